"""A table as its log makes it: who sits there, what is agreed, the play, what was said.

Nothing here waits or writes. A row is made only after everything was checked, is stored, and then applied: so the
table in memory never knows more than the disk.
"""

import time
from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple

import msgspec

from flibuste.kit.errors import FlibusteError, UnknownMove
from flibuste.kit.game import Event, Game, Refusal, find_games
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SealedLuck, seal_of
from flibuste.kit.state import legal_moves
from flibuste.kit.texts import Text
from flibuste.server.clock import Times
from flibuste.server.errors import Refused, refused
from flibuste.server.messages import ClockOption, Phase, SeatEntry, TableEntry, TalkLine
from flibuste.server.rows import AnyRow, Arranged, Chair, Dealt, Lobby, Moved, Opened, Said, TookBack, read_row
from flibuste.server.store import Listing
from flibuste.server.tokens import fits

MOST_TALK = 500
MOST_ANSWERED = 2000
MOST_GAMES = 50  # kept made: printed ones, and those of house cards
STALE = Refusal("", Text("server-stale"))


class BrokenTable(FlibusteError):
    """A log that does not play: made by other rules, or damaged."""


@lru_cache(MOST_GAMES)
def game_called(id: str, cards: str | None) -> Game:
    games = find_games()
    if id not in games:
        raise BrokenTable("game-unknown", game=id, known=", ".join(games))
    return games[id] if cards is None else games[id].with_figures(cards)


class Summary(msgspec.Struct, frozen=True):
    """What the lists of tables need of one that is not in memory."""

    listed: TableEntry
    people: tuple[tuple[str, ...], ...]  # of each seat
    host: str

    def for_person(self, person: str) -> TableEntry:
        yours = [seat for seat, people in enumerate(self.people) if person in people]
        return msgspec.structs.replace(self.listed, yours=yours)


class Happened(NamedTuple):
    """A row of the story that is told to clients."""

    n: int
    seat: int | None
    move: str
    takes_back: int
    hurried: bool
    late: bool
    events: list[Event]


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.name = ""
        self.game: Game
        self.lobby: Lobby
        self.phase: Phase = "lobby"
        self.play_number = 1
        self.play: Play | None = None
        self.times: Times | None = None  # of the present play, if it has a clock
        self.next_secret = ""
        self.n = 0  # of the present state: deals, moves and takings back
        self.rows = 0  # of the log
        self.at = 0
        self.story: list[Happened] = []  # of the present play, struck rows too
        self.effective: list[Happened] = []  # the row of each effective move
        self.fresh: list[int] = []  # since which n each seat has had the same decision before it
        self.talk: list[TalkLine] = []
        self.answered: dict[tuple[str, str], int] = {}
        self.records: dict[int, str] = {}  # of finished plays

    # -- asking

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.lobby.chairs

    @property
    def seal(self) -> str:
        secret = self.next_secret if self.phase == "over" else self.lobby.secret
        return seal_of(bytes.fromhex(secret))

    @property
    def first_n(self) -> int:
        """The n of the present play's deal."""
        return self.story[0].n if self.story else self.n

    def pending(self) -> list[int]:
        return self.play.pending() if self.play is not None and self.phase == "playing" else []

    def bot_to_move(self) -> int | None:
        return next((seat for seat in self.pending() if self.chairs[seat].played_by_bot), None)

    def was_late(self, seat: int) -> bool:
        """Whether its last move was made for it, because its time was out: such a move is final."""
        return next((row.late for row in reversed(self.effective) if row.seat == seat), False)

    # -- clocks

    @property
    def ticks(self) -> bool:
        """Whether somebody's time may run out."""
        return bool(self.deadlines())

    def deadlines(self) -> dict[int, float]:
        """When the persons who owe a move have to have made it; bots answer as soon as they can."""
        if self.times is None:
            return {}
        found = {seat: self.times.deadline(seat) for seat in self.pending() if not self.chairs[seat].played_by_bot}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}

    def seats_of(self, tokens: Iterable[str]) -> list[int]:
        """The seats that somebody who shows these tokens owns."""
        shown = list(tokens)
        return [
            seat for seat, chair in enumerate(self.chairs) if any(fits(t, key) for t in shown for key in chair.keys)
        ]

    def seats_held_by(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person in chair.people]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def already_answered(self, by: str, id: str) -> int | None:
        return self.answered.get((by, id))

    # -- checking what players ask; the row that would do it

    def check_move(self, seat: int, n: int, move: str, id: str) -> Moved:
        play = self._present_play()
        if self.chairs[seat].played_by_bot:
            raise refused("server-bot-plays-for-you", 409)
        if not self.fresh[seat] <= n <= self.n:
            raise Refused(STALE, 409, stale=True)
        return self.checked_move(play, seat, move, str(seat), id)

    def checked_move(
        self, play: Play, seat: int, move: str, by: str, id: str, *, hurried: bool = False, late: bool = False
    ) -> Moved:
        try:
            refusal = play.why_not(seat, move)
        except UnknownMove:
            raise refused("house-no-such-move", 400) from None
        if refusal is not None:
            raise Refused(refusal, 409)
        notation = play.game.notation(play.game.parse(move))
        return Moved(at=now(), by=by, id=id, seat=seat, move=notation, hurried=hurried, late=late)

    def check_take_back(self, seat: int, n: int, id: str) -> TookBack:
        play = self.play
        if play is None:
            raise refused("server-not-playing", 409)
        if not self.fresh[seat] <= n <= self.n:
            raise Refused(STALE, 409, stale=True)
        if not play.may_take_back(seat) or self.was_late(seat):
            raise refused("take-back-too-late", 409)
        return TookBack(at=now(), by=str(seat), id=id, seat=seat)

    def _present_play(self) -> Play:
        if self.phase == "lobby" or self.play is None:
            raise refused("server-not-playing", 409)
        if self.phase == "over":
            raise refused("house-game-over", 409)
        return self.play

    # -- becoming

    def apply(self, row: AnyRow) -> None:
        self.rows += 1
        self.at = row.at
        match row:
            case Moved():
                self._move(row)
            case TookBack():
                self._take_back(row)
            case Said():
                self._note(row.at, row.seat, row.name, row.text, None)
            case Dealt():
                self._deal(row)
            case Arranged():
                if row.again:
                    self.phase = "lobby"
                    self.play_number += 1
                    self.play = None
                    self.times = None
                self.lobby = row.lobby
                self._notice(row.at, row.seat, row.notice)
            case Opened():
                self.name = row.name
                self.game = game_called(row.game, row.cards)
                self.lobby = row.lobby
                self._notice(row.at, None, row.notice)
        if row.id:
            self.answered[row.by, row.id] = self.n
            if len(self.answered) > MOST_ANSWERED:
                del self.answered[next(iter(self.answered))]

    def _deal(self, row: Dealt) -> None:
        if (row.rules, row.figures) != (self.game.rules_version, self.game.digest):
            raise BrokenTable("record-other-rules", recorded=row.rules, present=self.game.rules_version)
        self.lobby = row.lobby
        self.next_secret = row.next_secret
        luck = SealedLuck(bytes.fromhex(row.lobby.secret), tuple(chair.words for chair in row.lobby.chairs))
        self.play = Play(self.game, len(row.lobby.chairs), row.lobby.options, luck)
        self.n += 1
        self.story = [Happened(self.n, None, "", 0, False, False, self.play.events[0])]
        clock = row.lobby.clock
        self.times = Times(clock, self.play.players, self.play.pending(), row.t) if clock.kind != "none" else None
        self.effective = []
        self.fresh = [self.n] * self.play.players
        self.phase = "over" if self.play.over else "playing"
        self._notice(row.at, None, row.notice)

    def _move(self, row: Moved) -> None:
        play = self.play
        if play is None:
            raise BrokenTable("server-broken-log", table=self.id, number=self.rows)
        before = self._decisions(play) if several(play) else {}
        events = play.move(row.move, row.seat)
        self.n += 1
        happened = Happened(self.n, row.seat, row.move, 0, row.hurried, row.late, events)
        self.story.append(happened)
        self.effective.append(happened)
        self._refresh(play, row.seat, before)
        if self.times is not None:
            self.times.moved(row.seat, play.pending(), row.t)
        if play.over:
            self.phase = "over"
            self.records[self.play_number] = write_record(record_of(play, self.names()))

    def _take_back(self, row: TookBack) -> None:
        play = self.play
        if play is None:
            raise BrokenTable("server-broken-log", table=self.id, number=self.rows)
        before = self._decisions(play) if several(play) else {}
        gone = max(i for i, made in enumerate(play.made) if made.seat == row.seat)
        play.take_back(row.seat)
        struck = self.effective.pop(gone)
        self.n += 1
        self.story.append(Happened(self.n, row.seat, "", struck.n, False, False, []))
        if self.times is not None:
            self.times.took_back(row.seat, gone, play.pending(), row.t)
        self._refresh(play, row.seat, before)

    def _decisions(self, play: Play) -> dict[int, tuple[int, list[int]]]:
        """How much each seat that owes a move knows, and what it can choose from."""
        return {seat: (play.state.revealed, legal_moves(play.state, seat)) for seat in play.pending()}

    def _refresh(self, play: Play, mover: int, before: dict[int, tuple[int, list[int]]]) -> None:
        """A seat whose decision another's locked choice did not touch may still answer from the state it has."""
        after = self._decisions(play) if before else {}
        for seat in range(play.players):
            if seat == mover or seat not in before or before[seat] != after.get(seat):
                self.fresh[seat] = self.n

    def _notice(self, at: int, seat: int | None, notice: Text | None) -> None:
        if notice is not None:
            self._note(at, seat, self.chairs[seat].name if seat is not None else "", "", notice)

    def _note(self, at: int, seat: int | None, name: str, said: str, notice: Text | None) -> None:
        self.talk.append(TalkLine(self.rows, at, seat, name, said, notice))
        del self.talk[:-MOST_TALK]

    # -- being listed

    def listed(self, person: str = "") -> TableEntry:
        seats = [SeatEntry(seat, c.kind, c.name, c.colour) for seat, c in enumerate(self.chairs)]
        return TableEntry(
            table=self.id,
            name=self.name,
            game=self.game.id,
            house_cards=self.game.house_figures is not None,
            clock=ClockOption(self.lobby.clock.kind, self.lobby.clock.minutes),
            phase=self.phase,
            n=self.n,
            at=self.at,
            yours=self.seats_held_by(person) if person else [],
            owes=self.pending(),
            seats=seats,
        )

    def listing(self) -> Listing:
        people = tuple(chair.people for chair in self.chairs)
        return Listing(
            table=self.id,
            host=self.lobby.host,
            phase=self.phase,
            watching=self.lobby.watching,
            at=self.at,
            summary=msgspec.json.encode(Summary(self.listed(), people, self.lobby.host)),
            people=tuple({self.lobby.host, *(person for seat in people for person in seat)}),
        )

    def listing_after(self, rows: Sequence[AnyRow]) -> Listing | None:
        """What the lists will say once these rows are applied; None if they change nothing there.

        That a move ends the game is not known here: the lists hear of it a little later.
        """
        if not any(isinstance(row, Opened | Arranged | Dealt) for row in rows):
            return None
        then = copy(self)
        for row in rows:
            if isinstance(row, Opened | Arranged | Dealt):
                then.lobby, then.at = row.lobby, row.at
            if isinstance(row, Opened):
                then.name, then.game = row.name, game_called(row.game, row.cards)
            elif isinstance(row, Dealt):
                then.phase = "playing"
            elif isinstance(row, Arranged) and row.again:
                then.phase = "lobby"
        return then.listing()


def several(play: Play) -> bool:
    """Whether more than one seat owes a move."""
    owing = play.state.pending()
    return owing & (owing - 1) != 0


def now() -> int:
    return int(time.time())


def read_table(id: str, bodies: Iterable[bytes]) -> Iterable[Table]:
    """The table of a log, given row by row so that whoever reads a long one can breathe in between."""
    table = Table(id)
    for number, body in enumerate(bodies, 1):
        try:
            table.apply(read_row(body))
        except (msgspec.DecodeError, ValueError, IndexError) as error:
            raise BrokenTable("server-broken-log", table=id, number=number) from error
        yield table
