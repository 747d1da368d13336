"""Dice and other luck; a position may fix results, the next one lowest in its word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules.codes import REROLL
from flibuste.games.seul_maitre_a_bord.rules.numbers import DIGIT, DIGIT_BITS, digit
from flibuste.kit.bits import count, lowest
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def roll_wind(game: SeulMaitre) -> i64:
    game.revealed += 1
    fixed = game.fixed_wind
    if fixed:
        game.fixed_wind = fixed >> DIGIT_BITS
        return (fixed & DIGIT) - 1
    faces = game.figures.wind_faces
    return faces[game.below(len(faces))]


def roll_change(game: SeulMaitre) -> i64:
    game.revealed += 1
    fixed = game.fixed_change
    if fixed:
        game.fixed_change = fixed >> DIGIT_BITS
        face = (fixed & DIGIT) - 1
        return REROLL if face == 5 else face - 2
    faces = game.figures.wind_change_faces
    return faces[game.below(len(faces))]


def roll_red(game: SeulMaitre) -> i64:
    game.revealed += 1
    fixed = game.fixed_red
    if fixed:
        game.fixed_red = fixed >> DIGIT_BITS
        return (fixed & DIGIT) - 1
    faces = game.figures.red_faces
    return faces[game.below(len(faces))]


def roll_white(game: SeulMaitre) -> i64:
    game.revealed += 1
    fixed = game.fixed_white
    if fixed:
        game.fixed_white = fixed >> DIGIT_BITS
        return (fixed & DIGIT) - 1
    faces = game.figures.white_faces
    return faces[game.below(len(faces))]


def any_of(game: SeulMaitre, things: i64) -> i64:
    """A random member of a bit set that is not empty."""
    skipped = game.below(count(things))
    while skipped:
        things &= things - 1
        skipped -= 1
    return lowest(things)


def any_kind(game: SeulMaitre, counts: i64, kinds: i64) -> i64:
    """A random one of the things that a word counts by kind: its kind."""
    n: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        n += digit(counts, kind)
        kind += 1
    skipped = game.below(n)
    kind = 0
    while skipped >= digit(counts, kind):
        skipped -= digit(counts, kind)
        kind += 1
    return kind


def forget_fixed(game: SeulMaitre) -> None:
    game.fixed_wind = 0
    game.fixed_change = 0
    game.fixed_red = 0
    game.fixed_white = 0
    game.fixed_numbers = 0
    game.fixed_improvements = 0
    game.fixed_tiles = 0
