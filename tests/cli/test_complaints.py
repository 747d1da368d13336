"""What is mistyped is answered in the reader's language, with what was probably meant."""

import argparse
import inspect
import re
from collections.abc import Callable

import pytest

from flibuste.cli.parser import COMPLAINTS
from flibuste.cli.suggestions import nearest
from flibuste.cli.texts import asked_language
from tests.terminal.typist import Flibuste

CASES = [
    (["pley"], "There is no command pley. Did you mean play or replay?", "Vouliez-vous dire play ou replay\u202f?"),
    (["xyzzy"], "There is no command xyzzy. There are: play, serve,", "Il y a\u00a0: play, serve,"),
    (["--verzion"], "flibuste has no argument --verzion. Did you mean --version?", "Vouliez-vous dire --version"),
    (["play", "--sead", "4"], "flibuste play has no argument --sead. Did you mean --seed or ", "dire --seed ou "),
    (
        ["play", "--sead=4"],
        "flibuste play has no argument --sead. Did you mean",
        "n\u2019a pas d\u2019argument --sead.",
    ),
    (["play", "jamaika", "--terminal"], "no game called jamaika. Did you mean jamaica?", "pas de jeu nommé jamaika."),
    (["play", "Port_Royal"], "There is no game called Port_Royal. Did you mean port-royal?", "dire port-royal"),
    (["simulate", "jamaca"], "There is no game called jamaca. Did you mean jamaica?", "pas de jeu nommé jamaca"),
    (["rules", "pirat-king"], "There is no game called pirat-king. Did you mean pirate-king?", "dire pirate-king"),
    (["simulate", "port-royal", "--bots", "roule"], "no bot called roule. Did you mean rule?", "robot nommé roule"),
    (["simulate", "port-royal", "--option", "reshufle=x"], "no option reshufle. Did you mean reshuffle?", "reshuffle"),
    (["simulate", "port-royal", "--option", "reshuffle=eagr"], "cannot be eagr. Did you mean eager?", "dire eager"),
    (["play", "--terminal", "--lang", "english"], "--lang cannot be english. ", "--lang ne peut être english."),
    (["completions", "bush"], "SHELL cannot be bush. Did you mean bash", "SHELL ne peut être bush."),
    (["verify"], "Something is missing: FILE.", "Il manque quelque chose\u00a0: FILE."),
    (["match", "port-royal"], "Something is missing: --bots.", "Il manque quelque chose\u00a0: --bots."),
    (["verify", "a.txt", "b.txt"], "This is too much, and nobody knows what it is for: b.txt.", "C\u2019est trop"),
    (["play", "--seed"], "--seed needs a value after it.", "--seed demande une valeur à sa suite."),
    (["replay", "a", "--all", "--to", "3"], "--to and --all do not go together", "ne vont pas ensemble"),
    (["simulate", "port-royal", "--json=3"], "--json stands alone, without the value 3.", "--json va seul"),
    (["serve", "--port", "65_536"], '--port takes a whole number from 0 to 65,535, not "65_536".', "nombre entier"),
    (["serve", "--cards", "mine.toml"], "Cards are given as GAME=FILE", "Les cartes se donnent par JEU=FICHIER"),
    (["serve", "--cards", "jamaca=mine.toml"], "There is no game called jamaca. Did you mean", "Vouliez-vous dire"),
]


@pytest.mark.parametrize(
    ("typed", "english", "french"), CASES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_a_mistake_is_a_sentence_in_both_languages(
    flibuste: Flibuste, speaks: Callable[[str], None], typed: list[str], english: str, french: str
) -> None:
    answer = flibuste(*typed)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("flibuste: ")
    assert english in answer.err
    speaks("fr_FR.UTF-8")
    answer = flibuste(*typed)
    assert (answer.code, answer.out) == (2, "")
    assert french in answer.err
    assert "Did you mean" not in answer.err


def test_a_mistake_in_what_is_typed_names_the_help_to_read(flibuste: Flibuste) -> None:
    assert flibuste("play", "--sead").err.endswith("\n`flibuste play --help` tells what can be typed.\n")
    assert flibuste("pley").err.endswith("\n`flibuste --help` tells what can be typed.\n")


def test_what_is_far_from_everything_gets_no_suggestion() -> None:
    assert nearest("xyzzy", ["play", "serve"]) == []
    assert nearest("x" * 100_000, ["play", "serve"]) == []
    assert nearest("PLAY", ["play", "serve"]) == ["play"]


NEVER_SAID = (  # we have nothing that could make argparse say it, or say it ourselves before
    "unrecognized arguments",
    "invalid choice",
    "unknown parser",
    "cannot have multiple subparser arguments",
    "ambiguous option",
    "unexpected option string",
    "conflicting subparser",
    "%r is not callable",
    "one of the arguments",
    "can't open",
    "invalid %(type)s value",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
)


def test_everything_that_argparse_complains_about_has_our_own_words() -> None:
    """Read from its source, so that a new Python with new complaints is noticed."""
    source = inspect.getsource(argparse.ArgumentParser) + inspect.getsource(argparse._SubParsersAction)
    said = re.findall(r"(?:error|Error)\((?:[^()]*?)_\(\s*['\"](.*?)['\"]", source, re.DOTALL)
    said += re.findall(r"msg = _\(\s*['\"](.*?)['\"]", source)
    said += re.findall(r"None: _\(['\"](.*?)['\"]", source)
    assert len(said) > 5
    for complaint in said:
        example = re.sub(r"%r", "'x'", re.sub(r"%s|%\(\w+\)s", "x", complaint))
        ours = any(re.search(pattern.replace("argument (?P<argument>.*): ", ""), example) for pattern in COMPLAINTS)
        assert ours or complaint.startswith(NEVER_SAID), complaint


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("simulate port-royal --lang en", "en"),
        ("simulate port-royal --lang=en", "en"),
        ("simulate --lang en port-royal", "en"),
        ("simulate port-royal", "fr"),
        ("simulate port-royal --lang", "fr"),
        ("simulate port-royal --lang de", "fr"),
        ("", "fr"),
    ],
)
def test_a_command_is_answered_in_the_language_asked_for_or_in_that_of_the_computer(
    monkeypatch: pytest.MonkeyPatch, typed: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert asked_language(typed.split()) == language
