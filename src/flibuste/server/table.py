"""A table as its log makes it: who sits there, what is agreed, the play, what was said.

Nothing here waits or writes. `apply` is the one place that says what an entry of the log does, be it new or read again
after a restart. A new one is checked, stored, and only then applied: so the table in memory never knows more than the
disk. Where the lists of tables have to say what the entry will make of the table, it is applied to a fork first.
"""

import time
from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

import msgspec

from flibuste.kit.errors import FlibusteError, UnknownMove
from flibuste.kit.game import Event, Game, Refusal, game_with
from flibuste.kit.play import Play, Refused
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SealedLuck, seal_of
from flibuste.kit.state import legal_moves
from flibuste.kit.texts import Text
from flibuste.server.clock import SeatClocks
from flibuste.server.errors import RequestRefused, refused
from flibuste.server.store import Listing
from flibuste.server.stored import (
    Arranged,
    Chair,
    ClockSummary,
    Dealt,
    Entry,
    Lobby,
    Moved,
    Opened,
    Phase,
    Said,
    SeatSummary,
    Summary,
    TableSummary,
    TookBack,
    decode_entry,
    encode_summary,
)
from flibuste.server.tokens import matches

MAX_TALK = 500
MAX_ANSWERED = 2000
STALE = Refusal("", Text("server-stale"))


class BrokenTable(FlibusteError):
    """A log that does not play: made by other rules, or damaged."""


class HistoryEntry(NamedTuple):
    """The deal, a move or a taking back of the present play, and what came of it."""

    n: int
    seat: int | None
    move: str
    takes_back: int
    hurried: bool
    late: bool
    events: list[Event]


class TalkEntry(NamedTuple):
    """What somebody said, or a notice of what happened at the table."""

    number: int
    at: int
    seat: int | None
    name: str
    said: str
    notice: Text | None


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.name = ""
        self.game: Game
        self.lobby: Lobby
        self.phase: Phase = "lobby"
        self.play_number = 1
        self.play: Play | None = None
        self.clocks: SeatClocks | None = None  # of the present play, if seats have clocks
        self.next_secret = ""
        self.n = 0  # of the present state: deals, moves and takings back
        self.length = 0  # of the log
        self.at = 0
        self.history: list[HistoryEntry] = []  # of the present play, moves that were taken back too
        self.effective: list[HistoryEntry] = []  # the entry of each effective move
        self.accepts_since: list[int] = []  # since which n each seat has had the same decision before it
        self.talk: list[TalkEntry] = []
        self.answered: dict[tuple[str, str], int] = {}
        self.records: dict[int, str] = {}  # of finished plays

    def fork(self) -> "Table":
        """A copy that entries can be applied to while this table stays as it is."""
        twin = copy(self)
        twin.play = self.play.copy() if self.play is not None else None
        twin.clocks = self.clocks.copy() if self.clocks is not None else None
        twin.history = self.history.copy()
        twin.effective = self.effective.copy()
        twin.accepts_since = self.accepts_since.copy()
        twin.talk = self.talk.copy()
        twin.answered = self.answered.copy()
        twin.records = self.records.copy()
        return twin

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
        return self.history[0].n if self.history else self.n

    def pending(self) -> list[int]:
        return self.play.pending() if self.play is not None and self.phase == "playing" else []

    def bot_to_move(self) -> int | None:
        return next((seat for seat in self.pending() if self.chairs[seat].played_by_bot), None)

    def last_move_was_late(self, seat: int) -> bool:
        """Whether its last move was made for it, because its time was out: such a move is final."""
        return next((entry.late for entry in reversed(self.effective) if entry.seat == seat), False)

    def seats_of(self, tokens: Iterable[str]) -> list[int]:
        """The seats that somebody who shows these tokens owns."""
        shown = list(tokens)
        return [
            seat for seat, chair in enumerate(self.chairs) if any(matches(t, key) for t in shown for key in chair.keys)
        ]

    def answered_with(self, by: str, id: str) -> int | None:
        """The n by which a command was acknowledged, if it was done already."""
        return self.answered.get((by, id))

    @property
    def has_deadline(self) -> bool:
        """Whether somebody's time may run out."""
        return bool(self.deadlines())

    def deadlines(self) -> dict[int, float]:
        """When the persons who owe a move have to have made it; bots answer as soon as they can."""
        if self.clocks is None:
            return {}
        found = {seat: self.clocks.deadline(seat) for seat in self.pending() if not self.chairs[seat].played_by_bot}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}

    # -- checking what players ask

    def check_turn(self, seat: int, n: int) -> Play:
        """The play, if the seat may make a move that was chosen in state n."""
        if self.phase == "lobby" or self.play is None:
            raise refused("server-not-playing", 409)
        if self.phase == "over":
            raise refused("house-game-over", 409)
        if self.chairs[seat].played_by_bot:
            raise refused("server-bot-plays-for-you", 409)
        self._check_state_number(seat, n)
        return self.play

    def check_take_back(self, seat: int, n: int) -> None:
        if self.play is None:
            raise refused("server-not-playing", 409)
        self._check_state_number(seat, n)
        if not self.play.may_take_back(seat) or self.last_move_was_late(seat):
            raise refused("take-back-too-late", 409)

    def _check_state_number(self, seat: int, n: int) -> None:
        if not self.accepts_since[seat] <= n <= self.n:
            raise RequestRefused(STALE, 409, stale=True)

    # -- becoming

    def apply(self, entry: Entry, move: int | None = None) -> None:
        """Become what the entry makes of the table.

        `move` is the code of the entry's move, if it was checked in the present position; else its notation is parsed
        and the move checked.
        """
        self.length += 1
        self.at = entry.at
        match entry:
            case Moved():
                self._move(entry, move)
            case TookBack():
                self._take_back(entry)
            case Said():
                self._add_talk(entry.at, entry.seat, entry.name, entry.text, None)
            case Dealt():
                self._deal(entry)
            case Arranged():
                if entry.again:
                    self.phase = "lobby"
                    self.play_number += 1
                    self.play = None
                    self.clocks = None
                self.lobby = entry.lobby
                self._add_notice(entry.at, entry.seat, entry.notice)
            case Opened():
                self.name = entry.name
                self.game = game_with(entry.game, entry.cards)
                self.lobby = entry.lobby
                self._add_notice(entry.at, None, entry.notice)
        if entry.id:
            self.answered[entry.by, entry.id] = self.n
            if len(self.answered) > MAX_ANSWERED:
                del self.answered[next(iter(self.answered))]

    def _deal(self, entry: Dealt) -> None:
        if (entry.rules, entry.figures) != (self.game.rules_version, self.game.digest):
            raise BrokenTable("record-other-rules", recorded=entry.rules, present=self.game.rules_version)
        self.lobby = entry.lobby
        self.next_secret = entry.next_secret
        luck = SealedLuck(bytes.fromhex(entry.lobby.secret), tuple(chair.words for chair in entry.lobby.chairs))
        self.play = Play(self.game, len(entry.lobby.chairs), entry.lobby.options, luck)
        self.n += 1
        self.history = [HistoryEntry(self.n, None, "", 0, False, False, self.play.events[0])]
        control = entry.lobby.clock
        has_clocks = control.kind != "none"
        self.clocks = SeatClocks(control, self.play.players, self.play.pending(), entry.t) if has_clocks else None
        self.effective = []
        self.accepts_since = [self.n] * self.play.players
        self.phase = "over" if self.play.over else "playing"
        self._add_notice(entry.at, None, entry.notice)

    def _move(self, entry: Moved, move: int | None) -> None:
        play = self.play
        if play is None:
            raise BrokenTable("server-broken-log", table=self.id, number=self.length)
        before = self._decisions(play) if several_pending(play) else {}
        events = play.move(entry.move, entry.seat) if move is None else play.make(move, entry.seat)
        self.n += 1
        moved = HistoryEntry(self.n, entry.seat, entry.move, 0, entry.hurried, entry.late, events)
        self.history.append(moved)
        self.effective.append(moved)
        self._renew_decisions(play, entry.seat, before)
        if self.clocks is not None:
            self.clocks.moved(entry.seat, play.pending(), entry.t)
        if play.over:
            self.phase = "over"
            names = [chair.name for chair in self.chairs]
            self.records[self.play_number] = write_record(record_of(play, names))

    def _take_back(self, entry: TookBack) -> None:
        play = self.play
        if play is None:
            raise BrokenTable("server-broken-log", table=self.id, number=self.length)
        before = self._decisions(play) if several_pending(play) else {}
        undone = max(i for i, made in enumerate(play.made) if made.seat == entry.seat)
        play.take_back(entry.seat)
        struck = self.effective.pop(undone)
        self.n += 1
        self.history.append(HistoryEntry(self.n, entry.seat, "", struck.n, False, False, []))
        if self.clocks is not None:
            self.clocks.took_back(entry.seat, undone, play.pending(), entry.t)
        self._renew_decisions(play, entry.seat, before)

    def _decisions(self, play: Play) -> dict[int, tuple[int, list[int]]]:
        """How much each seat that owes a move knows, and what it can choose from."""
        return {seat: (play.state.revealed, legal_moves(play.state, seat)) for seat in play.pending()}

    def _renew_decisions(self, play: Play, mover: int, before: dict[int, tuple[int, list[int]]]) -> None:
        """A seat whose decision another's locked choice did not touch may still answer from the state it has."""
        if not before:
            self.accepts_since = [self.n] * play.players
            return
        after = self._decisions(play)
        for seat in range(play.players):
            if seat == mover or seat not in before or before[seat] != after.get(seat):
                self.accepts_since[seat] = self.n

    def _add_notice(self, at: int, seat: int | None, notice: Text | None) -> None:
        if notice is not None:
            self._add_talk(at, seat, self.chairs[seat].name if seat is not None else "", "", notice)

    def _add_talk(self, at: int, seat: int | None, name: str, said: str, notice: Text | None) -> None:
        self.talk.append(TalkEntry(self.length, at, seat, name, said, notice))
        del self.talk[:-MAX_TALK]

    # -- being listed

    def summary(self) -> Summary:
        clock = self.lobby.clock
        listed = TableSummary(
            table=self.id,
            name=self.name,
            game=self.game.id,
            house_cards=self.game.house_figures is not None,
            clock=ClockSummary(clock.kind, clock.minutes),
            phase=self.phase,
            n=self.n,
            at=self.at,
            owes=self.pending(),
            seats=[SeatSummary(seat, c.kind, c.name, c.colour) for seat, c in enumerate(self.chairs)],
        )
        return Summary(listed, tuple(chair.people for chair in self.chairs), self.lobby.host)

    def listing(self) -> Listing:
        summary = self.summary()
        return Listing(
            table=self.id,
            host=self.lobby.host,
            phase=self.phase,
            watching=self.lobby.watching,
            at=self.at,
            summary=encode_summary(summary),
            people=tuple({self.lobby.host, *(person for seat in summary.people for person in seat)}),
        )


def check_move(play: Play, move: int | str, seat: int) -> int:
    """The code of a move that is legal at present."""
    try:
        return play.check(move, seat)
    except UnknownMove:
        raise refused("house-no-such-move", 400) from None
    except Refused as illegal:
        raise RequestRefused(illegal.refusal, 409) from illegal


def several_pending(play: Play) -> bool:
    """Whether more than one seat owes a move."""
    owing = play.state.pending()
    return owing & (owing - 1) != 0


def now() -> int:
    return int(time.time())


def read_table(id: str, bodies: Iterable[bytes]) -> Iterable[Table]:
    """The table of a log, given entry by entry so that whoever reads a long one can do other things in between."""
    table = Table(id)
    for number, body in enumerate(bodies, 1):
        try:
            table.apply(decode_entry(body))
        except (msgspec.DecodeError, ValueError, IndexError) as error:
            raise BrokenTable("server-broken-log", table=id, number=number) from error
        yield table
