"""Figures of Seul Maître à Bord that a designer changes: each is played with, or refused in words."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from flibuste.kit.errors import BadFigures
from flibuste.kit.game import Game
from tests.games.seul_maitre_a_bord.table import game

NO_FIGURES = ("about", "complete", "schema")


def changes() -> Iterator[str]:
    """Files of changes, each with one figure other than printed; of lists, the first entry is another."""
    for name, table in game.data.items():
        if name in NO_FIGURES:
            continue
        if isinstance(table, dict):
            yield from (f"[{name}]\n{line}" for line in changed_lines(table))
        elif "id" in table[0]:
            for row in table:
                yield from (f'[[{name}]]\nid = "{row["id"]}"\n{line}' for line in changed_lines(row))


def changed_lines(table: dict[str, Any], before: str = "") -> Iterator[str]:
    for name, value in table.items():
        key = f"{before}{name}"
        if isinstance(value, dict):
            yield from changed_lines(value, f"{key}.")
        elif isinstance(value, bool):
            yield f"{key} = {str(not value).lower()}"
        elif isinstance(value, int):
            yield from (f"{key} = {other}" for other in (value + 1, value - 1))
        elif isinstance(value, list) and value and isinstance(value[0], int):
            yield f"{key} = {json.dumps([value[0] + 1, *value[1:]])}"


def machine_numbers(of: Game) -> bytes:
    return pickle.dumps(of.figures)


def test_no_number_is_taken_and_not_read() -> None:
    printed, played, ignored = machine_numbers(game), 0, []
    for change in changes():
        try:
            changed = game.with_figures(f"changes = true\n{change}")
        except BadFigures as error:
            assert str(error)
            continue
        played += 1
        if machine_numbers(changed) == printed:
            ignored.append(change)
    assert played > 200
    assert not ignored


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        ('[[actions]]\nid = "academy"\nlimit = 2', 4, "academy.limit cannot be changed: the rules know only 1."),
        (
            '[[actions]]\nid = "market"\nport_only = false',
            4,
            "market.port_only cannot be changed: the rules know only true.",
        ),
        (
            "[players.2.neutral_ports]\nvalue = 1",
            2,
            "players.2.neutral_ports cannot be changed: the rules know only 2.",
        ),
        (
            '[[specialist]]\nid = "navigator-2"\neffect = { extra_movement_per_navigation = 2 }',
            4,
            "navigator-2.extra_movement_per_navigation cannot be changed: the rules know only 1.",
        ),
        (
            '[[specialist]]\nid = "scientist-1"\nlevel = 2',
            2,
            "scientist-1.science_take cannot be changed: the rules know only level_2.",
        ),
    ],
)
def test_figures_that_the_rules_know_one_way_only_are_refused(change: str, line: int, said: str) -> None:
    with pytest.raises(BadFigures) as refused:
        game.with_figures(f"changes = true\n{change}")
    assert (str(refused.value), refused.value.line) == (said, line)
