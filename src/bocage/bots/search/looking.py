"""One turn ahead: every way to use it, with what the position is worth after it."""

from __future__ import annotations

from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.bots.search.planning import Plan, Planner
from bocage.core.chance import Dice
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import State


class Looker:
    """Finds the ends of a seat's turn, and judges them.

    Args:
        width: drafts that are followed at a time inside a compound move; most: ends that are kept of each.
    """

    def __init__(self, kernel: Kernel, adviser: Adviser, seed: int, width: i64, most: i64) -> None:
        self.kernel: Final = kernel
        self.adviser: Final = adviser
        self.planner: Final = Planner(kernel, adviser, Dice(seed))
        self.width: Final[i64] = width
        self.most: Final[i64] = most
        self._menu: Final = Menu()

    def moves(self, s: State, seat: i64) -> list[Plan]:
        """Every answer to the open question, those of a compound move finished in several ways.

        Idle answers are left out, unless there are no others.
        """
        m = Menu()
        self.kernel.settle(s, m)
        found: list[Plan] = []
        size = m.size()
        if size == 0 and m.count > 0:
            self._finish(s, m.first(), seat, found)
        index: i64 = 0
        while index < size:
            self._finish(s, m.pick(index), seat, found)
            index += 1
        return found

    def _finish(self, s: State, action: i64, seat: i64, found: list[Plan]) -> None:
        """Add the plans that begin with this answer, at least one."""
        trial = s.copy()
        self.kernel.answer(trial, action)
        futures = self.adviser.prospects(trial, seat)
        if len(futures) > 1:
            found.append(Plan([action], self._average(futures, seat)))
            return
        self.kernel.settle(trial, self._menu)
        if not self.planner.goes_on(trial, self._menu, seat):
            found.append(Plan([action], self.adviser.value(trial, seat)))
            return
        for plan in self.planner.several(trial, seat, self.width, self.most):
            found.append(Plan([action, *plan.actions], plan.value))

    def _average(self, futures: list[State], seat: i64) -> float:
        """What a secret answer may lead to, each possibility played out greedily."""
        worth = 0.0
        for future in futures:
            self.planner.greedy(future, seat)
            self.adviser.conclude(future)
            worth += self.adviser.value(future, seat)
        return worth / float(len(futures))
