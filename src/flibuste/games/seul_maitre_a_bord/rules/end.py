"""4. The round. 21. Pirates and end of round. 22. End of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, shipyard, wind
from flibuste.games.seul_maitre_a_bord.rules.chart import LAIRS, NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BURIED,
    ENDED,
    ENGINEER,
    FINAL,
    LOSE,
    MENDED,
    MENDING,
    MOST_MONEY,
    NO_DAMAGE,
    OVER,
    PIRATE,
    RECOVERY,
    REPAIR,
    ROUND,
    TOKENS,
    UPKEEP,
)
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, seat_at
from flibuste.kit.bits import bit, count, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def tell_round(game: SeulMaitre) -> None:
    if game.journal is not None:
        game.journal.note(ROUND, EVERYONE, game.round, game.rounds)


def end_round(game: SeulMaitre) -> None:
    """SMB-EOR-01"""
    actions.forget_turn(game)
    for seat in range(game.players):
        actions.bring_in(game, seat, RECOVERY)
    mend_from(game, 0)


# -- MENDING: an engineer repairs one damage (SMB-EOR-01)


def legal_mending(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, REPAIR, shipyard.kinds_of_damage(game.vessels[seat]))


def against_mending(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < REPAIR or move >= LOSE:
        return why_not_now(game, move)
    return 0 if shipyard.damage_of(game.vessels[seat], move - REPAIR) > 0 else NO_DAMAGE


def play_mending(game: SeulMaitre, seat: i64, move: i64) -> None:
    mend_free(game, seat, move - REPAIR)
    mend_from(game, game.turn + 1)


def mend_from(game: SeulMaitre, place: i64) -> None:
    """Engineer 2 repairs one damage, in turn order."""
    while place < game.players:
        seat = seat_at(game, place)
        vessel = game.vessels[seat]
        if vessel.level(ENGINEER) >= game.figures.free_repairs_end_of_round_level:
            kinds = shipyard.kinds_of_damage(vessel)
            if kinds & (kinds - 1):
                game.turn = place
                ask(game, MENDING, seat)
                return
            if kinds:
                mend_free(game, seat, lowest(kinds))
        place += 1
    keep_pirates(game)


def mend_free(game: SeulMaitre, seat: i64, kind: i64) -> None:
    shipyard.mend(game.vessels[seat], kind)
    if game.journal is not None:
        game.journal.note(MENDED, EVERYONE, seat, kind)


def keep_pirates(game: SeulMaitre) -> None:
    """SMB-EOR-02: pirates repair, cannons first, and bury what they can."""
    for number in range(LAIRS):
        pirate = game.pirates[number]
        repairs: i64 = 0
        price = game.figures.pirate_repair_price
        while pirate.broken + pirate.dead + pirate.torn > 0 and pirate.purse >= price:
            if pirate.broken > 0:
                pirate.broken -= 1
            elif pirate.dead > 0:
                pirate.dead -= 1
            else:
                pirate.torn -= 1
            pirate.purse -= price
            repairs += 1
        if repairs and game.journal is not None:
            game.journal.note(UPKEEP, EVERYONE, PIRATE + number, repairs, repairs * price)
        buried = pirate.purse // game.figures.treasure_group * game.figures.treasure_group
        if buried:
            pirate.purse -= buried
            pirate.treasure += buried
            if game.journal is not None:
                game.journal.note(BURIED, EVERYONE, PIRATE + number, buried)
    close_round(game)


def close_round(game: SeulMaitre) -> None:
    """SMB-EOR-03"""
    game.fought = 0
    for pirate in game.pirates:
        pirate.master = NONE
    if game.round == game.rounds:
        end_game(game)
        return
    for vessel in game.vessels:
        vessel.actions = game.figures.actions_per_round - vessel.owed
        if vessel.fifth:
            vessel.actions += game.figures.extra_action_tokens
        vessel.owed = 0
        vessel.fifth = 0
        vessel.bid = NONE
    game.round += 1
    tell_round(game)
    wind.prepare(game)


# -- 22. end of the game


def end_game(game: SeulMaitre) -> None:
    """SMB-END-01; nothing stays hidden, so the last move cannot be taken back."""
    game.phase = OVER
    game.actor = NONE
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(ENDED, EVERYONE)
    for seat in range(game.players):
        vessel = game.vessels[seat]
        points = vessel.money // game.figures.doubloons_per_end_vp
        vessel.points += points
        if game.journal is not None:
            game.journal.note(FINAL, EVERYONE, seat, vessel.money, points, vessel.points)


def winners(game: SeulMaitre) -> i64:
    """SMB-END-02"""
    if game.phase != OVER:
        return 0
    won: i64 = 0
    best: i64 = NONE
    for seat in range(game.players):
        worth = standing(game, seat)
        if worth > best:
            best = worth
            won = bit(seat)
        elif worth == best:
            won |= bit(seat)
    return won


def standing(game: SeulMaitre, seat: i64) -> i64:
    """Points, then money, then discoveries, in one number."""
    vessel = game.vessels[seat]
    return (vessel.points * MOST_MONEY + vessel.money) * (TOKENS + 1) + count(vessel.delivered)
