"""Waiting one's turn, the urgent before the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush


class Turns:
    """A lock that lets the most urgent of those who wait in first, and of these whoever came first.

    Attributes:
        is_taken: whether it is somebody's turn.
    """

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = 0

    @asynccontextmanager
    async def turn(self, place: int) -> AsyncIterator[None]:
        """One's turn; smaller places come first."""
        if self.is_taken:
            await self._wait(place)
        self.is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, place: int) -> None:
        self._came += 1
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (place, self._came, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was our turn already
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            called = heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self.is_taken = False
