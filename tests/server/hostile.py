"""People who mean no good: malformed, oversized, forged, replayed and out-of-turn messages by the thousand.

python tests/server/hostile.py PORT TABLE MESSAGES
"""

import asyncio
import json
import os
import random
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

GOOD_MESSAGES: tuple[Json, ...] = (
    {"type": "hello", "since": 0, "language": "en", "device": "desktop", "tokens": []},
    {"type": "move", "id": "a", "seat": 0, "n": 1, "move": "draw"},
    {"type": "take-back", "id": "a", "seat": 0, "n": 1},
    {"type": "look", "id": "a", "n": 1},
    {"type": "ping", "id": "a"},
    {"type": "own", "id": "a", "token": "A" * 22},
    {"type": "ready", "id": "a", "seat": 0, "ready": True, "words": "tide"},
    {"type": "rename", "id": "a", "seat": 0, "name": "Eve"},
    {"type": "colour", "id": "a", "seat": 0, "colour": "black"},
    {"type": "stand", "id": "a", "seat": 0},
    {"type": "add-seat", "id": "a"},
    {"type": "remove-seat", "id": "a", "seat": 0},
    {"type": "put-bot", "id": "a", "seat": 0, "level": "admiral"},
    {"type": "free-seat", "id": "a", "seat": 0},
    {"type": "options", "id": "a", "options": {"round_cap": 1}},
    {"type": "house", "id": "a", "odds": False, "watching": "nobody"},
    {"type": "start", "id": "a"},
    {"type": "replace", "id": "a", "seat": 0, "level": "sailor"},
    {"type": "give-back", "id": "a", "seat": 0},
    {"type": "again", "id": "a", "words": {"0": "x"}},
)
# honest messages, sent once more by others
OVERHEARD = [{"type": "move", "id": "once", "seat": seat, "n": n, "move": "draw"} for seat in (0, 1) for n in (1, 2)]
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 1e308, 2**63, 10**400, "", "\x00", "\u202e", "\ud800", "@level-sailor", "#99", "é" * 99,
    "x" * 5000, [], {}, [[[]]], {"": {}}, {"__proto__": 1}, "'; DROP TABLE log; --", "../../etc/passwd", "NaN",
)  # fmt: skip
PATHS = ("/", "/api/me", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/sit", "/api/tables/{table}/seat",
         "/api/tables/{table}/record?play=1", "/api/replay", "/api/verify", "/api/texts/../en", "/assets/%2e%2e/x",
         "/api/games/x/rulebook/en", "/t/" + "x" * 3000, "/metrics", "/api/tables/{table}/qr.svg")  # fmt: skip


class Attack:
    """A number of messages against one table, sent by some attackers at once, each kind counted."""

    def __init__(self, port: int, table: str, messages: int) -> None:
        self.host, self.port, self.table = "127.0.0.1", port, table
        self.left = messages
        self.dice = random.Random(messages)
        self.sent: Counter[str] = Counter()

    async def run(self, attackers: int = 12) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [self.talker, self.talker, self.talker, self.scribbler, self.asker]
        await asyncio.gather(*(self.go_on(kinds[k % len(kinds)]) for k in range(attackers)))

    async def go_on(self, kind: Callable[[], Awaitable[None]]) -> None:
        while self.left > 0:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await kind()

    def count(self, kind: str) -> None:
        self.left -= 1
        self.sent[kind] += 1

    # -- well-formed frames

    async def talker(self) -> None:
        address = f"ws://{self.host}:{self.port}/api/tables/{self.table}/ws"
        async with connect(address, compression=None, open_timeout=10, max_size=None, close_timeout=1) as socket:
            reading = asyncio.create_task(self.drain(socket))
            try:
                if self.dice.random() < 0.9:
                    await socket.send('{"type":"hello","tokens":["%s"]}' % secrets.token_urlsafe(16))
                    self.count("forged")
                for _ in range(self.dice.randrange(1, 200)):
                    if self.left <= 0:
                        return
                    kind, message = self.hostile_message()
                    await socket.send(message)
                    self.count(kind)
            finally:
                reading.cancel()

    async def drain(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for _ in socket:
                pass

    def hostile_message(self) -> tuple[str, str | bytes]:
        dice = self.dice
        match dice.randrange(8):
            case 0:
                return "noise", "".join(chr(dice.randrange(32, 0x2FF)) for _ in range(dice.randrange(200)))
            case 1:
                return "binary", os.urandom(dice.randrange(200))
            case 2:
                return "nested", "[" * dice.randrange(1, 8000) if dice.random() < 0.5 else '{"id":' * 1000
            case 3:
                return "replayed", json.dumps(dice.choice(OVERHEARD))
            case 4:
                size = 9000 if dice.random() < 0.1 else 7000
                return "oversized", json.dumps({"type": "chat", "id": "a", "text": "x" * size})
            case 5:
                return "cut", json.dumps(dice.choice(GOOD_MESSAGES))[: dice.randrange(60)]
            case 6:
                return "not theirs", json.dumps(dice.choice(GOOD_MESSAGES[1:]))
            case _:
                return "mutated", json.dumps(self.mutated(dice.choice(GOOD_MESSAGES)))

    def mutated(self, message: Json) -> Json:
        changed: Json = dict(message)
        for _ in range(self.dice.randrange(1, 4)):
            key = self.dice.choice([*changed, "more"]) if changed else "type"
            if self.dice.random() < 0.2:
                changed.pop(key, None)
            else:
                changed[key] = self.dice.choice(STRANGE)
        return changed

    # -- bytes that are no frames, or no HTTP

    async def scribbler(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            if self.dice.random() < 0.5:
                writer.write(os.urandom(self.dice.randrange(1, 2000)) + b"\r\n\r\n")
                self.count("no HTTP")
                await writer.drain()
                await asyncio.wait_for(reader.read(1000), 0.2)
                return
            writer.write(
                f"GET /api/tables/{self.table}/ws HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                .encode()
            )  # fmt: skip
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            for _ in range(self.dice.randrange(1, 5)):
                writer.write(self.broken_frame())
                self.count("broken frame")
                await writer.drain()
            await asyncio.wait_for(reader.read(1000), 0.2)
        finally:
            writer.close()

    def broken_frame(self) -> bytes:
        dice = self.dice
        match dice.randrange(6):
            case 0:  # text that is not UTF-8
                return bytes([0x81, 0x84, 0, 0, 0, 0, 0xFF, 0xFE, 0xFD, 0xC0])
            case 1:  # not masked
                return bytes([0x81, 0x02]) + b"{}"
            case 2:  # longer than anybody may send
                return bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + b"\0\0\0\0"
            case 3:  # the middle of a message that never began
                return bytes([0x80, 0x82, 0, 0, 0, 0]) + b"{}"
            case 4:  # an unknown kind
                return bytes([0x8F, 0x80, 0, 0, 0, 0])
            case _:
                return os.urandom(dice.randrange(1, 64))

    # -- requests

    async def asker(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            path = self.dice.choice(PATHS).format(table=self.table)
            method = self.dice.choice(("GET", "POST", "POST", "PUT", "DELETE", "BREW", "HEAD"))
            body = self.hostile_body()
            length = len(body) if self.dice.random() < 0.9 else self.dice.choice((10**9, -1, 0))
            head = [
                f"{method} {path} HTTP/1.1",
                f"Host: {self.dice.choice((f'{self.host}:{self.port}', 'evil.example', '', 'a b'))}",
                f"Content-Length: {length}",
                f"Content-Type: {self.dice.choice(('application/json', 'text/plain', ''))}",
                f"Cookie: flibuste={secrets.token_hex(8)}.{'0' * 32}; seats={'x.' * self.dice.randrange(40)}",
                f"Origin: {self.dice.choice((f'http://{self.host}:{self.port}', 'http://evil.example', 'null'))}",
            ]
            writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
            self.count("request")
            await writer.drain()
            await asyncio.wait_for(reader.read(4000), 0.5)
        finally:
            writer.close()

    def hostile_body(self) -> bytes:
        if self.dice.random() < 0.3:
            return os.urandom(self.dice.randrange(500))
        ask = {"game": "port-royal", "seats": [{"kind": "person"}, {"kind": "bot", "level": "sailor"}], "token": "x"}
        return json.dumps(
            self.mutated({**ask, "record": "Flibuste record 1\nGame: port-royal\n", "name": "Eve"})
        ).encode()


def main() -> None:
    attack = Attack(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
    asyncio.run(attack.run())
    print(json.dumps(attack.sent))


if __name__ == "__main__":
    main()
