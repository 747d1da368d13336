"""One open page at a table: what it holds, and the messages on their way to it."""

import asyncio
import contextlib

from flibuste.kit.texts import Text
from flibuste.server.limits import Bucket
from flibuste.server.messages import Bye, Device, FromServer, Language, encode
from flibuste.server.wire import Wire

TRY_LATER = 1013
GOING_AWAY = 1001
POLICY = 1008


class Connection:
    def __init__(self, wire: Wire, person: str, name: str, address: str, most_waiting: int) -> None:
        self.wire = wire
        wire.when_free = self._flush
        self.person = person
        self.name = name
        self.address = address
        self.most_waiting = most_waiting
        self.tokens: list[str] = []
        self.seats: frozenset[int] = frozenset()
        self.language: Language = ""
        self.device: Device = ""
        self.base = ""  # the address by which others would reach this server
        self.sent_n = 0  # of the last state sent
        self.messages: Bucket
        self.chat: Bucket
        self._waiting: list[bytes] = []
        self._flushing = False
        self._closing: int | None = None
        self._all_said = asyncio.Event()

    def send(self, message: bytes | FromServer) -> None:
        """Put a message on its way; whoever reads too slowly is let go, and may come back for the present state."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self.most_waiting:
            self._waiting.clear()
            self.bye(Text("bye-too-slow"), TRY_LATER)
            return
        self._waiting.append(message if isinstance(message, bytes) else encode(message))
        self._flush_soon()

    def bye(self, text: Text, code: int, *, again: bool = True, seconds: int = 1) -> None:
        """Say why, then close."""
        if self._closing is None:
            self._waiting.append(encode(Bye(text, again, seconds)))
            self._closing = code
            self._flush_soon()

    def _flush_soon(self) -> None:
        """Send what waits once everything was done that is being done now, so that it leaves in one piece."""
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._waiting and self.wire.take(self._waiting):
            self._waiting = []
        if self._closing is not None and not self._waiting:
            self._all_said.set()

    async def close_in_the_end(self) -> None:
        """Close the connection once it was bidden goodbye and all is said."""
        await self._all_said.wait()
        with contextlib.suppress(OSError, RuntimeError):  # the reader of the same connection hears of its end too
            await self.wire.send({"type": "websocket.close", "code": self._closing or GOING_AWAY, "reason": ""})
