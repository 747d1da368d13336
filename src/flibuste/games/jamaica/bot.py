"""A player of Jamaica for the time being: any move is as good as any other."""

from typing import final

from flibuste.games.jamaica.rules import Figures
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State


@final
class RuleBot(Bot):
    figures: Figures

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        return moves.get(state.below(moves.n))
