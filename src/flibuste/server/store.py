"""Where tables are kept: a log of entries for each, only ever added to.

`Store` is what the rest of the server may ask for. `SqliteStore` keeps everything in one file: one thread writes, and
all that waits while it writes shares the next commit. Whoever awaits `append` goes on once its entries are on the disk.
"""

import asyncio
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from flibuste.kit.texts import Text
from flibuste.server.errors import CannotServe, StoreTrouble
from flibuste.server.metrics import Histogram
from flibuste.server.tokens import new_signing_key

SCHEMA = 1
MAX_BATCH = 256
MAX_SETTLED_AT_ONCE = 16  # whoever hears of a commit has much to do: the event loop breathes in between
PROBE_SECONDS = 1.0

CREATE = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,
                  PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, host TEXT NOT NULL, phase TEXT NOT NULL, watching TEXT NOT NULL,
                     at INTEGER NOT NULL, summary BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_to_watch ON tables (watching, at);
CREATE TABLE holders (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""


class Listing(NamedTuple):
    """What the lists of tables say of one, without its log."""

    table: str
    host: str
    phase: str
    watching: str
    at: int
    summary: bytes
    people: tuple[str, ...]  # whose table it is


class Store(Protocol):
    """All that the server asks of a store. Every call may raise StoreTrouble, and then nothing was changed."""

    signing_key: bytes
    trouble: Text | None
    commits: Histogram
    uptime: float  # how long servers have been open with this store, as far as it was told

    async def open(self, on_trouble: Callable[[], None]) -> None: ...
    async def close(self) -> None: ...
    async def append(self, table: str, number: int, bodies: Sequence[bytes], listing: Listing | None) -> None:
        """Add entries to a table's log, the first with this number; Conflict if the number is taken."""

    async def log_of(self, table: str) -> list[bytes]: ...
    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes]]: ...
    async def tables_to_watch(self, most: int) -> list[tuple[str, bytes]]: ...
    async def unfinished_of(self, host: str, since: int) -> int:
        """How many tables of a host are not over and were arranged since then."""

    async def name_of(self, person: str) -> str: ...
    async def set_name(self, person: str, name: str) -> None: ...
    async def being_played(self) -> list[tuple[str, bytes]]:
        """The tables whose play is under way."""

    async def save_uptime(self, seconds: float) -> None: ...


class Conflict(Exception):
    """Somebody else was first: that number of the log is taken."""


class Job(NamedTuple):
    log: list[tuple[str, int, bytes]]  # rows of the log,
    statements: list[tuple[str, Sequence[Any]]]  # and what else changes with them
    done: "asyncio.Future[None]"


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Text | None = None
        self.signing_key = b""
        self.commits = Histogram()
        self.uptime = 0.0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run_writer, name="store", daemon=True)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._lock: IO[bytes] | None = None

    # -- opening and closing

    async def open(self, on_trouble: Callable[[], None]) -> None:
        """`on_trouble` is called on the event loop whenever trouble comes or goes."""
        self._loop = asyncio.get_running_loop()
        self._on_trouble = on_trouble
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self.path.with_name(self.path.name + ".lock").open("ab")
        except OSError as error:
            raise CannotServe("store-no-folder", file=str(self.path), problem=error.strerror or str(error)) from error
        if not _try_lock(self._lock):
            self._lock.close()
            raise CannotServe("store-in-use", file=str(self.path))
        try:
            self._connection = self._connect(create=True)
            self._prepare(self._connection)
            self._file = _file_identity(self.path)
            self._reader = await self._loop.run_in_executor(self._readers, self._connect)
        except (sqlite3.Error, OSError) as error:
            self._lock.close()
            raise CannotServe("store-unusable", file=str(self.path), problem=str(error)) from error
        self._writer.start()

    def _connect(self, *, create: bool = False) -> sqlite3.Connection:
        """A connection to the file; only a server that starts makes one, never one that has lost its file."""
        address = f"{self.path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == 0 and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            connection.executescript(f"BEGIN IMMEDIATE; {CREATE} PRAGMA user_version = {SCHEMA}; COMMIT;")
            connection.execute("INSERT INTO meta VALUES ('signing key', ?)", (new_signing_key(),))
        elif version != SCHEMA:
            self._lock and self._lock.close()
            raise CannotServe("store-other-schema", file=str(self.path), found=version, expected=SCHEMA)
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('opened', ?)", (time.time_ns(),))  # can it be written?
        self.signing_key = connection.execute("SELECT value FROM meta WHERE key = 'signing key'").fetchone()[0]
        uptime = connection.execute("SELECT value FROM meta WHERE key = 'lived'").fetchone()
        self.uptime = float(uptime[0]) if uptime else 0.0

    async def close(self) -> None:
        """Write what waits, and leave one file behind."""
        if not self._writer.is_alive():
            return
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._readers, self._reader.close if self._reader else lambda: None)
        self._readers.shutdown()
        try:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error:
            pass  # the log beside the file keeps what could not be moved into it
        finally:
            self._connection.close()
            if self._lock is not None:
                self._lock.close()

    # -- writing

    async def append(self, table: str, number: int, bodies: Sequence[bytes], listing: Listing | None) -> None:
        statements: list[tuple[str, Sequence[Any]]] = []
        if listing is not None:
            statements.append(
                (
                    "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)",
                    (table, listing.host, listing.phase, listing.watching, listing.at, listing.summary),
                )
            )
            statements += [("INSERT OR IGNORE INTO holders VALUES (?, ?)", (p, table)) for p in listing.people]
        await self._write([(table, number + i, body) for i, body in enumerate(bodies)], statements)

    async def set_name(self, person: str, name: str) -> None:
        await self._write([], [("INSERT OR REPLACE INTO people VALUES (?, ?)", (person, name))])

    async def save_uptime(self, seconds: float) -> None:
        if not self._writer.is_alive():
            raise StoreTrouble("store-closed")
        await self._write([], [("INSERT OR REPLACE INTO meta VALUES ('lived', ?)", (seconds,))])

    async def _write(self, log: list[tuple[str, int, bytes]], statements: list[tuple[str, Sequence[Any]]]) -> None:
        job = Job(log, statements, self._loop.create_future())
        self._jobs.put(job)
        await job.done

    def _run_writer(self) -> None:
        """The writer's thread: take all that waits, commit it, tell those who wait for it."""
        ending = False
        while not ending:
            try:
                jobs = [self._jobs.get(timeout=PROBE_SECONDS if self.trouble else None)]
            except queue.Empty:
                self._probe()
                continue
            while len(jobs) < MAX_BATCH:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            ending = None in jobs
            work = [job for job in jobs if job is not None]
            if work:
                self._commit(work)

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        try:
            log = insert_statements([row for job in jobs for row in job.log])
            self._transact([*log, *(statement for job in jobs for statement in job.statements)])
        except sqlite3.IntegrityError:
            if len(jobs) == 1:
                self._report(jobs, Conflict())
            else:  # only those who came second shall hear of it
                for job in jobs:
                    self._commit([job])
            return
        except (sqlite3.Error, StoreTrouble) as error:
            trouble = error if isinstance(error, StoreTrouble) else _store_trouble(error)
            self._reconnect()
            self._set_trouble(trouble.text)  # first: whoever is refused shall find out why
            self._report(jobs, trouble)
            return
        self.commits.add(time.perf_counter() - began)
        self._set_trouble(None)
        self._report(jobs, None)

    def _transact(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> None:
        self._check_file()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _check_file(self) -> None:
        """What is written shall be in the file that others see under this name, and back up."""
        try:
            identity = _file_identity(self.path)
        except OSError:
            identity = None
        if identity != self._file:
            raise StoreTrouble("store-moved")

    def _probe(self) -> None:
        """While there is trouble: try whether writing works again."""
        try:
            self._transact([("INSERT OR REPLACE INTO meta VALUES ('probed', ?)", (time.time_ns(),))])
        except (sqlite3.Error, StoreTrouble):
            self._reconnect()
        else:
            self._set_trouble(None)

    def _reconnect(self) -> None:
        """After a failed commit nobody knows what the connection believes; a new one reads what is really there."""
        try:
            new = self._connect()
        except sqlite3.Error:
            return  # the old one will fail again, and then this is tried again
        self._connection.close()
        self._connection = new

    def _set_trouble(self, trouble: Text | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self._loop.call_soon_threadsafe(self._on_trouble)

    def _report(self, jobs: Sequence[Job], error: Exception | None) -> None:
        self._loop.call_soon_threadsafe(self._settle, jobs, error)

    def _settle(self, jobs: Sequence[Job], error: Exception | None) -> None:
        for job in jobs[:MAX_SETTLED_AT_ONCE]:
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)
        if rest := jobs[MAX_SETTLED_AT_ONCE:]:
            self._loop.call_soon(self._settle, rest, error)

    # -- reading

    async def log_of(self, table: str) -> list[bytes]:
        rows = await self._read("SELECT body FROM log WHERE table_id = ? ORDER BY number", (table,))
        return [body for (body,) in rows]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        sql = (
            "SELECT id, summary FROM holders JOIN tables ON id = table_id WHERE person = ? ORDER BY at DESC, id LIMIT ?"
        )
        return await self._read(sql, (person, most))

    async def tables_to_watch(self, most: int) -> list[tuple[str, bytes]]:
        sql = "SELECT id, summary FROM tables WHERE watching = 'listed' ORDER BY at DESC, id LIMIT ?"
        return await self._read(sql, (most,))

    async def being_played(self) -> list[tuple[str, bytes]]:
        return await self._read("SELECT id, summary FROM tables WHERE phase = 'playing'", ())

    async def unfinished_of(self, host: str, since: int) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = ? AND phase <> 'over' AND at >= ?"
        return int((await self._read(sql, (host, since)))[0][0])

    async def name_of(self, person: str) -> str:
        rows = await self._read("SELECT name FROM people WHERE person = ?", (person,))
        return str(rows[0][0]) if rows else ""

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        def read() -> list[Any]:
            if self._reader is None:
                raise StoreTrouble("store-closed")
            return self._reader.execute(sql, values).fetchall()

        try:
            return await self._loop.run_in_executor(self._readers, read)
        except sqlite3.Error as error:
            raise _store_trouble(error) from error


def insert_statements(rows: Sequence[tuple[str, int, bytes]]) -> list[tuple[str, Sequence[Any]]]:
    """Rows for the log in as few statements as possible: between two statements the writer waits for its turn to run.

    Each takes a power of two, so that there are few kinds of statements and they stay prepared.
    """
    statements: list[tuple[str, Sequence[Any]]] = []
    done = 0
    while done < len(rows):
        size = 1 << ((len(rows) - done).bit_length() - 1)
        some = rows[done : done + size]
        sql = "INSERT INTO log VALUES " + ", ".join(["(?, ?, ?)"] * size)
        statements.append((sql, [value for row in some for value in row]))
        done += size
    return statements


def _store_trouble(error: sqlite3.Error) -> StoreTrouble:
    """What is wrong with the disk, in a sentence for players and for whoever runs the server."""
    code = getattr(error, "sqlite_errorname", "")
    if code.startswith("SQLITE_FULL"):
        return StoreTrouble("store-full")
    if code.startswith("SQLITE_READONLY"):
        return StoreTrouble("store-read-only")
    return StoreTrouble("store-cannot-write", problem=str(error))


def _file_identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _try_lock(file: IO[bytes]) -> bool:
    """Whether this process now holds the lock of a store, which ends with the process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
