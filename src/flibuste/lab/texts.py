"""The words of the lab."""

from functools import cache
from pathlib import Path

from flibuste.kit.errors import FlibusteError
from flibuste.kit.texts import Argument, Words, kit_source, read_texts


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
