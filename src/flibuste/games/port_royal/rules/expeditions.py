"""5. Expeditions: claims, which the active player may make at every decision but one (PR-EXP-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import deck, ending
from flibuste.games.port_royal.rules.codes import (
    CLAIMED,
    JACK,
    NO_SUCH_EXPEDITION,
    NONE,
    ONLY_ACTIVE_CLAIMS,
    PERSONS_MISSING,
    SETTLER,
    SYMBOLS,
)
from flibuste.games.port_royal.rules.company import Company
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def add_claims(game: PortRoyal, out: Moves) -> None:
    if not has_envoys(game):
        return
    place: i64 = 0
    while place < game.expeditions.n:
        card = game.expeditions.get(place)
        if lacking(game, game.actor, card) == 0:
            out.add_in_order(game.figures.move[card])
        place += 1


def may_claim(game: PortRoyal) -> bool:
    if not has_envoys(game):
        return False
    place: i64 = 0
    while place < game.expeditions.n:
        if lacking(game, game.actor, game.expeditions.get(place)) == 0:
            return True
        place += 1
    return False


def has_envoys(game: PortRoyal) -> bool:
    """Whether the actor may claim at all, and has persons enough for the smallest expedition."""
    if game.actor != game.active or game.expeditions.n == 0:
        return False
    return game.acting.envoys >= game.figures.smallest_expedition


def why_no_claim(game: PortRoyal, move: i64) -> i64:
    """The reason against a claim while no ship waits to be repelled."""
    if is_not_open(game, move):
        return NO_SUCH_EXPEDITION
    if game.actor != game.active:
        return ONLY_ACTIVE_CLAIMS
    if lacking(game, game.actor, game.figures.expedition_of(move)):
        return PERSONS_MISSING
    return 0


def is_not_open(game: PortRoyal, move: i64) -> bool:
    """Whether the expedition that a move names does not lie in the middle."""
    return game.expeditions.find(game.figures.expedition_of(move)) < 0


def lacking(game: PortRoyal, seat: i64, expedition: i64) -> i64:
    """How many persons the seat lacks, jacks of all trades standing in (PR-EXP-01, -03)."""
    crew = game.companies[seat].crew
    requires = game.figures.requires
    missing = -crew[JACK]
    symbol: i64 = 0
    while symbol < SYMBOLS:
        short = requires[SYMBOLS * expedition + symbol] - crew[SETTLER + symbol]
        if short > 0:
            missing += short
        symbol += 1
    if missing < 0:
        missing = 0
    return missing


def claim(game: PortRoyal, move: i64) -> None:
    """The persons leave, the expedition joins, and only then are its coins drawn (PR-EXP-02, -08)."""
    figures = game.figures
    expedition = figures.expedition_of(move)
    company = game.acting
    was_ending = game.journal is not None and ending.is_ending(game)
    symbol: i64 = 0
    while symbol < SYMBOLS:
        left = figures.requires[SYMBOLS * expedition + symbol]
        while left > 0:
            calling = SETTLER + symbol
            if company.crew[calling] == 0:
                calling = JACK  # PR-EXP-04: jacks only fill what is missing
            game.discard.push(company.leave(least_of(game, company, calling), figures))
            left -= 1
        symbol += 1
    deck.refill_pile_eagerly(game)
    game.expeditions.remove(game.expeditions.find(expedition))
    company.join(expedition, figures)
    coins = deck.gain(game, game.actor, figures.coins[expedition])
    game.claims += 1
    if game.journal is not None:
        game.journal.note(CLAIMED, EVERYONE, game.actor, expedition, coins, figures.vp[expedition])
        ending.note_last_round(game, was_ending)


def least_of(game: PortRoyal, company: Company, calling: i64) -> i64:
    """Where the person of a calling with fewest points lies; as printed they are all equal."""
    figures = game.figures
    display = company.display
    least: i64 = NONE
    place: i64 = 0
    while place < display.n:
        card = display.get(place)
        found = card < figures.first_expedition and figures.calling[card] == calling
        if found and (least == NONE or figures.vp[card] < figures.vp[display.get(least)]):
            least = place
        place += 1
    return least
