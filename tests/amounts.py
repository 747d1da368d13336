"""How much is enough: less in the daily run, more in `./flibuste test --full`."""

import os

FULL = os.environ.get("FLIBUSTE_FULL") == "1"


def amount(daily: int, full: int) -> int:
    return full if FULL else daily
