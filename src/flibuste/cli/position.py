"""`flibuste position`: whose turn it is in a position, what lies on the table, and what may be played."""

import argparse

from flibuste.cli.arguments import language_argument, language_of
from flibuste.cli.parser import Parser
from flibuste.kit.position import read_position
from flibuste.terminal.console import process_console
from flibuste.terminal.files import read_file
from flibuste.terminal.position import show_position


def arguments(parser: Parser) -> None:
    parser.argument("file", metavar="FILE", key="position")
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    game, state = read_position(read_file(args.file))
    show_position(game, state, process_console(), language_of(args))
    return 0
