"""One server for all tests that leave it as they found it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Server, serving

# Everything in these tests comes from one address, in a few seconds.
RAISED = (
    "limits.requests_per_second=2000.0",
    "limits.requests_at_once=4000",
    "limits.messages_per_second=2000.0",
    "limits.messages_at_once=4000",
    "limits.tables_per_minute=6000.0",
    "limits.tables_at_once=1000",
    "limits.tables_per_person=1000",
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", *RAISED) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def maud(server: Server) -> Person:
    return Person(server, "Maud").named()


@pytest.fixture
def idris(server: Server) -> Person:
    return Person(server, "Idris").named()
