"""Housing animals: whoever does not fit is let go (C-7.4, C-7.5)."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lane, one
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.farmland.housing import Homes, fits
from bocage.games.creatures.rules.actions import RELEASE
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS
from bocage.games.creatures.rules.reasons import ANIMALS_FIT, NO_SUCH_ANIMAL, PROMISED
from bocage.games.creatures.rules.state import Board


def have_room(farm: Farm, emptied: bool) -> bool:
    """Whether all animals can be housed; `emptied` leaves out what is closed at the start of breeding."""
    if farm.animals == 0:
        return True
    homes = farm.housing()
    if emptied:
        homes = Homes(homes.base - farm.closing, homes.rooms, homes.singles, homes.halls)
    return fits(homes, farm.animals)


def releasable(farm: Farm) -> i64:
    """Animal types of which one may be let go."""
    found: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if lane(farm.animals, kind) > lane(farm.promised, kind):
            found |= bit(kind)
        kind += 1
    return found


def release(s: Board, seat: i64, kind: i64) -> None:
    """One animal goes back to the general supply."""
    s.farm(seat).animals -= one(kind)
    s.tell("released", seat, kind)


def explain_release(farm: Farm, kind: i64, why: Why) -> None:
    """Why no animal of this type can be let go."""
    if kind >= ANIMAL_KINDS:
        return
    if farm.animal(kind) == 0:
        why.note("C-7.3", NO_SUCH_ANIMAL, kind)
    elif (releasable(farm) >> kind) & 1 == 0:
        why.note("R-15", PROMISED, kind)
    else:
        why.note("C-7.4", ANIMALS_FIT)


class HouseAnimals(Effect[Board]):
    """While not all animals have room, their owner lets one go; silent when all have.

    The frame says (a) whether the homes that are emptied before breeding are closed (C-8.7).
    """

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-7.4", "release")

    def binds(self, s: Board, f: Frame) -> bool:
        # a promised newborn must still have room, so nothing else may happen before.
        return s.farm(f.seat).promised != 0

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if not have_room(farm, f.a != 0):
            m.offer(RELEASE, releasable(farm))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.push(self.node, f.seat, f.actor, f.step, f.a)
        release(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)


def is_before_breeding(s: Board) -> bool:
    """Whether somebody is asked whom to let go while the homes that are emptied for breeding are closed."""
    top = s.top
    return top is not None and isinstance(s.book.nodes[top.node], HouseAnimals) and top.a != 0


class LastReleases(Effect[Board]):
    """Before counting, animals may go so that others need not stand where they do not score (C-7.3, R-27)."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-7.3", "last-releases")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(STOP, 1)
        m.offer(RELEASE, releasable(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == RELEASE:
            s.push(self.node, f.seat, f.actor, f.step)
            release(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)
