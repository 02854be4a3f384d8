"""The house: building rooms and renovating (A-8)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import RENOVATE, ROOM
from bocage.games.agricola.rules.events import (
    CLAY_TO_STONE,
    LEFT_WOOD,
    REACHED_STONE,
    RENOVATED,
    ROOM_BUILT,
    ROOMS_BUILT,
)
from bocage.games.agricola.rules.farm import CELLS, CLAY_HOUSE, STONE_HOUSE, WOODEN, Farm, beside
from bocage.games.agricola.rules.prices import (
    ONE_REED,
    Price,
    is_out_of_reach,
    renovation_prices,
    room_goods,
    room_prices,
)
from bocage.games.agricola.rules.reach import can_reach_any, explain_shortage
from bocage.games.agricola.rules.reasons import (
    AT_LEAST_ONE,
    MAY_NOT_RENOVATE,
    NO_PLACE_FOR_ROOM,
    NOT_BESIDE_HOUSE,
    STONE_ALREADY,
    WRONG_MATERIAL,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.land import explain_tile
from bocage.games.agricola.rules.verbs.purchase import PAYING, Purchase


def room_sites(farm: Farm) -> i64:
    """Where a room can be built: free for a tile, beside the house (A-8.2)."""
    return farm.unused() & beside(farm.rooms)


class Announce(Effect[Board]):
    """Tell the cards that an action of its kind is over."""

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event: Final[i64] = event

    def run(self, s: Board, f: Frame) -> None:
        s.book.kernel.fire(s, self.event, f.seat, f.a)


class BuildRooms(Purchase):
    """Build rooms of the house material one after another, at least one (A-8.1).

    The frame holds the space of the room being paid (a) and how many were built (b).
    """

    def __init__(self, up_to: int = CELLS) -> None:
        super().__init__()
        self.up_to: Final[i64] = up_to
        self.over: Final = Announce(ROOMS_BUILT)

    def parts(self) -> list[Effect[Board]]:
        return [self.over]

    def rule(self) -> str:
        return "A-8.1"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return room_prices(s.farm(f.seat))

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-8.1", "pay" if f.step == PAYING else "room")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING or f.b == 0

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if why is None and is_out_of_reach(farm, room_goods(farm)):
            return False
        if room_sites(farm) == 0:
            return refuse(why, "A-8.2", NO_PLACE_FOR_ROOM)
        return self.affords(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        if f.b < self.up_to and self.can(s, f, None):
            m.offer(ROOM, room_sites(s.farm(f.seat)))
        if f.b > 0:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind == ROOM:
            if f.b == 0:  # once a building action, however many rooms (AR-33)
                s.push(self.over.node, f.seat, f.actor, RUN)
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, arg, f.b, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.rooms |= bit(f.a)
        farm.changed()
        s.tell("room", f.seat, f.a, farm.house)
        if f.b + 1 < self.up_to:
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b + 1)
        s.book.kernel.fire(s, ROOM_BUILT, f.seat)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == STOP:
            why.note("A-6.7", AT_LEAST_ONE)
        elif kind == ROOM:
            farm = s.farm(f.seat)
            explain_tile(farm, arg, why)
            if room_sites(farm) & bit(arg) == 0:
                why.note("A-8.2", NOT_BESIDE_HOUSE, arg)
            self.can(s, f, why)


def may_renovate(farm: Farm, why: Why | None) -> bool:
    """Whether the house can be of another material at all (A-8.5, A-7.38)."""
    if farm.has(farm.book.no_renovation):
        for ban in farm.book.renovation_bans:
            if farm.owns(ban.card) and ban.forbids(farm):
                return refuse(why, "AR-36", MAY_NOT_RENOVATE)
    return farm.house < STONE_HOUSE or refuse(why, "A-8.5", STONE_ALREADY)


def targets(farm: Farm) -> i64:
    """The materials a renovation could lead to, one step or, for some, straight to stone (A-8.4)."""
    found = bit(CLAY_HOUSE) if farm.house == WOODEN else bit(STONE_HOUSE)
    if farm.has(farm.book.renovators):
        for answer in farm.book.renovations:
            if farm.owns(answer.card):
                found |= answer.materials(farm)
    return found


class Renovate(Purchase):
    """Renovate the whole house once (A-8.4). The frame holds the new material (a)."""

    def rule(self) -> str:
        return "A-8.4"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return renovation_prices(s.farm(f.seat), f.a)

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-8.4", "pay" if f.step == PAYING else "renovate")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def _targets(self, farm: Farm, why: Why | None) -> i64:
        """The materials that can be paid."""
        if why is None and is_out_of_reach(farm, ONE_REED):
            return 0
        if not may_renovate(farm, why):
            return 0
        found: i64 = 0
        rest = targets(farm)
        while rest:
            target = lowest(rest)
            rest &= rest - 1
            if can_reach_any(farm, renovation_prices(farm, target), "A-8.4", None):
                found |= bit(target)
        if found == 0 and why is not None:
            explain_shortage(farm, renovation_prices(farm, farm.house + 1)[0], "A-8.4", why)
        return found

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self._targets(s.farm(f.seat), why) != 0

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
        else:
            m.offer(RENOVATE, self._targets(s.farm(f.seat), None))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        else:
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, arg, 0, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        before = farm.house
        farm.house = f.a
        s.tell("renovated", f.seat, f.a)
        s.book.kernel.fire(s, RENOVATED, f.seat)
        if f.a == STONE_HOUSE:
            if before == CLAY_HOUSE:
                s.book.kernel.fire(s, CLAY_TO_STONE, f.seat)
            s.book.kernel.fire(s, REACHED_STONE, f.seat)
        if before == WOODEN:
            s.book.kernel.fire(s, LEFT_WOOD, f.seat)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == RENOVATE and arg <= STONE_HOUSE:
            farm = s.farm(f.seat)
            if may_renovate(farm, why) and targets(farm) & bit(arg) == 0:
                why.note("A-8.4", WRONG_MATERIAL)
            elif arg > WOODEN:
                can_reach_any(farm, renovation_prices(farm, arg), "A-8.4", why)
