"""Rows of cards, and piles whose order nobody has seen.

A card is the number of its kind, 0 to 255; equal cards are the same number.
"""

from typing import Final, final

from flibuste.kit.bits import bit
from flibuste.kit.native import i64, u8, vec

# Rows are changed through arguments: mypyc counts a reference for `self.cards[i] = ...` and none for these.


def lay(cards: vec[u8], i: i64, card: i64) -> None:
    cards[i] = u8(card)


def fill_gap(cards: vec[u8], i: i64, last: i64) -> i64:
    """The card taken from place i, the last one going there."""
    card = i64(cards[i])
    cards[i] = cards[last]
    return card


def close_up(cards: vec[u8], i: i64, last: i64) -> i64:
    """The card taken from place i, those behind it moving up."""
    card = i64(cards[i])
    while i < last:
        cards[i] = cards[i + 1]
        i += 1
    return card


def copy_cards(cards: vec[u8], to: vec[u8], n: i64) -> None:
    i: i64 = 0
    while i < n:
        to[i] = cards[i]
        i += 1


def copy_numbers(numbers: vec[i64], to: vec[i64]) -> None:
    """Write numbers over others, of which there are as many."""
    n = i64(len(numbers))
    i: i64 = 0
    while i < n:
        to[i] = numbers[i]
        i += 1


@final
class Row:
    """Cards in an order everybody may rely on: a harbour, a display, a discard pile."""

    __slots__ = ("cards", "n")
    cards: Final[vec[u8]]
    n: i64

    def __init__(self, room: i64, like: "Row | None" = None) -> None:
        self.cards = vec[u8]([0] * room) if like is None else like.cards[:]
        self.n = 0
        if like is not None:
            self.n = like.n

    def copy(self) -> "Row":
        return Row(0, self)

    def copy_to(self, spare: "Row") -> None:
        """Make a row that has as much room like this one: a fifth of what a new one costs."""
        copy_cards(self.cards, spare.cards, self.n)
        spare.n = self.n

    def get(self, i: i64) -> i64:
        return i64(self.cards[i])

    def put(self, i: i64, card: i64) -> None:
        lay(self.cards, i, card)

    def push(self, card: i64) -> None:
        lay(self.cards, self.n, card)
        self.n += 1

    def pop(self) -> i64:
        self.n -= 1
        return i64(self.cards[self.n])

    def swap_out(self, i: i64) -> i64:
        """Take card i, the last one filling the gap."""
        self.n -= 1
        return fill_gap(self.cards, i, self.n)

    def remove(self, i: i64) -> i64:
        """Take card i, the others closing up."""
        self.n -= 1
        return close_up(self.cards, i, self.n)

    def find(self, card: i64) -> i64:
        """Where the first such card lies (-1: nowhere)."""
        i: i64 = 0
        while i < self.n:
            if i64(self.cards[i]) == card:
                return i
            i += 1
        return -1

    def count(self, card: i64) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < self.n:
            if i64(self.cards[i]) == card:
                n += 1
            i += 1
        return n

    def sort(self) -> None:
        """Put equal cards together, so that what lay in which order is forgotten."""
        cards = self.cards
        of_kind = vec[i64]([0] * 256)
        i: i64 = 0
        while i < self.n:
            of_kind[i64(cards[i])] += 1
            i += 1
        card: i64 = 0
        i = 0
        while i < self.n:
            n = of_kind[card]
            while n > 0:
                cards[i] = u8(card)
                i += 1
                n -= 1
            card += 1

    def clear(self) -> None:
        self.n = 0

    def to_list(self) -> list[int]:
        return [int(self.cards[i]) for i in range(self.n)]

    def fill(self, cards: list[int]) -> None:
        """Lay these cards, and no others, in this order."""
        self.n = 0
        for card in cards:
            if not 0 <= card <= 255:
                raise ValueError(f"a card is a number from 0 to 255, not {card}")
            self.push(card)


@final
class Pile:
    """A face-down pile: a rest whose order does not exist yet, under a short top that somebody has looked at.

    `State.draw` takes the top first, then a random card of the rest. Every card that leaves the pile unseen belongs
    to the present shuffle, which `shuffles` numbers.
    """

    __slots__ = ("rest", "top", "known", "shuffles")
    rest: Final[Row]
    top: Row | None  # the last card lies uppermost
    known: vec[i64]  # for each card of the top: the seats that know it
    shuffles: i64

    def __init__(self, room: i64, like: "Pile | None" = None) -> None:
        self.rest = Row(room, None if like is None else like.rest)
        if like is not None:
            self.top = None
            self.known = like.known
            if like.top is not None:
                self.top = like.top.copy()
                self.known = like.known[:]
            self.shuffles = like.shuffles
            return
        self.top = None
        self.known = vec[i64]()
        self.shuffles = 0

    def copy(self) -> "Pile":
        return Pile(0, self)

    def copy_to(self, spare: "Pile") -> None:
        self.rest.copy_to(spare.rest)
        spare.shuffles = self.shuffles
        top = self.top
        spare.top = None if top is None else top.copy()
        spare.known = self.known if top is None else self.known[:]

    def size(self) -> i64:
        top = self.top
        return self.rest.n if top is None else self.rest.n + top.n

    def lay_on_top(self, card: i64, known: i64) -> None:
        """Put a card uppermost that the seats of the bit set know."""
        top = self.top
        if top is None:
            room = len(self.rest.cards)
            top = self.top = Row(room)
            self.known = vec[i64]([0] * room)
        self.known[top.n] = known
        top.push(card)

    def show_top(self, i: i64, seat: i64) -> i64:
        """A seat looks at card i of the known top, counted from below."""
        top = self.top
        if top is None:
            raise IndexError("no card of this pile has been looked at")
        self.known[i] |= bit(seat)
        return top.get(i)

    def gather(self, discard: Row) -> None:
        """Shuffle a discard pile, and the top with it, into the rest: a new shuffle begins."""
        top = self.top
        if top is not None:
            while top.n:
                self.rest.push(top.pop())
        while discard.n:
            self.rest.push(discard.pop())
        self.shuffles += 1

    def to_list(self) -> list[int]:
        """The rest, then the known top."""
        top = self.top
        return self.rest.to_list() if top is None else self.rest.to_list() + top.to_list()
