"""The move of a seat whose time is out: one that the game names is legal, and Pirate King names one."""

import random

import pytest

from flibuste.games.pirate_king.rules import codes
from flibuste.kit.game import Game
from tests.laws.found import every_game
from tests.laws.positions import Crew, begun

GAMES = every_game()


def named_moves(game: Game) -> list[int]:
    """What a game names in the course of some plays, wherever somebody is to decide; every one is legal."""
    named: list[int] = []
    for n in range(6):
        dice = random.Random(f"{game.id} {n}")
        play = begun(game, dice.choice(game.player_counts), dice)
        crew = Crew(game, dice)
        while not play.over and len(play.made) < 150:
            for seat in range(play.players):
                move = game.time_out_move(play.state, seat)
                assert move is None or play.state.why_not(seat, move) == 0
                named += [] if move is None else [move]
            crew.move(play)
    return named


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move_that_a_game_names_is_legal(game: Game) -> None:
    named_moves(game)


def test_who_sleeps_in_pirate_king_stops() -> None:
    assert set(named_moves(GAMES["pirate-king"])) == {codes.STOP}


def test_other_games_leave_it_to_their_rule_bot() -> None:
    assert named_moves(GAMES["port-royal"]) == named_moves(GAMES["jamaica"]) == []
