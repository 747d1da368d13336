"""What is sent of a play: the part for everybody is written once a move, the part of each seat once a seat."""

from collections.abc import Iterable
from typing import Any

from flibuste.kit.game import Event, Game
from flibuste.kit.play import Play, PlayedMove
from flibuste.kit.seal import SealedLuck
from flibuste.kit.state import EVERYONE, SPECTATOR, State
from flibuste.server.messages import (
    Choice,
    Ending,
    GameEvent,
    Over,
    PastMessage,
    PastSeatView,
    SeatView,
    View,
    encode,
)
from flibuste.server.table import Happened, Table


class Showing:
    """The present state of a table as bytes, each part made when it is first asked for."""

    def __init__(self, table: Table, play: Play) -> None:
        self.table = table
        self.play = play
        self.odds = odds_for_all(table, play)
        self.head = b'{"type":"state","n":%d,"play":%d,"whole":' % (table.n, table.play_number)
        self.shared = b',"view":%b,"prompt":%b,"odds":%b,"over":%b,"log":[' % (
            encode(view_shown(play.game, play.state)),
            encode(play.game.prompt(play.state, SPECTATOR)),
            encode(self.odds),
            encode(over_shown(table, play)),
        )
        self._yours: dict[int, bytes] = {}
        self._rows: dict[int, bytes] = {}  # of a game without secrets: the same for everybody
        self._whole: dict[tuple[frozenset[int], int], bytes] = {}

    def state(self, seats: frozenset[int], since: int) -> bytes:
        """The state for somebody who holds these seats and last had state `since` (0: none of this play)."""
        key = (seats, since)
        found = self._whole.get(key)
        if found is None:
            found = self._whole[key] = self._state(seats, since)
        return found

    def _state(self, seats: frozenset[int], since: int) -> bytes:
        table = self.table
        first = table.first_n
        whole = not first <= since <= table.n
        told = [table.story[0], *table.effective] if whole else table.story[since + 1 - first :]
        rows = b",".join(self.row(happened, seats) for happened in told)
        yours = b",".join(self.yours(seat) for seat in sorted(seats))
        return b"".join((self.head, b"true" if whole else b"false", self.shared, rows, b'],"yours":[', yours, b"]}"))

    def row(self, happened: Happened, seats: frozenset[int]) -> bytes:
        if self.play.game.has_secrets:
            return row_bytes(happened, seats, secret=True)
        if happened.n not in self._rows:
            self._rows[happened.n] = row_bytes(happened, seats, secret=False)
        return self._rows[happened.n]

    def yours(self, seat: int) -> bytes:
        if seat not in self._yours:
            self._yours[seat] = encode(yours_shown(self.table, self.play, seat, self.odds))
        return self._yours[seat]


def row_bytes(happened: Happened, seats: frozenset[int], *, secret: bool) -> bytes:
    """A row as somebody with these seats may read it; in a game with secrets a move is told by its events alone."""
    move = "" if secret and happened.seat not in seats else happened.move
    events = [
        GameEvent(event.key, dict(event.args), only_to(event, seats))
        for event in happened.events
        if is_for(event, seats)
    ]
    return b'{"n":%d,"seat":%b,"move":%b,"takes_back":%d,"hurried":%b,"late":%b,"events":%b}' % (
        happened.n,
        b"null" if happened.seat is None else b"%d" % happened.seat,
        encode(move),
        happened.takes_back,
        b"true" if happened.hurried else b"false",
        b"true" if happened.late else b"false",
        encode(events),
    )


def is_for(event: Event, seats: Iterable[int]) -> bool:
    """Whether somebody with these seats hears of it; without a seat one is a spectator."""
    if event.audience == EVERYONE:
        return True
    listening = list(seats) or [SPECTATOR]
    return any(event.heard_by(seat) for seat in listening)


def only_to(event: Event, seats: frozenset[int]) -> list[int]:
    """The seats among these that hear of it, if others among them do not: people at one device keep secrets too."""
    listening = [] if event.audience == EVERYONE else [seat for seat in sorted(seats) if event.heard_by(seat)]
    return listening if len(listening) < len(seats) else []


def view_shown(game: Game, state: State) -> View:
    players = range(state.players)
    owing, won = state.pending(), state.winners()
    return View(
        game.id,
        len(players),
        [seat for seat in players if owing >> seat & 1],
        [seat for seat in players if won >> seat & 1],
        game.table_view(state),
    )


def odds_for_all(table: Table, play: Play) -> dict[str, Any] | None:
    """The odds of whoever is to move, which everybody may see where nobody knows more than the others."""
    owing = play.pending()
    if not table.lobby.odds or play.game.has_secrets or not owing:
        return None
    odds = play.game.odds(play.state, owing[0])
    return dict(odds) if odds is not None else None


def yours_shown(table: Table, play: Play, seat: int, shared: dict[str, Any] | None) -> SeatView:
    """What a seat sees besides; `shared` are the odds that everybody sees."""
    game, state = play.game, play.state
    if game.has_secrets:
        odds = game.odds(state, seat) if table.lobby.odds else None
    else:
        odds = shared if state.pending() >> seat & 1 else None
    return SeatView(
        seat=seat,
        own=game.own_view(state, seat),
        prompt=game.prompt(state, seat),
        choices=[Choice(c.notation, c.place, c.label, c.hint, c.refusal) for c in game.choices(state, seat)],
        odds=dict(odds) if odds is not None else None,
        may_take_back=play.may_take_back(seat) and not table.was_late(seat),
    )


def ending(play: Play) -> Ending | None:
    if not play.over:
        return None
    return Ending(text=play.game.outcome(play.state), scores=play.scores(), winners=play.winners())


def over_shown(table: Table, play: Play) -> Over | None:
    luck = play.luck
    if not play.over or not isinstance(luck, SealedLuck):
        return None
    return Over(
        text=play.game.outcome(play.state),
        scores=play.scores(),
        winners=play.winners(),
        seal=luck.seal,
        secret=luck.secret.hex(),
        words=list(luck.words),
        record=f"/api/tables/{table.id}/record?play={table.play_number}",
    )


class Looking:
    """Earlier states of a play, found once by playing it again and then kept for those who step through it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.made: list[PlayedMove] = []
        self.states = [play.game.new(play.players, play.options, play.luck.word(0))]

    def at(self, moves: int) -> State:
        """The state after so many effective moves."""
        kept = next(
            (n for n, (a, b) in enumerate(zip(self.made, self.play.made, strict=False)) if a != b), len(self.made)
        )
        kept = min(kept, len(self.play.made))  # what was taken back since is forgotten
        del self.made[kept:], self.states[kept + 1 :]
        for made in self.play.made[len(self.made) : moves]:
            state = self.states[-1].copy()
            state.reseed(self.play.luck.word(len(self.states)))
            state.play(made.seat, made.move)
            self.states.append(state)
            self.made.append(made)
        return self.states[moves]


def past_bytes(id: str, n: int, game: Game, then: State, seats: frozenset[int]) -> bytes:
    yours = [PastSeatView(seat, game.own_view(then, seat), game.prompt(then, seat)) for seat in sorted(seats)]
    return encode(
        PastMessage(id=id, n=n, view=view_shown(game, then), prompt=game.prompt(then, SPECTATOR), yours=yours)
    )
