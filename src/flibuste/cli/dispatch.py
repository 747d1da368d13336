"""From what was typed to the module of the sub-command.

A sub-command `x` is the module `flibuste.cli.x` with two functions, `arguments(parser)` and `run(args) -> exit code`.
Only the module of the command that was asked for is imported.
"""

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from flibuste import VERSION
from flibuste.cli.parser import Parser

CHECKOUT = Path(__file__).parents[3]
BOOTSTRAP = CHECKOUT / "flibuste"  # there is none beside an installed wheel

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

COMMANDS = ("play", "serve", "rules", "replay", "verify", "position", "simulate", "match", "completions")
IN_CHECKOUT = {"test": "tests", "bench": "benchmarks"}  # run by the script at its root, which installs what they need


def checkout_commands() -> list[str]:
    return [name for name, folder in IN_CHECKOUT.items() if BOOTSTRAP.exists() and (CHECKOUT / folder).exists()]


def parser_for(typed: Sequence[str]) -> Parser:
    """A parser that knows the names of all commands and the arguments of the one that was asked for."""
    parser = Parser(prog="flibuste", typed=typed)
    parser.description, parser.epilog = parser.say("about"), parser.say("about-more")
    parser.argument("--version", action="version", version=f"flibuste {VERSION}")
    subparsers = parser.add_subparsers(metavar="COMMAND", dest="command")
    for name in [*COMMANDS, *checkout_commands()]:
        does = parser.say(f"about-{name}")
        one: Parser = subparsers.add_parser(name, help=does, description=does, typed=typed)
        parser.commands[name] = one
        if name == asked_for(typed) and name in COMMANDS:
            module = importlib.import_module(f"flibuste.cli.{name}")
            module.arguments(one)
            one.add_examples(name)
            one.set_defaults(run=module.run)
    return parser


def asked_for(typed: Sequence[str]) -> str | None:
    return next((word for word in typed if not word.startswith("-")), None)


def run(typed: Sequence[str]) -> int:
    command = asked_for(typed)
    if command in checkout_commands():
        os.execv(sys.executable, [sys.executable, str(BOOTSTRAP), *typed])
    parser = parser_for(typed)
    if command is not None and command not in parser.commands:
        from flibuste.cli.suggestions import Mistyped

        raise Mistyped("command", command, list(parser.commands)).with_help_of("flibuste")
    args, surplus = parser.parse_known_args(typed)
    if surplus:
        parser.commands.get(command or "", parser).refuse(surplus)
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
        return run(typed)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains again when it ends
        return PIPE_CLOSED
    except Exception as error:
        from flibuste.cli.texts import asked_language
        from flibuste.kit.errors import FlibusteError  # here, because its texts take longer to load than all the rest

        if not isinstance(error, FlibusteError):
            raise
        with contextlib.suppress(OSError):  # whoever read it may have gone; the sentence is for another screen
            sys.stdout.flush()
        print(f"flibuste: {error.say(asked_language(typed))}", file=sys.stderr)
        return WRONG
