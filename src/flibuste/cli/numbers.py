"""Whole numbers as people type them: 10000, 10_000, 1e4."""

import re
from collections.abc import Callable

from flibuste.cli.texts import BadArguments
from flibuste.kit.errors import BadOption
from flibuste.kit.seal import LARGEST_SEED

WHOLE_NUMBER = re.compile(r"(\d+(?:_\d+)*)(?:\.(\d+))?(?:[eE]\+?(\d{1,2}))?")
MAX_DIGITS = 40  # more than any number that can be asked for


def whole_number(text: str) -> int | None:
    """The number that the text stands for; None when it stands for none, has a fraction or is endlessly large."""
    found = WHOLE_NUMBER.fullmatch(text) if len(text) <= MAX_DIGITS else None
    if found is None:
        return None
    whole, fraction, exponent = found[1], (found[2] or "").rstrip("0"), int(found[3] or 0)
    if len(fraction) > exponent:
        return None
    zeros: int = 10 ** (exponent - len(fraction))
    return int(whole + fraction) * zeros


def in_digits(text: str) -> str:
    """The number in plain digits, or the text itself when it is none."""
    number = whole_number(text)
    return text if number is None else str(number)


def number_from(least: int, most: int, argument: str) -> Callable[[str], int]:
    """Reads the number that is typed after an argument."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number is None or not least <= number <= most:
            raise BadArguments("number-out-of-range", argument=argument, typed=text, least=least, most=most)
        return number

    return read


def seed(text: str) -> int:
    number = whole_number(text)
    if number is None or number > LARGEST_SEED:
        raise BadOption("seed-out-of-range", seed=text, most=str(LARGEST_SEED))
    return number
