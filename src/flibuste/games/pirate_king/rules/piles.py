"""9. Draw piles and 12. Information: whose a card is, what is drawn, and who knows what comes (PK-DCK, PK-INF)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.pirate_king.rules import revealing
from flibuste.games.pirate_king.rules.codes import AT_SEA, EMPTY, NONE, RESHUFFLED
from flibuste.games.pirate_king.rules.figures import Figures
from flibuste.games.pirate_king.rules.pirate import Pirate
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.pile import Pile
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.pirate_king.rules.state import PirateKing


def gain_card(figures: Figures, pirate: Pirate, card: i64) -> None:
    """A card is the pirate's from now on, wherever it lies (PK-DCK-03)."""
    pirate.crowns += figures.crowns[card]
    pirate.relics += figures.relic[card]


def has_card_to_draw(game: PirateKing, seat: i64) -> bool:
    """Whether a card can be drawn, shuffled if need be; who must draw and cannot, stops (PK-DCK-01, PK-REV-08)."""
    pirate = game.pirates[seat]
    if pirate.pile.size() == 0:
        if pirate.discard.n == 0:
            if pirate.standing == AT_SEA and game.journal is not None:
                game.journal.note(EMPTY, EVERYONE, seat)
            revealing.stop(game, seat)
            return False
        shuffle(game, seat)
    return True


def shuffle(game: PirateKing, seat: i64) -> None:
    """The discard becomes part of the rest of the draw pile; cards on top of it stay there."""
    pirate = game.pirates[seat]
    game.shuffles += 1
    if game.journal is not None:
        game.journal.note(RESHUFFLED, EVERYONE, seat, pirate.discard.n)
    rest = pirate.pile.rest
    discard = pirate.discard
    while discard.n:
        rest.push(discard.pop())


# -- who knows what (PK-INF-03, -04)


def resample(game: PirateKing, seat: i64) -> None:
    """Deal anew the order of piles that this seat has not seen, and choices that others have locked.

    What lies in which pile is known to all: every card came there face up (PK-INF-01, -03).
    """
    owner: i64 = 0
    while owner < game.players:
        pirate = game.pirates[owner]
        if pirate.pile.top is None:
            pirate.pile.rest.sort()
        elif owner == seat:
            forget_unseen(pirate.pile, seat)
        else:
            deal_top_anew(game, pirate.pile, owner)
        if has(game.chosen, owner) and owner != seat:
            game.stopping &= ~bit(owner)
            if game.below(2):
                game.stopping |= bit(owner)
        owner += 1
    forget_unseen(game.monster_pile, NONE)
    forget_unseen(game.loot_pile, NONE)


def forget_unseen(pile: Pile, seat: i64) -> None:
    """Only what the seat has looked at keeps its place."""
    top = pile.top
    if top is not None:
        known = known_on_top(pile, seat)
        unseen = top.n - known
        i: i64 = 0
        while i < unseen:
            pile.rest.push(top.get(i))
            i += 1
        i = 0
        while i < known:
            top.put(i, top.get(unseen + i))
            pile.known[i] = bit(seat)
            i += 1
        top.n = known
    pile.rest.sort()


def deal_top_anew(game: PirateKing, pile: Pile, owner: i64) -> None:
    """The owner knows as many cards as before, but nobody else knows which."""
    known = known_on_top(pile, owner)
    top = pile.top
    if top is not None:
        while top.n:
            pile.rest.push(top.pop())
    pile.rest.sort()
    while known > 0:
        pile.lay_on_top(pile.rest.swap_out(game.below(pile.rest.n)), bit(owner))
        known -= 1
    pile.rest.sort()


def known_on_top(pile: Pile, seat: i64) -> i64:
    """How many of the uppermost cards the seat has looked at."""
    top = pile.top
    known: i64 = 0
    if top is not None and seat >= 0:
        while known < top.n and has(pile.known[top.n - known - 1], seat):
            known += 1
    return known
