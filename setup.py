"""Compile the rules with mypyc where that is possible; where it is not, the very same source runs uncompiled.

FLIBUSTE_PURE=1 skips compiling, FLIBUSTE_COMPILED=1 forbids the fallback.
"""

import contextlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.egg_info import egg_info

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
KEPT = ROOT / "build" / f"kept-{sysconfig.get_config_var('SOABI')}"  # so that an edit compiles one module and not all
ACROSS_FILES = [f"-flto={os.cpu_count() or 1}" if sys.platform == "linux" else "-flto", "-fvisibility=hidden"]
UNFINISHED = KEPT / "unfinished"  # there while a build is under way, and still there if somebody ended it
WHY_UNCOMPILED = ROOT / "build" / "why-uncompiled.txt"  # `./flibuste` reads it: uv keeps a build's output to itself


class NotCompiled(Exception):
    """Why the rules stay plain Python."""


def to_compile() -> list[str]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["flibuste"]["compiled"]
    return sorted(path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern))


def obstacle() -> str:
    """What stands in the way of compiling, as far as can be seen without trying ("": nothing)."""
    if os.environ.get("FLIBUSTE_PURE") == "1":
        return "FLIBUSTE_PURE=1 asks for it"
    if sys.implementation.name != "cpython":
        return f"mypyc needs CPython, and this is {sys.implementation.name}"
    if sys.platform != "win32":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler here (looked for {compiler})"
    return "" if to_compile() else "there is nothing to compile"


def inlines_when_linking() -> bool:
    """Whether the C compiler can inline across files: then each module is a file of its own, compiled side by side."""
    if sys.platform == "win32":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("int answer(void) { return 42; }\n", "utf-8")
        orders = [*compiler, *ACROSS_FILES, "-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        return subprocess.run(orders, capture_output=True, check=False).returncode == 0


def translated() -> list[Any]:
    """The rules as C."""
    from mypyc.build import mypycify

    known = KEPT / "mypy"
    for own in known.glob("*/flibuste"):  # mypyc 2.4 stumbles over its memory of compiled modules; others' it may keep
        shutil.rmtree(own)
    # the packages that plain modules import need not be installed where a wheel is built
    options = [f"--cache-dir={known}", "--no-sqlite-cache", "--follow-imports=silent"]
    in_files = len(to_compile()) > 1 and inlines_when_linking()  # mypyc 2.4 misnames the header of a single module
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            extensions: list[Any] = mypycify(
                [*options, *to_compile()], opt_level="3", debug_level="0", multi_file=in_files
            )
    except (Exception, SystemExit) as refusal:  # mypycify exits on a type error
        raise NotCompiled(f"mypyc refused them: {said.getvalue()}{refusal}".rstrip()) from refusal
    if sys.platform != "win32":
        for extension in extensions:  # one group of modules: with this C inlines across them, 1.5 times as fast
            extension.extra_compile_args.append("-fno-semantic-interposition")
            if in_files:
                extension.extra_compile_args += ACROSS_FILES
                extension.extra_link_args += [*ACROSS_FILES, *extension.extra_compile_args]
    return extensions


def stay_uncompiled(why: str, *, editable: bool) -> None:
    if os.environ.get("FLIBUSTE_COMPILED") == "1":
        sys.exit(f"FLIBUSTE_COMPILED=1 forbids uncompiled rules, but {why}")
    print(f"The rules stay uncompiled: {why}", file=sys.stderr)
    if editable:
        remove_binaries(keep=set())
        WHY_UNCOMPILED.parent.mkdir(exist_ok=True)
        WHY_UNCOMPILED.write_text(why + "\n", "utf-8")


def remove_binaries(keep: set[Path]) -> None:
    """A stale compiled module would shadow its source."""
    for binary in [*SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")]:
        if binary not in keep:
            binary.unlink()


def how_for(source: str, how: dict[str, Any]) -> dict[str, Any]:
    """How a C file is compiled: what makes words gains nothing from long optimising, which takes a sixth of a build."""
    if sys.platform == "win32" or not source.endswith(("___moves.c", "___view.c")):
        return how
    return how | {"extra_postargs": [*(how.get("extra_postargs") or ()), "-O1"]}


class Rules(Distribution):
    listing = False  # while the sources are listed

    def has_ext_modules(self) -> bool:  # asked by every hook of a build; mypyc itself runs once, in build_ext
        return not self.listing and not obstacle()


class Listing(egg_info):
    """The list of source files: setuptools would finalize build_ext for it, and so run mypyc, once more each time."""

    distribution: Rules

    def run(self) -> None:
        self.distribution.listing = True
        super().run()
        self.distribution.listing = False


class CompileRules(build_ext):
    """All modules or none: what mypyc compiles together calls each other natively."""

    refusal = ""

    def finalize_options(self) -> None:
        try:
            self.distribution.ext_modules = translated()
        except NotCompiled as refusal:
            self.refusal = str(refusal)
        super().finalize_options()
        self.parallel = os.cpu_count() or 1
        if self.editable_mode:
            self.build_lib = str(KEPT / "lib")
            self.build_temp = str(KEPT / "objects")
            if UNFINISHED.exists():  # half a library is newer than its sources, and would be taken for a whole one
                for folder in (self.build_lib, self.build_temp):
                    shutil.rmtree(folder, ignore_errors=True)

    def build_extensions(self) -> None:
        """As ever, but a module's C files are compiled side by side."""
        compile_one_by_one = self.compiler.compile
        with ThreadPoolExecutor(self.parallel) as crew:

            def compile_together(sources: list[str], **how: Any) -> list[str]:
                made = crew.map(lambda source: compile_one_by_one([source], **how_for(source, how)), sources)
                return [binary for binaries in made for binary in binaries]

            self.compiler.compile = compile_together
            super().build_extensions()

    def run(self) -> None:
        if not self.refusal:
            UNFINISHED.parent.mkdir(parents=True, exist_ok=True)
            UNFINISHED.touch()
            try:
                super().run()
                UNFINISHED.unlink()
            except Exception as failure:  # whatever a C compiler fails with: the plain source is there
                self.refusal = f"compiling them failed: {failure}"
                self.extensions = []
        if self.refusal:
            stay_uncompiled(self.refusal, editable=self.editable_mode)
        elif self.editable_mode:
            remove_binaries(keep={ROOT / beside for beside in self.get_output_mapping().values()})
            WHY_UNCOMPILED.unlink(missing_ok=True)


class Package(build_py):
    def run(self) -> None:
        if obstacle():
            stay_uncompiled(obstacle(), editable=self.editable_mode)
        if not self.editable_mode and (ROOT / "web" / "package.json").exists():
            # a wheel carries the built page; in a checkout `./flibuste` builds it when it is needed
            subprocess.run([sys.executable, str(ROOT / "flibuste"), "page"], check=True)
        super().run()


setup(distclass=Rules, cmdclass={"build_ext": CompileRules, "build_py": Package, "egg_info": Listing})
