"""Bots are called by name."""

import pytest

from flibuste.bots import bot_named
from flibuste.bots.random_bot import RandomBot
from flibuste.bots.search import SearchBot
from flibuste.games.port_royal.bot import RuleBot
from flibuste.kit.errors import UnknownBot
from tests.games.port_royal.table import game


def searching(name: str) -> tuple[int, float]:
    bot = bot_named(game, name)
    assert isinstance(bot, SearchBot)
    return bot.iterations, bot.seconds


def test_random_and_rule_are_bots() -> None:
    assert isinstance(bot_named(game, "random"), RandomBot)
    assert isinstance(bot_named(game, "rule"), RuleBot)


def test_a_search_is_given_iterations_or_milliseconds() -> None:
    assert searching("search:240") == (240, 0.0)
    assert searching("search:70ms") == (0, 0.07)


def test_a_search_thinks_50_ms_if_nothing_else_is_said() -> None:
    assert searching("search") == (0, 0.05)


def test_everyone_who_asks_gets_a_bot_of_their_own() -> None:
    assert bot_named(game, "rule") is not bot_named(game, "rule")


@pytest.mark.parametrize("name", ["", "parrot", "rule:3", "Random", "search 240", "random:"])
def test_other_names_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named(game, name)
    assert str(refused.value) == (
        f"There is no bot called {name}; there are: random, rule, search, search:240, search:50ms."
    )


@pytest.mark.parametrize("budget", ["", "0", "-5", "1.5", "50s", "ms", "0ms", "١٢", "99999999999", "600001ms", "5 ms"])
def test_other_budgets_are_refused_with_an_example(budget: str) -> None:
    with pytest.raises(
        UnknownBot, match="such as search:240, or a time up to 600,000 milliseconds, such as search:50ms"
    ):
        bot_named(game, f"search:{budget}")
