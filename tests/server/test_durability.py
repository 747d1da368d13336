"""Nothing that was acknowledged is ever lost: the server is killed while people play, and its disk fills up."""

import contextlib
import random
import resource
import secrets
import sqlite3
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from flibuste.server.stored import Arranged, Dealt, Moved, Opened, Said, TookBack, decode_entry
from flibuste.server.table import Table, read_table
from tests.amounts import amount
from tests.processes import PATIENCE
from tests.server.conftest import RAISED
from tests.server.serving import FREE, Client, Json, Person, Server, bot, person, serving

PLAYERS = 4
OVERTAKEN = ("server-fixed-at-start", "server-not-ready", "server-not-over")  # others arranged something meanwhile
ROUNDS = (200, 1)  # one long game, and many short ones: kills shall meet endings and lobbies too


class RandomPlayer(threading.Thread):
    """Plays one seat by chance for as long as it is asked to; it comes back when its connection is lost."""

    def __init__(self, who: Person, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.who = who
        self.table = table
        self.seat = seat
        self.dice = random.Random(seat)
        self.ending = threading.Event()
        self.acknowledged: list[tuple[str, int, str]] = []  # id, n, move
        self.waiting: Json | None = None  # sent, and not yet acknowledged
        self.n = 0  # of the last move acknowledged: older states are none to move in
        self.reconnects = 0
        self.problem = ""
        self.client: Client | None = None

    def log(self) -> tuple[object, ...]:
        """Where this one stands, for whoever has to find out why nobody moves."""
        table = self.client.table if self.client else {}
        state = self.client.state if self.client else {}
        seen = (table.get("phase"), table.get("play"), state.get("n"), state.get("view", {}).get("pending"))
        ready = [seat["ready"] for seat in table.get("seats", [])]
        return self.seat, self.waiting, *seen, ready, len(self.acknowledged), self.reconnects, self.problem

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                self.play()
            except (OSError, WebSocketException, EOFError):  # the server is gone
                self.reconnects += 1
                time.sleep(0.05)
            except AssertionError as error:
                self.problem = str(error)
                return

    def play(self) -> None:
        client = self.client = self.who.joins(self.table)
        try:
            if self.waiting is not None:
                client.send(self.waiting)
            while not self.ending.is_set():
                self.act(client)
                with contextlib.suppress(TimeoutError):
                    self.heard(client.receive(0.2))
        finally:
            client.close()

    def act(self, client: Client) -> None:
        if self.waiting is not None:
            return
        table, state = client.table, client.state
        seat = table["seats"][self.seat]
        if table["phase"] == "playing" and state.get("play") == table["play"]:
            if state["n"] >= self.n and self.seat in state["view"]["pending"]:
                choice = self.dice.choice(client.moves(self.seat))
                self.say(client, {"type": "move", "seat": self.seat, "n": state["n"], "move": choice})
        elif table["phase"] == "over" and self.seat == 0:
            self.say(client, {"type": "again"})
        elif table["phase"] == "lobby" and not seat["ready"]:
            self.say(client, {"type": "ready", "seat": self.seat, "ready": True})
        elif table["phase"] == "lobby" and self.seat == 0 and all(seat["ready"] for seat in table["seats"]):
            self.say(client, {"type": "start"})

    def say(self, client: Client, message: Json) -> None:
        self.waiting = {**message, "id": secrets.token_hex(8)}
        client.send(self.waiting)

    def heard(self, message: Json) -> None:
        if self.waiting is None or message.get("id") != self.waiting["id"]:
            return
        if message["type"] == "ack" and self.waiting["type"] == "move":
            self.n = message["n"]
            self.acknowledged.append((self.waiting["id"], self.n, self.waiting["move"]))
        elif message["type"] == "refused":
            key = message["refusal"]["text"]["key"]
            assert message["stale"] or key in OVERTAKEN, message
        self.waiting = None


def stored(data: Path) -> dict[str, list[bytes]]:
    with contextlib.closing(sqlite3.connect(data)) as file:
        rows = file.execute("SELECT table_id, body FROM log ORDER BY table_id, number").fetchall()
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    logs: dict[str, list[bytes]] = {}
    for table, body in rows:
        logs.setdefault(table, []).append(body)
    return logs


def moves_in(bodies: list[bytes]) -> dict[str, tuple[int, int, str]]:
    """By the id of its message: n, seat and notation of every move in a log."""
    n = 0
    found: dict[str, tuple[int, int, str]] = {}
    for body in bodies:
        match decode_entry(body):
            case Moved() as row:
                n += 1
                found[row.id] = (n, row.seat, row.move)
            case Dealt() | TookBack():
                n += 1
            case Opened() | Arranged() | Said():
                pass
    return found


def kill_now_and_then(server: Server, players: list[RandomPlayer], kills: int) -> None:
    """Each time after some more moves; at the end everybody must be able to move again."""
    dice = random.Random(7)
    for _ in range(kills):
        moved_on(players, players, 10)
        time.sleep(dice.random() * 0.2)
        server.kill()
        server.start()
    for player in players:
        moved_on(players, [player], 2)


def moved_on(everybody: list[RandomPlayer], players: list[RandomPlayer], moves: int) -> None:
    """Wait until so many more moves of some players are acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    deadline = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < before + moves:
        stuck = time.monotonic() > deadline or any(player.problem for player in everybody)
        assert not stuck, "nobody moves:\n" + "\n".join(str(player.log()) for player in everybody)
        time.sleep(0.01)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_between_moves(data: Path) -> None:
    kills = amount(3, 50)
    players: list[RandomPlayer] = []
    with serving(data, *RAISED) as server:
        for rounds in ROUNDS:
            people = [Person(server, f"P{seat}").named() for seat in range(PLAYERS)]
            options = {"round_cap": rounds}
            table = people[0].opens([person(), *[FREE] * (PLAYERS - 1)], options=options)["table"]
            for seat in range(1, PLAYERS):
                people[seat].sits(table, seat=seat)
            players += [RandomPlayer(who, table, seat) for seat, who in enumerate(people)]
        for player in players:
            player.start()
        try:
            kill_now_and_then(server, players, kills)
        finally:
            for player in players:
                player.ending.set()
            for player in players:
                player.join(PATIENCE)
    logs = stored(data)
    assert [player.problem for player in players] == [""] * len(players)
    assert all(player.reconnects >= kills for player in players)
    for player in players:
        made = moves_in(logs[player.table])
        for id, n, move in player.acknowledged:
            assert made[id] == (n, player.seat, move)
    for table, bodies in logs.items():
        assert isinstance(list(read_table(table, bodies))[-1], Table)
    assert "Traceback" not in server.words()


def test_a_server_that_is_stopped_says_goodbye_and_leaves_one_file(data: Path) -> None:
    with serving(data) as server:
        maud = Person(server, "Maud").named()
        client = maud.joins(maud.opens([person(), bot()], start=True)["table"])
        client.until("state")
        assert server.stop() == 0
        bye = client.until("bye")
        assert (bye["text"]["key"], bye["again"]) == ("bye-closing", True)
        assert sorted(file.name for file in data.parent.iterdir() if file.suffix != ".log") == [
            "tables.db",
            "tables.db.lock",
        ]
        assert "Closed. All games are kept." in server.words()


def test_a_second_server_on_the_same_file_is_refused(data: Path) -> None:
    with serving(data), pytest.raises(AssertionError, match="Another server is using"):
        Server(data).start()


def test_a_port_in_use_is_named(data: Path, tmp_path: Path) -> None:
    with serving(data) as server:
        other = Server(tmp_path / "other.db", port=server.port)
        with pytest.raises(AssertionError, match=f"port {server.port}"):
            other.start()


def file_limit(server: Server, size: int) -> None:
    """As a full disk would: files cannot grow beyond this size."""
    assert server.process is not None
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_stops_the_game_with_a_sentence_and_loses_nothing(data: Path) -> None:
    with serving(data, *RAISED) as server:
        maud = Person(server, "Maud").named()
        table = maud.opens([person(), person(name="Idris")], start=True)["table"]
        client = maud.joins(table)
        client.until("state")
        move_on(client, 5)
        file_limit(server, data.with_name(data.name + "-wal").stat().st_size)
        answer = move_on(client, 500)
        assert answer["type"] == "refused"
        assert answer["refusal"]["text"]["key"] in ("store-full", "store-cannot-write")
        client.settle()
        assert client.table["trouble"]["key"] == answer["refusal"]["text"]["key"]
        assert server.get("/health")[0] == 503
        status, refused = maud.call("POST", "/api/tables", {"game": "port-royal", "seats": [person(), FREE]})
        assert (status, refused["refusal"]["text"]["key"]) == (503, answer["refusal"]["text"]["key"])
        assert maud.joins(table).until("state")["n"] == client.n
        n = client.n
        file_limit(server, resource.RLIM_INFINITY)
        client.until("table", trouble=None)
        assert server.get("/health")[0] == 200
        assert move_on(client, 5)["type"] == "ack"
        assert client.n == n + 5
        assert server.stop() == 0
    made = moves_in(stored(data)[table])
    assert sorted(made.values())[-1][0] == n + 5
    assert "disk" in server.words()
    assert "Traceback" not in server.words()


def move_on(client: Client, moves: int) -> Json:
    """Make some moves; the last answer, or the first refusal."""
    answer: Json = {}
    for _ in range(moves):
        seat = client.state["view"]["pending"][0]
        answer = client.move(seat, client.moves(seat)[-1])
        if answer["type"] == "refused":
            break
        client.until("state")
    return answer


def test_a_database_that_is_moved_away_stops_the_game_until_it_is_back(data: Path) -> None:
    with serving(data, *RAISED) as server:
        maud = Person(server, "Maud").named()
        client = maud.joins(maud.opens([person(), person(name="Idris")], start=True)["table"])
        client.until("state")
        hidden = data.with_name("hidden.db")
        data.rename(hidden)
        answer = move_on(client, 1)
        assert answer["refusal"]["text"]["key"] == "store-moved"
        hidden.rename(data)
        client.until("table", trouble=None)
        assert move_on(client, 3)["type"] == "ack"


BOUND_BY_PERMISSIONS = (  # gives up what lets root write to any file
    sys.executable,
    "-c",
    "import ctypes, os, sys; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0); os.execv(sys.argv[1], sys.argv[1:])",
)


def test_a_read_only_database_is_refused_in_a_sentence_and_left_as_it_is(data: Path) -> None:
    with serving(data) as server:
        Person(server, "Maud").named().opens([person(), FREE])
        server.stop()
    before = data.read_bytes()
    data.chmod(0o444)
    with pytest.raises(AssertionError, match=r"flibuste: .*cannot be used as a store: .*readonly"):
        Server(data, command=BOUND_BY_PERMISSIONS).start()
    assert data.read_bytes() == before
