"""7. Shortage: who cannot pay gives everything and falls back, choosing lanes as at any FORK (`sailing.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost, price, sailing
from flibuste.games.jamaica.rules.codes import BACKWARD, FORK, NONE, RETREATED, SHORT
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def run_short(game: Jamaica, ship: i64, space: i64) -> None:
    vessel = game.ships[ship]
    goods = price.goods_asked(game.figures, space)
    game.shortages += 1
    if game.journal is not None:
        game.journal.note(SHORT, EVERYONE, ghost.flag(game, ship), goods, vessel.total(goods), space)
    vessel.give_all(goods)
    game.retreating = True
    game.direction = BACKWARD
    game.steps = 0
    retreat(game)


def retreat(game: Jamaica) -> None:
    """Back to the nearest space whose price can be paid; where routes meet the player chooses (JAM-SHT-03)."""
    ship = game.moving
    vessel = game.ships[ship]
    start = vessel.space
    passed: i64 = 0
    while sailing.way(game, 1) == NONE:
        sailing.step_to(game, sailing.way(game, 0))
        passed += 1
        if price.can_pay(game, ship, vessel.space):
            sailing.note_passage(game, start, passed)
            take_refuge(game)
            return
    if passed:
        sailing.note_passage(game, start, passed)
    game.ask(FORK)


def look_for_refuge(game: Jamaica) -> None:
    if price.can_pay(game, game.moving, game.ships[game.moving].space):
        take_refuge(game)
    else:
        retreat(game)


def take_refuge(game: Jamaica) -> None:
    if game.journal is not None:
        game.journal.note(RETREATED, EVERYONE, ghost.flag(game, game.moving), game.ships[game.moving].space)
    sailing.arrive(game)
