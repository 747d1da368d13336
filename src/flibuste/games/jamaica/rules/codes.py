"""The numbers of things: moves, phases, goods, treasures, events and reasons.

A ship has the number of its seat; with two players the ghost ship comes after them. A treasure is the number of its
kind, an action card the number of its row in the figures.
"""

from typing import Final

NONE: Final = -1

# Move codes; after SAIL come the spaces, then the action cards, then powers to steal, then curses to give
MORNING: Final = 0  # + value of the die - 1
HOLD: Final = 6  # + hold
ROLL: Final = 12
REROLL: Final = 13
STAND: Final = 14
SHORTER: Final = 15
EXACT: Final = 16
LONGER: Final = 17
GHOST_FORWARD: Final = 18
GHOST_BACKWARD: Final = 19
NOTHING: Final = 20
ATTACK: Final = 21  # + flag of the ship
LOOT: Final = 28  # + the loser's hold
STEAL_HIDDEN: Final = 34
SAIL: Final = 35  # + space

# Phases
DICE: Final = 0
CARD: Final = 1
LENGTH: Final = 2
FORK: Final = 3
TARGET: Final = 4
POWDERING: Final = 5
SABER: Final = 6
REWARD: Final = 7
STOW: Final = 8
LOAD: Final = 9
PAY: Final = 10
GHOST: Final = 11
OVER: Final = 12

# Actions of a card
FORWARD: Final = 0
BACKWARD: Final = 1
LOADING: Final = 2  # + goods: food, gold, powder

# Goods
FOOD: Final = 0
GOLD: Final = 1
POWDER: Final = 2

# Types of spaces; Port Royal is also space 0
PORT_ROYAL: Final = 0
SEA: Final = 1
PORT: Final = 2
LAIR: Final = 3

# Powers of treasures
MAP: Final = 0
SABERS: Final = 1
BETH: Final = 2
SIXTH: Final = 3
RUM: Final = 4
SEXTANT: Final = 5
ANCHOR: Final = 6
POWERS: Final = 7

# Kinds of treasure
POWER_TREASURE: Final = 0
CURSED_TREASURE: Final = 2

# Sets of treasures
BOX: Final = 0

# The option `treasures`
FULL: Final = 0

# A face-down treasure is its number, the seats that know its face (times KNOWN) and whether all know it for cursed
FACE: Final = 255
KNOWN: Final = 256
SEATS: Final = 63
CURSED_TO_ALL: Final = 16384

HOLDS: Final = 6
GHOST_FLAG: Final = 6  # the ghost ship in moves and events, whatever its number
STAR: Final = 0  # of the combat die
UNROLLED: Final = -1

# A row of action cards packed into a word
CARD_BITS: Final = 4
CARD_MASK: Final = 15

# Notes of the journal
ROUND: Final = 0
ROLLED: Final = 1
PLACED: Final = 2
CHOSEN: Final = 3
SHOWED: Final = 4
LOADED: Final = 5
DUMPED: Final = 6
LOAD_LOST: Final = 7
CHOSE_LENGTH: Final = 8
SAILED: Final = 9
ARRIVED: Final = 10
ATTACKED: Final = 11
SPENT: Final = 12
FIRED: Final = 13
REROLLED: Final = 14
WON: Final = 15
TIED: Final = 16
LOOTED: Final = 17
STOLE: Final = 18
STOLE_HIDDEN: Final = 19
STOLE_FACE: Final = 20
CURSED: Final = 21
CURSED_FACE: Final = 22
TOOK_NOTHING: Final = 23
PAID: Final = 24
SHORT: Final = 25
RETREATED: Final = 26
TREASURE_UP: Final = 27
TREASURE_DOWN: Final = 28
TREASURE_FACE: Final = 29
DREW: Final = 30
DREW_FACE: Final = 31
RESHUFFLED: Final = 32
GHOST_COURSE: Final = 33
FINISHED: Final = 34
ENDED: Final = 35
BANKED: Final = 36

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_SEAT: Final = 4
DICE_PLACED: Final = 5
NO_SUCH_DIE: Final = 6
ALREADY_LOCKED: Final = 7
CARDS_LATER: Final = 8
NOT_IN_HAND: Final = 9
HOLDS_AT_REST: Final = 10
NO_SIXTH_HOLD: Final = 11
EMPTY_HOLD_FIRST: Final = 12
SAME_GOODS: Final = 13
FIRST_EMPTY_HOLD: Final = 14
WRONG_GOODS: Final = 15
NO_POWDER: Final = 16
NO_ROLL: Final = 17
NO_REROLL: Final = 18
NO_ANCHOR: Final = 19
NO_SEXTANT: Final = 20
LENGTH_FIXED: Final = 21
NO_FORK: Final = 22
NOT_THERE: Final = 23
NO_TARGET: Final = 24
NO_SHIP_THERE: Final = 25
NOTHING_WON: Final = 26
NOTHING_TO_LOOT: Final = 27
NO_ROOM: Final = 28
NOT_THEIRS: Final = 29
GHOSTS_BETH: Final = 30
NOTHING_HIDDEN: Final = 31
NO_SUCH_CURSE: Final = 32
GHOST_GIVES_NOTHING: Final = 33
NO_COURSE: Final = 34
NO_MORE_POWDER: Final = 35
LENGTH_ANNOUNCED: Final = 36
NO_DIE_SAILED: Final = 37
NEVER_JOINED: Final = 38
LOAD_MUST_BE: Final = 39
MUST_PAY: Final = 40
