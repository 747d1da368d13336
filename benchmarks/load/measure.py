"""One measurement, in a process of its own: so many tables, for so many seconds. Prints a line of JSON."""

import argparse
import asyncio
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.load.peer import PeerMatch
from benchmarks.load.tables import LoadTable
from benchmarks.load.websocket_client import Visitor

TICKS = os.sysconf("SC_CLK_TCK")

Done = Callable[[LoadTable | PeerMatch, float], None]


class Moves:
    """How long each move took until the last seat had seen it."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.going = False

    def done(self, table: LoadTable | PeerMatch, seconds: float) -> None:
        if self.going:
            self.took.append(seconds)
            table.move()

    def milliseconds(self, share: float) -> float:
        ordered = sorted(self.took)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def tables_at(port: int, tables: int, done: Done) -> Sequence[LoadTable | PeerMatch]:
    visitor = Visitor(f"http://127.0.0.1:{port}")
    return [LoadTable(port, visitor, random.Random(k), done) for k in range(tables)]


def matches_at(port: int, matches: int, done: Done) -> Sequence[LoadTable | PeerMatch]:
    run = os.getpid()
    return [PeerMatch(port, f"{run}-{k}", random.Random(k), done) for k in range(matches)]


async def measure(tables: Sequence[LoadTable | PeerMatch], moves: Moves, args: argparse.Namespace) -> dict[str, Any]:
    for table in tables:
        await table.open()
    moves.going = True
    for table in tables:
        table.move()
    await asyncio.sleep(args.warm)
    moves.took.clear()
    began, cpu, mine = time.perf_counter(), cpu_seconds(args.pid), time.process_time()
    await asyncio.sleep(args.seconds)
    passed = time.perf_counter() - began
    used = cpu_seconds(args.pid) - cpu
    moves.going = False
    return {
        "moves_per_second": len(moves.took) / passed,
        "p50_ms": moves.milliseconds(0.5),
        "p99_ms": moves.milliseconds(0.99),
        "moves_per_cpu_second": len(moves.took) / max(0.01, used),
        "bytes_per_message": sum(t.bytes for t in tables) / max(1, sum(t.messages for t in tables)),
        "refusals": sum(t.refusals for t in tables),
        "client_cpu": (time.process_time() - mine) / passed,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--warm", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--peer", action="store_true")
    args = parser.parse_args()
    moves = Moves()

    async def run() -> dict[str, Any]:
        at = matches_at if args.peer else tables_at
        return await measure(at(args.port, args.tables, moves.done), moves, args)

    print(json.dumps(uvloop.run(run())))


if __name__ == "__main__":
    main()
