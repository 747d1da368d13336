"""4. Bust: a ship has the colour of another in the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import expeditions
from flibuste.games.port_royal.rules.codes import (
    BUST,
    BUSTED,
    DRAW,
    ONLY_SHIP_JUST_DRAWN,
    PASSED,
    STOP,
    TRADE,
    TURN_LOST,
)
from flibuste.games.port_royal.rules.trade_and_hire import pay_jesters
from flibuste.games.port_royal.rules.turn import clear_harbour, end_turn, seat_after
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def go_bust(game: PortRoyal, ship: i64) -> None:
    """The harbour is lost, each jester is paid and the turn ends without phase 2 (PR-BST-01 to -04)."""
    game.busts += 1
    if game.journal is not None:
        game.journal.note(BUST, EVERYONE, game.active, ship)
    game.harbour.push(ship)
    clear_harbour(game)
    step: i64 = 0
    while step < game.players:
        pay_jesters(game, seat_after(game, game.active, step))
        step += 1
    if game.claim_after_bust:
        game.phase = BUSTED
    else:
        end_turn(game)


# -- BUSTED: with the option `claim_after_bust` the active player may still claim expeditions (PR-BST-05, PR-VAR-03)


def legal_busted(game: PortRoyal, seat: i64, out: Moves) -> None:
    out.add(STOP)
    expeditions.add_claims(game, out)


def against_busted(game: PortRoyal, seat: i64, move: i64) -> i64:
    if move == STOP:
        return 0
    if move >= game.figures.first_claim:
        return expeditions.why_no_claim(game, move)
    return TURN_LOST if move == DRAW or move >= TRADE else ONLY_SHIP_JUST_DRAWN


def play_busted(game: PortRoyal, seat: i64, move: i64) -> None:
    if move == STOP:
        if game.journal is not None:
            game.journal.note(PASSED, EVERYONE, seat)
        end_turn(game)
    else:
        expeditions.claim(game, move)


def force_busted(game: PortRoyal) -> bool:
    if expeditions.may_claim(game):
        return False
    end_turn(game)
    return True
