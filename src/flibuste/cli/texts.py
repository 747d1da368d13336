"""The words of the command line."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Self

from flibuste.kit.errors import FlibusteError
from flibuste.kit.texts import LANGUAGES, Argument, Text, Words, kit_source, read_texts, usual_language


def asked_language(typed: Sequence[str]) -> str:
    """The language that `--lang` asks for on a command line, else the usual one."""
    given = [word.removeprefix("--lang=") for word in typed if word.startswith("--lang=")]
    given += [after for word, after in pairwise(typed) if word == "--lang"]
    return next((language for language in given if language in LANGUAGES), usual_language())


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
