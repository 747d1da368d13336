"""What waits for a connection: sent in one piece, kept while the transport is full, given up when it is too much."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from flibuste.kit.texts import Text
from flibuste.server.connection import POLICY_VIOLATION, TRY_AGAIN_LATER, Connection
from flibuste.server.messages import Ack
from tests.server.serving import in_a_loop


class FakeProtocol:
    """A transport that can be full."""

    def __init__(self) -> None:
        self.full = False
        self.taken: list[list[str]] = []  # the ids of acknowledgements, or the kinds of other messages
        self.closed: list[int] = []
        self.on_writable: Callable[[], None] = lambda: None

    def try_send(self, texts: Sequence[bytes]) -> bool:
        if not self.full:
            messages = [json.loads(text) for text in texts]
            self.taken.append([message.get("id") or message["text"]["key"] for message in messages])
        return not self.full

    async def send(self, message: dict[str, Any]) -> None:
        self.closed.append(message["code"])


def connected(use: Callable[[Connection, FakeProtocol], Awaitable[None]]) -> FakeProtocol:
    protocol = FakeProtocol()
    as_protocol: Any = protocol

    async def run() -> None:
        connection = Connection(as_protocol, "maud", "Maud", "127.0.0.1", 3)
        closing = asyncio.create_task(connection.close_when_flushed())
        await use(connection, protocol)
        for _ in range(5):
            await asyncio.sleep(0)
        closing.cancel()

    in_a_loop(run())
    return protocol


def say(connection: Connection, *ids: str) -> None:
    for id in ids:
        connection.send(Ack(id, 1))


def test_what_is_said_at_once_leaves_in_one_piece() -> None:
    async def use(connection: Connection, protocol: FakeProtocol) -> None:
        say(connection, "a", "b")
        await asyncio.sleep(0)
        say(connection, "c")

    assert connected(use).taken == [["a", "b"], ["c"]]


def test_what_a_full_wire_does_not_take_leaves_when_it_is_free() -> None:
    async def use(connection: Connection, protocol: FakeProtocol) -> None:
        protocol.full = True
        say(connection, "a", "b")
        await asyncio.sleep(0)
        say(connection, "c")
        await asyncio.sleep(0)
        assert protocol.taken == []
        protocol.full = False
        protocol.on_writable()

    assert connected(use).taken == [["a", "b", "c"]]


def test_whoever_reads_too_slowly_is_told_so_and_let_go_once_the_wire_is_free() -> None:
    async def use(connection: Connection, protocol: FakeProtocol) -> None:
        protocol.full = True
        say(connection, "a", "b", "c", "d", "e")
        await asyncio.sleep(0)
        assert protocol.closed == []
        protocol.full = False
        protocol.on_writable()

    protocol = connected(use)
    assert protocol.taken == [["bye-too-slow"]]
    assert protocol.closed == [TRY_AGAIN_LATER]


def test_after_goodbye_nothing_more_is_said() -> None:
    async def use(connection: Connection, protocol: FakeProtocol) -> None:
        say(connection, "a")
        connection.bye(Text("bye-no-hello"), POLICY_VIOLATION)
        say(connection, "b")

    protocol = connected(use)
    assert protocol.taken == [["a", "bye-no-hello"]]
    assert protocol.closed == [POLICY_VIOLATION]
