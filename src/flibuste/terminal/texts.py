"""The words of the terminal."""

from functools import cache
from pathlib import Path

from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import Game
from flibuste.kit.texts import Argument, Text, Words, kit_source, read_texts


@cache
def terminal_source(language: str) -> str:
    return read_texts(Path(__file__).parent, language)


@cache
def terminal_words(language: str) -> Words:
    """The words of kit and terminal, before a game is chosen."""
    return Words(language, [kit_source(language), terminal_source(language)])


def table_words(game: Game, language: str) -> Words:
    """The words of kit, game and terminal."""
    return game.words(language, terminal_source(language))


class TerminalError(FlibusteError):
    """An error whose sentence is one of the terminal's."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, **args)
        self.words = terminal_words


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the terminal that needs no game."""
    return terminal_words(language).quote(Text(key, args))
