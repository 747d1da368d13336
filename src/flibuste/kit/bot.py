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

    # -- what a game's rule bot may tell a search

    def turn(self, state: State) -> i64:
        """How many turns have begun; where the number never grows a search plays on to the end."""
        return 0

    def horizon(self, state: State) -> i64:
        """How many more have to begin before a search asks for the `value`."""
        return state.players

    def plans_ahead(self) -> bool:
        """Whether a search looks for the seat's own later moves too, or leaves them to this bot."""
        return True

    def infoset_key(self, state: State, seat: i64) -> i64:
        """A number that tells information sets apart to which the same own moves led; 0: they are not told apart."""
        return 0
