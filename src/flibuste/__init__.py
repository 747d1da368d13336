"""Board games of the sea: the names most programs need. They are imported when they are first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flibuste.bots import ask as ask
    from flibuste.bots import bot_named as bot_named
    from flibuste.kit.errors import BadFigures as BadFigures
    from flibuste.kit.errors import BadOption as BadOption
    from flibuste.kit.errors import BadPosition as BadPosition
    from flibuste.kit.errors import BadRecord as BadRecord
    from flibuste.kit.errors import FlibusteError as FlibusteError
    from flibuste.kit.errors import IllegalMove as IllegalMove
    from flibuste.kit.errors import NoSuchSeat as NoSuchSeat
    from flibuste.kit.errors import NotNow as NotNow
    from flibuste.kit.errors import UnknownBot as UnknownBot
    from flibuste.kit.errors import UnknownGame as UnknownGame
    from flibuste.kit.errors import UnknownLanguage as UnknownLanguage
    from flibuste.kit.errors import UnknownMove as UnknownMove
    from flibuste.kit.errors import UntrueRecord as UntrueRecord
    from flibuste.kit.game import Game as Game
    from flibuste.kit.game import find_game as find_game
    from flibuste.kit.game import find_games as find_games
    from flibuste.kit.play import Play as Play
    from flibuste.kit.play import Refused as Refused
    from flibuste.kit.position import read_position as read_position
    from flibuste.kit.position import write_position as write_position
    from flibuste.kit.record import read_record as read_record
    from flibuste.kit.record import record_of as record_of
    from flibuste.kit.record import replay as replay
    from flibuste.kit.record import write_record as write_record
    from flibuste.kit.seal import SealedLuck as SealedLuck
    from flibuste.kit.seal import SeededLuck as SeededLuck
    from flibuste.kit.state import SPECTATOR as SPECTATOR
    from flibuste.kit.state import State as State
    from flibuste.kit.state import legal_moves as legal_moves

VERSION: Final = "0.1.0"
__version__: Final = VERSION

_HOMES = {
    "bots": "ask bot_named",
    "kit.errors": (
        "BadFigures BadOption BadPosition BadRecord FlibusteError IllegalMove NoSuchSeat NotNow UnknownBot UnknownGame"
        " UnknownLanguage UnknownMove UntrueRecord"
    ),
    "kit.game": "Game find_game find_games",
    "kit.play": "Play Refused",
    "kit.position": "read_position write_position",
    "kit.record": "read_record record_of replay write_record",
    "kit.seal": "SealedLuck SeededLuck",
    "kit.state": "SPECTATOR State legal_moves",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = ["VERSION", *_HOME_OF]  # noqa: PLE0604 - names, though not in so many words


def __getattr__(name: str) -> object:
    if name in _HOME_OF:
        return getattr(import_module(f"flibuste.{_HOME_OF[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
