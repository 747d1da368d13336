"""What docs/records.md shows is what the commands say, and docs/terminal.md knows every command."""

import re
from pathlib import Path
from typing import NamedTuple

from flibuste.kit.position import read_position
from flibuste.kit.record import luck_of, read_record, write_record
from flibuste.kit.texts import LANGUAGES
from flibuste.terminal.texts import say
from tests.terminal.typist import Flibuste

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    kind: str
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))]


FILES = {block.file: block.text for block in blocks("records.md") if block.file}


def test_the_examples_answer_as_shown(flibuste: Flibuste, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    tampered = FILES["game.txt"].replace("4. 1 hire sailor-3", "4. 1 hire mademoiselle-7")
    (tmp_path / "tampered.txt").write_text(tampered, encoding="utf-8")
    shown = "".join(block.text for block in blocks("records.md") if block.kind == "console")
    for command, answer in re.findall(r"^\$ flibuste (.*)\n((?:(?!\$ ).*\n)*)", shown, re.MULTILINE):
        given = flibuste(*command.split())
        assert given.out + given.err == answer, command
        assert given.code == (1 if "tampered" in command else 0)


def test_other_words_that_fit_four_moves_are_not_found(flibuste: Flibuste) -> None:
    """As docs/records.md warns: the luck is another, and the moves are still possible."""
    sealed = read_record(FILES["sealed.txt"])
    other = FILES["sealed.txt"].replace("a salty breeze", "x18")
    assert luck_of(read_record(other)).word(0) != luck_of(sealed).word(0)
    assert flibuste("verify", "-", typed=other).code == 0
    assert flibuste("verify", "-", typed=FILES["sealed.txt"].replace("a salty breeze", "x19")).code == 1


def test_the_records_are_written_as_they_would_be() -> None:
    for name in ("game.txt", "sealed.txt"):
        assert write_record(read_record(FILES[name])) == FILES[name]


def test_the_position_has_no_more_names_than_the_table_explains() -> None:
    game, state = read_position(FILES["position.json"])
    explained = (DOCS / "records.md").read_text(encoding="utf-8")
    assert [name for name in game.write_state(state) if f"`{name}`" not in explained] == []


def test_every_command_stands_in_the_table_of_commands() -> None:
    explained = (DOCS / "terminal.md").read_text(encoding="utf-8")
    for name in ("why", "rules", "log", "hint", "table", "undo", "save", "quit", "help"):
        row = next(row for row in explained.splitlines() if row.startswith(f"| `{name}"))
        assert all(f"`{say(language, f'command-{name}')}" in row for language in LANGUAGES)
