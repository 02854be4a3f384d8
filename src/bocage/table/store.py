"""Tables in the database: reading and writing them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bocage.table import schema
from bocage.table.entries import Entry
from bocage.table.refusals import UNAVAILABLE, Refused
from bocage.table.writer import Writer

T = TypeVar("T")
log = logging.getLogger("bocage.table")
PROBLEMS = (SQLAlchemyError, OSError)  # the database is away, the disk is full
Json = dict[str, object]
READERS = 10  # threads; with the writer, no more than the connections that the database gives us

MOST_IDS = 500  # in one query
PATIENCE = 5.0  # seconds in which the database must say that it is there
LATELY = 30.0  # seconds for which a write that failed means that the next would too


class Conflict(Exception):
    """Another server was faster."""


@dataclass
class Seat:
    """A place at a table.

    Attributes:
        kind: `person`, `bot` or `free`; name: what it is called; bot: which one.
        owner: the hash of the token it belongs to; of a bot's seat, who handed it over and may take it back.
            Empty for free seats, and where a bot sat from the start.
    """

    kind: str
    name: str = ""
    bot: str = ""
    owner: str = ""

    def is_of(self, owner: str) -> bool:
        """Whether somebody sits here."""
        return self.kind == "person" and bool(owner) and self.owner == owner


@dataclass
class Sheet:
    """A table as it lies in the database.

    Attributes:
        start: the position it began with, if not the usual one.
        status: `waiting`, `playing`, `over` or `closed`.
        to_act, round, scores, winners: what lists show.
    """

    id: str
    game: str
    rules: int
    options: Json
    start: Json | None
    settings: Json
    status: str
    host: str
    created: float
    touched: float
    to_act: int | None = None
    round: int = 0
    scores: list[float] | None = None
    winners: list[int] | None = None
    seats: list[Seat] = field(default_factory=list)


class Store:
    """The tables of one database.

    Whatever is asked of it is refused while the database is away or cannot write; nothing has changed then.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "bocage-reader")

    def close(self) -> None:
        """Finish what was begun and let the database go."""
        self._writer.close()
        # Whoever asked may have gone; a connection that came back after this would never be closed.
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()

    # Writing.

    async def create(self, sheet: Sheet, entries: Sequence[Entry]) -> None:
        """Keep a new table."""

        def work(connection: Connection) -> None:
            row = {name: getattr(sheet, name) for name in COLUMNS}
            row["is_open"] = int(bool(sheet.settings.get("open")))
            connection.execute(schema.tables.insert(), row)
            rows = [_seat_row(sheet.id, number, seat) for number, seat in enumerate(sheet.seats)]
            connection.execute(schema.seats.insert(), rows)
            _append(connection, sheet.id, 0, entries)

        await self._write(work)

    async def append(self, sheet: Sheet, first: int, entries: Sequence[Entry], seats: bool = False) -> None:
        """Add entries from number `first` on, with what lists show and, where wanted, the seats.

        Raises:
            Conflict: another server has added entries already. Nothing has changed.
        """
        values: Json = {name: getattr(sheet, name) for name in CHANGING}
        values["is_open"] = int(bool(sheet.settings.get("open")))
        rows = [_seat_row(sheet.id, number, seat) for number, seat in enumerate(sheet.seats)] if seats else []

        def work(connection: Connection) -> None:
            _append(connection, sheet.id, first, entries)
            connection.execute(schema.tables.update().where(schema.tables.c.id == sheet.id).values(values))
            for row in rows:
                place = (schema.seats.c.table_id == sheet.id) & (schema.seats.c.seat == row["seat"])
                connection.execute(schema.seats.update().where(place).values(row))

        try:
            await self._write(work)
        except IntegrityError:
            raise Conflict from None

    async def add_link(self, code: str, table: str, seat: int, owner: str, expires: float) -> None:
        """Keep a link that moves a seat; old ones go."""

        def work(connection: Connection) -> None:
            connection.execute(schema.links.delete().where(schema.links.c.expires < time.time()))
            row = {"code": code, "table_id": table, "seat": seat, "owner": owner, "expires": expires}
            connection.execute(schema.links.insert(), row)

        await self._write(work)

    async def take_link(self, code: str) -> tuple[str, int, str] | None:
        """Use a link up: (table, seat, who made it), or None when there is none."""

        def work(connection: Connection) -> tuple[str, int, str] | None:
            found = connection.execute(sa.select(schema.links).where(schema.links.c.code == code)).first()
            gone = connection.execute(schema.links.delete().where(schema.links.c.code == code))
            if found is None or gone.rowcount == 0 or found.expires < time.time():
                return None
            return found.table_id, found.seat, found.owner

        return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._writer.write(work)
        except IntegrityError:
            raise
        except PROBLEMS as problem:
            log.error("the database could not be written: %s", problem)
            raise Refused(UNAVAILABLE, "not-kept") from None

    # Reading.

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Carry out a query in another thread.

        Raises:
            Refused: the database cannot be read.
        """

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except PROBLEMS as problem:
            log.error("the database could not be read: %s", problem)
            raise Refused(UNAVAILABLE, "not-read") from None

    async def check(self) -> None:
        """Refuse where the database does not answer, or has just refused to be written.

        Raises:
            Refused: so it is.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
        except TimeoutError:
            raise Refused(UNAVAILABLE, "not-read") from None
        failed = self._writer.failed
        if failed is not None and time.monotonic() - failed < LATELY:
            raise Refused(UNAVAILABLE, "not-kept")

    async def load(self, id: str) -> tuple[Sheet, list[Entry]] | None:
        """A table with all its entries; None when there is none."""
        return await self.load_since(id, 0)

    async def load_since(self, id: str, seq: int) -> tuple[Sheet, list[Entry]] | None:
        """A table with its entries after number `seq`."""

        def work(connection: Connection) -> tuple[Sheet, list[Entry]] | None:
            sheet = _sheet(connection, id)
            return None if sheet is None else (sheet, _entries(connection, id, seq))

        return await self.read(work)

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

    async def find(self, condition: sa.ColumnElement[bool], limit: int) -> list[Sheet]:
        """The tables that fit, latest first."""

        def work(connection: Connection) -> list[Sheet]:
            query = sa.select(schema.tables).where(condition)
            rows = connection.execute(query.order_by(schema.tables.c.touched.desc()).limit(limit)).all()
            sheets = {row.id: _sheet_of(row) for row in rows}
            seats = sa.select(schema.seats).where(schema.seats.c.table_id.in_(sheets))
            for row in connection.execute(seats.order_by(schema.seats.c.seat)):
                sheets[row.table_id].seats.append(_seat_of(row))
            return list(sheets.values())

        return await self.read(work)


COLUMNS = (
    *("id", "game", "rules", "options", "start", "settings", "status", "host", "created", "touched"),
    *("to_act", "round", "scores", "winners"),
)
CHANGING = ("settings", "status", "host", "touched", "to_act", "round", "scores", "winners")


def at_table(owner: str) -> sa.ColumnElement[bool]:
    """The tables where somebody has a seat."""
    mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.owner == owner)
    return schema.tables.c.id.in_(mine)


def _append(connection: Connection, table: str, first: int, entries: Sequence[Entry]) -> None:
    now = time.time()
    rows = [
        {"table_id": table, "seq": seq, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "at": now}
        for seq, entry in enumerate(entries, start=first + 1)
    ]
    if rows:
        connection.execute(schema.entries.insert(), rows)


def _seat_row(table: str, number: int, seat: Seat) -> Json:
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "owner": seat.owner,
    }


def _sheet(connection: Connection, id: str) -> Sheet | None:
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).first()
    if row is None:
        return None
    sheet = _sheet_of(row)
    seats = sa.select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
    sheet.seats = [_seat_of(seat) for seat in connection.execute(seats)]
    return sheet


def _sheet_of(row: Row[Any]) -> Sheet:
    return Sheet(**{name: getattr(row, name) for name in COLUMNS})


def _seat_of(row: Row[Any]) -> Seat:
    return Seat(row.kind, row.name, row.bot, row.owner)


def _entries(connection: Connection, id: str, after: int) -> list[Entry]:
    query = sa.select(schema.entries.c.kind, schema.entries.c.seat, schema.entries.c.text)
    wanted = (schema.entries.c.table_id == id) & (schema.entries.c.seq > after)
    rows = connection.execute(query.where(wanted).order_by(schema.entries.c.seq))
    return [Entry(row.kind, row.seat, row.text) for row in rows]
