"""Someone who plays by program."""

from mypy_extensions import mypyc_attr

from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot is only ever shown a resampled copy (see `flibuste.bots`): it cannot know more than its seat.

    It may use up the copy's luck (`state.below`) for its own dice, and must not change anything else of it.
    """

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        """One of the moves, of which there are two or more."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat: its expected share of the win, from 0 to 1.

        Who knows nothing better takes the leaders for the winners.
        """
        own = state.score(seat)
        leaders: i64 = 0
        other: i64 = 0
        while other < state.players:
            score = state.score(other)
            if score > own:
                return 0.0
            if score == own:
                leaders += 1
            other += 1
        return 1.0 / float(leaders)

    def values(self, state: State, shares: vec[float]) -> None:
        """The value for every seat at once."""
        seat: i64 = 0
        while seat < state.players:
            shares[seat] = self.value(state, seat)
            seat += 1

    # -- what a game's rule bot may tell a search

    def settled(self, state: State) -> bool:
        """Whether `value` can be trusted here, so that a search need not play on to the end."""
        return False

    def sight(self, state: State, seat: i64) -> i64:
        """A number that tells apart positions to be thought about apart, though the same moves led to them."""
        return 0
