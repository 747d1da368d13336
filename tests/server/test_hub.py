"""Which games a server offers."""

from pathlib import Path

import pytest

from flibuste.server import hub
from flibuste.server.hub import Hub
from flibuste.server.settings import read_settings
from flibuste.server.store import SqliteStore
from tests.laws.found import every_game


def offered(data: Path, *changes: str) -> set[str]:
    return set(Hub(SqliteStore(data), read_settings(changes=list(changes))).games)


def test_a_game_is_offered_once_it_calls_itself_complete(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = every_game()
    monkeypatch.setattr(hub, "find_games", lambda: games)
    assert {"port-royal", "smugglers"} <= offered(data)
    monkeypatch.setattr(games["smugglers"], "data", {**games["smugglers"].data, "complete": False})
    assert "port-royal" in offered(data)
    assert "smugglers" not in offered(data)
    assert "smugglers" in offered(data, "games.unfinished=true")
