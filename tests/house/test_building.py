"""The package is built with and without a compiler, and a wheel carries all that a game needs."""

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.places import copy_package

MYPYC_RUNS = "mypyc runs"
COUNTED = (
    "import sys, mypyc.build as b; run = b.mypycify;"
    f" b.mypycify = lambda *a, **k: print('{MYPYC_RUNS}', file=sys.stderr) or run(*a, **k)"
)


def build(folder: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Calls the hook that pip and uv call: build_wheel or build_editable."""
    hook = f"{COUNTED}; from setuptools import build_meta; print(build_meta.{kind}('dist'))"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("FLIBUSTE_")}
    return subprocess.run(
        [sys.executable, "-c", hook],
        cwd=folder,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def small_package(folder: Path) -> Path:
    """A copy of the package in which only the bits are compiled, to be quick about it."""
    copy_package(folder)
    settings = folder / "pyproject.toml"
    before, _, listed = settings.read_text("utf-8").partition("compiled = [\n")
    after = listed.partition("]\n")[2]
    settings.write_text(f'{before}compiled = ["src/flibuste/kit/bits.py"]\n{after}', "utf-8")
    return folder


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return small_package(tmp_path)


def binaries(package: Path) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in (package / "src").rglob("*.so"))


COMPILER = os.environ.get("CC", "cc").split()[0]
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="there is no C compiler here")


@needs_compiler
def test_compiled_modules_lie_beside_their_sources_and_nothing_stale_does(package: Path) -> None:
    (package / "src/flibuste/kit/luck.cpython-311-x86_64-linux-gnu.so").touch()
    with (package / "src/flibuste/kit/texts.py").open("a") as file:
        file.write("\nimport flotsam  # what only plain modules import need not be there to compile the others\n")
    run = build(package, "build_editable", FLIBUSTE_COMPILED="1")
    assert run.returncode == 0, run.stderr
    assert binaries(package) == ["bits", "bits__mypyc"]
    assert run.stderr.count(MYPYC_RUNS) == 1


DIES_WHILE_LINKING = """#!/bin/sh
case "$*" in
*try.c*) ;;
*-shared*)
    while [ "$1" != "-o" ]; do shift; done
    : > "$2"
    kill -KILL $PPID
    exit 1 ;;
esac
exec cc "$@"
"""


@needs_compiler
def test_a_build_that_was_ended_half_way_is_begun_anew(package: Path) -> None:
    compiler = package / "dies-while-linking"
    compiler.write_text(DIES_WHILE_LINKING)
    compiler.chmod(0o755)
    assert build(package, "build_editable", CC=str(compiler)).returncode == -signal.SIGKILL
    assert [path for path in (package / "build").rglob("*.so") if path.stat().st_size == 0]
    assert build(package, "build_editable", FLIBUSTE_COMPILED="1").returncode == 0
    assert binaries(package) == ["bits", "bits__mypyc"]
    assert all(path.stat().st_size for path in (package / "src").rglob("*.so"))


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"CC": "/nonexistent"}, "there is no C compiler here (looked for /nonexistent)"),
        ({"FLIBUSTE_PURE": "1"}, "FLIBUSTE_PURE=1 asks for it"),
        ({"CC": "false"}, "compiling them failed"),
    ],
    ids=["no compiler", "not wanted", "a compiler that fails"],
)
def test_without_compiling_the_plain_source_stays_and_nothing_stale(
    package: Path, environment: dict[str, str], why: str
) -> None:
    (package / "src/flibuste/kit/bits.cpython-311-x86_64-linux-gnu.so").touch()
    run = build(package, "build_editable", **environment)
    assert run.returncode == 0, run.stderr
    assert binaries(package) == []
    assert why in (package / "build/why-uncompiled.txt").read_text("utf-8")


@needs_compiler
def test_a_mistake_in_the_rules_is_told_with_its_line(package: Path) -> None:
    with (package / "src/flibuste/kit/bits.py").open("a") as file:
        file.write("\n\nwrong: int = 'a word'\n")
    build(package, "build_editable")
    assert "Incompatible types in assignment" in (package / "build/why-uncompiled.txt").read_text("utf-8")


def test_the_fallback_can_be_forbidden(package: Path) -> None:
    run = build(package, "build_editable", FLIBUSTE_COMPILED="1", CC="/nonexistent")
    assert run.returncode == 1
    assert "FLIBUSTE_COMPILED=1 forbids uncompiled rules, but there is no C compiler here" in run.stderr


def test_a_wheel_carries_figures_rulebooks_texts_and_the_page(package: Path) -> None:
    page = package / "src/flibuste/server/page/fonts"
    page.mkdir(parents=True)
    (page.parents[1] / "__init__.py").touch()
    (page.parent / "index.html").touch()
    (page / "body.woff2").touch()
    run = build(package, "build_wheel", FLIBUSTE_PURE="1")
    assert run.returncode == 0, run.stderr
    wheel = package / "dist" / run.stdout.split()[-1]
    assert wheel.name.endswith("-py3-none-any.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    assert held >= {
        "flibuste/games/port_royal/cards.toml",
        "flibuste/games/port_royal/rulebook/fr.md",
        "flibuste/kit/texts/en.ftl",
        "flibuste/server/page/index.html",
        "flibuste/server/page/fonts/body.woff2",
        "flibuste/py.typed",
    }
