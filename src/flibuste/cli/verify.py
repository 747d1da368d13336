"""`flibuste verify`: does a record tell the truth?

The exit code is 0 when it does, 1 when it does not, and 2 when it cannot be judged: no record, other rules, or luck
that is still sealed.
"""

import argparse

from flibuste.cli.arguments import language_argument, language_of
from flibuste.cli.parser import Parser
from flibuste.kit.record import read_record
from flibuste.terminal.console import process_console
from flibuste.terminal.files import read_file
from flibuste.terminal.verify import verify

TRUE = 0
UNTRUE = 1


def arguments(parser: Parser) -> None:
    parser.argument("file", metavar="FILE", key="record")
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    record = read_record(read_file(args.file))
    return TRUE if verify(record, process_console(), language_of(args)) else UNTRUE
