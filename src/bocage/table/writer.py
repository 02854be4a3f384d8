"""All writes go through one thread, which commits together what has gathered meanwhile."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")
MOST_AT_ONCE = 200  # writes in one transaction
PATIENCE = 30.0  # seconds for the last writes of a server that ends


@dataclass
class _Job:
    work: Callable[[Connection], object]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

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

    Attributes:
        failed: when the database last did not take what was written to it (as `time.monotonic` tells it),
            unless it has taken something since.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.failed: float | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bocage-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._thread.join(PATIENCE)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out some work in a transaction; returns when it is committed. It may be tried twice."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), loop)
        self._jobs.put(job)
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
            self._commit(jobs)
            if ending:
                return

    def _commit(self, jobs: Sequence[_Job]) -> None:
        """All in one transaction; where that fails each in its own, so that only the guilty one fails."""
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                results = [job.work(connection) for job in jobs]
        except Exception as problem:
            if len(jobs) == 1:
                if not isinstance(problem, IntegrityError):
                    self.failed = time.monotonic()
                jobs[0].finish(None, problem)
            else:
                for job in jobs:
                    self._commit([job])
            return
        self.failed = None
        for job, result in zip(jobs, results, strict=True):
            job.finish(result, None)
