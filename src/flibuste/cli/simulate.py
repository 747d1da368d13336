"""`flibuste simulate`: play many games by bots and report what happened."""

import argparse

from flibuste.cli.arguments import language_of
from flibuste.cli.lab_arguments import bot_names, game_setup, lab_arguments
from flibuste.cli.parser import Parser
from flibuste.cli.report import TextReport, print_json, progress_bar
from flibuste.lab.simulate import Report, simulate

DEFAULT_BOT = "rule"


def arguments(parser: Parser) -> None:
    lab_arguments(parser)
    parser.argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="BOT,...",
        key="bots-of-seats",
        told={"default": DEFAULT_BOT},
        completes="bots",
    )


def run(args: argparse.Namespace) -> int:
    setup = game_setup(args)
    bots = bot_names(args, setup.players)
    with progress_bar(args.games, language_of(args)) as progress:
        report = simulate(setup, bots, args.games, args.cores, progress)
    if args.json:
        print_json(report)
    else:
        text_report(report, language_of(args)).print()
    return 0


def text_report(report: Report, language: str) -> TextReport:
    text = TextReport(language, report.game)
    number, say = text.number, text.say
    text.line(
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
        text.line("house-cards", figures=report.cards)
    if report.finished < report.games:
        text.line("lab-unfinished", games=report.games - report.finished)
    text.table(
        [
            [say("lab-seat"), say("lab-bot"), say("lab-wins"), say("lab-share"), say("lab-interval"), say("lab-score")],
            *(
                [
                    say("seat-name", number=seat + 1),
                    one.bot,
                    number(one.wins, 1),
                    text.percent(one.share),
                    say("lab-from-to", low=text.percent(one.low), high=text.percent(one.high)),
                    number(one.score, 2),
                ]
                for seat, one in enumerate(report.seats)
            ),
        ]
    )
    if len(report.bots) > 1:
        text.table(
            [
                [say("lab-bot"), say("lab-seats"), say("lab-wins"), say("lab-share-of-seat")],
                *(
                    [name, number(bot.seats), number(bot.wins, 1), text.percent(bot.share)]
                    for name, bot in report.bots.items()
                ),
            ]
        )
    scores = report.scores
    told = {"mean": number(scores.mean, 2), "spread": number(scores.sd, 2), "winners": number(scores.winners_mean, 2)}
    interval = text.interval(scores.winners_low, scores.winners_high)
    text.lines.append("")
    if interval:
        text.line("lab-scores", **told, interval=interval)
    else:
        text.line("lab-scores-alone", **told)
    if report.tally:
        turns = report.tally.get("turns", 0)
        text.table(
            [
                [say("lab-tally"), say("lab-per-game"), say("lab-interval"), *([say("lab-per-turn")] if turns else [])],
                *(
                    [
                        say(f"tally-{name}"),
                        number(one.mean, 2),
                        text.interval(one.low, one.high),
                        *([number(report.tally[name] / turns, 3)] if turns else []),
                    ]
                    for name, one in report.per_game.items()
                ),
            ]
        )
    if report.played_with:
        text.table(
            [
                [say("lab-began-with"), say("lab-seats"), say("lab-wins"), say("lab-share"), say("lab-interval")],
                *(
                    [
                        say(key),
                        number(one.seats),
                        number(one.wins, 1),
                        text.percent(one.share),
                        say("lab-from-to", low=text.percent(one.low), high=text.percent(one.high)),
                    ]
                    for key, one in sorted(report.played_with.items())
                ),
            ]
        )
    return text
