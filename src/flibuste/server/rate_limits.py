"""How much anybody may ask for: token buckets, kept per visitor and per address."""

import time
from collections.abc import Callable

from flibuste.server.settings import Limits


class TokenBucket:
    """Holds so many tokens at once, and gets so many back every second."""

    __slots__ = ("rate", "capacity", "tokens", "refilled_at")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self.tokens = capacity
        self.refilled_at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        self._refill()
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True

    def seconds(self) -> int:
        """Until there is one again, rounded up."""
        self._refill()
        return max(1, int((1.0 - self.tokens) / self.rate + 0.999)) if self.tokens < 1.0 else 0

    def is_full(self) -> bool:
        self._refill()
        return self.tokens >= self.capacity

    def _refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.refilled_at) * self.rate)
        self.refilled_at = now


class RateLimiter:
    """One bucket for each visitor or address; full ones are forgotten."""

    MAX_BUCKETS = 20_000

    def __init__(self, rate: float, capacity: float) -> None:
        self.make: Callable[[], TokenBucket] = lambda: TokenBucket(rate, capacity)
        self.buckets: dict[str, TokenBucket] = {}

    def bucket(self, key: str) -> TokenBucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MAX_BUCKETS:
                self.buckets = {key: kept for key, kept in self.buckets.items() if not kept.is_full()}
            bucket = self.buckets[key] = self.make()
        return bucket


class RateLimits:
    """Of everything that is limited: of one visitor, and of one address, behind which there may be a household."""

    def __init__(self, limits: Limits) -> None:
        people = limits.people_per_address
        tables_per_second = limits.tables_per_minute / 60
        self.requests = RateLimiter(limits.requests_per_second, limits.requests_at_once)  # of an address
        self.messages = RateLimiter(limits.messages_per_second, limits.messages_at_once)
        self.address_messages = RateLimiter(limits.messages_per_second * people, limits.messages_at_once * people)
        self.chat = RateLimiter(limits.chat_per_second, limits.chat_at_once)
        self.tables = RateLimiter(tables_per_second, limits.tables_at_once)
        self.address_tables = RateLimiter(tables_per_second * people, limits.tables_at_once * people)
