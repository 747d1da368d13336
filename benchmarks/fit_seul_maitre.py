"""Fit what Seul Maître à Bord's rule bot hopes for: `python -m benchmarks.fit_seul_maitre --minutes 4 OUT`.

Points at the end of the game, as far as they differ from the mean of the seats, by least squares from the seats' traits
when a turn begins; each trait weighs by turns left and their square. Needs NumPy.
"""

import argparse
from array import array
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.lessons import lessons
from flibuste.games.seul_maitre_a_bord.bot import RuleBot, prospects
from flibuste.games.seul_maitre_a_bord.bot.prospects import A_LONG_GAME, A_TURN, TRAITS
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.game import find_game
from flibuste.kit.state import State

SEATS = 4
ROUNDS = 8
ROW = len(TRAITS) + 2  # turns left, traits, points at the end
STEADY = 30.0  # the weight of the wish for small weights


def positions(seed: int, minutes: float) -> "array[float]":
    """A row for each seat."""
    game = find_game("seul-maitre-a-bord")
    bot = game.rule_bot()
    assert isinstance(bot, RuleBot)

    def look(state: State) -> list[list[float]]:
        assert isinstance(state, SeulMaitre)
        return [[prospects.turns_left(state, seat), *prospects.traits_of(bot, state, seat)] for seat in range(SEATS)]

    rows = array("f")
    for state, seen in lessons(game, bot, [SEATS], ROUNDS, look, seed, minutes):
        points = [float(state.score(seat)) for seat in range(SEATS)]
        for seats in seen:
            for row, final in zip(seats, points, strict=True):
                rows.extend([*row, final])
    return rows


def differences(columns: Any) -> Any:
    """From the mean of the seats."""
    by_seat = columns.reshape(-1, SEATS, columns.shape[1])
    return (by_seat - by_seat.mean(1, keepdims=True)).reshape(columns.shape)


def fitted(rows: Any) -> tuple[Any, float, float]:
    """The weights by nine tenths of the rows; the deviation before and after they are used, on the rest."""
    left = rows[:, :1] / A_LONG_GAME
    traits = rows[:, 1:-1]
    given = differences(np.concatenate([traits, traits * left, traits * left**2, left], 1))
    points = differences(rows[:, -1:])[:, 0]
    learnt = len(rows) // SEATS * 9 // 10 * SEATS
    scale = given[:learnt].std(0) + 1e-6
    known = given[:learnt] / scale
    weights = np.linalg.solve(known.T @ known + STEADY * np.eye(known.shape[1]), known.T @ points[:learnt]) / scale
    return weights, float(points[learnt:].std()), float((points[learnt:] - given[learnt:] @ weights).std())


def written(weights: Any, about: str) -> str:
    """As prospects.toml."""
    rows = dict(zip(TRAITS, weights[:-1].reshape(3, -1).T, strict=True)) | {A_TURN: weights[-1:]}
    lines = [f"{name} = [{', '.join(f'{weight:.3f}' for weight in row)}]" for name, row in rows.items()]
    return "\n".join([about, "", *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=4.0, help="of play to learn from")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows = np.frombuffer(positions(args.seed, args.minutes), np.float32).reshape(-1, ROW).astype(np.float64)
    weights, before, after = fitted(rows)
    about = f"""\
# What speaks for a seat when a turn begins, in points of the end: at once, by turns left, and by their square (both in
# eighths); bot/prospects.py tells what is counted. Fitted by benchmarks/fit_seul_maitre.py on {len(rows)} seats;
# others ended {before:.2f} points from the mean (standard deviation), and {after:.2f} from what these
# figures had foretold."""
    args.out.write_text(written(weights, about), "utf-8")
    print(about)


if __name__ == "__main__":
    main()
