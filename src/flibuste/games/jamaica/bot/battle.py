"""Battles: whom to attack, how much powder, whether to roll again, which prize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.bot import holds
from flibuste.games.jamaica.bot.sketch import FULLEST, HOLD_BITS, KIND, KIND_BITS, Sketch
from flibuste.games.jamaica.bot.weights import FAR, MOST_DIFFERENCE, PACE, POWER_WORTHS, TREASURE
from flibuste.games.jamaica.rules import combat, ghost, loading, sailing, treasures
from flibuste.games.jamaica.rules.codes import (
    ATTACK,
    BETH,
    HOLD,
    HOLDS,
    LOOT,
    NONE,
    NOTHING,
    POWDER,
    POWERS,
    REROLL,
    ROLL,
    SABERS,
    SIXTH,
    STAND,
    STAR,
    STEAL_HIDDEN,
    UNROLLED,
)
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.bits import has
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.bot.rule_bot import RuleBot


def best_target(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    best = moves.get(0)
    best_hope = FAR
    sketch = bot.sketches[0]
    sketch.like_ship(state.ships[bot.seat])
    i: i64 = 0
    while i < moves.n:
        other = ghost.flagged(state, moves.get(i) - ATTACK)
        hope = FAR
        if ghost.is_ghost(state, state.moving):
            hope = 1.0 if other != bot.seat else 0.0
        else:
            hope = hope_of_battle(bot, state, sketch, other)
        if hope > best_hope:
            best_hope = hope
            best = moves.get(i)
        i += 1
    return best


def fight(bot: RuleBot, state: Jamaica, sketch: Sketch) -> None:
    """The battle on arrival, by its odds; against the ship that promises most."""
    if sketch.space == 0 or not has(bot.others, sketch.space):
        return
    best = 0.0
    met = False
    other: i64 = 0
    while other < len(state.ships):
        if other != bot.seat and state.ships[other].space == sketch.space:
            hope = hope_of_battle(bot, state, sketch, other)
            if not met or hope > best:
                best = hope
                met = True
        other += 1
    sketch.bonus += best


def hope_of_battle(bot: RuleBot, state: Jamaica, sketch: Sketch, other: i64) -> float:
    vessel = state.ships[other]
    own = sketch.total(POWDER)
    theirs = vessel.total(POWDER)
    if own > 5:
        own = 5
    if theirs > 5:
        theirs = 5
    difference = own - theirs
    if treasures.has_power(state, bot.seat, BETH):
        difference += bot.figures.beth_bonus
    if treasures.has_power(state, other, BETH):
        difference -= bot.figures.beth_bonus
    if treasures.has_power(state, bot.seat, SABERS):
        difference += 2
    if treasures.has_power(state, other, SABERS):
        difference -= 2
    loss = 0.0
    cargo = sketch.cargo
    while cargo:
        if cargo & KIND:
            worth = holds.worth_of_goods((cargo & KIND) - 1, cargo >> KIND_BITS & FULLEST)
            if worth > loss:
                loss = worth
        cargo >>= HOLD_BITS
    gain = prize(bot, state, other)
    return (
        bot.wins[difference + MOST_DIFFERENCE] * gain
        - bot.losses[difference + MOST_DIFFERENCE] * loss
        - 0.15 * float(own)
    )


def prize(bot: RuleBot, state: Jamaica, loser: i64) -> float:
    """The best that can be taken from a ship."""
    vessel = state.ships[loser]
    best = 0.0
    hold: i64 = 0
    while hold < HOLDS:
        if vessel.goods[hold] != NONE:
            worth = holds.worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
            if worth > best:
                best = worth
        hold += 1
    if vessel.n and best < TREASURE:
        best = TREASURE
    power: i64 = 0
    while power < POWERS:
        if has(vessel.powers, power) and not (power == BETH and ghost.is_ghost(state, loser)):
            worth = POWER_WORTHS[power]
            if worth > best:
                best = worth
        power += 1
    return best


def best_powder(bot: RuleBot, state: Jamaica) -> i64:
    """Spend on while one more token is worth more than it costs."""
    ship = bot.seat
    left = state.ships[ship].total(POWDER)
    attacking = ship == state.attacker
    other = state.defender if attacking else state.attacker
    stake = prize(bot, state, other)
    risk = prize(bot, state, ship)
    rounds = float(nearest(bot, state)) / PACE
    cost = 0.35 if rounds > 1.5 else 0.05
    best: i64 = 0
    best_hope = FAR
    more: i64 = 0
    while more <= left:
        hope = 0.0
        if attacking:
            hope = hope_of_attack(bot, state, more, stake, risk)
        else:
            hope = hope_of_defence(bot, state, more, stake, risk)
        hope -= cost * float(more)
        if hope > best_hope:
            best_hope = hope
            best = more
        more += 1
    if best == 0:
        return ROLL
    return HOLD + holds.smallest_of(state.ships[ship], POWDER)


def nearest(bot: RuleBot, state: Jamaica) -> i64:
    nearest = sailing.distance(state, 0)
    seat: i64 = 1
    while seat < state.players:
        if sailing.distance(state, seat) < nearest:
            nearest = sailing.distance(state, seat)
        seat += 1
    return nearest


def hope_of_attack(bot: RuleBot, state: Jamaica, more: i64, stake: float, risk: float) -> float:
    """The defender is taken to answer with half of its powder."""
    figures = bot.figures
    answer = 0
    if not ghost.is_ghost(state, state.defender):
        answer = state.ships[state.defender].total(POWDER)
    difference = (state.attack_powder + more) * figures.powder_bonus - (answer + 1) // 2
    if treasures.has_power(state, state.attacker, BETH):
        difference += figures.beth_bonus
    if treasures.has_power(state, state.defender, BETH):
        difference -= figures.beth_bonus
    if difference > MOST_DIFFERENCE:
        difference = MOST_DIFFERENCE
    if difference < -MOST_DIFFERENCE:
        difference = -MOST_DIFFERENCE
    return bot.wins[difference + MOST_DIFFERENCE] * stake - bot.losses[difference + MOST_DIFFERENCE] * risk


def hope_of_defence(bot: RuleBot, state: Jamaica, more: i64, stake: float, risk: float) -> float:
    """Against a total that is known."""
    figures = bot.figures
    total = combat.strength(state, True)
    own = (state.defence_powder + more) * figures.powder_bonus
    if treasures.has_power(state, state.defender, BETH):
        own += figures.beth_bonus
    hope = 0.0
    for face in figures.faces:
        if face == STAR or own + face > total:
            hope += stake
        elif own + face < total:
            hope -= risk
    return hope / float(len(figures.faces))


def best_with_saber(bot: RuleBot, state: Jamaica) -> i64:
    """Roll again what is worse than the mean of what can come."""
    own = outlook(bot, state, state.attack_die, state.defence_die)
    mean = 0.0
    for face in bot.figures.faces:
        if state.defence_die == UNROLLED:
            mean += outlook(bot, state, face, UNROLLED)
        else:
            mean += outlook(bot, state, state.attack_die, face)
    return REROLL if mean / float(len(bot.figures.faces)) > own + 0.05 else STAND


def outlook(bot: RuleBot, state: Jamaica, attack: i64, defence: i64) -> float:
    """From -1 to 1, for the own ship."""
    sign = 1.0 if state.attacker == bot.seat else -1.0
    if attack == STAR:
        return sign
    if defence == STAR:
        return -sign
    difference = (state.attack_powder - state.defence_powder) * bot.figures.powder_bonus + attack
    if treasures.has_power(state, state.attacker, BETH):
        difference += bot.figures.beth_bonus
    if treasures.has_power(state, state.defender, BETH):
        difference -= bot.figures.beth_bonus
    if defence != UNROLLED:
        if difference == defence:
            return 0.0
        return sign if difference > defence else -sign
    hope = 0.0
    for face in bot.figures.faces:
        if face == STAR or difference < face:
            hope -= 1.0
        elif difference > face:
            hope += 1.0
    return sign * hope / float(len(bot.figures.faces))


def best_reward(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    best = moves.get(0)
    best_worth = FAR
    i: i64 = 0
    while i < moves.n:
        worth = worth_of_reward(bot, state, moves.get(i))
        if worth > best_worth:
            best_worth = worth
            best = moves.get(i)
        i += 1
    return best


def worth_of_reward(bot: RuleBot, state: Jamaica, move: i64) -> float:
    figures = bot.figures
    loser = state.ships[combat.loser(state)]
    if move == NOTHING:
        return 0.0
    if move < STEAL_HIDDEN:
        return worth_of_loot(bot, state, loser.goods[move - LOOT], loser.amounts[move - LOOT])
    if move == STEAL_HIDDEN:
        return TREASURE
    if move < figures.first_give:
        power = move - figures.first_steal
        worth = POWER_WORTHS[power]
        if power == SIXTH and loser.goods[figures.holds] != NONE:
            worth += holds.worth_of_goods(loser.goods[figures.holds], loser.amounts[figures.holds])
        return worth
    return 1.6 * float(-figures.value[figures.curse[move - figures.first_give]])


def worth_of_loot(bot: RuleBot, state: Jamaica, goods: i64, amount: i64) -> float:
    """What is taken is gained by one and lost by the other; a full ship throws something away for it."""
    worth = 1.3 * holds.worth_of_goods(goods, amount)
    if ghost.is_ghost(state, state.winner):
        return worth
    vessel = state.ships[bot.seat]
    least = -FAR
    hold: i64 = 0
    while hold < loading.hold_count(state, bot.seat):
        if vessel.goods[hold] == NONE:
            return worth
        if vessel.goods[hold] != goods:
            lost = holds.worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
            if lost < least:
                least = lost
        hold += 1
    return worth - least


def odds(faces: vec[i64], difference: i64) -> tuple[float, float]:
    """How often an attacker so much stronger wins and loses; a star wins, the attacker's first (JAM-CBT-05)."""
    each = 1.0 / float(len(faces))
    won = 0.0
    lost = 0.0
    for attack in faces:
        if attack == STAR:
            won += each
            continue
        for defence in faces:
            if defence == STAR or attack + difference < defence:
                lost += each * each
            elif attack + difference > defence:
                won += each * each
    return won, lost
