"""Tables and the people at them: two to four players, bots among them, people who look on or come again."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bocage import games
from bocage.table.load.histogram import Histogram

PATIENCE = 60.0  # seconds
AFTERWARDS = 5.0  # seconds in which decisions that are late may still be made when the time is over
KINDS = ("own", "other", "bot", "join", "open", "page")
BOT = "greedy"


@dataclass(frozen=True)
class Workload:
    """What is measured.

    Attributes:
        tables: how many at once; seconds: how long.
        pace: seconds between two decisions that are due at a table, on average.
        bots: the share of tables where a bot plays, too; spectators: of those that somebody looks on at.
        reconnects: the share of decisions after which somebody's connection breaks.
        first: the number of the first table, which decides on its game and its players.
        opening: seconds after which those play whose table is open; the others open theirs meanwhile.
    """

    tables: int
    seconds: float
    pace: float = 2.0
    bots: float = 0.25
    spectators: float = 0.25
    reconnects: float = 0.01
    first: int = 0
    opening: float = 540.0


@dataclass
class LoadFigures:
    """What was measured.

    Attributes:
        times: by what people wait for: `own` until a player sees their decision, `other` until another
            one does, `bot` until one has answered, `join` until a connection shows the table, `open` a new
            table, `page` a page with all its files.
        decisions: how many of people; answers: how many of bots.
        finished: games that came to their end; problems: what went wrong, by error.
        late: decisions that could not be made when they were due, or not at all.
    """

    times: dict[str, Histogram] = field(default_factory=lambda: {kind: Histogram() for kind in KINDS})
    decisions: int = 0
    answers: int = 0
    finished: int = 0
    late: int = 0
    problems: dict[str, int] = field(default_factory=dict)

    def merge(self, other: LoadFigures) -> None:
        """Count what somebody else has measured, too."""
        for kind, times in other.times.items():
            self.times[kind].merge(times)
        self.decisions += other.decisions
        self.answers += other.answers
        self.finished += other.finished
        self.late += other.late
        for problem, count in other.problems.items():
            self.problems[problem] = self.problems.get(problem, 0) + count

    def note(self, problem: str) -> None:
        """Count something that went wrong."""
        self.problems[problem] = self.problems.get(problem, 0) + 1


class LoadClient:
    """Somebody's connection to a table.

    Attributes:
        state: the newest that has come.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    async def see(self, seq: int) -> float:
        """Receive until a state of this age; the moment when it came."""
        while not self.state or self.state["seq"] < seq:
            await self.receive()
        return time.perf_counter()

    async def receive(self) -> None:
        """The next message.

        Raises:
            RuntimeError: the server refuses something.
        """
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "error":
            raise RuntimeError(message["error"])
        if message["type"] == "state":
            self.state = message


class LoadTable:
    """One table and everybody at it; each is served by one of the processes.

    Args:
        urls: of the processes; number: of the table.
    """

    def __init__(self, urls: Sequence[str], number: int, plan: Workload, tally: LoadFigures) -> None:
        self.plan = plan
        self.tally = tally
        self.rng = Random(number)
        self._urls = cycle([*urls[number % len(urls) :], *urls[: number % len(urls)]])
        kinds = [(entry.id, count) for entry in games.catalogue() for count in entry.players if count > 1]
        self.game, seats = kinds[number % len(kinds)]
        self.bots = 1 if self.rng.random() < plan.bots else 0
        self.people = max(1, seats - self.bots)
        self.bots = seats - self.people
        self.is_watched = self.rng.random() < plan.spectators
        self._table = ""
        self._tokens: list[str] = []
        self._stack = AsyncExitStack()
        self._chairs: list[LoadClient] = []

    async def open(self) -> None:
        """Open a table, sit down, and connect everybody."""
        begun = time.perf_counter()
        await asyncio.to_thread(self._open)
        self.tally.times["open"].add(time.perf_counter() - begun)
        self._chairs = [await self._join(place) for place in range(self.people + self.is_watched)]

    async def leave(self) -> None:
        """Everybody goes."""
        self._table = ""
        await self._stack.aclose()

    def _open(self) -> None:
        self._tokens = [str(self._call("/api/token", {}, "")["token"]) for _ in range(self.people + 1)]
        seats: list[dict[str, str]] = [{"who": "me", "name": "A"}]
        seats += [{"who": "link"}] * (self.people - 1) + [{"who": "bot", "bot": BOT}] * self.bots
        wishes: dict[str, object] = {"game": self.game, "seats": seats}
        self._table = str(self._call("/api/tables", wishes, self._tokens[0])["id"])
        for seat in range(1, self.people):
            self._call(f"/api/tables/{self._table}/seats/{seat}/sit", {"name": "B"}, self._tokens[seat])

    def _call(self, path: str, body: dict[str, object], token: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        url = next(self._urls) + path
        request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    async def play(self, until: float) -> None:
        """Play games until the time has come."""
        try:
            while time.perf_counter() < until:
                if not self._table:
                    await self.open()
                if not await self._play_table(until):
                    return
                await self.leave()
        finally:
            await self.leave()

    async def _join(self, place: int) -> LoadClient:
        """Connect; what was there of this person before is thrown away when all leave."""
        begun = time.perf_counter()
        address = next(self._urls).replace("http", "ws", 1) + f"/api/tables/{self._table}/ws?lang=fr"
        headers = {"Authorization": f"Bearer {self._tokens[place]}"}
        opening = connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, compression=None
        )
        chair = LoadClient(await self._stack.enter_async_context(opening))
        await chair.see(0)
        self.tally.times["join"].add(time.perf_counter() - begun)
        return chair

    async def _play_table(self, until: float) -> bool:
        """Play one game; False when the time has come before its end."""
        chairs = self._chairs
        due = time.perf_counter()
        while True:
            due += self.rng.expovariate(1 / self.plan.pace)
            if due > until:
                return False
            if time.perf_counter() > until + AFTERWARDS:
                self.tally.late += 1
                continue
            if not await self._wait_for_turn(chairs):
                self.tally.finished += 1
                return True
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            else:
                self.tally.late += 1
            await self._decide(chairs, due)
            if self.rng.random() < self.plan.reconnects:
                place = self.rng.randrange(len(chairs))
                await chairs[place].socket.close()
                chairs[place] = await self._join(place)

    async def _wait_for_turn(self, chairs: list[LoadClient]) -> bool:
        """Wait for bots; False when the game is over."""
        begun = time.perf_counter()
        first = chairs[0]
        has_waited = False
        while first.state["to_act"] is not None and first.state["to_act"] >= self.people:
            has_waited, before = True, first.state["seq"]
            await first.receive()
            self.tally.answers += first.state["seq"] > before
        if has_waited:
            self.tally.times["bot"].add(time.perf_counter() - begun)
        await asyncio.gather(*(chair.see(first.state["seq"]) for chair in chairs))
        return first.state["to_act"] is not None

    async def _decide(self, chairs: list[LoadClient], due: float) -> None:
        newest = max(chairs, key=lambda chair: int(chair.state["seq"])).state
        seat = newest["to_act"]
        await chairs[seat].see(newest["seq"])
        offered = chairs[seat].state["actions"]
        wanted = [action for action in offered if not action["idle"]] or offered
        seq = int(chairs[seat].state["seq"])
        message = {"do": "play", "action": self.rng.choice(wanted)["notation"], "seq": seq}
        await chairs[seat].socket.send(json.dumps(message))
        seen = await asyncio.gather(*(chair.see(seq + 1) for chair in chairs))
        self.tally.decisions += 1
        for place, moment in enumerate(seen):
            self.tally.times["own" if place == seat else "other"].add(moment - due)
