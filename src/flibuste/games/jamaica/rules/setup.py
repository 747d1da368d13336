"""1. Setup: ships, decks and treasures before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import cards, ghost, rounds
from flibuste.games.jamaica.rules.cards import Deck
from flibuste.games.jamaica.rules.codes import BETH, BOX, FULL, GOLD, LAIR, POWDER
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.kit.bits import bit
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def fleet(figures: Figures, players: i64) -> list[Ship]:
    """JAM-SET-01, JAM-GHO-01: a ship for each seat, and with two of them the ghost."""
    ships: list[Ship] = []
    for _ in range(players):
        ships.append(Ship(figures.all_treasures))
    if ghost.sails_along(players):
        ships.append(Ship(figures.all_treasures))
    return ships


def decks(figures: Figures, players: i64) -> list[Deck]:
    """JAM-SET-01: the same cards for everybody."""
    return [Deck(bit(figures.action_cards) - 1) for _ in range(players)]


def set_up(game: Jamaica) -> None:
    for seat in range(game.players):
        provision(game.figures, game.ships[seat])
    if ghost.sails_along(game.players):
        ghost.provision(game.figures, game.ships[game.players])
    hide_treasures(game)
    for seat in range(game.players):
        cards.draw_cards(game, seat, game.figures.hand_size)
    game.captain = game.below(game.players)
    rounds.begin_round(game)


def provision(figures: Figures, ship: Ship) -> None:
    """JAM-SET-02: each kind of goods in a hold of its own."""
    hold: i64 = 0
    for goods in range(3):
        amount = figures.start_food
        if goods == GOLD:
            amount = figures.start_gold
        elif goods == POWDER:
            amount = figures.start_powder
        if amount:
            ship.fill(hold, goods, amount)
            hold += 1


def hide_treasures(game: Jamaica) -> None:
    """JAM-SET-04, JAM-TRE-02, JAM-GHO-03: a token on each lair; as many cards in the pile, the others unseen."""
    figures = game.figures
    for treasure in range(figures.treasures):
        for _ in range(copies_hidden(game, treasure)):
            game.unused.push(treasure)
    for _ in range(figures.treasures_in_pile):
        game.treasure_pile.rest.push(game.unused.swap_out(game.below(game.unused.n)))
    game.treasure_pile.rest.sort()
    game.unused.sort()
    for space in range(figures.spaces):
        if figures.type[space] == LAIR:
            game.tokens |= bit(space)


def copies_hidden(game: Jamaica, treasure: i64) -> i64:
    """How many such treasures are in the game, beside what the ghost has from the start."""
    figures = game.figures
    if not (game.treasures == FULL or figures.set[treasure] == BOX):
        return 0
    if ghost.sails_along(game.players) and figures.power[treasure] == BETH:
        return 0
    return figures.count[treasure]
