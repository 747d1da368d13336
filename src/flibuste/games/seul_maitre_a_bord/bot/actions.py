"""The turn: of all that could be done next, here or at the end of a voyage, what brings most for a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot import discoveries, fights, raids, ship, trade, ways
from flibuste.games.seul_maitre_a_bord.bot.worth import FAR, FIND_SHARE, TOKEN, TOKEN_LATER
from flibuste.games.seul_maitre_a_bord.rules import engagement, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, LAIRS, NONE, PORTS, SITES, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BANK,
    CORSAIR,
    DISCOVER,
    END,
    MARKET,
    PIRACY,
    PIRATE,
    RARITIES,
    RECOVER,
    REINFORCE,
    SHIPS,
    SHIPYARD,
    STUDY,
    TOW,
    TRAIN,
    USED_ACADEMY,
    USED_DISCOVERY,
    USED_PIRACY,
    USED_YARD,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import has
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_action(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    bot.mark(moves)
    vessel = state.vessels[seat]
    allowed = bot.allowed
    bot.best = END
    bot.best_rate = 0.0
    under_way = state.mover == seat
    if vessel.actions > 0:
        consider(bot, BANK, float(state.figures.doubloons_per_token), 1)
        if state.round < state.rounds:
            consider(bot, REINFORCE, bot.worths[TOKEN_LATER], 1)
        if not state.used & USED_ACADEMY:
            consider_academy(bot, state, seat)
        if not under_way and not state.used & USED_PIRACY:
            number: i64 = 0
            while number < LAIRS:
                if allowed[PIRACY + number] and raids.best_target(bot, state, seat, PIRATE + number) != NONE:
                    consider(bot, PIRACY + number, bot.target_worth, 1)
                number += 1
        port: i64 = 0
        while port < PORTS:
            consider(bot, TOW + port, bot.worths[TOKEN], 1)
            port += 1
    ways.spread(bot, state, seat, vessel.space)
    consider_ports(bot, state, seat)
    consider_sites(bot, state, seat)
    consider_fights(bot, state, seat)
    return bot.best


def consider(bot: RuleBot, move: i64, worth: float, tokens: i64) -> None:
    if move == NONE or bot.allowed[move] == 0 or worth <= 0.0:
        return
    rate = worth / (float(tokens) if tokens > 0 else 0.5)
    if rate > bot.best_rate:
        bot.best_rate = rate
        bot.best = move


def consider_academy(bot: RuleBot, state: SeulMaitre, seat: i64) -> None:
    vessel = state.vessels[seat]
    speciality: i64 = 0
    while speciality < 5:
        if bot.allowed[TRAIN + speciality]:
            level = vessel.level(speciality) + 1
            worth = ship.skill_worth(bot, state, seat, speciality, level, vessel.type == CORSAIR)
            consider(bot, TRAIN + speciality, worth, 1)
        speciality += 1


def consider_way(bot: RuleBot, state: SeulMaitre, seat: i64, space: i64, worth: float, tokens: i64) -> None:
    """A voyage and what is done at its end with so many tokens more."""
    step = bot.via[space]
    if step == NONE:
        return
    tokens += ways.tokens_for(state, seat, bot.far[space])
    if state.round >= state.rounds and tokens > state.vessels[seat].actions:
        return
    if bot.allowed[step]:
        consider(bot, step, worth, tokens)
    elif state.vessels[seat].actions > 1:
        consider(bot, RECOVER, worth, tokens + 1)


def consider_ports(bot: RuleBot, state: SeulMaitre, seat: i64) -> None:
    vessel = state.vessels[seat]
    yard = 0.0
    if not state.used & USED_YARD:
        yard = ship.yard_worth(bot, state, seat)
    fresh = trade.deliveries(state, seat)
    port: i64 = 0
    while port < PORTS:
        cell = state.chart.port_cell[port]
        space = HAVEN + cell
        brings = trade.sales(bot, state, seat, port) + trade.purchases(bot, state, seat, port) + fresh
        if space == vessel.space:
            consider(bot, MARKET, brings, 1)
            consider(bot, SHIPYARD, yard, 1)
        elif not terms.is_stormy(state, cell):
            consider_way(bot, state, seat, space, brings, 1)
            if yard > 0.0:
                consider_way(bot, state, seat, space, brings + yard, 2)
        port += 1


def consider_sites(bot: RuleBot, state: SeulMaitre, seat: i64) -> None:
    vessel = state.vessels[seat]
    if terms.free_spaces(state, vessel) <= 0:
        return
    later: i64 = 0
    if state.round >= state.rounds and vessel.actions < 3:
        return
    if state.used & USED_DISCOVERY:
        if state.round >= state.rounds:
            return
        later = 2
    site: i64 = 0
    while site < SITES:
        space = state.chart.site_space[site]
        if not terms.is_stormy(state, cell_of(space)):
            worth = discoveries.site_worth(bot, state, seat, site)
            if worth > 0.0:
                if space == vessel.space:
                    if later == 0:
                        consider(bot, STUDY, worth, 1)
                        rarity: i64 = 0
                        while rarity < RARITIES:
                            found = bot.worths[FIND_SHARE] * discoveries.token_worth(state, seat, rarity)
                            consider(bot, DISCOVER + rarity, found, 1)
                            rarity += 1
                else:
                    consider_way(bot, state, seat, space, worth, 1 + later)
        site += 1


def consider_fights(bot: RuleBot, state: SeulMaitre, seat: i64) -> None:
    if has(state.fought, seat):
        return
    vessel = state.vessels[seat]
    other: i64 = 0
    while other < SHIPS:
        if (other < state.players or other >= PIRATE) and engagement.can_meet(state, seat, other):
            space = terms.space_of(state, other)
            if space >= HAVEN:
                space = state.chart.roadstead[space - HAVEN]
            if space != vessel.space and bot.via[space] != NONE and not terms.is_stormy(state, cell_of(space)):
                points = bot.far[space] - bot.toll[space]
                tokens = ways.tokens_for(state, seat, points)
                if tokens < FAR:
                    crew = vessel.hold + vessel.aloft + vessel.deck
                    sailors = vessel.hold - points
                    if sailors < 0:
                        sailors = crew // 2
                    consider_fight(bot, state, seat, other, space, sailors, tokens)
                    if tokens < vessel.actions:
                        consider_fight(bot, state, seat, other, space, crew, tokens + 1)
        other += 1


def consider_fight(
    bot: RuleBot, state: SeulMaitre, seat: i64, other: i64, space: i64, sailors: i64, tokens: i64
) -> None:
    worth = fights.fight_worth(bot, state, seat, seat, sailors, other)
    step = bot.via[space]
    if bot.allowed[step]:
        consider(bot, step, worth, greater(tokens, 1))
