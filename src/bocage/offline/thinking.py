"""Bots that think between two messages: in the same worker as the table, and it answers meanwhile."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Generator
from typing import cast

from bocage.table.thinker import Thinker
from bocage.table.thinkers import Tell, TooSlow

SLICE = 0.03  # seconds of thinking between two looks at what else there is to do

Json = dict[str, object]
Elsewhere = Callable[[str, Tell], Awaitable[str]]
Prepare = Callable[[str], Awaitable[None]]


class Here:
    """Takes the place of a server's thinkers.

    Args:
        elsewhere: has reviews and studies made by another worker, since they make no pauses: a question, an
            answer, and word of how far it has come.
        prepare: fetches what thinking about a game needs.
    """

    def __init__(self, elsewhere: Elsewhere | None = None, prepare: Prepare | None = None) -> None:
        self._thinker = Thinker()
        self._elsewhere = elsewhere
        self._prepare = prepare
        self._turn = asyncio.Lock()
        self._thinks_at = ""
        self._is_hurried = False
        self.waiting = 0

    async def ask(self, question: Json, person: str = "", tell: Tell | None = None) -> object:
        """What the thinker answers; everybody else is heard meanwhile.

        Raises:
            TooSlow: there is none for this question here.
        """
        if question["task"] in ("review", "study"):
            if self._elsewhere is None:
                raise TooSlow
            return json.loads(await self._elsewhere(json.dumps(question), tell or (lambda done, of: None)))
        if self._prepare is not None:
            await self._prepare(str(question["game"]))
        async with self._turn:
            self._thinks_at, self._is_hurried = str(question["table"]), False
            try:
                return await self._think(self._thinker.thinking(question))
            finally:
                self._thinks_at = ""

    async def _think(self, steps: Generator[None, bool | None, object]) -> object:
        begun = time.monotonic()
        try:
            next(steps)
            while True:
                if time.monotonic() - begun > SLICE:
                    await asyncio.sleep(0)
                    begun = time.monotonic()
                steps.send(self._is_hurried)
        except StopIteration as end:
            return cast("object", end.value)

    def hurry(self, table: str) -> None:
        """Let whoever thinks at a table answer with what they have."""
        self._is_hurried = self._is_hurried or table == self._thinks_at

    async def check(self) -> None:
        """They are here."""

    async def close(self) -> None:
        """Nothing is to be ended."""


def answered(question: str, tell: Tell) -> str:
    """What a thinker says to a question, both as JSON: for the worker that makes a review.

    Args:
        tell: is told how far it has come.
    """
    return json.dumps(Thinker(tell).answer(json.loads(question)))
