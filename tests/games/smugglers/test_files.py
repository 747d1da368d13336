"""Positions and figures of Smugglers that cannot be."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flibuste.kit.errors import BadFigures, BadPosition
from tests.games.smugglers.test_rules import GAME, seat

FIGURES = (GAME.folder / "crates.toml").read_text(encoding="utf-8")

Described = dict[str, Any]


def a_position() -> Described:
    return {"players": 2, "night": 1, "seats": [seat("salt", "tea", "rum"), seat("salt", "tea", "rum")]}


def test_options_that_are_left_out_have_their_defaults() -> None:
    assert GAME.options_of(GAME.read_state(a_position())) == {"nights": 5, "patrol": True}


WRONG: dict[str, Callable[[Described], object]] = {
    "players-bad-count": lambda p: p.update(players=7),
    "position-no-number": lambda p: p.update(night="one"),
    "position-seats": lambda p: p["seats"].pop(),
    "position-night": lambda p: p.update(night=7),
    "option-unknown": lambda p: p.update(options={"fog": True}),
    "option-bad-value": lambda p: p.update(options={"nights": 0}),
    "position-crates": lambda p: p["seats"][0]["store"].append("pearls"),
    "position-hand": lambda p: p["seats"][0]["store"].append(p["seats"][0]["hand"].pop()),
    "position-shown": lambda p: p["seats"][0]["landed"].append(p["seats"][0]["store"].pop()),
    "position-looked": lambda p: p["seats"][0].update(next=p["seats"][0]["store"].pop()),
    "move-unknown": lambda p: p["seats"][0].update(chosen="swim"),
    "position-choice": lambda p: p["seats"][0].update(chosen="land pearls"),
    "position-all-chosen": lambda p: [one.update(chosen="lie low") for one in p["seats"]],
}


@pytest.mark.parametrize("key", WRONG)
def test_a_position_that_cannot_be_is_refused_with_its_sentence(key: str) -> None:
    position = a_position()
    WRONG[key](position)
    with pytest.raises(BadPosition) as refused:
        GAME.read_state(position)
    assert refused.value.text.key == key
    for language in ("en", "fr"):
        assert GAME.words(language).say(refused.value.text)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace("worth = 1", "worth = 'much'"), "figures-wrong-shape"),
        (lambda text: text.replace('"tea"', '"salt"'), "figures-crates"),
        (lambda text: text.replace("most_nights = 9", "most_nights = 10"), "figures-crates"),
        (lambda text: text + "[", "figures-not-toml"),
        (lambda text: text + "# \ud800", "figures-not-toml"),
        (lambda text: text + "[far]\nvalue = " + "[" * 5000, "figures-not-toml"),
        (lambda text: text + "[far]\nvalue = " + "9" * 5000, "figures-not-toml"),
    ],
)
def test_figures_that_make_no_game_are_refused(change: Callable[[str], str], key: str) -> None:
    with pytest.raises(BadFigures) as refused:
        GAME.with_figures(change(FIGURES))
    assert refused.value.text.key == key


def test_house_figures_make_another_game_of_the_same_name() -> None:
    house = GAME.with_figures(FIGURES.replace("hand = 3", "hand = 2"))
    assert house.digest != GAME.digest
    assert len(house.view(house.new(2), 0).own["hand"]) == 2


def test_the_layout_of_a_file_of_figures_does_not_matter() -> None:
    assert GAME.with_figures("\n\n# Ours\n" + FIGURES).digest == GAME.digest
    assert Path(GAME.folder).name == "smugglers"
