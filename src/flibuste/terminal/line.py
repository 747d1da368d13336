"""Lines in and lines out."""

import contextlib
import importlib
import io
import sys
import unicodedata
from collections.abc import Callable
from typing import TextIO

from rich.console import Console
from rich.text import Text as Styled

PLAIN = ""
STRONG = "bold"


class Screen(Console):
    """A console that leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Line:
    """A person at a keyboard. What was said stays said: nothing is ever overwritten.

    Colours and weights come only on a real terminal and carry no meaning of their own; NO_COLOR turns colours off.
    """

    def __init__(self, read: Callable[[str], str], out: TextIO, *, at_keyboard: bool) -> None:
        """`read` shows a prompt and gives the line typed, like `input`; without a keyboard the line is shown too."""
        self.read = read
        self.out = out
        self.at_keyboard = at_keyboard
        self.console = Screen(file=out, highlight=False, markup=False, emoji=False, soft_wrap=not out.isatty())

    def say(self, saying: str = "", style: str = PLAIN) -> None:
        self.console.print(Styled(harmless(saying), style=style))

    def ask(self, prompt: str) -> str | None:
        """The line typed, or None when there are no more."""
        try:
            typed = self.read(f"{harmless(prompt)} ")
        except EOFError:
            self.say()
            return None
        if not self.at_keyboard:
            self.say(typed)
        return typed

    def scroll_away(self) -> None:
        """Push what a person saw off the screen, for the next one to come."""
        if self.out.isatty():
            self.say("\n" * self.console.height)


def this_terminal() -> Line:
    """The keyboard and screen, or the pipe and file, of this process."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text, and letters a screen lacks, end nothing
    if sys.stdin is None:  # closed from the start
        return Line(nobody, sys.stdout, at_keyboard=False)
    at_keyboard = sys.stdin.isatty()
    if at_keyboard:
        with contextlib.suppress(ImportError):  # not on Windows, which knows the arrow keys without it
            importlib.import_module("readline")
    return Line(input, sys.stdout, at_keyboard=at_keyboard)


def nobody(prompt: str) -> str:
    raise EOFError


def harmless(saying: str) -> str:
    """The text without control characters, which a file from elsewhere could use to play tricks on a terminal."""
    return "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for c in saying)
