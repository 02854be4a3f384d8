"""Gaining, paying and exchanging goods."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, one, popcount
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.games.creatures.rules.actions import GIVE, PAY, TAKE
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, FIRST_ANIMAL, GOODS, RESOURCES, Goods
from bocage.games.creatures.rules.prices import can_pay, has_animals
from bocage.games.creatures.rules.reasons import (
    NOT_ON_OFFER,
    SAME_TYPE_TWICE,
    SHORT_OF,
    TOO_FEW_TYPES,
    TWO_DIFFERENT,
)
from bocage.games.creatures.rules.state import Board


def receive(farm: Farm, good: i64) -> None:
    """One good of the row `GOODS` comes to the farm."""
    if good < FIRST_ANIMAL:
        farm.goods += one(good)
    else:
        farm.animals += one(good - FIRST_ANIMAL)


class Gain(Effect[Board]):
    """Take goods from the general supply. Animals are housed when the action is over."""

    def __init__(
        self,
        wood: int = 0,
        stone: int = 0,
        reed: int = 0,
        sheep: int = 0,
        pig: int = 0,
        cow: int = 0,
        horse: int = 0,
    ) -> None:
        super().__init__()
        self.gain: Final = Goods(wood, stone, reed, sheep, pig, cow, horse)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.goods += self.gain.goods
        farm.animals += self.gain.animals
        if s.listener is not None:
            s.tell("gained", f.seat, self.gain.goods, self.gain.animals)


class GainOneOf(Effect[Board]):
    """Take one good of the owner's choice among these."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        offered: i64 = 0
        for name in names:
            offered |= bit(GOODS.index(name))
        self.offered: Final[i64] = offered

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-5.8", "take")

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(TAKE, self.offered)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        receive(s.farm(f.seat), arg)
        s.tell("took", f.seat, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == TAKE and arg < len(GOODS):
            why.note("C-5.8", NOT_ON_OFFER, arg)


class Pay(Effect[Board]):
    """Pay a fixed price, then something happens."""

    def __init__(self, price: Goods, then: Effect[Board]) -> None:
        super().__init__()
        self.price: Final = price
        self.then: Final = then

    def parts(self) -> list[Effect[Board]]:
        return [self.then]

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        paid = can_pay(farm, self.price.goods, "C-5.9", why)
        if not paid and why is None:
            return False
        paid = has_animals(farm, self.price.animals, "C-5.9", why) and paid
        return self.then.can(s, f, why) and paid

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.goods -= self.price.goods
        farm.animals -= self.price.animals
        s.push(self.then.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


class PayTwoDifferent(Effect[Board]):
    """Pay two resources of two different kinds, then something happens (R-44)."""

    def __init__(self, then: Effect[Board]) -> None:
        super().__init__()
        self.then: Final = then

    def parts(self) -> list[Effect[Board]]:
        return [self.then]

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-44", "pay")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def _pairs(self, farm: Farm) -> i64:
        wood = farm.good(0) > 0
        stone = farm.good(1) > 0
        reed = farm.good(2) > 0
        return (
            (bit(3) if wood and stone else 0)
            | (bit(5) if wood and reed else 0)
            | (bit(6) if stone and reed else 0)
        )

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if self._pairs(farm):
            return True
        have = sum(1 for index in range(len(RESOURCES)) if farm.good(index) > 0)
        return refuse(why, "R-44", TOO_FEW_TYPES, have, 2)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(PAY, self._pairs(s.farm(f.seat)))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        farm = s.farm(f.seat)
        for index in range(len(RESOURCES)):
            if (arg >> index) & 1:
                farm.goods -= one(index)
        s.push(self.then.node, f.seat, f.actor, RUN)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind != PAY:
            return
        if popcount(arg) == 2:
            for index in range(len(RESOURCES)):
                if (arg >> index) & 1 and s.farm(f.seat).good(index) == 0:
                    why.add("R-44", SHORT_OF, index, 0, 1)
        else:
            why.note("R-44", TWO_DIFFERENT)


class ExchangeAnimal(Effect[Board]):
    """Give one animal of these types, get one of another."""

    def __init__(self, give: tuple[str, ...], take: str) -> None:
        super().__init__()
        given: i64 = 0
        for name in give:
            given |= bit(GOODS.index(name))
        self.give: Final[i64] = given
        self.take: Final[i64] = GOODS.index(take)

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-39", "give")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if animals_owned(s.farm(f.seat)) & self.give:
            return True
        return refuse(why, "R-39", TOO_FEW_TYPES, 0, 1)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(GIVE, animals_owned(s.farm(f.seat)) & self.give)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        farm = s.farm(f.seat)
        farm.animals -= one(arg - FIRST_ANIMAL)
        receive(farm, self.take)
        s.tell("exchanged", f.seat, arg, self.take)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == GIVE and arg < len(GOODS):
            if (self.give >> arg) & 1 == 0:
                why.note("R-39", NOT_ON_OFFER, arg)
            else:
                has_animals(s.farm(f.seat), one(arg - FIRST_ANIMAL), "R-39", why)


class TradeTwoForOne(Effect[Board]):
    """Give two animals of two types, get one of a third (R-05). The frame keeps the types given."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        if f.b & (f.b - 1):
            return ("R-05", "trade-take")
        return ("R-05", "trade")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        have = animals_owned(s.farm(f.seat))
        if have & (have - 1):
            return True
        return refuse(why, "R-05", TOO_FEW_TYPES, 1 if have else 0, 2)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.b & (f.b - 1):
            m.offer(TAKE, _EVERY_ANIMAL & ~f.b)
        else:
            m.offer(GIVE, animals_owned(s.farm(f.seat)) & ~f.b)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == TAKE:
            receive(s.farm(f.seat), arg)
            s.tell("took", f.seat, arg)
            return
        s.farm(f.seat).animals -= one(arg - FIRST_ANIMAL)
        s.push(self.node, f.seat, f.actor, ASK, 0, f.b | bit(arg))

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if arg < FIRST_ANIMAL or arg >= len(GOODS):
            return
        chosen = f.b & (f.b - 1) != 0
        if (kind == TAKE) == chosen and (f.b >> arg) & 1:
            why.note("R-05", SAME_TYPE_TWICE, arg - FIRST_ANIMAL)
        elif kind == GIVE and not chosen:
            has_animals(s.farm(f.seat), one(arg - FIRST_ANIMAL), "R-05", why)


_EVERY_ANIMAL: Final = 0b1111000


def animals_owned(farm: Farm) -> i64:
    """A mask over `GOODS` of the animal types on the farm."""
    mask: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if farm.animal(kind):
            mask |= bit(kind + FIRST_ANIMAL)
        kind += 1
    return mask
