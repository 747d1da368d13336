"""How many moves a second, and how long until everybody at the table sees them."""

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path

import uvloop

from benchmarks.load.peer import PeerMatch
from benchmarks.load.tables import LoadTable
from benchmarks.load.wire import Visitor

TICKS = os.sysconf("SC_CLK_TCK")


class Measured:
    def __init__(self) -> None:
        self.took: list[float] = []
        self.going = False

    def done(self, table: LoadTable | PeerMatch, seconds: float) -> None:
        if self.going:
            self.took.append(seconds)
            table.move()

    def at(self, share: float) -> float:
        ordered = sorted(self.took)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(port: int, tables: int, warm: float, seconds: float, pid: int, *, peer: bool) -> dict[str, float]:
    measured = Measured()
    opened: list[LoadTable] | list[PeerMatch]
    if peer:
        opened = [PeerMatch(port, f"m{k}", random.Random(k), measured.done) for k in range(tables)]
    else:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        opened = [LoadTable(port, visitor, random.Random(k), measured.done) for k in range(tables)]
    for table in opened:
        await table.open()
    measured.going = True
    for table in opened:
        table.move()
    await asyncio.sleep(warm)
    measured.took.clear()
    began, cpu = time.perf_counter(), cpu_seconds(pid) if pid else 0.0
    mine = time.process_time()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    used = cpu_seconds(pid) - cpu if pid else 0.0
    measured.going = False
    return {
        "moves_per_second": round(len(measured.took) / passed),
        "p50_ms": measured.at(0.5),
        "p99_ms": measured.at(0.99),
        "bytes_per_message": round(sum(t.bytes for t in opened) / max(1, sum(t.messages for t in opened))),
        "refusals": sum(t.refusals for t in opened),
        "server_cpu": round(used / passed, 2),
        "moves_per_cpu_second": round(len(measured.took) / max(0.01, used)),
        "client_cpu": round((time.process_time() - mine) / passed, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--warm", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--pid", type=int, default=0)
    parser.add_argument("--peer", action="store_true")
    args = parser.parse_args()
    print(json.dumps(uvloop.run(measure(args.port, args.tables, args.warm, args.seconds, args.pid, peer=args.peer))))


if __name__ == "__main__":
    main()
