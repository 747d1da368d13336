"""Fights: their chances and worth, whom to engage, and what to do in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot import trade
from flibuste.games.seul_maitre_a_bord.bot.worth import (
    FIGHT_COSTS,
    LEADER,
    LOOT_SHARE,
    LOSSES,
    MOST_DICE,
    POINT,
    ROVER,
    SHIP,
    TOKEN,
    UNARMED,
)
from flibuste.games.seul_maitre_a_bord.rules import combat
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    CREWING,
    ENGAGE,
    FIGHT,
    GOODS,
    PASS,
    PIRATE,
    READY,
    RECOVER,
    SHOOT,
    SHOT,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater, lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_in_fight(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    phase = state.phase
    if phase == SHOT:
        return SHOOT
    if phase == CREWING:
        return moves.get(moves.n - 1)
    if phase == READY:
        vessel = state.vessels[seat]
        now = fight_worth(bot, state, seat, seat, vessel.hold + vessel.deck, state.defender.ship)
        fresh = fight_worth(bot, state, seat, seat, vessel.hold + vessel.deck + vessel.aloft, state.defender.ship)
        return RECOVER if fresh - now > bot.worths[TOKEN] else FIGHT
    best = moves.get(0)
    best_worth = 0.0 if best == PASS else -1.0e9
    i: i64 = 0
    while i < moves.n:
        move = moves.get(i)
        if move >= ENGAGE:
            sailors: i64 = 0
            if state.mover < PIRATE:
                sailors = state.vessels[state.mover].hold
            worth = fight_worth(bot, state, seat, state.mover, sailors, move - ENGAGE)
            if worth > best_worth:
                best_worth = worth
                best = move
        i += 1
    return best


def count_ways(bot: RuleBot, hit: i64) -> None:
    """White dice: two sailors, sail, hold, cannon, miss."""
    ways = bot.ways
    first = hit * (MOST_DICE + 1) * LOSSES
    ways[first] = 1
    two: i64 = 0 if hit == UNARMED else 1
    one: i64 = 2 if hit == ROVER else 3
    none = 6 - one - two
    dice: i64 = 1
    while dice <= MOST_DICE:
        at = first + dice * LOSSES
        before = at - LOSSES
        loss: i64 = 0
        while loss < LOSSES:
            n = ways[before + loss] * none
            if loss >= 1:
                n += ways[before + loss - 1] * one
            if loss >= 2:
                n += ways[before + loss - 2] * two
            ways[at + loss] = n
            loss += 1
        dice += 1


def weigh_fight(bot: RuleBot, state: SeulMaitre, ship: i64, sailors: i64, other: i64) -> None:
    """The chances of an attacker with so many sailors at hand."""
    figures = state.figures
    own_cap: i64 = 99
    own_bonus: i64 = 0
    own_hit: i64 = ROVER
    own_dice: i64 = 0
    their_cap: i64 = 99
    their_bonus: i64 = 0
    their_hit: i64 = ROVER
    their_dice: i64 = 0
    theirs: i64 = 0
    own_ties = False
    their_ties = False
    if ship < PIRATE:
        vessel = state.vessels[ship]
        own_cap = figures.deck_limit[vessel.type]
        own_bonus = combat.boarding_bonus(state, ship)
        own_dice = lesser(vessel.cannons - vessel.broken, sailors // figures.sailors_per_cannon)
        own_hit = SHIP if own_dice > 0 else UNARMED
        own_ties = combat.turns_ties(state, ship)
    else:
        rover = state.pirates[ship - PIRATE]
        own_dice = rover.crewed(figures.sailors_per_cannon)
        sailors = rover.sailors - rover.dead
    if other < PIRATE:
        vessel = state.vessels[other]
        theirs = vessel.hold + vessel.aloft + vessel.deck
        their_cap = figures.deck_limit[vessel.type]
        their_bonus = combat.boarding_bonus(state, other)
        their_dice = lesser(vessel.cannons - vessel.broken, lesser(theirs, 8) // figures.sailors_per_cannon)
        their_hit = SHIP if their_dice > 0 else UNARMED
        their_ties = combat.turns_ties(state, other)
    else:
        rover = state.pirates[other - PIRATE]
        their_dice = rover.crewed(figures.sailors_per_cannon)
        theirs = rover.sailors - rover.dead
    own_dice = lesser(own_dice, MOST_DICE)
    their_dice = lesser(their_dice, MOST_DICE)
    ways = bot.ways
    first_own = (own_hit * (MOST_DICE + 1) + their_dice) * LOSSES
    first_their = (their_hit * (MOST_DICE + 1) + own_dice) * LOSSES
    shot: i64 = 2 if own_hit == ROVER else 3  # of six faces of the red die
    won: i64 = 0
    tied: i64 = 0
    all_own: i64 = 0
    all_their: i64 = 0
    loss: i64 = 0
    while loss <= 2 * their_dice + 1:
        n = ways[first_own + loss] * (6 - shot)
        if loss:
            n += ways[first_own + loss - 1] * shot
        if n:
            all_own += n
            strength = lesser(greater(sailors - loss, 0), own_cap) + own_bonus
            their_loss: i64 = 0
            all_their = 0
            while their_loss <= 2 * own_dice:
                m = ways[first_their + their_loss]
                all_their += m
                against = lesser(greater(theirs - their_loss, 0), their_cap) + their_bonus
                if strength > against:
                    won += n * m
                elif strength == against:
                    if own_ties == their_ties:
                        tied += n * m
                    elif own_ties:
                        won += n * m
                their_loss += 1
        loss += 1
    total = float(all_own) * float(all_their)
    bot.win = float(won) / total
    bot.tie = float(tied) / total


def fight_worth(bot: RuleBot, state: SeulMaitre, seat: i64, ship: i64, sailors: i64, other: i64) -> float:
    """What an attack brings on average."""
    figures = state.figures
    weigh_fight(bot, state, ship, sailors, other)
    prize = float(figures.vp_attacker_win) * POINT
    hurt = bot.worths[FIGHT_COSTS]
    if ship < PIRATE:
        prize += POINT * float(combat.victory_bonus(state, ship))
    else:
        hurt = 0.0
    lost = 0.0
    if other < PIRATE:
        lost = POINT * float(figures.vp_defender_win) / 3.0
        prize += LEADER * float(state.vessels[other].points)
        if state.vessels[other].cubes > 0:
            if ship < PIRATE:
                prize += bot.worths[LOOT_SHARE] * dearest(state, seat, other)
            else:
                prize += POINT
            prize += 3.0
    else:
        prize += float(state.pirates[other - PIRATE].purse // figures.pirate_purse_share_divisor)
    if ship < PIRATE:
        lost += 2.0
    return bot.win * prize + bot.tie * POINT * 0.6 - (1.0 - bot.win - bot.tie) * lost - hurt


def dearest(state: SeulMaitre, seat: i64, other: i64) -> float:
    vessel = state.vessels[other]
    best = 0.0
    kind: i64 = 0
    while kind < GOODS:
        if vessel.goods(kind) > 0:
            worth = trade.sale(state, seat, kind, 0)
            if worth > best:
                best = worth
        kind += 1
    return best
