"""The one command `flibuste`.

Each sub-command is a module of its own layer with two functions, `arguments(parser)` and `run(args) -> exit code`; only
the module of the command that was asked for is imported.
"""

import importlib
import importlib.util
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from flibuste import VERSION
from flibuste.kit.parser import Parser

CHECKOUT = Path(__file__).parents[2]
BOOTSTRAP = CHECKOUT / "flibuste"  # there is none beside an installed wheel

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(NamedTuple):
    name: str
    module: str  # or the folder of a checkout


COMMANDS = (
    Command("play", "flibuste.terminal.play"),
    Command("serve", "flibuste.server.serve"),
    Command("rules", "flibuste.lab.clauses"),
    Command("replay", "flibuste.terminal.replay"),
    Command("verify", "flibuste.terminal.verify"),
    Command("position", "flibuste.terminal.position"),
    Command("simulate", "flibuste.lab.simulate"),
    Command("match", "flibuste.lab.match"),
)
IN_A_CHECKOUT = (  # by the script at its root, which installs the packages they need
    Command("test", "tests"),
    Command("bench", "benchmarks"),
)


def exists(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def commands_of_checkout() -> list[Command]:
    return [command for command in IN_A_CHECKOUT if BOOTSTRAP.exists() and (CHECKOUT / command.module).exists()]


def parser_for(typed: Sequence[str]) -> Parser:
    """A parser that knows the names of all commands and the arguments of the one that was asked for."""
    parser = Parser(prog="flibuste", typed=typed)
    say = explanations(parser.language) if parser.explains else str  # a key, where nobody reads it
    parser.description, parser.epilog = say("about"), say("about-more")
    parser.add_argument("--version", action="version", version=f"flibuste {VERSION}", help=say("about-version"))
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        if not exists(command.module):
            continue
        does = say(f"about-{command.name}")
        one = commands.add_parser(command.name, help=does, description=does, typed=typed)
        if command.name == asked_for(typed):
            module = importlib.import_module(command.module)
            module.arguments(one)
            one.set_defaults(run=module.run)
    for command in commands_of_checkout():
        commands.add_parser(command.name, help=say(f"about-{command.name}"), typed=typed)
    return parser


def asked_for(typed: Sequence[str]) -> str | None:
    return next((word for word in typed if not word.startswith("-")), None)


def explanations(language: str) -> Callable[[str], str]:
    from flibuste.kit.texts import Text, Words, read_texts

    words = Words(language, [read_texts(Path(__file__).parent, language)])
    return lambda key: words.say(Text(key))


def obey(typed: Sequence[str]) -> int:
    if asked_for(typed) in [command.name for command in commands_of_checkout()]:
        os.execv(sys.executable, [sys.executable, str(BOOTSTRAP), *typed])
    args = parser_for(typed).parse_args(typed)
    if args.command is None:
        parser_for(()).print_help(sys.stderr)
        return WRONG
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if arguments is None else arguments
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # letters that a screen lacks end nothing
    try:
        return obey(typed)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains again when it ends
        return PIPE_CLOSED
    except Exception as error:
        from flibuste.kit.errors import FlibusteError  # here, because its texts take longer to load than all the rest
        from flibuste.kit.texts import asked_language

        if not isinstance(error, FlibusteError):
            raise
        print(f"flibuste: {error.say(asked_language(typed))}", file=sys.stderr)
        return WRONG
