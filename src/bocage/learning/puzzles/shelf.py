"""The puzzles that come with the games, and which one is today's."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

from bocage.core.errors import BocageError
from bocage.games import kit, kits
from bocage.learning.errors import BadPuzzle
from bocage.learning.puzzles.puzzle import Puzzle, read_puzzles


def with_puzzles() -> list[str]:
    """The games that bring puzzles."""
    return [id for id in kits() if puzzles_of(id)]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that stand by the rules as they are, easier ones first."""
    found = kit(game)
    if found is None or found.puzzles is None:
        return ()
    rules = found.game.rules_version
    every = [one for file in sorted(found.puzzles.glob("*.jsonl")) for one in read_puzzles(file)]
    return tuple(sorted((one for one in every if one.rules == rules), key=lambda one: (one.rating, one.id)))


def puzzle(game: str, id: str) -> Puzzle:
    """One puzzle.

    Raises:
        BadPuzzle: there is none with this id.
    """
    found = next((one for one in puzzles_of(game) if one.id == id), None)
    if found is None:
        raise BadPuzzle("puzzle-unknown", id=id[:40])
    return found


def of_the_day(day: str, among: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle of a day, `2026-11-16`: everybody has the same, and none comes back before all have been.

    The days go round a fixed order of the puzzles, so that one more puzzle changes little.
    """
    if not among:
        return None
    order = sorted(among, key=lambda one: hashlib.blake2b(one.id.encode(), digest_size=8).digest())
    return order[day_number(day) % len(order)]


def day_number(day: str) -> int:
    """Days since the first of the year 1.

    Raises:
        BadPuzzle: it is no day.
    """
    from datetime import date

    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        raise BadPuzzle("puzzle-day", day=day[:40]) from None


def problems(among: Sequence[Puzzle]) -> list[BocageError]:
    """What is wrong with puzzles, one error each."""
    found: list[BocageError] = []
    for one in among:
        try:
            one.check()
        except BocageError as problem:
            found.append(problem)
    return found
