"""Which card, and which die for the morning: the best that a card can do, tried on sketches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.bot import battle, holds, valuation
from flibuste.games.jamaica.bot.sketch import HOLD_BITS, KIND, KIND_BITS, WHOLE_HOLD, Sketch
from flibuste.games.jamaica.bot.weights import FAR, TREASURE
from flibuste.games.jamaica.rules import loading, price
from flibuste.games.jamaica.rules.codes import ANCHOR, BACKWARD, FORWARD, LOADING, MORNING, NONE, RUM, SEXTANT
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.bot.rule_bot import RuleBot


def best_card(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    best = moves.get(0)
    best_worth = FAR * 10.0
    i: i64 = 0
    while i < moves.n:
        worth = worth_of_card(bot, state, moves.get(i) - bot.figures.first_card, state.morning, state.evening)
        if worth > best_worth:
            best_worth = worth
            best = moves.get(i)
        i += 1
    return best


def best_dice(bot: RuleBot, state: Jamaica) -> i64:
    """The Captain places the dice for the own best card."""
    first = best_of_hand(bot, state, state.die_a, state.die_b)
    second = best_of_hand(bot, state, state.die_b, state.die_a)
    if first >= second:
        return MORNING + state.die_a - 1
    return MORNING + state.die_b - 1


def best_of_hand(bot: RuleBot, state: Jamaica, morning: i64, evening: i64) -> float:
    best = FAR * 10.0
    card: i64 = 0
    while card < bot.figures.action_cards:
        if has(state.decks[bot.seat].hand, card):
            worth = worth_of_card(bot, state, card, morning, evening)
            if worth > best:
                best = worth
        card += 1
    return best


def worth_of_card(bot: RuleBot, state: Jamaica, card: i64, morning: i64, evening: i64) -> float:
    bot.sketches[0].like_ship(state.ships[bot.seat])
    bot.hand = state.decks[bot.seat].hand & ~bit(card)
    return carry_out(bot, state, 0, bot.figures.morning[card], morning, bot.figures.evening[card], evening)


def carry_out(bot: RuleBot, state: Jamaica, level: i64, action: i64, die: i64, then: i64, die_then: i64) -> float:
    """What is reached by an action, and another one then (NONE: no more), from the sketch of a level."""
    if action == NONE:
        return valuation.worth_of(bot, state, bot.sketches[level])
    if action >= LOADING:
        after = bot.sketches[level + 1]
        after.like(bot.sketches[level])
        load(bot, state, after, action - LOADING, die)
        return carry_out(bot, state, level + 1, then, die_then, NONE, 0)
    best = sail(bot, state, level, action, die, bot.sketches[level].space, then, die_then)
    if has(bot.powers, SEXTANT):
        longer = sail(bot, state, level, action, die + 1, bot.sketches[level].space, then, die_then)
        if longer > best:
            best = longer
    if has(bot.powers, ANCHOR):
        shorter = sail(bot, state, level, action, die - 1, bot.sketches[level].space, then, die_then)
        if shorter > best:
            best = shorter
    return best


def load(bot: RuleBot, state: Jamaica, sketch: Sketch, goods: i64, amount: i64) -> None:
    if has(bot.powers, RUM):
        amount += bot.figures.rum_bonus
    cargo = sketch.cargo
    chosen: i64 = NONE
    least = -FAR
    place: i64 = 0
    end = HOLD_BITS * loading.hold_count(state, bot.seat)
    while place < end:
        hold = cargo >> place & WHOLE_HOLD
        if hold == 0:
            chosen = place
            break
        if hold & KIND != goods + 1:
            worth = holds.worth_of_goods((hold & KIND) - 1, hold >> KIND_BITS)
            if worth < least:
                least = worth
                chosen = place
        place += HOLD_BITS
    if chosen != NONE:
        sketch.fill(chosen, amount << KIND_BITS | goods + 1)


def sail(
    bot: RuleBot, state: Jamaica, level: i64, direction: i64, steps: i64, space: i64, then: i64, die: i64
) -> float:
    """The best end of a move that has come as far as this space."""
    before = bot.sketches[level]
    ways = bot.ways
    lap = before.lap
    passed = space == before.space
    while steps > 0:
        way = 4 * space + 2 * direction
        second = ways[way + 1]
        first = ways[way]
        if second != NONE:
            one = sail(bot, state, level, direction, steps - 1, first, then, die)
            other = sail(bot, state, level, direction, steps - 1, second, then, die)
            return one if one > other else other
        if direction == FORWARD and first == 0:
            lap += 1
            if lap == 1:
                return valuation.worth_of_finish(bot, state, before)
        elif direction == BACKWARD and space == 0:
            lap -= 1
        space = first
        steps -= 1
    after = bot.sketches[level + 1]
    after.like(before)
    after.space = space
    after.lap = lap_at(before, direction, space)
    if not passed or space != before.space:
        arrive(bot, state, after)
    return carry_out(bot, state, level + 1, then, die, NONE, 0)


def lap_at(before: Sketch, direction: i64, space: i64) -> i64:
    """The lap after a move of few steps: forward it goes up where the numbers fall, backward down where they rise."""
    if direction == FORWARD:
        return before.lap + 1 if space < before.space and before.space > 40 and space < 20 else before.lap
    return before.lap - 1 if space > before.space and before.space < 10 and space > 30 else before.lap


def arrive(bot: RuleBot, state: Jamaica, sketch: Sketch) -> None:
    """Battle, price and shortage, or treasure."""
    battle.fight(bot, state, sketch)
    if can_pay(bot, sketch):
        settle(bot, state, sketch)
    else:
        sketch.give_all(price.goods_asked(bot.figures, sketch.space))
        retreat(bot, state, sketch)


def retreat(bot: RuleBot, state: Jamaica, sketch: Sketch) -> None:
    """Back to the first space that can be paid; where routes meet by the outer lane, on which the lairs are."""
    step_back(sketch, bot.ways[4 * sketch.space + 2])
    while not can_pay(bot, sketch):
        step_back(sketch, bot.ways[4 * sketch.space + 2])
    battle.fight(bot, state, sketch)
    settle(bot, state, sketch)


def step_back(sketch: Sketch, space: i64) -> None:
    if sketch.space == 0:
        sketch.lap -= 1
    sketch.space = space


def can_pay(bot: RuleBot, sketch: Sketch) -> bool:
    due = bot.figures.price[sketch.space]
    return due == 0 or sketch.total(price.goods_asked(bot.figures, sketch.space)) >= due


def settle(bot: RuleBot, state: Jamaica, sketch: Sketch) -> None:
    """The price of a space that can be paid, or its treasure."""
    space = sketch.space
    due = bot.figures.price[space]
    if due:
        sketch.pay(price.goods_asked(bot.figures, space), due)
    elif has(state.tokens & ~sketch.taken, space):
        sketch.bonus += TREASURE
        sketch.taken |= bit(space)
