"""Which processes run, as Linux tells."""

from pathlib import Path


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
