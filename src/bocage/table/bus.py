"""How the processes of one server wake each other: not at all, or through Redis (`redis_bus`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class BusMessage:
    """What another process says of a table.

    Attributes:
        table: which has changed, or who is there has; None: any may have, since news were lost.
        process: who says so; here: the owners who are connected to the table there.
        is_changed: whether the table itself may have; else only who is there.
    """

    table: str | None
    process: str = ""
    here: frozenset[str] = frozenset()
    is_changed: bool = True


Hear = Callable[[BusMessage], None]


class Bus:
    """The bus of a process that is alone.

    Attributes:
        is_shared: whether there may be other processes; is_reached: whether they can be told.
    """

    is_shared = False
    is_reached = True

    async def check(self) -> None:
        """Refuse when the others cannot be reached.

        Raises:
            BocageError: they cannot.
        """

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def publish(self, table: str, here: frozenset[str], is_changed: bool = True) -> None:
        """Tell the others that a table has changed, and who is connected to it here. Nobody waits for it.

        Args:
            is_changed: False where only somebody has come or gone: then nobody reads the table for it.
        """

    def lease(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Whether this process may do something that only one should do, for as long as it is at it."""
        return _granted()

    async def close(self) -> None:
        """Stop listening."""


@asynccontextmanager
async def _granted() -> AsyncIterator[bool]:
    yield True


def check_bus(url: str) -> None:
    """Refuse a Redis server that cannot be reached, before anything is started.

    Raises:
        BocageError: it cannot, or the library for it is missing.
    """

    async def check() -> None:
        bus = make_bus(url)
        try:
            await bus.check()
        finally:
            await bus.close()

    asyncio.run(check())


def make_bus(url: str) -> Bus:
    """The bus for a URL; empty: none is needed.

    Raises:
        BocageError: the library for Redis is missing, or the URL is none.
    """
    if not url:
        return Bus()
    from bocage.table.redis_bus import RedisBus  # needs the library only where it is used

    return RedisBus(url)
