"""The bot that leaves everything to chance: the least anybody should beat."""

from typing import final

from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State


@final
class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        return moves.get(state.below(moves.n))
