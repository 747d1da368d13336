"""9. Navigation: the steps of a ship, and those of a pirate under control (SMB-PIR-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.games.seul_maitre_a_bord.rules import actions, bank, combat, engagement, piracy, wind
from flibuste.games.seul_maitre_a_bord.rules.chart import DIRECTIONS, HAVEN, LAIR, NONE, PORT, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    AFTER_CROSSING,
    AWAY,
    CAPE,
    ENTER_LAIR,
    ENTER_PORT,
    ENTERED_PORT,
    LAND_THERE,
    LEAVE,
    LEAVE_FIRST,
    LEFT_LAIR,
    LEFT_PORT,
    MOORED,
    NAVIGATION,
    NAVIGATOR,
    NO_CAPE,
    NO_PORT_HERE,
    NO_TOKEN,
    NOT_IN_HARBOUR,
    OFF_THE_MAP,
    OTHER_ZONE,
    PIRATE,
    PIRATING,
    PORTS_ARE_NOT_FOR_PIRATES,
    RANSOM_UNPAYABLE,
    SAIL,
    SAILED,
    STORM_ENTERED,
    STORM_OVER_PORT,
    TOO_FEW_PIRATE_POINTS,
    TOO_FEW_POINTS,
    TOO_FEW_SAILS,
    TOW,
    TOW_AT_SEA,
    TOW_NOT_NEEDED,
    TOWED,
    ZONE,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, greater, lesser
from flibuste.games.seul_maitre_a_bord.rules.terms import free_sails, is_stormy, put, space_of, speed
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre

ANY_COST: Final = 99  # as much as a figure can be


# -- the points of a step


def points_at_hand(game: SeulMaitre, seat: i64) -> i64:
    """Points that sailors can still make: each needs one of them and a free sail (SMB-NAV-01)."""
    return lesser(game.vessels[seat].hold, free_sails(game, seat))


def free_point_anew(game: SeulMaitre, seat: i64) -> i64:
    """SMB-NAV-08: the point of a new Navigation that needs neither sailor nor sail."""
    return 1 if game.vessels[seat].level(NAVIGATOR) >= game.figures.extra_movement_per_navigation_level else 0


def free_step_anew(game: SeulMaitre, seat: i64) -> i64:
    """Navigator 1: the port or cape step of a new Navigation that costs nothing."""
    return 1 if game.vessels[seat].level(NAVIGATOR) >= game.figures.free_port_or_cape_per_navigation_level else 0


def most_points(game: SeulMaitre, ship: i64) -> i64:
    """Points for the next step, in the Navigation under way or in a new one; NONE without either."""
    if ship >= PIRATE:
        return piracy.pirate_points(game)
    free: i64 = NONE
    if game.mover == ship:
        free = game.free_point
    if game.vessels[ship].actions > 0:
        free = greater(free, free_point_anew(game, ship))
    return NONE if free == NONE else points_at_hand(game, ship) + free


def is_coast_free(game: SeulMaitre, ship: i64) -> bool:
    """Whether the next port or cape step costs nothing, in the Navigation under way or in a new one."""
    if ship >= PIRATE:
        return False
    if game.mover == ship and game.free_step:
        return True
    return game.vessels[ship].actions > 0 and free_step_anew(game, ship) > 0


def can_pay(game: SeulMaitre, ship: i64, cost: i64, coastal: bool) -> bool:
    """Whether a step can be made in the present Navigation or in a new one."""
    return cost <= most_points(game, ship) or (coastal and is_coast_free(game, ship))


def wind_cap(game: SeulMaitre, ship: i64) -> i64:
    """Navigator 3: the most that a step to another tile costs; the navigator does not serve pirates (SMB-ACA-04)."""
    if ship < PIRATE and game.vessels[ship].level(NAVIGATOR) >= game.figures.max_wind_cost_level:
        return game.figures.max_wind_cost
    return ANY_COST


def wind_cost(game: SeulMaitre, direction: i64, cap: i64) -> i64:
    """SMB-NAV-02"""
    return lesser(game.figures.cost_by_offset[(direction - game.wind) & 7], cap)


def full_cost(game: SeulMaitre, ship: i64, move: i64) -> i64:
    """What a step costs without a free step of the navigator (SMB-NAV-02 to -04)."""
    figures = game.figures
    if move == LEAVE:
        return figures.port_leave_cost if ship < PIRATE else figures.lair_leave_cost
    if move == ENTER_PORT:
        return figures.port_enter_cost
    if move == ENTER_LAIR:
        return figures.lair_enter_cost
    if move >= CAPE:
        return figures.cape_cost
    return wind_cost(game, move - SAIL, wind_cap(game, ship))


def is_coastal(move: i64) -> bool:
    """Whether a step goes into or out of a port or lair or round a cape, and not to another tile."""
    return move < SAIL or move >= CAPE


def goes_on(game: SeulMaitre, seat: i64, cost: i64, coastal: bool) -> bool:
    """Whether a step can be made in the Navigation under way."""
    if game.mover != seat:
        return False
    return (coastal and game.free_step > 0) or cost <= points_at_hand(game, seat) + game.free_point


def begins_again(game: SeulMaitre, seat: i64, cost: i64, coastal: bool) -> bool:
    """Whether a step takes another token, because a new Navigation can pay it and the one under way cannot."""
    return game.mover == seat and not goes_on(game, seat, cost, coastal) and can_pay(game, seat, cost, coastal)


def cost_shown(game: SeulMaitre, seat: i64, cost: i64, coastal: bool) -> i64:
    """What a step costs, in the Navigation under way or in the one it would begin."""
    free = game.free_step
    if game.mover != seat or begins_again(game, seat, cost, coastal):
        free = free_step_anew(game, seat)
    return 0 if coastal and free else cost


def pay_for(game: SeulMaitre, ship: i64, move: i64) -> i64:
    """Pay a step; what it cost."""
    cost = full_cost(game, ship, move)
    if ship < PIRATE:
        return pay_step(game, ship, cost, is_coastal(move))
    game.spent += cost
    return cost


def pay_step(game: SeulMaitre, seat: i64, cost: i64, coastal: bool) -> i64:
    """Pay a step (SMB-NAV-01, -08), beginning a Navigation where none under way can pay it; its true cost."""
    vessel = game.vessels[seat]
    if not goes_on(game, seat, cost, coastal):
        actions.use_token(game, seat)
        game.mover = seat
        game.free_step = free_step_anew(game, seat)
        game.free_point = free_point_anew(game, seat)
        if game.journal is not None:
            game.journal.note(NAVIGATION, EVERYONE, seat)
    if coastal and game.free_step:
        game.free_step = 0
        return 0
    by_sailors = cost
    if by_sailors > 0 and game.free_point:
        game.free_point = 0
        by_sailors -= 1
    vessel.hold -= by_sailors
    vessel.aloft += by_sailors
    return cost


# -- steps that can be made: an action of a player (section 8), or the course of a controlled pirate (section 17)


def is_step(move: i64) -> bool:
    return (move >= ENTER_PORT and move <= LEAVE) or (move >= SAIL and move < AWAY) or (move >= CAPE and move < ZONE)


def add_steps(game: SeulMaitre, ship: i64, out: Moves) -> None:
    haven = haven_step(game, ship)
    if haven != NONE:
        out.add(haven)
    if space_of(game, ship) < HAVEN:
        add_members(out, SAIL, directions_open(game, ship))
        add_members(out, CAPE, capes_open(game, ship))


def has_step(game: SeulMaitre, ship: i64) -> bool:
    if haven_step(game, ship) != NONE:
        return True
    return space_of(game, ship) < HAVEN and (directions_open(game, ship) > 0 or capes_open(game, ship) > 0)


def why_not_course(game: SeulMaitre, seat: i64, move: i64) -> i64:
    """Against a step of a player's own ship."""
    vessel = game.vessels[seat]
    if game.mover != seat and vessel.actions == 0:
        return NO_TOKEN
    if is_moored(game, vessel.space) and move != LEAVE:
        return MOORED
    return why_not_step(game, seat, move)


def why_not_step(game: SeulMaitre, ship: i64, move: i64) -> i64:
    if move == LEAVE:
        return why_not_leave(game, ship)
    if move == ENTER_PORT:
        return why_not_enter_port(game, ship)
    if move == ENTER_LAIR:
        return piracy.why_not_enter_lair(game, ship)
    if move >= CAPE:
        return why_not_round(game, ship, move - CAPE)
    return why_not_sail(game, ship, move - SAIL)


def why_not_pay(game: SeulMaitre, ship: i64, cost: i64, coastal: bool) -> i64:
    if can_pay(game, ship, cost, coastal):
        return 0
    if ship >= PIRATE:
        return TOO_FEW_PIRATE_POINTS
    return TOO_FEW_POINTS if game.vessels[ship].hold <= free_sails(game, ship) else TOO_FEW_SAILS


def is_moored(game: SeulMaitre, space: i64) -> bool:
    """SMB-WND-06: a ship that stayed in a stormed port does not sail this round."""
    return space >= HAVEN and is_stormy(game, space - HAVEN)


def haven_step(game: SeulMaitre, ship: i64) -> i64:
    """The step into or out of a port or lair that can be made now, NONE."""
    if space_of(game, ship) >= HAVEN:
        return LEAVE if why_not_leave(game, ship) == 0 else NONE
    if ship < PIRATE:
        return ENTER_PORT if why_not_enter_port(game, ship) == 0 else NONE
    return ENTER_LAIR if piracy.why_not_enter_lair(game, ship) == 0 else NONE


def why_not_leave(game: SeulMaitre, ship: i64) -> i64:
    """SMB-NAV-04, SMB-WND-06"""
    space = space_of(game, ship)
    if space < HAVEN:
        return NOT_IN_HARBOUR
    return STORM_OVER_PORT if is_moored(game, space) else why_not_pay(game, ship, full_cost(game, ship, LEAVE), True)


def why_not_enter_port(game: SeulMaitre, ship: i64) -> i64:
    """SMB-NAV-04"""
    if ship >= PIRATE:
        return PORTS_ARE_NOT_FOR_PIRATES
    space = space_of(game, ship)
    cell = space >> 2
    if space >= HAVEN or game.chart.haven[cell] != PORT or game.chart.roadstead[cell] != space:
        return NO_PORT_HERE
    return why_not_pay(game, ship, game.figures.port_enter_cost, True)


def directions_open(game: SeulMaitre, ship: i64) -> i64:
    """The directions in which a ship at sea can sail to another tile, as a bit set."""
    steps = game.chart.steps
    first = space_of(game, ship) * 8
    points = most_points(game, ship)
    cap = wind_cap(game, ship)
    directions: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        if steps[first + direction] != NONE and wind_cost(game, direction, cap) <= points:
            directions |= bit(direction)
        direction += 1
    return directions


def why_not_sail(game: SeulMaitre, ship: i64, direction: i64) -> i64:
    """SMB-NAV-02, -06"""
    space = space_of(game, ship)
    if space >= HAVEN:
        return LEAVE_FIRST
    if game.chart.steps[space * 8 + direction] == NONE:
        cell = space >> 2
        if game.figures.tiles.near[cell * 8 + direction] == NONE:
            return OFF_THE_MAP
        zone = game.chart.gates[cell * 8 + direction]
        return LAND_THERE if zone == NONE or zone == space & 3 else OTHER_ZONE
    return why_not_pay(game, ship, wind_cost(game, direction, wind_cap(game, ship)), False)


def capes_open(game: SeulMaitre, ship: i64) -> i64:
    """The zones of its tile to which a ship at sea can round a cape, as a bit set."""
    space = space_of(game, ship)
    zones = game.chart.zones[space >> 2]
    if zones == 1 or not can_pay(game, ship, game.figures.cape_cost, True):
        return 0
    return (bit(zones) - 1) & ~bit(space & 3)


def why_not_round(game: SeulMaitre, ship: i64, zone: i64) -> i64:
    """SMB-NAV-03"""
    space = space_of(game, ship)
    if space >= HAVEN:
        return LEAVE_FIRST
    if zone >= game.chart.zones[space >> 2] or zone == space & 3:
        return NO_CAPE
    return why_not_pay(game, ship, game.figures.cape_cost, True)


# -- making a step


def moving_ship(game: SeulMaitre) -> i64:
    return game.mover if game.phase == PIRATING else game.actor


def step(game: SeulMaitre, ship: i64, move: i64) -> None:
    start = space_of(game, ship)
    if move == LEAVE:
        leave_haven(game, ship, start)
    elif move == ENTER_PORT:
        enter_port(game, ship, start)
    elif move == ENTER_LAIR:
        piracy.enter_lair(game, ship, start)
    elif move >= CAPE:
        cost = pay_for(game, ship, move)
        sail_to(game, ship, start, (start & ~3) + move - CAPE, cost)
    else:
        cost = pay_for(game, ship, move)
        sail_to(game, ship, start, game.chart.steps[start * 8 + move - SAIL], cost)


def sail_to(game: SeulMaitre, ship: i64, start: i64, space: i64, cost: i64) -> None:
    game.came = NONE
    cell = space >> 2
    if is_stormy(game, cell):  # SMB-STO-01
        if game.journal is not None:
            game.journal.note(STORM_ENTERED, EVERYONE, ship, cell, cost)
        wind.blow(game, ship, cell, AFTER_CROSSING)
        return
    put(game, ship, space)
    if game.journal is not None:
        zone = game.chart.zone_number(space)
        game.journal.note(SAILED, EVERYONE, ship, start, space, cost, i64(cell_of(start) == cell), zone)
    engagement.meet(game, ship, space)


def leave_haven(game: SeulMaitre, ship: i64, start: i64) -> None:
    cell = start - HAVEN
    cost = pay_for(game, ship, LEAVE)
    space = game.chart.roadstead[cell]
    put(game, ship, space)
    game.came = start
    if game.journal is not None:
        haven = game.chart.haven[cell]
        number = game.chart.haven_number[cell]
        zone = game.chart.zone_number(space)
        left = LEFT_PORT if haven == PORT else LEFT_LAIR
        game.journal.note(left, EVERYONE, ship, space, cost, haven, number, zone)
    engagement.meet(game, ship, space)


def enter_port(game: SeulMaitre, seat: i64, start: i64) -> None:
    """SMB-NAV-04: it ends the Navigation."""
    cell = start >> 2
    cost = pay_for(game, seat, ENTER_PORT)
    game.vessels[seat].space = HAVEN + cell
    end_movement(game)
    if game.journal is not None:
        game.journal.note(ENTERED_PORT, EVERYONE, seat, cell, cost, PORT, game.chart.haven_number[cell])
    actions.ask_turn(game)


def go_on_sailing(game: SeulMaitre) -> None:
    game.came = NONE
    if game.mover >= PIRATE:
        piracy.ask_pirate(game)
    else:
        actions.ask_turn(game)


def end_movement(game: SeulMaitre) -> None:
    game.mover = NONE
    game.spent = 0
    game.free_step = 0
    game.free_point = 0
    game.came = NONE


# -- tow (SMB-NAV-09)


def add_tows(game: SeulMaitre, seat: i64, out: Moves) -> None:
    if why_no_tow(game, seat) == 0 and can_pay_tow(game, seat):
        add_members(out, TOW, combat.ports_to_reach(game))


def why_not_tow(game: SeulMaitre, seat: i64, port: i64) -> i64:
    reason = why_no_tow(game, seat)
    if reason == 0:
        reason = combat.why_not_bring_to(game, port)
    if reason:
        return reason
    return 0 if can_pay_tow(game, seat) else RANSOM_UNPAYABLE


def why_no_tow(game: SeulMaitre, seat: i64) -> i64:
    """Against a tow, whatever the port."""
    if game.vessels[seat].space >= HAVEN:
        return TOW_AT_SEA
    return 0 if needs_tow(game, seat) else TOW_NOT_NEEDED


def needs_tow(game: SeulMaitre, seat: i64) -> bool:
    """SMB-NAV-09"""
    vessel = game.vessels[seat]
    return vessel.hold + vessel.aloft + vessel.deck == 0 or speed(game, seat) == 0


def can_pay_tow(game: SeulMaitre, seat: i64) -> bool:
    return bank.credit_after_token(game, seat) >= game.figures.ransom_ship


def tow(game: SeulMaitre, seat: i64, port: i64) -> None:
    actions.use_token(game, seat)
    if game.journal is not None:
        game.journal.note(TOWED, EVERYONE, seat, port)
    combat.bring_to(game, seat, port)


# -- what a step would be, for whoever asks before it is made


def step_target(game: SeulMaitre, move: i64) -> i64:
    """The space a step leads to, NONE if there is no such step."""
    space = space_of(game, moving_ship(game))
    if space == NONE or not game.chart.complete:
        return NONE
    if move == LEAVE:
        return NONE if space < HAVEN else game.chart.roadstead[space - HAVEN]
    if space >= HAVEN:
        return NONE
    cell = space >> 2
    if move in (ENTER_PORT, ENTER_LAIR):
        kind = PORT if move == ENTER_PORT else LAIR
        is_here = game.chart.haven[cell] == kind and game.chart.roadstead[cell] == space
        return HAVEN + cell if is_here else NONE
    if move >= CAPE:
        zone = move - CAPE
        return cell * 4 + zone if zone < game.chart.zones[cell] else NONE
    return game.chart.steps[space * 8 + move - SAIL]


def step_cost(game: SeulMaitre, move: i64) -> i64:
    """What a step of the ship under way costs."""
    ship = moving_ship(game)
    cost = full_cost(game, ship, move)
    return cost if ship >= PIRATE else cost_shown(game, ship, cost, is_coastal(move))


def step_begins_again(game: SeulMaitre, move: i64) -> bool:
    """Whether a step takes another token, though a Navigation is under way."""
    ship = moving_ship(game)
    if ship >= PIRATE:
        return False
    return begins_again(game, ship, full_cost(game, ship, move), is_coastal(move))


def points_left(game: SeulMaitre) -> i64:
    """Movement points the ship under way still has."""
    if game.phase == PIRATING:
        return piracy.pirate_points(game)
    free: i64 = game.free_point if game.mover == game.actor else 0
    return points_at_hand(game, game.actor) + free
