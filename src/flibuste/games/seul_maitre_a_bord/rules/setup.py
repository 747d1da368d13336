"""2. Setup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, combat, damage, map_building
from flibuste.games.seul_maitre_a_bord.rules.chart import LAIRS, NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import CHOOSING, MERCHANT, PLAYS, TOKENS
from flibuste.games.seul_maitre_a_bord.rules.dice import any_of, forget_fixed
from flibuste.games.seul_maitre_a_bord.rules.numbers import unit
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate, Vessel
from flibuste.games.seul_maitre_a_bord.rules.terms import seat_at
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def set_up(game: SeulMaitre) -> None:
    """SMB-SET-01, -03, -04; then the players lay the chart."""
    figures = game.figures
    clear(game)
    for _ in range(game.players):
        vessel = Vessel()
        vessel.hold = figures.start_sailors
        vessel.money = figures.start_doubloons
        vessel.points = figures.start_vp
        vessel.actions = figures.actions_per_round
        vessel.cannons = figures.cannons[MERCHANT]
        game.vessels.append(vessel)
    for _ in range(LAIRS):
        pirate = Pirate()
        pirate.cannons = figures.pirate_cannons
        pirate.sailors = figures.pirate_sailors
        pirate.sails = figures.pirate_sails
        pirate.purse = figures.pirate_start_doubloons
        game.pirates.append(pirate)
    draw_order(game)
    map_building.build(game)


def clear(game: SeulMaitre) -> None:
    """Everything that is neither a ship nor the map as it is before the game."""
    figures = game.figures
    game.phase = CHOOSING
    game.actor = 0
    game.round = 0
    game.order = 0
    game.turn = 0
    game.wind = 0
    game.storm_a = NONE
    game.storm_b = NONE
    game.pile = 0
    game.display = 0
    game.chosen = NONE
    game.chosen_cell = NONE
    game.fought = 0
    game.drawn = 0
    game.stack_1 = figures.first_stack
    game.stack_2 = figures.second_stack
    game.rows = 0
    game.leaders = 0
    game.piles = bit(TOKENS) - 1
    actions.forget_turn(game)
    combat.forget_combat(game)
    damage.forget_question(game)
    forget_fixed(game)
    game.combats = 0
    game.ties = 0
    game.pirate_combats = 0
    game.storms = 0
    game.cubes_sold = 0
    game.black = 0
    game.discoveries = 0
    game.deliveries = 0
    game.banks = 0
    game.ransoms = 0
    game.letters = 0
    game.reversed = 0


def draw_order(game: SeulMaitre) -> None:
    """SMB-SET-03"""
    waiting = bit(game.players) - 1
    place: i64 = 0
    while waiting:
        seat = any_of(game, waiting)
        waiting &= ~bit(seat)
        game.order += unit(place) * seat
        place += 1
    tell_order(game)


def tell_order(game: SeulMaitre) -> None:
    if game.journal is not None:
        for place in range(game.players):
            game.journal.note(PLAYS, EVERYONE, seat_at(game, place), place + 1)
