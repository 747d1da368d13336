"""What is typed after `flibuste`, and its help in the reader's language.

Texts take longer to load than all the rest: they are loaded when something is said, and not before.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any

HELP = ("-h", "--help")


class Parser(argparse.ArgumentParser):
    """The arguments of a command. It knows all that was typed, since its help depends on it: language, game."""

    def __init__(self, *, typed: Sequence[str] = (), **how: Any) -> None:
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=lambda prog: Usage(prog, self.heading), **how
        )
        self.typed = typed
        if self.explains:
            self._positionals.title = self.heading("parser-arguments")
            self._optionals.title = self.heading("parser-options")
        self.add_argument(*HELP, action="help", help=self.heading("parser-help") if self.explains else None)

    @property
    def explains(self) -> bool:
        """Whether its help is going to be shown, as it also is when nothing was typed at all."""
        return not self.typed or any(word in self.typed for word in HELP)

    @property
    def language(self) -> str:
        from flibuste.kit.texts import asked_language

        return asked_language(self.typed)

    def heading(self, key: str) -> str:
        from flibuste.kit.texts import Text, kit_words

        return kit_words(self.language).say(Text(key))


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
