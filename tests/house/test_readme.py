"""What the README shows to programmers is true."""

import doctest

from tests.house.places import ROOT


def test_the_examples_of_the_readme_are_true() -> None:
    told = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert told.attempted > 4
    assert told.failed == 0
