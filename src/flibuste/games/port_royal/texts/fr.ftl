game-name = Port Royal
game-line = Faites venir navires et personnages au port, et sachez vous arrêter.

# Cartes
ship-yellow = Pinasse
    .a = une pinasse
    .the = la pinasse
    .second = une deuxième pinasse
ship-blue = Flûte
    .a = une flûte
    .the = la flûte
    .second = une deuxième flûte
ship-green = Brigantine
    .a = une brigantine
    .the = la brigantine
    .second = une deuxième brigantine
ship-red = Frégate
    .a = une frégate
    .the = la frégate
    .second = une deuxième frégate
ship-black = Galion
    .a = un galion
    .the = le galion
    .second = un deuxième galion
person-trader = Négociant
    .a = un négociant
    .the = le négociant
person-trader-yellow = négociant jaune
    .a = un négociant jaune
    .the = le négociant jaune
person-trader-blue = négociant bleu
    .a = un négociant bleu
    .the = le négociant bleu
person-trader-green = négociant vert
    .a = un négociant vert
    .the = le négociant vert
person-trader-red = négociant rouge
    .a = un négociant rouge
    .the = le négociant rouge
person-trader-black = négociant noir
    .a = un négociant noir
    .the = le négociant noir
person-settler = Colon
    .a = un colon
    .the = le colon
person-captain = Capitaine
    .a = un capitaine
    .the = le capitaine
person-priest = Prêtre
    .a = un prêtre
    .the = le prêtre
person-jack_of_all_trades = Touche-à-tout
    .a = un touche-à-tout
    .the = le touche-à-tout
    .short = Touche-à-tout
person-sailor = Matelot
    .a = un matelot
    .the = le matelot
person-pirate = Pirate
    .a = un pirate
    .the = le pirate
person-mademoiselle = Demoiselle
    .a = une demoiselle
    .the = la demoiselle
person-jester = Saltimbanque
    .a = un saltimbanque
    .the = le saltimbanque
person-admiral = Amiral
    .a = un amiral
    .the = l’amiral
person-governor = Gouverneur
    .a = un gouverneur
    .the = le gouverneur
expedition = Expédition
    .a = une expédition
    .the = l’expédition
tax = Taxation
    .a = une taxation
    .the = la taxation

# Quelques-uns, dans une phrase
some-seat = { $seat }
some-settler = { $n ->
    [one] un colon
   *[other] { $n } colons
}
some-captain = { $n ->
    [one] un capitaine
   *[other] { $n } capitaines
}
some-priest = { $n ->
    [one] un prêtre
   *[other] { $n } prêtres
}
some-jack = { $n ->
    [one] un touche-à-tout
   *[other] { $n } touche-à-tout
}

# Ce qui est demandé
prompt-first-draw = Piocher une carte, ou d’abord accomplir une expédition ?
prompt-must-draw = Piochez la première carte de votre tour.
prompt-discover = Piocher encore, ou commercer ?
prompt-discover-or-claim = Piocher encore, accomplir une expédition, ou commercer ?
prompt-cannot-draw = Aucune carte à piocher : accomplir une expédition, ou commercer ?
prompt-must-stop = Aucune carte à piocher : arrêtez-vous pour commercer.
prompt-repel = Repousser { $name }, ou laisser ce navire entrer au port ?
prompt-repel-clash = Repousser { $name }, ou perdre le tour ?
prompt-trade = { $taken ->
    [0] Commercez ou recrutez : vous pouvez prendre { $takes ->
        [one] { $takes } carte
       *[other] { $takes } cartes
    }.
   *[other] Vous pouvez prendre encore { $takes ->
        [one] { $takes } carte
       *[other] { $takes } cartes
    }.
}
prompt-slot = Commercez ou recrutez : vous pouvez prendre { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes, chacune
} contre { $fee ->
    [one] { $fee } pièce
   *[other] { $fee } pièces
} pour { $other }.
prompt-last-claim = Accomplir une expédition avant que les autres ne commercent ?
prompt-nothing-to-take = Vous ne pouvez rien prendre : passez.
prompt-after-bust = Le tour est perdu. Accomplir une expédition avant sa fin ?
prompt-turn-lost = Le tour est perdu : passez.
prompt-wait-discover = { $seat } se demande s’il faut piocher ou s’arrêter.
prompt-wait-repel = { $seat } se demande s’il faut repousser { $name }.
prompt-wait-trade = { $seat } choisit une carte du port.
prompt-wait-claim = { $seat } réfléchit à une expédition.
prompt-wait-pass = { $seat } n’a rien à prendre et passe.
prompt-over = La partie est terminée.

# Ce qu’on peut faire
label-draw = Piocher une carte
    .narrow = Piocher
label-stop = S’arrêter et commercer
    .narrow = S’arrêter
label-pass = Passer
label-pass-rest = Ne plus rien prendre
label-no-claim = Aucune expédition
label-keep = Laisser entrer { $name } au port
label-repel = Repousser { $name }
    .narrow = Repousser
label-no-ship = Repousser un navire
label-trade = Commercer avec { $name } pour { $coins }
label-no-such-ship = Commercer avec un navire
label-hire = Recruter { $name } pour { $price }
label-claim = Accomplir l’expédition ({ $persons }) : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .short = Accomplir une expédition : { $points } points

# Ce qui s’ensuivrait
hint-stop = { $flags ->
    [0] Aucun pavillon au port
    [one] { $flags } pavillon au port
   *[other] { $flags } pavillons au port
} : vous pourrez prendre { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}.
hint-keep-clash = C’est { $name } : votre tour s’arrête et le port est vidé.
hint-fee = { $coins ->
    [one] La pièce
   *[other] Les { $coins } pièces
} pour { $other } { $coins ->
    [one] est déjà comptée
   *[other] sont déjà comptées
}.
hint-claim = Vous défaussez { $persons }.

# Pourquoi pas
refusal-no-such-person = Ce personnage n’est pas au port : { $name } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
refusal-no-such-ship = Ce navire n’est pas au port : { $name }.
refusal-no-such-expedition = Cette expédition n’est pas ouverte en ce moment : elle demande { $persons }.
refusal-must-draw-first = Piochez d’abord une carte : chaque tour commence ainsi.
refusal-nothing-to-draw = Il ne reste aucune carte à piocher.
refusal-drawn-enough = { $draws } cartes piochées dans ce tour : il faut s’arrêter.
refusal-not-in-phase-2 = On ne pioche qu’avant de commercer.
refusal-too-few-swords = Impossible de repousser { $name } : il faut { $need ->
    [one] { $need } épée
   *[other] { $need } épées
}, vous en avez { $have }.
    .short = il en faut { $need }, vous avez { $have }
    .more = Il reste au port. Vous pouvez piocher encore, ou commercer.
refusal-skull = Impossible de repousser { $name } : sa tête de mort l’interdit.
    .short = il porte une tête de mort
    .more = Il reste au port. Vous pouvez piocher encore, ou commercer.
refusal-only-ship-just-drawn = On ne repousse qu’un navire qui vient d’être pioché, avant toute autre chose.
refusal-repel-first = Décidez d’abord s’il faut repousser { $name }.
refusal-not-in-phase-1 = On ne prend les cartes du port qu’après avoir cessé de piocher.
refusal-too-dear = Impossible de recruter { $name } : il faut { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
}{ $fee ->
    [0] {""}
   *[other] {" "}avec la compensation
}, vous en avez { $have }.
    .short = coûte { $need }, vous avez { $have }
refusal-no-coin-for-fee = Impossible de prendre { $name } : la compensation est de { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
}, vous en avez { $have }.
    .short = il faut verser { $need }, vous avez { $have }
refusal-takes-used = Vous avez pris { $taken ->
    [one] { $taken } carte
   *[other] { $taken } cartes
} : c’est tout pour cette fois.
refusal-persons-missing = Il vous manque { $persons }.
    .short = il vous manque { $persons }
refusal-only-active-claims = Ce tour est à { $other } : on n’accomplit une expédition que pendant le sien.
refusal-turn-lost = Le tour est perdu : personne ne pioche ni ne prend de carte.

# Ce qui s’est passé
event-first-player = { $seat } commence la partie.
event-turn = Manche { $round } : { $seat } commence son tour.
    .heading = Manche { $round } · { $seat }
event-drew = { $seat } pioche { $name }.
event-drew-ship = { $skull ->
    [1] { $seat } pioche { $name } à tête de mort.
   *[other] { $seat } pioche { $name }, { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }.
}
event-drew-expedition = { $seat } pioche une expédition.
event-drew-tax = { $seat } pioche une taxation.
event-taxed = { $seat } perd { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à cause de la taxation.
event-repelled = { $seat } repousse { $name }.
event-bust = { $seat } pioche { $name } : le port est vidé.
event-harbour-cleared = { $cards ->
    [one] { $cards } carte reste au port et part à la défausse.
   *[other] { $cards } cartes restent au port et partent à la défausse.
}
event-claimed = { $seat } accomplit une expédition : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-traded = { $seat } commerce avec { $name } pour { $coins }.
event-hired = { $seat } recrute { $name } pour { $price }.
event-fee = { $seat } donne une pièce à { $other }.
event-gained = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} { $why }.
event-stopped = { $seat } s’arrête { $flags ->
    [0] sans pavillon
    [one] avec { $flags } pavillon
   *[other] avec { $flags } pavillons
} au port et peut prendre { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}.
event-passed = { $seat } passe.
event-reshuffled = La défausse est mélangée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à piocher.
event-last-round = { $seat } a atteint le but : c’est la dernière manche.
event-ended = La partie est terminée.

# Pourquoi ces pièces
why-admiral = pour un port bien rempli (amiral)
why-jester = grâce à un saltimbanque
why-most-swords = pour le plus grand nombre d’épées
why-least-points = pour le plus petit nombre de points

# La table en phrases
table-drawn = À l’instant : { $name }.
table-harbour = { $flags ->
    [0] Au port : { $cards }.
    [one] Au port ({ $flags } pavillon) : { $cards }.
   *[other] Au port ({ $flags } pavillons) : { $cards }.
}
table-ship = { $name } (rapporte { $coins })
table-person = { $name } (coûte { $price }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
table-expedition = Une expédition est ouverte : { $persons } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-card = { $name }
table-company = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}{ $n ->
    [0] {""}
   *[other] , avec { $cards }
}.
table-round = { $last ->
    [0] Manche { $round } ; le tour est à { $seat }.
   *[other] Manche { $round }, la dernière ; le tour est à { $seat }.
}
table-piles = { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
} à piocher, { $discard } à la défausse.

# Qui gagne
outcome-points = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } d’avance.
outcome-coins = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : à égalité, le plus de pièces décide ({ $coins }).
outcome-expedition = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : il faut une expédition pour gagner.
outcome-shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} par personne.

# Options
option-end_requires_expedition = Gagner demande une expédition
    .help = La fin n’est déclenchée que par une personne qui a assez de points et une expédition, et il faut une expédition pour gagner.
option-governor_timing = Gouverneur recruté dans un passage
    .help = Le gouverneur permet une carte de plus tout de suite, ou à partir du passage suivant.
option-governor_timing-at_once = compte tout de suite
option-governor_timing-next_slot = compte au passage suivant
option-claim_after_bust = Expédition après un tour perdu
    .help = Quand le port est perdu, le tour permet encore d’accomplir des expéditions.
option-reshuffle = Mélanger la défausse
    .help = Quand la pioche est vide et qu’il faut une carte, ou dès que la pioche est vide.
option-reshuffle-lazy = quand il faut une carte
option-reshuffle-eager = dès que la pioche est vide
option-start_player = Qui commence
    .help = À qui revient le premier tour.
option-start_player-random = tirage au sort
option-start_player-seat0 = la première place
option-round_cap = Durée maximale, en manches
    .help = Après ce nombre de manches la partie s’arrête et les points décident.

# La table dessinée
board-pile = Pioche
board-piles = Pioche et défausse
board-pile-count = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-discard = Défausse
board-discard-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-ships = Au port
board-persons = À recruter
board-no-persons = Personne à recruter pour l’instant.
board-no-persons-left = Il ne restait personne à recruter.
board-expeditions = Expéditions
board-expeditions-open = { $count } ouvertes
board-no-expeditions = Aucune n’est ouverte.
board-no-expeditions-left = Il n’en restait aucune.
board-flags = { $flags } pavillons : { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}
board-flags-range = { $from }–{ $to } pavillons : { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}
board-flags-now = { $flags ->
    [one] { $flags } pavillon
   *[other] { $flags } pavillons
} au port : { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
}
board-missing = { $name }
    encore en mer
board-missing-at-end = { $name }
    en mer
board-drawn = Vient d’être pioché
board-risk = Risque
board-percent = { $percent } %
board-risk-count = { $hits ->
    [one] { $hits } carte cachée sur { $unseen } perd
   *[other] { $hits } cartes cachées sur { $unseen } perdent
} votre tour
board-risk-count-other = { $hits ->
    [one] { $hits } carte cachée sur { $unseen } perd
   *[other] { $hits } cartes cachées sur { $unseen } perdent
} le tour
board-repel-costs = Il en faut { $need }, vous avez { $have ->
    [one] { $have } épée
   *[other] { $have } épées
} : repousser ne coûte rien.
board-take-how = Choisissez une carte entourée.
board-risk-hint = risque de perdre le tour : { $percent } %
board-takes = { $takes ->
    [one] { $takes } carte
   *[other] { $takes } cartes
} à prendre
board-trader-note = un négociant ajoute { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-discount = votre demoiselle retire { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à chaque prix
    .short = Demoiselle : −{ $coins }
board-discount-of = une demoiselle retire { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à chaque prix
board-you-have = vous avez
board-lacking = Il vous manque { $persons }
board-lacking-of = Il manque { $persons }
board-claimable = Vous pouvez l’accomplir
board-claimable-of = Peut être accomplie
board-claimable-jack = Possible, avec votre touche-à-tout
board-company = Ma compagnie
board-company-hint = Les personnages travaillent pour vous tant qu’une expédition ne les prend pas
board-no-company = encore personne
board-no-company-left = personne n’a été recruté
board-no-claim = aucune expédition accomplie
board-of = sur { $points }
board-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
board-swords = { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
board-swords-word = { $count ->
    [one] épée
   *[other] épées
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-persons-count = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
board-persons-of = { $name } et sa compagnie
board-shown-below = { $count ->
    [0] encore personne
    [one] { $count } carte, ci-dessous
   *[other] { $count } cartes, ci-dessous
}
board-fan-hint = groupés par effet, le survol soulève une carte
board-group-swords = Épées
board-group-traders = Négociants
    .sum = +{ $coins } sur leur pavillon
board-group-prices = Prix
    .sum = −{ $coins } chacun
board-group-harbour = Port plein
    .sum = +{ $coins }
board-group-takes = Cartes en plus
    .sum = +{ $cards }
board-group-bust = Tours perdus
    .sum = +{ $coins }
board-group-expeditions = Pour expéditions
board-group-claimed = Accomplies
board-counts = compte { $count }
board-taken = { $taken } prises sur { $allowed }
board-sum-have = vous avez
board-sum-asks = il faut
board-sum-short = manque { $count }
board-round = manche { $round }
board-round-last = manche { $round }, la dernière
board-goal = premier à { $points } points
board-ship = { $name }, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} pour repousser, rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-ship-skull = { $name }, impossible à repousser, rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-person = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $effect }
board-person-price = { $name }, vous coûte { $price }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $effect }
board-expedition = Expédition, { $points } points et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.

# Ce que fait une carte, sur la carte même
caption-trader = +{ $coins } pièce, ce pavillon
caption-expedition = pour expéditions
caption-jack = remplace l’un des 3
caption-swords = { $swords ->
    [one] donne { $swords } épée
   *[other] donne { $swords } épées
}
caption-mademoiselle = recruter : −{ $coins }
caption-jester = +{ $coins } si le tour est perdu
caption-admiral = { $cards } cartes ou plus : +{ $coins }
caption-governor = { $cards } carte de plus
caption-tax-most_swords = +{ $coins } : le plus d’épées
caption-tax-least_vp = +{ $coins } : le moins de points

# Valeurs et positions impossibles
figures-pile-too-small = La pioche a { $cards } cartes, trop peu pour en distribuer { $dealt } et jouer.
figures-swords-or-skull = Le navire { $id } porte soit des épées, soit une tête de mort, et pas les deux.
figures-only-traders-have-colours = Le personnage { $id } : les négociants ont une couleur, et eux seuls.
figures-only-sailors-have-swords = Le personnage { $id } : les matelots et les pirates ont des épées, et eux seuls.
position-seats = Le champ « seats » doit donner { $players } places, chacune avec ses cartes et ses pièces.
position-two-ships-of-a-colour = Le port a { $ships } navires de couleur { $color ->
    [yellow] jaune
    [blue] bleue
    [green] verte
    [red] rouge
   *[black] noire
} ; le deuxième aurait mis fin au tour.
position-coin-of-later-shuffle = Le champ « { $field } » contient la pièce { $coin }, mais le mélange présent a le numéro { $shuffle }.
position-wrong-actor = Dans la phase { $phase } c’est la place { $active } qui décide, et non la place { $actor }.
position-cannot-repel = Le tour ne permet pas de repousser { $card } : il n’y a rien à décider.
position-pile-not-refilled = La pioche est vide et il y a une défausse, qui aurait été mélangée aussitôt.

# Ce que comptent les simulations
tally-turns = tours
tally-busts = tours perdus
tally-rounds = manches
tally-draws = cartes piochées
tally-hires = personnages recrutés
tally-trades = navires vendus
tally-claims = expéditions accomplies
tally-reshuffles = mélanges
