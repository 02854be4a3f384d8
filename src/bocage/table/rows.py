"""Tables as the database holds them: rows to and from what the server works with."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from bocage.table import schema
from bocage.table.entries import Entry
from bocage.table.sheets import USUAL, Json, StoredSeat, StoredTable

COLUMNS = (
    *("id", "game", "rules", "options", "start", "settings", "status", "host", "created", "touched"),
    *("to_act", "round", "scores", "winners", "decks", "seed", "given", "clock", "due", "said"),
)
CHANGING = ("settings", "status", "host", "touched", "to_act", "round", "scores", "winners", "clock", "due")
# Made once: to put such a statement together took longer than to carry it out.
ADD = schema.entries.insert()
CHANGE = schema.tables.update().where(schema.tables.c.id == sa.bindparam("table"))
SHEET = sa.select(schema.tables).where(schema.tables.c.id == sa.bindparam("table"))
SEATS = (
    sa.select(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("table"))
    .order_by(schema.seats.c.seat)
)
ENTRIES = (
    sa.select(schema.entries.c.kind, schema.entries.c.seat, schema.entries.c.text)
    .where(schema.entries.c.table_id == sa.bindparam("table"))
    .where(schema.entries.c.seq > sa.bindparam("after"))
    .order_by(schema.entries.c.seq)
)


def at_table(owner: str) -> sa.ColumnElement[bool]:
    """The tables where somebody has a seat."""
    mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.owner == owner)
    return schema.tables.c.id.in_(mine)


def append_entries(connection: Connection, table: str, first: int, entries: Sequence[Entry]) -> None:
    """Add entries from number `first` on."""
    now = time.time()
    rows = [
        {"table_id": table, "seq": seq, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "at": now}
        for seq, entry in enumerate(entries, start=first + 1)
    ]
    if rows:
        connection.execute(ADD, rows)


def change_table(connection: Connection, table: str, values: Json) -> None:
    """Write down what has changed of a table."""
    connection.execute(CHANGE, {**values, "table": table})


def seat_row(table: str, number: int, seat: StoredSeat) -> Json:
    """A seat as a row."""
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "owner": seat.owner,
    }


def read_sheet(connection: Connection, id: str) -> StoredTable | None:
    """A table with its seats; None where there is none."""
    row = connection.execute(SHEET, {"table": id}).first()
    if row is None:
        return None
    sheet = sheet_of(row)
    sheet.seats = [seat_of(seat) for seat in connection.execute(SEATS, {"table": id})]
    return sheet


def sheet_of(row: Row[Any]) -> StoredTable:
    """A table from its row."""
    sheet = StoredTable(**{name: getattr(row, name) for name in COLUMNS})
    sheet.settings = {**USUAL, **sheet.settings}  # a table may be older than a setting
    return sheet


def seat_of(row: Row[Any]) -> StoredSeat:
    """A seat from its row."""
    return StoredSeat(row.kind, row.name, row.bot, row.owner)


def read_entries(connection: Connection, id: str, after: int) -> list[Entry]:
    """The entries of a table after a number."""
    rows = connection.execute(ENTRIES, {"table": id, "after": after})
    return [Entry(kind, seat, text) for kind, seat, text in rows]


def read_table(connection: Connection, id: str, after: int = 0) -> tuple[StoredTable, list[Entry]] | None:
    """A table with its entries after a number; None where there is none."""
    sheet = read_sheet(connection, id)
    return None if sheet is None else (sheet, read_entries(connection, id, after))
