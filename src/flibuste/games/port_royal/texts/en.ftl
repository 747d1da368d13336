game-name = Port Royal
game-line = Draw ships and persons into the harbour, and know when to stop.

# Cards
ship-yellow = Pinnace
    .a = a Pinnace
    .the = the Pinnace
    .second = a second Pinnace
ship-blue = Flute
    .a = a Flute
    .the = the Flute
    .second = a second Flute
ship-green = Skiff
    .a = a Skiff
    .the = the Skiff
    .second = a second Skiff
ship-red = Frigate
    .a = a Frigate
    .the = the Frigate
    .second = a second Frigate
ship-black = Galleon
    .a = a Galleon
    .the = the Galleon
    .second = a second Galleon
person-trader = Trader
    .a = a Trader
    .the = the Trader
person-trader-yellow = yellow Trader
    .a = a yellow Trader
    .the = the yellow Trader
person-trader-blue = blue Trader
    .a = a blue Trader
    .the = the blue Trader
person-trader-green = green Trader
    .a = a green Trader
    .the = the green Trader
person-trader-red = red Trader
    .a = a red Trader
    .the = the red Trader
person-trader-black = black Trader
    .a = a black Trader
    .the = the black Trader
person-settler = Settler
    .a = a Settler
    .the = the Settler
person-captain = Captain
    .a = a Captain
    .the = the Captain
person-priest = Priest
    .a = a Priest
    .the = the Priest
person-jack_of_all_trades = Jack of all Trades
    .a = a Jack of all Trades
    .the = the Jack of all Trades
    .short = Jack
person-sailor = Sailor
    .a = a Sailor
    .the = the Sailor
person-pirate = Pirate
    .a = a Pirate
    .the = the Pirate
person-mademoiselle = Mademoiselle
    .a = a Mademoiselle
    .the = the Mademoiselle
person-jester = Jester
    .a = a Jester
    .the = the Jester
person-admiral = Admiral
    .a = an Admiral
    .the = the Admiral
person-governor = Governor
    .a = a Governor
    .the = the Governor
expedition = Expedition
    .a = an expedition
    .the = the expedition
tax = Tax Increase
    .a = a tax increase
    .the = the tax increase

# Some of them, as parts of a sentence
some-seat = { $seat }
some-settler = { $n ->
    [one] a Settler
   *[other] { $n } Settlers
}
some-captain = { $n ->
    [one] a Captain
   *[other] { $n } Captains
}
some-priest = { $n ->
    [one] a Priest
   *[other] { $n } Priests
}
some-jack = { $n ->
    [one] a Jack of all Trades
   *[other] { $n } Jacks of all Trades
}

# What is asked
prompt-first-draw = Draw a card, or claim an expedition first?
prompt-must-draw = Draw the first card of your turn.
prompt-discover = Draw again, or stop and trade?
prompt-discover-or-claim = Draw again, claim an expedition, or stop and trade?
prompt-cannot-draw = No card can be drawn: claim an expedition, or stop and trade?
prompt-must-stop = No card can be drawn: stop and trade.
prompt-repel = Repel { $name }, or let it into the harbour?
prompt-repel-clash = Repel { $name }, or lose the turn?
prompt-trade = { $taken ->
    [0] Trade or hire: you may take { $takes ->
        [one] { $takes } card
       *[other] { $takes } cards
    }.
   *[other] You may take { $takes ->
        [one] { $takes } more card
       *[other] { $takes } more cards
    }.
}
prompt-slot = Trade or hire: you may take { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards, each
} for { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} to { $other }.
prompt-last-claim = Claim an expedition before the others trade?
prompt-nothing-to-take = There is nothing that you can take: pass.
prompt-after-bust = The turn is lost. Claim an expedition before it ends?
prompt-turn-lost = The turn is lost: pass.
prompt-wait-discover = { $seat } is deciding whether to draw or to stop.
prompt-wait-repel = { $seat } is deciding whether to repel { $name }.
prompt-wait-trade = { $seat } is choosing a card of the harbour.
prompt-wait-claim = { $seat } is deciding about an expedition.
prompt-wait-pass = { $seat } has nothing to take and passes.
prompt-over = The game is over.

# What can be done
label-draw = Draw a card
    .narrow = Draw
label-stop = Stop and trade
    .narrow = Stop
label-pass = Pass
label-pass-rest = Take no more
label-no-claim = Claim nothing
label-keep = Let { $name } into the harbour
label-repel = Repel { $name }
    .narrow = Repel
label-no-ship = Repel a ship
label-trade = Trade { $name } for { $coins }
label-no-such-ship = Trade a ship
label-hire = Hire { $name } for { $price }
label-claim = Claim the expedition of { $persons }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .short = Claim an expedition: { $points } points

# What would follow
hint-stop = { $flags ->
    [0] No flag in the harbour
    [one] { $flags } flag in the harbour
   *[other] { $flags } flags in the harbour
}: you may take { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards
}.
hint-keep-clash = It is { $name }: your turn ends and the harbour is cleared.
hint-fee = The { $coins ->
    [one] coin
   *[other] { $coins } coins
} for { $other } { $coins ->
    [one] is
   *[other] are
} already counted.
hint-claim = You discard { $persons }.

# Why not
refusal-no-such-person = The harbour has no such person: { $name } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
refusal-no-such-ship = The harbour has no such ship: { $name }.
refusal-no-such-expedition = This expedition is not open now: it asks for { $persons }.
refusal-must-draw-first = Draw a card first: every turn begins with one.
refusal-nothing-to-draw = There is no card left to draw.
refusal-drawn-enough = { $draws } cards were drawn in this turn: stop now.
refusal-not-in-phase-2 = Cards are drawn only before trading begins.
refusal-too-few-swords = { $name } cannot be repelled: it asks for { $need ->
    [one] { $need } sword
   *[other] { $need } swords
}, you have { $have }.
    .short = needs { $need }, you have { $have }
    .more = It stays in the harbour. You can draw again, or stop and trade.
refusal-skull = { $name } carries a skull and cannot be repelled.
    .short = it carries a skull
    .more = It stays in the harbour. You can draw again, or stop and trade.
refusal-only-ship-just-drawn = Only a ship just drawn can be repelled, before anything else is done.
refusal-repel-first = First decide whether to repel { $name }.
refusal-not-in-phase-1 = Cards of the harbour are taken only after you stop drawing.
refusal-too-dear = { $name } costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}{ $fee ->
    [0] {""}
   *[other] {" "}with the fee
}, you have { $have }.
    .short = costs { $need }, you have { $have }
refusal-no-coin-for-fee = { $name } cannot pay the fee: it is { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, you have { $have }.
    .short = the fee is { $need }, you have { $have }
refusal-takes-used = You have taken { $taken ->
    [one] { $taken } card
   *[other] { $taken } cards
}: no more are allowed this time.
refusal-persons-missing = You lack { $persons }.
    .short = you lack { $persons }
refusal-only-active-claims = Only { $other } may claim an expedition in this turn.
refusal-turn-lost = The turn is lost: nobody draws or takes a card.

# What happened
event-first-player = { $seat } goes first.
event-turn = Round { $round }: { $seat } begins a turn.
    .heading = Round { $round } · { $seat }
event-drew = { $seat } drew { $name }.
event-drew-ship = { $skull ->
    [1] { $seat } drew { $name } with a skull.
   *[other] { $seat } drew { $name }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }.
}
event-drew-expedition = { $seat } drew an expedition.
event-drew-tax = { $seat } drew a tax increase.
event-taxed = { $seat } lost { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to the tax.
event-repelled = { $seat } repelled { $name }.
event-bust = { $seat } drew { $name }: the harbour is cleared.
event-harbour-cleared = { $cards ->
    [one] { $cards } card was left in the harbour and is discarded.
   *[other] { $cards } cards were left in the harbour and are discarded.
}
event-claimed = { $seat } claimed an expedition: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-traded = { $seat } traded { $name } for { $coins }.
event-hired = { $seat } hired { $name } for { $price }.
event-fee = { $seat } gave { $other } a coin.
event-gained = { $seat } gained { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} { $why }.
event-stopped = { $seat } stopped with { $flags ->
    [0] no flag
    [one] { $flags } flag
   *[other] { $flags } flags
} in the harbour and may take { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards
}.
event-passed = { $seat } passed.
event-reshuffled = The discard pile is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw.
event-last-round = { $seat } has reached the end: this is the last round.
event-ended = The game is over.

# Why coins were gained
why-admiral = for a full harbour (Admiral)
why-jester = from a Jester
why-most-swords = for the most swords
why-least-points = for the fewest points

# The table in sentences
table-drawn = Just drawn: { $name }.
table-harbour = { $flags ->
    [0] In the harbour: { $cards }.
    [one] In the harbour ({ $flags } flag): { $cards }.
   *[other] In the harbour ({ $flags } flags): { $cards }.
}
table-ship = { $name } (brings { $coins })
table-person = { $name } (costs { $price }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
table-expedition = An expedition is open: { $persons } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-card = { $name }
table-company = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}{ $n ->
    [0] {""}
   *[other] , with { $cards }
}.
table-round = { $last ->
    [0] Round { $round }; it is the turn of { $seat }.
   *[other] Round { $round }, the last one; it is the turn of { $seat }.
}
table-piles = { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
} to draw, { $discard } discarded.

# Who won
outcome-points = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } ahead.
outcome-coins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the tie goes to the most coins ({ $coins }).
outcome-expedition = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: only players with an expedition can win.
outcome-shared = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each.

# Options
option-end_requires_expedition = Winning needs an expedition
    .help = The end is triggered only by a player with enough points and an expedition, and only players with an expedition can win.
option-governor_timing = Governor hired in a slot
    .help = Whether a Governor allows one more card at once, or from the next slot on.
option-governor_timing-at_once = counts at once
option-governor_timing-next_slot = counts from the next slot
option-claim_after_bust = Claim after a lost turn
    .help = After the harbour was lost the active player may still claim expeditions.
option-reshuffle = Shuffling the discard pile
    .help = When the draw pile is empty and a card is needed, or as soon as it is empty.
option-reshuffle-lazy = when a card is needed
option-reshuffle-eager = as soon as the pile is empty
option-start_player = First player
    .help = Who has the first turn.
option-start_player-random = drawn by lot
option-start_player-seat0 = the first seat
option-round_cap = Longest game, in rounds
    .help = After so many rounds the game ends and the points decide.

# The drawn table
board-pile = Draw pile
board-piles = Draw pile and discard pile
board-pile-count = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discard = Discard
board-discard-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-ships = Ships in harbour
board-persons = For hire
board-no-persons = Nobody is for hire yet.
board-no-persons-left = Nobody was left to hire.
board-expeditions = Expeditions
board-expeditions-open = { $count } open
board-no-expeditions = None is open yet.
board-no-expeditions-left = None was left open.
board-flags = { $flags } flags · take { $takes }
board-flags-range = { $from }–{ $to } flags · take { $takes }
board-flags-now = { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
} in harbour: take { $takes }
board-missing = { $name }
    still at sea
board-missing-at-end = { $name }
    at sea
board-drawn = Just drawn
board-risk = Bust risk
board-percent = { $percent } %
board-risk-count = { $hits } of { $unseen } unseen cards { $hits ->
    [one] ends
   *[other] end
} your turn
board-risk-count-other = { $hits } of { $unseen } unseen cards { $hits ->
    [one] ends
   *[other] end
} the turn
board-repel-costs = It asks for { $need ->
    [one] { $need } sword
   *[other] { $need } swords
}, you have { $have }: repelling costs nothing.
board-take-how = Choose a ringed card.
board-risk-hint = { $percent } % risk to lose the turn
board-takes = take { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards
}
board-trader-note = a Trader adds { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-discount = your Mademoiselle takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} off each price
    .short = Mademoiselle: −{ $coins }
board-discount-of = a Mademoiselle takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} off each price
board-you-have = you have
board-lacking = You lack { $persons }
board-lacking-of = Lacking: { $persons }
board-claimable = You can claim it
board-claimable-of = Can be claimed
board-claimable-jack = You can, with your Jack
board-company = Your company
board-company-hint = Persons work for you until discarded for an expedition
board-no-company = nobody hired yet
board-no-company-left = nobody was hired
board-no-claim = no expedition claimed yet
board-of = of { $points }
board-coins-word = { $count ->
    [one] coin
   *[other] coins
}
board-swords = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
board-swords-word = { $count ->
    [one] sword
   *[other] swords
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-persons-count = { $count ->
    [one] { $count } person
   *[other] { $count } persons
}
board-persons-of = { $name }’s company
board-shown-below = { $count ->
    [0] nobody hired yet
    [one] { $count } card, shown below
   *[other] { $count } cards, shown below
}
board-fan-hint = grouped by what they do, hover lifts a card
board-group-swords = Swords
board-group-traders = Traders
    .sum = +{ $coins } on their flag
board-group-prices = Prices
    .sum = −{ $coins } each
board-group-harbour = Full harbour
    .sum = +{ $coins }
board-group-takes = More cards
    .sum = +{ $cards }
board-group-bust = Lost turns
    .sum = +{ $coins }
board-group-expeditions = For expeditions
board-group-claimed = Claimed
board-counts = counts { $count }
board-taken = { $taken } of { $allowed } taken
board-sum-have = you have
board-sum-asks = it asks
board-sum-short = { $count } short
board-round = round { $round }
board-round-last = round { $round }, the last
board-goal = first to { $points } points
board-ship = { $name }, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
} to repel, brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-ship-skull = { $name }, cannot be repelled, brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-person = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $effect }
board-person-price = { $name }, costs you { $price }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $effect }
board-expedition = Expedition, { $points } points and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

# What a card does, on the card itself
caption-trader = +{ $coins } coin, this flag
caption-expedition = for expeditions
caption-jack = replaces any of the 3
caption-swords = { $swords ->
    [one] gives { $swords } sword
   *[other] gives { $swords } swords
}
caption-mademoiselle = hires cost { $coins } less
caption-jester = +{ $coins } if a turn is lost
caption-admiral = { $cards } cards or more: +{ $coins }
caption-governor = take { $cards } more card
caption-tax-most_swords = +{ $coins }: most swords
caption-tax-least_vp = +{ $coins }: fewest points

# Figures and positions that cannot be
figures-pile-too-small = The draw pile has { $cards } cards, too few to deal { $dealt } and play on.
figures-swords-or-skull = The ship { $id } needs either swords or a skull, and not both.
figures-only-traders-have-colours = The person { $id }: traders have a colour, and nobody else has.
figures-only-sailors-have-swords = The person { $id }: sailors and pirates have swords, and nobody else has.
position-seats = The field "seats" should list { $players } seats, each with its display and its coins.
position-two-ships-of-a-colour = There are { $ships } { $color } ships in the harbour; a second one would have ended the turn.
position-coin-of-later-shuffle = The field "{ $field }" holds the coin { $coin }, but the present shuffle is number { $shuffle }.
position-wrong-actor = In the phase { $phase } seat { $active } is active and decides, not seat { $actor }.
position-cannot-repel = The active player cannot repel { $card }, so there is nothing to decide.
position-pile-not-refilled = The draw pile is empty and there is a discard pile, which would have been shuffled at once.

# What simulations count
tally-turns = turns
tally-busts = busts
tally-rounds = rounds
tally-draws = cards drawn
tally-hires = persons hired
tally-trades = ships traded
tally-claims = expeditions claimed
tally-reshuffles = reshuffles
