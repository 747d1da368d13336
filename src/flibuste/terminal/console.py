"""Lines in and lines out."""

import contextlib
import importlib
import io
import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable
from typing import TextIO

PLAIN = ""
BOLD = "1"  # the sign of bold letters
RESET = "\x1b[0m"
WITHOUT_ANSI = ("", "dumb", "unknown")  # terminals that would show a sign as letters


class Console:
    """A person at a keyboard. What was said stays said: nothing is ever overwritten.

    Weights come only on a real terminal and carry no meaning of their own; there are no colours.
    """

    def __init__(self, read: Callable[[str], str], out: TextIO, *, interactive: bool) -> None:
        """`read` shows a prompt and gives the line typed, like `input`; without a keyboard the line is shown too."""
        self.read = read
        self.out = out
        self.interactive = interactive
        self.is_terminal = out.isatty()
        self.has_ansi = self.is_terminal and os.name != "nt" and os.environ.get("TERM", "") not in WITHOUT_ANSI

    def say(self, saying: str = "", style: str = PLAIN) -> None:
        words = without_control_characters(saying)
        if self.is_terminal:
            words = wrapped(words, shutil.get_terminal_size().columns)
        if style != PLAIN and self.has_ansi:
            words = f"\x1b[{style}m{words}{RESET}"
        print(words, file=self.out, flush=True)

    def ask(self, prompt: str) -> str | None:
        """The line typed, or None when there are no more."""
        try:
            typed = self.read(f"{without_control_characters(prompt)} ")
        except EOFError:
            self.say()
            return None
        if not self.interactive:
            self.say(typed)
        return typed

    def scroll_away(self) -> None:
        """Push what a person saw off the screen, for the next one to come."""
        if self.is_terminal:
            self.say("\n" * shutil.get_terminal_size().lines)


def process_console() -> Console:
    """The keyboard and screen, or the pipe and file, of this process."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text, and letters a screen lacks, end nothing
    if sys.stdin is None:  # closed from the start
        return Console(no_input, sys.stdout, interactive=False)
    interactive = sys.stdin.isatty()
    if interactive:
        with contextlib.suppress(ImportError):  # not on Windows, which knows the arrow keys without it
            importlib.import_module("readline")
    return Console(input, sys.stdout, interactive=interactive)


def no_input(prompt: str) -> str:
    raise EOFError


def wrapped(saying: str, width: int) -> str:
    """The lines of the text, broken between words where they are longer than the screen is wide."""
    lines = [textwrap.wrap(line, width, break_on_hyphens=False) or [""] for line in saying.split("\n")]
    return "\n".join(part for parts in lines for part in parts)


def without_control_characters(saying: str) -> str:
    """The text without control characters, which a file from elsewhere could use to play tricks on a terminal."""
    if saying.replace("\n", "").isprintable():
        return saying
    return "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for c in saying)
