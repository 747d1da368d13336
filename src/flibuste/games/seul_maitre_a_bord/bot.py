"""A sensible player of Seul Maître à Bord, as far as it goes: sells what it has, and does not throw things away."""

from flibuste.games.seul_maitre_a_bord.rules import SeulMaitre
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State


class RuleBot(Bot):
    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        if not isinstance(state, SeulMaitre):
            raise TypeError("this bot plays Seul Maître à Bord")
        return moves.get(state.below(moves.n))
