"""A game being played: a state, the moves that led to it, and what may be taken back."""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple, Self

from flibuste.kit.errors import IllegalMove, NotNow, UnknownMove
from flibuste.kit.game import Event, Game, OptionValues, Refusal, check_watcher
from flibuste.kit.seal import Luck, SeededLuck
from flibuste.kit.state import SPECTATOR, Journal, State, legal_moves
from flibuste.kit.tables import check_code


class PlayedMove(NamedTuple):
    """A move that was made, and how much had been revealed before it."""

    seat: int
    move: int
    revealed: int


class Refused(IllegalMove):
    """An illegal move, with the clause against it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text.key)
        self.refusal = refusal
        self.text = refusal.text

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{self.refusal.clause}: {sentence}" if self.refusal.clause else sentence


class Play:
    """One play of a game, from the deal on.

    The n-th effective move is played with word n of the luck, so a move taken back and made again meets the same luck.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: OptionValues | None = None,
        luck: Luck | None = None,
        *,
        start: State | None = None,
    ) -> None:
        """`start` is a state to play on from instead of a deal; see `from_state`."""
        self.game = game
        self.players = players
        self.options = game.check_options(options or {})
        self.luck: Luck = luck if luck is not None else SeededLuck(0)
        self.start = start
        self.made: list[PlayedMove] = []
        self.events: list[list[Event]] = []  # those of the deal, then those of each effective move
        self.state: State = self._deal()

    @classmethod
    def from_state(cls, game: Game, state: State, luck: Luck | None = None) -> Self:
        """A play that goes on from a position. No record can be made of it: a record begins with the deal."""
        return cls(game, state.players, game.options_of(state), luck, start=state.copy())

    def _deal(self) -> State:
        journal = Journal()
        if self.start is None:
            self.state = self.game.new(self.players, self.options, self.luck.word(0), journal)
        else:
            self.state = self.start.copy()
        self.state.journal = None
        self.made = []
        self.events = [[self.game.event(note) for note in journal.notes]]
        return self.state

    def copy(self) -> Self:
        """A play of its own that stands where this one does."""
        twin = copy(self)
        twin.made, twin.events, twin.state = self.made.copy(), self.events.copy(), self.state.copy()
        return twin

    # -- asking

    @property
    def over(self) -> bool:
        return self.state.pending() == 0

    def pending(self) -> list[int]:
        """The seats that owe a move."""
        owing = self.state.pending()
        return [seat for seat in range(self.players) if owing >> seat & 1]

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (by default the first that owes one), in notation."""
        if seat is None:
            owing = self.pending()
            if not owing:
                return []
            seat = owing[0]
        check_watcher(seat, self.players)
        if seat == SPECTATOR:
            return []
        return [self.game.notation(move) for move in legal_moves(self.state, seat)]

    def why_not(self, seat: int, move: int | str) -> Refusal | None:
        """None when the move is legal, else the clause against it."""
        return self.game.why_not(self.state, seat, self._code(move))

    def _code(self, move: int | str) -> int:
        if isinstance(move, str):
            return self.game.parse(move)
        if not isinstance(move, int):
            raise UnknownMove("move-unknown", move=move)
        check_code(move, self.game.codes)
        return move

    def winners(self) -> list[int]:
        won = self.state.winners()
        return [seat for seat in range(self.players) if won >> seat & 1]

    def scores(self) -> list[int]:
        return [self.state.score(seat) for seat in range(self.players)]

    # -- playing

    def move(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Make a move (by default for the first seat that owes one) and say what happened."""
        if seat is None:
            seat = (self.pending() or [0])[0]
        return self.make(self.check(move, seat), seat)

    def check(self, move: int | str, seat: int) -> int:
        """The code of a legal move; Refused if it is none."""
        code = self._code(move)
        refusal = self.game.why_not(self.state, seat, code)
        if refusal is not None:
            raise Refused(refusal).in_words_of(self.game.words)
        return code

    def make(self, code: int, seat: int) -> list[Event]:
        """Make a move that was checked in this very position."""
        state = self.state
        made = PlayedMove(seat, code, state.revealed)
        state.reseed(self.luck.word(len(self.made) + 1))
        journal = Journal()
        state.journal = journal
        state.play(seat, code)
        state.journal = None
        self.made.append(made)
        events = [self.game.event(note) for note in journal.notes]
        self.events.append(events)
        return events

    # -- taking back

    def may_take_back(self, seat: int) -> bool:
        """Not after the end, when the luck to come may have been shown; a spectator has nothing to take back."""
        return self._taken_back_by(seat) is not None

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move; the remaining moves are played again."""
        gone = self._taken_back_by(seat)
        if gone is None:
            raise NotNow("take-back-too-late")
        remaining = self.made[:gone] + self.made[gone + 1 :]
        self._deal()
        for made in remaining:
            self.make(made.move, made.seat)

    def _taken_back_by(self, seat: int) -> int | None:
        """The place of the move that the seat may take back.

        It is the last of all, and nothing was revealed since; but a locked choice may be changed until it is shown,
        whatever others have locked meanwhile.
        """
        check_watcher(seat, self.players)
        if seat == SPECTATOR or self.over:
            return None
        if self.state.locked() >> seat & 1:
            own = [n for n, made in enumerate(self.made) if made.seat == seat and made.revealed == self.state.revealed]
            return max(own, default=None)  # none: the rules have locked it, for want of a choice
        if self.made and self.made[-1].seat == seat and self.made[-1].revealed == self.state.revealed:
            return len(self.made) - 1
        return None

    def events_for(self, seat: int, since: int = 0) -> Sequence[Event]:
        """What a seat (-1: a spectator) was told, from effective move `since` on (0: from the deal)."""
        check_watcher(seat, self.players)
        return [event for events in self.events[since:] for event in events if event.heard_by(seat)]
