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
from flibuste.terminal.console import Console, process_console
from flibuste.terminal.files import STANDARD_INPUT, BadFile, read_file, typed_path
from flibuste.terminal.save_folder import SaveFolder
from flibuste.terminal.seats import Seat, default_seats, read_seats, recorded_seats
from flibuste.terminal.session import Session
from flibuste.terminal.texts import TerminalError, say, table_words

DEFAULT_GAME = "port-royal"
BROWSER_ARGUMENTS = "flibuste.server.arguments"  # of its own, so that a terminal need not load the server
BROWSER = "flibuste.server.serve"  # once it exists, a game is played on its page unless --terminal is given
WRONG = 2
INTERRUPTED = 130


class BadArgument(TerminalError):
    """Something on the command line that cannot be."""


def arguments(parser: Parser) -> None:
    language = parser.language
    parser.add_argument("game", nargs="?", help=say(language, "argument-game", game=DEFAULT_GAME))
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


def play_in_browser(args: argparse.Namespace, console: Console, language: str) -> int:
    for name in ("seats", "seed", "option", "load", "save", "lang"):
        if getattr(args, name) not in (None, []):
            raise BadArgument("only-with-terminal", argument=f"--{name}")
    game = find_game(args.game or DEFAULT_GAME)
    house = with_own_cards(game, args.cards) if args.cards else None
    code: int = importlib.import_module(BROWSER).play(args, house)
    return code


def in_words(args: argparse.Namespace, command: Callable[[argparse.Namespace, Console, str], int]) -> int:
    """Run a command of the terminal; what is wrong with its wishes is said in the reader's language."""
    language = args.lang or usual_language()
    console = process_console()
    try:
        return command(args, console, language)
    except FlibusteError as error:
        sys.stdout.flush()
        Console(input, sys.stderr, interactive=True).say(f"flibuste: {error.say(language)}")
        return WRONG


def play_here(args: argparse.Namespace, console: Console, language: str) -> int:
    if not args.terminal and not console.interactive:
        raise BadArgument("no-terminal")
    refuse_browser_arguments(args)
    saves, play, seats = new_game(args, language) if args.load is None else load_game(args)
    saves.check()
    return run_session(Session(console, table_words(play.game, language), play, seats, saves))


def refuse_browser_arguments(args: argparse.Namespace) -> None:
    """What only the page of the browser heeds must not be asked for in vain."""
    if not browser_is_there():
        return
    of_browser = argparse.ArgumentParser(add_help=False)
    browser_arguments(of_browser)
    for name, usual in vars(of_browser.parse_args([])).items():
        if getattr(args, name) != usual:
            raise BadArgument("only-in-browser", argument=f"--{name.replace('_', '-')}")


def run_session(session: Session) -> int:
    """Play, and keep the game however it ends: by its rules, by a quit, or by a signal."""
    with signals_interrupt():
        try:
            session.run()
        except KeyboardInterrupt:
            session.console.say()
            return INTERRUPTED
        finally:
            session.save_at_end()
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


def new_game(args: argparse.Namespace, language: str) -> tuple[SaveFolder, Play, Sequence[Seat]]:
    game = with_own_cards(find_game(args.game or DEFAULT_GAME), args.cards)
    words = table_words(game, language)
    seats = read_seats(
        default_seats(game) if args.seats is None else args.seats, game, words, repeatable=args.seed is not None
    )
    options = game.read_options(args.option)
    luck = sealed_luck(seats) if args.seed is None else SeededLuck(read_seed(args.seed))
    return SaveFolder(game.id, saved_at(args)), Play(game, len(seats), options, luck), seats


def sealed_luck(seats: Sequence[Seat]) -> SealedLuck:
    """Luck that nobody here knows beforehand; the seats' words are their names."""
    return SealedLuck(new_secret(), tuple(seat.name for seat in seats))


def saved_at(args: argparse.Namespace) -> Path | None:
    return None if args.save is None else typed_path(args.save)


# -- an unfinished one


def load_game(args: argparse.Namespace) -> tuple[SaveFolder, Play, Sequence[Seat]]:
    """The play and seats of a record that somebody left unfinished."""
    for name in ("seed", "option", "seats", "cards"):
        if getattr(args, name) not in (None, []):
            raise BadArgument("load-alone", argument=f"--{name}")
    if args.load == STANDARD_INPUT:
        raise BadFile("load-no-pipe")
    record = read_record(read_file(args.load))
    if args.game not in (None, record.game):
        raise BadArgument("load-other-game", game=args.game, recorded=record.game)
    play = replay(record)
    if play.over:
        raise BadArgument("load-finished", file=args.load)
    return (
        SaveFolder(record.game, saved_at(args), loaded=typed_path(args.load), kept=write_record(record)),
        play,
        recorded_seats(record.names, play.game),
    )
