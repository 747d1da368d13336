"""Earlier states of a play, for those who step through it."""

from flibuste.kit.play import Play, PlayedMove
from flibuste.kit.state import State


class HistoryCache:
    """The states of a play, found once by playing it again and then kept."""

    def __init__(self, play: Play) -> None:
        self.luck = play.luck
        self.made: list[PlayedMove] = []
        self.states = [play.game.new(play.players, play.options, play.luck.word(0))]

    def is_of(self, play: Play) -> bool:
        """Whether it is the same play, further on or some moves back."""
        return self.luck is play.luck

    def state_after(self, play: Play, moves: int) -> State:
        """The state after so many effective moves."""
        self._forget_what_was_taken_back(play)
        for made in play.made[len(self.made) : moves]:
            state = self.states[-1].copy()
            state.reseed(self.luck.word(len(self.states)))
            state.play(made.seat, made.move)
            self.states.append(state)
            self.made.append(made)
        return self.states[moves]

    def _forget_what_was_taken_back(self, play: Play) -> None:
        kept = min(len(self.made), len(play.made))
        kept = next((n for n in range(kept) if self.made[n] != play.made[n]), kept)
        del self.made[kept:], self.states[kept + 1 :]
