"""What a sensible smuggler does."""

from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State

from .rules import LAND, LIE_LOW, CrateFile, Smugglers


class SmugglersBot(Bot):
    """Lands a dear crate more often than a cheap one, and lies low with a poor hand."""

    def __init__(self, file: CrateFile) -> None:
        super().__init__()

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        if not isinstance(state, Smugglers):
            raise TypeError("this bot plays Smugglers only")
        worth = state.figures.worth
        wishes = [max(worth) // 2 if move == LIE_LOW else worth[move - LAND] for move in moves.to_list()]
        ticket = state.below(sum(wishes))
        for i, wish in enumerate(wishes):
            ticket -= wish
            if ticket < 0:
                return moves.get(i)
        raise AssertionError("the tickets of all wishes add up to their sum")

    def value(self, state: State, seat: i64) -> float:
        """Who leads wins, as far as anybody can tell."""
        scores = [state.score(other) for other in range(state.players)]
        leaders = [other for other, score in enumerate(scores) if score == max(scores)]
        return 1 / len(leaders) if seat in leaders else 0.0
