"""The rule bot of Jamaica beats chance, and a search on top of it does better."""

import pytest

from flibuste.kit.game import find_game
from tests.bots.against_rule_bots import assert_rule_bot_wins, assert_search_wins

game = find_game("jamaica")


@pytest.mark.parametrize("players", list(game.player_counts))
def test_it_wins_most_games_against_random_ones(players: int) -> None:
    assert_rule_bot_wins(game, players, 0.85)


def test_fifty_milliseconds_of_search_beat_three_rule_bots() -> None:
    assert_search_wins(game, 3, daily=24, full=400, share=0.35, low=0.28)
