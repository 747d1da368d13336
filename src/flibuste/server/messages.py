"""The protocol as types: what clients send, what the server answers. docs/protocol.md tells it with examples."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste.kit.game import Refusal
from flibuste.kit.texts import Text

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue = bool | int | str
Watching = Literal["link", "listed", "nobody"]
Clockwork = Literal["none", "game", "move"]
MOST_MINUTES = 30 * 24 * 60
Colour = Literal["red", "blue", "yellow", "green", "mauve", "black"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green", "mauve", "black")


# -- what clients send over the socket


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    since: Number = 0
    language: Literal["", "en", "fr"] = ""
    device: Literal["", "desktop", "phone"] = ""
    tokens: Annotated[list[Token], Meta(max_length=15)] = []


class Asking(FromClient, frozen=True):
    """Everything after hello has an id, by which it is answered."""

    id: Id


class MakeMove(Asking, frozen=True, tag="move", kw_only=True):
    seat: SeatNumber
    n: Number
    move: Annotated[str, Meta(max_length=80)]


class TakeBack(Asking, frozen=True, tag="take-back", kw_only=True):
    seat: SeatNumber
    n: Number


class Look(Asking, frozen=True, tag="look", kw_only=True):
    n: Number


class Ping(Asking, frozen=True, tag="ping"):
    pass


class Chat(Asking, frozen=True, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Own(Asking, frozen=True, tag="own", kw_only=True):
    token: Token


class Ready(Asking, frozen=True, tag="ready", kw_only=True):
    seat: SeatNumber
    ready: bool
    words: Word | UnsetType = UNSET


class Rename(Asking, frozen=True, tag="rename", kw_only=True):
    seat: SeatNumber
    name: Name


class ChooseColour(Asking, frozen=True, tag="colour", kw_only=True):
    seat: SeatNumber
    colour: Colour


class Stand(Asking, frozen=True, tag="stand", kw_only=True):
    seat: SeatNumber


class AddSeat(Asking, frozen=True, tag="add-seat"):
    pass


class RemoveSeat(Asking, frozen=True, tag="remove-seat", kw_only=True):
    seat: SeatNumber


class PutBot(Asking, frozen=True, tag="put-bot", kw_only=True):
    seat: SeatNumber
    level: str


class FreeSeat(Asking, frozen=True, tag="free-seat", kw_only=True):
    seat: SeatNumber


class SetOptions(Asking, frozen=True, tag="options", kw_only=True):
    options: dict[str, OptionValue]


class ClockWished(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Clockwork
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0


class SetHouse(Asking, frozen=True, tag="house", kw_only=True):
    odds: bool | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    clock: ClockWished | UnsetType = UNSET


class Start(Asking, frozen=True, tag="start"):
    pass


class Replace(Asking, frozen=True, tag="replace", kw_only=True):
    seat: SeatNumber
    level: str


class GiveBack(Asking, frozen=True, tag="give-back", kw_only=True):
    seat: SeatNumber


class Again(Asking, frozen=True, tag="again", kw_only=True):
    words: dict[SeatNumber, Word] = {}


LobbyAction = (
    Ready
    | Rename
    | ChooseColour
    | Stand
    | AddSeat
    | RemoveSeat
    | PutBot
    | FreeSeat
    | SetOptions
    | SetHouse
    | Start
    | Replace
    | GiveBack
    | Again
)
Ask = MakeMove | TakeBack | Look | Ping | Chat | Own | LobbyAction
ClientMessage = Hello | Ask


# -- what the server says over the socket


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class SeatShown(Struct, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: str
    name: str
    colour: str
    level: str
    open: bool
    ready: bool
    connected: bool
    device: str
    language: str
    words: str


class ClockShown(Struct, frozen=True):
    kind: Clockwork
    minutes: int


class You(Struct, frozen=True):
    seats: list[int]
    host: bool
    watching: bool


class TableShown(FromServer, frozen=True, tag="table", kw_only=True):
    table: str
    name: str
    game: str
    house_cards: bool
    phase: str
    play: int
    n: int
    host: int | None
    seats: list[SeatShown]
    options: dict[str, OptionValue]
    odds: bool
    watching: Watching
    clock: ClockShown
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


class Talk(FromServer, frozen=True, tag="talk"):
    lines: list[TalkLine]


class EventShown(Struct, frozen=True, omit_defaults=True):
    key: str
    args: dict[str, Any]
    to: list[int] = []  # of several seats of one visitor, those that hear of it; empty: all of them


class Row(Struct, frozen=True):
    """A row of the log: the deal, a move or a taking back, and what came of it."""

    n: int
    seat: int | None
    move: str
    takes_back: int
    hurried: bool
    late: bool
    events: list[EventShown] | msgspec.Raw


class Offer(Struct, frozen=True):
    move: str
    place: str
    label: Text
    hint: Text | None
    refusal: Refusal | None


class Yours(Struct, frozen=True, kw_only=True):
    """What one seat sees besides, and may do."""

    seat: int
    own: dict[str, Any]
    prompt: Text
    choices: list[Offer]
    odds: dict[str, Any] | None
    may_take_back: bool


class ViewShown(Struct, frozen=True):
    """What everybody may see."""

    game: str
    players: int
    pending: list[int]
    winners: list[int]
    table: dict[str, Any]


class Ending(Struct, frozen=True, kw_only=True):
    text: Text
    scores: list[int]
    winners: list[int]


class Over(Ending, frozen=True, kw_only=True):
    seal: str
    secret: str
    words: list[str]
    record: str


class StateShown(FromServer, frozen=True, tag="state", kw_only=True):
    n: int
    play: int
    whole: bool
    view: ViewShown
    prompt: Text
    odds: dict[str, Any] | None
    log: list[Row]
    over: Over | None
    yours: list[Yours]


class Ticking(FromServer, frozen=True, tag="clock"):
    """How many seconds each seat has left at this moment, and whose clocks run."""

    n: int
    left: list[float]
    running: list[int]


class Ack(FromServer, frozen=True, tag="ack"):
    id: str
    n: int


class NotDone(FromServer, frozen=True, tag="refused"):
    id: str
    n: int
    stale: bool
    refusal: Refusal


class SeenThen(Struct, frozen=True):
    seat: int
    own: dict[str, Any]
    prompt: Text


class Past(FromServer, frozen=True, tag="past", kw_only=True):
    id: str
    n: int
    view: ViewShown
    prompt: Text
    yours: list[SeenThen]


class Bye(FromServer, frozen=True, tag="bye"):
    text: Text
    again: bool
    seconds: int


# -- requests and their answers


class Request(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class ChooseName(Request, frozen=True):
    name: Name


class SeatAsked(Request, frozen=True):
    kind: Literal["person", "bot", "free"]
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    level: str = ""
    words: Word = ""


class OpenTable(Request, frozen=True):
    game: str
    seats: Annotated[list[SeatAsked], Meta(max_length=15)]
    options: dict[str, OptionValue] = {}
    odds: bool = True
    watching: Watching = "link"
    clock: ClockWished = ClockWished("none")
    start: bool = False


class Sit(Request, frozen=True):
    seat: SeatNumber | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    words: Word = ""


class PersonalLink(Request, frozen=True):
    token: Token


class RecordText(Request, frozen=True):
    record: str


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


class SeatListed(Struct, frozen=True):
    seat: int
    kind: str
    name: str
    colour: str


class TableListed(Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    house_cards: bool = False  # lists that were written by earlier versions do not say
    clock: ClockShown = ClockShown("none", 0)  # nor this
    phase: str
    n: int
    at: int
    yours: list[int]
    owes: list[int]
    seats: list[SeatListed]


class TablesListed(Struct, frozen=True):
    mine: list[TableListed]
    watch: list[TableListed]


class Link(Struct, frozen=True):
    link: str


class Frame(Struct, frozen=True, kw_only=True):
    n: int
    seat: int | None
    move: str
    events: list[EventShown]
    view: ViewShown
    prompt: Text
    own: list[dict[str, Any]]
    odds: dict[str, Any] | None


class HouseCards(Struct, frozen=True):
    """What a page needs to draw cards that are not the printed ones."""

    components: dict[str, Any]
    texts: dict[str, str]  # the game's Fluent source in each language


class Replayed(Struct, frozen=True, kw_only=True):
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


class Verified(Struct, frozen=True):
    good: bool
    checks: list[Check]


class Denied(Struct, frozen=True):
    refusal: Refusal


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
