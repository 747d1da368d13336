"""What belongs to a seat."""

from typing import Final, final

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
            self.card = like.card
            self.deck = like.deck
            self.standing = like.standing
            self.curses = like.curses
            self.last = like.last
            self.crowns = like.crowns
            self.relics = like.relics
