"""Bots by name, as on the command line and at a table: `random`, `rule`, `search`, `search:240`, `search:50ms`."""

import re

from flibuste.bots.random_bot import RandomBot
from flibuste.bots.search import SearchBot
from flibuste.kit.bot import Bot
from flibuste.kit.errors import UnknownBot
from flibuste.kit.game import Game, find_game, folders_of_games
from flibuste.kit.listing import games_listed, listed, options_listed
from flibuste.kit.parser import Parser
from flibuste.kit.texts import Text, kit_words

NAMES = ("random", "rule", "search")
DEFAULT_SECONDS = 0.05
MAX_ITERATIONS = 10_000_000
MAX_MILLISECONDS = 600_000
MEANINGS = {
    "random": "bot-means-random",
    "rule": "bot-means-rule",
    "search": "bot-means-search",
    "search:240": "bot-means-iterations",
    "search:50ms": "bot-means-time",
}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?", re.ASCII)


def bot_named(game: Game, name: str) -> Bot:
    """A new bot for a game. A search thinks 50 ms a move unless its name gives iterations or a time."""
    kind, colon, budget = name.partition(":")
    if kind not in NAMES or (colon and kind != "search"):
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(MEANINGS))
    if kind == "random":
        return RandomBot()
    rule = game.rule_bot()
    if kind == "rule":
        return rule
    if not colon:
        return SearchBot(rule, seconds=DEFAULT_SECONDS)
    fits = BUDGET.fullmatch(budget)
    most = MAX_MILLISECONDS if fits and fits[2] else MAX_ITERATIONS
    if not fits or int(fits[1]) > most:
        raise UnknownBot("bot-bad-budget", bot=name, iterations=MAX_ITERATIONS, milliseconds=MAX_MILLISECONDS)
    return SearchBot(rule, seconds=int(fits[1]) / 1000) if fits[2] else SearchBot(rule, iterations=int(fits[1]))


def choices_listed(parser: Parser) -> str:
    """For the help of a command: the games and bots there are, and the options of the game that was typed."""
    language = parser.language
    game = next((find_game(word) for word in parser.typed if word in folders_of_games()), None)
    if game is None:
        options = kit_words(language).say(Text("listing-options-how", {"command": parser.prog}))
    else:
        options = options_listed(game, language)
    return "\n\n".join([games_listed(language), bots_listed(language), options])


def bots_listed(language: str) -> str:
    """What bots can be called, and what each name means."""
    words = kit_words(language)
    return listed(words.say(Text("listing-bots")), [(name, words.say(Text(key))) for name, key in MEANINGS.items()])
