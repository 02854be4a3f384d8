"""Break the rules on purpose, one place at a time, and see that a short campaign of games notices.

    scripts/mutate [GAME] [--only WORDS]

The list of a game is MUTATIONS in `tests/mutations/mutations_<game>.py`. Each is put into a copy of the
sources, which plays at most GAMES games of `bocage fuzz`. A mutation that nobody notices fails the command.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"
GAMES = 200  # at most; a campaign ends with the first block of games in which something is broken
SEED = 1
# The campaign, in the interpreter that plays the copy.
PLAY = """
import json, sys
from bocage.fuzzing import Campaign, fuzz
games = 0
for report in fuzz(Campaign(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))):
    games += report.games
    if report.violations:
        break
found = [(found.game, found.decision, found.invariant, found.detail) for found in report.violations]
print(json.dumps({"games": games, "violations": found}))
"""


@dataclass(frozen=True)
class Mutation:
    """One place to break.

    Attributes:
        file: under src/bocage; old: a text that stands there exactly once; new: what replaces it.
        why: the rule that no longer holds.
    """

    file: str
    old: str
    new: str
    why: str


@dataclass(frozen=True)
class Finding:
    """What the campaign of a broken copy found: the number of games, and for each violation
    the game, the decision, the invariant and the detail."""

    games: int
    violations: list[tuple[int, int, str, str]]


def mutations_of(game: str) -> list[Mutation]:
    """The list of a game."""
    found: list[Mutation] = import_module(f"tests.mutations.mutations_{game}").MUTATIONS
    return found


def mutated(mutation: Mutation) -> str:
    """The text of the file with the mutation.

    Raises:
        ValueError: the text to replace does not stand there exactly once.
    """
    text = (SOURCES / "bocage" / mutation.file).read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        raise ValueError(f"{mutation.file}: {mutation.old!r} stands there {text.count(mutation.old)} times")
    return text.replace(mutation.old, mutation.new)


def copy_sources(folder: Path) -> None:
    """The Python sources and what they read, without what was compiled."""
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "static")
    shutil.copytree(SOURCES / "bocage", folder / "bocage", ignore=leave)


def campaign(game: str, folder: Path) -> Finding:
    """Play the sources of a folder."""
    line = [sys.executable, "-P", "-c", PLAY, game, str(GAMES), str(SEED)]
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(line, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:  # it does not even start: that is noticed too
        last = done.stderr.strip().splitlines()[-1]
        return Finding(0, [(0, 0, "import", last)])
    told = json.loads(done.stdout)
    return Finding(told["games"], [tuple(found) for found in told["violations"]])


def try_all(game: str, mutations: Iterable[Mutation]) -> Iterator[tuple[Mutation, Finding]]:
    """Each mutation with what was found."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_sources(folder)
        for mutation in mutations:
            file = folder / "bocage" / mutation.file
            whole = file.read_text(encoding="utf-8")
            file.write_text(mutated(mutation), encoding="utf-8")
            yield mutation, campaign(game, folder)
            file.write_text(whole, encoding="utf-8")


def main() -> int:
    """Try the mutations of the games that have a list; 1 when one went unnoticed."""
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    here = Path(__file__).parent
    lists = sorted(file.stem.removeprefix("mutations_") for file in here.glob("mutations_*.py"))
    parser.add_argument("game", nargs="?", choices=lists)
    parser.add_argument("--only", default="", help="words that the reason or the file must contain")
    asked = parser.parse_args()
    missed = 0
    for game in [asked.game] if asked.game else lists:
        wanted = [each for each in mutations_of(game) if asked.only in f"{each.file} {each.why}"]
        for mutation, finding in try_all(game, wanted):
            names = sorted({invariant for _, _, invariant, _ in finding.violations})
            verdict = f"noticed by {', '.join(names)}" if names else "MISSED"
            missed += not names
            told = f"{game}: {mutation.why} ({mutation.file}): {verdict} in {finding.games} games"
            print(told, flush=True)  # noqa: T201 - it is what this command is for
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
