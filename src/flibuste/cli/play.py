"""`flibuste play`: a game on this computer, in the browser or in the terminal."""

import argparse
from pathlib import Path
from urllib.parse import quote

from flibuste.bots.named import NAMES
from flibuste.cli.arguments import (
    bot_name,
    game_arguments,
    game_with_cards,
    language_argument,
    language_of,
    read_options,
)
from flibuste.cli.dispatch import INTERRUPTED
from flibuste.cli.listing import list_choices
from flibuste.cli.numbers import seed
from flibuste.cli.parser import Parser
from flibuste.cli.server_arguments import read_port, server_arguments
from flibuste.cli.suggestions import nearest
from flibuste.cli.texts import BadArguments
from flibuste.kit.game import Game
from flibuste.kit.record import read_record
from flibuste.server.defaults import DEFAULT_PORT, EVERYWHERE
from flibuste.terminal.console import process_console
from flibuste.terminal.files import STANDARD_INPUT, read_file, typed_path
from flibuste.terminal.play import new_session, resumed_session, run_session
from flibuste.terminal.seats import ME
from flibuste.terminal.session import Session

DEFAULT_GAME = "port-royal"
ONLY_IN_TERMINAL = ("seats", "seed", "option", "load", "save", "lang")
ONLY_IN_BROWSER = ("no_browser", "host", "port", "data", "url", "settings", "set", "behind_proxy")
NOT_WITH_LOAD = ("seed", "option", "seats", "cards")
NOT_GIVEN: tuple[object, ...] = (None, False, "", [])


def arguments(parser: Parser) -> None:
    parser.argument("game", nargs="?", metavar="GAME", told={"game": DEFAULT_GAME}, completes="game")
    parser.argument("--terminal", action="store_true")
    parser.argument("--seats", metavar="SEAT,...", completes="seats")
    parser.argument("--seed", type=seed, metavar="S")
    game_arguments(parser)
    parser.argument("--load", metavar="FILE")
    parser.argument("--save", metavar="FILE")
    language_argument(parser)
    parser.argument("--no-browser", action="store_true")
    parser.argument("--host", key="play-host", completes="host")
    parser.argument("--port", type=read_port, key="play-port", told={"port": str(DEFAULT_PORT)})
    server_arguments(parser)
    if parser.explains:
        parser.epilog = list_choices(parser)


def run(args: argparse.Namespace) -> int:
    if args.terminal:
        refuse_given(args, ONLY_IN_BROWSER, "only-in-browser")
        return play_in_terminal(args)
    refuse_given(args, ONLY_IN_TERMINAL, "only-with-terminal")
    return play_in_browser(args)


def refuse_given(args: argparse.Namespace, names: tuple[str, ...], key: str) -> None:
    """What would not be heeded must not be asked for in vain."""
    for name in names:
        if getattr(args, name) not in NOT_GIVEN:
            raise BadArguments(key, argument=f"--{name.replace('_', '-')}")


# -- in the browser


def play_in_browser(args: argparse.Namespace) -> int:
    game = game_with_cards(args.game or DEFAULT_GAME, args.cards)
    from flibuste.server.serve import (  # the largest part of the package; a terminal needs none of it
        ServeOptions,
        serve,
    )

    serve(
        ServeOptions(
            host=args.host or EVERYWHERE,
            port=args.port,
            data=args.data,
            url=args.url,
            settings=args.settings,
            changes=args.set,
            behind_proxy=args.behind_proxy,
            cards=[game] if args.cards else [],
            opens=None if args.no_browser else f"?game={quote(args.game)}" if args.game else "",
        )
    )
    return 0


# -- in the terminal


def play_in_terminal(args: argparse.Namespace) -> int:
    session = new_game(args) if args.load is None else loaded_game(args)
    return 0 if run_session(session) else INTERRUPTED


def new_game(args: argparse.Namespace) -> Session:
    game = game_with_cards(args.game or DEFAULT_GAME, args.cards)
    return new_session(
        process_console(),
        language_of(args),
        game,
        seats=None if args.seats is None else ",".join(seat(game, typed) for typed in args.seats.split(",")),
        options=read_options(game, args.option),
        seed=args.seed,
        save=saved_at(args),
    )


def seat(game: Game, typed: str) -> str:
    """One of the seats, a bot's budget in plain digits: `search:1e4=Otto` is `search:10000=Otto`."""
    kind, equals, name = typed.partition("=")
    kind = kind.strip()
    if kind != ME and nearest(kind.partition(":")[0], [ME, *NAMES]):
        kind = bot_name(game, kind)
    return f"{kind}{equals}{name}"


def loaded_game(args: argparse.Namespace) -> Session:
    refuse_given(args, NOT_WITH_LOAD, "load-alone")
    if args.load == STANDARD_INPUT:
        raise BadArguments("load-no-pipe")
    record = read_record(read_file(args.load))
    if args.game not in (None, record.game):
        raise BadArguments("load-other-game", game=args.game, recorded=record.game)
    return resumed_session(process_console(), language_of(args), record, typed_path(args.load), save=saved_at(args))


def saved_at(args: argparse.Namespace) -> Path | None:
    return None if args.save is None else typed_path(args.save)
