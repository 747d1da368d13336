"""10. End and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import sailing
from flibuste.games.jamaica.rules.codes import ENDED, GOLD, OVER
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def is_finished(game: Jamaica) -> bool:
    """JAM-END-01: by a player's ship, never by the ghost (JAM-GHO-11)."""
    return any(game.ships[seat].lap == 1 for seat in range(game.players))


def end_game(game: Jamaica) -> None:
    game.phase = OVER
    game.owing = 0
    game.revealed += 1  # JAM-TRE-03: all treasures are shown
    if game.journal is not None:
        game.journal.note(ENDED, EVERYONE)


def space_value(game: Jamaica, ship: i64) -> i64:
    """JAM-END-04."""
    vessel = game.ships[ship]
    if vessel.lap == 1:
        return game.figures.finish_value
    if vessel.lap < 0 or vessel.space == 0:
        return game.figures.floor_value
    return game.figures.score[vessel.space]


def score(game: Jamaica, seat: i64) -> i64:
    vessel = game.ships[seat]
    points = space_value(game, seat) + game.figures.gold_value * vessel.total(GOLD)
    for i in range(vessel.n):
        points += game.figures.value[vessel.face(i)]
    return points


def winners(game: Jamaica) -> i64:
    """JAM-END-05: the highest score; tied, the ship further ahead."""
    if game.phase != OVER:
        return 0
    won: i64 = 0
    best: i64 = 0
    nearest: i64 = 0
    for seat in range(game.players):
        points = score(game, seat)
        distance = sailing.distance(game, seat)
        if won == 0 or points > best or (points == best and distance < nearest):
            best = points
            nearest = distance
            won = bit(seat)
        elif points == best and distance == nearest:
            won |= bit(seat)
    return won
