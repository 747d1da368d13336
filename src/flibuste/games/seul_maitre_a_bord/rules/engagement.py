"""11. Engagement. 12. Ports and blockade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, combat, navigation
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, NONE, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    CORSAIR,
    DONE,
    END,
    ENGAGE,
    ENGAGED,
    ENGAGING,
    FIGHT,
    FOUGHT_BEFORE,
    HAS_FOUGHT,
    IN_ANOTHER_ZONE,
    IN_THAT_HAVEN,
    MUST_ENGAGE,
    NO_ENGAGEMENT,
    NOT_AN_ENEMY,
    NOT_THERE,
    OUT_OF_A_STORM,
    OUT_OF_THAT_PORT,
    OWN_SHIP_FOUGHT,
    PASS,
    PIRATE,
    READY,
    RECOVER,
    RECOVERY,
    SAME_PORT,
    SHIPS,
    TAKE,
    THERE_ALREADY,
    UNDER_A_STORM,
    WAY_BARRED,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, is_stormy, owner, space_of
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def meet(game: SeulMaitre, ship: i64, space: i64) -> None:
    """SMB-ENG-01 to -04, after a step into a sea zone."""
    if not has(game.fought, ship):
        bound = must_engage(game, ship, space)
        if bound:
            if bound & (bound - 1):
                ask(game, ENGAGING, owner(game, ship))
            else:
                engage(game, lowest(bound))
            return
        if may_engage(game, ship, space):
            ask(game, ENGAGING, owner(game, ship))
            return
    navigation.go_on_sailing(game)


def is_enemy(game: SeulMaitre, ship: i64, other: i64) -> bool:
    """SMB-TRM-05, SMB-ENG-07"""
    if ship == other:
        return False
    if ship >= PIRATE:
        return other < PIRATE and game.pirates[ship - PIRATE].master != other
    return other < PIRATE or game.pirates[other - PIRATE].master != ship


def can_meet(game: SeulMaitre, ship: i64, other: i64) -> bool:
    return is_enemy(game, ship, other) and not has(game.fought, other)


def must_engage(game: SeulMaitre, ship: i64, space: i64) -> i64:
    """The enemies at sea there that bind the mover: corsairs and pirates (SMB-ENG-03)."""
    bound: i64 = 0
    other: i64 = 0
    while other < game.players:
        vessel = game.vessels[other]
        if vessel.space == space and vessel.type == CORSAIR and can_meet(game, ship, other):
            bound |= bit(other)
        other += 1
    if ship < PIRATE:
        other = PIRATE
        while other < SHIPS:
            if game.pirates[other - PIRATE].space == space and can_meet(game, ship, other):
                bound |= bit(other)
            other += 1
    return bound


def may_engage(game: SeulMaitre, ship: i64, space: i64) -> i64:
    """Merchants there (SMB-ENG-04) and ships in a haven that opens to it (SMB-BLK-01, -04)."""
    haven: i64 = NONE
    cell = space >> 2
    if game.chart.roadstead[cell] == space and game.came != HAVEN + cell:
        haven = HAVEN + cell
    free: i64 = 0
    other: i64 = 0
    while other < game.players:
        at = game.vessels[other].space
        if (at == space or (at == haven and haven != NONE)) and can_meet(game, ship, other):
            free |= bit(other)
        other += 1
    if ship < PIRATE and haven != NONE:
        other = PIRATE
        while other < SHIPS:
            if game.pirates[other - PIRATE].space == haven and can_meet(game, ship, other):
                free |= bit(other)
            other += 1
    return free


# -- ENGAGING: engage one of the ships met, or sail on (SMB-ENG-03, -04, SMB-BLK-01)


def legal_engaging(game: SeulMaitre, seat: i64, out: Moves) -> None:
    space = space_of(game, game.mover)
    bound = must_engage(game, game.mover, space)
    if bound == 0:
        out.add(PASS)
        bound = may_engage(game, game.mover, space)
    add_members(out, ENGAGE, bound)


def against_engaging(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if is_engagement(move):
        return why_not_engage(game, game.mover, move - ENGAGE)
    goes_away = move in (PASS, DONE, END) or navigation.is_step(move)
    if goes_away and must_engage(game, game.mover, space_of(game, game.mover)):
        return MUST_ENGAGE if move == PASS else WAY_BARRED
    return 0 if move == PASS else why_not_now(game, move)


def play_engaging(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == PASS:
        navigation.go_on_sailing(game)
    else:
        engage(game, move - ENGAGE)


def why_not_engage(game: SeulMaitre, ship: i64, other: i64) -> i64:
    space = space_of(game, ship)
    bound = must_engage(game, ship, space)
    if has(bound, other):
        return 0
    if has(may_engage(game, ship, space), other):
        return MUST_ENGAGE if bound else 0
    if not is_enemy(game, ship, other):
        return NOT_AN_ENEMY
    at = space_of(game, other)
    if at != space and at == game.came:
        return OUT_OF_THAT_PORT
    if at == space or opens_to(game, at, space):
        return HAS_FOUGHT
    return why_not_met(game, space, at, NOT_THERE)


def is_engagement(move: i64) -> bool:
    return move >= ENGAGE and move < TAKE


def opens_to(game: SeulMaitre, haven: i64, space: i64) -> bool:
    """Whether a space is a port or lair, and that one its roadstead."""
    return haven >= HAVEN and game.chart.roadstead[haven - HAVEN] == space


def why_not_met(game: SeulMaitre, space: i64, at: i64, elsewhere: i64) -> i64:
    """Against a ship that lies somewhere else; `elsewhere` is what is said of another tile."""
    if is_stormy(game, cell_of(at)):
        return UNDER_A_STORM
    return IN_ANOTHER_ZONE if space < HAVEN and at < HAVEN and space >> 2 == at >> 2 else elsewhere


def why_no_engagement(game: SeulMaitre, ship: i64, other: i64) -> i64:
    """Against engaging another ship without having just come to it (SMB-ENG-01)."""
    if not is_enemy(game, ship, other):
        return NOT_AN_ENEMY
    if has(game.fought, ship):
        return OWN_SHIP_FOUGHT
    if has(game.fought, other):
        return FOUGHT_BEFORE
    space = space_of(game, ship)
    at = space_of(game, other)
    if opens_to(game, at, space):
        return IN_THAT_HAVEN
    if at != space:
        return why_not_met(game, space, at, NO_ENGAGEMENT)
    if space >= HAVEN:
        return SAME_PORT
    under_way = game.mover == ship and (ship < PIRATE or game.spent > 0)
    # a step would have led to the fight: only a storm brings a ship to an enemy that bars the way, and past it
    return OUT_OF_A_STORM if under_way and has(must_engage(game, ship, space), other) else THERE_ALREADY


def engage(game: SeulMaitre, other: i64) -> None:
    """SMB-ENG-06, -08"""
    ship = game.mover
    navigation.end_movement(game)
    game.attacker.ship = ship
    game.defender.ship = other
    if game.journal is not None:
        game.journal.note(ENGAGED, EVERYONE, ship, other)
    if ship < PIRATE:
        vessel = game.vessels[ship]
        if vessel.actions > 0 and vessel.aloft + vessel.deck > 0:
            ask(game, READY, ship)
            return
    combat.begin_combat(game)


# -- READY: recover before the combat, or fight at once (SMB-ENG-08)


def legal_ready(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(FIGHT)
    out.add(RECOVER)


def against_ready(game: SeulMaitre, seat: i64, move: i64) -> i64:
    return 0 if move in (FIGHT, RECOVER) else why_not_now(game, move)


def play_ready(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == RECOVER:
        game.vessels[seat].actions -= 1
        actions.bring_in(game, seat, RECOVERY)
    combat.begin_combat(game)
