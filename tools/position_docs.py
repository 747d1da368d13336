"""Write docs/positions.md: the fields of positions and the notation of moves, from the games' own declarations.

    .venv/bin/python tools/position_docs.py          writes the tables anew
    .venv/bin/python tools/position_docs.py --check  only tells whether they are up to date

What stands between the marks `<!-- fields GAME -->`, `<!-- moves GAME -->` and `<!-- end -->` is made here; the rest
of the page is written by hand.
"""

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from flibuste.kit.game import Game, find_games
from flibuste.kit.tables import Verb

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/positions.md"
MADE = re.compile(r"<!-- (fields|moves) ([a-z-]+) -->\n.*?<!-- end -->", re.DOTALL)
FIELD = re.compile(r"^ {4}(\w+):.*?  # (.+)$", re.MULTILINE)
SHOWN_THINGS = 6
LARGE = 10_000  # a bound that is only there to have one


def comments(kind: type) -> dict[str, str]:
    """What is said behind the fields of a struct, where it is declared."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if issubclass(one, msgspec.Struct) and one is not msgspec.Struct:
            found |= dict(FIELD.findall(inspect.getsource(one)))
    return found


def type_in_words(kind: shapes.Type) -> str:
    match kind:
        case shapes.Metadata():
            return type_in_words(kind.type)
        case shapes.IntType(ge=int() as least, le=int() as most) if least <= -LARGE:
            return f"number up to {most}"
        case shapes.IntType(ge=int() as least, le=int() as most) if most < LARGE:
            return f"number from {least} to {most}"
        case shapes.IntType(ge=int() as least):
            return f"number from {least}"
        case shapes.IntType():
            return "number"
        case shapes.BoolType():
            return "true or false"
        case shapes.StrType():
            return "word"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case shapes.ListType() | shapes.VarTupleType():
            return f"list of ({type_in_words(kind.item_type)})"
        case shapes.TupleType():
            return f"list of ({', '.join(type_in_words(one) for one in kind.item_types)})"
        case shapes.DictType():
            return f"object, {type_in_words(kind.key_type)} to {type_in_words(kind.value_type)}"
        case shapes.StructType():
            return f"*{kind.cls.__name__}*"
        case shapes.UnionType():
            return " or ".join(type_in_words(one) for one in kind.types)
    raise TypeError(f"no words for {kind}")


def structs_in(kind: shapes.Type) -> list[type]:
    """The structs that a type mentions, the outermost first."""
    if isinstance(kind, shapes.StructType):
        inner = [struct for field in kind.fields for struct in structs_in(field.type)]
        return [kind.cls, *inner]
    parts: list[shapes.Type] = []
    for name in ("type", "item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            parts.append(getattr(kind, name))
    parts += [*getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
    return [struct for part in parts for struct in structs_in(part)]


def fields_of(game: Game) -> str:
    """A table for the position, and one for every struct inside it."""
    lines: list[str] = []
    for number, struct in enumerate(dict.fromkeys(structs_in(shapes.type_info(game.spec.position)))):
        said = comments(struct)
        lines += ["", f"*{struct.__name__}*", ""] if number else [""]
        lines += ["| field | is | |", "| --- | --- | --- |"]
        info = shapes.type_info(struct)
        assert isinstance(info, shapes.StructType)
        for field in info.fields:
            is_needed = field.required
            need = "" if is_needed else "may be left out; "
            meaning = f"{need}{said.get(field.name, '')}".rstrip("; ")
            lines.append(f"| `{field.encode_name}` | {type_in_words(field.type)} | {meaning} |")
    return "\n".join([*lines, ""])


def things_of(verb: Verb, file: Any) -> list[str]:
    things = verb.things(file) if callable(verb.things) else verb.things
    return [] if things is None else [str(thing) for thing in things]


def moves_of(game: Game) -> str:
    lines = ["", "| written | of which there are | such as |", "| --- | --- | --- |"]
    for verb in game.spec.moves:
        things = things_of(verb, game.file)
        if verb.things is None:
            lines.append(f"| `{verb.name}` | 1 | |")
            continue
        shown = ", ".join(f"`{verb.name} {thing}`" for thing in things[:SHOWN_THINGS])
        more = ", ..." if len(things) > SHOWN_THINGS else ""
        lines.append(f"| `{verb.name} ...` | {len(things)} | {shown}{more} |")
    return "\n".join([*lines, ""])


def made_anew(page: str) -> str:
    games = find_games()
    write = {"fields": fields_of, "moves": moves_of}

    def table(found: re.Match[str]) -> str:
        what, id = found.groups()
        return f"<!-- {what} {id} -->\n{write[what](games[id])}\n<!-- end -->"

    return MADE.sub(table, page)


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    anew = made_anew(page)
    if arguments == ["--check"]:
        if page != anew:
            print("docs/positions.md is out of date: run .venv/bin/python tools/position_docs.py", file=sys.stderr)
        return int(page != anew)
    PAGE.write_text(anew, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
