"""The edges of a game, where anybody may ask anything.

A `State` trusts whoever plays it, for speed. A `Game` does not: what it is asked about is checked before the game's own
code hears of it, so that every game refuses it alike, in a sentence.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from flibuste.kit.errors import BadPosition, NotNow
from flibuste.kit.game import check_seat, check_watcher
from flibuste.kit.state import Note, State

if TYPE_CHECKING:
    from flibuste.kit.game import Game

Answer = TypeVar("Answer")
About = Callable[["Game", State, int], Answer]


def of_a_seat(method: About[Answer]) -> About[Answer]:
    @wraps(method)
    def asked(game: "Game", state: State, seat: int) -> Answer:
        check_seat(seat, state.players)
        return method(game, state, seat)

    return asked


def of_a_watcher(method: About[Answer]) -> About[Answer]:
    @wraps(method)
    def asked(game: "Game", state: State, seat: int) -> Answer:
        check_watcher(seat, state.players)
        return method(game, state, seat)

    return asked


def after_the_end(method: Callable[["Game", State], Answer]) -> Callable[["Game", State], Answer]:
    @wraps(method)
    def asked(game: "Game", state: State) -> Answer:
        if state.pending() != 0:
            raise NotNow("outcome-not-yet")
        return method(game, state)

    return asked


def of_a_pack(method: Callable[["Game", list[int]], State]) -> Callable[["Game", list[int]], State]:
    """The number of players, which leads every pack, is what all sizes follow from."""

    @wraps(method)
    def asked(game: "Game", numbers: list[int]) -> State:
        if not numbers or not game.is_for(numbers[0]):
            raise BadPosition("position-bad-pack")
        try:
            return method(game, numbers)
        except (LookupError, ValueError, OverflowError, TypeError) as error:
            raise BadPosition("position-bad-pack") from error

    return asked


def of_six(method: Callable[["Game", Note], Answer]) -> Callable[["Game", Note], Answer]:
    @wraps(method)
    def asked(game: "Game", note: Note) -> Answer:
        return method(game, note[:6])

    return asked


GUARDED: Mapping[str, Callable[[Any], Any]] = {
    "choices": of_a_watcher,
    "view": of_a_watcher,
    "own_view": of_a_seat,
    "describe": of_a_watcher,
    "prompt": of_a_watcher,
    "odds": of_a_seat,
    "outcome": after_the_end,
    "unpack": of_a_pack,
    "event": of_six,
}


def guard(kind: type[object]) -> None:
    """Check what the methods of this class, a game's, are asked about."""
    for name, guarded in GUARDED.items():
        if name in vars(kind):
            setattr(kind, name, guarded(vars(kind)[name]))
