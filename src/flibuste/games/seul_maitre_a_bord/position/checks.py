"""Whether all that a position says fits together."""

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.position.stages import BUILDING, FIGHTING, PREPARING
from flibuste.games.seul_maitre_a_bord.rules import (
    bank,
    chart,
    codes,
    combat,
    engagement,
    initiative,
    map_building,
    market,
    science,
    shipyard,
    terms,
)
from flibuste.games.seul_maitre_a_bord.view import (
    neutral_bids,
)
from flibuste.kit.bits import count, has
from flibuste.kit.errors import BadPosition, wrong_field
from flibuste.kit.state import legal_moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.position.reading import Reader


def check_phase(reader: "Reader") -> None:
    state, position = reader.state, reader.position
    phase = state.phase
    if phase == codes.OVER:
        state.actor = chart.NONE
        state.turn = reader.players
    is_question = phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD)
    in_combat = phase in (codes.READY, *FIGHTING) or (is_question and position.combat is not None)
    if (position.combat is not None) != (in_combat or (phase == codes.PAYING and position.combat is not None)):
        raise reader.unfit()
    if (position.placing is not None) != (phase == codes.ZONING):
        raise reader.unfit()
    if (position.hurt is not None) != (phase in (codes.LOSING, codes.OVERLOAD)):
        raise reader.unfit()
    if position.taken and phase != codes.SEARCH:
        raise reader.unfit()
    if (state.sold or state.filled) and phase != codes.TRADING:
        raise reader.unfit()
    in_yard = phase == codes.YARD or (phase == codes.OVERLOAD and state.why == codes.AFTER_LETTER)
    if in_yard < bool(state.recruited or state.hired or state.bought):
        raise reader.unfit()
    check_storms(reader)
    check_movement(reader)
    if in_combat or position.combat is not None:
        check_combat(reader)
    if is_question:
        check_question(reader)
    if phase in (codes.TRADING, codes.YARD, codes.SEARCH, codes.MENDING, codes.PAYING):
        check_place(reader)
    if phase == codes.BIDDING or not reader.is_building:
        check_bids(reader)
    if phase in BUILDING:
        check_choice_of_tile(reader)


def is_preparation(reader: "Reader") -> bool:
    state = reader.state
    if state.phase in PREPARING:
        return True
    is_question = state.phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD)
    early = (codes.AFTER_STORM, codes.AFTER_SHELTER, codes.AFTER_DRIFT)
    return is_question and state.why in early


def check_storms(reader: "Reader") -> None:
    """Ships at sea leave a storm tile before anybody acts (SMB-WND-04)."""
    state = reader.state
    if reader.is_building:
        return
    waiting = state.phase == codes.SHELTER or (is_preparation(reader) and state.phase != codes.BIDDING)
    for seat, vessel in enumerate(state.vessels):
        at_sea_in_storm = vessel.space < chart.HAVEN and terms.is_stormy(state, vessel.space >> 2)
        not_yet = waiting and state.why != codes.AFTER_DRIFT and terms.place_of(state, seat) >= state.turn
        if at_sea_in_storm and not not_yet:
            raise wrong_field("storms", reader.position.storms)
    if is_preparation(reader):
        is_marked = state.fought or any(pirate.master != chart.NONE for pirate in state.pirates)
        if is_marked or state.used or state.round < 2:
            raise reader.unfit()


def check_movement(reader: "Reader") -> None:
    state = reader.state
    phase, seat = state.phase, int(terms.seat_at(state, min(state.turn, reader.players - 1)))
    mover = state.mover
    crossing = state.phase in (codes.ZONING, codes.LOSING, codes.OVERLOAD) and state.why == codes.AFTER_CROSSING
    if mover == chart.NONE:
        if phase in (codes.PIRATING, codes.ENGAGING) or crossing:
            raise reader.unfit()
        return
    if phase not in (codes.ACT, codes.PIRATING, codes.ENGAGING) and not crossing:
        raise reader.unfit()
    if terms.owner(state, mover) != seat or (phase == codes.ACT and mover != seat):
        raise wrong_field("moving", mover)
    if phase == codes.PIRATING and mover < codes.PIRATE:
        raise wrong_field("moving", mover)
    space = terms.space_of(state, mover)
    in_haven = space >= chart.HAVEN
    is_wrong_haven = in_haven and (mover < codes.PIRATE or phase == codes.ENGAGING)
    if is_wrong_haven or terms.is_stormy(state, chart.cell_of(space)):
        raise wrong_field("moving", mover)
    if mover >= codes.PIRATE and not state.used & codes.USED_PIRACY:
        state.used |= codes.USED_PIRACY
    if phase == codes.ENGAGING and has(state.fought, mover):
        raise wrong_field("moving", mover)
    came = state.came
    if came != chart.NONE:
        lies_here = came >= chart.HAVEN and state.chart.roadstead[came - chart.HAVEN] == space
        kind = chart.PORT if mover < codes.PIRATE else chart.LAIR
        if phase != codes.ENGAGING or not lies_here or state.chart.haven[came - chart.HAVEN] != kind:
            raise wrong_field("moving came", reader.position.moving and reader.position.moving.came)


def check_combat(reader: "Reader") -> None:
    state = reader.state
    phase, seat = state.phase, terms.seat_at(state, min(state.turn, reader.players - 1))
    attacker, defender = int(state.attacker.ship), int(state.defender.ship)
    if terms.owner(state, attacker) != seat or not engagement.is_enemy(state, attacker, defender):
        raise wrong_field("combat attacker", attacker)
    if phase == codes.READY and (has(state.fought, attacker) or has(state.fought, defender)):
        raise wrong_field("combat", "fought")
    if phase == codes.READY and attacker >= codes.PIRATE:
        raise reader.unfit()
    after = phase in (codes.LOOTING, codes.BEATEN, codes.PAYING)
    fled = phase == codes.ZONING and state.why == codes.AFTER_FLIGHT
    if (state.winner != chart.NONE) != (after or fled):
        raise wrong_field("combat winner", state.winner)
    if state.winner != chart.NONE and state.winner not in (attacker, defender):
        raise wrong_field("combat winner", state.winner)
    hit = state.why in (codes.AFTER_ATTACKER, codes.AFTER_DEFENDER)
    broadside = hit and phase in (codes.LOSING, codes.OVERLOAD)
    check_crews(reader, after or fled, broadside)
    if (state.hits > 0) > (broadside and state.why == codes.AFTER_ATTACKER):
        raise wrong_field("combat hits", state.hits)
    is_over = after or fled
    if is_over and any(side.gunners or side.blocked for side in (state.attacker, state.defender)):
        raise wrong_field("combat gunners", [state.attacker.gunners, state.defender.gunners])
    if phase == codes.LOOTING:
        loser = combat.loser_of(state)
        if state.winner != attacker or loser >= codes.PIRATE or state.vessels[loser].cubes == 0:
            raise wrong_field("combat winner", state.winner)
    if (phase == codes.BEATEN or fled) and codes.PIRATE <= combat.loser_of(state) == defender:
        raise wrong_field("combat winner", state.winner)
    if phase == codes.PAYING and combat.loser_of(state) >= codes.PIRATE:
        raise wrong_field("combat winner", state.winner)


def check_crews(reader: "Reader", is_over: bool, broadside: bool) -> None:
    state = reader.state
    has_crews = (state.attacker.crew != chart.NONE, state.defender.crew != chart.NONE)
    per_cannon = reader.figures.sailors_per_cannon
    if is_over or broadside:
        fits = all(has_crews) or (is_over and not any(has_crews))
        if is_over and not any(has_crews):
            state.attacker.crew = state.defender.crew = 0
            state.attacker.gunners = state.defender.gunners = 0
        elif is_over and reader.position.combat is not None and reader.position.combat.gunners is None:
            state.attacker.gunners = state.defender.gunners = 0
    elif state.phase == codes.CREWING:
        fits = not has_crews[1]
    else:
        fits = not any(has_crews)
    for side in (state.attacker, state.defender):
        crew = max(int(side.crew), 0)
        most = crew * per_cannon
        is_exact = not (is_over or broadside)
        fits &= side.gunners <= most and (side.gunners == most if is_exact else True)
        fits &= side.blocked == 0 or broadside
        is_pirate = side.ship >= codes.PIRATE
        ship = state.pirates[side.ship - codes.PIRATE] if is_pirate else state.vessels[side.ship]
        fits &= crew <= ship.cannons - ship.broken or is_over
    if not fits:
        raise wrong_field("combat crews", [state.attacker.crew, state.defender.crew])


def check_question(reader: "Reader") -> None:
    """Who is asked for a zone, a sailor or a cube on the way."""
    state, position = reader.state, reader.position
    why = state.why
    in_combat = why in (codes.AFTER_FLIGHT, codes.AFTER_SHOT, codes.AFTER_ATTACKER, codes.AFTER_DEFENDER)
    if in_combat != (position.combat is not None):
        raise reader.unfit()
    ship = int(state.placing if state.phase == codes.ZONING else state.hurt)
    seat = terms.seat_at(state, min(state.turn, reader.players - 1))
    if why in (codes.AFTER_STORM, codes.AFTER_SHELTER, codes.AFTER_LETTER):
        fits = ship == seat
    elif why == codes.AFTER_CROSSING:
        fits = ship == state.mover
    elif why == codes.AFTER_FLIGHT:
        fits = ship == combat.loser_of(state)
    elif why == codes.AFTER_DRIFT:
        fits = ship >= codes.PIRATE
    else:
        fits = ship == (state.defender.ship if why == codes.AFTER_DEFENDER else state.attacker.ship)
    if state.phase == codes.ZONING:
        near = state.figures.tiles.near
        start = chart.cell_of(terms.space_of(state, ship))
        around = [int(near[start * 8 + d]) for d in range(8)]
        if why in (codes.AFTER_STORM, codes.AFTER_CROSSING):
            is_clear = why == codes.AFTER_STORM and not terms.is_stormy(state, start)
            fits &= (state.dice == 0) == is_clear or state.dice > 0
            around += [int(near[cell * 8 + d]) for cell in around if cell >= 0 for d in range(8)]
        else:
            fits &= state.dice == 0
        if why == codes.AFTER_SHELTER:
            fits &= state.vessels[ship].space >= chart.HAVEN and terms.is_stormy(state, start)
        fits &= state.target in around and not terms.is_stormy(state, state.target)
    else:
        letter = why == codes.AFTER_LETTER
        fits &= (state.losses > 0) == (state.phase == codes.LOSING) and state.losses + state.rips <= 8
        fits &= state.rips == 0 or state.phase == codes.LOSING
        fits &= not letter or (state.phase == codes.OVERLOAD and state.vessels[ship].type == codes.CORSAIR)
        if state.phase == codes.OVERLOAD:
            fits &= terms.free_spaces(state, state.vessels[ship]) < 0 and state.vessels[ship].hold == 0
            others = [v for n, v in enumerate(state.vessels) if n != ship]
            fits &= all(terms.free_spaces(state, vessel) >= 0 for vessel in others)
        if letter:
            fits &= state.vessels[ship].space >= chart.HAVEN or shipyard.has_yard_anywhere(state, ship)
            fits &= state.yards > 0
    if not fits:
        raise reader.unfit()


def check_place(reader: "Reader") -> None:
    """Where a ship must be for its market, shipyard, search or ransom."""
    state, phase = reader.state, reader.state.phase
    seat = terms.seat_at(state, min(state.turn, reader.players - 1))
    vessel = state.vessels[seat]
    if phase == codes.TRADING:
        fits = vessel.space >= chart.HAVEN and count(state.sold) <= market.cubes_to_sell(state, vessel)
    elif phase == codes.YARD:
        fits = vessel.space >= chart.HAVEN or shipyard.has_yard_anywhere(state, seat)
        fits &= state.recruited <= reader.figures.sailors_per_action
        fits &= state.hired <= reader.figures.specialists_per_action
        if state.yards == 0:
            state.yards, state.used = 1, state.used | codes.USED_YARD
    elif phase == codes.SEARCH:
        fits = reader.figures.take_count[vessel.level(codes.SCIENTIST)] > max(state.taken, 1)
        fits &= terms.free_spaces(state, vessel) > 0
        state.used |= codes.USED_DISCOVERY
        vessel.marks |= 1 << science.site_here(state, seat) if fits else 0
    elif phase == codes.MENDING:
        fits = vessel.level(codes.ENGINEER) >= reader.figures.free_repairs_end_of_round_level
    else:
        space = state.vessels[payer(reader)].space
        fits = space >= chart.HAVEN and state.chart.port_cell[0] != space - chart.HAVEN
        fits &= not terms.is_stormy(state, chart.cell_of(space))
    if not fits:
        raise reader.unfit()


def payer(reader: "Reader") -> int:
    """Who pays a ransom: the loser of a combat, or the player in turn who was towed."""
    state = reader.state
    return int(combat.loser_of(state) if state.attacker.ship != chart.NONE else terms.seat_at(state, state.turn))


def check_bids(reader: "Reader") -> None:
    """No slot twice, and each who has still to bid can pay whatever slot is left (SMB-INI-02, -03)."""
    state, figures = reader.state, reader.figures
    bids = [int(vessel.bid) for vessel in state.vessels if vessel.bid != chart.NONE]
    neutral = neutral_bids(reader.file, reader.players)
    if len(set(bids + neutral)) < len(bids + neutral):
        raise wrong_field("bid", bids)
    bidding = state.phase == codes.BIDDING
    if not bidding and bids and (len(bids) < reader.players or state.round < 2 or is_preparation(reader)):
        raise wrong_field("bid", bids)
    if bidding:
        dearest = int(figures.slot_prices[reader.players + len(neutral) - 1])
        for seat, vessel in enumerate(state.vessels):
            if vessel.bid == chart.NONE and bank.credit(state, seat) < dearest:
                raise wrong_field(f"seats {seat + 1} money", vessel.money)


def check_choice_of_tile(reader: "Reader") -> None:
    state, phase = reader.state, reader.state.phase
    if phase != codes.PORTING and not state.display:
        raise reader.unfit()
    if phase == codes.PORTING and (state.display or state.pile):
        raise reader.unfit()
    chosen, cell = state.chosen != chart.NONE, state.chosen_cell != chart.NONE
    if chosen != (phase in (codes.PLACING, codes.TURNING)) or cell != (phase == codes.TURNING):
        raise reader.unfit()
    if chosen and not has(map_building.tiles_to_take(state), state.chosen):
        raise wrong_field("chosen", reader.position.chosen)
    if cell:
        cells = state.chart.cells_for(map_building.side_laid(state), state.chart.open_cells())
        if not has(cells, state.chosen_cell):
            raise wrong_field("chosen_cell", reader.position.chosen_cell)


def check_actor(reader: "Reader") -> None:
    """Who is asked follows from the rest, and can answer, if only in one way."""
    state = reader.state
    if state.phase == codes.OVER:
        if reader.position.actor is not None:
            raise wrong_field("actor", reader.position.actor)
        return
    actor = asked(reader)
    if reader.position.actor is not None and reader.position.actor != actor:
        raise wrong_field("actor", reader.position.actor)
    if actor == chart.NONE:
        raise reader.unfit()
    state.actor = actor
    if state.phase == codes.SHELTER:
        space = state.vessels[actor].space
        if space < chart.HAVEN or not terms.is_stormy(state, space - chart.HAVEN):
            raise reader.unfit()
    if not legal_moves(state, actor):
        raise BadPosition("position-choice", seat=actor + 1)


def asked(reader: "Reader") -> int:
    state, phase = reader.state, reader.state.phase
    in_turn = int(terms.seat_at(state, min(state.turn, reader.players - 1)))
    if phase == codes.BIDDING:
        return int(initiative.next_bidder(state))
    if phase == codes.ZONING:
        return int(terms.seat_at(state, 0) if state.why == codes.AFTER_DRIFT else terms.owner(state, state.placing))
    if phase in (codes.LOSING, codes.OVERLOAD):
        return int(state.hurt)
    if phase == codes.SHOT:
        return int(state.defender.ship) if state.defender.ship < codes.PIRATE else chart.NONE
    if phase == codes.CREWING:
        ship = int(state.attacker.ship if state.attacker.crew == chart.NONE else state.defender.ship)
        return ship if ship < codes.PIRATE else chart.NONE
    if phase == codes.LOOTING:
        return int(terms.owner(state, state.winner))
    if phase == codes.BEATEN:
        return int(terms.owner(state, combat.loser_of(state)))
    return payer(reader) if phase == codes.PAYING else in_turn
