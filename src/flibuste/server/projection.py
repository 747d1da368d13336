"""A table as others see it: what everybody may see, what each seat sees besides, what lists say of it.

Functions from the table to messages; who is sent them, and when, is the business of `broadcast.py`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from flibuste.kit.game import Event, Game
from flibuste.kit.play import Play
from flibuste.kit.seal import SealedLuck
from flibuste.kit.state import EVERYONE, SPECTATOR, State
from flibuste.kit.texts import Text
from flibuste.server import messages as m
from flibuste.server.clock import PausableClock
from flibuste.server.connection import Connection
from flibuste.server.presence import Presence
from flibuste.server.stored import Summary
from flibuste.server.table import HistoryEntry, Table, TalkEntry

# -- the table


def table_message(table: Table, presence: Presence, connection: Connection, trouble: Text | None) -> m.TableMessage:
    lobby = table.lobby
    host = presence.host(table)
    holder = {seat: c for c in presence.connections for seat in c.seats}
    seats = [
        m.Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            level=chair.level,
            open=chair.open,
            ready=chair.ready,
            connected=chair.kind == "bot" or seat in holder,
            device=holder[seat].device if seat in holder else "",
            language=holder[seat].language if seat in holder else "",
            words=chair.words,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    return m.TableMessage(
        table=table.id,
        name=table.name,
        game=table.game.id,
        house_cards=table.game.house_figures is not None,
        phase=table.phase,
        play=table.play_number,
        n=table.n,
        host=next((seat for seat, chair in enumerate(table.chairs) if host in chair.people), None),
        seats=seats,
        options=lobby.options,
        odds=lobby.odds,
        watching=lobby.watching,
        clock=m.ClockOption(lobby.clock.kind, lobby.clock.minutes),
        watchers=presence.spectators(),
        seal=table.seal,
        link=f"{connection.base_url}/t/{table.id}",
        trouble=trouble,
        you=m.You(sorted(connection.seats), connection.person == host, presence.may_watch(connection, table)),
    )


def table_entry(summary: Summary, person: str) -> m.TableEntry:
    """A table in a list, as the person sees it; "" is somebody who holds none of its seats."""
    listed = summary.listed
    return m.TableEntry(
        table=listed.table,
        name=listed.name,
        game=listed.game,
        house_cards=listed.house_cards,
        clock=m.ClockOption(listed.clock.kind, listed.clock.minutes),
        phase=listed.phase,
        n=listed.n,
        at=listed.at,
        yours=[seat for seat, people in enumerate(summary.people) if person in people],
        owes=listed.owes,
        seats=[m.SeatEntry(seat.seat, seat.kind, seat.name, seat.colour) for seat in listed.seats],
    )


def talk_message(lines: Iterable[TalkEntry]) -> m.TalkMessage:
    return m.TalkMessage([m.TalkLine(*line) for line in lines])


def clock_message(table: Table, clock: PausableClock) -> m.ClockMessage | None:
    clocks = table.clocks
    if clocks is None:
        return None
    now = clock.now()
    left = [round(clocks.left(seat, now), 1) for seat in range(len(table.chairs))]
    return m.ClockMessage(table.n, left, table.pending() if clock.running else [])


# -- the play


class StateEncoder:
    """The present state of a table as bytes.

    The part for everybody is encoded once a move, and a message once for all who hold the same seats and were last sent
    the same state. Only bytes are kept: they take less room than what they say, and are sooner thrown away.
    """

    def __init__(self, table: Table, play: Play) -> None:
        self.table = table
        self.n = table.n
        self.play = play
        self.odds = shared_odds(table, play)
        self._shared_view = m.preencoded(view_of(play.game, play.state))
        self._shared_prompt = m.preencoded(play.game.prompt(play.state, SPECTATOR))
        self._shared_odds = m.preencoded(self.odds)
        self._over = m.preencoded(over_of(table, play))
        self._rows: dict[int, m.LogRow] = {}  # of a game without secrets: the same for everybody
        self._messages: dict[tuple[frozenset[int], int], bytes] = {}

    def is_present(self, table: Table) -> bool:
        """Whether the state is still that of the table: a move makes another n, an arrangement another table."""
        return self.table is table and self.n == table.n

    def message(self, seats: frozenset[int], since: int) -> bytes:
        """The state for somebody who holds these seats and last had state `since` (0: none of this play)."""
        key = (seats, since)
        found = self._messages.get(key)
        if found is None:
            found = self._messages[key] = m.encode(self._message(seats, since))
        return found

    def _message(self, seats: frozenset[int], since: int) -> m.StateMessage:
        table = self.table
        first = table.first_n
        whole = not first <= since <= table.n
        told = [table.history[0], *table.effective] if whole else table.history[since + 1 - first :]
        return m.StateMessage(
            n=table.n,
            play=table.play_number,
            whole=whole,
            view=self._shared_view,
            prompt=self._shared_prompt,
            odds=self._shared_odds,
            over=self._over,
            log=[self._row(entry, seats) for entry in told],
            yours=[seat_view(table, self.play, seat, self.odds) for seat in sorted(seats)],
        )

    def _row(self, entry: HistoryEntry, seats: frozenset[int]) -> m.LogRow:
        if self.play.game.has_secrets:
            return log_row(entry, seats, secret=True)
        found = self._rows.get(entry.n)
        if found is None:
            found = self._rows[entry.n] = m.preencoded(log_row(entry, seats, secret=False))
        return found


def log_row(entry: HistoryEntry, seats: frozenset[int], *, secret: bool) -> m.LogRow:
    """An entry as somebody with these seats may read it; in a game with secrets a move is told by its events alone."""
    move = "" if secret and entry.seat not in seats else entry.move
    events = [
        m.GameEvent(event.key, event.args, told_to(event, seats)) for event in entry.events if is_for(event, seats)
    ]
    return m.LogRow(entry.n, entry.seat, move, entry.takes_back, entry.hurried, entry.late, events)


def is_for(event: Event, seats: Iterable[int]) -> bool:
    """Whether somebody with these seats hears of it; without a seat one is a spectator."""
    if event.audience == EVERYONE:
        return True
    listening = list(seats) or [SPECTATOR]
    return any(event.heard_by(seat) for seat in listening)


def told_to(event: Event, seats: frozenset[int]) -> list[int]:
    """The seats among these that hear of it, if others among them do not: people at one device keep secrets too."""
    listening = [] if event.audience == EVERYONE else [seat for seat in sorted(seats) if event.heard_by(seat)]
    return listening if len(listening) < len(seats) else []


def view_of(game: Game, state: State) -> m.View:
    players = range(state.players)
    owing, won = state.pending(), state.winners()
    return m.View(
        game.id,
        len(players),
        [seat for seat in players if owing >> seat & 1],
        [seat for seat in players if won >> seat & 1],
        game.table_view(state),
    )


def shared_odds(table: Table, play: Play) -> dict[str, Any] | None:
    """The odds of whoever is to move, which everybody may see where nobody knows more than the others."""
    owing = play.pending()
    if not table.lobby.odds or play.game.has_secrets or not owing:
        return None
    odds = play.game.odds(play.state, owing[0])
    return dict(odds) if odds is not None else None


def seat_view(table: Table, play: Play, seat: int, shared: dict[str, Any] | None) -> m.SeatView:
    """What a seat sees besides; `shared` are the odds that everybody sees."""
    game, state = play.game, play.state
    if game.has_secrets:
        odds = game.odds(state, seat) if table.lobby.odds else None
    else:
        odds = shared if state.pending() >> seat & 1 else None
    return m.SeatView(
        seat=seat,
        own=game.own_view(state, seat),
        prompt=game.prompt(state, seat),
        choices=[m.Choice(c.notation, c.place, c.label, c.hint, c.refusal) for c in game.choices(state, seat)],
        odds=dict(odds) if odds is not None else None,
        may_take_back=play.may_take_back(seat) and not table.last_move_was_late(seat),
    )


def past_message(id: str, n: int, game: Game, then: State, seats: Sequence[int]) -> m.PastMessage:
    yours = [m.PastSeatView(seat, game.own_view(then, seat), game.prompt(then, seat)) for seat in seats]
    return m.PastMessage(id=id, n=n, view=view_of(game, then), prompt=game.prompt(then, SPECTATOR), yours=yours)


# -- the end


def ending_of(play: Play) -> m.Ending | None:
    if not play.over:
        return None
    return m.Ending(text=play.game.outcome(play.state), scores=play.scores(), winners=play.winners())


def over_of(table: Table, play: Play) -> m.Over | None:
    luck = play.luck
    if not play.over or not isinstance(luck, SealedLuck):
        return None
    return m.Over(
        text=play.game.outcome(play.state),
        scores=play.scores(),
        winners=play.winners(),
        seal=luck.seal,
        secret=luck.secret.hex(),
        words=list(luck.words),
        record=f"/api/tables/{table.id}/record?play={table.play_number}",
    )
