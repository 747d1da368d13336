"""The one command: it lists what there is, starts quickly, and answers every mistake with a sentence."""

import argparse
import os
import subprocess
import sys
import types
from collections.abc import Callable

import pytest

import flibuste
from flibuste import cli
from flibuste.cli import dispatch
from flibuste.kit.errors import UnknownGame

Printed = pytest.CaptureFixture[str]
Run = Callable[[], int]


@pytest.fixture(autouse=True)
def speaks(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the language of the computer; at first there is none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return lambda language: monkeypatch.setenv("LANG", language)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Makes `flibuste sink --depth N` run something."""

    def arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--depth", type=int, default=1)
        parser.add_argument("--lang")

    def make(run: Run) -> None:
        module = types.ModuleType("flibuste.cli.sink")
        module.arguments = arguments  # type: ignore[attr-defined]
        module.run = lambda args: run()  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "flibuste.cli.sink", module)
        monkeypatch.setattr(dispatch, "COMMANDS", ("sink",))

    return make


def fail_with(error: BaseException) -> Run:
    def run() -> int:
        raise error

    return run


def test_a_command_gives_its_exit_code(command: Callable[[Run], None]) -> None:
    command(lambda: 1)
    assert cli.main(["sink", "--depth", "3"]) == 1


def test_a_mistake_of_the_caller_is_one_sentence_and_exit_code_2(
    command: Callable[[Run], None], capsys: Printed
) -> None:
    command(fail_with(UnknownGame("game-unknown", game="tag", known="port-royal")))
    assert cli.main(["sink"]) == 2
    assert capsys.readouterr().err == "flibuste: There is no game called tag; there are: port-royal.\n"


def test_a_mistake_of_the_project_is_not_hidden(command: Callable[[Run], None]) -> None:
    command(fail_with(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        cli.main(["sink"])


def test_ctrl_c_ends_quietly(command: Callable[[Run], None], capsys: Printed) -> None:
    command(fail_with(KeyboardInterrupt()))
    assert cli.main(["sink"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run(
        [sys.executable, "-m", "flibuste", "rules"], stdout=writer, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writer)
    assert (run.returncode, run.stderr) == (141, "")


def test_without_a_command_the_help_is_shown(capsys: Printed) -> None:
    assert cli.main([]) == 2
    assert "usage: flibuste" in capsys.readouterr().err


def test_the_version_is_the_packages(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"flibuste {flibuste.VERSION}\n"


def loaded_by(*typed: str) -> set[str]:
    look = f"import sys; from flibuste.cli.dispatch import parser_for; parser_for({typed!r}); print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split())


def test_what_says_nothing_loads_no_texts() -> None:
    """They take far longer than all the rest."""
    loaded = loaded_by("--version")
    assert "flibuste.cli" in loaded
    assert not {"msgspec", "fluent", "starlette", "rich", "flibuste.kit.state"} & loaded


def test_help_loads_no_games() -> None:
    loaded = loaded_by("--help")
    assert "fluent" in loaded
    assert not {"starlette", "rich", "flibuste.kit.state"} & loaded


def helped(capsys: Printed, *typed: str) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(typed)
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_help_is_in_the_language_of_the_computer(speaks: Callable[[str], None], capsys: Printed) -> None:
    assert "play many games by bots and report" in helped(capsys, "--help")
    speaks("fr_FR.UTF-8")
    listed = helped(capsys, "--help")
    assert "faire jouer beaucoup de parties par des robots" in listed
    assert "montrer cette aide et finir" in listed
    assert listed.startswith("usage\N{NO-BREAK SPACE}: flibuste")
    assert "faire jouer beaucoup de parties par des robots" in helped(capsys, "simulate", "--help")


def test_a_mistake_is_said_in_the_language_of_the_computer_or_the_one_asked_for(
    command: Callable[[Run], None], speaks: Callable[[str], None], capsys: Printed
) -> None:
    command(fail_with(UnknownGame("game-unknown", game="tag", known="port-royal")))
    speaks("fr_FR.UTF-8")
    assert cli.main(["sink"]) == 2
    assert "pas de jeu nommé tag" in capsys.readouterr().err
    assert cli.main(["sink", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("flibuste: There is no game called tag")


def test_a_screen_that_lacks_letters_ends_nothing() -> None:
    environment = {**os.environ, "LC_ALL": "fr_FR", "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(
        [sys.executable, "-m", "flibuste", "--help"], env=environment, capture_output=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")


def test_the_package_offers_what_most_programs_need() -> None:
    assert flibuste.find_games.__module__ == "flibuste.kit.game"
    assert flibuste.UnknownGame is UnknownGame
    with pytest.raises(AttributeError, match="no attribute 'find_ships'"):
        flibuste.find_ships  # noqa: B018  # asking is the point
