"""The contracts of import-linter catch an arrow that goes the wrong way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.places import ROOT, copy_package


def lint(folder: Path) -> tuple[int, str]:
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout


def test_as_it_stands_the_house_is_in_order(tmp_path: Path) -> None:
    code, said = lint(copy_package(tmp_path))
    assert (code, "2 kept, 0 broken" in said) == (0, True)


@pytest.mark.parametrize(
    ("module", "line", "complaint"),
    [
        ("kit/bits.py", "import flibuste.lab.clauses", "flibuste.kit is not allowed to import flibuste.lab"),
        ("lab/clauses.py", "import flibuste.cli", "flibuste.lab is not allowed to import flibuste.cli"),
        ("lab/clauses.py", "import flibuste.server", "flibuste.lab is not allowed to import flibuste.server"),
        ("terminal/seats.py", "import flibuste.server", "flibuste.terminal is not allowed to import flibuste.server"),
        ("games/dinghies/rules.py", "import flibuste.games.canoes", "flibuste.games.dinghies is not allowed to import"),
    ],
    ids=[
        "the kit and the lab",
        "the lab and the command",
        "the lab and the server",
        "two clients",
        "a game and another",
    ],
)
def test_a_wrong_arrow_is_found(tmp_path: Path, module: str, line: str, complaint: str) -> None:
    package = copy_package(tmp_path) / "src/flibuste"
    for game in ("dinghies", "canoes"):
        (package / "games" / game).mkdir()
        (package / "games" / game / "__init__.py").touch()
    with (package / module).open("a") as file:
        file.write(f"\n{line}\n")
    code, said = lint(tmp_path)
    assert code == 1
    assert complaint in said


def test_a_new_layer_must_be_given_its_place(tmp_path: Path) -> None:
    package = copy_package(tmp_path) / "src/flibuste"
    shutil.copytree(package / "lab", package / "attic")
    assert lint(tmp_path)[0] == 1


def test_the_contracts_are_those_of_the_project() -> None:
    assert "arrows go one way" in (ROOT / "pyproject.toml").read_text("utf-8")
