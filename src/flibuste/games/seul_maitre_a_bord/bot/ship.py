"""Ship and crew: what a Shipyard action is for, what a letter of marque and a level of a specialist are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot.worth import (
    BROKEN_CANNON,
    CAPTAIN_A_ROUND,
    CORSAIR_PLAN,
    CUBE_A_ROUND,
    HOLD_A_ROUND,
    LETTER_A_ROUND,
    LETTER_A_SLOT,
    NAVIGATOR_A_ROUND,
    PIRATE_PLAN,
    RESERVE,
    SAIL_A_ROUND,
    SAILOR_A_ROUND,
    SCIENCE_PLAN,
    SCIENTIST_A_ROUND,
    SPECIALIST_A_ROUND,
    TRADER_A_ROUND,
    TRADING_PLAN,
)
from flibuste.games.seul_maitre_a_bord.rules import market, shipyard
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BOUGHT_CANNON,
    BOUGHT_HOLD,
    BOUGHT_SAILS,
    BROKEN,
    CANNON,
    CAPTAIN,
    CORSAIR,
    DONE,
    EXTEND,
    GOODS,
    HIRE,
    LEAK,
    LETTER,
    MERCHANT,
    NAVIGATOR,
    RECRUIT,
    REPAIR,
    SAILS,
    SCIENTIST,
    SIZES,
    TORN,
    TRADER,
    YARD,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, greater, lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import count
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_work(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    bot.mark(moves)
    yard_worth(bot, state, seat)
    return bot.wish if bot.wish != NONE else DONE


def yard_worth(bot: RuleBot, state: SeulMaitre, seat: i64) -> float:
    """What a Shipyard action brings; the first thing to be done in it is the wish."""
    vessel = state.vessels[seat]
    figures = state.figures
    rounds = float(state.rounds - state.round) + 0.3
    money = vessel.money
    reserve: i64 = 0
    if vessel.cubes == 0 and state.round + 1 < state.rounds:
        reserve = i64(bot.worths[RESERVE])
    total = 0.0
    bot.wish = NONE
    inside = state.phase == YARD
    in_turn: i64 = figures.sailors_per_action
    if inside:
        in_turn -= state.recruited
    # sailors on leaks and damage
    price = shipyard.repair_price(state, seat)
    if vessel.leaks > 0 and money >= price:
        want(bot, REPAIR + LEAK)
        money -= price * vessel.leaks
        total += float(vessel.leaks) * (bot.worths[SAILOR_A_ROUND] * rounds + 1.0)
    if vessel.torn > 0 and money >= price:
        want(bot, REPAIR + TORN)
        money -= price * vessel.torn
        total += float(vessel.torn) * (bot.worths[SAIL_A_ROUND] * rounds + 0.5)
    # a letter of marque
    letter = letter_worth(bot, state, seat, rounds)
    has_letter = vessel.type == CORSAIR
    if (
        letter > 0.0
        and not has_letter
        and money >= shipyard.discounted(state, seat, figures.letter_of_marque_price) + reserve
    ):
        want(bot, LETTER)
        money -= shipyard.discounted(state, seat, figures.letter_of_marque_price)
        total += letter
        has_letter = True
    # sailors
    type: i64 = CORSAIR if has_letter else MERCHANT
    limit = figures.hold_sailor_limit[type] + vessel.extensions * figures.hold_extension_spaces
    spaces = figures.hold_spaces[type] + vessel.extensions * figures.hold_extension_spaces
    room = lesser(limit - vessel.sailors(), spaces - vessel.sailors() - vessel.cubes - count(vessel.aboard))
    n = lesser(lesser(in_turn, room), (money - reserve // 2) // greater(figures.sailor_price, 1))
    if not has_letter:
        n = lesser(n, limit - vessel.sailors())
    if n > 0 and rounds > 0.5:
        want(bot, RECRUIT)
        money -= n * figures.sailor_price
        total += float(n) * (bot.worths[SAILOR_A_ROUND] * rounds - float(figures.sailor_price))
    # a specialist
    price = figures.specialist_price + figures.level_prices[0] + reserve
    if vessel.unbound == 0 and rounds > 2.0 and money >= price and not (inside and state.hired):
        want(bot, HIRE)
        money -= figures.specialist_price
        total += bot.worths[SPECIALIST_A_ROUND] * rounds - 2.0
    # sails and holds
    if not (inside and state.bought & BOUGHT_SAILS) and rounds > 2.0:
        size: i64 = SIZES - 1
        while size >= 0:
            more = figures.sail_upgrade_sizes[size] - vessel.upgrade
            price = shipyard.sails_price(state, seat, figures.sail_upgrade_sizes[size])
            worth = bot.worths[SAIL_A_ROUND] * rounds * float(more) - float(price)
            if more > 0 and worth > 0.0 and money >= price + reserve:
                want(bot, SAILS + size)
                money -= price
                total += worth
                break
            size -= 1
    if not has_letter and not (inside and state.bought & BOUGHT_HOLD) and vessel.extensions == 0:
        price = shipyard.discounted(state, seat, figures.hold_price)
        worth = bot.worths[HOLD_A_ROUND] * rounds - float(price)
        if worth > 0.0 and money >= price + reserve:
            want(bot, EXTEND)
            money -= price
            total += worth
    if vessel.broken > 0 and money >= shipyard.repair_price(state, seat):
        want(bot, REPAIR + BROKEN)
        total += BROKEN_CANNON * float(vessel.broken)
    if has_letter and rounds > 3.0 and vessel.cannons < 3 and not (inside and state.bought & BOUGHT_CANNON):
        price = shipyard.discounted(state, seat, figures.cannon_price)
        if money >= price + reserve:
            want(bot, CANNON)
            total += 2.0
    return total


def want(bot: RuleBot, move: i64) -> None:
    if bot.wish == NONE and bot.allowed[move]:
        bot.wish = move


def letter_worth(bot: RuleBot, state: SeulMaitre, seat: i64, rounds: float) -> float:
    if state.vessels[seat].type == CORSAIR:
        return 0.0
    a_round = bot.worths[LETTER_A_ROUND]
    if bot.plan == TRADING_PLAN or bot.plan == PIRATE_PLAN:
        a_round = -5.0
    elif bot.plan == CORSAIR_PLAN:
        a_round = 12.0
    elif bot.plan == SCIENCE_PLAN:
        a_round = 8.0
    slots: i64 = 0
    kind: i64 = 0
    while kind < GOODS:
        slots += greater(market.open_slots(state, kind) - digit(state.rows, kind), 0)
        kind += 1
    against = bot.worths[LETTER_A_SLOT] * float(slots) + float(state.figures.letter_of_marque_price)
    return a_round * (rounds - 1.0) - against


def skill_worth(bot: RuleBot, state: SeulMaitre, seat: i64, speciality: i64, level: i64, as_corsair: bool) -> float:
    """What one more level brings, its price paid."""
    rounds = float(state.rounds - state.round) + 0.3
    price = float(state.figures.level_prices[level - 1])
    lead = 0.0
    if level >= state.figures.leader_level:
        holder = digit(state.leaders, speciality) - 1
        if holder == NONE or (holder != seat and state.vessels[holder].level(speciality) < level):
            lead = 1.0
    worth = 0.0
    if speciality == TRADER:
        if level == 1:
            worth = bot.worths[TRADER_A_ROUND] * rounds
        elif level == 2:
            worth = (bot.worths[CUBE_A_ROUND] + 2.5 * lead) * rounds
        else:
            worth = (3.0 + 2.5 * lead) * rounds
        if bot.plan == TRADING_PLAN:
            worth *= 1.5
    elif speciality == NAVIGATOR:
        worth = (bot.worths[NAVIGATOR_A_ROUND] + 1.5 * lead) * rounds
    elif speciality == CAPTAIN and as_corsair:
        worth = (bot.worths[CAPTAIN_A_ROUND] + 3.0 * lead) * rounds
        if bot.plan == CORSAIR_PLAN:
            worth *= 1.5
    elif speciality == SCIENTIST:
        worth = (bot.worths[SCIENTIST_A_ROUND] + 3.0 * lead) * rounds
        if not as_corsair:
            worth *= 0.6
        if bot.plan == SCIENCE_PLAN:
            worth *= 1.8
    return worth - price
