"""7 to 10. Trade & Hire: in slots, the active player's first, cards of the harbour are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import deck, ending, expeditions
from flibuste.games.port_royal.rules.codes import (
    ADMIRAL,
    BY_ADMIRALS,
    BY_JESTERS,
    DRAW,
    FEE,
    GOVERNOR,
    HIRE,
    HIRED,
    JESTER,
    MADEMOISELLE,
    NEXT_SLOT,
    NO_COIN_FOR_FEE,
    NO_SUCH_PERSON,
    NO_SUCH_SHIP,
    NONE,
    NOT_IN_PHASE_2,
    ONLY_SHIP_JUST_DRAWN,
    PASSED,
    STOP,
    STOPPED,
    TAKES_USED,
    TOO_DEAR,
    TRADE,
    TRADED,
    TRADER,
    TRADING,
)
from flibuste.games.port_royal.rules.turn import end_turn, seat_after
from flibuste.kit.bits import bit, count
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def open_trade(game: PortRoyal) -> None:
    """The colours are counted once (PR-TRD-02)."""
    game.phase = TRADING
    game.flags = count(game.colours)
    if game.journal is not None:
        game.journal.note(STOPPED, EVERYONE, game.active, game.flags, takes(game, game.active, game.flags))
    begin_slot(game, game.active)


def begin_slot(game: PortRoyal, seat: i64) -> None:
    """PR-TRD-08: admirals and jesters are tested once, before any take."""
    game.let_act(seat)
    if game.harbour.n >= game.figures.admiral_from_cards:
        pay_admirals(game, seat)
    elif game.harbour.n == 0 and seat != game.active:
        pay_jesters(game, seat)
    game.taken = 0
    game.allowed = takes(game, seat, game.flags)


def end_slot(game: PortRoyal) -> None:
    following = seat_after(game, game.actor, 1)
    if following == game.active:
        end_turn(game)
    else:
        begin_slot(game, following)


def takes(game: PortRoyal, seat: i64, flags: i64) -> i64:
    """How many cards a seat may take in a slot that begins now (PR-TRD-01, -07, PR-ABL-08)."""
    return base_takes(game, seat, flags) + game.figures.governor_takes * game.companies[seat].crew[GOVERNOR]


def base_takes(game: PortRoyal, seat: i64, flags: i64) -> i64:
    """Without governors."""
    if seat == game.active:
        return game.figures.takes_by_flags[flags]
    return game.figures.other_takes


def takes_left(game: PortRoyal) -> i64:
    return game.allowed - game.taken


# -- TRADING: take a card, pass the rest of the slot, or claim an expedition (PR-TRD-03, -04, PR-EXP-06)


def legal_trading(game: PortRoyal, seat: i64, out: Moves) -> None:
    out.add(STOP)
    if takes_left(game) > 0:
        add_takes(game, out)
    expeditions.add_claims(game, out)


def against_trading(game: PortRoyal, seat: i64, move: i64) -> i64:
    if move == STOP:
        return 0
    if move == DRAW:
        return NOT_IN_PHASE_2
    if move < TRADE:
        return ONLY_SHIP_JUST_DRAWN
    if move >= game.figures.first_claim:
        return expeditions.why_no_claim(game, move)
    return why_no_take(game, move)


def play_trading(game: PortRoyal, seat: i64, move: i64) -> None:
    if move == STOP:
        if game.journal is not None:
            game.journal.note(PASSED, EVERYONE, seat)
        end_slot(game)
    elif move < HIRE:
        trade(game, ship_of(game, move - TRADE))
    elif move < game.figures.first_claim:
        hire(game, game.figures.person_of(move))
    else:
        expeditions.claim(game, move)


def force_trading(game: PortRoyal) -> bool:
    """Who can neither take nor claim passes unasked (PR-TRD-08)."""
    if may_take(game) or expeditions.may_claim(game):
        return False
    end_slot(game)
    return True


def add_takes(game: PortRoyal, out: Moves) -> None:
    harbour = game.harbour.cards
    n = game.harbour.n
    limit = reach(game)
    place: i64 = 0
    while place < n:
        card = i64(harbour[place])
        if can_pay(game, card, limit):
            out.add_in_order(game.figures.move[card])
        place += 1


def may_take(game: PortRoyal) -> bool:
    if game.harbour.n == 0 or takes_left(game) <= 0:
        return False
    harbour = game.harbour.cards
    n = game.harbour.n
    limit = reach(game)
    place: i64 = 0
    while place < n:
        if can_pay(game, i64(harbour[place]), limit):
            return True
        place += 1
    return False


def why_no_take(game: PortRoyal, move: i64) -> i64:
    absent = why_not_in_harbour(game, move)
    if absent:
        return absent
    if takes_left(game) <= 0:
        return TAKES_USED
    if can_pay(game, card_taken(game, move), reach(game)):
        return 0
    return NO_COIN_FOR_FEE if move < HIRE else TOO_DEAR


def why_not_in_harbour(game: PortRoyal, move: i64) -> i64:
    """The reason against a take whose card does not lie there, in whatever phase."""
    card = card_taken(game, move)
    if card == NONE or game.harbour.find(card) < 0:
        return NO_SUCH_SHIP if move < HIRE else NO_SUCH_PERSON
    return 0


def card_taken(game: PortRoyal, move: i64) -> i64:
    """The card that a take is about (NONE: a ship that is not there)."""
    return ship_of(game, move - TRADE) if move < HIRE else game.figures.person_of(move)


def can_pay(game: PortRoyal, card: i64, limit: i64) -> bool:
    """Whether the actor, who reaches so far, can pay for a harbour card."""
    if card >= game.figures.first_person:
        return game.figures.cost[card] <= limit
    # PR-CMP-02: the fee for a ship may come out of its income
    return limit >= 0 or game.acting.coins + income(game, game.actor, card) >= game.figures.fee


def reach(game: PortRoyal) -> i64:
    """The highest printed cost that the actor can pay now (PR-HIR-03); -1 if it has not even the fee."""
    left = game.acting.coins - fee_of(game, game.actor)
    if left < 0:
        return -1
    return left + discount(game, game.actor)


# -- 7. trade


def ship_of(game: PortRoyal, color: i64) -> i64:
    """The ship of a colour in the harbour."""
    place: i64 = 0
    while place < game.harbour.n:
        card = game.harbour.get(place)
        if card < game.figures.first_person and game.figures.color[card] == color:
            return card
        place += 1
    return NONE


def income(game: PortRoyal, seat: i64, ship: i64) -> i64:
    """What a ship brings the seat: its coins, and one more for each trader of its colour (PR-TRD-05, PR-ABL-03)."""
    figures = game.figures
    return figures.coins[ship] + figures.trader_bonus * game.companies[seat].crew[TRADER + figures.color[ship]]


def net_income(game: PortRoyal, seat: i64, ship: i64) -> i64:
    """What a ship leaves the seat with, the fee paid."""
    return income(game, seat, ship) - fee_of(game, seat)


def trade(game: PortRoyal, ship: i64) -> None:
    owed = pay_fee(game, fee_of(game, game.actor))
    game.harbour.remove(game.harbour.find(ship))
    game.colours &= ~bit(game.figures.color[ship])
    game.taken += 1
    game.trades += 1
    # PR-TRD-06: before its coins are drawn, so it may become one of them
    game.discard.push(ship)
    deck.refill_pile_eagerly(game)
    coins = deck.gain(game, game.actor, income(game, game.actor, ship))
    if game.journal is not None:
        game.journal.note(TRADED, EVERYONE, game.actor, ship, coins)
    pay_fee(game, owed)


# -- 8. hire


def price(game: PortRoyal, seat: i64, person: i64) -> i64:
    """All that the seat pays for a person of the harbour, the fee included."""
    return hire_cost(game, seat, person) + fee_of(game, seat)


def hire_cost(game: PortRoyal, seat: i64, person: i64) -> i64:
    """PR-HIR-02"""
    cost = game.figures.cost[person] - discount(game, seat)
    if cost < 0:
        cost = 0
    return cost


def discount(game: PortRoyal, seat: i64) -> i64:
    """What the seat's mademoiselles take off a cost (PR-HIR-02)."""
    return game.figures.mademoiselle_discount * game.companies[seat].crew[MADEMOISELLE]


def hire(game: PortRoyal, person: i64) -> None:
    """The coins go first, then the person joins (PR-HIR-05)."""
    company = game.acting
    was_ending = game.journal is not None and ending.is_ending(game)
    pay_fee(game, fee_of(game, game.actor))
    cost = hire_cost(game, game.actor, person)
    deck.spend(game, company, cost)
    deck.refill_pile_eagerly(game)
    game.harbour.remove(game.harbour.find(person))
    company.join(person, game.figures)
    game.taken += 1
    if game.governor_timing != NEXT_SLOT and game.figures.calling[person] == GOVERNOR:
        game.allowed += game.figures.governor_takes  # PR-ABL-09
    game.hires += 1
    if game.journal is not None:
        game.journal.note(HIRED, EVERYONE, game.actor, person, cost)
        ending.note_last_round(game, was_ending)


# -- 9. compensation


def fee_of(game: PortRoyal, seat: i64) -> i64:
    """What the seat owes the active player for each card (PR-CMP-01)."""
    if seat == game.active:
        return 0
    return game.figures.fee


def pay_fee(game: PortRoyal, coins: i64) -> i64:
    """Give the active player what there is of the fee, unseen (PR-CMP-04); what is still owed."""
    if coins == 0:
        return 0
    company = game.acting
    active = game.companies[game.active]
    while coins > 0 and company.coins > 0:
        active.receive(company.give())
        coins -= 1
        if game.journal is not None:
            game.journal.note(FEE, EVERYONE, game.actor, game.active)
    return coins


# -- 10. abilities


def pay_admirals(game: PortRoyal, seat: i64) -> None:
    """PR-ABL-05"""
    admirals = game.companies[seat].crew[ADMIRAL]
    if admirals:
        deck.gain_by(game, seat, admirals * game.figures.admiral_coins, BY_ADMIRALS)


def pay_jesters(game: PortRoyal, seat: i64) -> None:
    """PR-ABL-06, -07"""
    jesters = game.companies[seat].crew[JESTER]
    if jesters:
        deck.gain_by(game, seat, jesters * game.figures.jester_coins, BY_JESTERS)
