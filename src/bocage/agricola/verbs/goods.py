"""Gaining, buying and exchanging goods, at once or in later rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.agricola.actions import TAKE
from bocage.agricola.book import NOTHING
from bocage.agricola.farm import Farm
from bocage.agricola.goods import FIRST_STOCK, FOOD, GOODS, NO_GOODS, Goods
from bocage.agricola.memory import Counter
from bocage.agricola.prices import Price
from bocage.agricola.reach import can_reach, rates_of
from bocage.agricola.reasons import (
    ALREADY_CRAFTED,
    NO_STOVE,
    NOT_ON_OFFER,
    NOTHING_OF,
    SHOP_EMPTY,
)
from bocage.agricola.state import ROUNDS, Board
from bocage.agricola.verbs.purchase import Purchase
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import bit, covers, lane, one, times
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect[Board]):
    """Take goods from the general supply. Animals are housed when the action is over."""

    def __init__(
        self,
        wood: int = 0,
        clay: int = 0,
        reed: int = 0,
        stone: int = 0,
        grain: int = 0,
        vegetable: int = 0,
        sheep: int = 0,
        boar: int = 0,
        cattle: int = 0,
        food: int = 0,
    ) -> None:
        super().__init__()
        self.gain: Final = Goods(wood, clay, reed, stone, grain, vegetable, sheep, boar, cattle, food)

    def run(self, s: Board, f: Frame) -> None:
        s.gain(f.seat, self.gain.goods, self.gain.stock)


@mypyc_attr(allow_interpreted_subclasses=True)
class GainCounted(Effect[Board]):
    """Take as many of one good as a count says: per person, per room, by the number of players."""

    def __init__(self, good: str) -> None:
        super().__init__()
        self.good: Final[i64] = GOODS.index(good)

    def count(self, s: Board, seat: i64) -> i64:
        """How many."""
        return 0

    def run(self, s: Board, f: Frame) -> None:
        give(s, f.seat, self.good, self.count(s, f.seat))


def give(s: Board, seat: i64, good: i64, count: i64) -> None:
    """So many of one good of the row `GOODS` come to a farm."""
    if good < FIRST_STOCK:
        s.gain(seat, times(count, good), 0)
    else:
        s.gain(seat, 0, times(count, good - FIRST_STOCK))


class GainOneOf(Effect[Board]):
    """Take one good of the owner's choice among these."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.skips_forced = True
        offered: i64 = 0
        for name in names:
            offered |= bit(GOODS.index(name))
        self.offered: Final[i64] = offered

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-16.2", "take")

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(TAKE, self.offered)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        give(s, f.seat, arg, 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == TAKE and arg < len(GOODS):
            why.note("A-16.2", NOT_ON_OFFER, arg)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Purchase):
    """Pay a fixed price, then something happens."""

    def __init__(self, price: Goods, then: Effect[Board]) -> None:
        super().__init__()
        self.price: Final = price
        self.then: Final = then

    def parts(self) -> list[Effect[Board]]:
        return [self.then]

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return [Price(self.price.goods, self.price.stock, NOTHING)]

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self.affords(s, f, why) and self.then.can(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        self.charge(s, f)

    def bought(self, s: Board, f: Frame) -> None:
        s.push(self.then.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


class Exchange(Effect[Board]):
    """Give goods of the supply for others, at any time. Nothing is asked, nothing else exchanged for it."""

    def __init__(self, pay: Goods, gain: Goods) -> None:
        super().__init__()
        self.pay: Final = pay
        self.gain: Final = gain

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if covers(farm.goods, self.pay.goods) and covers(farm.stock, self.pay.stock):
            return True
        if why is None:
            return False
        for good in range(len(GOODS)):
            if lane(self.pay.goods if good < FIRST_STOCK else self.pay.stock, good % FIRST_STOCK):
                refuse(why, "A-13.6", NOTHING_OF, good)
        return False

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.goods -= self.pay.goods
        farm.stock -= self.pay.stock
        if s.listener is not None:
            s.tell("paid", f.seat, self.pay.goods, self.pay.stock)
        s.gain(f.seat, self.gain.goods, self.gain.stock)


class CookOne(Effect[Board]):
    """Turn one animal or vegetable into food at the best of the owner's stoves (A-13.2)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.good: Final[i64] = GOODS.index(name)
        raw = self.good < FIRST_STOCK
        self.goods: Final[i64] = one(self.good) if raw else 0
        self.stock: Final[i64] = 0 if raw else one(self.good - FIRST_STOCK)
        self.rate_lane: Final[i64] = FOOD if raw else self.good - FIRST_STOCK
        # A raw vegetable is worth 1 food without any stove, and has an entry of its own for that.
        self.least: Final[i64] = 2 if raw else 1

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if not covers(farm.goods, self.goods) or not covers(farm.stock, self.stock):
            return refuse(why, "A-13.2", NOTHING_OF, self.good)
        return lane(rates_of(farm), self.rate_lane) >= self.least or refuse(why, "A-11.6", NO_STOVE)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        food = lane(rates_of(farm), self.rate_lane)
        farm.goods -= self.goods
        farm.stock -= self.stock
        s.tell("cooked", f.seat, self.good, food)
        farm.stock += times(food, FOOD)


class Craft(Effect[Board]):
    """Turn goods into food, once a harvest with each such card (A-13.5)."""

    def __init__(self, pay: Goods, food: int) -> None:
        super().__init__()
        self.pay: Final = pay
        self.food: Final[i64] = food
        self.card: i64 = NOTHING  # known when the card is entered

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if farm.crafted & bit(self.card):
            return refuse(why, "A-13.5", ALREADY_CRAFTED, self.card)
        if covers(farm.goods, self.pay.goods):
            return True
        for good in range(FIRST_STOCK):
            if lane(self.pay.goods, good):
                refuse(why, "A-13.5", NOTHING_OF, good)
        return False

    def is_in_reach(self, farm: Farm) -> bool:
        """Whether it could be used, perhaps after exchanges."""
        price = Price(self.pay.goods, self.pay.stock, NOTHING)
        return farm.crafted & bit(self.card) == 0 and can_reach(farm, price)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.crafted |= bit(self.card)
        farm.goods -= self.pay.goods
        if s.listener is not None:
            s.tell("paid", f.seat, self.pay.goods, self.pay.stock)
        s.gain(f.seat, 0, times(self.food, FOOD))


class BuyTop(Effect[Board]):
    """Buy the top good of a pile for one food, strictly in its order (AR-66)."""

    def __init__(self, counter: Counter, pile: Sequence[str]) -> None:
        super().__init__()
        self.counter: Final = counter
        self.pile: Final[list[i64]] = [GOODS.index(name) for name in pile]

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if self.counter.read(farm) >= len(self.pile):
            return refuse(why, "AR-66", SHOP_EMPTY)
        return farm.food() > 0 or refuse(why, "AR-66", NOTHING_OF, FIRST_STOCK + FOOD)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        good = self.pile[self.counter.read(farm)]
        self.counter.add_one(farm)
        farm.stock -= one(FOOD)
        s.tell("paid", f.seat, 0, one(FOOD))
        give(s, f.seat, good, 1)


class Schedule(Effect[Board]):
    """Put goods on round spaces still to come; those beyond the last are dropped (A-3.8).

    Args:
        gain: what lies on each.
        ahead: on the spaces so many rounds from now.
        on: on the spaces of these rounds, as far as they are still to come.
    """

    def __init__(self, gain: Goods = NO_GOODS, ahead: Sequence[int] = (), on: Sequence[int] = ()) -> None:
        super().__init__()
        self.gain: Final = gain
        self.ahead: Final = tuple(ahead)
        self.on: Final = tuple(on)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        for rounds in self.ahead:
            farm.schedule(s.round + rounds, self.gain.goods, self.gain.stock)
        for number in self.on:
            if number > s.round:
                farm.schedule(number, self.gain.goods, self.gain.stock)
        s.tell("scheduled", f.seat, self.gain.goods, self.gain.stock)


NEXT: Final = tuple(range(1, ROUNDS))  # all rounds still to come, for `ahead`


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Effect[Board]):
    """Something happens if a condition holds; else nothing."""

    def __init__(self, condition: Condition[Board], effect: Effect[Board]) -> None:
        super().__init__()
        self.condition: Final = condition
        self.effect: Final = effect

    def parts(self) -> list[Effect[Board]]:
        return [self.effect]

    def run(self, s: Board, f: Frame) -> None:
        if self.condition.holds(s, f.seat, None):
            s.push(self.effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlyIf(Effect[Board]):
    """Something that is possible only while a condition holds."""

    def __init__(self, condition: Condition[Board], effect: Effect[Board]) -> None:
        super().__init__()
        self.condition: Final = condition
        self.effect: Final = effect

    def parts(self) -> list[Effect[Board]]:
        return [self.effect]

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self.condition.holds(s, f.seat, why) and self.effect.can(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)
