"""A shell completes commands, arguments, games, bots and options; bash is really asked."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.cli.completions import SCRIPTS, complete
from flibuste.cli.dispatch import COMMANDS
from flibuste.kit.game import folders_of_games
from tests.terminal.typist import Flibuste


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["pl"], ["play"]),
        (["re"], ["replay"]),
        (["--v"], ["--version"]),
        (["play", "p"], ["pirate-king", "port-royal"]),
        (["play", "--terminal", "po"], ["port-royal"]),
        (["play", "--seed", "4", "po"], ["port-royal"]),
        (["play", "--te"], ["--terminal"]),
        (["play", "--lang", ""], ["en", "fr"]),
        (["play", "--lang=f"], ["--lang=fr"]),
        (["play", "--seats", "me,ru"], ["me,rule"]),
        (["simulate", "port-royal", "--bots", "rule,search:"], ["rule,search:240", "rule,search:50ms"]),
        (["simulate", "port-royal", "--option", "resh"], ["reshuffle="]),
        (["simulate", "port-royal", "--option", "reshuffle=e"], ["reshuffle=eager"]),
        (["simulate", "port-royal", "--option=reshuffle=e"], ["--option=reshuffle=eager"]),
        (["simulate", "port-royal", "--option", "round_cap="], []),
        (["simulate", "seul-maitre-a-bord", "--option", "rounds="], ["rounds=8", "rounds=6", "rounds=4"]),
        (["simulate", "port-royal", "--option", "sails=e"], []),
        (["serve", "--cards", "ja"], ["jamaica="]),
        (["serve", "--host", "0"], ["0.0.0.0"]),
        (["rules", "port-royal", "PR-HIR-0"], [f"PR-HIR-0{n}" for n in range(1, 6)]),
        (["completions", "z"], ["zsh"]),
        (["verify", "gam"], []),
        (["replay", "game.txt", "--to", ""], []),
        (["fly", "x"], []),
        (["play", "--"], None),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_word_is_completed(words: list[str], found: list[str] | None) -> None:
    completed = complete(words)
    if found is None:
        assert {"--terminal", "--seats", "--lang", "--no-browser"} <= set(completed)
    else:
        assert completed[: len(found)] == found
        assert found or not completed


def test_every_command_and_every_game_is_offered() -> None:
    assert set(COMMANDS) <= set(complete([""]))
    assert complete(["play", ""]) == list(folders_of_games())


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_script_is_printed(flibuste: Flibuste, shell: str) -> None:
    answer = flibuste("completions", shell)
    assert (answer.code, answer.err) == (0, "")
    assert f"completions {shell} --words" in answer.out


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_shell_finds_nothing_wrong_with_its_script(flibuste: Flibuste, shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    (tmp_path / "script").write_text(flibuste("completions", shell).out)
    subprocess.run([shell, "-n", tmp_path / "script"], check=True)


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """A folder with the command, for the PATH of a shell."""
    (tmp_path / "flibuste").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m flibuste "$@"\n')
    (tmp_path / "flibuste").chmod(0o755)
    return tmp_path


def answered(words: list[str], command: Path) -> list[str]:
    path = f"{command}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, cwd=command, env={**os.environ, "PATH": path}
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("line", "replies"),
    [
        ("flibuste ver", ["verify"]),
        ("flibuste simulate ", ["jamaica", "pirate-king", "port-royal", "seul-maitre-a-bord"]),
        ("flibuste play --no", ["--no-browser"]),
        ("flibuste match port-royal --bots rule,ran", ["rule,random"]),
        ("flibuste match port-royal --bots search:", ["240", "50ms"]),
        ("flibuste match port-royal --bots search:5", ["50ms"]),
        ("flibuste play --option resh", ["reshuffle="]),
        ("flibuste play --option reshuffle=", ["lazy", "eager"]),
        ("flibuste play --option reshuffle=l", ["lazy"]),
        ("flibuste verify ga", []),
    ],
)
def test_bash_completes(line: str, replies: list[str], command: Path) -> None:
    """As readline would ask: words are broken at colons and equals signs, too."""
    script = r"""
eval "$(flibuste completions bash)"
complete -p flibuste > /dev/null || exit 1
COMP_LINE=$1 COMP_POINT=${#1}
shift
COMP_WORDS=("$@") COMP_CWORD=$(( $# - 1 ))
_flibuste
[ ${#COMPREPLY[@]} = 0 ] || printf '%s\n' "${COMPREPLY[@]}"
"""
    assert answered(["bash", "-c", script, "bash", line, *broken(line)], command) == replies


def broken(line: str) -> list[str]:
    """The words of a line as bash gives them to a completion."""
    words: list[str] = []
    for word in line.split(" "):
        for sign in ":=":
            word = word.replace(sign, f" {sign} ")
        words += word.split() or [""]
    return words


WHOLE_WORDS = [
    ("flibuste ver", ["verify"]),
    ("flibuste match port-royal --bots search:5", ["search:50ms"]),
    ("flibuste play --option resh", ["reshuffle="]),
    ("flibuste verify flib", ["flibuste"]),  # the file that lies there
]


@pytest.mark.skipif(shutil.which("zsh") is None, reason="there is no zsh here")
@pytest.mark.parametrize(("line", "replies"), WHOLE_WORDS)
def test_zsh_completes(line: str, replies: list[str], command: Path) -> None:
    script = r"""
compdef() { }
eval "$(flibuste completions zsh)"
compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- $@ }
_files() { print -l -- ${words[CURRENT]}*(N) }
words=("$@") CURRENT=$#
_flibuste
"""
    assert answered(["zsh", "-f", "-c", script, "zsh", *line.split(" ")], command) == replies


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here")
@pytest.mark.parametrize(("line", "replies"), WHOLE_WORDS)
def test_fish_completes(line: str, replies: list[str], command: Path) -> None:
    script = f"flibuste completions fish | source; complete -C '{line}'"
    assert answered(["fish", "--no-config", "-c", script], command) == replies
