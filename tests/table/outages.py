"""Every test that takes something away in mid-game, many times in a row.

python -m tests.table.outages 10       # also --seconds, --to FILE
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = (
    "test_outages.py",
    "test_frozen.py",
    "test_full_disk.py",
    "test_services.py",
    "test_slow_connections.py",
)
COUNTED = re.compile(r"(\d+) (passed|failed|error|skipped)")


def once() -> tuple[Counter[str], str]:
    """One round: how many passed, failed and were skipped, and what pytest wrote."""
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not killed"]
    done = subprocess.run(
        [*command, *(str(Path(__file__).parent / name) for name in FILES)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    counts = {kind: int(number) for number, kind in COUNTED.findall(done.stdout[-200:])}
    return Counter(counts), done.stdout


def main() -> int:
    """Run them, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=10)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    begun = time.monotonic()
    rounds: list[dict[str, int]] = []
    failures: list[str] = []
    longest = 0.0
    # None is begun that would not come to its end.
    while len(rounds) < wanted.rounds and time.monotonic() - begun + longest < wanted.seconds:
        start = time.monotonic()
        counts, text = once()
        longest = max(longest, time.monotonic() - start)
        rounds.append(dict(counts))
        if not counts["passed"] or counts["failed"] or counts["error"]:
            failures.append(text[-4000:])
        sys.stdout.write(f"{len(rounds)}: {dict(counts)}, {longest:.0f} s at most\n")
        sys.stdout.flush()
    found = {"rounds": rounds, "failures": failures, "seconds": round(time.monotonic() - begun)}
    if wanted.to:
        wanted.to.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 1 if failures or len(rounds) < wanted.rounds else 0


if __name__ == "__main__":
    sys.exit(main())
