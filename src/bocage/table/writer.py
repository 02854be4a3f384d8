"""All writes go through one thread, which commits together what has gathered meanwhile."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

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
        done, _ = await asyncio.wait({job.future}, timeout=self._patience)
        if not done:
            self.failed = time.monotonic()
            if job.settle():
                raise TimeoutError
            self._line.cut()
        result: T = await job.future
        return result

    def _work(self) -> None:
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
        with (
            self.engine.connect().execution_options(writes=True) as connection,
            self._line.held(connection),
        ):
            results = [job.work(connection) for job in jobs]
            try:
                connection.commit()
            except DBAPIError as problem:
                if problem.connection_invalidated:
                    raise Unsure from problem
                raise
        return results


def _was_stale(problem: Exception) -> bool:
    """Whether a connection of the pool had gone before it was used; the database itself may be there."""
    return isinstance(problem, DBAPIError) and problem.connection_invalidated
