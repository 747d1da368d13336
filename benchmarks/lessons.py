"""Positions to learn a value from: rule bots play, and up to some turn a part of their moves is left to chance.

So whoever learns from the turns after it sees positions that no sensible player would have come to.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.game import Game
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves, State

Seen = TypeVar("Seen")
BY_CHANCE = (0.0, 0.0, 0.05, 0.15)  # of a seat's moves


def lessons(
    game: Game,
    bot: Bot,
    players: Sequence[int],
    rounds: int,
    look: Callable[[State], Seen],
    seed: int,
    minutes: float,
) -> Iterator[tuple[State, list[Seen]]]:
    """Games at their end, by turns for each number of players, and what a look at the start of each turn had shown.

    The turn from which nothing is left to chance is one of the first so many rounds.
    """
    dice = random.Random(seed)
    moves = Moves(game.codes)
    until = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < until:
        state = game.new(players[number % len(players)], word=word_of(seed, number))
        number += 1
        chances = [dice.choice(BY_CHANCE) for _ in range(state.players)]
        sober = dice.randrange(rounds * state.players)
        begun = bot.turn(state)
        seen = []
        while state.pending():
            seat = lowest(state.pending())
            turn = bot.turn(state)
            if turn != begun and turn >= sober:
                seen.append(look(state))
            begun = turn
            moves.clear()
            state.legal(seat, moves)
            by_chance = turn < sober and dice.random() < chances[seat]
            if moves.n == 1 or by_chance:
                state.play(seat, moves.get(dice.randrange(moves.n)))
            else:
                state.play(seat, bot.choose(state, seat, moves))
        yield state, seen
