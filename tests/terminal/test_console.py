"""What reaches the screen: plain lines anywhere, weight only on a real terminal."""

import io
import re

import pytest

from flibuste.terminal.console import BOLD, Console, without_control_characters

SENTENCE = "The harbour holds a Flute, a Skiff, a Pinnace, a Frigate and a Galleon, each worth two coins or more."


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def said(out: io.StringIO, **environment: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM"):
            patch.delenv(name, raising=False)
        for name, value in {"TERM": "xterm", "COLUMNS": "40", **environment}.items():
            patch.setenv(name, value)
        console = Console(input, out, interactive=True)
        console.say(SENTENCE)
        console.say("Draw again, or stop?", BOLD)
    return out.getvalue()


def test_in_a_file_or_pipe_a_sentence_is_a_line() -> None:
    assert said(io.StringIO()) == f"{SENTENCE}\nDraw again, or stop?\n"


def test_on_a_screen_words_stay_whole() -> None:
    lines = said(Screen()).splitlines()
    assert len(lines) > 3
    assert all(len(line) <= 40 for line in lines[:-1])
    assert " ".join(" ".join(lines[:-1]).split()) == SENTENCE


def test_on_a_screen_the_question_has_weight_and_nothing_has_a_colour() -> None:
    for environment in ({}, {"NO_COLOR": "1"}):
        heard = said(Screen(), **environment)
        assert "\x1b[1mDraw again, or stop?\x1b[0m" in heard
        assert set(re.findall(r"\x1b\[[0-9;]*m", heard)) == {"\x1b[1m", "\x1b[0m"}


def test_a_dumb_terminal_gets_no_signs() -> None:
    assert "\x1b" not in said(Screen(), TERM="dumb")


def test_nothing_moves_the_cursor() -> None:
    gone = "\N{REPLACEMENT CHARACTER}"
    assert without_control_characters("a\x1b[2Jb\rc\bd\x07e\u202ef") == f"a{gone}[2Jb{gone}c{gone}d{gone}e{gone}f"
    printable = "a narrow\N{NARROW NO-BREAK SPACE}space, é, 💰\n"
    assert without_control_characters(printable) == printable
