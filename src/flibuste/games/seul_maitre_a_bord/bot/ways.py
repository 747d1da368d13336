"""Ways: how far it is to every space, and what a voyage takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot import fights
from flibuste.games.seul_maitre_a_bord.bot.worth import FAR, MET_BADLY, MET_WELL, QUEUE
from flibuste.games.seul_maitre_a_bord.rules import engagement, navigation, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, LAIR, NONE, PORT, SPACES
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    CAPE,
    CORSAIR,
    ENTER_LAIR,
    ENTER_PORT,
    LEAVE,
    PIRATE,
    SAIL,
    SHIPS,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import has
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def weigh_meetings(bot: RuleBot, state: SeulMaitre, ship: i64) -> None:
    """What it costs to come where corsairs or pirates bind the ship to fight."""
    toll = bot.toll
    i: i64 = 0
    while i < SPACES:
        toll[i] = 0
        i += 1
    if has(state.fought, ship):
        return
    other: i64 = 0
    while other < SHIPS:
        if other < state.players or other >= PIRATE:
            binds = other >= PIRATE or state.vessels[other].type == CORSAIR
            if binds and engagement.can_meet(state, ship, other):
                space = terms.space_of(state, other)
                if space < HAVEN:
                    toll[space] = MET_BADLY
                    if ship < PIRATE:
                        fights.weigh_fight(bot, state, ship, state.vessels[ship].hold, other)
                        if bot.win > 0.6:
                            toll[space] = MET_WELL
        other += 1


def spread(bot: RuleBot, state: SeulMaitre, ship: i64, start: i64) -> None:
    """How far it is to every space, under the wind, round storms and, where it can be, round enemies."""
    far = bot.far
    via = bot.via
    queue = bot.queue
    queued = bot.queued
    toll = bot.toll
    figures = state.figures
    chart = state.chart
    i: i64 = 0
    while i < SPACES:
        far[i] = FAR
        via[i] = NONE
        queued[i] = 0
        i += 1
    weigh_meetings(bot, state, ship)
    cap = navigation.wind_cap(state, ship)
    haven_kind: i64 = PORT if ship < PIRATE else LAIR
    enter = figures.port_enter_cost if ship < PIRATE else figures.lair_enter_cost
    leave = figures.port_leave_cost if ship < PIRATE else figures.lair_leave_cost
    far[start] = 0
    queue[0] = start
    head: i64 = 0
    n: i64 = 1
    while n:
        space = queue[head]
        head = (head + 1) & (QUEUE - 1)
        n -= 1
        queued[space] = 0
        here = far[space]
        if space >= HAVEN:
            cell = space - HAVEN
            if (space == start) and not terms.is_stormy(state, cell):
                n = relax(bot, space, start, chart.roadstead[cell], here + leave, LEAVE, head, n)
            continue
        direction: i64 = 0
        base = space * 8
        while direction < 8:
            beyond = chart.steps[base + direction]
            if beyond != NONE:
                cost = navigation.wind_cost(state, direction, cap) + here + toll[beyond]
                if cost < far[beyond]:
                    cell = beyond >> 2
                    if cell != state.storm_a and cell != state.storm_b:
                        n = relax(bot, space, start, beyond, cost, SAIL + direction, head, n)
            direction += 1
        cell = space >> 2
        zones = chart.zones[cell]
        if zones > 1:
            zone: i64 = 0
            while zone < zones:
                beside = (cell << 2) + zone
                n = relax(bot, space, start, beside, here + figures.cape_cost + toll[beside], CAPE + zone, head, n)
                zone += 1
        if chart.haven[cell] == haven_kind and chart.roadstead[cell] == space:
            move: i64 = ENTER_PORT if ship < PIRATE else ENTER_LAIR
            n = relax(bot, space, start, HAVEN + cell, here + enter, move, head, n)


def relax(bot: RuleBot, space: i64, start: i64, beyond: i64, cost: i64, move: i64, head: i64, n: i64) -> i64:
    if cost >= bot.far[beyond]:
        return n
    bot.far[beyond] = cost
    bot.via[beyond] = move if space == start else bot.via[space]
    if bot.queued[beyond] == 0 and beyond < HAVEN:
        bot.queued[beyond] = 1
        bot.queue[(head + n) & (QUEUE - 1)] = beyond
        return n + 1
    return n


def tokens_for(state: SeulMaitre, seat: i64, points: i64) -> i64:
    """How many tokens a voyage of so many points takes."""
    vessel = state.vessels[seat]
    under_way = state.mover == seat
    now = navigation.points_at_hand(state, seat)
    more = navigation.free_step_anew(state, seat) + navigation.free_point_anew(state, seat)
    if under_way:
        now += state.free_point + state.free_step
    elif now > 0:
        now += more
    if points <= now:
        return 0 if under_way else 1
    full = lesser(vessel.hold + vessel.aloft + vessel.deck, terms.speed(state, seat)) + more
    if full <= 0:
        return FAR
    legs = (points - now + full - 1) // full
    return legs + 1 if now == 0 or under_way else legs + 2
