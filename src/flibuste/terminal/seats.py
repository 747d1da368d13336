"""Who sits at the table: people at this keyboard, and bots.

On the command line seats are `me`, `me=Ada`, `rule`, `search=Otto`. A record keeps a bot's kind behind its name, `Otto
(search)`, so that a game that is taken up again finds its bots.
"""

import re
from collections.abc import Sequence

import msgspec

from flibuste.bots import bot_named
from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import Game
from flibuste.kit.record import LONGEST_NAME, allowed_name
from flibuste.kit.texts import Text, Words
from flibuste.terminal.texts import TerminalError

ME = "me"
DEFAULT_PLAYERS = 3
DEFAULT_BOT = "search"
REPEATABLE_SEARCH = "search:400"  # iterations, not time: a seeded game is the same on any computer
LONGEST_OWN_NAME = LONGEST_NAME - len(" (search:10000000)")
MILLISECONDS = "ms"
ITERATIONS_A_SECOND = 100_000  # of a search, where it is slowest
BOT_NAMES = 5  # how many names for bots the texts hold
WITH_KIND = re.compile(r"(.+) \(([a-z]+(?::[0-9]+(?:ms)?)?)\)")


class BadSeats(TerminalError):
    """Seats that cannot be taken as asked for."""


class Seat(msgspec.Struct, frozen=True):
    name: str
    bot: str = ""  # the kind of bot, "" for a person

    @property
    def recorded(self) -> str:
        """The seat's name as a record keeps it."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def bot_text(kind: str) -> Text:
    """A kind of bot in words, such as a bot that thinks ahead."""
    name, _, budget = kind.partition(":")
    if budget.endswith(MILLISECONDS):
        return Text("bot-in-time", {"milliseconds": int(budget.removesuffix(MILLISECONDS))})
    return Text("bot-in-tries", {"tries": int(budget)}) if budget else Text(f"bot-{name}")


def max_thinking_time(kind: str) -> float:
    """How many seconds a bot may think about a move, as far as its kind tells."""
    budget = kind.partition(":")[2]
    if budget.endswith(MILLISECONDS):
        return int(budget.removesuffix(MILLISECONDS)) / 1000
    return int(budget or 0) / ITERATIONS_A_SECOND


def default_seats(game: Game) -> str:
    """One person, and bots so that the game is a game."""
    counts = game.player_counts
    players = min(max(DEFAULT_PLAYERS, counts[0]), counts[-1])
    return ",".join([ME, *[DEFAULT_BOT] * (players - 1)])


def read_seats(asked: str, game: Game, words: Words, *, repeatable: bool) -> list[Seat]:
    """The seats of a list like `me=Ada,search,rule`."""
    wishes = [[part.strip() for part in wish.partition("=")] for wish in asked.split(",")]
    given = [name for _, equals, name in wishes if equals]
    free = iter(name for name in bot_names(words) if name not in given)
    seats: list[Seat] = []
    for n, (kind, equals, name) in enumerate(wishes, 1):
        bot = ""
        usual = words.say(Text("seat-name", {"number": n}))
        if kind != ME:
            if not is_bot(kind, game):
                raise BadSeats("seats-unknown", seat=kind[:LONGEST_NAME])
            bot = REPEATABLE_SEARCH if kind == DEFAULT_BOT and repeatable else kind
            usual = usual if equals else next(free, usual)
        seats.append(Seat(check_name(name) if equals else usual, bot))
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise BadSeats("seats-same-name", name=name)
    return seats


def bot_names(words: Words) -> list[str]:
    return [words.say(Text(f"bot-name-{n}")) for n in range(1, BOT_NAMES + 1)]


def check_name(name: str) -> str:
    if not allowed_name(name) or len(name) > LONGEST_OWN_NAME or WITH_KIND.fullmatch(name):
        raise BadSeats("seats-bad-name", name=name[:LONGEST_NAME], most=LONGEST_OWN_NAME)
    return name


def recorded_seats(names: Sequence[str], game: Game) -> list[Seat]:
    """The seats of a record: who was a bot is one again."""
    seats: list[Seat] = []
    for name in names:
        with_kind = WITH_KIND.fullmatch(name)
        seats.append(Seat(with_kind[1], with_kind[2]) if with_kind and is_bot(with_kind[2], game) else Seat(name))
    return seats


def is_bot(kind: str, game: Game) -> bool:
    try:
        bot_named(game, kind)
    except FlibusteError:
        return False
    return True
