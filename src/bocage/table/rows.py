"""Tables as the database holds them: rows to and from what the server works with."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from bocage.table import schema
from bocage.table.entries import Entry
from bocage.table.wire.common import Options
from bocage.table.wire.tables import SeatKind, TableSettings, TableStatus

Json = dict[str, object]


@dataclass
class Seat:
    """A place at a table.

    Attributes:
        kind: `person`, `bot` or `free`; name: what it is called; bot: which one.
        owner: the hash of the token it belongs to; of a bot's seat, who handed it over and may take it back.
            Empty for free seats, and where a bot sat from the start.
    """

    kind: SeatKind
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
        decks: the further decks of cards that it is played with, and a checksum of each; None: not known.
        seed: what chance follows, secret until the end; empty: it is drawn when it is due.
        given: so many moves it began with.
    """

    id: str
    game: str
    rules: int
    options: Options
    start: Json | None
    settings: TableSettings
    status: TableStatus
    host: str
    created: float
    touched: float
    to_act: int | None = None
    round: int = 0
    scores: list[float] | None = None
    winners: list[int] | None = None
    decks: dict[str, str] | None = None
    seed: str = ""
    given: int = 0
    seats: list[Seat] = field(default_factory=list)


def mode_of(sheet: Sheet) -> str | None:
    """The mode of a table's game, where it has modes."""
    found = sheet.options.get("mode")
    return found if isinstance(found, str) else None


# The settings of a table of which nothing else was said.
USUAL: TableSettings = {
    "open": False,
    "watch": True,
    "undo": True,
    "confirm": False,
    "forced": True,
    "score": "all",
    "hints": True,
}


COLUMNS = (
    *("id", "game", "rules", "options", "start", "settings", "status", "host", "created", "touched"),
    *("to_act", "round", "scores", "winners", "decks", "seed", "given"),
)
CHANGING = ("settings", "status", "host", "touched", "to_act", "round", "scores", "winners")


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
        connection.execute(schema.entries.insert(), rows)


def seat_row(table: str, number: int, seat: Seat) -> Json:
    """A seat as a row."""
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "owner": seat.owner,
    }


def read_sheet(connection: Connection, id: str) -> Sheet | None:
    """A table with its seats; None where there is none."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).first()
    if row is None:
        return None
    sheet = sheet_of(row)
    seats = sa.select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
    sheet.seats = [seat_of(seat) for seat in connection.execute(seats)]
    return sheet


def sheet_of(row: Row[Any]) -> Sheet:
    """A table from its row."""
    sheet = Sheet(**{name: getattr(row, name) for name in COLUMNS})
    sheet.settings = {**USUAL, **sheet.settings}  # a table may be older than a setting
    return sheet


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    return Seat(row.kind, row.name, row.bot, row.owner)


def read_entries(connection: Connection, id: str, after: int) -> list[Entry]:
    """The entries of a table after a number."""
    query = sa.select(schema.entries.c.kind, schema.entries.c.seat, schema.entries.c.text)
    wanted = (schema.entries.c.table_id == id) & (schema.entries.c.seq > after)
    rows = connection.execute(query.where(wanted).order_by(schema.entries.c.seq))
    return [Entry(row.kind, row.seat, row.text) for row in rows]


def read_table(connection: Connection, id: str, after: int = 0) -> tuple[Sheet, list[Entry]] | None:
    """A table with its entries after a number; None where there is none."""
    sheet = read_sheet(connection, id)
    return None if sheet is None else (sheet, read_entries(connection, id, after))
