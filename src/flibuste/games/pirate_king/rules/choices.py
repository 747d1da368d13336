"""What the lists of several phases have in common: the cards of a row, the seats of a set."""

from flibuste.kit.bits import has
from flibuste.kit.native import i64
from flibuste.kit.pile import Row
from flibuste.kit.state import Moves


def add_cards(out: Moves, row: Row, base: i64) -> None:
    """The cards of a row, equal ones once; the code of card 0 would be `base`."""
    i: i64 = 0
    while i < row.n:
        out.add_in_order(base + row.get(i))
        i += 1


def add_seats(out: Moves, seats: i64, players: i64, base: i64) -> None:
    seat: i64 = 0
    while seat < players:
        if has(seats, seat):
            out.add(base + seat)
        seat += 1


def differ(row: Row) -> bool:
    """Whether the cards of a row, which is not empty, are not all equal: only then there is something to choose."""
    return row.count(row.get(0)) < row.n
