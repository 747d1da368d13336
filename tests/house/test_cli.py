"""The one command: it lists what there is, starts quickly, and answers every mistake with a sentence."""

import os
import subprocess
import sys
import types
from collections.abc import Callable

import pytest

import flibuste
from flibuste import cli
from flibuste.kit.errors import UnknownGame

Printed = pytest.CaptureFixture[str]
Run = Callable[[], int]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Makes `flibuste sink --depth N` run something."""

    def make(run: Run) -> None:
        module = types.ModuleType("flibuste.sink")
        module.__spec__ = types.SimpleNamespace(name="flibuste.sink")  # type: ignore[assignment]  # enough to be found
        module.arguments = lambda parser: parser.add_argument("--depth", type=int, default=1)  # type: ignore[attr-defined]
        module.run = lambda args: run()  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "flibuste.sink", module)
        monkeypatch.setattr(cli, "COMMANDS", (cli.Command("sink", "go down", "flibuste.sink"),))

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


def test_a_command_whose_module_is_missing_is_not_listed(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr(cli, "COMMANDS", (*cli.COMMANDS, cli.Command("fly", "take off", "flibuste.sky.fly")))
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    listed = capsys.readouterr().out
    assert "rules" in listed
    assert "fly" not in listed


def test_without_a_command_the_help_is_shown(capsys: Printed) -> None:
    assert cli.main([]) == 2
    assert "usage: flibuste" in capsys.readouterr().err


def test_the_version_is_the_packages(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"flibuste {flibuste.VERSION}\n"


def test_help_loads_neither_games_nor_their_texts() -> None:
    """They take far longer than all the rest, and `--help` is asked often."""
    look = "import sys; from flibuste.cli import parser_for; parser_for(None); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "flibuste.cli" in loaded
    assert not {"msgspec", "fluent", "starlette", "rich", "flibuste.kit.state"} & set(loaded)


def test_the_package_offers_what_most_programs_need() -> None:
    assert flibuste.find_games.__module__ == "flibuste.kit.game"
    assert flibuste.UnknownGame is UnknownGame
    with pytest.raises(AttributeError, match="no attribute 'find_ships'"):
        flibuste.find_ships  # noqa: B018  # asking is the point
