"""Who knows what (JAM-SET-07), and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import cards
from flibuste.games.jamaica.rules.cards import Deck
from flibuste.games.jamaica.rules.codes import (
    CURSED_TO_ALL,
    CURSED_TREASURE,
    FACE,
    KNOWN,
    NONE,
    OVER,
    POWER_TREASURE,
    SEATS,
)
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.pile import Row

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def resample(game: Jamaica, seat: i64, word: i64) -> None:
    game.reseed(word)
    for owner in range(game.players):
        deck = game.decks[owner]
        deck.top = 0
        deck.topped = 0
        if owner != seat:
            deal_hand_anew(game, deck)
    deal_treasures_anew(game, seat)


def deal_hand_anew(game: Jamaica, deck: Deck) -> None:
    """A hand card is one of those not seen since the shuffle; what was in hand before it, all can tell."""
    fresh = deck.fresh
    unseen = deck.pile | fresh
    deck.hand &= ~fresh
    deck.fresh = 0
    while fresh:
        card = cards.any_of(game, unseen)
        unseen &= ~bit(card)
        deck.fresh |= bit(card)
        fresh &= fresh - 1
    deck.hand |= deck.fresh
    deck.pile = unseen
    if deck.locked != NONE:
        deck.locked = cards.any_of(game, deck.hand)


def deal_treasures_anew(game: Jamaica, seat: i64) -> None:
    """Face-down treasures, pile and unused ones change places, within what all know of each, most known first."""
    unseen = Row(game.figures.all_treasures)
    for ship in game.ships:
        for i in range(ship.n):
            if not knows(game, seat, ship.hidden[i]):
                unseen.push(ship.face(i))
    pile = game.treasure_pile
    top = pile.top
    if top is not None:  # nobody may look at the pile: what lies on top is as unknown as the rest
        while top.n:
            pile.rest.push(top.pop())
    for i in range(pile.rest.n):
        unseen.push(pile.rest.get(i))
    for i in range(game.unused.n):
        unseen.push(game.unused.get(i))
    unseen.sort()
    certainty: i64 = 0
    while certainty <= 2:
        for ship in game.ships:
            for i in range(ship.n):
                treasure = ship.hidden[i]
                if not knows(game, seat, treasure) and certainty_of(treasure) == certainty:
                    ship.hidden[i] = (treasure & ~FACE) | draw_fitting(game, unseen, certainty)
        certainty += 1
    for i in range(pile.rest.n):
        pile.rest.put(i, unseen.swap_out(game.below(unseen.n)))
    pile.rest.sort()
    unseen.sort()
    game.unused = unseen


def knows(game: Jamaica, seat: i64, treasure: i64) -> bool:
    """Whether a seat (-1: a spectator) knows the face of a face-down treasure; at the end all are shown."""
    return game.phase == OVER or (seat >= 0 and has(treasure // KNOWN, seat))


def draw_fitting(game: Jamaica, unseen: Row, certainty: i64) -> i64:
    """A random one among the treasures of which this may be known."""
    fitting: i64 = 0
    for i in range(unseen.n):
        if fits(game, unseen.get(i), certainty):
            fitting += 1
    chosen = game.below(fitting)
    for i in range(unseen.n):
        if fits(game, unseen.get(i), certainty):
            if chosen == 0:
                return unseen.remove(i)
            chosen -= 1
    raise ValueError("a face-down treasure that is none of the unseen ones")


def fits(game: Jamaica, treasure: i64, certainty: i64) -> bool:
    kind = game.figures.kind[treasure]
    if certainty == 0:
        return kind == CURSED_TREASURE
    return certainty == 2 or kind != POWER_TREASURE


def certainty_of(treasure: i64) -> i64:
    """What all know of a face-down treasure: 0 that it is cursed, 1 that a player kept it face down, 2 nothing."""
    if treasure & CURSED_TO_ALL:
        return 0
    if treasure // KNOWN & SEATS:
        return 1
    return 2
