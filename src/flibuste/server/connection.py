"""One open page at a table: what it holds, and the messages on their way to it."""

import asyncio

from starlette.types import Send

from flibuste.kit.texts import Text
from flibuste.server.limits import Bucket
from flibuste.server.messages import Bye, FromServer, encode

TRY_LATER = 1013
GOING_AWAY = 1001
POLICY = 1008


class Connection:
    def __init__(self, wire: Send, person: str, name: str, address: str, most_waiting: int) -> None:
        self.wire = wire
        self.person = person
        self.name = name
        self.address = address
        self.most_waiting = most_waiting
        self.tokens: list[str] = []
        self.seats: frozenset[int] = frozenset()
        self.language = ""
        self.device = ""
        self.base = ""  # the address by which others would reach this server
        self.sent_n = 0  # of the last state sent
        self.messages: Bucket
        self.chat: Bucket
        self._waiting: list[bytes] = []
        self._more = asyncio.Event()
        self._closing: int | None = None

    def send(self, message: bytes | FromServer) -> None:
        """Put a message on its way; whoever reads too slowly is let go, and may come back for the present state."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self.most_waiting:
            self._waiting.clear()
            self.bye(Text("bye-too-slow"), TRY_LATER)
            return
        self._waiting.append(message if isinstance(message, bytes) else encode(message))
        self._more.set()

    def bye(self, text: Text, code: int, *, again: bool = True, seconds: int = 1) -> None:
        """Say why, then close."""
        if self._closing is None:
            self._waiting.append(encode(Bye(text, again, seconds)))
            self._closing = code
            self._more.set()

    async def write_on(self) -> None:
        """Send what waits until the connection ends."""
        send = self.wire
        try:
            while True:
                while self._waiting:
                    texts, self._waiting = self._waiting, []
                    await send({"type": "websocket.send", "texts": texts})
                if self._closing is not None:
                    await send({"type": "websocket.close", "code": self._closing, "reason": ""})
                    return
                self._more.clear()
                await self._more.wait()
        except (OSError, RuntimeError):
            return  # the reader of the same connection hears of its end too
