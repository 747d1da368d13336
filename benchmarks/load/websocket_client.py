"""A WebSocket client that costs little, so that the server is what is measured."""

import asyncio
import base64
import json
import os
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask, and saves the client the work


class Socket(asyncio.Protocol):
    """One connection; every text that comes is handed to `hear`."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.lost = False
        self._ask = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self._ask)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            body, kind = buffer[start : start + length], buffer[at] & 15
            at = start + length
            if kind == TEXT:
                self.hear(body)
            elif kind == PING:
                self._send(PONG, body)
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        n = len(body)
        size = bytes([128 | n]) if n < 126 else bytes([128 | 126]) + n.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + NO_MASK + body)


async def connect(host: str, port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, hear), host, port)
    await asyncio.wait_for(socket.opened, 30)
    return socket


class Visitor:
    """Requests with a cookie jar."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        data, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        with self.opener.open(urllib.request.Request(self.address + path, data, headers), timeout=30) as answer:
            return json.loads(answer.read())

    def get(self, path: str) -> str:
        with self.opener.open(self.address + path, timeout=30) as answer:
            text: str = answer.read().decode()
            return text
