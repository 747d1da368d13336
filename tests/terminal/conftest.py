"""The command `flibuste`, run in a folder of the test's own."""

from pathlib import Path

import pytest

from tests.terminal.typist import Flibuste, flibuste_in


@pytest.fixture
def flibuste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flibuste:
    return flibuste_in(tmp_path, monkeypatch)
