"""docs/positions.md says of every game what its positions and moves are, as the games declare them."""

import re

from flibuste.kit.game import find_games
from tests.house.places import ROOT, load_script

tool = load_script(ROOT / "tools/position_docs.py", "position_docs_tested")
PAGE = (ROOT / "docs/positions.md").read_text(encoding="utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert tool.made_anew(PAGE) == PAGE, "run .venv/bin/python tools/position_docs.py"


def test_every_game_has_its_tables() -> None:
    for what in ("fields", "moves"):
        assert sorted(re.findall(rf"<!-- {what} ([a-z-]+) -->", PAGE)) == sorted(find_games())


def test_a_changed_table_is_noticed() -> None:
    assert tool.made_anew(PAGE.replace("| `draw` | 1 | |", "| `draw` | 2 | |")) == PAGE
