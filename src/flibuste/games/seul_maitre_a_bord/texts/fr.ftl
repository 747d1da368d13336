game-name = Seul Maître à Bord
game-line = Assemblez la carte, lisez le vent et gagnez la gloire en marchand, en savant ou en corsaire.

# Ressources, ports et tuiles
goods-sugar = du sucre
    .title = Sucre
    .plain = sucre
goods-rum = du rhum
    .title = Rhum
    .plain = rhum
goods-coffee = du café
    .title = Café
    .plain = café
goods-vanilla = de la vanille
    .title = Vanille
    .plain = vanille
goods-spices = des épices
    .title = Épices
    .plain = épices
goods-gold = de l’or
    .title = Or
    .plain = or
port-centre = le port central
    .title = Port central
    .the = le port central
port-vanilla = le port de la vanille
    .title = Port de la vanille
    .the = le port de la vanille
port-coffee = le port du café
    .title = Port du café
    .the = le port du café
port-rum = le port du rhum
    .title = Port du rhum
    .the = le port du rhum
port-sugar = le port du sucre
    .title = Port du sucre
    .the = le port du sucre
tile-C0 = Île centrale
tile-P1 = Port de la vanille
tile-P2 = Port du café
tile-P3 = Port du rhum
tile-P4 = Port du sucre
tile-T01 = Haute mer
tile-T02 = Haute mer avec le signe de la tempête
tile-T03 = Haute mer avec le signe de la tempête
tile-T04 = Îlot avec le site A
tile-T05 = Îlot avec le site B
tile-T06 = Îlot avec le repaire 1
tile-T07 = Pointe
tile-T08 = Pointe
tile-T09 = Pointe
tile-T10 = Pointe
tile-T11 = Pointe avec le site C
tile-T12 = Pointe avec le repaire 2
tile-T13 = Pointe avec le repaire 3
tile-T14 = Cap
tile-T15 = Cap
tile-T16 = Cap
tile-T17 = Cap avec le site D dans l’anse
tile-T18 = Cap avec le repaire 4
tile-T19 = Île longue
tile-T20 = Île longue avec le site E

# Navires, nations et vents
pirate-1 = Pirate 1
pirate-2 = Pirate 2
pirate-3 = Pirate 3
pirate-4 = Pirate 4
ship-merchant = marchand
    .title = Marchand
ship-corsair = corsaire
    .title = Corsaire
nation-france = France
nation-spain = Espagne
nation-england = Angleterre
nation-portugal = Portugal
wind-N = le nord
    .title = Nord
wind-NE = le nord-est
    .title = Nord-est
wind-E = l’est
    .title = Est
wind-SE = le sud-est
    .title = Sud-est
wind-S = le sud
    .title = Sud
wind-SW = le sud-ouest
    .title = Sud-ouest
wind-W = l’ouest
    .title = Ouest
wind-NW = le nord-ouest
    .title = Nord-ouest
improvement-sailor-sail = 1 marin et 1 voile
improvement-sailor-cannon = 1 marin et 1 canon

# Actions
action-navigation = Navigation
action-shipyard = Chantier naval
action-academy = Académie
action-discovery = Découverte
action-piracy = Piraterie
action-market = Marché
action-bank = Banque
action-recovery = Récupération
action-reinforcement = Renfort

# Spécialistes
speciality-navigator = navigateur
    .title = Navigateur
speciality-captain = capitaine
    .title = Capitaine
speciality-engineer = ingénieur
    .title = Ingénieur
speciality-scientist = scientifique
    .title = Scientifique
speciality-trader = négociant
    .title = Négociant
power-navigator-1 = À chaque Navigation, la première entrée de port, sortie de port ou le premier cap est gratuit.
power-navigator-2 = Chaque Navigation a 1 point qui ne demande ni marin ni voile.
power-navigator-3 = Un pas vers une autre tuile ne coûte jamais plus de 1 point.
power-captain-1 = Votre navire aborde avec 1 de force de plus, au-delà de la limite du pont.
power-captain-2 = Chaque combat que gagne votre navire rapporte 1 point de gloire de plus.
power-captain-3 = Votre navire gagne un abordage à égalité.
power-engineer-1 = Chaque amélioration coûte 2 doublons de moins, mais au moins 1.
power-engineer-2 = Les réparations sont gratuites, et 1 dégât est réparé à la fin de chaque tour.
power-engineer-3 = Le Chantier naval se joue partout, et deux fois par tour.
power-scientist-1 = Vous pouvez prendre des espèces connues et rares.
power-scientist-2 = Vous pouvez prendre des espèces connues, rares et nouvelles.
power-scientist-3 = Vous regardez toute la pile et prenez jusqu’à 2 espèces.
power-trader-1 = Chaque cube vendu au Marché rapporte 2 doublons de plus.
power-trader-2 = Chaque Marché vend 1 cube de plus, d’une autre sorte.
power-trader-3 = Chaque Marché qui remplit un emplacement rapporte 1 point de gloire de plus.
leader-navigator = 1 voile de plus.
leader-captain = 1 point de gloire de plus par combat que gagne votre navire.
leader-engineer = 2 doublons au début de chaque Chantier naval.
leader-scientist = 1 point de gloire de plus par découverte livrée.
leader-trader = 2 doublons de plus par Marché qui remplit un emplacement.

# Mots dont les phrases sont faites
sum-of-doubloons = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
price-in-doubloons = { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}
purse-in-doubloons = { $have ->
    [one] { $have } doublon
   *[other] { $have } doublons
}
points-of-glory = { $vp ->
    [one] { $vp } point de gloire
   *[other] { $vp } points de gloire
}
cost-in-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cost-in-full = { $cost ->
    [0] gratuit
    [one] { $cost } point
   *[other] { $cost } points
}
cost-of-step = { cost-in-full }{ $again ->
    [1] , 1 jeton pour une nouvelle Navigation
   *[0] {""}
}
    .short = { cost-in-full }{ $again ->
        [1] , 1 jeton
       *[0] {""}
    }
at-sea = { $at }{ $zone ->
    [0] {""}
   *[other] , zone { $zone }
}
rarity-of-species = { $rarity ->
    [known] connue
    [rare] rare
   *[new] nouvelle
}
a-rare-species = { $rarity ->
    [known] une espèce connue
    [rare] une espèce rare
   *[new] une espèce nouvelle
}
species-in-family = { $family ->
    [mammals] mammifère
    [fruits] fruit
    [reptiles] reptile
    [birds] oiseau
   *[insects] insecte
}
found-species = { $rarity ->
    [known] { species-in-family } connu
    [rare] { species-in-family } rare
   *[new] { species-in-family } nouveau
}
a-found-species = un { found-species }
face-of-die = { $face ->
    [sailor] un marin
    [sail] une voile
    [hold] la cale
    [cannon] un canon
   *[miss] un raté
}
damage-repaired = { $what ->
    [sail] une voile
    [leak] une voie d’eau
   *[cannon] un canon
}
some-goods = { $n } { $name }
some-discovery = { a-found-species } (site { $site })
some-token = { a-rare-species } (site { $site })
some-seat = { $seat }
some-ship = { $ship }
some-specialist = { $name } { $level }
some-storm = { $at }
some-side = { $to }
some-tile = { $at } { $name }{ $reverse ->
    [1] , côté dos
   *[other] {""}
}{ $n ->
    [0] {""}
   *[other] {" "}(terre vers { $sides })
}
some-site = site { $site } en { at-sea } ({ $known ->
    [one] { $known } connue
   *[other] { $known } connues
}, { $rare ->
    [one] { $rare } rare
   *[other] { $rare } rares
}, { $new ->
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
})
some-row = { $name } { $n } ({ $vp ->
    [0] marché noir
   *[other] { $vp }
})

# Options
option-rounds = Tours
    .help = La partie entière a 8 tours, une moyenne 6, une courte 4. Rien d’autre ne change.
option-rounds-8 = 8, la partie entière
option-rounds-6 = 6, moyenne
option-rounds-4 = 4, courte

# Questions
prompt-over = La partie est terminée.
prompt-tile = { $n ->
    [one] Prenez la tuile à poser.
   *[other] Prenez une des { $n } tuiles à poser.
}
prompt-tile-reverse = Aucune tuile ne convient telle quelle : prenez-en une et posez son dos.
prompt-cell = Où posez-vous cette tuile ({ $name }) ?
prompt-turn = Comment tournez-vous la tuile en { $at } ({ $name }) ?
prompt-port = Posez { $name } dans un coin libre. Votre navire en partira.
prompt-port-unused = Posez { $name }, qui n’est à personne, dans un coin libre.
prompt-shelter = Une tempête couvre { $name }. Rester sans Navigation ce tour-ci, ou partir aussitôt ?
prompt-zone = Dans quelle zone de { $at } votre navire ressort-il ?
prompt-zone-pirate = Dans quelle zone de { $at } { $ship } arrive-t-il ?
prompt-bid = { $order ->
    [1] Vous misez en premier pour l’ordre du tour.
   *[other] Vous misez pour l’ordre du tour, en position { $order }.
} La plus haute mise joue d’abord. Vous avez { $money ->
    [one] { $money } doublon
   *[other] { $money } doublons
}.
prompt-act = Choisissez une action. Il vous reste { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
prompt-act-sailing = Poursuivez votre route ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) ou faites autre chose ({ $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}).
prompt-piracy = Menez { $ship } : il lui reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-market = Commercez dans { $name } : { $left ->
    [0] plus rien à vendre
    [one] vous pouvez vendre { $left } cube
   *[other] vous pouvez vendre { $left } cubes différents
}.
prompt-shipyard = Recrutez, améliorez ou réparez. Vous avez { $money ->
    [one] { $money } doublon
   *[other] { $money } doublons
}.
prompt-search = Prenez jusqu’à { $left ->
    [one] { $left } découverte
   *[other] { $left } découvertes
} sur le site { $site }.
prompt-engage = En { at-sea }, vous pouvez engager un navire.
prompt-engage-must = En { at-sea }, la voie est barrée : engagez un de ces navires.
prompt-ready = Vous engagez { $other }. Jouer d’abord Récupération, pour ramener { $n ->
    [one] { $n } marin
   *[other] { $n } marins
} ?
prompt-shot = { $other } vous engage. Faire le tir initial ?
prompt-crew = Combien de canons armez-vous contre { $other } ? { $n ->
    [one] { $n } au plus
   *[other] { $n } au plus
}, avec 2 marins chacun.
prompt-lose = { $n ->
    [one] Un marin est touché. D’où le prenez-vous ?
   *[other] { $n } marins sont touchés. D’où prenez-vous le premier ?
}
prompt-lose-storm = { $n ->
    [one] La tempête emporte un marin. D’où ?
   *[other] La tempête emporte { $n } marins. D’où prenez-vous le premier ?
}
prompt-overload = Votre cale est trop pleine : jetez { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} par-dessus bord.
prompt-loot = Vous avez battu { $other }. Quel cube prenez-vous ?
prompt-loot-pirate = { $ship } a battu { $other }. Quel cube est vendu au marché noir ?
prompt-beaten = { $other } vous a battu. Rester, fuir ou payer une rançon ?
prompt-beaten-pirate = { $other } a battu { $ship }. Rester ou fuir ?
prompt-ransom = Le navire est payé. Pour combien de paires de marins sur { $n ->
    [one] { $n }
   *[other] { $n }
} payez-vous ? Vous avez { $money ->
    [one] { $money } doublon
   *[other] { $money } doublons
} ; les autres sont perdus.
prompt-mend = Votre ingénieur répare un dégât : lequel ?
prompt-wait-tile = { $seat } choisit une tuile.
prompt-wait-cell = { $seat } cherche où poser une tuile.
prompt-wait-turn = { $seat } tourne une tuile.
prompt-wait-port = { $seat } pose un port.
prompt-wait-shelter = { $seat } hésite à quitter un port sous la tempête.
prompt-wait-zone = { $seat } choisit où un navire ressort.
prompt-wait-bid = { $seat } mise pour l’ordre du tour.
prompt-wait-act = { $seat } choisit une action.
prompt-wait-piracy = { $seat } mène un pirate.
prompt-wait-market = { $seat } fait du commerce.
prompt-wait-shipyard = { $seat } est au chantier naval.
prompt-wait-search = { $seat } regarde les découvertes d’un site.
prompt-wait-engage = { $seat } choisit qui engager.
prompt-wait-ready = { $seat } se prépare au combat.
prompt-wait-shot = { $seat } peut faire le tir initial.
prompt-wait-crew = { $seat } arme ses canons.
prompt-wait-lose = { $seat } perd un marin.
prompt-wait-overload = { $seat } doit jeter des cubes par-dessus bord.
prompt-wait-loot = { $seat } choisit sa prise.
prompt-wait-beaten = { $seat } décide que faire après la défaite.
prompt-wait-ransom = { $seat } paie une rançon.
prompt-wait-mend = { $seat } fait réparer un dégât par l’ingénieur.

# Coups
label-tile = Prendre cette tuile : { $name }
    .short = { $name }
label-tile-reverse = Prendre cette tuile et poser son dos : { $name }
    .short = { $name }, dos
label-cell = La poser en { $at }
    .short = { $at }
label-turn = { $turn ->
    [0] La poser telle quelle
    [1] La tourner d’un quart à droite
    [2] La tourner d’un demi-tour
   *[3] La tourner d’un quart à gauche
}
    .short = { $turn ->
        [0] Telle quelle
        [1] À droite
        [2] Demi-tour
       *[3] À gauche
    }
label-stay = Rester ici
label-stay-port = Rester au port, sans Navigation ce tour-ci
    .short = Rester au port
label-away = Partir vers { $to }, en { $at }
    .short = { $at }
label-away-none = Partir vers { $to }
label-zone = Zone { $zone } de { $at }, ouverte vers { $to }
    .short = { $at }, zone { $zone }
label-zone-none = Zone { $zone }
label-bid = Miser { price-in-doubloons }
    .short = { $price }
label-sail = Cap vers { $to }, en { at-sea } ({ cost-of-step })
    .short = { $at } ({ cost-of-step.short })
label-sail-storm = Cap vers { $to }, dans la tempête en { $at } ({ cost-of-step })
    .short = { $at }, tempête ({ cost-of-step.short })
label-sail-none = Cap vers { $to }
label-cape = Doubler le cap jusqu’à la zone { $zone }, ouverte vers { $to } ({ cost-of-step })
    .short = Doubler le cap ({ cost-of-step.short })
label-cape-none = Doubler un cap
label-enter = Entrer dans { $name } ({ cost-of-step })
    .short = Entrer au port ({ cost-of-step.short })
label-enter-none = Entrer dans un port
label-lair = Entrer dans le repaire { $lair } ({ cost-in-full })
    .short = Repaire { $lair } ({ cost-in-full })
label-lair-none = Entrer dans un repaire
label-leave = Quitter { $name } ({ cost-in-full })
    .short = Quitter le port ({ cost-in-full })
label-leave-lair = Quitter le repaire { $lair } ({ cost-in-full })
    .short = Quitter le repaire ({ cost-in-full })
label-leave-none = Quitter un port ou un repaire
label-done = Terminer
label-tow = Gagner { $name } en remorque ({ price-in-doubloons } pour le navire)
    .short = Remorque, { $name }
label-market = Marché : vendre, acheter et livrer
    .short = Marché
label-shipyard = Chantier naval : recruter, améliorer et réparer
    .short = Chantier naval
label-train = Académie : { $name }, niveau { $level } ({ price-in-doubloons })
    .short = { $name } { $level } ({ $price })
label-discover = Découverte : prendre { a-rare-species }
    .short = Prendre { a-rare-species }
label-study = Découverte : regarder toute la pile
    .short = Regarder la pile
label-piracy = Piraterie : mener { $ship }
    .short = Mener { $ship }
label-bank = Banque : prendre { sum-of-doubloons }
    .short = Banque
label-recover = Récupération : ramener les marins en cale
    .short = Récupération
label-reinforce = Renfort : cinq jetons au prochain tour
    .short = Renfort
label-end = Terminer votre tour
label-throw = Jeter { $name } par-dessus bord
label-throw-token = Jeter { a-found-species } par-dessus bord
label-throw-token-none = Jeter { a-rare-species } du site { $site } par-dessus bord
label-sell = Vendre { $name } ({ sum-of-doubloons }, { points-of-glory })
    .short = Vendre { $name }
label-sell-black = Vendre { $name } au marché noir ({ sum-of-doubloons }, { points-of-glory })
    .short = Vendre { $name }, marché noir
label-buy = Acheter { $name } ({ price-in-doubloons })
    .short = Acheter { $name }
label-deliver = Livrer { a-found-species } ({ points-of-glory })
    .short = Livrer { a-found-species }
label-deliver-none = Livrer { a-rare-species } du site { $site }
label-recruit = Recruter un marin ({ price-in-doubloons })
    .short = Marin ({ $price })
label-hire = Recruter un spécialiste ({ price-in-doubloons })
    .short = Spécialiste ({ $price })
label-sails = Hisser { $size } voiles de plus que le plateau ({ price-in-doubloons })
    .short = Voiles +{ $size } ({ $price })
label-hold = Agrandir la cale ({ price-in-doubloons })
    .short = Cale ({ $price })
label-cannon = Acheter un canon ({ price-in-doubloons })
    .short = Canon ({ $price })
label-letter = Acheter une lettre de marque et devenir corsaire ({ price-in-doubloons })
    .short = Lettre de marque ({ $price })
label-repair = Réparer { damage-repaired } ({ $price ->
    [0] gratuit
   *[other] { price-in-doubloons }
})
    .short = Réparer { damage-repaired }
label-take = Prendre { a-found-species }
label-take-none = Prendre { a-rare-species } du site { $site }
label-engage = Engager { $ship }
label-no-seat = Engager la place { $n }
label-pass = N’engager personne
label-fight = Combattre sans attendre
    .short = Combattre
label-shoot = Faire le tir initial
    .short = Tirer
label-spare = Ne pas tirer
label-crew = { $n ->
    [0] N’armer aucun canon
    [one] Armer { $n } canon
   *[other] Armer { $n } canons
}
    .short = { $n }
label-lose = { $place ->
    [hold] Un marin de la cale
    [sails] Un marin des voiles
   *[deck] Un marin du pont
}
label-loot = Prendre { $name }
label-nothing = Ne rien prendre
label-ransom = Gagner { $name } contre rançon ({ price-in-doubloons } pour le navire)
    .short = Rançon, { $name }
label-pairs = { $n ->
    [0] Ne payer pour aucun marin
    [one] Payer pour { $n } paire : { price-in-doubloons }
   *[other] Payer pour { $n } paires : { price-in-doubloons }
}{ $lost ->
    [0] {""}
    [one] , avec { $lost } marin perdu
   *[other] , avec { $lost } marins perdus
}
    .short = { $n ->
        [0] Aucune paire
        [one] { $n } paire
       *[other] { $n } paires
    }

# Ce qui s’ensuivrait
hint-treasure = { $doubloons ->
    [one] { $doubloons } doublon y est enterré.
   *[other] { $doubloons } doublons y sont enterrés.
}
hint-turn = Terre vers { $sides }.
hint-site = Le site { $site } s’y trouve.
hint-storm = { $n ->
    [one] La tempête rejette le navire ailleurs et lance un dé rouge contre lui.
   *[other] Les tempêtes rejettent le navire ailleurs et lancent { $n } dés rouges contre lui.
}
hint-fight = Il faudra y combattre { $ship }.
hint-power = { $power }
hint-no-next-round = C’est le dernier tour, il n’y en aura pas d’autre.
hint-bank = { $n ->
    [one] Demande { $n } jeton de Banque.
   *[other] Demande { $n } jetons de Banque.
}
hint-bonus = Dont { $bonus } pour la famille.

# Refus
refusal-not-building = Les tuiles se posent avant le premier tour, chacun à son tour.
refusal-not-revealed = Cette tuile n’est pas parmi celles à prendre : { $name }.
    .short = pas révélée
refusal-fits-nowhere = Cette tuile ne convient nulle part telle qu’elle est, et on n’en retourne pas tant qu’une autre convient : { $name }.
    .short = aucune place
refusal-cell-taken = Il y a déjà une tuile en { $at }.
    .short = prise
refusal-corner-for-ports = { $at } est un coin, et les coins sont pour les ports.
    .short = pour un port
refusal-touches-too-few = En { $at }, la tuile toucherait moins de deux autres tuiles.
    .short = touche trop peu
refusal-sides-differ = Dans quelque sens qu’on la tourne, cette tuile ne s’accorde pas avec ses voisines en { $at } : { $name }.
    .short = côtés contraires
refusal-not-a-corner = Un port se pose dans un coin libre, et { $at } n’en est pas un.
    .short = pas un coin
refusal-turn-differs = Tournée ainsi, la tuile ne s’accorde pas : mer contre mer, terre contre terre.
    .short = côtés contraires
refusal-off-the-map = Vers { $to }, on sort de la carte.
    .short = hors carte
refusal-storm-there = Il y a une tempête en { $at }.
    .short = tempête
refusal-no-zone-asked = Aucun navire n’attend de zone en ce moment.
refusal-no-such-zone = Il n’y a pas de telle zone en { $at }.
refusal-no-bidding = On mise au début d’un tour, à partir du deuxième.
refusal-slot-taken = L’emplacement à { price-in-doubloons } est pris.
    .short = prise
refusal-slot-unpayable = { price-in-doubloons }, c’est trop : vous avez { purse-in-doubloons } et { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour la Banque.
    .short = impayable
refusal-preparation = Les actions viennent après la préparation du tour.
refusal-action-first = Finissez d’abord ce qui est en cours.
    .short = d’abord finir
refusal-no-token = Il ne vous reste aucun jeton Action.
    .short = plus de jeton
refusal-played-enough = { $n ->
    [one] Cette action ne se joue qu’une fois par tour, et vous l’avez déjà jouée : { $action }.
   *[other] Cette action ne se joue que { $n } fois par tour, et vous l’avez déjà jouée { $n } fois : { $action }.
}
    .short = déjà joué
refusal-only-in-port = Pour cette action, votre navire doit être dans un port : { $action }.
    .short = au port seulement
refusal-storm-over-port = Une tempête couvre votre port : pas de Navigation ce tour-ci.
    .short = tempête sur le port
refusal-land-there = Vers { $to }, il y a la terre.
    .short = terre
refusal-other-zone = La route vers { $to } ne s’ouvre que depuis une autre zone : { at-sea }.
    .short = autre zone
refusal-leave-first = Quittez d’abord le port ou le repaire.
    .short = d’abord sortir
refusal-too-few-points = Ce pas coûte { cost-in-points }, et il en reste { $have }.
    .short = coûte { $cost }, reste { $have }
refusal-too-few-sails = Ce pas coûte { cost-in-points } et, faute de voiles libres, il en reste { $have }.
    .short = coûte { $cost }, reste { $have } (voiles)
refusal-no-cape = Aucun cap ne mène à cette zone.
    .short = pas de cap
refusal-no-port-here = Aucun port ne s’ouvre sur cette zone.
    .short = pas de port
refusal-not-in-harbour = Le navire est en mer : il n’y a rien à quitter.
refusal-lairs-are-for-pirates = Seuls les pirates entrent dans les repaires.
refusal-ports-are-not-for-pirates = Les pirates n’entrent pas dans les ports.
refusal-no-lair-here = Aucun repaire ne s’ouvre sur cette zone.
refusal-lair-occupied = Un navire est dans le repaire { $lair }.
    .short = occupé
refusal-nothing-under-way = Rien n’est en cours qu’on puisse terminer.
refusal-tow-at-sea = Seul un navire en mer est remorqué.
    .short = en mer seulement
refusal-tow-not-needed = Un navire n’est remorqué que si sa vitesse est 0 ou si tous ses marins sont sur des voies d’eau.
    .short = inutile
refusal-port-stormed = Une tempête couvre { $name }.
    .short = tempête
refusal-not-the-centre = Le port central ne convient pas : choisissez un port de coin.
    .short = pas le centre
refusal-ransom-unpayable = Le navire coûte { price-in-doubloons } ; vous avez { purse-in-doubloons } et plus de jeton pour la Banque.
    .short = impayable
refusal-nobody-to-recover = Aucun marin n’est dans les voiles ni sur le pont.
    .short = personne à rappeler
refusal-no-specialist = Vous n’avez pas de spécialiste sans spécialité : recrutez-en un au chantier naval.
    .short = personne à former
refusal-top-level = Ce spécialiste est déjà au plus haut niveau : { $name }.
    .short = niveau maximal
refusal-needs-corsair = Seul un corsaire peut avoir le niveau { $level } de cette spécialité : { $name }.
    .short = corsaires seulement
refusal-too-dear = Cela coûte { price-in-doubloons }, et vous avez { purse-in-doubloons }.
    .short = coûte { $price }, vous avez { $have }
refusal-no-site = Il n’y a pas de site sans tempête dans cette zone.
    .short = sur un site
refusal-own-marker = Votre marqueur est sur le site { $site } : visitez d’abord les autres.
    .short = déjà visité
refusal-hold-full = Il n’y a plus de place libre dans votre cale.
    .short = cale pleine
refusal-rarity-not-allowed = { $level ->
    [0] Sans scientifique, vous ne pouvez prendre que des espèces connues.
   *[other] Votre scientifique de niveau { $level } ne peut pas prendre { a-rare-species }.
}
    .short = il faut un scientifique
refusal-none-left = Le site { $site } n’a plus d’espèce { rarity-of-species }.
    .short = épuisée
refusal-nothing-left = Le site { $site } n’a plus de découverte.
    .short = épuisé
refusal-nothing-allowed = Le site { $site } n’a plus que des espèces que vous ne pouvez pas prendre.
    .short = aucune permise
refusal-study-needs-three = Seul un scientifique de niveau 3 regarde toute la pile.
    .short = il faut un scientifique 3
refusal-study-instead = Votre scientifique regarde toute la pile : choisissez cela.
    .short = à feuilleter
refusal-no-search = Vous ne regardez pas de pile en ce moment.
refusal-token-not-there = Cette découverte n’est pas ici : { a-rare-species } du site { $site }.
refusal-take-one-first = Prenez au moins une découverte.
    .short = en prendre une
refusal-pirate-stormed = { $ship } est sous une tempête : personne ne le mène ce tour-ci.
    .short = sous la tempête
refusal-pirate-controlled = { $seat } a déjà mené { $ship } ce tour-ci.
    .short = mené par { $seat }
refusal-not-aboard = Pour cela, il faudrait avoir { $name } à bord.
    .short = aucun à bord
refusal-token-not-aboard = Cette découverte n’est pas à bord : { a-rare-species } du site { $site }.
    .short = pas à bord
refusal-no-market = Jouez d’abord Marché.
refusal-one-of-a-kind = Vous avez déjà vendu { $name } : un Marché vend un seul cube de chaque sorte.
    .short = déjà vendu
refusal-sold-enough = Votre navire vend { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} par Marché, pas plus.
    .short = assez vendu
refusal-made-here = Ce port produit { $name } et n’en achète pas.
    .short = produit ici
refusal-not-made-here = Ce n’est pas dans ce port qu’on achète { $name }.
    .short = pas produit ici
refusal-no-yard = Jouez d’abord Chantier naval.
refusal-recruited-enough = Un Chantier naval recrute { $n ->
    [one] { $n } marin
   *[other] { $n } marins
} au plus.
    .short = assez pour l’instant
refusal-no-berth = Il n’y a pas de place en cale pour un marin de plus.
    .short = pas de place
refusal-crew-complete = Vous avez déjà tous vos { $n } marins.
    .short = équipage complet
refusal-hired-one = Un Chantier naval recrute un seul spécialiste.
    .short = un à la fois
refusal-specialists-complete = Vous avez déjà les { $n } spécialistes.
    .short = tous engagés
refusal-not-larger = Vos voiles ont déjà { $size ->
    [one] { $size } point
   *[other] { $size } points
} de plus : il en faut davantage.
    .short = pas plus grande
refusal-kind-bought = Chaque sorte d’amélioration s’achète une fois par Chantier naval.
    .short = déjà acheté
refusal-merchants-only = Seuls les marchands agrandissent leur cale.
    .short = marchands seulement
refusal-extensions-complete = La cale s’agrandit { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}, pas plus.
    .short = plus de place
refusal-cannons-complete = Votre navire porte { $n ->
    [one] { $n } canon
   *[other] { $n } canons
} au plus.
    .short = plus de place
refusal-already-corsair = Votre navire est déjà un corsaire.
    .short = déjà corsaire
refusal-no-damage = { $what ->
    [sail] Aucune voile n’est endommagée.
    [leak] Il n’y a pas de voie d’eau.
   *[cannon] Aucun canon n’est endommagé.
}
    .short = aucune avarie
refusal-no-engagement = Il n’y a personne à engager en ce moment : on engage en entrant dans une zone.
refusal-not-there = { $ship } n’est pas là.
    .short = pas là
refusal-in-another-zone = { $ship } est sur cette tuile, mais dans une autre zone : { at-sea }.
    .short = autre zone
refusal-there-already = { $ship } est déjà dans la même zone : partez et revenez pour l’engager.
    .short = déjà là
refusal-under-a-storm = { $ship } est sous une tempête, où l’on n’engage personne.
    .short = sous la tempête
refusal-out-of-a-storm = La tempête vous a rejeté à côté de { $ship }, et l’on n’engage personne ainsi.
    .short = sortie de tempête
refusal-in-that-haven = { $ship } est à l’abri et ne s’engage qu’en entrant dans cette zone.
    .short = à l’abri
refusal-same-port = { $ship } est dans le même port, où l’on n’engage personne.
    .short = même port
refusal-bank-when-due = La Banque se joue d’elle-même quand une mise ou une rançon la demande.
    .short = d’elle-même
refusal-not-an-enemy = { $ship } ne peut pas être votre ennemi ce tour-ci.
    .short = pas ennemi
refusal-has-fought = { $ship } a déjà combattu ce tour-ci.
    .short = a combattu
refusal-must-engage = Un corsaire ou un pirate barre la voie : il faut l’engager.
    .short = passage barré
refusal-out-of-that-port = Vous venez de sortir du port où se trouve { $ship }.
    .short = resté au port
refusal-no-fight-to-begin = Il n’y a pas de combat à commencer.
refusal-no-shot = Il n’y a pas de tir initial à décider en ce moment.
refusal-no-crewing = On n’arme pas de canons en ce moment.
refusal-too-few-cannons = Vous avez { $n ->
    [0] 0 canon intact
    [one] { $n } canon intact
   *[other] { $n } canons intacts
}.
    .short = trop peu de canons
refusal-too-few-gunners = Il faut { $need } marins en cale pour cela, et vous en avez { $have }.
    .short = demande { $need } marins
refusal-nobody-to-lose = Aucun marin n’est à perdre en ce moment.
refusal-none-there = Il n’y a pas de marin à cet endroit.
    .short = personne
refusal-no-loot = Il n’y a pas de prise à faire en ce moment.
refusal-not-in-their-hold = { $ship } n’a pas cela à bord : { $name }.
    .short = pas dans leur cale
refusal-not-beaten = On ne fuit et ne paie de rançon qu’après une défaite.
refusal-pirates-pay-no-ransom = Les pirates ne paient pas de rançon.
refusal-no-ransom = Aucune rançon n’est due en ce moment.
refusal-fewer-sailors = Il n’y a que { $n ->
    [one] { $n } paire
   *[other] { $n } paires
} de marins à bord.
    .short = moins à bord
refusal-pairs-unpayable = Cela coûte { price-in-doubloons }. Vous avez { purse-in-doubloons }, et la Banque n’y suffit pas.
    .short = impayable
refusal-lighten-first = Votre cale est trop pleine : jetez d’abord quelque chose par-dessus bord.
    .short = d’abord alléger
refusal-no-repair = Rien n’est à réparer en ce moment.

# Ce qui arrive : la carte
event-set-out = Autour du centre, en { $at } : { $name }.
event-dealt = { $seat } reçoit { $name }.
event-tile-up = { $storm ->
    [1] Une tuile est révélée, avec une tempête : { $name }.
   *[other] Une tuile est révélée : { $name }.
}
event-plays = { $place ->
    [1] { $seat } joue en premier.
   *[other] { $seat } joue en position { $place }.
}
event-took-tile = { $reverse ->
    [1] { $seat } prend une tuile et la retourne : { $name }.
   *[other] { $seat } prend une tuile : { $name }.
}
event-laid = { $seat } la pose en { $at } : { $name }{ $reverse ->
    [1] , côté dos
   *[other] {""}
}.
event-port-laid = { $seat } pose { $name } en { $at }.

# Ce qui arrive : la préparation
event-wind-set = Le vent souffle vers { $to }.
event-round = Le tour { $round } sur { $rounds } commence.
    .heading = Tour { $round }
event-wind-turned = { $by ->
    [0] Le vent ne tourne pas : il souffle vers { $to }.
    [1] Le vent tourne d’un huitième à droite : il souffle vers { $to }.
    [2] Le vent tourne d’un quart à droite : il souffle vers { $to }.
    [-1] Le vent tourne d’un huitième à gauche : il souffle vers { $to }.
   *[-2] Le vent tourne d’un quart à gauche : il souffle vers { $to }.
}
event-wind-reroll = Le dé de changement est relancé.
event-storm-moved = Une tempête passe de { $from_at } à { $at }.
event-wind-die = Le dé de vent envoie { $ship } vers { $to }.
event-blown = La tempête rejette { $ship } en { at-sea }.
event-red-die = Dé rouge contre { $ship } : { face-of-die }.
event-sheltered = { $seat } attend la fin de la tempête dans { $name }.
event-put-out = { $seat } quitte le port avant la tempête, pour { at-sea }.
event-held = La tempête retient { $ship } en { $at }.
event-drifted = { $ship } dérive de { $from_at } à { at-sea }.
event-stuck = { $ship } ne peut pas dériver et reste.
event-hit = { $face ->
    [sail] { $ship } a une voile déchirée.
    [hold] { $ship } a une voie d’eau, et { $from ->
        [sails] un marin des voiles
        [deck] un marin du pont
        [cannons] un canonnier
       *[hold] un marin
    } y est affecté.
    [cannon] { $ship } a un canon touché{ $from ->
        [none] {""}
       *[cannons] , et ses canonniers sont bloqués
    }.
   *[sailor] { $ship } perd { $from ->
        [sails] un marin des voiles
        [deck] un marin du pont
        [cannons] un canonnier
       *[other] un marin
    }.
}
event-no-effect = { $face ->
    [sail] { $ship } n’a plus de voile à déchirer.
    [hold] Le coup dans la cale ne fait rien à { $ship }.
    [cannon] { $ship } n’a plus de canon intact à toucher.
   *[sailor] { $ship } n’a plus de marin à perdre.
}
event-overflow = { $ship } garde { $n ->
    [one] { $n } marin
   *[other] { $n } marins
} sur le pont, faute de place en cale.
event-thrown = { $seat } jette { $name } par-dessus bord.
event-thrown-token = { $seat } jette { a-rare-species } par-dessus bord.
event-bid = { $seat } mise { price-in-doubloons }.
event-neutral-bid = La banque mise { price-in-doubloons }.
event-banked = { $seat } prend { sum-of-doubloons } à la Banque pour { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}{ $why ->
    [bid] , afin de payer sa mise
    [ransom] , afin de payer sa rançon
   *[action] {""}
}{ $owed ->
    [0] {""}
    [one] {" "}(dont { $owed } du prochain tour)
   *[other] {" "}(dont { $owed } du prochain tour)
}.
event-bribe = { $seat } prend { $doubloons ->
    [0] 0 doublon
   *[other] { sum-of-doubloons }
} pour corrompre les pirates ; { $bank } à la banque.
event-number = Le sort désigne { $ship }.
event-purse = { $ship } reçoit { sum-of-doubloons }.
event-improved = { $ship } s’améliore : { $improvement }.

# Ce qui arrive : les actions
event-turn = { $seat } commence son tour { $tokens ->
    [0] sans jeton
    [one] avec { $tokens } jeton
   *[other] avec { $tokens } jetons
}.
    .heading = { $seat }
event-navigation = { $seat } met à la voile.
event-sailed = { $cape ->
    [1] { $ship } double le cap jusqu’en { at-sea } ({ cost-in-full }).
   *[other] { $ship } va de { $from_at } à { at-sea } ({ cost-in-full }).
}
event-entered = { $kind ->
    [port] { $ship } entre dans { $name }, { $at } ({ cost-in-full }).
   *[lair] { $ship } entre dans le repaire en { $at } ({ cost-in-full }).
}
event-left = { $kind ->
    [port] { $ship } quitte { $name } pour { at-sea } ({ cost-in-full }).
   *[lair] { $ship } quitte le repaire pour { at-sea } ({ cost-in-full }).
}
event-storm-entered = { $ship } entre dans la tempête en { $at } ({ cost-in-full }).
event-treasure = { $ship } creuse dans le repaire { $lair } : { sum-of-doubloons } pour { $seat }.
event-towed = { $seat } gagne { $name } en remorque.
event-market = { $seat } ouvre le Marché dans { $name }.
event-sold = { $seat } vend { $name } : { sum-of-doubloons } et { points-of-glory }.
event-sold-black = { $seat } vend { $name } au marché noir : { sum-of-doubloons } et { points-of-glory }.
event-bought = { $seat } achète { $name } pour { sum-of-doubloons }.
event-delivered = { $seat } livre { a-found-species } : { points-of-glory }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } pour la famille
}.
event-trader-bonus = { $seat } gagne { $vp ->
    [0] { sum-of-doubloons }
   *[other] { $doubloons ->
        [0] { points-of-glory }
       *[other] { sum-of-doubloons } et { points-of-glory }
    }
} de plus pour ce Marché.
event-shipyard = { $seat } va au Chantier naval{ $doubloons ->
    [0] {""}
   *[other] {" "}et reçoit { sum-of-doubloons } par la carte de leader
}.
event-recruited = { $seat } recrute un marin pour { sum-of-doubloons }.
event-hired = { $seat } recrute un spécialiste pour { sum-of-doubloons }.
event-sails = { $seat } hisse { $size } voiles de plus pour { sum-of-doubloons }.
event-extended = { $seat } agrandit sa cale pour { sum-of-doubloons }.
event-cannon = { $seat } achète un canon pour { sum-of-doubloons }.
event-letter = { $seat } achète une lettre de marque pour { sum-of-doubloons } et devient corsaire.
event-repaired = { $seat } répare { damage-repaired }{ $doubloons ->
    [0] {""}
   *[other] {" "}pour { sum-of-doubloons }
}.
event-trained = { $seat } forme un spécialiste pour { sum-of-doubloons } : { $name }, niveau { $level }.
event-leader = { $seat } prend la carte de leader : { $name }.
event-discovered = { $seat } prend { a-rare-species } sur le site { $site }.
event-discovered-face = C’est { a-found-species }.
event-studied = { $seat } regarde les découvertes du site { $site }.
event-studied-face = La pile contient { a-found-species }.
event-marks-back = { $seat } a vu tous les sites et reprend ses marqueurs.
event-piracy = { $seat } mène { $ship }.
event-recovery = { $seat } rappelle { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}.
event-reinforcement = { $seat } aura cinq jetons au prochain tour.
event-turn-over = { $seat } termine son tour.

# Ce qui arrive : le combat
event-engaged = { $ship } engage { $other }.
event-mustered = { $ship } rassemble { $n ->
    [0] 0 marin
    [one] { $n } marin
   *[other] { $n } marins
} pour la défense.
event-spared = { $ship } renonce au tir initial.
event-initial-shot = { $ship } fait le tir initial contre { $other }.
event-crewed = { $ship } { $n ->
    [0] n’arme aucun canon
    [one] arme { $n } canon
   *[other] arme { $n } canons
}.
event-white-die = { $face ->
    [miss] { $ship } tire et manque.
   *[other] { $ship } tire et touche { face-of-die }.
}
event-boarding = Abordage : { $ship } avec { $own }, { $other } avec { $theirs }.
event-won = { $ship } bat { $other }{ $vp ->
    [0] {""}
   *[other] {"\u00A0"}: { points-of-glory }
}.
event-tied = { $ship } et { $other } sont à égalité : { points-of-glory } chacun.
event-purse-taken = { $seat } prend { sum-of-doubloons } dans la bourse du vaincu ({ $ship }).
event-looted = { $ship } prend { $name } à { $other }.
event-looted-black = { $ship } prend { $name } à { $other } et vend le cube au marché noir pour { sum-of-doubloons }.
event-looted-nothing = { $ship } ne prend rien à { $other }.
event-stayed = { $ship } reste.
event-fled = { $ship } fuit en { at-sea }.
event-ransomed = { $seat } gagne { $name } contre une rançon de { sum-of-doubloons }.
event-pairs-paid = { $seat } { $n ->
    [0] ne paie pour aucun marin
    [one] paie { sum-of-doubloons } pour { $n } paire de marins
   *[other] paie { sum-of-doubloons } pour { $n } paires de marins
}{ $lost ->
    [0] {""}
    [one] {" "}et perd { $lost } marin
   *[other] {" "}et perd { $lost } marins
}.

# Ce qui arrive : la fin du tour et de la partie
event-mended = { $seat } répare { damage-repaired } grâce à l’ingénieur.
event-upkeep = { $ship } répare { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} pour { sum-of-doubloons }.
event-buried = { $ship } enterre { sum-of-doubloons }.
event-ended = La partie est terminée.
event-final = { $seat } a { sum-of-doubloons } : { points-of-glory } de plus, { $points } en tout.

# La table en phrases
table-round = Tour { $round } sur { $rounds }. Le vent souffle vers { $to }. { $n ->
    [0] Il n’y a pas de tempête.
    [one] Tempête en { $storms }.
   *[other] Tempêtes en { $storms }.
}
table-building = On assemble la carte : { $n ->
    [0] il ne reste que les ports
    [one] il reste { $n } tuile
   *[other] il reste { $n } tuiles
}.
table-turn = { $seat } joue ; il lui reste { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
table-order = Ordre du tour : { $seats }.
table-ship = { $seat }, { $type ->
    [corsair] corsaire
   *[merchant] marchand
} { $kind ->
    [port] dans { $name } ({ $at })
    [none] pas encore sur la carte
   *[other] en mer ({ at-sea })
} : { $money ->
    [one] { $money } doublon
   *[other] { $money } doublons
}, { points-of-glory }.
table-crew = Équipage ({ $seat }) : { $hold } en cale, { $sails } dans les voiles{ $deck ->
    [0] {""}
   *[other] , { $deck } sur le pont
}{ $leaks ->
    [0] {""}
   *[other] , { $leaks } sur des voies d’eau
}. Vitesse { $speed } ; { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
} en cale.
table-cargo = Cargaison ({ $seat }) : { $n ->
    [0] rien
   *[other] { $cargo }
}.
table-damage = Dégâts ({ $seat }) : { $sails ->
    [one] { $sails } voile
   *[other] { $sails } voiles
}, { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}, { $leaks ->
    [one] { $leaks } voie d’eau
   *[other] { $leaks } voies d’eau
}.
table-specialists = Spécialistes ({ $seat }) : { $n ->
    [0] aucun de formé
   *[other] { $row }
}{ $unbound ->
    [0] {""}
    [one] , et { $unbound } sans spécialité
   *[other] , et { $unbound } sans spécialité
}.
table-pirate = { $ship } { $kind ->
    [lair] dans le repaire en { $at }
   *[other] en mer ({ at-sea })
} : { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}, { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
}, { $sails ->
    [one] { $sails } voile
   *[other] { $sails } voiles
}, bourse { $purse }, trésor { $treasure }.
table-row = Rangée { $row } : { $tiles }.
table-sites = Espèces restantes : { $sites }.
table-market = Marché, cubes vendus et gloire du prochain : { $cubes }.
table-combat = { $ship } combat { $other }.
table-known = { $n ->
    [0] Vous ne connaissez aucune découverte dans les piles.
   *[other] Vous savez que les piles contiennent { $tokens }.
}

# La fin
outcome-points = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de gloire, { $lead } d’avance.
outcome-money = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de gloire : à égalité, l’argent décide ({ sum-of-doubloons }).
outcome-discoveries = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de gloire : à égalité, { $n ->
    [one] { $n } découverte livrée décide
   *[other] { $n } découvertes livrées décident
}.
outcome-shared = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de gloire par personne.

# Ce qui ne peut pas être
position-seats = Le champ « seats » doit donner { $players } places.
position-phase = Ce qui est en cours dans la position ne va pas avec la phase { $phase }.
position-map-sides = Les côtés de la tuile en { $at } ne s’accordent pas avec ses voisines.
position-map-incomplete = La carte de cette position ne peut pas être achevée.
position-space = Il n’y a pas de case { $space } sur cette carte.
position-hold = La cale de la place { $seat } contient plus qu’elle n’a de places ou de couchettes.
position-crew = La place { $seat } a plus de marins qu’il n’y en a.
position-token = La découverte { $token } est à deux endroits, ou sa famille ne peut pas être.
position-choice = La place { $seat }, à qui c’est de jouer, n’a aucun coup permis dans cette position.
figures-list = La liste { $list } doit avoir { $n } éléments.
figures-fixed = { $figure } ne peut pas être changé : les règles ne connaissent que { $value }.
figures-tile = Les côtés, les zones et les lieux de la tuile { $id } ne vont pas ensemble.
figures-reverse = Le dos des tuiles doit convenir à deux côtés quelconques qui se rejoignent.

# Rapports
tally-rounds = tours
tally-combats = combats
tally-ties = combats à égalité
tally-pirate_combats = combats avec des pirates
tally-storms = navires dans une tempête
tally-sold = cubes vendus
tally-black = cubes au marché noir
tally-discoveries = découvertes
tally-delivered = découvertes livrées
tally-banks = jetons de Banque
tally-ransoms = rançons
tally-letters = lettres de marque
tally-reversed = tuiles retournées

## La table dessinée

board-spaces = Cases de la carte
board-cells = Tuiles de la carte
board-ships = Navires
board-space-sea = { $at }, mer, ouverte vers { $gates }
board-space-port = { $at }, { $name }
board-space-lair = { $at }, repaire { $lair }
board-space-site = site { $site }
board-space-storm = tempête
board-cell-at = Tuile { $at }
board-cell-port = port
board-ship-at = { $name }, { $type ->
    [corsair] corsaire
   *[merchant] marchand
  } en { $at }, { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  }, { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
  }
board-pirate-at = { $ship } en { $at }, { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  }, { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
  }

board-short-N = N
board-short-NE = NE
board-short-E = E
board-short-SE = SE
board-short-S = S
board-short-SW = SO
board-short-W = O
board-short-NW = NO
board-to-N = le nord
board-to-NE = le nord-est
board-to-E = l’est
board-to-SE = le sud-est
board-to-S = le sud
board-to-SW = le sud-ouest
board-to-W = l’ouest
board-to-NW = le nord-ouest
board-wind-name = Vent
board-wind = Vent vers { $direction }
board-wind-note = Le chiffre est le coût d’un pas dans cette direction.
board-rose-cost = { $direction } { $cost }
board-storms = { $count ->
    [one] Une tempête en { $at } ; elle suit le vent d’une tuile par tour.
   *[other] Tempêtes en { $at } ; elles suivent le vent d’une tuile par tour.
  }
board-pirates = Pirates
board-pirate = { $ship } en { $at } : { $sailors } marins, { $cannons } canons, { $sails } voiles, bourse { $purse }, trésor enterré { $treasure }
board-has-fought = a combattu

board-market = Marché
board-buy = achat
board-sell = vente
board-slots = gloire des emplacements
board-buy-for = Acheter { $name } pour { $price }
board-sell-for = Vendre { $name } pour { $price }
board-black-for = Vendre { $name } au marché noir pour { $price }
board-black = marché noir
board-slots-full = Tous les emplacements sont pris : marché noir
board-slots-next = La prochaine vente rapporte { points-of-glory } ; { $cubes ->
    [one] { $cubes } cube vendu
   *[other] { $cubes } cubes vendus
} jusqu’ici

board-actions = Actions
board-note-navigation = sur la carte
board-note-shipyard = au port
board-note-academy = 1 par tour
board-note-discovery = sur un site
board-note-piracy = 1 par tour
board-note-market = au port
board-note-bank = +{ $doubloons } doublons
board-note-recovery = les marins en cale
board-note-reinforcement = 5 jetons au prochain tour
board-note-used = déjà joué
board-guide-navigation = choisir sur la carte
board-guide-academy = choisir dans l’équipage
board-guide-piracy = choisir un pirate
board-rarity = { $rarity ->
    [known] connue
    [rare] rare
   *[new] nouvelle
  }
board-tokens = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
  }

board-own-ship = Votre navire
board-hold = Cale
board-hold-note = { $held } sur { $spaces }, charge { $load }
board-sails = Voiles
board-sails-note = vitesse { $speed }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
  }
board-cannons = Canons
board-deck = Pont
board-deck-note = { $most ->
    [one] { $most } place
   *[other] { $most } places
}
board-cell-sailor = marin
board-cell-leak = marin sur une voie d’eau
board-cell-free = libre
board-cell-sail = voile libre
board-cell-load = voile prise par la charge
board-cell-torn = voile déchirée
board-cell-cannon = canon
board-cell-cannon-crewed = canon armé
board-cell-cannon-hit = canon avarié
board-cell-cannon-none = pas encore de canon
board-discovery = { $rarity ->
    [known] espèce connue
    [rare] espèce rare
   *[new] espèce nouvelle
  }
board-discovery-known = { $family ->
    [mammals] mammifère
    [fruits] fruit
    [reptiles] reptile
    [birds] oiseau
   *[insects] insecte
  }, { $rarity ->
    [known] espèce connue
    [rare] espèce rare
   *[new] espèce nouvelle
  }
board-crew = Votre équipage
board-unbound = { $count ->
    [0] {""}
    [one] { $count } spécialiste à former
   *[other] { $count } spécialistes à former
  }
board-purse = { points-of-glory }, { $money ->
    [one] { $money } doublon
   *[other] { $money } doublons
}
board-specialist = { $name }, { $level ->
    [0] aucun spécialiste
   *[other] niveau { $level }
  }{ $leader ->
    [1] , leader
   *[0] {""}
  }
board-power = { $name } { $level } : { $power }
board-no-power = Recrutez un spécialiste au chantier naval, puis formez-le à l’Académie.

board-doubloons = { $count ->
    [one] doublon
   *[other] doublons
  }
board-sailors = { $count ->
    [one] marin
   *[other] marins
  }
board-discoveries = { $count ->
    [one] découverte
   *[other] découvertes
  }
board-turn-place = rang { $place }

board-heading-building = on assemble la carte
board-heading-tile = tuile { $tile } sur { $tiles }
board-heading-tile-narrow = tuile { $tile }/{ $tiles }
board-heading-round-narrow = tour { $round }/{ $rounds }
board-heading-round = tour { $round } sur { $rounds }
board-heading-wind = vent vers { $direction }
board-phase-preparation = préparation
board-phase-actions = actions
board-phase-over = la fin

board-display = Tuiles révélées
board-display-note = prenez-en une, la suivante est révélée aussitôt
board-display-empty = Toutes les tuiles sont posées ; les ports suivent.
board-fits = { $cells ->
    [0] aucune place
    [one] { $cells } case
   *[other] { $cells } cases
  }{ $cells ->
    [0] {""}
   *[other] , { $ways ->
        [one] { $ways } pose
       *[other] { $ways } poses
      }
  }
board-tile-site = site { $site }
board-tile-lair = repaire { $lair }
board-tile-storm = tempête
board-turns = Sens possibles
board-turns-at = Sens en { $at }
board-turns-note = mer contre mer, terre contre terre
board-turns-cell = choisissez d’abord la case
board-turn = { $turn ->
    [0] telle quelle
    [1] un quart à droite
    [2] un demi-tour
   *[3] un quart à gauche
  }
board-pile = Encore dans la pioche
board-pile-note = Tous les connaissent, personne n’en sait l’ordre.
board-building-rule = À deux pas du centre en ligne droite, une tuile en touche une autre ; partout ailleurs, au moins deux. Les coins sont pour les ports.
board-own-port = Votre port
board-own-port-note = Vous le poserez en dernier, dans un coin libre. Votre navire en partira.
board-laying = Ordre de pose
board-laying-note = 16 tuiles, puis les 4 ports
board-laying-here = maintenant

board-bids = Mises pour l’ordre du tour
board-bid = Miser { $price }
board-bid-made = a misé { $price }
board-bid-neutral = mise neutre
board-place-sure = { $place ->
    [1] 1re place, sûre
   *[other] { $place }e place, sûre
  }
board-place-between = { $from ->
    [1] 1re
   *[other] { $from }e
  } à { $to }e place
board-banks = Banque × { $count }
board-no-bank = sans Banque
board-left = reste
board-bribe = Ensuite, les pirates
board-bribe-note = les deux plus fortes mises pour l’instant : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  }
board-drawn = déjà tiré
board-may-be-drawn = peut être tiré
board-bribe-rule = Le pirate tiré reçoit 2 doublons et une amélioration, les suivants 1 chacun, jusqu’au dernier doublon.

board-fight = Combat en { $at }
board-attacks = attaque
board-defends = se défend
board-step-shot = Tir initial
board-step-shot-note = le dé rouge du défenseur
board-step-crew = Armer les canons
board-step-crew-note = 2 marins par canon, un dé blanc chacun
board-step-broadside = Bordée
board-step-broadside-note = les deux navires tirent ensemble
board-step-boarding = Abordage
board-step-boarding-note = la plus grande force l’emporte
board-step-outcome = Suites
board-step-outcome-note = {""}
board-shot-waiting = { $name } peut tirer en premier.
board-shot-spared = { $name } ne tire pas.
board-shot = { $name } lance le dé : { $face ->
    [sailor] un marin
    [sail] une voile
    [hold] la cale
    [cannon] un canon
   *[miss] un raté
  }.
board-face-sailor = marin
board-face-sail = voile
board-face-hold = cale
board-face-cannon = canon
board-face-miss = raté
board-face-none = pas encore lancé
board-crew-waiting = reste à armer
board-guns = { $count ->
    [0] aucun canon
    [one] { $count } canon
   *[other] { $count } canons
  }
board-guns-none = aucun
board-odds-if = gagner · égalité · perdre, si { $name } arme tous ses canons
board-odds = gagner { $win } %, égalité { $tie } %, perdre { $lose } %
board-lose-from = { $place ->
    [hold] de la cale
    [sails] des voiles
   *[deck] du pont
  }
board-boarding = Abordage { $own } contre { $theirs }
board-boarding-before = Avant la bordée, { $own } contre { $theirs } à l’abordage
board-against = contre
board-end-win = L’attaque gagne
board-end-win-note = 3 points et un cube
board-end-tie = Égalité
board-end-tie-note = 1 point par camp
board-end-lose = La défense gagne
board-end-lose-note = 2 points, pas de cube
board-beaten-where = Pour fuir, choisissez une tuile de la carte ; pour une rançon, un port.
board-outcome-waiting = La décision est encore à venir.
board-fight-won = { $winner } bat { $loser } { $own } à { $theirs } : { points-of-glory }
board-fight-tied = { $one } et { $other } à égalité, { $own } partout : { $vp } par camp
board-last-fight = Le dernier combat
board-enemies = Navires à engager
board-hull-own = Votre { $type ->
    [corsair] corsaire
   *[merchant] marchand
  }
board-hull = { $name }, { $type ->
    [corsair] corsaire
   *[merchant] marchand
  }
board-hull-pirate = { $name }
board-pirate-crew = Équipage
board-pirate-purse = { $doubloons } dans la bourse
board-pile-of = Regarder la pile
board-toll = Ce qu’il en coûte
board-parts = Parties de la table
board-tab-ship = Navire
board-tab-market = Marché
board-tab-crew = Équipage
board-tab-pirates = Vent
board-tab-now = Choisir
board-tab-tiles = Tuiles
board-tab-bids = Mises
board-tab-fight = Combat
board-good-sugar = Sucre
board-good-rum = Rhum
board-good-coffee = Café
board-good-vanilla = Vanille
board-good-spices = Épices
board-good-gold = Or
board-train = niveau { $level } : { $price }
board-ways = { $count } sens
board-why-navigation = ni marin ni voile libre
board-why-academy = personne à former
board-why-piracy = aucun pirate à mener
board-turn-clashes = côtés contraires
board-touches = { $count ->
    [0] ne touche rien
    [one] touche { $count } tuile
   *[other] touche { $count } tuiles
  }
