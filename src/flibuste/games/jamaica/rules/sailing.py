"""5. Sailing: how far, which way, and what comes where a move ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import combat, ghost, price, refusals, rounds, shortage, treasures
from flibuste.games.jamaica.rules.codes import (
    ANCHOR,
    ARRIVED,
    CHOSE_LENGTH,
    EXACT,
    FINISHED,
    FORK,
    FORWARD,
    LAIR,
    LENGTH,
    LENGTH_ANNOUNCED,
    LENGTH_FIXED,
    LONGER,
    NO_ANCHOR,
    NO_DIE_SAILED,
    NO_SEXTANT,
    NONE,
    NOT_THERE,
    PORT_ROYAL,
    SAIL,
    SAILED,
    SEXTANT,
    SHORTER,
    TARGET,
)
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.kit.bits import bit, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def set_sail(game: Jamaica, ship: i64, direction: i64, steps: i64) -> None:
    game.moving = ship
    game.direction = direction
    game.steps = steps
    if may_change_length(game, ship):
        game.ask(LENGTH)
    else:
        sail(game)


def may_change_length(game: Jamaica, ship: i64) -> bool:
    return treasures.has_power(game, ship, SEXTANT) or treasures.has_power(game, ship, ANCHOR)


# -- LENGTH: the owner of Sextant or Anchor sails the die as it is, or one space more or less (JAM-TRE-08)


def legal_length(game: Jamaica, seat: i64, out: Moves) -> None:
    if treasures.has_power(game, game.moving, ANCHOR):
        out.add(SHORTER)
    out.add(EXACT)
    if treasures.has_power(game, game.moving, SEXTANT):
        out.add(LONGER)


def against_length(game: Jamaica, seat: i64, move: i64) -> i64:
    if not SHORTER <= move <= LONGER:
        return refusals.not_now(game, move)
    if move == SHORTER and not treasures.has_power(game, game.moving, ANCHOR):
        return NO_ANCHOR
    if move == LONGER and not treasures.has_power(game, game.moving, SEXTANT):
        return NO_SEXTANT
    return 0


def play_length(game: Jamaica, seat: i64, move: i64) -> None:
    game.steps += move - EXACT
    if game.journal is not None:
        game.journal.note(CHOSE_LENGTH, EVERYONE, ghost.flag(game, game.moving), game.steps)
    if game.steps == 0:  # JAM-TRE-09: no arrival
        rounds.end_action(game)
    else:
        sail(game)


def sail(game: Jamaica) -> None:
    """Go on to the next fork, the last step or the finish."""
    vessel = game.ships[game.moving]
    start = vessel.space
    passed: i64 = 0
    while game.steps > 0 and way(game, 1) == NONE:
        step_to(game, way(game, 0))
        game.steps -= 1
        passed += 1
        if vessel.space == 0 and vessel.lap == 1:  # JAM-MOV-09: whatever is left of the die
            game.steps = 0
    if passed:
        note_passage(game, start, passed)
    if game.steps > 0:
        game.ask(FORK)
    elif vessel.space == 0 and vessel.lap == 1:
        end_passage(game)
    else:
        arrive(game)


# -- FORK: whoever steers picks the lane, of a ship under way or falling back (JAM-MOV-02, JAM-SHT-03, JAM-GHO-05)


def legal_fork(game: Jamaica, seat: i64, out: Moves) -> None:
    first = way(game, 0)
    second = way(game, 1)
    out.add(SAIL + (first if first < second else second))
    out.add(SAIL + (second if first < second else first))


def against_fork(game: Jamaica, seat: i64, move: i64) -> i64:
    if SHORTER <= move <= LONGER:
        if game.retreating:
            return NO_DIE_SAILED
        return LENGTH_ANNOUNCED if may_change_length(game, game.moving) else LENGTH_FIXED
    if not SAIL <= move < game.figures.first_card:
        return refusals.not_now(game, move)
    space = move - SAIL
    return 0 if space == way(game, 0) or space == way(game, 1) else NOT_THERE


def play_fork(game: Jamaica, seat: i64, move: i64) -> None:
    start = game.ships[game.moving].space
    step_to(game, move - SAIL)
    note_passage(game, start, 1)
    if game.retreating:
        shortage.look_for_refuge(game)
    else:
        game.steps -= 1
        sail(game)


# -- a step


def way(game: Jamaica, branch: i64) -> i64:
    """The next space of the ship under way; NONE if there is no second branch."""
    return game.figures.ways[4 * game.ships[game.moving].space + 2 * game.direction + branch]


def step_to(game: Jamaica, space: i64) -> None:
    """JAM-MOV-08: laps are counted at Port Royal."""
    vessel = game.ships[game.moving]
    if game.direction == FORWARD:
        if space == 0:
            vessel.lap += 1
    elif vessel.space == 0:
        vessel.lap -= 1
    vessel.space = space


def note_passage(game: Jamaica, start: i64, steps: i64) -> None:
    if game.journal is not None:
        space = game.ships[game.moving].space
        game.journal.note(SAILED, EVERYONE, ghost.flag(game, game.moving), start, space, steps, game.direction)


def forget_move(game: Jamaica) -> None:
    game.moving = NONE
    game.direction = FORWARD
    game.steps = 0
    game.retreating = False


# -- where a move ends


def end_passage(game: Jamaica) -> None:
    """A ship has come round the island: the player's turn is over (JAM-END-01), the ghost just lies there."""
    ship = game.moving
    if game.journal is not None:
        game.journal.note(ARRIVED, EVERYONE, ghost.flag(game, ship), PORT_ROYAL)
    if ghost.is_ghost(game, ship):
        rounds.end_action(game)
        return
    if game.journal is not None:
        game.journal.note(FINISHED, EVERYONE, ghost.flag(game, ship))
    forget_move(game)
    rounds.end_turn(game)


def arrive(game: Jamaica) -> None:
    """Battle first, then price or treasure (JAM-MOV-05)."""
    ship = game.moving
    if game.journal is not None:
        game.journal.note(ARRIVED, EVERYONE, ghost.flag(game, ship), game.ships[ship].space)
    targets = ships_beside(game, ship)
    if targets == 0:
        settle(game)
    elif targets & (targets - 1) == 0:
        combat.attack(game, lowest(targets))
    else:
        game.ask(TARGET)


def ships_beside(game: Jamaica, ship: i64) -> i64:
    """The ships that can be attacked, as a bit set: none at Port Royal (JAM-MOV-06)."""
    space = game.ships[ship].space
    beside: i64 = 0
    if space != 0:
        ships = game.ships
        other: i64 = 0
        while other < len(ships):
            if ships[other].space == space and other != ship:
                beside |= bit(other)
            other += 1
    return beside


def settle(game: Jamaica) -> None:
    """The price of the space, or its treasure."""
    figures = game.figures
    ship = game.moving
    space = game.ships[ship].space
    if figures.type[space] == LAIR:
        treasures.find_treasure(game, ship, space)
        rounds.end_action(game)
    elif ghost.is_ghost(game, ship) or figures.price[space] == 0:
        rounds.end_action(game)
    else:
        price.charge(game, ship, space)


# -- who is ahead


def steps_home(figures: Figures, space: i64, lap: i64) -> i64:
    """JAM-MOV-11: the forward steps that a ship needs at least to finish."""
    return figures.distance[space] - lap * figures.lap


def distance(game: Jamaica, ship: i64) -> i64:
    vessel = game.ships[ship]
    return steps_home(game.figures, vessel.space, vessel.lap)
