"""11. Two players: the ghost ship, which sails after them, steered by the Captain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import combat, loading, refusals, rounds, sailing
from flibuste.games.jamaica.rules.codes import (
    BACKWARD,
    BANKED,
    BETH,
    FORWARD,
    GHOST,
    GHOST_BACKWARD,
    GHOST_COURSE,
    GHOST_FLAG,
    GHOST_FORWARD,
    GOLD,
    NO_COURSE,
    NONE,
)
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.kit.bits import bit, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def sails_along(players: i64) -> bool:
    """JAM-GHO-01."""
    return players == 2


def provision(figures: Figures, ship: Ship) -> None:
    """JAM-GHO-02."""
    ship.powers = bit(BETH)
    ship.fill(0, GOLD, figures.ghost_first_hold)
    ship.fill(1, GOLD, figures.ghost_second_hold)


def is_ghost(game: Jamaica, ship: i64) -> bool:
    return ship >= game.players


def flag(game: Jamaica, ship: i64) -> i64:
    """The number that moves and events name a ship by."""
    if ship >= game.players:
        return GHOST_FLAG
    return ship


def flagged(game: Jamaica, flag: i64) -> i64:
    """The ship so named, NONE if it does not sail."""
    if flag == GHOST_FLAG and sails_along(game.players):
        return game.players
    if flag < game.players:
        return flag
    return NONE


def helm(game: Jamaica, ship: i64) -> i64:
    """The seat that steers a ship (JAM-GHO-05)."""
    return game.captain if ship >= game.players else ship


def gunner(game: Jamaica, ship: i64) -> i64:
    """The seat that fights for a ship: for the ghost the player who is not its opponent (JAM-GHO-07)."""
    if not is_ghost(game, ship):
        return ship
    opponent = game.defender if ship == game.attacker else game.attacker
    return 1 - opponent


def steer_ghost(game: Jamaica, step: i64) -> None:
    """JAM-GHO-04, -05: two moves; the last ship goes forward, the first backward, else the Captain chooses."""
    if step > 2:
        game.ghost_step = 0
        rounds.end_round(game)
        return
    game.ghost_step = step
    game.half = step - 1
    course = ghost_course(game)
    if course == NONE:
        game.ask(GHOST)
    else:
        move_ghost(game, course)


def ghost_course(game: Jamaica) -> i64:
    """Where the ghost goes by itself; NONE where the Captain chooses."""
    ghost = sailing.distance(game, game.players)
    ahead: i64 = 0
    astern: i64 = 0
    for seat in range(game.players):
        distance = sailing.distance(game, seat)
        if distance < ghost:
            ahead += 1
        elif distance > ghost:
            astern += 1
    if ahead == game.players:
        return FORWARD
    if astern == game.players:
        return BACKWARD
    return NONE


# -- GHOST: neither first nor last, it goes where the Captain likes (JAM-GHO-05)


def legal_ghost(game: Jamaica, seat: i64, out: Moves) -> None:
    course = ghost_course(game)
    if course != BACKWARD:
        out.add(GHOST_FORWARD)
    if course != FORWARD:
        out.add(GHOST_BACKWARD)


def against_ghost(game: Jamaica, seat: i64, move: i64) -> i64:
    if not GHOST_FORWARD <= move <= GHOST_BACKWARD:
        return refusals.not_now(game, move)
    course = ghost_course(game)
    return 0 if course == NONE or course == move - GHOST_FORWARD else NO_COURSE


def play_ghost(game: Jamaica, seat: i64, move: i64) -> None:
    move_ghost(game, move - GHOST_FORWARD)


def move_ghost(game: Jamaica, direction: i64) -> None:
    stays = direction == FORWARD and ghost_is_home(game)
    if game.journal is not None:
        game.journal.note(GHOST_COURSE, EVERYONE, direction, 1 if stays else 0)
    game.moving = game.players
    game.direction = direction
    game.steps = rounds.die_of_half(game)
    if stays:
        rounds.end_action(game)
    else:
        sailing.sail(game)


def ghost_is_home(game: Jamaica) -> bool:
    """JAM-GHO-11: there forward is no move."""
    return game.ships[game.players].lap == 1


def stow_on_ghost(game: Jamaica) -> None:
    """JAM-GHO-09: doubloons into an empty hold of the ghost, everything else to the bank."""
    room = loading.room_for(game, game.winner, game.goods)
    ghost = game.ships[game.winner]
    if game.goods == GOLD and room and ghost.goods[lowest(room)] == NONE:
        loading.fill_hold(game, game.winner, lowest(room))
    elif game.journal is not None:
        game.journal.note(BANKED, EVERYONE, flag(game, game.winner), game.goods, game.amount)
    loading.forget_goods(game)
    combat.end_battle(game)
