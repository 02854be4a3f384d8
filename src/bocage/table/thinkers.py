"""The processes that bots think in, so that nobody at another table waits for them.

By hand, since `ProcessPoolExecutor` cannot end a thought that takes too long (one process killed breaks the
whole pool), knows no urgency, does not tell how far a review has come, and keeps no process for a table.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from bocage.table.turns import BOT, HINT, REVIEW, Turns

log = logging.getLogger("bocage.table")
LONGEST_LINE = 4 * 1024 * 1024
READY = 10.0  # seconds in which a process must say that it is there, its start included
REMEMBERED = 10_000  # tables whose process is known
URGENCY = {"decide": BOT, "hint": HINT, "study": HINT, "review": REVIEW, "ping": BOT}
# People come before bots, and bots before reviews, also where all share one core.
NICE_BOT, NICE_REVIEW = 5, 15

Tell = Callable[[int, int], None]


class TooSlow(Exception):
    """There was no answer in time, or the process ended."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


class Thinkers:
    """A few processes, started when they are needed. A table has the same one again where that is free,
    since it knows the game; otherwise any.

    Args:
        count: how many processes at most; 0: one for each core.
        seconds: how long they may be silent.
        nice: how much everything else comes before them.
    """

    def __init__(self, count: int, seconds: float, nice: int = NICE_BOT) -> None:
        self._seconds = seconds
        self._nice = nice
        self._processes: list[Process | None] = [None] * (count or cores())
        self._turns = Turns(len(self._processes))
        self._known: OrderedDict[str, int] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._turns.waiting()

    async def ask(self, question: dict[str, object], person: str = "", tell: Tell | None = None) -> object:
        """What a process answers to a question about a table. Bots come first, then hints, then reviews.

        Args:
            person: on whose behalf; nobody gets more than others while these wait.
            tell: is told how far it has come: how much is done, of how much.

        Raises:
            TooSlow: it took too long, or failed. Another process will take its place.
        """
        table = str(question["table"])
        urgency = URGENCY[str(question["task"])]
        async with self._turns.turn(urgency, person, lambda free: self._choose(table, free)) as place:
            self._known[table] = place
            self._known.move_to_end(table)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return await self._ask(place, question, self._seconds, tell)

    def _choose(self, table: str, free: frozenset[int]) -> int:
        """The process that knows a table, else one that runs, else any."""
        before = self._known.get(table)
        if before in free:
            return before
        return min(free, key=lambda place: (self._processes[place] is None, place))

    async def _ask(
        self, place: int, question: dict[str, object], seconds: float, tell: Tell | None = None
    ) -> object:
        try:
            process = await self._process(place)
            return await _ask(process, question, seconds, tell)
        except (TimeoutError, OSError, ValueError, EOFError, RuntimeError) as problem:
            # RuntimeError: uvloop's word for a pipe to a process that has ended.
            log.warning("no answer (%s, %s): %r", question["task"], question.get("bot"), problem)
            await self._end(place)
            raise TooSlow from None
        except asyncio.CancelledError:
            # The answer would be taken for that to the next question.
            await self._end(place)
            raise

    async def check(self) -> None:
        """Ask every process that runs and has nothing to do whether it is there, at least one; those that
        think are.

        Raises:
            TooSlow: one is not.
        """
        idle = [place for place in self._turns.free if self._processes[place] is not None]
        if not idle and len(self._turns.free) == len(self._processes):
            idle = [0]
        for place in idle:
            async with self._turns.turn(BOT, choose=lambda free, place=place: _one(place, free)) as found:  # type: ignore[misc]
                await self._ask(found, {"task": "ping"}, READY)

    async def close(self) -> None:
        """End all processes."""
        for place in range(len(self._processes)):
            await self._end(place)

    async def _process(self, place: int) -> Process:
        process = self._processes[place]
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bocage.table.thinker", str(self._nice)),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its thinkers itself
            )
            self._processes[place] = process
        return process

    async def _end(self, place: int) -> None:
        process = self._processes[place]
        self._processes[place] = None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _one(place: int, free: frozenset[int]) -> int:
    return place if place in free else min(free)


async def _ask(process: Process, question: dict[str, object], seconds: float, tell: Tell | None) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    while True:
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise EOFError
        found = json.loads(line)
        if "answer" in found:
            answer: object = found["answer"]
            return answer
        if tell is not None:
            tell(int(found["done"]), int(found["of"]))
