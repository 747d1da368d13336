"""The rows of a table's log. A table is what its rows make of it, no more: after a crash they are read again."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from flibuste.kit.texts import Text
from flibuste.server.clock import NO_CLOCK, Clock
from flibuste.server.messages import Colour, OptionValue, SeatKind, Watching


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table, and who sits there."""

    kind: SeatKind = "free"
    name: str = ""
    colour: Colour | Literal[""] = ""
    level: str = ""  # of a bot, or of the bot that plays for a person who is away
    open: bool = False  # anybody may sit down here
    ready: bool = False
    words: str = ""
    keys: tuple[str, ...] = ()  # fingerprints of the tokens that own it
    people: tuple[str, ...] = ()  # visitors who hold such a token

    @property
    def played_by_bot(self) -> bool:
        return self.level != ""


FREE = Chair(open=True)


class Lobby(Struct, frozen=True, kw_only=True):
    """All that is agreed before a play."""

    host: str  # the visitor who opened the table
    chairs: tuple[Chair, ...]
    options: dict[str, OptionValue]
    odds: bool
    watching: Watching
    secret: str  # of the luck, in hex
    clock: Clock = NO_CLOCK


class TableRow(Struct, frozen=True, kw_only=True, tag_field="row", omit_defaults=True):
    at: int
    by: str = ""  # the visitor (of a move: the seat) who asked, and the id of the message: it may be sent again
    id: str = ""
    t: float = 0.0  # when it was stored, in the life of the server; of rows that clocks are reckoned from


class Opened(TableRow, frozen=True, tag="opened", kw_only=True):
    name: str
    game: str
    lobby: Lobby
    notice: Text
    cards: str | None = None  # house cards: the text of the file that the server was given


class Arranged(TableRow, frozen=True, tag="arranged", kw_only=True):
    """Somebody sat down, stood up, chose, changed an option."""

    lobby: Lobby
    seat: int | None = None
    notice: Text | None = None
    again: bool = False  # the lobby of the next play


class Dealt(TableRow, frozen=True, tag="dealt", kw_only=True):
    lobby: Lobby
    rules: int
    figures: str
    next_secret: str  # for the play after this one: its seal is shown when this one ends
    notice: Text | None = None


class Moved(TableRow, frozen=True, tag="moved", kw_only=True):
    seat: int
    move: str
    hurried: bool = False
    late: bool = False  # made for the seat, because its time was out


class TookBack(TableRow, frozen=True, tag="took-back", kw_only=True):
    seat: int


class Said(TableRow, frozen=True, tag="said", kw_only=True):
    seat: int | None
    name: str
    text: str


AnyRow = Opened | Arranged | Dealt | Moved | TookBack | Said


def stamped(rows: Sequence[AnyRow], clock: Clock, t: float) -> list[AnyRow]:
    """The rows of a play with the time at which they are stored, where the table has a clock."""
    moment = round(t, 3)
    return [
        replace(row, t=moment)
        if (isinstance(row, Moved | TookBack) and clock.kind != "none")
        or (isinstance(row, Dealt) and row.lobby.clock.kind != "none")
        else row
        for row in rows
    ]


write_row = msgspec.json.Encoder().encode
read_row = msgspec.json.Decoder(AnyRow).decode
