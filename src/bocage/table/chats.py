"""The chats of all tables, in the database."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bocage.table import schema
from bocage.table.chat import Spoken, check, speaker
from bocage.table.limits import RateLimiter
from bocage.table.refusals import CONFLICT, Refused
from bocage.table.room import Room
from bocage.table.settings import Rate
from bocage.table.sheets import StoredTable
from bocage.table.store import Store

KEPT: Final = 200  # lines of a table; older ones go
AFTERWARDS: Final = 24 * 3600.0  # seconds for which people can talk about a game that is over
REMEMBERED: Final = 500  # tables whose lines are at hand
TRIES: Final = 5  # where several servers add a line at once


class Chats:
    """The chats of all tables that somebody reads.

    Args:
        rate: how much one person may say at one table.
    """

    def __init__(self, store: Store, rate: Rate) -> None:
        self._store = store
        self._meter = RateLimiter(rate)
        # What was read, and the number of the last line then: where there is a later one it is read again.
        self._lines: OrderedDict[str, tuple[int, list[Spoken]]] = OrderedDict()

    async def say(self, room: Room, owner: str, seat: int | None, phrase: str, text: str) -> Spoken:
        """Say something at a table: a phrase, else a text.

        Raises:
            Refused: they may not, or not so much.
        """
        sheet = room.sheet
        place = speaker(sheet, owner, seat)
        check(sheet, phrase, text)
        self._meter.take(f"{sheet.id} {owner}")
        name = sheet.seats[place].name
        found = await self._add(sheet.id, Spoken(0, place, name, owner, phrase, text, time.time()))
        room.sheet.said = max(room.sheet.said, found.n)
        room.sheet.touched = found.at
        return found

    async def _add(self, table: str, line: Spoken) -> Spoken:
        for _ in range(TRIES):
            try:
                return await self._store.write(lambda connection: _add(connection, table, line))
            except IntegrityError:
                continue  # another server has added one with the same number
        raise Refused(CONFLICT, "stale")

    async def since(self, sheet: StoredTable, n: int) -> list[Spoken]:
        """The lines of a table after a number."""
        said = sheet.said
        known = self._lines.get(sheet.id)
        if known is None or known[0] < said:
            known = (said, await self._store.read(lambda connection: _read(connection, sheet.id)))
            self._lines[sheet.id] = known
            if len(self._lines) > REMEMBERED:
                self._lines.popitem(last=False)
        return [line for line in known[1] if line.n > n]


def _add(connection: Connection, table: str, line: Spoken) -> Spoken:
    chat, tables = schema.chat, schema.tables
    said = connection.execute(sa.select(tables.c.said).where(tables.c.id == table)).scalar_one()
    found = Spoken(said + 1, line.seat, line.name, line.owner, line.phrase, line.text, line.at)
    connection.execute(chat.insert(), {"table_id": table, **vars(found)})
    connection.execute(chat.delete().where(chat.c.table_id == table, chat.c.n <= found.n - KEPT))
    # The other servers compare this moment with what they know.
    values = {"said": found.n, "touched": line.at}
    connection.execute(tables.update().where(tables.c.id == table).values(values))
    return found


def _read(connection: Connection, table: str) -> list[Spoken]:
    query = sa.select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.n)
    rows = connection.execute(query)
    return [Spoken(row.n, row.seat, row.name, row.owner, row.phrase, row.text, row.at) for row in rows]


async def tidy(store: Store, now: float) -> None:
    """Throw away what was said at tables that are closed, or over for a while."""
    tables = schema.tables
    is_past = sa.or_(
        tables.c.status == "closed", sa.and_(tables.c.status == "over", tables.c.touched < now - AFTERWARDS)
    )
    gone = schema.chat.delete().where(
        schema.chat.c.table_id.in_(sa.select(tables.c.id).where(is_past, tables.c.said > 0))
    )

    def work(connection: Connection) -> None:
        connection.execute(gone)

    await store.write(work)
