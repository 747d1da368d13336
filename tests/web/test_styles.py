"""Style sheets: each beside its component and small, in layers, and a game's for its own tables only."""

import re
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web/src"
SHEETS = sorted(SOURCE.rglob("*.css"))
OF_GAMES = sorted(SOURCE.glob("games/*/*.css"))
MOST_LINES = 500
LAYERS = SOURCE / "kit/style/layers.css"
IMPORT = re.compile(r"""(?:^import|@import) "(\.[^"]+\.css)";""", re.MULTILINE)


def rules_of(sheet: str) -> list[tuple[str, str]]:
    """The rules of a style sheet, each as what stands before its outermost brace and what stands within."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    rules: list[tuple[str, str]] = []
    depth, start, opened = 0, 0, 0
    for at, letter in enumerate(plain):
        if letter == "{":
            depth += 1
            if depth == 1:
                opened = at
        elif letter == "}":
            depth -= 1
            if depth == 0:
                rules.append((plain[start:opened].strip(), plain[opened + 1 : at]))
                start = at + 1
    assert depth == 0, "a brace is not closed"
    return rules


def split(selectors: str) -> list[str]:
    """The selectors of a list; a comma in brackets belongs to one of them."""
    return re.split(r",(?![^()]*\))", selectors)


def strays(sheet: str, game: str) -> list[str]:
    """Selectors that would hold at a table of another game too."""
    own = re.compile(rf"\.(game-)?{game}\b|#art-")  # its class, that of its tables, or one of the drawings
    found: list[str] = []
    for head, body in rules_of(sheet):
        if head.startswith(("@media", "@container", "@supports", "@layer")):
            found += strays(body, game)
        elif not head.startswith("@"):
            found += [one.strip() for one in split(head) if not own.search(one)]
    return found


def named(sheet: Path) -> str:
    return sheet.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("sheet", OF_GAMES, ids=named)
def test_a_games_styles_hold_at_its_own_tables_only(sheet: Path) -> None:
    assert strays(sheet.read_text(encoding="utf-8"), sheet.parent.name.replace("_", "-")) == []


def test_a_stray_selector_is_found_at_any_depth() -> None:
    sheet = ".game-sloop { .card { top: 0; } } @media (width < 9px) { .hold, .game-sloop .hold { left: 0; } }"
    assert strays(sheet, "sloop") == [".hold"]


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_no_style_sheet_is_long(sheet: Path) -> None:
    assert len(sheet.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@cache
def importers() -> dict[Path, list[Path]]:
    """Who imports each style sheet."""
    found: dict[Path, list[Path]] = {sheet.resolve(): [] for sheet in SHEETS}
    for file in (*SHEETS, *SOURCE.rglob("*.ts"), *SOURCE.rglob("*.tsx")):
        for address in IMPORT.findall(file.read_text(encoding="utf-8")):
            found[(file.parent / address).resolve()].append(file)
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_a_style_sheet_is_imported_once_by_the_component_beside_it(sheet: Path) -> None:
    beside = [file for ending in (".tsx", ".ts") if (file := sheet.with_suffix(ending)).is_file()]
    by = importers()[sheet.resolve()]
    assert len(by) == 1, f"imported by {by}"
    assert by == beside or not beside, f"{named(by[0])} imports what belongs to {named(beside[0])}"


def layers_of(sheet: str) -> list[tuple[str, str]]:
    """What stands outermost in a style sheet, each as its layer ("" for none) and its head."""
    return [(found[1] if (found := re.match(r"@layer (\w+)$", head)) else "", head) for head, _ in rules_of(sheet)]


def test_the_order_of_the_layers_is_said_once_and_first() -> None:
    said = [sheet for sheet in SHEETS if re.search(r"@layer [^{]*;", sheet.read_text(encoding="utf-8"))]
    assert said == [LAYERS]
    first = IMPORT.findall((SOURCE / "kit/style/kit.css").read_text(encoding="utf-8"))[0]
    assert first == "./layers.css"
    assert IMPORT.findall((SOURCE / "main.tsx").read_text(encoding="utf-8"))[0] == "./kit/style/kit.css"


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_every_rule_stands_in_a_layer_that_has_its_place(sheet: Path) -> None:
    order = re.findall(r"\w+", LAYERS.read_text(encoding="utf-8").split("@layer")[1])
    room = sheet.relative_to(SOURCE).parts[0]
    for layer, head in layers_of(IMPORT.sub("", sheet.read_text(encoding="utf-8"))):
        assert layer in order, f"{head} stands outside the layers"
        assert order.index(layer) <= order.index(room), f"{head} is a layer above that of {room}"


def test_a_rule_outside_the_layers_is_found() -> None:
    assert layers_of("@layer kit { .a { top: 0; } } .b { top: 0; }") == [("kit", "@layer kit"), ("", ".b")]
