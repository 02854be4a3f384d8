"""How the processes of one server wake each other: not at all, or through Redis."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bocage.core.errors import BocageError

log = logging.getLogger("bocage.table")
CHANNEL = "bocage:tables"
PAUSE = 1.0  # seconds before another try to reach Redis


@dataclass(frozen=True)
class News:
    """What another process says of a table.

    Attributes:
        table: which has changed, or who is there has; None: any may have, since news were lost.
        process: who says so; here: the owners who are connected to the table there.
    """

    table: str | None
    process: str = ""
    here: frozenset[str] = frozenset()


Hear = Callable[[News], Awaitable[None]]


class Bus:
    """The bus of a process that is alone."""

    async def check(self) -> None:
        """Refuse when the others cannot be reached.

        Raises:
            BocageError: they cannot.
        """

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def publish(self, table: str, here: frozenset[str]) -> None:
        """Tell the others that a table has changed, and who is connected to it here."""

    async def lease(self, name: str, seconds: float) -> bool:
        """Whether this process may do something that only one should do."""
        return True

    async def close(self) -> None:
        """Stop listening."""


class RedisBus(Bus):
    """Publishes and hears through a Redis server; when that goes away, tries again until it is back.

    Raises:
        BocageError: the library for Redis is missing, or the URL is none.
    """

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
            from redis.exceptions import RedisError
        except ImportError:
            raise BocageError("redis-library") from None
        try:
            self._redis = redis.from_url(url, decode_responses=True)
        except ValueError:
            raise BocageError("redis-url", url=url.split("@")[-1]) from None
        self._errors: tuple[type[Exception], ...] = (RedisError, OSError)
        self._process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def check(self) -> None:
        try:
            await self._redis.ping()
        except self._errors as problem:
            raise BocageError("redis-unreachable", problem=str(problem)) from None

    async def start(self, hear: Hear) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, ready))
        await ready.wait()

    async def publish(self, table: str, here: frozenset[str]) -> None:
        try:
            await self._redis.publish(CHANNEL, f"{self._process} {table} {','.join(here)}")
        except self._errors as problem:
            log.error("redis: the other processes were not told of a change: %s", problem)

    async def lease(self, name: str, seconds: float) -> bool:
        try:
            return bool(
                await self._redis.set(f"bocage:lease:{name}", self._process, nx=True, px=int(seconds * 1000))
            )
        except self._errors:
            return True  # better done twice than not at all: the database takes only one of them

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        await hear(News(None))  # whatever was said meanwhile is lost
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            ready.set()
                        elif message["type"] == "message":
                            sender, table, here = str(message["data"]).split(" ")
                            if sender != self._process:
                                await hear(News(table, sender, frozenset(filter(None, here.split(",")))))
            except self._errors as problem:
                log.warning("redis: %s", problem)
            await asyncio.sleep(PAUSE)


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
    """The bus for a URL; empty: none is needed."""
    return RedisBus(url) if url else Bus()
