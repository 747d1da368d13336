"""A game as everything outside the rules sees it: its states in words, texts, views and files."""

import hashlib
import importlib
import json
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import msgspec

from flibuste.kit.bits import members
from flibuste.kit.bot import Bot
from flibuste.kit.errors import (
    BadFigures,
    BadOption,
    BadPosition,
    NoSuchSeat,
    NotNow,
    UnknownGame,
    UnknownLanguage,
    in_json,
    quoted,
    wrong_field,
)
from flibuste.kit.figures import line_of, read_own, read_printed, read_toml
from flibuste.kit.options import Option as Option
from flibuste.kit.options import OptionValues as OptionValues
from flibuste.kit.options import check_options, read_options
from flibuste.kit.rulebook import Rulebook, read_rulebook
from flibuste.kit.shapes import position_of
from flibuste.kit.state import EVERYONE, SPECTATOR, Journal, Note, State, audience, reasons, unpack_state
from flibuste.kit.tables import EventKind, EventTable, Reason, ReasonTable, Verb, move_table
from flibuste.kit.texts import LANGUAGES, Text, Words, kit_source, read_texts

NO_FIGURES = ("about", "complete")  # what a file of figures says besides
RECONSTRUCTED = "reconstructed"  # as a source of figures: our own design, not the printed one

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    S = TypeVarWithDefault("S", bound=State, default=State)
    S_co = TypeVarWithDefault("S_co", bound=State, default=State, covariant=True)
else:
    S = TypeVar("S")
    S_co = TypeVar("S_co", covariant=True)


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


def players_of_rules(file: Any) -> range:
    """As the table [rules] of the figures has them."""
    return range(file.rules.min_players, file.rules.max_players + 1)


def no_hint(file: Any, state: Any, seat: int, move: int) -> Text | None:
    return None


def nothing_of_its_own(file: Any, state: Any, seat: int) -> msgspec.Struct | None:
    return None


def no_components(file: Any) -> msgspec.Struct | None:
    return None


def points_of_seats(file: Any, state: State, seat: int) -> list[Text]:
    return [Text("seat-points", {"seat": f"#{s}", "points": int(state.score(s))}) for s in range(state.players)]


def no_odds(file: Any, state: Any, seat: int) -> msgspec.Struct | None:
    return None


def no_move(file: Any, state: Any, seat: int) -> int | None:
    return None


def no_tally(file: Any, state: Any) -> dict[str, int]:
    return {}


def nothing_special(file: Any, state: Any, seat: int) -> list[str]:
    return []


def no_own_names(file: Any, language: str) -> dict[str, str]:
    return {}


@dataclass(frozen=True, eq=False, kw_only=True)
class GameSpec(Generic[S]):
    """What a game is made of, as the `__init__.py` of its folder declares it.

    The functions are given the file of figures that `read_figures` made, then the state, then the seat and the move.
    """

    id: str  # the name of its folder, with hyphens
    rules_version: int  # raised whenever the same moves and luck would lead elsewhere
    folder: Path
    figures_files: tuple[str, ...]  # TOML, each with tables of its own
    read_figures: Callable[
        [dict[str, Any]], Any
    ]  # into an object with `figures`, for the rules, and `rules`, the table
    player_counts: Callable[[Any], range] = players_of_rules
    options: Callable[[Any], tuple[Option, ...]]
    state: type[S]  # made of figures, players, options by number, word and journal

    moves: tuple[Verb, ...]
    events: tuple[EventKind, ...]
    reasons: tuple[Reason, ...]
    label: Callable[[Any, S, int, int], Text]  # what a move is called on a button or in a list
    hint: Callable[[Any, S, int, int], Text | None] = no_hint  # the consequence worth saying before the click

    table_view: Callable[[Any, S], msgspec.Struct]  # what everybody may see, spectators too
    own_view: Callable[[Any, S, int], msgspec.Struct | None] = nothing_of_its_own  # what a seat sees besides
    components: Callable[[Any], msgspec.Struct | None] = no_components  # what a client needs once: cards by id
    describe: Callable[[Any, S, int], list[Text]] = points_of_seats  # the table in sentences, the most pressing first
    prompt: Callable[[Any, S, int], Text]  # what a seat has to decide, or for whom it waits
    outcome: Callable[[Any, S], Text]  # who won and why, the tie-break named
    odds: Callable[[Any, S, int], msgspec.Struct | None] = no_odds  # chances, from this seat's knowledge alone

    position: type[msgspec.Struct]
    write_position: Callable[[Any, S], msgspec.Struct]
    read_position: Callable[[Any, S, Any], None]  # makes a game that was just dealt the position; BadPosition

    bot: Callable[[Any], Bot]
    time_out_move: Callable[[Any, S, int], int | None] = no_move  # of who sleeps, where the rules name one
    tally: Callable[[Any, S], dict[str, int]] = no_tally  # a played game's own figures, for simulation reports
    played_with: Callable[[Any, S, int], list[str]] = nothing_special  # what a seat began with, as keys of texts
    own_names: Callable[[Any, str], dict[str, str]] = no_own_names  # Fluent messages named by an owner's file

    has_secrets: bool = True  # whether a seat may know what another does not: people at one keyboard pass it on blindly
    asks_at_once: bool = False  # whether several seats may owe a move at the same time


class Game(Generic[S_co]):
    """A game as everything outside its rules sees it; made anew for another set of figures.

    A `State` trusts whoever plays it, for speed. A `Game` does not: seats, players, codes and states are checked here,
    for every game alike, before the game's own functions hear of them.
    """

    def __init__(self, spec: GameSpec[S_co], figures: str | None = None) -> None:
        """`figures` is the text of a file of figures, whole or of changes; by default there are the printed ones."""
        self.spec = spec
        self.house_figures = figures
        self._words: dict[tuple[str, ...], Words] = {}
        self.data: dict[str, Any] = self.printed_figures()
        if figures is not None:
            self.data = read_own(self.data, read_toml(figures))
        self.file: Any = spec.read_figures(self.data)
        self.figures: Any = self.file.figures
        self.options: tuple[Option, ...] = spec.options(self.file)
        self.moves = move_table(spec.moves, self.file)
        self.events = EventTable(spec.events, self.file)
        self.reasons = ReasonTable(spec.reasons, self.file)

    def __reduce__(self) -> tuple[Callable[[str, str | None], "Game"], tuple[str, str | None]]:
        return game_with, (self.id, self.house_figures)

    def printed_figures(self) -> dict[str, Any]:
        return read_printed(self.spec.folder, self.spec.figures_files)

    def with_figures(self, figures: str) -> "Game[S_co]":
        """The same game with an owner's own figures; BadFigures names the line that is wrong."""
        try:
            return made_with(self.spec, figures)
        except BadFigures as error:
            error.in_words_of(self.words)
            error.find_line = partial(line_of, error, figures, self.printed_figures())
            raise

    # -- what it is

    @property
    def id(self) -> str:
        return self.spec.id

    @property
    def rules_version(self) -> int:
        return self.spec.rules_version

    @property
    def folder(self) -> Path:
        return self.spec.folder

    @property
    def figures_files(self) -> tuple[str, ...]:
        return self.spec.figures_files

    @property
    def has_secrets(self) -> bool:
        return self.spec.has_secrets

    @property
    def asks_at_once(self) -> bool:
        return self.spec.asks_at_once

    @property
    def player_counts(self) -> range:
        return self.spec.player_counts(self.file)

    @property
    def codes(self) -> int:
        """How many move codes there are: 0 to codes - 1."""
        return len(self.moves)

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
        """The game's own Fluent source, with the names of an owner's own things."""
        own = self.spec.own_names(self.file, language)
        return read_texts(self.folder, language) + "".join(literal_message(key, name) for key, name in own.items())

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
    ) -> S_co:
        """A game dealt by this word of luck, at its first decision; the journal hears of the deal."""
        self._check_players(players, BadOption)
        return self.deal(players, self.option_numbers(self.check_options(options or {})), word, journal)

    def deal(self, players: int, options: dict[str, int], word: int, journal: Journal | None) -> S_co:
        """The same for who deals often: nothing is checked, and options are numbers, as `option_numbers` gives them."""
        make: Callable[..., S_co] = self.spec.state
        return make(self.figures, players, options, word, journal)

    def options_of(self, state: State) -> dict[str, bool | int | str]:
        """The options a state is played with: it has each under the option's name."""
        return self.option_values({o.name: int(getattr(state, o.name)) for o in self.options})

    def check_options(self, options: OptionValues) -> dict[str, bool | int | str]:
        """All options with their values, those not given by default."""
        return check_options(self.options, options)

    def read_options(self, given: Iterable[str]) -> dict[str, bool | int | str]:
        """All options, from texts such as `reshuffle=eager`."""
        return read_options(self.options, given)

    def option_numbers(self, options: OptionValues) -> dict[str, int]:
        return {o.name: o.number(options[o.name]) for o in self.options}

    def option_values(self, numbers: Mapping[str, int]) -> dict[str, bool | int | str]:
        return {o.name: o.value(numbers[o.name]) for o in self.options}

    def unpack(self, numbers: list[int]) -> S_co:
        """The state whose `pack` this is."""
        if not numbers or not self.is_for(numbers[0]):  # all sizes follow from the number of players
            raise BadPosition("position-bad-pack")
        try:
            return cast("S_co", unpack_state(self.spec.state, self.figures, numbers))
        except (LookupError, ValueError, OverflowError, TypeError) as error:
            raise BadPosition("position-bad-pack") from error

    def write_state(self, state: State) -> dict[str, Any]:
        """The whole position, hidden things too, in names and numbers a person can edit."""
        written: dict[str, Any] = msgspec.to_builtins(self.spec.write_position(self.file, self._own(state)))
        return written

    def read_state(self, position: dict[str, Any]) -> S_co:
        """The state of such a description; BadPosition says what is wrong with it."""
        players, options = self.read_table(position)
        described = {name: value for name, value in position.items() if name not in ("players", "options")}
        shaped = position_of(described, self.spec.position)
        state = self.deal(players, options, 0, None)
        self.spec.read_position(self.file, state, shaped)
        return state

    def read_table(self, position: Mapping[str, Any]) -> tuple[int, dict[str, int]]:
        """How many play in a position, and the options as the rules are given them."""
        players: Any = position.get("players")
        options = position.get("options", {})
        if players is None:
            raise wrong_field("players", players)
        self._check_players(players, BadPosition)
        if not isinstance(options, dict):
            raise wrong_field("options", options)
        try:
            return players, self.option_numbers(self.check_options(options))
        except BadOption as error:
            raise BadPosition(error.text.key, **error.text.args) from error

    # -- moves

    def notation(self, move: int) -> str:
        return self.moves.meaning(move).notation

    def parse(self, text: str) -> int:
        """The code of a move from its notation; UnknownMove if there is none."""
        return self.moves.parse(text)

    def label(self, state: State, seat: int, move: int) -> Text:
        """What the move is called on a button or in a list."""
        return self.spec.label(self.file, self._own(state), seat, move)

    def hint(self, state: State, seat: int, move: int) -> Text | None:
        """The consequence worth saying before the click."""
        return self.spec.hint(self.file, self._own(state), seat, move)

    def place(self, state: State, seat: int, move: int) -> str:
        """Where on the table the move belongs, such as `harbour:sailor-5`, or `button`."""
        return self.moves.place(self._own(state), seat, move)

    def refusal(self, state: State, seat: int, move: int, reason: int) -> Refusal:
        """The words of a reason that `why_not` gave for this move."""
        return Refusal(*self.reasons.read(self._own(state), seat, move, reason))

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None when the move is legal."""
        check_seat(seat, state.players)
        reason = state.why_not(seat, move)
        return None if reason == 0 else self.refusal(state, seat, move, reason)

    def choices(self, state: State, seat: int) -> list[Choice]:
        """What to offer to a seat that owes a move: legal moves, and refused ones worth showing."""
        check_watcher(seat, state.players)
        if seat < 0 or not state.pending() >> seat & 1:
            return []
        shown = self.reasons.shown
        return [
            Choice(
                move,
                self.notation(move),
                self.place(state, seat, move),
                self.label(state, seat, move),
                self.hint(state, seat, move) if reason == 0 else None,
                self.refusal(state, seat, move, reason) if reason else None,
            )
            for move, reason in enumerate(reasons(state, seat, self.codes))
            if reason == 0 or reason in shown
        ]

    # -- what is shown

    def components(self) -> dict[str, Any]:
        """What a client needs once to draw the game's things: its cards by id, with their figures."""
        return builtins_of(self.spec.components(self.file))

    def table_view(self, state: State) -> dict[str, Any]:
        """What everybody may see, spectators too."""
        return builtins_of(self.spec.table_view(self.file, self._own(state)))

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        """What this seat sees besides."""
        check_seat(seat, state.players)
        return builtins_of(self.spec.own_view(self.file, self._own(state), seat))

    def view(self, state: State, seat: int) -> View:
        check_watcher(seat, state.players)
        owing, won = tuple(members(state.pending())), tuple(members(state.winners()))
        own = self.own_view(state, seat) if seat >= 0 else {}
        return View(self.id, state.players, seat, owing, won, self.table_view(state), own)

    def describe(self, state: State, seat: int) -> list[Text]:
        """The table in sentences, the most pressing first, as the seat (-1: a spectator) sees it."""
        check_watcher(seat, state.players)
        return self.spec.describe(self.file, self._own(state), seat)

    def prompt(self, state: State, seat: int) -> Text:
        """One sentence: what the seat has to decide, or for whom it waits."""
        check_watcher(seat, state.players)
        return self.spec.prompt(self.file, self._own(state), seat)

    def outcome(self, state: State) -> Text:
        """Who won and why, the tie-break named; only of a game that is over."""
        if state.pending() != 0:
            raise NotNow("outcome-not-yet")
        return self.spec.outcome(self.file, self._own(state))

    def event(self, note: Note) -> Event:
        """A note of the journal, in words' keys."""
        key, args = self.events.read(note)
        return Event(key, args, note[1])

    def odds(self, state: State, seat: int) -> Mapping[str, Any] | None:
        """Chances worth knowing, from this seat's knowledge alone."""
        check_seat(seat, state.players)
        odds = self.spec.odds(self.file, self._own(state), seat)
        return None if odds is None else builtins_of(odds)

    def time_out_move(self, state: State, seat: int) -> int | None:
        """The move of a seat whose time is out, where the rules of the game name one; else the rule bot's is made."""
        return self.spec.time_out_move(self.file, self._own(state), seat)

    # -- programs

    def rule_bot(self) -> Bot:
        return self.spec.bot(self.file)

    def tally(self, state: State) -> dict[str, int]:
        """The game's own figures of a game that was played, for simulation reports."""
        return self.spec.tally(self.file, self._own(state))

    def played_with(self, state: State, seat: int) -> list[str]:
        """What a seat began with that others did not, as keys of texts: reports tell how often each won."""
        return self.spec.played_with(self.file, self._own(state), seat)

    # -- checks

    def _own(self, state: State) -> S_co:
        """The state, if it is one of this game."""
        if not isinstance(state, self.spec.state):
            raise TypeError(f"this is no state of {self.id}: {type(state).__name__}")
        return state

    def _check_players(self, players: object, error: type[BadOption | BadPosition]) -> None:
        if not self.is_for(players):
            shown = in_json(players) if error is BadPosition else quoted(players)
            raise error("players-bad-count", players=shown, least=self.player_counts[0], most=self.player_counts[-1])


def check_seat(seat: object, players: int) -> None:
    """Whether somebody sits there; spectators do not."""
    if not (isinstance(seat, int) and 0 <= seat < players):
        raise NoSuchSeat("seat-unknown", seat=quoted(seat), last=players - 1)


def check_watcher(seat: object, players: int) -> None:
    """Whether somebody can look on from there: at a seat, or as a spectator."""
    if seat != SPECTATOR:
        check_seat(seat, players)


def builtins_of(shown: msgspec.Struct | None) -> dict[str, Any]:
    built: dict[str, Any] = {} if shown is None else msgspec.to_builtins(shown)
    return built


def literal_message(key: str, words: str) -> str:
    """A Fluent message of an owner's words, as a quoted literal, so that they can hold any sign.

    Every form of a name that a sentence may ask for is the same.
    """
    literal = "{ " + json.dumps(words, ensure_ascii=False).replace("{", "\\u007B").replace("}", "\\u007D") + " }"
    return f"\n{key} = {literal}\n" + "".join(f"    .{form} = {literal}\n" for form in ("a", "the", "second"))


@lru_cache(maxsize=8)  # tables, records and positions with the same house cards share one game
def made_with(spec: GameSpec[S], figures: str) -> Game[S]:
    return Game(spec, figures)


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
