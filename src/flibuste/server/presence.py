"""Who is at a table: its open connections, the seats they hold, and who has the host's rights."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from flibuste.server.connection import Connection
from flibuste.server.table import Table


class Requester(NamedTuple):
    """Who asks for something at a table."""

    person: str
    name: str
    seats: frozenset[int]
    is_host: bool


class Presence:
    def __init__(self, host_away: float, on_host_changed: Callable[[], None]) -> None:
        """`on_host_changed` is called when the host has been away for `host_away` seconds, and others act as host."""
        self.connections: dict[Connection, None] = {}  # in the order they came
        self.empty_since = time.monotonic()
        self._host_away = host_away
        self._on_host_changed = on_host_changed
        self._host_is_absent = False
        self._host_timer: asyncio.TimerHandle | None = None

    # -- coming and going

    def add(self, connection: Connection, table: Table) -> None:
        connection.seats = frozenset(table.seats_of(connection.tokens))
        self.connections[connection] = None
        self._watch_for_host(table)

    def remove(self, connection: Connection, table: Table) -> bool:
        """Whether it was there."""
        if connection not in self.connections:
            return False
        del self.connections[connection]
        self.touch()
        self._watch_for_host(table)
        return True

    def touch(self) -> None:
        """Somebody asked for the table: it stays in memory for another while."""
        self.empty_since = time.monotonic()

    def update_seats(self, table: Table) -> None:
        """After somebody sat down or stood up: each connection holds the seats that its tokens own now."""
        for connection in self.connections:
            connection.seats = frozenset(table.seats_of(connection.tokens))

    # -- asking

    def connected_seats(self) -> frozenset[int]:
        return frozenset().union(*(connection.seats for connection in self.connections))

    def spectators(self) -> int:
        return sum(1 for connection in self.connections if not connection.seats)

    def may_watch(self, connection: Connection, table: Table) -> bool:
        return bool(connection.seats) or table.lobby.watching != "nobody"

    def host(self, table: Table) -> str:
        """The visitor with the host's rights: who opened the table, or after a while the first person present."""
        opener = table.lobby.host
        if not self._host_is_absent:
            return opener
        present = sorted((min(c.seats), c.person) for c in self.connections if c.seats)
        return present[0][1] if present else opener

    def requester(self, connection: Connection, table: Table) -> Requester:
        seats = connection.seats
        name = table.chairs[min(seats)].name if seats else connection.name
        return Requester(connection.person, name, seats, connection.person == self.host(table))

    # -- waiting for the host

    def _watch_for_host(self, table: Table) -> None:
        if any(connection.person == table.lobby.host for connection in self.connections):
            self._host_is_absent = False
            self.close()
        elif self._host_timer is None and not self._host_is_absent:
            self._host_timer = asyncio.get_running_loop().call_later(self._host_away, self._host_stays_away)

    def _host_stays_away(self) -> None:
        self._host_timer = None
        self._host_is_absent = True
        self._on_host_changed()

    def close(self) -> None:
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None
