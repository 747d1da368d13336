"""15. Shipyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, damage
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    AFTER_LETTER,
    ALREADY_CORSAIR,
    ARMED,
    BOUGHT_CANNON,
    BOUGHT_HOLD,
    BOUGHT_LETTER,
    BOUGHT_SAILS,
    BROKEN,
    CANNON,
    CANNON_TOO_DEAR,
    CANNONS_COMPLETE,
    CORSAIR,
    CREW_COMPLETE,
    CREW_TOO_DEAR,
    DONE,
    ENGINEER,
    EXTEND,
    EXTENDED,
    EXTENSIONS_COMPLETE,
    HIRE,
    HIRED,
    HIRED_ONE,
    HOLD_TOO_DEAR,
    KIND_BOUGHT,
    LEAK,
    LETTER,
    LETTER_BOUGHT,
    LETTER_TOO_DEAR,
    LOSE,
    MERCHANT,
    MERCHANTS_ONLY,
    NO_BERTH,
    NO_DAMAGE,
    NOT_LARGER,
    ONLY_IN_PORT,
    PLAYED_ENOUGH,
    RECRUIT,
    RECRUITED,
    RECRUITED_ENOUGH,
    REPAIR,
    REPAIR_TOO_DEAR,
    REPAIRED,
    RIGGED,
    SAILS,
    SAILS_TOO_DEAR,
    SPECIALISTS_COMPLETE,
    SPECIALITIES,
    TORN,
    USED_YARD,
    YARD,
    YARD_OPENS,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.ships import Vessel
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, berths, leads, seat_at
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


# -- the action (SMB-ACT-02, -05, engineer 3)


def why_not_open_yard(game: SeulMaitre, seat: i64) -> i64:
    if game.yards >= most_yards(game, seat):
        return PLAYED_ENOUGH
    return 0 if game.vessels[seat].space >= HAVEN or has_yard_anywhere(game, seat) else ONLY_IN_PORT


def has_yard_anywhere(game: SeulMaitre, seat: i64) -> bool:
    return game.vessels[seat].level(ENGINEER) >= game.figures.shipyard_anywhere_level


def most_yards(game: SeulMaitre, seat: i64) -> i64:
    """How often a player may play Shipyard in a round."""
    return game.figures.shipyard_limit if has_yard_anywhere(game, seat) else 1


def open_yard(game: SeulMaitre, seat: i64) -> None:
    actions.use_token(game, seat)
    game.used |= USED_YARD
    game.yards += 1
    forget_yard(game)
    income: i64 = 0
    if leads(game, seat, ENGINEER):
        income = game.figures.leader_doubloons_per_shipyard_action
    game.vessels[seat].money += income
    if game.journal is not None:
        game.journal.note(YARD_OPENS, EVERYONE, seat, income)
    ask_yard(game)


# -- YARD: recruit, hire, improve and repair, in any order (SMB-YRD-01)


def legal_yard(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(DONE)
    move: i64 = RECRUIT
    while move <= LETTER:
        if why_not_work(game, seat, move) == 0:
            out.add(move)
        move += 1
    actions.add_throws(game, seat, out)
    move = SAILS
    while move < LOSE:
        if why_not_work(game, seat, move) == 0:
            out.add(move)
        move += 1
    actions.add_thrown_tokens(game, seat, out)


def against_yard(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == DONE:
        return 0
    if actions.is_throw(move):
        return actions.why_not_throw(game, seat, move)
    return why_not_work(game, seat, move) if is_work(move) else why_not_now(game, move)


def play_yard(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == DONE:
        close_yard(game)
    elif actions.is_throw(move):
        actions.throw_overboard(game, seat, move)
        ask_yard(game)
    elif move == LETTER:
        buy_letter(game, seat)
    else:
        work(game, seat, move)
        ask_yard(game)


def ask_yard(game: SeulMaitre) -> None:
    seat = seat_at(game, game.turn)
    ask(game, YARD, seat)
    vessel = game.vessels[seat]
    if vessel.cubes == 0 and vessel.aboard == 0 and not has_work(game, seat):
        close_yard(game)


def has_work(game: SeulMaitre, seat: i64) -> bool:
    move: i64 = RECRUIT
    while move < LOSE:
        if is_work(move) and why_not_work(game, seat, move) == 0:
            return True
        move += 1
    return False


def close_yard(game: SeulMaitre) -> None:
    forget_yard(game)
    actions.ask_turn(game)


def forget_yard(game: SeulMaitre) -> None:
    game.recruited = 0
    game.hired = 0
    game.bought = 0


def is_work(move: i64) -> bool:
    return (move >= RECRUIT and move <= LETTER) or (move >= SAILS and move < LOSE)


def why_not_work(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == RECRUIT:
        return why_not_recruit(game, seat)
    if move == HIRE:
        return why_not_hire(game, seat)
    if move == EXTEND:
        return why_not_extend(game, seat)
    if move == CANNON:
        return why_not_arm(game, seat)
    if move == LETTER:
        return why_not_buy_letter(game, seat)
    return why_not_rig(game, seat, move - SAILS) if move < REPAIR else why_not_repair(game, seat, move - REPAIR)


def work(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == RECRUIT:
        recruit(game, seat)
    elif move == HIRE:
        hire(game, seat)
    elif move == EXTEND:
        extend(game, seat)
    elif move == CANNON:
        arm(game, seat)
    elif move < REPAIR:
        rig(game, seat, move - SAILS)
    else:
        repair(game, seat, move - REPAIR)


# -- crew (SMB-YRD-02, -03)


def why_not_recruit(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    if game.recruited >= game.figures.sailors_per_action:
        return RECRUITED_ENOUGH
    if vessel.sailors() >= game.figures.sailor_cubes_per_player:
        return CREW_COMPLETE
    if berths(game, vessel) == 0:
        return NO_BERTH
    return 0 if vessel.money >= game.figures.sailor_price else CREW_TOO_DEAR


def recruit(game: SeulMaitre, seat: i64) -> None:
    vessel = game.vessels[seat]
    vessel.money -= game.figures.sailor_price
    vessel.hold += 1
    game.recruited += 1
    if game.journal is not None:
        game.journal.note(RECRUITED, EVERYONE, seat, game.figures.sailor_price)


def why_not_hire(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    if game.hired >= game.figures.specialists_per_action:
        return HIRED_ONE
    if specialists(vessel) >= SPECIALITIES:
        return SPECIALISTS_COMPLETE
    return 0 if vessel.money >= game.figures.specialist_price else CREW_TOO_DEAR


def specialists(vessel: Vessel) -> i64:
    n = vessel.unbound
    speciality: i64 = 0
    while speciality < SPECIALITIES:
        if vessel.level(speciality) > 0:
            n += 1
        speciality += 1
    return n


def hire(game: SeulMaitre, seat: i64) -> None:
    vessel = game.vessels[seat]
    vessel.money -= game.figures.specialist_price
    vessel.unbound += 1
    game.hired += 1
    if game.journal is not None:
        game.journal.note(HIRED, EVERYONE, seat, game.figures.specialist_price)


# -- improvements, each kind once per Shipyard (SMB-YRD-04 to -08)


def discounted(game: SeulMaitre, seat: i64, price: i64) -> i64:
    """Engineer 1: improvements cost less."""
    if game.vessels[seat].level(ENGINEER) >= game.figures.improvement_discount_level:
        return greater(price - game.figures.improvement_discount, game.figures.improvement_min_price)
    return price


def why_not_rig(game: SeulMaitre, seat: i64, number: i64) -> i64:
    vessel = game.vessels[seat]
    if game.bought & BOUGHT_SAILS:
        return KIND_BOUGHT
    size = game.figures.sail_upgrade_sizes[number]
    if size <= vessel.upgrade:
        return NOT_LARGER
    return 0 if vessel.money >= sails_price(game, seat, size) else SAILS_TOO_DEAR


def sails_price(game: SeulMaitre, seat: i64, size: i64) -> i64:
    """SMB-YRD-04: the difference to the present upgrade."""
    return discounted(game, seat, (size - game.vessels[seat].upgrade) * game.figures.sail_price_per_point)


def rig(game: SeulMaitre, seat: i64, number: i64) -> None:
    vessel = game.vessels[seat]
    size = game.figures.sail_upgrade_sizes[number]
    price = sails_price(game, seat, size)
    vessel.money -= price
    vessel.upgrade = size
    game.bought |= BOUGHT_SAILS
    if game.journal is not None:
        game.journal.note(RIGGED, EVERYONE, seat, size, price)


def why_not_extend(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    most = game.figures.hold_extensions_max[vessel.type]
    if most == 0:
        return MERCHANTS_ONLY
    if game.bought & BOUGHT_HOLD:
        return KIND_BOUGHT
    if vessel.extensions >= most:
        return EXTENSIONS_COMPLETE
    return 0 if vessel.money >= discounted(game, seat, game.figures.hold_price) else HOLD_TOO_DEAR


def extend(game: SeulMaitre, seat: i64) -> None:
    vessel = game.vessels[seat]
    price = discounted(game, seat, game.figures.hold_price)
    vessel.money -= price
    vessel.extensions += 1
    game.bought |= BOUGHT_HOLD
    if game.journal is not None:
        game.journal.note(EXTENDED, EVERYONE, seat, price)


def why_not_arm(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    if game.bought & BOUGHT_CANNON:
        return KIND_BOUGHT
    if vessel.cannons >= game.figures.cannons_max[vessel.type]:
        return CANNONS_COMPLETE
    return 0 if vessel.money >= discounted(game, seat, game.figures.cannon_price) else CANNON_TOO_DEAR


def arm(game: SeulMaitre, seat: i64) -> None:
    vessel = game.vessels[seat]
    price = discounted(game, seat, game.figures.cannon_price)
    vessel.money -= price
    vessel.cannons += 1
    game.bought |= BOUGHT_CANNON
    if game.journal is not None:
        game.journal.note(ARMED, EVERYONE, seat, price)


def why_not_buy_letter(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    if vessel.type == CORSAIR:
        return ALREADY_CORSAIR
    return 0 if vessel.money >= discounted(game, seat, game.figures.letter_of_marque_price) else LETTER_TOO_DEAR


def buy_letter(game: SeulMaitre, seat: i64) -> None:
    """SMB-YRD-07"""
    figures = game.figures
    vessel = game.vessels[seat]
    price = discounted(game, seat, figures.letter_of_marque_price)
    vessel.money -= price
    vessel.type = CORSAIR
    vessel.cannons += figures.cannons[CORSAIR] - figures.cannons[MERCHANT]
    vessel.extensions = 0
    game.bought |= BOUGHT_LETTER
    game.letters += 1
    if game.journal is not None:
        game.journal.note(LETTER_BOUGHT, EVERYONE, seat, price)
    game.why = AFTER_LETTER
    damage.lighten(game, seat)


# -- repairs (SMB-YRD-09)


def why_not_repair(game: SeulMaitre, seat: i64, kind: i64) -> i64:
    vessel = game.vessels[seat]
    if damage_of(vessel, kind) == 0:
        return NO_DAMAGE
    return 0 if vessel.money >= repair_price(game, seat) else REPAIR_TOO_DEAR


def repair_price(game: SeulMaitre, seat: i64) -> i64:
    if game.vessels[seat].level(ENGINEER) >= game.figures.free_repairs_end_of_round_level:
        return 0
    return game.figures.repair_price


def repair(game: SeulMaitre, seat: i64, kind: i64) -> None:
    price = repair_price(game, seat)
    game.vessels[seat].money -= price
    mend(game.vessels[seat], kind)
    if game.journal is not None:
        game.journal.note(REPAIRED, EVERYONE, seat, kind, price)


def damage_of(vessel: Vessel, kind: i64) -> i64:
    if kind == TORN:
        return vessel.torn
    return vessel.leaks if kind == LEAK else vessel.broken


def kinds_of_damage(vessel: Vessel) -> i64:
    """The kinds of damage a ship has, as a bit set."""
    kinds: i64 = 0
    kind: i64 = TORN
    while kind <= BROKEN:
        if damage_of(vessel, kind) > 0:
            kinds |= bit(kind)
        kind += 1
    return kinds


def mend(vessel: Vessel, kind: i64) -> None:
    """A repaired leak frees its sailor."""
    if kind == TORN:
        vessel.torn -= 1
    elif kind == LEAK:
        vessel.leaks -= 1
        vessel.hold += 1
    else:
        vessel.broken -= 1
