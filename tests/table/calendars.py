"""A server without a network, whose clocks go by a calendar that a test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import pytest

from bocage.table.api.models import NewTable
from bocage.table.bus import Bus
from bocage.table.clocks import DAY, face
from bocage.table.clockwork import Clockwork
from bocage.table.database import open_database
from bocage.table.metrics import Metrics
from bocage.table.opening import set_up
from bocage.table.room import Room
from bocage.table.rooms import Rooms
from bocage.table.settings import Settings
from bocage.table.store import Store
from tests.table.serving import Json

ADA, BEA = "a" * 64, "b" * 64
STEP = 5.0  # seconds of the calendar between two looks at the clocks


class Calendar:
    """What the calendar says, as a test wants it. Tests that share a database come one after the other."""

    _years = count(1)

    def __init__(self) -> None:
        self.now = 1_800_000_000.0 + next(self._years) * 365 * DAY

    def __call__(self) -> float:
        return self.now


class Desk:
    """A server without a network, by a calendar of the test's."""

    def __init__(self, url: str, calendar: Calendar) -> None:
        self.calendar = calendar
        self.store = Store(open_database(url))
        self.rooms = Rooms(Settings(thinkers=1), self.store, Bus(), Metrics())
        self.clockwork = Clockwork(self.store, self.rooms, calendar)

    async def __aenter__(self) -> Desk:
        await self.clockwork.time.beat()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.close()
        self.store.close()

    async def open(self, clock: Json, *seats: str, **settings: Any) -> Room:  # noqa: ANN401
        plans = [{"who": who, "name": f"{who} {place}"} for place, who in enumerate(seats)]
        wish = {"game": "creatures", "options": {"first_player": 0}, "seats": plans}
        sheet, made = set_up(
            NewTable.model_validate({**wish, "settings": {"clock": clock, **settings}}),
            ADA,
            self.clockwork.time.now(),
        )
        await self.store.create(sheet, made)
        return await self.rooms.get(sheet.id)

    async def wait(self, seconds: float, look: bool = True) -> None:
        """Let so much time go by, while the server runs."""
        while seconds > 0:
            self.calendar.now += min(STEP, seconds)
            seconds -= STEP
            if look:
                await self.clockwork.time.beat()
        if look:
            await self.clockwork.tick()

    def left(self, room: Room) -> list[float | None]:
        found = face(room.sheet, self.clockwork.time.now())
        assert found is not None
        return found["left"]


def at(
    database: str, story: Callable[[Desk], Coroutine[object, object, None]], calendar: Calendar | None = None
) -> None:
    """Tell a story at a server."""

    async def run() -> None:
        async with Desk(database, calendar or Calendar()) as desk:
            await story(desk)

    asyncio.run(run())


def near(*wanted: float | None) -> Any:  # noqa: ANN401 - what pytest compares with
    return [None if one is None else pytest.approx(one, abs=0.2) for one in wanted]
