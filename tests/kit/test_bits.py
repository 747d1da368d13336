from hypothesis import given
from hypothesis import strategies as st

from flibuste.kit.bits import bit, count, has, lowest, members, shl

HIGHEST = 61  # the highest bit of a compiled word that plain Python's integers agree with
bit_sets = st.integers(0, 2**62 - 1)


def test_every_bit_is_a_power_of_two() -> None:
    """A 32-bit shift would go wrong from bit 31 on."""
    assert [bit(n) for n in range(HIGHEST + 1)] == [2**n for n in range(HIGHEST + 1)]


def test_a_shift_reaches_beyond_32_bits() -> None:
    assert shl(5, 40) == 5 * 2**40


@given(bit_sets)
def test_a_bit_set_is_the_set_of_its_members(bits: int) -> None:
    expected = [n for n in range(62) if bits // 2**n % 2]
    assert members(bits) == expected
    assert count(bits) == len(expected)
    assert lowest(bits) == (expected[0] if expected else -1)
    assert [n for n in range(62) if has(bits, n)] == expected
