"""The tables in which a game declares its moves, events and reasons; notation, places and words follow from them.

    MOVES = (
        verb("draw", DRAW, place="pile"),
        verb("hire", HIRE, things=PERSONS, place="harbour:{thing}"),
    )
    EVENTS = (
        event(HIRED, "hired", seat=SEAT, card=CARD, price=NUMBER),
        event(DREW, "drew", seat=SEAT, card=CARD, audience=OWNER),
    )
    REASONS = (reason(TOO_DEAR, "PR-HIR-03", "too-dear", args=price_and_purse, shown=True),)

What depends on the figures (which persons there are, where their codes begin) is given as a function of the game's
file of figures; it is asked once, when a game is made.
"""

import difflib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from flibuste.kit.errors import UnknownMove
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

NOTHING: Final = -1  # as the thing of a move: it is about none

Things = Sequence[str | int] | Callable[[Any], Sequence[str | int]]
Code = int | Callable[[Any], int]
Place = str | Callable[[Any, Any, int, int], str]
Arguments = Mapping[str, Argument]


class BadTable(Exception):
    """A table that contradicts itself: a mistake of the game, never of who plays it."""


# -- moves


@dataclass(frozen=True, eq=False)
class Verb:
    """A range of move codes: one code, or one for each of some things."""

    name: str
    first: Code
    things: Things | None
    place: Place


def verb(name: str, first: Code, *, things: Things | None = None, place: Place = "button") -> Verb:
    """Moves that are written `name`, or `name thing`; their codes begin with `first`, in the order of the things.

    `things` are the ids of what a move can be about, in the notation. `place` says where on the table a move belongs:
    a text in which `{thing}` stands for the id and `{seat}` for who moves, or a function of the file of figures, the
    state, the seat and the number of the thing.
    """
    return Verb(name, first, things, place)


class Meaning:
    """What one move code means: its verb, the number of its thing among the verb's (NOTHING: none), its notation."""

    __slots__ = ("notation", "place", "thing", "verb")

    def __init__(self, verb: Verb, thing: int, id: str) -> None:
        self.verb = verb.name
        self.thing = thing
        self.notation = f"{verb.name} {id}" if thing != NOTHING else verb.name
        self.place: Place = verb.place
        if isinstance(verb.place, str):
            self.place = verb.place.replace("{thing}", id)


def check_code(move: int, codes: int) -> None:
    if not 0 <= move < codes:
        raise UnknownMove("move-unknown-code", move=str(move), most=codes - 1)


class MoveTable:
    """The moves of a game with one set of figures: every code has one meaning, every notation one code."""

    def __init__(self, verbs: Sequence[Verb], file: Any) -> None:
        self.file = file
        found: dict[int, Meaning] = {}
        for row in verbs:
            first = row.first if isinstance(row.first, int) else row.first(file)
            things = row.things(file) if callable(row.things) else row.things
            meanings = (
                [Meaning(row, NOTHING, "")]
                if things is None
                else [Meaning(row, number, str(id)) for number, id in enumerate(things)]
            )
            for code, meaning in enumerate(meanings, int(first)):
                if code in found:
                    raise BadTable(f"move {code} is both {found[code].notation!r} and {meaning.notation!r}")
                found[code] = meaning
        if sorted(found) != list(range(len(found))):
            missing = sorted(set(range(max(found) + 1)) - set(found))
            raise BadTable(f"the moves {missing} have no verb")
        self.meanings = [found[code] for code in range(len(found))]
        self.codes = {meaning.notation: code for code, meaning in enumerate(self.meanings)}
        if len(self.codes) < len(self.meanings):
            raise BadTable("two moves are written alike")

    def __len__(self) -> int:
        return len(self.meanings)

    def meaning(self, move: int) -> Meaning:
        check_code(move, len(self.meanings))
        return self.meanings[move]

    def parse(self, text: str) -> int:
        """The code of a notation; UnknownMove names some that are written alike."""
        code = self.codes.get(text)
        if code is None:
            close = difflib.get_close_matches(text[:80], self.codes, n=3, cutoff=0.5)
            if close:
                raise UnknownMove("move-unknown-but", move=text, close=", ".join(close))
            raise UnknownMove("move-unknown", move=text)
        return code

    def place(self, state: Any, seat: int, move: int) -> str:
        meaning = self.meaning(move)
        if isinstance(meaning.place, str):
            return meaning.place.replace("{seat}", str(seat))
        return meaning.place(self.file, state, seat, meaning.thing)


@lru_cache(maxsize=32)
def move_table(verbs: tuple[Verb, ...], file: Hashable) -> MoveTable:
    """The table of a file of figures; views and positions that hold a move ask it for the notation."""
    return MoveTable(verbs, file)


# -- events

OWNER: Final = "owner"  # one seat alone
OTHERS: Final = "others"  # everybody else, spectators too
SOME: Final = "some"  # whoever may know, which differs from case to case
ALL: Final = "all"

Shown = Callable[[Any, int], str | int]


@dataclass(frozen=True)
class Kind:
    """How a number of the journal is told: as one argument, or as several with names of their own."""

    show: Callable[[Any, str, int], Mapping[str, str | int]]
    types: Mapping[str, type] | type  # of its arguments: by name, or of the one that bears the name given in the event


def told_as(show: Shown, type: type = str) -> Kind:
    """A kind that is told as one argument, under the name it has in the event."""
    return Kind(lambda file, name, number: {name: show(file, number)}, type)


def told_by(show: Callable[[Any, int], Mapping[str, str | int]], **types: type) -> Kind:
    """A kind that is told as several arguments, such as the id of a card and its name."""
    return Kind(lambda file, name, number: show(file, number), types)


NUMBER: Final = told_as(lambda file, number: number, int)
SEAT: Final = told_as(lambda file, seat: f"#{seat}")


def one_of(names: Sequence[str]) -> Kind:
    return told_as(lambda file, number: names[number])


@dataclass(frozen=True)
class EventKind:
    """What a kind of note in the journal says: its key, its arguments in the order of the journal, who hears it."""

    code: int
    key: str
    args: Mapping[str, Kind]
    audience: str

    def types(self) -> Iterator[tuple[str, type]]:
        """The arguments as a client is told them."""
        for name, kind in self.args.items():
            if isinstance(kind.types, type):
                yield name, kind.types
            else:
                yield from kind.types.items()


def event(code: int, key: str, /, *, audience: str = ALL, **args: Kind) -> EventKind:
    """A name that Python keeps for itself is written with a line behind it: `from_` is told as `from`."""
    return EventKind(code, key, {name.rstrip("_"): kind for name, kind in args.items()}, audience)


class EventTable:
    def __init__(self, kinds: Sequence[EventKind], file: Any) -> None:
        self.file = file
        self.kinds = by_code(kinds, "event")
        told: dict[str, dict[str, type]] = {}
        for kind in kinds:
            if told.setdefault(kind.key, dict(kind.types())) != dict(kind.types()):
                raise BadTable(f"two events {kind.key!r} tell different things")
        self.told = {
            code: (kind.key, tuple((n, k.show) for n, k in kind.args.items())) for code, kind in self.kinds.items()
        }

    def read(self, note: Note) -> tuple[str, dict[str, str | int]]:
        """Key and arguments of a note."""
        key, shown = self.told[note[0]]
        args: dict[str, str | int] = {}
        for at, (name, show) in enumerate(shown, 2):
            args.update(show(self.file, name, note[at]))
        return key, args


# -- reasons

NO_ARGUMENTS: Final[Arguments] = {}


def no_arguments(file: Any, state: Any, seat: int, move: int) -> Arguments:
    return NO_ARGUMENTS


def nothing_counted(file: Any, state: Any, seat: int, move: int) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Reason:
    """A kind of refusal."""

    code: int
    clause: str  # "": no clause of the rulebook says so, it is the house's own
    key: str
    shown: bool  # whether a choice refused for it is offered all the same, disabled, with the reason
    args: Callable[[Any, Any, int, int], Arguments]
    counted: Callable[[Any, Any, int, int], tuple[str, ...]]


def reason(
    code: int,
    clause: str,
    key: str,
    *,
    args: Callable[[Any, Any, int, int], Arguments] = no_arguments,
    counted: Callable[[Any, Any, int, int], tuple[str, ...]] = nothing_counted,
    shown: bool = False,
) -> Reason:
    """A clause against a move, told by the text `refusal-KEY`.

    `args` and `counted` are functions of the file of figures, the state, the seat and the move: the arguments of the
    text, and the places of the things that were counted for the sum in it.
    """
    return Reason(code, clause, f"refusal-{key}", shown, args, counted)


def house_reason(code: int, key: str, clause: str = "") -> Reason:
    """A reason that every game has, told by the kit's text `house-KEY`, with a clause where the rulebook has one."""
    return Reason(code, clause, f"house-{key}", False, no_arguments, nothing_counted)


class ReasonTable:
    def __init__(self, reasons: Sequence[Reason], file: Any) -> None:
        self.file = file
        self.reasons = by_code(reasons, "reason")
        if 0 in self.reasons:
            raise BadTable("reason 0 means that nothing is against a move")
        self.shown = frozenset(code for code, reason in self.reasons.items() if reason.shown)

    def read(self, state: Any, seat: int, move: int, code: int) -> tuple[str, Text, tuple[str, ...]]:
        """Clause, text and counted places of a reason that `why_not` gave for this move."""
        reason = self.reasons[code]
        args = reason.args(self.file, state, seat, move)
        return reason.clause, Text(reason.key, args), reason.counted(self.file, state, seat, move)


def by_code(rows: Sequence[Any], what: str) -> dict[int, Any]:
    found: dict[int, Any] = {}
    for row in rows:
        if row.code in found:
            raise BadTable(f"{what} {row.code} is both {found[row.code].key!r} and {row.key!r}")
        found[row.code] = row
    return found
