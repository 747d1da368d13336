"""The clauses of the rulebooks, with the tests that show them: what `flibuste rules` lists and checks.

The markers are read from the syntax tree of the tests, so that nothing of them is run or needs to be installed.
"""

import ast
import difflib
import tomllib
from collections.abc import Iterator
from pathlib import Path

from flibuste import games
from flibuste.kit.rulebook import Clause, Rulebook, read_rulebook
from flibuste.kit.texts import LANGUAGES
from flibuste.lab.texts import LabError

MAX_SUGGESTIONS = 5  # clauses that are named instead of one that is not there
TESTS = Path(__file__).parents[3] / "tests"

Ids = tuple[str, ...]
Coverage = dict[str, list[str]]  # the tests of each clause


class BadMarker(LabError):
    """A marker, or a whole test file, that cannot be read."""


class UnknownClause(LabError):
    """There is no clause of that id in the rulebook."""


class NoTests(LabError):
    """There are no tests beside an installed package."""


# -- markers


def find_markers(folder: Path) -> Coverage:
    """The clauses named by markers, with the names of the tests that carry them."""
    if not folder.is_dir():
        raise NoTests("clauses-need-checkout")
    shown: Coverage = {}
    for file in sorted(folder.rglob("test_*.py")):
        for test, ids in marked_tests(syntax_tree(file), file.name):
            for id in ids:
                shown.setdefault(id, []).append(f"{file.relative_to(folder).as_posix()}::{test}")
    return shown


def syntax_tree(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BadMarker("clauses-not-python", file=file.name, line=error.lineno or 1) from error


def marked_tests(tree: ast.Module | ast.ClassDef, file: str, inherited: Ids = ()) -> Iterator[tuple[str, Ids]]:
    """Every test of a module or class with its clauses, those of the whole module or class included."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            inherited += clauses_named(node.value, file)
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        ids = inherited + tuple(id for mark in node.decorator_list for id in clauses_named(mark, file))
        if isinstance(node, ast.ClassDef):
            for test, all_ids in marked_tests(node, file, ids):
                yield f"{node.name}::{test}", all_ids
        elif node.name.startswith("test_"):
            yield node.name, tuple(dict.fromkeys(ids))


def clauses_named(mark: ast.expr, file: str) -> Ids:
    """The arguments of `rule(...)` and `pytest.mark.rule(...)`, wherever they stand in a marker."""
    ids: list[str] = []
    for call in ast.walk(mark):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise BadMarker("clauses-bad-marker", file=file, line=call.lineno)
                ids.append(argument.value)
    return tuple(ids)


# -- rulebooks


def game_folders() -> dict[str, Path]:
    """The folders of all games that have a rulebook, by the game's id."""
    books = [book for place in games.__path__ for book in Path(place).glob("*/rulebook/en.md")]
    return {book.parents[1].name.replace("_", "-"): book.parents[1] for book in sorted(books)}


def is_complete(folder: Path) -> bool:
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.toml")]
    return any(file.get("complete") is True for file in files)


def prefixes(book: Rulebook) -> set[str]:
    return {id.partition("-")[0] for id in book.clauses}


def coverage_faults(folder: Path, shown: Coverage) -> list[str]:
    """What the gate does not let pass, in sentences."""
    books = {language: read_rulebook(folder / "rulebook" / f"{language}.md") for language in LANGUAGES}
    english = books["en"]
    found = [f"{id} is not shown by any test." for id in english.clauses if id not in shown]
    for id, tests in shown.items():
        if id.partition("-")[0] in prefixes(english) and id not in english.clauses:
            found.append(f"{tests[0]} names {id}, and there is no such clause.")
    for language, book in books.items():
        for id in english.clauses.keys() ^ book.clauses.keys():
            found.append(f"{id} is not in both rulebooks, en and {language}.")
        for id in english.clauses.keys() & book.clauses.keys():
            ours, theirs = english.clauses[id].marks, book.clauses[id].marks
            if ours != theirs:
                found.append(f"{id} has the marks {' '.join(ours)} in en and {' '.join(theirs)} in {language}.")
    return sorted(found)


def find_clause(book: Rulebook, id: str) -> Clause:
    if id.upper() not in book.clauses:
        near = difflib.get_close_matches(id.upper(), book.clauses, n=MAX_SUGGESTIONS, cutoff=0)
        raise UnknownClause("rules-unknown-clause", clause=id, title=book.title, near=", ".join(near))
    return book.clauses[id.upper()]
