"""Drawing cards from the box: chance deals them, as it has dealt the hands."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.state import ASK, NATURE, Frame
from bocage.games.agricola.rules.dealing import DEAL
from bocage.games.agricola.rules.state import Board

MINOR = 1  # what DEAL calls the two types
OCCUPATION = 0


class Draw(Effect[Board]):
    """Take so many minors or occupations of those that nobody was dealt, unseen by the others (A-2.3)."""

    def __init__(self, minors: int = 0, occupations: int = 0) -> None:
        super().__init__()
        self.minors = minors
        self.occupations = occupations

    def run(self, s: Board, f: Frame) -> None:
        drawn = 0
        for type, wanted, box in (
            (MINOR, self.minors, s.minors),
            (OCCUPATION, self.occupations, s.occupations),
        ):
            count = min(wanted, int(box.size()))
            if count:
                s.push(DEAL.node, NATURE, NATURE, ASK, f.seat, count, type)
                drawn += count
        s.tell("drew", f.seat, drawn)
