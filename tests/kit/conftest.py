"""The tutorial's game, found like any other while a test of the kit asks for it."""

from collections.abc import Iterator

import pytest

from flibuste.kit.game import Game, find_game
from tests.laws.found import TUTORIAL, beside_the_others


@pytest.fixture
def smugglers() -> Iterator[Game]:
    with beside_the_others(TUTORIAL):
        yield find_game("smugglers")
