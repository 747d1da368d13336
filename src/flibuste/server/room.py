"""A table with the people around it: one thing happens at a time, is stored, acknowledged, and then shown to all."""

import asyncio
from collections.abc import Callable, Sequence

from flibuste.server import messages as m
from flibuste.server.autoplay import Autoplay
from flibuste.server.broadcast import Broadcaster
from flibuste.server.connection import Connection
from flibuste.server.errors import RequestRefused, StoreTrouble, refused, refused_by
from flibuste.server.history import HistoryCache
from flibuste.server.presence import Presence
from flibuste.server.services import Services
from flibuste.server.store import Conflict, Listing, Store
from flibuste.server.stored import Arranged, Dealt, Entry, Opened, encode_entry, timestamped
from flibuste.server.table import STALE, Table, read_table

YIELD_EVERY = 40  # entries of a log that are read before the event loop may do something else
RETRY_SECONDS = 1


class Room:
    def __init__(self, services: Services, table: Table, on_over: Callable[[Table], None]) -> None:
        """`on_over` is called when a move has ended the play."""
        self.services = services
        self.table = table  # another object after every arrangement
        self.dirty = False  # a commit failed: the disk knows better than this table in memory
        self.presence = Presence(services.settings.table.host_away, self._host_changed)
        self.broadcaster = Broadcaster(services, self.presence, lambda: self.table)
        self.autoplay = Autoplay(services, self)
        self._on_over = on_over
        self._history: HistoryCache | None = None
        self.lock = asyncio.Lock()

    # -- coming and going

    async def join(self, connection: Connection, hello: m.Hello) -> None:
        async with self.transaction() as table:
            connection.language, connection.device = hello.language, hello.device
            connection.tokens += hello.tokens
            connection.sent_n = hello.since
            self.presence.add(connection, table)
            self.broadcaster.send_table_to_all()
            self.broadcaster.send_recent_talk(connection)
            self.broadcaster.send_state(connection)
            self.autoplay.wake_bots()

    def leave(self, connection: Connection) -> None:
        if self.presence.remove(connection, self.table):
            if not self.presence.connections:
                self._history = None
            self.broadcaster.send_table_soon()

    def _host_changed(self) -> None:
        self.broadcaster.send_table_to_all()

    @property
    def is_watched(self) -> bool:
        return bool(self.presence.connections)

    @property
    def state_sent_at(self) -> float:
        return self.broadcaster.state_sent_at

    def history(self) -> HistoryCache:
        """Earlier states of the present play, kept while somebody is here."""
        play = self.table.play
        if play is None:
            raise refused("server-not-playing", 409)
        if self._history is None or not self._history.is_of(play):
            self._history = HistoryCache(play)
        return self._history

    # -- changing the table

    def transaction(self) -> "Transaction":
        """The table as the disk has it, while nobody else can change it."""
        return Transaction(self)

    async def commit(
        self, entries: Sequence[Entry], *, move: int | None = None, sender: Connection | None = None, id: str = ""
    ) -> None:
        """Store, apply, acknowledge, show. Only within a transaction, and with entries that were checked.

        `move` is the code of the move among the entries, if there is one.
        """
        table = self.table
        phase, n, length = table.phase, table.n, table.length
        entries = timestamped(entries, table.lobby.clock, self.services.clock.now())
        arranged = any(isinstance(entry, Arranged | Opened | Dealt) for entry in entries)
        if arranged:
            after = table.fork()
            apply_all(after, entries)
            await self._store(table, entries, after.listing())
            table = self.table = after
        else:
            await self._store(table, entries, None)
            apply_all(table, entries, move)
        if sender is not None:
            sender.send(m.Ack(id, table.n))
        if arranged:
            self.presence.update_seats(table)
        if arranged or table.phase != phase:
            self.broadcaster.send_table_to_all()
        if table.talk and table.talk[-1].number > length:
            self.broadcaster.send_talk_to_all(since=length)
        if table.n != n:
            self.broadcaster.send_state_to_all()
        if table.phase == "over" and phase == "playing":
            self._on_over(table)
        self.autoplay.wake_bots()
        self.autoplay.schedule_deadline()

    async def _store(self, table: Table, entries: Sequence[Entry], listing: Listing | None) -> None:
        """Append to the table's log, and to the lists of tables what they will say of it, if that changes."""
        try:
            await self.services.store.append(table.id, table.length + 1, list(map(encode_entry, entries)), listing)
        except Conflict:
            self.dirty = True
            raise RequestRefused(STALE, 409, stale=True) from None
        except StoreTrouble as trouble:
            self.dirty = True
            raise refused_by(trouble, 503, seconds=RETRY_SECONDS) from trouble

    async def reload_if_dirty(self) -> None:
        """After a failed commit, read again what the disk holds: it may have been written after all."""
        if self.dirty:
            try:
                self.table = await load_table(self.services.store, self.table.id)
            except StoreTrouble as trouble:
                raise refused_by(trouble, 503, seconds=RETRY_SECONDS) from trouble
            self.dirty = False
            self.presence.update_seats(self.table)
            self.broadcaster.send_table_to_all()
            self.broadcaster.send_state_to_all()
            self.autoplay.schedule_deadline()

    # -- closing

    def is_idle(self, since: float) -> bool:
        """Whether nobody has looked at it since then, and nothing will happen by itself."""
        nobody = not self.presence.connections and self.presence.empty_since < since
        return nobody and not (self.lock.locked() or self.autoplay.is_thinking or self.table.has_deadline)

    async def close(self) -> None:
        """Stop bots and clocks, once what they were storing is stored."""
        async with self.lock:
            self.autoplay.close()
        self.presence.close()


class Transaction:
    """A context manager of its own: `asynccontextmanager` would cost every move its generator."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        await self.room.lock.acquire()
        try:
            await self.room.reload_if_dirty()
        except BaseException:
            self.room.lock.release()
            raise
        return self.room.table

    async def __aexit__(self, *raised: object) -> None:
        self.room.lock.release()


def apply_all(table: Table, entries: Sequence[Entry], move: int | None = None) -> None:
    for entry in entries:
        table.apply(entry, move)


async def load_table(store: Store, id: str) -> Table:
    """A table from its log."""
    bodies = await store.log_of(id)
    if not bodies:
        raise refused("server-no-such-table", 404)
    table = Table(id)
    for number, table in enumerate(read_table(id, bodies)):  # noqa: B007  # the last one counts
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)
    return table
