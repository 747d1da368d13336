"""One bot against several of another, every seat on the same luck: what `flibuste match` reports."""

import time
from typing import NamedTuple

import msgspec

from flibuste.bots import bot_named
from flibuste.bots.search import SearchBot, win_share
from flibuste.kit.bot import Bot
from flibuste.kit.game import OptionValues
from flibuste.kit.luck import word_of
from flibuste.lab.playout import play_by_bots
from flibuste.lab.runner import GameSetup, Progress, batches_of, no_progress, report_header, run_parallel
from flibuste.lab.statistics import block_error, wilson


class Batch(NamedTuple):
    """Some blocks of a match."""

    setup: GameSetup
    bots: tuple[str, str]
    blocks: range


class SearchEffort(msgspec.Struct):
    """How much a bot searched, over so many moves."""

    moves: int = 0
    iterations: int = 0
    seconds: float = 0.0

    def add(self, other: "SearchEffort") -> None:
        self.moves += other.moves
        self.iterations += other.iterations
        self.seconds += other.seconds

    def since(self, earlier: "SearchEffort") -> "SearchEffort":
        return SearchEffort(
            self.moves - earlier.moves, self.iterations - earlier.iterations, self.seconds - earlier.seconds
        )


class Block(msgspec.Struct):
    """One deal, played once with the first bot on each seat."""

    shares: list[float]
    scores: list[int]  # of the first bot
    others: list[int]  # of the second, summed over its seats
    efforts: tuple[SearchEffort, SearchEffort]


class Side(msgspec.Struct):
    bot: str
    score: float
    iterations: float | None  # a searched move, on average
    milliseconds: float | None


class Report(msgspec.Struct):
    """What came of a match."""

    game: str
    players: int
    options: OptionValues
    seed: int
    cards: str  # the digest of house cards, "" when the printed ones were played with
    games: int
    share: float  # of the wins, shared ones split; an equal bot's is 1 / players
    low: float
    high: float
    block_error: float | None  # standard error of the share by blocks; one block does not tell it
    by_seat: list[float]
    sides: list[Side]
    seconds: float


def play_block(setup: GameSetup, bots: tuple[Bot, Bot], number: int) -> Block:
    game = setup.find()
    players = setup.players
    seed = word_of(setup.seed, number)
    block = Block([], [], [], (SearchEffort(), SearchEffort()))
    before = [search_effort(bot) for bot in bots]
    for first in range(players):
        state = game.new(players, setup.options, word_of(seed, 0))
        play_by_bots(state, [bots[seat != first] for seat in range(players)], seed, True)
        block.shares.append(win_share(state, first))
        block.scores.append(state.score(first))
        block.others.append(sum(state.score(seat) for seat in range(players) if seat != first))
    for total, bot, earlier in zip(block.efforts, bots, before, strict=True):
        now = search_effort(bot)
        total.add(
            SearchEffort(now.moves - earlier.moves, now.iterations - earlier.iterations, now.seconds - earlier.seconds)
        )
    return block


def search_effort(bot: Bot) -> SearchEffort:
    return (
        SearchEffort(bot.searches, bot.iterations_done, bot.seconds_spent)
        if isinstance(bot, SearchBot)
        else SearchEffort()
    )


def play_batch(batch: Batch) -> list[Block]:
    game = batch.setup.find()
    first, second = batch.bots
    bots = bot_named(game, first), bot_named(game, second)
    return [play_block(batch.setup, bots, number) for number in batch.blocks]


def match(
    setup: GameSetup, bots: tuple[str, str], games: int, workers: int, progress: Progress = no_progress
) -> Report:
    """The first bot on every seat against the second on all others; the games are rounded up to whole blocks."""
    began = time.perf_counter()
    players = setup.players
    batches = [Batch(setup, bots, some) for some in batches_of(-(-games // players), workers)]
    results = run_parallel(play_batch, batches, workers, lambda batch: progress(len(batch.blocks) * players))
    blocks = [block for some in results for block in some]
    return report_of(setup, bots, blocks, time.perf_counter() - began)


def report_of(setup: GameSetup, bots: tuple[str, str], blocks: list[Block], seconds: float) -> Report:
    players = setup.players
    games = len(blocks) * players
    share = sum(sum(block.shares) for block in blocks) / games
    low, high = wilson(share, games)
    error = block_error([sum(block.shares) / players for block in blocks])
    by_seat = [sum(block.shares[seat] for block in blocks) / len(blocks) for seat in range(players)]
    sides: list[Side] = []
    for i, name in enumerate(bots):
        points = sum(sum(block.others if i else block.scores) for block in blocks)
        effort = SearchEffort()
        for block in blocks:
            effort.add(block.efforts[i])
        side = Side(name, points / games / ((players - 1) if i else 1), None, None)
        if effort.moves:
            side.iterations = effort.iterations / effort.moves
            side.milliseconds = 1000 * effort.seconds / effort.moves
        sides.append(side)
    return Report(*report_header(setup), games, share, low, high, error, by_seat, sides, seconds)
