"""Tables with bots: how long people wait for them, and whether the server still answers meanwhile."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from benchmarks.load.servers import metrics
from benchmarks.load.websocket_client import Socket, Visitor, connect


class Choice(msgspec.Struct):
    move: str
    refusal: msgspec.Raw


class Yours(msgspec.Struct):
    choices: list[Choice]


class View(msgspec.Struct):
    pending: list[int]


class Row(msgspec.Struct):
    seat: int | None
    hurried: bool


class State(msgspec.Struct):
    n: int
    view: View
    yours: list[Yours]
    log: list[Row]


hear = msgspec.json.Decoder(State).decode


class BotTable:
    """One person, who plays at once and by chance, and three bots."""

    def __init__(self, port: int, visitor: Visitor, level: str, dice: random.Random) -> None:
        self.port = port
        self.visitor = visitor
        self.level = level
        self.dice = dice
        self.socket: Socket
        self.since = 0.0
        self.waits: list[float] = []
        self.hurried = 0
        self.bot_to_move = False
        self.n = 0

    async def open(self) -> None:
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": self.level}] * 3]
        ask = {"game": "port-royal", "seats": seats, "start": True}
        seated = await asyncio.get_running_loop().run_in_executor(None, self.visitor.post, "/api/tables", ask)
        path = f"/api/tables/{seated['table']}/ws"
        self.socket = await connect("127.0.0.1", self.port, path, self.heard)
        self.socket.send(json.dumps({"type": "hello", "tokens": [seated["seats"][0]["token"]]}).encode())

    def heard(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"state"'):
            return
        state = hear(text)
        now = time.perf_counter()
        moved = [row for row in state.log if row.seat]
        if self.bot_to_move and moved and state.n == self.n + 1:
            self.waits.append(now - self.since)
            self.hurried += moved[0].hurried
        self.n, self.since = state.n, now
        pending = state.view.pending
        self.bot_to_move = bool(pending) and pending[0] != 0
        if not pending:
            self.socket.send(b'{"type":"again","id":"again %d"}' % state.n)
        elif pending[0] == 0:
            legal = [choice.move for choice in state.yours[0].choices if bytes(choice.refusal) == b"null"]
            move = self.dice.choice(legal).encode()
            self.socket.send(b'{"type":"move","id":"%d","seat":0,"n":%d,"move":"%b"}' % (state.n, state.n, move))


async def measure_bots(port: int, tables: int, level: str, seconds: float) -> dict[str, Any]:
    visitor = Visitor(f"http://127.0.0.1:{port}")
    opened: Sequence[BotTable] = [BotTable(port, visitor, level, random.Random(k)) for k in range(tables)]
    for table in opened:
        await table.open()
    await asyncio.sleep(2.0)
    for table in opened:
        table.waits.clear()
        table.hurried = 0
    await asyncio.sleep(seconds)
    waits = sorted(wait for table in opened for wait in table.waits)
    hurried = sum(table.hurried for table in opened)
    for table in opened:
        table.socket.transport.close()
    figures = metrics(port)
    return {
        "level": level,
        "tables": tables,
        "bot_moves": len(waits),
        "p50_ms": 1000 * waits[len(waits) // 2] if waits else 0.0,
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)] if waits else 0.0,
        "longest_ms": 1000 * waits[-1] if waits else 0.0,
        "hurried": hurried / max(1, len(waits)),
        "longest_stall_ms": 1000 * figures["flibuste_stall_longest_seconds"],
        "longest_own_stall_ms": 1000 * figures["flibuste_own_stall_longest_seconds"],
    }
