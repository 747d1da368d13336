"""8. The Actions phase: a player's turn and its tokens. 19. Recovery. 20. Reinforcement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import (
    academy,
    bank,
    end,
    engagement,
    market,
    navigation,
    piracy,
    science,
    shipyard,
)
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    ACT,
    BANK,
    CELL,
    DISCOVER,
    DONE,
    END,
    ENGAGE,
    GOODS,
    MARKET,
    NO_TOKEN,
    NOBODY_TO_RECOVER,
    NOT_ABOARD,
    OVERFLOW,
    PIRACY,
    PLAYED_ENOUGH,
    RANSOM,
    RECOVER,
    RECOVERY,
    REINFORCE,
    REINFORCEMENT,
    SELL,
    SHIPYARD,
    STUDY,
    THROW,
    THROW_TOKEN,
    THROWN,
    THROWN_TOKEN,
    TOKEN_NOT_ABOARD,
    TOW,
    TRAIN,
    TURN_BEGINS,
    TURN_OVER,
    USED_REINFORCEMENT,
    ZONE,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, lesser
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import berths, seat_at
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def begin_turn(game: SeulMaitre) -> None:
    seat = seat_at(game, game.turn)
    forget_turn(game)
    if game.journal is not None:
        game.journal.note(TURN_BEGINS, EVERYONE, seat, game.vessels[seat].actions)
    game.actor = seat
    ask_turn(game)


# -- ACT: play a token, go on with a course, or end the turn (SMB-ACT-01 to -06)


def legal_act(game: SeulMaitre, seat: i64, out: Moves) -> None:
    vessel = game.vessels[seat]
    has_token = vessel.actions > 0
    under_way = game.mover == seat
    if under_way:
        out.add(DONE)
    out.add(END)
    if has_token:
        if market.why_not_open_market(game, seat) == 0:
            out.add(MARKET)
        if shipyard.why_not_open_yard(game, seat) == 0:
            out.add(SHIPYARD)
        if science.why_not_study(game, seat) == 0:
            out.add(STUDY)
        out.add(BANK)
        if why_not_recover(game, seat) == 0:
            out.add(RECOVER)
        if why_not_reinforce(game) == 0:
            out.add(REINFORCE)
    if has_token or under_way:
        navigation.add_steps(game, seat, out)
    if has_token:
        navigation.add_tows(game, seat, out)
        academy.add_trainings(game, seat, out)
        science.add_discoveries(game, seat, out)
        piracy.add_pirates(game, out)
    add_throws(game, seat, out)
    add_thrown_tokens(game, seat, out)


def against_act(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == END or (move == DONE and game.mover == seat):
        return 0
    if is_throw(move):
        return why_not_throw(game, seat, move)
    if navigation.is_step(move):
        return navigation.why_not_course(game, seat, move)
    if is_action(move):
        return NO_TOKEN if game.vessels[seat].actions == 0 else why_no_action(game, seat, move)
    if engagement.is_engagement(move):
        return engagement.why_no_engagement(game, seat, move - ENGAGE)
    return why_not_now(game, move)


def is_action(move: i64) -> bool:
    """Whether a move plays a token, whatever is under way; a step only does where it begins a Navigation."""
    return (move >= MARKET and move <= REINFORCE) or (move >= TOW and move < RANSOM) or (move >= TRAIN and move < THROW)


def why_no_action(game: SeulMaitre, seat: i64, move: i64) -> i64:
    """Against an action of a player who has a token for it."""
    if move == MARKET:
        return market.why_not_open_market(game, seat)
    if move == SHIPYARD:
        return shipyard.why_not_open_yard(game, seat)
    if move == STUDY:
        return science.why_not_study(game, seat)
    if move == BANK:
        return 0
    if move == RECOVER:
        return why_not_recover(game, seat)
    if move == REINFORCE:
        return why_not_reinforce(game)
    if move < RANSOM:
        return navigation.why_not_tow(game, seat, move - TOW)
    if move < DISCOVER:
        return academy.why_not_train(game, seat, move - TRAIN)
    if move < PIRACY:
        return science.why_not_discover(game, seat, move - DISCOVER)
    return piracy.why_not_control(game, move - PIRACY)


def play_act(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == END:
        end_turn(game)
    elif move == DONE:
        navigation.end_movement(game)
        ask_turn(game)
    elif move == MARKET:
        market.open_market(game, seat)
    elif move == SHIPYARD:
        shipyard.open_yard(game, seat)
    elif move == STUDY:
        science.study(game, seat)
    elif move == BANK:
        bank.cash_token(game, seat)
    elif move == RECOVER:
        recover(game, seat)
    elif move == REINFORCE:
        reinforce(game, seat)
    elif move < ZONE:
        navigation.step(game, seat, move)
    elif move < RANSOM:
        navigation.tow(game, seat, move - TOW)
    elif move < DISCOVER:
        academy.train(game, seat, move - TRAIN)
    elif move < PIRACY:
        science.discover(game, seat, move - DISCOVER)
    elif move < THROW:
        piracy.control(game, seat, move - PIRACY)
    else:
        throw_overboard(game, seat, move)
        ask_turn(game)


def ask_turn(game: SeulMaitre) -> None:
    """Ask the player in turn, unless nothing is left but to end it (SMB-ACT-01, -04)."""
    seat = seat_at(game, game.turn)
    game.phase = ACT
    game.actor = seat
    vessel = game.vessels[seat]
    if vessel.actions > 0 or vessel.cubes > 0 or vessel.aboard:
        return
    if game.mover == NONE or not navigation.has_step(game, seat):
        end_turn(game)


def end_turn(game: SeulMaitre) -> None:
    """Turns with nothing to choose pass without a question."""
    if game.journal is not None:
        game.journal.note(TURN_OVER, EVERYONE, seat_at(game, game.turn))
    navigation.end_movement(game)
    game.turn += 1
    if game.turn < game.players:
        begin_turn(game)
    else:
        end.end_round(game)


def forget_turn(game: SeulMaitre) -> None:
    game.used = 0
    game.yards = 0
    navigation.end_movement(game)
    market.forget_trade(game)
    shipyard.forget_yard(game)
    game.taken = 0


def use_token(game: SeulMaitre, seat: i64) -> None:
    """One token per action; whatever was under way is finished (SMB-ACT-02)."""
    game.vessels[seat].actions -= 1
    navigation.end_movement(game)


# -- throwing cubes and discoveries overboard, in the own turn (SMB-ACT-06) or from a hold too full (SMB-TRM-07)


def is_throw(move: i64) -> bool:
    return (move >= THROW and move < SELL) or (move >= THROW_TOKEN and move < CELL)


def add_throws(game: SeulMaitre, seat: i64, out: Moves) -> None:
    vessel = game.vessels[seat]
    if vessel.cubes:
        kind: i64 = 0
        while kind < GOODS:
            if vessel.goods(kind) > 0:
                out.add(THROW + kind)
            kind += 1


def add_thrown_tokens(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, THROW_TOKEN, game.vessels[seat].aboard)


def why_not_throw(game: SeulMaitre, seat: i64, move: i64) -> i64:
    vessel = game.vessels[seat]
    if move >= THROW_TOKEN:
        return 0 if has(vessel.aboard, move - THROW_TOKEN) else TOKEN_NOT_ABOARD
    return 0 if vessel.goods(move - THROW) > 0 else NOT_ABOARD


def throw_overboard(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move >= THROW_TOKEN:
        throw_token(game, seat, move - THROW_TOKEN)
    else:
        throw(game, seat, move - THROW)


def throw(game: SeulMaitre, seat: i64, kind: i64) -> None:
    """SMB-ACT-06"""
    game.vessels[seat].unload_cube(kind)
    if game.journal is not None:
        game.journal.note(THROWN, EVERYONE, seat, kind)


def throw_token(game: SeulMaitre, seat: i64, token: i64) -> None:
    game.vessels[seat].aboard &= ~bit(token)
    if game.journal is not None:
        game.journal.note(THROWN_TOKEN, EVERYONE, seat, token)


# -- 19. recovery


def why_not_recover(game: SeulMaitre, seat: i64) -> i64:
    vessel = game.vessels[seat]
    return 0 if vessel.aloft + vessel.deck > 0 else NOBODY_TO_RECOVER


def recover(game: SeulMaitre, seat: i64) -> None:
    use_token(game, seat)
    bring_in(game, seat, RECOVERY)
    ask_turn(game)


def bring_in(game: SeulMaitre, seat: i64, told: i64) -> None:
    """SMB-REC-01: sailors in the sails and on deck go to the hold, as far as there are berths."""
    vessel = game.vessels[seat]
    outside = vessel.aloft + vessel.deck
    if outside == 0:
        return
    inside = lesser(berths(game, vessel), outside)
    vessel.hold += inside
    vessel.aloft = 0
    vessel.deck = outside - inside
    if game.journal is not None:
        game.journal.note(told, EVERYONE, seat, inside)
        if vessel.deck:
            game.journal.note(OVERFLOW, EVERYONE, seat, vessel.deck)


# -- 20. reinforcement


def why_not_reinforce(game: SeulMaitre) -> i64:
    return PLAYED_ENOUGH if game.used & USED_REINFORCEMENT else 0


def reinforce(game: SeulMaitre, seat: i64) -> None:
    """SMB-REI-01"""
    use_token(game, seat)
    game.used |= USED_REINFORCEMENT
    game.vessels[seat].fifth = 1
    if game.journal is not None:
        game.journal.note(REINFORCEMENT, EVERYONE, seat)
    ask_turn(game)
