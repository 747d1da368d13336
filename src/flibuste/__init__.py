"""Board games of the sea: the names most programs need. They are imported when they are first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flibuste.kit.errors import BadFigures as BadFigures
    from flibuste.kit.errors import BadOption as BadOption
    from flibuste.kit.errors import BadPosition as BadPosition
    from flibuste.kit.errors import BadRecord as BadRecord
    from flibuste.kit.errors import FlibusteError as FlibusteError
    from flibuste.kit.errors import IllegalMove as IllegalMove
    from flibuste.kit.errors import NotNow as NotNow
    from flibuste.kit.errors import UnknownGame as UnknownGame
    from flibuste.kit.errors import UnknownMove as UnknownMove
    from flibuste.kit.game import find_game as find_game
    from flibuste.kit.game import find_games as find_games
    from flibuste.kit.play import Play as Play
    from flibuste.kit.state import legal_moves as legal_moves

VERSION: Final = "0.1.0"

_HOMES = {
    "errors": "BadFigures BadOption BadPosition BadRecord FlibusteError IllegalMove NotNow UnknownGame UnknownMove",
    "game": "find_game find_games",
    "play": "Play",
    "state": "legal_moves",
}


def __getattr__(name: str) -> object:
    for module, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"flibuste.kit.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
