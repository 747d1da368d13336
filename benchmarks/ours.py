"""Our own work to be measured. `python -m benchmarks.ours SECONDS` measures uncompiled random play alone."""

import random
import sys
from pathlib import Path

import flibuste.kit.state
from benchmarks.clock import Run, run_for
from flibuste.bots import bot_named
from flibuste.bots.search import SearchBot
from flibuste.kit.bits import lowest
from flibuste.kit.game import Game, find_game
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves, State, legal_moves
from flibuste.lab.playout import copy_often, play_randomly

HOME = "port-royal"  # the game that is measured in every way; the others are played inside the library
PLAYERS = 4
COPIES = 1000
ITERATIONS = 100


def port_royal() -> Game:
    return find_game(HOME)


def compiled() -> bool:
    return Path(flibuste.kit.state.__file__).suffix != ".py"


def inside(game: Game) -> Run:
    """Whole random games inside the library."""
    options = game.option_numbers(game.check_options({}))
    moves = Moves(game.codes)
    words = iter(range(1_000_000_000))
    return lambda: play_randomly(game.deal(PLAYERS, options, word_of(1, next(words)), None), moves)


def step_by_step() -> Run:
    """Whole random games driven move by move from Python."""
    game = port_royal()
    options = game.option_numbers(game.check_options({}))
    words = iter(range(1_000_000_000))
    dice = random.Random(1)

    def play() -> int:
        decisions = 0
        state = game.deal(PLAYERS, options, word_of(2, next(words)), None)
        while owing := state.pending():
            seat = lowest(owing)
            legal = legal_moves(state, seat)
            state.play(seat, legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def halfway() -> State:
    """A position in the middle of a game between rule bots."""
    game = port_royal()
    bot = bot_named(game, "rule")
    moves = Moves(game.codes)
    made: list[tuple[int, int]] = []
    state = game.new(PLAYERS, word=5)
    while owing := state.pending():
        seat = lowest(owing)
        moves.clear()
        state.legal(seat, moves)
        made.append((seat, bot.choose(state.copy(), seat, moves)))
        state.play(*made[-1])
    state = game.new(PLAYERS, word=5)
    for seat, move in made[: len(made) // 2]:
        state.play(seat, move)
    return state


def copies() -> Run:
    state = halfway()

    def copy() -> int:
        copy_often(state, COPIES)
        return COPIES

    return copy


def iterations() -> Run:
    """Iterations of the search in the middle of a game."""
    state = halfway()
    seat = lowest(state.pending())
    bot = SearchBot(port_royal().rule_bot(), iterations=ITERATIONS)
    moves = Moves(port_royal().codes)
    state.legal(seat, moves)

    def search() -> int:
        bot.choose(state.copy(), seat, moves)
        return ITERATIONS

    return search


if __name__ == "__main__":
    if compiled():
        sys.exit("The uncompiled rules should be measured, and the compiled ones were found.")
    random_play = inside(port_royal())
    random_play()
    print(run_for(float(sys.argv[1]), random_play))
