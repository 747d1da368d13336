"""2 and 3. Discover: the active player draws cards and stops, and keeps or repels each ship that can be repelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import bust, deck, expeditions, tax, trade_and_hire
from flibuste.games.port_royal.rules.codes import (
    DISCOVERING,
    DRAW,
    DRAWN_ENOUGH,
    DREW_EXPEDITION,
    DREW_PERSON,
    DREW_SHIP,
    DREW_TAX,
    KEEP,
    MUST_DRAW_FIRST,
    NO_SUCH_EXPEDITION,
    NONE,
    NOT_IN_PHASE_1,
    NOTHING_TO_DRAW,
    ONLY_SHIP_JUST_DRAWN,
    REPEL,
    REPEL_BEFORE_CLAIM,
    REPEL_FIRST,
    REPELLED,
    REPELLING,
    SHIP,
    SKULL,
    STOP,
    TOO_FEW_SWORDS,
    TRADE,
)
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


# -- DISCOVERING: draw, stop after the first card, or claim an expedition (PR-DIS-02 to -04, PR-EXP-06)


def legal_discovering(game: PortRoyal, seat: i64, out: Moves) -> None:
    if why_no_draw(game) == 0:
        out.add(DRAW)
    if not must_draw(game):
        out.add(STOP)
    expeditions.add_claims(game, out)


def against_discovering(game: PortRoyal, seat: i64, move: i64) -> i64:
    if move == DRAW:
        return why_no_draw(game)
    if move == STOP:
        return MUST_DRAW_FIRST if must_draw(game) else 0
    if move == KEEP:
        return ONLY_SHIP_JUST_DRAWN
    if move == REPEL:
        return why_not_repelled(game)
    if move >= game.figures.first_claim:
        return expeditions.why_no_claim(game, move)
    return trade_and_hire.why_not_in_harbour(game, move) or NOT_IN_PHASE_1


def play_discovering(game: PortRoyal, seat: i64, move: i64) -> None:
    if move == DRAW:
        draw_card(game)
    elif move == STOP:
        trade_and_hire.open_trade(game)
    else:
        expeditions.claim(game, move)


def force_discovering(game: PortRoyal) -> bool:
    """Before the first card the player draws, and stops when there is none (PR-DIS-10)."""
    may_draw = why_no_draw(game) == 0
    if (may_draw and game.draws) or expeditions.may_claim(game):
        return False
    if may_draw:
        draw_card(game)
    else:
        trade_and_hire.open_trade(game)
    return True


def why_no_draw(game: PortRoyal) -> i64:
    """PR-DIS-10"""
    if game.pile.rest.n == 0 and deck.cards_to_draw(game) == 0:
        return NOTHING_TO_DRAW
    if game.draws >= game.figures.draws_per_turn_cap:
        return DRAWN_ENOUGH
    return 0


def must_draw(game: PortRoyal) -> bool:
    """PR-DIS-02"""
    return game.draws == 0 and why_no_draw(game) == 0


def why_not_repelled(game: PortRoyal) -> i64:
    """Why the last card drawn could not be repelled."""
    ship = game.last_drawn
    if ship != NONE and game.figures.type[ship] == SHIP:
        if game.figures.skull[ship]:
            return SKULL
        if not can_repel(game, ship):
            return TOO_FEW_SWORDS
    return ONLY_SHIP_JUST_DRAWN


def draw_card(game: PortRoyal) -> None:
    """A card takes effect by its type (PR-DIS-03, -05 to -08)."""
    deck.refill_pile(game)
    card = game.draw(game.pile)
    game.draws += 1
    game.all_draws += 1
    game.drawn_in_round = True
    game.last_drawn = card
    game.revealed += 1
    note_drawn(game, card)
    deck.refill_pile_eagerly(game)
    if card < game.figures.first_person:
        if can_repel(game, card):
            game.drawn = card
            game.phase = REPELLING
        else:
            sail_in(game, card)
    elif card < game.figures.first_expedition:
        game.harbour.push(card)
    elif card < game.figures.first_tax:
        game.expeditions.push(card)
    else:
        tax.tax(game, card)


def note_drawn(game: PortRoyal, card: i64) -> None:
    if game.journal is None:
        return
    if card < game.figures.first_person:
        game.journal.note(DREW_SHIP, EVERYONE, game.active, card)
    elif card < game.figures.first_expedition:
        game.journal.note(DREW_PERSON, EVERYONE, game.active, card)
    elif card < game.figures.first_tax:
        game.journal.note(DREW_EXPEDITION, EVERYONE, game.active, card)
    else:
        game.journal.note(DREW_TAX, EVERYONE, game.active, card)


# -- REPELLING: keep the ship just drawn or repel it, before anything else (PR-REP-01, -04, -07)


def legal_repelling(game: PortRoyal, seat: i64, out: Moves) -> None:
    out.add(KEEP)
    out.add(REPEL)


def against_repelling(game: PortRoyal, seat: i64, move: i64) -> i64:
    if KEEP <= move <= REPEL:
        return 0
    if move >= game.figures.first_claim:
        return NO_SUCH_EXPEDITION if expeditions.is_not_open(game, move) else REPEL_BEFORE_CLAIM
    if move >= TRADE:
        return trade_and_hire.why_not_in_harbour(game, move) or REPEL_FIRST
    return REPEL_FIRST


def play_repelling(game: PortRoyal, seat: i64, move: i64) -> None:
    ship = game.drawn
    game.phase = DISCOVERING
    game.drawn = NONE
    if move == KEEP:
        sail_in(game, ship)
    else:
        repel(game, ship)


def can_repel(game: PortRoyal, ship: i64) -> bool:
    """PR-REP-01 to -03; no swords are enough against a skull."""
    return game.acting.swords >= game.figures.swords[ship]


def repel(game: PortRoyal, ship: i64) -> None:
    if game.journal is not None:
        game.journal.note(REPELLED, EVERYONE, game.active, ship)
    game.discard.push(ship)
    deck.refill_pile_eagerly(game)


def sail_in(game: PortRoyal, ship: i64) -> None:
    color = game.figures.color[ship]
    if has(game.colours, color):
        bust.go_bust(game, ship)
    else:
        game.colours |= bit(color)
        game.harbour.push(ship)
