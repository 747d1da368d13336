"""A ship: where it is, what is in its holds, which treasures it has."""

from typing import ClassVar, Final, final

from flibuste.games.jamaica.rules.codes import FACE, HOLDS, NONE
from flibuste.kit.bits import bit
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import copy_numbers


def put(row: vec[i64], i: i64, n: i64) -> None:
    """A function, as mypyc counts a reference for `self.row[i] = n` and none for an argument."""
    row[i] = n


@final
class Ship:
    """A ship, its holds and its treasures."""

    __slots__ = ("amounts", "goods", "hidden", "lap", "n", "powers", "space")
    FIELDS: ClassVar[tuple[str, ...]] = ("space", "lap", "goods", "amounts", "powers", "hidden", "n")

    space: i64
    lap: i64
    goods: Final[vec[i64]]  # of each hold, NONE where it is empty; the sixth hold comes after the ordinary ones
    amounts: Final[vec[i64]]
    powers: i64
    hidden: Final[vec[i64]]  # face-down treasures, each with who knows it
    n: i64  # how many

    def __init__(self, room: i64, like: "Ship | None" = None) -> None:
        self.goods = vec[i64]([i64(NONE)] * HOLDS) if like is None else like.goods[:]
        self.amounts = vec[i64]([i64(0)] * HOLDS) if like is None else like.amounts[:]
        self.hidden = vec[i64]([i64(0)] * room) if like is None else like.hidden[:]
        self.space = 0
        self.lap = 0
        self.powers = 0
        self.n = 0
        if like is not None:
            like.copy_scalars_to(self)

    def copy(self) -> "Ship":
        return Ship(0, self)

    def copy_to(self, spare: "Ship") -> None:
        copy_numbers(self.goods, spare.goods)
        copy_numbers(self.amounts, spare.amounts)
        copy_numbers(self.hidden, spare.hidden)
        self.copy_scalars_to(spare)

    def copy_scalars_to(self, spare: "Ship") -> None:
        spare.space = self.space
        spare.lap = self.lap
        spare.powers = self.powers
        spare.n = self.n

    def total(self, goods: i64) -> i64:
        kinds = self.goods
        n: i64 = 0
        hold: i64 = 0
        while hold < HOLDS:
            if kinds[hold] == goods:
                n += self.amounts[hold]
            hold += 1
        return n

    def holds_of(self, goods: i64) -> i64:
        """The holds that contain such goods, as a bit set."""
        kinds = self.goods
        holds: i64 = 0
        hold: i64 = 0
        while hold < HOLDS:
            if kinds[hold] == goods:
                holds |= bit(hold)
            hold += 1
        return holds

    def fill(self, hold: i64, goods: i64, amount: i64) -> None:
        put(self.goods, hold, goods)
        put(self.amounts, hold, amount)

    def empty(self, hold: i64) -> None:
        self.fill(hold, NONE, 0)

    def take(self, hold: i64, amount: i64) -> None:
        left = self.amounts[hold] - amount
        if left:
            put(self.amounts, hold, left)
        else:
            self.empty(hold)

    def give_all(self, goods: i64) -> None:
        hold: i64 = 0
        while hold < HOLDS:
            if self.goods[hold] == goods:
                self.empty(hold)
            hold += 1

    def face(self, i: i64) -> i64:
        return self.hidden[i] & FACE

    def find(self, treasure: i64) -> i64:
        """Where such a face-down treasure lies (-1: nowhere)."""
        i: i64 = 0
        while i < self.n:
            if self.hidden[i] & FACE == treasure:
                return i
            i += 1
        return NONE

    def lay_down(self, treasure: i64) -> None:
        put(self.hidden, self.n, treasure)
        self.n += 1

    def lift(self, i: i64) -> i64:
        """Take away face-down treasure i, the others closing up."""
        treasure = self.hidden[i]
        self.n -= 1
        while i < self.n:
            put(self.hidden, i, self.hidden[i + 1])
            i += 1
        put(self.hidden, i, 0)
        return treasure
