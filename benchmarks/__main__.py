"""Measure against other engines, in one run on one core: `./flibuste bench`."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from benchmarks import ours, peers
from benchmarks.clock import Rate, Run, rate_of, run_for
from benchmarks.load import compare as load_comparison
from benchmarks.ours import HOME
from flibuste.kit.game import find_games

ROOT = Path(__file__).resolve().parents[1]


class Row(NamedTuple):
    """Two rates that belong together; a work without a peer stands alone."""

    work: str
    ours: str
    peer: str | None
    unit: str = "decisions a second"


OTHERS = [name for name in find_games() if name != HOME]
ROWS = [
    *(Row(f"random play inside the library / OpenSpiel {n} in C++", HOME, f"{n} inside") for n in peers.OPEN_SPIEL),
    Row("random play inside the library / the same rules uncompiled", HOME, "uncompiled"),
    *(Row(f"random play driven from Python / OpenSpiel {n}", "steps", f"{n} steps") for n in peers.OPEN_SPIEL),
    Row("random play driven from Python / RLCard uno", "steps", "uno"),
    Row("copies of a state in the middle of a game", "copies", None, "copies a second"),
    Row("search in the middle of a game", "iterations", None, "iterations a second"),
    *(Row(f"{name} inside the library / OpenSpiel hearts in C++", name, "hearts inside") for name in OTHERS),
]


def uncompiled(sources: Path) -> Callable[[float], float]:
    """Random play by the plain source, in a process of its own."""

    def measure(seconds: float) -> float:
        paths = {"PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
        command = (sys.executable, "-P", "-m", "benchmarks.ours", str(seconds))
        said = subprocess.run(command, env={**os.environ, **paths}, capture_output=True, text=True, check=True).stdout
        return float(said)

    return measure


def timed(run: Run) -> Callable[[float], float]:
    run()
    return lambda seconds: run_for(seconds, run)


def measure_all(seconds: float, repeats: int) -> dict[str, Rate]:
    """Every rate, the repeats of all interleaved so that what disturbs the machine disturbs them alike."""
    with tempfile.TemporaryDirectory(prefix="flibuste-uncompiled-") as folder:
        sources = Path(folder, "src")
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(ROOT / "src", sources, ignore=ignored)
        works: dict[str, Callable[[float], float]] = {
            **{name: timed(ours.inside(game)) for name, game in find_games().items()},
            "uncompiled": uncompiled(sources),
            "steps": timed(ours.step_by_step()),
            "copies": timed(ours.copies()),
            "iterations": timed(ours.iterations()),
            "uno": timed(peers.uno_by_rlcard()),
        }
        for name in peers.OPEN_SPIEL:
            works[f"{name} inside"] = timed(peers.inside(name))
            works[f"{name} steps"] = timed(peers.step_by_step(name))
        runs: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(repeats):
            for name, measure in works.items():
                runs[name].append(measure(seconds))
                print(".", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    return {name: rate_of(run) for name, run in runs.items()}


def report(rates: dict[str, Rate]) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for row in ROWS:
        mine = rates[row.ours]
        other = rates[row.peer] if row.peer else None
        rows.append(
            {
                "work": row.work,
                "unit": row.unit,
                "ours": mine.median,
                "ours_range": [mine.least, mine.most],
                "peer": other.median if other else None,
                "peer_range": [other.least, other.most] if other else None,
                "ratio": mine.median / other.median if other else None,
            }
        )
    return rows


def table(rates: dict[str, Rate]) -> str:
    def figure(rate: Rate | None) -> str:
        return f"{rate.median:,.0f} ({rate.least:,.0f} to {rate.most:,.0f})" if rate else ""

    lines = [("per second of CPU time: median (range)", "ours", "peer", "ratio")]
    for row in ROWS:
        mine = rates[row.ours]
        other = rates[row.peer] if row.peer else None
        ratio = f"{mine.median / other.median:.1f}" if other else ""
        lines.append((row.work, figure(mine), figure(other), ratio))
    widths = [max(len(line[i]) for line in lines) for i in range(4)]
    shown = [
        "  ".join([line[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True))])
        for line in lines
    ]
    nanoseconds = 1e9 / rates["copies"].median
    about = f"A copy takes {nanoseconds:,.0f} ns. {ours.PLAYERS} players, one core; {HOME} where no game is named."
    return "\n".join([*shown, "", about])


def main() -> int:
    if sys.argv[1:2] == ["load"]:
        return load_comparison.main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="flibuste bench", description="Measure against other engines, on one core.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a repeat (default: 1)")
    parser.add_argument("--repeats", type=int, default=5, help="how often everything is measured (default: 5)")
    parser.add_argument("--json", action="store_true", help="print a list of {work, ours, peer, ratio}")
    args = parser.parse_args()
    if not ours.compiled():
        print("The rules are not compiled here: this measures nothing worth knowing.", file=sys.stderr)
        return 2
    rates = measure_all(args.seconds, args.repeats)
    print(json.dumps(report(rates), indent=2) if args.json else table(rates))
    return 0


if __name__ == "__main__":
    sys.exit(main())
