"""6. Tax increase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import deck
from flibuste.games.port_royal.rules.codes import BY_LEAST_VP, BY_MOST_SWORDS, MOST_SWORDS, TAXED
from flibuste.games.port_royal.rules.turn import seat_after
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def tax(game: PortRoyal, card: i64) -> None:
    """All losses first, then the bonus coins clockwise (PR-TAX-01, -02, -04)."""
    figures = game.figures
    for step in range(game.players):
        seat = seat_after(game, game.active, step)
        company = game.companies[seat]
        if company.coins >= figures.tax_from_coins:
            coins = company.coins // figures.tax_divisor
            deck.spend(game, company, coins)
            if game.journal is not None:
                game.journal.note(TAXED, EVERYONE, seat, coins)
    deck.refill_pile_eagerly(game)
    if figures.bonus[card] == MOST_SWORDS:
        pay_most_swords(game)
    else:
        pay_least_vp(game)
    # PR-TAX-04: last, so that it cannot become one of those coins
    game.discard.push(card)
    deck.refill_pile_eagerly(game)


def pay_most_swords(game: PortRoyal) -> None:
    """To all who are tied, also with none (PR-TAX-03)."""
    most: i64 = 0
    for company in game.companies:
        if company.swords > most:
            most = company.swords
    for step in range(game.players):
        seat = seat_after(game, game.active, step)
        if game.companies[seat].swords == most:
            deck.gain_by(game, seat, game.figures.tax_bonus, BY_MOST_SWORDS)


def pay_least_vp(game: PortRoyal) -> None:
    """To all who are tied, also with none (PR-TAX-03)."""
    least = game.companies[0].points
    for company in game.companies:
        if company.points < least:
            least = company.points
    for step in range(game.players):
        seat = seat_after(game, game.active, step)
        if game.companies[seat].points == least:
            deck.gain_by(game, seat, game.figures.tax_bonus, BY_LEAST_VP)
