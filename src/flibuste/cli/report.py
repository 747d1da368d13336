"""Reports of many games: as plain text, as JSON, and the bar that shows how far they are."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from babel.numbers import format_decimal
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.cli.texts import cli_source, say
from flibuste.kit.game import find_game
from flibuste.kit.texts import Text
from flibuste.lab.runner import Progress as TellProgress


class TextReport:
    """A report in plain text, in the words of a game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.words = find_game(game).words(language, cli_source(language))
        self.lines: list[str] = []

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(Text(key, args))

    def number(self, value: float, digits: int = 0) -> str:
        return format_decimal(value, format=f"#,##0.{'0' * digits}" if digits else "#,##0", locale=self.language)

    def percent(self, share: float) -> str:
        return self.say("lab-percent", number=self.number(100 * share, 1))

    def interval(self, low: float | None, high: float | None) -> str:
        """Nothing where it is not known."""
        if low is None or high is None:
            return ""
        return self.say("lab-from-to", low=self.number(low, 2), high=self.number(high, 2))

    def line(self, key: str, **args: str | int) -> None:
        self.lines.append(self.say(key, **args))

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows of words and figures, the first row their headings, the first column ranged left.

        A column in which nothing stands but its heading is left out.
        """
        told = [i for i in range(len(rows[0])) if any(row[i] for row in rows[1:])]
        rows = [[row[i] for i in told] for row in rows]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        self.lines.append("")
        for row in rows:
            cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
            self.lines.append("  ".join([row[0].ljust(widths[0]), *cells[1:]]).rstrip())

    def print(self) -> None:
        print("\n".join(self.lines))


def print_json(report: msgspec.Struct) -> None:
    print(msgspec.json.format(msgspec.json.encode(report)).decode())


@contextmanager
def progress_bar(games: int, language: str) -> Iterator[TellProgress]:
    """A bar on the terminal that grows by the games it is told; nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say(language, "lab-games"), total=games)
        yield lambda played: bar.advance(task, played)
