"""Rates by process CPU time, so that other work on the machine does not count against anybody."""

import statistics
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Run = Callable[[], int]  # does some work and says how much it was


class Rate(NamedTuple):
    """Work per second: the median of several repeats, and their range."""

    median: float
    least: float
    most: float


def rate_of(runs: Iterable[float]) -> Rate:
    rates = sorted(runs)
    return Rate(statistics.median(rates), rates[0], rates[-1])


def run_for(seconds: float, run: Run) -> float:
    """Work per second of CPU time, while so much of it lasts."""
    done = 0
    began = now = time.process_time()
    while now - began < seconds:
        done += run()
        now = time.process_time()
    return done / (now - began)
