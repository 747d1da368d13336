"""What earlier versions kept is opened by this one: every table says what it said then, and can go on."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flibuste.kit.record import read_record, replay
from tests.data.make import QUICK, said_of
from tests.server.serving import Client, Json, Person, Server, serving

KEPT = sorted(Path(__file__).parents[1].glob("data/v*/tables.db"))
FURTHER = 6  # moves that a table goes on for


class Past:
    """A server of today with the tables of then."""

    def __init__(self, server: Server, expected: Json) -> None:
        self.server = server
        self.tables: dict[str, Json] = expected["tables"]
        self.people = {name: Person(server, name, cookies) for name, cookies in expected["people"].items()}

    @property
    def maud(self) -> Person:
        return self.people["Maud"]


@contextmanager
def opened(kept: Path, folder: Path) -> Iterator[Past]:
    shutil.copy(kept, folder / "tables.db")
    expected = json.loads(kept.with_name("expected.json").read_text("utf-8"))
    with serving(folder / "tables.db", *QUICK) as running:
        yield Past(running, expected)
        assert "Traceback" not in running.words(), running.words()
        assert "cannot be opened" not in running.words(), running.words()


@pytest.fixture(scope="module", params=KEPT, ids=lambda file: file.parent.name)
def past(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    """For tests that only look."""
    with opened(request.param, tmp_path_factory.mktemp("past")) as found:
        yield found


@pytest.fixture(params=KEPT, ids=lambda file: file.parent.name)
def own_past(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Past]:
    """For tests that play."""
    with opened(request.param, tmp_path) as found:
        yield found


def test_something_was_kept() -> None:
    assert KEPT
    assert [file.name for file in KEPT[0].parent.iterdir() if "-wal" in file.name or "-shm" in file.name] == []


def test_every_table_is_listed_as_it_was(past: Past) -> None:
    status, listed = past.maud.call("GET", "/api/tables")
    assert status == 200
    assert {entry["table"]: entry for entry in listed["mine"]} == {id: t["listed"] for id, t in past.tables.items()}


def test_every_table_says_what_it_said(past: Past) -> None:
    for id, then in past.tables.items():
        if "table" in then:
            now = said_of(past.maud, id)
            for part in ("table", "talk", "state", "records"):
                assert now[part] == then[part], (then["purpose"], part)


def test_every_finished_play_is_replayed_to_its_result(past: Past) -> None:
    finished = 0
    for then in past.tables.values():
        for play, text in then.get("records", {}).items():
            finished += 1
            again = replay(read_record(text))
            assert again.over, then["purpose"]
            assert past.maud.call("POST", "/api/verify", {"record": text})[1]["good"] is True
            over = then["state"]["over"]
            if over is not None and int(play) == then["table"]["play"]:
                assert (again.scores(), again.winners()) == (over["scores"], over["winners"])
    assert finished >= 8


def test_every_play_under_way_goes_on(own_past: Past) -> None:
    gone_on = 0
    for id, then in own_past.tables.items():
        if then["listed"]["phase"] != "playing":
            continue
        maud = own_past.maud.joins(id)
        clients: dict[int, Client] = {}
        for client in (maud, own_past.people["Idris"].joins(id)):
            seats = client.table["seats"]
            clients |= {seat: client for seat in client.table["you"]["seats"] if not seats[seat]["level"]}
        goes_on(maud, clients, then["listed"]["n"] + FURTHER)
        gone_on += 1
    assert gone_on >= 8


def goes_on(watcher: Client, clients: dict[int, Client], until: int) -> None:
    watcher.reach(1)
    while watcher.n < until and watcher.state["over"] is None:
        owing = [seat for seat in watcher.state["view"]["pending"] if seat in clients]
        if owing:
            client = clients[owing[0]]
            client.reach(watcher.n)
            answer = client.move(owing[0], client.moves(owing[0])[0])
            assert answer["type"] == "ack", answer
            watcher.reach(answer["n"])
        else:
            watcher.until("state")


def test_a_lobby_is_started_and_a_finished_table_is_played_again(own_past: Past) -> None:
    phases = {then["listed"]["phase"]: id for id, then in reversed(own_past.tables.items())}
    lobby = own_past.maud.joins(phases["lobby"])
    assert lobby.ask("start")["type"] == "ack"
    lobby.reach(1)
    finished = own_past.maud.joins(phases["over"])
    finished.reach(1)
    over = finished.n
    assert finished.ask("again")["type"] == "ack"
    assert finished.reach(over + 1)["play"] == 2
