"""No module is longer than one reads in an evening."""

from tests.house.places import ROOT

MOST_LINES = 900
# Still to be split. An entry goes with the module that it names.
TOO_LONG = {
    "src/flibuste/games/seul_maitre_a_bord/moves.py",
}


def test_no_module_is_too_long() -> None:
    lengths = {
        file.relative_to(ROOT).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in (ROOT / "src").rglob("*.py")
    }
    assert len(lengths) > 100
    assert {name for name, lines in lengths.items() if lines > MOST_LINES} == TOO_LONG
