"""What happened and what may be done, in sentences: shared by play, replay and position."""

from collections.abc import Iterable, Iterator, Sequence

from flibuste.kit.game import Choice, Event, Game, Refusal
from flibuste.kit.state import SPECTATOR, State
from flibuste.kit.texts import Text, Words


class Narrator:
    """Says things of one game, in one language, with the seats' names."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def say(self, key: str, **args: str | int | Text) -> str:
        """A sentence of the terminal's own, with names and typed words as they are."""
        return self.words.quote(Text(key, args), self.names)

    def text(self, text: Text) -> str:
        """A sentence of the game's, with a capital letter even where the name of a thing comes first."""
        said = self.words.say(text, self.names)
        return said[:1].upper() + said[1:]

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            yield self.text(event.text)

    def table(self, state: State, seat: int) -> list[str]:
        return [self.text(line) for line in self.game.describe(state, seat)]

    def choices(self, state: State, seat: int) -> Iterator[str]:
        """The moves that can be made, numbered, then those that cannot, with the reason."""
        offered = self.game.choices(state, seat)
        for number, choice in enumerate(legal_of(offered), 1):
            yield self.choice(choice, number)
        for choice in offered:
            if choice.refusal is not None:
                reason = self.reason(choice.refusal)
                yield self.say("choice-refused", label=choice.label, notation=choice.notation, reason=reason)

    def choice(self, choice: Choice, number: int) -> str:
        said = self.say("choice", number=number, label=choice.label, notation=choice.notation)
        return said if choice.hint is None else self.say("choice-with-hint", choice=said, hint=choice.hint)

    def reason(self, refusal: Refusal) -> str:
        """The reason of a refusal, with its clause if the rulebook has one for it."""
        if not refusal.clause:
            return self.text(refusal.text)
        return self.say("reason-with-clause", reason=self.text(refusal.text), clause=refusal.clause)


def legal_of(choices: Iterable[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.refusal is None]


def without_blind_versions(events: Iterable[Event], players: int) -> list[Event]:
    """Events as told to somebody who may know everything.

    What spectators hear and some seat does not is the blinder of two sentences: that seat heard the full one.
    """

    def is_blind(event: Event) -> bool:
        return event.heard_by(SPECTATOR) and not all(event.heard_by(seat) for seat in range(players))

    return [event for event in events if not is_blind(event)]
