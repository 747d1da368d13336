"""What red and white dice do to a ship, in a storm or a combat (SMB-CBT-05, -06), and a hold too full (SMB-TRM-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, combat, navigation, shipyard, wind
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    AFTER_ATTACKER,
    AFTER_CROSSING,
    AFTER_DEFENDER,
    AFTER_FLIGHT,
    AFTER_LETTER,
    AFTER_SHELTER,
    AFTER_SHOT,
    AFTER_STORM,
    CANNON_FACE,
    CREW,
    GOODS,
    HIT,
    HOLD_FACE,
    IN_HOLD,
    IN_SAILS,
    LOSE,
    LOSING,
    MISS,
    NO_EFFECT,
    NONE_THERE,
    ON_CANNONS,
    ON_DECK,
    OVERFLOW,
    OVERLOAD,
    PIRATE,
    RED_DIE,
    SAIL_FACE,
    SAILOR_FACE,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import roll_red
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, digit, unit
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.ships import Side, Vessel
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, free_spaces, sailor_limit
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def roll_at_ship(game: SeulMaitre, ship: i64, n: i64) -> None:
    """Red dice, of a storm or of the initial shot; then `why` tells what goes on."""
    hits: i64 = 0
    while n > 0:
        face = roll_red(game)
        if game.journal is not None:
            game.journal.note(RED_DIE, EVERYONE, ship, face)
        hits += unit(face)
        n -= 1
    apply(game, ship, hits)


def roll_at_pirate(game: SeulMaitre, number: i64, n: i64) -> None:
    while n > 0:
        face = roll_red(game)
        if game.journal is not None:
            game.journal.note(RED_DIE, EVERYONE, PIRATE + number, face)
        hit_pirate(game, number, face)
        n -= 1


def apply(game: SeulMaitre, ship: i64, hits: i64) -> None:
    """SMB-CBT-05, -06: results on one ship, in this order; the owner chooses the sailors lost."""
    if ship >= PIRATE:
        face: i64 = CANNON_FACE
        while face > MISS:
            n = digit(hits, face)
            while n > 0:
                hit_pirate(game, ship - PIRATE, face)
                n -= 1
            face -= 1
        go_on(game)
        return
    n = digit(hits, CANNON_FACE)
    while n > 0:
        hit_cannon(game, ship)
        n -= 1
    n = digit(hits, HOLD_FACE)
    while n > 0:
        spring_leak(game, ship)
        n -= 1
    game.hurt = ship
    game.losses = digit(hits, SAILOR_FACE)
    game.rips = digit(hits, SAIL_FACE)
    settle_losses(game)


def go_on(game: SeulMaitre) -> None:
    """Back to where the question came from."""
    why = game.why
    forget_question(game)
    if why in (AFTER_STORM, AFTER_SHELTER):
        wind.prepare_ships(game, game.turn + 1)
    elif why == AFTER_CROSSING:
        navigation.go_on_sailing(game)
    elif why == AFTER_FLIGHT:
        combat.end_combat(game)
    elif why == AFTER_SHOT:
        combat.ask_crew(game, game.attacker)
    elif why == AFTER_ATTACKER:
        combat.hit_defender(game)
    elif why == AFTER_DEFENDER:
        combat.board(game)
    elif why == AFTER_LETTER:
        shipyard.ask_yard(game)


def forget_question(game: SeulMaitre) -> None:
    game.placing = NONE
    game.target = NONE
    game.why = 0
    game.dice = 0
    game.hurt = NONE
    game.losses = 0
    game.rips = 0


# -- cannons, hold, sails


def hit_cannon(game: SeulMaitre, ship: i64) -> None:
    vessel = game.vessels[ship]
    if vessel.broken == vessel.cannons:
        if game.journal is not None:
            game.journal.note(NO_EFFECT, EVERYONE, ship, CANNON_FACE)
        return
    vessel.broken += 1
    gunners = game.figures.sailors_per_cannon
    place: i64 = NONE
    side = side_of(game, ship)
    if side is not None and side.crew > 0:
        side.crew -= 1
        side.gunners -= gunners
        side.blocked += gunners
        place = ON_CANNONS
    if game.journal is not None:
        game.journal.note(HIT, EVERYONE, ship, CANNON_FACE, place)


def side_of(game: SeulMaitre, ship: i64) -> Side | None:
    """The side of a ship in the combat under way, None for one that does not fight."""
    if ship == game.attacker.ship:
        return game.attacker
    return game.defender if ship == game.defender.ship else None


def gunners_of(game: SeulMaitre, ship: i64) -> i64:
    """Sailors on cannons that are not hit."""
    side = side_of(game, ship)
    return 0 if side is None else side.gunners


def blocked_of(game: SeulMaitre, ship: i64) -> i64:
    """Sailors on hit cannons."""
    side = side_of(game, ship)
    return 0 if side is None else side.blocked


def spring_leak(game: SeulMaitre, ship: i64) -> None:
    """One sailor is put on the leak: from hold or cannons, else from deck or sails, last from hit cannons."""
    vessel = game.vessels[ship]
    side = side_of(game, ship)
    place: i64 = IN_HOLD
    if vessel.hold > 0:
        vessel.hold -= 1
    elif side is not None and side.gunners > 0:
        side.gunners -= 1
        place = ON_CANNONS
    elif vessel.deck > 0:
        vessel.deck -= 1
        place = ON_DECK
    elif vessel.aloft > 0:
        vessel.aloft -= 1
        place = IN_SAILS
    elif side is not None and side.blocked > 0:
        side.blocked -= 1
        place = ON_CANNONS
    else:
        if game.journal is not None:
            game.journal.note(NO_EFFECT, EVERYONE, ship, HOLD_FACE)
        return
    vessel.leaks += 1
    if game.journal is not None:
        game.journal.note(HIT, EVERYONE, ship, HOLD_FACE, place)


def tear_sail(game: SeulMaitre, ship: i64) -> None:
    vessel = game.vessels[ship]
    if vessel.torn < game.figures.sails[vessel.type] + vessel.upgrade:
        vessel.torn += 1
        if game.journal is not None:
            game.journal.note(HIT, EVERYONE, ship, SAIL_FACE, NONE)
    elif game.journal is not None:
        game.journal.note(NO_EFFECT, EVERYONE, ship, SAIL_FACE)


def hit_pirate(game: SeulMaitre, number: i64, face: i64) -> None:
    """SMB-CPI-01"""
    pirate = game.pirates[number]
    ship = PIRATE + number
    has_effect = True
    place: i64 = NONE
    if face == CANNON_FACE and pirate.broken < pirate.cannons:
        pirate.broken += 1
        side = side_of(game, ship)
        if side is not None and side.crew > 0:
            side.crew -= 1
            side.blocked += game.figures.sailors_per_cannon
            place = ON_CANNONS
    elif face == SAILOR_FACE and pirate.dead < pirate.sailors:
        pirate.dead += 1
    elif face == SAIL_FACE and pirate.torn < pirate.sails:
        pirate.torn += 1
    else:
        has_effect = False
    if face != MISS and game.journal is not None:
        if has_effect:
            game.journal.note(HIT, EVERYONE, ship, face, place)
        else:
            game.journal.note(NO_EFFECT, EVERYONE, ship, face)


# -- LOSING: the owner chooses where a sailor is lost (SMB-CBT-06)


def legal_losing(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, LOSE, places_to_lose(game, seat))


def against_losing(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < LOSE or move >= CREW:
        return why_not_now(game, move)
    return 0 if has(places_to_lose(game, seat), move - LOSE) else NONE_THERE


def play_losing(game: SeulMaitre, seat: i64, move: i64) -> None:
    lose_sailor(game, seat, move - LOSE)
    settle_losses(game)


def places_to_lose(game: SeulMaitre, ship: i64) -> i64:
    """Where a sailor may be discarded, as a bit set; those on unhit cannons count as in the hold."""
    vessel = game.vessels[ship]
    places: i64 = 0
    if vessel.hold + gunners_of(game, ship) > 0:
        places |= bit(IN_HOLD)
    if vessel.aloft > 0:
        places |= bit(IN_SAILS)
    if vessel.deck > 0:
        places |= bit(ON_DECK)
    return places


def settle_losses(game: SeulMaitre) -> None:
    ship = game.hurt
    while game.losses > 0:
        places = places_to_lose(game, ship)
        if places & (places - 1):
            ask(game, LOSING, ship)
            return
        if places:
            lose_sailor(game, ship, lowest(places))
        elif blocked_of(game, ship) > 0:
            lose_sailor(game, ship, ON_CANNONS)
        else:
            game.losses -= 1
            if game.journal is not None:
                game.journal.note(NO_EFFECT, EVERYONE, ship, SAILOR_FACE)
    while game.rips > 0:
        tear_sail(game, ship)
        game.rips -= 1
    lighten(game, ship)


def lose_sailor(game: SeulMaitre, ship: i64, place: i64) -> None:
    vessel = game.vessels[ship]
    side = side_of(game, ship)
    game.losses -= 1
    if place == IN_SAILS:
        vessel.aloft -= 1
    elif place == ON_DECK:
        vessel.deck -= 1
    elif place == IN_HOLD and vessel.hold > 0:
        vessel.hold -= 1
    elif side is not None:
        if place == IN_HOLD:
            side.gunners -= 1
        else:
            side.blocked -= 1
        place = ON_CANNONS
    if game.journal is not None:
        game.journal.note(HIT, EVERYONE, ship, SAILOR_FACE, place)


# -- OVERLOAD: the owner chooses what goes overboard from a hold too full (SMB-TRM-07, SMB-YRD-07)


def legal_overload(game: SeulMaitre, seat: i64, out: Moves) -> None:
    actions.add_throws(game, seat, out)
    actions.add_thrown_tokens(game, seat, out)


def against_overload(game: SeulMaitre, seat: i64, move: i64) -> i64:
    return actions.why_not_throw(game, seat, move) if actions.is_throw(move) else why_not_now(game, move)


def play_overload(game: SeulMaitre, seat: i64, move: i64) -> None:
    actions.throw_overboard(game, seat, move)
    lighten(game, seat)


def lighten(game: SeulMaitre, ship: i64) -> None:
    """SMB-TRM-07, SMB-YRD-07: sailors give way to the deck, then cubes go overboard."""
    vessel = game.vessels[ship]
    moved: i64 = 0
    limit = sailor_limit(game, vessel)
    while vessel.hold > 0 and (free_spaces(game, vessel) < 0 or vessel.hold + vessel.leaks > limit):
        vessel.hold -= 1
        vessel.deck += 1
        moved += 1
    if moved and game.journal is not None:
        game.journal.note(OVERFLOW, EVERYONE, ship, moved)
    while free_spaces(game, vessel) < 0:
        kind = only_kind(vessel)
        if kind == NONE:
            game.hurt = ship
            ask(game, OVERLOAD, ship)
            return
        actions.throw(game, ship, kind)
    go_on(game)


def only_kind(vessel: Vessel) -> i64:
    """The one kind of goods aboard, NONE if there is a choice of what to throw."""
    if vessel.aboard:
        return NONE
    kind: i64 = 0
    while kind < GOODS:
        n = vessel.goods(kind)
        if n:
            return kind if n == vessel.cubes else NONE
        kind += 1
    return NONE
