"""What belongs to a seat."""

from typing import ClassVar, Final, final

from flibuste.games.pirate_king.rules.codes import AT_SEA, NONE
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row


@final
class Pirate:
    """A pirate's piles, its play area, and what it is doing."""

    __slots__ = (
        "area",
        "card",
        "crowns",
        "curses",
        "deck",
        "discard",
        "last",
        "pile",
        "relics",
        "standing",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "deck",
        "pile",
        "discard",
        "area",
        "standing",
        "last",
        "crowns",
        "relics",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("curses",)

    card: i64  # the pirate chosen
    deck: i64
    pile: Final[Pile]
    discard: Final[Row]
    area: Final[Row]  # entries, in order of arrival
    standing: i64
    curses: i64  # face up in the area
    last: i64  # the own entry that came last into the own area, wherever it lies now
    crowns: i64  # printed on all cards owned
    relics: i64  # owned

    def __init__(self, room: i64, like: "Pirate | None" = None) -> None:
        self.pile = Pile(room, None if like is None else like.pile)
        self.discard = Row(room, None if like is None else like.discard)
        self.area = Row(room, None if like is None else like.area)
        self.card = NONE
        self.deck = NONE
        self.standing = AT_SEA
        self.curses = 0
        self.last = NONE
        self.crowns = 0
        self.relics = 0
        if like is not None:
            like.write_numbers(self)

    def write_numbers(self, to: "Pirate") -> None:
        """All but piles and rows."""
        to.card = self.card
        to.deck = self.deck
        to.standing = self.standing
        to.curses = self.curses
        to.last = self.last
        to.crowns = self.crowns
        to.relics = self.relics

    def copy_to(self, spare: "Pirate") -> None:
        self.write_numbers(spare)
        self.pile.copy_to(spare.pile)
        self.discard.copy_to(spare.discard)
        self.area.copy_to(spare.area)
