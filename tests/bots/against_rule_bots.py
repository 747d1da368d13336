"""The strength of bots, by the same matches for every game."""

from flibuste.kit.game import Game
from flibuste.lab.match import Report, match
from flibuste.lab.runner import GameSetup, available_cores
from tests.amounts import FULL, amount

PLAYERS = 4
EQUAL = 1 / PLAYERS


def tell(what: str, report: Report) -> None:
    """`--full` shows what was measured, not only that it was enough."""
    print(f"{what}: {report.share:.3f}, {report.low:.3f} to {report.high:.3f}, {report.games} games")


def assert_rule_bot_wins(game: Game, players: int, share: float, daily: int = 120, full: int = 1000) -> None:
    """Against random ones."""
    setup = GameSetup(game.id, players, game.check_options({}), 1)
    report = match(setup, ("rule", "random"), amount(daily, full), available_cores())
    tell(f"{game.id} for {players}, rule against random", report)
    assert report.share >= share, report


def assert_search_wins(game: Game, seed: int, daily: int, full: int, share: float, low: float) -> None:
    """Fifty milliseconds against three rule bots; daily by few iterations, and only that they do not lose."""
    setup = GameSetup(game.id, PLAYERS, game.check_options({}), seed)
    report = match(setup, ("search:50ms" if FULL else "search:60", "rule"), amount(daily, full), available_cores())
    tell(game.id, report)
    if FULL:
        assert report.share >= share, report
        assert report.low > low, report
    else:
        assert report.high > EQUAL, report
