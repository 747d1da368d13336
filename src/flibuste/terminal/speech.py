"""The words of the terminal, and the language to say them in."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import Game
from flibuste.kit.texts import LANGUAGES, Argument, Text, Words, kit_source, read_texts


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


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the person set for this computer, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class TerminalError(FlibusteError):
    """An error whose sentence is one of the terminal's."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, **args)
        self.words = terminal_words


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the terminal that needs no game."""
    return terminal_words(language).quote(Text(key, args))
