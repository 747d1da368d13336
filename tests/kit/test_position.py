"""Positions as files."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from flibuste.kit.game import Game
from flibuste.kit.play import Play
from flibuste.kit.position import KIND, LARGEST_POSITION, read_position, write_position
from flibuste.kit.seal import SeededLuck
from flibuste.kit.texts import LANGUAGES


def a_position(game: Game) -> str:
    play = Play(game, 2, {"patrol": False}, SeededLuck(7))
    play.move("lie low")
    return write_position(game, play.state)


def test_a_position_has_a_heading_and_the_whole_table(smugglers: Game) -> None:
    position = json.loads(a_position(smugglers))
    assert list(position) == ["kind", "game", "rules", "figures", "players", "options", "night", "seats"]
    assert position["kind"] == KIND
    assert position["options"] == {"nights": 5, "patrol": False}
    assert position["seats"][0]["chosen"] == "lie low"


def test_a_position_round_trips(smugglers: Game) -> None:
    text = a_position(smugglers)
    game, state = read_position(text)
    assert game is smugglers
    assert write_position(game, state) == text


def test_house_figures_travel_with_the_position(smugglers: Game) -> None:
    figures = (smugglers.folder / "crates.toml").read_text(encoding="utf-8").replace("hand = 3", "hand = 2")
    house = smugglers.with_figures(figures)
    text = a_position(house)
    game, state = read_position(text)
    assert game.digest == house.digest != smugglers.digest
    assert write_position(game, state) == text


def edited(**fields: Any) -> Callable[[str], str]:
    return lambda text: json.dumps({**json.loads(text), **fields})


NESTED = "[" * 900 + "]" * 900
WRONG = [
    ("position-too-large", lambda text: text + " " * LARGEST_POSITION),
    ("position-not-json", lambda text: ""),
    ("position-not-json", lambda text: text[:-3]),
    ("position-not-json", lambda text: "[" * 100_000),
    ("position-not-json", lambda text: text.replace('"night": 1', '"night": NaN')),
    ("position-not-json", lambda text: text.replace('"night": 1', '"night": -Infinity')),
    ("position-not-json", lambda text: text.replace('"night": 1', '"night": 1, "night": 2')),
    ("position-not-json", lambda text: text.replace('"night": 1', '"night": ' + "9" * 5000)),
    ("position-not-json", edited(half="\ud800")),
    ("position-kind", lambda text: "[]"),
    ("position-kind", lambda text: "7"),
    ("position-kind", edited(kind="flibuste position 2")),
    ("position-kind", edited(kind=["flibuste position 1"])),
    ("position-heading", edited(game=7)),
    ("position-heading", edited(rules="1")),
    ("position-heading", edited(rules=True)),
    ("position-heading", edited(rules=1.0)),
    ("position-heading", edited(figures=None)),
    ("position-heading", edited(house_figures=7)),
    ("position-heading", lambda text: text.replace('"smugglers"', NESTED)),
    ("game-unknown", edited(game="whist")),
    ("record-other-rules", edited(rules=2)),
    ("record-other-figures", edited(figures="0000000000000000")),
    ("figures-not-toml", edited(house_figures="= =")),
    ("figures-missing-table", edited(house_figures="")),
    ("position-night", edited(night=99)),
    ("position-unknown-field", edited(luck=7)),
]


@pytest.mark.parametrize(("key", "change"), WRONG)
def test_a_position_that_cannot_be_is_refused(smugglers: Game, key: str, change: Callable[[str], str]) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(change(a_position(smugglers)))
    assert refused.value.text.key == key
    for language in LANGUAGES:
        assert refused.value.say(language)
        assert "{" not in refused.value.say(language)
    assert str(refused.value) == refused.value.say("en")
