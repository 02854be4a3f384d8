"""Processes are killed at random moments while people and bots play: nothing acknowledged may be lost.

Several tables of all three games are played at once. With SQLite there is one server; with PostgreSQL there
are two that know of each other through Redis, and people turn to the other one. Killed are servers, some of
them before they answer, the processes in which their bots think, and those of PostgreSQL and Redis. The
tables must go on from the same database each time, and in the end all of them are played to their end.

    python -m tests.table.killing 500                 # SQLite
    python -m tests.table.killing 500 --postgresql    # also --seconds, --period, --pace, --seed, --to, …
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.table.services import Bocage, Postgres, Redis, children, kill, postgres_server, redis
from tests.table.serving import Json
from tests.table.witnesses import PACE, STUCK, Clock, Witness

# A person against bots at each, and one table that only bots play at and somebody watches.
TABLES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("creatures", ("me", "greedy"), "standard"),
    ("farmerama", ("me", "greedy"), "basic"),
    ("agricola", ("me", "greedy"), "beginner"),
    ("creatures", ("greedy", "random"), "advanced"),
    ("farmerama", ("me", "random", "greedy"), "basic"),
    ("agricola", ("me", "random", "random"), "full"),
)
PERIOD = 2.5  # seconds between two kills at most, once everything answers
MOST_SEEN = 8  # actions at all tables that a kill waits for at most: between two of them something is played
STILLBORN = 0.1  # the share of starts that are cut off before the server answers
VICTIMS = {"server": 12, "thinker": 4, "postgres": 1, "redis": 1}  # how often which
PATIENCE = 600.0  # seconds in which all tables must come to their end, once nobody kills the server any more


class Campaign:
    """Kills processes again and again while witnesses play.

    Args:
        tables: how many; they are of all games in turn.
        postgres, messenger: with these there are two servers, and they are killed, too.
        order: what is killed first; then by chance.
        pace: decisions of a person a second.

    Attributes:
        killed: how many of which kind; clock: how long tables stood still.
    """

    def __init__(
        self,
        database: str,
        seed: int,
        tables: int = len(TABLES),
        postgres: Postgres | None = None,
        messenger: Redis | None = None,
        period: float = PERIOD,
        order: Sequence[str] = (),
        pace: float = PACE,
    ) -> None:
        self.rng = Random(seed)
        self._order = list(order)
        self.period = period
        options = ("--redis", messenger.url) if messenger is not None else ()
        self.servers = [Bocage(database, *options) for _ in range(1 if messenger is None else 2)]
        self._services = {"postgres": postgres, "redis": messenger}
        self.clock = Clock()
        chosen = [TABLES[number % len(TABLES)] for number in range(tables)]
        urls = [server.url for server in self.servers]
        self.people = [
            Witness(urls, table, seed + place, self.clock, pace) for place, table in enumerate(chosen)
        ]
        self.killed: Counter[str] = Counter()
        self.begun = time.monotonic()

    def run(
        self, kills: int, every: int = 0, seconds: float = float("inf"), patience: float = PATIENCE
    ) -> None:
        """So many kills, then all tables to their end; says how it goes after every so many kills."""
        enough, give_up = threading.Event(), threading.Event()
        threads = [threading.Thread(target=one.play, args=(enough, give_up)) for one in self.people]
        for server in self.servers:
            server.start()
        self.clock.whole_since = time.monotonic()
        for thread in threads:
            thread.start()
        try:
            while self._order or (self.killed.total() < kills and time.monotonic() - self.begun < seconds):
                self._kill()
                if every and self.killed.total() % every == 0:
                    self.report()
            enough.set()
            until = time.monotonic() + patience
            for thread in threads:
                thread.join(max(0.0, until - time.monotonic()))
        finally:
            enough.set()
            give_up.set()
            for server in self.servers:
                server.kill()
            for thread in threads:
                thread.join()
            for one in self.people:
                one.close()

    def _kill(self) -> None:
        """Let everything live for a while, end one process, and bring it back."""
        self._let_live()
        names = [name for name in VICTIMS if self._services.get(name, self) is not None]
        by_chance = self.rng.choices(names, [VICTIMS[name] for name in names])[0]
        victim = self._order.pop(0) if self._order else by_chance
        self.clock.after = f"{self.killed.total() + 1}: {victim}"
        if victim == "thinker":
            victim = self._kill_thinker()
        elif victim == "server":
            self._kill_server()
        else:
            self._kill_service(victim)
        self.killed[victim] += 1

    def _let_live(self) -> None:
        """For some time, and until some actions were seen, unless there are none."""
        until = time.monotonic() + STUCK
        wanted = self.seen() + self.rng.randint(0, MOST_SEEN)
        time.sleep(self.rng.uniform(0, self.period))
        while self.seen() < wanted and time.monotonic() < until:
            time.sleep(0.02)

    def seen(self) -> int:
        """How many actions of anybody were seen."""
        return sum(one.entries for one in self.people)

    def _kill_thinker(self) -> str:
        """A process in which bots think; where there is none, the server."""
        found = [child for server in self.servers for child in children(server.pid)]
        if not found:
            self._kill_server()
            return "server"
        kill(self.rng.choice(found))
        return "thinker"

    def _kill_server(self) -> None:
        """With another one there people go on at once; alone, as soon as it is back."""
        victim = self.rng.choice(self.servers)
        with self._interrupted(is_whole=len(self.servers) > 1):
            victim.kill()
            while self.rng.random() < STILLBORN:
                victim.start(wait=False)
                time.sleep(self.rng.uniform(0, 1))
                victim.kill()
                self.killed["server"] += 1
            victim.start()

    def _kill_service(self, name: str) -> None:
        """Redis is needed by nobody; without PostgreSQL nothing goes on."""
        service = self._services[name]
        assert service is not None
        with self._interrupted(is_whole=name == "redis"):
            service.kill(self.rng)
            service.start()

    @contextmanager
    def _interrupted(self, is_whole: bool) -> Iterator[None]:
        """While this lasts tables may stand still, unless there is enough to go on with."""
        if not is_whole:
            for one in self.people:
                self.clock.pause(one.game, one.moved)
            self.clock.whole_since = None
        yield
        if not is_whole:
            self.clock.whole_since = time.monotonic()

    def lost(self) -> list[str]:
        """Everything that anybody misses."""
        return [line for one in self.people for line in one.lost]

    def figures(self) -> Json:
        """What happened so far, as plain data."""
        people = self.people
        return {
            "kills": self.killed.total(),
            "killed": dict(self.killed),
            "entries": self.seen(),
            "decisions": sum(one.decisions for one in people),
            "games": sum(one.games for one in people),
            "across": sum(one.across for one in people),
            "lost": self.lost(),
            "stuck": self.clock.stuck,
            "stood_still": self.clock.pauses.summary(),
            "seconds": round(time.monotonic() - self.begun),
        }

    def report(self, end: str = "") -> None:
        """One line about what happened so far."""
        found = self.figures()
        sys.stdout.write(
            f"{end}{found['kills']} kills, {found['entries']} actions seen, "
            f"{found['decisions']} decisions acknowledged, {found['games']} games finished, "
            f"{found['across']} of them across kills, {len(found['lost'])} lost or stuck, "
            f"stood still {found['stood_still']['max'] / 1000:.1f} s at most, {found['seconds']} s\n"
        )
        sys.stdout.flush()


@contextmanager
def campaign(is_postgres: bool, seed: int, period: float = PERIOD, pace: float = PACE) -> Iterator[Campaign]:
    """A campaign with what it needs."""
    if is_postgres:
        with postgres_server() as database, redis() as messenger:
            yield Campaign(
                database.url, seed, postgres=database, messenger=messenger, period=period, pace=pace
            )
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Campaign(f"sqlite:///{Path(folder) / 'tables.sqlite'}", seed, period=period, pace=pace)


def main() -> int:
    """Run a campaign and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--period", type=float, default=PERIOD)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--patience", type=float, default=PATIENCE)
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    with campaign(wanted.postgresql, wanted.seed, wanted.period, wanted.pace) as found:
        found.run(wanted.kills, 10, wanted.seconds, wanted.patience)
    for line in (*found.lost(), *found.clock.stuck):
        sys.stdout.write(f"{line}\n")
    found.report("in all: ")
    if wanted.to:
        kept = {"database": "postgresql" if wanted.postgresql else "sqlite", **found.figures()}
        wanted.to.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return 1 if found.lost() or found.clock.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
