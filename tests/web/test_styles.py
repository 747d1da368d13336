"""A game's style sheet holds at its own tables only, so that games may use the same words for different things."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "web/src/games"
SHEETS = sorted(GAMES.glob("*/*.css"))


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


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_a_games_styles_hold_at_its_own_tables_only(sheet: Path) -> None:
    assert strays(sheet.read_text(encoding="utf-8"), sheet.parent.name.replace("_", "-")) == []


def test_a_stray_selector_is_found_at_any_depth() -> None:
    sheet = ".game-sloop { .card { top: 0; } } @media (width < 9px) { .hold, .game-sloop .hold { left: 0; } }"
    assert strays(sheet, "sloop") == [".hold"]
