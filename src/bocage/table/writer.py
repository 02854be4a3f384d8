"""All writes go through one thread, which commits together what has gathered meanwhile."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from bocage.table.line import CuttableConnection

T = TypeVar("T")
MOST_AT_ONCE = 200  # writes in one transaction
LAST = 30.0  # seconds for the last writes of a server that ends


class Unsure(Exception):
    """The database went away while it committed: it may have done so or not."""


@dataclass
class _Job:
    work: Callable[[Connection], object]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    is_settled: bool = False  # begun, or given up
    lock: threading.Lock = field(default_factory=threading.Lock)

    def settle(self) -> bool:
        """Begin it or give it up, whoever is first: what was given up is never begun."""
        with self.lock:
            was_settled, self.is_settled = self.is_settled, True
        return not was_settled

    def finish(self, result: object, problem: BaseException | None) -> None:
        def tell() -> None:
            if self.future.done():
                return
            if problem is None:
                self.future.set_result(result)
            else:
                self.future.set_exception(problem)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(tell)


class Writer:
    """The thread that writes.

    Args:
        patience: seconds that a write may take, its waiting for others included.

    Attributes:
        failed: when the database last did not take what was written to it (as `time.monotonic` tells it),
            unless it has taken something since.
    """

    def __init__(self, engine: Engine, patience: float) -> None:
        self.engine = engine
        self.failed: float | None = None
        self._patience = patience
        self._line = CuttableConnection()
        self._connection: Connection | None = None  # kept: to ask the pool for it took a third of a write
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bocage-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._thread.join(LAST)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out some work in a transaction; returns when it is committed. It may be tried twice.

        Raises:
            TimeoutError: the database did not answer in time; nothing was written.
            Unsure: it went away at the last moment.
            SQLAlchemyError: nothing was written.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), loop)
        self._jobs.put(job)
        giving_up = loop.call_later(self._patience, self._give_up, job)
        try:
            result: T = await job.future
        finally:
            giving_up.cancel()
        return result

    def _give_up(self, job: _Job) -> None:
        """It has taken too long: it is not begun any more, or cut off."""
        self.failed = time.monotonic()
        if not job.settle():
            self._line.cut()
        elif not job.future.done():
            job.future.set_exception(TimeoutError())

    def _work(self) -> None:
        try:
            self._take_jobs()
        finally:
            self._let_go()

    def _take_jobs(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            ending = False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    ending = True
                    break
                jobs.append(more)
            self._commit([job for job in jobs if job.settle()])
            if ending:
                return

    def _commit(self, jobs: Sequence[_Job], again: bool = True) -> None:
        """All in one transaction; where one is at fault each in its own, so that only that one fails."""
        if not jobs:
            return
        try:
            results = self._transact(jobs)
        except Exception as problem:
            is_away = isinstance(problem, (OperationalError, OSError, Unsure))
            if again and _was_stale(problem) and not self._line.is_cut:
                self._commit(jobs, again=False)
            elif is_away or len(jobs) == 1:
                if not isinstance(problem, IntegrityError):
                    self.failed = time.monotonic()
                for job in jobs:
                    job.finish(None, problem)
            else:
                for job in jobs:
                    self._commit([job])
            return
        self.failed = None
        for job, result in zip(jobs, results, strict=True):
            job.finish(result, None)

    def _transact(self, jobs: Sequence[_Job]) -> list[object]:
        self._line = CuttableConnection()
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        try:
            with self._line.held(self._connection):
                results = [job.work(self._connection) for job in jobs]
                try:
                    self._connection.commit()
                except DBAPIError as problem:
                    if problem.connection_invalidated:
                        raise Unsure from problem
                    raise
        except BaseException:
            self._let_go()
            raise
        return results

    def _let_go(self) -> None:
        """Give the connection back, with whatever it has begun undone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.close()


def _was_stale(problem: Exception) -> bool:
    """Whether a connection of the pool had gone before it was used; the database itself may be there."""
    return isinstance(problem, DBAPIError) and problem.connection_invalidated
