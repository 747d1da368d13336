"""The whole server without its wires: all tables, the store, the bots, and who may ask for how much."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from flibuste.kit.errors import FlibusteError, UnknownGame
from flibuste.kit.game import Game, find_games
from flibuste.kit.texts import Text
from flibuste.server import messages as m
from flibuste.server.bots import Bots
from flibuste.server.clock import Life
from flibuste.server.connection import GOING_AWAY
from flibuste.server.errors import Refused, StoreTrouble, refused, refused_by, server_words
from flibuste.server.limits import Buckets
from flibuste.server.lobby import deal_row, open_row
from flibuste.server.metrics import Metrics
from flibuste.server.room import Room, load_table
from flibuste.server.rows import AnyRow, stamped, write_row
from flibuste.server.settings import Settings, names
from flibuste.server.store import Store
from flibuste.server.table import Summary, Table, now
from flibuste.server.tokens import TABLE_ID, new_table_id

MOST_LISTED = 30
SWEEP_SECONDS = 30.0
KEEP_SECONDS = 10.0
DAY = 24 * 3600
log = logging.getLogger("flibuste")


class House:
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
        for house in cards:
            if house.id not in self.printed:
                raise UnknownGame("game-unknown", game=house.id, known=", ".join(self.printed))
        self.games = self.printed | {house.id: house for house in cards}
        self.metrics = Metrics()
        self.bots = Bots(settings.bots, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.life = Life()
        self.sockets: Counter[str] = Counter()  # by address
        limits = settings.limits
        crowd = limits.people_per_address
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.messages = Buckets(limits.messages_per_second, limits.messages_at_once)
        self.messages_there = Buckets(limits.messages_per_second * crowd, limits.messages_at_once * crowd)
        self.talking = Buckets(limits.chat_per_second, limits.chat_at_once)
        self.openings = Buckets(limits.tables_per_minute / 60, limits.tables_at_once)
        self.openings_there = Buckets(limits.tables_per_minute / 60 * crowd, limits.tables_at_once * crowd)
        self.replays = asyncio.Semaphore(limits.replays_at_once)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing

    async def open(self) -> None:
        await self.store.open(self._trouble)
        self.life.begin(self.store.lived)
        self._spawn(self._wind_up_clocks())
        self._spawn(self._keep_time())
        self._spawn(self.metrics.watch_the_loop())
        self._spawn(self._sweep())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server closes; what is being stored is stored first."""
        self.closing = True
        self.bots.rest()
        for room in list(self.rooms.values()):
            await room.close()
            for connection in list(room.connections):
                connection.bye(Text("bye-closing"), GOING_AWAY)

    async def close(self) -> None:
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await self.bots.close()
        with contextlib.suppress(StoreTrouble):
            await self.store.keep_lived(self.life.now())
        await self.store.close()

    def _trouble(self) -> None:
        """The store cannot write, or can again: everybody is told."""
        trouble = self.store.trouble
        if trouble is None:
            self.life.go_on()
            log.warning("The store can write again.")
        else:
            self.life.pause()  # nobody can move
            log.error("The store is in trouble: %s", server_words("en").say(trouble))
        for room in self.rooms.values():
            room.show_trouble()
            room.wind_up()

    # -- tables

    async def open_table(self, ask: m.OpenTableRequest, person: str, name: str, address: str) -> m.Seated:
        game = self.games.get(ask.game)
        if game is None:
            raise refused("game-unknown", 404, game=ask.game, known=", ".join(self.games))
        for bucket in (self.openings.of(person), self.openings_there.of(address)):
            if not bucket.take():
                raise refused("server-too-many-tables", 429, seconds=bucket.seconds())
        if await self.store.unfinished_of(person, now() - DAY) >= self.settings.limits.tables_per_person:
            raise refused("server-too-many-open", 429, most=self.settings.limits.tables_per_person, seconds=60)
        table_name = secrets.choice(names().tables)
        table = Table(new_table_id(table_name))
        opened, tokens = open_row(game, ask, person, name, table_name, self.settings)
        rows: list[AnyRow] = [opened]
        if ask.start:
            rows.append(deal_row(game, opened.lobby))
        rows = stamped(rows, opened.lobby.clock, self.life.now())
        try:
            bodies = [write_row(row) for row in rows]
            await self.store.append(table.id, 1, bodies, table.listing_after(rows))
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        for row in rows:
            table.apply(row)
        room = self.rooms[table.id] = Room(self, table)
        if any(chair.kind != "person" for chair in table.chairs):
            self.bots.warm_up()
        room.wake_bots()
        room.wind_up()
        return m.Seated(table.id, table.name, tokens)

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store if it is not in memory."""
        room = self.rooms.get(id)
        if room is not None:
            room.empty_since = time.monotonic()
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
            table = await load_table(self, id)
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        except FlibusteError as error:
            log.error("Table %s cannot be opened: %s", id.partition("-")[0], server_words("en").say(error.text))
            raise Refused(refused("server-broken-table").refusal, 409) from error
        room = self.rooms[id] = Room(self, table)
        room.wake_bots()
        room.wind_up()
        return room

    def list_later(self, table: Table) -> None:
        """Correct what the lists say of a table; nobody waits for it."""

        async def write() -> None:
            with contextlib.suppress(StoreTrouble):  # the lists ask a table itself while it counts as being played
                await self.store.append(table.id, 0, [], table.listing())

        self._spawn(write())

    async def tables(self, person: str) -> m.TablesAnswer:
        try:
            mine = [
                await self._listed(id, body, person) for id, body in await self.store.tables_of(person, MOST_LISTED)
            ]
            watch = [await self._listed(id, body, "") for id, body in await self.store.tables_to_watch(MOST_LISTED)]
        except StoreTrouble as trouble:
            raise _unavailable(trouble) from trouble
        hosted = [entry for entry, host in mine if entry.yours or host == person]
        return m.TablesAnswer(
            sorted(hosted, key=lambda entry: -entry.at),
            [entry for entry, _ in watch if entry.phase == "playing"],
        )

    async def _listed(self, id: str, body: bytes, person: str) -> tuple[m.TableEntry, str]:
        summary = msgspec.json.decode(body, type=Summary)
        room = self.rooms.get(id)
        if room is None and summary.listed.phase == "playing":
            try:
                room = await self.room(id)
            except Refused:
                return summary.for_person(person), summary.host  # it cannot be opened; the list still shows it
            if room.table.phase != "playing":
                self.list_later(room.table)
        if room is not None:
            return room.table.listed(person), room.table.lobby.host
        return summary.for_person(person), summary.host

    async def _sweep(self) -> None:
        """Put away tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            late = time.monotonic() - self.settings.table.idle
            for id, room in list(self.rooms.items()):
                if not room.connections and room.empty_since < late and not room.lock.locked() and not room.at_work:
                    await room.close()
                    del self.rooms[id]

    async def _wind_up_clocks(self) -> None:
        """After a start: open the tables with a clock, whose time goes on though nobody looks at them."""
        with contextlib.suppress(StoreTrouble):
            for id, body in await self.store.being_played():
                await asyncio.sleep(0)
                if msgspec.json.decode(body, type=Summary).listed.clock.kind != "none":
                    with contextlib.suppress(Refused):  # it cannot be opened; whoever asks for it is told
                        await self.room(id)

    async def _keep_time(self) -> None:
        """While clocks run, write down now and then how late it is: a crash gives nobody more time than this."""
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            if any(room.table.ticks for room in self.rooms.values()):
                with contextlib.suppress(StoreTrouble):  # then time stands still
                    await self.store.keep_lived(self.life.now())

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
            "bots_asking": self.bots.now,
            "bots_waiting": len(self.bots.waiting),
            "trouble": float(self.store.trouble is not None),
        }


def _unavailable(trouble: StoreTrouble) -> Refused:
    return refused_by(trouble, 503, seconds=5)
