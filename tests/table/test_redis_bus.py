"""A bus that does not answer is not waited for, whatever it does when it is called off."""

from __future__ import annotations

import asyncio
import time

import pytest

from bocage.table import redis_bus

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
