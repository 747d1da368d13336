"""The servers that are measured: ours as anybody starts it, with its store on the disk, and boardgame.io's own."""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PEER = Path(__file__).parent / "boardgame_io"
PATIENCE = 60.0

# All clients are at one address, and none of them is a person.
RAISED = (
    "limits.requests_per_second=5000.0",
    "limits.requests_at_once=5000",
    "limits.messages_per_second=5000.0",
    "limits.messages_at_once=5000",
    "limits.people_per_address=1000",
    "limits.tables_per_minute=60000.0",
    "limits.tables_at_once=5000",
    "limits.tables_per_person=5000",
    "limits.sockets_per_address=4000",
)


class NoPeer(Exception):
    """Why there is nothing to compare with."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def our_server(*settings: str) -> Iterator[tuple[int, int]]:
    """Port and process id of `flibuste serve`."""
    port = free_port()
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:  # on the disk of the checkout, not in memory
        command = [sys.executable, "-m", "flibuste", "serve", "--port", str(port), "--data", f"{folder}/tables.db"]
        command += [word for setting in (*RAISED, *settings) for word in ("--set", setting)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with ended(process):
            wait_for(port, process)
            yield port, process.pid


@contextmanager
def peer_server() -> Iterator[tuple[int, int]]:
    """Port and process id of boardgame.io's server with its in-memory storage."""
    port = free_port()
    node = shutil.which("node")
    if node is None:
        raise NoPeer("There is no Node here, which boardgame.io needs.")
    process = subprocess.Popen([node, "server.cjs", str(port)], cwd=PEER, stdout=subprocess.DEVNULL)
    with ended(process):
        wait_for(port, process)
        yield port, process.pid


def install_peer() -> None:
    if (PEER / "node_modules").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise NoPeer("There is no npm here, which boardgame.io is fetched with.")
    print("Fetching boardgame.io, once.", file=sys.stderr)
    subprocess.run([npm, "ci", "--ignore-scripts", "--silent"], cwd=PEER, check=True)


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"The server at port {port} ended by itself.")
        with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port), timeout=5):
            return
        time.sleep(0.1)
    raise RuntimeError(f"Nothing answers at port {port}.")


def metrics(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if line[:1] != "#")}
