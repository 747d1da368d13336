"""Matches of four sockets at boardgame.io's own server, in the same pattern as our tables."""

import asyncio
import random
import time
from collections.abc import Callable

import msgspec

from benchmarks.load.websocket_client import Socket, connect

SEATS = 4
SPACE = "/harbour"
PATH = "/socket.io/?EIO=4&transport=websocket"


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class Harbour(msgspec.Struct):
    draws: int


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    context: Context = msgspec.field(name="ctx")
    harbour: Harbour = msgspec.field(name="G")


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    info: Synced


hear_update = msgspec.json.Decoder(Update).decode
hear_sync = msgspec.json.Decoder(Sync).decode


class PeerMatch:
    def __init__(self, port: int, name: str, dice: random.Random, done: Callable[["PeerMatch", float], None]) -> None:
        self.port = port
        self.name = name
        self.dice = dice
        self.done = done
        self.sockets: list[Socket] = []
        self.synced: list[asyncio.Future[None]] = []
        self.state: State | None = None
        self.early: list[bytes] = []  # what came before its socket was known here
        self.seen = 0
        self.began = 0.0
        self.bytes = 0
        self.messages = 0
        self.refusals = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.synced = [loop.create_future() for _ in range(SEATS)]
        for seat in range(SEATS):
            self.sockets.append(await self.connect(seat))
            early, self.early = self.early, []
            for text in early:
                self.heard(seat, text)
            await asyncio.wait_for(self.synced[seat], 30)

    async def connect(self, seat: int) -> Socket:
        return await connect("127.0.0.1", self.port, PATH, lambda text: self.heard(seat, text))

    def heard(self, seat: int, text: bytes) -> None:
        if len(self.sockets) <= seat:
            self.early.append(text)
            return
        self.bytes += len(text)
        self.messages += 1
        start = b"42%b," % SPACE.encode()
        if text.startswith(b"0"):
            self.say(seat, f"40{SPACE},")
        elif text == b"2":
            self.say(seat, "3")
        elif text.startswith(b"40"):
            self.say(seat, f'42{SPACE},["sync","{self.name}","{seat}",null,{SEATS}]')
        elif text.startswith(start + b'["sync"'):
            self.state = hear_sync(text[len(start) :]).info.state
            if not self.synced[seat].done():
                self.synced[seat].set_result(None)
        elif text.startswith(start + b'["update"'):
            state = hear_update(text[len(start) :]).state
            if self.state is None or state.number > self.state.number:
                self.state, self.seen = state, 0
            self.seen += 1
            if self.seen == SEATS:
                self.done(self, time.perf_counter() - self.began)
        elif text.startswith(start + b'["error"'):
            self.refusals += 1

    def say(self, seat: int, text: str) -> None:
        self.sockets[seat].send(text.encode())

    def move(self) -> None:
        state = self.state
        if state is None:
            return
        seat = state.context.current
        move = "draw" if state.harbour.draws == 0 or self.dice.random() < 0.6 else "stop"
        self.began = time.perf_counter()
        self.say(
            int(seat),
            f'42{SPACE},["update",{{"type":"MAKE_MOVE","payload":{{"type":"{move}","args":[],"playerID":"{seat}",'
            f'"credentials":null}}}},{state.number},"{self.name}","{seat}"]',
        )
