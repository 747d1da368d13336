"""What the files of Smugglers and the messages to its page look like; nothing here is compiled."""

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1, le=20)]


# -- crates.toml


class Crate(msgspec.Struct, frozen=True):
    id: Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
    worth: Count
    count: Count


class Rules(msgspec.Struct, frozen=True):
    min_players: Annotated[int, Meta(ge=2, le=2)]
    max_players: Annotated[int, Meta(ge=2, le=8)]
    hand: Count
    nights: Count
    most_nights: Count
    patrol_faces: Count


class Figures(msgspec.Struct, frozen=True):
    rules: Rules
    crate: list[Crate]


# -- a position


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    store: list[str]  # in any order
    landed: list[str] = []
    seized: list[str] = []
    next: str | None = None  # the crate of the store that the owner has looked at
    lay_low: bool = False  # last night
    chosen: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    night: int
    seats: list[SeatPosition]


# -- what is shown


class SeatView(msgspec.Struct):
    hand: int
    store: int
    landed: list[str]
    seized: list[str]
    points: int
    chosen: bool
    lay_low: bool


class TableView(msgspec.Struct):
    night: int
    nights: int
    seats: list[SeatView]


class OwnView(msgspec.Struct):
    hand: list[str]
    next: str | None
    chosen: str | None
