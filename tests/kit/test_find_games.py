"""Games are found by their folder, not listed."""

import subprocess
import sys
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
            assert game.id == id
            assert Path(game.folder).name == id.replace("-", "_")


def test_of_the_games_that_are_not_asked_for_nothing_is_loaded() -> None:
    """A person who starts one game in the terminal does not wait for the others."""
    look = "import sys; from flibuste import find_game; find_game('port-royal'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name.startswith("flibuste.games.") and "port_royal" not in name] == []
    assert "flibuste.games.port_royal.rules.state" in loaded
