"""No module is longer than one reads in an evening."""

from tests.house.places import ROOT

MOST_LINES = 900


def test_no_module_is_too_long() -> None:
    lengths = {
        file.relative_to(ROOT).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in (ROOT / "src").rglob("*.py")
    }
    assert len(lengths) > 100
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
