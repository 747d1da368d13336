"""Did you mean: what is nearest to a word that means nothing."""

import difflib
from collections.abc import Iterable
from functools import reduce

from flibuste.cli.texts import BadArguments, say
from flibuste.kit.texts import Argument

SIMILARITY = 0.6  # how alike a typed word must be to one that is known, to be offered
MAX_SUGGESTIONS = 3
LONGEST_COMPARED = 60  # signs: comparing takes long


def nearest(typed: str, known: Iterable[str]) -> list[str]:
    """The known words that a typed one may have been meant for, best first."""
    by_folded = {word.casefold().replace("_", "-"): word for word in known}
    wanted = typed[:LONGEST_COMPARED].casefold().replace("_", "-")
    near = difflib.get_close_matches(wanted, by_folded, n=MAX_SUGGESTIONS, cutoff=SIMILARITY)
    return [by_folded[word] for word in near]


class Mistyped(BadArguments):
    """There is no such command, game, ...: the message `no-such-KIND`, then what is near, or else all there is."""

    def __init__(self, kind: str, typed: str, known: Iterable[str], **args: Argument) -> None:
        super().__init__(f"no-such-{kind}", typed=typed, **args)
        self.known = list(known)
        self.near = nearest(typed, self.known)

    def say(self, language: str) -> str:
        sentence, *see_help = super().say(language).split("\n")
        if self.near:
            meant = reduce(lambda one, other: say(language, "either", one=one, other=other), self.near)
            more = say(language, "did-you-mean", words=meant)
        else:
            more = say(language, "there-are", words=", ".join(self.known))
        return "\n".join([f"{sentence} {more}", *see_help])
