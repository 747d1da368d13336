"""2. The round: the dice are placed, everybody picks a card, the cards are played in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import cards, ending, ghost, loading, refusals, sailing, treasures
from flibuste.games.jamaica.rules.codes import (
    CARD,
    CHOSEN,
    DICE,
    HOLD,
    LOADING,
    MAP,
    MORNING,
    NO_SUCH_DIE,
    NOT_IN_HAND,
    PLACED,
    ROLLED,
    ROUND,
    SHOWED,
)
from flibuste.kit.bits import bit, has
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


def seat_in_turn(game: Jamaica, turn: i64) -> i64:
    seat = game.captain + turn
    return seat - game.players if seat >= game.players else seat


def die_of_half(game: Jamaica) -> i64:
    return game.morning if game.half == 0 else game.evening


def begin_round(game: Jamaica) -> None:
    game.round += 1
    game.turn = 0
    game.half = 0
    game.morning = 0
    game.evening = 0
    first = game.die(game.figures.action_faces)
    second = game.die(game.figures.action_faces)
    game.die_a = first if first < second else second
    game.die_b = second if first < second else first
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(ROUND, EVERYONE, game.round, game.captain)
        game.journal.note(ROLLED, EVERYONE, game.die_a, game.die_b)
    if game.die_a == game.die_b:
        place_dice(game, game.die_a)
    else:
        game.ask(DICE)


# -- DICE: the Captain puts one die on the morning, the other on the evening (JAM-RND-02)


def legal_dice(game: Jamaica, seat: i64, out: Moves) -> None:
    out.add(MORNING + game.die_a - 1)
    if game.die_b != game.die_a:
        out.add(MORNING + game.die_b - 1)


def against_dice(game: Jamaica, seat: i64, move: i64) -> i64:
    if move >= HOLD:
        return refusals.not_now(game, move)
    value = move - MORNING + 1
    return 0 if value == game.die_a or value == game.die_b else NO_SUCH_DIE


def play_dice(game: Jamaica, seat: i64, move: i64) -> None:
    place_dice(game, move - MORNING + 1)


def place_dice(game: Jamaica, morning: i64) -> None:
    game.morning = morning
    game.evening = game.die_a + game.die_b - morning
    if game.journal is not None:
        game.journal.note(PLACED, EVERYONE, game.captain, game.morning, game.evening)
    game.phase = CARD
    game.owing = bit(game.players) - 1


# -- CARD: everybody lays a card of the hand face down, all at the same time (JAM-RND-03)


def legal_card(game: Jamaica, seat: i64, out: Moves) -> None:
    code = game.figures.first_card
    hand = game.decks[seat].hand
    while hand:
        if hand & 1:
            out.add(code)
        code += 1
        hand >>= 1


def against_card(game: Jamaica, seat: i64, move: i64) -> i64:
    card = move - game.figures.first_card
    if card < 0 or card >= game.figures.action_cards:
        return refusals.not_now(game, move)
    return 0 if has(game.decks[seat].hand, card) else NOT_IN_HAND


def play_card(game: Jamaica, seat: i64, move: i64) -> None:
    game.decks[seat].locked = move - game.figures.first_card
    if game.journal is not None:
        game.journal.note(CHOSEN, EVERYONE, seat)
    game.owing &= ~bit(seat)
    if game.owing == 0:
        begin_turn(game, 0)


def begin_turn(game: Jamaica, turn: i64) -> None:
    """JAM-RND-04: one after the other, the later cards still hidden."""
    game.turn = turn
    game.half = 0
    seat = seat_in_turn(game, turn)
    card = game.decks[seat].show()
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(SHOWED, EVERYONE, seat, card)
    begin_action(game, seat, game.figures.morning[card])


def begin_action(game: Jamaica, seat: i64, action: i64) -> None:
    """JAM-CRD-02: the card tells what is done, the die how much of it."""
    if action >= LOADING:
        loading.load(game, seat, action - LOADING, die_of_half(game))
    else:
        sailing.set_sail(game, seat, action, die_of_half(game))


def end_action(game: Jamaica) -> None:
    """After a load, a move or a move of the ghost."""
    ship = game.moving
    sailing.forget_move(game)
    if ship >= game.players:
        ghost.steer_ghost(game, game.ghost_step + 1)
    elif game.half == 0:
        game.half = 1
        seat = seat_in_turn(game, game.turn)
        begin_action(game, seat, game.figures.evening[game.decks[seat].played])
    else:
        end_turn(game)


def end_turn(game: Jamaica) -> None:
    game.decks[seat_in_turn(game, game.turn)].lay_off()
    if game.turn + 1 < game.players:
        begin_turn(game, game.turn + 1)
    elif ghost.sails_along(game.players):
        ghost.steer_ghost(game, 1)
    else:
        end_round(game)


def end_round(game: Jamaica) -> None:
    """JAM-RND-06: all draw cards and the compass goes on, unless this was the last round (JAM-END-02, -06)."""
    if ending.is_finished(game) or game.round == game.round_cap:
        ending.end_game(game)
        return
    for turn in range(game.players):
        seat = seat_in_turn(game, turn)
        if treasures.has_power(game, seat, MAP):
            cards.draw_cards(game, seat, game.figures.map_hand_size)
        else:
            cards.draw_cards(game, seat, game.figures.hand_size)
    game.captain = seat_in_turn(game, 1)
    begin_round(game)
