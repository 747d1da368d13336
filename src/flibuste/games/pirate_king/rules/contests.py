"""6. Battle, 7. Loot, 8. Ties and Captain, and 11. what two players do otherwise (PK-BAT, PK-LOT, PK-TIE, PK-DUO).

Both are contests: the pirates come into a line by rank, and the first in the line takes a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import piles, revealing, rounds
from flibuste.games.pirate_king.rules.choices import add_cards, add_seats, differ
from flibuste.games.pirate_king.rules.codes import (
    BATTLE,
    BOX,
    BOXED,
    BOXED_BY,
    FIRST,
    GOLDS,
    LOOT,
    LOOTING,
    MONSTER,
    NO_BATTLE,
    NO_BOX,
    NO_CONTEST,
    NO_LOOT,
    NO_SUCH_LOOT,
    NO_SUCH_MONSTER,
    NO_TIE,
    NOT_TIED,
    NOT_TO_BOX,
    PLACED,
    SUNK,
    SWORDS,
    TIE,
    TIED,
    TOKEN,
    TOOK_LOOT,
    TOOK_MONSTER,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def begin_contest(game: PirateKing, contest: i64) -> None:
    game.contest = contest
    game.line.n = 0
    game.done = 0
    game.tied = 0
    weigh(game)
    if game.journal is not None:
        game.journal.note(BATTLE if contest == SWORDS else LOOTING, EVERYONE)
    go_on(game)


def weigh(game: PirateKing) -> None:
    """What each pirate has of the contest's figure."""
    seat: i64 = 0
    while seat < game.players:
        if game.contest == SWORDS:
            game.worth[seat] = revealing.swords(game, seat)
        elif game.contest == GOLDS:
            game.worth[seat] = revealing.gold(game, seat)
        seat += 1


def go_on(game: PirateKing) -> None:
    """The next choice of Battle or Loot; then the next part of the round."""
    while True:
        if game.phase == BOX:
            if choose_to_box(game):
                return
        elif takes_left(game) == 0:
            end_contest(game)
            return
        elif game.line.n:
            if choose_card(game):
                return
        elif rank_next(game):
            return


def takers(game: PirateKing) -> i64:
    """How many pirates take a monster (PK-BAT-01, PK-DUO-02)."""
    if game.players == 2:
        return game.figures.two_players_monster_takers
    return game.figures.monster_takers


def takes_left(game: PirateKing) -> i64:
    """How many cards can still be taken."""
    if game.contest == GOLDS:
        return game.loot.n
    left = takers(game) - (count(game.done) - game.line.n - count(game.tied))
    if left > game.monsters.n:
        return game.monsters.n
    return left


def rank_next(game: PirateKing) -> bool:
    """The next pirates in rank come into the line; whether the Captain has to order them (PK-TIE-01 to -05)."""
    best: i64 = 0
    group: i64 = 0
    seat: i64 = 0
    while seat < game.players:
        if not has(game.done, seat) and can_rank(game, seat):
            worth = game.worth[seat]
            if group == 0 or worth > best:
                best = worth
                group = bit(seat)
            elif worth == best:
                group |= bit(seat)
        seat += 1
    if group == 0:
        end_contest(game)
        return True
    game.done |= group
    n = count(group)
    if n == 1:
        game.line.push(lowest(group))
        return False
    game.ties += 1
    game.tied = group
    if game.journal is not None:
        game.journal.note(TIED, EVERYONE, game.contest, best, n)
    game.ask(TIE, game.captain)
    return True


def can_rank(game: PirateKing, seat: i64) -> bool:
    """PK-OPT-04"""
    return game.contest == GOLDS or game.sunk_players_rank_for_monsters or game.pirates[seat].standing != SUNK


def choose_card(game: PirateKing) -> bool:
    """Whether the first in the line has to choose; if all cards are equal it takes one by itself."""
    seat = game.line.get(0)
    if game.contest == GOLDS:
        if differ(game.loot):
            game.ask(LOOT, seat)
            return True
        take_loot(game, seat, game.loot.get(0))
        return False
    if differ(game.monsters):
        game.ask(MONSTER, seat)
        return True
    take_monster(game, seat, game.monsters.get(0))
    return False


def choose_to_box(game: PirateKing) -> bool:
    """Whether the seat has to choose; if all cards are equal one of them goes by itself."""
    if game.loot.n and differ(game.loot):
        game.ask(BOX, game.line.get(0))
        return True
    if game.loot.n:
        box_card(game, game.loot.pop())
    leave_line(game)
    return False


def end_contest(game: PirateKing) -> None:
    """Nothing is left to take, or nobody to take it: what still lies there goes to the box (PK-DUO-02, PK-OPT-04)."""
    if game.contest == SWORDS:
        while game.monsters.n:
            box_card(game, game.monsters.pop())
        begin_contest(game, GOLDS)
        return
    while game.loot.n:
        box_card(game, game.loot.pop())
    game.contest = NO_CONTEST
    game.line.n = 0
    game.done = 0
    rounds.end_round(game)


def box_card(game: PirateKing, card: i64) -> None:
    game.box.push(card)
    if game.journal is not None:
        game.journal.note(BOXED, EVERYONE, card)


# -- TIE: the Captain names the tied pirates one by one; the last one gets the token (PK-TIE-01 to -06)


def legal_tie(game: PirateKing, seat: i64, out: Moves) -> None:
    add_seats(out, game.tied, game.players, FIRST)


def against_tie(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != TIE:
        return NO_TIE
    if has(game.tied, move - FIRST):
        return 0
    return NOT_TIED


def play_tie(game: PirateKing, seat: i64, move: i64) -> None:
    place(game, move - FIRST)
    if count(game.tied) > 1:
        return
    last = lowest(game.tied)
    place(game, last)
    pass_token(game, last)
    go_on(game)


def place(game: PirateKing, seat: i64) -> None:
    game.tied &= ~bit(seat)
    game.line.push(seat)
    if game.journal is not None:
        game.journal.note(PLACED, EVERYONE, seat, game.contest, game.line.n)


def pass_token(game: PirateKing, seat: i64) -> None:
    if game.journal is not None and seat != game.captain:
        game.journal.note(TOKEN, EVERYONE, game.captain, seat)
    game.captain = seat


# -- MONSTER: the first in the line takes a monster of the display (PK-BAT-01, -03, PK-DUO-02)


def legal_monster(game: PirateKing, seat: i64, out: Moves) -> None:
    add_cards(out, game.monsters, game.figures.take_monster - game.figures.first_monster)


def against_monster(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != MONSTER:
        return NO_BATTLE
    if game.monsters.find(game.figures.first_monster + move - game.figures.take_monster) >= 0:
        return 0
    return NO_SUCH_MONSTER


def play_monster(game: PirateKing, seat: i64, move: i64) -> None:
    take_monster(game, seat, game.figures.first_monster + move - game.figures.take_monster)
    go_on(game)


def take_monster(game: PirateKing, seat: i64, card: i64) -> None:
    game.monsters.remove(game.monsters.find(card))
    receive(game, seat, card)
    if game.journal is not None:
        game.journal.note(TOOK_MONSTER, EVERYONE, seat, card)
    leave_line(game)


# -- LOOT: the first in the line takes a loot card of the display (PK-LOT-01, -02)


def legal_loot(game: PirateKing, seat: i64, out: Moves) -> None:
    add_cards(out, game.loot, game.figures.take_loot - game.figures.first_loot)


def against_loot(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != LOOT:
        return NO_LOOT
    if game.loot.find(game.figures.first_loot + move - game.figures.take_loot) >= 0:
        return 0
    return NO_SUCH_LOOT


def play_loot(game: PirateKing, seat: i64, move: i64) -> None:
    take_loot(game, seat, game.figures.first_loot + move - game.figures.take_loot)
    go_on(game)


def take_loot(game: PirateKing, seat: i64, card: i64) -> None:
    game.loot.remove(game.loot.find(card))
    receive(game, seat, card)
    if game.journal is not None:
        game.journal.note(TOOK_LOOT, EVERYONE, seat, card)
    if game.players == 2 and game.figures.two_players_loot_removed_each:
        game.ask(BOX, seat)
    else:
        leave_line(game)


def receive(game: PirateKing, seat: i64, card: i64) -> None:
    """A card taken goes to the discard (PK-BAT-03)."""
    pirate = game.pirates[seat]
    pirate.discard.push(card)
    piles.gain_card(game.figures, pirate, card)


def leave_line(game: PirateKing) -> None:
    game.line.remove(0)
    game.phase = LOOT if game.contest == GOLDS else MONSTER


# -- BOX: of two players, who took a loot card also puts one into the box (PK-DUO-03, -04)


def legal_box(game: PirateKing, seat: i64, out: Moves) -> None:
    add_cards(out, game.loot, game.figures.put_in_box - game.figures.first_loot)


def against_box(game: PirateKing, seat: i64, move: i64) -> i64:
    if game.phase != BOX:
        return NO_BOX
    if game.loot.find(game.figures.first_loot + move - game.figures.put_in_box) >= 0:
        return 0
    return NOT_TO_BOX


def play_box(game: PirateKing, seat: i64, move: i64) -> None:
    card = game.figures.first_loot + move - game.figures.put_in_box
    game.loot.remove(game.loot.find(card))
    game.box.push(card)
    if game.journal is not None:
        game.journal.note(BOXED_BY, EVERYONE, seat, card)
    leave_line(game)
    go_on(game)
