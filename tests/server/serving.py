"""A real server process, and real clients: what the tests of this folder are made with."""

import asyncio
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.processes import PATIENCE

QUICK = ["table.bot_pause=0.0", "bots.workers=1"]
GAME = "port-royal"
FLIBUSTE = (sys.executable, "-m", "flibuste")

Json = dict[str, Any]


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end in a thread of its own: in this one the browser's tests may have left a loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port for a server that may be killed and started again: kept meanwhile, so that nobody else is given it.

    Not even to those who try to come back while the server is gone: a system may connect them to themselves.
    """
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


class Server:
    """`flibuste serve` in a process of its own."""

    def __init__(
        self, data: Path, *settings: str, port: int = 0, command: Sequence[str] = (), flibuste: Sequence[str] = FLIBUSTE
    ) -> None:
        self.data = data
        self.port = port
        self.settings = [*QUICK, *settings]
        self.command = command  # put before it, such as a limit on the size of files
        self.flibuste = flibuste
        self.cards: list[str] = []  # house cards, as game=file
        self.log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        command = [*self.command, *self.flibuste, "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), *(word for setting in self.settings for word in ("--set", setting))]
        command += [word for given in self.cards for word in ("--cards", given)]
        with self.log.open("ab") as log:
            said = len(self.words())
            environment = {**os.environ, "LC_ALL": "C"}
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + PATIENCE
        while "Flibuste is open" not in self.words()[said:]:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.words()[said:]}")
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        """As a power cut would: no warning, no last words."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """As whoever runs it would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def words(self) -> str:
        return self.log.read_text("utf-8", "replace")  # the last letter may still be on its way

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, http.client.HTTPMessage, bytes]:
        return self.request("GET", path, None, headers)

    def request(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str] | None = None
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        connection = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def metric(self, name: str) -> float:
        lines = self.get("/metrics")[2].decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"flibuste_{name} "))


@contextmanager
def serving(
    data: Path, *settings: str, flibuste: Sequence[str] = FLIBUSTE, cards: Sequence[str] = ()
) -> Iterator[Server]:
    with reserved_port() as port:
        server = Server(data, *settings, port=port, flibuste=flibuste)
        server.cards += cards
        try:
            yield server.start()
        finally:
            server.kill()


@dataclass
class Person:
    """A visitor with a browser's cookies, those of the visit and those of each table."""

    server: Server
    name: str = ""
    cookies: dict[str, str] = field(default_factory=dict)  # by path and name

    def call(
        self, method: str, path: str, body: Json | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Json]:
        sent = {"cookie": self.cookie(path), **(headers or {})}
        if body is not None:
            sent["content-type"] = sent.get("content-type", "application/json")
        raw = json.dumps(body).encode() if body is not None else None
        status, answered, content = self.server.request(method, path, raw, sent)
        for set_cookie in answered.get_all("set-cookie") or []:
            name, _, rest = set_cookie.partition("=")
            value, *attributes = rest.split("; ")
            where = next((a[5:] for a in attributes if a.lower().startswith("path=")), "/")
            self.cookies[f"{where} {name}"] = value
        is_json = (answered.get("content-type") or "").startswith("application/json")
        return status, json.loads(content) if is_json else {"text": content.decode()}

    def cookie(self, path: str) -> str:
        fitting = ((key.split(" "), value) for key, value in self.cookies.items())
        return "; ".join(f"{name}={value}" for (where, name), value in fitting if path.startswith(where))

    def named(self) -> "Person":
        assert self.call("POST", "/api/me", {"name": self.name})[0] == 200
        return self

    def opens(self, seats: Sequence[Json], **more: Any) -> Json:
        status, seated = self.call("POST", "/api/tables", {"game": GAME, **more, "seats": list(seats)})
        assert status == 201, seated
        return seated

    def sits(self, table: str, **more: Any) -> Json:
        status, seated = self.call("POST", f"/api/tables/{table}/sit", more)
        assert status == 201, seated
        return seated

    def joins(self, table: str, **hello: Any) -> "Client":
        return Client(self.server, table, cookie=self.cookie(f"/api/tables/{table}/ws"), **hello)


class Client:
    """One WebSocket at a table, which remembers all that came over the wire."""

    def __init__(self, server: Server, table: str, cookie: str = "", hello: bool = True, **more: Any) -> None:
        self.received: list[Json] = []
        self.table: Json = {}
        self.state: Json = {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{server.address}/api/tables/{table}/ws",
                additional_headers={"cookie": cookie} if cookie else None,
                open_timeout=PATIENCE,
                max_size=None,
                compression=None,
            )
        )
        if hello:
            self.send({"type": "hello", **more})
            self.until("table")

    def send(self, message: Json | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "state":
            self.state = message
        return message

    def until(self, kind: str, timeout: float = PATIENCE, **fields: Any) -> Json:
        """The next message of a kind with these fields; what comes before it is remembered."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def reach(self, n: int) -> Json:
        """The state of this number or a later one."""
        while self.state.get("n", 0) < n:
            self.until("state")
        return self.state

    def settle(self) -> None:
        """Take in all that the server has said until now."""
        self.ask("ping")

    def quiet(self, seconds: float) -> None:
        """Take in all that comes until nothing does for a while."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    def ask(self, type: str, **fields: Any) -> Json:
        """Ask for something; the answer to it."""
        id = fields.pop("id", None) or secrets.token_hex(6)
        self.send({"type": type, "id": id, **fields})
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused", "past") and message["id"] == id:
                return message

    @property
    def n(self) -> int:
        n: int = self.state["n"]
        return n

    def yours(self, seat: int) -> Json:
        return next(yours for yours in self.state["yours"] if yours["seat"] == seat)

    def moves(self, seat: int) -> list[str]:
        return [choice["move"] for choice in self.yours(seat)["choices"] if choice["refusal"] is None]

    def move(self, seat: int, move: str, **fields: Any) -> Json:
        return self.ask("move", seat=seat, n=fields.pop("n", self.n), move=move, **fields)

    def close(self) -> None:
        self._open.close()


def is_gone(client: Client) -> bool:
    """Whether the server has closed the connection."""
    try:
        while True:
            client.receive(PATIENCE)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def person(**more: Any) -> Json:
    return {"kind": "person", **more}


def bot(level: str = "sailor") -> Json:
    return {"kind": "bot", "level": level}


FREE: Json = {"kind": "free"}
