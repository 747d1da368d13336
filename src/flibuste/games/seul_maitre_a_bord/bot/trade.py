"""The market: what cubes and discoveries bring, what to sell, buy, loot and throw overboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot.worth import CUBE_SHARE, LEAST_SPEED, POINT, SECOND_SHARE
from flibuste.games.seul_maitre_a_bord.rules import market, science, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BUY,
    DELIVER,
    DONE,
    GOODS,
    NAVIGATOR,
    ROW_ROOM,
    SELL,
    THROW_TOKEN,
    TRADER,
    TRADING,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_trade(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    """Deliver everything, sell the dearest, then buy what can be sold elsewhere."""
    vessel = state.vessels[seat]
    if vessel.aboard:
        return DELIVER + lowest(vessel.aboard)
    bot.mark(moves)
    best: i64 = NONE
    best_worth = 0.0
    kind: i64 = 0
    while kind < GOODS:
        if bot.allowed[SELL + kind]:
            worth = sale(state, seat, kind, 0)
            if worth > best_worth:
                best_worth = worth
                best = SELL + kind
        kind += 1
    if best != NONE:
        return best
    if room_for_cubes(bot, state, seat) > 0:
        kind = 0
        while kind < GOODS:
            if bot.allowed[BUY + kind]:
                worth = hope(bot, state, seat, kind, vessel.goods(kind))
                if worth > best_worth:
                    best_worth = worth
                    best = BUY + kind
            kind += 1
    return best if best != NONE else DONE


def sale(state: SeulMaitre, seat: i64, kind: i64, after: i64) -> float:
    """What a cube brings, when so many of its kind were sold before it."""
    figures = state.figures
    place = digit(state.rows, kind) + after
    if place >= market.open_slots(state, kind):
        worth = float(figures.black_market[kind]) + POINT * float(figures.black_market_vp)
    else:
        worth = float(figures.sell[kind]) + POINT * float(figures.slot_vp[kind * ROW_ROOM + place])
    if state.vessels[seat].level(TRADER) >= figures.doubloons_per_cube_sold_level:
        worth += float(figures.doubloons_per_cube_sold)
    return worth


def sales(bot: RuleBot, state: SeulMaitre, seat: i64, port: i64) -> float:
    """The best sales of one Market action."""
    vessel = state.vessels[seat]
    bot.sold = 0
    bot.income = 0
    if vessel.cubes == 0:
        return 0.0
    figures = state.figures
    left = market.cubes_to_sell(state, vessel)
    chosen: i64 = 0
    total = 0.0
    fills = False
    while left > 0:
        best: i64 = NONE
        best_worth = 0.0
        kind: i64 = 0
        while kind < GOODS:
            if vessel.goods(kind) > 0 and figures.resource_port[kind] != port and not has(chosen, kind):
                worth = sale(state, seat, kind, 0)
                if worth > best_worth:
                    best_worth = worth
                    best = kind
            kind += 1
        if best == NONE:
            break
        chosen |= bit(best)
        total += best_worth
        bot.sold += 1
        bot.income += market.sale_price(state, seat, best)
        fills = fills or not market.is_row_full(state, best)
        left -= 1
    if fills:
        total += POINT * float(market.bonus_points(state, seat)) + float(market.bonus_income(state, seat))
    return total


def hope(bot: RuleBot, state: SeulMaitre, seat: i64, kind: i64, have: i64) -> float:
    """What buying one more cube is worth."""
    if have >= 2:
        return 0.0
    share = bot.worths[CUBE_SHARE] if have == 0 else bot.worths[SECOND_SHARE]
    if state.round >= state.rounds:
        spare = 2 if state.phase == TRADING else 4
        if state.vessels[seat].actions < spare:
            return 0.0
        share *= 0.7
    return sale(state, seat, kind, have) * share - float(state.figures.buy[kind])


def room_for_cubes(bot: RuleBot, state: SeulMaitre, seat: i64) -> i64:
    """So many cubes leave room for the crew and keep the ship fast enough."""
    vessel = state.vessels[seat]
    room = terms.hold_spaces(state, vessel) - vessel.sailors() - vessel.cubes - count(vessel.aboard)
    speed = state.figures.sails[vessel.type] + vessel.upgrade - vessel.torn
    if terms.leads(state, seat, NAVIGATOR):
        speed += state.figures.leader_sails
    return lesser(room, speed + state.figures.free_cubes_before_load - i64(bot.worths[LEAST_SPEED]) - vessel.cubes)


def purchases(bot: RuleBot, state: SeulMaitre, seat: i64, port: i64) -> float:
    """What a Market action there brings by buying, after the sales last reckoned."""
    vessel = state.vessels[seat]
    figures = state.figures
    room = room_for_cubes(bot, state, seat) + bot.sold
    money = vessel.money + bot.income
    total = 0.0
    extra: i64 = 0
    while extra < 2:
        kind: i64 = 0
        while kind < GOODS:
            if room > 0 and figures.resource_port[kind] == port and figures.buy[kind] <= money:
                worth = hope(bot, state, seat, kind, vessel.goods(kind) + extra)
                if worth > 0.0:
                    total += worth
                    room -= 1
                    money -= figures.buy[kind]
            kind += 1
        extra += 1
    return total


def deliveries(state: SeulMaitre, seat: i64) -> float:
    total = 0.0
    tokens = state.vessels[seat].aboard
    while tokens:
        token = lowest(tokens)
        total += POINT * float(market.delivery_worth(state, seat, token))
        tokens &= tokens - 1
    return total


def best_goods(state: SeulMaitre, seat: i64, moves: Moves, first: i64, sign: float) -> i64:
    best = moves.get(0)
    best_worth = -1.0e9
    i: i64 = 0
    while i < moves.n:
        move = moves.get(i)
        kind = move - first
        if kind >= 0 and kind < GOODS:
            worth = sign * sale(state, seat, kind, 0)
        elif move >= THROW_TOKEN:
            worth = sign * POINT * float(state.figures.rarity_vp[science.rarity_of(state, move - THROW_TOKEN)])
        else:
            worth = -1.0e8
        if worth > best_worth:
            best_worth = worth
            best = move
        i += 1
    return best
