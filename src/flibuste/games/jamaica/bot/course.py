"""Which way, and how far: forks and lengths of the own ship, forks and courses of the ghost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.bot import battle, plans
from flibuste.games.jamaica.bot.weights import FAR, TREASURE
from flibuste.games.jamaica.rules import ghost, rounds
from flibuste.games.jamaica.rules.codes import BACKWARD, EXACT, FORWARD, GHOST_BACKWARD, GHOST_FORWARD, NONE, SAIL
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.bits import has
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.bot.rule_bot import RuleBot


def best_way(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    if ghost.is_ghost(state, state.moving):
        return best_way_of_ghost(bot, state, moves)
    best = moves.get(0)
    best_worth = FAR * 10.0
    then, die = what_follows(bot, state)
    i: i64 = 0
    while i < moves.n:
        way = moves.get(i) - SAIL
        bot.sketches[0].like_ship(state.ships[bot.seat])
        if state.retreating:
            worth = worth_of_refuge(bot, state, way, then, die)
        else:
            worth = plans.sail(bot, state, 0, state.direction, state.steps - 1, way, then, die)
        if worth > best_worth:
            best_worth = worth
            best = moves.get(i)
        i += 1
    return best


def worth_of_refuge(bot: RuleBot, state: Jamaica, way: i64, then: i64, die: i64) -> float:
    sketch = bot.sketches[1]
    sketch.like(bot.sketches[0])
    plans.step_back(sketch, way)
    if plans.can_pay(bot, sketch):
        battle.fight(bot, state, sketch)
        plans.settle(bot, state, sketch)
    else:
        plans.retreat(bot, state, sketch)
    return plans.carry_out(bot, state, 1, then, die, NONE, 0)


def best_length(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    best = moves.get(0)
    best_worth = FAR * 10.0
    then, die = what_follows(bot, state)
    i: i64 = 0
    while i < moves.n:
        bot.sketches[0].like_ship(state.ships[bot.seat])
        steps = state.steps + moves.get(i) - EXACT
        worth = plans.sail(bot, state, 0, state.direction, steps, bot.sketches[0].space, then, die)
        if worth > best_worth:
            best_worth = worth
            best = moves.get(i)
        i += 1
    return best


def what_follows(bot: RuleBot, state: Jamaica) -> tuple[i64, i64]:
    """The evening's action and die, if they are still to come."""
    played = state.decks[bot.seat].played
    if state.half == 1 or played == NONE:
        return NONE, 0
    return bot.figures.evening[played], state.evening


def best_course(bot: RuleBot, state: Jamaica) -> i64:
    """The ghost is best where it fights the other player, and worst where it takes a treasure."""
    steps = rounds.die_of_half(state)
    space = state.ships[state.players].space
    ahead = 0.0
    if state.ships[state.players].lap < 1:
        ahead = worth_for_ghost(bot, state, FORWARD, steps, space)
    return GHOST_FORWARD if ahead > worth_for_ghost(bot, state, BACKWARD, steps, space) else GHOST_BACKWARD


def best_way_of_ghost(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    best = moves.get(0)
    best_worth = FAR
    i: i64 = 0
    while i < moves.n:
        worth = worth_for_ghost(bot, state, state.direction, state.steps - 1, moves.get(i) - SAIL)
        if worth > best_worth:
            best_worth = worth
            best = moves.get(i)
        i += 1
    return best


def worth_for_ghost(bot: RuleBot, state: Jamaica, direction: i64, steps: i64, space: i64) -> float:
    while steps > 0:
        way = 4 * space + 2 * direction
        second = bot.figures.ways[way + 1]
        space = bot.figures.ways[way]
        steps -= 1
        if second != NONE:
            one = worth_for_ghost(bot, state, direction, steps, space)
            other = worth_for_ghost(bot, state, direction, steps, second)
            return one if one > other else other
        if direction == FORWARD and space == 0:
            return 0.0
    worth = 0.0
    if space == 0:
        return worth
    if has(state.tokens, space):
        worth -= 0.5 * TREASURE
    if state.ships[1 - bot.seat].space == space:
        return worth + battle.prize(bot, state, 1 - bot.seat)
    if state.ships[bot.seat].space == space:
        worth -= battle.prize(bot, state, bot.seat)
    return worth
