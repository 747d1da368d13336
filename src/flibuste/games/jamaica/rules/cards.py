"""3. Action cards: a player's deck, and drawing from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from flibuste.games.jamaica.rules.codes import CARD_BITS, CARD_MASK, DREW, DREW_FACE, NONE, RESHUFFLED
from flibuste.kit.bits import bit, count, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, all_but, audience

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


@final
class Deck:
    """A player's action cards, of which each is there once: bit sets, and words with the order of cards.

    What lies neither in the hand nor in the draw pile, and is not being played, is the discard pile.
    """

    __slots__ = (
        "discards",
        "fresh",
        "hand",
        "in_hand",
        "locked",
        "pile",
        "played",
        "shuffles",
        "top",
        "topped",
        "used",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand",
        "fresh",
        "pile",
        "top",
        "topped",
        "discards",
        "used",
        "shuffles",
        "locked",
        "played",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("in_hand",)

    hand: i64
    in_hand: i64  # how many
    fresh: i64  # the hand cards drawn since the last shuffle; all can tell the others by what was shuffled
    pile: i64
    top: i64  # cards fixed on top of it, the next one lowest
    topped: i64  # how many
    discards: i64  # in their order, the uppermost lowest
    used: i64  # how many
    shuffles: i64
    locked: i64  # the card chosen and not yet shown, still in hand
    played: i64  # the card whose actions are being carried out

    def __init__(self, pile: i64, like: Deck | None = None) -> None:
        self.hand = 0
        self.in_hand = 0
        self.fresh = 0
        self.pile = pile
        self.top = 0
        self.topped = 0
        self.discards = 0
        self.used = 0
        self.shuffles = 0
        self.locked = NONE
        self.played = NONE
        if like is not None:
            like.copy_to(self)

    def copy(self) -> Deck:
        return Deck(0, self)

    def copy_to(self, spare: Deck) -> None:
        spare.hand = self.hand
        spare.in_hand = self.in_hand
        spare.fresh = self.fresh
        spare.pile = self.pile
        spare.top = self.top
        spare.topped = self.topped
        spare.discards = self.discards
        spare.used = self.used
        spare.shuffles = self.shuffles
        spare.locked = self.locked
        spare.played = self.played

    def receive(self, card: i64) -> None:
        """Take a card of the draw pile into the hand."""
        self.pile &= ~bit(card)
        self.hand |= bit(card)
        self.fresh |= bit(card)
        self.in_hand += 1

    def show(self) -> i64:
        """Take the locked card out of the hand and lay it face up."""
        card = self.locked
        self.hand &= ~bit(card)
        self.fresh &= ~bit(card)
        self.in_hand -= 1
        self.played = card
        self.locked = NONE
        return card

    def lay_off(self) -> None:
        """JAM-CRD-03: the played card goes to the discard pile."""
        self.discards = (self.discards << CARD_BITS) + self.played
        self.used += 1
        self.played = NONE

    def reshuffle(self) -> None:
        while self.used:
            self.pile |= bit(self.discards & CARD_MASK)
            self.discards >>= CARD_BITS
            self.used -= 1
        self.fresh = 0
        self.shuffles += 1


def draw_cards(game: Jamaica, seat: i64, limit: i64) -> None:
    """Draw up to a hand of so many cards (JAM-CRD-04, -05)."""
    deck = game.decks[seat]
    drawn: i64 = 0
    while deck.in_hand < limit:
        if deck.pile == 0:
            if deck.used == 0:
                break
            deck.reshuffle()
            if game.journal is not None:
                game.journal.note(RESHUFFLED, EVERYONE, seat)
        card = next_card(game, deck)
        deck.receive(card)
        drawn += 1
        if game.journal is not None:
            game.journal.note(DREW_FACE, audience(seat), card)
    game.revealed += drawn
    if drawn and game.journal is not None:
        game.journal.note(DREW, all_but(seat), seat, drawn)


def next_card(game: Jamaica, deck: Deck) -> i64:
    """The uppermost card of a draw pile that is not empty."""
    if deck.topped:
        card = deck.top & CARD_MASK
        deck.top >>= CARD_BITS
        deck.topped -= 1
        return card
    return any_of(game, deck.pile)


def any_of(game: Jamaica, cards: i64) -> i64:
    """A random member of a bit set that is not empty."""
    skipped = game.below(count(cards))
    while skipped:
        cards &= cards - 1
        skipped -= 1
    return lowest(cards)
