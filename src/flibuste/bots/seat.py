"""The only way to have a bot move: at its seat, with what that seat knows."""

from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import MAX_LEGAL_MOVES, Moves, State


def ask(bot: Bot, state: State, seat: i64, word: i64) -> i64:
    """The move a bot makes for a seat that owes one.

    The bot gets a copy in which everything the seat cannot know, the luck to come included, is dealt anew by the word,
    and the moves that are legal in that copy. So it cannot cheat, whatever it does; the word should be one that the
    game itself does not use.
    """
    seen = state.copy()
    seen.resample(seat, word)
    moves = Moves(MAX_LEGAL_MOVES)
    seen.legal(seat, moves)
    if moves.n == 0:
        raise ValueError(f"seat {seat} owes no move")
    if moves.n == 1:
        return moves.get(0)
    move = bot.choose(seen, seat, moves)
    if state.why_not(seat, move) != 0:
        raise ValueError(f"{type(bot).__name__} chose {move}, which is no legal move of seat {seat}")
    return move
