"""Waiting for what other processes do, and which of them run, as Linux tells."""

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 90.0  # seconds: a machine may be busy with much else


def until(condition: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.02)


def about(pid: int) -> tuple[str, int]:
    """The state of a process, and its parent."""
    state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    return state, int(parent)


def children_of(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        pid = int(folder.name)
        try:
            if about(pid)[1] == parent:
                found.append(pid)
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
    return found


def is_running(pid: int) -> bool:
    """Whether it has not ended; one that has may still be listed until whoever adopted it takes note."""
    try:
        return about(pid)[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
