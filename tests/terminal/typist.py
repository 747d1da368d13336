"""Somebody who types at the line client, and reads what it says."""

import io
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from flibuste import cli
from flibuste.kit.game import Game, find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import Luck, SeededLuck
from flibuste.terminal.console import Console
from flibuste.terminal.save_folder import SaveFolder
from flibuste.terminal.seats import read_seats
from flibuste.terminal.session import Session
from flibuste.terminal.texts import table_words


class Answer(NamedTuple):
    """What a command gave back."""

    code: int
    out: str
    err: str


Flibuste = Callable[..., Answer]


def flibuste_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Flibuste:
    """The command, run in this process and in a folder, with these lines piped in."""
    monkeypatch.chdir(folder)

    def run(*arguments: str, typed: str | bytes = "") -> Answer:
        piped = typed.encode() if isinstance(typed, str) else typed
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(piped), encoding="utf-8"))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        try:
            code = cli.main(arguments)
        except SystemExit as stop:  # argparse
            code = int(stop.code or 0)
        return Answer(code, out.getvalue(), err.getvalue())

    return run


class Typist:
    """Types lines one after the other; when there are no more, the input is at its end."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.out = io.StringIO()

    def read(self, prompt: str) -> str:
        self.out.write(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def heard(self) -> str:
        return self.out.getvalue()


def sit(
    typist: Typist,
    seats: str = "me=Ada,rule,rule",
    *,
    game: Game | None = None,
    language: str = "en",
    luck: Luck | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    saves: SaveFolder | None = None,
) -> Session:
    """A typist at a new game."""
    game = game or find_game("port-royal")
    words = table_words(game, language)
    taken = read_seats(seats, game, words, repeatable=True)
    play = Play(game, len(taken), options, luck or SeededLuck(1))
    console = Console(typist.read, typist.out, interactive=False)
    return Session(console, words, play, taken, saves or SaveFolder(game.id))
