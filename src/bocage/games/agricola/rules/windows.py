"""Phases and windows of a round, the same for each player (A-4.2)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import BitSet
from bocage.core.effects import Effect
from bocage.core.native import i64
from bocage.core.state import RUN, Frame
from bocage.games.agricola.rules.harvest import Fire
from bocage.games.agricola.rules.state import Board


class Phase(Effect[Board]):
    """A phase or window of a round: the same for each player, starting player first (A-4.2).

    Args:
        each: what it is for one player, and the step at which that begins.
        moment: which at-any-time effects it is open to.
    """

    def __init__(self, each: Effect[Board], step: int, moment: int) -> None:
        super().__init__()
        self.each: Final = each
        self.step: Final[i64] = step
        self.moment: Final[i64] = moment

    def parts(self) -> list[Effect[Board]]:
        return [self.each]

    def run(self, s: Board, f: Frame) -> None:
        s.moment = self.moment
        turn = s.seats
        while turn > 0:
            turn -= 1
            seat = (s.marker + turn) % s.seats
            s.push(self.each.node, seat, seat, self.step)


class Hearing(Phase):
    """A window in which cards hear an event; where nobody's card does, nothing is put on the agenda."""

    def __init__(self, event: int, moment: int) -> None:
        super().__init__(Fire(event), RUN, moment)
        self.event: Final[i64] = event

    def run(self, s: Board, f: Frame) -> None:
        if is_anywhere(s, s.book.listening[self.event]):
            super().run(s, f)
        else:
            s.moment = self.moment


def is_anywhere(s: Board, cards: BitSet) -> bool:
    """Whether one of these cards lies in front of anybody."""
    seat: i64 = 0
    while seat < s.seats:
        if s.farm(seat).has(cards):
            return True
        seat += 1
    return False
