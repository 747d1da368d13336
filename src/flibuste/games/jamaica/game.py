"""Jamaica as everything outside its rules sees it."""

from pathlib import Path
from typing import Any

from flibuste.games.jamaica import moves, position, view
from flibuste.games.jamaica.bot import RuleBot
from flibuste.games.jamaica.figures import Components
from flibuste.games.jamaica.rules.state import Jamaica, unpack
from flibuste.kit.bot import Bot
from flibuste.kit.game import Event, Option, Refusal
from flibuste.kit.old_game import OldGame
from flibuste.kit.state import Journal, Note, State
from flibuste.kit.texts import Text


class JamaicaGame(OldGame):
    id = "jamaica"
    rules_version = 1
    folder = Path(__file__).parent
    figures_file = "components.toml"

    def __init__(self, figures: str | None = None) -> None:
        super().__init__(figures)
        self.file = Components(self.data)
        self.figures = self.file.figures
        self.written = moves.Notation(self.file)
        rulings = self.file.rulings
        self.options = (
            Option("treasures", "JAM-VAR-01", "full", ("full", "classic")),
            Option("rum_on_loot", "JAM-VAR-02", False),
            Option("round_cap", "JAM-VAR-03", rulings.round_cap, least=0, most=rulings.most_round_cap),
        )

    @property
    def player_counts(self) -> range:
        return range(self.file.rules.min_players, self.file.rules.max_players + 1)

    @property
    def codes(self) -> int:
        return int(self.figures.codes)

    # -- states

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> Jamaica:
        return Jamaica(self.figures, players, options, word, journal)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        return self.option_values(of(state).option_numbers())

    def unpack(self, numbers: list[int]) -> Jamaica:
        return unpack(self.figures, numbers)

    def write_state(self, state: State) -> dict[str, Any]:
        return position.write_state(self.file, of(state))

    def read_state(self, position_read: dict[str, Any]) -> Jamaica:
        players, options = self.read_table(position_read)
        return position.read_state(self.file, players, options, position_read)

    # -- moves

    def notation(self, move: int) -> str:
        return self.written.write(move)

    def parse(self, text: str) -> int:
        return self.written.parse(text)

    def label(self, state: State, seat: int, move: int) -> Text:
        return moves.label(self.file, of(state), seat, move)

    def hint(self, state: State, seat: int, move: int) -> Text | None:
        return moves.hint(self.file, of(state), move)

    def place(self, state: State, seat: int, move: int) -> str:
        return moves.place(self.file, move)

    def refusal(self, state: State, seat: int, move: int, reason: int) -> Refusal:
        return moves.refusal(self.file, of(state), seat, move, reason)

    def is_worth_showing(self, reason: int) -> bool:
        return moves.REASONS[reason].shown

    # -- what is shown

    def components(self) -> dict[str, Any]:
        return view.components(self.file)

    def table_view(self, state: State) -> dict[str, Any]:
        return view.table_view(self.file, of(state))

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        return view.own_view(self.file, of(state), seat)

    def describe(self, state: State, seat: int) -> list[Text]:
        return view.describe(self.file, of(state), seat)

    def prompt(self, state: State, seat: int) -> Text:
        return view.prompt(of(state), seat)

    def outcome(self, state: State) -> Text:
        return view.outcome(of(state))

    def event(self, note: Note) -> Event:
        return moves.event(self.file, note)

    # -- programs

    def rule_bot(self) -> Bot:
        return RuleBot(self.figures)

    def tally(self, state: State) -> dict[str, int]:
        return view.tally(of(state))


def of(state: State) -> Jamaica:
    if not isinstance(state, Jamaica):
        raise TypeError(f"this is no state of Jamaica: {type(state).__name__}")
    return state
