"""What a position is worth: how strong a seat is, and whether it is stronger than its rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.bot.sketch import FULLEST, HOLD_BITS, KIND, KIND_BITS, Sketch
from flibuste.games.jamaica.bot.weights import (
    FAR,
    FINISHED_POINT,
    FORWARD_EARLY,
    FORWARD_LATE,
    GOLD_EARLY,
    GOLD_LATE,
    KEPT_EARLY,
    KEPT_LATE,
    MOST_BEHIND,
    MOST_FOOD,
    MOST_POWDER,
    MOST_STEPS,
    PLACE_LATE,
    PURSE,
    PURSE_EARLY,
    ROUND_OF_PLANS,
    SPACE_LATE,
    UNKNOWN,
)
from flibuste.games.jamaica.rules import sailing
from flibuste.games.jamaica.rules.codes import FOOD, GOLD
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.bits import lowest
from flibuste.kit.native import i64, vec

if TYPE_CHECKING:
    from flibuste.games.jamaica.bot.rule_bot import RuleBot


def worth_of(bot: RuleBot, state: Jamaica, sketch: Sketch) -> float:
    """How far the own strength is above that of the strongest rival."""
    figures = bot.figures
    if bot.leader == UNKNOWN:
        weigh_rivals(bot, state)
    distance = sailing.steps_home(figures, sketch.space, sketch.lap)
    nearest = distance if distance < bot.nearest_rival else bot.nearest_rival
    if nearest != bot.leader:
        bot.leader = nearest
        bot.rival = strongest_rival(bot, state.players, nearest)
    weigh(bot, state, bot.seat, sketch, bot.hand)
    return strength_of(bot, bot.seat, nearest) - bot.rival


def worth_of_finish(bot: RuleBot, state: Jamaica, sketch: Sketch) -> float:
    """The game ends with this round: all points count as they lie."""
    own = float(bot.figures.finish_value + sketch.total(GOLD)) + sketch.bonus + kept_points(bot, state, bot.seat)
    rival = FAR
    seat: i64 = 0
    while seat < state.players:
        if seat != bot.seat:
            theirs = float(state.score(seat)) + 1.0
            if theirs > rival:
                rival = theirs
        seat += 1
    return FINISHED_POINT * (own - rival)


def weigh_rivals(bot: RuleBot, state: Jamaica) -> None:
    nearest: i64 = MOST_STEPS
    seat: i64 = 0
    while seat < state.players:
        if seat != bot.seat:
            weigh_ship(bot, state, seat)
            if bot.distances[seat] < nearest:
                nearest = bot.distances[seat]
        seat += 1
    bot.nearest_rival = nearest


def strongest_rival(bot: RuleBot, players: i64, nearest: i64) -> float:
    strongest = FAR
    seat: i64 = 0
    while seat < players:
        if seat != bot.seat:
            theirs = strength_of(bot, seat, nearest)
            if theirs > strongest:
                strongest = theirs
        seat += 1
    return strongest


def strength_of(bot: RuleBot, seat: i64, nearest: i64) -> float:
    """The logarithm of the odds of a seat that has been weighed; late is when the leader comes home."""
    if nearest > MOST_STEPS:
        nearest = MOST_STEPS
    late = bot.lateness[nearest]
    behind = bot.distances[seat] - nearest
    if behind > MOST_BEHIND:
        behind = MOST_BEHIND
    early = 1.0 - late
    return early * (bot.early[seat] + bot.behind_early[behind]) + late * (bot.late[seat] + bot.behind_late[behind])


def weigh_ship(bot: RuleBot, state: Jamaica, seat: i64) -> None:
    sketch = bot.sketches[ROUND_OF_PLANS - 1]
    sketch.like_ship(state.ships[seat])
    weigh(bot, state, seat, sketch, state.decks[seat].hand)


def weigh(bot: RuleBot, state: Jamaica, seat: i64, sketch: Sketch, hand: i64) -> None:
    """What speaks for a seat when a round begins, with its ship as sketched and such a hand."""
    figures = bot.figures
    food: i64 = 0
    gold: i64 = 0
    powder: i64 = 0
    cargo = sketch.cargo
    while cargo:
        kind = cargo & KIND
        if kind:
            amount = cargo >> KIND_BITS & FULLEST
            if kind == FOOD + 1:
                food += amount
            elif kind == GOLD + 1:
                gold += amount
            else:
                powder += amount
        cargo >>= HOLD_BITS
    if food > MOST_FOOD:
        food = MOST_FOOD
    if powder > MOST_POWDER:
        powder = MOST_POWDER
    kept = kept_points(bot, state, seat) + sketch.bonus
    purse = gold
    if purse > PURSE:
        purse = PURSE
    forward = float(ways_forward(bot, hand))
    bot.early[seat] = (
        GOLD_EARLY * float(gold)
        + PURSE_EARLY * float(purse)
        + KEPT_EARLY * kept
        + bot.food_early[food]
        + bot.powder_early[powder]
        + bot.powers_early[state.ships[seat].powers]
        + FORWARD_EARLY * forward
    )
    place = seat - state.captain
    if place < 0:
        place += state.players
    bot.late[seat] = (
        GOLD_LATE * float(gold)
        + KEPT_LATE * kept
        + bot.food_late[food]
        + bot.powder_late[powder]
        + FORWARD_LATE * forward
        + PLACE_LATE * float(place)
        + SPACE_LATE * float(space_value(figures, sketch))
    )
    bot.distances[seat] = sailing.steps_home(figures, sketch.space, sketch.lap)


def kept_points(bot: RuleBot, state: Jamaica, seat: i64) -> float:
    vessel = state.ships[seat]
    worth: i64 = 0
    i: i64 = 0
    while i < vessel.n:
        worth += bot.figures.value[vessel.face(i)]
        i += 1
    return float(worth)


def ways_forward(bot: RuleBot, hand: i64) -> i64:
    """The actions of a hand that lead forward."""
    ways: i64 = 0
    while hand:
        ways += bot.forward[lowest(hand)]
        hand &= hand - 1
    return ways


def space_value(figures: Figures, sketch: Sketch) -> i64:
    """JAM-END-04, for a ship still under way."""
    if sketch.lap < 0 or sketch.space == 0:
        return figures.floor_value
    return figures.score[sketch.space]


def added_up(strengths: list[float], stages: list[int], most: int) -> vec[float]:
    """By every number of steps or goods that counts: how much they speak for a seat."""
    return vec[float]([staged(strengths, stages, n) for n in range(most + 1)])


def staged(strengths: list[float], stages: list[int], n: int) -> float:
    """How much so many steps or goods speak for a seat."""
    strength = 0.0
    for each, most in zip(strengths, stages, strict=True):
        counted = min(n, most)
        strength += each * counted
        n -= counted
    return strength
