"""Backups: everything that a database holds, in one SQLite file, whatever kind of database it is.

So a backup of PostgreSQL can be looked at anywhere, and moving from one kind to the other is a backup and a
restore.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from bocage.core.errors import BocageError
from bocage.table import schema
from bocage.table.database import open_database

AT_ONCE = 500  # rows
NAME = "bocage-%Y%m%d-%H%M%S.sqlite"


def back_up(engine: Engine, file: Path) -> int:
    """Write everything into a new file, as it was at one moment, while servers go on; how many tables.

    Raises:
        BocageError: the file exists.
        OSError: it cannot be written.
    """
    if file.exists():
        raise BocageError("backup-exists", file=str(file))
    partial = file.with_name(file.name + ".part")
    _remove(partial)
    # Whoever reads it could be anybody at a table of it.
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL, 0o600))
    copy = open_database(f"sqlite:///{partial}")
    try:
        with _moment(engine) as source, copy.connect().execution_options(writes=True) as target:
            count = _copy(source, target)
            target.commit()
    except BaseException:
        copy.dispose()
        _remove(partial)
        raise
    copy.dispose()
    with closing(sqlite3.connect(partial)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    partial.replace(file)
    _remove(partial)
    return count


def restore(engine: Engine, file: Path) -> int:
    """Bring a backup into an empty database; how many tables. All of it or nothing.

    Raises:
        BocageError: the database is not empty, or the file is no backup.
    """
    if not file.is_file():
        raise BocageError("backup-missing", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        # A copy: it may be of an older form, and is brought to the present one to be read.
        copy = Path(shutil.copy(file, folder))
        saved = open_database(f"sqlite:///{copy}")
        try:
            with saved.connect() as source, engine.connect().execution_options(writes=True) as target:
                if target.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar():
                    raise BocageError("backup-not-empty")
                count = _copy(source, target)
                target.commit()
        finally:
            saved.dispose()
    return count


def rotate(engine: Engine, folder: Path, keep: int) -> tuple[Path, list[Path]]:
    """A new backup in a folder, named by the moment; all but the newest go."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / time.strftime(NAME, time.gmtime())
    back_up(engine, file)
    gone = sorted(folder.glob("bocage-????????-??????.sqlite"))[:-keep]
    for old in gone:
        old.unlink()
    return file, gone


def _moment(engine: Engine) -> Connection:
    """A connection that sees everything as it is at one moment."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def _copy(source: Connection, target: Connection) -> int:
    """Copy all rows; how many tables. What people say to each other stays where they said it."""
    count = 0
    target.execute(schema.pulse.delete())  # the clocks of the tables go by that of the source
    for table in schema.metadata.sorted_tables:
        if table is schema.chat:
            continue
        for rows in _batches(source, table):
            target.execute(table.insert(), rows)
            count += len(rows) if table is schema.tables else 0
    return count


def _batches(source: Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
    found = iter(rows)
    while batch := [dict(row) for row in islice(found, AT_ONCE)]:
        yield batch


def _remove(file: Path) -> None:
    for name in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        with suppress(FileNotFoundError):
            name.unlink()
