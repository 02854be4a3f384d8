"""Several processes on one PostgreSQL and one Redis, many tables; then every game is replayed and compared.

python -m tests.table.many --tables 1000 --processes 4 --seconds 60     # also --cores, --clients, --to FILE
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bocage.cli import main as bocage
from bocage.table.load import Site, Workload, report
from tests.table.services import postgres, redis


def main() -> int:
    """Measure, check, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=0)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    plan = Workload(wanted.tables, wanted.seconds)
    with postgres() as database, redis() as messenger:
        site = Site((), database, messenger.url, wanted.processes, wanted.cores, wanted.clients)
        found = asyncio.run(report(plan, site, lambda _: None))
        found["processes"] = wanted.processes
        found["checked"] = bocage(["admin", "check", "--database", database])
    told = json.dumps(found, indent=2)
    sys.stdout.write(told + "\n")
    if wanted.to:
        wanted.to.write_text(told + "\n", encoding="utf-8")
    return 1 if found["problems"] or found["checked"] else 0


if __name__ == "__main__":
    sys.exit(main())
