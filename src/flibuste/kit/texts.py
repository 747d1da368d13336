"""Sentences: keys with arguments, made into words by Fluent files in English and French.

An argument that begins with `@` names another message (`@ship-blue`, or one of its attributes, `@ship-blue.the`);
one that begins with `#` names a seat (`#0`). An argument can also be a text itself, or a row of texts, which is
read as a list ("a Flute, a Sailor and a Priest").
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")
LONGEST_PART = 100_000

resolver.MAX_PART_LENGTH = LONGEST_PART  # meant for strangers' messages; ours hold rows and clauses of any length


class Text(msgspec.Struct, frozen=True):
    """A sentence still without words."""

    key: str
    args: "Mapping[str, Argument]" = {}


Argument = str | int | Text | tuple[Text, ...]


KEPT_SENTENCES = 2048  # of a language: names of things are said again and again


class MissingText(KeyError):
    """A key without words: a mistake of the project, never of the reader."""


@lru_cache(64)
def read_fluent(source: str) -> Resource:
    """Kept, because it takes long, and a game with house cards is a game of its own with the same words."""
    return FluentResource(source)


class Words:
    """The words of one language, from one or more folders of Fluent files."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(read_fluent(source), allow_overrides=True)
        self._formatted = lru_cache(KEPT_SENTENCES)(self._resolve)  # Fluent takes longer than a move

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are those of the seats."""
        args = {name: self._argument(value, names) for name, value in text.args.items()}
        return self._format(text.key, args)

    def quote(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence with its words as they are: in what a person typed or sent, `@` and `#` mean nothing."""
        args = {k: v if isinstance(v, str) else self._argument(v, names) for k, v in text.args.items()}
        return self._format(text.key, args)

    def _argument(self, value: Argument, names: Sequence[str]) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, tuple):
            return self._row([self.say(text, names) for text in value])
        if isinstance(value, str) and value.startswith("@"):
            return self._format(value[1:], {})
        if isinstance(value, str) and value.startswith("#"):
            seat = int(value[1:])
            return names[seat] if seat < len(names) else self._format("seat-name", {"number": seat + 1})
        return value

    def _row(self, sayings: Sequence[str]) -> str:
        if not sayings:
            return self._format("row-empty", {})
        row = sayings[0]
        for saying in sayings[1:-1]:
            row = self._format("row-next", {"row": row, "next": saying})
        return self._format("row-last", {"row": row, "last": sayings[-1]}) if sayings[1:] else row

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        return self._formatted(key, tuple(args.items()))

    def _resolve(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            raise MissingText(f"{name} ({self.language})")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{key} ({self.language})")
        words, mistakes = self.bundle.format_pattern(pattern, dict(args))
        if mistakes:
            raise MissingText(f"{key} ({self.language}): {mistakes[0]}")
        return str(words)


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the person set for this computer, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def read_texts(folder: Path, language: str) -> str:
    """The Fluent source of a folder `texts` for a language."""
    return (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def kit_source(language: str) -> str:
    return read_texts(Path(__file__).parent, language)


@cache
def kit_words(language: str) -> Words:
    return Words(language, [kit_source(language)])
