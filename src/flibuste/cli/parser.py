"""Arguments, help and complaints of a command, in the reader's language.

Texts take longer to load than all the rest: they are loaded when something is said, and not before.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, NoReturn

HELP = ("-h", "--help")
COMPLAINTS = {  # how argparse says it, and our own sentence
    r"the following arguments are required: (?P<arguments>.*)": "arguments-missing",
    r"argument (?P<argument>.*): expected one argument": "argument-without-value",
    r"argument (?P<argument>.*): not allowed with argument (?P<other>.*)": "arguments-not-together",
    r"argument (?P<argument>.*): ignored explicit argument '(?P<value>.*)'": "argument-takes-no-value",
}


class Argument(NamedTuple):
    """What shell completion needs to know of an argument."""

    names: tuple[str, ...]  # `--lang`, or the name of a positional
    takes_value: bool
    completes: str  # the kind of its values, one of those in `completions`; "" where the shell offers files


class Parser(argparse.ArgumentParser):
    """The arguments of a command. It knows all that was typed, since its help depends on it: language, game."""

    def __init__(self, *, typed: Sequence[str] = (), **how: Any) -> None:
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=lambda prog: Usage(prog, self.heading), **how
        )
        self.typed = typed
        self.known: list[Argument] = []
        self.commands: dict[str, Parser] = {}
        if self.explains:
            self._positionals.title = self.heading("parser-arguments")
            self._optionals.title = self.heading("parser-options")
        self.argument(*HELP, action="help")

    @property
    def explains(self) -> bool:
        """Whether its help is going to be shown, as it also is when nothing was typed at all."""
        return not self.typed or any(word in self.typed for word in HELP)

    @property
    def language(self) -> str:
        from flibuste.cli.texts import asked_language

        return asked_language(self.typed)

    def heading(self, key: str, **args: str | int) -> str:
        from flibuste.cli.texts import say

        return say(self.language, key, **args)

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the help, or nothing where nobody will read it."""
        return self.heading(key, **args) if self.explains else ""

    def argument(
        self,
        *names: str,
        key: str = "",
        completes: str = "",
        told: dict[str, str | int] | None = None,
        group: argparse._MutuallyExclusiveGroup | None = None,
        **how: Any,
    ) -> None:
        """Add an argument. Its help is the message `argument-KEY`, by default that of its last name."""
        key = key or names[-1].removeprefix("--")
        how["help"] = self.say(f"argument-{key}", **(told or {})).replace(
            "%", "%%"
        )  # argparse fills in what follows one
        (group or self).add_argument(*names, **how)
        takes_value = how.get("action", "store") in ("store", "append")
        self.known.append(Argument(names, takes_value, completes))

    def add_examples(self, command: str) -> None:
        """Put the examples of a command before whatever else follows its help."""
        if self.explains:
            self.epilog = "\n\n".join(filter(None, [self.heading(f"examples-{command}"), self.epilog]))

    @property
    def options(self) -> list[str]:
        return [name for argument in self.known for name in argument.names if name.startswith("-")]

    def refuse(self, surplus: Sequence[str]) -> NoReturn:
        """Complain about words that mean nothing here."""
        from flibuste.cli.suggestions import Mistyped
        from flibuste.cli.texts import BadArguments

        unknown = next((word.partition("=")[0] for word in surplus if word.startswith("-") and word != "-"), None)
        if unknown is None:
            raise BadArguments("arguments-surplus", words=" ".join(surplus)).with_help_of(self.prog)
        raise Mistyped("argument", unknown, self.options, command=self.prog).with_help_of(self.prog)

    def error(self, message: str) -> NoReturn:
        from flibuste.cli.texts import BadArguments

        for pattern, key in COMPLAINTS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise BadArguments(key, **found.groupdict()).with_help_of(self.prog)
        raise BadArguments("arguments-trouble", problem=message).with_help_of(self.prog)


class Usage(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, heading: Callable[[str], str]) -> None:
        super().__init__(prog)
        self.heading = heading

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.heading('parser-usage')} " if prefix is None else prefix)
