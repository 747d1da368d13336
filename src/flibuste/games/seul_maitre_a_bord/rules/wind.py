"""5. Preparation: wind and storms. 10. Crossing a storm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import combat, damage, initiative
from flibuste.games.seul_maitre_a_bord.rules.chart import DIRECTIONS, HAVEN, LAIRS, NONE, cell_of, wrapped_neighbour
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    AFTER_CROSSING,
    AFTER_DRIFT,
    AFTER_FLIGHT,
    AFTER_SHELTER,
    AFTER_STORM,
    AWAY,
    BEATEN,
    BLOWN,
    CAPE,
    DRIFTED,
    FLED,
    HELD,
    NO_SUCH_ZONE,
    OFF_THE_MAP,
    PIRATE,
    PUT_OUT,
    REROLL,
    SHELTER,
    SHELTERED,
    STAY,
    STORM_BESIDE,
    STORM_MOVED,
    STUCK,
    TURN,
    WIND_DIE,
    WIND_REROLL,
    WIND_TURNED,
    ZONE,
    ZONING,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import roll_change, roll_wind
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, greater
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import (
    ask,
    is_stormy,
    may_come,
    owner,
    put,
    seat_at,
    space_of,
    storms_on,
)
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def prepare(game: SeulMaitre) -> None:
    """SMB-WND-01 to -03; until the bids are made the order is that of the previous round."""
    change = roll_change(game)
    while change == REROLL:
        if game.journal is not None:
            game.journal.note(WIND_REROLL, EVERYONE)
        change = roll_change(game)
    game.wind = (game.wind + change) & 7
    if game.journal is not None:
        game.journal.note(WIND_TURNED, EVERYONE, game.wind, change)
    game.storm_a = moved_storm(game, game.storm_a)
    game.storm_b = moved_storm(game, game.storm_b)
    prepare_ships(game, 0)


def moved_storm(game: SeulMaitre, cell: i64) -> i64:
    beyond = wrapped_neighbour(cell, game.wind)
    if game.journal is not None:
        game.journal.note(STORM_MOVED, EVERYONE, cell, beyond)
    return beyond


def prepare_ships(game: SeulMaitre, place: i64) -> None:
    """SMB-WND-04, -06: the players' ships on storm tiles, one after the other."""
    while place < game.players:
        seat = seat_at(game, place)
        space = game.vessels[seat].space
        if is_stormy(game, cell_of(space)):
            game.turn = place
            if space >= HAVEN:
                ask(game, SHELTER, seat)
            else:
                blow(game, seat, cell_of(space), AFTER_STORM)
            return
        place += 1
    prepare_pirates(game)


# -- SHELTER: a ship in a port under a storm stays or puts out (SMB-WND-06)


def legal_shelter(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(STAY)
    add_members(out, AWAY, ways_out(game, cell_of(game.vessels[seat].space)))


def against_shelter(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == STAY:
        return 0
    if move < AWAY or move >= CAPE:
        return why_not_now(game, move)
    return why_not_away(game, cell_of(game.vessels[seat].space), move - AWAY, STORM_BESIDE)


def play_shelter(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == STAY:
        stay_in_port(game, seat)
    else:
        put_out(game, seat, cell_of(game.vessels[seat].space), move - AWAY, AFTER_SHELTER)


def ways_out(game: SeulMaitre, cell: i64) -> i64:
    """The directions in which a ship may leave a tile whatever land there is, as a bit set."""
    directions: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        if may_come(game, cell, direction):
            directions |= bit(direction)
        direction += 1
    return directions


def why_not_away(game: SeulMaitre, cell: i64, direction: i64, stormy: i64) -> i64:
    """Against such a way out; `stormy` is what is said of a storm there."""
    if game.figures.tiles.near[cell * 8 + direction] == NONE:
        return OFF_THE_MAP
    return 0 if may_come(game, cell, direction) else stormy


def cell_away(game: SeulMaitre, seat: i64, direction: i64) -> i64:
    """The cell in a direction from the ship that may leave, NONE beyond the border."""
    ship = combat.loser_of(game) if game.phase == BEATEN else greater(seat, 0)
    space = space_of(game, ship)
    return NONE if space == NONE else game.figures.tiles.near[cell_of(space) * 8 + direction]


def put_out(game: SeulMaitre, ship: i64, cell: i64, direction: i64, why: i64) -> None:
    come_out(game, ship, game.figures.tiles.near[cell * 8 + direction], why)


def stay_in_port(game: SeulMaitre, seat: i64) -> None:
    if game.journal is not None:
        cell = cell_of(game.vessels[seat].space)
        game.journal.note(SHELTERED, EVERYONE, seat, game.chart.haven_number[cell])
    prepare_ships(game, game.turn + 1)


def prepare_pirates(game: SeulMaitre) -> None:
    """SMB-WND-07: those under a storm are held there, at sea also hit."""
    game.turn = 0
    for number in range(LAIRS):
        pirate = game.pirates[number]
        cell = cell_of(pirate.space)
        n = storms_on(game, cell)
        if n:
            if game.journal is not None:
                game.journal.note(HELD, EVERYONE, PIRATE + number, cell)
            if pirate.space < HAVEN:
                damage.roll_at_pirate(game, number, n)
    drift_from(game, 0)


def drift_from(game: SeulMaitre, number: i64) -> None:
    """SMB-WND-09: the other pirates drift downwind, in the order of their numbers."""
    damage.forget_question(game)
    near = game.figures.tiles.near
    while number < LAIRS:
        space = game.pirates[number].space
        cell = cell_of(space)
        if not is_stormy(game, cell):
            if may_come(game, cell, game.wind):
                beyond = near[cell * 8 + game.wind]
                zone = game.chart.gates[beyond * 8 + (game.wind + 4) % 8]
                if zone == NONE:
                    come_out(game, PIRATE + number, beyond, AFTER_DRIFT)
                    return
                game.pirates[number].space = beyond * 4 + zone
                if game.journal is not None:
                    told = game.chart.zone_number(beyond * 4 + zone)
                    game.journal.note(DRIFTED, EVERYONE, PIRATE + number, space, beyond * 4 + zone, told)
            elif game.journal is not None:
                game.journal.note(STUCK, EVERYONE, PIRATE + number)
        number += 1
    initiative.open_bidding(game)


# -- driven by a storm, in the preparation or on a course


def blow(game: SeulMaitre, ship: i64, cell: i64, why: i64) -> None:
    """SMB-WND-04, -05, SMB-STO-01: the wind die drives a ship out of a storm, then the red dice fall."""
    game.storms += 1
    direction = roll_wind(game)
    if game.journal is not None:
        game.journal.note(WIND_DIE, EVERYONE, ship, direction)
    while not may_come(game, cell, direction):
        direction = roll_wind(game)
        if game.journal is not None:
            game.journal.note(WIND_DIE, EVERYONE, ship, direction)
    game.dice = storms_on(game, cell)
    come_out(game, ship, game.figures.tiles.near[cell * 8 + direction], why)


# -- ZONING: a ship comes out on a tile of several zones (SMB-WND-05, -09, SMB-STO-01)


def legal_zoning(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, ZONE, bit(game.chart.zones[game.target]) - 1)


def against_zoning(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < ZONE or move >= TURN:
        return why_not_now(game, move)
    return 0 if move - ZONE < game.chart.zones[game.target] else NO_SUCH_ZONE


def play_zoning(game: SeulMaitre, seat: i64, move: i64) -> None:
    choose_zone(game, move - ZONE)


def come_out(game: SeulMaitre, ship: i64, cell: i64, why: i64) -> None:
    """A ship is put on a tile, in a zone of its owner's choice."""
    game.placing = ship
    game.target = cell
    game.why = why
    if game.chart.zones[cell] > 1:
        seat = owner(game, ship)
        if why == AFTER_DRIFT:
            seat = seat_at(game, 0)
        ask(game, ZONING, seat)
    else:
        choose_zone(game, 0)


def choose_zone(game: SeulMaitre, zone: i64) -> None:
    ship = game.placing
    start = space_of(game, ship)
    space = game.target * 4 + zone
    put(game, ship, space)
    game.placing = NONE
    game.target = NONE
    if game.journal is not None:
        told = game.chart.zone_number(space)
        if game.why <= AFTER_CROSSING:
            game.journal.note(BLOWN, EVERYONE, ship, start, space, told)
        elif game.why == AFTER_FLIGHT:
            game.journal.note(FLED, EVERYONE, ship, space, told)
        elif game.why == AFTER_SHELTER:
            game.journal.note(PUT_OUT, EVERYONE, ship, space, told)
        else:
            game.journal.note(DRIFTED, EVERYONE, ship, start, space, told)
    if game.why == AFTER_DRIFT:
        drift_from(game, ship - PIRATE + 1)
        return
    n = game.dice
    game.dice = 0
    if n:
        damage.roll_at_ship(game, ship, n)
    else:
        damage.go_on(game)
