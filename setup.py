"""Compile the rules with mypyc where that is possible; where it is not, the very same source runs uncompiled.

FLIBUSTE_PURE=1 skips compiling, FLIBUSTE_COMPILED=1 forbids the fallback. FLIBUSTE_FAST_BUILD=1 is for those who edit
rules: compiled again in seconds, but a quarter slower when played. FLIBUSTE_PGO=1 is for releases: built, trained by
play, and built once more with what was learnt.
"""

import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.egg_info import egg_info
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PAGE = SOURCES / "flibuste/server/page/index.html"
KEPT = ROOT / "build" / f"kept-{sysconfig.get_config_var('SOABI')}"  # so that an edit compiles one module and not all
ACROSS_FILES = [f"-flto={os.cpu_count() or 1}" if sys.platform == "linux" else "-flto", "-fvisibility=hidden"]
FLAGS = KEPT / "flags.json"  # of what is kept: an object says nothing of how it was made
UNFINISHED = KEPT / "unfinished"  # there while a build is under way, and still there if somebody ended it
WHY_UNCOMPILED = ROOT / "build" / "why-uncompiled.txt"  # `./flibuste` reads it: uv keeps a build's output to itself


class NotCompiled(Exception):
    """Why the rules stay plain Python."""


def to_compile() -> list[str]:
    patterns = settings()["compiled"]
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


def compiler_is_gcc() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    asked = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in asked.stdout


def translated() -> list[Any]:
    """The rules as C."""
    from mypyc.build import mypycify

    known = KEPT / "mypy"
    for own in known.glob("*/flibuste"):  # mypyc 2.4 stumbles over its memory of compiled modules; others' it may keep
        shutil.rmtree(own)
    # the packages that plain modules import need not be installed where a wheel is built
    options = [f"--cache-dir={known}", "--no-sqlite-cache", "--follow-imports=silent"]
    fast = os.environ.get("FLIBUSTE_FAST_BUILD") == "1"
    across = [] if fast or not inlines_when_linking() else ACROSS_FILES
    in_files = len(to_compile()) > 1 and bool(fast or across)  # mypyc 2.4 misnames the header of a single module
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            extensions: list[Any] = mypycify(
                [*options, *to_compile()], opt_level="1" if fast else "3", debug_level="0", multi_file=in_files
            )
    except (Exception, SystemExit) as refusal:  # mypycify exits on a type error
        raise NotCompiled(f"mypyc refused them: {said.getvalue()}{refusal}".rstrip()) from refusal
    if sys.platform != "win32":
        # one group of modules: with this C inlines across them, 1.5 times as fast
        flags = ["-fno-semantic-interposition", *(across if in_files else ())]
        for extension in extensions:  # which share one list
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            if in_files:
                extension.extra_link_args = [*extension.extra_link_args, *extension.extra_compile_args]
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


@cache
def digest_of(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


class Kept:
    """What the object of a C file was made from, so that only what has changed is compiled again."""

    def __init__(self, binary: str) -> None:
        self.binary = Path(binary)
        self.read = self.binary.with_suffix(".d")  # written by the compiler: each file that it read
        self.stamp = self.binary.with_suffix(".made-from")

    def made_from(self, orders: list[str]) -> str:
        files = self.read.read_text("utf-8").replace("\\\n", " ").split()[1:]
        return json.dumps([orders, {file: digest_of(file) for file in files}])

    def is_good(self, orders: list[str]) -> bool:
        try:
            return self.binary.exists() and self.stamp.read_text("utf-8") == self.made_from(orders)
        except FileNotFoundError:
            return False

    def keep(self, orders: list[str]) -> None:
        self.stamp.write_text(self.made_from(orders), "utf-8")


class Rules(Distribution):
    listing = False  # while the sources are listed
    refusal = ""  # why they stay plain Python, once that is known

    def has_ext_modules(self) -> bool:  # asked by every hook of a build; mypyc itself runs once, in build_ext
        return not (self.listing or self.refusal or obstacle())


class Listing(egg_info):
    """The list of source files: setuptools would finalize build_ext for it, and so run mypyc, once more each time."""

    distribution: Rules

    def run(self) -> None:
        self.distribution.listing = True
        super().run()
        self.distribution.listing = False


class CompileRules(build_ext):
    """All modules or none: what mypyc compiles together calls each other natively."""

    distribution: Rules

    def finalize_options(self) -> None:
        if not self.distribution.ext_modules and not self.distribution.refusal:  # else known from another hook
            try:
                self.distribution.ext_modules = translated()
            except NotCompiled as refusal:
                self.distribution.refusal = str(refusal)
        super().finalize_options()
        self.parallel = os.cpu_count() or 1
        if self.editable_mode:
            self.build_lib = str(KEPT / "lib")
            self.build_temp = str(KEPT / "objects")
            # half a library is newer than its sources, and would be taken for a whole one; so would one of other flags
            if UNFINISHED.exists() or not FLAGS.exists() or FLAGS.read_text("utf-8") != self._flags():
                for folder in (self.build_lib, self.build_temp):
                    shutil.rmtree(folder, ignore_errors=True)

    def _flags(self) -> str:
        return json.dumps([os.environ.get("CC"), *(vars(e)["extra_link_args"] for e in self.extensions or [])])

    def build_extensions(self) -> None:
        """As ever, but a module's C files are compiled side by side, and those that have not changed are not."""
        trained = os.environ.get("FLIBUSTE_PGO") == "1"
        with ThreadPoolExecutor(self.parallel) as crew:
            compile_here: Callable[..., list[str]] = self.compiler.compile

            def compile_one(source: str, how: dict[str, Any]) -> list[str]:
                if trained or self.compiler.compiler_type != "unix":
                    return compile_here([source], **how)
                orders = [*self.compiler.compiler_so, *how["extra_postargs"]]
                binaries: list[str] = self.compiler.object_filenames([source], output_dir=how["output_dir"])
                kept = Kept(binaries[0])
                if not kept.is_good(orders):
                    compile_here([source], **how | {"extra_postargs": [*how["extra_postargs"], "-MMD"]})
                    kept.keep(orders)
                return binaries

            def compile_together(sources: list[str], **how: Any) -> list[str]:
                made = crew.map(lambda source: compile_one(source, how_for(source, how)), sources)
                return [binary for binaries in made for binary in binaries]

            self.compiler.compile = compile_together
            if trained:
                self._train()
            super().build_extensions()

    def _train(self) -> None:
        """An instrumented build that plays, and leaves behind how often each way was walked."""
        if not compiler_is_gcc():
            raise NotCompiled("FLIBUSTE_PGO=1 needs gcc")
        learnt = Path(self.build_temp, "learnt").resolve()
        shutil.rmtree(learnt, ignore_errors=True)
        plain = [(extension, extension.extra_compile_args, extension.extra_link_args) for extension in self.extensions]

        def with_flags(*flags: str) -> None:
            for extension, compiling, linking in plain:
                extension.extra_compile_args, extension.extra_link_args = [*compiling, *flags], [*linking, *flags]

        self.force = True
        with_flags(f"-fprofile-generate={learnt}", "-fprofile-update=single")
        super().build_extensions()
        with tempfile.TemporaryDirectory() as folder:
            package = Path(folder, "src")
            shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
            for binary in self.get_outputs():
                shutil.copy(binary, package / Path(binary).relative_to(self.build_lib))
            playing = {**os.environ, "PYTHONPATH": str(package)}
            subprocess.run([sys.executable, str(ROOT / "tools/train.py")], cwd=folder, env=playing, check=True)
        with_flags(f"-fprofile-use={learnt}", "-fprofile-correction", "-Wno-missing-profile")

    def run(self) -> None:
        if not self.distribution.refusal:
            UNFINISHED.parent.mkdir(parents=True, exist_ok=True)
            UNFINISHED.touch()
            try:
                super().run()
                if self.editable_mode:
                    FLAGS.write_text(self._flags(), "utf-8")
                UNFINISHED.unlink()
            except Exception as failure:  # whatever a C compiler fails with: the plain source is there
                self.distribution.refusal = f"compiling them failed: {failure}"
                self.extensions = []
        if self.distribution.refusal:
            stay_uncompiled(self.distribution.refusal, editable=self.editable_mode)
        elif self.editable_mode:
            remove_binaries(keep={ROOT / beside for beside in self.get_output_mapping().values()})
            WHY_UNCOMPILED.unlink(missing_ok=True)


def build_page() -> None:
    """A wheel and an sdist carry the built page; in a checkout `./flibuste` builds it when it is needed."""
    if (ROOT / "web" / "package.json").exists():
        built = subprocess.run([sys.executable, str(ROOT / "flibuste"), "page"], check=False)
        if built.returncode:
            sys.exit("The page could not be built, and a wheel carries it. The sdist has it already and needs no Node.")
    elif not PAGE.exists():
        sys.exit(
            "Here is neither the page nor its source, and a wheel carries the page. Build from a checkout or an sdist."
        )


def settings() -> dict[str, Any]:
    tool: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["flibuste"]
    return tool


def version() -> str:
    found = re.search(r'^VERSION\b.*= "(.+)"$', (SOURCES / "flibuste/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def readme(home: dict[str, str]) -> str:
    """The README for a package index, which knows no files beside it: absolute links and pictures, or neither."""
    text = (ROOT / "README.md").read_text("utf-8")
    if home["project"]:

        def absolute(link: re.Match[str]) -> str:
            place = home["load" if link["picture"] else "read"].format(version=version(), file=link["file"])
            return f"{link['picture']}[{link['words']}]({place})"

        return LINK.sub(absolute, text)
    rows = [line for line in text.splitlines() if not PICTURES.fullmatch(line)]
    lines = [line for n, line in enumerate(rows) if not is_empty_table(rows, n)]
    return LINK.sub(lambda link: link["words"], "\n".join(lines) + "\n")


LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]+)\]\((?!https?:)(?P<file>[^)#]+)(?:#[^)]*)?\)")
PICTURES = re.compile(r"(\| )?(!\[[^\]]+\]\([^)]+\)( \| | \|)?)+")
RULE = re.compile(r"\|( -+ \|)+")


def is_empty_table(rows: list[str], n: int) -> bool:
    """Whether the line is the head, or the rule under it, of a table that has lost its rows."""
    at = n if RULE.fullmatch(rows[n]) else n + 1
    return at < len(rows) and bool(RULE.fullmatch(rows[at])) and not (rows[at + 1 :] and rows[at + 1].startswith("|"))


class Package(build_py):
    def run(self) -> None:
        if obstacle():
            stay_uncompiled(obstacle(), editable=self.editable_mode)
        if not self.editable_mode:
            build_page()
            if Path(self.build_lib).resolve().is_relative_to(ROOT / "build"):
                shutil.rmtree(self.build_lib, ignore_errors=True)  # what an earlier build left there would come along
        super().run()


class Wheel(bdist_wheel):
    """Tagged by what is in it: `py3-none-any` if the rules stayed uncompiled."""

    distribution: Rules

    def run(self) -> None:
        if not self.skip_build:
            self.run_command("build")
            self.skip_build = True
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


class SourcesWithPage(sdist):
    def run(self) -> None:
        build_page()
        super().run()


HOME = settings()["home"]
setup(
    distclass=Rules,
    setup_requires=["fluent.runtime>=0.4"] if os.environ.get("FLIBUSTE_PGO") == "1" else [],  # to play for training
    long_description=readme(HOME),
    long_description_content_type="text/markdown",
    project_urls={"Source": HOME["project"], "Changes": HOME["read"].format(version=version(), file="CHANGELOG.md")}
    if HOME["project"]
    else {},
    cmdclass={
        "build_ext": CompileRules,
        "build_py": Package,
        "egg_info": Listing,
        "bdist_wheel": Wheel,
        "sdist": SourcesWithPage,
    },
)
