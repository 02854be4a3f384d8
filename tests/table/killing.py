"""The server is killed at random moments while people and bots play: nothing acknowledged may be lost.

Several tables of all three games are played at once. Each start of the server lives for a random while, or is
cut off before it answers. The tables must go on from the same database each time, and in the end all of them
are played to their end. A campaign of many kills: `python -m tests.table.killing 200`.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.table.services import Bocage
from tests.table.serving import Chair, Json, Person

GONE = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)
# A person against bots at each, and one table that only bots play at and somebody watches.
TABLES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("creatures", ("me", "greedy"), "standard"),
    ("farmerama", ("me", "greedy"), "basic"),
    ("agricola", ("me", "greedy"), "beginner"),
    ("creatures", ("greedy", "random"), "advanced"),
    ("farmerama", ("me", "random", "greedy"), "basic"),
    ("agricola", ("me", "random", "random"), "full"),
)
PERIOD = 2.5  # seconds that a server lives at most, once it answers
STILLBORN = 0.1  # the share of starts that are cut off before the server answers
PATIENCE = 600.0  # seconds in which all tables must come to their end, once nobody kills the server any more


@dataclass
class Seen:
    """What somebody was told about one table.

    Attributes:
        id: of the table; seq: the greatest that was seen; entries: its log, by number; connections: to it.
        acknowledged: the viewer's own decisions, as notation.
    """

    id: str
    seq: int = 0
    entries: dict[int, str] = field(default_factory=dict)
    connections: int = 0
    acknowledged: list[str] = field(default_factory=list)

    def missing(self, state: Json) -> list[str]:
        """What was told before and is not in the whole state of the table that came now."""
        told = {entry["n"]: entry["sentence"] for entry in state["log"]["entries"]}
        first = state["log"]["from"]
        found = [
            f"{self.id}: “{sentence}” became “{told.get(number)}”"
            for number, sentence in self.entries.items()
            if number >= first and told.get(number) != sentence
        ]
        if state["seq"] < self.seq:
            found.append(f"{self.id}: seq {self.seq} was seen, now it is {state['seq']}")
        return found

    def not_replayed(self, replay: Json, seat: int) -> list[str]:
        """Own decisions that were acknowledged and are not in the record of the game, in their order."""
        moves = iter([move["notation"] for move in replay["moves"] if move["seat"] == seat])
        return [f"{self.id}: {own} is not in the record" for own in self.acknowledged if own not in moves]

    def learn(self, state: Json) -> None:
        """Remember what came."""
        self.seq = max(self.seq, state["seq"])
        self.entries.update({entry["n"]: entry["sentence"] for entry in state["log"]["entries"]})


class Witness:
    """Plays at one table after the other, and remembers everything that was acknowledged.

    Attributes:
        decisions: of this person, acknowledged; entries: how many actions of anybody were seen.
        games: how many were finished; across: how many of them had outlived a kill.
        lost: what was acknowledged and is not there any more.
    """

    def __init__(self, url: str, table: tuple[str, tuple[str, ...], str], seed: int) -> None:
        self.person = Person(url)
        self.game, self.seats, self.mode = table
        self.rng = Random(seed)
        self.seen: Seen | None = None
        self.decisions = self.entries = self.games = self.across = 0
        self.lost: list[str] = []

    def play(self, enough: threading.Event, give_up: threading.Event) -> None:
        """Play, connect again, play on, until it is enough; then to the end of the game, at least of one."""
        while not give_up.is_set() and (self.seen is not None or not self.games or not enough.is_set()):
            try:
                self._sit_down(give_up)
            except GONE:
                time.sleep(0.05)
            except Exception as problem:
                self.lost.append(f"{self.game}: {problem!r}")
                return
        if self.seen is not None:
            self.lost.append(f"{self.seen.id} ({self.game}) is stuck at seq {self.seen.seq}")
        elif not self.games:
            self.lost.append(f"no game of {self.game} could begin")

    def _sit_down(self, give_up: threading.Event) -> None:
        seen = self.seen
        if seen is None:
            settings = {"forced": False, "watch": True}
            seen = self.seen = Seen(
                self.person.open(self.game, *self.seats, settings=settings, mode=self.mode)
            )
        with self.person.join(seen.id) as chair:
            seen.connections += 1
            self._hear(seen, chair.state)
            while chair.state["outcome"] is None and not give_up.is_set():
                self._go_on(seen, chair)
        if chair.state["outcome"] is not None:
            replay = self.person.call("GET", f"/api/replays/{seen.id}")
            self.lost += seen.not_replayed(replay, 0)
            self.games += 1
            self.across += seen.connections > 1
            self.seen = None

    def _go_on(self, seen: Seen, chair: Chair) -> None:
        """Decide, or wait for others to do so."""
        actions = chair.state["actions"]
        if not actions:
            chair.receive()
        else:
            wanted = [action for action in actions if not action["idle"]] or actions
            chosen = self.rng.choice(wanted)["notation"]
            if chair.play(chosen)["type"] == "state":
                self.decisions += 1
                seen.acknowledged.append(chosen)
        self._hear(seen, chair.state)

    def _hear(self, seen: Seen, state: Json) -> None:
        self.entries += max(0, state["seq"] - seen.seq)
        self.lost += seen.missing(state)
        seen.learn(state)


class Campaign:
    """Kills a server again and again while witnesses play.

    Args:
        tables: how many; they are of all games in turn.
    """

    def __init__(self, database: str, seed: int, tables: int = len(TABLES)) -> None:
        self.rng = Random(seed)
        self.server = Bocage(database)
        chosen = [TABLES[number % len(TABLES)] for number in range(tables)]
        self.people = [Witness(self.server.url, table, seed + place) for place, table in enumerate(chosen)]
        self.kills = 0
        self._begun = time.monotonic()

    def run(self, kills: int, every: int = 0) -> None:
        """So many kills, then all tables to their end; says how it goes after every so many kills."""
        enough, give_up = threading.Event(), threading.Event()
        threads = [threading.Thread(target=one.play, args=(enough, give_up)) for one in self.people]
        self.server.start()
        for thread in threads:
            thread.start()
        try:
            for self.kills in range(1, kills + 1):
                self._kill()
                if every and self.kills % every == 0:
                    self.report()
            self.server.start()
            enough.set()
            until = time.monotonic() + PATIENCE
            for thread in threads:
                thread.join(max(0.0, until - time.monotonic()))
        finally:
            enough.set()
            give_up.set()
            self.server.kill()
            for thread in threads:
                thread.join()
            for one in self.people:
                one.person.http.close()

    def _kill(self) -> None:
        """Let the server live for a while, mostly after it answers and sometimes before, and end it."""
        is_stillborn = self.kills > 1 and self.rng.random() < STILLBORN
        if self.kills > 1:
            self.server.start(wait=not is_stillborn)
        time.sleep(self.rng.uniform(0, PERIOD))
        self.server.kill()

    def lost(self) -> list[str]:
        """Everything that anybody misses."""
        return [line for one in self.people for line in one.lost]

    def report(self, end: str = "") -> None:
        """One line about what happened so far."""
        people = self.people
        sys.stdout.write(
            f"{end}{self.kills} kills, {sum(one.entries for one in people)} actions seen, "
            f"{sum(one.decisions for one in people)} decisions acknowledged, "
            f"{sum(one.games for one in people)} games finished, "
            f"{sum(one.across for one in people)} of them across kills, "
            f"{len(self.lost())} lost or stuck, {time.monotonic() - self._begun:.0f} s\n"
        )
        sys.stdout.flush()


def main() -> int:
    """Run a campaign and report."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(f"sqlite:///{Path(folder) / 'tables.sqlite'}", 1)
        campaign.run(kills, every=10)
    for line in campaign.lost():
        sys.stdout.write(f"lost: {line}\n")
    campaign.report("in all: ")
    return 1 if campaign.lost() else 0


if __name__ == "__main__":
    sys.exit(main())
