"""6. Price: food at sea, doubloons in port."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost, loading, refusals, rounds, shortage
from flibuste.games.jamaica.rules.codes import (
    FOOD,
    GOLD,
    HOLD,
    MUST_PAY,
    NO_SIXTH_HOLD,
    NOTHING,
    PAID,
    PAY,
    ROLL,
    SAIL,
    SEA,
    WRONG_GOODS,
)
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.kit.bits import has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def goods_asked(figures: Figures, space: i64) -> i64:
    """JAM-PAY-02."""
    return FOOD if figures.type[space] == SEA else GOLD


def can_pay(game: Jamaica, ship: i64, space: i64) -> bool:
    price = game.figures.price[space]
    return price == 0 or game.ships[ship].total(goods_asked(game.figures, space)) >= price


def charge(game: Jamaica, ship: i64, space: i64) -> None:
    if can_pay(game, ship, space):  # JAM-PAY-05: who can pay must
        game.goods = goods_asked(game.figures, space)
        game.amount = game.figures.price[space]
        go_on_paying(game)
    else:
        shortage.run_short(game, ship, space)


def go_on_paying(game: Jamaica) -> None:
    """Ask for the next token's hold, as long as there is a choice (JAM-PAY-04)."""
    vessel = game.ships[game.moving]
    holds = vessel.holds_of(game.goods)
    if game.amount == 0:
        end_paying(game)
    elif holds & (holds - 1) == 0:
        vessel.take(lowest(holds), game.amount)
        end_paying(game)
    elif vessel.total(game.goods) == game.amount:
        vessel.give_all(game.goods)
        end_paying(game)
    else:
        game.ask(PAY)


# -- PAY: the player says which hold the next token of the price comes from (JAM-PAY-04)


def legal_pay(game: Jamaica, seat: i64, out: Moves) -> None:
    loading.add_holds(out, game.ships[seat].holds_of(game.goods))


def against_pay(game: Jamaica, seat: i64, move: i64) -> i64:
    if move == NOTHING or SAIL <= move < game.figures.first_card:
        return MUST_PAY
    if not HOLD <= move < ROLL:
        return refusals.not_now(game, move)
    hold = move - HOLD
    if hold >= loading.hold_count(game, seat):
        return NO_SIXTH_HOLD
    return 0 if has(game.ships[seat].holds_of(game.goods), hold) else WRONG_GOODS


def play_pay(game: Jamaica, seat: i64, move: i64) -> None:
    game.ships[game.moving].take(move - HOLD, 1)
    game.amount -= 1
    go_on_paying(game)


def end_paying(game: Jamaica) -> None:
    if game.journal is not None:
        space = game.ships[game.moving].space
        game.journal.note(PAID, EVERYONE, ghost.flag(game, game.moving), game.goods, game.figures.price[space], space)
    loading.forget_goods(game)
    rounds.end_action(game)
