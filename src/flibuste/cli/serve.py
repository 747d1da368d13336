"""`flibuste serve`: open tables for players' browsers."""

import argparse

from flibuste.cli.arguments import game_with_cards
from flibuste.cli.parser import Parser
from flibuste.cli.server_arguments import read_port, server_arguments
from flibuste.cli.texts import BadArguments
from flibuste.kit.game import Game
from flibuste.server.defaults import DEFAULT_PORT, THIS_MACHINE


def arguments(parser: Parser) -> None:
    parser.argument("--host", default=THIS_MACHINE, completes="host")
    parser.argument("--port", type=read_port, default=DEFAULT_PORT, told={"port": str(DEFAULT_PORT)})
    parser.argument(
        "--cards", action="append", default=[], metavar="GAME=FILE", key="cards-of-game", completes="game-cards"
    )
    server_arguments(parser)


def run(args: argparse.Namespace) -> int:
    cards = [house_cards(given) for given in args.cards]
    from flibuste.server.serve import ServeOptions, serve  # the largest part of the package

    serve(
        ServeOptions(
            host=args.host,
            port=args.port,
            data=args.data,
            url=args.url,
            settings=args.settings,
            changes=args.set,
            behind_proxy=args.behind_proxy,
            cards=cards,
        )
    )
    return 0


def house_cards(typed: str) -> Game:
    """A game with the cards of a file, from `port-royal=my-copy.toml`."""
    game, equals, file = typed.partition("=")
    if not equals:
        raise BadArguments("cards-of-what", typed=typed)
    return game_with_cards(game, file)
