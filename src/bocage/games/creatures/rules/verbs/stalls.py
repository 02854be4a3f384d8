"""Stalls and stables (C-5.4, C-5.5, C-10.14, C-10.15)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, lack, refuse
from bocage.farmland.grid import CELLS
from bocage.games.creatures.rules.actions import AT, PAY, UPGRADE
from bocage.games.creatures.rules.book import STABLE, STABLES, STALL
from bocage.games.creatures.rules.events import STALL_ACTION, STALL_BUILT
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.prices import can_pay, explain_either, materials, price
from bocage.games.creatures.rules.reasons import (
    NO_FREE_CELL,
    NO_STALL,
    NO_STALL_THERE,
    NO_TILES_LEFT,
    NO_TROUGH_IN_THE_OPEN,
    NO_TROUGH_THERE,
    NOT_MIXED,
    NOT_ON_FARM,
    ONE_UPGRADE,
)
from bocage.games.creatures.rules.sites import AskedCell, free_cells
from bocage.games.creatures.rules.state import Board


def put_stall(s: Board, seat: i64, cell: i64) -> None:
    """An ordinary stall from the supply stands on a cell; buildings that wait for one hear of it."""
    s.farm(seat).put(STALL, cell)
    s.tiles -= 1
    s.tell("stall", seat, cell)
    s.book.kernel.fire(s, STALL_BUILT, seat, cell)


def has_tile(s: Board, why: Why | None) -> bool:
    """Whether a Stall/Stable tile is left (C-1.4)."""
    return s.tiles > 0 or lack(why, "C-1.4", NO_TILES_LEFT)


def can_upgrade(s: Board, farm: Farm, cell: i64, why: Why | None) -> bool:
    """An ordinary stall is turned over; a special one needs a tile from the supply (C-5.7)."""
    if cell >= CELLS or farm.cells() & bit(cell) == 0:
        return refuse(why, "C-3.3", NOT_ON_FARM)
    if farm.stalls & bit(cell) == 0:
        return refuse(why, "C-5.5", NO_STALL_THERE, cell)
    return farm.tile(cell) == STALL or s.tiles > 0 or refuse(why, "C-5.7", NO_TILES_LEFT)


def upgrade(s: Board, seat: i64, cell: i64) -> None:
    """A stall becomes a stable; a special stall goes back to the display (C-5.7)."""
    farm = s.farm(seat)
    old = farm.tile(cell)
    if old != STALL:
        s.tiles -= 1
        s.display = s.display.plus(old)
    farm.put(STABLE, cell)
    s.tell("stable", seat, cell)


class BuildStall(Effect[Board]):
    """Pay for one stall and place it.

    Args:
        action: whether this is a Stall action, which some buildings wait for.
    """

    def __init__(self, action: bool = True) -> None:
        super().__init__()
        self.action: Final = action

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-10.14", "stall-at")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        possible = has_tile(s, why)
        if possible or why is not None:
            possible = can_pay(farm, s.book.costs[STALL][0], "C-5.4", why) and possible
        return (free_cells(farm) != 0 or lack(why, "C-10.14", NO_FREE_CELL)) and possible

    def run(self, s: Board, f: Frame) -> None:
        s.farm(f.seat).goods -= s.book.costs[STALL][0]
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(AT, free_cells(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if self.action:
            s.book.kernel.fire(s, STALL_ACTION, f.seat)
        put_stall(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == AT:
            explain_cell(s.farm(f.seat), arg, why)


def explain_cell(farm: Farm, cell: i64, why: Why) -> None:
    """Why a new stall cannot stand on this cell."""
    if cell >= CELLS or farm.cells() & bit(cell) == 0:
        why.note("C-3.3", NOT_ON_FARM)
    else:
        free_cells(farm, AskedCell(why, STALL, cell))


class UpgradeStalls(Effect[Board]):
    """Turn stalls into stables, any number, at least one. The frame holds how many were (b)."""

    def __init__(self) -> None:
        super().__init__()
        self.payment: Final = PayForStable()

    def parts(self) -> list[Effect[Board]]:
        return [self.payment]

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-10.15", "upgrade")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b == 0

    def _upgradable(self, s: Board, farm: Farm) -> i64:
        if farm.stalls == 0 or payments(farm) == 0:
            return 0
        found: i64 = 0
        rest = farm.stalls
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if can_upgrade(s, farm, cell, None):
                found |= bit(cell)
        return found

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if self._upgradable(s, farm):
            return True
        if why is not None:
            if farm.stalls == 0:
                why.add("C-10.15", NO_STALL)
            else:
                can_upgrade(s, farm, lowest(farm.stalls), why)
            if payments(farm) == 0:
                explain_either(farm, STABLES, s.book.costs[STABLE], "C-5.5", why)
        return False

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(UPGRADE, self._upgradable(s, s.farm(f.seat)))
        if f.b > 0:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        s.push(self.node, f.seat, f.actor, ASK, 0, f.b + 1)
        s.push(self.payment.node, f.seat, f.actor, ASK, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("C-10.15", ONE_UPGRADE)
        elif kind == UPGRADE:
            explain_upgrade(s, s.farm(f.seat), arg, why)


def payments(farm: Farm) -> i64:
    """How a stable can be paid now, as the arguments of PAY (C-5.5: no mixture)."""
    found: i64 = 0
    for goods in farm.book.costs[STABLE]:
        if can_pay(farm, price(farm, STABLES, goods), "C-5.5", None):
            found |= bit(materials(goods))
    return found


def explain_upgrade(s: Board, farm: Farm, cell: i64, why: Why) -> None:
    """Why the stall on this cell cannot be turned into a stable."""
    can_upgrade(s, farm, cell, why)
    if payments(farm) == 0:
        explain_either(farm, STABLES, s.book.costs[STABLE], "C-5.5", why)


class PayForStable(Effect[Board]):
    """Choose the material for a stable, pay, turn the stall on cell (a) over."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-5.5", "pay")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(PAY, payments(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        farm = s.farm(f.seat)
        for goods in s.book.costs[STABLE]:
            if materials(goods) == arg:
                farm.goods -= price(farm, STABLES, goods)
        upgrade(s, f.seat, f.a)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind != PAY:
            return
        farm = s.farm(f.seat)
        for goods in s.book.costs[STABLE]:
            if materials(goods) == arg:
                can_pay(farm, price(farm, STABLES, goods), "C-5.5", why)
        why.note("C-5.5", NOT_MIXED)


class UpgradeThatStall(Effect[Board]):
    """The stall of the event, on cell (a), becomes a stable for nothing."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-25", "upgrade")

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return can_upgrade(s, s.farm(f.seat), f.a, why)

    def run(self, s: Board, f: Frame) -> None:
        upgrade(s, f.seat, f.a)


class StallForTrough(Effect[Board]):
    """Replace a trough that stands on no building by an ordinary stall (R-24)."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-24", "stall-for-trough")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        possible = has_tile(s, why)
        if farm.troughs & ~farm.built == 0:
            return lack(why, "R-24", NO_TROUGH_IN_THE_OPEN)
        return (free_cells(farm) & farm.troughs != 0 or lack(why, "R-21", NO_FREE_CELL)) and possible

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        m.offer(AT, free_cells(farm) & farm.troughs)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        farm = s.farm(f.seat)
        farm.troughs &= ~bit(arg)
        s.troughs += 1
        put_stall(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == AT:
            explain_cell(s.farm(f.seat), arg, why)
            if arg < CELLS:
                why.note("R-24", NO_TROUGH_THERE, arg)
