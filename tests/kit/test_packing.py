"""Things as rows of whole numbers: equal things have equal rows, and come back from them."""

import copy
from typing import ClassVar

import pytest

from flibuste.kit.packing import pack_fields, unpack_fields
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import NativeFigures


class Purse:
    """Coins in a ring: equal purses may lie differently in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("row",)

    def __init__(self, oldest: int, coins: list[int]) -> None:
        self.ring = [0] * 8
        self.oldest = oldest
        self.row = coins

    @property
    def row(self) -> list[int]:
        return [self.ring[(self.oldest + i) % 8] for i in range(self.coins)]

    @row.setter
    def row(self, coins: list[int]) -> None:
        self.coins = len(coins)
        for i, coin in enumerate(coins):
            self.ring[(self.oldest + i) % 8] = coin


class Table:
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "over", "bids", "harbour", "pile", "purses")

    def __init__(self) -> None:
        self.round = 1
        self.over = False
        self.bids = [0, 0]
        self.harbour = Row(5)
        self.pile = Pile(5)
        self.purses = [Purse(0, [1, 2]), Purse(3, [4])]


def packed(thing: object) -> list[int]:
    numbers: list[int] = []
    pack_fields(thing, numbers)
    return numbers


def unpacked(numbers: list[int]) -> Table:
    table = Table()
    left = numbers[::-1]
    unpack_fields(table, left)
    assert left == []
    return table


def some_table() -> Table:
    table = Table()
    table.round, table.over, table.bids = 7, True, [3]
    table.harbour.fill([9, 9, 8])
    table.pile.rest.fill([1, 2])
    table.pile.lay_on_top(5, 3)
    table.pile.shuffles = 4
    table.purses[0].row = [7, 9]  # as many as before, and more
    table.purses[1].row = [5, 6, 7]
    return table


def test_what_is_packed_comes_back() -> None:
    table = some_table()
    again = unpacked(packed(table))
    assert packed(again) == packed(table) != packed(Table())
    assert (again.round, again.over, again.bids) == (7, True, [3])
    assert again.harbour.to_list() == [9, 9, 8]
    assert again.pile.to_list() == [1, 2, 5]
    assert [purse.row for purse in again.purses] == [[7, 9], [5, 6, 7]]


def test_equal_things_that_lie_differently_have_equal_packs() -> None:
    assert packed(Purse(0, [1, 2, 3])) == packed(Purse(6, [1, 2, 3])) != packed(Purse(6, [1, 3, 2]))


@pytest.mark.parametrize("announced", [-1, 99])
def test_a_row_that_is_not_there_is_refused(announced: int) -> None:
    numbers = packed(Table())
    numbers[numbers.index(2) + 3] = announced  # how many cards lie in the harbour
    with pytest.raises(ValueError, match="are announced"):
        unpacked(numbers)


class Figures(NativeFigures):
    def __init__(self, worth: list[int], hand: int) -> None:
        self.made_of = (worth, hand)
        self.most = max(worth) * hand


def test_figures_are_made_again_of_what_they_were_made_of() -> None:
    again = copy.deepcopy(Figures([1, 4], 3))
    assert (type(again), again.most, again.made_of) == (Figures, 12, ([1, 4], 3))
