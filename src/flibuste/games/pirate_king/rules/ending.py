"""10. End of game: crowns, relics and who is the Pirate King (PK-END-01 to -04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules.choices import add_seats
from flibuste.games.pirate_king.rules.codes import (
    CROWN,
    CROWNED,
    CROWNING,
    ENDED,
    NO_CROWN,
    NONE,
    NOT_IN_THE_LEAD,
    OVER,
    SCORED,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def score(game: PirateKing, seat: i64) -> i64:
    """Crowns of all cards owned, of relics and of the token (PK-END-02, -03)."""
    pirate = game.pirates[seat]
    points = pirate.crowns + relic_points(game, pirate.relics)
    if seat == game.captain:
        points += game.figures.captain_crowns
    return points


def relic_points(game: PirateKing, relics: i64) -> i64:
    table = game.figures.relic_scoring_crowns
    last = len(table) - 1
    if relics > last:
        relics = last
    return table[relics]


def leaders(game: PirateKing) -> i64:
    """Who would win now, before the Captain decides between equals (PK-END-03, -04)."""
    collected = False
    for pirate in game.pirates:
        if pirate.relics >= game.figures.relic_scoring_auto_win_at:
            collected = True
    best: i64 = NONE
    ahead: i64 = 0
    seat: i64 = 0
    while seat < game.players:
        if not collected or game.pirates[seat].relics >= game.figures.relic_scoring_auto_win_at:
            points = score(game, seat)
            if points > best:
                best = points
                ahead = 0
            if points == best:
                ahead |= bit(seat)
        seat += 1
    return ahead


def end_game(game: PirateKing) -> None:
    if game.journal is not None:
        for seat in range(game.players):
            pirate = game.pirates[seat]
            game.journal.note(SCORED, EVERYONE, seat, pirate.crowns, pirate.relics, score(game, seat))
    ahead = leaders(game)
    if count(ahead) == 1:
        win(game, lowest(ahead))
    elif has(ahead, game.captain):
        win(game, game.captain)
    else:
        game.ask(CROWNING, game.captain)


# -- CROWNING: the Captain, who is not among those in the lead, names the winner (PK-END-04)


def legal_crowning(game: PirateKing, seat: i64, out: Moves) -> None:
    add_seats(out, leaders(game), game.players, CROWN)


def against_crowning(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != CROWNING:
        return NO_CROWN
    if has(leaders(game), move - CROWN):
        return 0
    return NOT_IN_THE_LEAD


def play_crowning(game: PirateKing, seat: i64, move: i64) -> None:
    winner = move - CROWN
    if game.journal is not None:
        game.journal.note(CROWNED, EVERYONE, winner)
    win(game, winner)


def win(game: PirateKing, seat: i64) -> None:
    game.winner = seat
    game.phase = OVER
    game.actor = NONE
    if game.journal is not None:
        game.journal.note(ENDED, EVERYONE)
