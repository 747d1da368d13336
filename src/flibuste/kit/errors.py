"""What can go wrong, each with a sentence that says what, where and what would be right.

The sentences stand in the kit's Fluent files; `str(error)` is the English one.
"""

from flibuste.kit.texts import Argument, Text, kit_words


class FlibusteError(Exception):
    """The root of all errors that are the caller's to mend."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.text = Text(key, args)

    def __str__(self) -> str:
        return kit_words("en").say(self.text)


class UnknownGame(FlibusteError):
    """There is no game of that name."""


class UnknownMove(FlibusteError):
    """A text that is no move of the game, whatever the position."""


class IllegalMove(FlibusteError):
    """A move of the game that the rules do not allow now."""


class NotNow(FlibusteError):
    """Something other than a move that cannot be done at this point, such as taking back."""


class BadOption(FlibusteError):
    """An option that does not exist, or a value it cannot have; also a wrong number of players."""


class UnknownBot(FlibusteError):
    """There is no bot of that name."""


class BadFigures(FlibusteError):
    """A file of figures that does not make a game."""


class BadPosition(FlibusteError):
    """A position that cannot be."""


class BadRecord(FlibusteError):
    """A record that cannot be read, or does not tell the truth."""
