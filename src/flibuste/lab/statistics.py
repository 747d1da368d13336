"""How sure a measured share is."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import stdev

Z_95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
STUDENT_95 = (  # the same where these have to be measured too, by 2 games, 3, ...
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)

Interval = tuple[float, float] | tuple[None, None]  # where it is not known


def wilson(share: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The interval that holds the true share with 95 % certainty, after so many independent games."""
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(total: int, squares: int, games: int, least: float = -inf) -> Interval:
    """Student's interval, which holds the true mean with 95 % certainty, from the sums of so many games.

    Below `least`, which no game can have, it is cut off. Games that were all alike do not tell how others may differ.
    """
    spread = squares * games - total * total
    if spread == 0:
        return None, None
    reach = (STUDENT_95[games - 2] if games - 2 < len(STUDENT_95) else Z_95) * sqrt(spread / (games - 1)) / games
    return max(least, total / games - reach), total / games + reach


def block_error(blocks: Sequence[float]) -> float | None:
    """The standard error of the mean of independent blocks, however much the games within a block have in common.

    One block tells nothing of it.
    """
    return stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else None
