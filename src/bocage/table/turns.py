"""Waiting one's turn at a few places: the urgent first, and nobody before somebody who has had less."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

BOT, HINT, REVIEW = 0, 1, 2  # how urgent something is


@dataclass(eq=False)
class _Waiting:
    urgency: int
    person: str
    came: int
    choose: Callable[[frozenset[int]], int]
    called: asyncio.Future[int]


class Turns:
    """Some places, each for one at a time.

    Of those who wait, the most urgent comes first; of these whoever has the fewest places now, so that one
    person who asks for much does not keep others waiting; of these whoever came first. What is not a bot's
    leaves a place free for bots, where there is more than one.

    Args:
        count: how many places.
    """

    def __init__(self, count: int) -> None:
        self.free = set(range(count))
        self._most_others = max(1, count - 1)
        self._others = 0
        self._has: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._came = 0

    @asynccontextmanager
    async def turn(
        self, urgency: int, person: str = "", choose: Callable[[frozenset[int]], int] = min
    ) -> AsyncIterator[int]:
        """One's turn: the place.

        Args:
            choose: picks one of the places that are free.
        """
        place = await self._wait(urgency, person, choose)
        try:
            yield place
        finally:
            self._give_back(urgency, person, place)

    def waiting(self) -> int:
        """How many wait."""
        return sum(not one.called.done() for one in self._waiting)

    async def _wait(self, urgency: int, person: str, choose: Callable[[frozenset[int]], int]) -> int:
        self._came += 1
        called: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        one = _Waiting(urgency, person, self._came, choose, called)
        self._waiting.append(one)
        self._call()
        try:
            return await called
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            elif not called.cancelled():
                self._give_back(urgency, person, called.result())  # it was our turn already
            raise

    def _call(self) -> None:
        while self.free:
            able = [one for one in self._waiting if one.urgency == BOT or self._others < self._most_others]
            if not able:
                return
            first = min(able, key=lambda one: (one.urgency, self._has[one.person], one.came))
            self._waiting.remove(first)
            if first.called.done():
                continue  # they have gone
            place = first.choose(frozenset(self.free))
            self.free.discard(place)
            self._others += first.urgency != BOT
            self._has[first.person] += 1
            first.called.set_result(place)

    def _give_back(self, urgency: int, person: str, place: int) -> None:
        self.free.add(place)
        self._others -= urgency != BOT
        self._has[person] -= 1
        if not self._has[person]:
            del self._has[person]
        self._call()
