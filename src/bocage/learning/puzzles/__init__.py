"""Puzzles: positions of champions' games in which one move is clearly best.

python -m bocage.learning.puzzles make creatures --minutes 5 --to creatures.jsonl --workers 4
"""

from bocage.learning.puzzles.puzzle import GRADES, Puzzle, PuzzleMove, read_puzzles

__all__ = ["GRADES", "Puzzle", "PuzzleMove", "read_puzzles"]
