"""`flibuste position`: a position in words."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from flibuste.kit.position import write_position
from tests.terminal.test_commands import GAME, TRADING
from tests.terminal.typist import Flibuste

POSITION = json.loads(write_position(GAME, GAME.read_state(dict(TRADING))))


def test_turn_table_and_moves_are_told(flibuste: Flibuste) -> None:
    answer = flibuste("position", "-", typed=json.dumps(POSITION))
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "Port Royal"
    assert "Seat 1 is to move." in lines
    assert any(line.startswith("1. ") and line.endswith("(stop)") for line in lines)
    assert any("(trade blue)" in line for line in lines)
    assert any("(hire sailor-3)" in line for line in lines)
    assert any(line.startswith("Not now: ") and "PR-HIR-03" in line for line in lines)


def test_in_french(flibuste: Flibuste) -> None:
    answer = flibuste("position", "-", "--lang", "fr", typed=json.dumps(POSITION))
    assert answer.code == 0
    assert "Place 1 doit jouer." in answer.out


def test_a_finished_position_has_an_outcome(flibuste: Flibuste) -> None:
    flibuste("play", "--terminal", "--seats", "rule,rule", "--seed", "1", "--save", "game.txt")
    position = flibuste("replay", "game.txt", "--position").out
    answer = flibuste("position", "-", typed=position)
    assert answer.code == 0
    assert "is to move" not in answer.out
    assert answer.out.splitlines()[-1] in flibuste("replay", "game.txt").out.replace("Maud", "Seat 1").replace(
        "Idris", "Seat 2"
    )


def without(key: str) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        del position[key]

    return change


def with_value(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position[key] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        without("kind"),
        without("game"),
        without("figures"),
        without("seats"),
        with_value("kind", "flibuste position 2"),
        with_value("game", "chess"),
        with_value("rules", 99),
        with_value("players", 9),
        with_value("seats", "none"),
        with_value("harbour", ["kraken"]),
        with_value("harbour", ["@ship-red"]),
        with_value("actor", 7),
        with_value("phase", "night"),
        with_value("extra", 1),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_position_that_cannot_be_is_a_sentence(
    change: Callable[[dict[str, Any]], None], language: str, flibuste: Flibuste
) -> None:
    position = json.loads(json.dumps(POSITION))
    change(position)
    answer = flibuste("position", "-", "--lang", language, typed=json.dumps(position))
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("flibuste: ")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"phase": "repel"}, 'The position needs the field "drawn".'),
        ({"players": None}, 'The position needs the field "players".'),
        ({"players": "two"}, 'This game is for 2 to 5 players, not "two".'),
        ({"tally": {"foo": 1}}, 'The position has a field "tally foo" that means nothing.'),
        ({"allowance": 3}, 'The field "allowance" can only be 1 here, not 3.'),
        ({"active": "Ada"}, 'The field "active" should be a whole number, not "Ada".'),
        ({"phase": "night"}, 'should be one of after-bust, discover, over, repel, trade, not "night".'),
        ({"harbour": [None]}, 'The field "harbour 1" cannot be null here.'),
        ({"harbour": ["nobody"]}, 'The field "harbour" names "nobody", which is no card of this game.'),
        ({"phase": "over"}, 'The field "harbour" cannot be ["blue-1-1", "sailor-3", "admiral-7"] here.'),
        ({"options": {"round_cap": "5"}}, 'round_cap cannot be "5", but only a whole number from 1 to 10,000.'),
        ({"rules": 2}, "The game was played by version 2 of the rules,"),
    ],
)
def test_what_is_wrong_is_said_as_the_file_has_it(changes: dict[str, Any], sentence: str, flibuste: Flibuste) -> None:
    heading = {name: POSITION[name] for name in ("kind", "game", "rules", "figures")}
    answer = flibuste("position", "-", typed=json.dumps({**heading, **TRADING, **changes}))
    assert answer.code == 2
    assert sentence in answer.err


def test_a_colour_has_a_french_name(flibuste: Flibuste) -> None:
    position = {**POSITION, "harbour": ["blue-1-1", "blue-1-1"]}
    answer = flibuste("position", "-", "--lang", "fr", typed=json.dumps(position))
    assert "Le port a 2 navires de couleur bleue" in answer.err


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"x"', "[" * 100_000])
def test_what_is_no_position_is_a_sentence(text: str, flibuste: Flibuste) -> None:
    answer = flibuste("position", "-", typed=text)
    assert answer.code == 2
    assert answer.err.startswith("flibuste: ")
