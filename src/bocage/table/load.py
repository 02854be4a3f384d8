"""How much a server can carry: many tables at once, two people at each, every decision timed.

The time of a decision is what the players feel: from the moment one of them sends it until the new state
has come back, and until it has reached the other one.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bocage import games
from bocage.core.errors import BocageError

OPENING_AT_ONCE = 20  # tables
PLAYERS = 2  # at each table


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Attributes:
        tables: how many at once; seconds: how long.
        pace: seconds between two decisions at a table, on average.
    """

    tables: int
    seconds: float
    pace: float = 2.0


@dataclass
class Tally:
    """What was measured.

    Attributes:
        own, other: seconds until the new state was back, and with the other player.
        decisions: how many; finished: games that came to their end; problems: what went wrong, by error.
    """

    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    decisions: int = 0
    finished: int = 0
    problems: dict[str, int] = field(default_factory=dict)

    def note(self, problem: str) -> None:
        """Count something that went wrong."""
        self.problems[problem] = self.problems.get(problem, 0) + 1


def percentiles(times: list[float]) -> dict[str, float]:
    """p50, p95, p99 and the longest, in milliseconds."""
    if len(times) < 2:
        return {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    picked = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(times)}
    return {name: round(value * 1000, 2) for name, value in picked.items()}


class Sitting:
    """One table and the two people at it."""

    def __init__(self, url: str, number: int, tally: Tally) -> None:
        self.url = url
        self.tally = tally
        self.rng = Random(number)
        for_two = [entry.id for entry in games.catalogue() if PLAYERS in entry.players]
        self.game = for_two[number % len(for_two)]
        self._table = ""
        self._tokens: list[str] = []

    async def open(self) -> None:
        """Open a table for two."""
        self._table, self._tokens = await asyncio.to_thread(self._open)

    async def play(self, until: float, pace: float) -> None:
        """Play games until the time has come."""
        while time.monotonic() < until:
            address = self.url.replace("http", "ws", 1) + f"/api/tables/{self._table}/ws?lang=fr"
            first, second = (self._chair(address, token) for token in self._tokens)
            async with first as one, second as other:
                await self._play_table((one, other), until, pace)
            if time.monotonic() < until:
                await self.open()

    def _chair(self, address: str, token: str) -> connect:
        headers = {"Authorization": f"Bearer {token}"}
        return connect(address, additional_headers=headers, max_size=None, open_timeout=60, compression=None)

    def _open(self) -> tuple[str, list[str]]:
        tokens = [str(self._call("/api/token", {}, "")["token"]) for _ in range(2)]
        seats = [{"who": "me", "name": "A"}, {"who": "link"}]
        wishes: dict[str, object] = {"game": self.game, "seats": seats}
        table = str(self._call("/api/tables", wishes, tokens[0])["id"])
        self._call(f"/api/tables/{table}/seats/1/sit", {"name": "B"}, tokens[1])
        return table, tokens

    def _call(self, path: str, body: dict[str, object], token: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    async def _play_table(
        self, chairs: tuple[ClientConnection, ClientConnection], until: float, pace: float
    ) -> None:
        states = [await _state(chair, 0) for chair in chairs]
        while time.monotonic() < until and states[0]["to_act"] is not None:
            await asyncio.sleep(self.rng.uniform(0.2, 1.8) * pace)
            seat = states[0]["to_act"]
            offered = states[seat]["actions"]
            wanted = [action for action in offered if not action["idle"]] or offered
            seq = states[seat]["seq"]
            message = {"do": "play", "action": self.rng.choice(wanted)["notation"], "seq": seq}
            begun = time.perf_counter()
            await chairs[seat].send(json.dumps(message))

            async def wait(place: int, begun: float = begun, seq: int = seq) -> tuple[dict[str, Any], float]:
                state = await _state(chairs[place], seq + 1)
                return state, time.perf_counter() - begun

            answers = await asyncio.gather(wait(0), wait(1))
            states = [state for state, _ in answers]
            self.tally.decisions += 1
            self.tally.own.append(answers[seat][1])
            self.tally.other.append(answers[1 - seat][1])
        if states[0]["to_act"] is None:
            self.tally.finished += 1


async def _state(chair: ClientConnection, seq: int) -> dict[str, Any]:
    """The first state that has come so far."""
    while True:
        message: dict[str, Any] = json.loads(await chair.recv())
        if message["type"] == "error":
            raise RuntimeError(message["error"])
        if message["type"] == "state" and message["seq"] >= seq:
            return message


async def measure(url: str, plan: Plan, tell: Callable[[int], None]) -> Tally:
    """Open all tables, then play at all of them at once.

    Args:
        tell: told now and then how many decisions there were.
    """
    tally = Tally()
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    sittings = [Sitting(url, number, tally) for number in range(plan.tables)]

    async def open_one(sitting: Sitting) -> None:
        async with gate:
            await sitting.open()

    await asyncio.gather(*(open_one(sitting) for sitting in sittings))
    until = time.monotonic() + plan.seconds

    async def play(sitting: Sitting) -> None:
        try:
            await sitting.play(until, plan.pace)
        except Exception as problem:
            tally.note(f"{type(problem).__name__}: {problem}"[:80])

    tasks = [asyncio.create_task(play(sitting)) for sitting in sittings]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(1)
        tell(tally.decisions)
    return tally


@asynccontextmanager
async def own_server(database: str) -> AsyncIterator[tuple[str, Process]]:
    """A server for the measurement alone: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        kept = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        command = ("-m", "bocage", "--lang", "en", "serve", "--port", "0", "--database", kept, "--no-limits")
        process = await asyncio.create_subprocess_exec(sys.executable, *command, stderr=PIPE)
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
    return round((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), 2)


async def report(plan: Plan, url: str, database: str, tell: Callable[[int], None]) -> dict[str, object]:
    """Measure a server, or one of our own, and sum up."""
    if url:
        tally = await measure(url.rstrip("/"), plan, tell)
        return summary(plan, tally, 0.0, 0.0)
    async with own_server(database) as (address, process):
        before = cpu_of(process.pid)
        tally = await measure(address, plan, tell)
        return summary(plan, tally, memory_of(process.pid), cpu_of(process.pid) - before)


def summary(plan: Plan, tally: Tally, memory: float, cpu: float) -> dict[str, object]:
    """The report as plain data; times in milliseconds, memory in MB."""
    return {
        "tables": plan.tables,
        "seconds": plan.seconds,
        "pace": plan.pace,
        "decisions": tally.decisions,
        "per_second": round(tally.decisions / plan.seconds, 1),
        "finished": tally.finished,
        "own": percentiles(tally.own),
        "other": percentiles(tally.other),
        "memory": memory,
        "cpu": round(cpu, 1),
        "problems": tally.problems,
    }
