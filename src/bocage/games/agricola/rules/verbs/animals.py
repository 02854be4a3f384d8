"""Housing, releasing and breeding animals (A-11, A-17.9)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, one
from bocage.core.menu import ANYTIME, STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why
from bocage.farmland.housing import fits
from bocage.games.agricola.rules.actions import RELEASE
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import ANIMAL_KINDS, ANIMALS
from bocage.games.agricola.rules.reasons import NO_SUCH_ANIMAL, NOT_WHILE_BREEDING
from bocage.games.agricola.rules.state import Board


def have_room(farm: Farm) -> bool:
    """Whether all animals can be housed (A-11.4)."""
    herd = farm.herd()
    return herd == 0 or fits(farm.housing(), herd)


def kinds_on(farm: Farm) -> i64:
    """The kinds of animals on a farm."""
    found: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if farm.animal(kind):
            found |= bit(kind)
        kind += 1
    return found


def release(s: Board, seat: i64, kind: i64) -> None:
    """One animal goes back to the general supply (A-11.7)."""
    s.farm(seat).stock -= one(kind)
    s.tell("released", seat, kind)


def explain_release(farm: Farm, kind: i64, why: Why) -> None:
    """Why no animal of this kind can be let go."""
    if kind < ANIMAL_KINDS and farm.animal(kind) == 0:
        why.note("A-11.7", NO_SUCH_ANIMAL, kind)


class HouseAnimals(Effect[Board]):
    """While not all animals have room, their owner lets one go or cooks it; silent when all have (A-11.5).

    Args:
        breeding: nothing may be cooked or exchanged meanwhile (A-17.10).
    """

    def __init__(self, breeding: bool = False) -> None:
        super().__init__()
        self.hears_anytime = not breeding
        self.rule: Final = "A-17.10" if breeding else "A-11.5"

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, "release" if self.hears_anytime else "release-young")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if not have_room(farm):
            m.offer(RELEASE, kinds_on(farm))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.push(self.node, f.seat, f.actor, ASK)
        release(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)
        elif kind == ANYTIME and not self.hears_anytime:
            why.note(self.rule, NOT_WHILE_BREEDING)


class LastReleases(Effect[Board]):
    """Before counting, animals may go so that others stand better (AR-72)."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("AR-72", "last-releases")

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        kinds = kinds_on(s.farm(f.seat))
        if kinds:
            m.offer(STOP, 1)
            m.offer(RELEASE, kinds)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == RELEASE:
            s.push(self.node, f.seat, f.actor, ASK)
            release(s, f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == RELEASE:
            explain_release(s.farm(f.seat), arg, why)


def breed(s: Board, seat: i64, kinds: i64) -> None:
    """Each of these kinds with two animals or more brings one newborn, all read at once (A-17.9)."""
    farm = s.farm(seat)
    young: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if (kinds >> kind) & 1 and farm.animal(kind) >= 2:
            young += one(kind)
        kind += 1
    farm.stock += young
    if young and s.listener is not None:
        s.tell("bred", seat, young)


class Breed(Effect[Board]):
    """Animals of these kinds breed; without names all do. Then they are housed, without cooking."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        kinds: i64 = 0
        for name in names or ANIMALS:
            kinds |= bit(ANIMALS.index(name))
        self.kinds: Final[i64] = kinds
        self.house: Final = HouseAnimals(breeding=True)

    def parts(self) -> list[Effect[Board]]:
        return [self.house]

    def run(self, s: Board, f: Frame) -> None:
        breed(s, f.seat, self.kinds)
        if not have_room(s.farm(f.seat)):
            s.push(self.house.node, f.seat, f.actor, ASK)
