"""Joining files of puzzles with those that come with the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bocage.core.errors import BocageError
from bocage.games import kit
from bocage.learning.errors import BadPuzzle
from bocage.learning.puzzles.puzzle import Puzzle, line_of, read_puzzles, sort_of

PARTS = 3  # of the rounds


@dataclass
class Merged:
    """What became of the puzzles of one game: kept, of them new; wrong ones and doubles left out."""

    game: str
    file: Path
    puzzles: int = 0
    new: int = 0
    wrong: int = 0
    doubles: int = 0
    size: int = 0


def merge(files: Iterable[Path], most: int = 0) -> list[Merged]:
    """Put the puzzles of files into the books that come with the games, at most so many a game.

    Raises:
        BadPuzzle: a line of a file is no puzzle, or its game is not here or has no folder for them.
        OSError: a file cannot be read or written.
    """
    found: dict[str, list[Puzzle]] = {}
    for file in files:
        for puzzle in read_puzzles(file):
            found.setdefault(puzzle.game, []).append(puzzle)
    return [_merge(game, puzzles, most) for game, puzzles in found.items()]


def _merge(game: str, puzzles: list[Puzzle], most: int) -> Merged:
    book = _book(game)
    old = read_puzzles(book) if book.is_file() else []
    merged = Merged(game, book)
    good: dict[str, Puzzle] = {}
    for puzzle in (*old, *puzzles):
        if puzzle.likeness in good:
            merged.doubles += 1
        elif _is_wrong(puzzle):
            merged.wrong += 1
        else:
            good[puzzle.likeness] = puzzle
    kept = spread(list(good.values()), most or len(good))
    ids = {puzzle.id for puzzle in old}
    merged.puzzles, merged.new = len(kept), sum(puzzle.id not in ids for puzzle in kept)
    text = "".join(line_of(puzzle) + "\n" for puzzle in kept)
    book.write_text(text, encoding="utf-8")
    merged.size = len(text.encode())
    return merged


def _book(game: str) -> Path:
    found = kit(game)
    if found is None or found.puzzles is None:
        raise BadPuzzle("puzzle-no-book", game=game[:40])
    return found.puzzles / f"{game}.jsonl"


def _is_wrong(puzzle: Puzzle) -> bool:
    try:
        puzzle.check()
    except BocageError:
        return True
    return False


def spread(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """So many, in their order: each next one is of a sort of game, a part and a grade seldom taken yet."""
    if len(puzzles) <= most:
        return puzzles
    last = max(_round(puzzle) for puzzle in puzzles) + 1
    taken: Counter[object] = Counter()
    left = dict(enumerate(puzzles))
    chosen: list[int] = []

    def rarity(place: int) -> tuple[int, int]:
        return sum(taken[trait] for trait in _traits(left[place], last)), place

    while len(chosen) < most:
        place = min(left, key=rarity)
        taken.update(_traits(left.pop(place), last))
        chosen.append(place)
    return [puzzles[place] for place in sorted(chosen)]


def _traits(puzzle: Puzzle, last: int) -> list[object]:
    options = puzzle.position.get("options")
    sort = sort_of(options if isinstance(options, dict) else {})
    return [sort, _round(puzzle) * PARTS // last, puzzle.grade]


def _round(puzzle: Puzzle) -> int:
    now = puzzle.position.get("round", 0)
    return now if isinstance(now, int) else 0
