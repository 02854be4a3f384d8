"""What whoever runs a server does with its tables: look at them, close them, be rid of them.

All of it works on the database, whether servers run or not: these find changes there within seconds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from bocage.core.errors import BocageError
from bocage.core.record import record_of
from bocage.core.state import NATURE
from bocage.table import schema
from bocage.table.belonging import record_from, shuffle_of
from bocage.table.bots import seat_names
from bocage.table.database import open_database
from bocage.table.entries import CLOSE, Entry
from bocage.table.rows import append_entries, read_table
from bocage.table.settings import own_database
from bocage.table.sheets import StoredTable
from bocage.table.taking_up import OtherRules, follow

DAY = 24 * 3600.0
RUNNING = ("waiting", "playing")


@dataclass(frozen=True)
class TablesWanted:
    """Which tables are meant.

    Attributes:
        status, game: only these; empty: all. days: untouched for so many, at least.
    """

    status: tuple[str, ...] = ()
    game: str = ""
    days: float = 0.0

    def condition(self) -> sa.ColumnElement[bool]:
        """The same for the database."""
        found: list[sa.ColumnElement[bool]] = [sa.true()]
        if self.status:
            found.append(schema.tables.c.status.in_(self.status))
        if self.game:
            found.append(schema.tables.c.game == self.game)
        if self.days:
            found.append(schema.tables.c.touched < time.time() - self.days * DAY)
        return sa.and_(*found)


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """A database for as long as this lasts; empty: the user's own.

    Raises:
        BocageError: it cannot be reached.
    """
    engine = open_database(database or own_database())
    try:
        yield engine
    finally:
        engine.dispose()


def ids_of(engine: Engine, wanted: TablesWanted, limit: int | None = None) -> list[str]:
    """The tables that are meant, latest first."""
    query = sa.select(schema.tables.c.id).where(wanted.condition()).order_by(schema.tables.c.touched.desc())
    with engine.connect() as connection:
        return list(connection.execute(query.limit(limit)).scalars())


def read(engine: Engine, id: str) -> tuple[StoredTable, list[Entry]]:
    """A table with all its entries.

    Raises:
        BocageError: there is none.
    """
    with engine.connect() as connection:
        found = read_table(connection, id)
    if found is None:
        raise BocageError("no-table")
    return found


def each(engine: Engine, wanted: TablesWanted) -> Iterator[tuple[StoredTable, list[Entry]]]:
    """The tables that are meant, one after the other: those of a big server do not fit into memory."""
    for id in ids_of(engine, wanted):
        with engine.connect() as connection:
            found = read_table(connection, id)
        if found is not None:
            yield found


def close(engine: Engine, id: str) -> bool:
    """Close a table; its players are told by the servers. False: it was over or closed already.

    Raises:
        BocageError: there is none, or somebody played at this very moment.
    """
    with _writing(engine) as connection:
        found = read_table(connection, id)
        if found is None:
            raise BocageError("no-table")
        sheet, past = found
        if sheet.status not in RUNNING:
            return False
        try:
            append_entries(connection, id, len(past), [Entry(CLOSE, NATURE)])
        except sa.exc.IntegrityError:
            raise BocageError("stale") from None
        values = {"status": "closed", "touched": time.time()}
        connection.execute(schema.tables.update().where(schema.tables.c.id == id).values(values))
        connection.commit()
    return True


def is_stranded(sheet: StoredTable, past: list[Entry]) -> bool:
    """Whether a running game cannot go on here: other rules, or cards that are not here."""
    try:
        follow(sheet, past)
    except OtherRules:
        return sheet.status in RUNNING
    return False


def prune(engine: Engine, wanted: TablesWanted) -> int:
    """Delete tables with everything that belongs to them; how many there were."""
    with _writing(engine) as connection:
        gone = connection.execute(schema.tables.delete().where(wanted.condition())).rowcount
        connection.execute(schema.links.delete().where(schema.links.c.expires < time.time()))
        connection.commit()
    return gone


def _writing(engine: Engine) -> Connection:
    return engine.connect().execution_options(writes=True)


def export(engine: Engine, wanted: TablesWanted, folder: Path, lang: str) -> Iterator[Path]:
    """Write the records of tables into a folder, one file each.

    Those of running games would tell what is hidden: only games that are over or closed are written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for sheet, past in each(engine, wanted):
        if sheet.status in RUNNING:
            continue
        names = seat_names(sheet.seats, lang)
        try:
            record = record_of(follow(sheet, past).game, names)
            record.shuffle = shuffle_of(sheet)
        except OtherRules:
            record = record_from(sheet, past, names)
        path = folder / f"{sheet.game}-{sheet.id}.bocage"
        record.write(path)
        yield path


@dataclass(frozen=True)
class Flaw:
    """A table that is not what it should be.

    Attributes:
        kind: `entries`, `moves`, `end` or `rules`.
    """

    table: str
    kind: str
    is_harmless: bool = False


def check(engine: Engine, wanted: TablesWanted) -> Iterator[Flaw | None]:
    """Replay every game and compare it with what stands in its table; None for each that is right."""
    for sheet, past in each(engine, wanted):
        yield _flaw(engine, sheet, past)


def _flaw(engine: Engine, sheet: StoredTable, past: list[Entry]) -> Flaw | None:
    numbers = sa.select(sa.func.count(), sa.func.max(schema.entries.c.seq))
    with engine.connect() as connection:
        wanted = numbers.where(schema.entries.c.table_id == sheet.id)
        count, last = connection.execute(wanted).one()
    if count != (last or 0):
        return Flaw(sheet.id, "entries")
    try:
        course = follow(sheet, past)
    except OtherRules as problem:
        # A game by rules of another version is not broken; one by ours is.
        is_known = problem.details.get("found") == problem.details.get("known")
        return Flaw(sheet.id, "moves" if is_known else "rules", not is_known)
    outcome = course.game.outcome()
    scores = None if outcome is None else list(outcome.scores)
    is_brought = sheet.status == "over" and outcome is None  # an unfinished record, kept to be looked at
    if scores != sheet.scores or (sheet.to_act != course.game.to_act and not is_brought):
        return Flaw(sheet.id, "end")
    return None
