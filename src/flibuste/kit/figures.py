"""Figures of a game from TOML: the printed ones, an owner's own laid over them, and where they are wrong."""

import difflib
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from flibuste.kit.errors import BadFigures
from flibuste.kit.lines import Path as Place
from flibuste.kit.lines import lines_of
from flibuste.kit.texts import Text

CHANGES = "changes"  # says that a file holds only what differs from the printed figures
REMOVE = "remove"  # in a row of such a file: the printed one is not in the game
TOTALS = "totals"  # what the printed rows add up to
LARGEST_FILE = 200_000  # characters: a record has to hold it, and its moves

IN_TOML = re.compile(r"at line (\d+)")
IN_MSGSPEC = re.compile(r" - at `\$([^`]*)`$")
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
FIELD = re.compile(r"field `([^`]*)`")
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
        raise BadFigures("figures-bad-table", table=name, problem=problem).standing_at(name, *_place(error)) from error


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
            raise complaint.standing_at(name, number, *_place(error)) from error
    return found


def figures_of(data: Data, form: type[T]) -> T:
    """All figures at once."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        place = _place(error)
        if len(place) == 1 and place[0] not in data:
            raise BadFigures("figures-missing-table", table=str(place[0])) from error
        complaint = BadFigures("figures-wrong-shape", problem=problem_of(error, data, form))
        raise complaint.standing_at(*place) from error


def _place(error: msgspec.ValidationError) -> Place:
    """Where msgspec found it: `$.board.space[3].price`."""
    found = IN_MSGSPEC.search(str(error))
    steps = STEP.findall(found[1]) if found else []
    place: Place = tuple(name or (int(index) if index.isdecimal() else "") for name, index in steps)
    named = FIELD.search(str(error))
    return (*place, named[1]) if named else place


def problem_of(error: msgspec.ValidationError, value: object, form: type) -> Text:
    """What msgspec complains of, in our words, and what is allowed there."""
    place = _place(error)
    named = FIELD.search(str(error))
    kind, found = _kind_at(inspect.type_info(form), value, place[:-1] if named else place)
    if named and "missing" in str(error):
        return Text("problem-missing", {"field": _safe(named[1])})
    if named:
        known = ", ".join(field.encode_name for field in kind.fields) if isinstance(kind, inspect.StructType) else ""
        return Text("problem-unknown", {"field": _safe(named[1]), "known": known})
    field = next((step for step in reversed(place) if isinstance(step, str) and step), "")
    if not field:
        return Text("problem-shape", {"allowed": _allowed(kind)})
    return Text("problem-value", {"field": _safe(field), "value": _safe(shown(found)), "allowed": _allowed(kind)})


def _kind_at(kind: inspect.Type, value: Any, place: Place) -> tuple[inspect.Type, object]:
    """The form of what stands at a place, and what does."""
    for step in place:
        kind = _of_union(kind, value)
        if isinstance(kind, inspect.StructType) and isinstance(value, dict):
            tag = kind.tag_field if step == kind.tag_field else None
            found = next((field.type for field in kind.fields if field.encode_name == step), None)
            if found is None and tag is None:
                break
            kind = found if found is not None else inspect.LiteralType(values=(kind.tag,))
            value = value.get(step)
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType) and isinstance(value, list | tuple):
            kind = kind.item_type
            value = value[step] if isinstance(step, int) and step < len(value) else None
        elif isinstance(kind, inspect.UnionType) and isinstance(value, dict):  # a tag that none of them has
            structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
            if any(one.tag_field == step for one in structs):
                return inspect.LiteralType(values=tuple(str(one.tag) for one in structs)), value.get(step)
            break
        else:
            break
    return _of_union(kind, value), value


def _of_union(kind: inspect.Type, value: Any) -> inspect.Type:
    """Of several forms the one that the value means to have, if it says so by its tag."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        some = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(some) == 1:
            return _of_union(some[0], value)
        for one in some:
            if isinstance(one, inspect.StructType) and isinstance(value, dict) and value.get(one.tag_field) == one.tag:
                return one
    return kind


def _allowed(kind: inspect.Type) -> Text:
    match kind:
        case inspect.IntType(ge=int() as least, le=int() as most):
            return Text("allowed-whole-number", {"least": least, "most": most})
        case inspect.IntType() | inspect.FloatType(ge=None, le=None):
            return Text("allowed-any-number")
        case inspect.FloatType():
            return Text("allowed-number", {"least": int(kind.ge or 0), "most": int(kind.le or 0)})
        case inspect.BoolType():
            return Text("allowed-switch")
        case inspect.LiteralType():
            return Text("allowed-one-of", {"choices": ", ".join(str(value) for value in kind.values)})
        case inspect.StrType(pattern=str() as pattern):
            return Text("allowed-signs", {"pattern": pattern})
        case inspect.StrType():
            return Text("allowed-words", {"most": kind.max_length or LARGEST_FILE})
        case inspect.ListType() | inspect.VarTupleType():
            least, most = kind.min_length or 0, kind.max_length or LARGEST_FILE
            return Text("allowed-list", {"least": least, "most": most})
        case inspect.UnionType():
            first, *others = [_allowed(one) for one in kind.types if not isinstance(one, inspect.NoneType)]
            for other in others:
                first = Text("allowed-or", {"one": first, "other": other})
            return first
    return Text("allowed-table")


def shown(value: object) -> str:
    """A value as it may stand in a sentence."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ", ".join(map(shown, value))
    return value if isinstance(value, str) else repr(value)[:80]


def _safe(words: str) -> str:
    """Words of a stranger inside a sentence of ours: never read as the name of a message or a seat."""
    clean = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in words[:80])
    return f" {clean}" if clean.startswith(("@", "#")) else clean


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
