"""Tables in the database: reading and writing them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bocage.table import schema
from bocage.table.entries import Entry
from bocage.table.line import CuttableConnection
from bocage.table.metrics import Metrics
from bocage.table.refusals import UNAVAILABLE, Refused
from bocage.table.rows import (
    CHANGING,
    COLUMNS,
    append_entries,
    change_table,
    read_table,
    seat_of,
    seat_row,
    sheet_of,
)
from bocage.table.sheets import Conflict, Json, StoredTable
from bocage.table.writer import Unsure, Writer

T = TypeVar("T")
log = logging.getLogger("bocage.table")
PROBLEMS = (SQLAlchemyError, OSError)  # the database is away, the disk is full
READERS = 10  # threads; with the writer, no more than the connections that the database gives us

MOST_IDS = 500  # in one query
PATIENCE = 5.0  # seconds in which the database must say that it is there
FILE_PATIENCE = 60.0  # seconds; longer than SQLite itself waits for a lock
LATELY = 30.0  # seconds for which a write that failed means that the next would too


class Store:
    """The tables of one database.

    Whatever is asked of it is refused while the database is away or cannot write; nothing has changed then.

    Args:
        patience: seconds in which the database must have answered.
        metrics: where it is noted what that took.
    """

    def __init__(self, engine: Engine, patience: float = 10.0, metrics: Metrics | None = None) -> None:
        self.engine = engine
        self._metrics = metrics or Metrics()
        # A file answers, or says itself that it cannot; who waits for it there waits for others who write.
        self._patience = patience if engine.dialect.name != "sqlite" else FILE_PATIENCE
        self._writer = Writer(engine, self._patience)
        self._readers = ThreadPoolExecutor(READERS, "bocage-reader")

    def close(self) -> None:
        """Finish what was begun and let the database go."""
        self._writer.close()
        # Whoever asked may have gone; a connection that came back after this would never be closed.
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._writer.waiting

    # Writing.

    async def create(self, sheet: StoredTable, entries: Sequence[Entry]) -> None:
        """Keep a new table."""

        def work(connection: Connection) -> None:
            row = {name: getattr(sheet, name) for name in COLUMNS}
            row["is_open"] = int(bool(sheet.settings.get("open")))
            connection.execute(schema.tables.insert(), row)
            rows = [seat_row(sheet.id, number, seat) for number, seat in enumerate(sheet.seats)]
            connection.execute(schema.seats.insert(), rows)
            append_entries(connection, sheet.id, 0, entries)

        await self.write(work)

    async def append(
        self, sheet: StoredTable, first: int, entries: Sequence[Entry], seats: bool = False
    ) -> None:
        """Add entries from number `first` on, with what lists show and, where wanted, the seats.

        Raises:
            Conflict: another server has added entries already. Nothing has changed.
        """
        values: Json = {name: getattr(sheet, name) for name in CHANGING}
        values["is_open"] = int(bool(sheet.settings.get("open")))
        rows = [seat_row(sheet.id, number, seat) for number, seat in enumerate(sheet.seats)] if seats else []

        def work(connection: Connection) -> None:
            append_entries(connection, sheet.id, first, entries)
            change_table(connection, sheet.id, values)
            for row in rows:
                place = (schema.seats.c.table_id == sheet.id) & (schema.seats.c.seat == row["seat"])
                connection.execute(schema.seats.update().where(place).values(row))

        try:
            await self.write(work)
        except IntegrityError:
            raise Conflict from None

    async def add_link(self, code: str, table: str, seat: int, owner: str, expires: float) -> None:
        """Keep a link that moves a seat; old ones go."""

        def work(connection: Connection) -> None:
            connection.execute(schema.links.delete().where(schema.links.c.expires < time.time()))
            row = {"code": code, "table_id": table, "seat": seat, "owner": owner, "expires": expires}
            connection.execute(schema.links.insert(), row)

        await self.write(work)

    async def take_link(self, code: str) -> tuple[str, int, str] | None:
        """Use a link up: (table, seat, who made it), or None when there is none."""

        def work(connection: Connection) -> tuple[str, int, str] | None:
            found = connection.execute(sa.select(schema.links).where(schema.links.c.code == code)).first()
            gone = connection.execute(schema.links.delete().where(schema.links.c.code == code))
            if found is None or gone.rowcount == 0 or found.expires < time.time():
                return None
            return found.table_id, found.seat, found.owner

        return await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out some writing as a whole, after what others have asked for.

        Raises:
            Refused: the database cannot be written; nothing has changed.
            IntegrityError: somebody else was faster; nothing has changed.
        """
        begun = time.perf_counter()
        try:
            found = await self._writer.write(work)
            self._metrics.database_seconds.labels("write").observe(time.perf_counter() - begun)
            return found
        except IntegrityError:
            raise
        except Unsure as problem:
            log.error("the database went away while it committed: %s", problem.__cause__)
            self._metrics.database_failures.labels("write").inc()
            raise Refused(UNAVAILABLE, "not-sure") from None
        except PROBLEMS as problem:
            log.error("the database could not be written: %r", problem)
            self._metrics.database_failures.labels("write").inc()
            raise Refused(UNAVAILABLE, "not-kept") from None

    # Reading.

    async def read(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        """Carry out a query in another thread.

        Raises:
            Refused: the database cannot be read.
        """
        begun = time.perf_counter()
        line = CuttableConnection()
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._read, work, line)
        try:
            async with asyncio.timeout(patience or self._patience):
                found = await reading
            self._metrics.database_seconds.labels("read").observe(time.perf_counter() - begun)
            return found
        except PROBLEMS as problem:
            log.error("the database could not be read: %r", problem)
            self._metrics.database_failures.labels("read").inc()
            raise Refused(UNAVAILABLE, "not-read") from None
        finally:
            line.cut()  # where nobody waits for it any more its thread is needed

    def _read(self, work: Callable[[Connection], T], line: CuttableConnection, again: bool = True) -> T:
        try:
            with self.engine.connect() as connection, line.held(connection):
                return work(connection)
        except DBAPIError as problem:
            # A connection of the pool may be one to a database that was started anew since.
            if again and problem.connection_invalidated and not line.is_cut:
                return self._read(work, line, again=False)
            raise

    async def check(self) -> None:
        """Refuse where the database does not answer, or has just refused to be written.

        Raises:
            Refused: so it is.
        """
        await self.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar(), PATIENCE)
        failed = self._writer.failed
        if failed is not None and time.monotonic() - failed < LATELY:
            raise Refused(UNAVAILABLE, "not-kept")

    async def load(self, id: str) -> tuple[StoredTable, list[Entry]] | None:
        """A table with all its entries; None when there is none."""
        return await self.load_since(id, 0)

    async def load_since(self, id: str, seq: int) -> tuple[StoredTable, list[Entry]] | None:
        """A table with its entries after number `seq`."""

        return await self.read(lambda connection: read_table(connection, id, seq))

    async def touched(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these tables was last changed."""

        def work(connection: Connection) -> dict[str, float]:
            query = sa.select(schema.tables.c.id, schema.tables.c.touched)
            return {
                row.id: row.touched
                for first in range(0, len(ids), MOST_IDS)
                for row in connection.execute(
                    query.where(schema.tables.c.id.in_(ids[first : first + MOST_IDS]))
                )
            }

        return await self.read(work)

    async def find(self, condition: sa.ColumnElement[bool], limit: int) -> list[StoredTable]:
        """The tables that fit, latest first."""

        def work(connection: Connection) -> list[StoredTable]:
            query = sa.select(schema.tables).where(condition)
            rows = connection.execute(query.order_by(schema.tables.c.touched.desc()).limit(limit)).all()
            sheets = {row.id: sheet_of(row) for row in rows}
            seats = sa.select(schema.seats).where(schema.seats.c.table_id.in_(sheets))
            for row in connection.execute(seats.order_by(schema.seats.c.seat)):
                sheets[row.table_id].seats.append(seat_of(row))
            return list(sheets.values())

        return await self.read(work)
