"""Moves, refusals and events of Smugglers in words."""

from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Reason, Refusal
from flibuste.kit.state import Note
from flibuste.kit.texts import Text

from . import rules

REASONS = {
    rules.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    rules.GAME_OVER: Reason("", "house-game-over"),
    rules.HAS_CHOSEN: Reason("SMU-NIT-04", "refusal-has-chosen"),
    rules.NOT_IN_HAND: Reason("SMU-NIT-02", "refusal-not-in-hand"),
    rules.LAY_LOW_BEFORE: Reason("SMU-NIT-03", "refusal-lay-low-before", shown=True),
}

EVENTS = {
    rules.NIGHT: ("night", "night"),
    rules.CHOSE: ("chose", "seat"),
    rules.PATROL: ("patrol", "worth"),
    rules.LANDED: ("landed", "seat", "crate"),
    rules.SEIZED: ("seized", "seat", "crate"),
    rules.LAY_LOW: ("lay-low", "seat"),
    rules.LOOKED: ("looked", "seat", "crate"),
    rules.DREW: ("drew", "seat", "crate"),
    rules.DREW_UNSEEN: ("drew-unseen", "seat"),
    rules.ENDED: ("ended",),
}


class Wording:
    """Codes to words and back, for the crates of one set of figures."""

    def __init__(self, crates: list[str]) -> None:
        self.crates = crates
        self.notations = ["lie low", *(f"land {crate}" for crate in crates)]

    def parse(self, text: str) -> int:
        if text not in self.notations:
            raise UnknownMove("move-unknown", move=text)
        return self.notations.index(text)

    def label(self, move: int) -> Text:
        if move == rules.LIE_LOW:
            return Text("label-lie-low")
        return Text("label-land", {"crate": self.name(move - rules.LAND)})

    def place(self, move: int) -> str:
        return "store" if move == rules.LIE_LOW else f"hand:{self.crates[move - rules.LAND]}"

    def refusal(self, move: int, reason: int) -> Refusal:
        found = REASONS[reason]
        args = {"crate": self.name(move - rules.LAND)} if reason == rules.NOT_IN_HAND else {}
        return Refusal(found.clause, Text(found.key, args))

    def event(self, note: Note) -> Event:
        key, *names = EVENTS[note[0]]
        args: dict[str, str | int] = {}
        for name, number in zip(names, note[2:], strict=False):
            if name == "crate":
                args |= {"crate": self.crates[number], "name": self.name(number)}
            else:
                args[name] = f"#{number}" if name == "seat" else number
        return Event(key, args, note[1])

    def name(self, kind: int) -> str:
        return f"@crate-{self.crates[kind]}"
