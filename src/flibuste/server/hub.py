"""The whole server without HTTP and sockets: all tables, in memory or in the store, and who may ask for how much."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

from flibuste.kit.errors import FlibusteError, UnknownGame
from flibuste.kit.game import Game, find_games
from flibuste.kit.texts import Text
from flibuste.server import messages as m
from flibuste.server.bot_pool import BotPool
from flibuste.server.clock import PausableClock
from flibuste.server.connection import GOING_AWAY
from flibuste.server.errors import RequestRefused, StoreTrouble, refused, refused_by, server_texts
from flibuste.server.lobby import deal_entry, open_entry
from flibuste.server.metrics import Metrics
from flibuste.server.projection import table_entry
from flibuste.server.rate_limits import RateLimits
from flibuste.server.room import Room, load_table
from flibuste.server.services import Services
from flibuste.server.settings import Settings, names
from flibuste.server.store import Store
from flibuste.server.stored import Entry, Summary, decode_summary, encode_entry, timestamped
from flibuste.server.table import Table, now
from flibuste.server.tokens import TABLE_ID, new_table_id

MAX_LISTED = 30
SWEEP_SECONDS = 30.0
SAVE_UPTIME_SECONDS = 10.0
DAY = 24 * 3600
log = logging.getLogger("flibuste")


class Hub:
    def __init__(
        self, store: Store, settings: Settings, public: str = "", network: str = "", cards: Sequence[Game] = ()
    ) -> None:
        """`cards` are games with house cards, which new tables of these games are played with."""
        self.store = store
        self.public = public  # the address that whoever runs the server gave it
        self.network = network  # the address by which other devices in the network reach it
        self.settings = settings
        games: dict[str, Game] = find_games()
        self.printed = {id: game for id, game in games.items() if game.complete or settings.games.unfinished}
        for game in cards:
            if game.id not in self.printed:
                raise UnknownGame("game-unknown", game=game.id, known=", ".join(self.printed))
        self.games = self.printed | {game.id: game for game in cards}
        self.metrics = Metrics()
        self.services = Services(
            settings=settings,
            store=store,
            clock=PausableClock(),
            metrics=self.metrics,
            bots=BotPool(settings.bots, self.metrics),
        )
        self.rooms: dict[str, Room] = {}
        self.sockets: Counter[str] = Counter()  # by address
        self.rates = RateLimits(settings.limits)
        self.replays = asyncio.Semaphore(settings.limits.replays_at_once)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing

    @property
    def closing(self) -> bool:
        return self.services.closing

    async def open(self) -> None:
        await self.store.open(self._on_trouble)
        self.services.clock.start(self.store.uptime)
        self._spawn(self._open_tables_with_clocks())
        self._spawn(self._save_uptime())
        self._spawn(self.metrics.watch_event_loop())
        self._spawn(self._sweep())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server closes; what is being stored is stored first."""
        self.services.closing = True
        self.services.bots.stop_starting()
        for room in list(self.rooms.values()):
            await room.close()
            for connection in list(room.presence.connections):
                connection.bye(Text("bye-closing"), GOING_AWAY)

    async def close(self) -> None:
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await self.services.bots.close()
        with contextlib.suppress(StoreTrouble):
            await self.store.save_uptime(self.services.clock.now())
        await self.store.close()

    def _on_trouble(self) -> None:
        """The store cannot write, or can again: everybody is told."""
        trouble = self.store.trouble
        if trouble is None:
            self.services.clock.resume()
            log.warning("The store can write again.")
        else:
            self.services.clock.pause()  # nobody can move
            log.error("The store is in trouble: %s", server_texts("en").say(trouble))
        for room in self.rooms.values():
            room.broadcaster.send_trouble_to_all()
            room.autoplay.schedule_deadline()

    # -- tables

    async def open_table(self, request: m.OpenTableRequest, person: str, name: str, address: str) -> m.Seated:
        game = self.games.get(request.game)
        if game is None:
            raise refused("game-unknown", 404, game=request.game, known=", ".join(self.games))
        for bucket in (self.rates.tables.bucket(person), self.rates.address_tables.bucket(address)):
            if not bucket.take():
                raise refused("server-too-many-tables", 429, seconds=bucket.seconds())
        if await self.store.unfinished_of(person, now() - DAY) >= self.settings.limits.tables_per_person:
            raise refused("server-too-many-open", 429, most=self.settings.limits.tables_per_person, seconds=60)
        table_name = secrets.choice(names().tables)
        opened, tokens = open_entry(game, request, person, name, table_name, self.settings)
        entries: list[Entry] = [opened]
        if request.start:
            entries.append(deal_entry(game, opened.lobby))
        table = Table(new_table_id(table_name))
        entries = timestamped(entries, opened.lobby.clock, self.services.clock.now())
        for entry in entries:
            table.apply(entry)
        try:
            await self.store.append(table.id, 1, list(map(encode_entry, entries)), table.listing())
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        if any(chair.kind != "person" for chair in table.chairs):
            self.services.bots.warm_up()
        self._add_room(table)
        return m.Seated(table.id, table.name, tokens)

    def _add_room(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self.services, table, self._list_later)
        room.autoplay.wake_bots()
        room.autoplay.schedule_deadline()
        return room

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store if it is not in memory."""
        room = self.rooms.get(id)
        if room is not None:
            room.presence.touch()
            return room
        if not TABLE_ID.fullmatch(id):
            raise refused("server-no-such-table", 404)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        try:
            table = await load_table(self.store, id)
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        except FlibusteError as error:
            log.error("Table %s cannot be opened: %s", id.partition("-")[0], server_texts("en").say(error.text))
            raise refused("server-broken-table", 409) from error
        return self._add_room(table)

    # -- lists of tables

    async def tables(self, person: str) -> m.TablesAnswer:
        try:
            mine = [await self._summary(id, body) for id, body in await self.store.tables_of(person, MAX_LISTED)]
            watch = [await self._summary(id, body) for id, body in await self.store.tables_to_watch(MAX_LISTED)]
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        own = [
            table_entry(table, person)
            for table in mine
            if table.host == person or any(person in seat for seat in table.people)
        ]
        return m.TablesAnswer(
            sorted(own, key=lambda entry: -entry.at),
            [table_entry(table, "") for table in watch if table.listed.phase == "playing"],
        )

    async def _summary(self, id: str, body: bytes) -> Summary:
        """What the store says of a table, or the table itself, which knows better while it is played."""
        stored = decode_summary(body)
        room = self.rooms.get(id)
        if room is None and stored.listed.phase == "playing":
            try:
                room = await self.room(id)
            except RequestRefused:
                return stored  # it cannot be opened; the list still shows it
            if room.table.phase != "playing":
                self._list_later(room.table)
        return stored if room is None else room.table.summary()

    def _list_later(self, table: Table) -> None:
        """Correct what the lists say of a table whose play is over; nobody waits for it."""

        async def store_listing() -> None:
            with contextlib.suppress(StoreTrouble):  # the lists ask a table itself while it counts as being played
                await self.store.append(table.id, 0, [], table.listing())

        self._spawn(store_listing())

    # -- what goes on by itself

    async def _sweep(self) -> None:
        """Put away tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            since = time.monotonic() - self.settings.table.idle
            for id, room in list(self.rooms.items()):
                if room.is_idle(since):
                    await room.close()
                    del self.rooms[id]

    async def _open_tables_with_clocks(self) -> None:
        """After a start: their time goes on though nobody looks at them."""
        with contextlib.suppress(StoreTrouble):
            for id, body in await self.store.being_played():
                await asyncio.sleep(0)
                if decode_summary(body).listed.clock.kind != "none":
                    with contextlib.suppress(RequestRefused):  # it cannot be opened; whoever asks for it is told
                        await self.room(id)

    async def _save_uptime(self) -> None:
        """While clocks run, write down now and then how late it is: a crash gives nobody more time than this."""
        while True:
            await asyncio.sleep(SAVE_UPTIME_SECONDS)
            if any(room.table.has_deadline for room in self.rooms.values()):
                with contextlib.suppress(StoreTrouble):  # then time stands still
                    await self.store.save_uptime(self.services.clock.now())

    # -- people

    async def name_of(self, person: str) -> str:
        try:
            return await self.store.name_of(person)
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble

    async def set_name(self, person: str, name: str) -> None:
        try:
            await self.store.set_name(person, name)
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble

    # -- figures

    def gauges(self) -> dict[str, float]:
        return {
            "tables": len(self.rooms),
            "sockets": self.sockets.total(),
            "bots_asking": self.services.bots.active,
            "bots_waiting": len(self.services.bots.waiting),
            "trouble": float(self.store.trouble is not None),
        }


def _unavailable(trouble: StoreTrouble) -> RequestRefused:
    return refused_by(trouble, 503, seconds=5)
