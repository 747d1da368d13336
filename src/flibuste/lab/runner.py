"""Many games at once: who plays what, on all cores, the same whatever their number."""

import argparse
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context, parent_process
from typing import NamedTuple, TypeVar

from babel.numbers import format_decimal
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.bots import bot_named, choices_listed
from flibuste.kit.cards import with_own_cards
from flibuste.kit.errors import BadOption
from flibuste.kit.game import Game, OptionValues, find_game
from flibuste.kit.parser import Parser
from flibuste.kit.seal import read_seed
from flibuste.kit.texts import Text
from flibuste.lab.texts import LabError, lab_source, language_argument
from flibuste.lab.texts import say as lab_say

MAX_PLAYERS = 16  # whose shared wins a simulation can count
MAX_GAMES = 10_000_000
MAX_CORES = 256

Work = TypeVar("Work")
Result = TypeVar("Result")


class GameSetup(NamedTuple):
    """The game that is to be played many times."""

    game: str
    players: int
    options: OptionValues
    seed: int
    cards: str | None = None  # the text of an owner's file of figures

    def find(self) -> Game:
        return cached_game(self.game, self.cards)


@cache
def cached_game(id: str, cards: str | None) -> Game:
    return find_game(id) if cards is None else find_game(id).with_figures(cards)


def report_header(setup: GameSetup) -> tuple[str, int, OptionValues, int, str]:
    """The setup as a report tells it: of house cards only the digest."""
    cards = "" if setup.cards is None else setup.find().digest
    return setup.game, setup.players, setup.options, setup.seed, cards


# -- from the command line


class BadNumber(LabError):
    """A number on the command line that is none, or too large."""


def number_up_to(most: int, argument: str) -> Callable[[str], int]:
    """Reads a number from 1 on, as it is typed after an argument."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not 1 <= int(text) <= most:
            raise BadNumber("lab-bad-number", argument=argument, given=text, most=most)
        return int(text)

    return read


def shared_arguments(parser: Parser) -> None:
    say = partial(lab_say, parser.language)

    def number(name: str, usual: int, most: int, metavar: str) -> None:
        help = say(f"lab-argument-{name}", usual=usual)
        reads = number_up_to(most, f"--{name}")
        parser.add_argument(f"--{name}", type=reads, default=usual, metavar=metavar, help=help)

    parser.add_argument("game", metavar="GAME", help=say("lab-argument-game"))
    number("players", 4, MAX_PLAYERS, "N")
    number("games", 1000, MAX_GAMES, "K")
    parser.add_argument("--seed", type=read_seed, default=0, metavar="S", help=say("lab-argument-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("lab-argument-option"))
    parser.add_argument("--cards", metavar="FILE", help=say("lab-argument-cards"))
    number("cores", min(available_cores(), MAX_CORES), MAX_CORES, "N")
    parser.add_argument("--json", action="store_true", help=say("lab-argument-json"))
    language_argument(parser)
    if parser.explains:
        parser.epilog = choices_listed(parser)


def setting_of(args: argparse.Namespace) -> GameSetup:
    """What the arguments ask for; says so at once when it cannot be."""
    game = with_own_cards(find_game(args.game), args.cards)
    options = game.read_options(args.option)
    game.new(args.players, options)
    return GameSetup(game.id, args.players, options, args.seed, game.house_figures)


def names_of(args: argparse.Namespace, wanted: int) -> tuple[str, ...]:
    """The bots asked for, of which there are so many or one, which then stands for all."""
    names = tuple(args.bots.split(","))
    game = find_game(args.game)
    for name in names:
        bot_named(game, name)
    if len(names) == 1:
        return names * wanted
    if len(names) != wanted:
        raise BadOption("bots-bad-count", wanted=wanted, given=len(names))
    return names


# -- the work


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches_of(games: int, workers: int) -> list[range]:
    """Games in batches, small enough that the workers end together and the progress is seen."""
    batch = max(1, min(500, games // (workers * 32)))
    return [range(first, min(first + batch, games)) for first in range(0, games, batch)]


def run_parallel(
    do: Callable[[Work], Result], works: Sequence[Work], workers: int, done: Callable[[], None]
) -> list[Result]:
    """The results of all pieces of work, in their order; `do` is a function of a module, for the workers to find."""
    results: list[Result] = []
    if workers == 1 or len(works) == 1:
        for work in works:
            results.append(do(work))
            done()
        return results
    many = min(workers, len(works))
    with ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=exit_with_parent) as pool:
        try:
            for result in pool.map(do, works):
                results.append(result)
                done()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def exit_with_parent() -> None:
    """A worker whose parent was killed would wait for more work for ever."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def progress_of(games: Sequence[int], language: str) -> Iterator[Callable[[], None]]:
    """A bar on the terminal that grows by the next number of games each time it is told; nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(lab_say(language, "lab-games"), total=sum(games))
        batches = iter(games)
        yield lambda: bar.advance(task, next(batches))


# -- the report


class Sheet:
    """A report in plain text."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.words = find_game(game).words(language, lab_source(language))
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
