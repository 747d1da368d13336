"""Tables of four sockets that play real moves of Port Royal as fast as they are allowed to.

A move counts when the last of the four seats has the state it led to.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable

import msgspec

from benchmarks.load.websocket_client import Socket, Visitor, connect

SEATS = 4


class Choice(msgspec.Struct):
    move: str
    refusal: msgspec.Raw


class Yours(msgspec.Struct):
    choices: list[Choice]


class View(msgspec.Struct):
    pending: list[int]


class Heard(msgspec.Struct):
    """What a player needs of a message in order to go on."""

    type: str
    n: int = 0
    view: View | None = None
    yours: list[Yours] = []
    refusal: msgspec.Raw = msgspec.Raw(b"null")


hear = msgspec.json.Decoder(Heard).decode


class LoadTable:
    def __init__(
        self, port: int, visitor: Visitor, dice: random.Random, done: Callable[["LoadTable", float], None]
    ) -> None:
        self.port = port
        self.visitor = visitor
        self.dice = dice
        self.done = done
        self.sockets: list[Socket] = []
        self.table = ""
        self.tokens: list[str] = []
        self.n = 0
        self.seen = 0
        self.began = 0.0
        self.next: tuple[int, str] | None = None  # who may move now, and what
        self.over = False
        self.bytes = 0
        self.messages = 0
        self.refusals = 0

    async def open(self) -> None:
        ask = {"game": "port-royal", "seats": [{"kind": "person"}] * SEATS, "start": True}
        seated = await asyncio.get_running_loop().run_in_executor(None, self.visitor.post, "/api/tables", ask)
        self.table, self.tokens = seated["table"], [entry["token"] for entry in seated["seats"]]
        for seat in range(SEATS):
            self.sockets.append(await self.connect(seat))
        for seat, socket in enumerate(self.sockets):
            socket.send(json.dumps({"type": "hello", "tokens": [self.tokens[seat]]}).encode())
        while self.next is None:
            await asyncio.sleep(0.01)

    async def connect(self, seat: int) -> Socket:
        path = f"/api/tables/{self.table}/ws"
        return await connect("127.0.0.1", self.port, path, lambda text: self.heard(seat, text))

    def heard(self, seat: int, text: bytes) -> None:
        self.bytes += len(text)
        self.messages += 1
        if not text.startswith(b'{"type":"state"'):
            if text.startswith(b'{"type":"refused"'):
                self.refusals += 1
            return
        state = hear(text)
        if state.n > self.n:
            self.n, self.seen, self.next = state.n, 0, None
        self.seen += 1
        pending = state.view.pending if state.view else []
        if not pending:
            self.over = True
        elif pending[0] == seat:
            legal = [choice.move for choice in state.yours[0].choices if bytes(choice.refusal) == b"null"]
            self.next = (seat, self.dice.choice(legal))
        if self.seen == SEATS:
            took = time.perf_counter() - self.began
            if self.over:
                self.over = False
                asyncio.get_running_loop().create_task(self.play_again())
            else:
                self.done(self, took)

    def move(self) -> None:
        if self.next is None:
            return
        seat, move = self.next
        self.next, self.began = None, time.perf_counter()
        self.sockets[seat].send(
            b'{"type":"move","id":"%d","seat":%d,"n":%d,"move":"%b"}' % (self.n, seat, self.n, move.encode())
        )

    async def play_again(self) -> None:
        """Another game at the same table, asked for by somebody who holds all its seats for a moment."""
        once = await connect("127.0.0.1", self.port, f"/api/tables/{self.table}/ws", lambda text: None)
        once.send(json.dumps({"type": "hello", "tokens": self.tokens}).encode())
        once.send(b'{"type":"again","id":"again %d"}' % self.n)
        await asyncio.sleep(1.0)
        once.transport.close()
