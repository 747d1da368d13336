"""`flibuste rules` finds the tests of every clause, and its gate lets no gap pass."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from flibuste import games
from flibuste.cli import rules
from flibuste.cli.parser import Parser
from flibuste.cli.texts import cli_words
from flibuste.kit.errors import FlibusteError
from flibuste.kit.rulebook import read_rulebook
from flibuste.kit.texts import LANGUAGES
from flibuste.lab import clauses
from tests.laws.found import every_game

BOOK = "# Dinghies\n\n## 1. Rowing\n\n**DG-ROW-01** [S] One rows.\n\n**DG-ROW-02** [S] Then [D] another.\n"

ONE_TEST = '@rule("DG-ROW-01")\ndef test_one_rows(): ...\n'
ALL_TESTS = ONE_TEST + '@rule("DG-ROW-02")\ndef test_another_rows(): ...\n'


class House:
    """A folder of games with the game of dinghies, and a folder of tests."""

    def __init__(self, folder: Path) -> None:
        self.game = folder / "games/dinghies"
        self.tests = folder / "tests"
        (self.game / "rulebook").mkdir(parents=True)
        self.tests.mkdir()
        self.write(en=BOOK, fr=BOOK)
        self.figures("complete = true\n")

    def write(self, **books: str) -> None:
        for language, book in books.items():
            (self.game / f"rulebook/{language}.md").write_text(book, encoding="utf-8")

    def figures(self, toml: str) -> None:
        (self.game / "cards.toml").write_text(toml)

    def test(self, source: str) -> None:
        (self.tests / "test_dinghies.py").write_text(source)

    def ask(self, *words: str) -> int:
        parser = Parser(typed=words)
        rules.arguments(parser)
        return rules.run(parser.parse_args(words))


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = House(tmp_path)
    monkeypatch.setattr(games, "__path__", [str(tmp_path / "games")])
    monkeypatch.setattr(clauses, "TESTS", house.tests)
    return house


Printed = pytest.CaptureFixture[str]


def test_each_clause_is_listed_with_its_tests(house: House, capsys: Printed) -> None:
    house.test(ONE_TEST)
    assert house.ask("dinghies") == 0
    assert capsys.readouterr().out == (
        "Dinghies\n\n  1. Rowing\n    DG-ROW-01\n      test_dinghies.py::test_one_rows\n    DG-ROW-02\n\n"
        "2 clauses, 1 covered\n"
    )


def test_uncovered_clauses_are_listed_alone_with_their_text(house: House, capsys: Printed) -> None:
    house.test(ONE_TEST)
    assert house.ask("--uncovered") == 1
    assert capsys.readouterr().out == "DG-ROW-02 [S] Then [D] another.\n"


def test_nothing_uncovered_prints_nothing(house: House, capsys: Printed) -> None:
    house.test(ALL_TESTS)
    assert house.ask("dinghies", "--uncovered") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "source",
    [
        '@rule("DG-ROW-01", "DG-ROW-02")\ndef test_rowing(): ...\n',
        '@pytest.mark.rule("DG-ROW-01")\n@rule("DG-ROW-02")\nasync def test_rowing(): ...\n',
        'pytestmark = rule("DG-ROW-01")\n@rule("DG-ROW-02")\ndef test_rowing(): ...\n',
        'pytestmark = [rule("DG-ROW-01"), rule("DG-ROW-02")]\ndef test_rowing(): ...\n',
        '@rule("DG-ROW-01")\nclass TestRowing:\n    @rule("DG-ROW-02")\n    def test_rowing(self): ...\n',
        '@rule("DG-ROW-01")\n@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("DG-ROW-02"))])\n'
        "def test_rowing(n): ...\n",
    ],
    ids=["both at once", "either spelling", "module", "list", "class", "parameter"],
)
def test_a_marker_counts_wherever_pytest_would_see_it(house: House, source: str) -> None:
    house.test(source)
    assert house.ask("--uncovered") == 0


@pytest.mark.parametrize(
    "source",
    [
        '@rule("DG-ROW-01", "DG-ROW-02")\ndef rowing(): ...\n',
        '@rule("DG-ROW-01", "DG-ROW-02")\nclass Rowing:\n    def row(self): ...\n',
        'rule("DG-ROW-01", "DG-ROW-02")\n',
    ],
    ids=["no test", "class without tests", "loose"],
)
def test_a_marker_on_what_pytest_does_not_run_does_not_count(house: House, source: str) -> None:
    house.test(source)
    assert house.ask("--uncovered") == 1


def test_a_marker_that_cannot_be_read_is_refused(house: House) -> None:
    house.test("IDS = ['DG-ROW-01']\n@rule(*IDS)\ndef test_rowing(): ...\n")
    with pytest.raises(FlibusteError, match=r"test_dinghies\.py, line 2: a marker names its clauses one by one"):
        house.ask("dinghies")


def test_a_test_that_is_not_python_is_refused(house: House) -> None:
    house.test("def test_rowing(:\n")
    with pytest.raises(FlibusteError, match=r"test_dinghies\.py, line 1: this is not Python"):
        house.ask("dinghies")


def test_an_unknown_game_is_refused(house: House) -> None:
    with pytest.raises(FlibusteError, match="There is no game called canoes; there are: dinghies"):
        house.ask("canoes")


def test_beside_an_installed_package_there_are_no_tests_to_find(house: House) -> None:
    house.tests.rmdir()
    with pytest.raises(FlibusteError, match="in a checkout of Flibuste only"):
        house.ask("dinghies")


# -- in words


FRENCH = (
    "# Canots\n\nOn rame.\n\n## 1. Ramer\n\n**DG-ROW-01** [S] On *rame*.\n\n**DG-ROW-02** [S] Puis [D] `un` autre.\n"
)


def test_clauses_are_read_in_words_with_their_marks_explained_once(house: House, capsys: Printed) -> None:
    assert house.ask("dinghies", "DG-ROW-02", "dg-row-01", "--lang", "en") == 0
    assert capsys.readouterr().out == (
        "DG-ROW-02 [S] Then [D] another.\n\nDG-ROW-01 [S] One rows.\n\n"
        "[S] The printed rules say so.\n[D] It follows from them.\n"
    )


def test_clauses_are_read_in_french(house: House, capsys: Printed) -> None:
    house.write(fr=FRENCH)
    assert house.ask("dinghies", "DG-ROW-02", "--lang", "fr") == 0
    said = capsys.readouterr().out
    assert said.startswith("DG-ROW-02 [S] Puis [D] un autre.\n\n[S] Les règles imprimées le disent.\n[D] Cela découle")


def test_the_whole_rulebook_can_be_read(house: House, capsys: Printed) -> None:
    house.write(fr=FRENCH)
    assert house.ask("dinghies", "--text", "--lang", "fr") == 0
    assert capsys.readouterr().out == (
        "Canots\n\nOn rame.\n\n1. Ramer\n\nDG-ROW-01 [S] On rame.\n\nDG-ROW-02 [S] Puis [D] un autre.\n\n"
    )


def test_an_unknown_clause_is_refused_and_near_ones_are_named(house: House) -> None:
    with pytest.raises(FlibusteError, match=r"There is no clause dg-row-12 .* Dinghies; the nearest are: DG-ROW-0"):
        house.ask("dinghies", "DG-ROW-01", "dg-row-12")


def test_the_rules_are_read_without_tests(house: House) -> None:
    house.tests.rmdir()
    assert house.ask("dinghies", "DG-ROW-01") == 0
    assert house.ask("dinghies", "--text") == 0


def test_every_mark_of_every_rulebook_is_explained() -> None:
    for folder in clauses.game_folders().values():
        for clause in read_rulebook(folder / "rulebook/en.md").clauses.values():
            assert all(
                f"rules-mark-{mark[0]}" in cli_words(language) for mark in clause.marks for language in LANGUAGES
            )


# -- the gate


def test_the_gate_is_open_when_every_clause_is_shown(house: House, capsys: Printed) -> None:
    house.test(ALL_TESTS)
    assert house.ask("--gate") == 0
    assert capsys.readouterr().out == "dinghies: every clause is shown\n"


def test_the_gate_does_not_look_at_a_game_that_is_not_complete(house: House, capsys: Printed) -> None:
    house.figures("complete = false\n")
    assert house.ask("--gate") == 0
    assert capsys.readouterr().out == "dinghies: not complete yet, not checked\n"


@pytest.mark.parametrize(
    ("tests", "french", "fault"),
    [
        (ONE_TEST, BOOK, "DG-ROW-02 is not shown by any test."),
        (
            ALL_TESTS + '@rule("DG-ROW-07")\ndef test_diving(): ...\n',
            BOOK,
            "test_dinghies.py::test_diving names DG-ROW-07, and there is no such clause.",
        ),
        (
            ALL_TESTS,
            BOOK.replace("**DG-ROW-02** [S] Then [D] another.", ""),
            "DG-ROW-02 is not in both rulebooks, en and fr.",
        ),
        (ALL_TESTS, BOOK.replace("[D]", "[R]"), "DG-ROW-02 has the marks S D in en and S R in fr."),
    ],
    ids=["uncovered", "unknown clause", "missing in French", "other marks in French"],
)
def test_the_gate_is_shut_by_a_fault(house: House, capsys: Printed, tests: str, french: str, fault: str) -> None:
    house.test(tests)
    house.write(fr=french)
    assert house.ask("--gate") == 1
    assert capsys.readouterr().out == f"{fault}\ndinghies: 1 at fault\n"


# -- of the games themselves


def shared_clauses(books: Iterable[Path]) -> list[str]:
    """Clauses of more than one game: a test of one of them would count for the others."""
    found = Counter(id for book in books for id in read_rulebook(book).clauses)
    return [id for id, games in found.items() if games > 1]


def test_every_clause_belongs_to_one_game() -> None:
    assert shared_clauses(game.folder / "rulebook/en.md" for game in every_game().values()) == []


def test_a_clause_of_two_games_is_seen(house: House, tmp_path: Path) -> None:
    other = tmp_path / "canoes.md"
    other.write_text(BOOK.replace("DG-ROW-01", "CN-ROW-01"), encoding="utf-8")
    assert shared_clauses([house.game / "rulebook/en.md", other]) == ["DG-ROW-02"]
