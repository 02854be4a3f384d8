"""Exchanges at any time: goods for others, cooking, crafts, shops (A-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import covers, lane, one, times
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import FIRST_STOCK, FOOD, GOODS, Goods
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reach import can_reach, rates_of
from bocage.games.agricola.rules.reasons import (
    ALREADY_CRAFTED,
    CARD_EMPTY,
    NO_STOVE,
    NOTHING_OF,
)
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import give


def _short_of(pay: Goods, rule: str, why: Why | None) -> bool:
    """Note what cannot be given; always False."""
    if why is not None:
        for good in range(len(GOODS)):
            if lane(pay.goods if good < FIRST_STOCK else pay.stock, good % FIRST_STOCK):
                why.note(rule, NOTHING_OF, good)
    return False


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
        return _short_of(self.pay, "A-13.6", why)

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
        if not covers(farm.goods if self.goods else farm.stock, self.goods | self.stock):
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
        if farm.crafted.has(self.card):
            return refuse(why, "A-13.5", ALREADY_CRAFTED, self.card)
        return covers(farm.goods, self.pay.goods) or _short_of(self.pay, "A-13.5", why)

    def is_in_reach(self, farm: Farm) -> bool:
        """Whether it could be used, perhaps after exchanges."""
        price = Price(self.pay.goods, self.pay.stock, NOTHING)
        return not farm.crafted.has(self.card) and can_reach(farm, price)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        farm.crafted = farm.crafted.plus(self.card)
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
            return refuse(why, "AR-66", CARD_EMPTY)
        return farm.food() > 0 or refuse(why, "AR-66", NOTHING_OF, FIRST_STOCK + FOOD)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        good = self.pile[self.counter.read(farm)]
        self.counter.add_one(farm)
        farm.stock -= one(FOOD)
        s.tell("paid", f.seat, 0, one(FOOD))
        give(s, f.seat, good, 1)
