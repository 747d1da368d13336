"""Luck is fair, and the same everywhere."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kit.luck import HALF, WORD_BITS, WORD_MASK, mixed, seat_word, word_of
from flibuste.kit.state import State
from tests.amounts import amount

WORDS = 100_000
words = st.integers(0, WORD_MASK)

# chi-square that a fair source exceeds once in a million, by degrees of freedom
CRITICAL = {1: 23.93, 2: 27.63, 5: 35.89, 6: 38.26, 118: 201.1, 215: 323.4}


def chi_square(seen: Iterable[object], cells: int) -> float:
    counts = Counter(seen)
    expected = counts.total() / cells
    return sum((n - expected) ** 2 for n in counts.values()) / expected + (cells - len(counts)) * expected


def first_dice(words: Iterable[int]) -> list[int]:
    state = State(2)
    dice = []
    for word in words:
        state.reseed(word)
        dice.append(int(state.die(6)))
    return dice


def triples(dice: list[int]) -> list[tuple[int, ...]]:
    return [tuple(dice[i : i + 3]) for i in range(0, len(dice) - 2, 3)]


@pytest.mark.parametrize("start", [0, 2**30 - 50_000, 2**59])
def test_neighbouring_words_throw_unrelated_dice(start: int) -> None:
    assert chi_square(triples(first_dice(range(start, start + WORDS))), 216) < CRITICAL[215]


@pytest.mark.parametrize("seed", [0, 1, 2**59 + 7])
def test_the_words_of_a_simulated_game_throw_unrelated_dice(seed: int) -> None:
    assert chi_square(triples(first_dice(word_of(seed, n) for n in range(WORDS))), 216) < CRITICAL[215]


def test_neighbouring_seeds_throw_unrelated_dice() -> None:
    assert chi_square(triples(first_dice(word_of(seed, 1) for seed in range(WORDS))), 216) < CRITICAL[215]


def test_the_dice_of_one_word_are_unrelated() -> None:
    state = State(2)
    thrown = []
    for word in range(WORDS // 3):
        state.reseed(word)
        thrown.append((int(state.die(6)), int(state.die(6)), int(state.die(6))))
    assert chi_square(thrown, 216) < CRITICAL[215]


def test_the_chi_square_sees_what_an_unmixed_word_would_do() -> None:
    state = State(2)
    dice = []
    for word in range(WORDS):
        state.luck = word + 1
        dice.append(int(state.die(6)))
    assert chi_square(triples(dice), 216) > 100 * CRITICAL[215]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 119])
def test_below_gives_every_number_equally_often(n: int) -> None:
    state = State(2)
    state.reseed(n)
    assert chi_square((int(state.below(n)) for _ in range(WORDS)), n) < CRITICAL[n - 1]


@given(words, st.integers(1, 2**20))
def test_below_stays_below(word: int, n: int) -> None:
    state = State(2)
    state.reseed(word)
    assert all(0 <= state.below(n) < n for _ in range(20))
    assert state.below(1) == 0


@given(words)
def test_the_generator_stays_within_61_bits_and_never_dies(word: int) -> None:
    state = State(2)
    state.reseed(word)
    for _ in range(amount(200, 2000)):
        state.below(6)
        assert 0 < state.luck < 2**61


@given(words)
def test_mixing_and_throwing_are_what_they_are_in_plain_arithmetic(word: int) -> None:
    """Written a second time with Python's own integers, which know no overflow."""
    high, low = divmod(word, 2**30)
    for k in (0x2C1B3C6D, 0x297A2D39, 0x1B56C4E9, 0x3ACF2F85):
        product = (low ^ (low // 2**15)) * k
        product = (product ^ (product // 2**17)) // 2**13 % 2**30
        high, low = low, high ^ product
    start = high * 2**30 + low + 1
    assert mixed(word) == start
    assert 1 <= start <= 2**WORD_BITS

    state = State(2)
    state.reseed(word)
    thrown = []
    for _ in range(5):
        start = 535636344 * (start % 2**32) + start // 2**32
        thrown.append(start % 2**32 * 6 // 2**32 + 1)
    assert [state.die(6) for _ in range(5)] == thrown


@given(words)
def test_only_60_bits_of_a_word_count(word: int) -> None:
    state, other = State(2), State(2)
    state.reseed(word)
    other.reseed(word | 2**60)
    assert state.luck == other.luck
    assert HALF == 2**30 - 1


def test_mixing_loses_nothing() -> None:
    assert len({mixed(word) for word in range(WORDS)}) == WORDS


@given(words, st.integers(0, 10_000))
def test_words_of_a_game_are_words(seed: int, n: int) -> None:
    assert 0 <= word_of(seed, n) <= WORD_MASK
    assert 0 <= seat_word(seed, 3, n) <= WORD_MASK


def test_seats_and_moves_have_words_of_their_own() -> None:
    found = {seat_word(7, seat, n) for seat in range(6) for n in range(1000)} | {word_of(7, n) for n in range(1000)}
    assert len(found) == 7000
