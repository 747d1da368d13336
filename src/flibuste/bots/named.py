"""Bots by name, as on the command line and at a table: `random`, `rule`, `search`, `search:240`, `search:50ms`."""

import re

from flibuste.bots.random_bot import RandomBot
from flibuste.bots.search import SearchBot
from flibuste.kit.bot import Bot
from flibuste.kit.errors import UnknownBot
from flibuste.kit.game import Game

NAMES = ("random", "rule", "search")
DEFAULT_SECONDS = 0.05
MAX_ITERATIONS = 10_000_000
MAX_MILLISECONDS = 600_000
EXAMPLES = {  # a name, and the kind of what it means
    "random": "random",
    "rule": "rule",
    "search": "search",
    "search:240": "iterations",
    "search:50ms": "time",
}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?", re.ASCII)


def bot_named(game: Game, name: str) -> Bot:
    """A new bot for a game. A search thinks 50 ms a move unless its name gives iterations or a time."""
    kind, colon, budget = name.partition(":")
    if kind not in NAMES or (colon and kind != "search"):
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(EXAMPLES))
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
