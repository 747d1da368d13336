"""The games that the laws are applied to: all that are offered to players, and those that only the tests know."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import flibuste.games
from flibuste.kit.game import Game, find_games

TESTS = Path(__file__).parents[1]
TUTORIAL = TESTS / "tutorial"
BROKEN = TESTS / "laws" / "broken"


@contextlib.contextmanager
def beside_the_others(*folders: Path) -> Iterator[None]:
    """While this lasts, the games of further folders are found like those of `flibuste.games`."""
    path = flibuste.games.__path__
    before = list(path)
    path[:] = [*before, *map(str, folders)]
    try:
        yield
    finally:
        path[:] = before


def every_game() -> dict[str, Game]:
    """All games, the tutorial's too."""
    with beside_the_others(TUTORIAL):
        return find_games()


def broken_games() -> dict[str, Game]:
    with beside_the_others(BROKEN):
        return {id: game for id, game in find_games().items() if id.startswith("broken-")}
