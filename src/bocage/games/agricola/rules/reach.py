"""Whether a price can be met after exchanges (A-15.6, AR-13).

Only food short: spare goods at the best rates say it at once. A few cards make other things than food; then
every number of purchases from a shop is tried, and every way to get the missing stone. That is exact: what
is bought may only be turned into food after it was bought, and that is checked purchase by purchase.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import covers, lane, one, times
from bocage.core.native import i64, mypyc_attr
from bocage.core.why import Why
from bocage.farmland.housing import fits
from bocage.games.agricola.rules.bargains import COOKED_VEGETABLE, Bargaining
from bocage.games.agricola.rules.book import NOTHING, Shop
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import (
    ANIMAL_KINDS,
    BOAR,
    CATTLE,
    CLAY,
    FIRST_STOCK,
    FOOD,
    FOR_SALE,
    GRAIN,
    HERD,
    SHEEP,
    STONE,
    VEGETABLE,
)
from bocage.games.agricola.rules.memory import remembered
from bocage.games.agricola.rules.prices import Price, lacks_what_shops_sell
from bocage.games.agricola.rules.reasons import SHORT_OF

UNREACHABLE: Final = 999


def rates_of(farm: Farm) -> i64:
    """Food for a sheep, a boar, a cattle and a vegetable at the best stove, packed; a raw vegetable is 1."""
    best = one(COOKED_VEGETABLE)
    if farm.has(farm.book.every_stove):
        for stove in farm.book.stoves:
            if farm.owns(stove.card):
                best = _larger(best, stove.rates)
    return best


def _larger(rates: i64, others: i64) -> i64:
    found: i64 = 0
    place: i64 = 0
    while place < 4:
        found += times(max(lane(rates, place), lane(others, place)), place)
        place += 1
    return found


def is_covered(farm: Farm, price: Price) -> bool:
    """Whether the supply holds the whole price now."""
    return covers(farm.goods, price.goods) and covers(farm.stock, price.stock)


def can_reach(farm: Farm, price: Price) -> bool:
    """Whether the supply can be turned into a price."""
    if is_covered(farm, price):
        return True
    if covers(farm.goods, price.goods) and covers(farm.stock & HERD, price.stock & HERD):
        missing = lane(price.stock, FOOD) - farm.food()
        goods = farm.goods - price.goods
        herd = (farm.stock & HERD) - (price.stock & HERD)
        if food_value(rates_of(farm), goods, herd) >= missing:
            return True
    if not farm.has(farm.book.makers):
        return False
    return not lacks_what_shops_sell(farm, price.goods) and _is_within_reach(farm, price, 0)


def can_reach_by_selling(farm: Farm, price: Price, goods: i64, food: i64) -> bool:
    """Whether a price of food can be met when these goods can be turned into so much food, once (AR-77)."""
    both = Price(goods, price.stock, price.given)
    if farm.has(farm.book.makers):
        return _is_within_reach(farm, both, food)
    if not covers(farm.goods, goods):
        return False
    value = food_value(rates_of(farm), farm.goods - goods, farm.herd())
    return farm.food() + food + value >= lane(price.stock, FOOD)


def _is_within_reach(farm: Farm, price: Price, proceeds: i64) -> bool:
    """Whether an owner of cards that make other things than food can come to a price."""
    if farm.has(farm.book.bargainers):
        return Bargaining(farm, price, rates_of(farm), proceeds).succeeds()
    return Reach(farm, price, proceeds).succeeds()


def food_value(rates: i64, goods: i64, herd: i64) -> i64:
    """What these goods and animals are worth in food."""
    value = lane(goods, GRAIN) + lane(goods, VEGETABLE) * lane(rates, COOKED_VEGETABLE)
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        value += lane(herd, kind) * lane(rates, kind)
        kind += 1
    return value


def can_reach_any(farm: Farm, prices: list[Price], rule: str, why: Why | None) -> bool:
    """Whether one of these prices can be met; where not, the witness learns what is short."""
    for price in prices:
        if can_reach(farm, price):
            return True
    if why is not None:
        explain_shortage(farm, prices[0], rule, why)
    return False


def explain_shortage(farm: Farm, price: Price, rule: str, why: Why) -> None:
    """Note every good of a price that is short; food only where no exchange brings enough of it."""
    short = 0
    for good in range(FIRST_STOCK + FOOD):
        have, need = _amounts(farm, price, good)
        if have < need:
            why.add(rule, SHORT_OF, good, have, need)
            short += 1
    need = lane(price.stock, FOOD)
    if short == 0 or not can_reach(farm, Price(0, times(need, FOOD), NOTHING)):
        why.add(rule, SHORT_OF, FIRST_STOCK + FOOD, farm.food(), need)


def _amounts(farm: Farm, price: Price, good: i64) -> tuple[i64, i64]:
    if good < FIRST_STOCK:
        return farm.good(good), lane(price.goods, good)
    return lane(farm.stock, good - FIRST_STOCK), lane(price.stock, good - FIRST_STOCK)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach:
    """The search for a way to a price, for an owner of cards that make other things than food.

    Args:
        proceeds: food that comes as soon as the goods of the price are there, and helps with the rest.
    """

    def __init__(self, farm: Farm, price: Price, proceeds: i64 = 0) -> None:
        self.farm = farm
        self.price = price
        self.proceeds: i64 = proceeds
        self.rates: i64 = rates_of(farm)
        self.shop: Shop | None = None
        for shop in farm.book.shops:
            if farm.owns(shop.card):
                self.shop = shop
        self.sheep: i64 = farm.animal(SHEEP) - lane(price.stock, SHEEP)
        drives = self._drives()
        self.to_stone: bool = drives and self._drover(STONE)
        self.to_vegetable: bool = drives and self._drover(VEGETABLE)
        self.to_boar: bool = drives and self._drover(FIRST_STOCK + BOAR)
        self._clay: list[i64] = [0]  # the least clay for each number of stone, as far as it was asked for

    def _drives(self) -> bool:
        """Whether sheep can be exchanged: all animals must have their homes (AR-61)."""
        for drover in self.farm.book.drovers:
            if self.farm.owns(drover.card):
                return fits(self.farm.housing(), self.farm.herd())
        return False

    def _drover(self, good: i64) -> bool:
        found = False
        for drover in self.farm.book.drovers:
            found = found or (drover.good == good and self.farm.owns(drover.card))
        return found

    def _sheep_rate(self) -> i64:
        rate = lane(self.rates, SHEEP)
        if self.to_boar:
            rate = max(rate, lane(self.rates, BOAR))
        if self.to_vegetable:
            rate = max(rate, lane(self.rates, COOKED_VEGETABLE))
        return rate

    def succeeds(self) -> bool:
        """Whether there is a way."""
        stock = self.price.stock
        if self.sheep < 0 or self.farm.animal(BOAR) < lane(stock, BOAR):
            # A sheep could become a boar, but no price of the box asks for boar.
            return False
        if self.farm.animal(CATTLE) < lane(stock, CATTLE):
            return False
        goods = self.farm.goods
        bought: i64 = 0
        while True:
            if self._with(goods, bought):
                return True
            shop = self.shop
            if shop is None:
                return False
            place = remembered(self.farm, shop.counter) + bought
            if place >= len(shop.pile):
                return False
            goods += one(shop.pile[place])
            bought += 1

    def _with(self, goods: i64, bought: i64) -> bool:
        """Whether so many purchases lead there, which bring the goods to this."""
        need = self.price.goods
        if not covers(goods & FOR_SALE, need & FOR_SALE):
            return False
        vegetables = max(0, lane(need, VEGETABLE) - lane(goods, VEGETABLE))
        if vegetables and not self.to_vegetable:
            return False
        missing = max(0, lane(need, STONE) - lane(goods, STONE))
        spare_clay = lane(goods, CLAY) - lane(need, CLAY)
        fired: i64 = 0
        while fired <= missing and self._clay_for(fired) <= spare_clay:
            driven = missing - fired
            if driven == 0 or self.to_stone:
                sheep = self.sheep - driven - vegetables
                if sheep >= 0 and self._is_fed(goods, bought, sheep):
                    return True
            fired += 1
        return False

    def _clay_for(self, stone: i64) -> i64:
        """The least clay that gives at least so much stone."""
        least = self._clay
        while len(least) <= stone:
            count: i64 = len(least)
            best: i64 = UNREACHABLE
            for kiln in self.farm.book.kilns:
                if self.farm.owns(kiln.card):
                    best = min(best, kiln.clay + least[max(0, count - kiln.stone)])
            least.append(best)
        return least[stone]

    def _is_fed(self, goods: i64, bought: i64, sheep: i64) -> bool:
        """Whether there is food for the price and for every purchase at its time."""
        grain = lane(goods, GRAIN) - lane(self.price.goods, GRAIN)
        vegetables = max(0, lane(goods, VEGETABLE) - lane(self.price.goods, VEGETABLE))
        food = self.farm.food() + sheep * self._sheep_rate()
        food += (self.farm.animal(BOAR) - lane(self.price.stock, BOAR)) * lane(self.rates, BOAR)
        food += (self.farm.animal(CATTLE) - lane(self.price.stock, CATTLE)) * lane(self.rates, CATTLE)
        rate = lane(self.rates, COOKED_VEGETABLE)
        if food + self.proceeds + grain + vegetables * rate < bought + lane(self.price.stock, FOOD):
            return False
        shop = self.shop
        if shop is None:
            return True
        held = self.farm.goods
        place = remembered(self.farm, shop.counter)
        number: i64 = 0
        while number < bought:
            crops = min(grain, lane(held, GRAIN)) + rate * min(vegetables, lane(held, VEGETABLE))
            sold = self.proceeds if covers(held, self.price.goods) else 0
            if food + sold + crops < number + 1:
                return False
            held += one(shop.pile[place + number])
            number += 1
        return True
