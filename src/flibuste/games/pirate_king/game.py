"""Pirate King as everything outside its rules sees it."""

import json
from pathlib import Path
from typing import Any

from flibuste.games.pirate_king import moves, position, view
from flibuste.games.pirate_king.bot import RuleBot
from flibuste.games.pirate_king.figures import CardFile
from flibuste.games.pirate_king.rules import codes
from flibuste.games.pirate_king.rules.state import PirateKing, unpack
from flibuste.kit.bot import Bot
from flibuste.kit.game import Event, Option, Refusal
from flibuste.kit.old_game import OldGame
from flibuste.kit.state import Journal, Note, State
from flibuste.kit.texts import Text


class PirateKingGame(OldGame):
    id = "pirate-king"
    rules_version = 1
    folder = Path(__file__).parent
    figures_file = "cards.toml"

    def __init__(self, figures: str | None = None) -> None:
        super().__init__(figures)
        self.file = CardFile(self.data)
        self.figures = self.file.figures
        ruled = self.file.rules.options
        self.options = (
            Option("setup", "PK-SET-03", "choose", ("choose", "deal")),
            Option("stopped_players_can_be_sunk", "PK-OPT-01", ruled.stopped_players_can_be_sunk),
            Option("forced_reveal_hits_stopped_players", "PK-OPT-02", ruled.forced_reveal_hits_stopped_players),
            Option("gain_per_is_continuous", "PK-OPT-03", ruled.gain_per_is_continuous),
            Option("sunk_players_rank_for_monsters", "PK-OPT-04", ruled.sunk_players_rank_for_monsters),
            Option("peek_reshuffles_only_when_pile_empty", "PK-OPT-05", ruled.peek_reshuffles_only_when_pile_empty),
            Option("wilson_auto_retrieve", "PK-OPT-06", ruled.wilson_auto_retrieve),
            Option("starter_deck_identical", "PK-OPT-07", ruled.starter_deck_identical),
        )

    @property
    def player_counts(self) -> range:
        return range(self.file.rules.min_players, self.file.rules.max_players + 1)

    @property
    def codes(self) -> int:
        return int(self.figures.codes)

    def words_source(self, language: str) -> str:
        """The game's texts, and the names of an owner's own cards."""
        named = [(card.name, card.house_name(language)) for card in self.file.cards]
        return super().words_source(language) + "".join(_house_message(key, name) for key, name in named if name)

    # -- states

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> PirateKing:
        return PirateKing(self.figures, players, options, word, journal)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        return self.option_values(of(state).option_numbers())

    def unpack(self, numbers: list[int]) -> PirateKing:
        return unpack(self.figures, numbers)

    def write_state(self, state: State) -> dict[str, Any]:
        return position.write_state(self.file, of(state))

    def read_state(self, position_read: dict[str, Any]) -> PirateKing:
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
        return moves.place(self.file, of(state), seat, move)

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
        return view.odds(self.file, of(state), seat)

    def time_out_move(self, state: State, seat: int) -> int | None:
        """Who sleeps stops, or reveals where stopping is not allowed: nobody waits for the others to be lucky."""
        return next((move for move in (codes.STOP, codes.REVEAL) if state.why_not(seat, move) == 0), None)

    # -- programs

    def rule_bot(self) -> Bot:
        return RuleBot(self.figures)

    def tally(self, state: State) -> dict[str, int]:
        return view.tally(of(state))

    def played_with(self, state: State, seat: int) -> list[str]:
        pirate = of(state).pirates[seat]
        return [self.file.cards[pirate.card].name, f"deck-{self.file.decks[pirate.deck].id}"]


def of(state: State) -> PirateKing:
    if not isinstance(state, PirateKing):
        raise TypeError(f"this is no state of Pirate King: {type(state).__name__}")
    return state


def _house_message(key: str, name: str) -> str:
    """A Fluent message whose words are a quoted literal, so that an owner's name can hold any sign."""
    words = json.dumps(name, ensure_ascii=False).replace("{", "\\u007B").replace("}", "\\u007D")
    return f"\n{key} = {{ {words} }}\n"
