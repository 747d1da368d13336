"""Every msgspec struct of the package, with the types msgspec knows of: `python -m tests.house.structs` prints them."""

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import StructType, type_info

import flibuste

PACKAGE = Path(flibuste.__file__).parent


def modules() -> list[str]:
    """Those that speak of structs, compiled or not."""
    found: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if re.search(r"\bStruct\b", path.read_text(encoding="utf-8")):
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def described(info: Any) -> str:
    """A type in words; a struct within it by its name."""
    if isinstance(info, StructType):
        return f"{info.cls.__module__}.{info.cls.__name__}"
    if isinstance(info, msgspec.Struct):
        told = [f"{name}={described(getattr(info, name))}" for name in info.__struct_fields__]
        return f"{type(info).__name__}({', '.join(told)})"
    if isinstance(info, tuple | list):
        return f"[{', '.join(map(described, info))}]"
    return repr(info)


def fields_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    info = type_info(struct)
    assert isinstance(info, StructType)
    return {field.name: described(field.type) for field in info.fields}


def structs() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name in modules():
        module = importlib.import_module(name)
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == name:
                found[f"{name}.{thing.__qualname__}"] = fields_of(thing)
    return found


if __name__ == "__main__":
    json.dump({"from": str(PACKAGE), "structs": structs()}, sys.stdout)
