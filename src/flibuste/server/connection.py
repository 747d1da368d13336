"""One open page at a table: what it holds, and the messages on their way to it."""

import asyncio
import contextlib

from flibuste.kit.texts import Text
from flibuste.server.messages import Bye, Device, FromServer, Language, encode
from flibuste.server.rate_limits import TokenBucket
from flibuste.server.ws_protocol import DirectSendProtocol

TRY_AGAIN_LATER = 1013
GOING_AWAY = 1001
POLICY_VIOLATION = 1008


class Connection:
    def __init__(self, protocol: DirectSendProtocol, person: str, name: str, address: str, max_queued: int) -> None:
        self.protocol = protocol
        protocol.on_writable = self._flush
        self.person = person
        self.name = name
        self.address = address
        self.max_queued = max_queued
        self.tokens: list[str] = []
        self.seats: frozenset[int] = frozenset()
        self.language: Language = ""
        self.device: Device = ""
        self.base_url = ""  # the address by which others would reach this server
        self.sent_n = 0  # of the last state sent
        self.messages: TokenBucket
        self.chat: TokenBucket
        self._queue: list[bytes] = []
        self._flushing = False
        self._closing: int | None = None
        self._flushed = asyncio.Event()

    def send(self, message: bytes | FromServer) -> None:
        """Put a message on its way; whoever reads too slowly is let go, and may come back for the present state."""
        if self._closing is not None:
            return
        if len(self._queue) >= self.max_queued:
            self._queue.clear()
            self.bye(Text("bye-too-slow"), TRY_AGAIN_LATER)
            return
        self._queue.append(message if isinstance(message, bytes) else encode(message))
        self._flush_soon()

    def bye(self, text: Text, code: int, *, again: bool = True, seconds: int = 1) -> None:
        """Say why, then close."""
        if self._closing is None:
            self._queue.append(encode(Bye(text, again, seconds)))
            self._closing = code
            self._flush_soon()

    def _flush_soon(self) -> None:
        """Send what waits once everything was done that is being done now, so that it leaves in one piece."""
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._queue and self.protocol.try_send(self._queue):
            self._queue = []
        if self._closing is not None and not self._queue:
            self._flushed.set()

    async def close_when_flushed(self) -> None:
        """Close the connection once it was bidden goodbye and all is said."""
        await self._flushed.wait()
        with contextlib.suppress(OSError, RuntimeError):  # the reader of the same connection hears of its end too
            await self.protocol.send({"type": "websocket.close", "code": self._closing or GOING_AWAY, "reason": ""})
