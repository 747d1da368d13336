"""Figures of a game from TOML: the printed ones, an owner's own laid over them, and where they are wrong."""

import difflib
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from flibuste.kit.errors import BadFigures
from flibuste.kit.lines import Path as Place
from flibuste.kit.lines import lines_of
from flibuste.kit.shapes import place_of, problem_of, shown

CHANGES = "changes"  # says that a file holds only what differs from the printed figures
REMOVE = "remove"  # in a row of such a file: the printed one is not in the game
TOTALS = "totals"  # what the printed rows add up to
LARGEST_FILE = 200_000  # characters: a record has to hold it, and its moves

IN_TOML = re.compile(r"at line (\d+)")
NAMING = ("id", "deck", "space")  # arguments of a complaint that name a row by its id

T = TypeVar("T")
Data = dict[str, Any]


# -- reading


def read_toml(text: str) -> Data:
    if len(text) > LARGEST_FILE:
        raise BadFigures("figures-too-large", most=LARGEST_FILE)
    try:
        text.encode()  # TOML is UTF-8, which has no room for half characters
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number can have too many digits
        raise BadFigures("figures-not-toml", problem=str(error)) from error


@cache
def read_printed(folder: Path, files: tuple[str, ...]) -> Data:
    """The figures of a game's own files, of which each has tables of its own: shared, so nobody may change them."""
    data: Data = {}
    for file in files:
        data |= read_toml((folder / file).read_text(encoding="utf-8"))
    return data


def read_own(printed: Data, own: Data) -> Data:
    """All figures of an owner's file, which is whole, or holds changes only."""
    if CHANGES not in own:
        return own
    if own[CHANGES] is not True:
        raise BadFigures("figures-changes", value=shown(own[CHANGES])).standing_at(CHANGES)
    return laid_over(printed, {name: value for name, value in own.items() if name != CHANGES})


def laid_over(printed: Data, changes: Data) -> Data:
    for name in changes:
        if name not in printed:
            raise BadFigures("figures-unknown-table", table=name, known=", ".join(printed)).standing_at(name)
    data = _table_laid_over(printed, changes, ())
    if TOTALS not in changes and data != printed:
        data.pop(TOTALS, None)  # they counted the printed ones
    return data


def _table_laid_over(printed: Data, changes: Data, here: Place) -> Data:
    """Figures that are named win; tables are laid over each other, and so are rows of the same id."""
    data = dict(printed)
    for name, value in changes.items():
        before = printed.get(name)
        if isinstance(before, dict) and isinstance(value, dict):
            data[name] = _table_laid_over(before, value, (*here, name))
        elif isinstance(before, list) and _has_ids(before):
            data[name] = _rows_laid_over(before, value, (*here, name))
        else:
            data[name] = value
    return data


def _rows_laid_over(printed: list[Data], changes: object, here: Place) -> list[Data]:
    if not isinstance(changes, list):
        raise BadFigures("figures-not-rows", table=str(here[-1])).standing_at(*here)
    rows = {row["id"]: row for row in printed}
    changed: set[str | int] = set()
    for number, change in enumerate(changes):
        place = (*here, number)
        id = change.get("id") if isinstance(change, dict) else None
        if not isinstance(id, str | int):
            raise BadFigures("figures-without-id", table=str(here[-1]), row=number + 1).standing_at(*place)
        if id in changed:
            raise BadFigures("figures-same-id", id=str(id)).standing_at(*place)
        changed.add(id)
        if change.get(REMOVE) is True:
            if id not in rows:
                raise _unknown_row("figures-nothing-to-remove", id, rows).standing_at(*place)
            del rows[id]
        elif id in rows:
            rows[id] = rows[id] | change
        else:
            always = set.intersection(*(set(row) for row in printed)) - {"source"}
            if not always <= set(change):
                missing = ", ".join(sorted(always - set(change)))
                raise _unknown_row("figures-new-row", id, rows, missing=missing).standing_at(*place)
            rows[id] = change
    return list(rows.values())


def _has_ids(rows: object) -> bool:
    return isinstance(rows, list) and bool(rows) and all(isinstance(row, dict) and "id" in row for row in rows)


def _unknown_row(key: str, id: str | int, rows: Iterable[str | int], **args: str) -> BadFigures:
    known = [str(row) for row in rows]
    close = difflib.get_close_matches(str(id), known, n=3, cutoff=0.5) or known[:3]
    return BadFigures(key, id=str(id), close=", ".join(close), **args)


# -- shapes


def table_of(data: Data, name: str, form: type[T]) -> T:
    """A table of the figures in the form that the game wants."""
    if name not in data:
        raise BadFigures("figures-missing-table", table=name)
    try:
        return msgspec.convert(data[name], form)
    except msgspec.ValidationError as error:
        problem = problem_of(error, data[name], form)
        raise BadFigures("figures-bad-table", table=name, problem=problem).standing_at(
            name, *place_of(error)
        ) from error


def rows_of(data: Data, name: str, form: type[T]) -> list[T]:
    """The rows of an array of tables, of which there may be none."""
    rows = data.get(name, [])
    if not isinstance(rows, list):
        raise BadFigures("figures-not-rows", table=name).standing_at(name)
    found: list[T] = []
    for number, row in enumerate(rows):
        try:
            found.append(msgspec.convert(row, form))
        except msgspec.ValidationError as error:
            called = row.get("id", number + 1) if isinstance(row, dict) else number + 1
            problem = problem_of(error, row, form)
            complaint = BadFigures("figures-bad-row", table=name, row=shown(called), problem=problem)
            raise complaint.standing_at(name, number, *place_of(error)) from error
    return found


def figures_of(data: Data, form: type[T]) -> T:
    """All figures at once."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        place = place_of(error)
        if len(place) == 1 and place[0] not in data:
            raise BadFigures("figures-missing-table", table=str(place[0])) from error
        complaint = BadFigures("figures-wrong-shape", problem=problem_of(error, data, form))
        raise complaint.standing_at(*place) from error


# -- lines


def line_of(error: BadFigures, text: str, printed: Data) -> int:
    """The line of an owner's file that a complaint is about; 0 if it is about no line."""
    if error.text.key == "figures-not-toml":
        in_toml = IN_TOML.search(str(error.text.args["problem"]))
        return int(in_toml[1]) if in_toml else text.count("\n") + 1  # it is at its end
    try:
        own = read_toml(text)
        lines = lines_of(text)
        places = [_own_place(error.place, _all_figures(printed, own), own), *_rows_called(_named(error), own, ())]
    except (BadFigures, RecursionError):
        return 0
    table = error.text.args.get("table")
    places += [(table,)] if isinstance(table, str) else []
    return next((lines[near] for place in places for near in _from_inside(place) if near in lines), 0)


def _all_figures(printed: Data, own: Data) -> Data:
    try:
        return read_own(printed, own)
    except BadFigures:
        return own


def _own_place(place: Place, data: Any, own: Any) -> Place:
    """Where in the owner's file stands what has this place among all figures: rows are known by their ids."""
    found: Place = ()
    for step in place:
        if isinstance(step, int) and isinstance(data, list) and isinstance(own, list):
            row = data[step] if step < len(data) else None
            at = step
            if _has_ids(own) and isinstance(row, dict):
                at = next((n for n, one in enumerate(own) if one["id"] == row.get("id")), -1)
            if not 0 <= at < len(own):
                break
            data, own, step = row, own[at], at
        elif isinstance(data, dict) and isinstance(own, dict):
            data, own = data.get(step), own.get(step)
        found = (*found, step)
    return found


def _from_inside(place: Place) -> Iterable[Place]:
    """The place, and then those that it is in."""
    for length in range(len(place), 0, -1):
        yield place[:length]


def _named(error: BadFigures) -> set[str]:
    return {str(error.text.args[name]) for name in NAMING if name in error.text.args}


def _rows_called(wanted: set[str], own: Any, here: Place) -> list[Place]:
    """The rows of these ids."""
    found = [here] if isinstance(own, dict) and str(own.get("id")) in wanted else []
    steps = own.items() if isinstance(own, dict) else enumerate(own) if isinstance(own, list) else ()
    for step, value in steps:
        found += _rows_called(wanted, value, (*here, step))
    return found
