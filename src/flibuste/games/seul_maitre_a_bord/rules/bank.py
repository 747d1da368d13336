"""18. Bank: tokens for doubloons, as an action and wherever money is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions
from flibuste.games.seul_maitre_a_bord.rules.codes import BANKED, BY_ACTION
from flibuste.games.seul_maitre_a_bord.rules.terms import place_of
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def cash_token(game: SeulMaitre, seat: i64) -> None:
    """SMB-BNK-01"""
    actions.use_token(game, seat)
    game.banks += 1
    game.vessels[seat].money += game.figures.doubloons_per_token
    if game.journal is not None:
        game.journal.note(BANKED, EVERYONE, seat, 1, game.figures.doubloons_per_token, BY_ACTION)
    actions.ask_turn(game)


def credit(game: SeulMaitre, seat: i64) -> i64:
    """What a seat can pay with this round's tokens (SMB-BNK-01)."""
    vessel = game.vessels[seat]
    return vessel.money + vessel.actions * game.figures.doubloons_per_token


def credit_after_token(game: SeulMaitre, seat: i64) -> i64:
    """What a seat can pay once the token of the action itself is gone."""
    return credit(game, seat) - game.figures.doubloons_per_token


def ransom_credit(game: SeulMaitre, seat: i64) -> i64:
    """What a seat can pay as ransom: also by tokens of the next round once its turn is over (SMB-BNK-02)."""
    tokens: i64 = 0
    if place_of(game, seat) < game.turn and game.round < game.rounds:
        tokens = game.figures.token_debt_limit - game.vessels[seat].owed
    return credit(game, seat) + tokens * game.figures.doubloons_per_token


def pay(game: SeulMaitre, seat: i64, price: i64, why: i64) -> None:
    """Pay, with as many Bank tokens as it needs and no more (SMB-INI-03, SMB-BNK-02)."""
    vessel = game.vessels[seat]
    n: i64 = 0
    owed: i64 = 0
    while vessel.money < price:
        if vessel.actions > 0:
            vessel.actions -= 1
        else:
            vessel.owed += 1
            owed += 1
        vessel.money += game.figures.doubloons_per_token
        n += 1
    if n:
        game.banks += n
        if game.journal is not None:
            game.journal.note(BANKED, EVERYONE, seat, n, n * game.figures.doubloons_per_token, why, owed)
    vessel.money -= price
