"""Our server and boardgame.io's in turn, in the same pattern, on the same machine: `./flibuste bench load`."""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from benchmarks.load.bot_latency import measure_bots
from benchmarks.load.servers import RAISED, ROOT, NoPeer, install_peer, metrics, our_server, peer_server
from flibuste.server.settings import read_settings

Figures = dict[str, Any]


def measured(port: int, pid: int, args: argparse.Namespace, *more: str) -> Figures:
    command = [sys.executable, "-m", "benchmarks.load.measure", str(port), "--pid", str(pid)]
    command += ["--tables", str(args.tables), "--seconds", str(args.seconds), *more]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: Figures = json.loads(said)
    return figures


def our_round(args: argparse.Namespace) -> Figures:
    with our_server() as (port, pid):
        figures = measured(port, pid, args)
        then = metrics(port)
        stalls = {"stall": "flibuste_stall_longest_seconds", "own_stall": "flibuste_own_stall_longest_seconds"}
        return figures | {f"longest_{name}_ms": 1000 * then[key] for name, key in stalls.items()}


def peer_round(args: argparse.Namespace) -> Figures:
    with peer_server() as (port, pid):
        return measured(port, pid, args, "--peer")


def median(rounds: Sequence[Figures]) -> Figures:
    return {name: round(statistics.median(figures[name] for figures in rounds), 2) for name in rounds[0]}


def report(name: str, figures: Figures) -> None:
    print(f"\n{name}")
    for key, value in figures.items():
        print(f"  {key.replace('_', ' '):<24} {value:>12,}" if isinstance(value, int | float) else f"  {key} {value}")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="flibuste bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=125, help="tables of four sockets (default: 125)")
    parser.add_argument("--seconds", type=float, default=8.0, help="of a round (default: 8)")
    parser.add_argument("--rounds", type=int, default=3, help="of each server, in turn (default: 3)")
    parser.add_argument("--bot-tables", type=int, default=20, help="tables with three bots each (default: 20)")
    args = parser.parse_args(arguments)
    ours: list[Figures] = []
    peer: list[Figures] = []
    try:
        install_peer()
        for _ in range(args.rounds):
            ours.append(our_round(args))
            peer.append(peer_round(args))
    except NoPeer as problem:
        print(problem, file=sys.stderr)
        return 2
    mine, other = median(ours), median(peer)
    print(f"{args.tables} tables of 4 sockets, median of {args.rounds} rounds of {args.seconds:g} s.")
    print(f"Raised limits of our server: {', '.join(RAISED)}.")
    report("Flibuste, every move on the disk before it is acknowledged", mine)
    report("boardgame.io, in-memory storage", other)
    print(f"\nMoves a second: {mine['moves_per_second'] / other['moves_per_second']:.2f} times the peer's.")
    print(f"Moves a second of CPU: {mine['moves_per_cpu_second'] / other['moves_per_cpu_second']:.2f} times.")
    print(f"p99: {mine['p99_ms']:g} ms against {other['p99_ms']:g} ms.")
    for level in (level.id for level in read_settings().bots.levels):
        with our_server("table.bot_pause=0.0") as (port, _):
            report("Bots", asyncio.run(measure_bots(port, args.bot_tables, level, args.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
