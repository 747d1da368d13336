"""What the server refuses, and what can be wrong with a server: sentences of its own Fluent files."""

from functools import cache
from pathlib import Path

from flibuste.kit.errors import FlibusteError, quoted
from flibuste.kit.game import Refusal
from flibuste.kit.texts import Argument, Text, Words, kit_source, read_texts


@cache
def server_source(language: str) -> str:
    return read_texts(Path(__file__).parent, language)


@cache
def server_texts(language: str) -> Words:
    return Words(language, [kit_source(language), server_source(language)])


class ServerError(FlibusteError):
    """Something that whoever runs the server has to mend."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, **args)
        self.in_words_of(server_texts)


class BadSettings(ServerError):
    """Settings that cannot be."""


class CannotServe(ServerError):
    """The server cannot start: port taken, file in use, no such folder."""


class StoreTrouble(ServerError):
    """The store cannot write or read at present; nothing was changed."""


class RequestRefused(Exception):
    """An answer to whoever asked: not done, and why."""

    def __init__(self, refusal: Refusal, status: int = 400, *, stale: bool = False, seconds: int = 0) -> None:
        super().__init__(refusal.text.key)
        self.refusal = refusal
        self.status = status
        self.stale = stale  # the sender had an old state before their eyes
        self.seconds = seconds  # until trying again makes sense


def refused(key: str, status: int = 400, *, seconds: int = 0, **args: str | int) -> RequestRefused:
    """A refusal for a reason of the server's own, which may quote what somebody sent."""
    text = Text(key, {name: quoted(value) for name, value in args.items()})
    return RequestRefused(Refusal("", text), status, seconds=seconds)


def refused_by(error: FlibusteError, status: int = 400, *, seconds: int = 0) -> RequestRefused:
    """What the kit or the store complains of, as an answer."""
    return RequestRefused(Refusal("", error.text), status, seconds=seconds)
