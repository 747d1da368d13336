"""The former shape of a game, a subclass that forwards: here until the last game has its tables."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Self

import msgspec

from flibuste.kit.bot import Bot
from flibuste.kit.edges import guard
from flibuste.kit.errors import BadFigures, BadOption, BadPosition, in_json, wrong_field
from flibuste.kit.figures import line_of, read_own, read_printed, read_toml
from flibuste.kit.game import (
    NO_FIGURES,
    RECONSTRUCTED,
    Choice,
    Event,
    Game,
    Option,
    OptionValues,
    Refusal,
    View,
    check_language,
    check_seat,
    game_with,
)
from flibuste.kit.rulebook import Rulebook, read_rulebook
from flibuste.kit.state import Journal, Note, State, reasons
from flibuste.kit.texts import Text, Words, kit_source, read_texts


class Reason(msgspec.Struct, frozen=True):
    """A kind of refusal: its clause, its text, and whether a choice refused for it is worth showing."""

    clause: str
    key: str
    shown: bool = False


class OldGame(Game, ABC):
    """One per folder of `games`; made anew for another set of figures."""

    id: str
    rules_version: int  # raised whenever the same moves and luck would lead elsewhere
    folder: Path
    figures_file: str
    further_files: tuple[str, ...] = ()  # of figures, each with tables of its own
    options: tuple[Option, ...]
    has_secrets = True  # whether a seat may know what another does not: people at one keyboard then pass it on blindly
    asks_at_once = True  # whether several seats may owe a move at the same time

    @property
    def figures_files(self) -> tuple[str, ...]:
        return (self.figures_file, *self.further_files)

    def __init_subclass__(cls, **more: object) -> None:
        super().__init_subclass__(**more)
        guard(cls)

    def __init__(self, figures: str | None = None) -> None:
        """`figures` is the text of a file of figures, whole or of changes; by default there are the printed ones."""
        self.house_figures = figures
        self._words: dict[tuple[str, ...], Words] = {}
        self.data: dict[str, Any] = self.printed_figures()
        if figures is not None:
            self.data = read_own(self.data, read_toml(figures))

    def __reduce__(self) -> tuple[Callable[[str, str | None], "Game"], tuple[str, str | None]]:
        return game_with, (self.id, self.house_figures)

    @classmethod
    def printed_figures(cls) -> dict[str, Any]:
        return read_printed(cls.folder, (cls.figures_file, *cls.further_files))

    def with_figures(self, figures: str) -> Self:
        """The same game with an owner's own figures; BadFigures names the line that is wrong."""
        try:
            made = made_with(type(self), figures)
        except BadFigures as error:
            error.in_words_of(self.words)
            error.find_line = partial(line_of, error, figures, self.printed_figures())
            raise
        assert isinstance(made, type(self))
        return made

    # -- what it is

    @property
    @abstractmethod
    def player_counts(self) -> range: ...

    @property
    @abstractmethod
    def codes(self) -> int:
        """How many move codes there are: 0 to codes - 1."""

    def is_for(self, players: object) -> bool:
        """Whether so many can play it; 3.0 and True are no numbers of players."""
        return type(players) is int and players in self.player_counts

    @property
    def complete(self) -> bool:
        """Whether every clause of the rulebook has its test."""
        return bool(self.data.get("complete", False))

    @cached_property
    def reconstructed(self) -> int:
        """How many things have figures that nobody could read off the printed ones: their `source` says so."""
        rows = (row for things in self.data.values() if isinstance(things, list) for row in things)
        sources = (row.get("source") for row in rows if isinstance(row, dict))
        return sum(isinstance(source, dict) and source.get("figures") == RECONSTRUCTED for source in sources)

    @cached_property
    def digest(self) -> str:
        """Names the figures: equal figures have equal digests, however the file is laid out."""
        figures = {k: v for k, v in self.data.items() if k not in NO_FIGURES}
        # an owner's figures may hold dates, which JSON has none of
        canonical = json.dumps(figures, sort_keys=True, ensure_ascii=False, default=str).encode()
        return hashlib.sha256(canonical).hexdigest()[:16]

    def rulebook(self, language: str) -> Rulebook:
        check_language(language)
        return read_rulebook(self.folder / "rulebook" / f"{language}.md")

    def words_source(self, language: str) -> str:
        """The game's own Fluent source."""
        return read_texts(self.folder, language)

    def words(self, language: str, *more: str) -> Words:
        """The words of kit and game, and of further sources."""
        check_language(language)
        asked = (language, *more)
        if asked not in self._words:  # reading Fluent takes longer than a hundred moves
            self._words[asked] = Words(language, [kit_source(language), self.words_source(language), *more])
        return self._words[asked]

    # -- states

    def new(
        self, players: int, options: OptionValues | None = None, word: int = 0, journal: Journal | None = None
    ) -> State:
        """A game dealt by this word of luck, at its first decision; the journal hears of the deal."""
        if not self.is_for(players):
            counts = self.player_counts
            raise BadOption("players-bad-count", players=players, least=counts[0], most=counts[-1])
        return self.deal(players, self.option_numbers(self.check_options(options or {})), word, journal)

    @abstractmethod
    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> State: ...

    @abstractmethod
    def options_of(self, state: State) -> dict[str, bool | int | str]:
        """The options a state is played with."""

    def check_options(self, options: OptionValues) -> dict[str, bool | int | str]:
        """All options with their values, those not given by default."""
        known = {o.name: o for o in self.options}
        for name in options:
            if name not in known:
                raise BadOption("option-unknown", option=name, known=", ".join(known))
        return {o.name: o.check(options.get(o.name, o.default)) for o in self.options}

    def read_options(self, given: Iterable[str]) -> dict[str, bool | int | str]:
        """All options, from texts such as `reshuffle=eager`."""
        known = {o.name: o for o in self.options}
        values: dict[str, bool | int | str] = {}
        for text in given:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadOption("option-without-value", given=text)
            if name not in known:
                raise BadOption("option-unknown", option=name, known=", ".join(known))
            values[name] = known[name].read(value)
        return self.check_options(values)

    def option_numbers(self, options: OptionValues) -> dict[str, int]:
        return {o.name: o.number(options[o.name]) for o in self.options}

    def option_values(self, numbers: Mapping[str, int]) -> dict[str, bool | int | str]:
        return {o.name: o.value(numbers[o.name]) for o in self.options}

    @abstractmethod
    def unpack(self, numbers: list[int]) -> State:
        """The state whose `pack` this is."""

    @abstractmethod
    def write_state(self, state: State) -> dict[str, Any]:
        """The whole position, hidden things too, in names and numbers a person can edit."""

    @abstractmethod
    def read_state(self, position: dict[str, Any]) -> State:
        """The state of such a description; BadPosition says what is wrong with it."""

    def read_table(self, position: Mapping[str, Any]) -> tuple[int, dict[str, int]]:
        """How many play in a position, and the options as the rules are given them."""
        players: Any = position.get("players")
        options = position.get("options", {})
        if players is None:
            raise wrong_field("players", players)
        if not self.is_for(players):
            least, most = self.player_counts[0], self.player_counts[-1]
            raise BadPosition("players-bad-count", players=in_json(players), least=least, most=most)
        if not isinstance(options, dict):
            raise wrong_field("options", options)
        try:
            return players, self.option_numbers(self.check_options(options))
        except BadOption as error:
            raise BadPosition(error.text.key, **error.text.args) from error

    # -- moves

    @abstractmethod
    def notation(self, move: int) -> str: ...

    @abstractmethod
    def parse(self, text: str) -> int:
        """The code of a move from its notation; UnknownMove if there is none."""

    @abstractmethod
    def label(self, state: State, seat: int, move: int) -> Text:
        """What the move is called on a button or in a list."""

    def hint(self, state: State, seat: int, move: int) -> Text | None:
        """The consequence worth saying before the click."""
        return None

    @abstractmethod
    def place(self, state: State, seat: int, move: int) -> str:
        """Where on the table the move belongs, such as `harbour:sailor-5`, or `button`."""

    @abstractmethod
    def refusal(self, state: State, seat: int, move: int, reason: int) -> Refusal:
        """The words of a reason that `why_not` gave for this move."""

    @abstractmethod
    def is_worth_showing(self, reason: int) -> bool:
        """Whether a choice refused for this reason is shown, disabled, with the reason."""

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None when the move is legal."""
        check_seat(seat, state.players)
        reason = state.why_not(seat, move)
        return None if reason == 0 else self.refusal(state, seat, move, reason)

    def choices(self, state: State, seat: int) -> list[Choice]:
        """What to offer to a seat that owes a move: legal moves, and refused ones worth showing."""
        if seat < 0 or not state.pending() >> seat & 1:
            return []
        found = reasons(state, seat, self.codes)
        worth_showing = {reason for reason in set(found) if reason == 0 or self.is_worth_showing(reason)}
        return [
            Choice(
                move,
                self.notation(move),
                self.place(state, seat, move),
                self.label(state, seat, move),
                self.hint(state, seat, move) if reason == 0 else None,
                self.refusal(state, seat, move, reason) if reason else None,
            )
            for move, reason in enumerate(found)
            if reason in worth_showing
        ]

    # -- what is shown

    def components(self) -> dict[str, Any]:
        """What a client needs once to draw the game's things: its cards by id, with their figures."""
        return {}

    @abstractmethod
    def table_view(self, state: State) -> dict[str, Any]:
        """What everybody may see, spectators too."""

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        """What this seat sees besides."""
        return {}

    def view(self, state: State, seat: int) -> View:
        owing = tuple(s for s in range(state.players) if state.pending() >> s & 1)
        won = tuple(s for s in range(state.players) if state.winners() >> s & 1)
        own = self.own_view(state, seat) if seat >= 0 else {}
        return View(self.id, state.players, seat, owing, won, self.table_view(state), own)

    def describe(self, state: State, seat: int) -> list[Text]:
        """The table in sentences, the most pressing first, as the seat (-1: a spectator) sees it."""
        return [Text("seat-points", {"seat": f"#{s}", "points": int(state.score(s))}) for s in range(state.players)]

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Text:
        """One sentence: what the seat has to decide, or for whom it waits."""

    @abstractmethod
    def outcome(self, state: State) -> Text:
        """Who won and why, the tie-break named; only of a game that is over."""

    @abstractmethod
    def event(self, note: Note) -> Event:
        """A note of the journal, in words' keys."""

    def odds(self, state: State, seat: int) -> Mapping[str, Any] | None:
        """Chances worth knowing, from this seat's knowledge alone."""
        return None

    def time_out_move(self, state: State, seat: int) -> int | None:
        """The move of a seat whose time is out, where the rules of the game name one; else the rule bot's is made."""
        return None

    # -- programs

    @abstractmethod
    def rule_bot(self) -> Bot: ...

    def tally(self, state: State) -> dict[str, int]:
        """The game's own figures of a game that was played, for simulation reports."""
        return {}

    def played_with(self, state: State, seat: int) -> list[str]:
        """What a seat began with that others did not, as keys of texts: reports tell how often each won."""
        return []


guard(OldGame)


@lru_cache(maxsize=8)
def made_with(kind: type[OldGame], figures: str) -> OldGame:
    return kind(figures)
