"""Playing at all tables at once, and taking the times."""

from __future__ import annotations

import asyncio
import re
import time
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from bocage.table.load.histogram import Histogram
from bocage.table.load.people import PATIENCE, LoadFigures, LoadTable, Workload

OPENING_AT_ONCE = 20  # tables
BEAT = 0.02  # seconds: whoever measures must keep time


async def _at_once() -> None:
    """Nobody to wait for."""


async def measure(
    urls: Sequence[str],
    plan: Workload,
    tell: Callable[[int], None],
    others: Callable[[], Awaitable[None]] = _at_once,
) -> tuple[LoadFigures, Histogram]:
    """Open all tables, then play at all of them at once; and how late whoever measures was.

    Everybody is connected before the first decision is due: that all come within one second is not what
    tables are like, and whoever decided meanwhile would wait for that.

    Args:
        tell: told now and then how many decisions there were.
        others: waits until others who measure have opened theirs, too; then everybody plays.
    """
    tally = LoadFigures()
    enough = time.perf_counter() + plan.opening
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    sittings = [LoadTable(urls, number, plan, tally) for number in _numbers(plan)]

    def note(problem: Exception) -> None:
        tally.note(f"{type(problem).__name__}: {problem}"[:80])

    async def open_one(sitting: LoadTable) -> None:
        async with gate:
            if time.perf_counter() > enough:
                return
            try:
                await sitting.open()
            except Exception as problem:  # counted; it is opened anew when all play
                note(problem)
                await sitting.leave()

    await asyncio.gather(*(open_one(sitting) for sitting in sittings))
    await others()
    until = time.perf_counter() + plan.seconds

    async def play(sitting: LoadTable) -> None:
        try:
            await sitting.play(until)
        except Exception as problem:
            note(problem)

    lag = Histogram()
    aside = [asyncio.create_task(_keep_time(lag))]
    if plan.first == 0:  # one who measures is enough: pages would cost the servers more than decisions
        aside.append(asyncio.create_task(_load_pages(urls[0], tally)))
    tasks = [asyncio.create_task(play(sitting)) for sitting in sittings]
    try:
        while not all(task.done() for task in tasks):
            await asyncio.sleep(1)
            tell(tally.decisions)
    finally:
        for task in aside:
            task.cancel()
        await asyncio.gather(*aside, return_exceptions=True)
    return tally, lag


def _numbers(plan: Workload) -> range:
    return range(plan.first, plan.first + plan.tables)


def shares(plan: Workload, clients: int) -> list[Workload]:
    """The plan in parts, for several who measure; none is empty."""
    bounds = [plan.tables * place // clients for place in range(clients + 1)]
    return [
        replace(plan, first=plan.first + low, tables=high - low)
        for low, high in pairwise(bounds)
        if high > low
    ]


async def _keep_time(lag: Histogram) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(BEAT)
        lag.add(max(0.0, time.perf_counter() - begun - BEAT))


async def _load_pages(url: str, tally: LoadFigures) -> None:
    """A page now and then: its text, its files, and what it asks for first."""
    while True:
        with suppress(OSError):
            tally.times["page"].add(await asyncio.to_thread(_load_page, url))
        await asyncio.sleep(1)


def _load_page(url: str) -> float:
    begun = time.perf_counter()
    page = _fetch(f"{url}/").decode()
    for path in (*re.findall(r'(?:src|href)="(/assets/[^"]+)"', page), "/api/catalogue", "/api/tables"):
        _fetch(url + path)
    return time.perf_counter() - begun


def _fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
    return found
