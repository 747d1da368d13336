"""Places: where a ship would like to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.bot import discoveries, trade, ways
from flibuste.games.seul_maitre_a_bord.bot.worth import FAR, TOKEN
from flibuste.games.seul_maitre_a_bord.rules import combat, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, NONE, PORTS, SITES, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import AWAY, BEATEN, PIRATE, SHELTER, STAY, ZONE
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


def best_place(bot: RuleBot, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
    """Where a ship would like to lie: near ports, or sites, out of others' way."""
    ship = state.placing
    cell = state.target
    if state.phase == SHELTER:
        ship = seat
    elif state.phase == BEATEN:
        ship = combat.loser_of(state)
    best = moves.get(0)
    if ship >= PIRATE or ship == NONE:
        return best
    best_worth = -1.0e9
    i: i64 = 0
    while i < moves.n:
        move = moves.get(i)
        worth = -1.0e8
        if move == STAY:
            worth = place_worth(bot, state, seat, state.vessels[seat].space)
            if state.phase == SHELTER:
                worth = place_worth(bot, state, seat, state.chart.roadstead[cell_of(state.vessels[seat].space)])
                worth -= bot.worths[TOKEN]
        elif move >= ZONE and move < ZONE + 4:
            worth = place_worth(bot, state, seat, cell * 4 + move - ZONE)
        elif move >= AWAY and move < AWAY + 8:
            beyond = state.figures.tiles.near[cell_of(terms.space_of(state, ship)) * 8 + move - AWAY]
            zone: i64 = 0
            while zone < state.chart.zones[beyond]:
                there = place_worth(bot, state, seat, beyond * 4 + zone)
                if there > worth:
                    worth = there
                zone += 1
        if worth > best_worth:
            best_worth = worth
            best = move
        i += 1
    return best


def place_worth(bot: RuleBot, state: SeulMaitre, seat: i64, space: i64) -> float:
    ways.spread(bot, state, seat, space)
    best = 0.0
    port: i64 = 0
    while port < PORTS:
        cell = state.chart.port_cell[port]
        points = bot.far[HAVEN + cell]
        if points < FAR and not terms.is_stormy(state, cell):
            brings = trade.sales(bot, state, seat, port) + trade.purchases(bot, state, seat, port)
            brings += trade.deliveries(state, seat)
            worth = (brings + 2.0) / (2.0 + 0.25 * float(points))
            if worth > best:
                best = worth
        port += 1
    site: i64 = 0
    while site < SITES:
        points = bot.far[state.chart.site_space[site]]
        if points < FAR:
            worth = discoveries.site_worth(bot, state, seat, site) / (2.0 + 0.25 * float(points))
            if worth > best:
                best = worth
        site += 1
    return best
