"""The words of the lab."""

from functools import cache
from pathlib import Path

from flibuste.kit.errors import FlibusteError
from flibuste.kit.parser import Parser
from flibuste.kit.texts import LANGUAGES, Argument, Text, Words, kit_source, read_texts, usual_language


@cache
def lab_source(language: str) -> str:
    return read_texts(Path(__file__).parent, language)


@cache
def lab_words(language: str) -> Words:
    """The words of kit and lab."""
    return Words(language, [kit_source(language), lab_source(language)])


class LabError(FlibusteError):
    """An error whose sentence is one of the lab's."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, **args)
        self.in_words_of(lab_words)


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the lab that needs no game."""
    return lab_words(language).quote(Text(key, args))


def language_argument(parser: Parser) -> None:
    help = say(parser.language, "lab-argument-lang")
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help=help)
