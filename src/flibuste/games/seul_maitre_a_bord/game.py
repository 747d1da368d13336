"""Seul Maître à Bord as everything outside its rules sees it."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from flibuste.games.seul_maitre_a_bord import moves, position, view
from flibuste.games.seul_maitre_a_bord.bot import RuleBot
from flibuste.games.seul_maitre_a_bord.rules.figures import Components
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.shapes import Position
from flibuste.kit.bot import Bot
from flibuste.kit.game import Event, Option, Refusal
from flibuste.kit.old_game import OldGame
from flibuste.kit.shapes import position_of
from flibuste.kit.state import Journal, Note, State, unpack_state
from flibuste.kit.texts import Text


class SeulMaitreGame(OldGame):
    id = "seul-maitre-a-bord"
    rules_version = 1
    folder = Path(__file__).parent
    figures_file = "components.toml"
    asks_at_once = False

    def __init__(self, figures: str | None = None) -> None:
        super().__init__(figures)
        self.file = Components(self.data)
        self.figures = self.file.figures
        self.written = moves.Notation(self.file)
        self.prospects: dict[str, list[float]] = tomllib.loads((self.folder / "prospects.toml").read_text("utf-8"))
        frame = self.file.tables.game
        self.lengths = (frame.rounds, frame.rounds_medium, frame.rounds_short)
        choices = tuple(str(rounds) for rounds in self.lengths)
        self.options = (Option("rounds", "SMB-VAR-01", choices[0], choices),)

    @property
    def player_counts(self) -> range:
        frame = self.file.tables.game
        return range(frame.players_min, frame.players_max + 1)

    @property
    def codes(self) -> int:
        return int(self.figures.codes)

    # -- states

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> SeulMaitre:
        return SeulMaitre(self.figures, players, {"rounds": self.lengths[options["rounds"]]}, word, journal)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        return {"rounds": str(of(state).rounds)}

    def unpack(self, numbers: list[int]) -> SeulMaitre:
        return of(unpack_state(SeulMaitre, self.figures, numbers))

    def write_state(self, state: State) -> dict[str, Any]:
        written: dict[str, Any] = msgspec.to_builtins(position.write_position(self.file, of(state)))
        return written

    def read_state(self, position_read: dict[str, Any]) -> SeulMaitre:
        players, options = self.read_table(position_read)
        described = {name: value for name, value in position_read.items() if name not in ("players", "options")}
        shaped = position_of(described, Position)
        state = self.deal(players, options, 0, None)
        position.read_position(self.file, state, shaped)
        return state

    # -- moves

    def notation(self, move: int) -> str:
        return self.written.write(move)

    def parse(self, text: str) -> int:
        return self.written.parse(text)

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
        return view.table_view(self.file, self.written, of(state))

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        return view.own_view(of(state), seat)

    def describe(self, state: State, seat: int) -> list[Text]:
        return view.describe(self.file, of(state), seat)

    def prompt(self, state: State, seat: int) -> Text:
        return view.prompt(self.file, of(state), seat)

    def outcome(self, state: State) -> Text:
        return view.outcome(of(state))

    def event(self, note: Note) -> Event:
        return moves.event(self.file, note)

    # -- programs

    def rule_bot(self) -> Bot:
        return RuleBot(self.prospects)

    def played_with(self, state: State, seat: int) -> list[str]:
        return [moves.port_name(of(state).vessels[seat].port).removeprefix("@")]

    def tally(self, state: State) -> dict[str, int]:
        return view.tally(of(state))


def of(state: State) -> SeulMaitre:
    if not isinstance(state, SeulMaitre):
        raise TypeError(f"this is no state of Seul Maître à Bord: {type(state).__name__}")
    return state
