"""What msgspec finds wrong with a stranger's file, as sentences of our own that name the field."""

import re
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from flibuste.kit.errors import BadPosition, in_json, wrong_number, wrong_word
from flibuste.kit.lines import Path as Place
from flibuste.kit.texts import Text

LONGEST_TEXT = 200_000  # where no bound is declared

IN_MSGSPEC = re.compile(r" - at `\$([^`]*)`$")
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
FIELD = re.compile(r"field `([^`]*)`")

T = TypeVar("T", bound=msgspec.Struct)


# -- positions


def position_of(described: dict[str, Any], form: type[T]) -> T:
    """A position in the shape that its game declares; BadPosition names the wrong field, as in `seats 2 coins`."""
    try:
        return msgspec.convert(described, form)
    except msgspec.ValidationError as error:
        raise _wrong_position(error, described, form) from error


def _wrong_position(error: msgspec.ValidationError, described: dict[str, Any], form: type) -> BadPosition:
    place = place_of(error)
    field = " ".join(str(step + 1) if isinstance(step, int) else step for step in place if step != "")
    named = FIELD.search(str(error))
    if named and "missing" in str(error):
        return BadPosition("position-missing-field", field=field)
    if named:
        return BadPosition("position-unknown-field", field=field)
    kind, found = _kind_at(inspect.type_info(form), described, place)
    match kind:
        case inspect.IntType(ge=int() as least, le=int() as most):
            return wrong_number(field, found, least, most)
        case inspect.IntType():
            return BadPosition("position-no-number", field=field, value=in_json(found))
        case inspect.LiteralType():
            return wrong_word(field, found, map(str, kind.values))
    return BadPosition("position-bad-field", field=field, value=in_json(found))


# -- what is wrong where


def place_of(error: msgspec.ValidationError) -> Place:
    """Where msgspec found it: `$.board.space[3].price`."""
    found = IN_MSGSPEC.search(str(error))
    steps = STEP.findall(found[1]) if found else []
    place: Place = tuple(name or (int(index) if index.isdecimal() else "") for name, index in steps)
    named = FIELD.search(str(error))
    return (*place, named[1]) if named else place


def problem_of(error: msgspec.ValidationError, value: object, form: type) -> Text:
    """What msgspec complains of, in our words, and what is allowed there."""
    place = place_of(error)
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
            return Text("allowed-words", {"most": kind.max_length or LONGEST_TEXT})
        case inspect.ListType() | inspect.VarTupleType():
            least, most = kind.min_length or 0, kind.max_length or LONGEST_TEXT
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
