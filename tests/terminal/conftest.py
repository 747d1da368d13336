"""The command `flibuste`, run in a folder of the test's own."""

from pathlib import Path

import pytest

from tests.terminal.typist import Flibuste, flibuste_in


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences that tests compare are English, whatever the computer of whoever runs them speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def flibuste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flibuste:
    return flibuste_in(tmp_path, monkeypatch)
