"""17. Piracy: a player controls a pirate for one course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, engagement, navigation
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, LAIR, LAIRS, NONE, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    DONE,
    ENGAGE,
    ENTERED_LAIR,
    LAIR_OCCUPIED,
    LAIRS_ARE_FOR_PIRATES,
    NO_LAIR_HERE,
    PIRACY,
    PIRACY_PLAYED,
    PIRATE,
    PIRATE_CONTROLLED,
    PIRATE_STORMED,
    PIRATING,
    PLAYED_ENOUGH,
    THROW,
    TREASURE,
    USED_PIRACY,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, is_stormy, seat_at, space_of
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


# -- the action (SMB-PIR-01)


def add_pirates(game: SeulMaitre, out: Moves) -> None:
    if why_no_piracy(game):
        return
    number: i64 = 0
    while number < LAIRS:
        if why_not_control(game, number) == 0:
            out.add(PIRACY + number)
        number += 1


def why_no_piracy(game: SeulMaitre) -> i64:
    return PLAYED_ENOUGH if game.used & USED_PIRACY else 0


def why_not_control(game: SeulMaitre, number: i64) -> i64:
    reason = why_no_piracy(game)
    if reason:
        return reason
    pirate = game.pirates[number]
    if pirate.master != NONE:
        return PIRATE_CONTROLLED
    return PIRATE_STORMED if is_stormy(game, cell_of(pirate.space)) else 0


def control(game: SeulMaitre, seat: i64, number: i64) -> None:
    """SMB-PIR-01, -02"""
    actions.use_token(game, seat)
    game.used |= USED_PIRACY
    game.pirates[number].master = seat
    game.mover = PIRATE + number
    if game.journal is not None:
        game.journal.note(PIRACY_PLAYED, EVERYONE, seat, PIRATE + number)
    ask_pirate(game)


# -- PIRATING: the pirate's course (SMB-PIR-02, -03, SMB-STO-04)


def legal_pirating(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(DONE)
    navigation.add_steps(game, game.mover, out)
    actions.add_throws(game, seat, out)
    actions.add_thrown_tokens(game, seat, out)


def against_pirating(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == DONE:
        return 0
    if actions.is_throw(move):
        return actions.why_not_throw(game, seat, move)
    if navigation.is_step(move):
        return navigation.why_not_step(game, game.mover, move)
    if engagement.is_engagement(move):
        return engagement.why_no_engagement(game, game.mover, move - ENGAGE)
    return why_not_now(game, move)


def play_pirating(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == DONE:
        end_piracy(game)
    elif move >= THROW:
        actions.throw_overboard(game, seat, move)
        ask_pirate(game)
    else:
        navigation.step(game, game.mover, move)


def ask_pirate(game: SeulMaitre) -> None:
    seat = seat_at(game, game.turn)
    ask(game, PIRATING, seat)
    vessel = game.vessels[seat]
    if vessel.cubes == 0 and vessel.aboard == 0 and not navigation.has_step(game, game.mover):
        end_piracy(game)


def pirate_points(game: SeulMaitre) -> i64:
    """What the pirate under way has left (SMB-STO-04)."""
    pirate = game.pirates[game.mover - PIRATE]
    return greater(pirate.sails - pirate.torn - game.spent, 0)


def why_not_enter_lair(game: SeulMaitre, ship: i64) -> i64:
    """SMB-PIR-03: an empty lair; one without a storm, as a ship at sea is on no storm tile."""
    if ship < PIRATE:
        return LAIRS_ARE_FOR_PIRATES
    space = space_of(game, ship)
    cell = space >> 2
    if space >= HAVEN or game.chart.haven[cell] != LAIR or game.chart.roadstead[cell] != space:
        return NO_LAIR_HERE
    for pirate in game.pirates:
        if pirate.space == HAVEN + cell:
            return LAIR_OCCUPIED
    return navigation.why_not_pay(game, ship, game.figures.lair_enter_cost, True)


def enter_lair(game: SeulMaitre, ship: i64, start: i64) -> None:
    """SMB-PIR-03"""
    cell = start >> 2
    lair = game.chart.haven_number[cell]
    seat = game.actor
    game.pirates[ship - PIRATE].space = HAVEN + cell
    if game.journal is not None:
        game.journal.note(ENTERED_LAIR, EVERYONE, ship, cell, game.figures.lair_enter_cost, LAIR, lair)
    treasure = game.pirates[lair].treasure
    if lair != ship - PIRATE and treasure:
        game.vessels[seat].money += treasure
        game.pirates[lair].treasure = 0
        if game.journal is not None:
            game.journal.note(TREASURE, EVERYONE, seat, ship, treasure, lair)
    navigation.end_movement(game)
    actions.ask_turn(game)


def end_piracy(game: SeulMaitre) -> None:
    navigation.end_movement(game)
    actions.ask_turn(game)
