"""What is shown to programmers is true: in the README, in docs/python.md, and by the package itself."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import flibuste
from tests.house.places import ROOT


def test_the_examples_of_the_readme_are_true() -> None:
    told = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert told.attempted > 4
    assert told.failed == 0


def test_the_tour_for_programmers_is_true() -> None:
    told = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False, encoding="utf-8")
    assert told.attempted > 30
    assert told.failed == 0


def test_every_name_of_the_package_is_found_and_told_of() -> None:
    tour = (ROOT / "docs/python.md").read_text("utf-8")
    assert dir(flibuste) == sorted(flibuste.__all__)
    for name in flibuste.__all__:
        assert getattr(flibuste, name) is not None
        assert name in tour, name


def test_names_are_the_same_for_programs_and_for_those_who_check_their_types() -> None:
    tree = ast.parse(Path(flibuste.__file__).read_text("utf-8"))
    shown = {alias.asname for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert shown - {None} == set(flibuste.__all__) - {"VERSION"}


def test_nothing_is_imported_before_it_is_used() -> None:
    look = "import sys, flibuste; dir(flibuste); print(*(name for name in sys.modules if name.startswith('flibuste')))"
    loaded = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True).stdout.split()
    assert loaded == ["flibuste"]
