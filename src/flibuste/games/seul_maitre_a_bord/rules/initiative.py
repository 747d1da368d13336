"""6. Preparation: initiative. 7. Preparation: bribing the pirates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, bank, setup
from flibuste.games.seul_maitre_a_bord.rules.chart import LAIRS, NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    BID,
    BID_MADE,
    BIDDING,
    BRIBE,
    BY_BID,
    IMPROVED,
    NEUTRAL_BID,
    NUMBER,
    PIRATE,
    PURSE,
    SLOT_TAKEN,
    SLOT_UNPAYABLE,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import any_kind, any_of
from flibuste.games.seul_maitre_a_bord.rules.numbers import DIGIT, DIGIT_BITS, add_members, lesser, unit
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, seat_at
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def open_bidding(game: SeulMaitre) -> None:
    for vessel in game.vessels:
        vessel.bid = NONE
    if game.journal is not None:
        for i in range(2):
            slot = game.figures.neutral_bids[game.players * 2 + i]
            if slot != NONE:
                game.journal.note(NEUTRAL_BID, EVERYONE, game.figures.slot_prices[slot], slot)
    ask_for_bid(game)


# -- BIDDING: bid for a place in the order of play (SMB-INI-01 to -03)


def legal_bidding(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, BID, slots_open(game, seat))


def against_bidding(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < BID:
        return why_not_now(game, move)
    return why_not_bid(game, move - BID, slots_taken(game), bank.credit(game, seat))


def play_bidding(game: SeulMaitre, seat: i64, move: i64) -> None:
    make_bid(game, seat, move - BID)


def next_bidder(game: SeulMaitre) -> i64:
    """SMB-INI-01: fewest points first, ties: who played later; NONE when all have bid."""
    bidder: i64 = NONE
    place: i64 = 0
    while place < game.players:
        seat = seat_at(game, place)
        vessel = game.vessels[seat]
        if vessel.bid == NONE and (bidder == NONE or vessel.points <= game.vessels[bidder].points):
            bidder = seat
        place += 1
    return bidder


def slots_taken(game: SeulMaitre) -> i64:
    taken: i64 = 0
    for vessel in game.vessels:
        if vessel.bid != NONE:
            taken |= bit(vessel.bid)
    for i in range(2):
        slot = game.figures.neutral_bids[game.players * 2 + i]
        if slot != NONE:
            taken |= bit(slot)
    return taken


def slots_open(game: SeulMaitre, seat: i64) -> i64:
    """The slots a seat may bid on, as a bit set."""
    taken = slots_taken(game)
    credit = bank.credit(game, seat)
    slots: i64 = 0
    slot: i64 = 0
    while slot < game.figures.slots:
        if why_not_bid(game, slot, taken, credit) == 0:
            slots |= bit(slot)
        slot += 1
    return slots


def why_not_bid(game: SeulMaitre, slot: i64, taken: i64, credit: i64) -> i64:
    if has(taken, slot):
        return SLOT_TAKEN
    return 0 if game.figures.slot_prices[slot] <= credit else SLOT_UNPAYABLE


def ask_for_bid(game: SeulMaitre) -> None:
    bidder = next_bidder(game)
    if bidder == NONE:
        settle_bids(game)
        return
    ask(game, BIDDING, bidder)
    slots = slots_open(game, bidder)
    if slots & (slots - 1) == 0:
        make_bid(game, bidder, lowest(slots))


def make_bid(game: SeulMaitre, seat: i64, slot: i64) -> None:
    game.vessels[seat].bid = slot
    bank.pay(game, seat, game.figures.slot_prices[slot], BY_BID)
    if game.journal is not None:
        game.journal.note(BID_MADE, EVERYONE, seat, game.figures.slot_prices[slot], slot)
    ask_for_bid(game)


def settle_bids(game: SeulMaitre) -> None:
    """SMB-INI-04: the higher slot plays earlier."""
    game.order = 0
    place: i64 = 0
    slot = game.figures.slots - 1
    while slot >= 0:
        for seat in range(game.players):
            if game.vessels[seat].bid == slot:
                game.order += unit(place) * seat
                place += 1
        slot -= 1
    setup.tell_order(game)
    bribe(game)
    game.turn = 0
    actions.begin_turn(game)


# -- 7. bribing the pirates


def bribe(game: SeulMaitre) -> None:
    """SMB-COR-01 to -04"""
    figures = game.figures
    taken = slots_taken(game)
    money: i64 = 0
    paid: i64 = 0
    bids: i64 = 0
    slot = figures.slots - 1
    while slot >= 0:
        if has(taken, slot):
            if bids < figures.bribe_from_highest_bids:
                money += figures.slot_prices[slot]
            else:
                paid += figures.slot_prices[slot]
            bids += 1
        slot -= 1
    if game.journal is not None:
        game.journal.note(BRIBE, EVERYONE, seat_at(game, 0), money, paid)
    number = draw_number(game)
    before = [int(pirate.purse) for pirate in game.pirates]
    share = figures.bribe_first_share
    receiver = number
    while money > 0:
        share = lesser(share, money)
        game.pirates[receiver].purse += share
        money -= share
        share = figures.bribe_next_share
        receiver = (receiver + 1) % LAIRS
    if game.journal is not None:
        for i, purse in enumerate(before):
            if game.pirates[i].purse > purse:
                game.journal.note(PURSE, EVERYONE, PIRATE + i, game.pirates[i].purse - purse)
    improve(game, number)


def draw_number(game: SeulMaitre) -> i64:
    """SMB-COR-02"""
    if game.drawn == bit(LAIRS) - 1:
        game.drawn = 0
    fixed = game.fixed_numbers
    if fixed:
        game.fixed_numbers = fixed >> DIGIT_BITS
        number = (fixed & DIGIT) - 1
    else:
        number = any_of(game, bit(LAIRS) - 1 & ~game.drawn)
    game.drawn |= bit(number)
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(NUMBER, EVERYONE, PIRATE + number)
    return number


def improve(game: SeulMaitre, number: i64) -> None:
    """SMB-COR-04: the top tile, stack 1 before stack 2."""
    stack = game.stack_1 if game.stack_1 else game.stack_2
    if stack == 0:
        return
    kind = draw_improvement(game, stack)
    if game.stack_1:
        game.stack_1 -= unit(kind)
    else:
        game.stack_2 -= unit(kind)
    game.revealed += 1
    take_improvement(game, game.pirates[number], kind)
    if game.journal is not None:
        game.journal.note(IMPROVED, EVERYONE, PIRATE + number, kind)


def draw_improvement(game: SeulMaitre, stack: i64) -> i64:
    fixed = game.fixed_improvements
    if fixed:
        game.fixed_improvements = fixed >> DIGIT_BITS
        return (fixed & DIGIT) - 1
    return any_kind(game, stack, game.figures.improvements)


def take_improvement(game: SeulMaitre, pirate: Pirate, kind: i64) -> None:
    pirate.improvements += unit(kind)
    pirate.sailors += game.figures.add_sailors[kind]
    pirate.sails += game.figures.add_sails[kind]
    pirate.cannons += game.figures.add_cannons[kind]
