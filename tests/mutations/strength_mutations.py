"""Turn signs round in search, judge and prior, one at a time, and see that the small fixed match notices.

    scripts/mutate-strength [--only WORDS]

Each mutation is put into a copy of the sources, which plays the matches of `tests/bots/test_strength.py` in
creatures, interpreted. The sources as they are must pass; a mutation that passes too fails the command.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MATCH = ("tests/bots/test_strength.py", "-k", "creatures", "-x", "-q", "-p", "no:cacheprovider")


@dataclass(frozen=True)
class Sign:
    """One sign to turn round: a file under src/bocage, a text that stands there once, what replaces it."""

    file: str
    old: str
    new: str
    why: str


SIGNS = (
    Sign(
        "bots/search/search.py",
        "value = self._verdict.margins.of(step.seat)",
        "value = -self._verdict.margins.of(step.seat)",
        "search: what is good for a seat is told back as bad",
    ),
    Sign(
        "bots/search/learned.py",
        "half = (found[0] - found[1]) / 2.0",
        "half = (found[1] - found[0]) / 2.0",
        "judge: the leaf is judged for the other seat",
    ),
    Sign(
        "bots/search/learned.py",
        "return self._worth(row, (seat - side + s.seats) % s.seats, s.seats)",
        "return -self._worth(row, (seat - side + s.seats) % s.seats, s.seats)",
        "judge: plans inside a move are made for the other seat",
    ),
    Sign(
        "bots/search/search.py",
        "score += drive * edge.prior",
        "score -= drive * edge.prior",
        "prior: what looks best is tried last",
    ),
    Sign(
        "bots/network/arrays.py",
        "np.exp(logits - logits.max())",
        "np.exp(logits.min() - logits)",
        "prior: the unlikeliest move counts as the likeliest",
    ),
)


def passes(sign: Sign | None) -> bool:
    """Whether a copy of the sources, with this sign turned round, wins the small match."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        if sign is not None:
            file = copy / "bocage" / sign.file
            file.write_text(file.read_text(encoding="utf-8").replace(sign.old, sign.new), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", "BOCAGE_STRENGTH": "always"}
        command = [sys.executable, "-P", "-m", "pytest", *MATCH]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or not ("passed" in done.stdout or "failed" in done.stdout):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode == 0


def survivors(signs: Iterable[Sign]) -> list[Sign]:
    """The signs that nobody misses."""
    found = []
    for sign in signs:
        survived = passes(sign)
        sys.stdout.write(f"{'NOT NOTICED' if survived else 'noticed'}: {sign.why}\n")
        sys.stdout.flush()
        if survived:
            found.append(sign)
    return found


def main() -> int:
    """Try the sources as they are, then all signs."""
    words = argparse.ArgumentParser(prog="mutate-strength")
    words.add_argument("--only", default="")
    only = words.parse_args().only
    if not only and not passes(None):
        sys.stdout.write("the match is lost without any mutation\n")
        return 1
    return 1 if survivors(sign for sign in SIGNS if only in sign.why) else 0


if __name__ == "__main__":
    sys.exit(main())
