game-name = Jamaica
game-line = Race around the island, fill your holds, and mind who else is on your space.

# Ships, actions and goods
ghost = The Ghost Ship
action-forward = sail forward
action-backward = sail backward
action-food = load food
action-gold = load gold
action-powder = load powder
some-food = { $n } food
some-gold = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
some-powder = { $n } powder
some-seat = { $seat }
some-space = { $space }
cargo = { $goods ->
    [food] { $amount } food
    [gold] { $amount ->
        [one] { $amount } doubloon
       *[other] { $amount } doubloons
    }
   *[powder] { $amount } powder
}
kind-of-goods = { $goods ->
    [food] food
    [gold] doubloons
   *[powder] powder
}
such-goods = { $goods ->
    [food] food
    [gold] doubloons
   *[powder] powder
}
card-name = { $morning } then { $evening }
name-of-hold = { $hold ->
    [6] 6th Hold
   *[other] hold { $hold }
}
title-of-hold = { $hold ->
    [6] 6th Hold
   *[other] Hold { $hold }
}
the-hold = { $hold ->
    [6] the 6th Hold
   *[other] hold { $hold }
}
hold-contents = { $some } ({ name-of-hold })

# Treasures
treasure-map = Morgan’s Map
    .a = Morgan’s Map
    .the = Morgan’s Map
treasure-saber = Saran’s Saber
    .a = Saran’s Saber
    .the = Saran’s Saber
treasure-beth = Lady Beth
    .a = Lady Beth
    .the = Lady Beth
treasure-sixth = 6th Hold
    .a = a 6th Hold
    .the = the 6th Hold
treasure-rum = Rum
    .a = Rum
    .the = the Rum
treasure-sextant = Sextant
    .a = a Sextant
    .the = the Sextant
treasure-anchor = Anchor
    .a = an Anchor
    .the = the Anchor
treasure-gold = Gold treasure
    .a = a gold treasure
    .the = the gold treasure
treasure-cursed = Cursed treasure
    .a = a cursed treasure
    .the = the cursed treasure
some-treasure = { $name }
some-worth = { $kind ->
    [gold] gold worth { $value }
    [cursed] a curse of { $value }
   *[power] a special treasure
}

# Spaces
spot = { $terrain ->
    [port_royal] Port Royal
    [sea] space { $space } ({ $price } food)
    [port] the port on { $space } ({ $price ->
        [one] { $price } doubloon
       *[other] { $price } doubloons
    })
   *[lair] the lair on { $space }
}
at-spot = { $terrain ->
    [port_royal] at Port Royal
    [sea] on space { $space } ({ $price } food)
    [port] in the port on { $space } ({ $price ->
        [one] { $price } doubloon
       *[other] { $price } doubloons
    })
   *[lair] in the lair on { $space }
}
spot-in-short = { $terrain ->
    [port_royal] Port Royal
    [sea] { $space }: { $price } food
    [port] { $space }: { $price ->
        [one] { $price } doubloon
       *[other] { $price } doubloons
    }
   *[lair] { $space }: lair
}

# What is asked
prompt-dice = You are the Captain. Which die for the morning: { $a } or { $b }?
prompt-dice-alike = You are the Captain. Both dice show { $a }.
prompt-card = Choose a card: { $morning } in the morning, { $evening } in the evening.
prompt-card-locked = Your card lies face down. The others are still choosing.
prompt-length = { $back ->
    [0] Sail { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } forward, or change that by one?
   *[other] Sail { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } backward, or change that by one?
}
prompt-length-fixed = { $back ->
    [0] You sail { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } forward.
   *[other] You sail { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } backward.
}
prompt-fork = { $back ->
    [0] The route parts at { $space }
   *[other] Two lanes meet at { $space }
}: which lane, with { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} to go?
prompt-fork-retreat = Two lanes meet at { $space }: on which one do you fall back?
prompt-fork-ghost = The Ghost Ship is at { $space } and sails { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} { $back ->
    [0] forward
   *[other] backward
}: which lane?
prompt-target = Several ships lie on { $space }: which one do you attack?
prompt-target-one = Another ship lies on { $space }: it is attacked.
prompt-target-ghost = Several ships lie on { $space }: which one does the Ghost Ship attack?
prompt-powder-attack = You attack { $other }. Powder spent: { $powder }, aboard: { $left }. Add some, or roll?
prompt-powder-defend = { $other } attacks you with a total of { $total }. Powder spent: { $powder }, aboard: { $left }. Add some, or roll?
prompt-saber = { $own ->
    [1] You rolled
   *[other] { $ship } rolled
} { $die ->
    [0] a star
   *[other] { $die }, which makes { $total }
}. Have it rolled again?
prompt-reward = You have beaten { $other }. What is your prize?
prompt-reward-ghost = The Ghost Ship has beaten { $other }. What does it take?
prompt-stow = You captured { $some }. Which hold?
prompt-load = You load { $some }. Which hold?
prompt-pay = You pay { $some } for { $space ->
    [0] Port Royal
   *[other] space { $space }
}. From which hold?
prompt-ghost = { $half ->
    [0] In the morning
   *[other] In the evening
} the Ghost Ship sails { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}: forward or backward?
prompt-wait-dice = { $seat } is placing the dice.
prompt-wait-card = { $n ->
    [one] { $seats } is still choosing a card.
   *[other] { $seats } are still choosing a card.
}
prompt-wait-length = { $seat } is deciding how far to sail.
prompt-wait-fork = { $seat } is choosing a lane.
prompt-wait-target = { $seat } is choosing whom to attack.
prompt-wait-powder = { $seat } is loading the cannons.
prompt-wait-saber = { $seat } has a hand on Saran’s Saber.
prompt-wait-reward = { $seat } is choosing a prize.
prompt-wait-stow = { $seat } is stowing the loot.
prompt-wait-load = { $seat } is choosing a hold to load.
prompt-wait-pay = { $seat } is choosing which hold pays.
prompt-wait-ghost = { $seat } is steering the Ghost Ship.
prompt-over = The game is over.

# What can be done
label-morning = { $die } in the morning, { $other } in the evening
    .short = { $die }, then { $other }
label-morning-none = { $die } in the morning
label-hold = Choose { the-hold }
label-load = Load into { the-hold } (empty)
    .short = { title-of-hold }
label-load-over = Clear { the-hold } ({ $some }) and load there
    .short = { title-of-hold }, loses { $some }
label-pay = Pay one from { the-hold }, which has { $some }
    .short = { title-of-hold } ({ $some })
label-spend = Spend one powder from { the-hold }, which has { $some }
    .short = { title-of-hold } ({ $some })
label-roll = { $powder ->
    [0] Roll without powder
   *[other] Roll with { $powder } powder
}
    .short = Roll
label-reroll = Have it rolled again
    .short = Again
label-stand = Let it stand
label-shorter = { $steps ->
    [0] Stay here, by the Anchor
    [one] Sail { $steps } space, by the Anchor
   *[other] Sail { $steps } spaces, by the Anchor
}
    .short = { $steps }, Anchor
label-shorter-none = Sail one space less, by the Anchor
label-exact = { $steps ->
    [one] Sail { $steps } space
   *[other] Sail { $steps } spaces
}
    .short = { $steps }
label-exact-none = Sail as far as the die says
label-longer = { $steps ->
    [one] Sail { $steps } space, by the Sextant
   *[other] Sail { $steps } spaces, by the Sextant
}
    .short = { $steps }, Sextant
label-longer-none = Sail one space more, by the Sextant
label-forward = { $steps ->
    [one] { $steps } space forward
   *[other] { $steps } spaces forward
}
    .short = Forward
label-backward = { $steps ->
    [one] { $steps } space backward
   *[other] { $steps } spaces backward
}
    .short = Backward
label-stay-home = Stay at Port Royal
    .short = Stay
label-nothing = Take nothing
label-attack = Attack { $ship }
label-loot = Empty { the-hold } of { $ship }: { $some }
    .short = Take { $some }
label-loot-none = Empty { the-hold }
label-steal-hidden = { $n ->
    [one] Steal the face-down treasure of { $ship }
   *[other] Steal one of { $n } face-down treasures of { $ship }
}
    .short = Steal a face-down treasure
label-steal-hidden-none = Steal a face-down treasure
label-steal = Steal { $name } from { $ship }
    .short = Steal { $name }
label-steal-none = Steal { $name }
label-give = Give { $ship } the curse of { $value }
    .short = Give the curse of { $value }
label-give-none = Give a curse of { $value }
label-sail = Sail by way of { spot }
    .short = { spot-in-short }
label-play = { $first ->
    [0] Play: { $morning }, then { $evening }
   *[other] Morning { $first }: { $morning }. Evening { $second }: { $evening }
}
    .short = { $first ->
        [0] Play: { $morning }, then { $evening }
       *[other] Play: { $morning } { $first }, then { $evening } { $second }
    }

# What would follow
hint-lands = The move ends { at-spot }.
hint-finish = You come home to Port Royal.
hint-stays = The ship stays where it is: no battle, no price, no treasure.

# Why not
refusal-dice-placed = The dice are placed for this round.
refusal-no-such-die = The dice show { $a } and { $b }.
refusal-already-locked = Your card is laid down; take it back to choose another.
refusal-cards-later = A card is chosen once a round, as soon as the dice are placed.
refusal-not-in-hand = You have no card in hand with { $morning }, then { $evening }.
    .short = not in your hand
refusal-holds-at-rest = Tokens stay in their holds until something is loaded, paid or fired.
refusal-no-sixth-hold = You have no 6th Hold.
refusal-empty-hold-first = An empty hold comes first: { the-hold }.
refusal-same-goods = That hold has { such-goods } already: only one with other goods can be cleared.
    .short = has { such-goods } already
refusal-never-joined = Tokens never join others of their kind: an empty hold comes first, { the-hold }.
refusal-load-must-be = A load cannot be refused: choose a hold for it.
refusal-first-empty-hold = Empty holds are all alike: take { the-hold }.
refusal-wrong-goods = The price is due in { kind-of-goods }, and { the-hold } has none.
refusal-must-pay = Whoever can pay has to: choose the hold that the next token comes from.
refusal-no-powder = There is no powder in { the-hold }.
refusal-no-more-powder = No powder can be added for the second roll.
refusal-no-roll = There is no battle to roll for now.
refusal-no-reroll = There is no roll now that Saran’s Saber could change.
refusal-no-anchor = You need the Anchor to sail one space less.
refusal-no-sextant = You need the Sextant to sail one space more.
refusal-length-announced = Sextant and Anchor are announced before the first fork.
refusal-no-die-sailed = A ship that falls back sails no die: its way can be made neither longer nor shorter.
refusal-length-fixed = The die says how far a ship sails.
refusal-no-fork = Your ship is not at a fork.
refusal-not-there = Space { $space } is not next: choose { $first } or { $second }.
refusal-no-target = There is nobody to attack now.
refusal-no-ship-there = { $ship } cannot be attacked: choose another ship on the attacker’s space.
refusal-nothing-won = Prizes are taken by the winner of a battle.
refusal-nothing-to-loot = Nothing is in { the-hold } of { $ship }.
    .short = empty
refusal-no-room = All your holds have { such-goods } already, so there is no room for more.
    .short = all your holds have { such-goods }
refusal-not-theirs = { $ship } has no such treasure: { $name }.
refusal-ghosts-beth = Lady Beth cannot be stolen from the Ghost Ship.
    .short = never from the Ghost Ship
refusal-nothing-hidden = { $ship } has no face-down treasure.
refusal-no-such-curse = You have no curse of { $value }.
refusal-ghost-gives-nothing = The Ghost Ship gives no curses away.
refusal-no-course = The Captain steers the Ghost Ship after both players, and chooses its course only if it is neither first nor last.

# What happened
event-round = Round { $round }: { $captain } is the Captain.
    .heading = Round { $round } · { $captain }
event-rolled = The dice show { $a } and { $b }.
event-placed = { $seat } placed the dice: { $morning } in the morning, { $evening } in the evening.
event-chosen = { $seat } laid down a card.
event-showed = { $seat } turned up a card: { $morning }, then { $evening }.
event-loaded = { $ship } put { cargo } into { the-hold }.
event-dumped = { $ship } gave { cargo } back to make room.
event-banked = { $ship } keeps only doubloons, and only in an empty hold: { cargo } went to the bank.
event-load-lost = { $ship } has { such-goods } in every hold and loaded nothing.
event-length = { $steps ->
    [0] { $ship } dropped anchor and stays.
    [one] { $ship } sails { $steps } space.
   *[other] { $ship } sails { $steps } spaces.
}
event-sailed = { $back ->
    [0] { $ship } sailed from { $from ->
        [0] Port Royal
       *[other] { $from }
    } to { $to ->
        [0] Port Royal
       *[other] { $to }
    }.
   *[other] { $ship } sailed back from { $from ->
        [0] Port Royal
       *[other] { $from }
    } to { $to ->
        [0] Port Royal
       *[other] { $to }
    }.
}
event-arrived = { $ship } arrived at { spot }.
event-attacked = { $ship } attacked { $other }.
event-spent = { $ship } spent { $powder } powder.
event-fired = { $die ->
    [0] { $ship } rolled a star!
   *[other] { $ship } rolled { $die }: { $total } in all.
}
event-rerolled = { $own ->
    [1] { $ship } drew Saran’s Saber and rolls again.
   *[other] { $ship } drew Saran’s Saber: { $other } must roll again.
}
event-won = { $ship } beat { $other }.
event-tied = { $ship } and { $other } are equally strong: nobody wins.
event-looted = { $ship } robbed { $other }: { cargo }.
event-stole = { $ship } robbed { $other }: { $name } changes hands.
event-stole-hidden = { $ship } robbed { $other }: a face-down treasure changes hands.
event-stole-face = { $kind ->
    [gold] { $ship } now has gold worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    [cursed] { $ship } now has a curse: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
   *[power] { $ship } now has { $name }.
}
event-cursed = { $ship } gave { $other } a cursed treasure.
event-cursed-face = { $other } now has the curse: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-took-nothing = { $ship } took nothing.
event-paid = { $ship } paid { cargo }.
event-short = { $ship } ran short of { kind-of-goods }: { $price } due, { $amount ->
    [0] none aboard
   *[other] { $amount } aboard, which go to the bank
}.
event-retreated = { $ship } fell back to { $terrain ->
    [port_royal] Port Royal
    [sea] space { $space }
    [port] the port on { $space }
   *[lair] the lair on { $space }
}.
event-treasure-up = { $ship } turned up a treasure: { $name }.
event-treasure-down = { $ship } found a treasure and keeps it face down.
event-treasure-face = { $kind ->
    [gold] The treasure is gold worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    [cursed] The treasure is cursed: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
   *[power] The treasure is { $name }.
}
event-drew = { $cards ->
    [one] { $seat } drew { $cards } card.
   *[other] { $seat } drew { $cards } cards.
}
event-drew-face = Card drawn: { $morning }, then { $evening }.
event-reshuffled = { $seat } shuffled the discard pile.
event-ghost-course = { $stays ->
    [1] The Ghost Ship stays at Port Royal.
   *[other] { $back ->
        [0] The Ghost Ship sails forward.
       *[other] The Ghost Ship sails backward.
    }
}
event-finished = { $ship } is home at Port Royal: this is the last round.
event-ended = The game is over.

# The table in sentences
table-round = { $morning ->
    [0] Round { $round }, { $captain } is the Captain; the dice show { $a } and { $b }.
   *[other] Round { $round }, { $captain } is the Captain; { $morning } in the morning, { $evening } in the evening.
}
table-turn = { $seat } plays { $card }; { $half ->
    [0] it is morning
   *[other] it is evening
}.
table-battle = { $ship } attacks { $other }: { $attack ->
    [-1] nobody has rolled yet
   *[other] { $attack ->
        [0] a star
       *[other] { $attack }
    } against { $defence ->
        [-1] a roll to come
        [0] a star
       *[other] { $defence }
    }
}.
table-ship = { $ship }, { $lap ->
    [1] home at Port Royal
   *[other] { $terrain ->
        [port_royal] at Port Royal
        [sea] at sea on { $space }
        [port] in the port on { $space }
       *[lair] in the lair on { $space }
    }{ $lap ->
        [-1] , behind the start
       *[other] {""}
    }, { $distance ->
        [one] { $distance } step from home
       *[other] { $distance } steps from home
    }
}: { $n ->
    [0] all holds empty
   *[other] { $holds }
}{ $p ->
    [0] {""}
   *[other] ; { $powers }
}{ $hidden ->
    [0] {""}
    [one] ; { $hidden } treasure face down
   *[other] ; { $hidden } treasures face down
}.
table-hand = Your hand: { $cards }.
table-locked = Your card for this round: { $card }.
table-own-treasures = Your face-down treasures: { $treasures }.
table-known = Face down with { $ship }, and known to you: { $treasures }.
table-piles = { $seat }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $draw } to draw, { $discard } discarded.
table-tokens = { $n ->
    [0] All lairs are empty.
   *[other] Treasure is left in the lairs on { $spaces }.
}

# Who wins
outcome-points = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } ahead.
outcome-distance = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: in a tie, the ship further ahead decides.
outcome-shared = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# Options
option-treasures = Treasures
    .help = The 12 cards of the first edition, with or without Rum, Sextant and Anchor; 9 of them are hidden in the lairs.
option-treasures-full = all 15
option-treasures-classic = first edition, 12
option-rum_on_loot = Rum with loot
    .help = Rum adds a token to what is captured in battle too, not only to loads.
option-round_cap = Longest game, in rounds
    .help = If nobody is home after so many rounds, the points decide. 0 means no limit.

# Figures and positions that cannot be
position-ships = The field "ships" should list { $ships } ships.
position-seats-cards = The field "seats" should list { $players } seats.
position-locked = What seat { $seat } has locked does not fit the phase.
position-no-battle = The field "battle" does not fit the phase { $phase }.
position-no-moving = The field "moving" does not fit the phase { $phase }.
position-no-goods = The field "goods" does not fit the phase { $phase }.
position-tokens = There are { $tokens } tokens and { $treasures } treasures in the pile; the numbers should be equal.
figures-space = The space { $space } cannot be: spaces are numbered from 0, which alone is Port Royal, lairs are free, and one or two ways lead to and from each.
figures-no-way-home = From space { $space } a ship could sail on forever without coming to Port Royal.
figures-hand = A hand of { $hand } cards does not fit a deck of { $cards } cards, or Morgan’s Map makes it smaller.
figures-round-cap = The usual limit of rounds is above the highest one, { $most }.
figures-treasure = The treasure { $id } cannot be: powers are there once and have no value, gold has a positive one and a curse a negative one.
figures-lairs = There are { $lairs } lairs and { $treasures } treasures of the first box besides Lady Beth: the pile must have a card for each lair.

# What simulations count
tally-rounds = rounds
tally-combats = battles
tally-shortages = shortages
tally-treasures = treasures found
tally-loads = loads
tally-ties = battles without a winner

# The drawn table
board-spaces = Spaces around the island
board-ships = Ships
board-ship-at = { $name }, { $space ->
    [0] at Port Royal
   *[other] on space { $space }
}
board-place-west = Cockpit Country
board-place-east = Blue Mountains
board-port-royal = Port Royal
board-finish = finish: +{ $score }
board-space-port_royal = Port Royal, space { $space }
board-space-sea = Space { $space }, sea
board-space-port = Space { $space }, port
board-space-lair = Space { $space }, pirate lair
board-space-price = costs { $goods }
board-space-treasure = a treasure lies there
board-space-worth = worth { $score } at the end
board-space-ship = { $name } is there
board-word-food = { $count ->
    [one] food
   *[other] food
}
board-word-gold = { $count ->
    [one] doubloon
   *[other] doubloons
}
board-word-powder = powder
board-hold-empty = empty
board-hold = { $number ->
    [6] 6th Hold
   *[other] Hold { $number }
}: { $goods }
board-holds = Your holds
board-holds-note = one kind per hold, load only into an empty one
board-holds-of = Holds of { $name }
board-own = Your ship
board-hand = Your hand
board-hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $pile } in the pile
board-card = Card. { $actions }
board-card-locked = Card laid face down. { $actions }
board-card-played = Card in play. { $actions }
board-locked = face down
board-dice = The dice
board-dice-yours = You are the Captain: which die for the morning?
board-dice-captain = { $name } places the dice
board-dice-way = { $morning } in the morning, { $evening } in the evening
board-morning = Morning
board-evening = Evening
board-morning-die = Morning { $die }
board-evening-die = Evening { $die }
board-die-unrolled = not rolled yet
board-die-star = star
board-die = { $face }
board-die-word = die
board-small-chart = The whole chart: tap to look elsewhere
board-tip-morning = Morning: { $space ->
    [0] Port Royal
   *[other] space { $space }
}
board-tip-evening = Evening: { $space ->
    [0] Port Royal
   *[other] space { $space }
}
board-tip-fork = Ends { $space ->
    [0] at Port Royal
   *[other] on space { $space }
}
board-landing-battle = battle with { $name }
board-landing-foes = { $count ->
    [one] one ship
   *[other] one of { $count } ships
}
board-landing-finish = home: the last round
board-landing-treasure = take a treasure
board-landing-lair = empty lair, free
board-landing-free = free
board-landing-price = pay { $goods }, you have { $have }
board-landing-short = { $goods } due, you have { $have }: shortage
board-detail-morning = Morning: { $space ->
    [0] Port Royal
   *[other] space { $space }
}, { $due }.
board-detail-evening = Evening: { $space ->
    [0] Port Royal
   *[other] space { $space }
}, { $due }.
board-action-forward = Sail
board-action-backward = Back
board-action-food = Food
board-action-gold = Gold
board-action-powder = Powder
board-do-forward = Sail { $count }
board-do-backward = Back { $count }
board-do-food = Load { $count }
board-do-gold = Load { $count }
board-do-powder = Load { $count }
board-half-morning = Morning: { $action }.
board-half-evening = Evening: { $action }.
board-to-space = To { $space ->
    [0] Port Royal
   *[other] space { $space }
}: { $due }
board-load-swap = clears a hold
board-load-none = no room
board-load-swap-whole = All holds are full: one has to be cleared.
board-load-none-whole = All holds have these goods: nothing is loaded.
board-treasures = Your treasures
board-secret = Face down: { $name }
board-secret-unknown = Face down
board-power-map = Morgan’s Map: four cards in hand
board-power-saber = Saran’s Saber: one die of a battle is rolled again
board-power-beth = Lady Beth: +2 in battle
board-power-sixth = 6th Hold: one more hold
board-power-rum = Rum: one token more in each load
board-power-sextant = Sextant: a move may be one space longer
board-power-anchor = Anchor: a move may be one space shorter
board-hidden = { $count } hidden
board-hidden-word = { $count ->
    [one] hidden
   *[other] hidden
}
board-hidden-one-of = { $count ->
    [one] the hidden one
   *[other] one of { $count } hidden
}
board-no-treasure = no treasure
board-at-space = { $space ->
    [0] Port Royal
   *[other] space { $space }
}
board-captain = Captain
board-choosing = choosing
board-chosen = card chosen
board-playing = playing
board-in-battle = in battle
board-round = round { $round }
board-heading-dice = morning { $morning }, evening { $evening }
board-battle = Battle on space { $space }
board-attacks = attacks
board-defends = defends, answers second
board-won = wins
board-total = Total
board-total-star = star
board-total-open = { $known } + die
board-powder-range = 0 to { $most }
board-step-attack-powder = powder of the attack
board-step-attack-roll = roll of the attack
board-step-defence-powder = powder of the defence
board-step-defence-roll = roll of the defence
board-step-reward = prize
board-powder-ask = How much powder?
board-powder-wait = { $name } loads the cannons
board-powder-left = { $count ->
    [0] No powder left.
   *[other] { $count } powder left.
}
board-star = The die shows 2, 4, 6, 8, 10 or a star; the star wins at once.
board-odds-attack = Chance to win: lowest if { $name } answers with all powder, highest if with none. Powder is gone, win or lose.
board-odds-defence = Chance to beat { $name }. Powder is gone, win or lose.
board-percent = { $percent } %
board-percent-range = { $from } to { $to } %
board-saber-ask = Saran’s Saber, with { $name }
board-saber-die = rolled by { $name }
board-saber-note = One die of the battle may be rolled again; the second roll counts.
board-tied = Equal totals: nobody wins
board-reward-ask = Your prize
board-reward-wait = { $name } wins and chooses a prize
board-loot = Take { $goods }
board-give = give away
board-stow-ask = Choose a hold for the loot
board-reckon-space = space { $space }
board-reckon-treasures = treasures
board-targets = Chance to win
board-foes = Whom to attack
board-answers = { $count ->
    [0] cannot answer with powder
   *[other] can answer with { $count } powder
}
