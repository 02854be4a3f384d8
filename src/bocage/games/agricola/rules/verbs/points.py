"""Bonus points that are noted while the game goes on (A-14.10)."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.state import Frame
from bocage.games.agricola.rules.state import Board


class PointPerRoundLeft(Effect[Board]):
    """One bonus point for each round still to come, noted at once (A-3.8)."""

    def run(self, s: Board, f: Frame) -> None:
        points = s.rounds_left()
        s.farm(f.seat).bonus += points
        s.tell("noted", f.seat, points)
