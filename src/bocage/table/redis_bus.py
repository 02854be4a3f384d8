"""Waking the other processes through Redis.

Redis may be away, frozen or started anew at any moment. Nobody waits for it: news are sent by a task of its
own until they are sent, and what was missed is read from the database by whoever listens. The database is
what counts; Redis only saves the time until somebody looks there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

from bocage.core.errors import BocageError
from bocage.table.bus import Bus, BusMessage, Hear

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

T = TypeVar("T")
log = logging.getLogger("bocage.table")
CHANNEL = "bocage:tables"
PAUSE = 1.0  # seconds before another try to reach Redis
ANSWER = 1.0  # seconds in which it must answer
SILENCE = 5.0  # seconds without a word after which it is asked whether it is still there
LEASE = 2.5  # seconds after which a process that has died keeps nobody waiting
RENEWAL = 0.5  # seconds between two renewals by one that lives
# Only whoever holds a lease may renew it or give it back.
RENEW = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end"
GIVE_BACK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end"


class RedisBus(Bus):
    """Publishes and hears through a Redis server; when that goes away, tries again until it is back.

    Raises:
        BocageError: the library for Redis is missing, or the URL is none.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ImportError:
            raise BocageError("redis-library") from None
        waits = {"socket_connect_timeout": ANSWER, "socket_timeout": ANSWER}
        try:
            # One more try at once: a connection of the pool may be one to a Redis that has gone.
            self._redis = redis.from_url(url, decode_responses=True, retry=Retry(NoBackoff(), 1), **waits)
        except ValueError:
            raise BocageError("redis-url", url=url.split("@")[-1]) from None
        self._errors: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
        self._process = secrets.token_hex(8)
        self._away_until = 0.0
        self._outbox: OrderedDict[str, tuple[frozenset[str], bool]] = OrderedDict()
        self._is_due = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        try:
            async with asyncio.timeout(2 * ANSWER):
                await self._redis.ping()
        except self._errors as problem:
            raise BocageError("redis-unreachable", problem=str(problem) or type(problem).__name__) from None

    async def start(self, hear: Hear) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, ready)),
            asyncio.create_task(self._send()),
        ]
        await ready.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # Telling.

    def publish(self, table: str, here: frozenset[str], is_changed: bool = True) -> None:
        _, was_changed = self._outbox.get(table, (here, False))
        self._outbox[table] = (here, is_changed or was_changed)
        self._is_due.set()

    async def _send(self) -> None:
        """Send what there is to tell; what could not be sent is tried again."""
        while True:
            await self._is_due.wait()
            self._is_due.clear()
            while self._outbox:
                table, (here, is_changed) = self._outbox.popitem(last=False)
                words = f"{self._process} {table} {','.join(here)} {int(is_changed)}"
                try:
                    async with asyncio.timeout(2 * ANSWER):
                        await self._redis.publish(CHANNEL, words)
                except self._errors as problem:
                    log.warning("redis: the other processes are not told yet: %r", problem)
                    newer, _ = self._outbox.get(table, (here, False))
                    self.publish(table, newer, is_changed)
                    await asyncio.sleep(PAUSE)

    # Hearing.

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        """Hear for ever: whatever goes wrong, begin again."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._follow(channel, hear, ready)
                    self.is_reached = False
            except self._errors as problem:
                self.is_reached = False
                log.warning("redis: %r", problem)
            except Exception:
                log.exception("redis: the listener begins again")
            await asyncio.sleep(PAUSE)

    async def _follow(self, channel: PubSub, hear: Hear, ready: asyncio.Event) -> None:
        """Hear what is said, until Redis does not answer any more.

        Raises:
            TimeoutError: it was silent for too long, even when asked.
        """
        was_asked = False
        while True:
            message = await channel.get_message(timeout=SILENCE)
            if message is None:
                if was_asked:
                    raise TimeoutError("silent")
                await channel.ping()
                was_asked = True
                continue
            was_asked = False
            if message["type"] == "subscribe":
                if ready.is_set():
                    hear(BusMessage(None))  # whatever was said meanwhile is lost
                self.is_reached = True
                ready.set()
            elif message["type"] == "message":
                sender, table, here, is_changed = str(message["data"]).split(" ")
                if sender != self._process:
                    owners = frozenset(filter(None, here.split(",")))
                    hear(BusMessage(table, sender, owners, is_changed == "1"))

    # Leases.

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        key = f"bocage:lease:{name}"
        try:
            taken = self._redis.set(key, self._process, nx=True, px=int(LEASE * 1000))
            is_ours = bool(await self._soon(taken))
        except self._errors:
            yield True  # better done twice than not at all: the database takes only one of them
            return
        if not is_ours:
            yield False
            return
        keeping = asyncio.create_task(self._keep(key))
        try:
            yield True
        finally:
            keeping.cancel()
            await asyncio.wait({keeping}, timeout=ANSWER)
            with suppress(*self._errors):
                await self._soon(self._redis.eval(GIVE_BACK, 1, key, self._process))

    async def _keep(self, key: str) -> None:
        """Renew a lease for as long as this process is at it."""
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(*self._errors):
                await self._soon(self._redis.eval(RENEW, 1, key, self._process, str(int(LEASE * 1000))))

    async def _soon(self, asked: Awaitable[T]) -> T:
        """The answer of Redis; where it was away a moment ago nobody waits for it again.

        Raises:
            Exception: one of those that mean that it is away.
        """
        if time.monotonic() < self._away_until:
            if asyncio.iscoroutine(asked):
                asked.close()
            raise TimeoutError
        try:
            return await _within(asked)
        except self._errors:
            self._away_until = time.monotonic() + SILENCE
            raise


async def _within(asked: Awaitable[T]) -> T:
    """The answer, if it comes soon. A connection that is being made anew may ignore that it is called off, so
    nobody waits for that: a bot would stand still for as long."""
    asking = asyncio.ensure_future(asked)
    asking.add_done_callback(lambda one: one.cancelled() or one.exception())  # nobody else may ask for it
    await asyncio.wait({asking}, timeout=ANSWER)
    if not asking.done():
        asking.cancel()
        raise TimeoutError
    return asking.result()
