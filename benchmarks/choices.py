"""What a search is worth choice by choice, which is less noisy than matches.

    python -m benchmarks.choices gather GAME FILE    unclear decisions of games between rule bots, every likely move
                                                     of which rule bots have played out
    python -m benchmarks.choices judge FILE BOT...   what the moves of a bot gain there over those of the rule bot

A gain is told in thousandths of a win for each decision, with its standard error.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import msgspec

from flibuste.bots import ask, bot_named
from flibuste.bots.search import win_share
from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.game import Game, find_game
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves, State, legal_moves

SEATS = 4
ONE_IN = 12  # decisions is looked at
GLANCES = 96  # playouts of every move, to tell which are likely to be best
LIKELY = 2.5  # standard errors that such a move may lie behind the best
PLAYOUTS = 500  # of those


class Choice(msgspec.Struct):
    """A decision, and the share of the win that each move brought."""

    game: str
    word: int  # of the luck of the deal
    made: list[int]  # what led there
    seat: int
    rule: int  # the rule bot's move
    worths: dict[int, float] = {}

    def state(self) -> State:
        state = find_game(self.game).new(SEATS, word=self.word)
        for move in self.made:
            state.play(lowest(state.pending()), move)
        return state

    def gain(self, move: int) -> float:
        return 1000 * (self.worths[move] - self.worths[self.rule])


def decisions(game: Game, seed: int) -> Iterator[Choice]:
    """Some decisions of games between rule bots."""
    bot = game.rule_bot()
    dice = random.Random(seed)
    number = 0
    while True:
        word = word_of(seed, number)
        number += 1
        state = game.new(SEATS, word=word)
        made: list[int] = []
        while state.pending():
            seat = lowest(state.pending())
            move = ask(bot, state, seat, word_of(word, len(made)))
            if len(legal_moves(state, seat)) > 1 and dice.randrange(ONE_IN) == 0:
                yield Choice(game.id, word, list(made), seat, move)
            made.append(move)
            state.play(seat, move)


def shares(bot: Bot, state: State, seat: int, move: int, words: list[int]) -> list[float]:
    """A seat's share of the win when it makes a move and rule bots play on, in the world of each word."""
    moves = Moves(256)
    found = []
    for word in words:
        world = state.copy()
        world.resample(seat, word)
        world.play(seat, move)
        while world.pending():
            owing = lowest(world.pending())
            moves.clear()
            world.legal(owing, moves)
            world.play(owing, moves.get(0) if moves.n == 1 else bot.choose(world, owing, moves))
        found.append(win_share(world, seat))
    return found


def weigh(bot: Bot, choice: Choice) -> bool:
    """Find what every likely move is worth; whether there is more than one."""
    state = choice.state()
    words = [word_of(choice.word, 1_000_000 * (len(choice.made) + 1) + n) for n in range(GLANCES + PLAYOUTS)]
    legal = legal_moves(state, choice.seat)
    glances = {move: shares(bot, state, choice.seat, move, words[:GLANCES]) for move in legal}
    choice.worths = {move: statistics.mean(glances[move]) for move in legal}
    best = max(legal, key=lambda move: (choice.worths[move], move == choice.rule))
    likely = {best, choice.rule}
    for move in legal:
        behind = [a - b for a, b in zip(glances[best], glances[move], strict=True)]
        if any(behind) and statistics.mean(behind) < LIKELY * statistics.stdev(behind) / sqrt(GLANCES):
            likely.add(move)
    if len(likely) == 1:
        return False
    for move in likely:
        choice.worths[move] = statistics.mean(shares(bot, state, choice.seat, move, words[GLANCES:]))
    return True


def gather(args: argparse.Namespace) -> None:
    game = find_game(args.game)
    bot = game.rule_bot()
    until = time.monotonic() + 60 * args.minutes
    found = 0
    with args.file.open("wb") as lines:
        for choice in decisions(game, args.seed):
            if time.monotonic() > until:
                break
            if weigh(bot, choice):
                lines.write(msgspec.json.encode(choice) + b"\n")
                found += 1
                print(f"\r{found} unclear decisions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def judge(args: argparse.Namespace) -> None:
    choices = [msgspec.json.decode(line, type=Choice) for line in args.file.read_bytes().splitlines()]
    best = statistics.mean(max(map(choice.gain, choice.worths)) for choice in choices)
    print(f"{len(choices)} decisions; who always chose best would gain less than {best:.1f}")
    for name in args.bots:
        bot = bot_named(find_game(choices[0].game), name)
        gains = [
            choice.gain(ask(bot, choice.state(), choice.seat, word_of(args.seed, n)))
            for n, choice in enumerate(choices)
        ]
        error = statistics.stdev(gains) / sqrt(len(gains))
        print(f"{name}: {statistics.mean(gains):.1f} ± {error:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    works = parser.add_subparsers(required=True)
    gathering = works.add_parser("gather", help="look for unclear decisions and play them out")
    gathering.add_argument("game")
    gathering.add_argument("file", type=Path)
    gathering.add_argument("--minutes", type=float, default=10.0)
    gathering.set_defaults(work=gather)
    judging = works.add_parser("judge", help="tell what bots gain there")
    judging.add_argument("file", type=Path)
    judging.add_argument("bots", nargs="+")
    judging.set_defaults(work=judge)
    for work in (gathering, judging):
        work.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()
