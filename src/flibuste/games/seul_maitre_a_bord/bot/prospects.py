"""What a seat may hope for when a turn begins, by traits that `prospects.toml` weighs."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from flibuste.games.seul_maitre_a_bord.bot import places, trade
from flibuste.games.seul_maitre_a_bord.bot.worth import POINT, STRONG
from flibuste.games.seul_maitre_a_bord.rules import science, terms
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import ACT, CORSAIR, GOODS, SPECIALITIES
from flibuste.games.seul_maitre_a_bord.rules.numbers import greater, lesser
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import count, has, lowest
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.bot.rule_bot import RuleBot


PURSE: Final = 20  # doubloons that soon find something to buy
A_LONG_GAME: Final = 8.0  # turns
A_TURN: Final = "a_turn"

# What speaks for a seat when a turn begins, as prospects.toml weighs it; first the skills, in the order of the rules.
TRAITS: Final = (
    *("navigator", "captain", "engineer", "scientist", "trader"),
    *("points", "money", "beyond_purse", "cargo", "cubes", "discoveries", "discovered"),
    *("sailors", "out_of_hold", "leaks", "torn", "broken", "sails_bought", "extensions", "cannons", "letter"),
    *("unbound", "fifth_token", "rate", "sites_visited", "has_fought", "leader_cards"),
)


def share(bot: RuleBot, state: SeulMaitre, seat: i64) -> float:
    """The seats' prospects, made into shares that add up to 1."""
    own = prospects(bot, state, seat)
    turns = 0.0
    other: i64 = 0
    while other < state.players:
        turns += turns_left(state, other)
        other += 1
    turns /= float(state.players)
    spread = 1.0 + 0.95 * turns + 0.04 * turns * turns
    total = 0.0
    other = 0
    while other < state.players:
        ahead = 0.0
        if other != seat:
            ahead = (prospects(bot, state, other) - own) / spread
        total += exp(max(min(ahead, STRONG), -STRONG))
        other += 1
    return 1.0 / total


def turns_left(state: SeulMaitre, seat: i64) -> float:
    """Of a seat, when a turn begins."""
    rounds = state.rounds - state.round
    if state.phase < ACT or terms.place_of(state, seat) >= state.turn:
        rounds += 1
    return float(rounds)


def prospects(bot: RuleBot, state: SeulMaitre, seat: i64) -> float:
    """Points that a seat may count on in the end, beyond those that all seats can."""
    fill_traits(bot, state, seat)
    left = turns_left(state, seat) / A_LONG_GAME
    traits = bot.traits
    weights = bot.weights
    points = bot.a_turn * left
    i: i64 = 0
    while i < len(traits):
        at = 3 * i
        points += traits[i] * (weights[at] + left * (weights[at + 1] + left * weights[at + 2]))
        i += 1
    return points


def traits_of(bot: RuleBot, state: SeulMaitre, seat: i64) -> list[float]:
    """For who fits the prospects."""
    fill_traits(bot, state, seat)
    return [bot.traits[i] for i in range(len(TRAITS))]


def fill_traits(bot: RuleBot, state: SeulMaitre, seat: i64) -> None:
    figures = state.figures
    vessel = state.vessels[seat]
    traits = bot.traits
    rate = 0.0
    if vessel.space != NONE:
        rate = places.place_worth(bot, state, seat, vessel.space)
    cargo = 0.0
    kind: i64 = 0
    while kind < GOODS:
        n = lesser(vessel.goods(kind), 2)
        while n > 0:
            n -= 1
            cargo += trade.sale(state, seat, kind, n)
        kind += 1
    discoveries: i64 = 0
    tokens = vessel.aboard
    while tokens:
        discoveries += figures.rarity_vp[science.rarity_of(state, lowest(tokens))]
        tokens &= tokens - 1
    leads: i64 = 0
    at: i64 = 0
    while at < SPECIALITIES:
        traits[at] = float(vessel.level(at))
        if terms.leads(state, seat, at):
            leads += 1
        at += 1
    traits[at] = float(vessel.points)
    traits[at + 1] = float(vessel.money) / POINT
    traits[at + 2] = float(greater(vessel.money - PURSE, 0)) / POINT
    traits[at + 3] = cargo / POINT
    traits[at + 4] = float(vessel.cubes)
    traits[at + 5] = float(discoveries)
    traits[at + 6] = float(count(vessel.aboard))
    traits[at + 7] = float(vessel.sailors())
    traits[at + 8] = float(vessel.aloft + vessel.deck)
    traits[at + 9] = float(vessel.leaks)
    traits[at + 10] = float(vessel.torn)
    traits[at + 11] = float(vessel.broken)
    traits[at + 12] = float(vessel.upgrade)
    traits[at + 13] = float(vessel.extensions)
    traits[at + 14] = float(vessel.cannons)
    traits[at + 15] = 1.0 if vessel.type == CORSAIR else 0.0
    traits[at + 16] = float(vessel.unbound)
    traits[at + 17] = float(vessel.fifth)
    traits[at + 18] = rate / POINT
    traits[at + 19] = float(count(vessel.marks))
    traits[at + 20] = 1.0 if has(state.fought, seat) else 0.0
    traits[at + 21] = float(leads)
