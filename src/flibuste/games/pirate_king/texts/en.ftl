game-name = Pirate King
game-line = Reveal your cards one by one, and stop before the third curse sinks you.

# Cards
card-pirate-mother-marrow = Mother Marrow
card-pirate-salt-sibyl = Salt Sibyl
card-pirate-brow-the-bold = Brow the Bold
card-pirate-parakeet-pru = Parakeet Pru
card-pirate-one-eyed-ondine = One-Eyed Ondine
card-pirate-gravedigger-gil = Gravedigger Gil
card-pirate-magpie-meg = Magpie Meg
card-pirate-black-spot-bart = Black-Spot Bart
card-pirate-bellowing-bo = Bellowing Bo
card-pirate-quiet-quill = Quiet Quill
card-starter-anchor-cutlass = Cutlass
card-starter-anchor-doubloon = Doubloon
card-starter-anchor-deckhand = Deckhand
card-starter-anchor-rusty-blade = Rusty Blade
card-starter-anchor-stolen-purse = Stolen Purse
card-starter-anchor-powder-keg = Powder Keg
card-starter-anchor-boarding-axe = Boarding Axe
card-starter-anchor-dropped-anchor = Dropped Anchor
card-starter-wheel-cutlass = Cutlass
card-starter-wheel-doubloon = Doubloon
card-starter-wheel-deckhand = Deckhand
card-starter-wheel-rusty-blade = Rusty Blade
card-starter-wheel-stolen-purse = Stolen Purse
card-starter-wheel-powder-keg = Powder Keg
card-starter-wheel-helmsman = Helmsman
card-starter-wheel-full-sail = Full Sail
card-starter-shell-cutlass = Cutlass
card-starter-shell-doubloon = Doubloon
card-starter-shell-deckhand = Deckhand
card-starter-shell-rusty-blade = Rusty Blade
card-starter-shell-stolen-purse = Stolen Purse
card-starter-shell-powder-keg = Powder Keg
card-starter-shell-pearl-diver = Pearl Diver
card-starter-shell-siren-song = Siren Song
card-starter-compass-cutlass = Cutlass
card-starter-compass-doubloon = Doubloon
card-starter-compass-deckhand = Deckhand
card-starter-compass-rusty-blade = Rusty Blade
card-starter-compass-stolen-purse = Stolen Purse
card-starter-compass-powder-keg = Powder Keg
card-starter-compass-navigator = Navigator
card-starter-compass-false-north = False North
card-starter-hook-cutlass = Cutlass
card-starter-hook-doubloon = Doubloon
card-starter-hook-deckhand = Deckhand
card-starter-hook-rusty-blade = Rusty Blade
card-starter-hook-stolen-purse = Stolen Purse
card-starter-hook-powder-keg = Powder Keg
card-starter-hook-old-hook = Old Hook
card-starter-hook-grudge = Grudge
card-monster-abyssal-kraken = Abyssal Kraken
card-monster-pale-leviathan = Pale Leviathan
card-monster-drowned-admiral = Drowned Admiral
card-monster-coral-basilisk = Coral Basilisk
card-monster-harbour-hydra = Harbour Hydra
card-monster-storm-roc = Storm Roc
card-monster-siren-choir = Siren Choir
card-monster-ghost-galleon = Ghost Galleon
card-monster-hermit-colossus = Hermit Colossus
card-monster-mirror-selkie = Mirror Selkie
card-monster-lantern-angler = Lantern Angler
card-monster-tide-golem = Tide Golem
card-monster-gilded-eel = Gilded Eel
card-monster-old-brinetooth = Old Brinetooth
card-loot-jade-mask = Jade Mask
card-loot-obsidian-idol = Obsidian Idol
card-loot-sun-disc = Sun Disc
card-loot-moon-chalice = Moon Chalice
card-loot-bone-flute = Bone Flute
card-loot-sunken-sceptre = Sunken Sceptre
card-loot-cursed-urn = Cursed Urn
card-loot-royal-signet = Royal Signet
card-loot-admirals-medal = Admiral’s Medal
card-loot-queens-tiara = Queen’s Tiara
card-loot-haunted-crown = Haunted Crown
card-loot-ransom-note = Ransom Note
card-loot-fine-sabre = Fine Sabre
card-loot-twin-daggers = Twin Daggers
card-loot-bronze-cannon = Bronze Cannon
card-loot-hexed-harpoon = Hexed Harpoon
card-loot-swivel-gun = Swivel Gun
card-loot-sack-of-silver = Sack of Silver
card-loot-gold-ingots = Gold Ingots
card-loot-dead-mans-chest = Dead Man’s Chest
card-loot-spice-crate = Spice Crate
card-loot-bloody-plunder = Bloody Plunder
card-loot-damned-hoard = Damned Hoard
card-loot-spyglass = Spyglass
card-loot-holy-water = Holy Water
card-loot-blessed-rum = Blessed Rum
card-loot-talking-parrot = Talking Parrot
card-loot-tailwind = Tailwind
card-loot-black-flag = Black Flag
card-loot-smugglers-ledger = Smuggler’s Ledger
card-loot-wanted-poster = Wanted Poster
card-loot-trophy-rack = Trophy Rack
card-loot-captains-hat = Captain’s Hat
card-loot-astrolabe = Astrolabe
card-loot-salvage-net = Salvage Net
card-loot-wilson-the-coconut = Wilson the Coconut
card-loot-treasure-map = Treasure Map
card-loot-powder-smoke = Powder Smoke
card-loot-pickpocket-monkey = Pickpocket Monkey
card-blank = a blank card

# Decks
deck-anchor = Anchor
deck-wheel = Wheel
deck-shell = Shell
deck-compass = Compass
deck-hook = Hook

# Symbols
symbol-sword = Sword
symbol-gold = Gold
symbol-curse = Curse
symbol-crown = Crown
symbol-relic = Relic
symbol-pirate = Pirate mark
symbol-loot = Loot mark
symbol-monster = Monster mark
symbol-anchor = Anchor
symbol-wheel = Wheel
symbol-shell = Shell
symbol-compass = Compass
symbol-hook = Hook

# Cards and pirates in rows
some-card = { $name }
some-card-down = { $name } face down
some-copy = { $name } as { $other_name }
some-lent = { $name } lent by { $seat }
some-seat = { $seat }
some-card-figures = { $name } ({ $figures })
some-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
some-gold = { $n } gold
some-curses = { $n ->
    [one] { $n } curse
   *[other] { $n } curses
}
some-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}

# What cards do
effect-reveal = { $target ->
    [self] { $n ->
        [one] reveals one more card
       *[other] reveals { $n } more cards
    }
    [others] makes all others reveal { $n ->
        [one] a card
       *[other] { $n } cards
    }
   *[one_other] makes one other reveal { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
effect-copy_previous = copies your card before it
effect-peek_reorder = { $n ->
    [one] looks at the next card
   *[other] looks at the next { $n } cards and orders them
}
effect-flip_down = { $target ->
    [self] turns down { $n ->
        [one] a card
       *[other] { $n } cards
    } showing { $symbol }
    [others] makes all others turn down { $n ->
        [one] a card
       *[other] { $n } cards
    } showing { $symbol }
   *[one_other] makes one other turn down { $n ->
        [one] a card
       *[other] { $n } cards
    } showing { $symbol }
}
effect-gain_per = { $swords ->
    [0] { $gold } more gold
   *[other] { $gold ->
        [0] { $swords ->
            [one] { $swords } more sword
           *[other] { $swords } more swords
        }
       *[other] { $swords ->
            [one] { $swords } more sword
           *[other] { $swords } more swords
        } and { $gold } more gold
    }
} for each { $symbol }
effect-collect_set = counts as a relic
effect-take_captain = takes the Captain’s token
effect-look_keep_one = reveals one of the next two cards
effect-play_from_discard = plays a card of the discard
effect-lend_card = is lent to another pirate
effect-loot_into_play = { $n ->
    [one] plays the next card of the loot pile
   *[other] plays the next { $n } cards of the loot pile
}

# Options
option-setup = Pirates and decks
    .help = Each chooses a pirate and a starter deck, clockwise from the first Captain, or both are dealt at random.
option-setup-choose = chosen
option-setup-deal = dealt at random
option-stopped_players_can_be_sunk = Stopped pirates can sink
    .help = A card lent to a pirate who has stopped may bring the third curse.
option-forced_reveal_hits_stopped_players = Stopped pirates obey forced reveals
    .help = Who has stopped reveals a card too when another’s card asks all others to.
option-gain_per_is_continuous = Bonuses count anew after every change
    .help = Otherwise a bonus per symbol is counted once, when its card is resolved.
option-sunk_players_rank_for_monsters = Sunk pirates can take monsters
    .help = If fewer than two others are left; otherwise the monsters left over go to the box.
option-peek_reshuffles_only_when_pile_empty = Looking stops at the last card of the pile
    .help = Otherwise the discard is shuffled below it when too few cards lie there.
option-wilson_auto_retrieve = Lent cards come back by themselves
    .help = Otherwise their owner has to think of taking them back.
option-starter_deck_identical = Equal starter decks
    .help = All pirates begin with the cards of the same deck.

# Questions
prompt-over = The game is over.
prompt-pirate = Choose your pirate.
prompt-deck = Choose your starter deck.
prompt-reveal = Reveal a card or stop? You show { $curses ->
    [0] no curse
    [one] { $curses } curse
   *[other] { $curses } curses
}, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
} and { $gold } gold.
prompt-reveal-locked = You have chosen. The others are still thinking.
prompt-order = Which of these { $n } cards comes { $placed ->
    [0] next
   *[other] after that
}?
prompt-keep = Reveal one of the two cards; the other is discarded.
prompt-salvage = Put a card of your discard into your play area.
prompt-more = You have no discard. Reveal your next card instead?
prompt-flip = { $name }: turn face down one of your cards showing { $symbol }.
prompt-flip-forced = { $name }, played by { $other }: turn face down one of your cards showing { $symbol }.
prompt-lend = To whom do you lend { $name }?
prompt-target = Whom does { $name } hit?
prompt-tie = { $n ->
    [0] { $value ->
        [-1] Sunk pirates are tied
       *[other] Tied with { $value } { $contest ->
            [swords] { $value ->
                [one] sword
               *[other] swords
            }
           *[gold] gold
        }
    }: which of these { $left } pirates comes first?
   *[other] Who of the { $left } others comes next? The last one gets the Captain’s token.
}
prompt-monster = Take a monster.
prompt-loot = Take a card of the loot.
prompt-box = Put a card of the loot into the box.
prompt-lent = Round { $round } is over.
prompt-crown = Tied with { $points } crowns: whom do you name Pirate King?
prompt-wait-reveal = { $n ->
    [one] { $seats } is still thinking.
   *[other] { $seats } are still thinking.
}
prompt-wait-pirate = { $seat } chooses a pirate.
prompt-wait-deck = { $seat } chooses a starter deck.
prompt-wait-order = { $seat } puts the cards looked at in order.
prompt-wait-keep = { $seat } keeps one of two cards.
prompt-wait-salvage = { $seat } looks through their discard.
prompt-wait-more = { $seat } may reveal one more card.
prompt-wait-flip = { $seat } turns a card face down.
prompt-wait-lend = { $seat } lends a card.
prompt-wait-target = { $seat } chooses whom a card hits.
prompt-wait-tie = { $seat }, the Captain, orders the tied pirates.
prompt-wait-monster = { $seat } takes a monster.
prompt-wait-loot = { $seat } takes a card of the loot.
prompt-wait-box = { $seat } puts a card of the loot into the box.
prompt-wait-lent = { $seat } ends the round.
prompt-wait-crown = { $seat }, the Captain, names the Pirate King.

# Moves
label-pirate = Sail with { $name }
label-deck = Take the deck { $name }
label-reveal = Reveal a card
label-stop = Stop
label-more = Reveal the next card
label-enough = Reveal nothing
label-ready = Ready
label-flip = Turn down { $name } ({ $place })
label-flip-none = Turn down card { $place }
label-next = { $name } comes next
label-keep = Reveal { $name }
label-salvage = Play { $name }
label-lend = Lend it to { $seat }
label-target = Hit { $seat }
label-first = { $seat } comes { $n ->
    [1] first
   *[other] next
}
label-crown = { $seat } is Pirate King
label-no-seat = Seat { $n }
label-monster = Take { $name } ({ $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
})
label-loot = Take { $name }
label-box = Put { $name } into the box
label-retrieve = Take back { $name }
hint-known = The next card is { $name }.
hint-card = { $figures }
hint-deck = { $cards }
hint-relic = { $n ->
    [1] Your first relic: { $crowns } crown
   *[other] { $n } relics: { $crowns } crowns
} ({ $figures }).
hint-relic-wins = With { $n } relics you win the game ({ $figures }).
hint-curses = That makes { $curses ->
    [one] { $curses } curse
   *[other] { $curses } curses
}.

# Refusals
refusal-already-locked = You have chosen; take it back to choose anew.
refusal-effects-first = Effects are resolved before anybody reveals again.
refusal-stop-between-steps = You may stop between two reveals, not while effects are resolved.
refusal-stop-is-final = You have stopped for this round.
refusal-sunk = Your ship has sunk in this round.
refusal-not-revealing = Cards are revealed in the second part of a round.
refusal-only-at-setup = Pirates and decks are chosen before the first round.
refusal-pirate-taken = { $name } sails with somebody else.
refusal-pirate-first = Choose your pirate first.
refusal-pirate-chosen = You have your pirate already.
refusal-deck-taken = The deck { $name } is taken.
refusal-same-deck = All play with the deck { $name }.
refusal-no-flip = No card is turned face down now.
refusal-no-card-there = There is no card { $place } in your play area.
refusal-lacks-symbol = { $name } does not show { $symbol }.
refusal-already-down = { $name } lies face down already.
refusal-no-order = No cards are put back now.
refusal-not-looked-at = { $name } is not among the cards you look at.
refusal-no-keep = No card is kept now.
refusal-not-drawn = { $name } is not among the cards you look at.
refusal-no-salvage = No card is played from a discard now.
refusal-no-fallback = The top card is revealed instead only when your discard is empty.
refusal-not-in-discard = { $name } is not in your discard.
refusal-no-lend = No card is lent now.
refusal-lend-to-yourself = A card is lent to another pirate.
refusal-lend-to-sunk = { $seat } has sunk.
refusal-no-target = No effect needs a target now.
refusal-not-yourself = Effects on others never hit yourself.
refusal-cannot-be-hit = { $seat } cannot be hit.
refusal-no-tie = There is no tie to order now.
refusal-not-tied = { $seat } is not tied, or has a place already.
refusal-no-battle = No monster is yours to take now.
refusal-no-such-monster = { $name } is not on display.
refusal-no-loot = No loot is yours to take now.
refusal-no-such-loot = { $name } is not on display.
refusal-no-box = No card goes to the box now.
refusal-not-to-box = { $name } is not on display.
refusal-nothing-lent = Lent cards come back at the end of a round.
refusal-not-lent = You have not lent { $name }.
refusal-no-crown = There is no winner to name now.
refusal-not-in-the-lead = { $seat } is not in the lead.

# What happens
event-captain = { $seat } is the first Captain.
event-chose-pirate = { $seat } sails with { $name }.
event-chose-deck = { $seat } takes the deck { $name }.
event-round = Round { $round } begins.
event-monster-up = A monster appears: { $name }.
event-loot-up = Loot is shown: { $name }.
event-locked = { $seat } has chosen.
event-stopped = { $seat } stops.
event-revealed = { $how ->
    [forced] { $seat } has to reveal { $name }.
    [kept] { $seat } keeps and reveals { $name }.
    [effect] { $seat } also reveals { $name }.
   *[step] { $seat } reveals { $name }.
}
event-empty = { $seat } has no card left to reveal and stops.
event-copied = { $seat }’s { $name } becomes { $other_name }.
event-blank = { $seat }’s { $name } has nothing to copy and stays blank.
event-peeked = { $seat } looks at { $n ->
    [one] the next card
   *[other] the next { $n } cards
}.
event-peeked-face = You see { $name }.
event-ordered = { $seat } puts { $n } cards back in an order of their choice.
event-discarded = { $seat } discards { $name }.
event-salvaged = { $seat } plays { $name } from the discard.
event-loot-played = { $seat } plays { $name } from the loot pile and keeps it.
event-flipped = { $seat } turns { $name } face down.
event-token = The Captain’s token goes from { $seat } to { $other }.
event-hit = { $kind ->
    [reveal] { $seat }’s { $name } makes { $other } reveal.
   *[flip_down] { $seat }’s { $name } makes { $other } turn a card face down.
}
event-lent = { $seat } lends { $name } to { $other }.
event-sank = { $seat } sinks with { $curses } curses.
event-reshuffled = { $seat } shuffles the { $cards ->
    [one] only card
   *[other] { $cards } cards
} of their discard into a new draw pile.
event-battle = The monsters are fought.
event-looting = The loot is shared out.
event-tied = { $value ->
    [-1] { $n } sunk pirates are tied.
   *[other] { $n } pirates are tied with { $value } { $contest ->
        [swords] { $value ->
            [one] sword
           *[other] swords
        }
       *[gold] gold
    }.
}
event-placed = { $n ->
    [1] { $seat } comes first of the tied.
   *[other] { $seat } comes next.
}
event-took-monster = { $seat } takes { $name }: { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}.
event-boxed = { $name } goes to the box.
event-took-loot = { $seat } takes { $name }.
event-boxed-by = { $seat } puts { $name } into the box.
event-retrieved = { $seat } takes { $name } back from { $other }.
event-forgotten = { $seat } has forgotten { $name }: it belongs to { $other } now.
event-scored = { $seat }: { $points } crowns in all, { $crowns } of them on cards; { $relics ->
    [0] no relic
    [one] { $relics } relic
   *[other] { $relics } relics
}.
event-crowned = { $seat } is named Pirate King.
event-ended = The game is over.

# The table in sentences
table-round = Round { $round } of { $rounds }, reveal { $step }. Captain: { $seat }.
table-displays = { $m ->
    [0] Loot: { $loot }.
   *[other] { $n ->
        [0] Monsters: { $monsters }.
       *[other] Monsters: { $monsters }. Loot: { $loot }.
    }
}
table-pirate = { $seat } { $state ->
    [sea] is at sea
    [stopped] has stopped
   *[sunk] has sunk
}: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $gold } gold, { $curses ->
    [one] { $curses } curse
   *[other] { $curses } curses
}; { $n ->
    [0] no cards
   *[other] { $cards }
}. Draw pile { $draw }, discard { $discard }.
table-crowns = { $seat }: { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}{ $captain ->
    [1] , Captain
   *[0] {""}
}, { $relics ->
    [0] no relic
    [one] { $relics } relic
   *[other] { $relics } relics
}.
table-known = { $n ->
    [one] You know your next card: { $cards }.
   *[other] You know your next { $n } cards: { $cards }.
}
table-own-discard = Your discard, { $n }: { $cards }.
table-locked = You have chosen to { $choice ->
    [stop] stop
   *[reveal] reveal
}.
table-piles = In the piles: { $monsters } monsters, { $loot } cards of loot.
table-boxed = In the box, { $n }: { $cards }.

# The end
outcome-crowns = { $seat } is Pirate King with { $points } crowns, { $lead } more than the next.
outcome-relics = { $seat } is Pirate King with { $relics } relics, and { $points } crowns.
outcome-captain = { $seat }, tied with { $points } crowns, is the Captain and so Pirate King.
outcome-named = { $seat }, tied with { $points } crowns, is named Pirate King by { $other }.

# What cannot be
position-seats = The field "seats" should list { $players } seats.
position-phase = What is under way in the position ("stack", "hitting", "contest" and so on) does not fit the phase { $phase }.
figures-one-copy = The card { $id } can be there once only: pirates and starter cards have no copies.
figures-lent-twice = The card { $id } has two effects that lend it.
figures-deck = The deck { $deck } should list the { $size } starter cards that name it.
figures-no-such-deck = { $id } names the deck "{ $deck }", which does not exist.
figures-too-few-pirates = { $pirates } pirates and { $decks } decks are too few for { $players } players.

# Reports
tally-rounds = rounds
tally-steps = reveals
tally-cards = cards played
tally-sinkings = sinkings
tally-ties = ties
tally-flips = cards turned down
tally-copies = copies
tally-lent = cards lent
tally-forgotten = cards forgotten
tally-shuffles = shuffles

# The drawn table
board-heading-setup = choosing pirates and decks
board-heading-round = round { $round }/{ $rounds }
board-step-reveal = gather swords and gold
board-step-swords = fight the monsters
board-step-gold = share out the loot
board-step-lent = the round ends
board-round-of = Round { $round } of { $rounds }
board-monsters = Monsters
board-monsters-note = { $takers ->
    [one] for the one with most swords
   *[other] for the { $takers } with most swords
}
board-loot = Loot
board-loot-note = one each, most gold picks first
board-monsters-left = { $count } left
board-loot-left = { $count } left
board-none-left = None left
board-line = { $contest ->
    [swords] Choosing monsters, in order
   *[gold] Choosing loot, in order
}
board-line-chooses = chooses now
board-line-waits = waits
board-line-tied = tied
board-boxed = { $count } in the box
board-tale = What happened
board-lanes = The other pirates
board-own = Your pirate
board-own-cards = Your cards
board-captain = Captain
board-standing = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $relics ->
    [0] no relic
    [one] { $relics } relic
   *[other] { $relics } relics
}
board-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
board-owned = { $count ->
    [one] { $count } card owned
   *[other] { $count } cards owned
}
board-relics-score = Relics score
board-relics-worth = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}: { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
board-relics-win = { $count } relics: win the game
board-win = win
board-curses-of = { $curses } of { $most } curses
board-curses-brief = { $curses } of { $most } curses
board-total-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}, { $rank }
board-total-gold = { $count } gold, { $rank }
board-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-rank-tied = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tied
board-cards-of = { $count ->
    [0] { $name }, no cards
    [one] { $name }, { $count } card
   *[other] { $name }, { $count } cards
}
board-at-sea = at sea
board-thinking = deciding
board-decided = decided
board-stopped = stopped
board-sunk = sunk
board-hit = has to obey
board-at-order = looks at cards
board-at-keep = looks at cards
board-at-salvage = looks through the discard
board-at-more = may reveal more
board-at-flip = turns a card down
board-at-lend = lends a card
board-at-target = takes aim
board-at-tie = orders the tied
board-at-monster = takes a monster
board-at-loot = takes loot
board-at-box = boxes loot
board-at-lent = ends the round
board-at-crown = names the king
board-locked = locked
board-locked-words = has decided, nobody sees what
board-lost = lost with the ship: { $name }
board-tile-sunk = sunk
board-tile-stopped = stopped
board-pile-count = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
board-discard-count = { $count ->
    [one] { $count } card in the discard
   *[other] { $count } cards in the discard
}
board-discard-top = { $count ->
    [one] { $count } card in the discard: { $name }
   *[other] { $count } cards in the discard, { $name } uppermost
}
board-own-pile = { $draw ->
    [one] Draw pile, { $draw } card
   *[other] Draw pile, { $draw } cards
}; { $discard } in the discard
board-reveal = Reveal
board-in-pile = { $count } in your pile
board-in-discard = { $count } in discard
board-known = next: { $name }
board-discard = Discard
board-own-discard = Your discard, { $count }
board-looked-at = { $count ->
    [one] The next card, only you see it
   *[other] Your next { $count } cards, only you see them
}
board-risk = Risk to sink
board-percent = { $percent } %
board-risk-of = { $hits } of the { $unseen ->
    [one] { $unseen } card
   *[other] { $unseen } cards
} that may come
board-risk-hint = { $percent } % to sink
board-stop-with = { $swords ->
    [one] with { $swords } sword
   *[other] with { $swords } swords
}, { $gold } gold
board-one-more = One more curse sinks you.
board-lent = lent
board-lent-by = lent by { $name }
board-copied-by = copied by { $name }
board-count = { $beat }
board-pirates = Pirates
board-decks = Starter decks
board-deck = Deck { $name }
board-order = Order of choosing
board-chooses = is choosing
board-waits = waits
board-does-reveal = { $target ->
    [self] reveal { $n } more
   *[others] reveal { $n }
}
board-does-copy_previous = copies last
board-does-peek_reorder = look at { $n }
board-does-flip_down = { $target ->
    [self] turn down
   *[others] turn down
}
board-does-gain_per = per
board-does-collect_set = relic set
board-does-take_captain = be Captain
board-does-look_keep_one = keep 1 of 2
board-does-play_from_discard = from discard
board-does-lend_card = lend it
board-does-loot_into_play = draw loot
