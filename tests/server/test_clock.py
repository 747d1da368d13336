"""Clocks, reckoned from a log and from the clock of the server; whoever sleeps has the move made for them."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.record import read_record, replay
from flibuste.kit.seal import new_secret
from flibuste.kit.texts import Text
from flibuste.server.clock import PausableClock, SeatClocks
from flibuste.server.errors import RequestRefused
from flibuste.server.stored import (
    NO_CLOCK,
    Chair,
    Dealt,
    Entry,
    Lobby,
    Moved,
    Opened,
    TimeControl,
    TookBack,
    decode_entry,
    encode_entry,
    timestamped,
)
from flibuste.server.table import Table
from tests.processes import until
from tests.server.conftest import RAISED
from tests.server.serving import GAME, Client, Json, Person, Server, person, serving

FIVE_MINUTES = TimeControl("game", 5, 300.0, 10.0)
A_DAY = TimeControl("move", 1440, 86_400.0, 10.0)


# -- reckoning


def test_only_seats_that_owe_a_move_use_up_their_time() -> None:
    times = SeatClocks(FIVE_MINUTES, 2, [0], 1000.0)
    assert (times.left(0, 1030.0), times.left(1, 1030.0)) == (270.0, 300.0)
    times.moved(0, [1], 1040.0)
    assert (times.left(0, 1100.0), times.left(1, 1100.0)) == (260.0, 240.0)


def test_seats_that_choose_at_once_use_up_their_time_at_once() -> None:
    times = SeatClocks(FIVE_MINUTES, 3, [0, 1, 2], 0.0)
    times.moved(1, [0, 2], 20.0)
    assert [times.left(seat, 50.0) for seat in range(3)] == [250.0, 280.0, 250.0]


def test_a_seat_that_no_longer_owes_a_move_stops_though_it_made_none() -> None:
    times = SeatClocks(FIVE_MINUTES, 2, [0, 1], 0.0)
    times.moved(0, [0], 30.0)
    assert times.left(1, 99.0) == 270.0


def test_minutes_for_the_game_end_in_overtime_for_each_move() -> None:
    times = SeatClocks(FIVE_MINUTES, 2, [0], 0.0)
    assert times.deadline(0) == 300.0
    times.moved(0, [0], 295.0)
    assert times.deadline(0) == 305.0
    times.moved(0, [0], 305.0)
    assert times.deadline(0) == 315.0
    assert times.deadline(1) is None


def test_a_day_a_move_begins_anew_with_every_move() -> None:
    times = SeatClocks(A_DAY, 2, [0], 0.0)
    times.moved(0, [0], 50_000.0)
    assert (times.deadline(0), times.left(0, 60_000.0), times.left(1, 60_000.0)) == (136_400.0, 76_400.0, 86_400.0)


def test_taking_back_gives_no_time_back() -> None:
    game = SeatClocks(FIVE_MINUTES, 2, [0], 0.0)
    game.moved(0, [0], 100.0)
    game.took_back(0, 0, [0], 120.0)
    assert game.left(0, 120.0) == 180.0
    move = SeatClocks(A_DAY, 2, [0, 1], 0.0)
    move.moved(0, [1], 40_000.0)
    move.took_back(0, 0, [0, 1], 80_000.0)
    assert move.left(0, 80_000.0) == 46_400.0
    assert move.left(1, 80_000.0) == 6_400.0


def test_a_row_that_was_stored_just_before_a_crash_may_lie_ahead_of_what_is_remembered() -> None:
    times = SeatClocks(FIVE_MINUTES, 1, [0], 1000.0)
    assert times.left(0, 995.0) == 300.0


# -- the clock of a server


def test_time_while_the_server_is_down_or_cannot_write_does_not_count() -> None:
    machine = [5000.0]
    clock = PausableClock(lambda: machine[0])
    clock.start(120.0)
    machine[0] += 30
    assert (clock.now(), clock.running) == (150.0, True)
    clock.pause()
    machine[0] += 1000
    assert (clock.now(), clock.running) == (150.0, False)
    clock.resume()
    clock.resume()
    machine[0] += 5
    assert clock.now() == 155.0
    uptime = clock.now()
    machine[0] += 100_000
    again = PausableClock(lambda: machine[0])
    again.start(uptime)
    machine[0] += 1
    assert again.now() == 156.0


# -- a table from its rows


def a_table(kind: TimeControl) -> tuple[Table, list[Entry]]:
    """Two people at Port Royal, the first to move, dealt in second 100 of the server's clock."""
    lobby = Lobby(
        host="g",
        chairs=(Chair(kind="person", name="Maud"), Chair(kind="person", name="Idris")),
        options=find_game(GAME).check_options({"start_player": "seat0"}),
        odds=True,
        watching="link",
        secret=new_secret().hex(),
        clock=kind,
    )
    game = find_game(GAME)
    rows: list[Entry] = [
        Opened(at=0, name="Kraken", game=GAME, lobby=lobby, notice=Text("talk-started")),
        Dealt(at=0, lobby=lobby, rules=game.rules_version, figures=game.digest, next_secret=new_secret().hex()),
    ]
    table = Table("kraken-8m2tq6ynv0cd")
    rows = timestamped(rows, kind, 100.0)
    for row in rows:
        table.apply(row)
    return table, rows


def apply(table: Table, rows: list[Entry], row: Entry, t: float) -> None:
    [timed] = timestamped([row], table.lobby.clock, t)
    rows.append(timed)
    table.apply(timed)


def left(table: Table, now: float) -> list[float]:
    assert table.clocks is not None
    return [table.clocks.left(seat, now) for seat in range(2)]


def test_the_clocks_of_a_table_follow_from_its_rows() -> None:
    table, rows = a_table(FIVE_MINUTES)
    assert table.deadlines() == {0: 400.0}
    apply(table, rows, Moved(at=0, seat=0, move="stop"), 130.0)
    read = Table(table.id)
    for row in rows:
        read.apply(decode_entry(encode_entry(row)))
    assert left(read, 140.0) == left(table, 140.0)
    assert left(table, 130.0)[0] == 270.0


def test_a_table_without_a_clock_has_no_times_and_its_rows_none_either() -> None:
    table, rows = a_table(NO_CLOCK)
    apply(table, rows, Moved(at=0, seat=0, move="stop"), 130.0)
    assert (table.clocks, table.has_deadline, table.deadlines()) == (None, False, {})
    assert all(b'"t":' not in encode_entry(row) for row in rows)


def test_a_bot_that_plays_for_somebody_is_not_hurried_by_the_clock() -> None:
    table, _ = a_table(FIVE_MINUTES)
    away = tuple(Chair(kind="person", name=chair.name, level="sailor") for chair in table.chairs)
    table.lobby = Lobby(
        **{name: getattr(table.lobby, name) for name in table.lobby.__struct_fields__} | {"chairs": away}
    )
    assert table.deadlines() == {}


@pytest.mark.parametrize("late", [False, True])
def test_a_move_that_was_made_for_a_sleeper_is_final(late: bool) -> None:
    table, rows = a_table(A_DAY)
    while table.play is not None and not table.play.may_take_back(0):
        seat = table.pending()[0]
        move = "stop" if "stop" in table.play.legal_moves(seat) else table.play.legal_moves(seat)[0]
        apply(table, rows, Moved(at=0, seat=seat, move=move, late=late), 200.0)
    if late:
        with pytest.raises(RequestRefused) as refused:
            table.check_take_back(0, table.n)
        assert refused.value.refusal.text.key == "take-back-too-late"
    else:
        moves = len(table.effective)
        table.check_take_back(0, table.n)
        apply(table, rows, TookBack(at=0, seat=0), 201.0)
        assert len(table.effective) == moves - 1


def test_what_is_taken_back_has_used_its_time() -> None:
    table, rows = a_table(FIVE_MINUTES)
    while table.play is not None and not table.play.may_take_back(0):
        seat = table.pending()[0]
        move = "stop" if "stop" in table.play.legal_moves(seat) else table.play.legal_moves(seat)[0]
        apply(table, rows, Moved(at=0, seat=seat, move=move), table.n * 10.0 + 100.0)
    before = left(table, table.n * 10.0 + 90.0)
    apply(table, rows, TookBack(at=0, seat=0), table.n * 10.0 + 90.0)
    assert left(table, table.n * 10.0 + 80.0) == before


# -- at a real server, where a minute takes an instant


@pytest.fixture(scope="module")
def fast_clocks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    tables = tmp_path_factory.mktemp("fast_clocks") / "tables.db"
    with serving(tables, *RAISED, "clock.minute=0.02", "clock.overtime=0.02") as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


TWO = [person(), person(name="Idris")]
SHORT_GAME = {"round_cap": 2, "start_player": "seat0"}


def rows_until_the_end(client: Client) -> list[Json]:
    while not client.state or client.state["over"] is None:
        client.until("state")
    return [row for message in client.received if message["type"] == "state" for row in message["log"]]


@pytest.mark.parametrize("kind", ["game", "move"])
def test_a_game_of_sleepers_comes_to_its_end(fast_clocks: Server, kind: str) -> None:
    maud = Person(fast_clocks, "Maud").named()
    table = maud.opens(TWO, options=SHORT_GAME, clock={"kind": kind, "minutes": 1}, start=True)["table"]
    client = maud.joins(table)
    moves = [row for row in rows_until_the_end(client) if row["seat"] is not None]
    assert {row["seat"] for row in moves} == {0, 1}
    assert all(row["late"] for row in moves)
    record = maud.call("GET", client.state["over"]["record"])[1]["text"]
    assert replay(read_record(record)).over
    assert [seat["kind"] for seat in client.table["seats"]] == ["person", "person"]


def test_with_much_time_nothing_is_late_and_the_clocks_are_told_with_every_state(server: Server) -> None:
    maud = Person(server, "Maud").named()
    client = maud.joins(
        maud.opens(TWO, options=SHORT_GAME, clock={"kind": "game", "minutes": 600}, start=True)["table"]
    )
    told = client.until("clock")
    assert (told["n"], told["running"], told["left"][1]) == (client.n, [0], 36_000.0)
    assert told["left"][0] <= 36_000.0
    n = client.move(0, client.moves(0)[0])["n"]
    client.until("clock", n=n)
    assert client.state["log"][-1]["late"] is False
    assert maud.joins(client.table["table"]).until("clock")["left"][0] <= told["left"][0]


def test_the_clock_is_agreed_on_in_the_lobby(server: Server) -> None:
    maud = Person(server, "Maud").named()
    client = maud.joins(maud.opens(TWO)["table"])
    assert client.table["clock"] == {"kind": "none", "minutes": 0}
    assert client.ask("house", clock={"kind": "move", "minutes": 1440})["type"] == "ack"
    client.until("table", clock={"kind": "move", "minutes": 1440})
    refused = client.ask("house", clock={"kind": "game", "minutes": 0})
    assert refused["refusal"]["text"]["key"] == "server-clock-without-time"
    client.ask("start")
    client.until("clock")
    refused = client.ask("house", clock={"kind": "none", "minutes": 0})
    assert refused["refusal"]["text"]["key"] == "server-fixed-at-start"
    assert maud.call("GET", "/api/tables")[1]["mine"][0]["clock"] == {"kind": "move", "minutes": 1440}


def test_a_stranger_cannot_wish_for_other_clocks(server: Server) -> None:
    maud = Person(server, "Maud").named()
    for wish in ({"kind": "sundial"}, {"kind": "game", "minutes": -1}, {"kind": "game", "minutes": 10**9}, 5, None):
        assert maud.call("POST", "/api/tables", {"game": GAME, "seats": TWO, "clock": wish})[0] == 400


def test_clocks_go_on_after_a_restart_though_nobody_comes_back(data: Path) -> None:
    with serving(data, *RAISED, "clock.minute=0.05") as server:
        maud = Person(server, "Maud").named()
        wish = {"kind": "move", "minutes": 1}
        maud.opens(TWO, options={"round_cap": 10_000}, clock=wish, start=True)
        server.kill()
        server.start()
        until(lambda: server.metric("late_moves_total") > 2)


def test_a_restart_gives_nobody_their_time_back(data: Path) -> None:
    with serving(data, *RAISED, "clock.minute=1.0") as server:
        maud = Person(server, "Maud").named()
        table = maud.opens(TWO, options=SHORT_GAME, clock={"kind": "game", "minutes": 43_200}, start=True)["table"]

        def time_left() -> float:
            left: float = maud.joins(table).until("clock")["left"][0]
            return left

        until(lambda: time_left() < 43_199.0)
        before = time_left()
        assert server.stop() == 0
        time.sleep(0.1)
        server.start()
        assert time_left() <= before
