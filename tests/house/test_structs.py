"""Structs know their types: in a compiled module mypyc drops their arguments, and msgspec then decodes raw dicts."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.house.places import BINARIES, ROOT, compiled_sources
from tests.house.structs import fields_of, structs


def plain_structs(folder: Path) -> dict[str, dict[str, str]]:
    """Those of a copy of the sources without the binaries beside them."""
    left_out = shutil.ignore_patterns(*BINARIES, "__pycache__", "page")
    plain = shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.structs"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(plain), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert Path(found["from"]) == plain / "flibuste"
    told: dict[str, dict[str, str]] = found["structs"]
    return told


def test_every_struct_knows_the_same_types_compiled_and_plain(tmp_path: Path) -> None:
    plain = plain_structs(tmp_path)
    assert plain.keys() == structs().keys()
    for name, fields in structs().items():
        assert fields == plain[name], name


def test_messages_and_views_are_among_them() -> None:
    names = structs().keys()
    assert "flibuste.server.messages.StateMessage" in names
    for file in sorted((ROOT / "src/flibuste/games").glob("*/shapes.py")):
        assert any(name.startswith(f"flibuste.games.{file.parent.name}.shapes.") for name in names)


@pytest.mark.parametrize("source", compiled_sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_compiled_module_defines_a_struct(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    bases = {
        node.name: [ast.unparse(base).split(".")[-1] for base in node.bases]
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    assert [name for name, of in bases.items() if "Struct" in of] == []


class Manifest(msgspec.Struct):
    cargo: list[str]


class Dropped(msgspec.Struct):
    cargo: list  # type: ignore[type-arg] # as mypyc would leave it


def test_a_dropped_argument_is_seen() -> None:
    assert fields_of(Manifest) != fields_of(Dropped)
