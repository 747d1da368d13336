"""A room in this very process: how often a move is read and checked, and what is known when the store fails."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from flibuste.kit.game import find_game
from flibuste.kit.texts import Text
from flibuste.server import messages as m
from flibuste.server.commands import handle_command
from flibuste.server.connection import Connection
from flibuste.server.errors import RequestRefused, StoreTrouble
from flibuste.server.hub import Hub
from flibuste.server.metrics import Histogram
from flibuste.server.room import Room
from flibuste.server.settings import read_settings
from flibuste.server.store import Conflict, Listing
from flibuste.server.stored import Moved, decode_entry
from tests.server.serving import in_a_loop


class MemoryStore:
    """A store that keeps its logs in memory, and can be told to fail."""

    def __init__(self) -> None:
        self.signing_key = bytes(32)
        self.trouble: Text | None = None
        self.commits = Histogram()
        self.uptime = 0.0
        self.logs: dict[str, list[bytes]] = {}
        self.listings: dict[str, Listing] = {}
        self.failure: Exception | None = None
        self.writes_all_the_same = False  # the failure comes after the entries were written

    async def open(self, on_trouble: Callable[[], None]) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def append(self, table: str, number: int, bodies: Sequence[bytes], listing: Listing | None) -> None:
        await asyncio.sleep(0)
        if self.failure is None or self.writes_all_the_same:
            self.logs.setdefault(table, []).extend(bodies)
            if listing is not None:
                self.listings[table] = listing
        if self.failure is not None:
            raise self.failure

    async def log_of(self, table: str) -> list[bytes]:
        return self.logs[table]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        return [(id, listing.summary) for id, listing in self.listings.items() if person in listing.people]

    async def tables_to_watch(self, most: int) -> list[tuple[str, bytes]]:
        return []

    async def being_played(self) -> list[tuple[str, bytes]]:
        return []

    async def unfinished_of(self, host: str, since: int) -> int:
        return 0

    async def name_of(self, person: str) -> str:
        return ""

    async def set_name(self, person: str, name: str) -> None:
        raise NotImplementedError

    async def save_uptime(self, seconds: float) -> None:
        raise NotImplementedError


class RecordingProtocol:
    """Keeps what a connection is sent."""

    on_writable: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def try_send(self, messages: Sequence[bytes]) -> bool:
        self.sent += messages
        return True


class Hosted:
    """Two seats of one person at a table that has begun."""

    def __init__(self, store: MemoryStore, room: Room, connection: Connection, protocol: RecordingProtocol) -> None:
        self.store = store
        self.room = room
        self.connection = connection
        self.protocol = protocol
        self.sent = 0

    def next_move(self) -> m.MakeMove:
        table = self.room.table
        assert table.play is not None
        seat = table.pending()[0]
        self.sent += 1
        return m.MakeMove(id=f"i{self.sent}", seat=seat, n=table.n, move=table.play.legal_moves(seat)[-1])

    async def asks(self, command: m.Command) -> None:
        await handle_command(self.room, self.connection, command)
        await asyncio.sleep(0)

    def stored_moves(self) -> list[Moved]:
        entries = map(decode_entry, self.store.logs[self.room.table.id])
        return [entry for entry in entries if isinstance(entry, Moved)]


def hosted(use: Callable[[Hosted], Awaitable[None]], **options: bool | int | str) -> None:
    async def run() -> None:
        store = MemoryStore()
        hub = Hub(store, read_settings())
        two = [m.SeatRequest(kind="person"), m.SeatRequest(kind="person")]
        request = m.OpenTableRequest(game="port-royal", seats=two, options=options, start=True)
        seated = await hub.open_table(request, "maud", "Maud", "127.0.0.1")
        room = await hub.room(seated.table)
        protocol = RecordingProtocol()
        as_protocol: Any = protocol
        connection = Connection(as_protocol, "maud", "Maud", "127.0.0.1", 10_000)
        connection.chat = hub.rates.chat.bucket("maud")
        await room.join(connection, m.Hello(tokens=[seat.token for seat in seated.seats]))
        await asyncio.sleep(0)
        await use(Hosted(store, room, connection, protocol))
        await room.close()

    in_a_loop(run())


def test_a_move_is_parsed_once_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    game = find_game("port-royal")

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            calls.append(name)
            return real(*args)

        return call

    for name in ("parse", "why_not"):
        monkeypatch.setattr(game, name, counted(name, getattr(game, name)))

    async def use(table: Hosted) -> None:
        for _ in range(5):
            move = table.next_move()
            calls.clear()
            await table.asks(move)
            assert calls == ["parse", "why_not"]
        assert len(table.stored_moves()) == 5

    hosted(use)


@pytest.mark.parametrize("failure", [StoreTrouble("store-full"), Conflict()])
def test_what_could_not_be_stored_has_not_happened(failure: Exception) -> None:
    async def use(table: Hosted) -> None:
        n, said = table.room.table.n, len(table.protocol.sent)
        table.store.failure = failure
        for command in (table.next_move(), m.Chat(id="c", text="Odds on?"), m.Stand(id="s", seat=0)):
            with pytest.raises(RequestRefused):
                await table.asks(command)
            assert (table.room.table.n, table.room.dirty) == (n, True)
            assert table.room.table.talk[-1].notice is not None
            assert table.room.table.chairs[0].kind == "person"
        table.store.failure = None
        sent = [msgspec.json.decode(text, type=m.ServerMessage) for text in table.protocol.sent[said:]]
        assert not any(isinstance(message, m.Ack | m.TalkMessage) for message in sent)
        await table.asks(table.next_move())
        assert table.room.table.n == n + 1

    hosted(use)


def test_what_was_stored_although_the_store_failed_has_happened() -> None:
    async def use(table: Hosted) -> None:
        n, move = table.room.table.n, table.next_move()
        table.store.failure, table.store.writes_all_the_same = StoreTrouble("store-cannot-write"), True
        with pytest.raises(RequestRefused):
            await table.asks(move)
        assert table.room.table.n == n
        table.store.failure = None
        await table.asks(move)  # the client sends it again, for it was not acknowledged
        assert table.room.table.n == n + 1
        assert len(table.stored_moves()) == 1
        assert msgspec.json.decode(table.protocol.sent[-2], type=m.ServerMessage) == m.Ack(move.id, n + 1)

    hosted(use)


def test_lists_hear_of_the_end_of_a_play() -> None:
    async def use(table: Hosted) -> None:
        while table.room.table.phase == "playing":
            assert table.store.listings[table.room.table.id].phase == "playing"
            await table.asks(table.next_move())
        for _ in range(5):
            await asyncio.sleep(0)
        assert table.store.listings[table.room.table.id].phase == "over"

    hosted(use, round_cap=2)
