"""Words of luck: 60 bits from which everything random follows until the next word."""

from typing import Final

from flibuste.kit.native import i64

WORD_BITS: Final = 60
WORD_MASK: Final = 0xFFFFFFFFFFFFFFF
HALF: Final = 0x3FFFFFFF


def mixed(word: i64) -> i64:
    """All 60 bits stirred into a start for the generator; neighbouring words give unrelated starts.

    A Feistel net on two halves of 30 bits, so that no product leaves 62 bits and Python's integers agree.
    """
    high = word >> 30 & HALF
    low = word & HALF
    high ^= stirred(low, 0x2C1B3C6D)
    low ^= stirred(high, 0x297A2D39)
    high ^= stirred(low, 0x1B56C4E9)
    low ^= stirred(high, 0x3ACF2F85)
    return high * 0x40000000 + low + 1


def stirred(half: i64, k: i64) -> i64:
    f = (half ^ half >> 15) * k
    return (f ^ f >> 17) >> 13 & HALF


def word_of(seed: i64, n: i64) -> i64:
    """The n-th word of a simulated game."""
    return mixed(mixed(seed & WORD_MASK) ^ n & WORD_MASK) & WORD_MASK


def seat_word(seed: i64, seat: i64, n: i64) -> i64:
    """The word of a seat's own n-th move: luck keyed to who acts halves the noise of seat-rotated matches."""
    return word_of(word_of(seed, seat + 1), n)
