"""Whole games, played inside the library."""

from typing import Final

from flibuste.bots.seat import ask
from flibuste.kit.bits import lowest
from flibuste.kit.bot import Bot
from flibuste.kit.luck import WORD_MASK, seat_word, word_of
from flibuste.kit.native import i64, vec
from flibuste.kit.state import MAX_LEGAL_MOVES, Moves, State

MAX_MOVES: Final = 1_000_000  # of a game that does not end
BOT_WORD: Final = WORD_MASK  # the number of the word that seeds the bots' own luck; no move of a game has it


def play_randomly(state: State, moves: Moves) -> i64:
    """Play a game to its end, every move as likely as any other; how many decisions that took.

    A decision is a move of a seat that had two or more. `moves` needs room for the longest list of the game.
    """
    decisions: i64 = 0
    while decisions < MAX_MOVES:
        owing = state.pending()
        if owing == 0:
            break
        seat = lowest(owing)
        moves.clear()
        state.legal(seat, moves)
        if moves.n == 1:
            state.play(seat, moves.get(0))
        else:
            state.play(seat, moves.get(state.below(moves.n)))
            decisions += 1
    return decisions


def play_by_bots(state: State, bots: list[Bot], seed: i64, paired: bool) -> i64:
    """Play a game to its end, one bot a seat; how many decisions that took.

    By default move n has word n of the seed, as in a play with that seed. In paired games, which differ only in who
    sits where, a seat's own n-th move has a word of its own: what one seat does leaves the luck of the others alone.
    """
    decisions: i64 = 0
    made: i64 = 0
    made_by = vec[i64]([0] * state.players)
    bot_seed = word_of(seed, BOT_WORD)
    moves = Moves(MAX_LEGAL_MOVES)
    while made < MAX_MOVES:
        owing = state.pending()
        if owing == 0:
            break
        seat = lowest(owing)
        made += 1
        made_by[seat] += 1
        moves.clear()
        state.legal(seat, moves)
        if moves.n > 1:
            decisions += 1
        move = ask(bots[seat], state, seat, seat_word(bot_seed, seat, made_by[seat]))
        state.reseed(seat_word(seed, seat, made_by[seat]) if paired else word_of(seed, made))
        state.play(seat, move)
    return decisions


def copy_often(state: State, times: i64) -> None:
    """Copies that nobody keeps: what a search pays for them."""
    i: i64 = 0
    while i < times:
        state.copy()
        i += 1
