"""A table with the people around it: one thing happens at a time, is stored, acknowledged, and then shown to all."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from flibuste.kit.state import legal_moves
from flibuste.server import messages as m
from flibuste.server.bots import BotsUnavailable
from flibuste.server.connection import Connection
from flibuste.server.errors import Refused, StoreTrouble, refused, refused_by
from flibuste.server.lobby import Asker, link_row, lobby_rows, said_row, sit_row
from flibuste.server.rows import AnyRow, Arranged, Dealt, Moved, Opened, stamped, write_row
from flibuste.server.settings import Level
from flibuste.server.show import Looking, Showing, past_bytes
from flibuste.server.store import Conflict
from flibuste.server.table import STALE, Table, read_table
from flibuste.server.worker import Answer

if TYPE_CHECKING:
    from flibuste.server.house import House

BREATH = 40  # rows of a log read between two breaths of the event loop
RETRY_SECONDS = 1
FOR_A_SLEEPER = Level(id="", bot="rule", slips=0.0, seconds=0.2)
log = logging.getLogger("flibuste")


class Room:
    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}  # in the order they came
        self.in_doubt = False  # a commit failed: the disk knows better than this table in memory
        self.empty_since = time.monotonic()
        self.shown_at = 0.0
        self._host_stays_away = False
        self._host_timer: asyncio.TimerHandle | None = None
        self._table_due = False
        self._showing: Showing | None = None
        self._looking: Looking | None = None
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None

    # -- coming and going

    async def join(self, connection: Connection, hello: m.Hello) -> None:
        async with self.lock:
            await self._be_sure()
            connection.language, connection.device = hello.language, hello.device
            connection.tokens += hello.tokens
            connection.seats = frozenset(self.table.seats_of(connection.tokens))
            connection.sent_n = hello.since
            self.connections[connection] = None
            self._watch_for_the_host()
            self._show_table()
            lines = self.table.talk[-self.house.settings.table.talk :]
            connection.send(m.TalkMessage(lines))
            self._send_state(connection)
            self.wake_bots()

    async def leave(self, connection: Connection) -> None:
        if self.connections.pop(connection, 0) != 0:
            self.empty_since = time.monotonic()
            if not self.connections:
                self._looking = None
            self._watch_for_the_host()
            self._show_table_soon()

    def _watch_for_the_host(self) -> None:
        if any(c.person == self.table.lobby.host for c in self.connections):
            self._host_stays_away = False
            self._forget_host_timer()
        elif self._host_timer is None and not self._host_stays_away:
            away = self.house.settings.table.host_away
            self._host_timer = asyncio.get_running_loop().call_later(away, self._do_without_the_host)

    def _do_without_the_host(self) -> None:
        self._host_timer = None
        self._host_stays_away = True
        self._show_table()

    def _forget_host_timer(self) -> None:
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None

    def host(self) -> str:
        """The visitor with the host's rights: who opened the table, or after a while the first person present."""
        opener = self.table.lobby.host
        if not self._host_stays_away:
            return opener
        present = sorted((min(c.seats), c.person) for c in self.connections if c.seats)
        return present[0][1] if present else opener

    def asker(self, connection: Connection) -> Asker:
        seats = connection.seats
        name = self.table.chairs[min(seats)].name if seats else connection.name
        return Asker(connection.person, name, seats, connection.person == self.host())

    def connected(self) -> frozenset[int]:
        return frozenset().union(*(c.seats for c in self.connections))

    # -- what clients ask

    async def answer(self, connection: Connection, ask: m.Command) -> None:
        """Do what is asked and acknowledge it, or raise Refused."""
        match ask:
            case m.MakeMove():
                await self._move(connection, ask)
            case m.TakeBack():
                await self._take_back(connection, ask)
            case m.Chat():
                await self._chat(connection, ask)
            case m.Look():
                self._look(connection, ask)
            case m.Own():
                await self._own(connection, ask)
            case m.Ping():
                connection.send(m.Ack(ask.id, self.table.n))
            case _:
                await self._arrange(connection, ask)

    async def _move(self, connection: Connection, ask: m.MakeMove) -> None:
        async with self.lock:
            await self._be_sure()
            self._owns(connection, ask.seat)
            if not self._acknowledged(connection, str(ask.seat), ask.id):
                row = self.table.check_move(ask.seat, ask.n, ask.move, ask.id)
                await self._do([row], connection, ask.id)
                self.house.metrics.moves += 1

    async def _take_back(self, connection: Connection, ask: m.TakeBack) -> None:
        async with self.lock:
            await self._be_sure()
            self._owns(connection, ask.seat)
            if not self._acknowledged(connection, str(ask.seat), ask.id):
                await self._do([self.table.check_take_back(ask.seat, ask.n, ask.id)], connection, ask.id)

    async def _chat(self, connection: Connection, ask: m.Chat) -> None:
        if not connection.chat.take():
            raise refused("server-too-much-talk", 429, seconds=connection.chat.seconds())
        async with self.lock:
            await self._be_sure()
            if not connection.seats and not self._may_watch(connection):
                raise refused("server-not-your-seat", 403)
            if not self._acknowledged(connection, connection.person, ask.id):
                await self._do([said_row(self.asker(connection), ask)], connection, ask.id)

    async def _arrange(self, connection: Connection, ask: m.LobbyCommand) -> None:
        async with self.lock:
            await self._be_sure()
            if not self._acknowledged(connection, connection.person, ask.id):
                rows = lobby_rows(self.table, self.asker(connection), ask, self.house.settings, self.connected())
                await self._do(rows, connection, ask.id)

    async def _own(self, connection: Connection, ask: m.Own) -> None:
        async with self.lock:
            await self._be_sure()
            if not self.table.seats_of([ask.token]):
                raise refused("server-wrong-token", 403)
            if ask.token not in connection.tokens:
                connection.tokens.append(ask.token)
            self._reseat()
            connection.send(m.Ack(ask.id, self.table.n))
            self._show_table()
            connection.sent_n = 0
            self._send_state(connection)

    def _look(self, connection: Connection, ask: m.Look) -> None:
        table = self.table
        if table.play is None or not self._may_watch(connection):
            raise refused("server-not-playing", 409)
        rows = [table.story[0].n, *(happened.n for happened in table.effective)]
        if ask.n not in rows:
            raise refused("server-no-such-state", 404)
        if self._looking is None or self._looking.play is not table.play:
            self._looking = Looking(table.play)
        then = self._looking.at(rows.index(ask.n))
        connection.send(past_bytes(ask.id, ask.n, table.game, then, connection.seats))

    def _owns(self, connection: Connection, seat: int) -> None:
        if seat >= len(self.table.chairs):
            raise refused("server-no-such-seat", 404)
        if seat not in connection.seats:
            raise refused("server-not-your-seat", 403)

    def _acknowledged(self, connection: Connection, by: str, id: str) -> bool:
        """Whether this very message was done already; then it is acknowledged once more."""
        n = self.table.already_answered(by, id)
        if n is None:
            return False
        connection.send(m.Ack(id, n))
        self._send_state(connection)
        return True

    # -- sitting down, which is a request and not a message, because it sets a cookie

    async def sit(self, ask: m.SitRequest, person: str, name: str) -> m.SeatToken:
        async with self.lock:
            await self._be_sure()
            row, token = sit_row(self.table, ask, person, name)
            await self._do([row])
            return token

    async def open_link(self, token: str, person: str) -> list[int]:
        async with self.lock:
            await self._be_sure()
            seats = self.table.seats_of([token])
            if not seats:
                raise refused("server-wrong-token", 403)
            row = link_row(self.table, seats[0], person)
            if row is not None:
                await self._do([row])
            return seats

    # -- doing

    async def _do(self, rows: list[AnyRow], sender: Connection | None = None, id: str = "") -> None:
        """Store, acknowledge, show. Only called with the lock held, and with rows that were checked."""
        table = self.table
        arranged = any(isinstance(row, Arranged | Opened | Dealt) for row in rows)
        rows = stamped(rows, table.lobby.clock, self.house.life.now())
        try:
            bodies = [write_row(row) for row in rows]
            await self.house.store.append(table.id, table.rows + 1, bodies, table.listing_after(rows))
        except Conflict:
            self.in_doubt = True
            raise Refused(STALE, 409, stale=True) from None
        except StoreTrouble as trouble:
            self.in_doubt = True
            raise refused_by(trouble, 503, seconds=RETRY_SECONDS) from trouble
        phase, n, talked = table.phase, table.n, len(table.talk)
        for row in rows:
            table.apply(row)
        self._showing = None
        if sender is not None:
            sender.send(m.Ack(id, table.n))
        if arranged:
            self._reseat()
        if arranged or table.phase != phase:
            self._show_table()
        if len(table.talk) != talked:
            self._show_talk(rows)
        if table.n != n:
            self._show_state()
        if table.phase == "over" and phase != "over":
            self.house.list_later(table)
        self.wake_bots()
        self.wind_up()

    async def _be_sure(self) -> None:
        """After a failed commit, read again what the disk holds: it may have been written after all."""
        if self.in_doubt:
            try:
                self.table = await load_table(self.house, self.table.id)
            except StoreTrouble as trouble:
                raise refused_by(trouble, 503, seconds=RETRY_SECONDS) from trouble
            self.in_doubt = False
            self._showing = None
            self._reseat()
            self._show_table()
            self._show_state()
            self.wind_up()

    def _reseat(self) -> None:
        for connection in self.connections:
            connection.seats = frozenset(self.table.seats_of(connection.tokens))

    # -- showing

    def _may_watch(self, connection: Connection) -> bool:
        return bool(connection.seats) or self.table.lobby.watching != "nobody"

    def _send_state(self, connection: Connection) -> None:
        table = self.table
        if table.play is None or table.phase == "lobby" or not self._may_watch(connection):
            return
        if self._showing is None:
            self._showing = Showing(table, table.play)
        connection.send(self._showing.state(connection.seats, connection.sent_n))
        connection.sent_n = table.n
        self._send_clock(connection)

    def _send_clock(self, connection: Connection) -> None:
        times = self.table.times
        if times is None or not self._may_watch(connection):
            return
        now = self.house.life.now()
        left = [round(times.left(seat, now), 1) for seat in range(len(self.table.chairs))]
        connection.send(m.ClockMessage(self.table.n, left, self.table.pending() if self.house.life.runs else []))

    def _show_state(self) -> None:
        self.shown_at = time.monotonic()
        for connection in list(self.connections):
            self._send_state(connection)

    def _show_talk(self, rows: list[AnyRow]) -> None:
        fresh = m.encode(m.TalkMessage([line for line in self.table.talk if line.number > self.table.rows - len(rows)]))
        for connection in list(self.connections):
            connection.send(fresh)

    def _show_table_soon(self) -> None:
        """Show it once, however many leave in the same moment."""
        if not self._table_due:
            self._table_due = True
            asyncio.get_running_loop().call_soon(self._show_table)

    def _show_table(self) -> None:
        self._table_due = False
        for connection in list(self.connections):
            connection.send(self._table_shown(connection))

    def show_to(self, connection: Connection) -> None:
        """The present state, for somebody who acted on an old one."""
        connection.sent_n = 0
        self._send_state(connection)

    def show_trouble(self) -> None:
        self._show_table()
        for connection in self.connections:
            self._send_clock(connection)

    def _table_shown(self, connection: Connection) -> m.TableMessage:
        table, lobby = self.table, self.table.lobby
        host = self.host()
        holder = {seat: c for c in self.connections for seat in c.seats}
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
            watchers=sum(1 for c in self.connections if not c.seats),
            seal=table.seal,
            link=f"{connection.base}/t/{table.id}",
            trouble=self.house.store.trouble,
            you=m.You(sorted(connection.seats), connection.person == host, self._may_watch(connection)),
        )

    # -- bots

    def wake_bots(self) -> None:
        """Let a bot think if it is a bot's turn; a table of bots alone waits for somebody to watch."""
        people = any(chair.kind == "person" for chair in self.table.chairs)
        if not self.thinking and (people or self.connections) and self.table.bot_to_move() is not None:
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while (seat := self.table.bot_to_move()) is not None and not self.house.closing:
            table, n = self.table, self.table.n
            answer = await self._ask_bot(seat, self._level_of(seat))
            pause = self.house.settings.table.bot_pause if self.connections else 0.0
            await asyncio.sleep(max(0.0, self.shown_at + pause - time.monotonic()))
            try:
                async with self.lock:
                    await self._be_sure()
                    if self.table is table and table.n == n and self.table.chairs[seat].played_by_bot:
                        await self._do([self._bot_row(seat, answer)])
            except Refused as refusal:
                log.warning("A bot's move at table %s was not made: %s.", table.name, refusal)
                await asyncio.sleep(RETRY_SECONDS)

    def _bot_row(self, seat: int, answer: Answer) -> Moved:
        table = self.table
        if table.play is None:
            raise refused("server-not-playing", 409)
        self.house.metrics.bot_moves += 1
        self.house.metrics.hurried += answer.hurried
        move = table.game.notation(answer.move)
        return table.checked_move(table.play, seat, move, "", "", hurried=answer.hurried)

    def _level_of(self, seat: int) -> Level:
        bots = self.house.settings.bots
        return bots.level(self.table.chairs[seat].level) or bots.levels[0]  # its owner may have renamed the levels

    async def _ask_bot(self, seat: int, level: Level) -> Answer:
        table = self.table
        if table.play is None:
            raise ValueError("no play to move in")
        state = table.play.state
        try:
            return await self.house.bots.choose(table.game, state, seat, level)
        except BotsUnavailable:
            log.error("No worker answers; a bot at table %s moves at random.", table.name)
            return Answer(secrets.choice(legal_moves(state, seat)), hurried=True)

    # -- clocks

    def wind_up(self) -> None:
        """Be told when the next person's time is out."""
        self._forget_alarm()
        deadlines = self.table.deadlines()
        if deadlines and not self.house.closing:
            wait = max(0.0, min(deadlines.values()) - self.house.life.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._late is None or self._late.done():
            self._late = asyncio.get_running_loop().create_task(self._play_late())

    def _out_of_time(self) -> list[int]:
        now = self.house.life.now()
        return [seat for seat, deadline in self.table.deadlines().items() if deadline <= now]

    async def _play_late(self) -> None:
        """Move for those whose time is out, so that nobody waits for a sleeper. The seat stays its owner's."""
        while (late := self._out_of_time()) and not self.house.closing:
            table, n, seat = self.table, self.table.n, late[0]
            answer = await self._late_move(seat)
            try:
                async with self.lock:
                    await self._be_sure()
                    if self.table is table and table.n == n and seat in self._out_of_time():
                        await self._do([self._late_row(seat, answer)])
                        self.house.metrics.late += 1
            except Refused as refusal:
                log.warning("A late move at table %s was not made: %s.", table.name, refusal)
                await asyncio.sleep(RETRY_SECONDS)
        self.wind_up()

    async def _late_move(self, seat: int) -> Answer:
        play = self.table.play
        move = play.game.time_out_move(play.state, seat) if play is not None else None
        return Answer(move, hurried=False) if move is not None else await self._ask_bot(seat, FOR_A_SLEEPER)

    def _late_row(self, seat: int, answer: Answer) -> Moved:
        table = self.table
        if table.play is None:
            raise refused("server-not-playing", 409)
        return table.checked_move(table.play, seat, table.game.notation(answer.move), "", "", late=True)

    def _forget_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def thinking(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def at_work(self) -> bool:
        """Whether something will happen here though nobody looks on."""
        return self.thinking or self.table.ticks

    async def close(self) -> None:
        """Stop bots and clocks, once what they were storing is stored."""
        self._forget_alarm()
        for task in (self._bots, self._late):
            if task is not None:
                async with self.lock:
                    task.cancel()
        self._forget_host_timer()


async def load_table(house: "House", id: str) -> Table:
    """A table from its log."""
    bodies = await house.store.log_of(id)
    if not bodies:
        raise refused("server-no-such-table", 404)
    table = Table(id)
    for number, table in enumerate(read_table(id, bodies)):  # noqa: B007  # the last one counts
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return table
