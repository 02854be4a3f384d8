"""Placing troughs (C-6, C-10.13)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, lack
from bocage.farmland.grid import CELLS
from bocage.games.creatures.rules.actions import TROUGH
from bocage.games.creatures.rules.book import TROUGHS
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import Goods
from bocage.games.creatures.rules.prices import can_pay, price
from bocage.games.creatures.rules.reasons import (
    ENOUGH_TROUGHS,
    NO_CELL_FOR_TROUGH,
    NO_TROUGHS_LEFT,
    NOT_ON_FARM,
    ONE_TROUGH,
    TROUGH_THERE,
)
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import FORCED_FREE_TROUGH


def cells_for_trough(farm: Farm) -> i64:
    """Every cell may take one trough, built on or not (C-6.1)."""
    return farm.cells() & ~farm.troughs


def explain_trough(farm: Farm, cell: i64, why: Why) -> None:
    """Why this cell takes no trough."""
    if cell >= CELLS or farm.cells() & bit(cell) == 0:
        why.note("C-3.3", NOT_ON_FARM)
    elif farm.troughs & bit(cell):
        why.note("C-6.1", TROUGH_THERE, cell)


class PlaceTroughs(Effect[Board]):
    """Place troughs from the general supply, one question each.

    Args:
        up_to: how many at most.
        free: how many cost nothing.
        each: the price of every further one, before discounts.
        at_least: how many must be placed, as far as possible.
        rule: the rule that is cited.

    The frame holds how many were placed (b).
    """

    def __init__(
        self, up_to: int, free: int = 0, each: Goods | None = None, at_least: int = 0, rule: str = "C-6.1"
    ) -> None:
        super().__init__()
        self.up_to: Final[i64] = up_to
        self.free: Final[i64] = free
        self.each: Final[i64] = each.goods if each is not None else 0
        self.at_least: Final[i64] = at_least
        self.rule: Final = rule

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, "trough")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b < self.least(s)

    def least(self, s: Board) -> i64:
        """How many must be placed."""
        return self.at_least

    def _price(self, farm: Farm, placed: i64) -> i64:
        if placed < self.free:
            return 0
        return price(farm, TROUGHS, self.each)

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self._can_place(s, s.farm(f.seat), 0, why)

    def _can_place(self, s: Board, farm: Farm, placed: i64, why: Why | None) -> bool:
        can_place = s.troughs > 0 or lack(why, "C-1.3", NO_TROUGHS_LEFT)
        if cells_for_trough(farm) == 0:
            can_place = lack(why, "C-6.1", NO_CELL_FOR_TROUGH)
        if not can_place and why is None:
            return False
        return can_pay(farm, self._price(farm, placed), self.rule, why) and can_place

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.b < self.up_to and self._can_place(s, farm, f.b, None):
            m.offer(TROUGH, cells_for_trough(farm))
        if f.b >= self.least(s):
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        farm = s.farm(f.seat)
        farm.goods -= self._price(farm, f.b)
        farm.troughs |= bit(arg)
        farm.changed()
        s.troughs -= 1
        s.tell("trough", f.seat, arg)
        s.push(self.node, f.seat, f.actor, ASK, 0, f.b + 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        farm = s.farm(f.seat)
        if kind == STOP:
            why.note(self.rule, ONE_TROUGH)
        elif kind == TROUGH:
            explain_trough(farm, arg, why)
            if f.b >= self.up_to:
                why.note(self.rule, ENOUGH_TROUGHS, self.up_to)
            self._can_place(s, farm, f.b, why)


class PlaceFreeTrough(PlaceTroughs):
    """One trough for nothing, if one is left; it must be placed unless the ruling is switched off (R-37)."""

    def __init__(self) -> None:
        super().__init__(up_to=1, free=1, rule="R-37")

    def least(self, s: Board) -> i64:
        return 1 if s.has_switch(FORCED_FREE_TROUGH) else 0
