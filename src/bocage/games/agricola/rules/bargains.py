"""Whether a price can be met where a card makes exchanges of any kind (A-15.6): tried step by step.

The exchanges of the base deck are few, and `reach.py` counts out what they can do. Other decks may bring any.
Then everything is tried that could be exchanged, in every order, until the price is there.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import covers, lane, one, times
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.housing import fits
from bocage.games.agricola.rules.book import Shop
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import (
    ANIMAL_KINDS,
    CLAY,
    FIRST_STOCK,
    FOOD,
    GRAIN,
    HERD,
    SHEEP,
    STONE,
    VEGETABLE,
)
from bocage.games.agricola.rules.memory import remembered
from bocage.games.agricola.rules.prices import Price

COOKED_VEGETABLE: Final = 3  # lane of the packed rates
MOST_TRIED: Final = 3000  # far beyond what a farm can exchange; who makes goods of nothing stops here
PLENTY: Final = 60  # of one good: nobody needs more


class SupplyPoint:
    """Goods and stock at one point, what was bought from the piles, and whether the proceeds were taken."""

    def __init__(self, goods: i64, stock: i64, bought: tuple[int, ...], sold: bool) -> None:
        self.goods: Final[i64] = goods
        self.stock: Final[i64] = stock
        self.bought: Final = bought
        self.sold: Final = sold


@mypyc_attr(acyclic=True)
class Bargaining:
    """The search for a way to a price through every exchange of a farm.

    Args:
        rates: food for a sheep, a boar, a cattle and a vegetable, packed.
        proceeds: food that comes once, as soon as the goods of the price are there.
    """

    def __init__(self, farm: Farm, price: Price, rates: i64, proceeds: i64) -> None:
        self.farm = farm
        self.price = price
        self.rates: i64 = rates
        self.proceeds: i64 = proceeds
        self.shops: list[Shop] = [shop for shop in farm.book.shops if farm.owns(shop.card)]
        self.dearest: i64 = 1 if self.shops else 0  # the food that one exchange may ask for
        for bargain in farm.book.bargains:
            if farm.owns(bargain.card):
                self.dearest = max(self.dearest, lane(bargain.pay_stock, FOOD))
        self.open: list[SupplyPoint] = []
        self.seen: set[tuple[int, int, tuple[int, ...], bool]] = set()

    def succeeds(self) -> bool:
        """Whether there is a way."""
        bought = tuple(int(remembered(self.farm, shop.counter)) for shop in self.shops)
        self._reach(self.farm.goods, self.farm.stock, bought, self.proceeds == 0)
        while self.open:
            supply = self.open.pop()
            if self._is_enough(supply):
                return True
            if len(self.seen) > MOST_TRIED:
                return False
            self._sell(supply)
            self._cook(supply)
            self._buy(supply)
            self._exchange(supply)
        return False

    def _is_enough(self, supply: SupplyPoint) -> bool:
        """Whether the price is there, food by cooking whatever else is left."""
        need = self.price
        goods = 0 if self.proceeds and supply.sold else need.goods
        if not covers(supply.goods, goods) or not covers(supply.stock & HERD, need.stock & HERD):
            return False
        spare = supply.goods - goods
        food = lane(supply.stock, FOOD) + lane(spare, GRAIN)
        food += lane(spare, VEGETABLE) * lane(self.rates, COOKED_VEGETABLE)
        if not supply.sold:
            food += self.proceeds
        for kind in range(ANIMAL_KINDS):
            food += (lane(supply.stock, kind) - lane(need.stock, kind)) * lane(self.rates, kind)
        return food >= lane(need.stock, FOOD)

    def _reach(self, goods: i64, stock: i64, bought: tuple[int, ...], sold: bool) -> None:
        key = (int(goods), int(stock), bought, sold)
        if key not in self.seen:
            self.seen.add(key)
            self.open.append(SupplyPoint(goods, stock, bought, sold))

    def _sell(self, supply: SupplyPoint) -> None:
        if not supply.sold and covers(supply.goods, self.price.goods):
            food = times(self.proceeds, FOOD)
            self._reach(supply.goods - self.price.goods, supply.stock + food, supply.bought, True)

    def _cook(self, supply: SupplyPoint) -> None:
        """Turn one thing into food, where an exchange may ask for more food than there is."""
        if lane(supply.stock, FOOD) >= self.dearest:
            return
        if lane(supply.goods, GRAIN):
            self._reach(supply.goods - one(GRAIN), supply.stock + one(FOOD), supply.bought, supply.sold)
        if lane(supply.goods, VEGETABLE):
            food = times(lane(self.rates, COOKED_VEGETABLE), FOOD)
            self._reach(supply.goods - one(VEGETABLE), supply.stock + food, supply.bought, supply.sold)
        for kind in range(ANIMAL_KINDS):
            if lane(supply.stock, kind) and lane(self.rates, kind):
                food = times(lane(self.rates, kind), FOOD)
                self._reach(supply.goods, supply.stock - one(kind) + food, supply.bought, supply.sold)

    def _buy(self, supply: SupplyPoint) -> None:
        if lane(supply.stock, FOOD) == 0:
            return
        for place, shop in enumerate(self.shops):
            count = supply.bought[place]
            if count < len(shop.pile):
                bought = (*supply.bought[:place], count + 1, *supply.bought[place + 1 :])
                self._reach(
                    supply.goods + one(shop.pile[count]), supply.stock - one(FOOD), bought, supply.sold
                )

    def _exchange(self, supply: SupplyPoint) -> None:
        book = self.farm.book
        for kiln in book.kilns:
            if self.farm.owns(kiln.card):
                self._trade(supply, times(kiln.clay, CLAY), 0, times(kiln.stone, STONE), 0)
        for drover in book.drovers:
            if self.farm.owns(drover.card):
                if drover.good < FIRST_STOCK:
                    self._trade(supply, 0, one(SHEEP), one(drover.good), 0)
                else:
                    self._trade(supply, 0, one(SHEEP), 0, one(drover.good - FIRST_STOCK))
        for bargain in book.bargains:
            if self.farm.owns(bargain.card):
                self._trade(
                    supply, bargain.pay_goods, bargain.pay_stock, bargain.gain_goods, bargain.gain_stock
                )

    def _trade(self, supply: SupplyPoint, pay: i64, pay_stock: i64, gain: i64, gain_stock: i64) -> None:
        """Animals are exchanged only while all of them have their homes (AR-61)."""
        if not covers(supply.goods, pay) or not covers(supply.stock, pay_stock):
            return
        if pay_stock & HERD and not fits(self.farm.housing(), supply.stock & HERD):
            return
        goods = supply.goods - pay + gain
        stock = supply.stock - pay_stock + gain_stock
        for place in range(FIRST_STOCK):
            if lane(goods, place) > PLENTY:
                return
        for place in range(FOOD + 1):
            if lane(stock, place) > PLENTY:
                return
        self._reach(goods, stock, supply.bought, supply.sold)
