"""Someone who plays by program."""

from mypy_extensions import mypyc_attr

from flibuste.kit.native import i64
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
        """How good the position is for the seat: its expected share of the win, from 0 to 1."""
        raise NotImplementedError

    # -- what a game's rule bot may tell a search

    def settled(self, state: State) -> bool:
        """Whether `value` can be trusted here; in the middle of a turn it may be worth playing on a little first."""
        return True

    def sight(self, state: State, seat: i64) -> i64:
        """A number that tells apart positions to be thought about apart, though the same moves led to them."""
        return 0
