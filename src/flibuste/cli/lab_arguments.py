"""Arguments that `simulate` and `match` share, and what they ask for."""

import argparse

from flibuste.cli.arguments import (
    bot_name,
    game_arguments,
    game_named,
    game_with_cards,
    language_argument,
    read_options,
)
from flibuste.cli.listing import list_choices
from flibuste.cli.numbers import number_from, seed
from flibuste.cli.parser import Parser
from flibuste.cli.texts import BadArguments
from flibuste.lab.runner import MAX_PLAYERS, GameSetup, available_cores

MAX_GAMES = 10_000_000
MAX_CORES = 256


def lab_arguments(parser: Parser) -> None:
    def number(name: str, default: int, most: int, metavar: str) -> None:
        reads = number_from(1, most, name)
        told: dict[str, str | int] = {"default": default}
        parser.argument(name, type=reads, default=default, metavar=metavar, told=told)

    parser.argument("game", metavar="GAME", key="lab-game", completes="game")
    number("--players", 4, MAX_PLAYERS, "N")
    number("--games", 1000, MAX_GAMES, "K")
    parser.argument("--seed", type=seed, default=0, metavar="S", key="lab-seed")
    game_arguments(parser)
    number("--cores", min(available_cores(), MAX_CORES), MAX_CORES, "N")
    parser.argument("--json", action="store_true")
    language_argument(parser)
    if parser.explains:
        parser.epilog = list_choices(parser)


def game_setup(args: argparse.Namespace) -> GameSetup:
    """What the arguments ask for; says so at once when it cannot be."""
    game = game_with_cards(args.game, args.cards)
    options = read_options(game, args.option)
    game.new(args.players, options)
    return GameSetup(game.id, args.players, options, args.seed, game.house_figures)


def bot_names(args: argparse.Namespace, wanted: int) -> tuple[str, ...]:
    """The bots asked for, of which there are so many or one, which then stands for all."""
    game = game_named(args.game)
    names = tuple(bot_name(game, typed.strip()) for typed in args.bots.split(","))
    if len(names) == 1:
        return names * wanted
    if len(names) != wanted:
        raise BadArguments("bots-bad-count", wanted=wanted, given=len(names))
    return names
