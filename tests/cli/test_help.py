"""The help of every command helps, in both languages, and its examples are right."""

import re

import pytest

from flibuste.cli.dispatch import COMMANDS, parser_for
from flibuste.kit.texts import LANGUAGES
from tests.terminal.typist import Flibuste

HEADINGS = {"en": "\nexamples:\n", "fr": "\nexemples\N{NO-BREAK SPACE}:\n"}
EXAMPLE = re.compile(r"^  (?:\w+    +)?.*?flibuste ((?:(?! {2,}|\)|\|).)+)", re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_ends_with_examples_that_can_be_typed(flibuste: Flibuste, command: str, language: str) -> None:
    answer = flibuste(command, "--help", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert HEADINGS[language] in answer.out
    shown = answer.out.partition(HEADINGS[language])[2].partition("\n\n")[0]
    examples = [line.split() for line in EXAMPLE.findall(shown)]
    assert examples
    for typed in examples:
        args, surplus = parser_for(typed).parse_known_args(typed)
        assert surplus == []
        assert args.command in COMMANDS


def test_every_argument_is_explained(flibuste: Flibuste) -> None:
    for command in COMMANDS:
        told = flibuste(command, "--help").out
        for argument in parser_for([command]).commands[command].known:
            if argument.names[0].startswith("-"):
                assert re.search(rf"^  (-h, )?{argument.names[-1]}\b.*?\n?.*? {{2,}}\w", told, re.MULTILINE)
