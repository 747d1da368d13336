"""What is worth how much: points of things, and strengths fitted to games of this bot."""

from typing import Final

MOST_SEATS: Final = 15
ROUND_OF_PLANS: Final = 4  # sketches at once: now, after the morning, after the evening, and one to try on
FAR: Final = -1000.0
UNKNOWN: Final = -1000

# What is worth how many points
PACE: Final = 3.6  # steps nearer to the finish in a round, of whoever leads
TREASURE: Final = 2.8  # one that nobody has seen
POWER_WORTHS: Final = [3.5, 2.5, 3.0, 2.5, 3.5, 2.5, 2.5]

STRONG: Final = 30.0
FINISHED_POINT: Final = 0.5  # what a point of lead is worth when the game ends

# What speaks for a seat, in the logarithm of its odds to win, fitted to games of this bot; early, and late, when the
# leader comes home. In stages: each of the first so many counts so much, each of the next so many so much.
BEHIND_STAGES: Final = [3, 6, 20]  # steps behind the leader
BEHIND_EARLY: Final = [-0.071, -0.105, -0.118]
BEHIND_LATE: Final = [-0.557, -0.609, -0.582]
FOOD_STAGES: Final = [4, 8]
FOOD_EARLY: Final = [0.067, 0.018]
FOOD_LATE: Final = [0.265, 0.01]
POWDER_STAGES: Final = [5, 6]
POWDER_EARLY: Final = [0.021, 0.002]
POWDER_LATE: Final = [0.096, 0.002]
GOLD_EARLY: Final = 0.02
GOLD_LATE: Final = 0.31
PURSE: Final = 5  # doubloons, for ports
PURSE_EARLY: Final = -0.004
KEPT_EARLY: Final = 0.108  # a point of treasures
KEPT_LATE: Final = 0.336
POWERS_EARLY: Final = [0.378, 0.18, 0.38, 0.36, 0.394, 1.031, 0.324]
FORWARD_EARLY: Final = 0.113  # a way forward in hand
FORWARD_LATE: Final = 0.292
PLACE_LATE: Final = -0.119  # in turn order
SPACE_LATE: Final = -0.042  # a point of the space

MOST_BEHIND: Final = 29  # more does not count any more
MOST_FOOD: Final = 12
MOST_POWDER: Final = 11
MOST_DIFFERENCE: Final = 20  # of strength in a battle
MOST_STEPS: Final = 150  # of the leader from the finish
