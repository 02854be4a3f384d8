"""`python -m bocage.learning.puzzles make GAME --minutes N --to FILE`, where there is Python and no more.

Prints a JSON line every few seconds: games looked at, puzzles found.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from bocage.learning.puzzles.finding import PuzzleWish
from bocage.learning.puzzles.making import MakingProgress, make, progress_line

EVERY = 5.0  # seconds


def main() -> None:
    """Read the words and make puzzles."""
    parser = argparse.ArgumentParser(prog="bocage.learning.puzzles")
    parser.add_argument("task", choices=["make"])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=PuzzleWish.simulations)
    parser.add_argument("--lead", type=float, default=PuzzleWish.lead)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=0)
    words = parser.parse_args()
    last = 0.0

    def tell(progress: MakingProgress) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            _print(progress_line(words.game, progress))

    wish = PuzzleWish(words.game, words.simulations, words.lead)
    _print(
        progress_line(
            words.game, make(wish, words.to, words.minutes, words.workers, words.first, words.most, tell)
        )
    )


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
