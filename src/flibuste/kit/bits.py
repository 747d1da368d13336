"""Bit sets in one machine word: seats that owe a move, colours in a harbour.

Never shift a literal or a Final: the compiler would make a 32-bit shift of it, silently wrong from bit 31 on.
"""

from flibuste.kit.native import i64


def shl(x: i64, n: i64) -> i64:
    return x << n


def bit(n: i64) -> i64:
    """From 0 to 61: beyond, compiled words and Python's integers differ. It is not checked, as every game would pay."""
    return shl(1, n)


def has(bits: i64, n: i64) -> bool:
    return bits >> n & 1 == 1


def count(bits: i64) -> i64:
    """How many bits are set: in pairs, in fours, in eights and so on, all at once.

    Without a loop, whose length no processor can guess: a wrong guess costs more than all of this.
    """
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0xF0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 0x7F


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set (-1: none)."""
    if bits == 0:
        return -1
    return count((bits & -bits) - 1)


def members(bits: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    out: list[int] = []
    n: i64 = 0
    while bits:
        if bits & 1:
            out.append(n)
        bits >>= 1
        n += 1
    return out
