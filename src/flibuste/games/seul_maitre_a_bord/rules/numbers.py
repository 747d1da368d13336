"""Numbers: the lesser and the greater of two, and small ones packed into a word."""

from __future__ import annotations

from typing import Final

from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

DIGIT_BITS: Final = 4
DIGIT: Final = 15
TILE_BITS: Final = 5
TILE_DIGIT: Final = 31


def lesser(a: i64, b: i64) -> i64:
    return a if a < b else b


def greater(a: i64, b: i64) -> i64:
    return a if a > b else b


def digit(word: i64, place: i64) -> i64:
    """One of the small numbers packed into a word."""
    return word >> (place * DIGIT_BITS) & DIGIT


def unit(place: i64) -> i64:
    """What to add to a word so that one of its small numbers grows by one."""
    return bit(place * DIGIT_BITS)


def add_members(out: Moves, first: i64, things: i64) -> None:
    """Add the moves of a range that belong to the members of a bit set."""
    while things:
        if things & 1:
            out.add(first)
        things >>= 1
        first += 1
