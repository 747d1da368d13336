"""Why a move is refused that answers another question than the one that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost
from flibuste.games.jamaica.rules.codes import (
    ATTACK,
    CARDS_LATER,
    DICE_PLACED,
    GHOST_FORWARD,
    HOLD,
    HOLDS_AT_REST,
    LENGTH_FIXED,
    LOOT,
    NO_COURSE,
    NO_FORK,
    NO_REROLL,
    NO_ROLL,
    NO_SUCH_SEAT,
    NO_TARGET,
    NONE,
    NOTHING,
    NOTHING_WON,
    ROLL,
    SAIL,
    SHORTER,
)
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def not_now(game: Jamaica, move: i64) -> i64:
    figures = game.figures
    if move < HOLD:
        return DICE_PLACED
    if move < ROLL:
        return HOLDS_AT_REST
    if move == ROLL:
        return NO_ROLL
    if move < SHORTER:
        return NO_REROLL
    if move < GHOST_FORWARD:
        return LENGTH_FIXED
    if move < NOTHING:
        return NO_COURSE
    if ATTACK <= move < LOOT:
        return NO_SUCH_SEAT if ghost.flagged(game, move - ATTACK) == NONE else NO_TARGET
    if SAIL <= move < figures.first_card:
        return NO_FORK
    if figures.first_card <= move < figures.first_steal:
        return CARDS_LATER
    return NOTHING_WON
