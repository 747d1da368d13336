"""A game as everything outside the rules sees it: its states in words, texts, views and files."""

import hashlib
import importlib
import json
import pkgutil
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Self

import msgspec

from flibuste.kit.bot import Bot
from flibuste.kit.edges import check_seat, guard
from flibuste.kit.errors import (
    BadFigures,
    BadOption,
    BadPosition,
    UnknownGame,
    UnknownLanguage,
    in_json,
    wrong_field,
)
from flibuste.kit.figures import line_of, read_own, read_printed, read_toml
from flibuste.kit.rulebook import Rulebook, read_rulebook
from flibuste.kit.state import EVERYONE, Journal, Note, State, audience, reasons
from flibuste.kit.texts import LANGUAGES, Text, Words, kit_source, read_texts

WHOLE_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")

NO_FIGURES = ("about", "complete")  # what a file of figures says besides
RECONSTRUCTED = "reconstructed"  # as a source of figures: our own design, not the printed one
OptionValues = Mapping[str, bool | int | str]


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game: on or off, one of some words, or a number in a range."""

    name: str
    clause: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def check(self, value: object) -> bool | int | str:
        """The value itself, if the option can have it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        as_given = value if self.choices and isinstance(value, str) else in_json(value)
        raise BadOption("option-bad-value", option=self.name, value=as_given, allowed=self.allowed())

    def read(self, text: str) -> bool | int | str:
        """The value from its text form, as in a record or on the command line."""
        if isinstance(self.default, bool) and text in ("true", "false"):
            return text == "true"
        if isinstance(self.default, int) and not isinstance(self.default, bool) and WHOLE_NUMBER.fullmatch(text):
            return self.check(int(text))
        return self.check(text)

    def write(self, value: bool | int | str) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    def number(self, value: bool | int | str) -> int:
        """The value as the rules are given it: 0 or 1, the place among the choices, or the number."""
        return self.choices.index(value) if isinstance(value, str) else int(value)

    def value(self, number: int) -> bool | int | str:
        """The value that the rules are given as this number."""
        if isinstance(self.default, bool):
            return number == 1
        return number if isinstance(self.default, int) else self.choices[number]

    def allowed(self) -> Text:
        """The values that it can have, in words."""
        if isinstance(self.default, bool):
            return Text("allowed-switch")
        if isinstance(self.default, int):
            return Text("allowed-whole-number", {"least": self.least, "most": self.most})
        return Text("allowed-one-of", {"choices": ", ".join(self.choices)})


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the clause that says so ("" for a reason of the house) and what is missing."""

    clause: str
    text: Text
    counted: tuple[str, ...] = ()  # places of the things that were counted for the sum in the text


class Choice(msgspec.Struct, frozen=True):
    """A move as offered to a person: where on the table it belongs, and what it is called.

    A choice with a refusal cannot be made now and is shown with the reason.
    """

    move: int
    notation: str
    place: str
    label: Text
    hint: Text | None = None
    refusal: Refusal | None = None


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for the log, the animation and the screen reader."""

    key: str
    args: Mapping[str, str | int]
    audience: int = EVERYONE

    def heard_by(self, seat: int) -> bool:
        return bool(self.audience & audience(seat))

    @property
    def text(self) -> Text:
        return Text(f"event-{self.key}", self.args)


class View(msgspec.Struct, frozen=True):
    """What a seat (-1: a spectator) may see."""

    game: str
    players: int
    seat: int
    pending: tuple[int, ...]
    winners: tuple[int, ...]  # empty while the game goes on
    table: Mapping[str, Any]  # what everybody sees
    own: Mapping[str, Any]  # what this seat sees besides


class Reason(msgspec.Struct, frozen=True):
    """A kind of refusal: its clause, its text, and whether a choice refused for it is worth showing."""

    clause: str
    key: str
    shown: bool = False


class Game(ABC):
    """One per folder of `games`; made anew for another set of figures."""

    id: str
    rules_version: int  # raised whenever the same moves and luck would lead elsewhere
    folder: Path
    figures_file: str
    further_files: tuple[str, ...] = ()  # of figures, each with tables of its own
    options: tuple[Option, ...]
    has_secrets = True  # whether a seat may know what another does not: people at one keyboard then pass it on blindly
    asks_at_once = True  # whether several seats may owe a move at the same time

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


guard(Game)


@lru_cache(maxsize=8)  # tables, records and positions with the same house cards share one game
def made_with(kind: type[Game], figures: str) -> Game:
    return kind(figures)


def game_with(id: str, figures: str | None) -> Game:
    """The game of this id, with an owner's own figures if there are any."""
    game = find_game(id)
    return game if figures is None else game.with_figures(figures)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguage("language-unknown", language=language, known=", ".join(LANGUAGES))


def folders_of_games() -> Mapping[str, str]:
    """The folders of `flibuste.games`, by the id of their game: `port-royal` is at home in `port_royal`."""
    from flibuste import games

    return folders_in(games.__name__, tuple(games.__path__))


@cache
def folders_in(package: str, paths: tuple[str, ...]) -> Mapping[str, str]:
    folders = sorted(module.name for module in pkgutil.iter_modules(paths))
    return {folder.replace("_", "-"): f"{package}.{folder}" for folder in folders}


def find_games() -> dict[str, Game]:
    """All games, by id: every folder of `flibuste.games` has one."""
    return {id: find_game(id) for id in folders_of_games()}


def find_game(id: str) -> Game:
    """The game of this id; of the others nothing is loaded."""
    folders = folders_of_games()
    if not isinstance(id, str) or id not in folders:
        raise UnknownGame("game-unknown", game=id, known=", ".join(folders))
    game: Game = importlib.import_module(folders[id]).game
    return game
