"""Figures for whoever runs the server, in the text form that Prometheus reads."""

import asyncio
import time

CHECK_EVERY = 0.01  # seconds between two looks at the event loop
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.counts[next((i for i, bound in enumerate(BUCKETS) if seconds <= bound), len(BUCKETS))] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        so_far = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.bot_moves = 0
        self.hurried = 0
        self.late = 0
        self.bot_failures = 0
        self.refusals = 0
        self.thinking = Histogram()
        self.stalls = Histogram()
        self.own_stalls = Histogram()

    async def watch_event_loop(self) -> None:
        """Notes by how much the event loop is late, over and over, and how much of that was its own work.

        On a machine that others use too, a loop is late without having done anything.
        """
        while True:
            due, worked = time.perf_counter() + CHECK_EVERY, time.thread_time()
            await asyncio.sleep(CHECK_EVERY)
            late = max(0.0, time.perf_counter() - due)
            self.stalls.add(late)
            self.own_stalls.add(min(late, time.thread_time() - worked))

    def text(self, gauges: dict[str, float], commits: Histogram) -> str:
        counters = {
            "moves_total": self.moves,
            "bot_moves_total": self.bot_moves,
            "bot_hurried_total": self.hurried,
            "late_moves_total": self.late,
            "bot_failures_total": self.bot_failures,
            "refusals_total": self.refusals,
        }
        lines = [f"# TYPE flibuste_{name} counter\nflibuste_{name} {value}" for name, value in counters.items()]
        gauges = {
            **gauges,
            "stall_longest_seconds": self.stalls.longest,
            "own_stall_longest_seconds": self.own_stalls.longest,
            "commit_longest_seconds": commits.longest,
            "thinking_longest_seconds": self.thinking.longest,
            "up_seconds": time.time() - self.started,
        }
        lines += [f"# TYPE flibuste_{name} gauge\nflibuste_{name} {value:g}" for name, value in gauges.items()]
        lines += commits.lines("flibuste_commit_seconds")
        lines += self.thinking.lines("flibuste_thinking_seconds")
        lines += self.stalls.lines("flibuste_stall_seconds")
        lines += self.own_stalls.lines("flibuste_own_stall_seconds")
        return "\n".join(lines) + "\n"
