"""The protocol as types: what clients send, what the server answers. docs/protocol.md tells it with examples.

The types of the page are generated from these structs. What is stored has types of its own, in `stored.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste.kit.game import Refusal
from flibuste.kit.texts import Argument, Text

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
StateNumber = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatWords = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue = bool | int | str
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["person", "bot", "free"]
Watching = Literal["link", "listed", "nobody"]
ClockKind = Literal["none", "game", "move"]
MAX_MINUTES = 30 * 24 * 60
Language = Literal["", "en", "fr"]
Device = Literal["", "desktop", "phone"]
Colour = Literal["red", "blue", "yellow", "green", "mauve", "black"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "mauve", "black")


# -- what clients send over the socket


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    since: StateNumber = 0
    language: Language = ""
    device: Device = ""
    tokens: Annotated[list[Token], Meta(max_length=15)] = []


class CommandBase(FromClient, frozen=True):
    """Everything after hello has an id, by which it is acknowledged or refused."""

    id: CommandId


class MakeMove(CommandBase, frozen=True, tag="move", kw_only=True):
    seat: SeatNumber
    n: StateNumber
    move: Annotated[str, Meta(max_length=80)]


class TakeBack(CommandBase, frozen=True, tag="take-back", kw_only=True):
    seat: SeatNumber
    n: StateNumber


class Look(CommandBase, frozen=True, tag="look", kw_only=True):
    n: StateNumber


class Ping(CommandBase, frozen=True, tag="ping"):
    pass


class Chat(CommandBase, frozen=True, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Own(CommandBase, frozen=True, tag="own", kw_only=True):
    token: Token


class Ready(CommandBase, frozen=True, tag="ready", kw_only=True):
    seat: SeatNumber
    ready: bool
    words: SeatWords | UnsetType = UNSET


class Rename(CommandBase, frozen=True, tag="rename", kw_only=True):
    seat: SeatNumber
    name: Name


class ChooseColour(CommandBase, frozen=True, tag="colour", kw_only=True):
    seat: SeatNumber
    colour: Colour


class Stand(CommandBase, frozen=True, tag="stand", kw_only=True):
    seat: SeatNumber


class AddSeat(CommandBase, frozen=True, tag="add-seat"):
    pass


class RemoveSeat(CommandBase, frozen=True, tag="remove-seat", kw_only=True):
    seat: SeatNumber


class PutBot(CommandBase, frozen=True, tag="put-bot", kw_only=True):
    seat: SeatNumber
    level: str


class FreeSeat(CommandBase, frozen=True, tag="free-seat", kw_only=True):
    seat: SeatNumber


class SetOptions(CommandBase, frozen=True, tag="options", kw_only=True):
    options: dict[str, OptionValue]


class ClockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    kind: ClockKind
    minutes: Annotated[int, Meta(ge=0, le=MAX_MINUTES)] = 0


class SetTableSettings(CommandBase, frozen=True, tag="house", kw_only=True):
    """What the host decides that is no option of the game."""

    odds: bool | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    clock: ClockRequest | UnsetType = UNSET


class Start(CommandBase, frozen=True, tag="start"):
    pass


class Replace(CommandBase, frozen=True, tag="replace", kw_only=True):
    seat: SeatNumber
    level: str


class GiveBack(CommandBase, frozen=True, tag="give-back", kw_only=True):
    seat: SeatNumber


class Again(CommandBase, frozen=True, tag="again", kw_only=True):
    words: dict[SeatNumber, SeatWords] = {}


LobbyCommand = (
    Ready
    | Rename
    | ChooseColour
    | Stand
    | AddSeat
    | RemoveSeat
    | PutBot
    | FreeSeat
    | SetOptions
    | SetTableSettings
    | Start
    | Replace
    | GiveBack
    | Again
)
Command = MakeMove | TakeBack | Look | Ping | Chat | Own | LobbyCommand
ClientMessage = Hello | Command


# -- what the server says over the socket


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class Seat(Struct, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour | Literal[""]
    level: str
    open: bool
    ready: bool
    connected: bool
    device: Device
    language: Language
    words: str


class ClockOption(Struct, frozen=True):
    kind: ClockKind
    minutes: int


class You(Struct, frozen=True):
    seats: list[int]
    host: bool
    watching: bool


class TableMessage(FromServer, frozen=True, tag="table", kw_only=True):
    table: str
    name: str
    game: str
    house_cards: bool
    phase: Phase
    play: int
    n: int
    host: int | None
    seats: list[Seat]
    options: dict[str, OptionValue]
    odds: bool
    watching: Watching
    clock: ClockOption
    watchers: int
    seal: str
    link: str
    trouble: Text | None
    you: You


class TalkLine(Struct, frozen=True):
    number: int
    at: int
    seat: int | None
    name: str
    said: str
    notice: Text | None


class TalkMessage(FromServer, frozen=True, tag="talk"):
    lines: list[TalkLine]


class GameEvent(Struct, frozen=True, omit_defaults=True):
    key: str
    args: Mapping[str, Argument]
    to: list[int] = []  # of several seats of one visitor, those that hear of it; empty: all of them


class LogRow(Struct, frozen=True):
    """The deal, a move or a taking back, and what came of it."""

    n: int
    seat: int | None
    move: str
    takes_back: int
    hurried: bool
    late: bool
    events: list[GameEvent]


class Choice(Struct, frozen=True):
    move: str
    place: str
    label: Text
    hint: Text | None
    refusal: Refusal | None


class SeatView(Struct, frozen=True, kw_only=True):
    """What one seat sees besides, and may do."""

    seat: int
    own: dict[str, Any]  # the game's own
    prompt: Text
    choices: list[Choice]
    odds: dict[str, Any] | None
    may_take_back: bool


class View(Struct, frozen=True):
    """What everybody may see."""

    game: str
    players: int
    pending: list[int]
    winners: list[int]
    table: dict[str, Any]  # the game's own


class Ending(Struct, frozen=True, kw_only=True):
    text: Text
    scores: list[int]
    winners: list[int]


class Over(Ending, frozen=True, kw_only=True):
    seal: str
    secret: str
    words: list[str]
    record: str


class StateMessage(FromServer, frozen=True, tag="state", kw_only=True):
    n: int
    play: int
    whole: bool
    view: View
    prompt: Text
    odds: dict[str, Any] | None
    over: Over | None
    log: list[LogRow]
    yours: list[SeatView]


class ClockMessage(FromServer, frozen=True, tag="clock"):
    """How many seconds each seat has left at this moment, and whose clocks run."""

    n: int
    left: list[float]
    running: list[int]


class Ack(FromServer, frozen=True, tag="ack"):
    id: str
    n: int


class RefusedMessage(FromServer, frozen=True, tag="refused"):
    id: str
    n: int
    stale: bool
    refusal: Refusal


class PastSeatView(Struct, frozen=True):
    seat: int
    own: dict[str, Any]
    prompt: Text


class PastMessage(FromServer, frozen=True, tag="past", kw_only=True):
    id: str
    n: int
    view: View
    prompt: Text
    yours: list[PastSeatView]


class Bye(FromServer, frozen=True, tag="bye"):
    text: Text
    again: bool
    seconds: int


ServerMessage = TableMessage | TalkMessage | StateMessage | ClockMessage | Ack | RefusedMessage | PastMessage | Bye


# -- bodies of requests


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class NameRequest(RequestBody, frozen=True):
    name: Name


class SeatRequest(RequestBody, frozen=True):
    kind: SeatKind
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    level: str = ""
    words: SeatWords = ""


class OpenTableRequest(RequestBody, frozen=True):
    game: str
    seats: Annotated[list[SeatRequest], Meta(max_length=15)]
    options: dict[str, OptionValue] = {}
    odds: bool = True
    watching: Watching = "link"
    clock: ClockRequest = ClockRequest("none")
    start: bool = False


class SitRequest(RequestBody, frozen=True):
    seat: SeatNumber | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    words: SeatWords = ""


class PersonalLinkRequest(RequestBody, frozen=True):
    token: Token


class RecordRequest(RequestBody, frozen=True):
    record: str


# -- answers to requests


class GameOption(Struct, frozen=True):
    name: str
    clause: str
    default: OptionValue
    choices: tuple[str, ...]
    least: int
    most: int


class GameEntry(Struct, frozen=True, kw_only=True):
    id: str
    players: tuple[int, int]
    minutes: int
    author: str
    publisher: str
    year: int
    secrets: bool  # whether a seat may know what another does not
    rules: int
    figures: str
    house_cards: bool
    reconstructed: int  # cards whose figures are our own design, because the printed ones could not be read
    options: list[GameOption]


class LevelEntry(Struct, frozen=True):
    id: str
    seconds: float


class GamesAnswer(Struct, frozen=True, kw_only=True):
    games: list[GameEntry]
    levels: list[LevelEntry]
    colours: tuple[Colour, ...]
    overtime: float  # seconds for each move once the minutes of a clock are used up


class Me(Struct, frozen=True):
    person: str
    name: str


class SeatToken(Struct, frozen=True):
    seat: int
    token: str


class Seated(Struct, frozen=True):
    table: str
    name: str
    seats: list[SeatToken]


class SeatEntry(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    colour: Colour | Literal[""]


class TableEntry(Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    house_cards: bool
    clock: ClockOption
    phase: Phase
    n: int
    at: int
    yours: list[int]
    owes: list[int]
    seats: list[SeatEntry]


class TablesAnswer(Struct, frozen=True):
    mine: list[TableEntry]
    watch: list[TableEntry]


class LinkAnswer(Struct, frozen=True):
    link: str


class Frame(Struct, frozen=True, kw_only=True):
    n: int
    seat: int | None
    move: str
    events: list[GameEvent]
    view: View
    prompt: Text
    own: list[dict[str, Any]]
    odds: dict[str, Any] | None


class HouseCards(Struct, frozen=True):
    """What a page needs to draw cards that are not the printed ones."""

    components: dict[str, Any]
    texts: dict[str, str]  # the game's Fluent source in each language


class ReplayAnswer(Struct, frozen=True, kw_only=True):
    game: str
    players: int
    names: list[str]
    options: dict[str, OptionValue]
    house: HouseCards | None
    frames: list[Frame]
    over: Ending | None


class Check(Struct, frozen=True):
    good: bool
    text: Text


class VerifyAnswer(Struct, frozen=True):
    good: bool
    checks: list[Check]


class HealthAnswer(Struct, frozen=True):
    ok: bool
    trouble: Text | UnsetType = UNSET


class ErrorAnswer(Struct, frozen=True):
    refusal: Refusal


# -- as bytes

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode

Part = TypeVar("Part")


def preencoded(part: Part) -> Part:
    """A part of a message written in advance: what many readers get is encoded once, and only copied from then on.

    It stands in a message where the part itself would, and is good for nothing but being sent; hence the cast.
    """
    return cast(Part, msgspec.Raw(encode(part)))
