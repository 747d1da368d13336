"""Bots by name, as on the command line and at a table: `random`, `rule`, `search`, `search:240`, `search:50ms`."""

import re

from flibuste.bots.chance import RandomBot
from flibuste.bots.search import SearchBot
from flibuste.kit.bot import Bot
from flibuste.kit.errors import UnknownBot
from flibuste.kit.game import Game

NAMES = ("random", "rule", "search")
USUAL_SECONDS = 0.05
MOST_ITERATIONS = 10_000_000
MOST_MILLISECONDS = 600_000
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?", re.ASCII)


def bot_named(game: Game, name: str) -> Bot:
    """A new bot for a game. A search thinks 50 ms a move unless its name gives iterations or a time."""
    kind, colon, budget = name.partition(":")
    if kind not in NAMES or (colon and kind != "search"):
        raise UnknownBot("bot-unknown", bot=name, known=", ".join([*NAMES, "search:240", "search:50ms"]))
    if kind == "random":
        return RandomBot()
    rule = game.rule_bot()
    if kind == "rule":
        return rule
    if not colon:
        return SearchBot(rule, seconds=USUAL_SECONDS)
    fits = BUDGET.fullmatch(budget)
    most = MOST_MILLISECONDS if fits and fits[2] else MOST_ITERATIONS
    if not fits or int(fits[1]) > most:
        raise UnknownBot("bot-bad-budget", bot=name, iterations=MOST_ITERATIONS, milliseconds=MOST_MILLISECONDS)
    return SearchBot(rule, seconds=int(fits[1]) / 1000) if fits[2] else SearchBot(rule, iterations=int(fits[1]))
