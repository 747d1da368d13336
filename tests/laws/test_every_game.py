"""The laws of the house, for every game that is found and every number of players."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.kit.game import Game
from tests.amounts import amount
from tests.laws import laws
from tests.laws.found import TUTORIAL, beside_the_others, every_game
from tests.laws.laws import LAWS, Law
from tests.laws.positions import spots

WHILE_NOTHING_FITS = 10  # times as many positions are tried until a law has something to compare

GAMES = every_game()
TABLES = [pytest.param(game, n, id=f"{id}-{n}") for id, game in GAMES.items() for n in reversed(game.player_counts)]


@pytest.fixture(autouse=True)
def _tutorial_beside_the_others() -> Iterator[None]:
    with beside_the_others(TUTORIAL):
        yield


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_laws(game: Game, players: int) -> None:
    number = amount(40, -(-10_000 // len(game.player_counts)))
    content = may_have_nothing_to_compare(game)
    compared: Counter[Law] = Counter()
    waiting = list(LAWS)
    for tried, spot in enumerate(spots(game, players, number * WHILE_NOTHING_FITS)):
        if tried >= number:
            waiting = [law for law in LAWS if not compared[law] and law not in content]
            if not waiting:
                break
        for law in waiting:
            compared[law] += law(spot)
    assert not waiting, f"found nothing to try: {', '.join(law.__name__ for law in waiting)}"


def may_have_nothing_to_compare(game: Game) -> tuple[Law, ...]:
    if not game.has_secrets:
        return (laws.choices_at_once_are_secret,)
    if not game.asks_at_once:
        return (laws.without_secrets_all_know_the_same, laws.choices_at_once_are_secret)
    return (laws.without_secrets_all_know_the_same,)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_notation_round_trips(game: Game) -> None:
    laws.notation_round_trips(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_says_it_asks_several_at_once_does(game: Game) -> None:
    assert laws.asks_at_once_somewhere(game) == game.asks_at_once


def test_a_game_without_conservation_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["smugglers"]
    spot = next(iter(spots(game, 2, 1)))
    assert laws.nothing_gets_lost(spot) == 1
    monkeypatch.setattr(game, "spec", replace(game.spec, folder=Path("canoes")))
    with pytest.raises(laws.Broken, match=r"tests/games/canoes/conservation\.py is missing"):
        laws.nothing_gets_lost(spot)
