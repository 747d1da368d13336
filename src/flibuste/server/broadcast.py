"""Sending everybody at a table what they may see of it."""

import asyncio
import time
from collections.abc import Callable

from flibuste.server import messages as m
from flibuste.server.connection import Connection
from flibuste.server.presence import Presence
from flibuste.server.projection import StateEncoder, clock_message, table_message, talk_message
from flibuste.server.services import Services
from flibuste.server.table import Table


class Broadcaster:
    def __init__(self, services: Services, presence: Presence, table: Callable[[], Table]) -> None:
        """`table` gives the present table, which may be another object after a commit."""
        self.services = services
        self.presence = presence
        self.state_sent_at = 0.0
        self._table = table
        self._encoder: StateEncoder | None = None
        self._table_due = False

    # -- to everybody

    def send_table_to_all(self) -> None:
        self._table_due = False
        table, trouble = self._table(), self.services.store.trouble
        for connection in list(self.presence.connections):
            connection.send(table_message(table, self.presence, connection, trouble))

    def send_table_soon(self) -> None:
        """Send it once, however many leave in the same moment."""
        if not self._table_due:
            self._table_due = True
            asyncio.get_running_loop().call_soon(self.send_table_to_all)

    def send_talk_to_all(self, since: int) -> None:
        """The lines that follow entry `since` of the log."""
        lines = m.encode(talk_message(line for line in self._table().talk if line.number > since))
        for connection in list(self.presence.connections):
            connection.send(lines)

    def send_state_to_all(self) -> None:
        self.state_sent_at = time.monotonic()
        table = self._table()
        for connection in list(self.presence.connections):
            self._send_state(connection, table)

    def send_trouble_to_all(self) -> None:
        """Tell that the store cannot write, or can again; the clocks stand still or go on."""
        self.send_table_to_all()
        for connection in self.presence.connections:
            self._send_clock(connection)

    # -- to one

    def send_state(self, connection: Connection) -> None:
        """The present state, and what has happened since the last one that the connection was sent."""
        self._send_state(connection, self._table())

    def _send_state(self, connection: Connection, table: Table) -> None:
        if table.play is None or table.phase == "lobby" or not self.presence.may_watch(connection, table):
            return
        encoder = self._encoder
        if encoder is None or not encoder.is_present(table):
            encoder = self._encoder = StateEncoder(table, table.play)
        connection.send(encoder.message(connection.seats, connection.sent_n))
        connection.sent_n = table.n
        if table.clocks is not None:
            self._send_clock(connection)

    def send_whole_state(self, connection: Connection) -> None:
        """The present state with its whole log, for somebody who had another before their eyes."""
        connection.sent_n = 0
        self.send_state(connection)

    def send_recent_talk(self, connection: Connection) -> None:
        connection.send(talk_message(self._table().talk[-self.services.settings.table.talk :]))

    def _send_clock(self, connection: Connection) -> None:
        table = self._table()
        message = clock_message(table, self.services.clock)
        if message is not None and self.presence.may_watch(connection, table):
            connection.send(message)
