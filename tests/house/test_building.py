"""The package is built with and without a compiler, and a wheel carries all that a game needs."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
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


def compile_only(package: Path, *sources: str) -> None:
    settings = package / "pyproject.toml"
    before, _, listed = settings.read_text("utf-8").partition("compiled = [")
    after = listed.partition("]\n")[2]
    settings.write_text(f"{before}compiled = {[*sources]}\n{after}", "utf-8")


def small_package(folder: Path) -> Path:
    """A copy of the package in which only the bits are compiled, to be quick about it."""
    copy_package(folder)
    compile_only(folder, "src/flibuste/kit/bits.py")
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


TELLS_WHAT_IT_COMPILES = """#!/bin/sh
for word; do
    case "$word" in
    */try.c) ;;
    *.c) echo "$*" >> compiled.txt ;;
    esac
done
exec cc "$@"
"""


def compiled_by(package: Path, **environment: str) -> dict[str, str]:
    """The orders of each C file that was compiled for the next build, by the name of its module."""
    log, compiler = package / "compiled.txt", package / "tells"
    log.write_text("")
    compiler.write_text(TELLS_WHAT_IT_COMPILES)
    compiler.chmod(0o755)
    run = build(package, "build_editable", FLIBUSTE_COMPILED="1", CC=str(compiler), **environment)
    assert run.returncode == 0, run.stderr
    orders = log.read_text().splitlines()
    found = {word.rpartition("___")[2].removesuffix(".c"): o for o in orders for word in o.split() if "___" in word}
    return {module: o for module, o in found.items() if module in ("bits", "luck")}


@needs_compiler
def test_rules_and_bots_may_be_packages(package: Path) -> None:
    rules = package / "src/flibuste/games/dinghies/rules"
    rules.mkdir(parents=True)
    (rules.parent / "__init__.py").touch()
    (rules / "__init__.py").write_text("from flibuste.games.dinghies.rules.boats import row\n\nTWICE = row(2)\n")
    (rules / "boats.py").write_text("def row(times: int) -> int:\n    return times\n")
    compile_only(package, "src/flibuste/kit/bits.py", "src/flibuste/games/*/rules/*.py")
    for game in ("jamaica", "pirate_king", "port_royal", "seul_maitre_a_bord"):
        shutil.rmtree(package / "src/flibuste/games" / game)
    run = build(package, "build_editable", FLIBUSTE_COMPILED="1")
    assert run.returncode == 0, run.stderr
    found = [path.name.partition(".")[0] for path in rules.glob("*.so")]
    assert sorted(found) == ["__init__", "boats"]
    look = "from flibuste.games.dinghies import rules; print(rules.__file__, rules.TWICE)"
    said = subprocess.run(
        [sys.executable, "-c", look],
        env={**os.environ, "PYTHONPATH": str(package / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert str(rules) in said and ".so 2" in said


@needs_compiler
def test_an_edit_compiles_what_has_changed_and_other_flags_compile_all(package: Path) -> None:
    compile_only(package, "src/flibuste/kit/bits.py", "src/flibuste/kit/luck.py")
    first = compiled_by(package)
    bits = package / "src/flibuste/kit/bits.py"
    bits.write_text(bits.read_text("utf-8").replace("bits >> n & 1 == 1", "bits >> n & 1 != 0"), "utf-8")
    assert set(compiled_by(package)) == {"bits"}
    fast = compiled_by(package, FLIBUSTE_FAST_BUILD="1")
    assert set(first) == set(fast) == {"bits", "luck"}
    for module in first:
        assert "-O3" in first[module] and "-flto" in first[module]
        assert "-O1" in fast[module] and "-flto" not in fast[module]


@needs_compiler
@pytest.mark.skipif(not os.environ.get("FLIBUSTE_FULL"), reason="built twice: only with --full")
def test_for_releases_the_compiler_learns_from_play(package: Path) -> None:
    compile_only(package, "src/flibuste/kit/bits.py", "src/flibuste/kit/luck.py")
    played = package / "played.txt"
    (package / "tools").mkdir()
    (package / "tools/train.py").write_text(
        "from flibuste.kit import bits\n"
        "assert sum(bits.count(n) for n in range(8)) == 12\n"
        f"open({str(played)!r}, 'w').write(bits.__file__)\n"
    )
    learnt = compiled_by(package, FLIBUSTE_PGO="1")
    assert played.read_text().endswith(".so")
    assert not played.read_text().startswith(str(package))
    assert set(learnt) == {"bits", "luck"}
    assert all("-fprofile-use=" in orders and "-fprofile-generate" not in orders for orders in learnt.values())
    assert list((package / "build").rglob("*bits.gcda"))


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


def with_page(package: Path) -> Path:
    page = package / "src/flibuste/server/page/fonts"
    page.mkdir(parents=True)
    (page.parent / "index.html").touch()
    (page / "body.woff2").touch()
    return package


def built_file(package: Path, run: subprocess.CompletedProcess[str]) -> Path:
    assert run.returncode == 0, run.stderr
    return package / "dist" / run.stdout.split()[-1]


CARRIED = {
    "flibuste/games/port_royal/cards.toml",
    "flibuste/games/port_royal/rulebook/en.md",
    "flibuste/games/port_royal/rulebook/fr.md",
    "flibuste/kit/texts/en.ftl",
    "flibuste/server/page/index.html",
    "flibuste/server/page/fonts/body.woff2",
    "flibuste/py.typed",
}


@pytest.mark.parametrize(
    "environment", [{"FLIBUSTE_PURE": "1"}, {"CC": "false"}], ids=["not wanted", "a compiler that fails"]
)
def test_a_wheel_that_is_not_compiled_says_so_by_its_name(package: Path, environment: dict[str, str]) -> None:
    wheel = built_file(package, build(with_page(package), "build_wheel", **environment))
    assert wheel.name.endswith("-py3-none-any.whl")
    held = zipfile.ZipFile(wheel)
    assert set(held.namelist()) >= CARRIED
    about = next(name for name in held.namelist() if name.endswith(".dist-info/WHEEL"))
    assert "Root-Is-Purelib: true" in held.read(about).decode()


@needs_compiler
def test_a_compiled_wheel_runs_mypyc_once_and_takes_nothing_along(package: Path) -> None:
    with_page(package)
    left = package / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}" / "flibuste/left.py"
    left.parent.mkdir(parents=True)
    left.touch()
    run = build(package, "build_wheel", FLIBUSTE_COMPILED="1")
    wheel = built_file(package, run)
    assert run.stderr.count(MYPYC_RUNS) == 1
    held = zipfile.ZipFile(wheel).namelist()
    assert not wheel.name.endswith("-any.whl")
    assert set(held) >= CARRIED
    assert "flibuste/left.py" not in held
    assert [name for name in held if name.startswith("flibuste/kit/bits.") and name.endswith(".so")]
    assert not [name for name in held if name.endswith(".c")]


def test_a_wheel_without_a_page_is_refused(package: Path) -> None:
    run = build(package, "build_wheel", FLIBUSTE_PURE="1")
    assert run.returncode == 1
    assert "a wheel carries the page" in run.stderr


def test_an_sdist_carries_all_that_a_wheel_needs_and_nothing_built_but_the_page(package: Path) -> None:
    (package / "src/flibuste/kit/bits.cpython-311-x86_64-linux-gnu.so").touch()
    run = build(with_page(package), "build_sdist")
    with tarfile.open(built_file(package, run)) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    assert MYPYC_RUNS not in run.stderr
    assert held >= {f"src/{name}" for name in CARRIED}
    assert held >= {"pyproject.toml", "setup.py", "README.md", "LICENSE", "src/flibuste/kit/bits.py"}
    assert not [name for name in held if name.endswith((".so", ".c", ".pyc"))]
