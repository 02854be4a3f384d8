"""Moving troughs and stalls, as the Carpenter does (R-02, R-21, R-23)."""

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.farmland.grid import CELLS
from bocage.games.creatures.rules.actions import AT, LIFT, LIFT_TROUGH, TROUGH
from bocage.games.creatures.rules.book import NOTHING, STALL
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.questions import MayStand
from bocage.games.creatures.rules.reasons import (
    BUILDING_THERE,
    CLUSTER_BREAKS,
    MUST_PLACE_ALL,
    NO_STALL_THERE,
    NO_TROUGH_THERE,
    NOT_ON_FARM,
    NOTHING_TO_MOVE,
    TROUGH_THERE,
)
from bocage.games.creatures.rules.state import Board

ASK_WHAT: Final = ASK  # what is lifted
ASK_WHERE: Final = 2  # where it goes


def in_hand(farm: Farm, stalls: i64, troughs: i64) -> i64:
    """How many pieces wait to be put down: ordinary stalls, special ones, troughs."""
    return stalls + farm.lifted.size() + troughs


def cells_in(mask: i64) -> list[i64]:
    """The cells of a mask, each as a mask of its own."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def can_end(answer: MayStand, farm: Farm, cell: i64, left: i64) -> bool:
    """Whether a stall on this free cell leaves so many others a way to stand as a tile demands."""
    free = farm.cells() & ~farm.built
    return answer.can_end(farm.built | cell, free & ~cell, left)


class Relocate(Effect[Board]):
    """Lift any number of stalls and troughs, then put each on a cell that can take it.

    The whole relocation is one step: animals, and the cluster where there is that duty, are judged
    at its end. What is in hand is noted, not where it stood: ordinary stalls (a) and troughs (c) in the
    frame, special stalls on the farm (`Farm.lifted`).
    """

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        if f.step == ASK_WHAT:
            return ("R-23", "relocate")
        return ("R-23", "relocate-where")

    def about(self, s: Board, f: Frame) -> i64:
        if f.step != ASK_WHERE:
            return NOTHING
        farm = s.farm(f.seat)
        if not farm.lifted.is_empty():
            return farm.lifted.numbers()[0]
        return STALL if f.a else NOTHING

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        return farm.stalls | farm.troughs != 0 or refuse(why, "R-23", NOTHING_TO_MOVE)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK_WHAT)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.step == ASK_WHAT:
            m.offer(LIFT, farm.stalls)
            m.offer(LIFT_TROUGH, farm.troughs)
            if in_hand(farm, f.a, f.c) > 0:
                m.offer(STOP, 1)
        elif in_hand(farm, f.a, 0) > 0:
            m.offer(AT, self._cells(farm, f))
        else:
            m.offer(TROUGH, farm.cells() & ~farm.troughs)

    def _cells(self, farm: Farm, f: Frame) -> i64:
        """Cells for the next stall that leave a way to end as the tiles demand."""
        free = farm.cells() & ~farm.built
        found = free
        if farm.cards.meets(farm.book.standing_tiles):
            left = in_hand(farm, f.a, 0) - 1
            for answer in farm.book.standing:
                if farm.cards.has(answer.tile):
                    found &= sum(cell for cell in cells_in(free) if can_end(answer, farm, cell, left))
        return found

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == LIFT:
            self._lift(s, f, arg)
        elif kind == LIFT_TROUGH:
            farm = s.farm(f.seat)
            farm.troughs &= ~bit(arg)
            farm.changed()
            s.push(self.node, f.seat, f.actor, ASK_WHAT, f.a, 0, f.c + 1)
        elif kind == STOP:
            s.push(self.node, f.seat, f.actor, ASK_WHERE, f.a, 0, f.c)
        else:
            self._put(s, f, kind, arg)

    def _lift(self, s: Board, f: Frame, cell: i64) -> None:
        farm = s.farm(f.seat)
        tile = farm.tile(cell)
        farm.lift(cell)
        if tile == STALL:
            s.push(self.node, f.seat, f.actor, ASK_WHAT, f.a + 1, 0, f.c)
        else:
            farm.lifted = farm.lifted.plus(tile)
            s.push(self.node, f.seat, f.actor, ASK_WHAT, f.a, 0, f.c)

    def _put(self, s: Board, f: Frame, kind: i64, cell: i64) -> None:
        farm = s.farm(f.seat)
        a, c = f.a, f.c
        if kind == TROUGH:
            farm.troughs |= bit(cell)
            farm.changed()
            c -= 1
        elif not farm.lifted.is_empty():
            tile = farm.lifted.numbers()[0]
            farm.put(tile, cell)
            farm.lifted = farm.lifted.minus(tile)
        else:
            farm.put(STALL, cell)
            a -= 1
        s.tell("moved", f.seat, farm.tile(cell) if kind != TROUGH else NOTHING, cell)
        if in_hand(farm, a, c) > 0:
            s.push(self.node, f.seat, f.actor, ASK_WHERE, a, 0, c)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("R-23", NOTHING_TO_MOVE if f.step == ASK_WHAT else MUST_PLACE_ALL)
        elif kind not in (LIFT, LIFT_TROUGH, AT, TROUGH) or (kind in (LIFT, LIFT_TROUGH)) != (
            f.step == ASK_WHAT
        ):
            return
        elif arg >= CELLS or s.farm(f.seat).cells() & bit(arg) == 0:
            why.note("C-3.3", NOT_ON_FARM)
        else:
            self._explain_cell(s.farm(f.seat), f, kind, arg, why)

    def _explain_cell(self, farm: Farm, f: Frame, kind: i64, cell: i64, why: Why) -> None:
        if kind == LIFT:
            why.note("R-23", NO_STALL_THERE, cell)
        elif kind == LIFT_TROUGH:
            why.note("R-23", NO_TROUGH_THERE, cell)
        elif kind == TROUGH and farm.troughs & bit(cell):
            why.note("C-6.1", TROUGH_THERE, cell)
        elif kind == AT and farm.built & bit(cell):
            why.note("C-5.2", BUILDING_THERE, STALL, cell)
        elif kind == AT and in_hand(farm, f.a, 0) > 0:
            why.note("R-21", CLUSTER_BREAKS)
