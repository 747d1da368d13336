"""`flibuste play`: a game here, against bots or friends."""

import argparse
import importlib
import importlib.util
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from flibuste.bots import choices_listed
from flibuste.kit.cards import with_own_cards
from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import find_game
from flibuste.kit.parser import Parser
from flibuste.kit.play import Play
from flibuste.kit.record import read_record, replay, write_record
from flibuste.kit.seal import SealedLuck, SeededLuck, new_secret, read_seed
from flibuste.kit.texts import LANGUAGES, usual_language
from flibuste.terminal.files import STANDARD_INPUT, BadFile, path_of, read_file
from flibuste.terminal.line import Line, this_terminal
from flibuste.terminal.seats import Seat, read_seats, recorded_seats, usual_seats
from flibuste.terminal.shelf import Shelf
from flibuste.terminal.sitting import Sitting
from flibuste.terminal.speech import TerminalError, say, table_words

USUAL_GAME = "port-royal"
BROWSER_ARGUMENTS = "flibuste.server.arguments"  # of its own, so that a terminal need not load the server
BROWSER = "flibuste.server.serve"  # once it exists, a game is played on its page unless --terminal is given
WRONG = 2
INTERRUPTED = 130


class BadWish(TerminalError):
    """Something on the command line that cannot be."""


def arguments(parser: Parser) -> None:
    language = parser.language
    parser.add_argument("game", nargs="?", help=say(language, "argument-game", game=USUAL_GAME))
    parser.add_argument("--terminal", action="store_true", help=say(language, "argument-terminal"))
    parser.add_argument("--seats", help=say(language, "argument-seats"))
    parser.add_argument("--seed", help=say(language, "argument-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say(language, "argument-option")
    )
    parser.add_argument("--cards", metavar="FILE", help=say(language, "argument-cards"))
    parser.add_argument("--load", metavar="FILE", help=say(language, "argument-load"))
    parser.add_argument("--save", metavar="FILE", help=say(language, "argument-save"))
    language_argument(parser)
    if browser_is_there():
        browser_arguments(parser)
    if parser.explains:
        parser.epilog = choices_listed(parser)


def browser_arguments(parser: argparse.ArgumentParser) -> None:
    importlib.import_module(BROWSER_ARGUMENTS).play_arguments(parser)


def browser_is_there() -> bool:
    return bool(importlib.util.find_spec(BROWSER.rpartition(".")[0]) and importlib.util.find_spec(BROWSER))


def language_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help=say(usual_language(), "argument-lang"))


def run(args: argparse.Namespace) -> int:
    return in_words(args, play_here if args.terminal or not browser_is_there() else play_in_browser)


def play_in_browser(args: argparse.Namespace, line: Line, language: str) -> int:
    for name in ("seats", "seed", "option", "load", "save", "lang"):
        if getattr(args, name) not in (None, []):
            raise BadWish("only-with-terminal", argument=f"--{name}")
    game = find_game(args.game or USUAL_GAME)
    house = with_own_cards(game, args.cards) if args.cards else None
    code: int = importlib.import_module(BROWSER).play(args, house)
    return code


def in_words(args: argparse.Namespace, command: Callable[[argparse.Namespace, Line, str], int]) -> int:
    """Run a command of the terminal; what is wrong with its wishes is said in the reader's language."""
    language = args.lang or usual_language()
    line = this_terminal()
    try:
        return command(args, line, language)
    except FlibusteError as error:
        sys.stdout.flush()
        Line(input, sys.stderr, at_keyboard=True).say(f"flibuste: {error.say(language)}")
        return WRONG


def play_here(args: argparse.Namespace, line: Line, language: str) -> int:
    if not args.terminal and not line.at_keyboard:
        raise BadWish("no-terminal")
    refuse_browser_arguments(args)
    shelf, play, seats = begun(args, language) if args.load is None else taken_up(args)
    shelf.check()
    return sit_down(Sitting(line, table_words(play.game, language), play, seats, shelf))


def refuse_browser_arguments(args: argparse.Namespace) -> None:
    """What only the page of the browser heeds must not be asked for in vain."""
    if not browser_is_there():
        return
    of_browser = argparse.ArgumentParser(add_help=False)
    browser_arguments(of_browser)
    for name, usual in vars(of_browser.parse_args([])).items():
        if getattr(args, name) != usual:
            raise BadWish("only-in-browser", argument=f"--{name.replace('_', '-')}")


def sit_down(sitting: Sitting) -> int:
    """Play, and keep the game however it ends: by its rules, by a quit, or by a signal."""
    with signals_interrupt():
        try:
            sitting.run()
        except KeyboardInterrupt:
            sitting.line.say()
            return INTERRUPTED
        finally:
            sitting.put_away()
    return 0


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Have a closed window or a shutdown end the game as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


# -- a new game


def begun(args: argparse.Namespace, language: str) -> tuple[Shelf, Play, Sequence[Seat]]:
    game = with_own_cards(find_game(args.game or USUAL_GAME), args.cards)
    words = table_words(game, language)
    seats = read_seats(
        usual_seats(game) if args.seats is None else args.seats, game, words, repeatable=args.seed is not None
    )
    options = game.read_options(args.option)
    luck = sealed_luck(seats) if args.seed is None else SeededLuck(read_seed(args.seed))
    return Shelf(game.id, saved_at(args)), Play(game, len(seats), options, luck), seats


def sealed_luck(seats: Sequence[Seat]) -> SealedLuck:
    """Luck that nobody here knows beforehand; the seats' words are their names."""
    return SealedLuck(new_secret(), tuple(seat.name for seat in seats))


def saved_at(args: argparse.Namespace) -> Path | None:
    return None if args.save is None else path_of(args.save)


# -- an unfinished one


def taken_up(args: argparse.Namespace) -> tuple[Shelf, Play, Sequence[Seat]]:
    """The play and seats of a record that somebody left unfinished."""
    for name in ("seed", "option", "seats", "cards"):
        if getattr(args, name) not in (None, []):
            raise BadWish("load-alone", argument=f"--{name}")
    if args.load == STANDARD_INPUT:
        raise BadFile("load-no-pipe")
    record = read_record(read_file(args.load))
    if args.game not in (None, record.game):
        raise BadWish("load-other-game", game=args.game, recorded=record.game)
    play = replay(record)
    if play.over:
        raise BadWish("load-finished", file=args.load)
    return (
        Shelf(record.game, saved_at(args), loaded=path_of(args.load), kept=write_record(record)),
        play,
        recorded_seats(record.names, play.game),
    )
