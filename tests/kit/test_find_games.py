"""Games are found by their folder, not listed."""

from pathlib import Path

import pytest

from flibuste.kit.errors import UnknownGame
from flibuste.kit.game import find_game, find_games
from tests.laws.found import TUTORIAL, beside_the_others


def test_a_folder_beside_the_others_is_a_game() -> None:
    without = set(find_games())
    with beside_the_others(TUTORIAL):
        assert set(find_games()) == without | {"smugglers"}
        assert find_game("smugglers").id == "smugglers"
    assert set(find_games()) == without


def test_games_come_in_the_order_of_their_names() -> None:
    with beside_the_others(TUTORIAL):
        assert list(find_games()) == sorted(find_games())


def test_the_tutorial_is_not_offered_to_players() -> None:
    with pytest.raises(UnknownGame, match=r"no game called smugglers; there are: .*port-royal"):
        find_game("smugglers")


def test_a_folder_is_named_after_its_game() -> None:
    with beside_the_others(TUTORIAL):
        for id, game in find_games().items():
            assert Path(game.folder).name == id.replace("-", "_")
