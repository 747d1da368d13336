"""What is stored: the entries of a table's log, and the summary of a table for lists.

These types are apart from those of the protocol (`messages.py`), though some look alike: a message may change with the
page that reads it, but what stands in a database is read for ever. Names and order of fields are the stored format.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from flibuste.kit.texts import Text

OptionValue = bool | int | str
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["person", "bot", "free"]
Colour = Literal["", "red", "blue", "yellow", "green", "mauve", "black"]
Watching = Literal["link", "listed", "nobody"]
ClockKind = Literal["none", "game", "move"]


# -- what people agree on


class TimeControl(Struct, frozen=True):
    """How long each seat may think: so long for all its moves (`game`), or for each (`move`)."""

    kind: ClockKind = "none"
    minutes: int = 0
    seconds: float = 0.0  # the same, as this server counts minutes
    overtime: float = 0.0  # seconds that each move may take however little is left for the game


NO_CLOCK = TimeControl()


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table, and who sits there."""

    kind: SeatKind = "free"
    name: str = ""
    colour: Colour = ""
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
    clock: TimeControl = NO_CLOCK


# -- the log of a table


class LogEntry(Struct, frozen=True, kw_only=True, tag_field="row", omit_defaults=True):
    at: int
    by: str = ""  # the visitor (of a move: the seat) who asked, and the id of the command: it may be sent again
    id: str = ""
    t: float = 0.0  # when it was stored, by the server's own clock; only where seats have clocks


class Opened(LogEntry, frozen=True, tag="opened", kw_only=True):
    name: str
    game: str
    lobby: Lobby
    notice: Text
    cards: str | None = None  # house cards: the text of the file that the server was given


class Arranged(LogEntry, frozen=True, tag="arranged", kw_only=True):
    """Somebody sat down, stood up, chose, changed an option."""

    lobby: Lobby
    seat: int | None = None
    notice: Text | None = None
    again: bool = False  # the lobby of the next play


class Dealt(LogEntry, frozen=True, tag="dealt", kw_only=True):
    lobby: Lobby
    rules: int
    figures: str
    next_secret: str  # for the play after this one: its seal is shown when this one ends
    notice: Text | None = None


class Moved(LogEntry, frozen=True, tag="moved", kw_only=True):
    seat: int
    move: str
    hurried: bool = False
    late: bool = False  # made for the seat, because its time was out


class TookBack(LogEntry, frozen=True, tag="took-back", kw_only=True):
    seat: int


class Said(LogEntry, frozen=True, tag="said", kw_only=True):
    seat: int | None
    name: str
    text: str


Entry = Opened | Arranged | Dealt | Moved | TookBack | Said


def timestamped(entries: Sequence[Entry], control: TimeControl, t: float) -> list[Entry]:
    """The entries of a play with the time at which they are stored, where seats have clocks."""
    moment = round(t, 3)
    return [
        replace(entry, t=moment)
        if (isinstance(entry, Moved | TookBack) and control.kind != "none")
        or (isinstance(entry, Dealt) and entry.lobby.clock.kind != "none")
        else entry
        for entry in entries
    ]


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode


# -- the summary of a table, for lists of tables that are not in memory


class SeatSummary(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    colour: Colour


class ClockSummary(Struct, frozen=True):
    kind: ClockKind
    minutes: int


class TableSummary(Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    house_cards: bool = False  # the first summaries did not say
    clock: ClockSummary = ClockSummary("none", 0)  # nor this
    phase: Phase
    n: int
    at: int
    yours: list[int] = []  # always empty: it depends on who asks
    owes: list[int]
    seats: list[SeatSummary]


class Summary(Struct, frozen=True):
    listed: TableSummary
    people: tuple[tuple[str, ...], ...]  # of each seat
    host: str


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode
