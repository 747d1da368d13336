"""Arguments that several commands share, and how their values are read."""

import argparse
from collections.abc import Callable, Sequence

from flibuste.bots import bot_named
from flibuste.bots.named import NAMES
from flibuste.cli.numbers import in_digits
from flibuste.cli.parser import Parser
from flibuste.cli.suggestions import Mistyped, nearest
from flibuste.kit.game import Game, Option, OptionValues, find_game, folders_of_games
from flibuste.kit.house_cards import with_house_cards
from flibuste.kit.texts import LANGUAGES, usual_language

MILLISECONDS = "ms"


def language_argument(parser: Parser) -> None:
    choices = "{%s}" % ",".join(LANGUAGES)
    parser.argument("--lang", type=one_of("--lang", LANGUAGES), metavar=choices, completes="lang")


def language_of(args: argparse.Namespace) -> str:
    language: str = args.lang or usual_language()
    return language


def one_of(argument: str, choices: Sequence[str]) -> Callable[[str], str]:
    """Reads a word that must be one of these."""

    def read(text: str) -> str:
        if text not in choices:
            raise Mistyped("value", text, choices, argument=argument)
        return text

    return read


def game_arguments(parser: Parser) -> None:
    """The options and cards of a game."""
    parser.argument("--option", action="append", default=[], metavar="NAME=VALUE", completes="option")
    parser.argument("--cards", metavar="FILE")


def game_named(id: str) -> Game:
    known = folders_of_games()
    if id not in known and nearest(id, known):
        raise Mistyped("game", id, known)
    return find_game(id)


def game_with_cards(id: str, cards: str | None) -> Game:
    game = game_named(id)
    return game if cards is None else with_house_cards(game, cards)


def read_options(game: Game, typed: Sequence[str]) -> OptionValues:
    """All options of a game, from texts such as `reshuffle=eager`."""
    known = {option.name: option for option in game.options}
    given: list[str] = []
    for text in typed:
        name, equals, value = text.partition("=")
        if equals and name in known:
            text = f"{name}={option_value(known[name], value)}"
        elif equals and nearest(name, known):
            raise Mistyped("option", name, known)
        given.append(text)
    return game.read_options(given)


def option_value(option: Option, typed: str) -> str:
    choices = option.choices or (("true", "false") if isinstance(option.default, bool) else ())
    if not choices:
        return in_digits(typed)
    if typed not in choices and nearest(typed, choices):
        raise Mistyped("option-value", typed, choices, option=option.name)
    return typed


def bot_name(game: Game, typed: str) -> str:
    """The name of a bot that can play this game, its budget in plain digits."""
    kind, colon, budget = typed.partition(":")
    if kind not in NAMES and nearest(kind, NAMES):
        raise Mistyped("bot", kind, NAMES)
    unit = MILLISECONDS if budget.endswith(MILLISECONDS) else ""
    name = f"{kind}{colon}{in_digits(budget.removesuffix(MILLISECONDS))}{unit}"
    bot_named(game, name)
    return name
