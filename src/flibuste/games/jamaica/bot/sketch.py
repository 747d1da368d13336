"""The own ship as it may be after a part of the round."""

from typing import Final, final

from flibuste.games.jamaica.rules.codes import HOLDS, NONE
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.kit.bits import shl
from flibuste.kit.native import i64

# A hold in the word of a cargo
KIND_BITS: Final = 2
KIND: Final = 3
HOLD_BITS: Final = 10
WHOLE_HOLD: Final = 1023
FULLEST: Final = 255
ROOM_FOR_HOLDS: Final = 60


@final
class Sketch:
    """The own ship as it may be after a part of the round."""

    __slots__ = ("bonus", "cargo", "lap", "space", "taken")
    space: i64
    lap: i64
    cargo: i64  # all holds in a word: the kind of goods + 1, then how many (0: an empty hold)
    bonus: float  # from battles and treasures
    taken: i64  # the lairs whose treasure it has taken

    def __init__(self) -> None:
        self.space = 0
        self.lap = 0
        self.cargo = 0
        self.bonus = 0.0
        self.taken = 0

    def like_ship(self, ship: Ship) -> None:
        self.space = ship.space
        self.lap = ship.lap
        self.cargo = cargo_of(ship)
        self.bonus = 0.0
        self.taken = 0

    def like(self, other: "Sketch") -> None:
        self.space = other.space
        self.lap = other.lap
        self.cargo = other.cargo
        self.bonus = other.bonus
        self.taken = other.taken

    def total(self, goods: i64) -> i64:
        return total_of(self.cargo, goods)

    def give_all(self, goods: i64) -> None:
        cargo = self.cargo
        place: i64 = 0
        while place < ROOM_FOR_HOLDS:
            if cargo >> place & KIND == goods + 1:
                self.fill(place, 0)
            place += HOLD_BITS

    def pay(self, goods: i64, price: i64) -> None:
        """From the smallest holds first."""
        while price > 0:
            place = self.smallest(goods)
            hold = self.cargo >> place & WHOLE_HOLD
            given = hold >> KIND_BITS
            if given > price:
                self.fill(place, hold - (price << KIND_BITS))
                return
            self.fill(place, 0)
            price -= given

    def smallest(self, goods: i64) -> i64:
        """Where in the cargo the hold with the fewest of such goods is (NONE: there is none)."""
        found: i64 = NONE
        fewest: i64 = 0
        place: i64 = 0
        while place < ROOM_FOR_HOLDS:
            hold = self.cargo >> place & WHOLE_HOLD
            if hold & KIND == goods + 1 and (found == NONE or hold < fewest):
                found = place
                fewest = hold
            place += HOLD_BITS
        return found

    def fill(self, place: i64, hold: i64) -> None:
        self.cargo = (self.cargo & ~shl(WHOLE_HOLD, place)) | shl(hold, place)


def cargo_of(ship: Ship) -> i64:
    goods = ship.goods
    amounts = ship.amounts
    cargo: i64 = 0
    hold: i64 = HOLDS
    while hold > 0:
        hold -= 1
        cargo <<= HOLD_BITS
        kind = goods[hold]
        if kind != NONE:
            amount = amounts[hold]
            if amount > FULLEST:
                amount = FULLEST
            cargo |= amount << KIND_BITS | kind + 1
    return cargo


def total_of(cargo: i64, goods: i64) -> i64:
    n: i64 = 0
    while cargo:
        if cargo & KIND == goods + 1:
            n += cargo >> KIND_BITS & FULLEST
        cargo >>= HOLD_BITS
    return n
