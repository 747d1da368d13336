"""Compiled rules and plain ones play the same games."""

import json
import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

from tests.amounts import amount
from tests.laws.found import TESTS
from tests.laws.traces import COMPILED, UNCOMPILED, build, traces

ROOT = TESTS.parent
GAMES = amount(16, 32)  # at each table, that is for each game and number of players


def plain_traces(folder: Path, games: int) -> dict[str, str]:
    """The traces of a copy of the sources without the binaries beside them."""
    plain = shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    )
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.traces", str(games)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(plain), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["build"] == UNCOMPILED
    assert Path(found["from"]) == plain / "flibuste"
    traces: dict[str, str] = found["traces"]
    return traces


def test_compiled_and_plain_rules_play_the_same_games(tmp_path: Path) -> None:
    games = GAMES
    if build() != COMPILED:
        games = 1  # that they play like themselves is soon seen
        asked_for_plain = os.environ.get("FLIBUSTE_TESTED") == UNCOMPILED
        assert asked_for_plain or os.environ.get("FLIBUSTE_COMPILED") != "1", "FLIBUSTE_COMPILED=1, and nothing is"
        warnings.warn("The rules are not compiled here: plain ones were compared with themselves.", stacklevel=1)
    ours = traces(games)
    assert len(set(ours.values())) == len(ours)
    assert plain_traces(tmp_path, games) == ours
