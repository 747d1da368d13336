"""1. Terms: who decides, where a ship is, what it has room for and how fast it is, where storms are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import NAVIGATOR, PIRATE
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, greater, lesser
from flibuste.games.seul_maitre_a_bord.rules.ships import Vessel
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def ask(game: SeulMaitre, phase: i64, seat: i64) -> None:
    game.phase = phase
    game.actor = seat


def seat_at(game: SeulMaitre, place: i64) -> i64:
    return digit(game.order, place)


def place_of(game: SeulMaitre, seat: i64) -> i64:
    place: i64 = 0
    while place < game.players and digit(game.order, place) != seat:
        place += 1
    return place


def owner(game: SeulMaitre, ship: i64) -> i64:
    """Who decides for a ship: its player, or who controls the pirate (NONE)."""
    if ship < PIRATE:
        return ship
    return game.pirates[ship - PIRATE].master


def space_of(game: SeulMaitre, ship: i64) -> i64:
    if ship < PIRATE:
        return game.vessels[ship].space
    return game.pirates[ship - PIRATE].space


def put(game: SeulMaitre, ship: i64, space: i64) -> None:
    if ship < PIRATE:
        game.vessels[ship].space = space
    else:
        game.pirates[ship - PIRATE].space = space


def hold_spaces(game: SeulMaitre, vessel: Vessel) -> i64:
    return game.figures.hold_spaces[vessel.type] + vessel.extensions * game.figures.hold_extension_spaces


def sailor_limit(game: SeulMaitre, vessel: Vessel) -> i64:
    return game.figures.hold_sailor_limit[vessel.type] + vessel.extensions * game.figures.hold_extension_spaces


def free_spaces(game: SeulMaitre, vessel: Vessel) -> i64:
    return hold_spaces(game, vessel) - vessel.stowed()


def berths(game: SeulMaitre, vessel: Vessel) -> i64:
    """How many more sailors the hold has room for (SMB-TRM-07)."""
    room = lesser(free_spaces(game, vessel), sailor_limit(game, vessel) - vessel.hold - vessel.leaks)
    return greater(room, 0)


def speed(game: SeulMaitre, seat: i64) -> i64:
    """SMB-TRM-08, -09"""
    figures = game.figures
    vessel = game.vessels[seat]
    sails = figures.sails[vessel.type] + vessel.upgrade - vessel.torn
    if leads(game, seat, NAVIGATOR):
        sails += figures.leader_sails
    load = greater(vessel.cubes - figures.free_cubes_before_load, 0)
    return greater(sails - load, 0)


def free_sails(game: SeulMaitre, seat: i64) -> i64:
    return greater(speed(game, seat) - game.vessels[seat].aloft, 0)


def leads(game: SeulMaitre, seat: i64, speciality: i64) -> bool:
    """Whether the seat holds a leader card."""
    return digit(game.leaders, speciality) == seat + 1


def storms_on(game: SeulMaitre, cell: i64) -> i64:
    n: i64 = 0
    if game.storm_a == cell:
        n += 1
    if game.storm_b == cell:
        n += 1
    return n


def is_stormy(game: SeulMaitre, cell: i64) -> bool:
    return game.storm_a == cell or game.storm_b == cell


def may_come(game: SeulMaitre, cell: i64, direction: i64) -> bool:
    """Whether the tile in that direction lies on the map and has no storm."""
    beyond = game.figures.tiles.near[cell * 8 + direction]
    return beyond != NONE and not is_stormy(game, beyond)
