"""A game that breaks a law of knowledge is caught by that law, and by no other."""

from collections.abc import Iterator

import pytest

from flibuste.kit.game import Game
from tests.amounts import amount
from tests.laws import laws
from tests.laws.found import BROKEN, TUTORIAL, beside_the_others, broken_games, every_game
from tests.laws.laws import LAWS, Broken, Law
from tests.laws.positions import spots

ENOUGH = 60  # positions: the shyest of the broken games shows itself within the first 26
ALSO_TRIED = amount(20, 400)

BROKEN_GAMES = broken_games()
CAUGHT_BY: dict[str, Law] = {
    "broken-betrays-a-card": laws.silence,
    "broken-remembers-the-order": laws.forgetting,
    "broken-deals-nothing-anew": laws.variety,
    "broken-resamples-nothing": laws.variety,
    "broken-keeps-locked-choices": laws.variety,
    "broken-tells-everyone": laws.events,
    "broken-tells-what-was-chosen": laws.choices_at_once_are_secret,
    "broken-reveals-nothing": laws.what_shows_something_is_revealed,
}


@pytest.fixture(autouse=True)
def _all_beside_the_others() -> Iterator[None]:
    with beside_the_others(TUTORIAL, BROKEN):
        yield


def test_every_broken_game_is_tried() -> None:
    assert set(BROKEN_GAMES) == set(CAUGHT_BY)
    assert set(CAUGHT_BY.values()) >= set(laws.FOUR_LAWS)


def is_broken(law: Law, game: Game, number: int) -> bool:
    try:
        for players in (2, 3):
            for spot in spots(game, players, number // 2):
                law(spot)
    except Broken:
        return True
    return False


@pytest.mark.parametrize("id", CAUGHT_BY)
def test_a_broken_game_is_caught_by_its_law_alone(id: str) -> None:
    game, its_law = BROKEN_GAMES[id], CAUGHT_BY[id]
    assert is_broken(its_law, game, ENOUGH)
    assert [law.__name__ for law in LAWS if law is not its_law and is_broken(law, game, ALSO_TRIED)] == []


def test_the_sound_game_breaks_no_law() -> None:
    sound = every_game()["smugglers"]
    assert [law.__name__ for law in LAWS if is_broken(law, sound, ENOUGH)] == []
