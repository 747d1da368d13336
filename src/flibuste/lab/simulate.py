"""Many games between bots, and sums over them: what `flibuste simulate` reports."""

import time
from collections import Counter
from math import sqrt
from typing import NamedTuple

import msgspec

from flibuste.bots import bot_named
from flibuste.bots.random_bot import RandomBot
from flibuste.kit.bits import members
from flibuste.kit.game import OptionValues
from flibuste.kit.luck import word_of
from flibuste.kit.state import Moves
from flibuste.lab.playout import play_by_bots, play_randomly
from flibuste.lab.runner import (
    GameSetup,
    Progress,
    batches_of,
    no_progress,
    report_header,
    run_parallel,
)
from flibuste.lab.statistics import mean_interval, wilson

WIN_PARTS = 720720  # can be shared equally among any number of winners up to 16


class Batch(NamedTuple):
    """Some games of a simulation."""

    setup: GameSetup
    bots: tuple[str, ...]
    games: range


class Totals(msgspec.Struct):
    """Sums over games; numbers only, so that any order of adding gives the same."""

    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    wins: list[Counter[int]] = []  # of each seat: how often it was one of how many winners
    points: list[int] = []
    squares: int = 0
    winners: int = 0
    winners_points: int = 0
    winners_squares: int = 0
    tally: Counter[str] = msgspec.field(default_factory=Counter)
    tally_squares: Counter[str] = msgspec.field(default_factory=Counter)
    played_with: Counter[str] = msgspec.field(default_factory=Counter)  # seats
    won_with: Counter[str] = msgspec.field(default_factory=Counter)  # games, a shared one as a part of WIN_PARTS

    def __post_init__(self) -> None:
        self.wins = self.wins or [Counter() for _ in range(self.seats)]
        self.points = self.points or [0] * self.seats

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
        self.squares += other.squares
        self.winners += other.winners
        self.winners_points += other.winners_points
        self.winners_squares += other.winners_squares
        self.tally.update(other.tally)
        self.tally_squares.update(other.tally_squares)
        self.played_with.update(other.played_with)
        self.won_with.update(other.won_with)

    def share(self, seat: int) -> float:
        """Games won, a shared win counting as its share."""
        return sum((times / among for among, times in sorted(self.wins[seat].items())), start=0.0)


class StartStatistics(msgspec.Struct):
    """Something that some seats began with: how many, and their games won."""

    seats: int
    wins: float
    share: float  # of the games of those seats; an equal one's is 1 / players
    low: float
    high: float


class Scores(msgspec.Struct):
    mean: float
    sd: float
    winners_mean: float
    winners_low: float | None
    winners_high: float | None


class Mean(msgspec.Struct):
    """Of a game, with its interval, which games that were all alike do not tell."""

    mean: float
    low: float | None
    high: float | None


class SeatReport(msgspec.Struct):
    bot: str
    wins: float
    share: float
    low: float
    high: float
    score: float


class BotReport(msgspec.Struct):
    seats: int
    wins: float
    share: float  # of the games of each of its seats


class Report(msgspec.Struct):
    """What came of a simulation."""

    game: str
    players: int
    options: OptionValues
    seed: int
    cards: str  # the digest of house cards, "" when the printed ones were played with
    games: int
    finished: int
    decisions: int
    seconds: float
    seats: list[SeatReport]
    bots: dict[str, BotReport]
    scores: Scores
    tally: dict[str, int]
    per_game: dict[str, Mean]  # of the tally
    played_with: dict[str, StartStatistics]


def play_batch(batch: Batch) -> Totals:
    game = batch.setup.find()
    players = batch.setup.players
    options = batch.setup.options
    bots = [bot_named(game, name) for name in batch.bots]
    by_chance = all(isinstance(bot, RandomBot) for bot in bots)  # need not think, so need not be asked
    moves = Moves(game.codes)
    totals = Totals(players)
    for number in batch.games:
        seed = word_of(batch.setup.seed, number)
        state = game.new(players, options, word_of(seed, 0))
        decisions = play_randomly(state, moves) if by_chance else play_by_bots(state, bots, seed, False)
        totals.games += 1
        totals.finished += state.pending() == 0
        totals.decisions += decisions
        winners = members(state.winners())
        scores = [state.score(seat) for seat in range(players)]
        for seat in winners:
            totals.wins[seat][len(winners)] += 1
            totals.winners += 1
            totals.winners_points += scores[seat]
            totals.winners_squares += scores[seat] ** 2
        for seat, score in enumerate(scores):
            totals.points[seat] += score
            totals.squares += score * score
            for key in game.played_with(state, seat):
                totals.played_with[key] += 1
                totals.won_with[key] += WIN_PARTS // len(winners) if seat in winners else 0
        tally = game.tally(state)
        totals.tally.update(tally)
        totals.tally_squares.update({name: times * times for name, times in tally.items()})
    return totals


def simulate(
    setup: GameSetup, bots: tuple[str, ...], games: int, workers: int, progress: Progress = no_progress
) -> Report:
    """Play so many games, one bot a seat."""
    began = time.perf_counter()
    batches = [Batch(setup, bots, some) for some in batches_of(games, workers)]
    totals = Totals(setup.players)
    for result in run_parallel(play_batch, batches, workers, lambda batch: progress(len(batch.games))):
        totals.add(result)
    return report_of(setup, bots, totals, time.perf_counter() - began)


def report_of(setup: GameSetup, bots: tuple[str, ...], totals: Totals, seconds: float) -> Report:
    games = totals.games
    seats: list[SeatReport] = []
    by_bot: dict[str, BotReport] = {}
    for seat, name in enumerate(bots):
        wins = totals.share(seat)
        low, high = wilson(wins / games, games)
        seats.append(SeatReport(name, wins, wins / games, low, high, totals.points[seat] / games))
        own = by_bot.setdefault(name, BotReport(0, 0.0, 0.0))
        own.seats += 1
        own.wins += wins
        own.share = own.wins / (own.seats * games)
    mean = sum(totals.points) / (games * setup.players)
    spread = sqrt(max(0.0, totals.squares / (games * setup.players) - mean * mean))
    winners_mean = totals.winners_points / max(1, totals.winners)
    winners = mean_interval(totals.winners_points, totals.winners_squares, totals.winners)
    scores = Scores(mean, spread, winners_mean, *winners)
    return Report(
        *report_header(setup),
        games,
        totals.finished,
        totals.decisions,
        seconds,
        seats,
        by_bot,
        scores,
        dict(totals.tally),
        {name: mean_of_counts(n, totals.tally_squares[name], games) for name, n in totals.tally.items()},
        {key: start_statistics(n, totals.won_with[key] / WIN_PARTS) for key, n in totals.played_with.items()},
    )


def mean_of_counts(times: int, squares: int, games: int) -> Mean:
    return Mean(times / games, *mean_interval(times, squares, games, least=0.0))


def start_statistics(seats: int, wins: float) -> StartStatistics:
    return StartStatistics(seats, wins, wins / seats, *wilson(wins / seats, seats))
