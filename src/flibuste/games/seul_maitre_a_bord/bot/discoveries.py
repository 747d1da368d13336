"""Discoveries: what a site is worth, and which token to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot.worth import FIND_SHARE, POINT
from flibuste.games.seul_maitre_a_bord.rules import market, science, terms
from flibuste.games.seul_maitre_a_bord.rules.codes import KNOWN, NEW, RARE, SCIENTIST, TAKE
from flibuste.games.seul_maitre_a_bord.rules.numbers import lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_taken(state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    best = moves.get(0)
    best_worth = -1.0
    i: i64 = 0
    while i < moves.n:
        move = moves.get(i)
        if move >= TAKE:
            worth = float(market.delivery_worth(state, seat, move - TAKE))
            if worth > best_worth:
                best_worth = worth
                best = move
        i += 1
    return best


def token_worth(state: SeulMaitre, seat: i64, rarity: i64) -> float:
    worth = float(market.delivery_points(state, seat, rarity))
    if rarity == RARE:
        worth += 0.5
    elif rarity == NEW:
        worth += 2.0
    elif state.vessels[seat].delivered:
        worth += 0.3
    return worth * POINT


def site_worth(bot: RuleBot, state: SeulMaitre, seat: i64, site: i64) -> float:
    vessel = state.vessels[seat]
    if has(vessel.marks, site):
        return 0.0
    level = vessel.level(SCIENTIST)
    rarities = state.figures.take_from[level]
    takes = lesser(state.figures.take_count[level], terms.free_spaces(state, vessel))
    total = 0.0
    rarity: i64 = NEW
    while rarity >= KNOWN and takes > 0:
        if has(rarities, rarity):
            pile = science.pile_of(state, site)
            while pile and takes > 0:
                if state.figures.pile_from_top[lowest(pile)] == rarity:
                    total += token_worth(state, seat, rarity)
                    takes -= 1
                pile &= pile - 1
        rarity -= 1
    share = bot.worths[FIND_SHARE] if state.round < state.rounds else 0.5
    return total * share
