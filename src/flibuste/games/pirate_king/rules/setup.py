"""1. Setup: each player has a pirate and a starter deck, chosen or dealt (PK-SET-01 to -05, PK-OPT-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import piles, rounds
from flibuste.games.pirate_king.rules.codes import (
    CHOSE_DECK,
    CHOSE_PIRATE,
    DEAL_SETUP,
    DECK,
    DECK_TAKEN,
    NAMED_CAPTAIN,
    NONE,
    ONLY_AT_SETUP,
    PIRATE,
    PIRATE_CHOSEN,
    PIRATE_FIRST,
    PIRATE_TAKEN,
    SAME_DECK,
)
from flibuste.kit.native import i64
from flibuste.kit.pile import Row
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def set_up(game: PirateKing) -> None:
    figures = game.figures
    card = figures.first_monster
    while card < figures.kinds:
        copies = figures.copies[card]
        while copies > 0:
            if card < figures.first_loot:
                game.monster_pile.rest.push(card)
            else:
                game.loot_pile.rest.push(card)
            copies -= 1
        card += 1
    game.captain = game.below(game.players)
    if game.journal is not None:
        game.journal.note(NAMED_CAPTAIN, EVERYONE, game.captain)
    game.actor = game.captain
    if game.setup == DEAL_SETUP:
        deal_all(game)
    else:
        go_on_choosing(game)


def deal_all(game: PirateKing) -> None:
    """Pirates and decks at random (PK-SET-03)."""
    pirates = Row(game.figures.first_starter)
    decks = Row(game.figures.starter_decks)
    i: i64 = 0
    while i < game.figures.first_starter:
        pirates.push(i)
        i += 1
    i = 0
    while i < game.figures.starter_decks:
        decks.push(i)
        i += 1
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        choose_pirate(game, seat, pirates.swap_out(game.below(pirates.n)))
        deck = game.figures.identical_deck
        if not game.starter_deck_identical:
            deck = decks.swap_out(game.below(decks.n))
        choose_deck(game, seat, deck)
        turn += 1
    game.revealed += 1
    rounds.begin_round(game)


def go_on_choosing(game: PirateKing) -> None:
    """The next choice of a pirate or a deck, clockwise from the Captain; then the first round."""
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        if game.pirates[seat].card == NONE:
            card = only_pirate_left(game)
            if card == NONE:
                game.ask(PIRATE, seat)
                return
            choose_pirate(game, seat, card)
        if game.pirates[seat].deck == NONE:
            deck = game.figures.identical_deck if game.starter_deck_identical else only_deck_left(game)
            if deck == NONE:
                game.ask(DECK, seat)
                return
            choose_deck(game, seat, deck)
        turn += 1
    rounds.begin_round(game)


# -- PIRATE: a seat chooses one of the pirates that nobody has (PK-SET-03)


def legal_pirate(game: PirateKing, seat: i64, out: Moves) -> None:
    card: i64 = 0
    while card < game.figures.first_starter:
        if chooser_of_pirate(game, card) == NONE:
            out.add(game.figures.choose_pirate + card)
        card += 1


def against_pirate(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase > DECK:
        return ONLY_AT_SETUP
    if game.phase == DECK:
        return PIRATE_CHOSEN
    if chooser_of_pirate(game, move - game.figures.choose_pirate) == NONE:
        return 0
    return PIRATE_TAKEN


def play_pirate(game: PirateKing, seat: i64, move: i64) -> None:
    choose_pirate(game, seat, move - game.figures.choose_pirate)
    go_on_choosing(game)


def choose_pirate(game: PirateKing, seat: i64, card: i64) -> None:
    pirate = game.pirates[seat]
    pirate.card = card
    pirate.pile.rest.push(card)
    piles.gain_card(game.figures, pirate, card)
    if game.journal is not None:
        game.journal.note(CHOSE_PIRATE, EVERYONE, seat, card)


def chooser_of_pirate(game: PirateKing, card: i64) -> i64:
    """Whose pirate it is (NONE: nobody's)."""
    seat: i64 = 0
    while seat < game.players:
        if game.pirates[seat].card == card:
            return seat
        seat += 1
    return NONE


def only_pirate_left(game: PirateKing) -> i64:
    """The last pirate that nobody has (NONE: there are several)."""
    found: i64 = NONE
    card: i64 = 0
    while card < game.figures.first_starter:
        if chooser_of_pirate(game, card) == NONE:
            if found != NONE:
                return NONE
            found = card
        card += 1
    return found


# -- DECK: and then one of the starter decks that nobody has, unless all play with the same (PK-SET-03, PK-OPT-07)


def legal_deck(game: PirateKing, seat: i64, out: Moves) -> None:
    deck: i64 = 0
    while deck < game.figures.starter_decks:
        if chooser_of_deck(game, deck) == NONE:
            out.add(game.figures.choose_deck + deck)
        deck += 1


def against_deck(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase > DECK:
        return ONLY_AT_SETUP
    if game.starter_deck_identical:
        return SAME_DECK
    if game.phase == PIRATE:
        return PIRATE_FIRST
    if chooser_of_deck(game, move - game.figures.choose_deck) == NONE:
        return 0
    return DECK_TAKEN


def play_deck(game: PirateKing, seat: i64, move: i64) -> None:
    choose_deck(game, seat, move - game.figures.choose_deck)
    go_on_choosing(game)


def choose_deck(game: PirateKing, seat: i64, deck: i64) -> None:
    figures = game.figures
    pirate = game.pirates[seat]
    pirate.deck = deck
    i: i64 = 0
    while i < figures.starter_deck_size:
        card = figures.starter_deck_cards[deck * figures.starter_deck_size + i]
        pirate.pile.rest.push(card)
        piles.gain_card(game.figures, pirate, card)
        i += 1
    if game.journal is not None:
        game.journal.note(CHOSE_DECK, EVERYONE, seat, deck)


def chooser_of_deck(game: PirateKing, deck: i64) -> i64:
    seat: i64 = 0
    while seat < game.players:
        if game.pirates[seat].deck == deck:
            return seat
        seat += 1
    return NONE


def only_deck_left(game: PirateKing) -> i64:
    """The last starter deck that nobody has (NONE: there are several)."""
    found: i64 = NONE
    deck: i64 = 0
    while deck < game.figures.starter_decks:
        if chooser_of_deck(game, deck) == NONE:
            if found != NONE:
                return NONE
            found = deck
        deck += 1
    return found
