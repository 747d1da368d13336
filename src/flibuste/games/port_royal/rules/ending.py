"""12. End of game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules.codes import ENDED, LAST_ROUND, NONE, OVER
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def is_ending(game: PortRoyal) -> bool:
    """Whether the end is triggered (PR-END-01, PR-VAR-01)."""
    for company in game.companies:
        if company.points >= game.figures.victory_points_to_end and (
            company.expeditions or not game.end_requires_expedition
        ):
            return True
    return False


def note_last_round(game: PortRoyal, was_ending: bool) -> None:
    if game.journal is not None and not was_ending and is_ending(game):
        game.journal.note(LAST_ROUND, EVERYONE, game.actor)


def ends_with_round(game: PortRoyal) -> bool:
    """Whether the game ends when the round does (PR-END-02, -05)."""
    return is_ending(game) or not game.drawn_in_round or game.round >= game.round_cap


def end_game(game: PortRoyal) -> None:
    game.phase = OVER
    if game.journal is not None:
        game.journal.note(ENDED, EVERYONE)


def winners(game: PortRoyal) -> i64:
    """The most points, then the most coins, then all who are tied (PR-END-04)."""
    if game.phase != OVER:
        return 0
    contending = contenders(game)
    best = NONE
    won: i64 = 0
    for seat in range(game.players):
        if has(contending, seat):
            company = game.companies[seat]
            standing = company.points * (game.figures.all_cards + 1) + company.coins
            if standing > best:
                best = standing
                won = 0
            if standing == best:
                won |= bit(seat)
    return won


def contenders(game: PortRoyal) -> i64:
    """The seats that can win (PR-VAR-01): with an expedition, or all of them if nobody has one."""
    everybody: i64 = 0
    explorers: i64 = 0
    for seat in range(game.players):
        everybody |= bit(seat)
        if game.companies[seat].expeditions:
            explorers |= bit(seat)
    return explorers if game.end_requires_expedition and explorers else everybody
