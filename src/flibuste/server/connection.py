"""One open page at a table: what it holds, and the messages on their way to it."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from flibuste.kit.texts import Text
from flibuste.server.limits import Bucket
from flibuste.server.messages import Bye, FromServer, encode

TRY_LATER = 1013
GOING_AWAY = 1001
POLICY = 1008


class Connection:
    def __init__(self, socket: WebSocket, person: str, name: str, address: str, most_waiting: int) -> None:
        self.socket = socket
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
        self._waiting: deque[bytes] = deque()
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
        send = self.socket.send
        try:
            while True:
                while self._waiting:
                    await send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
                if self._closing is not None:
                    await self.socket.close(self._closing)
                    return
                self._more.clear()
                await self._more.wait()
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader of the same connection hears of its end too
