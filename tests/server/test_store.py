"""The store by itself: commits that are shared, numbers that are taken, disks that are full."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flibuste.server.errors import CannotServe, StoreTrouble
from flibuste.server.store import Conflict, Listing, SqliteStore
from tests.server.serving import in_a_loop


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[object]]) -> list[str | None]:
    """Use a store and close it; what it said of its troubles meanwhile."""
    troubles: list[str | None] = []

    async def run() -> None:
        store = SqliteStore(path)
        await store.open(lambda: troubles.append(store.trouble.key if store.trouble else None))
        try:
            await use(store)
        finally:
            await store.close()

    in_a_loop(run())
    return troubles


def test_what_was_appended_is_there_after_opening_again(data: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("a", 1, [b"one", b"two"], Listing("a", "maud", "lobby", "listed", 5, b"{}", ("maud",)))
        await store.append("a", 3, [b"three"], None)
        await store.set_name("maud", "Maud")

    async def read(store: SqliteStore) -> None:
        assert await store.log_of("a") == [b"one", b"two", b"three"]
        assert await store.log_of("b") == []
        assert await store.tables_of("maud", 9) == [("a", b"{}")]
        assert await store.tables_of("idris", 9) == []
        assert await store.tables_to_watch(9) == [("a", b"{}")]
        assert await store.unfinished_of("maud", 5) == 1
        assert await store.unfinished_of("maud", 6) == 0
        assert await store.name_of("maud") == "Maud"

    with_store(data, write)
    assert sorted(file.name for file in data.parent.iterdir()) == ["tables.db", "tables.db.lock"]
    with_store(data, read)


def test_a_number_that_is_taken_is_a_conflict_and_hurts_nobody_else(data: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("a", 1, [b"first"], None)
        tables = ["a", *(f"t{k}" for k in range(40))]
        results = await asyncio.gather(*(store.append(t, 1, [b"x"], None) for t in tables), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1:] == [None] * 40
        assert await store.log_of("a") == [b"first"]

    assert with_store(data, use) == []


def test_many_rows_share_a_commit(data: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(f"t{k}", 1, [b"x"], None) for k in range(200)))
        assert sum(store.commits.counts) < 100

    with_store(data, use)


def test_a_full_disk_is_said_and_forgotten_when_there_is_room_again(data: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("a", 1, [b"one"], None)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreTrouble, match="disk is full"):
            await store.append("a", 2, [b"x" * 100_000], None)
        assert await store.log_of("a") == [b"one"]
        await store.append("a", 2, [b"two"], None)  # the store has connected anew, and the limit was the old one's
        assert await store.log_of("a") == [b"one", b"two"]

    assert with_store(data, use) == ["store-full", None]


def test_a_file_that_may_not_be_written_is_said_and_forgotten_when_it_may_again(data: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append("a", 1, [b"one"], None)
        store._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreTrouble, match="may not write"):
            await store.append("a", 2, [b"two"], None)
        await store.append("a", 2, [b"two"], None)
        assert await store.log_of("a") == [b"one", b"two"]

    assert with_store(data, use) == ["store-read-only", None]


def test_a_store_that_lost_its_file_makes_no_new_one(data: Path) -> None:
    hidden = data.with_name("hidden.db")

    async def use(store: SqliteStore) -> None:
        await store.append("a", 1, [b"one"], None)
        data.rename(hidden)
        with pytest.raises(StoreTrouble, match="moved or replaced"):
            await store.append("a", 2, [b"two"], None)
        assert not data.exists()
        hidden.rename(data)
        while store.trouble is not None:
            await asyncio.sleep(0.05)
        await store.append("a", 2, [b"two"], None)
        assert await store.log_of("a") == [b"one", b"two"]

    assert with_store(data, use) == ["store-moved", None]


def test_a_file_is_used_by_one_server_only(data: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with pytest.raises(CannotServe, match="Another server is using"):
            await SqliteStore(data).open(lambda: None)

    with_store(data, use)
    with_store(data, lambda store: store.append("a", 1, [b"x"], None))


def test_files_that_are_no_store_are_refused_in_a_sentence(data: Path) -> None:
    data.write_bytes(b"This is a letter to my mother, and not a database at all." * 100)
    with pytest.raises(CannotServe, match="cannot be used as a store"):
        with_store(data, lambda store: store.log_of("a"))
    assert data.read_bytes().startswith(b"This is a letter")
    data.unlink()
    with sqlite3.connect(data) as other:
        other.execute("CREATE TABLE recipes (soup TEXT)")
    with pytest.raises(CannotServe, match="another version of Flibuste"):
        with_store(data, lambda store: store.log_of("a"))
    with pytest.raises(CannotServe, match="cannot be made"):
        with_store(data / "below" / "a-file.db", lambda store: store.log_of("a"))
