"""16. Academy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions
from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    CORSAIR,
    LEADER,
    NEEDS_CORSAIR,
    NO_SPECIALIST,
    PLAYED_ENOUGH,
    SPECIALITIES,
    TOP_LEVEL,
    TRAIN,
    TRAINED,
    TRAINING_TOO_DEAR,
    USED_ACADEMY,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, unit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def add_trainings(game: SeulMaitre, seat: i64, out: Moves) -> None:
    if why_no_academy(game):
        return
    speciality: i64 = 0
    while speciality < SPECIALITIES:
        if why_not_train(game, seat, speciality) == 0:
            out.add(TRAIN + speciality)
        speciality += 1


def why_no_academy(game: SeulMaitre) -> i64:
    return PLAYED_ENOUGH if game.used & USED_ACADEMY else 0


def why_not_train(game: SeulMaitre, seat: i64, speciality: i64) -> i64:
    """SMB-ACA-01, -02"""
    reason = why_no_academy(game)
    if reason:
        return reason
    vessel = game.vessels[seat]
    level = vessel.level(speciality)
    if level == 0 and vessel.unbound == 0:
        return NO_SPECIALIST
    if level >= game.figures.specialist_max_level[CORSAIR * SPECIALITIES + speciality]:
        return TOP_LEVEL
    if level >= game.figures.specialist_max_level[vessel.type * SPECIALITIES + speciality]:
        return NEEDS_CORSAIR
    return 0 if vessel.money >= game.figures.level_prices[level] else TRAINING_TOO_DEAR


def train(game: SeulMaitre, seat: i64, speciality: i64) -> None:
    actions.use_token(game, seat)
    game.used |= USED_ACADEMY
    vessel = game.vessels[seat]
    level = vessel.level(speciality)
    price = game.figures.level_prices[level]
    vessel.money -= price
    if level == 0:
        vessel.unbound -= 1
    vessel.skills += unit(speciality)
    if game.journal is not None:
        game.journal.note(TRAINED, EVERYONE, seat, speciality, level + 1, price)
    seek_lead(game, seat, speciality, level + 1)
    actions.ask_turn(game)


def seek_lead(game: SeulMaitre, seat: i64, speciality: i64, level: i64) -> None:
    """SMB-ACA-03"""
    holder = digit(game.leaders, speciality) - 1
    if level < game.figures.leader_level or holder == seat:
        return
    if holder == NONE or level > game.vessels[holder].level(speciality):
        game.leaders += unit(speciality) * (seat - holder)
        if game.journal is not None:
            game.journal.note(LEADER, EVERYONE, seat, speciality)
