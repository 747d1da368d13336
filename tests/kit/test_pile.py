"""Rows are rows; piles have no order but what somebody has seen."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import State

ROOM = 300
cards = st.lists(st.integers(0, 255), max_size=40)
some_cards = st.lists(st.integers(0, 255), min_size=1, max_size=40)


def row_of(held: list[int]) -> Row:
    row = Row(ROOM)
    row.fill(held)
    return row


def pile_of(rest: list[int], word: int = 1) -> tuple[State, Pile]:
    """A pile, and a state whose luck draws from it."""
    state, pile = State(4), Pile(ROOM)
    pile.rest.fill(rest)
    state.reseed(word)
    return state, pile


# -- rows


@given(some_cards, st.data())
def test_a_row_is_a_list(held: list[int], data: st.DataObject) -> None:
    i = data.draw(st.integers(0, len(held) - 1))
    card = data.draw(st.integers(0, 255))
    row = row_of(held)
    assert row.to_list() == held
    assert [row.get(n) for n in range(row.n)] == held
    assert row.count(card) == held.count(card)
    assert row.find(card) == (held.index(card) if card in held else -1)

    assert row.remove(i) == held[i]
    assert row.to_list() == held[:i] + held[i + 1 :]

    row = row_of(held)
    assert row.swap_out(i) == held[i]
    assert Counter(row.to_list()) == Counter(held[:i] + held[i + 1 :])

    row = row_of(held)
    row.push(card)
    assert row.pop() == card
    assert row.pop() == held[-1]
    row.put(0, card)
    assert row.get(0) == card

    row = row_of(held)
    row.sort()
    assert row.to_list() == sorted(held)
    row.clear()
    assert row.n == 0


@given(some_cards)
def test_a_copy_of_a_row_is_another_row(held: list[int]) -> None:
    row = row_of(held)
    copy = row.copy()
    copy.put(0, 255 - held[0])
    copy.push(1)
    assert row.to_list() == held


@pytest.mark.parametrize("card", [-1, 256, 2**40])
def test_a_card_is_one_byte(card: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 255, not {card}"):
        row_of([1, card])


def test_a_full_row_takes_no_more() -> None:
    row = Row(2)
    row.fill([1, 2])
    with pytest.raises(IndexError):
        row.push(3)


# -- piles


@given(some_cards, st.integers(0, 2**60 - 1))
def test_a_pile_gives_every_card_once(rest: list[int], word: int) -> None:
    state, pile = pile_of(rest, word)
    drawn = [int(state.draw(pile)) for _ in range(len(rest))]
    assert Counter(drawn) == Counter(rest)
    assert pile.size() == 0


def test_any_card_of_the_rest_may_come_next() -> None:
    first = set()
    for word in range(200):
        state, pile = pile_of([1, 2, 3, 4, 5], word)
        first.add(int(state.draw(pile)))
    assert first == {1, 2, 3, 4, 5}


@given(some_cards, st.integers(0, 45), st.integers(0, 2**60 - 1))
def test_cards_are_drawn_as_they_were_seen(rest: list[int], n: int, word: int) -> None:
    state, pile = pile_of(rest, word)
    seen = state.peek(pile, n, 2)
    assert seen == min(n, len(rest))
    assert pile.size() == len(rest)
    top = [] if pile.top is None else pile.top.to_list()
    assert [int(state.draw(pile)) for _ in range(seen)] == top[::-1]


@given(some_cards, st.integers(1, 20), st.integers(1, 20))
def test_a_longer_look_leaves_what_was_seen_uppermost(rest: list[int], first: int, more: int) -> None:
    state, pile = pile_of(rest)
    first, both = min(first, len(rest)), min(first + more, len(rest))
    state.peek(pile, first, 0)
    assert pile.top is not None
    seen = pile.top.to_list()
    state.peek(pile, both, 1)
    assert pile.top.to_list()[-first:] == seen
    assert pile.top.n == both
    assert Counter(pile.to_list()) == Counter(rest)
    known = [int(pile.known[i]) for i in range(pile.top.n)]
    assert known == [0b10] * (both - first) + [0b11] * first


def test_a_shorter_look_sees_only_the_uppermost() -> None:
    state, pile = pile_of([1, 2, 3, 4, 5])
    state.peek(pile, 3, 0)
    assert state.peek(pile, 1, 3) == 1
    assert [int(pile.known[i]) for i in range(3)] == [0b0001, 0b0001, 0b1001]


def test_looking_at_an_empty_pile_sees_nothing() -> None:
    state, pile = pile_of([])
    assert state.peek(pile, 2, 0) == 0
    assert pile.size() == 0


def test_a_card_laid_on_top_comes_next() -> None:
    state, pile = pile_of([1, 1, 1])
    pile.lay_on_top(7, 0b01)
    pile.lay_on_top(8, 0b10)
    assert pile.size() == 5
    assert pile.show_top(0, 2) == 7
    assert int(pile.known[0]) == 0b101
    assert [int(state.draw(pile)) for _ in range(3)] == [8, 7, 1]


def test_nobody_is_shown_the_top_of_a_pile_nobody_has_looked_at() -> None:
    _, pile = pile_of([1])
    with pytest.raises(IndexError, match="no card of this pile has been looked at"):
        pile.show_top(0, 1)


@given(cards, cards)
def test_gathering_dissolves_the_top_and_begins_a_new_shuffle(rest: list[int], discarded: list[int]) -> None:
    state, pile = pile_of(rest)
    state.peek(pile, 3, 0)
    discard = row_of(discarded)
    pile.gather(discard)
    assert discard.n == 0
    assert pile.shuffles == 1
    assert pile.top is None or pile.top.n == 0
    assert Counter(pile.rest.to_list()) == Counter(rest + discarded)


@given(some_cards)
def test_a_copy_of_a_pile_is_another_pile(rest: list[int]) -> None:
    state, pile = pile_of(rest)
    state.peek(pile, 1, 0)
    before, known = pile.to_list(), int(pile.known[0])
    copy = pile.copy()
    copy.show_top(0, 3)
    state.draw(copy)
    copy.lay_on_top(9, 1)
    copy.gather(Row(ROOM))
    assert pile.to_list() == before
    assert int(pile.known[0]) == known
    assert pile.shuffles == 0


def test_copies_made_before_anybody_looked_do_not_share_what_is_known() -> None:
    state, pile = pile_of([1, 2, 3])
    copy = pile.copy()
    state.peek(pile, 2, 0)
    state.peek(copy, 2, 1)
    assert int(pile.known[0]) == 0b01
    assert int(copy.known[0]) == 0b10
