"""How sure a measured share is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

SURE = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def wilson(share: float, games: int, sureness: float = SURE) -> tuple[float, float]:
    """The interval that holds the true share with 95 % certainty, after so many independent games."""
    square = sureness * sureness
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = sureness / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(total: float, squares: float, games: int) -> tuple[float, float, float]:
    """The mean of so many games, and the interval that holds the true one with 95 % certainty, from their sums."""
    mean = total / games
    reach = SURE * sqrt(max(0.0, squares / games - mean * mean) / games)
    return mean, mean - reach, mean + reach


def block_error(blocks: Sequence[float]) -> float:
    """The standard error of the mean of independent blocks, however much the games within a block have in common."""
    return stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else 0.0


def mean_and_spread(numbers: Sequence[float]) -> tuple[float, float]:
    return fmean(numbers), stdev(numbers) if len(numbers) > 1 else 0.0
