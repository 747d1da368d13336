"""Fit the network by which Port Royal's rule bot values a position.

`python -m benchmarks.fit_port_royal --minutes 4 OUT`: it learns from positions at the start of a turn who won. It
needs NumPy.
"""

import argparse
from array import array
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.lessons import lessons
from flibuste.games.port_royal.bot import OWN, SHARED, RuleBot
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.kit.bits import has
from flibuste.kit.game import find_game
from flibuste.kit.state import State

MOST_PLAYERS = 5
PLAYERS = (4, 4, 4, 4, 2, 3, 5)
ROUNDS = 12
BATCH = 4096
ROW = len(SHARED) + MOST_PLAYERS * len(OWN) + MOST_PLAYERS


def positions(seed: int, minutes: float) -> "array[float]":
    """What the network takes in at the start of each turn, and the shares of the win in the end; a row each."""
    game = find_game("port-royal")
    bot = game.rule_bot()
    assert isinstance(bot, RuleBot)

    def look(state: State) -> list[float]:
        assert isinstance(state, PortRoyal)
        return bot.traits_of(state)

    rows = array("f")
    for state, seen in lessons(game, bot, PLAYERS, ROUNDS, look, seed, minutes):
        won = [1.0 * has(state.winners(), seat) for seat in range(MOST_PLAYERS)]
        for traits in seen:
            rows.extend(traits + [0.0] * (len(OWN) * (MOST_PLAYERS - state.players)))
            rows.extend(share / sum(won) for share in won)
    return rows


def shares_of(strengths: Any, there: Any) -> Any:
    odds = np.exp(np.where(there, strengths - strengths.max(1, keepdims=True), -1000))
    return odds / odds.sum(1, keepdims=True)


def fitted(rows: Any, cells: int, epochs: int, seed: int) -> tuple[list[Any], float]:
    """The weights after so many passes over nine tenths of the rows, and the log loss on the rest.

    By Adam, its steps dying away.
    """
    dice = np.random.default_rng(seed)
    shared, own = rows[:, : len(SHARED)], rows[:, len(SHARED) : -MOST_PLAYERS].reshape(-1, MOST_PLAYERS, len(OWN))
    traits = np.concatenate([np.repeat(shared[:, None], MOST_PLAYERS, 1), own], 2)
    won = rows[:, -MOST_PLAYERS:]
    there = np.arange(MOST_PLAYERS)[None] < 4 + shared[:, SHARED.index("players"), None].round()
    width = traits.shape[2]
    weights = [
        (dice.standard_normal((width, cells)) / np.sqrt(8)).astype(np.float32),
        np.zeros(cells, np.float32),
        (dice.standard_normal((cells, 1)) / 10).astype(np.float32),
    ]
    mean = [np.zeros_like(part) for part in weights]
    square = [np.zeros_like(part) for part in weights]

    def look(some: Any) -> tuple[Any, Any, Any]:
        flat = traits[some].reshape(-1, width)
        layer = np.maximum(flat @ weights[0] + weights[1], 0)
        return flat, layer, shares_of((layer @ weights[2]).reshape(-1, MOST_PLAYERS), there[some])

    learnt = len(rows) * 9 // 10
    batches = learnt // BATCH
    step = 0
    for _ in range(epochs):
        order = dice.permutation(learnt)
        for batch in range(batches):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            flat, layer, shares = look(some)
            error = np.where(there[some], shares - won[some], 0).reshape(-1, 1).astype(np.float32) / BATCH
            back = (error @ weights[2].T) * (layer > 0)
            step += 1
            pace = 0.0015 * (1 + np.cos(np.pi * step / (epochs * batches)))
            for i, slope in enumerate((flat.T @ back, back.sum(0), layer.T @ error)):
                mean[i] = 0.9 * mean[i] + 0.1 * slope
                square[i] = 0.999 * square[i] + 0.001 * slope**2
                weights[i] -= (
                    pace * mean[i] / (1 - 0.9**step) / (np.sqrt(square[i] / (1 - 0.999**step)) + 1e-8)
                ).astype(np.float32)
    rest = np.arange(learnt, len(rows))
    return weights, float(-(won[rest] * np.log(np.maximum(look(rest)[2], 1e-9))).sum(1).mean())


def written(weights: list[Any], about: str) -> str:
    """As network.toml."""
    named = {**dict(zip([*SHARED, *OWN], weights[0], strict=True)), "bias": weights[1], "out": weights[2][:, 0]}
    lines = [f"{name} = [{', '.join(f'{weight:.3f}' for weight in row)}]" for name, row in named.items()]
    return "\n".join([f"# {about}", "", *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=4.0, help="of play to learn from")
    parser.add_argument("--cells", type=int, default=32, help="of the middle layer")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows = np.frombuffer(positions(args.seed, args.minutes), np.float32).reshape(-1, ROW)
    weights, loss = fitted(rows, args.cells, args.epochs, args.seed)
    learnt = f"Fitted by benchmarks/fit_port_royal.py on {len(rows)} positions"
    about = f"{learnt}; log loss {loss:.4f} on those it did not learn from."
    args.out.write_text(written(weights, about), "utf-8")
    print(about)


if __name__ == "__main__":
    main()
