"""Nothing stays open: neither in the server, nor unnoticed in these tests."""

import asyncio
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import Pool

from bocage.core.errors import BocageError
from bocage.table.database import open_database
from bocage.table.store import Store


@contextmanager
def counted() -> Iterator[set[int]]:
    """The connections to any database that were opened meanwhile and not closed again."""
    found: set[int] = set()

    def opened(connection: object, _: object) -> None:
        found.add(id(connection))

    def closed(connection: object, _: object) -> None:
        found.discard(id(connection))

    event.listen(Pool, "connect", opened)
    event.listen(Pool, "close", closed)
    try:
        yield found
    finally:
        event.remove(Pool, "connect", opened)
        event.remove(Pool, "close", closed)


async def _go_away_while_reading(engine: Engine) -> None:
    """Ask something, do not wait for the answer, and close the store."""
    store, is_reading, may_end = Store(engine), threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        connection.execute(sa.text("SELECT 1"))
        is_reading.set()
        may_end.wait(10)

    asked = asyncio.ensure_future(store.read(slow))
    await asyncio.to_thread(is_reading.wait, 10)
    asked.cancel()
    closing = asyncio.ensure_future(asyncio.to_thread(store.close))
    await asyncio.sleep(0.2)
    may_end.set()
    await closing


def test_a_store_that_closes_waits_for_whoever_still_reads(tmp_path: Path) -> None:
    with counted() as still_open:
        engine = open_database(f"sqlite:///{tmp_path / 't.sqlite'}")
        assert len(still_open) == 1
        asyncio.run(_go_away_while_reading(engine))
        assert still_open == set()


def test_a_database_that_is_refused_is_let_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with counted() as still_open:
        engine = open_database(url)
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        engine.dispose()
        with pytest.raises(BocageError) as caught:
            open_database(url)
        assert caught.value.key == "database-newer"
        assert still_open == set()


CARELESS = """
import asyncio
import socket
from tests.table.leaks import _nothing_is_left_open, _nothing_is_left_open_by_a_module


class Ring:
    def __init__(self, held):
        self.me, self.held = self, held  # only the garbage collector ends it


def test_socket():
    Ring(socket.socket())


def test_file(tmp_path):
    Ring(open(tmp_path / "x", "w"))


def test_loop():
    Ring(asyncio.new_event_loop())


def test_innocent():
    pass
"""


def test_a_test_that_leaves_something_open_fails_itself(tmp_path: Path) -> None:
    file = tmp_path / "test_careless.py"
    file.write_text(CARELESS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", str(file)]
    found = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2]
    )
    guilty = set(re.findall(r"^ERROR .*::(\w+)", found.stdout, re.MULTILINE))
    assert guilty == {"test_socket", "test_file", "test_loop"}, found.stdout
    assert "4 passed, 3 errors" in found.stdout
