"""The numbers of moves, phases, things, events and reasons."""

from typing import Final

NONE: Final = -1
SEATS: Final = 5  # at most
MOST_STEPS: Final = 200  # of a round: more than there are cards

# Move codes; the others, which name a card, a deck or a place, begin where the figures say
REVEAL: Final = 0
STOP: Final = 1
MORE: Final = 2
ENOUGH: Final = 3
READY: Final = 4
FIRST: Final = 5  # + seat
LEND: Final = 10  # + seat
TARGET: Final = 15  # + seat
CROWN: Final = 20  # + seat
FIRST_NAMED: Final = 25

# Phases, with the chapter that holds them
PIRATE: Final = 0  # setup
DECK: Final = 1  # setup
REVEALING: Final = 2  # revealing
ORDER: Final = 3  # kinds
KEEP: Final = 4  # kinds
SALVAGE: Final = 5  # kinds
FALLBACK: Final = 6  # kinds
FLIP: Final = 7  # kinds
LENDING: Final = 8  # kinds
AIMING: Final = 9  # effects
TIE: Final = 10  # contests
MONSTER: Final = 11  # contests
LOOT: Final = 12  # contests
BOX: Final = 13  # contests
LENT: Final = 14  # rounds
CROWNING: Final = 15  # ending
OVER: Final = 16

# How pirates and decks are handed out: the option `setup`
CHOOSE_SETUP: Final = 0
DEAL_SETUP: Final = 1

# Types of cards
PIRATE_CARD: Final = 0
STARTER_CARD: Final = 1
MONSTER_CARD: Final = 2
LOOT_CARD: Final = 3

# Symbols: the four figures, then the marks
SWORD: Final = 0
GOLD: Final = 1
CURSE: Final = 2
CROWN_ICON: Final = 3
FIRST_MARK: Final = 4

# Kinds of effects
REVEAL_MORE: Final = 0
COPY_PREVIOUS: Final = 1
PEEK_REORDER: Final = 2
FLIP_DOWN: Final = 3
GAIN_PER: Final = 4
COLLECT_SET: Final = 5
TAKE_CAPTAIN: Final = 6
LOOK_KEEP_ONE: Final = 7
PLAY_FROM_DISCARD: Final = 8
LEND_CARD: Final = 9
LOOT_INTO_PLAY: Final = 10

# Whom an effect is for
ON_SELF: Final = 0
ON_OTHERS: Final = 1
ON_ONE_OTHER: Final = 2

# What a pirate is doing (PK-RND-05)
AT_SEA: Final = 0
STOPPED: Final = 1
SUNK: Final = 2

# Contests
NO_CONTEST: Final = 0
SWORDS: Final = 1
GOLDS: Final = 2

# How a card came to be revealed
BY_STEP: Final = 0
BY_EFFECT: Final = 1
BY_FORCE: Final = 2
BY_KEEPING: Final = 3
NEW_COLUMN: Final = 0

# Kinds of events
NAMED_CAPTAIN: Final = 0
CHOSE_PIRATE: Final = 1
CHOSE_DECK: Final = 2
ROUND: Final = 3
MONSTER_UP: Final = 4
LOOT_UP: Final = 5
LOCKED: Final = 6
HAS_STOPPED: Final = 7
REVEALED: Final = 8
EMPTY: Final = 9
COPIED: Final = 10
BLANKED: Final = 11
PEEKED: Final = 12
PEEKED_FACE: Final = 13
ORDERED: Final = 14
DISCARDED: Final = 15
SALVAGED: Final = 16
LOOT_PLAYED: Final = 17
FLIPPED: Final = 18
TOKEN: Final = 19
HIT: Final = 20
LENT_CARD: Final = 21
SANK: Final = 22
RESHUFFLED: Final = 23
BATTLE: Final = 24
LOOTING: Final = 25
TIED: Final = 26
PLACED: Final = 27
TOOK_MONSTER: Final = 28
BOXED: Final = 29
TOOK_LOOT: Final = 30
BOXED_BY: Final = 31
RETRIEVED: Final = 32
FORGOTTEN: Final = 33
SCORED: Final = 34
CROWNED: Final = 35
ENDED: Final = 36

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_SEAT: Final = 4
ALREADY_LOCKED: Final = 5
EFFECTS_FIRST: Final = 6
STOP_BETWEEN_STEPS: Final = 7
STOP_IS_FINAL: Final = 8
IS_SUNK: Final = 9
NOT_REVEALING: Final = 10
ONLY_AT_SETUP: Final = 11
PIRATE_TAKEN: Final = 12
PIRATE_FIRST: Final = 13
PIRATE_CHOSEN: Final = 14
DECK_TAKEN: Final = 15
SAME_DECK: Final = 16
NO_FLIP: Final = 17
NO_CARD_THERE: Final = 18
LACKS_SYMBOL: Final = 19
ALREADY_DOWN: Final = 20
NO_ORDER: Final = 21
NOT_LOOKED_AT: Final = 22
NO_KEEP: Final = 23
NOT_DRAWN: Final = 24
NO_SALVAGE: Final = 25
NOT_IN_DISCARD: Final = 26
NO_LEND: Final = 27
LEND_TO_YOURSELF: Final = 28
LEND_TO_SUNK: Final = 29
NO_TARGET: Final = 30
NOT_YOURSELF: Final = 31
CANNOT_BE_HIT: Final = 32
NO_TIE: Final = 33
NOT_TIED: Final = 34
NO_BATTLE: Final = 35
NO_SUCH_MONSTER: Final = 36
NO_LOOT: Final = 37
NO_SUCH_LOOT: Final = 38
NO_BOX: Final = 39
NOT_TO_BOX: Final = 40
NOTHING_LENT: Final = 41
NOT_LENT: Final = 42
NO_CROWN: Final = 43
NOT_IN_THE_LEAD: Final = 44
NO_FALLBACK: Final = 45
