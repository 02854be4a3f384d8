"""Rows of the counts that the bots' networks read, for learners who want few numbers."""

from __future__ import annotations

from typing import Final

from bocage.bots.counts.tally import PositionCounter
from bocage.core.native import i64
from bocage.core.state import State
from bocage.envs.stepping.rows import Encoder, RowWriter


class CompactEncoder(Encoder):
    """Writes what a tally counts, from the side of one seat and with what it may know."""

    def __init__(self, tally: PositionCounter, whole: Encoder) -> None:
        self.tally: Final = tally
        self.whole: Final = whole  # which knows the scores

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        row.counts(self.tally.counts(s, seat, seat))

    def scores(self, s: State) -> list[float]:
        return self.whole.scores(s)

    def winners(self, s: State) -> list[int]:
        return self.whole.winners(s)
