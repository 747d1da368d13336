"""The one command `flibuste`.

Each sub-command is a module of its own layer with two functions, `arguments(parser)` and `run(args) -> exit code`; only
the module of the command that was asked for is imported.
"""

import argparse
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from flibuste import VERSION

CHECKOUT = Path(__file__).parents[2]
BOOTSTRAP = CHECKOUT / "flibuste"  # there is none beside an installed wheel

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(NamedTuple):
    name: str
    help: str
    module: str  # or the folder of a checkout


COMMANDS = (
    Command("play", "play a game here, against bots or friends", "flibuste.terminal.play"),
    Command("serve", "open tables for players' browsers", "flibuste.server.serve"),
    Command("rules", "list the clauses of a rulebook and the tests that show them", "flibuste.lab.clauses"),
    Command("replay", "walk through a recorded game", "flibuste.terminal.replay"),
    Command("verify", "check a recorded game, its luck included", "flibuste.terminal.verify"),
    Command("position", "check a position and say it in words", "flibuste.terminal.position"),
    Command("simulate", "play many games by bots and report", "flibuste.lab.simulate"),
    Command("match", "let bots play against each other", "flibuste.lab.match"),
)
IN_A_CHECKOUT = (  # by the script at its root, which installs the packages they need
    Command("test", "run every check of the project", "tests"),
    Command("bench", "measure against other engines", "benchmarks"),
)


def exists(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def commands_of_checkout() -> list[Command]:
    return [command for command in IN_A_CHECKOUT if BOOTSTRAP.exists() and (CHECKOUT / command.module).exists()]


def parser_for(asked: str | None) -> argparse.ArgumentParser:
    """A parser that knows the names of all commands and the arguments of the one that was asked for."""
    parser = argparse.ArgumentParser(
        prog="flibuste",
        description="Board games of the sea, in the browser and in the terminal.",
        epilog="`flibuste COMMAND --help` tells more about one command.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"flibuste {VERSION}")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        if not exists(command.module):
            continue
        one = commands.add_parser(command.name, help=command.help, description=command.help, allow_abbrev=False)
        if command.name == asked:
            module = importlib.import_module(command.module)
            module.arguments(one)
            one.set_defaults(run=module.run)
    for command in commands_of_checkout():
        commands.add_parser(command.name, help=command.help)
    return parser


def obey(arguments: Sequence[str]) -> int:
    asked = next((word for word in arguments if not word.startswith("-")), None)
    if asked in [command.name for command in commands_of_checkout()]:
        os.execv(sys.executable, [sys.executable, str(BOOTSTRAP), *arguments])
    parser = parser_for(asked)
    args = parser.parse_args(arguments)
    if args.command is None:
        parser.print_help(sys.stderr)
        return WRONG
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return obey(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains again when it ends
        return PIPE_CLOSED
    except Exception as error:
        from flibuste.kit.errors import FlibusteError  # here, because its texts take longer to load than all the rest

        if not isinstance(error, FlibusteError):
            raise
        print(f"flibuste: {error}", file=sys.stderr)
        return WRONG
