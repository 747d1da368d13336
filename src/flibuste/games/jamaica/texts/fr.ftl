game-name = Jamaica
game-line = Faites le tour de l’île, remplissez vos cales, et gare à qui partage votre case.

# Navires, actions et marchandises
ghost = Le Vaisseau fantôme
action-forward = avancer
action-backward = reculer
action-food = charger de la nourriture
action-gold = charger de l’or
action-powder = charger de la poudre
some-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
some-gold = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
some-powder = { $n ->
    [one] { $n } poudre
   *[other] { $n } poudres
}
some-seat = { $seat }
some-space = { $space }
cargo = { $goods ->
    [food] { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    }
    [gold] { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    }
   *[powder] { $amount ->
        [one] { $amount } poudre
       *[other] { $amount } poudres
    }
}
kind-of-goods = { $goods ->
    [food] nourriture
    [gold] doublons
   *[powder] poudre
}
such-goods = { $goods ->
    [food] de la nourriture
    [gold] des doublons
   *[powder] de la poudre
}
card-name = { $morning } puis { $evening }
name-of-hold = { $hold ->
    [6] 6e cale
   *[other] cale { $hold }
}
title-of-hold = { $hold ->
    [6] 6e cale
   *[other] Cale { $hold }
}
the-hold = { $hold ->
    [6] la 6e cale
   *[other] la cale { $hold }
}
hold-contents = { $some } ({ name-of-hold })

# Trésors
treasure-map = Carte de Morgan
    .a = la Carte de Morgan
    .the = la Carte de Morgan
treasure-saber = Sabre de Saran
    .a = le Sabre de Saran
    .the = le Sabre de Saran
treasure-beth = Lady Beth
    .a = Lady Beth
    .the = Lady Beth
treasure-sixth = 6e cale
    .a = une 6e cale
    .the = la 6e cale
treasure-rum = Rhum
    .a = du Rhum
    .the = le Rhum
treasure-sextant = Sextant
    .a = un Sextant
    .the = le Sextant
treasure-anchor = Ancre
    .a = une Ancre
    .the = l’Ancre
treasure-gold = Trésor d’or
    .a = un trésor d’or
    .the = le trésor d’or
treasure-cursed = Trésor maudit
    .a = un trésor maudit
    .the = le trésor maudit
some-treasure = { $name }
some-worth = { $kind ->
    [gold] de l’or valant { $value }
    [cursed] une malédiction de { $value }
   *[power] un trésor spécial
}

# Cases
spot = { $terrain ->
    [port_royal] Port Royal
    [sea] la case { $space } ({ $price ->
        [one] { $price } nourriture
       *[other] { $price } nourritures
    })
    [port] le port de la case { $space } ({ $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    })
   *[lair] le repaire de la case { $space }
}
at-spot = { $terrain ->
    [port_royal] à Port Royal
    [sea] sur la case { $space } ({ $price ->
        [one] { $price } nourriture
       *[other] { $price } nourritures
    })
    [port] au port de la case { $space } ({ $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    })
   *[lair] au repaire de la case { $space }
}
spot-in-short = { $terrain ->
    [port_royal] Port Royal
    [sea] { $space } : { $price ->
        [one] { $price } nourriture
       *[other] { $price } nourritures
    }
    [port] { $space } : { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }
   *[lair] { $space } : repaire
}

# Ce qui est demandé
prompt-dice = Vous êtes Capitaine. Quel dé pour le matin : { $a } ou { $b } ?
prompt-dice-alike = Vous êtes Capitaine. Les deux dés montrent { $a }.
prompt-card = Choisissez une carte : { $morning } le matin, { $evening } le soir.
prompt-card-locked = Votre carte est posée. Les autres choisissent encore.
prompt-length = { $back ->
    [0] Avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, ou d’une de plus ou de moins ?
   *[other] Reculer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, ou d’une de plus ou de moins ?
}
prompt-length-fixed = { $back ->
    [0] Vous avancez de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
   *[other] Vous reculez de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
}
prompt-fork = { $back ->
    [0] La route se partage à la case { $space }
   *[other] Deux voies se rejoignent à la case { $space }
} : quelle voie prendre, avec encore { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} à parcourir ?
prompt-fork-retreat = Deux voies se rejoignent à la case { $space } : par laquelle reculer ?
prompt-fork-ghost = Le Vaisseau fantôme est à la case { $space } et { $back ->
    [0] avance
   *[other] recule
} encore de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : par quelle voie ?
prompt-target = Plusieurs navires sont sur la case { $space } : lequel attaquer ?
prompt-target-one = Un autre navire est sur la case { $space } : il est attaqué.
prompt-target-ghost = Plusieurs navires sont sur la case { $space } : lequel le Vaisseau fantôme attaque-t-il ?
prompt-powder-attack = Vous attaquez { $other }. Poudre dépensée : { $powder }, à bord : { $left }. En ajouter, ou lancer le dé ?
prompt-powder-defend = { $other } vous attaque avec un total de { $total }. Poudre dépensée : { $powder }, à bord : { $left }. En ajouter, ou lancer le dé ?
prompt-saber = { $own ->
    [1] Vous obtenez
   *[other] { $ship } obtient
} { $die ->
    [0] une étoile
   *[other] { $die }, ce qui fait { $total }
}. Faire relancer ce dé ?
prompt-reward = Vous avez battu { $other }. Que prenez-vous ?
prompt-reward-ghost = Le Vaisseau fantôme a battu { $other }. Que prend-il ?
prompt-stow = Vous capturez { $some }. Dans quelle cale ?
prompt-load = Vous chargez { $some }. Dans quelle cale ?
prompt-pay = Vous payez { $some } pour { $space ->
    [0] Port Royal
   *[other] la case { $space }
}. De quelle cale ?
prompt-ghost = { $half ->
    [0] Le matin
   *[other] Le soir
}, le Vaisseau fantôme se déplace de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : avancer ou reculer ?
prompt-wait-dice = { $seat } place les dés.
prompt-wait-card = { $n ->
    [one] { $seats } choisit encore une carte.
   *[other] { $seats } choisissent encore une carte.
}
prompt-wait-length = { $seat } se demande jusqu’où aller.
prompt-wait-fork = { $seat } choisit une voie.
prompt-wait-target = { $seat } choisit qui attaquer.
prompt-wait-powder = { $seat } charge les canons.
prompt-wait-saber = { $seat } a la main sur le Sabre de Saran.
prompt-wait-reward = { $seat } choisit sa prise.
prompt-wait-stow = { $seat } range le butin.
prompt-wait-load = { $seat } choisit une cale à charger.
prompt-wait-pay = { $seat } choisit la cale qui paie.
prompt-wait-ghost = { $seat } tient la barre du Vaisseau fantôme.
prompt-over = La partie est terminée.

# Ce qu’on peut faire
label-morning = { $die } le matin, { $other } le soir
    .short = { $die }, puis { $other }
label-morning-none = { $die } le matin
label-hold = Choisir { the-hold }
label-load = Charger dans { the-hold } (vide)
    .short = { title-of-hold }
label-load-over = Vider { the-hold } ({ $some }) et y charger
    .short = { title-of-hold }, perd { $some }
label-pay = Payer un jeton de { the-hold }, qui contient { $some }
    .short = { title-of-hold } ({ $some })
label-spend = Dépenser une poudre de { the-hold }, qui contient { $some }
    .short = { title-of-hold } ({ $some })
label-roll = Lancer le dé { $powder ->
    [0] sans poudre
    [one] avec { $powder } poudre
   *[other] avec { $powder } poudres
}
    .short = Lancer le dé
label-reroll = Faire relancer le dé
    .short = Relancer
label-stand = Garder ce jet
label-shorter = { $steps ->
    [0] Rester ici, grâce à l’Ancre
    [one] Se déplacer de { $steps } case, grâce à l’Ancre
   *[other] Se déplacer de { $steps } cases, grâce à l’Ancre
}
    .short = { $steps }, Ancre
label-shorter-none = Se déplacer d’une case de moins, grâce à l’Ancre
label-exact = { $steps ->
    [one] Se déplacer de { $steps } case
   *[other] Se déplacer de { $steps } cases
}
    .short = { $steps }
label-exact-none = Se déplacer d’autant que dit le dé
label-longer = { $steps ->
    [one] Se déplacer de { $steps } case, grâce au Sextant
   *[other] Se déplacer de { $steps } cases, grâce au Sextant
}
    .short = { $steps }, Sextant
label-longer-none = Se déplacer d’une case de plus, grâce au Sextant
label-forward = { $steps ->
    [one] Avancer de { $steps } case
   *[other] Avancer de { $steps } cases
}
    .short = Avancer
label-backward = { $steps ->
    [one] Reculer de { $steps } case
   *[other] Reculer de { $steps } cases
}
    .short = Reculer
label-stay-home = Rester à Port Royal
    .short = Rester
label-nothing = Ne rien prendre
label-attack = Attaquer { $ship }
label-loot = Piller { $ship }, { name-of-hold } : { $some }
    .short = Prendre { $some }
label-loot-none = Piller { the-hold }
label-steal-hidden = { $n ->
    [one] Dépouiller { $ship } : le trésor face cachée
   *[other] Dépouiller { $ship } : un des { $n } trésors face cachée
}
    .short = Voler un trésor face cachée
label-steal-hidden-none = Voler un trésor face cachée
label-steal = Dépouiller { $ship } : { $name }
    .short = Voler { $name }
label-steal-none = Voler { $name }
label-give = Maudire { $ship } : malédiction de { $value }
    .short = Donner la malédiction de { $value }
label-give-none = Donner une malédiction de { $value }
label-sail = Passer par { spot }
    .short = { spot-in-short }
label-play = { $first ->
    [0] Jouer : { $morning }, puis { $evening }
   *[other] Matin { $first } : { $morning }. Soir { $second } : { $evening }
}
    .short = { $first ->
        [0] Jouer : { $morning }, puis { $evening }
       *[other] Jouer : { $morning } ({ $first }), puis { $evening } ({ $second })
    }

# Ce qui s’ensuivrait
hint-lands = Le déplacement finit { at-spot }.
hint-finish = Vous rentrez à Port Royal.
hint-stays = Le navire ne bouge pas : ni combat, ni prix, ni trésor.

# Pourquoi pas
refusal-dice-placed = Les dés sont déjà placés pour cette manche.
refusal-no-such-die = Les dés montrent { $a } et { $b }.
refusal-already-locked = Votre carte est posée ; reprenez-la pour en choisir une autre.
refusal-cards-later = On choisit une carte une fois par manche, dès que les dés sont placés.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $morning }, puis { $evening }.
    .short = pas dans votre main
refusal-holds-at-rest = Les jetons restent en cale tant qu’il n’y a rien à charger, à payer ou à tirer.
refusal-no-sixth-hold = Vous n’avez pas de 6e cale.
refusal-empty-hold-first = Une cale vide passe d’abord : { the-hold }.
refusal-same-goods = Cette cale contient déjà { such-goods } : on ne vide qu’une cale d’une autre marchandise.
    .short = contient déjà { such-goods }
refusal-never-joined = Des jetons n’en rejoignent jamais d’autres, même de leur sorte : une cale vide passe d’abord, { the-hold }.
refusal-load-must-be = Un chargement ne se refuse pas : choisissez-lui une cale.
refusal-first-empty-hold = Toutes les cales vides se valent : prenez { the-hold }.
refusal-wrong-goods = Le prix se paie en { kind-of-goods }, et { the-hold } n’en contient pas.
refusal-must-pay = Qui peut payer doit payer : choisissez la cale d’où vient le prochain jeton.
refusal-no-powder = Il n’y a pas de poudre dans { the-hold }.
refusal-no-more-powder = On ne peut pas ajouter de poudre pour le second jet.
refusal-no-roll = Il n’y a pas de combat pour lequel lancer le dé.
refusal-no-reroll = Il n’y a pas de jet que le Sabre de Saran puisse changer.
refusal-no-anchor = Il faut l’Ancre pour parcourir une case de moins.
refusal-no-sextant = Il faut le Sextant pour parcourir une case de plus.
refusal-length-announced = Sextant et Ancre s’annoncent avant la première bifurcation.
refusal-no-die-sailed = Un navire à court recule sans dé : on ne peut ni allonger ni raccourcir son chemin.
refusal-length-fixed = Le dé dit combien de cases un navire parcourt.
refusal-no-fork = Votre navire n’est pas à une bifurcation.
refusal-not-there = La case { $space } n’est pas la suivante : choisissez { $first } ou { $second }.
refusal-no-target = Il n’y a personne à attaquer.
refusal-no-ship-there = On ne peut pas attaquer { $ship } : choisissez un autre navire sur la case de l’attaquant.
refusal-nothing-won = Seul le vainqueur d’un combat fait une prise.
refusal-nothing-to-loot = { $ship } n’a rien dans { the-hold }.
    .short = vide
refusal-no-room = Toutes vos cales contiennent déjà { such-goods } : il n’y a plus de place.
    .short = vos cales ont toutes { such-goods }
refusal-not-theirs = { $ship } n’a pas ce trésor : { $name }.
refusal-ghosts-beth = Lady Beth ne peut pas être volée au Vaisseau fantôme.
    .short = jamais au Vaisseau fantôme
refusal-nothing-hidden = { $ship } n’a pas de trésor face cachée.
refusal-no-such-curse = Vous n’avez pas de malédiction de { $value }.
refusal-ghost-gives-nothing = Le Vaisseau fantôme ne donne pas de malédiction.
refusal-no-course = Le Capitaine mène le Vaisseau fantôme après les deux joueurs, et ne choisit sa direction que s’il n’est ni premier ni dernier.

# Ce qui s’est passé
event-round = Manche { $round } : { $captain } est Capitaine.
    .heading = Manche { $round } · { $captain }
event-rolled = Les dés montrent { $a } et { $b }.
event-placed = { $seat } place les dés : { $morning } le matin, { $evening } le soir.
event-chosen = { $seat } pose une carte.
event-showed = { $seat } révèle sa carte : { $morning }, puis { $evening }.
event-loaded = { $ship } met { cargo } dans { the-hold }.
event-dumped = { $ship } rend { cargo } pour faire de la place.
event-banked = { $ship } ne garde que des doublons, et seulement dans une cale vide : { cargo } à la banque.
event-load-lost = { $ship } a déjà { such-goods } dans toutes ses cales et ne charge rien.
event-length = { $steps ->
    [0] { $ship } jette l’ancre et reste.
    [one] { $ship } se déplace de { $steps } case.
   *[other] { $ship } se déplace de { $steps } cases.
}
event-sailed = { $back ->
    [0] { $ship } avance { $from ->
        [0] de Port Royal
       *[other] de la case { $from }
    } { $to ->
        [0] à Port Royal
       *[other] à la case { $to }
    }.
   *[other] { $ship } recule { $from ->
        [0] de Port Royal
       *[other] de la case { $from }
    } { $to ->
        [0] à Port Royal
       *[other] à la case { $to }
    }.
}
event-arrived = { $ship } atteint { spot }.
event-attacked = { $ship } attaque { $other }.
event-spent = { $ship } dépense { $powder ->
    [one] { $powder } poudre
   *[other] { $powder } poudres
}.
event-fired = { $die ->
    [0] { $ship } obtient une étoile !
   *[other] { $ship } obtient { $die } : { $total } en tout.
}
event-rerolled = { $own ->
    [1] { $ship } tire le Sabre de Saran et relance son dé.
   *[other] { $ship } tire le Sabre de Saran : { $other } doit relancer.
}
event-won = { $ship } bat { $other }.
event-tied = { $ship } et { $other } sont à égalité : personne ne gagne.
event-looted = { $ship } pille { $other } : { cargo }.
event-stole = { $ship } dépouille { $other } : { $name } change de bord.
event-stole-hidden = { $ship } dépouille { $other } : un trésor face cachée change de bord.
event-stole-face = { $kind ->
    [gold] { $ship } a maintenant de l’or valant { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    [cursed] { $ship } a maintenant une malédiction : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
   *[power] { $ship } a maintenant { $name }.
}
event-cursed = { $ship } maudit { $other } : un trésor maudit change de bord.
event-cursed-face = { $other } a maintenant la malédiction : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-took-nothing = { $ship } ne prend rien.
event-paid = { $ship } paie { cargo }.
event-short = { $ship } manque de { kind-of-goods } : { $price } à payer, { $amount ->
    [0] rien à bord
   *[other] { $amount } à bord pour la banque
}.
event-retreated = { $ship } recule { $terrain ->
    [port_royal] jusqu’à Port Royal
    [sea] jusqu’à la case { $space }
    [port] jusqu’au port de la case { $space }
   *[lair] jusqu’au repaire de la case { $space }
}.
event-treasure-up = { $ship } retourne un trésor : { $name }.
event-treasure-down = { $ship } trouve un trésor et le garde face cachée.
event-treasure-face = { $kind ->
    [gold] Ce trésor est de l’or valant { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    [cursed] Ce trésor est maudit : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
   *[power] Ce trésor est { $name }.
}
event-drew = { $cards ->
    [one] { $seat } pioche { $cards } carte.
   *[other] { $seat } pioche { $cards } cartes.
}
event-drew-face = Carte piochée : { $morning }, puis { $evening }.
event-reshuffled = { $seat } mélange sa défausse.
event-ghost-course = { $stays ->
    [1] Le Vaisseau fantôme reste à Port Royal.
   *[other] { $back ->
        [0] Le Vaisseau fantôme avance.
       *[other] Le Vaisseau fantôme recule.
    }
}
event-finished = { $ship } est de retour à Port Royal : c’est la dernière manche.
event-ended = La partie est terminée.

# La table en phrases
table-round = { $morning ->
    [0] Manche { $round }, { $captain } est Capitaine ; les dés montrent { $a } et { $b }.
   *[other] Manche { $round }, { $captain } est Capitaine ; { $morning } le matin, { $evening } le soir.
}
table-turn = { $seat } joue { $card } ; { $half ->
    [0] c’est le matin
   *[other] c’est le soir
}.
table-battle = { $ship } attaque { $other } : { $attack ->
    [-1] aucun dé n’est encore lancé
   *[other] { $attack ->
        [0] une étoile
       *[other] { $attack }
    } contre { $defence ->
        [-1] un jet à venir
        [0] une étoile
       *[other] { $defence }
    }
}.
table-ship = { $ship }, { $lap ->
    [1] de retour à Port Royal
   *[other] { $terrain ->
        [port_royal] à Port Royal
        [sea] en mer, case { $space }
        [port] au port, case { $space }
       *[lair] au repaire, case { $space }
    }{ $lap ->
        [-1] , derrière le départ
       *[other] {""}
    }, encore { $distance ->
        [one] { $distance } pas
       *[other] { $distance } pas
    } avant l’arrivée
} : { $n ->
    [0] cales vides
   *[other] { $holds }
}{ $p ->
    [0] {""}
   *[other] {" "}; { $powers }
}{ $hidden ->
    [0] {""}
    [one] {" "}; { $hidden } trésor face cachée
   *[other] {" "}; { $hidden } trésors face cachée
}.
table-hand = Votre main : { $cards }.
table-locked = Votre carte pour cette manche : { $card }.
table-own-treasures = Vos trésors face cachée : { $treasures }.
table-known = { $ship } a face cachée, et vous le savez : { $treasures }.
table-piles = { $seat } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $draw } à piocher, { $discard } à la défausse.
table-tokens = { $n ->
    [0] Tous les repaires sont vides.
    [one] Il reste un trésor dans le repaire de la case { $spaces }.
   *[other] Il reste des trésors dans les repaires des cases { $spaces }.
}

# Qui gagne
outcome-points = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } d’avance.
outcome-distance = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : à égalité, le navire le plus avancé décide.
outcome-shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} par personne.

# Options
option-treasures = Trésors
    .help = Les 12 cartes de la première édition, avec ou sans le Rhum, le Sextant et l’Ancre ; 9 sont cachées dans les repaires.
option-treasures-full = les 15
option-treasures-classic = première édition, 12
option-rum_on_loot = Rhum et butin
    .help = Le Rhum ajoute un jeton aussi à ce qui est capturé au combat, et pas seulement aux chargements.
option-round_cap = Durée maximale, en manches
    .help = Si personne n’est rentré après ce nombre de manches, les points décident. 0 : pas de limite.

# Valeurs et positions impossibles
position-ships = Le champ « ships » doit donner { $ships } navires.
position-seats-cards = Le champ « seats » doit donner { $players } places.
position-locked = La carte posée de la place { $seat } ne va pas avec la phase.
position-no-battle = Le champ « battle » ne va pas avec la phase { $phase }.
position-no-moving = Le champ « moving » ne va pas avec la phase { $phase }.
position-no-goods = Le champ « goods » ne va pas avec la phase { $phase }.
position-tokens = Il y a { $tokens } jetons et { $treasures } trésors dans la pile ; les nombres doivent être égaux.
figures-space = La case { $space } ne peut pas être : les cases sont numérotées à partir de 0, seule Port Royal, les repaires sont gratuits, et une ou deux voies mènent à chacune et en partent.
figures-no-way-home = De la case { $space }, un navire pourrait voguer sans fin sans revenir à Port Royal.
figures-hand = Une main de { $hand } cartes ne va pas avec un paquet de { $cards } cartes, ou bien la Carte de Morgan la réduit.
figures-round-cap = La limite habituelle de manches dépasse la plus haute, { $most }.
figures-treasure = Le trésor { $id } ne peut pas être : un pouvoir est unique et sans valeur, l’or a une valeur positive et une malédiction une valeur négative.
figures-lairs = Il y a { $lairs } repaires et { $treasures } trésors de la première boîte sans Lady Beth : la pile doit avoir une carte par repaire.

# Ce que comptent les simulations
tally-rounds = manches
tally-combats = combats
tally-shortages = pénuries
tally-treasures = trésors trouvés
tally-loads = chargements
tally-ties = combats sans vainqueur

# La table dessinée
board-spaces = Cases autour de l’île
board-ships = Navires
board-ship-at = { $name }, { $space ->
    [0] à Port Royal
   *[other] case { $space }
}
board-place-west = Cockpit Country
board-place-east = Montagnes Bleues
board-port-royal = Port Royal
board-finish = arrivée : +{ $score }
board-space-port_royal = Port Royal, case { $space }
board-space-sea = Case { $space }, mer
board-space-port = Case { $space }, port
board-space-lair = Case { $space }, repaire de pirates
board-space-price = coûte { $goods }
board-space-treasure = un trésor s’y trouve
board-space-worth = vaut { $score } à la fin
board-space-ship = { $name } s’y trouve
board-word-food = { $count ->
    [one] nourriture
   *[other] nourritures
}
board-word-gold = { $count ->
    [one] doublon
   *[other] doublons
}
board-word-powder = poudre
board-hold-empty = vide
board-hold = { $number ->
    [6] 6e cale
   *[other] Cale { $number }
} : { $goods }
board-holds = Vos cales
board-holds-note = un seul type par cale, on charge dans une cale vide
board-holds-of = Cales de { $name }
board-own = Votre navire
board-hand = Votre main
board-hand-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $pile } dans la pioche
board-card = Carte. { $actions }
board-card-locked = Carte posée face cachée. { $actions }
board-card-played = Carte en jeu. { $actions }
board-locked = face cachée
board-dice = Les dés
board-dice-yours = Vous êtes Capitaine : quel dé pour le matin ?
board-dice-captain = { $name } place les dés
board-dice-way = { $morning } le matin, { $evening } le soir
board-morning = Matin
board-evening = Soir
board-morning-die = Matin { $die }
board-evening-die = Soir { $die }
board-die-unrolled = pas encore lancé
board-die-star = étoile
board-die = { $face }
board-die-word = dé
board-small-chart = Toute la carte : touchez pour regarder ailleurs
board-tip-morning = Matin : { $space ->
    [0] Port Royal
   *[other] case { $space }
}
board-tip-evening = Soir : { $space ->
    [0] Port Royal
   *[other] case { $space }
}
board-tip-fork = Fin : { $space ->
    [0] Port Royal
   *[other] case { $space }
}
board-landing-battle = combat contre { $name }
board-landing-foes = { $count ->
    [one] un navire
   *[other] un des { $count } navires
}
board-landing-finish = arrivée : dernière manche
board-landing-treasure = prendre un trésor
board-landing-lair = repaire vide, gratuit
board-landing-free = gratuit
board-landing-price = payer { $goods }, vous en avez { $have }
board-landing-short = { $goods } à payer, vous en avez { $have } : pénurie
board-detail-morning = Matin : { $space ->
    [0] Port Royal
   *[other] case { $space }
}, { $due }.
board-detail-evening = Soir : { $space ->
    [0] Port Royal
   *[other] case { $space }
}, { $due }.
board-action-forward = Avancer
board-action-backward = Reculer
board-action-food = Nourriture
board-action-gold = Or
board-action-powder = Poudre
board-do-forward = Avancer de { $count }
board-do-backward = Reculer de { $count }
board-do-food = Charger { $count }
board-do-gold = Charger { $count }
board-do-powder = Charger { $count }
board-half-morning = Matin : { $action }.
board-half-evening = Soir : { $action }.
board-to-space = { $space ->
    [0] Port Royal
   *[other] Case { $space }
} : { $due }
board-load-swap = vide une cale
board-load-none = pas de place
board-load-swap-whole = Toutes les cales sont pleines : il faut en vider une.
board-load-none-whole = Toutes les cales ont déjà cette marchandise : rien n’est chargé.
board-treasures = Vos trésors
board-secret = Face cachée : { $name }
board-secret-unknown = Face cachée
board-power-map = Carte de Morgan : quatre cartes en main
board-power-saber = Sabre de Saran : un dé du combat est relancé
board-power-beth = Lady Beth : +2 au combat
board-power-sixth = 6e cale : une cale de plus
board-power-rum = Rhum : un jeton de plus à chaque chargement
board-power-sextant = Sextant : un déplacement peut compter une case de plus
board-power-anchor = Ancre : un déplacement peut compter une case de moins
board-hidden = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
board-hidden-word = { $count ->
    [one] caché
   *[other] cachés
}
board-hidden-one-of = { $count ->
    [one] le trésor caché
   *[other] un des { $count } cachés
}
board-no-treasure = aucun trésor
board-at-space = { $space ->
    [0] Port Royal
   *[other] case { $space }
}
board-captain = Capitaine
board-choosing = choisit
board-chosen = carte choisie
board-playing = joue
board-in-battle = au combat
board-round = manche { $round }
board-heading-dice = matin { $morning }, soir { $evening }
board-battle = Combat sur la case { $space }
board-attacks = attaque
board-defends = se défend, répond ensuite
board-won = l’emporte
board-total = Total
board-total-star = étoile
board-total-open = { $known } + dé
board-powder-range = 0 à { $most }
board-step-attack-powder = poudre de l’attaque
board-step-attack-roll = dé de l’attaque
board-step-defence-powder = poudre de la défense
board-step-defence-roll = dé de la défense
board-step-reward = butin
board-powder-ask = Combien de poudre ?
board-powder-wait = { $name } charge les canons
board-powder-left = { $count ->
    [0] Plus de poudre.
    [one] Il reste { $count } poudre.
   *[other] Il reste { $count } poudres.
}
board-star = Le dé montre 2, 4, 6, 8, 10 ou une étoile ; l’étoile gagne aussitôt.
board-odds-attack = Chances de gagner : au plus bas si { $name } répond avec toute sa poudre, au plus haut sans poudre. La poudre est perdue dans tous les cas.
board-odds-defence = Chances de battre { $name }. La poudre est perdue dans tous les cas.
board-percent = { $percent } %
board-percent-range = { $from } à { $to } %
board-saber-ask = Sabre de Saran : { $name }
board-saber-die = dé : { $name }
board-saber-note = Un dé du combat peut être relancé ; le second résultat compte.
board-tied = Totaux égaux : personne ne gagne
board-reward-ask = Votre butin
board-reward-wait = { $name } gagne et choisit son butin
board-loot = Prendre { $goods }
board-give = donner
board-stow-ask = Choisissez une cale pour le butin
board-reckon-space = case { $space }
board-reckon-treasures = trésors
board-targets = Chances de gagner
board-foes = Qui attaquer
board-answers = { $count ->
    [0] ne peut répondre avec de la poudre
    [one] peut répondre avec { $count } poudre
   *[other] peut répondre avec { $count } poudres
}
