"""Measuring: servers, tables, pages, and what the machine had left meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from bocage.core.errors import BocageError
from bocage.table.load.histogram import Histogram
from bocage.table.load.people import PATIENCE, LoadFigures, LoadTable, Workload

OPENING_AT_ONCE = 20  # tables
BEAT = 0.02  # seconds: whoever measures must keep time
LAGGING = 0.02  # seconds by which they may be late; beyond that they measure themselves
BUSY = 0.9  # of the machine's computing: beyond that nothing is left for anybody


async def measure(
    urls: Sequence[str], plan: Workload, tell: Callable[[int], None]
) -> tuple[LoadFigures, Histogram]:
    """Open all tables, then play at all of them at once; and how late whoever measures was.

    Args:
        tell: told now and then how many decisions there were.
    """
    tally = LoadFigures()
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    sittings = [LoadTable(urls, number, plan, tally) for number in range(plan.tables)]

    async def open_one(sitting: LoadTable) -> None:
        async with gate:
            await sitting.open()

    await asyncio.gather(*(open_one(sitting) for sitting in sittings))
    until = time.perf_counter() + plan.seconds

    async def play(sitting: LoadTable) -> None:
        try:
            await sitting.play(until)
        except Exception as problem:
            tally.note(f"{type(problem).__name__}: {problem}"[:80])

    lag = Histogram()
    aside = [asyncio.create_task(_keep_time(lag)), asyncio.create_task(_load_pages(urls[0], tally))]
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


@asynccontextmanager
async def own_server(database: str, redis: str = "") -> AsyncIterator[tuple[str, Process]]:
    """A server for the measurement alone: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        kept = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        command = ("-m", "bocage", "--lang", "en", "serve", "--port", "0", "--no-limits")
        # By the environment: others could read a password on the command line.
        environment = {**os.environ, "BOCAGE_DATABASE": kept, "BOCAGE_REDIS": redis}
        process = await asyncio.create_subprocess_exec(sys.executable, *command, stderr=PIPE, env=environment)
        assert process.stderr is not None
        line = (await process.stderr.readline()).decode()
        address = next((word for word in line.split() if word.startswith("http")), "")
        if not address:
            await process.wait()
            raise BocageError("load-server", problem=line.strip())
        try:
            yield address, process
        finally:
            process.terminate()
            await process.wait()


def memory_of(process: int) -> float:
    """The memory of a process in MB; 0 where that cannot be told."""
    try:
        text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    found = next((line for line in text.splitlines() if line.startswith("VmRSS")), "VmRSS: 0 kB")
    return round(int(found.split()[1]) / 1024, 1)


def cpu_of(process: int) -> float:
    """Seconds of computing that a process has used; 0 where that cannot be told."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idleness() -> tuple[float, float]:
    """Computing time of this machine so far: all of it, and what nobody used; 0 where that cannot be told."""
    try:
        line = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0]
    except OSError:
        return 0.0, 0.0
    times = [float(word) for word in line.split()[1:9]]
    return sum(times), times[3] + times[4]


async def report(
    plan: Workload,
    urls: Sequence[str],
    database: str,
    tell: Callable[[int], None],
    processes: int = 1,
    redis: str = "",
) -> dict[str, object]:
    """Measure servers that run, or some of our own, and sum up."""
    async with AsyncExitStack() as stack:
        servers = (own_server(database, redis) for _ in range(0 if urls else processes))
        own = await asyncio.gather(*(stack.enter_async_context(server) for server in servers))
        addresses = [url.rstrip("/") for url in urls] or [address for address, _ in own]
        before = sum(cpu_of(process.pid) for _, process in own)
        all_before, idle_before = idleness()
        tally, lag = await measure(addresses, plan, tell)
        all_after, idle_after = idleness()
        memory = sum(memory_of(process.pid) for _, process in own)
        cpu = sum(cpu_of(process.pid) for _, process in own) - before
    used = 1 - (idle_after - idle_before) / (all_after - all_before) if all_after > all_before else 0.0
    return summary(plan, tally, lag, memory, cpu, used)


def summary(
    plan: Workload, tally: LoadFigures, lag: Histogram, memory: float, cpu: float, used: float
) -> dict[str, object]:
    """The report as plain data; times in milliseconds, memory in MB."""
    late = lag.percentile(0.95)
    return {
        "tables": plan.tables,
        "seconds": plan.seconds,
        "pace": plan.pace,
        "decisions": tally.decisions,
        "per_second": round(tally.decisions / plan.seconds, 1),
        "late": tally.late,
        "finished": tally.finished,
        "times": {kind: found.summary() for kind, found in tally.times.items()},
        "memory": round(memory, 1),
        "cpu": round(cpu, 1),
        "cost": round(cpu * 1000 / tally.decisions, 2) if tally.decisions else 0.0,
        "used": round(used * 100),
        "lag": late,
        # Where the machine has nothing left, or whoever measures is late, the figures are about that.
        "limited": used > BUSY or late > LAGGING * 1000,
        "problems": tally.problems,
    }
