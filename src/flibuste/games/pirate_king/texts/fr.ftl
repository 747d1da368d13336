game-name = Pirate King
game-line = Révélez vos cartes une à une, et arrêtez-vous avant la troisième malédiction.

# Cartes
card-pirate-mother-marrow = Mère La Moelle
card-pirate-salt-sibyl = Sibylle Salée
card-pirate-brow-the-bold = Sourcil-Hardi
card-pirate-parakeet-pru = Prune Perruche
card-pirate-one-eyed-ondine = Ondine la Borgne
card-pirate-gravedigger-gil = Gil le Fossoyeur
card-pirate-magpie-meg = Margot la Pie
card-pirate-black-spot-bart = Bart Tache-Noire
card-pirate-bellowing-bo = Bo la Beuglante
card-pirate-quiet-quill = Plume-Muette
card-starter-anchor-cutlass = Coutelas
card-starter-anchor-doubloon = Doublon
card-starter-anchor-deckhand = Matelot
card-starter-anchor-rusty-blade = Lame rouillée
card-starter-anchor-stolen-purse = Bourse volée
card-starter-anchor-powder-keg = Baril de poudre
card-starter-anchor-boarding-axe = Hache d’abordage
card-starter-anchor-dropped-anchor = Ancre jetée
card-starter-wheel-cutlass = Coutelas
card-starter-wheel-doubloon = Doublon
card-starter-wheel-deckhand = Matelot
card-starter-wheel-rusty-blade = Lame rouillée
card-starter-wheel-stolen-purse = Bourse volée
card-starter-wheel-powder-keg = Baril de poudre
card-starter-wheel-helmsman = Timonier
card-starter-wheel-full-sail = Toutes voiles
card-starter-shell-cutlass = Coutelas
card-starter-shell-doubloon = Doublon
card-starter-shell-deckhand = Matelot
card-starter-shell-rusty-blade = Lame rouillée
card-starter-shell-stolen-purse = Bourse volée
card-starter-shell-powder-keg = Baril de poudre
card-starter-shell-pearl-diver = Pêcheuse de perles
card-starter-shell-siren-song = Chant de sirène
card-starter-compass-cutlass = Coutelas
card-starter-compass-doubloon = Doublon
card-starter-compass-deckhand = Matelot
card-starter-compass-rusty-blade = Lame rouillée
card-starter-compass-stolen-purse = Bourse volée
card-starter-compass-powder-keg = Baril de poudre
card-starter-compass-navigator = Navigatrice
card-starter-compass-false-north = Faux nord
card-starter-hook-cutlass = Coutelas
card-starter-hook-doubloon = Doublon
card-starter-hook-deckhand = Matelot
card-starter-hook-rusty-blade = Lame rouillée
card-starter-hook-stolen-purse = Bourse volée
card-starter-hook-powder-keg = Baril de poudre
card-starter-hook-old-hook = Vieux crochet
card-starter-hook-grudge = Rancune
card-monster-abyssal-kraken = Kraken des abysses
card-monster-pale-leviathan = Léviathan pâle
card-monster-drowned-admiral = Amiral noyé
card-monster-coral-basilisk = Basilic de corail
card-monster-harbour-hydra = Hydre du port
card-monster-storm-roc = Roc des tempêtes
card-monster-siren-choir = Chœur des sirènes
card-monster-ghost-galleon = Galion fantôme
card-monster-hermit-colossus = Bernard-l’ermite colosse
card-monster-mirror-selkie = Selkie miroir
card-monster-lantern-angler = Baudroie-lanterne
card-monster-tide-golem = Golem des marées
card-monster-gilded-eel = Anguille dorée
card-monster-old-brinetooth = Vieux Crocsel
card-loot-jade-mask = Masque de jade
card-loot-obsidian-idol = Idole d’obsidienne
card-loot-sun-disc = Disque solaire
card-loot-moon-chalice = Calice lunaire
card-loot-bone-flute = Flûte d’os
card-loot-sunken-sceptre = Sceptre englouti
card-loot-cursed-urn = Urne maudite
card-loot-royal-signet = Chevalière royale
card-loot-admirals-medal = Médaille d’amiral
card-loot-queens-tiara = Tiare de la reine
card-loot-haunted-crown = Couronne hantée
card-loot-ransom-note = Demande de rançon
card-loot-fine-sabre = Beau sabre
card-loot-twin-daggers = Dagues jumelles
card-loot-bronze-cannon = Canon de bronze
card-loot-hexed-harpoon = Harpon ensorcelé
card-loot-swivel-gun = Pierrier
card-loot-sack-of-silver = Sac d’argent
card-loot-gold-ingots = Lingots d’or
card-loot-dead-mans-chest = Coffre du mort
card-loot-spice-crate = Caisse d’épices
card-loot-bloody-plunder = Pillage sanglant
card-loot-damned-hoard = Magot damné
card-loot-spyglass = Longue-vue
card-loot-holy-water = Eau bénite
card-loot-blessed-rum = Rhum béni
card-loot-talking-parrot = Perroquet bavard
card-loot-tailwind = Vent arrière
card-loot-black-flag = Pavillon noir
card-loot-smugglers-ledger = Registre de contrebande
card-loot-wanted-poster = Avis de recherche
card-loot-trophy-rack = Râtelier à trophées
card-loot-captains-hat = Chapeau de capitaine
card-loot-astrolabe = Astrolabe
card-loot-salvage-net = Filet de récupération
card-loot-wilson-the-coconut = Wilson la noix de coco
card-loot-treasure-map = Carte au trésor
card-loot-powder-smoke = Fumée de poudre
card-loot-pickpocket-monkey = Singe chapardeur
card-blank = une carte vierge

# Paquets
deck-anchor = Ancre
deck-wheel = Barre
deck-shell = Coquillage
deck-compass = Boussole
deck-hook = Crochet

# Symboles
symbol-sword = Épée
symbol-gold = Or
symbol-curse = Malédiction
symbol-crown = Couronne
symbol-relic = Relique
symbol-pirate = Marque de pirate
symbol-loot = Marque de butin
symbol-monster = Marque de monstre
symbol-anchor = Ancre
symbol-wheel = Barre
symbol-shell = Coquillage
symbol-compass = Boussole
symbol-hook = Crochet

# Cartes et pirates en rangées
some-card = { $name }
some-card-down = { $name } face cachée
some-copy = { $name } (copie : { $other_name })
some-lent = { $name } (prêtée par { $seat })
some-seat = { $seat }
some-card-figures = { $name } ({ $figures })
some-swords = { $n ->
    [one] { $n } épée
   *[other] { $n } épées
}
some-gold = { $n } or
some-curses = { $n ->
    [one] { $n } malédiction
   *[other] { $n } malédictions
}
some-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}

# Ce que font les cartes
effect-reveal = { $target ->
    [self] { $n ->
        [one] révèle une carte de plus
       *[other] révèle { $n } cartes de plus
    }
    [others] force tous les autres à révéler { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
   *[one_other] force un autre à révéler { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
}
effect-copy_previous = copie votre carte précédente
effect-peek_reorder = { $n ->
    [one] regarde la prochaine carte
   *[other] regarde les { $n } prochaines cartes et les range
}
effect-flip_down = { $target ->
    [self] retourne { $n ->
        [one] une carte
       *[other] { $n } cartes
    } « { $symbol } »
    [others] force tous les autres à retourner { $n ->
        [one] une carte
       *[other] { $n } cartes
    } « { $symbol } »
   *[one_other] force un autre à retourner { $n ->
        [one] une carte
       *[other] { $n } cartes
    } « { $symbol } »
}
effect-gain_per = { $swords ->
    [0] { $gold } or de plus
   *[other] { $gold ->
        [0] { $swords ->
            [one] { $swords } épée de plus
           *[other] { $swords } épées de plus
        }
       *[other] { $swords ->
            [one] { $swords } épée
           *[other] { $swords } épées
        } et { $gold } or de plus
    }
} par symbole « { $symbol } »
effect-collect_set = compte comme relique
effect-take_captain = prend le pion Capitaine
effect-look_keep_one = révèle l’une des deux prochaines cartes
effect-play_from_discard = joue une carte de la défausse
effect-lend_card = se prête à un autre pirate
effect-loot_into_play = { $n ->
    [one] joue la prochaine carte de la pile Butin
   *[other] joue les { $n } prochaines cartes de la pile Butin
}

# Options
option-setup = Pirates et paquets
    .help = Chacun choisit un pirate et un paquet de départ, dans le sens horaire à partir du premier Capitaine, ou le sort les distribue.
option-setup-choose = choisis
option-setup-deal = tirés au sort
option-stopped_players_can_be_sunk = Un pirate arrêté peut couler
    .help = Une carte prêtée à un pirate qui s’est arrêté peut apporter la troisième malédiction.
option-forced_reveal_hits_stopped_players = Les pirates arrêtés révèlent si on les y force
    .help = Qui s’est arrêté révèle aussi une carte quand celle d’un autre l’exige de tous.
option-gain_per_is_continuous = Les bonus sont recomptés à chaque changement
    .help = Sinon, un bonus par symbole est compté une fois, quand sa carte est résolue.
option-sunk_players_rank_for_monsters = Les pirates coulés peuvent prendre des monstres
    .help = S’il reste moins de deux autres pirates ; sinon, les monstres restants vont dans la boîte.
option-peek_reshuffles_only_when_pile_empty = On ne regarde pas au-delà de la pioche
    .help = Sinon, la défausse est mélangée sous la pioche quand il y a trop peu de cartes.
option-wilson_auto_retrieve = Les cartes prêtées reviennent d’elles-mêmes
    .help = Sinon, leur propriétaire doit penser à les reprendre.
option-starter_deck_identical = Paquets de départ identiques
    .help = Tous les pirates commencent avec les cartes du même paquet.

# Questions
prompt-over = La partie est finie.
prompt-pirate = Choisissez votre pirate.
prompt-deck = Choisissez votre paquet de départ.
prompt-reveal = Révéler une carte ou vous arrêter ? Vous avez { $curses ->
    [one] { $curses } malédiction
   *[other] { $curses } malédictions
}, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} et { $gold } or.
prompt-reveal-locked = Vous avez choisi. Les autres réfléchissent encore.
prompt-order = Laquelle de ces { $n } cartes vient { $placed ->
    [0] en premier
   *[other] ensuite
} ?
prompt-keep = Révélez l’une des deux cartes ; l’autre est défaussée.
prompt-salvage = Placez une carte de votre défausse dans votre zone de jeu.
prompt-more = Vous n’avez pas de défausse. Révéler plutôt votre prochaine carte ?
prompt-flip = { $name } : retournez face cachée une de vos cartes « { $symbol } ».
prompt-flip-forced = { $name }, carte jouée par { $other } : retournez face cachée une de vos cartes « { $symbol } ».
prompt-lend = À qui prêtez-vous { $name } ?
prompt-target = { $name } : qui est touché ?
prompt-tie = { $n ->
    [0] { $value ->
        [-1] Égalité entre pirates coulés
       *[other] Égalité à { $value } { $contest ->
            [swords] { $value ->
                [one] épée
               *[other] épées
            }
           *[gold] or
        }
    } : lequel de ces { $left } pirates passe en premier ?
   *[other] Lequel des { $left } autres passe ensuite ? Le dernier reçoit le pion Capitaine.
}
prompt-monster = Prenez un monstre.
prompt-loot = Prenez une carte Butin.
prompt-box = Mettez une carte Butin dans la boîte.
prompt-lent = La manche { $round } se termine.
prompt-crown = Égalité à { $points } couronnes : qui nommez-vous roi des pirates ?
prompt-wait-reveal = { $n ->
    [one] { $seats } réfléchit encore.
   *[other] { $seats } réfléchissent encore.
}
prompt-wait-pirate = { $seat } choisit un pirate.
prompt-wait-deck = { $seat } choisit un paquet de départ.
prompt-wait-order = { $seat } range les cartes regardées.
prompt-wait-keep = { $seat } garde une carte sur deux.
prompt-wait-salvage = { $seat } parcourt sa défausse.
prompt-wait-more = { $seat } peut révéler une carte de plus.
prompt-wait-flip = { $seat } retourne une carte face cachée.
prompt-wait-lend = { $seat } prête une carte.
prompt-wait-target = { $seat } choisit la cible d’une carte.
prompt-wait-tie = { $seat }, Capitaine, départage les pirates à égalité.
prompt-wait-monster = { $seat } prend un monstre.
prompt-wait-loot = { $seat } prend une carte Butin.
prompt-wait-box = { $seat } met une carte Butin dans la boîte.
prompt-wait-lent = { $seat } termine la manche.
prompt-wait-crown = { $seat }, Capitaine, nomme le roi des pirates.

# Coups
label-pirate = Naviguer avec { $name }
label-deck = Prendre le paquet { $name }
label-reveal = Révéler une carte
label-stop = S’arrêter
label-more = Révéler la prochaine carte
label-enough = Ne rien révéler
label-ready = Prêt
label-flip = Retourner { $name } ({ $place })
label-flip-none = Retourner la carte { $place }
label-next = { $name } vient ensuite
label-keep = Révéler { $name }
label-salvage = Jouer { $name }
label-lend = La prêter à { $seat }
label-target = Toucher { $seat }
label-first = { $seat } passe { $n ->
    [1] en premier
   *[other] ensuite
}
label-crown = { $seat } est roi des pirates
label-no-seat = Place { $n }
label-monster = Prendre { $name } ({ $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
})
label-loot = Prendre { $name }
label-box = Mettre { $name } dans la boîte
label-retrieve = Reprendre { $name }
hint-known = La prochaine carte est { $name }.
hint-card = { $figures }
hint-deck = { $cards }
hint-relic = { $n ->
    [1] Votre première relique : { $crowns } couronne
   *[other] { $n } reliques : { $crowns } couronnes
} ({ $figures }).
hint-relic-wins = Avec { $n } reliques, vous gagnez la partie ({ $figures }).
hint-curses = Cela fera { $curses ->
    [one] { $curses } malédiction
   *[other] { $curses } malédictions
}.

# Refus
refusal-already-locked = Vous avez choisi ; reprenez votre choix pour en changer.
refusal-effects-first = Les effets sont résolus avant toute nouvelle révélation.
refusal-stop-between-steps = On s’arrête entre deux révélations, pas pendant que des effets sont résolus.
refusal-stop-is-final = Votre arrêt vaut pour toute la manche.
refusal-sunk = Votre navire a coulé dans cette manche.
refusal-not-revealing = Les cartes sont révélées dans la deuxième étape d’une manche.
refusal-only-at-setup = Pirates et paquets sont choisis avant la première manche.
refusal-pirate-taken = { $name } navigue avec quelqu’un d’autre.
refusal-pirate-first = Choisissez d’abord votre pirate.
refusal-pirate-chosen = Vous avez déjà votre pirate.
refusal-deck-taken = Le paquet { $name } est déjà pris.
refusal-same-deck = Tous jouent avec le paquet { $name }.
refusal-no-flip = Aucune carte n’est retournée en ce moment.
refusal-no-card-there = Il n’y a pas de carte { $place } dans votre zone de jeu.
refusal-lacks-symbol = { $name } ne porte pas le symbole « { $symbol } ».
refusal-already-down = { $name } est déjà face cachée.
refusal-no-order = Aucune carte n’est à reposer en ce moment.
refusal-not-looked-at = { $name } n’est pas parmi les cartes que vous regardez.
refusal-no-keep = Aucune carte n’est à garder en ce moment.
refusal-not-drawn = { $name } n’est pas parmi les cartes que vous regardez.
refusal-no-salvage = Aucune carte n’est jouée d’une défausse en ce moment.
refusal-no-fallback = La carte du dessus n’est révélée à la place que si votre défausse est vide.
refusal-not-in-discard = { $name } n’est pas dans votre défausse.
refusal-no-lend = Aucune carte n’est prêtée en ce moment.
refusal-lend-to-yourself = Une carte se prête à un autre pirate.
refusal-lend-to-sunk = { $seat } a coulé.
refusal-no-target = Aucun effet ne demande de cible en ce moment.
refusal-not-yourself = Les effets sur les autres ne vous touchent jamais.
refusal-cannot-be-hit = { $seat } est hors d’atteinte.
refusal-no-tie = Il n’y a pas d’égalité à départager en ce moment.
refusal-not-tied = { $seat } n’est pas à égalité, ou a déjà sa place.
refusal-no-battle = Vous n’avez pas de monstre à prendre en ce moment.
refusal-no-such-monster = { $name } n’est pas parmi les monstres exposés.
refusal-no-loot = Vous n’avez pas de butin à prendre en ce moment.
refusal-no-such-loot = { $name } n’est pas parmi les cartes exposées.
refusal-no-box = Aucune carte ne va dans la boîte en ce moment.
refusal-not-to-box = { $name } n’est pas parmi les cartes exposées.
refusal-nothing-lent = Les cartes prêtées se reprennent à la fin d’une manche.
refusal-not-lent = Vous n’avez pas prêté { $name }.
refusal-no-crown = Il n’y a pas de gagnant à nommer en ce moment.
refusal-not-in-the-lead = { $seat } n’est pas en tête.

# Ce qui arrive
event-captain = { $seat } est le premier Capitaine.
event-chose-pirate = { $seat } navigue avec { $name }.
event-chose-deck = { $seat } prend le paquet { $name }.
event-round = La manche { $round } commence.
event-monster-up = Un monstre apparaît : { $name }.
event-loot-up = Butin exposé : { $name }.
event-locked = { $seat } a choisi.
event-stopped = { $seat } s’arrête.
event-revealed = { $how ->
    [forced] { $seat } doit révéler { $name }.
    [kept] { $seat } garde et révèle { $name }.
    [effect] { $seat } révèle aussi { $name }.
   *[step] { $seat } révèle { $name }.
}
event-empty = { $seat } n’a plus de carte à révéler et s’arrête.
event-copied = Chez { $seat }, { $name } devient { $other_name }.
event-blank = Chez { $seat }, { $name } n’a rien à copier et reste vierge.
event-peeked = { $seat } regarde { $n ->
    [one] sa prochaine carte
   *[other] ses { $n } prochaines cartes
}.
event-peeked-face = Vous voyez { $name }.
event-ordered = { $seat } repose { $n } cartes dans l’ordre de son choix.
event-discarded = { $seat } défausse { $name }.
event-salvaged = { $seat } joue { $name } de sa défausse.
event-loot-played = { $seat } joue { $name } de la pile Butin et garde la carte.
event-flipped = { $seat } retourne { $name } face cachée.
event-token = Le pion Capitaine quitte { $seat } pour { $other }.
event-hit = { $kind ->
    [reveal] { $seat }, avec { $name }, force { $other } à révéler.
   *[flip_down] { $seat }, avec { $name }, force { $other } à retourner une carte.
}
event-lent = { $seat } prête { $name } à { $other }.
event-sank = { $seat } coule avec { $curses } malédictions.
event-reshuffled = { $seat } mélange { $cards ->
    [one] la seule carte
   *[other] les { $cards } cartes
} de sa défausse pour en faire sa pioche.
event-battle = On combat les monstres.
event-looting = On partage le butin.
event-tied = { $value ->
    [-1] { $n } pirates coulés sont à égalité.
   *[other] { $n } pirates sont à égalité avec { $value } { $contest ->
        [swords] { $value ->
            [one] épée
           *[other] épées
        }
       *[gold] or
    }.
}
event-placed = { $n ->
    [1] { $seat } passe en premier parmi les pirates à égalité.
   *[other] { $seat } passe ensuite.
}
event-took-monster = { $seat } prend { $name } : { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}.
event-boxed = { $name } va dans la boîte.
event-took-loot = { $seat } prend { $name }.
event-boxed-by = { $seat } met { $name } dans la boîte.
event-retrieved = { $seat } reprend { $name } à { $other }.
event-forgotten = { $seat } a oublié { $name } : la carte appartient désormais à { $other }.
event-scored = { $seat } : { $points } couronnes en tout, dont { $crowns } sur des cartes ; { $relics ->
    [0] aucune relique
    [one] { $relics } relique
   *[other] { $relics } reliques
}.
event-crowned = Le titre de roi des pirates revient à { $seat }.
event-ended = La partie est finie.

# La table en phrases
table-round = Manche { $round } sur { $rounds }, révélation { $step }. Capitaine : { $seat }.
table-displays = { $m ->
    [0] Butin : { $loot }.
   *[other] { $n ->
        [0] Monstres : { $monsters }.
       *[other] Monstres : { $monsters }. Butin : { $loot }.
    }
}
table-pirate = { $seat } { $state ->
    [sea] est en mer
    [stopped] est à l’arrêt
   *[sunk] a coulé
} : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $gold } or, { $curses ->
    [one] { $curses } malédiction
   *[other] { $curses } malédictions
} ; { $n ->
    [0] aucune carte
   *[other] { $cards }
}. Pioche { $draw }, défausse { $discard }.
table-crowns = { $seat } : { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}{ $captain ->
    [1] , Capitaine
   *[0] {""}
}, { $relics ->
    [0] aucune relique
    [one] { $relics } relique
   *[other] { $relics } reliques
}.
table-known = { $n ->
    [one] Vous connaissez votre prochaine carte : { $cards }.
   *[other] Vous connaissez vos { $n } prochaines cartes : { $cards }.
}
table-own-discard = Votre défausse, { $n } : { $cards }.
table-locked = Vous avez choisi de { $choice ->
    [stop] vous arrêter
   *[reveal] révéler
}.
table-piles = Dans les piles : { $monsters } monstres, { $loot } cartes Butin.
table-boxed = Dans la boîte, { $n } : { $cards }.

# La fin
outcome-crowns = { $seat } est roi des pirates avec { $points } couronnes, { $lead } de plus que le pirate suivant.
outcome-relics = { $seat } est roi des pirates avec { $relics } reliques, et { $points } couronnes.
outcome-captain = { $seat }, à égalité avec { $points } couronnes, est Capitaine et donc roi des pirates.
outcome-named = { $seat }, à égalité avec { $points } couronnes, reçoit de { $other } le titre de roi des pirates.

# Ce qui ne peut pas être
position-seats = Le champ « seats » devrait donner { $players } places.
position-phase = Ce qui est en cours dans la position (« stack », « hitting », « contest », etc.) ne va pas avec la phase { $phase }.
figures-one-copy = La carte { $id } ne peut exister qu’une fois : pirates et cartes de départ n’ont pas de double.
figures-lent-twice = La carte { $id } a deux effets qui la prêtent.
figures-deck = Le paquet { $deck } devrait donner les { $size } cartes de départ qui le nomment.
figures-no-such-deck = { $id } nomme le paquet « { $deck } », qui n’existe pas.
figures-too-few-pirates = { $pirates } pirates et { $decks } paquets sont trop peu pour { $players } joueurs.

# Rapports
tally-rounds = manches
tally-steps = révélations
tally-cards = cartes jouées
tally-sinkings = naufrages
tally-ties = égalités
tally-flips = cartes retournées
tally-copies = copies
tally-lent = cartes prêtées
tally-forgotten = cartes oubliées
tally-shuffles = mélanges

# La table dessinée
board-heading-setup = choix des pirates et des paquets
board-heading-round = manche { $round }/{ $rounds }
board-step-reveal = réunir épées et or
board-step-swords = combattre les monstres
board-step-gold = partager le butin
board-step-lent = fin de la manche
board-round-of = Manche { $round } sur { $rounds }
board-monsters = Monstres
board-monsters-note = { $takers ->
    [one] pour qui a le plus d’épées
   *[other] pour les { $takers } qui ont le plus d’épées
}
board-loot = Butins
board-loot-note = un chacun, le plus d’or d’abord
board-monsters-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
board-loot-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
board-none-left = Il n’en reste pas
board-line = { $contest ->
    [swords] Choix des monstres, dans l’ordre
   *[gold] Choix des butins, dans l’ordre
}
board-line-chooses = choisit maintenant
board-line-waits = attend
board-line-tied = à égalité
board-boxed = { $count } dans la boîte
board-tale = Ce qui s’est passé
board-lanes = Les autres pirates
board-own = Votre pirate
board-own-cards = Vos cartes
board-captain = Capitaine
board-standing = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $relics ->
    [0] pas de relique
    [one] { $relics } relique
   *[other] { $relics } reliques
}
board-relics = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}
board-owned = { $count ->
    [one] { $count } carte possédée
   *[other] { $count } cartes possédées
}
board-relics-score = Valeur des reliques
board-relics-worth = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
} : { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
board-relics-win = { $count } reliques : victoire
board-win = gagne
board-curses-of = { $curses ->
    [one] { $curses } malédiction sur { $most }
   *[other] { $curses } malédictions sur { $most }
}
board-curses-brief = { $curses } sur { $most }
board-total-swords = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}, { $rank }
board-total-gold = { $count } d’or, { $rank }
board-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
board-rank-tied = { $place ->
    [1] 1er
   *[other] { $place }e
}, égalité
board-cards-of = { $count ->
    [0] { $name }, aucune carte
    [one] { $name }, { $count } carte
   *[other] { $name }, { $count } cartes
}
board-at-sea = en mer
board-thinking = réfléchit
board-decided = choix fait
board-stopped = à l’arrêt
board-sunk = au fond
board-hit = doit obéir
board-at-order = regarde des cartes
board-at-keep = regarde des cartes
board-at-salvage = fouille la défausse
board-at-more = peut révéler encore
board-at-flip = retourne une carte
board-at-lend = prête une carte
board-at-target = vise
board-at-tie = départage
board-at-monster = prend un monstre
board-at-loot = prend un butin
board-at-box = met à la boîte
board-at-lent = finit la manche
board-at-crown = nomme le roi
board-locked = choisi
board-locked-words = choix fait, caché à tous
board-lost = perdue avec le navire : { $name }
board-tile-sunk = au fond
board-tile-stopped = à l’arrêt
board-pile-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-discard-count = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
board-discard-top = { $count ->
    [one] { $count } carte dans la défausse : { $name }
   *[other] { $count } cartes dans la défausse, { $name } au-dessus
}
board-own-pile = { $draw ->
    [one] Pioche, { $draw } carte
   *[other] Pioche, { $draw } cartes
} ; { $discard } en défausse
board-reveal = Révéler
board-in-pile = { $count } en pioche
board-in-discard = { $count } en défausse
board-known = ensuite : { $name }
board-discard = Défausse
board-own-discard = Votre défausse, { $count }
board-looked-at = { $count ->
    [one] La prochaine carte, visible pour vous
   *[other] Vos { $count } prochaines cartes, visibles pour vous
}
board-risk = Risque de couler
board-percent = { $percent } %
board-risk-of = { $hits ->
    [one] { $hits } carte
   *[other] { $hits } cartes
} sur les { $unseen } qui peuvent venir
board-risk-hint = { $percent } % de couler
board-stop-with = { $swords ->
    [one] avec { $swords } épée
   *[other] avec { $swords } épées
}, { $gold } d’or
board-one-more = Une malédiction de plus et vous coulez.
board-lent = prêtée
board-lent-by = prêtée par { $name }
board-copied-by = copiée par { $name }
board-count = { $beat }
board-pirates = Pirates
board-decks = Paquets de départ
board-deck = Paquet { $name }
board-order = Ordre des choix
board-chooses = choisit
board-waits = attend
board-does-reveal = { $target ->
    [self] encore { $n }
   *[others] révèlent { $n }
}
board-does-copy_previous = copie
board-does-peek_reorder = regarder { $n }
board-does-flip_down = { $target ->
    [self] retourner
   *[others] retournent
}
board-does-gain_per = par
board-does-collect_set = relique
board-does-take_captain = Capitaine
board-does-look_keep_one = garde 1 sur 2
board-does-play_from_discard = de la défausse
board-does-lend_card = à prêter
board-does-loot_into_play = pioche ici
