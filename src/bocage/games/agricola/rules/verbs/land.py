"""Fields and stables: plowing, sowing, building stables (A-10.1, A-12)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest, one, popcount
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import PLOW, SOW_GRAIN, SOW_VEGETABLE, STABLE
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.farm import (
    FIELD_CARD,
    FIELDS,
    MOST_STABLES,
    SOWN_GRAIN,
    SOWN_VEGETABLES,
    Farm,
    beside,
)
from bocage.games.agricola.rules.goods import CROPS, GRAIN, NO_GOODS, VEGETABLE, Goods
from bocage.games.agricola.rules.prices import SOME_GRAIN, SOME_VEGETABLE, Price
from bocage.games.agricola.rules.reach import can_reach
from bocage.games.agricola.rules.reasons import (
    AT_LEAST_ONE,
    FIELD_TAKEN,
    NO_EMPTY_FIELD,
    NO_FIELD_THERE,
    NO_PLACE_FOR_FIELD,
    NO_PLACE_FOR_STABLE,
    NO_SEED,
    NO_STABLES_LEFT,
    NOT_BESIDE_FIELD,
    NOTHING_OF,
    ONLY_VEGETABLES,
    PASTURE_THERE,
    SPACE_WAITS,
    STABLE_THERE,
    TILE_THERE,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.pending import leaves_space_possible, waiting_space
from bocage.games.agricola.rules.verbs.purchase import PAYING, Purchase


def explain_tile(farm: Farm, cell: i64, why: Why) -> None:
    """Why no room or field can be put on a space (A-3.3)."""
    if farm.tiles() & bit(cell):
        why.note("A-3.3", TILE_THERE, cell)
    elif farm.stables & bit(cell):
        why.note("A-3.3", STABLE_THERE, cell)
    elif farm.enclosed() & bit(cell):
        why.note("A-3.3", PASTURE_THERE, cell)


def field_sites(farm: Farm) -> i64:
    """Where a field can be plowed: anywhere free at first, then beside a field tile (A-12.1)."""
    sites = farm.unused()
    return sites & beside(farm.fields) if farm.fields else sites


class Plow(Effect[Board]):
    """Put one field tile on the farmyard (A-12.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-12.1", "plow")

    def binds(self, s: Board, f: Frame) -> bool:
        return waiting_space(s, f.seat) != NOTHING

    def _sites(self, s: Board, seat: i64) -> i64:
        """Where to plow so that the space in use stays possible (AR-03)."""
        sites = field_sites(s.farm(seat))
        space = waiting_space(s, seat)
        if space == NOTHING:
            return sites
        kept: i64 = 0
        while sites:
            trial = s.copy()
            plow(trial, seat, lowest(sites))
            if leaves_space_possible(trial, seat, space):
                kept |= sites & -sites
            sites &= sites - 1
        return kept

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if field_sites(s.farm(f.seat)) == 0:
            return refuse(why, "A-12.1", NO_PLACE_FOR_FIELD)
        return self._sites(s, f.seat) != 0 or refuse(why, "AR-03", SPACE_WAITS, waiting_space(s, f.seat))

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(PLOW, self._sites(s, f.seat))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        plow(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == PLOW:
            explain_tile(s.farm(f.seat), arg, why)
            if field_sites(s.farm(f.seat)) & bit(arg) == 0:
                why.note("A-12.1", NOT_BESIDE_FIELD, arg)
            why.note("AR-03", SPACE_WAITS, waiting_space(s, f.seat))


def plow(s: Board, seat: i64, cell: i64) -> None:
    """A field tile comes to a space."""
    farm = s.farm(seat)
    farm.fields |= bit(cell)
    farm.changed()
    s.tell("plowed", seat, cell)


class BuildStables(Purchase):
    """Build stables one at a time (A-10.1).

    Args:
        each: the price of one.
        up_to: how many at most.

    The frame holds the space of the stable being paid (a) and how many were built (b).
    """

    def __init__(self, each: Goods = NO_GOODS, up_to: int = MOST_STABLES) -> None:
        super().__init__()
        self._prices: Final = [Price(each.goods, each.stock, NOTHING)]
        self.up_to: Final[i64] = up_to

    def rule(self) -> str:
        return "A-10.1"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return self._prices

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-10.1", "pay" if f.step == PAYING else "stable")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING or f.b == 0

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if popcount(farm.stables) == MOST_STABLES:
            return refuse(why, "A-1.1", NO_STABLES_LEFT)
        if farm.free_for_stable() == 0:
            return refuse(why, "A-10.1", NO_PLACE_FOR_STABLE)
        return self.affords(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        if f.b < self.up_to and self.can(s, f, None):
            m.offer(STABLE, s.farm(f.seat).free_for_stable())
        if f.b > 0:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind == STABLE:
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, arg, f.b, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.stables |= bit(f.a)
        farm.changed()
        s.tell("stable", f.seat, f.a)
        if f.b + 1 < self.up_to:
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b + 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == STOP:
            why.note("A-6.7", AT_LEAST_ONE)
        elif kind == STABLE:
            farm = s.farm(f.seat)
            if farm.tiles() & bit(arg):
                why.note("A-3.3", TILE_THERE, arg)
            elif farm.stables & bit(arg):
                why.note("A-3.3", STABLE_THERE, arg)
            self.can(s, f, why)


class Sow(Effect[Board]):
    """Sow any number of empty fields, at least one (A-12.2). The frame says how many were sown (b)."""

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-12.2", "sow")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b == 0

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if why is None and farm.goods & CROPS == 0 and not farm.has(s.book.makers):
            return False
        empty = farm.empty_fields()
        if empty == 0:
            return refuse(why, "A-12.3", NO_EMPTY_FIELD)
        # seed that can be had for an exchange counts.
        if can_reach(farm, SOME_VEGETABLE) or (empty & ~bit(FIELD_CARD) and can_reach(farm, SOME_GRAIN)):
            return True
        return refuse(why, "A-12.3", NO_SEED)

    def waits(self, s: Board, f: Frame) -> bool:
        return f.b == 0 and self.can(s, f, None)

    def is_answerable(self, s: Board, f: Frame) -> bool:
        return f.b > 0 or self.can(s, f, None)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        empty = farm.empty_fields()
        if farm.good(GRAIN):
            m.offer(SOW_GRAIN, empty & ~bit(FIELD_CARD))
        if farm.good(VEGETABLE):
            m.offer(SOW_VEGETABLE, empty)
        if f.b > 0:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        farm = s.farm(f.seat)
        grain = kind == SOW_GRAIN
        farm.goods -= one(GRAIN if grain else VEGETABLE)
        farm.set_crop(arg, SOWN_GRAIN if grain else SOWN_VEGETABLES)
        s.tell("sowed", f.seat, arg, GRAIN if grain else VEGETABLE)
        if self.can(s, f, None):
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b + 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("AR-52", AT_LEAST_ONE)
        elif kind == SOW_GRAIN or kind == SOW_VEGETABLE:
            farm = s.farm(f.seat)
            if arg >= FIELDS or farm.every_field() & bit(arg) == 0:
                why.note("A-12.3", NO_FIELD_THERE, arg)
            elif farm.crop_at(arg):
                why.note("A-12.3", FIELD_TAKEN, arg)
            elif kind == SOW_GRAIN and arg == FIELD_CARD:
                why.note("A-12.3", ONLY_VEGETABLES, arg)
            why.note("A-12.3", NOTHING_OF, GRAIN if kind == SOW_GRAIN else VEGETABLE)
