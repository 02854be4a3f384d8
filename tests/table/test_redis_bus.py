"""A bus that does not answer is not waited for; what it tells is what has happened."""

from __future__ import annotations

import asyncio
import time
from unittest.mock import Mock

import pytest

from bocage.table import redis_bus
from bocage.table.bus import Bus, BusMessage
from bocage.table.others import Others
from tests.table.services import redis

LONG = 5.0


async def stubborn() -> None:
    """As a connection that is being made anew: it goes on after it was called off once."""
    for _ in range(2):
        try:
            await asyncio.sleep(LONG)
        except asyncio.CancelledError:
            continue


def test_nobody_waits_for_an_answer_that_cannot_be_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "ANSWER", 0.05)

    async def story() -> float:
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await redis_bus._within(stubborn())
        return time.monotonic() - begun

    assert asyncio.run(story()) < LONG / 2


def test_who_has_come_or_gone_is_told_apart_from_what_has_changed() -> None:
    heard: list[BusMessage] = []

    async def story(url: str) -> None:
        teller, listener = redis_bus.RedisBus(url), redis_bus.RedisBus(url)
        await teller.start(lambda _: None)
        await listener.start(heard.append)
        teller.publish("somebody-came", frozenset({"ada"}), is_changed=False)
        teller.publish("both", frozenset())
        teller.publish("both", frozenset({"bea"}), is_changed=False)
        async with asyncio.timeout(LONG):
            while len(heard) < 2:
                await asyncio.sleep(0.01)
        await teller.close()
        await listener.close()

    with redis() as messenger:
        asyncio.run(story(messenger.url))
    assert [(news.table, news.here, news.is_changed) for news in heard] == [
        ("somebody-came", frozenset({"ada"}), False),
        ("both", frozenset({"bea"}), True),
    ]


def test_a_table_is_not_read_because_somebody_came() -> None:
    async def story() -> list[str]:
        room: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        tables = Mock(known=lambda id: room, ids=lambda: ["t"])
        came: list[str] = []
        others = Others(Mock(), Bus(), tables, came.append)
        others._hear(BusMessage("t", "p", frozenset({"ada"}), is_changed=False))
        assert (came, others.here("t")) == (["t"], frozenset({"ada"}))
        assert not others._reading
        others._hear(BusMessage("t", "p", frozenset({"ada"})))
        reading = list(others._reading)
        await others.close()
        return reading

    assert asyncio.run(story()) == ["t"]
