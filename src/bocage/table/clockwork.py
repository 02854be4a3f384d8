"""Keeps the clocks of all tables going: counts time, and acts where somebody's is out.

Time is what the servers count together, not what the calendar says: nobody loses any while no server runs, or
while none can reach the database. Whoever runs leaves a sign of life there. Time goes on for a few seconds
after the last sign and then stands still, and a server that finds an old sign notes how long that was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bocage.core.errors import BocageError
from bocage.table import chats, schema
from bocage.table.clocks import time_out
from bocage.table.rooms import Rooms
from bocage.table.store import Store

log = logging.getLogger("bocage.table")
TICK = 1.0  # seconds between two looks for somebody whose time is out
BEAT = 3.0  # seconds between two signs of life, while any clock runs
GAP = 10.0  # seconds for which time goes on after a sign of life
MOST = 50  # tables in one look
TIDY = 3600.0  # seconds between two looks for what nobody will read any more
RUNNING = ("waiting", "playing")


class Timekeeper:
    """Counts time together with all servers of a database.

    Args:
        wall: what the calendar says, in seconds since 1970.
    """

    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._wall = wall
        self._last = 0.0
        self._lost = 0.0

    def now(self) -> float:
        """The time that is counted."""
        return min(self._wall(), self._last + GAP) - self._lost

    def is_due(self) -> bool:
        """Whether a sign of life is."""
        return self._wall() - self._last >= BEAT

    async def beat(self) -> None:
        """Leave a sign of life; learn how long there was none."""
        now = self._wall()
        self._last, self._lost = await self._store.write(lambda connection: _beat(connection, now))


def _beat(connection: Connection, now: float) -> tuple[float, float]:
    row = connection.execute(sa.select(schema.pulse).with_for_update()).one()
    at, lost = max(now, row.at), row.lost + max(0.0, now - row.at - GAP)
    connection.execute(schema.pulse.update().values(at=at, lost=lost))
    return at, lost


class Clockwork:
    """Looks after the clocks of all tables, those that nobody is at included."""

    def __init__(self, store: Store, rooms: Rooms, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._rooms = rooms
        self.time = Timekeeper(store, wall)
        rooms.now = self.time.now
        self._hopeless: set[str] = set()  # tables that cannot be played here
        self._tidied = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        await self.time.beat()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
                if time.monotonic() - self._tidied > TIDY:
                    self._tidied = time.monotonic()
                    await chats.tidy(self._store, time.time())
            except BocageError as problem:
                log.warning("the clocks stand still: %s", problem.key)
            except Exception:
                log.exception("the clocks stand still")

    async def tick(self) -> None:
        """Where a clock runs: leave a sign of life when one is due, and act where time is out."""
        if not await self._store.read(_any_running):
            return
        if self.time.is_due():
            await self.time.beat()
        now = self.time.now()
        for id in await self._store.read(lambda connection: _due(connection, now)):
            if id not in self._hopeless:
                await self._time_out(id)

    async def _time_out(self, id: str) -> None:
        try:
            room = await self._rooms.get(id)
            await room.catch_up()
            await room.change(lambda sheet: time_out(sheet, self.time.now()))
        except BocageError as problem:
            if problem.key.startswith("table-other"):
                self._hopeless.add(id)
            elif problem.key not in ("time-left", "stale"):  # they, or another server, were faster
                log.warning("a bot could not take over: %s", problem.key, extra={"table": id})


def _any_running(connection: Connection) -> bool:
    query = sa.select(schema.tables.c.id).where(_wanted(schema.tables.c.due.is_not(None))).limit(1)
    return connection.execute(query).first() is not None


def _due(connection: Connection, now: float) -> list[str]:
    query = sa.select(schema.tables.c.id).where(_wanted(schema.tables.c.due <= now))
    return list(connection.execute(query.order_by(schema.tables.c.due).limit(MOST)).scalars())


def _wanted(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    return sa.and_(condition, schema.tables.c.status.in_(RUNNING))
