"""Piracy: where a controlled pirate does most for its master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot import fights, ways
from flibuste.games.seul_maitre_a_bord.rules import piracy, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, LAIRS, NONE, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import DONE, PIRATE, SHIPS
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import has
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_raid(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    target = best_target(bot, state, seat, state.mover)
    if target == NONE:
        return DONE
    bot.mark(moves)
    step = bot.via[target]
    return step if step != NONE and bot.allowed[step] else DONE


def best_target(bot: RuleBot, state: SeulMaitre, seat: i64, ship: i64) -> i64:
    """Where a controlled pirate does most for its master (NONE); `target_worth` tells how much."""
    pirate = state.pirates[ship - PIRATE]
    points = pirate.sails - pirate.torn
    if state.mover == ship:
        points = piracy.pirate_points(state)
    ways.spread(bot, state, ship, pirate.space)
    best: i64 = NONE
    best_worth = 0.0
    if not has(state.fought, ship):
        beyond: i64 = 1
        while beyond < state.players:  # from the next seat on, so that no seat is everybody's favourite victim
            other = (seat + beyond) % state.players
            if not has(state.fought, other):
                space = state.vessels[other].space
                if space >= HAVEN:
                    space = state.chart.roadstead[space - HAVEN]
                if bot.far[space] <= points and space != pirate.space and not terms.is_stormy(state, cell_of(space)):
                    worth = fights.fight_worth(bot, state, seat, ship, 0, other)
                    if worth > best_worth:
                        best_worth = worth
                        best = space
            beyond += 1
    lair: i64 = 0
    while lair < LAIRS:
        if lair != ship - PIRATE and state.pirates[lair].treasure > 0:
            space = HAVEN + state.chart.lair_cell[lair]
            if bot.far[space] <= points and not terms.is_stormy(state, space - HAVEN):
                worth = float(state.pirates[lair].treasure)
                if is_empty(state, space) and worth > best_worth:
                    best_worth = worth
                    best = space
        lair += 1
    bot.target_worth = best_worth
    return best


def is_empty(state: SeulMaitre, space: i64) -> bool:
    ship: i64 = PIRATE
    while ship < SHIPS:
        if terms.space_of(state, ship) == space:
            return False
        ship += 1
    return True
