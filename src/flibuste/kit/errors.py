"""What can go wrong, each with a sentence that says what, where and what would be right.

The sentences stand in the Fluent files of the kit, or of a game; `str(error)` is the English one.
"""

import json
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Self

import msgspec

from flibuste.kit.texts import Argument, Text, Words, kit_words

LONGEST_QUOTE = 200
LONGEST_VALUE = 80
LARGEST_NUMBER = 10**15  # that is grouped and counted as numbers are; a longer one is but a row of digits


class FlibusteError(Exception):
    """The root of all errors that are the caller's to mend."""

    def __init__(self, key: str, **args: Argument) -> None:
        shown = {name: quoted(value) for name, value in args.items()}
        super().__init__(key, shown)
        self.text = Text(key, shown)
        self.words: Callable[[str], Words] = kit_words

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...], dict[str, Any]]:
        return type(self).__new__, (type(self), *self.args), vars(self)  # not by __init__, which subclasses change

    def in_words_of(self, words: Callable[[str], Words]) -> Self:
        """The same error, which a game said, in that game's words."""
        self.words = words
        return self

    def say(self, language: str) -> str:
        words = self.words(language)
        if self.text.key not in words:  # an error must not fail while it is shown
            return f"{self.text.key} {dict(self.text.args)}"
        return words.say(self.text)

    def __str__(self) -> str:
        return self.say("en")


def quoted(value: object) -> Argument:
    """What may be a stranger's words: short, printable, and never read as the name of a message or a seat."""
    if isinstance(value, Text) or (isinstance(value, int) and abs(value) <= LARGEST_NUMBER):
        return value
    if isinstance(value, tuple) and all(isinstance(part, Text) for part in value):
        return value
    if isinstance(value, int) and abs(value) > 10**LONGEST_QUOTE:
        value = hex(value)  # Python does not write thousands of digits
    if not isinstance(value, str):
        value = str(value)
    if len(value) > LONGEST_QUOTE:
        value = value[:LONGEST_QUOTE] + "…"
    if not value.isprintable():
        value = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in value)
    return f" {value}" if value.startswith(("@", "#")) else value


def in_json(value: object) -> str:
    """A value as a file would have it, shortened where it is long."""
    written = json.dumps(value, ensure_ascii=False, default=msgspec.to_builtins)
    return written if len(written) <= LONGEST_VALUE else written[:LONGEST_VALUE] + "…"


class UnknownGame(FlibusteError):
    """There is no game of that name."""


class UnknownMove(FlibusteError):
    """A text that is no move of the game, whatever the position."""


class IllegalMove(FlibusteError):
    """A move of the game that the rules do not allow now."""


class NotNow(FlibusteError):
    """Something other than a move that cannot be done at this point, such as taking back."""


class NoSuchSeat(FlibusteError):
    """A seat that nobody can sit at in this play."""


class BadOption(FlibusteError):
    """An option that does not exist, or a value it cannot have; also a wrong number of players, or a wrong seed."""


class UnknownBot(FlibusteError):
    """There is no bot of that name."""


class UnknownLanguage(FlibusteError):
    """There are no words in that language."""


class BadFigures(FlibusteError):
    """A file of figures that does not make a game."""

    place: tuple[str | int, ...] = ()  # of what is wrong among the figures, as far as one can say
    find_line: Callable[[], int] | None = None

    @cached_property
    def line(self) -> int:
        """Of the owner's file (0: none), looked for when it is asked for, as that takes as long as reading the file."""
        return self.find_line() if self.find_line is not None else 0

    def standing_at(self, *place: str | int) -> Self:
        """The same error, which is about what has this place among the figures."""
        self.place = place
        return self


class BadPosition(FlibusteError):
    """A position that cannot be."""


def wrong_field(field: str, value: object) -> BadPosition:
    """The field cannot have this value; with none at all it is missing."""
    if value is None:
        return BadPosition("position-missing-field", field=field)
    return BadPosition("position-bad-field", field=field, value=in_json(value))


def wrong_number(field: str, value: object, least: int, most: int) -> BadPosition:
    if least == most:
        return BadPosition("position-other-number", field=field, value=in_json(value), only=least)
    return BadPosition("position-bad-number", field=field, value=in_json(value), least=least, most=most)


def wrong_word(field: str, value: object, allowed: Iterable[str]) -> BadPosition:
    return BadPosition("position-bad-word", field=field, value=in_json(value), allowed=", ".join(allowed))


class BadRecord(FlibusteError):
    """A record that cannot be read or judged here."""


class UntrueRecord(BadRecord):
    """A record that can be judged and does not tell the truth."""
