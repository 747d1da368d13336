"""Port Royal as everything outside its rules sees it."""

import json
import tomllib
from pathlib import Path
from typing import Any

from flibuste.games.port_royal import moves, position, view
from flibuste.games.port_royal.bot import RuleBot
from flibuste.games.port_royal.figures import CardFile
from flibuste.games.port_royal.rules.state import PortRoyal, unpack
from flibuste.kit.bot import Bot
from flibuste.kit.game import Event, Option, Refusal
from flibuste.kit.old_game import OldGame
from flibuste.kit.state import Journal, Note, State
from flibuste.kit.texts import Text

MOST_ROUNDS = 10_000


class PortRoyalGame(OldGame):
    id = "port-royal"
    rules_version = 1
    folder = Path(__file__).parent
    figures_file = "cards.toml"
    has_secrets = False
    asks_at_once = False

    def __init__(self, figures: str | None = None) -> None:
        super().__init__(figures)
        self.file = CardFile(self.data)
        self.figures = self.file.figures
        self.network: dict[str, list[float]] = tomllib.loads((self.folder / "network.toml").read_text("utf-8"))
        self.options = (
            Option("end_requires_expedition", "PR-VAR-01", False),
            Option("governor_timing", "PR-VAR-02", "at_once", ("at_once", "next_slot")),
            Option("claim_after_bust", "PR-VAR-03", False),
            Option("reshuffle", "PR-VAR-04", "lazy", ("lazy", "eager")),
            Option("start_player", "PR-VAR-05", "random", ("random", "seat0")),
            Option("round_cap", "PR-VAR-05", self.file.rulings.round_cap, least=1, most=MOST_ROUNDS),
        )

    @property
    def player_counts(self) -> range:
        return range(self.file.rules.min_players, self.file.rules.max_players + 1)

    @property
    def codes(self) -> int:
        return int(self.figures.codes)

    def words_source(self, language: str) -> str:
        """The game's texts, and the names of an owner's own cards."""
        named = [(card.id, card.house_name(language)) for card in self.file.cards]
        return super().words_source(language) + "".join(_house_message(id, name) for id, name in named if name)

    # -- states

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> PortRoyal:
        return PortRoyal(self.figures, players, options, word, journal)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        return self.option_values(of(state).option_numbers())

    def unpack(self, numbers: list[int]) -> PortRoyal:
        return unpack(self.figures, numbers)

    def write_state(self, state: State) -> dict[str, Any]:
        return position.write_state(self.file, of(state))

    def read_state(self, position_read: dict[str, Any]) -> PortRoyal:
        _, options = self.read_table(position_read)
        return position.read_state(self.file, options, position_read)

    # -- moves

    def notation(self, move: int) -> str:
        return moves.notation(self.file, move)

    def parse(self, text: str) -> int:
        return moves.parse(self.file, text)

    def label(self, state: State, seat: int, move: int) -> Text:
        return moves.label(self.file, of(state), seat, move)

    def hint(self, state: State, seat: int, move: int) -> Text | None:
        return moves.hint(self.file, of(state), seat, move)

    def place(self, state: State, seat: int, move: int) -> str:
        return moves.place(self.file, of(state), move)

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
        return view.prompt(self.file, of(state), seat)

    def outcome(self, state: State) -> Text:
        return view.outcome(of(state))

    def event(self, note: Note) -> Event:
        return moves.event(self.file, note)

    def odds(self, state: State, seat: int) -> dict[str, Any] | None:
        return view.odds(of(state), seat)

    # -- programs

    def rule_bot(self) -> Bot:
        return RuleBot(self.figures, self.network)

    def tally(self, state: State) -> dict[str, int]:
        return view.tally(of(state))


def of(state: State) -> PortRoyal:
    if not isinstance(state, PortRoyal):
        raise TypeError(f"this is no state of Port Royal: {type(state).__name__}")
    return state


def _house_message(id: str, name: str) -> str:
    """A Fluent message whose words are a quoted literal, so that an owner's name can hold any sign."""
    words = "{ " + json.dumps(name, ensure_ascii=False).replace("{", "\\u007B").replace("}", "\\u007D") + " }"
    return f"\ncard-{id} = {words}\n" + "".join(f"    .{form} = {words}\n" for form in ("a", "the", "second"))
