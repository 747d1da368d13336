"""How much anybody may ask for: buckets that refill with time, kept per visitor and per address."""

import time
from collections.abc import Callable


class Bucket:
    """Holds so many goes at once, and gets so many back every second."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.level = full
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        self._refill()
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def seconds(self) -> int:
        """Until there is one again, rounded up."""
        self._refill()
        return max(1, int((1.0 - self.level) / self.rate + 0.999)) if self.level < 1.0 else 0

    def idle(self) -> bool:
        self._refill()
        return self.level >= self.full

    def _refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each visitor or address; full ones are forgotten."""

    MOST = 20_000

    def __init__(self, rate: float, full: float) -> None:
        self.make: Callable[[], Bucket] = lambda: Bucket(rate, full)
        self.kept: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        bucket = self.kept.get(who)
        if bucket is None:
            if len(self.kept) >= self.MOST:
                self.kept = {key: kept for key, kept in self.kept.items() if not kept.idle()}
            bucket = self.kept[who] = self.make()
        return bucket
