"""What is worth how many doubloons, and the other numbers of the bot."""

from typing import Final

FAR: Final = 99  # points to where no way leads
QUEUE: Final = 128
MOST_DICE: Final = 6
LOSSES: Final = 16  # room for what so many dice can cost

# Who is hit by a die
SHIP: Final = 0
ROVER: Final = 1  # a pirate
UNARMED: Final = 2  # a ship whose cannons nobody mans

# Plans
ANY: Final = -1
TRADING_PLAN: Final = 0
SCIENCE_PLAN: Final = 1
CORSAIR_PLAN: Final = 2
PIRATE_PLAN: Final = 3

# What is worth how many doubloons; tuned by games of the bot against itself
POINT: Final = 5.0

TOKEN: Final = 0  # an action token of this round
TOKEN_LATER: Final = 1  # one of the next
SAILOR_A_ROUND: Final = 2
SAIL_A_ROUND: Final = 3
TRADER_A_ROUND: Final = 4
CUBE_A_ROUND: Final = 5
NAVIGATOR_A_ROUND: Final = 6
CAPTAIN_A_ROUND: Final = 7
SCIENTIST_A_ROUND: Final = 8
LETTER_A_ROUND: Final = 9
LETTER_A_SLOT: Final = 10  # what a free slot of the market speaks against it
FIGHT_COSTS: Final = 11  # in damage and sailors
CUBE_SHARE: Final = 12  # of its price that a cube just bought counts
SECOND_SHARE: Final = 13
FIND_SHARE: Final = 14  # of its points that a discovery just made counts
RESERVE: Final = 15  # money left for goods
LOOT_SHARE: Final = 16
SPECIALIST_A_ROUND: Final = 17
HOLD_A_ROUND: Final = 18
LEAST_SPEED: Final = 19  # that purchases leave

WORTHS: Final = [
    *(5.0, 3.0, 2.0, 1.4, 3.0, 2.5, 2.0, 3.0, 3.0, 8.0, 1.5),
    *(3.0, 0.6, 0.4, 0.75, 9.0, 0.6, 1.5, 1.0, 3.0),
]
BROKEN_CANNON: Final = 3.0
STRONG: Final = 30.0
LEADER: Final = 0.1  # doubloons more for each point of who is beaten
MET_WELL: Final = 3  # points that a fight on the way counts as
MET_BADLY: Final = 8
