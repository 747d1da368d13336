"""4. Loading: what comes from the bank goes into a hold of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost, refusals, rounds, treasures
from flibuste.games.jamaica.rules.codes import (
    DUMPED,
    EMPTY_HOLD_FIRST,
    FIRST_EMPTY_HOLD,
    HOLD,
    LOAD,
    LOAD_LOST,
    LOAD_MUST_BE,
    LOADED,
    NEVER_JOINED,
    NO_SIXTH_HOLD,
    NONE,
    NOTHING,
    ROLL,
    RUM,
    SAME_GOODS,
    SIXTH,
)
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def load(game: Jamaica, ship: i64, goods: i64, amount: i64) -> None:
    if treasures.has_power(game, ship, RUM):
        amount += game.figures.rum_bonus
    game.goods = goods
    game.amount = amount
    room = room_for(game, ship, goods)
    if room == 0:  # JAM-LOD-04
        if game.journal is not None:
            game.journal.note(LOAD_LOST, EVERYONE, ghost.flag(game, ship), goods)
        forget_goods(game)
        rounds.end_action(game)
    elif room & (room - 1) == 0:
        load_into(game, ship, lowest(room))
    else:
        game.ask(LOAD)


def forget_goods(game: Jamaica) -> None:
    game.goods = NONE
    game.amount = 0


# -- LOAD: the player picks the hold for a load (JAM-LOD-02, -03, -07)


def legal_load(game: Jamaica, seat: i64, out: Moves) -> None:
    add_holds(out, room_for(game, seat, game.goods))


def against_load(game: Jamaica, seat: i64, move: i64) -> i64:
    if move == NOTHING:
        return LOAD_MUST_BE
    if not HOLD <= move < ROLL:
        return refusals.not_now(game, move)
    return obstacle_to_filling(game, seat, move - HOLD)


def play_load(game: Jamaica, seat: i64, move: i64) -> None:
    load_into(game, seat, move - HOLD)


def load_into(game: Jamaica, ship: i64, hold: i64) -> None:
    game.loads += 1
    fill_hold(game, ship, hold)
    rounds.end_action(game)


# -- holds, for every question that is answered by one


def hold_count(game: Jamaica, ship: i64) -> i64:
    """How many holds the ship has; the sixth, if it has one, is the last."""
    if treasures.has_power(game, ship, SIXTH):
        return game.figures.holds + 1
    return game.figures.holds


def add_holds(out: Moves, holds: i64) -> None:
    """The moves that name the holds of a bit set."""
    hold: i64 = HOLD
    while holds:
        if holds & 1:
            out.add(hold)
        hold += 1
        holds >>= 1


def room_for(game: Jamaica, ship: i64, goods: i64) -> i64:
    """The holds such goods may go into, as a bit set: an empty one (JAM-LOD-02, -07), else another kind's."""
    kinds = game.ships[ship].goods
    holds = hold_count(game, ship)
    empty: i64 = 0
    other: i64 = 0
    hold: i64 = 0
    while hold < holds:
        kind = kinds[hold]
        if kind == NONE:
            if empty == 0 or hold == game.figures.holds:
                empty |= bit(hold)
        elif kind != goods:
            other |= bit(hold)
        hold += 1
    if empty:
        return empty
    return other


def obstacle_to_filling(game: Jamaica, ship: i64, hold: i64) -> i64:
    """The reason against putting the goods at hand into a hold."""
    if hold >= hold_count(game, ship):
        return NO_SIXTH_HOLD
    room = room_for(game, ship, game.goods)
    if has(room, hold):
        return 0
    kinds = game.ships[ship].goods
    if kinds[hold] == NONE:
        return FIRST_EMPTY_HOLD
    if kinds[lowest(room)] == NONE:
        return NEVER_JOINED if kinds[hold] == game.goods else EMPTY_HOLD_FIRST
    return SAME_GOODS


def fill_hold(game: Jamaica, ship: i64, hold: i64) -> None:
    """Put the goods at hand into a hold, whatever it held going to the bank."""
    vessel = game.ships[ship]
    if game.journal is not None:
        if vessel.goods[hold] != NONE:
            game.journal.note(DUMPED, EVERYONE, ghost.flag(game, ship), vessel.goods[hold], vessel.amounts[hold])
        game.journal.note(LOADED, EVERYONE, ghost.flag(game, ship), game.goods, game.amount, hold)
    vessel.fill(hold, game.goods, game.amount)
    forget_goods(game)
