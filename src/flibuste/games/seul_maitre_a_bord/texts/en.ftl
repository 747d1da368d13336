game-name = Seul Maître à Bord
game-line = Lay the chart, read the wind, and earn glory as merchant, explorer or corsair.

# Goods, ports and tiles
goods-sugar = sugar
    .title = Sugar
    .plain = sugar
goods-rum = rum
    .title = Rum
    .plain = rum
goods-coffee = coffee
    .title = Coffee
    .plain = coffee
goods-vanilla = vanilla
    .title = Vanilla
    .plain = vanilla
goods-spices = spices
    .title = Spices
    .plain = spices
goods-gold = gold
    .title = Gold
    .plain = gold
port-centre = the central port
    .title = Central port
    .the = the central port
port-vanilla = the vanilla port
    .title = Vanilla port
    .the = the vanilla port
port-coffee = the coffee port
    .title = Coffee port
    .the = the coffee port
port-rum = the rum port
    .title = Rum port
    .the = the rum port
port-sugar = the sugar port
    .title = Sugar port
    .the = the sugar port
tile-C0 = Central island
tile-P1 = Vanilla port
tile-P2 = Coffee port
tile-P3 = Rum port
tile-P4 = Sugar port
tile-T01 = Open sea
tile-T02 = Open sea with the storm sign
tile-T03 = Open sea with the storm sign
tile-T04 = Islet with site A
tile-T05 = Islet with site B
tile-T06 = Islet with lair 1
tile-T07 = Headland
tile-T08 = Headland
tile-T09 = Headland
tile-T10 = Headland
tile-T11 = Headland with site C
tile-T12 = Headland with lair 2
tile-T13 = Headland with lair 3
tile-T14 = Cape
tile-T15 = Cape
tile-T16 = Cape
tile-T17 = Cape with site D in the cove
tile-T18 = Cape with lair 4
tile-T19 = Long island
tile-T20 = Long island with site E

# Ships, nations and winds
pirate-1 = Pirate 1
pirate-2 = Pirate 2
pirate-3 = Pirate 3
pirate-4 = Pirate 4
ship-merchant = merchant
    .title = Merchant
ship-corsair = corsair
    .title = Corsair
nation-france = France
nation-spain = Spain
nation-england = England
nation-portugal = Portugal
wind-N = north
    .title = North
wind-NE = north-east
    .title = North-east
wind-E = east
    .title = East
wind-SE = south-east
    .title = South-east
wind-S = south
    .title = South
wind-SW = south-west
    .title = South-west
wind-W = west
    .title = West
wind-NW = north-west
    .title = North-west
improvement-sailor-sail = 1 sailor and 1 sail
improvement-sailor-cannon = 1 sailor and 1 cannon

# Actions
action-navigation = Navigation
action-shipyard = Shipyard
action-academy = Academy
action-discovery = Discovery
action-piracy = Piracy
action-market = Market
action-bank = Bank
action-recovery = Recovery
action-reinforcement = Reinforcement

# Specialists
speciality-navigator = navigator
    .title = Navigator
speciality-captain = captain
    .title = Captain
speciality-engineer = engineer
    .title = Engineer
speciality-scientist = scientist
    .title = Scientist
speciality-trader = trader
    .title = Trader
power-navigator-1 = The first port entry, port exit or cape of each Navigation is free.
power-navigator-2 = Each Navigation has 1 point that needs neither sailor nor sail.
power-navigator-3 = A step to another tile never costs more than 1 point.
power-captain-1 = Your ship boards with 1 strength more, beyond the deck limit.
power-captain-2 = Each combat your ship wins brings 1 glory more.
power-captain-3 = Your ship wins a tied boarding.
power-engineer-1 = Each improvement costs 2 doubloons less, but at least 1.
power-engineer-2 = Repairs are free, and 1 damage is repaired at the end of each round.
power-engineer-3 = Shipyard may be played anywhere, and twice per round.
power-scientist-1 = You may take known and rare species.
power-scientist-2 = You may take known, rare and new species.
power-scientist-3 = You look through the whole pile and take up to 2 species.
power-trader-1 = Each cube sold by Market brings 2 doubloons more.
power-trader-2 = Each Market sells 1 cube more, of a further kind.
power-trader-3 = Each Market that fills a slot brings 1 glory more.
leader-navigator = 1 sail more.
leader-captain = 1 glory more for each combat your ship wins.
leader-engineer = 2 doubloons at the start of each Shipyard.
leader-scientist = 1 glory more for each discovery delivered.
leader-trader = 2 doubloons more for each Market that fills a slot.

# Words that sentences are made of
sum-of-doubloons = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}
price-in-doubloons = { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
purse-in-doubloons = { $have ->
    [one] { $have } doubloon
   *[other] { $have } doubloons
}
points-of-glory = { $vp } glory
cost-in-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cost-in-full = { $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
}
cost-of-step = { cost-in-full }{ $again ->
    [1] , 1 token for a new Navigation
   *[0] {""}
}
    .short = { cost-in-full }{ $again ->
        [1] , 1 token
       *[0] {""}
    }
at-sea = { $at }{ $zone ->
    [0] {""}
   *[other] , zone { $zone }
}
rarity-of-species = { $rarity ->
    [known] known
    [rare] rare
   *[new] new
}
a-rare-species = { $rarity ->
    [known] a known species
    [rare] a rare species
   *[new] a new species
}
species-in-family = { $family ->
    [mammals] mammal
    [fruits] fruit
    [reptiles] reptile
    [birds] bird
   *[insects] insect
}
found-species = { $rarity ->
    [known] known { species-in-family }
    [rare] rare { species-in-family }
   *[new] new { species-in-family }
}
a-found-species = a { found-species }
face-of-die = { $face ->
    [sailor] a sailor
    [sail] a sail
    [hold] the hold
    [cannon] a cannon
   *[miss] a miss
}
damage-repaired = { $what ->
    [sail] a sail
    [leak] a leak
   *[cannon] a cannon
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
    [1] , back up
   *[other] {""}
}{ $n ->
    [0] {""}
   *[other] {" "}(land { $sides })
}
some-site = site { $site } on { at-sea } ({ $known } known, { $rare } rare, { $new } new)
some-row = { $name } { $n } ({ $vp ->
    [0] black market
   *[other] { $vp }
})

# Options
option-rounds = Rounds
    .help = The whole game has 8 rounds, a medium one 6, a short one 4. Nothing else changes.
option-rounds-8 = 8, the whole game
option-rounds-6 = 6, medium
option-rounds-4 = 4, short

# Questions
prompt-over = The game is over.
prompt-tile = { $n ->
    [one] Take the tile to lay.
   *[other] Take one of the { $n } tiles to lay.
}
prompt-tile-reverse = No tile fits as it is: take one and lay its back.
prompt-cell = Where do you lay it ({ $name })?
prompt-turn = How do you turn the tile on { $at } ({ $name })?
prompt-port = Lay { $name } in a free corner. Your ship will start there.
prompt-port-unused = Lay { $name }, which belongs to nobody, in a free corner.
prompt-shelter = A storm lies over { $name }. Stay without Navigation this round, or leave at once?
prompt-zone = In which zone of { $at } does your ship come out?
prompt-zone-pirate = In which zone of { $at } does { $ship } come out?
prompt-bid = { $order ->
    [1] You bid first for the turn order.
   *[other] You bid for the turn order, in place { $order }.
} The highest bid plays first. You have { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
}.
prompt-act = Choose an action. You have { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left.
prompt-act-sailing = Sail on ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) or do something else ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}).
prompt-piracy = Steer { $ship }: { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
} left.
prompt-market = Trade in { $name }: { $left ->
    [0] nothing more to sell
    [one] you may sell { $left } cube
   *[other] you may sell { $left } different cubes
}.
prompt-shipyard = Recruit, improve or repair. You have { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
}.
prompt-search = Take up to { $left ->
    [one] { $left } discovery
   *[other] { $left } discoveries
} from site { $site }.
prompt-engage = You may engage a ship at { at-sea }.
prompt-engage-must = The way is barred at { at-sea }: engage one of these ships.
prompt-ready = You engage { $other }. Play Recovery first, to bring { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
} back?
prompt-shot = { $other } engages you. Fire the initial shot?
prompt-crew = How many cannons do you crew against { $other }? { $n ->
    [one] { $n } at most
   *[other] { $n } at most
}, with 2 sailors each.
prompt-lose = { $n ->
    [one] A sailor is hit. From where do you take it?
   *[other] { $n } sailors are hit. From where do you take the first?
}
prompt-lose-storm = { $n ->
    [one] The storm takes a sailor. From where?
   *[other] The storm takes { $n } sailors. From where do you take the first?
}
prompt-overload = Your hold is too full: throw { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} overboard.
prompt-loot = You have beaten { $other }. Which cube do you take?
prompt-loot-pirate = { $ship } has beaten { $other }. Which cube is sold on the black market?
prompt-beaten = { $other } has beaten you. Stay, flee, or pay a ransom?
prompt-beaten-pirate = { $other } has beaten { $ship }. Stay or flee?
prompt-ransom = The ship is paid for. For how many of { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
} of sailors do you pay? You have { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
}; the others are lost.
prompt-mend = Your engineer repairs one damage: which?
prompt-wait-tile = { $seat } chooses a tile.
prompt-wait-cell = { $seat } looks for a place for a tile.
prompt-wait-turn = { $seat } turns a tile.
prompt-wait-port = { $seat } lays a port.
prompt-wait-shelter = { $seat } decides whether to leave a port under a storm.
prompt-wait-zone = { $seat } chooses where a ship comes out.
prompt-wait-bid = { $seat } bids for the turn order.
prompt-wait-act = { $seat } chooses an action.
prompt-wait-piracy = { $seat } steers a pirate.
prompt-wait-market = { $seat } trades.
prompt-wait-shipyard = { $seat } is at the shipyard.
prompt-wait-search = { $seat } looks through the discoveries of a site.
prompt-wait-engage = { $seat } chooses whom to engage.
prompt-wait-ready = { $seat } makes ready for combat.
prompt-wait-shot = { $seat } may fire the initial shot.
prompt-wait-crew = { $seat } crews the cannons.
prompt-wait-lose = { $seat } loses a sailor.
prompt-wait-overload = { $seat } has to throw cubes overboard.
prompt-wait-loot = { $seat } chooses a prize.
prompt-wait-beaten = { $seat } decides what to do after the defeat.
prompt-wait-ransom = { $seat } pays a ransom.
prompt-wait-mend = { $seat } lets the engineer repair a damage.

# Moves
label-tile = Take this tile: { $name }
    .short = { $name }
label-tile-reverse = Take this tile and lay its back: { $name }
    .short = { $name }, back
label-cell = Lay it on { $at }
    .short = { $at }
label-turn = { $turn ->
    [0] Lay it as it is
    [1] Turn it a quarter to the right
    [2] Turn it upside down
   *[3] Turn it a quarter to the left
}
    .short = { $turn ->
        [0] As it is
        [1] To the right
        [2] Upside down
       *[3] To the left
    }
label-stay = Stay here
label-stay-port = Stay in port, without Navigation this round
    .short = Stay in port
label-away = Away { $to }, to { $at }
    .short = { $at }
label-away-none = Away { $to }
label-zone = Zone { $zone } of { $at }, open to the { $to }
    .short = { $at }, zone { $zone }
label-zone-none = Zone { $zone }
label-bid = Bid { price-in-doubloons }
    .short = { $price }
label-sail = Sail { $to } to { at-sea } ({ cost-of-step })
    .short = { $at } ({ cost-of-step.short })
label-sail-storm = Sail { $to } into the storm on { $at } ({ cost-of-step })
    .short = { $at }, storm ({ cost-of-step.short })
label-sail-none = Sail { $to }
label-cape = Round the cape to zone { $zone }, open to the { $to } ({ cost-of-step })
    .short = Cape ({ cost-of-step.short })
label-cape-none = Round a cape
label-enter = Enter { $name } ({ cost-of-step })
    .short = Enter the port ({ cost-of-step.short })
label-enter-none = Enter a port
label-lair = Enter lair { $lair } ({ cost-in-full })
    .short = Lair { $lair } ({ cost-in-full })
label-lair-none = Enter a lair
label-leave = Leave { $name } ({ cost-in-full })
    .short = Leave the port ({ cost-in-full })
label-leave-lair = Leave lair { $lair } ({ cost-in-full })
    .short = Leave the lair ({ cost-in-full })
label-leave-none = Leave port or lair
label-done = Done
label-tow = Be towed to { $name } ({ price-in-doubloons } for the ship)
    .short = Tow, { $name }
label-market = Market: sell, buy and deliver
    .short = Market
label-shipyard = Shipyard: recruit, improve and repair
    .short = Shipyard
label-train = Academy: { $name }, level { $level } ({ price-in-doubloons })
    .short = { $name } { $level } ({ $price })
label-discover = Discovery: take { a-rare-species }
    .short = Take { a-rare-species }
label-study = Discovery: look through the pile
    .short = Look through the pile
label-piracy = Piracy: steer { $ship }
    .short = Steer { $ship }
label-bank = Bank: take { sum-of-doubloons }
    .short = Bank
label-recover = Recovery: bring the sailors back to the hold
    .short = Recovery
label-reinforce = Reinforcement: five tokens next round
    .short = Reinforcement
label-end = End your turn
label-throw = Throw { $name } overboard
label-throw-token = Throw { a-found-species } overboard
label-throw-token-none = Throw { a-rare-species } of site { $site } overboard
label-sell = Sell { $name } ({ sum-of-doubloons }, { points-of-glory })
    .short = Sell { $name }
label-sell-black = Sell { $name } on the black market ({ sum-of-doubloons }, { points-of-glory })
    .short = Sell { $name }, black market
label-buy = Buy { $name } ({ price-in-doubloons })
    .short = Buy { $name }
label-deliver = Deliver { a-found-species } ({ points-of-glory })
    .short = Deliver { a-found-species }
label-deliver-none = Deliver { a-rare-species } of site { $site }
label-recruit = Recruit a sailor ({ price-in-doubloons })
    .short = Sailor ({ $price })
label-hire = Hire a specialist ({ price-in-doubloons })
    .short = Specialist ({ $price })
label-sails = Set { $size } sails more than the board has ({ price-in-doubloons })
    .short = Sails +{ $size } ({ $price })
label-hold = Extend the hold ({ price-in-doubloons })
    .short = Hold ({ $price })
label-cannon = Buy a cannon ({ price-in-doubloons })
    .short = Cannon ({ $price })
label-letter = Buy a letter of marque and become a corsair ({ price-in-doubloons })
    .short = Letter of marque ({ $price })
label-repair = Repair { damage-repaired } ({ $price ->
    [0] free
   *[other] { price-in-doubloons }
})
    .short = Repair { damage-repaired }
label-take = Take { a-found-species }
label-take-none = Take { a-rare-species } of site { $site }
label-engage = Engage { $ship }
label-no-seat = Engage seat { $n }
label-pass = Engage nobody
label-fight = Fight at once
    .short = Fight
label-shoot = Fire the initial shot
    .short = Fire
label-spare = Do not fire
label-crew = { $n ->
    [0] Crew no cannon
    [one] Crew { $n } cannon
   *[other] Crew { $n } cannons
}
    .short = { $n }
label-lose = { $place ->
    [hold] A sailor from the hold
    [sails] A sailor from the sails
   *[deck] A sailor from the deck
}
label-loot = Take { $name }
label-nothing = Take nothing
label-ransom = Be brought to { $name } for a ransom ({ price-in-doubloons } for the ship)
    .short = Ransom, { $name }
label-pairs = { $n ->
    [0] Pay for no sailors
    [one] Pay for { $n } pair: { price-in-doubloons }
   *[other] Pay for { $n } pairs: { price-in-doubloons }
}{ $lost ->
    [0] {""}
    [one] , and { $lost } sailor is lost
   *[other] , and { $lost } sailors are lost
}
    .short = { $n ->
        [0] No pair
        [one] { $n } pair
       *[other] { $n } pairs
    }

# What would follow
hint-treasure = { $doubloons ->
    [one] { $doubloons } doubloon lies buried there.
   *[other] { $doubloons } doubloons lie buried there.
}
hint-turn = Land { $sides }.
hint-site = Site { $site } is there.
hint-storm = { $n ->
    [one] The storm throws the ship out somewhere else and rolls a red die against it.
   *[other] The storms throw the ship out somewhere else and roll { $n } red dice against it.
}
hint-fight = You must fight { $ship } there.
hint-power = { $power }
hint-no-next-round = This is the last round: no other follows.
hint-bank = { $n ->
    [one] Takes { $n } token for the Bank.
   *[other] Takes { $n } tokens for the Bank.
}
hint-bonus = { $bonus } of it for the family.

# Refusals
refusal-not-building = Tiles are laid before the first round, each player in turn.
refusal-not-revealed = This tile does not lie open to be taken: { $name }.
    .short = not revealed
refusal-fits-nowhere = This tile fits nowhere as it is, and while another fits none is turned over: { $name }.
    .short = fits nowhere
refusal-cell-taken = A tile lies on { $at } already.
    .short = taken
refusal-corner-for-ports = { $at } is a corner, and corners are for the ports.
    .short = for a port
refusal-touches-too-few = On { $at } the tile would touch fewer than two others.
    .short = touches too few
refusal-sides-differ = However it is turned, this tile does not match its neighbours on { $at }: { $name }.
    .short = sides differ
refusal-not-a-corner = A port is laid in a free corner, and { $at } is none.
    .short = not a corner
refusal-turn-differs = Turned like this, the sides do not match: sea goes to sea, land to land.
    .short = sides differ
refusal-off-the-map = Going { $to } leads off the chart.
    .short = off the chart
refusal-storm-there = A storm lies on { $at }.
    .short = storm
refusal-no-zone-asked = No ship is waiting for a zone now.
refusal-no-such-zone = { $at } has no such zone.
refusal-no-bidding = Bids are made at the start of a round, from the second round on.
refusal-slot-taken = The slot for { price-in-doubloons } is taken.
    .short = taken
refusal-slot-unpayable = { price-in-doubloons } cannot be paid: you have { purse-in-doubloons } and { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for the Bank.
    .short = cannot be paid
refusal-preparation = Actions come after the preparation of the round.
refusal-action-first = Finish first what is under way.
    .short = finish first
refusal-no-token = You have no action token left.
    .short = no token left
refusal-played-enough = { $n ->
    [one] You have played this action already, and it may be played once per round: { $action }.
   *[other] You have played this action { $n } times already, and it may be played { $n } times per round: { $action }.
}
    .short = played already
refusal-only-in-port = Your ship has to be in a port for this action: { $action }.
    .short = in a port only
refusal-storm-over-port = A storm lies over your port: no Navigation this round.
    .short = storm over the port
refusal-land-there = There is land to the { $to }.
    .short = land
refusal-other-zone = The way { $to } is open from another zone only: { at-sea }.
    .short = other zone
refusal-leave-first = Leave the port or lair first.
    .short = leave first
refusal-too-few-points = This step costs { cost-in-points }, and { $have } { $have ->
    [one] is
   *[other] are
} left.
    .short = costs { $cost }, { $have } left
refusal-too-few-sails = This step costs { cost-in-points }, and only { $have } { $have ->
    [one] is
   *[other] are
} left for want of free sails.
    .short = costs { $cost }, { $have } left (sails)
refusal-no-cape = There is no cape to round to that zone.
    .short = no cape
refusal-no-port-here = No port opens to this zone.
    .short = no port
refusal-not-in-harbour = The ship is at sea: there is nothing to leave.
refusal-lairs-are-for-pirates = Only pirates enter lairs.
refusal-ports-are-not-for-pirates = Pirates do not enter ports.
refusal-no-lair-here = No lair opens to this zone.
refusal-lair-occupied = A ship lies in lair { $lair }.
    .short = occupied
refusal-nothing-under-way = There is nothing under way to be done with.
refusal-tow-at-sea = Only a ship at sea is towed.
    .short = at sea only
refusal-tow-not-needed = A ship is towed only if its speed is 0 or all its sailors are on leaks.
    .short = not needed
refusal-port-stormed = A storm lies over { $name }.
    .short = storm
refusal-not-the-centre = The central port will not do: choose a port in a corner.
    .short = not the centre
refusal-ransom-unpayable = The ship costs { price-in-doubloons }, and you have { purse-in-doubloons } and no token left for the Bank.
    .short = cannot be paid
refusal-nobody-to-recover = No sailor is in the sails or on deck.
    .short = nobody to call back
refusal-no-specialist = You have no specialist without a speciality: hire one at the shipyard.
    .short = nobody to train
refusal-top-level = This specialist is at the highest level already: { $name }.
    .short = highest level
refusal-needs-corsair = Only a corsair can have level { $level } of this speciality: { $name }.
    .short = corsairs only
refusal-too-dear = This costs { price-in-doubloons }, and you have { purse-in-doubloons }.
    .short = costs { $price }, you have { $have }
refusal-no-site = There is no site without a storm in this zone.
    .short = at a site only
refusal-own-marker = Your marker lies on site { $site }: visit the others first.
    .short = visited already
refusal-hold-full = There is no free space in your hold.
    .short = hold full
refusal-rarity-not-allowed = { $level ->
    [0] Without a scientist you may take known species only.
   *[other] Your scientist of level { $level } may not take { a-rare-species }.
}
    .short = needs a scientist
refusal-none-left = Site { $site } has no { rarity-of-species } species left.
    .short = none left
refusal-nothing-left = Site { $site } has no discovery left.
    .short = nothing left
refusal-nothing-allowed = Site { $site } has only species left that you may not take.
    .short = none allowed
refusal-study-needs-three = Only a scientist of level 3 looks through the pile.
    .short = needs a scientist 3
refusal-study-instead = Your scientist looks through the whole pile: choose that.
    .short = look through it
refusal-no-search = You are not looking through a pile now.
refusal-token-not-there = This discovery does not lie here: { a-rare-species } of site { $site }.
refusal-take-one-first = Take at least one discovery.
    .short = take one first
refusal-pirate-stormed = { $ship } lies under a storm and cannot be steered this round.
    .short = in a storm
refusal-pirate-controlled = { $seat } has steered { $ship } this round already.
    .short = { $seat } steered it
refusal-not-aboard = You have no { $name } aboard.
    .short = none aboard
refusal-token-not-aboard = This discovery is not aboard: { a-rare-species } of site { $site }.
    .short = not aboard
refusal-no-market = Play Market first.
refusal-one-of-a-kind = You have sold { $name } already: a Market sells one cube of each kind.
    .short = sold already
refusal-sold-enough = Your ship sells { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} in a Market and no more.
    .short = enough sold
refusal-made-here = This port makes { $name } and does not buy any.
    .short = made here
refusal-not-made-here = This port does not sell { $name }.
    .short = not made here
refusal-no-yard = Play Shipyard first.
refusal-recruited-enough = A Shipyard recruits { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
} at most.
    .short = enough for now
refusal-no-berth = There is no berth in the hold for another sailor.
    .short = no berth
refusal-crew-complete = You have all your { $n } sailors.
    .short = crew complete
refusal-hired-one = A Shipyard hires one specialist.
    .short = one at a time
refusal-specialists-complete = You have all { $n } specialists.
    .short = all hired
refusal-not-larger = Your upgrade has { $size ->
    [one] { $size } point
   *[other] { $size } points
} already: choose a larger one.
    .short = not larger
refusal-kind-bought = Each kind of improvement is bought once in a Shipyard.
    .short = bought already
refusal-merchants-only = Only merchants extend their hold.
    .short = merchants only
refusal-extensions-complete = There is room for { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
} of the hold and no more.
    .short = no more room
refusal-cannons-complete = Your ship carries { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
} at most.
    .short = no more room
refusal-already-corsair = Your ship is a corsair already.
    .short = corsair already
refusal-no-damage = { $what ->
    [sail] No sail is damaged.
    [leak] There is no leak.
   *[cannon] No cannon is damaged.
}
    .short = no damage
refusal-no-engagement = Nobody can be engaged now: ships are engaged on entering their zone.
refusal-not-there = { $ship } is not there.
    .short = not there
refusal-in-another-zone = { $ship } is on this tile, but in another zone: { at-sea }.
    .short = other zone
refusal-there-already = { $ship } is in the same zone already: sail away and come back to engage.
    .short = there already
refusal-under-a-storm = { $ship } lies under a storm, where nobody is engaged.
    .short = in a storm
refusal-out-of-a-storm = The storm has thrown you out beside { $ship }, and nobody is engaged like that.
    .short = out of the storm
refusal-in-that-haven = { $ship } is in harbour and is engaged only on coming into this zone.
    .short = in harbour
refusal-same-port = { $ship } lies in the same port, where nobody is engaged.
    .short = same port
refusal-bank-when-due = The Bank is played by itself when a bid or a ransom needs it.
    .short = by itself
refusal-not-an-enemy = { $ship } cannot be your enemy in this round.
    .short = no enemy
refusal-has-fought = { $ship } has fought this round already.
    .short = has fought
refusal-must-engage = A corsair or pirate bars the way and has to be engaged.
    .short = the way is barred
refusal-out-of-that-port = You have just come out of the port where { $ship } lies.
    .short = left behind in port
refusal-no-fight-to-begin = There is no combat to begin.
refusal-no-shot = There is no initial shot to decide on now.
refusal-no-crewing = No cannons are crewed now.
refusal-too-few-cannons = You have { $n ->
    [0] no undamaged cannon
    [one] { $n } undamaged cannon
   *[other] { $n } undamaged cannons
}.
    .short = too few cannons
refusal-too-few-gunners = That takes { $need } sailors in the hold, and you have { $have }.
    .short = takes { $need } sailors
refusal-nobody-to-lose = No sailor is lost now.
refusal-none-there = There is no sailor there.
    .short = nobody there
refusal-no-loot = There is no prize to take now.
refusal-not-in-their-hold = { $ship } carries no { $name }.
    .short = not in their hold
refusal-not-beaten = Ships flee and pay ransom after a defeat only.
refusal-pirates-pay-no-ransom = Pirates pay no ransom.
refusal-no-ransom = No ransom is due now.
refusal-fewer-sailors = There are only { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
} of sailors aboard.
    .short = fewer aboard
refusal-pairs-unpayable = That costs { price-in-doubloons }. You have { purse-in-doubloons }, and the Bank cannot add enough.
    .short = cannot be paid
refusal-lighten-first = Your hold is too full: throw something overboard first.
    .short = lighten first
refusal-no-repair = Nothing is being repaired now.

# What happens: the chart
event-set-out = Around the centre, on { $at }: { $name }.
event-dealt = { $seat } is dealt { $name }.
event-tile-up = { $storm ->
    [1] A tile is revealed, and a storm with it: { $name }.
   *[other] A tile is revealed: { $name }.
}
event-plays = { $place ->
    [1] { $seat } plays first.
   *[other] { $seat } plays in place { $place }.
}
event-took-tile = { $reverse ->
    [1] { $seat } takes a tile and turns it over: { $name }.
   *[other] { $seat } takes a tile: { $name }.
}
event-laid = { $seat } lays it on { $at }: { $name }{ $reverse ->
    [1] , back up
   *[other] {""}
}.
event-port-laid = { $seat } lays { $name } on { $at }.

# What happens: preparation
event-wind-set = The wind blows to the { $to }.
event-round = Round { $round } of { $rounds } begins.
    .heading = Round { $round }
event-wind-turned = { $by ->
    [0] The wind does not turn: it blows to the { $to }.
    [1] The wind turns right by an eighth: it blows to the { $to }.
    [2] The wind turns right by a quarter: it blows to the { $to }.
    [-1] The wind turns left by an eighth: it blows to the { $to }.
   *[-2] The wind turns left by a quarter: it blows to the { $to }.
}
event-wind-reroll = The wind-change die is rolled again.
event-storm-moved = A storm moves from { $from_at } to { $at }.
event-wind-die = The wind die sends { $ship } { $to }.
event-blown = The storm throws { $ship } out at { at-sea }.
event-red-die = Red die against { $ship }: { face-of-die }.
event-sheltered = { $seat } rides out the storm in { $name }.
event-put-out = { $seat } leaves port before the storm, for { at-sea }.
event-held = { $ship } is held by the storm on { $at }.
event-drifted = { $ship } drifts from { $from_at } to { at-sea }.
event-stuck = { $ship } cannot drift and stays.
event-hit = { $face ->
    [sail] { $ship } has a sail torn.
    [hold] { $ship } springs a leak, and { $from ->
        [sails] a sailor from the sails
        [deck] a sailor from the deck
        [cannons] a gunner
       *[hold] a sailor
    } is put to it.
    [cannon] { $ship } has a cannon hit{ $from ->
        [none] {""}
       *[cannons] , and its gunners are blocked
    }.
   *[sailor] { $ship } loses { $from ->
        [sails] a sailor from the sails
        [deck] a sailor from the deck
        [cannons] a gunner
       *[other] a sailor
    }.
}
event-no-effect = { $face ->
    [sail] { $ship } has no sail left to tear.
    [hold] The hit in the hold does nothing to { $ship }.
    [cannon] { $ship } has no sound cannon left to hit.
   *[sailor] { $ship } has no sailor left to lose.
}
event-overflow = { $n ->
    [one] { $n } sailor of { $ship } finds no berth and stays on deck.
   *[other] { $n } sailors of { $ship } find no berth and stay on deck.
}
event-thrown = { $seat } throws { $name } overboard.
event-thrown-token = { $seat } throws { a-rare-species } overboard.
event-bid = { $seat } bids { price-in-doubloons }.
event-neutral-bid = The bank bids { price-in-doubloons }.
event-banked = { $seat } takes { sum-of-doubloons } at the Bank for { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}{ $why ->
    [bid] , to pay the bid
    [ransom] , to pay the ransom
   *[action] {""}
}{ $owed ->
    [0] {""}
    [one] {" "}({ $owed } of the next round)
   *[other] {" "}({ $owed } of the next round)
}.
event-bribe = { $seat } takes { $doubloons ->
    [0] nothing
   *[other] { sum-of-doubloons }
} to bribe the pirates; { $bank } to the bank.
event-number = { $ship } is drawn.
event-purse = { $ship } receives { sum-of-doubloons }.
event-improved = { $ship } improves: { $improvement }.

# What happens: actions
event-turn = { $seat } begins the turn with { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
    .heading = { $seat }
event-navigation = { $seat } sets sail.
event-sailed = { $cape ->
    [1] { $ship } rounds the cape to { at-sea } ({ cost-in-full }).
   *[other] { $ship } sails from { $from_at } to { at-sea } ({ cost-in-full }).
}
event-entered = { $kind ->
    [port] { $ship } enters { $name }, { $at } ({ cost-in-full }).
   *[lair] { $ship } enters the lair on { $at } ({ cost-in-full }).
}
event-left = { $kind ->
    [port] { $ship } leaves { $name } for { at-sea } ({ cost-in-full }).
   *[lair] { $ship } leaves the lair for { at-sea } ({ cost-in-full }).
}
event-storm-entered = { $ship } sails into the storm on { $at } ({ cost-in-full }).
event-treasure = { $ship } digs in lair { $lair }: { sum-of-doubloons } for { $seat }.
event-towed = { $seat } is towed to { $name }.
event-market = { $seat } opens the Market in { $name }.
event-sold = { $seat } sells { $name }: { sum-of-doubloons } and { points-of-glory }.
event-sold-black = { $seat } sells { $name } on the black market: { sum-of-doubloons } and { points-of-glory }.
event-bought = { $seat } buys { $name } for { sum-of-doubloons }.
event-delivered = { $seat } delivers { a-found-species }: { points-of-glory }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of it for the family
}.
event-trader-bonus = { $seat } earns { $vp ->
    [0] { sum-of-doubloons }
   *[other] { $doubloons ->
        [0] { points-of-glory }
       *[other] { sum-of-doubloons } and { points-of-glory }
    }
} more for this Market.
event-shipyard = { $seat } goes to the Shipyard{ $doubloons ->
    [0] {""}
   *[other] {" "}and receives { sum-of-doubloons } as leading engineer
}.
event-recruited = { $seat } recruits a sailor for { sum-of-doubloons }.
event-hired = { $seat } hires a specialist for { sum-of-doubloons }.
event-sails = { $seat } sets { $size } more sails for { sum-of-doubloons }.
event-extended = { $seat } extends the hold for { sum-of-doubloons }.
event-cannon = { $seat } buys a cannon for { sum-of-doubloons }.
event-letter = { $seat } buys a letter of marque for { sum-of-doubloons } and is a corsair now.
event-repaired = { $seat } repairs { damage-repaired }{ $doubloons ->
    [0] {""}
   *[other] {" "}for { sum-of-doubloons }
}.
event-trained = { $seat } trains a specialist for { sum-of-doubloons }: { $name }, level { $level }.
event-leader = { $seat } takes the leader card: { $name }.
event-discovered = { $seat } takes { a-rare-species } from site { $site }.
event-discovered-face = It is { a-found-species }.
event-studied = { $seat } looks through the discoveries of site { $site }.
event-studied-face = The pile holds { a-found-species }.
event-marks-back = { $seat } has been to every site and takes all markers back.
event-piracy = { $seat } steers { $ship }.
event-recovery = { $seat } calls { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
} back.
event-reinforcement = { $seat } will have five tokens next round.
event-turn-over = { $seat } ends the turn.

# What happens: combat
event-engaged = { $ship } engages { $other }.
event-mustered = { $ship } musters { $n ->
    [0] nobody more
    [one] { $n } sailor
   *[other] { $n } sailors
} for the defence.
event-spared = { $ship } does not fire the initial shot.
event-initial-shot = { $ship } fires the initial shot at { $other }.
event-crewed = { $ship } crews { $n ->
    [0] no cannon
    [one] { $n } cannon
   *[other] { $n } cannons
}.
event-white-die = { $face ->
    [miss] { $ship } fires and misses.
   *[other] { $ship } fires and hits { face-of-die }.
}
event-boarding = Boarding: { $ship } with { $own }, { $other } with { $theirs }.
event-won = { $ship } beats { $other }{ $vp ->
    [0] {""}
   *[other] : { points-of-glory }
}.
event-tied = { $ship } and { $other } are equal: { points-of-glory } each.
event-purse-taken = { $seat } takes { sum-of-doubloons } out of { $ship }’s purse.
event-looted = { $ship } takes { $name } from { $other }.
event-looted-black = { $ship } takes { $name } from { $other } and sells the cube on the black market for { sum-of-doubloons }.
event-looted-nothing = { $ship } takes nothing from { $other }.
event-stayed = { $ship } stays.
event-fled = { $ship } flees to { at-sea }.
event-ransomed = { $seat } is brought to { $name } for { sum-of-doubloons }.
event-pairs-paid = { $seat } pays { $n ->
    [0] for no sailors
    [one] { sum-of-doubloons } for { $n } pair of sailors
   *[other] { sum-of-doubloons } for { $n } pairs of sailors
}{ $lost ->
    [0] {""}
    [one] {" "}and loses { $lost } sailor
   *[other] {" "}and loses { $lost } sailors
}.

# What happens: the end of the round and of the game
event-mended = { $seat }’s engineer repairs { damage-repaired }.
event-upkeep = { $ship } repairs { $n ->
    [one] { $n } point of damage
   *[other] { $n } points of damage
} for { sum-of-doubloons }.
event-buried = { $ship } buries { sum-of-doubloons }.
event-ended = The game is over.
event-final = { $seat } has { sum-of-doubloons }: { points-of-glory } more, { $points } in all.

# The table in sentences
table-round = Round { $round } of { $rounds }. The wind blows to the { $to }. { $n ->
    [0] There is no storm.
    [one] Storm on { $storms }.
   *[other] Storms on { $storms }.
}
table-building = The chart is being laid: { $n ->
    [0] only the ports are left
    [one] { $n } tile is left
   *[other] { $n } tiles are left
}.
table-turn = { $seat } plays, with { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left.
table-order = Turn order: { $seats }.
table-ship = { $seat }, { $type ->
    [corsair] corsair
   *[merchant] merchant
} { $kind ->
    [port] in { $name } ({ $at })
    [none] not yet on the chart
   *[other] at sea ({ at-sea })
}: { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
}, { points-of-glory }.
table-crew = Crew of { $seat }: { $hold } in the hold, { $sails } in the sails{ $deck ->
    [0] {""}
   *[other] , { $deck } on deck
}{ $leaks ->
    [0] {""}
   *[other] , { $leaks } on leaks
}. Speed { $speed }; { $free ->
    [0] no space
    [one] { $free } space
   *[other] { $free } spaces
} free in the hold.
table-cargo = Cargo of { $seat }: { $n ->
    [0] nothing
   *[other] { $cargo }
}.
table-damage = Damage of { $seat }: { $sails ->
    [one] { $sails } sail
   *[other] { $sails } sails
}, { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
}, { $leaks ->
    [one] { $leaks } leak
   *[other] { $leaks } leaks
}.
table-specialists = Specialists of { $seat }: { $n ->
    [0] none trained
   *[other] { $row }
}{ $unbound ->
    [0] {""}
    [one] , and { $unbound } without a speciality
   *[other] , and { $unbound } without a speciality
}.
table-pirate = { $ship } { $kind ->
    [lair] in the lair on { $at }
   *[other] at sea ({ at-sea })
}: { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
}, { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
}, { $sails ->
    [one] { $sails } sail
   *[other] { $sails } sails
}, purse { $purse }, buried { $treasure }.
table-row = Row { $row }: { $tiles }.
table-sites = Species left: { $sites }.
table-market = Market, cubes sold and glory of the next: { $cubes }.
table-combat = { $ship } fights { $other }.
table-known = { $n ->
    [0] You know of no discovery in the piles.
   *[other] You know of these in the piles: { $tokens }.
}

# The end
outcome-points = { $seat } wins with { $points } glory, { $lead } more than the next.
outcome-money = { $seat } wins with { $points } glory: among equals the money decides ({ sum-of-doubloons }).
outcome-discoveries = { $seat } wins with { $points } glory: among equals the { $n ->
    [one] { $n } discovery delivered decides
   *[other] { $n } discoveries delivered decide
}.
outcome-shared = { $seats } share the victory with { $points } glory each.

# What cannot be
position-seats = The field "seats" should list { $players } seats.
position-phase = What is under way in the position does not fit the phase { $phase }.
position-map-sides = The sides of the tile on { $at } do not match its neighbours.
position-map-incomplete = The chart of this position cannot be completed.
position-space = There is no space { $space } on this chart.
position-hold = The hold of seat { $seat } has more aboard than it has spaces or berths for.
position-crew = Seat { $seat } has more sailors than there are.
position-token = The discovery { $token } stands in two places, or its family cannot be.
position-choice = Seat { $seat }, who is to move, has no legal move in this position.
figures-list = The list { $list } should have { $n } entries.
figures-fixed = { $figure } cannot be changed: the rules know only { $value }.
figures-tile = The edges, zones and features of tile { $id } do not fit together.
figures-reverse = The back of the tiles must fit any two sides that meet.

# Reports
tally-rounds = rounds
tally-combats = combats
tally-ties = combats tied
tally-pirate_combats = combats with pirates
tally-storms = ships in storms
tally-sold = cubes sold
tally-black = cubes on the black market
tally-discoveries = discoveries
tally-delivered = discoveries delivered
tally-banks = Bank tokens
tally-ransoms = ransoms
tally-letters = letters of marque
tally-reversed = tiles turned over

## The drawn table

board-spaces = Spaces of the chart
board-cells = Tiles of the chart
board-ships = Ships
board-space-sea = { $at }, sea, open to { $gates }
board-space-port = { $at }, { $name }
board-space-lair = { $at }, lair { $lair }
board-space-site = site { $site }
board-space-storm = storm
board-cell-at = Tile { $at }
board-cell-port = port
board-ship-at = { $name }, { $type ->
    [corsair] corsair
   *[merchant] merchant
  } at { $at }, { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
  }, { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
  }
board-pirate-at = { $ship } at { $at }, { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
  }, { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
  }

board-short-N = N
board-short-NE = NE
board-short-E = E
board-short-SE = SE
board-short-S = S
board-short-SW = SW
board-short-W = W
board-short-NW = NW
board-to-N = the north
board-to-NE = the north-east
board-to-E = the east
board-to-SE = the south-east
board-to-S = the south
board-to-SW = the south-west
board-to-W = the west
board-to-NW = the north-west
board-wind-name = Wind
board-wind = Wind to { $direction }
board-wind-note = The figure is what a step in that direction costs.
board-rose-cost = { $direction } { $cost }
board-storms = { $count ->
    [one] A storm at { $at }; it goes one tile downwind each round.
   *[other] Storms at { $at }; they go one tile downwind each round.
  }
board-pirates = Pirates
board-pirate = { $ship } at { $at }: { $sailors } sailors, { $cannons } cannons, { $sails } sails, purse { $purse }, buried treasure { $treasure }
board-has-fought = has fought

board-market = Market
board-buy = buy
board-sell = sell
board-slots = glory of the slots
board-buy-for = Buy { $name } for { $price }
board-sell-for = Sell { $name } for { $price }
board-black-for = Sell { $name } on the black market for { $price }
board-black = black market
board-slots-full = All slots are filled: black market
board-slots-next = The next sale earns { points-of-glory }; { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sold so far

board-actions = Actions
board-note-navigation = on the chart
board-note-shipyard = in a port
board-note-academy = once a round
board-note-discovery = at a site
board-note-piracy = once a round
board-note-market = in a port
board-note-bank = +{ $doubloons } doubloons
board-note-recovery = sailors back to the hold
board-note-reinforcement = 5 tokens next round
board-note-used = played this round
board-guide-navigation = choose on the chart
board-guide-academy = choose in your crew
board-guide-piracy = choose a pirate
board-rarity = { $rarity ->
    [known] known
    [rare] rare
   *[new] new
  }
board-tokens = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
  }

board-own-ship = Your ship
board-hold = Hold
board-hold-note = { $held } of { $spaces }, load { $load }
board-sails = Sails
board-sails-note = speed { $speed }, { $free } free
board-cannons = Cannons
board-deck = Deck
board-deck-note = { $most ->
    [one] { $most } place
   *[other] { $most } places
}
board-cell-sailor = sailor
board-cell-leak = sailor on a leak
board-cell-free = free
board-cell-sail = free sail
board-cell-load = sail taken by the load
board-cell-torn = torn sail
board-cell-cannon = cannon
board-cell-cannon-crewed = crewed cannon
board-cell-cannon-hit = damaged cannon
board-cell-cannon-none = no cannon yet
board-discovery = { $rarity ->
    [known] known species
    [rare] rare species
   *[new] new species
  }
board-discovery-known = { $family ->
    [mammals] mammal
    [fruits] fruit
    [reptiles] reptile
    [birds] bird
   *[insects] insect
  }, { $rarity ->
    [known] known
    [rare] rare
   *[new] new
  }
board-crew = Your crew
board-unbound = { $count ->
    [0] {""}
    [one] 1 specialist to train
   *[other] { $count } specialists to train
  }
board-purse = { points-of-glory }, { $money ->
    [one] { $money } doubloon
   *[other] { $money } doubloons
}
board-specialist = { $name }, { $level ->
    [0] no specialist
   *[other] level { $level }
  }{ $leader ->
    [1] , leader
   *[0] {""}
  }
board-power = { $name } { $level }: { $power }
board-no-power = Hire a specialist at the shipyard, then train it at the Academy.

board-doubloons = { $count ->
    [one] doubloon
   *[other] doubloons
  }
board-sailors = { $count ->
    [one] sailor
   *[other] sailors
  }
board-discoveries = { $count ->
    [one] discovery
   *[other] discoveries
  }
board-turn-place = { $place ->
    [1] 1st up
    [2] 2nd up
    [3] 3rd up
   *[other] { $place }th up
  }

board-heading-building = laying the chart
board-heading-tile = tile { $tile } of { $tiles }
board-heading-tile-narrow = tile { $tile }/{ $tiles }
board-heading-round-narrow = round { $round }/{ $rounds }
board-heading-round = round { $round } of { $rounds }
board-heading-wind = wind to { $direction }
board-phase-preparation = preparation
board-phase-actions = actions
board-phase-over = the end

board-display = Revealed tiles
board-display-note = take one, the next is revealed at once
board-display-empty = All tiles are laid; the ports follow.
board-fits = { $cells ->
    [0] fits nowhere
    [one] 1 tile
   *[other] { $cells } tiles
  }{ $cells ->
    [0] {""}
   *[other] , { $ways ->
        [one] 1 way
       *[other] { $ways } ways
      }
  }
board-tile-site = site { $site }
board-tile-lair = lair { $lair }
board-tile-storm = storm
board-turns = Ways to lay it
board-turns-at = Ways to lay it at { $at }
board-turns-note = sea to sea, land to land
board-turns-cell = choose the place first
board-turn = { $turn ->
    [0] as printed
    [1] a quarter right
    [2] half round
   *[3] a quarter left
  }
board-pile = Still in the pile
board-pile-note = All know them, nobody knows their order.
board-building-rule = Two steps straight out from the centre a tile touches one other; anywhere else at least two. The corners are for the ports.
board-own-port = Your port
board-own-port-note = You lay it last, in a free corner. Your ship begins there.
board-laying = Order
board-laying-note = 16 tiles, then the 4 ports
board-laying-here = now

board-bids = Bids for the order of the turn
board-bid = Bid { $price }
board-bid-made = bid { $price }
board-bid-neutral = neutral bid
board-place-sure = { $place ->
    [1] 1st, sure
    [2] 2nd, sure
    [3] 3rd, sure
   *[other] { $place }th, sure
  }
board-place-between = { $from } to { $to } in the turn
board-banks = Bank × { $count }
board-no-bank = without Bank
board-left = left
board-bribe = Then, the pirates
board-bribe-note = the two highest bids so far: { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
  }
board-drawn = drawn already
board-may-be-drawn = may be drawn
board-bribe-rule = The pirate drawn gets 2 and an improvement, those after it 1 each, until all is given.

board-fight = Fight at { $at }
board-attacks = attacks
board-defends = defends
board-step-shot = Initial shot
board-step-shot-note = the defender’s red die
board-step-crew = Crew the cannons
board-step-crew-note = 2 sailors each, one white die each
board-step-broadside = Broadside
board-step-broadside-note = both ships fire together
board-step-boarding = Boarding
board-step-boarding-note = the greater strength wins
board-step-outcome = Outcome
board-step-outcome-note = {""}
board-shot-waiting = { $name } may shoot first.
board-shot-spared = { $name } does not shoot.
board-shot = { $name } rolls: { $face ->
    [sailor] a sailor
    [sail] a sail
    [hold] the hold
    [cannon] a cannon
   *[miss] a miss
  }.
board-face-sailor = sailor
board-face-sail = sail
board-face-hold = hold
board-face-cannon = cannon
board-face-miss = miss
board-face-none = not rolled yet
board-crew-waiting = still to crew
board-guns = { $count ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $count } cannons
  }
board-guns-none = none
board-odds-if = win · tie · lose, if { $name } crews all cannons
board-odds = win { $win } %, tie { $tie } %, lose { $lose } %
board-lose-from = { $place ->
    [hold] from the hold
    [sails] from the sails
   *[deck] from the deck
  }
board-boarding = Boarding { $own } against { $theirs }
board-boarding-before = Before the broadside { $own } against { $theirs } could board
board-against = against
board-end-win = Attacker wins
board-end-win-note = 3 points and a cube
board-end-tie = Tie
board-end-tie-note = 1 point each
board-end-lose = Defender wins
board-end-lose-note = 2 points, no cube
board-beaten-where = To flee, choose a tile of the chart; for a ransom, a port.
board-outcome-waiting = The decision is still to come.
board-fight-won = { $winner } beats { $loser } { $own } to { $theirs }: { points-of-glory }
board-fight-tied = { $one } and { $other } tie at { $own }: { $vp } each
board-last-fight = The last fight
board-enemies = Ships that can be engaged
board-hull-own = Your { $type ->
    [corsair] corsair
   *[merchant] merchant
  }
board-hull = { $name }, { $type ->
    [corsair] corsair
   *[merchant] merchant
  }
board-hull-pirate = { $name }
board-pirate-crew = Crew
board-pirate-purse = { $doubloons } in the purse
board-pile-of = Look through the pile
board-toll = What it costs
board-parts = Parts of the table
board-tab-ship = Ship
board-tab-market = Market
board-tab-crew = Crew
board-tab-pirates = Wind
board-tab-now = Choose
board-tab-tiles = Tiles
board-tab-bids = Bids
board-tab-fight = Fight
board-good-sugar = Sugar
board-good-rum = Rum
board-good-coffee = Coffee
board-good-vanilla = Vanilla
board-good-spices = Spices
board-good-gold = Gold
board-train = level { $level }: { $price }
board-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
  }
board-why-navigation = no sailor or sail is free
board-why-academy = no specialist to train
board-why-piracy = no pirate can be steered
board-turn-clashes = sides differ
board-touches = { $count ->
    [0] touches none
    [one] touches 1 tile
   *[other] touches { $count } tiles
  }
