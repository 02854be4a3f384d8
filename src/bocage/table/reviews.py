"""Reviews of games that are over: made once, in a process of their own, with word of how far they have come.

A review of a long game takes minutes. Whoever wants it asks again and again, and may leave: a review that
nobody has asked for in a while is given up.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from bocage.table.refusals import TOO_MANY, UNAVAILABLE, Refused
from bocage.table.thinkers import NICE_REVIEW, Thinkers

KEPT = 200  # reviews
MOST = 20  # that are made or wait to be
SILENCE = 120.0  # seconds that the process may take for one move
ABANDONED = 60.0  # seconds after which nobody is taken to want a review who has not asked again
PAUSE = 5  # seconds after which it is worth asking again

Key = tuple[str, int]


@dataclass
class ReviewJob:
    """A review that is being made.

    Attributes:
        done, of: how many moves were looked at, of how many; asked: when somebody last wanted it.
    """

    person: str
    task: asyncio.Task[object]
    of: int
    done: int = 0
    asked: float = field(default_factory=time.monotonic)

    def tell(self, done: int, of: int) -> None:
        """It has come so far."""
        self.done, self.of = done, of


class Reviews:
    """The reviews that were made lately, and those that are being made."""

    def __init__(self, thinkers: Thinkers | None = None) -> None:
        self._thinkers = thinkers or Thinkers(1, SILENCE, NICE_REVIEW)
        self._made: OrderedDict[Key, object] = OrderedDict()
        self._works: dict[Key, ReviewJob] = {}

    async def close(self) -> None:
        """Give up whatever is being made."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def wait(
        self, key: Key, question: Callable[[], dict[str, object]], person: str, seconds: float
    ) -> object | ReviewJob:
        """The review, or how far it has come after so many seconds.

        Args:
            question: makes the question to the process.

        Raises:
            Refused: this person waits for another one, or too many do.
            TooSlow: it could not be made.
        """
        if key in self._made:
            return self._made[key]
        work = self._works.get(key) or self._begin(key, question(), person)
        work.asked = time.monotonic()
        await asyncio.wait({work.task}, timeout=seconds)
        return work.task.result() if work.task.done() else work

    def give_up(self) -> None:
        """Give up what nobody wants any more."""
        long_ago = time.monotonic() - ABANDONED
        for work in self._works.values():
            if work.asked < long_ago:
                work.task.cancel()

    def _begin(self, key: Key, question: dict[str, object], person: str) -> ReviewJob:
        if person and any(work.person == person for work in self._works.values()):
            raise Refused(TOO_MANY, "too-many", seconds=PAUSE)
        if len(self._works) >= MOST:
            raise Refused(UNAVAILABLE, "hint-too-slow")
        moves = question["moves"]
        assert isinstance(moves, list)
        task = asyncio.create_task(self._make(key, question, person))
        work = self._works[key] = ReviewJob(person, task, len(moves))
        task.add_done_callback(lambda _: self._works.pop(key, None))
        return work

    async def _make(self, key: Key, question: dict[str, object], person: str) -> object:
        def tell(done: int, of: int) -> None:
            if key in self._works:
                self._works[key].tell(done, of)

        found = self._made[key] = await self._thinkers.ask(question, person, tell)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return found
