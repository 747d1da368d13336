"""The command `flibuste`, run in this process, in a folder of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.typist import Flibuste, flibuste_in


@pytest.fixture(autouse=True)
def speaks(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the language of the computer; at first there is none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return lambda language: monkeypatch.setenv("LANG", language)


@pytest.fixture
def flibuste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flibuste:
    return flibuste_in(tmp_path, monkeypatch)
