"""1 and 2. The setup, and how turns and rounds follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.port_royal.rules import deck, ending
from flibuste.games.port_royal.rules.codes import DISCOVERING, FIRST_PLAYER, HARBOUR_CLEARED, NONE, SEAT0, TURN
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE

if TYPE_CHECKING:
    from flibuste.games.port_royal.rules.state import PortRoyal


def set_up(game: PortRoyal) -> None:
    lay_out_expeditions(game)
    if game.start_player != SEAT0:
        game.start = game.below(game.players)
    step: i64 = 0
    while step < game.players:
        deck.gain(game, seat_after(game, game.start, step), game.figures.starting_coins)
        step += 1
    if game.journal is not None:
        game.journal.note(FIRST_PLAYER, EVERYONE, game.start)
    begin_turn(game, game.start)


def lay_out_expeditions(game: PortRoyal) -> None:
    """Those that are in the game and not in the pile (PR-SET-02)."""
    figures = game.figures
    card = figures.first_expedition
    while card < figures.first_tax:
        if figures.five_player_only[card]:
            left = figures.in_game(card, game.players)
            while left > 0:
                game.expeditions.push(card)
                left -= 1
        card += 1


def seat_after(game: PortRoyal, seat: i64, steps: i64) -> i64:
    """Clockwise."""
    seat += steps
    if seat >= game.players:
        seat -= game.players
    return seat


def begin_turn(game: PortRoyal, seat: i64) -> None:
    game.turns += 1
    game.active = seat
    forget_turn(game)
    game.phase = DISCOVERING
    if game.journal is not None:
        game.journal.note(TURN, EVERYONE, seat, game.round)


def forget_turn(game: PortRoyal) -> None:
    game.let_act(game.active)
    game.draws = 0
    game.drawn = NONE
    game.last_drawn = NONE
    game.colours = 0
    game.flags = 0
    game.taken = 0
    game.allowed = 0


def end_turn(game: PortRoyal) -> None:
    """The harbour is cleared and the next player becomes active (PR-TRD-10), or the game ends with the round."""
    if game.harbour.n:
        if game.journal is not None:
            game.journal.note(HARBOUR_CLEARED, EVERYONE, game.harbour.n)
        clear_harbour(game)
    following = seat_after(game, game.active, 1)
    if following == game.start:
        # PR-END-03: points never fall, so the end is tested when a round ends
        if ending.ends_with_round(game):
            forget_turn(game)
            ending.end_game(game)
            return
        game.round += 1
        game.drawn_in_round = False
    begin_turn(game, following)


def clear_harbour(game: PortRoyal) -> None:
    harbour = game.harbour
    place: i64 = 0
    while place < harbour.n:
        game.discard.push(harbour.get(place))
        place += 1
    harbour.n = 0
    game.colours = 0
    deck.refill_pile_eagerly(game)
