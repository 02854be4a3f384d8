"""Several processes that measure: one alone cannot keep time with a thousand tables."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Barrier, Event

from bocage.table.load.histogram import Histogram
from bocage.table.load.measuring import measure, shares
from bocage.table.load.people import LoadFigures, Workload

LOOK = 0.1  # seconds between two looks whether everybody plays
OPENING = 600.0  # seconds in which everybody must have opened their tables


class _Shared:
    """What those who measure have in common; each process has it once.

    Attributes:
        count: of their decisions; ready: where they wait for each other; begun: whether they play.
    """

    count: Synchronized[int]
    ready: Barrier
    begun: Event


def _begin(count: Synchronized[int], ready: Barrier, begun: Event) -> None:
    _Shared.count, _Shared.ready, _Shared.begun = count, ready, begun


def _work(urls: Sequence[str], plan: Workload) -> tuple[LoadFigures, Histogram]:
    told = 0

    def tell(decisions: int) -> None:
        nonlocal told
        with _Shared.count.get_lock():
            _Shared.count.value += decisions - told
        told = decisions

    async def others() -> None:
        await asyncio.to_thread(_Shared.ready.wait, OPENING)
        _Shared.begun.set()

    try:
        return asyncio.run(measure(urls, plan, tell, others))
    except BaseException:
        _Shared.ready.abort()  # nobody waits for this one
        raise


async def measure_by(
    clients: int,
    urls: Sequence[str],
    plan: Workload,
    tell: Callable[[int], None],
    begin: Callable[[], None],
) -> tuple[LoadFigures, Histogram]:
    """Measure in so many processes at once, each with its share of the tables.

    Args:
        begin: called once all tables are open.
    """
    parts = shares(plan, clients)
    if len(parts) == 1:

        async def nobody() -> None:
            begin()

        return await measure(urls, plan, tell, nobody)
    context = multiprocessing.get_context("spawn")
    count: Synchronized[int] = context.Value("q", 0)
    ready, begun = context.Barrier(len(parts)), context.Event()
    tally, lag = LoadFigures(), Histogram()
    with ProcessPoolExecutor(len(parts), context, _begin, (count, ready, begun)) as pool:
        loop = asyncio.get_running_loop()
        working = [loop.run_in_executor(pool, _work, urls, part) for part in parts]
        while not begun.is_set() and not any(one.done() for one in working):
            await asyncio.sleep(LOOK)
        begin()
        while not all(one.done() for one in working):
            await asyncio.wait(working, timeout=1)
            tell(count.value)
        for one in working:
            found, late = await one
            tally.merge(found)
            lag.merge(late)
    return tally, lag
