"""Clocks: how long each seat may think and has thought, and the server's own clock that they go by.

All times are seconds of a `PausableClock`, which stands still while the server is down or cannot write: that time
counts for nobody. The clocks of a table follow from the entries of its log alone, which say when they were stored.
"""

import time
from collections.abc import Callable, Iterable
from copy import copy

from flibuste.server.stored import TimeControl


class SeatClocks:
    """The clocks of one play."""

    def __init__(self, control: TimeControl, players: int, pending: Iterable[int], now: float) -> None:
        self.control = control
        self.used = [0.0] * players  # for decisions that are made
        self.began: dict[int, float] = dict.fromkeys(pending, now)  # the present decision of each seat that owes a move
        self.spent: list[float] = []  # on each effective move

    def copy(self) -> "SeatClocks":
        twin = copy(self)
        twin.used, twin.began, twin.spent = self.used.copy(), self.began.copy(), self.spent.copy()
        return twin

    def moved(self, mover: int, pending: Iterable[int], now: float) -> None:
        self.spent.append(max(0.0, now - self.began.get(mover, now)))
        self._stop(mover, now)
        self._go_on(pending, now)

    def took_back(self, seat: int, undone: int, pending: Iterable[int], now: float) -> None:
        """The seat has its decision before it again; what it had spent on it stays spent."""
        spent = self.spent.pop(undone)
        self._stop(seat, now)
        self._go_on(pending, now)
        if self.control.kind == "move" and seat in self.began:
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
        if self.control.kind == "move":
            return self.control.seconds
        return max(self.control.seconds - self.used[seat], self.control.overtime)

    def deadline(self, seat: int) -> float | None:
        """When a seat has to have moved; None if it owes no move."""
        return self.began[seat] + self.allowed(seat) if seat in self.began else None

    def left(self, seat: int, now: float) -> float:
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0.0, deadline - max(now, self.began[seat]))
        control = self.control
        return control.seconds if control.kind == "move" else max(0.0, control.seconds - self.used[seat])


class PausableClock:
    """How long the server has been up, from its first day on, without the times when it could do nothing."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._until_pause = 0.0
        self._resumed_at: float | None = None  # None while it stands still

    def start(self, uptime: float) -> None:
        self._until_pause = uptime
        self._resumed_at = self._monotonic()

    def pause(self) -> None:
        self._until_pause = self.now()
        self._resumed_at = None

    def resume(self) -> None:
        if self._resumed_at is None:
            self._resumed_at = self._monotonic()

    @property
    def running(self) -> bool:
        return self._resumed_at is not None

    def now(self) -> float:
        return self._until_pause + (self._monotonic() - self._resumed_at if self._resumed_at is not None else 0.0)
