"""The commands `serve` and `play`: what they say, open and leave behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.server.defaults import default_data_file
from flibuste.server.errors import BadSettings
from flibuste.server.serve import network_address
from flibuste.server.settings import read_settings
from tests.processes import PATIENCE, children_of, is_running, until
from tests.server.serving import FREE, Person, Server, bot, person, reserved_port, serving


def test_play_opens_the_browser_and_tells_friends_where_to_come(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!{sys.executable}\nimport pathlib, sys\npathlib.Path({str(opened)!r}).write_text(sys.argv[1])\n"
    )
    browser.chmod(0o755)
    command = [sys.executable, "-m", "flibuste", "play", "port-royal", "--data", str(tmp_path / "tables.db"), "--port"]
    environment = {**os.environ, "BROWSER": f"{browser} %s", "LC_ALL": "fr_FR.UTF-8"}
    with (
        reserved_port() as port,
        subprocess.Popen(
            [*command, str(port)], env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        ) as playing,
    ):
        try:
            assert playing.stdout is not None
            assert playing.stdout.readline() == f"Flibuste est ouvert à l\u2019adresse http://127.0.0.1:{port}/\n"
            assert f"http://{network_address()}:{port}" in playing.stdout.readline()
            until(lambda: opened.exists() and opened.read_text())
            assert opened.read_text() == f"http://127.0.0.1:{port}/?game=port-royal"
        finally:
            playing.send_signal(signal.SIGINT)
            assert playing.wait(PATIENCE) == 0


def test_tables_are_kept_where_a_person_keeps_such_things(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from flibuste.server.defaults import default_data_file; print(default_data_file())",
    ]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    kept = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
    assert Path(kept).is_relative_to(tmp_path) or sys.platform in ("darwin", "win32")
    assert default_data_file().name == "flibuste.db"


def test_settings_that_are_no_toml_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """A number can have more digits than Python reads."""
    own = tmp_path / "own.toml"
    for change in ("bots =", f"bots.workers = {'9' * 5000}"):
        with pytest.raises(BadSettings):
            read_settings(changes=[change])
        own.write_text(change, encoding="utf-8")
        with pytest.raises(BadSettings, match=r"own\.toml"):
            read_settings(own)


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_the_thinking_of_bots_ends_with_their_server(data: Path, end: Callable[[Server], object]) -> None:
    with serving(data) as server:
        maud = Person(server, "Maud").named()
        seats, options = [bot("admiral"), person()], {"start_player": "seat0"}
        maud.joins(maud.opens(seats, options=options, start=True)["table"]).until("state")
        assert server.process is not None
        parent = server.process.pid
        until(lambda: children_of(parent))
        workers = children_of(parent)
        end(server)
        until(lambda: not any(is_running(pid) for pid in workers))
        assert "Traceback" not in server.words()
        assert "ERROR" not in server.words()


def test_a_table_waits_in_the_store_while_nobody_looks_at_it(data: Path) -> None:
    with serving(data) as server:
        maud = Person(server, "Maud").named()
        seats = [person(words="tide"), person(name="Idris")]
        table = maud.opens(seats, start=True)["table"]
        client = maud.joins(table)
        client.until("state")
        for _ in range(4):
            seat = client.state["view"]["pending"][0]
            client.move(seat, client.moves(seat)[0], id=f"move {client.n}")
            client.until("state")
        state = client.state
        server.stop()
        server.start()
        mine = maud.call("GET", "/api/tables")[1]["mine"]
        assert [(entry["table"], entry["phase"], entry["n"]) for entry in mine] == [(table, "playing", 5)]
        later = maud.joins(table)
        again = later.until("state")
        assert {**again, "whole": 0, "log": 0} == {**state, "whole": 0, "log": 0}
        assert later.table["seats"] == client.table["seats"]


def test_a_move_that_was_acknowledged_before_a_crash_is_acknowledged_again_after_it(data: Path) -> None:
    with serving(data) as server:
        maud = Person(server, "Maud").named()
        table = maud.opens([person(), person(name="Idris")], start=True)["table"]
        client = maud.joins(table)
        client.until("state")
        seat = client.state["view"]["pending"][0]
        move = client.moves(seat)[0]
        answer = client.move(seat, move, id="once")
        server.kill()
        server.start()
        later = maud.joins(table)
        later.until("state")
        assert later.move(seat, move, id="once", n=1) == answer
        assert later.n == 2


def test_the_host_is_whoever_is_there_when_the_host_stays_away(data: Path) -> None:
    with serving(data, "table.host_away=0.5") as server:
        maud, idris = Person(server, "Maud").named(), Person(server, "Idris").named()
        table = maud.opens([person(), FREE])["table"]
        idris.sits(table)
        host, friend = maud.joins(table), idris.joins(table)
        host.close()
        left = friend.until("table")
        while left["seats"][0]["connected"]:
            left = friend.until("table")
        assert left["you"]["host"] is False
        while not friend.table["you"]["host"]:
            friend.until("table")
        assert friend.table["host"] == 1
        assert friend.ask("add-seat")["type"] == "ack"
        back = maud.joins(table)
        assert back.table["you"]["host"] is True
        friend.settle()
        assert friend.table["you"]["host"] is False
