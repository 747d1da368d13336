"""18. Market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, science
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BOUGHT,
    BUY,
    DELIVER,
    DELIVERED,
    DONE,
    FACE,
    GOODS,
    GOODS_TOO_DEAR,
    KNOWERS,
    LOOT,
    MADE_HERE,
    MARKET_OPENS,
    NO_SPACE_FOR_GOODS,
    NOT_MADE_HERE,
    NOTHING_TO_DELIVER,
    NOTHING_TO_SELL,
    ONE_OF_A_KIND,
    ONLY_IN_PORT,
    RARITIES,
    ROW_ROOM,
    SCIENTIST,
    SELL,
    SOLD,
    SOLD_BLACK,
    SOLD_ENOUGH,
    THROW_TOKEN,
    TRADER,
    TRADER_BONUS,
    TRADING,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import DIGIT, add_members, digit, unit
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.ships import Vessel
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, free_spaces, leads, seat_at
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


# -- the action (SMB-ACT-05)


def why_not_open_market(game: SeulMaitre, seat: i64) -> i64:
    return 0 if game.vessels[seat].space >= HAVEN else ONLY_IN_PORT


def open_market(game: SeulMaitre, seat: i64) -> None:
    actions.use_token(game, seat)
    forget_trade(game)
    if game.journal is not None:
        game.journal.note(MARKET_OPENS, EVERYONE, seat, port_of(game, seat))
    ask_market(game)


def port_of(game: SeulMaitre, seat: i64) -> i64:
    return game.chart.haven_number[game.vessels[seat].space - HAVEN]


# -- TRADING: sell, buy and deliver, in any order (SMB-MKT-01)


def legal_trading(game: SeulMaitre, seat: i64, out: Moves) -> None:
    vessel = game.vessels[seat]
    out.add(DONE)
    actions.add_throws(game, seat, out)
    kind: i64 = 0
    if vessel.cubes:
        while kind < GOODS:
            if why_not_sell(game, seat, kind) == 0:
                out.add(SELL + kind)
            kind += 1
    kind = 0
    while kind < GOODS:
        if why_not_buy(game, seat, kind) == 0:
            out.add(BUY + kind)
        kind += 1
    add_members(out, DELIVER, vessel.aboard)
    actions.add_thrown_tokens(game, seat, out)


def against_trading(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == DONE:
        return 0
    if actions.is_throw(move):
        return actions.why_not_throw(game, seat, move)
    if move >= SELL and move < BUY:
        return why_not_sell(game, seat, move - SELL)
    if move >= BUY and move < LOOT:
        return why_not_buy(game, seat, move - BUY)
    if move >= DELIVER and move < THROW_TOKEN:
        return 0 if has(game.vessels[seat].aboard, move - DELIVER) else NOTHING_TO_DELIVER
    return why_not_now(game, move)


def play_trading(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == DONE:
        close_market(game)
        return
    if actions.is_throw(move):
        actions.throw_overboard(game, seat, move)
    elif move < BUY:
        sell(game, seat, move - SELL)
    elif move < LOOT:
        buy(game, seat, move - BUY)
    else:
        deliver(game, seat, move - DELIVER)
    ask_market(game)


def ask_market(game: SeulMaitre) -> None:
    seat = seat_at(game, game.turn)
    ask(game, TRADING, seat)
    vessel = game.vessels[seat]
    if vessel.cubes == 0 and vessel.aboard == 0 and not can_buy(game, seat):
        close_market(game)


def close_market(game: SeulMaitre) -> None:
    forget_trade(game)
    actions.ask_turn(game)


def forget_trade(game: SeulMaitre) -> None:
    game.sold = 0
    game.filled = 0


# -- selling (SMB-MKT-02 to -04)


def why_not_sell(game: SeulMaitre, seat: i64, kind: i64) -> i64:
    """SMB-MKT-02"""
    vessel = game.vessels[seat]
    if vessel.goods(kind) == 0:
        return NOTHING_TO_SELL
    if game.figures.resource_port[kind] == port_of(game, seat):
        return MADE_HERE
    if has(game.sold, kind):
        return ONE_OF_A_KIND
    return SOLD_ENOUGH if count(game.sold) >= cubes_to_sell(game, vessel) else 0


def cubes_to_sell(game: SeulMaitre, vessel: Vessel) -> i64:
    """SMB-MKT-02: how many cubes may be sold in one Market action."""
    n = game.figures.cubes_sold_per_market_action[vessel.type]
    if vessel.level(TRADER) >= game.figures.extra_cubes_per_market_action_level:
        n += game.figures.extra_cubes_per_market_action
    return n


def open_slots(game: SeulMaitre, kind: i64) -> i64:
    """Slots of a row, those closed for fewer players left out (SMB-VAR-02)."""
    return game.figures.row_slots[kind] - game.figures.closed_slots_per_row[game.players]


def is_row_full(game: SeulMaitre, kind: i64) -> bool:
    return digit(game.rows, kind) >= open_slots(game, kind)


def sale_price(game: SeulMaitre, seat: i64, kind: i64) -> i64:
    figures = game.figures
    price = figures.black_market[kind] if is_row_full(game, kind) else figures.sell[kind]
    if game.vessels[seat].level(TRADER) >= figures.doubloons_per_cube_sold_level:
        price += figures.doubloons_per_cube_sold
    return price


def sale_points(game: SeulMaitre, kind: i64) -> i64:
    if is_row_full(game, kind):
        return game.figures.black_market_vp
    return game.figures.slot_vp[kind * ROW_ROOM + digit(game.rows, kind)]


def sell(game: SeulMaitre, seat: i64, kind: i64) -> None:
    """SMB-MKT-03, -04"""
    vessel = game.vessels[seat]
    price = sale_price(game, seat, kind)
    points = sale_points(game, kind)
    vessel.unload_cube(kind)
    vessel.money += price
    vessel.points += points
    game.sold |= bit(kind)
    if is_row_full(game, kind):
        game.black += 1
        if game.journal is not None:
            game.journal.note(SOLD_BLACK, EVERYONE, seat, kind, price, points)
    else:
        game.cubes_sold += 1
        game.rows += unit(kind)
        if game.journal is not None:
            game.journal.note(SOLD, EVERYONE, seat, kind, price, points)
        reward_trader(game, seat)


def reward_trader(game: SeulMaitre, seat: i64) -> None:
    """Once for a Market action that fills a slot."""
    if game.filled:
        return
    game.filled = 1
    vessel = game.vessels[seat]
    points = bonus_points(game, seat)
    income = bonus_income(game, seat)
    vessel.points += points
    vessel.money += income
    if points + income > 0 and game.journal is not None:
        game.journal.note(TRADER_BONUS, EVERYONE, seat, points, income)


def bonus_points(game: SeulMaitre, seat: i64) -> i64:
    """Trader 3."""
    figures = game.figures
    has_bonus = game.vessels[seat].level(TRADER) >= figures.vp_per_selling_market_action_level
    return figures.vp_per_selling_market_action if has_bonus else 0


def bonus_income(game: SeulMaitre, seat: i64) -> i64:
    """The trader card."""
    return game.figures.leader_doubloons_per_selling_market_action if leads(game, seat, TRADER) else 0


# -- buying (SMB-MKT-05)


def why_not_buy(game: SeulMaitre, seat: i64, kind: i64) -> i64:
    vessel = game.vessels[seat]
    if game.figures.resource_port[kind] != port_of(game, seat):
        return NOT_MADE_HERE
    if free_spaces(game, vessel) <= 0:
        return NO_SPACE_FOR_GOODS
    return 0 if vessel.money >= game.figures.buy[kind] else GOODS_TOO_DEAR


def can_buy(game: SeulMaitre, seat: i64) -> bool:
    kind: i64 = 0
    while kind < GOODS:
        if why_not_buy(game, seat, kind) == 0:
            return True
        kind += 1
    return False


def buy(game: SeulMaitre, seat: i64, kind: i64) -> None:
    vessel = game.vessels[seat]
    vessel.money -= game.figures.buy[kind]
    vessel.load_cube(kind)
    if game.journal is not None:
        game.journal.note(BOUGHT, EVERYONE, seat, kind, game.figures.buy[kind])


# -- delivering (SMB-MKT-06, -07)


def deliver(game: SeulMaitre, seat: i64, token: i64) -> None:
    """SMB-MKT-06"""
    vessel = game.vessels[seat]
    bonus = delivery_bonus(game, seat, token)
    points = delivery_worth(game, seat, token)
    vessel.aboard &= ~bit(token)
    vessel.delivered |= bit(token)
    vessel.points += points
    game.tokens[token] = game.tokens[token] & FACE | KNOWERS * DIGIT
    game.deliveries += 1
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(DELIVERED, EVERYONE, seat, token, science.family_of(game, token), points, bonus)


def delivery_points(game: SeulMaitre, seat: i64, rarity: i64) -> i64:
    """What a token of a rarity brings, without the bonus of its family."""
    points = game.figures.rarity_vp[rarity]
    if leads(game, seat, SCIENTIST):
        points += game.figures.leader_vp_per_discovery_delivered
    return points


def delivery_bonus(game: SeulMaitre, seat: i64, token: i64) -> i64:
    """What a token adds to the bonus of its family."""
    before = rarities_delivered(game, seat, science.family_of(game, token))
    return bonus_of(game, before | bit(science.rarity_of(game, token))) - bonus_of(game, before)


def delivery_worth(game: SeulMaitre, seat: i64, token: i64) -> i64:
    return delivery_points(game, seat, science.rarity_of(game, token)) + delivery_bonus(game, seat, token)


def rarities_delivered(game: SeulMaitre, seat: i64, family: i64) -> i64:
    rarities: i64 = 0
    tokens = game.vessels[seat].delivered
    while tokens:
        token = lowest(tokens)
        if science.family_of(game, token) == family:
            rarities |= bit(science.rarity_of(game, token))
        tokens &= tokens - 1
    return rarities


def bonus_of(game: SeulMaitre, rarities: i64) -> i64:
    """SMB-MKT-07: for each rarity with a bonus that has another beside it."""
    bonus: i64 = 0
    if rarities & (rarities - 1):
        rarity: i64 = 0
        while rarity < RARITIES:
            if has(rarities, rarity):
                bonus += game.figures.family_bonus[rarity]
            rarity += 1
    return bonus
