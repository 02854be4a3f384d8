"""Building fences (A-10.3): pasture by pasture, each by naming its spaces."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, popcount
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import ENCLOSE
from bocage.games.agricola.rules.events import FENCES_BUILT
from bocage.games.agricola.rules.farm import CELLS, MOST_FENCES, Farm
from bocage.games.agricola.rules.goods import CLAY, WOOD
from bocage.games.agricola.rules.pastures import Fencing, could_fence, fences_around
from bocage.games.agricola.rules.prices import Price, fence_prices, free_fences
from bocage.games.agricola.rules.reach import can_reach_any
from bocage.games.agricola.rules.reasons import (
    AT_LEAST_ONE,
    FENCES_COST_WOOD,
    FENCES_COST_WOOD_OR_CLAY,
    NO_PASTURE_POSSIBLE,
    NOT_IN_PASTURE_REACH,
    PASTURE_UNFINISHED,
    TILE_THERE,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.house import Announce
from bocage.games.agricola.rules.verbs.purchase import PAYING, Purchase


def pieces_left(farm: Farm) -> i64:
    """Fences in the supply (A-1.1)."""
    return MOST_FENCES - popcount(farm.fences)


def to_pay(farm: Farm, built: i64, more: i64) -> i64:
    """How many of so many further fences cost something, after those built in this action (AR-31)."""
    free = free_fences(farm)
    return max(0, built + more - free) - max(0, built - free)


def most_fences(farm: Farm, built: i64) -> i64:
    """How many further fences the player has pieces for and can pay."""
    left = pieces_left(farm)
    held = farm.good(WOOD)
    if farm.has(farm.book.clay_fences):
        held += farm.good(CLAY)
    count = min(left, held + max(0, free_fences(farm) - built))
    if not farm.has(farm.book.every_shop):  # no exchange makes wood or clay
        return count
    while count < left and _affords(farm, to_pay(farm, built, count + 1)):
        count += 1
    return count


def _affords(farm: Farm, paid: i64) -> bool:
    return paid == 0 or can_reach_any(farm, fence_prices(farm, paid), "", None)


def put_fences(s: Board, seat: i64, spaces: i64) -> i64:
    """Fences come around these spaces where there are none; how many."""
    farm = s.farm(seat)
    new = fences_around(spaces) & ~farm.fences
    farm.fences |= new
    farm.changed()
    s.tell("fenced", seat, spaces, popcount(new))
    return popcount(new)


class BuildFences(Purchase):
    """Fence pastures one after another, each chosen space by space and paid when it is closed.

    Args:
        optional: as a part that may be left out (A-6.6).

    The frame holds the spaces chosen (a) and how many fences this action has built (b).
    """

    def __init__(self, optional: bool = False) -> None:
        super().__init__()
        self.optional: Final = optional
        self.over: Final = Announce(FENCES_BUILT)

    def parts(self) -> list[Effect[Board]]:
        return [self.over]

    def rule(self) -> str:
        return "A-10.3"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        farm = s.farm(f.seat)
        new = popcount(fences_around(f.a) & ~farm.fences)
        return fence_prices(farm, to_pay(farm, f.b, new))

    def prompt(self, f: Frame) -> tuple[str, str]:
        if f.step == PAYING:
            return ("A-15.5", "pay")
        return ("A-10.3", "enclose" if f.a == 0 else "enclose-more")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING or f.a != 0 or (f.b == 0 and not self.optional)

    def is_answerable(self, s: Board, f: Frame) -> bool:
        """The same as by the menu, but one space is enough: looked for beside every exchange."""
        if f.step == PAYING:
            return super().is_answerable(s, f)
        farm = s.farm(f.seat)
        fencing = Fencing(farm, most_fences(farm, f.b))
        if self._may_stop(f, fencing):
            return True
        return fencing.most > 0 and fencing.next_to(f.a, True) != 0

    def _may_stop(self, f: Frame, fencing: Fencing) -> bool:
        return fencing.is_valid(f.a) if f.a else f.b > 0 or self.optional

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        most = most_fences(farm, 0)
        if could_fence(farm, most):
            return True
        if why is not None:
            explain_fences(farm, most, why)
        return False

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        farm = s.farm(f.seat)
        fencing = Fencing(farm, most_fences(farm, f.b))
        m.offer(ENCLOSE, fencing.next_to(f.a) if fencing.most else 0)
        if self._may_stop(f, fencing):
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind == ENCLOSE:
            s.push(self.node, f.seat, f.actor, ASK, f.a | bit(arg), f.b)
        elif f.a:
            if f.b == 0:  # the action is judged as a whole
                s.push(self.over.node, f.seat, f.actor, RUN, s.farm(f.seat).enclosed())
            self.charge(s, f)

    def bought(self, s: Board, f: Frame) -> None:
        built = put_fences(s, f.seat, f.a)
        s.push(self.node, f.seat, f.actor, ASK, 0, f.b + built)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == STOP:
            why.note("A-10.5", PASTURE_UNFINISHED if f.a else AT_LEAST_ONE)
        elif kind == ENCLOSE:
            explain_enclosing(s.farm(f.seat), arg, most_fences(s.farm(f.seat), f.b), why)


def explain_enclosing(farm: Farm, cell: i64, most: i64, why: Why) -> None:
    """Why a space cannot be taken into a pasture."""
    if farm.tiles() & bit(cell):
        why.note("A-10.8", TILE_THERE, cell)
    else:
        why.note("A-10.5", NOT_IN_PASTURE_REACH, cell, most)


def explain_fences(farm: Farm, most: i64, why: Why) -> None:
    """Why no pasture can be closed: the fences are used up, or what pays for them is missing (A-10.3)."""
    left = pieces_left(farm)
    least = most
    while least < left and not could_fence(farm, least):
        least += 1
    if not could_fence(farm, least):
        why.note("A-10.5", NO_PASTURE_POSSIBLE, left)
    elif farm.has(farm.book.clay_fences):
        held = farm.good(WOOD) + farm.good(CLAY)
        why.note("A-10.3", FENCES_COST_WOOD_OR_CLAY, least, held, to_pay(farm, 0, least))
    else:
        why.note("A-10.3", FENCES_COST_WOOD, least, farm.good(WOOD), to_pay(farm, 0, least))


class FenceOneSpace(Effect[Board]):
    """Fence a single space as a new pasture without paying; no Build Fences action (AR-40).

    Args:
        splits_with: a ruling with which the space may lie in a pasture that there is already.
    """

    def __init__(self, splits_with: int = 0) -> None:
        super().__init__()
        self.skips_forced = True
        self.splits_with: Final[i64] = splits_with

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("AR-40", "enclose-one")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def _sites(self, s: Board, seat: i64) -> i64:
        farm = s.farm(seat)
        fencing = Fencing(farm, pieces_left(farm), s.has_switch(self.splits_with), 1)
        found: i64 = 0
        for cell in range(CELLS):
            if fencing.is_valid(bit(cell)):
                found |= bit(cell)
        return found

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        left = pieces_left(s.farm(f.seat))
        return self._sites(s, f.seat) != 0 or refuse(why, "AR-40", NO_PASTURE_POSSIBLE, left)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(ENCLOSE, self._sites(s, f.seat))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        put_fences(s, f.seat, bit(arg))

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == ENCLOSE:
            explain_enclosing(s.farm(f.seat), arg, pieces_left(s.farm(f.seat)), why)


def spaces_chosen(s: Board, seat: i64) -> i64:
    """The spaces that a seat has chosen so far for the pasture that it is fencing."""
    top = s.top
    if top is None or top.seat != seat or top.step != ASK:
        return 0
    return top.a if isinstance(s.book.nodes[top.node], BuildFences) else 0
