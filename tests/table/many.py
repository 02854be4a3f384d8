"""Several processes on one PostgreSQL and one Redis, many tables; then every game is replayed and compared.

python -m tests.table.many --tables 1000 --processes 4 --seconds 60    # also --pace, --cores, --limit, --to

It says every few seconds how far it has come. With a limit it ends by then and reports what it has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from bocage import games
from bocage.table import schema
from bocage.table.database import open_database
from bocage.table.load import Site, Workload, report
from tests.table.services import postgres, redis

PACE = 5.0  # seconds between two decisions at a table: a few hundred a second at a thousand of them
SAY = 5.0  # seconds between two words about how far it has come
SOCKETS = 5  # at a table, at most: four players and somebody who looks on
SPARE = 200  # files that a process needs besides
OPENING = 0.4  # of the limit, at most, for opening the tables
BEGUN = time.monotonic()


def say(words: str) -> None:
    """How far it has come, and when."""
    sys.stdout.write(f"{time.monotonic() - BEGUN:.0f} s: {words}\n")
    sys.stdout.flush()


def allow_files(count: int) -> None:
    """Let this process and those that it starts open so many files at once: every socket is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count if hard == -1 else min(count, hard), hard))
    say(f"{count} files may be needed at once, {resource.getrlimit(resource.RLIMIT_NOFILE)[0]} are allowed")


@contextmanager
def followed(database: str) -> Iterator[None]:
    """While this lasts, what stands in the database is told."""
    done = threading.Event()
    counts = [sa.select(sa.func.count()).select_from(one) for one in (schema.tables, schema.entries)]

    def follow() -> None:
        while not done.wait(SAY):
            with engine.connect() as connection:
                tables, entries = (connection.scalar(count) for count in counts)
            say(f"{tables} tables opened, {entries} actions")

    engine = open_database(database)
    following = threading.Thread(target=follow)
    following.start()
    try:
        yield
    finally:
        done.set()
        following.join()
        engine.dispose()


def check(database: str, seconds: float) -> dict[str, int | None]:
    """What `bocage admin check` ends with for each game, all at once; None where it did not in time."""
    until = time.monotonic() + seconds
    command = [sys.executable, "-m", "bocage", "--lang", "en", "admin", "check", "--game"]
    environment = {**os.environ, "BOCAGE_DATABASE": database}
    checking = {
        entry.id: subprocess.Popen([*command, entry.id], env=environment) for entry in games.catalogue()
    }
    found: dict[str, int | None] = {}
    for game, process in checking.items():
        try:
            found[game] = process.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            found[game] = None
    return found


def main() -> int:
    """Measure, check, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--cores", type=int, default=0)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--limit", type=float, default=1200)
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    plan = Workload(wanted.tables, wanted.seconds, wanted.pace, opening=wanted.limit * OPENING)

    def keep(found: dict[str, object]) -> None:
        if wanted.to:
            wanted.to.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")

    allow_files(wanted.tables * SOCKETS // min(wanted.processes, wanted.clients) + SPARE)
    with postgres() as database, redis() as messenger:
        site = Site((), database, messenger.url, wanted.processes, wanted.cores, wanted.clients)
        say("PostgreSQL and Redis are there")
        with followed(database):
            found = asyncio.run(report(plan, site, lambda decisions: None))
        found |= {"processes": wanted.processes, "checked": None}
        keep(found)
        say(f"{found['decisions']} decisions of people, {found['answers']} of bots; now all is checked")
        checked = check(database, BEGUN + wanted.limit - time.monotonic())
        keep(found | {"checked": checked})
    told = {name: found[name] for name in ("problems", "late", "per_second", "cost", "used")}
    say(json.dumps({"checked": checked, **told}))
    return 1 if found["problems"] or any(status != 0 for status in checked.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
