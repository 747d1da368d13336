"""Every sentence exists in both languages, is used somewhere, and everything that is said exists."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from flibuste.kit import errors
from flibuste.kit.game import Game
from flibuste.kit.texts import LANGUAGES, Text
from tests.laws.found import TESTS, TUTORIAL, every_game

SOURCES = TESTS.parent / "src" / "flibuste"
PAGE = TESTS.parent / "web" / "src"
PROTOCOL = TESTS.parent / "docs" / "protocol.md"
KIT = SOURCES / "kit"
FOLDERS = sorted(path.parent for path in [*SOURCES.rglob("texts"), *TUTORIAL.glob("*/texts")] if path.is_dir())


def name_of(folder: Path) -> str:
    return folder.relative_to(TESTS.parent).as_posix()


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
GAMES = every_game()
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- what is written in Fluent


class Message(NamedTuple):
    attributes: frozenset[str]
    arguments: frozenset[str]
    line: int


class Fluent:
    """A file of messages."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        self.resource = FluentParser().parse(self.source)
        self.messages: dict[str, Message] = {}
        self.twice: list[str] = []
        self.mentioned: set[str] = set()
        for entry in self.resource.body:
            if isinstance(entry, ftl.Message):
                found = Mentions()
                found.visit(entry)
                line = self.source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                attributes = frozenset(attribute.id.name for attribute in entry.attributes)
                if entry.id.name in self.messages:
                    self.twice.append(entry.id.name)
                self.messages[entry.id.name] = Message(attributes, frozenset(found.arguments), line)
                self.mentioned |= found.messages

    @property
    def junk(self) -> list[str]:
        return [str(entry.content) for entry in self.resource.body if isinstance(entry, ftl.Junk)]


class Mentions(Visitor):
    """The arguments and other messages that a message mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.messages.add(node.id.name)


@cache
def fluent(folder: Path, language: str) -> Fluent:
    return Fluent(folder / "texts" / f"{language}.ftl")


@each_folder
@each_language
def test_every_line_is_fluent(folder: Path, language: str) -> None:
    assert fluent(folder, language).junk == []
    assert fluent(folder, language).twice == []


@each_folder
def test_both_languages_have_the_same_messages_attributes_and_arguments(folder: Path) -> None:
    english, *others = (fluent(folder, language).messages for language in LANGUAGES)
    for other in others:
        assert english.keys() - other.keys() == set()
        assert other.keys() - english.keys() == set()
        assert [key for key in english if english[key].attributes != other[key].attributes] == []
        assert [key for key in english if english[key].arguments != other[key].arguments] == []


@each_folder
def test_no_folder_says_again_what_the_kit_says(folder: Path) -> None:
    if folder != KIT:
        assert fluent(folder, "en").messages.keys() & fluent(KIT, "en").messages.keys() == set()


ASCII_SPACE = re.compile(r"(\S) ([;?!:»])|(«) (\S)|(\w)'(\w)")
STRINGS_OF_PLACEABLES = re.compile(r"\{[^{}]*\}")


@each_folder
def test_french_has_its_spaces_and_apostrophes(folder: Path) -> None:
    r"""U+202F before ; ? and !, U+00A0 before : and inside « », and a curly apostrophe."""
    wrong = []
    for number, line in enumerate(fluent(folder, "fr").source.split("\n"), 1):
        value = line.partition(" = ")[2] if " = " in line else line
        if not line.startswith("#") and ASCII_SPACE.search(STRINGS_OF_PLACEABLES.sub("{}", value)):
            wrong.append(f"{number}: {line}")
    assert wrong == []


# -- what is written in code


class Pattern(NamedTuple):
    """A key that is put together, such as f"event-{key}": what stands for sure, and gaps."""

    expression: re.Pattern[str]


def patterns_of(parts: list[str | None]) -> Iterator[Pattern]:
    """`None` stands for a gap. What has no word of its own could be anything, and counts for nothing."""
    if None in parts and any(part and re.search(r"[a-z]{2,}-|-[a-z]{2,}", part) for part in parts):
        joined = "".join("(.+)" if part is None else re.escape(part) for part in parts)
        yield Pattern(re.compile(joined.removeprefix("@")))


def strings_of_python(source: str) -> Iterator[str | Pattern]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            yield from patterns_of([part if isinstance(part, str) else None for part in parts])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = [side.value if isinstance(side, ast.Constant) else None for side in (node.left, node.right)]
            yield from patterns_of([side if isinstance(side, str) else None for side in sides])


QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def strings_of_typescript(source: str) -> Iterator[str | Pattern]:
    for double, single, template in QUOTED.findall(source):
        yield double or single or template
        pieces = re.split(r"\$\{[^}]*\}", template)
        parts: list[str | None] = [pieces[0]]
        for piece in pieces[1:]:
            parts += [None, piece]
        yield from patterns_of(parts)


def strings_of_protocol(source: str) -> Iterator[str | Pattern]:
    """Keys that are promised to whoever writes a client, such as `option-NAME`."""
    for span in re.findall(r"`([a-z]+(?:-[a-zA-Z]+)+)`", source):
        yield span
        yield from patterns_of([None if piece.isupper() else piece for piece in re.split(r"([A-Z]+)", span)])


def strings_of_toml(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings_of_toml(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings_of_toml(inner)


@cache
def strings() -> tuple[frozenset[str], tuple[Pattern, ...]]:
    """All words that stand in code and figures, and all patterns of keys."""
    found: list[str | Pattern] = []
    for root in (SOURCES, TUTORIAL):
        for path in root.rglob("*.py"):
            found += strings_of_python(path.read_text(encoding="utf-8"))
        for path in root.rglob("*.toml"):
            found += strings_of_toml(tomllib.loads(path.read_text(encoding="utf-8")))
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]:
        found += strings_of_typescript(path.read_text(encoding="utf-8"))
    for path in [*SOURCES.rglob("rulebook/en.md"), KIT / "rulebook.py"]:
        marks = re.findall(r"\[([A-Z])[]-]", path.read_text(encoding="utf-8"))
        found += [*marks, *map(str.lower, marks)]
    found += strings_of_protocol(PROTOCOL.read_text(encoding="utf-8"))
    words = {string for string in found if isinstance(string, str)}
    words |= {word.removeprefix("@").removeprefix("--").partition(".")[0] for word in words}
    return frozenset(words), tuple(dict.fromkeys(string for string in found if isinstance(string, Pattern)))


def is_used(key: str) -> bool:
    """Written out somewhere, or put together of words that are."""
    words, patterns = strings()
    if key in words:
        return True
    for pattern in patterns:
        found = pattern.expression.fullmatch(key)
        if found and all(is_word(gap) for gap in found.groups()):
            return True
    return False


def is_word(gap: str) -> bool:
    """What can stand in the gap of a pattern: a number, or words that stand in code or figures."""
    words, _ = strings()
    return gap.isdecimal() or gap in words or all(part in words for part in gap.split("-"))


@each_folder
def test_every_message_is_used(folder: Path) -> None:
    mentioned = {key for other in FOLDERS for key in fluent(other, "en").mentioned}
    assert [key for key in fluent(folder, "en").messages if key not in mentioned and not is_used(key)] == []


def test_a_message_that_nobody_uses_is_seen() -> None:
    assert is_used("record-too-large")
    assert is_used("event-drew-unseen")
    assert not is_used("record-too-" + "small")
    assert not is_used("event-never-" + "happens")


# -- everything that is said exists


@each_game
@each_language
def test_a_game_its_options_and_their_choices_have_words(game: Game, language: str) -> None:
    words = game.words(language)
    keys = ["game-name", "game-line"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}.help"]
        keys += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert all(words.say(Text(key)) for key in keys)


@each_game
def test_the_clause_of_an_option_stands_in_the_rulebook(game: Game) -> None:
    for language in LANGUAGES:
        clauses = game.rulebook(language).clauses
        assert [option.clause for option in game.options if option.clause not in clauses] == []


SAYING = {"Text": 0, "Reason": 1, "refused": 0}
SAYING |= {name: 0 for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}


def said_in(path: Path) -> Iterator[tuple[int, str]]:
    """The lines and keys of sentences that a module says in so many words."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
            place = SAYING[node.func.id]
            key = node.args[place] if place < len(node.args) else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield node.lineno, key.value


def test_everything_that_is_said_has_its_words() -> None:
    missing = []
    for root in (SOURCES, TUTORIAL):
        for path in root.rglob("*.py"):
            own = next((folder for folder in path.parents if folder in FOLDERS), KIT)
            known = fluent(own, "en").messages.keys() | fluent(KIT, "en").messages.keys()
            missing += [f"{name_of(path)}:{line}: {key}" for line, key in said_in(path) if key not in known]
    assert missing == []
