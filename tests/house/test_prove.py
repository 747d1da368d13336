"""`./flibuste test` runs everything, and one failure fails it."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.places import ROOT, load_script


@pytest.fixture(scope="module")
def prove() -> ModuleType:
    return load_script(ROOT / "tools/prove.py", "prove")


def test_the_order_of_the_checks(prove: ModuleType, tmp_path: Path) -> None:
    before = ["style", "format", "types", "types of the page", "layers", "clauses"]
    daily = [check.name for check in prove.checks([], tmp_path, full=False)]
    assert daily == [*before, "tests", "tests, uncompiled"]
    full = [check.name for check in prove.checks([], tmp_path, full=True)]
    assert full == [*before, "tests of strength", "tests", "tests, uncompiled"]


def test_a_check_tells_whether_it_passed_and_its_last_line(prove: ModuleType) -> None:
    good = prove.carry_out(prove.Check("good", (sys.executable, "-c", "print('12 passed in 1.00s')")))
    bad = prove.carry_out(prove.Check("bad", (sys.executable, "-c", "print('all well'); exit(1)")))
    assert (good.passed, good.closing) == (True, "12 passed in 1.00s")
    assert (bad.passed, bad.closing) == (False, "all well")


def test_the_summary_ends_with_the_tests_of_both_runs_added_up(prove: ModuleType) -> None:
    results = [
        prove.Result("style", True, 0.1, "All checks passed!"),
        prove.Result("tests", False, 2.0, "2 failed, 30 passed, 1 error in 2.00s", 30, 3, 0),
        prove.Result("tests, uncompiled", True, 1.0, "10 passed, 1 skipped in 1.00s", 10, 0, 1),
    ]
    assert prove.summary(results).splitlines()[-2:] == ["Failed: tests.", "40 passed, 3 failed, 1 skipped"]


SOME_TESTS = """
import pytest

def test_good(): ...
def test_bad(): assert False
@pytest.mark.parametrize("n", range(3))
def test_better(n): ...
def test_other(): pytest.skip("not today")
@pytest.fixture
def broken(): raise ValueError
def test_never(broken): ...
"""


@pytest.mark.parametrize("quietly", [[], ["-q"], ["-q", "-q"]], ids=["as ever", "-q", "-q -q"])
def test_tests_are_counted_however_little_is_said(prove: ModuleType, tmp_path: Path, quietly: list[str]) -> None:
    (tmp_path / "test_some.py").write_text(SOME_TESTS)
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-c", "/dev/null", tmp_path, *quietly)
    result = prove.carry_out(prove.Check("tests", command, counted=True))
    assert (result.passed, result.passed_tests, result.failed_tests, result.skipped_tests) == (False, 4, 2, 1)
    assert "4 passed" in result.closing
    assert prove.summary([result]).splitlines()[-1] == "4 passed, 2 failed, 1 skipped"


def test_every_run_of_pytest_is_counted(prove: ModuleType, tmp_path: Path) -> None:
    for full in (False, True):
        checks = prove.checks([], tmp_path, full)
        assert [c.name for c in checks if c.counted] == [c.name for c in checks if c.name.startswith("tests")]


def test_one_failed_check_fails_the_run(prove: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(*_: object) -> list[object]:
        return [prove.Check(f"exit {code}", (sys.executable, "-c", f"exit({code})")) for code in codes]

    monkeypatch.setattr(prove, "checks", pretend)
    codes = [0, 1, 0]
    assert prove.main([]) == 1
    codes = [0, 0]
    assert prove.main([]) == 0


def test_the_uncompiled_copy_has_every_source_and_no_binary(prove: ModuleType, tmp_path: Path) -> None:
    copy = prove.uncompiled_copy(tmp_path)
    if copy is None:  # nothing is compiled here, so there is nothing to copy
        assert list((ROOT / "src").rglob("*.so")) == []
    else:
        assert (copy / "flibuste/kit/bits.py").exists()
        assert [*copy.rglob("*.so"), *copy.rglob("*.pyd")] == []


def selected(prove: ModuleType, folder: Path, *selection: str) -> dict[str, list[str]]:
    found = prove.pytest_checks(selection, folder, full=False)
    own = len(prove.pytest_checks((), None, full=False)[0].command)
    return {check.name: [str(word) for word in check.command[own:]] for check in found}


def test_a_selection_reaches_both_runs(prove: ModuleType, tmp_path: Path) -> None:
    found = selected(prove, tmp_path, "tests/kit/test_rulebook.py", "-k", "mark")
    assert found == {
        "tests": ["tests/kit/test_rulebook.py", "-k", "mark"],
        "tests, uncompiled": ["-k", "mark", "tests/kit/test_rulebook.py"],
    }


def test_the_second_run_is_left_out_when_nothing_of_it_is_selected(prove: ModuleType, tmp_path: Path) -> None:
    assert selected(prove, tmp_path, "tests/house") == {"tests": ["tests/house"]}
