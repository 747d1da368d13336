"""The numbers of moves, phases, cards, events and reasons of refusal."""

from typing import Final

NONE: Final = -1

# Move codes: trade + colour, hire + person, then figures.first_claim + expedition
DRAW: Final = 0
STOP: Final = 1  # also: pass the rest of a slot, decline a last claim
KEEP: Final = 2
REPEL: Final = 3
TRADE: Final = 4
HIRE: Final = 9

# Phases
DISCOVERING: Final = 0
REPELLING: Final = 1
TRADING: Final = 2
BUSTED: Final = 3  # with the option claim_after_bust: the active player may still claim
OVER: Final = 4

# Types of cards
SHIP: Final = 0
PERSON: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3

COLOURS: Final = 5

# Persons by what they do; a trader's colour is added to TRADER
TRADER: Final = 0
SETTLER: Final = 5
CAPTAIN: Final = 6
PRIEST: Final = 7
JACK: Final = 8
SAILOR: Final = 9
PIRATE: Final = 10
MADEMOISELLE: Final = 11
JESTER: Final = 12
ADMIRAL: Final = 13
GOVERNOR: Final = 14
CALLINGS: Final = 15
SYMBOLS: Final = 3  # of expeditions: settler, captain, priest

# Tax bonuses
MOST_SWORDS: Final = 0
LEAST_VP: Final = 1

# Why coins were gained
BY_ADMIRALS: Final = 0
BY_JESTERS: Final = 1
BY_MOST_SWORDS: Final = 2
BY_LEAST_VP: Final = 3

# Values of the options
NEXT_SLOT: Final = 1  # governor_timing
EAGER: Final = 1  # reshuffle
SEAT0: Final = 1  # start_player

# Kinds of events
FIRST_PLAYER: Final = 0
TURN: Final = 1
DREW_SHIP: Final = 2
DREW_PERSON: Final = 3
DREW_EXPEDITION: Final = 4
DREW_TAX: Final = 5
TAXED: Final = 6
REPELLED: Final = 7
BUST: Final = 8
HARBOUR_CLEARED: Final = 9
CLAIMED: Final = 10
TRADED: Final = 11
HIRED: Final = 12
FEE: Final = 13
GAINED: Final = 14
STOPPED: Final = 15
PASSED: Final = 16
RESHUFFLED: Final = 17
LAST_ROUND: Final = 18
ENDED: Final = 19

# Reasons of refusal; 0 is none
NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_PERSON: Final = 4
MUST_DRAW_FIRST: Final = 5
NOTHING_TO_DRAW: Final = 6
DRAWN_ENOUGH: Final = 7
NOT_IN_PHASE_2: Final = 8
TOO_FEW_SWORDS: Final = 9
SKULL: Final = 10
ONLY_SHIP_JUST_DRAWN: Final = 11
REPEL_FIRST: Final = 12
REPEL_BEFORE_CLAIM: Final = 13
NOT_IN_PHASE_1: Final = 14
TOO_DEAR: Final = 15
NO_COIN_FOR_FEE: Final = 16
TAKES_USED: Final = 17
PERSONS_MISSING: Final = 18
ONLY_ACTIVE_CLAIMS: Final = 19
TURN_LOST: Final = 20
NO_SUCH_SHIP: Final = 21
NO_SUCH_EXPEDITION: Final = 22
NOT_YOUR_SLOT: Final = 23

UNBEATABLE: Final = 1000000  # swords against a skull
