"""What each seat and a spectator was sent, as recorded on the wire, is all theirs to know.

Every message is made again from a position in which everything its reader cannot know was dealt anew. If the two are
equal, the message told nothing that is hidden.
"""

import json
import random
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.kit.game import Game
from flibuste.kit.play import Play
from flibuste.kit.record import begin, read_record
from flibuste.kit.state import SPECTATOR
from flibuste.server.messages import GameEvent
from flibuste.server.projection import seat_view, shared_odds, view_of
from flibuste.server.table import Table
from tests.amounts import amount
from tests.laws.found import TUTORIAL, beside_the_others
from tests.server.conftest import RAISED
from tests.server.serving import FREE, Client, Json, Person, Server, person, serving

WITH_TUTORIAL = (sys.executable, str(Path(__file__).with_name("with_tutorial.py")))
PLAYERS = 3


@pytest.fixture(scope="module")
def tutorial_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("tutorial") / "tables.db"
    with serving(data, *RAISED, flibuste=WITH_TUTORIAL) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


def play_by_chance(tutorial_server: Server, game: str, dice: random.Random) -> tuple[list[Client], list[str], str]:
    """A whole game with some moves taken back; the clients (the last one only watches), all tokens, and the record."""
    people = [Person(tutorial_server, name).named() for name in ("Maud", "Idris", "Léa")]
    seated = [people[0].opens([person(words="a"), FREE, FREE], game=game)]
    table = seated[0]["table"]
    seated += [who.sits(table, words="b") for who in people[1:]]
    clients = [*(who.joins(table) for who in people), Client(tutorial_server, table)]
    assert clients[0].ask("start")["type"] == "ack"
    n = 1
    while True:
        for client in clients:
            while client.state.get("n", 0) < n:
                client.until("state")
        if clients[0].state["over"] is not None:
            break
        seat = dice.choice(clients[0].state["view"]["pending"])
        undoing = [s for s in range(PLAYERS) if clients[s].yours(s)["may_take_back"]]
        if undoing and dice.random() < 0.2:
            answer = clients[undoing[0]].ask("take-back", seat=undoing[0], n=n)
        else:
            answer = clients[seat].move(seat, dice.choice(clients[seat].moves(seat)))
        assert answer["type"] == "ack", answer
        n += 1
    tokens = [entry["seats"][0]["token"] for entry in seated]
    return clients, tokens, people[0].call("GET", clients[0].state["over"]["record"])[1]["text"]


def plays_by_n(clients: list[Client], record_text: str) -> dict[int, Play]:
    """The play as it stood at every n: moves are known to their own seats, and the luck is open now."""
    rows: dict[int, Json] = {}
    for seat, client in enumerate(clients[:-1]):
        for message in client.received:
            rows |= {row["n"]: row for row in message.get("log", []) if row["seat"] in (seat, None)}
    record = read_record(record_text)
    made: list[tuple[int, int, str]] = []
    plays: dict[int, Play] = {}
    for n in sorted(rows):
        row = rows[n]
        if row["takes_back"]:
            made = [step for step in made if step[0] != row["takes_back"]]
        elif row["seat"] is not None:
            made.append((n, row["seat"], row["move"]))
        play = begin(record)
        for _, seat, move in made:
            play.move(move, seat)
        plays[n] = play
    return plays


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def as_known_to(play: Play, watcher: int) -> Play:
    """The same play with everything dealt anew that the watcher cannot know."""
    dealt = begun_again(play)
    dealt.state.resample(watcher, secrets.randbits(60))
    return dealt


def begun_again(play: Play) -> Play:
    again = Play(play.game, play.players, play.options, play.luck)
    for made in play.made:
        again.move(made.move, made.seat)
    return again


def check_state(message: Json, play: Play, watcher: int, table: Table) -> None:
    game, known = play.game, as_known_to(play, watcher)
    assert message["view"] == plain(view_of(game, known.state))
    assert message["prompt"] == plain(game.prompt(known.state, SPECTATOR))
    assert message["odds"] == plain(shared_odds(table, known))
    if watcher == SPECTATOR:
        assert message["yours"] == []
    else:
        table.phase = "over" if play.over else "playing"
        assert message["yours"] == [plain(seat_view(table, known, watcher, shared_odds(table, known)))]


def check_rows(message: Json, play: Play, watcher: int, effective: dict[int, int]) -> None:
    for row in message["log"]:
        if play.game.has_secrets and row["seat"] != watcher:
            assert row["move"] == ""
        if not row["takes_back"]:
            told = [GameEvent(e.key, dict(e.args)) for e in play.events[effective[row["n"]]] if e.heard_by(watcher)]
            assert row["events"] == plain(told)


class Shown:
    """Only what the projection asks of a table."""

    def __init__(self) -> None:
        self.lobby = self
        self.odds = True
        self.phase = "playing"

    def last_move_was_late(self, seat: int) -> bool:
        return False


@pytest.mark.parametrize("game", ["smugglers", "port-royal"])
def test_nobody_is_sent_what_they_may_not_know(tutorial_server: Server, game: str) -> None:
    for seed in range(amount(1, 10)):
        with beside_the_others(TUTORIAL):
            clients, tokens, record = play_by_chance(tutorial_server, game, random.Random(seed))
            plays = plays_by_n(clients, record)
        table: Any = Shown()
        compared = 0
        for watcher, client in zip([*range(PLAYERS), SPECTATOR], clients, strict=True):
            for message in client.received:
                if message["type"] == "state":
                    play = plays[message["n"]]
                    check_state(message, play, watcher, table)
                    check_rows(message, play, watcher, {message["n"]: len(play.made)})
                    compared += 1
        assert compared >= 4 * len(plays)
        check_secrets(clients, tokens)


def check_secrets(clients: list[Client], tokens: list[str]) -> None:
    """No token ever, and no secret before the end."""
    secret = clients[0].state["over"]["secret"]
    for client in clients:
        for message in client.received:
            text = json.dumps(message)
            assert not any(token in text for token in tokens)
            assert secret not in text or message.get("over")


def test_games_with_secrets_are_among_those_tried(tutorial_server: Server) -> None:
    with beside_the_others(TUTORIAL):
        from flibuste.kit.game import find_game

        game: Game = find_game("smugglers")
    assert game.has_secrets


def test_a_click_is_not_old_because_somebody_else_has_locked_a_choice(tutorial_server: Server) -> None:
    maud, idris = Person(tutorial_server, "Maud").named(), Person(tutorial_server, "Idris").named()
    table = maud.opens([person(), FREE], game="smugglers")["table"]
    idris.sits(table)
    host, friend = maud.joins(table), idris.joins(table)
    host.ask("start")
    host.until("state")
    friend.until("state")
    assert host.state["view"]["pending"] == [0, 1]
    assert host.move(0, host.moves(0)[0])["n"] == 2
    assert friend.move(1, friend.moves(1)[0], n=1)["n"] == 3
    host.until("state", n=3)
    assert host.move(0, "lie low", n=1)["stale"] is True


def test_a_locked_choice_is_changed_until_it_is_shown(tutorial_server: Server) -> None:
    maud, idris = Person(tutorial_server, "Maud").named(), Person(tutorial_server, "Idris").named()
    table = maud.opens([person(), FREE, FREE], game="smugglers", start=False)["table"]
    idris.sits(table)
    host, friend = maud.joins(table), idris.joins(table)
    assert host.ask("remove-seat", seat=2)["type"] == "ack"
    host.ask("start")
    host.until("state")
    friend.until("state")
    assert friend.move(1, friend.moves(1)[0])["type"] == "ack"
    friend.until("state")
    shown = host.until("state")
    assert (shown["log"][0]["seat"], shown["log"][0]["move"]) == (1, "")
    assert friend.ask("take-back", seat=1, n=2)["n"] == 3
    assert host.until("state")["log"][0]["takes_back"] == 2


def test_people_at_one_device_are_told_whose_news_is_whose(tutorial_server: Server) -> None:
    maud = Person(tutorial_server, "Maud").named()
    table = maud.opens([person(), person(name="Idris")], game="smugglers", start=True)["table"]
    device = maud.joins(table)
    device.until("state")
    for seat in (0, 1):
        landing = next(move for move in device.moves(seat) if move != "lie low")
        n = device.move(seat, landing)["n"]
        device.until("state", n=n)
    told = {
        (event["key"], event["args"].get("seat"), *event.get("to", "?")) for event in device.state["log"][-1]["events"]
    }
    assert {("drew", "#0", 0), ("drew-unseen", "#0", 1), ("drew", "#1", 1), ("drew-unseen", "#1", 0)} <= told
    assert ("night", None, "?") in told, "what everybody hears says nothing about to whom"
