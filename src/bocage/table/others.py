"""What other processes do to the tables that are in memory here.

They say so through the bus. What they say may be lost, and the database may be away when it is heard: so a
table that may be behind is read until that succeeds, and every few seconds all of them are compared with the
database. That is done by a process that is alone, too: a database that went away while it committed may have
kept what was refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Protocol

from bocage.table.bus import Bus, BusMessage
from bocage.table.room import Room
from bocage.table.sheets import Keeper

log = logging.getLogger("bocage.table")
LOOK = 3.0  # seconds between two comparisons with the database: a process may die before it tells the others
RETRY = 1.0  # seconds before a table is read again that could not be
FRESH = 90.0  # seconds for which it counts who is connected elsewhere, unless said again


class Known(Protocol):
    """The tables in memory."""

    def known(self, id: str) -> asyncio.Future[Room | None] | None:
        """A table, perhaps still being read; None when it is not in memory."""

    def ids(self) -> Iterable[str]:
        """All that are."""


class Others:
    """Follows the other processes.

    Args:
        tables: those in memory.
        came_or_went: told of a table where somebody has come or gone elsewhere.
    """

    def __init__(self, store: Keeper, bus: Bus, tables: Known, came_or_went: Callable[[str], None]) -> None:
        self._store = store
        self._bus = bus
        self._tables = tables
        self._came_or_went = came_or_went
        # By table and process: who is connected to it there, and when that was said.
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        self._behind: set[str] = set()
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        await self._bus.start(self._hear)
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop listening."""
        tasks = [*self._reading.values(), *([] if self._looking is None else [self._looking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()

    def here(self, id: str) -> frozenset[str]:
        """The owners who are connected to a table at other processes."""
        lately = time.monotonic() - FRESH
        said = self._elsewhere.get(id, {}).values()
        return frozenset[str]().union(*(owners for owners, at in said if at > lately))

    def forget(self, id: str) -> None:
        """A table was put away."""
        self._elsewhere.pop(id, None)
        self._behind.discard(id)

    async def freshen(self, room: Room) -> None:
        """Somebody comes to a table: what they see first is what the database holds.

        Raises:
            Refused: that is away. What is known here may be older than what they were told elsewhere.
        """
        if self._bus.is_shared:
            await room.catch_up()

    def _hear(self, news: BusMessage) -> None:
        """Another process has changed a table, or may have changed any."""
        if news.table is None:
            for id in list(self._tables.ids()):
                self._catch_up(id)
        elif self._tables.known(news.table) is not None:
            before = self.here(news.table)
            self._elsewhere.setdefault(news.table, {})[news.process] = (news.here, time.monotonic())
            if self.here(news.table) != before:
                self._came_or_went(news.table)
            if news.is_changed:
                self._catch_up(news.table)

    def _catch_up(self, id: str) -> None:
        self._behind.add(id)
        if id not in self._reading:
            task = asyncio.create_task(self._read(id))
            self._reading[id] = task
            task.add_done_callback(lambda _: self._reading.pop(id, None))

    async def _read(self, id: str) -> None:
        """Read a table until nobody has said anything new about it meanwhile."""
        while id in self._behind and (loading := self._tables.known(id)) is not None:
            self._behind.discard(id)
            try:
                room = await asyncio.shield(loading)
                if room is not None:
                    await room.catch_up()
            except Exception as problem:
                what = "others may have changed this table, and it cannot be read: %r"
                log.warning(what, problem, extra={"table": id})
                self._behind.add(id)
                await asyncio.sleep(RETRY)

    async def _look(self) -> None:
        """Find the tables about which news were lost."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                written = await self._store.touched(list(self._tables.ids()))
            except Exception as problem:
                log.warning("the tables cannot be compared with the database: %r", problem)
                continue
            for id, touched in written.items():
                loading = self._tables.known(id)
                if loading is None or not loading.done() or loading.cancelled() or loading.exception():
                    continue
                room = loading.result()
                if room is not None and (room.is_doubtful or room.sheet.touched != touched):
                    self._catch_up(id)
