"""The words of the command line."""

from functools import cache
from pathlib import Path
from typing import Self

from flibuste.kit.errors import FlibusteError
from flibuste.kit.texts import Argument, Text, Words, kit_source, read_texts


@cache
def cli_source(language: str) -> str:
    return read_texts(Path(__file__).parent, language)


@cache
def cli_words(language: str) -> Words:
    return Words(language, [kit_source(language), cli_source(language)])


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence that needs no game, with typed words as they are."""
    return cli_words(language).quote(Text(key, args))


class BadArguments(FlibusteError):
    """Something on the command line that cannot be."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, **args)
        self.words = cli_words
        self.command = ""

    def with_help_of(self, command: str) -> Self:
        """The same error, which also tells which help to read."""
        self.command = command
        return self

    def say(self, language: str) -> str:
        said = super().say(language)
        return f"{said}\n{say(language, 'see-help', command=self.command)}" if self.command else said
