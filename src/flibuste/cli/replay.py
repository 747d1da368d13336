"""`flibuste replay`: a recorded game again, move by move, in words."""

import argparse
import sys

from flibuste.cli.arguments import language_argument, language_of
from flibuste.cli.numbers import whole_number
from flibuste.cli.parser import Parser
from flibuste.cli.texts import BadArguments
from flibuste.kit.position import write_position
from flibuste.kit.record import read_record
from flibuste.terminal.console import process_console
from flibuste.terminal.files import STANDARD_INPUT, read_file
from flibuste.terminal.replay import Replay


def arguments(parser: Parser) -> None:
    parser.argument("file", metavar="FILE", key="record")
    how_far = parser.add_mutually_exclusive_group()
    parser.argument("--all", action="store_true", group=how_far)
    parser.argument("--to", metavar="N", group=how_far)
    parser.argument("--position", action="store_true", key="write-position")
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    console = process_console()
    replay = Replay(read_record(read_file(args.file)), console, language_of(args))
    moves = len(replay.record.moves)
    last = moves if args.to is None else move_number(args.to, moves)
    if args.position:
        replay.go_to(last)
        sys.stdout.write(write_position(replay.game, replay.play.state))
        return 0
    replay.open()
    if args.all or args.to is not None or args.file == STANDARD_INPUT or not console.interactive:
        for n in range(last + 1):
            replay.show(n)
        replay.table()
    else:
        replay.step_by_step()
    return 0


def move_number(typed: str, most: int) -> int:
    number = whole_number(typed)
    if number is None or number > most:
        raise BadArguments("replay-bad-number", number=typed, most=most)
    return number
