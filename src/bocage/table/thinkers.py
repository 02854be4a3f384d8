"""The processes that bots think in, so that nobody at another table waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import zlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from bocage.table.turns import Turns

log = logging.getLogger("bocage.table")
LONGEST_LINE = 4 * 1024 * 1024
BOTS_FIRST, THEN_OTHERS = 0, 1
READY = 10.0  # seconds in which a process must say that it is there, its start included


class TooSlow(Exception):
    """There was no answer in time, or the process ended."""


class Thinkers:
    """A few processes. A table always has the same one, which knows its game; questions wait their turn.

    Args:
        count: how many processes; they start when they are first needed.
        seconds: how long an answer may take.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._processes: list[Process | None] = [None] * count
        self._turns = [Turns() for _ in range(count)]

    async def ask(self, question: dict[str, object]) -> object:
        """What a process answers to a question about a table. Bots come before whoever wants advice.

        Raises:
            TooSlow: it took too long, or failed. Another process will take its place.
        """
        place = zlib.crc32(str(question["table"]).encode()) % len(self._turns)
        return await self._ask(place, question, self._seconds)

    async def _ask(self, place: int, question: dict[str, object], seconds: float) -> object:
        async with self._turns[place].turn(BOTS_FIRST if question["task"] == "decide" else THEN_OTHERS):
            try:
                process = await self._process(place)
                async with asyncio.timeout(seconds):
                    return await _ask(process, question)
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
        """Ask every process that has nothing to do whether it is there; one that thinks is.

        Raises:
            TooSlow: one is not.
        """
        for place, turns in enumerate(self._turns):
            if not turns.is_taken:
                await self._ask(place, {"task": "ping"}, READY)

    async def close(self) -> None:
        """End all processes."""
        for place in range(len(self._processes)):
            await self._end(place)

    async def _process(self, place: int) -> Process:
        process = self._processes[place]
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bocage.table.thinker"),
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


async def _ask(process: Process, question: dict[str, object]) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise EOFError
    found: object = json.loads(answer)
    return found
