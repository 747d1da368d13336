"""Write the page's TypeScript types from the structs of server and games: `.venv/bin/python tools/page_types.py`.

They lie in web/src/generated and are committed; `--check` changes nothing and fails when they are not up to date.
A file is written for the messages of the server, for the structs of the kit that these use, and for each game that
has a `shapes.py` with the views of its tables (`TableView`, `OwnView`, `Odds`) or its `Components`.
"""

import importlib
import inspect
import json
import re
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as shapes

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web/src/generated"
GAMES = ROOT / "src/flibuste/games"
VIEWS = ("TableView", "OwnView", "Odds", "Components")  # of a shapes.py; its positions do not go to the page
WIDTH = 120  # of a union in one line

Struct = type[msgspec.Struct]


class Alias(typing.NamedTuple):
    """A union or a choice of words that has a name."""

    name: str
    file: str
    types: tuple[shapes.Type, ...]
    meaning: str  # by which a field of the same type is found


class PageTypes:
    """The structs of some modules as TypeScript, each file with the structs of one part of the program."""

    def __init__(self) -> None:
        self.files: dict[str, dict[str, str]] = {}  # by file, then by name, in the order they were met
        self.imports: dict[str, dict[str, set[str]]] = {}  # by file, then by the file imported from
        self.written: dict[Struct, str] = {}  # and the file each is in
        self.aliases: list[Alias] = []
        self.used: dict[tuple[str, str], Alias] = {}  # by file and name

    def add_module(self, module: ModuleType) -> None:
        """Every struct that a module defines, and every union or choice of words that it names."""
        self.aliases += known_aliases(module)
        own = [found for found in vars(module).values() if is_struct(found) and found.__module__ == module.__name__]
        for struct in own:
            if not any(struct in other.__bases__ for other in own):  # a base only gathers what others have in common
                self.add_struct(struct)
        for alias in known_aliases(module):
            self.add_alias(alias)

    def add_views(self, module: ModuleType) -> None:
        """What a game shows, with all that it is made of."""
        self.aliases += known_aliases(module)
        for name in VIEWS:
            if name in vars(module):
                self.add_struct(vars(module)[name])
        while unwritten := [alias for alias in self.used.values() if alias.name not in self.files[alias.file]]:
            self.add_alias(unwritten[0])

    def add_struct(self, struct: Struct) -> None:
        if struct in self.written:
            return
        file = file_of(struct.__module__)
        self.written[struct] = file
        known = self.files.setdefault(file, {})
        if struct.__name__ in known:
            raise SystemExit(f"Two structs of {file}.ts are called {struct.__name__}.")
        known[struct.__name__] = ""  # its place, before those of its fields
        known[struct.__name__] = self.interface(struct, file)

    def interface(self, struct: Struct, file: str) -> str:
        info = typing.cast(shapes.StructType, shapes.type_info(struct))
        comments = comments_of(struct)
        lines = [] if struct.__doc__ is None else [f"/** {' '.join(struct.__doc__.split())} */"]
        if info.array_like:
            items = ", ".join(f"{field.encode_name}: {self.type(field.type, file)}" for field in info.fields)
            return "\n".join([*lines, f"export type {struct.__name__} = [{items}];\n"])
        lines.append(f"export interface {struct.__name__} {{")
        if info.tag_field is not None and isinstance(info.tag, str):
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            optional = "?" if may_be_missing(struct, field) else ""
            comment = f" // {comments[field.name]}" if field.name in comments else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type, file)};{comment}")
        return "\n".join([*lines, "}\n"])

    def type(self, info: shapes.Type, file: str) -> str:
        """A type in the words of TypeScript; what is told of a number or a text besides is left to the server."""
        for alias in self.aliases:
            if alias.file == file and alias.meaning == meaning_of(info):
                self.used[file, alias.name] = alias
                return alias.name
        match info:
            case shapes.StrType() | shapes.DateTimeType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType() | shapes.RawType():
                return "unknown"
            case shapes.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                inner = self.type(item, file)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.type(item, file) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                record = f"Record<{self.type(key, file)}, {self.type(value, file)}>"
                return f"Partial<{record}>" if isinstance(key, shapes.LiteralType) else record  # some of the keys
            case shapes.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(part, file) for part in types))
            case shapes.StructType(cls=struct):
                return self.reference(struct, file)
        raise SystemExit(f"The page has no word for {info}.")

    def add_alias(self, alias: Alias) -> None:
        """What an alias stands for, in one line where there is room."""
        known, self.aliases = self.aliases, [other for other in self.aliases if other.name != alias.name]
        words = " | ".join(self.type(part, alias.file) for part in alias.types).split(" | ")
        self.aliases = known
        line = f" {' | '.join(words)}"
        meaning = line if len(line) < WIDTH else "".join(f"\n  | {word}" for word in words)
        self.files.setdefault(alias.file, {})[alias.name] = f"export type {alias.name} ={meaning};\n"

    def reference(self, struct: Struct, file: str) -> str:
        self.add_struct(struct)
        home = self.written[struct]
        if home != file:
            self.imports.setdefault(file, {}).setdefault(home, set()).add(struct.__name__)
        return struct.__name__

    def sources(self) -> dict[str, str]:
        """The text of every file."""
        found: dict[str, str] = {}
        for file, types in sorted(self.files.items()):
            head = "// Written by tools/page_types.py from the structs in Python; edit those.\n"
            imports = "".join(
                f'import type {{ {", ".join(sorted(names))} }} from "./{home}";\n'
                for home, names in sorted(self.imports.get(file, {}).items())
            )
            found[f"{file}.ts"] = "\n".join([head, *([imports] if imports else []), *types.values()])
        return found


def is_struct(found: Any) -> typing.TypeGuard[Struct]:
    return isinstance(found, type) and issubclass(found, msgspec.Struct)


def file_of(module: str) -> str:
    """`flibuste.server.messages` is in messages.ts, the structs of a game in <game>.ts, those of the kit in kit.ts."""
    parts = module.split(".")
    if "games" in parts:
        return parts[parts.index("games") + 1]
    return "kit" if "kit" in parts else parts[-1]


def known_aliases(module: ModuleType) -> Iterator[Alias]:
    """Unions and choices of words that a module itself names."""
    source = inspect.getsource(module)
    for name, found in vars(module).items():
        union = isinstance(found, UnionType) or typing.get_origin(found) in (typing.Union, typing.Literal)
        if union and re.search(rf"^{name}(: [^=]+)? = ", source, re.MULTILINE):
            info = shapes.type_info(found)
            types = info.types if isinstance(info, shapes.UnionType) else (info,)
            yield Alias(name, file_of(module.__name__), types, meaning_of(info))


def meaning_of(info: Any) -> str:
    """What a type is, in words that are equal when types are; a struct by its name, as it may hold itself."""
    if isinstance(info, shapes.StructType):
        return f"{info.cls.__module__}.{info.cls.__name__}"
    if isinstance(info, shapes.Type):
        return f"{type(info).__name__}({', '.join(meaning_of(getattr(info, name)) for name in info.__struct_fields__)})"
    if isinstance(info, tuple):
        return ", ".join(map(meaning_of, info))
    return repr(info)


def may_be_missing(struct: Struct, field: shapes.Field) -> bool:
    """Whether a field can be left out: by the page if it has a default, by the server if defaults are not sent."""
    config = struct.__struct_config__
    sent_by_page = config.forbid_unknown_fields and file_of(struct.__module__) == "messages"
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (unset or sent_by_page or config.omit_defaults)


def comments_of(struct: Struct) -> dict[str, str]:
    """What stands behind the fields of a struct and of its bases."""
    found: dict[str, str] = {}
    for one in reversed(struct.__mro__):
        if is_struct(one) and one is not msgspec.Struct:
            found |= dict(re.findall(r"^    (\w+): [^#\n]*  # (.+)$", inspect.getsource(one), re.MULTILINE))
    return found


def modules() -> Iterable[str]:
    yield "flibuste.server.messages"
    yield "flibuste.kit.rulebook"
    for file in sorted(GAMES.glob("*/shapes.py")):
        yield f"flibuste.games.{file.parent.name}.shapes"


def page_types() -> dict[str, str]:
    """Every file of web/src/generated, as it should be."""
    types = PageTypes()
    for name in modules():
        module = importlib.import_module(name)
        if name.endswith(".shapes"):
            types.add_views(module)
        else:
            types.add_module(module)
    return types.sources()


def out_of_date(wanted: dict[str, str], folder: Path) -> list[str]:
    """The files that differ from what they should be, are missing, or should not be there."""
    present = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.ts")}
    return sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))


def main(arguments: list[str]) -> int:
    wanted = page_types()
    different = out_of_date(wanted, FOLDER)
    if arguments == ["--check"]:
        for name in different:
            print(f"{FOLDER.relative_to(ROOT)}/{name} is not up to date: run tools/page_types.py.")
        return 1 if different else 0
    if arguments:
        raise SystemExit("The only argument is --check.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in different:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], encoding="utf-8")
        else:
            (FOLDER / name).unlink()
        print(FOLDER.relative_to(ROOT) / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
