"""Play many games by bots and report what happened: `flibuste simulate`."""

import argparse
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
from flibuste.kit.parser import Parser
from flibuste.kit.state import Moves
from flibuste.lab.playout import play_by_bots, play_randomly
from flibuste.lab.runner import (
    GameSetup,
    Sheet,
    batches_of,
    names_of,
    progress_of,
    report_header,
    run_parallel,
    setting_of,
    shared_arguments,
)
from flibuste.lab.statistics import mean_interval, wilson
from flibuste.lab.texts import say

USUAL_BOT = "rule"
SHARES = 720720  # can be shared equally among any number of winners up to 16


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
    won_with: Counter[str] = msgspec.field(default_factory=Counter)  # games, a shared one as a part of SHARES

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


class Choice(msgspec.Struct):
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
    played_with: dict[str, Choice]


def play_batch(batch: Batch) -> Totals:
    game = batch.setup.find()
    players = batch.setup.players
    options = batch.setup.options
    bots = [bot_named(game, name) for name in batch.bots]
    by_chance = all(isinstance(bot, RandomBot) for bot in bots)  # need not think, so need not be asked
    moves = Moves(game.codes)
    played = Totals(players)
    for number in batch.games:
        seed = word_of(batch.setup.seed, number)
        state = game.new(players, options, word_of(seed, 0))
        decisions = play_randomly(state, moves) if by_chance else play_by_bots(state, bots, seed, False)
        played.games += 1
        played.finished += state.pending() == 0
        played.decisions += decisions
        winners = members(state.winners())
        scores = [state.score(seat) for seat in range(players)]
        for seat in winners:
            played.wins[seat][len(winners)] += 1
            played.winners += 1
            played.winners_points += scores[seat]
            played.winners_squares += scores[seat] ** 2
        for seat, score in enumerate(scores):
            played.points[seat] += score
            played.squares += score * score
            for key in game.played_with(state, seat):
                played.played_with[key] += 1
                played.won_with[key] += SHARES // len(winners) if seat in winners else 0
        tally = game.tally(state)
        played.tally.update(tally)
        played.tally_squares.update({name: times * times for name, times in tally.items()})
    return played


def simulate(setup: GameSetup, bots: tuple[str, ...], games: int, workers: int, language: str = "en") -> Report:
    """Play so many games, one bot a seat."""
    began = time.perf_counter()
    batches = [Batch(setup, bots, some) for some in batches_of(games, workers)]
    with progress_of([len(batch.games) for batch in batches], language) as done:
        results = run_parallel(play_batch, batches, workers, done)
    played = Totals(setup.players)
    for result in results:
        played.add(result)
    return report_of(setup, bots, played, time.perf_counter() - began)


def report_of(setup: GameSetup, bots: tuple[str, ...], played: Totals, seconds: float) -> Report:
    games = played.games
    seats: list[SeatReport] = []
    by_bot: dict[str, BotReport] = {}
    for seat, name in enumerate(bots):
        wins = played.share(seat)
        low, high = wilson(wins / games, games)
        seats.append(SeatReport(name, wins, wins / games, low, high, played.points[seat] / games))
        own = by_bot.setdefault(name, BotReport(0, 0.0, 0.0))
        own.seats += 1
        own.wins += wins
        own.share = own.wins / (own.seats * games)
    mean = sum(played.points) / (games * setup.players)
    spread = sqrt(max(0.0, played.squares / (games * setup.players) - mean * mean))
    winners_mean = played.winners_points / max(1, played.winners)
    winners = mean_interval(played.winners_points, played.winners_squares, played.winners)
    scores = Scores(mean, spread, winners_mean, *winners)
    return Report(
        *report_header(setup),
        games,
        played.finished,
        played.decisions,
        seconds,
        seats,
        by_bot,
        scores,
        dict(played.tally),
        {name: mean_count(n, played.tally_squares[name], games) for name, n in played.tally.items()},
        {key: choice_of(n, played.won_with[key] / SHARES) for key, n in played.played_with.items()},
    )


def mean_count(times: int, squares: int, games: int) -> Mean:
    return Mean(times / games, *mean_interval(times, squares, games, least=0.0))


def choice_of(seats: int, wins: float) -> Choice:
    return Choice(seats, wins, wins / seats, *wilson(wins / seats, seats))


# -- the command


def arguments(parser: Parser) -> None:
    shared_arguments(parser)
    help = say(parser.language, "lab-argument-bots-of-seats", usual=USUAL_BOT)
    parser.add_argument("--bots", default=USUAL_BOT, metavar="BOT,...", help=help)


def run(args: argparse.Namespace) -> int:
    setup = setting_of(args)
    report = simulate(setup, names_of(args, setup.players), args.games, args.cores, args.lang)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        sheet_of(report, args.lang).print()
    return 0


def sheet_of(report: Report, language: str) -> Sheet:
    sheet = Sheet(language, report.game)
    number, say = sheet.number, sheet.say
    sheet.line(
        "lab-simulated",
        game=report.game,
        players=report.players,
        games=report.games,
        seconds=number(report.seconds, 1),
        decisions=report.decisions,
        rate=round(report.games / report.seconds),
        seed=str(report.seed),
    )
    if report.cards:
        sheet.line("house-cards", figures=report.cards)
    if report.finished < report.games:
        sheet.line("lab-unfinished", games=report.games - report.finished)
    sheet.table(
        [
            [say("lab-seat"), say("lab-bot"), say("lab-wins"), say("lab-share"), say("lab-interval"), say("lab-score")],
            *(
                [
                    say("seat-name", number=seat + 1),
                    one.bot,
                    number(one.wins, 1),
                    sheet.percent(one.share),
                    say("lab-from-to", low=sheet.percent(one.low), high=sheet.percent(one.high)),
                    number(one.score, 2),
                ]
                for seat, one in enumerate(report.seats)
            ),
        ]
    )
    if len(report.bots) > 1:
        sheet.table(
            [
                [say("lab-bot"), say("lab-seats"), say("lab-wins"), say("lab-share-of-seat")],
                *(
                    [name, number(bot.seats), number(bot.wins, 1), sheet.percent(bot.share)]
                    for name, bot in report.bots.items()
                ),
            ]
        )
    scores = report.scores
    told = {"mean": number(scores.mean, 2), "spread": number(scores.sd, 2), "winners": number(scores.winners_mean, 2)}
    interval = sheet.interval(scores.winners_low, scores.winners_high)
    sheet.lines.append("")
    if interval:
        sheet.line("lab-scores", **told, interval=interval)
    else:
        sheet.line("lab-scores-alone", **told)
    if report.tally:
        turns = report.tally.get("turns", 0)
        sheet.table(
            [
                [say("lab-tally"), say("lab-per-game"), say("lab-interval"), *([say("lab-per-turn")] if turns else [])],
                *(
                    [
                        say(f"tally-{name}"),
                        number(one.mean, 2),
                        sheet.interval(one.low, one.high),
                        *([number(report.tally[name] / turns, 3)] if turns else []),
                    ]
                    for name, one in report.per_game.items()
                ),
            ]
        )
    if report.played_with:
        sheet.table(
            [
                [say("lab-began-with"), say("lab-seats"), say("lab-wins"), say("lab-share"), say("lab-interval")],
                *(
                    [
                        say(key),
                        number(one.seats),
                        number(one.wins, 1),
                        sheet.percent(one.share),
                        say("lab-from-to", low=sheet.percent(one.low), high=sheet.percent(one.high)),
                    ]
                    for key, one in sorted(report.played_with.items())
                ),
            ]
        )
    return sheet
