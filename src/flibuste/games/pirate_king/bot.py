"""What a sensible pirate does."""

from typing import final

from flibuste.games.pirate_king.rules import Figures, PirateKing
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State


@final
class RuleBot(Bot):
    figures: Figures

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        if not isinstance(state, PirateKing):
            raise TypeError("this bot plays Pirate King")
        return moves.get(state.below(moves.n))
