"""An adviser that asks a network what positions are worth, and the hand-written one everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bocage.bots.counts.tally import PositionCounter
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.worth import Verdict
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import State


class Learned(Adviser):
    """Judges with a network. What belongs to the rules, such as where a move begins, it takes from `classic`.

    Args:
        most: for how many seats the network judges.
        worth, values, prior, outputs: what the network answers about a row of counts (`bots.network.Judge`).
        final: the lines of a seat's score sheet when the game is over.
        knows_moves: whether the network has learned which moves are likely.
        knows_lines: whether the network tells the same lines apart as the counts do.
        appetite: what a point of one's own counts for whoever plays with it.
    """

    def __init__(
        self,
        classic: Adviser,
        tally: PositionCounter,
        most: int,
        worth: Callable[[bytes, int, int], float],
        values: Callable[[bytes], tuple[float, ...]],
        prior: Callable[[bytes, list[int]], list[float]],
        outputs: Callable[[bytes], tuple[float, ...]],
        final: Callable[[State, int], list[float]],
        knows_lines: bool,
        knows_moves: bool,
        appetite: float,
    ) -> None:
        self.classic: Final = classic
        self.tally: Final = tally
        self._most: Final[i64] = most
        self._worth: Final = worth
        self._values: Final = values
        self._prior: Final = prior
        self._outputs: Final = outputs
        self._final: Final = final
        self.knows_lines: Final = knows_lines
        self._knows_moves: Final = knows_moves
        self._appetite: Final = appetite
        self._keyed: bytes | None = None  # the counts of a position whose key was asked just now
        self._end: Final = Verdict()

    def value(self, s: State, seat: i64) -> float:
        """How far ahead a seat may expect to be; alone, what it may expect to score."""
        row = self._keyed
        self._keyed = None
        if s.top is None:
            self.classic.judge(s, seat, self._end)
            return self._end.margins.of(seat)
        side = self.tally.side(s)
        if row is None:
            row = self.tally.counts(s, side, seat)
        return self._worth(row, (seat - side + s.seats) % s.seats, s.seats)

    def glance(self, s: State, seat: i64) -> float:
        return self.classic.value(s, seat)

    def judge(self, s: State, viewer: i64, verdict: Verdict) -> None:
        if s.top is None:
            self.classic.judge(s, viewer, verdict)
            return
        tally = self.tally
        side = tally.side(s)
        found = self._values(tally.counts(s, side, viewer))
        seats = s.seats
        most = self._most
        turn: i64 = 0
        while turn < seats:
            seat = (side + turn) % seats
            verdict.points.put(seat, found[most + turn])
            verdict.margins.put(seat, found[turn])
            turn += 1
        if seats == 1:
            verdict.margins.put(0, found[most])
        elif seats == 2:  # what one wins the other loses
            half = (found[0] - found[1]) / 2.0
            verdict.margins.put(side, half)
            verdict.margins.put(1 - side, -half)

    def lines(self, s: State, seat: i64, viewer: i64) -> list[float]:
        if not self.knows_lines:
            return []
        if s.top is None:
            return self._final(s, seat)
        side = self.tally.side(s)
        found = self._outputs(self.tally.counts(s, side, viewer))
        size = len(self.tally.lines)
        start = 3 * self._most + (seat - side + s.seats) % s.seats * size
        return list(found[start : start + size])

    def has_priors(self) -> bool:
        return self._knows_moves

    def appetite(self) -> float:
        return self._appetite

    def prior(self, s: State, actions: list[int]) -> list[float]:
        top = s.top
        if top is None or not self._knows_moves:
            return []
        return self._prior(self.tally.counts(s, top.seat, top.seat), actions)

    def draft_key(self, s: State, seat: i64) -> object:
        """What the network cannot tell apart need not be looked at twice; but other questions may follow."""
        top = s.top
        if top is None:
            return s.key()
        row = self.tally.counts(s, self.tally.side(s), seat)
        self._keyed = row
        if top.seat != seat:
            return row
        return (row, top.key())

    def begins_move(self, s: State, m: Menu) -> bool:
        return self.classic.begins_move(s, m)

    def is_quiet(self, s: State, m: Menu) -> bool:
        return self.classic.is_quiet(s, m)

    def is_secret(self, s: State, m: Menu) -> bool:
        return self.classic.is_secret(s, m)

    def has_secrets(self, s: State) -> bool:
        return self.classic.has_secrets(s)

    def reopen(self, s: State, seat: i64) -> None:
        self.classic.reopen(s, seat)

    def chance_key(self, action: i64) -> i64:
        return self.classic.chance_key(action)

    def signature(self, s: State, seat: i64) -> i64:
        return self.classic.signature(s, seat)

    def conclude(self, s: State) -> None:
        self.classic.conclude(s)

    def prospects(self, s: State, seat: i64) -> list[State]:
        return self.classic.prospects(s, seat)
