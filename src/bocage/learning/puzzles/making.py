"""Making a file of puzzles: games of champions in several processes; what was done is not done again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from bocage.learning.errors import BadPuzzle
from bocage.learning.puzzles.finding import PuzzleWish, find
from bocage.learning.puzzles.puzzle import Puzzle, line_of, parse_puzzles
from bocage.learning.puzzles.shelf import puzzles_of
from bocage.simulation.jobs import run_blocks


@dataclass(frozen=True)
class Job:
    """One game to be played and looked at; until when, by the clock of the machine."""

    wish: PuzzleWish
    seed: int
    end: float


@dataclass
class MakingProgress:
    """How far a making is: games played, puzzles in the file, and those new."""

    games: int = 0
    puzzles: int = 0
    new: int = 0
    seconds: float = 0.0


def work(job: Job) -> tuple[bool, list[dict[str, object]]]:
    """Whether a game was looked at to its end, and its puzzles."""
    found = [puzzle.as_json() for puzzle in find(job.wish, job.seed, lambda: time.time() >= job.end)]
    return time.time() < job.end, found


def make(
    wish: PuzzleWish,
    file: Path,
    minutes: float,
    workers: int = 1,
    first: int = 0,
    most: int = 0,
    tell: Callable[[MakingProgress], None] | None = None,
) -> MakingProgress:
    """Make puzzles until the time is over or there are as many as wanted (0: no end of that sort).

    The file grows by a line a puzzle. Beside it, `FILE.seeds` notes the games that were looked at; when the
    file exists, the making goes on where it was. A line that was cut off is dropped. What is like a puzzle
    of the file, or like one that comes with the game, is no new one.

    Raises:
        BadPuzzle: the file holds something else than puzzles of this game and these rules.
    """
    known = _known(wish, file)
    likes = {one.likeness for one in (*known.values(), *puzzles_of(wish.game))}
    seeds = _seeds(file)
    start = time.monotonic()
    end = time.time() + 60 * minutes
    progress = MakingProgress(games=len(seeds), puzzles=len(known))
    jobs = _jobs(wish, seeds, first, end)
    with file.open("a", encoding="utf-8") as book, _journal(file).open("a", encoding="utf-8") as journal:
        for job, (is_whole, found) in run_blocks(work, jobs, workers):
            for value in found:
                puzzle = Puzzle.from_json(value)
                if puzzle.likeness not in likes:
                    likes.add(puzzle.likeness)
                    known[puzzle.id] = puzzle
                    progress.new += 1
                    book.write(line_of(puzzle) + "\n")
            book.flush()
            if is_whole:
                progress.games += 1
                journal.write(f"{job.seed}\n")
                journal.flush()
            progress.puzzles, progress.seconds = len(known), time.monotonic() - start
            if tell is not None:
                tell(progress)
            if (most and len(known) >= most) or time.time() >= end:
                break
    return progress


def _jobs(wish: PuzzleWish, done: set[int], first: int, end: float) -> Iterator[Job]:
    for seed in count(first):
        if time.time() >= end:
            return
        if seed not in done:
            yield Job(wish, seed, end)


def _journal(file: Path) -> Path:
    return file.with_name(file.name + ".seeds")


def _seeds(file: Path) -> set[int]:
    journal = _journal(file)
    if not journal.is_file():
        return set()
    return {int(line) for line in journal.read_text(encoding="utf-8").split() if line.isdecimal()}


def _known(wish: PuzzleWish, file: Path) -> dict[str, Puzzle]:
    """The puzzles that are in the file, by their ids; what was cut off at its end goes."""
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    found = list(parse_puzzles(whole.splitlines()))
    for puzzle in found:
        if puzzle.game != wish.game:
            raise BadPuzzle("puzzle-other-game", found=puzzle.game, game=wish.game)
    return {puzzle.id: puzzle for puzzle in found}


def progress_line(game: str, progress: MakingProgress) -> str:
    """How far it is, for a log: one JSON value."""
    return json.dumps(
        {
            "game": game,
            "games": progress.games,
            "puzzles": progress.puzzles,
            "new": progress.new,
            "seconds": round(progress.seconds),
        }
    )
