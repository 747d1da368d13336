"""2. Round: what is turned up at its start, and what becomes of the play areas at its end (PK-RND-01 to -05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import ending, piles, revealing
from flibuste.games.pirate_king.rules.codes import (
    AT_SEA,
    FORGOTTEN,
    LENT,
    LOOT_UP,
    MONSTER_UP,
    NONE,
    NOT_LENT,
    NOTHING_LENT,
    READY,
    RETRIEVED,
    ROUND,
    SUNK,
)
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def begin_round(game: PirateKing) -> None:
    """Start: monsters and loot are turned up; the first reveal is compulsory for all (PK-RND-02, PK-REV-02)."""
    game.round += 1
    game.step = 1
    if game.journal is not None:
        game.journal.note(ROUND, EVERYONE, game.round)
    turn_up_monsters(game, monsters_to_show(game))
    turn_up_loot(game, loot_to_show(game))
    game.at_sea = bit(game.players) - 1
    for pirate in game.pirates:
        pirate.standing = AT_SEA
    revealing.reveal_together(game)


def turn_up_monsters(game: PirateKing, cards: i64) -> None:
    while cards > 0 and game.monster_pile.size():
        card = turn_up(game, game.monster_pile, game.monsters)
        if game.journal is not None:
            game.journal.note(MONSTER_UP, EVERYONE, card)
        cards -= 1


def turn_up_loot(game: PirateKing, cards: i64) -> None:
    while cards > 0 and game.loot_pile.size():
        card = turn_up(game, game.loot_pile, game.loot)
        if game.journal is not None:
            game.journal.note(LOOT_UP, EVERYONE, card)
        cards -= 1


def turn_up(game: PirateKing, pile: Pile, display: Row) -> i64:
    card = game.draw(pile)
    display.push(card)
    game.revealed += 1
    return card


def monsters_to_show(game: PirateKing) -> i64:
    if game.players == 2:
        return game.figures.two_players_monsters_per_round
    return game.figures.monsters_per_round


def loot_to_show(game: PirateKing) -> i64:
    if game.players == 2:
        return game.figures.two_players_loot_revealed
    return game.figures.loot_per_player * game.players


# -- the end of a round (PK-RND-04)


def end_round(game: PirateKing) -> None:
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        if has_lent(game, seat):
            if game.wilson_auto_retrieve:
                while has_lent(game, seat):
                    take_back(game, seat, NONE)
            else:
                game.asked.push(seat)
        turn += 1
    ask_for_lent(game)


def ask_for_lent(game: PirateKing) -> None:
    """The next owner of lent cards is asked; then the areas are cleared."""
    if game.asked.n:
        game.ask(LENT, game.asked.remove(0))
    else:
        clear_areas(game)


def clear_areas(game: PirateKing) -> None:
    """All cards go to the discards; a lent card that was forgotten is the host's (PK-EFF-20)."""
    turn: i64 = 0
    while turn < game.players:
        seat = game.seat_after(game.captain, turn)
        pirate = game.pirates[seat]
        area = pirate.area
        place: i64 = 0
        while place < area.n:
            entry = area.get(place)
            card = game.card.get(entry)
            pirate.discard.push(card)
            owner = game.owner.get(entry)
            if owner != seat:
                change_hands(game, owner, seat, card)
            place += 1
        area.n = 0
        pirate.curses = 0
        pirate.last = NONE
        turn += 1
    game.forget_entries()
    if game.round < game.figures.rounds:
        begin_round(game)
    else:
        ending.end_game(game)


def change_hands(game: PirateKing, owner: i64, host: i64, card: i64) -> None:
    game.forgotten += 1
    game.pirates[owner].crowns -= game.figures.crowns[card]
    game.pirates[owner].relics -= game.figures.relic[card]
    piles.gain_card(game.figures, game.pirates[host], card)
    if game.journal is not None:
        game.journal.note(FORGOTTEN, EVERYONE, owner, host, card)


# -- LENT: who has lent cards may take them back, until they say that they are ready (PK-EFF-20)


def legal_lent(game: PirateKing, seat: i64, out: Moves) -> None:
    out.add(READY)
    turn: i64 = 1
    while turn < game.players:
        area = game.pirates[game.seat_after(seat, turn)].area
        place: i64 = 0
        while place < area.n:
            entry = area.get(place)
            if game.owner.get(entry) == seat:
                out.add_in_order(game.figures.retrieve + game.card.get(entry))
            place += 1
        turn += 1


def against_lent(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != LENT:
        return NOTHING_LENT
    if move == READY or lent_entry(game, seat, move - game.figures.retrieve) != NONE:
        return 0
    return NOT_LENT


def play_lent(game: PirateKing, seat: i64, move: i64) -> None:
    if move != READY:
        take_back(game, seat, move - game.figures.retrieve)
        if has_lent(game, seat):
            return
    ask_for_lent(game)


def take_back(game: PirateKing, seat: i64, card: i64) -> None:
    entry = lent_entry(game, seat, card)
    host = revealing.host_of(game, entry)
    area = game.pirates[host].area
    area.remove(area.find(entry))
    if not game.down.get(entry) and game.pirates[host].standing != SUNK:
        game.pirates[host].curses -= game.figures.curses[game.face.get(entry)]
    game.pirates[seat].discard.push(game.card.get(entry))
    if game.pirates[seat].last == entry:
        game.pirates[seat].last = NONE
    if game.journal is not None:
        game.journal.note(RETRIEVED, EVERYONE, seat, host, game.card.get(entry))


def has_lent(game: PirateKing, seat: i64) -> bool:
    return lent_entry(game, seat, NONE) != NONE


def lent_entry(game: PirateKing, seat: i64, card: i64) -> i64:
    """The first card, or the first such card, of a seat that lies with another (NONE: there is none)."""
    turn: i64 = 1
    while turn < game.players:
        area = game.pirates[game.seat_after(seat, turn)].area
        place: i64 = 0
        while place < area.n:
            entry = area.get(place)
            if game.owner.get(entry) == seat and (card == NONE or game.card.get(entry) == card):
                return entry
            place += 1
        turn += 1
    return NONE
