"""Every game is laid out alike: the same files, a decision in one module, and tables that leave nothing out."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.places import BINARIES, ROOT

GAMES = ROOT / "src/flibuste/games"
FOLDERS = [
    *sorted(path.parent for path in GAMES.glob("*/__init__.py")),
    ROOT / "tests/tutorial/smugglers",
]
each_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)

FILES = {"__init__.py", "moves.py", "view.py", "shapes.py", "rulebook", "texts"}
RULES = ("rules.py", "rules")
BOT = ("bot.py", "bot")
POSITION = ("position.py", "position")
LATER = {"lessons", "observe.py", "picture.py"}

DECISION = ("legal", "against", "play")
BY_THE_KIT = ("parse", "notation", "pack", "unpack", "__eq__", "__hash__", "__reduce__")
OF_EVERY_STATE = {"figures", "players", "luck", "revealed", "journal"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(folder: Path, *names: str) -> list[Path]:
    """The modules of a game that bear one of these names, alone or as a package."""
    found = [path for name in names for path in (folder / name).rglob("*.py")]
    return sorted([*found, *(folder / name for name in names if (folder / name).is_file())])


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]


def used_names(paths: list[Path]) -> set[str]:
    """All names that are read in these modules, `codes.DRAW` as `DRAW`."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


# -- files


@each_game
def test_a_game_has_these_files_and_no_others(folder: Path) -> None:
    built = ("__pycache__", *(path.name for ending in BINARIES for path in folder.glob(ending)))
    there = {path.name for path in folder.iterdir() if path.name not in built}
    figures = {name for name in there if name.endswith(".toml")}
    assert figures, "there are no figures"
    for one_of in (RULES, BOT, POSITION):
        assert len(there & set(one_of)) == 1, f"one of {one_of}"
    assert there - figures - set(RULES) - set(BOT) - set(POSITION) - LATER == FILES


# -- a decision in one place


@each_game
def test_what_is_legal_what_is_against_it_and_what_it_does_stand_together(folder: Path) -> None:
    homes: dict[str, list[tuple[str, Path]]] = {}
    for path in modules(folder, *RULES):
        for function in functions(path):
            what, _, phase = function.name.partition("_")
            if what in DECISION and phase:
                homes.setdefault(phase, []).append((what, path))
    assert homes
    for phase, found in homes.items():
        assert sorted(what for what, _ in found) == sorted(DECISION), f"{phase}: {found}"
        assert len({path for _, path in found}) == 1, f"{phase} is decided in several modules: {found}"


# -- tables


def rows(folder: Path, table: str) -> Iterator[str]:
    """The constants by which the rows of a table of `moves.py` name their codes, such as `DRAW` or `first_claim`."""
    for node in ast.walk(tree(folder / "moves.py")):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == table:
            code = node.args[1 if table == "verb" else 0]
            names = [part for part in ast.walk(code) if isinstance(part, ast.Attribute | ast.Name)]
            yield from [part.attr if isinstance(part, ast.Attribute) else part.id for part in names][:1]


def upper_names(node: ast.AST) -> set[str]:
    """The constants that are named in a piece of code."""
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Name | ast.Attribute)]
    names = {part.id if isinstance(part, ast.Name) else part.attr for part in parts}
    return {name for name in names if name.isupper()}


def possible_values(value: ast.expr) -> set[str]:
    """The constants that an expression can be."""
    match value:
        case ast.IfExp(body=body, orelse=orelse):
            return possible_values(body) | possible_values(orelse)
        case ast.BoolOp(values=values):
            return set().union(*map(possible_values, values))
        case ast.Name() | ast.Attribute():
            return upper_names(value)
    return set()


def noted_events(folder: Path) -> set[str]:
    """The kinds of events that the rules note, as far as they are named where they are noted."""
    found: set[str] = set()
    for path in modules(folder, *RULES):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                found |= possible_values(node.args[0])
    return found


def returned_reasons(folder: Path) -> set[str]:
    """The constants that a function which is asked what is against a move can return."""
    found: set[str] = set()
    for path in modules(folder, *RULES):
        for function in functions(path):
            if function.name.startswith(("why", "against")):
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found |= possible_values(node.value)
    return found


def in_rules(folder: Path) -> set[str]:
    return used_names([path for path in modules(folder, *RULES) if path.name != "codes.py"])


@each_game
def test_every_row_of_the_tables_is_reached_by_the_rules(folder: Path) -> None:
    used = in_rules(folder)
    for table in ("verb", "event", "reason", "house_reason"):
        declared = set(rows(folder, table))
        assert declared, table
        assert declared - used == set(), f"no rule uses these of the table of {table}"


@each_game
def test_every_reason_and_event_of_the_rules_is_in_its_table(folder: Path) -> None:
    reasons = {*rows(folder, "reason"), *rows(folder, "house_reason")}
    assert returned_reasons(folder) - reasons == set()
    noted = noted_events(folder)
    assert noted and noted - set(rows(folder, "event")) == set()


# -- what the kit does for all


@each_game
def test_no_game_does_itself_what_the_kit_does_for_all(folder: Path) -> None:
    own = {
        function.name: path.name
        for path in folder.rglob("*.py")
        for function in functions(path)
        if function.name in BY_THE_KIT
    }
    assert own == {}


def attributes(node: ast.ClassDef) -> tuple[set[str], dict[str, set[str]]]:
    """The annotated attributes of a class, its properties that can be set, and its lists of them."""
    fields: set[str] = set()
    lists: dict[str, set[str]] = {}
    for line in node.body:
        if isinstance(line, ast.FunctionDef) and any(
            isinstance(decorator, ast.Attribute) and decorator.attr == "setter" for decorator in line.decorator_list
        ):
            fields.add(line.name)
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if line.target.id in ("FIELDS", "OPTIONS", "DERIVED"):
                assert line.value is not None
                lists[line.target.id] = set(eval(ast.unparse(line.value), {}))  # words alone, in rows
            else:
                fields.add(line.target.id)
    return fields, lists


@each_game
def test_every_attribute_of_a_state_is_a_field_an_option_or_derived(folder: Path) -> None:
    packed = 0
    for path in modules(folder, *RULES):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                fields, lists = attributes(node)
                if "FIELDS" in lists:
                    packed += 1
                    named = set().union(*lists.values())
                    assert named - fields == set(), f"{node.name} has no such attributes"
                    assert fields - named - OF_EVERY_STATE == set(), f"of {node.name} these are in no list"
    assert packed
