"""`flibuste match`: one bot against several of another, every seat on the same luck."""

import argparse

from flibuste.cli.arguments import language_of
from flibuste.cli.lab_arguments import bot_names, game_setup, lab_arguments
from flibuste.cli.parser import Parser
from flibuste.cli.report import TextReport, print_json, progress_bar
from flibuste.lab.match import Report, match


def arguments(parser: Parser) -> None:
    lab_arguments(parser)
    parser.argument("--bots", required=True, metavar="FIRST,SECOND", key="bots-of-sides", completes="bots")


def run(args: argparse.Namespace) -> int:
    setup = game_setup(args)
    first, second = bot_names(args, 2)
    with progress_bar(-(-args.games // setup.players) * setup.players, language_of(args)) as progress:
        report = match(setup, (first, second), args.games, args.cores, progress)
    if args.json:
        print_json(report)
    else:
        text_report(report, language_of(args)).print()
    return 0


def text_report(report: Report, language: str) -> TextReport:
    text = TextReport(language, report.game)
    number, percent, say = text.number, text.percent, text.say
    first, second = report.sides
    text.line(
        "lab-matched",
        game=report.game,
        first=first.bot,
        second=second.bot,
        others=report.players - 1,
        games=report.games,
        seconds=number(report.seconds, 1),
        seed=str(report.seed),
    )
    if report.cards:
        text.line("house-cards", figures=report.cards)
    text.line(
        "lab-match-share",
        first=first.bot,
        share=percent(report.share),
        low=percent(report.low),
        high=percent(report.high),
        equal=percent(1 / report.players),
        games=report.games,
    )
    if report.block_error is None:
        text.line("lab-match-one-block")
    else:
        text.line("lab-match-blocks", error=percent(report.block_error), blocks=report.games // report.players)
    rows = [[say("lab-bot"), say("lab-score"), say("lab-iterations"), say("lab-milliseconds")]]
    for side in report.sides:
        searched = side.iterations is not None and side.milliseconds is not None
        rows.append(
            [
                side.bot,
                number(side.score, 2),
                number(side.iterations or 0) if searched else "",
                number(side.milliseconds or 0, 1) if searched else "",
            ]
        )
    text.table(rows)
    text.table(
        [
            [say("lab-seat"), say("lab-share")],
            *([say("seat-name", number=seat + 1), percent(share)] for seat, share in enumerate(report.by_seat)),
        ]
    )
    return text
