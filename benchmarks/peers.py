"""Random play in other engines, each in its fastest way and driven move by move from Python."""

import random

import pyspiel
import rlcard

from benchmarks.clock import Run

OPEN_SPIEL = ("hearts", "crazy_eights", "go_fish")
GAMES_TO_COUNT = 200


def step_by_step(name: str) -> Run:
    """OpenSpiel from Python. Every move of a player counts as a decision, forced ones too."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), dice.random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    for outcome, likelihood in outcomes:
        chance -= likelihood
        if chance < 0:
            return outcome
    return outcomes[-1][0]


def inside(name: str) -> Run:
    """OpenSpiel's own loop in C++, with its uniformly random bots.

    The loop does not tell how many decisions it made, so their mean is counted beforehand.
    """
    game = pyspiel.load_game(name)
    counted = step_by_step(name)
    decisions = sum(counted() for _ in range(GAMES_TO_COUNT)) / GAMES_TO_COUNT
    bots = [pyspiel.make_uniform_random_bot(seat, 11 + seat) for seat in range(game.num_players())]
    seeds = iter(range(1, 1_000_000_000))
    games = 10

    def play() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return round(games * decisions)

    return play


def uno_by_rlcard() -> Run:
    """RLCard's Uno as its learners use it: the environment with its observations."""
    table = rlcard.make("uno", config={"seed": 3})
    dice = random.Random(1)

    def play() -> int:
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return play
