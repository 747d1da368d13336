"""Every check of the project, in order: `./flibuste test`.

A check that fails does not stop the others; the run fails at its end, with a table.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
CHECKED = ("flibuste", "setup.py", "src", "tests", "tools", "benchmarks")
PAGE = ROOT / "web/package.json"
TESTED_UNCOMPILED_TOO = ("tests/kit", "tests/games", "tests/laws")
STRENGTH = "tests/bots"  # measured by time, so with nothing beside it
NO_TESTS_COLLECTED = 5  # an exit code of pytest
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Check(NamedTuple):
    name: str
    command: Sequence[str | Path]
    environment: Mapping[str, str] = {}
    fine: Sequence[int] = (0,)  # exit codes
    counted: bool = False  # pytest's: it writes down its tests, as with -q it may not say how many they were


class Result(NamedTuple):
    name: str
    passed: bool
    seconds: float
    closing: str  # the last line that it printed
    passed_tests: int = 0
    failed_tests: int = 0
    skipped_tests: int = 0


def checks(selection: Sequence[str], uncompiled: Path | None, full: bool) -> list[Check]:
    there = [name for name in CHECKED if (ROOT / name).exists()]
    return [
        Check("style", (sys.executable, "-m", "ruff", "check", *there)),
        Check("format", (sys.executable, "-m", "ruff", "format", "--check", *there)),
        Check("types", (sys.executable, "-m", "mypy", *there)),
        *([Check("types of the page", (sys.executable, "flibuste", "page", "--check"))] if PAGE.exists() else []),
        Check("layers", (Path(sys.executable).with_name("lint-imports"), "--no-logo")),
        Check("clauses", (sys.executable, "-m", "flibuste", "rules", "--gate")),
        *pytest_checks(selection, uncompiled, full),
    ]


def pytest_checks(selection: Sequence[str], uncompiled: Path | None, full: bool) -> list[Check]:
    """The tests, and those of the rules a second time on the plain source, without the compiled modules beside it."""
    colour = "--color=yes" if sys.stdout.isatty() else "--color=no"
    alone = (sys.executable, "-m", "pytest", "-q", "-ra", "--durations=20", "--durations-min=10", colour)
    workers = "3" if full else "2"  # of two cores; what plays in the browser or ends servers mostly waits
    pytest = (*alone, "-n", workers, "--dist", "worksteal")  # the longest tests shall not keep others waiting
    fine = (0, NO_TESTS_COLLECTED) if selection else (0,)  # what was selected may be in one of the two runs only
    found = [Check("tests", (*pytest, *selection), fine=fine, counted=True)]
    if full and not any(word.startswith("tests") for word in selection):
        found = [
            # the first with what they measured
            Check("tests of strength", (*alone, "-rP", *selection, STRENGTH), fine=fine, counted=True),
            Check("tests", (*pytest, *selection, f"--ignore={STRENGTH}"), fine=fine, counted=True),
        ]
    if uncompiled is not None:
        paths = [word for word in selection if not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()]
        others = [word for word in selection if word not in paths]
        again = [path for path in paths or TESTED_UNCOMPILED_TOO if path.startswith(TESTED_UNCOMPILED_TOO)]
        again = [path for path in again if (ROOT / path.partition("::")[0]).exists()]
        # in daily amounts even under --full: that both play alike is a law of its own
        plain = {"PYTHONPATH": str(uncompiled), "FLIBUSTE_TESTED": "uncompiled", "FLIBUSTE_FULL": ""}
        if again:
            found.append(Check("tests, uncompiled", (*pytest, *others, *again), plain, fine, counted=True))
    return found


def carry_out(check: Check) -> Result:
    print(f"\n=== {check.name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="flibuste-tests-") as folder:
        report = Path(folder, "tests.xml")
        words = (*check.command, f"--junit-xml={report}") if check.counted else check.command
        began = time.monotonic()
        code, closing = followed(words, check.environment)
        seconds = time.monotonic() - began
        passed = code in check.fine
        print(f"=== {check.name}: {'passed' if passed else 'FAILED'} after {seconds:.1f} s", flush=True)
        result = Result(check.name, passed, seconds, closing)
        return with_counts(result, report) if report.exists() else result


def followed(command: Sequence[str | Path], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run it, show what it says while it runs; its exit code and its last line."""
    said = b""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as running:
        assert running.stdout is not None
        while piece := os.read(running.stdout.fileno(), 65536):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()
            said = (said + piece)[-65536:]
    lines = COLOURS.sub("", said.decode("utf-8", "replace")).split("\n")
    return running.returncode, next((line.strip(" =\r") for line in reversed(lines) if line.strip()), "")


def with_counts(result: Result, report: Path) -> Result:
    suite = ElementTree.parse(report).getroot().find("testsuite")
    assert suite is not None
    total, failures, errors, skipped = (
        int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    words = f"{total - failed - skipped} passed, {failed} failed, {skipped} skipped"
    return result._replace(
        closing=result.closing if re.search(r" in \d+\.\d+s", result.closing) else words,
        passed_tests=total - failed - skipped,
        failed_tests=failed,
        skipped_tests=skipped,
    )


def uncompiled_copy(folder: Path) -> Path | None:
    """The sources without the binaries beside them; nothing when there are none, as the first run is plain then."""
    source = ROOT / "src"
    if not [*source.rglob("*.so"), *source.rglob("*.pyd")]:
        print("The rules are not compiled here, so the tests run uncompiled, and once.")
        return None
    return shutil.copytree(source, folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))


def summary(results: Sequence[Result]) -> str:
    width = max(len(result.name) for result in results)
    lines = [
        f"{'passed' if result.passed else 'FAILED'}  {result.name:<{width}} {result.seconds:7.1f} s  {result.closing}"
        for result in results
    ]
    passed, failed, skipped = (
        sum(counts)
        for counts in zip(*((r.passed_tests, r.failed_tests, r.skipped_tests) for r in results), strict=True)
    )
    wrong = [result.name for result in results if not result.passed]
    verdict = f"Failed: {'; '.join(wrong)}." if wrong else "Every check passed."
    return "\n".join([*lines, "", verdict, f"{passed} passed, {failed} failed, {skipped} skipped"])


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="flibuste test",
        description="Run every check: style, types, layers, clauses, and the tests, compiled and uncompiled.",
        epilog="All other arguments go to pytest: `./flibuste test tests/kit -k pile`.",
        allow_abbrev=False,
    )
    parser.add_argument("--full", action="store_true", help="larger amounts of random play than in the daily run")
    args, selection = parser.parse_known_args(words)
    if args.full:
        os.environ["FLIBUSTE_FULL"] = "1"
    with tempfile.TemporaryDirectory(prefix="flibuste-uncompiled-") as folder:
        results = [carry_out(check) for check in checks(selection, uncompiled_copy(Path(folder)), args.full)]
    print(f"\n{summary(results)}", flush=True)
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
