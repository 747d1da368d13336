"""Clocks of a table: how long each seat may think, and has thought.

All times are seconds of the server's own life (`Life`), which stands still while it is down or cannot write: that time
counts for nobody. A table's clocks follow from its rows alone, which say when they were stored.
"""

import time
from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct


class Clock(Struct, frozen=True):
    """What a table has agreed on."""

    kind: Literal["none", "game", "move"] = "none"  # of each seat: so long for all its moves, or for each
    minutes: int = 0
    seconds: float = 0.0  # the same, as this server counts minutes
    overtime: float = 0.0  # seconds that each move may take however little is left for the game


NO_CLOCK = Clock()


class Times:
    """The clocks of one play."""

    def __init__(self, clock: Clock, players: int, pending: Iterable[int], now: float) -> None:
        self.clock = clock
        self.used = [0.0] * players  # for decisions that are made
        self.began: dict[int, float] = dict.fromkeys(pending, now)  # the present decision of each seat that owes a move
        self.spent: list[float] = []  # on each effective move

    def moved(self, mover: int, pending: Iterable[int], now: float) -> None:
        self.spent.append(max(0.0, now - self.began.get(mover, now)))
        self._stop(mover, now)
        self._go_on(pending, now)

    def took_back(self, seat: int, gone: int, pending: Iterable[int], now: float) -> None:
        """The seat has its decision before it again; what it had spent on it stays spent."""
        spent = self.spent.pop(gone)
        self._stop(seat, now)
        self._go_on(pending, now)
        if self.clock.kind == "move" and seat in self.began:
            self.began[seat] = now - spent

    def _stop(self, seat: int, now: float) -> None:
        self.used[seat] += max(0.0, now - self.began.pop(seat, now))

    def _go_on(self, pending: Iterable[int], now: float) -> None:
        owing = set(pending)
        for seat in [seat for seat in self.began if seat not in owing]:
            self._stop(seat, now)
        for seat in owing:
            self.began.setdefault(seat, now)

    # -- asking

    def allowed(self, seat: int) -> float:
        """Seconds for the decision that the seat has before it."""
        if self.clock.kind == "move":
            return self.clock.seconds
        return max(self.clock.seconds - self.used[seat], self.clock.overtime)

    def deadline(self, seat: int) -> float | None:
        """When a seat has to have moved; None if it owes no move."""
        return self.began[seat] + self.allowed(seat) if seat in self.began else None

    def left(self, seat: int, now: float) -> float:
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0.0, deadline - max(now, self.began[seat]))
        return self.clock.seconds if self.clock.kind == "move" else max(0.0, self.clock.seconds - self.used[seat])


class Life:
    """How long the server has been open, from its first day on, without the times when it could do nothing."""

    def __init__(self, machine: Callable[[], float] = time.monotonic) -> None:
        self._machine = machine
        self._until_now = 0.0
        self._since: float | None = None  # of the machine's own clock; None while it stands still

    def begin(self, lived: float) -> None:
        self._until_now = lived
        self._since = self._machine()

    def pause(self) -> None:
        self._until_now = self.now()
        self._since = None

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._machine()

    @property
    def runs(self) -> bool:
        return self._since is not None

    def now(self) -> float:
        return self._until_now + (self._machine() - self._since if self._since is not None else 0.0)
