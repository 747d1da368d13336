"""11. Deck, coins and information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules.codes import EAGER, GAINED, RESHUFFLED
from flibuste.games.port_royal.rules.company import Company, coin_of, drawn_in, front
from flibuste.kit.native import i64
from flibuste.kit.pile import Row
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def cards_to_draw(game: PortRoyal) -> i64:
    return game.pile.size() + game.discard.n


def refill_pile(game: PortRoyal) -> None:
    """PR-DCK-04: when a card is needed and none is left."""
    pile = game.pile
    if pile.rest.n == 0 and game.discard.n and pile.size() == 0:
        if game.journal is not None:
            game.journal.note(RESHUFFLED, EVERYONE, game.discard.n)
        pile.gather(game.discard)


def refill_pile_eagerly(game: PortRoyal) -> None:
    if game.reshuffle == EAGER:
        refill_pile(game)


def gain(game: PortRoyal, seat: i64, coins: i64) -> i64:
    """Take coins off the draw pile, unseen; how many there were (PR-DCK-02, -06)."""
    company = game.companies[seat]
    pile = game.pile
    gained: i64 = 0
    while gained < coins:
        refill_pile(game)
        if pile.rest.n == 0 and pile.size() == 0:
            break
        shuffle = pile.shuffles
        company.receive(coin_of(game.draw(pile), shuffle))
        refill_pile_eagerly(game)
        gained += 1
    return gained


def gain_by(game: PortRoyal, seat: i64, coins: i64, why: i64) -> None:
    gained = gain(game, seat, coins)
    if gained and game.journal is not None:
        game.journal.note(GAINED, EVERYONE, seat, gained, why)


def spend(game: PortRoyal, company: Company, coins: i64) -> None:
    """Pay coins to the discard pile, face up (PR-HIR-04)."""
    game.revealed += coins
    while coins > 0:
        game.discard.push(front(company.give()))
        coins -= 1


# What the next card drawn can be, as far as anybody knows: a card of `undrawn`, or one of those gathered beside it.


def undrawn(game: PortRoyal) -> Row:
    """The draw pile, or the discard pile, which is shuffled when there is none."""
    return game.discard if game.pile.size() == 0 else game.pile.rest


def gather_unseen_beside(game: PortRoyal, unseen: Row) -> None:
    """The top of the draw pile, and the coins that came from it."""
    pile = game.pile
    unseen.n = 0
    if pile.size() == 0:
        return
    top = pile.top
    if top is not None:
        top.copy_to(unseen)
    collect_coins(game, pile.shuffles, unseen)


def deal_unseen_anew(game: PortRoyal) -> None:
    """The fronts of all coins and the draw pile, which nobody knows (PR-DCK-08).

    A coin is one of the unseen cards of the shuffle it was drawn in: it changes places with those alone.
    """
    pile = game.pile
    top = pile.top
    if top is not None:
        while top.n:
            pile.rest.push(top.pop())
    unseen = Row(game.figures.all_cards)
    shuffle = first_shuffle_from(game, 0)
    while shuffle < pile.shuffles:
        unseen.n = 0
        collect_coins(game, shuffle, unseen)
        deal_coins(game, shuffle, unseen)
        shuffle = first_shuffle_from(game, shuffle + 1)
    collect_coins(game, pile.shuffles, pile.rest)
    deal_coins(game, pile.shuffles, pile.rest)


def first_shuffle_from(game: PortRoyal, least: i64) -> i64:
    """The first shuffle, not before `least`, that has coins; the present one if none has."""
    first = game.pile.shuffles
    for company in game.companies:
        for i in range(company.coins):
            shuffle = drawn_in(company.coin(i))
            if least <= shuffle < first:
                first = shuffle
    return first


def collect_coins(game: PortRoyal, shuffle: i64, unseen: Row) -> None:
    for company in game.companies:
        for i in range(company.coins):
            coin = company.coin(i)
            if drawn_in(coin) == shuffle:
                unseen.push(front(coin))


def deal_coins(game: PortRoyal, shuffle: i64, unseen: Row) -> None:
    """Sorted before and after: where a card lay must not tell."""
    unseen.sort()
    for company in game.companies:
        for i in range(company.coins):
            if drawn_in(company.coin(i)) == shuffle:
                company.put_coin(i, coin_of(unseen.swap_out(game.below(unseen.n)), shuffle))
    unseen.sort()
