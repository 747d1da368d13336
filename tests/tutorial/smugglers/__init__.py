"""Smugglers: a tiny complete game, the worked example of docs/add-a-game.md."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from flibuste.kit.bot import Bot
from flibuste.kit.errors import BadFigures
from flibuste.kit.game import Event, Game, Option, Refusal
from flibuste.kit.state import Journal, Note, State
from flibuste.kit.texts import Text

from . import position, view
from .bot import SmugglersBot
from .moves import REASONS, Wording
from .rules import LIE_LOW, Figures, Smugglers, unpack

Count = Annotated[int, Meta(ge=1, le=20)]


class Crate(msgspec.Struct, frozen=True):
    id: Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
    worth: Count
    count: Count


class RuleFigures(msgspec.Struct, frozen=True):
    min_players: Annotated[int, Meta(ge=2, le=2)]
    max_players: Annotated[int, Meta(ge=2, le=8)]
    hand: Count
    nights: Count
    most_nights: Count
    patrol_faces: Count


class CrateFile(msgspec.Struct, frozen=True):
    rules: RuleFigures
    crate: list[Crate]


class SmugglersGame(Game):
    id = "smugglers"
    rules_version = 1
    folder = Path(__file__).parent
    figures_file = "crates.toml"
    state_class = Smugglers

    def __init__(self, figures: str | None = None) -> None:
        super().__init__(figures)
        try:
            self.printed = msgspec.convert(self.data, CrateFile)
        except msgspec.ValidationError as error:
            raise BadFigures("figures-wrong-shape", problem=str(error)) from error
        rules, crates = self.printed.rules, self.printed.crate
        ids = [crate.id for crate in crates]
        enough = rules.hand + rules.most_nights
        if len(ids) < 2 or len(set(ids)) < len(ids) or sum(crate.count for crate in crates) < enough:
            raise BadFigures("figures-crates", count=enough)
        self.wording = Wording(ids)
        self.figures = Figures(
            [crate.worth for crate in crates], [crate.count for crate in crates], rules.hand, rules.patrol_faces
        )
        self.options = (
            Option("nights", "SMU-END-01", min(rules.nights, rules.most_nights), least=1, most=rules.most_nights),
            Option("patrol", "SMU-CUS-01", True),
        )

    @property
    def player_counts(self) -> range:
        return range(self.printed.rules.min_players, self.printed.rules.max_players + 1)

    @property
    def codes(self) -> int:
        return len(self.wording.notations)

    # -- states

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> State:
        state = self.state_class(self.figures, players, options["nights"], options["patrol"])
        state.deal(word, journal)
        return state

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        smugglers = narrowed(state)
        return {"nights": int(smugglers.nights), "patrol": bool(smugglers.patrol)}

    def unpack(self, numbers: list[int]) -> State:
        return unpack(self.state_class, self.figures, numbers)

    def write_state(self, state: State) -> dict[str, Any]:
        return position.write(narrowed(state), self.wording)

    def read_state(self, described: dict[str, Any]) -> State:
        return position.read(described, self)

    # -- moves

    def notation(self, move: int) -> str:
        return self.wording.notations[move]

    def parse(self, text: str) -> int:
        return self.wording.parse(text)

    def label(self, state: State, seat: int, move: int) -> Text:
        return self.wording.label(move)

    def hint(self, state: State, seat: int, move: int) -> Text | None:
        return Text("hint-look") if move == LIE_LOW else None

    def place(self, state: State, seat: int, move: int) -> str:
        return self.wording.place(move)

    def refusal(self, state: State, seat: int, move: int, reason: int) -> Refusal:
        return self.wording.refusal(move, reason)

    def is_worth_showing(self, reason: int) -> bool:
        return REASONS[reason].shown

    # -- what is shown

    def table_view(self, state: State) -> dict[str, Any]:
        return view.table(narrowed(state), self.wording)

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        return view.own(narrowed(state), seat, self.wording)

    def prompt(self, state: State, seat: int) -> Text:
        return view.prompt(narrowed(state), seat)

    def outcome(self, state: State) -> Text:
        return view.outcome(narrowed(state))

    def event(self, note: Note) -> Event:
        return self.wording.event(note)

    def rule_bot(self) -> Bot:
        return SmugglersBot()


def narrowed(state: State) -> Smugglers:
    if not isinstance(state, Smugglers):
        raise TypeError("a state of another game")
    return state


game = SmugglersGame()
