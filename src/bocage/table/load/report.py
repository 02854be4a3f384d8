"""Measuring servers, and what they and the machine did meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bocage.core.errors import BocageError
from bocage.table.load.clients import measure_by
from bocage.table.load.histogram import Histogram
from bocage.table.load.machine import children_of, cpu_of, idleness, keep_to, memory_of, our_cores
from bocage.table.load.people import LoadFigures, Workload

LAGGING = 0.02  # seconds by which whoever measures may be late; beyond that they measure themselves
BUSY = 0.9  # of the machine's computing: beyond that nothing is left for anybody
SAMPLES = 100  # of memory


@dataclass(frozen=True)
class Site:
    """The servers that are measured.

    Attributes:
        urls: of those that run; without any, so many processes are started.
        database, redis: of those that are started.
        cores: that they may use; the others are for whoever measures.
        clients: processes that measure.
    """

    urls: Sequence[str] = ()
    database: str = ""
    redis: str = ""
    processes: int = 1
    cores: int = 0
    clients: int = 1


@dataclass
class Effort:
    """What the servers needed.

    Attributes:
        memory: in MB at the end; thinkers: that of the processes in which bots think.
        line: pairs of seconds and MB.
        cpu: seconds of computing since all tables are open; used: the share of the machine.
    """

    memory: float = 0.0
    thinkers: float = 0.0
    line: list[tuple[float, float]] = field(default_factory=list)
    cpu: float = 0.0
    used: float = 0.0

    def growth(self) -> float:
        """How the memory grew in the later half of the time, in MB an hour: the line of least squares."""
        half = self.line[len(self.line) // 2 :]
        if len(half) < 3:
            return 0.0
        mean_time = sum(at for at, _ in half) / len(half)
        mean = sum(memory for _, memory in half) / len(half)
        across = sum((at - mean_time) ** 2 for at, _ in half)
        return 3600 * sum((at - mean_time) * (memory - mean) for at, memory in half) / across


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
        reading = asyncio.create_task(process.stderr.read())  # a full pipe would hold it up
        try:
            yield address, process
        finally:
            process.terminate()
            await process.wait()
            await reading


async def report(plan: Workload, site: Site, tell: Callable[[int], None]) -> dict[str, object]:
    """Measure servers that run, or some of our own, and sum up."""
    cores = our_cores()
    async with AsyncExitStack() as stack:
        stack.callback(keep_to, cores)
        keep_to(cores[: site.cores])
        servers = (own_server(site.database, site.redis) for _ in range(0 if site.urls else site.processes))
        own = await asyncio.gather(*(stack.enter_async_context(server) for server in servers))
        keep_to(cores[site.cores :] if site.cores else cores)
        addresses = [url.rstrip("/") for url in site.urls] or [address for address, _ in own]
        effort = Effort()
        async with _watching(effort, [process.pid for _, process in own], cores, plan.seconds) as begin:
            tally, lag = await measure_by(site.clients, addresses, plan, tell, begin)
    return summary(plan, tally, lag, effort)


@asynccontextmanager
async def _watching(
    effort: Effort, servers: list[int], cores: list[int], seconds: float
) -> AsyncIterator[Callable[[], None]]:
    """Note what servers need while this lasts, or since the function that it gives was called."""
    since = (0.0, 0.0, 0.0)
    begun = time.monotonic()

    def begin() -> None:
        nonlocal since
        since = (sum(map(cpu_of, servers)), *idleness(cores))

    async def sample() -> None:
        while True:
            await asyncio.sleep(max(1.0, seconds / SAMPLES))
            moment = time.monotonic() - begun
            effort.line.append((round(moment, 1), round(sum(map(memory_of, servers)), 1)))

    begin()
    sampling = asyncio.create_task(sample())
    try:
        yield begin
    finally:
        sampling.cancel()
    cpu, whole, idle = since
    all_after, idle_after = idleness(cores)
    if all_after > whole:
        effort.used = 1 - (idle_after - idle) / (all_after - whole)
    effort.cpu = sum(map(cpu_of, servers)) - cpu
    effort.memory = sum(map(memory_of, servers))
    effort.thinkers = sum(memory_of(child) for server in servers for child in children_of(server))


def summary(plan: Workload, tally: LoadFigures, lag: Histogram, effort: Effort) -> dict[str, object]:
    """The report as plain data; times in milliseconds, memory in MB."""
    late = lag.percentile(0.95)
    made = tally.decisions + tally.answers
    return {
        "tables": plan.tables,
        "seconds": plan.seconds,
        "pace": plan.pace,
        "decisions": tally.decisions,
        "per_second": round(tally.decisions / plan.seconds, 1),
        "late": tally.late,
        "finished": tally.finished,
        "times": {kind: found.summary() for kind, found in tally.times.items()},
        "memory": round(effort.memory, 1),
        "thinkers": round(effort.thinkers, 1),
        "line": effort.line,
        "growth": round(effort.growth(), 1),
        "cpu": round(effort.cpu, 1),
        "answers": tally.answers,
        "cost": round(effort.cpu * 1000 / made, 2) if made else 0.0,
        "used": round(effort.used * 100),
        "lag": late,
        # Where the machine has nothing left, or whoever measures is late, the figures are about that.
        "limited": effort.used > BUSY or late > LAGGING * 1000,
        "problems": tally.problems,
    }
