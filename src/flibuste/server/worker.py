"""A process that thinks for bots.

It is sent positions in which all that the bot's seat cannot know was dealt anew, so it could not cheat if it wanted to;
and it ends by itself when the server does.
"""

import os
import signal
import struct
import sys
from functools import lru_cache
from typing import IO

import msgspec

from flibuste.bots import ask, bot_named
from flibuste.bots.search import SearchBot
from flibuste.kit.bot import Bot
from flibuste.kit.game import find_games, game_with
from flibuste.kit.state import legal_moves

LENGTH = struct.Struct("!I")
READY = b"ready"
MAX_CACHED_BOTS = 50


class BotQuestion(msgspec.Struct, frozen=True):
    """A decision of a bot's seat."""

    game: str
    position: list[int]  # packed
    seat: int
    bot: str
    slips: float  # how often it moves at random instead
    seconds: float  # it may think
    word: int  # the random word of its own luck
    cards: str | None = None  # house cards


class BotAnswer(msgspec.Struct, frozen=True):
    move: int
    hurried: bool  # it was given less time than it needed


@lru_cache(MAX_CACHED_BOTS)
def cached_bot(game: str, cards: str | None, bot: str) -> Bot:
    return bot_named(game_with(game, cards), bot)


def answered(question: BotQuestion) -> BotAnswer:
    state = game_with(question.game, question.cards).unpack(question.position)
    dice = state.copy()
    dice.reseed(question.word)
    if dice.below(1000) < int(question.slips * 1000):
        moves = legal_moves(state, question.seat)
        return BotAnswer(moves[dice.below(len(moves))], False)
    bot = cached_bot(question.game, question.cards, question.bot)
    if not isinstance(bot, SearchBot):
        return BotAnswer(ask(bot, state, question.seat, question.word), False)
    bot.seconds = question.seconds
    bot.hurried = False
    return BotAnswer(ask(bot, state, question.seat, question.word), bot.hurried)


def read(pipe: IO[bytes]) -> bytes | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = pipe.read(LENGTH.unpack(head)[0])
    return body or None


def main() -> int:
    for name in (signal.SIGINT, signal.SIGTERM):  # often meant for all: the server decides, and says so by its pipe
        signal.signal(name, signal.SIG_IGN)
    os.nice(int(sys.argv[1]))
    find_games()  # all that takes time to load
    try:
        answer_all(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server is gone, however it went: nobody waits for an answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more as it ends
    return 0


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    answers.write(READY)
    answers.flush()
    while (body := read(questions)) is not None:
        answer = msgspec.msgpack.encode(answered(msgspec.msgpack.decode(body, type=BotQuestion)))
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    sys.exit(main())
