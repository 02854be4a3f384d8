"""Bonus points that several cards give (A-18.9, A-18.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.native import i64, mypyc_attr
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.state import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsBySteps(Score):
    """Points for a count: the best step reached (A-16.10)."""

    def __init__(self, steps: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.steps: Final[list[tuple[i64, i64]]] = [(count, points) for count, points in steps]

    def count(self, s: Board, seat: i64) -> i64:
        """What is counted."""
        return 0

    def points(self, s: Board, seat: i64) -> i64:
        have = self.count(s, seat)
        best: i64 = 0
        for count, points in self.steps:
            if have >= count:
                best = points
        return best


class PointsForSupply(PointsBySteps):
    """1, 2 or 3 points for so much of a resource in the supply; it is not spent (A-18.10).

    Args:
        kept_with: a ruling with which these resources still break ties; 0: they do in any case.
    """

    def __init__(self, good: int, steps: Sequence[int], kept_with: int = 0) -> None:
        super().__init__([(count, place + 1) for place, count in enumerate(steps)])
        self.good: Final[i64] = good
        self.kept_with: Final[i64] = kept_with

    def count(self, s: Board, seat: i64) -> i64:
        return s.farm(seat).good(self.good)

    def resources(self, s: Board, seat: i64) -> i64:
        if self.kept_with == 0 or s.has_switch(self.kept_with):
            return 0
        have = self.count(s, seat)
        reached: i64 = 0
        for count, _ in self.steps:
            if have >= count:
                reached = count
        return reached
