"""What a game really shows has the shape that its structs declare, and the page's types with them."""

import importlib
import json
from typing import Any

import msgspec
import pytest

from flibuste.kit.game import find_game, find_games
from tests.amounts import amount
from tests.house.places import ROOT
from tests.laws.positions import spots

SHAPES = {
    path.parent.name.replace("_", "-"): importlib.import_module(f"flibuste.games.{path.parent.name}.shapes")
    for path in sorted((ROOT / "src/flibuste/games").glob("*/shapes.py"))
}
POSITIONS = amount(40, 400)  # for each number of players


def misshapen(shown: Any, shape: type[msgspec.Struct]) -> str:
    """What is wrong with the shape of something that is sent; "" if nothing is."""
    sent = json.loads(msgspec.json.encode(shown))
    try:
        read = msgspec.convert(sent, shape)
    except msgspec.ValidationError as error:
        return str(error)
    again = json.loads(msgspec.json.encode(read))
    return "" if again == sent else f"{sent} is more or less than {again}"


def declaring(name: str) -> list[str]:
    """The games that show this; not every game has odds."""
    return [game for game, shapes in SHAPES.items() if hasattr(shapes, name)]


def test_every_game_declares_what_it_shows() -> None:
    games = find_games()
    for name in ("TableView", "OwnView", "Components"):
        assert sorted(declaring(name)) == sorted(games), name


@pytest.mark.parametrize("game", declaring("TableView"))
def test_the_table_has_its_declared_shape(game: str) -> None:
    table, own = SHAPES[game].TableView, SHAPES[game].OwnView
    found = find_game(game)
    for players in found.player_counts:
        for spot in spots(found, players, POSITIONS):
            assert misshapen(found.table_view(spot.state), table) == "", spot
            for seat in spot.seats:
                assert misshapen(found.own_view(spot.state, seat), own) == "", spot


@pytest.mark.parametrize("game", declaring("Odds"))
def test_the_odds_have_their_declared_shape(game: str) -> None:
    odds = SHAPES[game].Odds
    found = find_game(game)
    told = 0
    for spot in spots(found, found.player_counts[0], POSITIONS):
        for seat in spot.seats:
            if (chance := found.odds(spot.state, seat)) is not None:
                told += 1
                assert misshapen(chance, odds) == "", spot
    assert told > 0


@pytest.mark.parametrize("game", declaring("Components"))
def test_the_components_have_their_declared_shape(game: str) -> None:
    assert misshapen(find_game(game).components(), SHAPES[game].Components) == ""


class Chest(msgspec.Struct):
    gold: int
    shut: bool = True


@pytest.mark.parametrize(
    ("shown", "complaint"),
    [
        ({"gold": 3, "shut": False}, ""),
        ({"gold": "3", "shut": False}, "Expected `int`"),
        ({"shut": True}, "missing required field `gold`"),
        ({"gold": 3, "shut": True, "map": 1}, "more or less"),
        ({"gold": 3}, "more or less"),
    ],
)
def test_what_has_another_shape_is_told(shown: dict[str, Any], complaint: str) -> None:
    told = misshapen(shown, Chest)
    assert complaint in told and bool(complaint) == bool(told)
