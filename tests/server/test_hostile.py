"""Hostile input changes no table, leaves no trace of an error, and does not stop those who play."""

import json
import subprocess
import sys
import threading
import time
from pathlib import Path

from flibuste.server.stored import Said, decode_entry
from tests.amounts import amount
from tests.processes import PATIENCE, until
from tests.server.conftest import RAISED
from tests.server.serving import Client, Json, Person, Server, person, serving
from tests.server.test_durability import moves_in, stored

# So that the messages arrive at all: with the usual limits a flood ends after some dozens.
RAISED_MORE = (*RAISED, "limits.sockets_per_address=1000", "limits.people_per_address=1000")

HOSTILE = Path(__file__).with_name("hostile.py")


class Honest(threading.Thread):
    """Plays both seats of a table, one move after the other, and notes how long each answer takes."""

    def __init__(self, client: Client) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.ending = threading.Event()
        self.seconds: list[float] = []
        self.made: list[Json] = []

    def run(self) -> None:
        client = self.client
        while not self.ending.is_set():
            if client.state["over"] is not None:
                client.ask("again")
                client.until("state")
                continue
            seat = client.state["view"]["pending"][0]
            began = time.perf_counter()
            answer = client.move(seat, client.moves(seat)[0])
            assert answer["type"] == "ack", answer
            client.until("state", n=answer["n"])
            self.seconds.append(time.perf_counter() - began)
            self.made.append(answer)
            time.sleep(0.01)


def attack(server: Server, table: str, messages: int) -> dict[str, int]:
    """Hostile messages from a process of its own, so that the honest player's clock is not slowed by it."""
    command = [sys.executable, str(HOSTILE), str(server.port), table, str(messages)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    sent: dict[str, int] = json.loads(done.stdout)
    return sent


def test_a_hundred_thousand_hostile_messages_change_nothing(data: Path) -> None:
    messages = amount(3_000, 100_000)
    with serving(data, *RAISED_MORE) as server:
        maud = Person(server, "Maud").named()
        seats = [person(), person(name="Idris")]
        victim = maud.opens(seats, start=True)["table"]
        honest = maud.joins(maud.opens(seats, start=True)["table"])
        honest.until("state")
        watched = maud.joins(victim)
        before = watched.until("state")
        player = Honest(honest)
        player.start()
        sent = attack(server, victim, messages)
        until(lambda: len(player.made) > 10 or not player.is_alive())
        player.ending.set()
        player.join(PATIENCE)
        assert not player.is_alive()
        assert sum(sent.values()) >= messages
        assert len(player.made) > 10
        again = maud.joins(victim).until("state")
        assert {**again, "whole": 0, "log": 0} == {**before, "whole": 0, "log": 0}
        assert server.get("/health")[0] == 200
        longest, own = server.metric("stall_longest_seconds"), server.metric("own_stall_longest_seconds")
        server.stop()
    words = server.words()
    assert "Traceback" not in words, words[-4000:]
    assert "ERROR" not in words, words[-4000:]
    logs = stored(data)
    rows = [decode_entry(body) for body in logs[victim]]
    assert all(isinstance(row, Said) for row in rows[2:])
    assert len(moves_in(logs[honest.table["table"]])) == len(player.made)
    slowest = sorted(player.seconds)[int(len(player.seconds) * 0.99)]
    print(f"{dict(sent)}; honest p99 {slowest * 1000:.0f} ms over {len(player.seconds)} moves;")
    print(f"longest stall {longest * 1000:.0f} ms, {own * 1000:.0f} ms by own work; raised: {', '.join(RAISED_MORE)}")
