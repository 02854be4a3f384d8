"""Whether an exchange now could do what it could not do at its owner's next question (A-13.7, AR-12).

At-any-time effects stand beside every question of their owner. Between those questions a pause is worth its
while only where something happens before the next one that an exchange would change; else both are the same,
and the later one is kept. What an exchange could only make worse is no reason to ask either: more food, more
animals and more resources never hurt, for all of them can be given away later.
"""

from __future__ import annotations

from bocage.agricola.book import BOOK
from bocage.agricola.farm import Farm
from bocage.agricola.prices import food_price
from bocage.agricola.reach import can_reach
from bocage.core.lanes import lane
from bocage.core.native import i64


def left_in_shops(farm: Farm) -> i64:
    """How many goods can still be bought."""
    count: i64 = 0
    for shop in BOOK.shops:
        if farm.owns(shop.card):
            count += len(shop.pile) - lane(farm.memory, shop.counter)
    return count


def meal_could_change(farm: Farm, left: i64) -> bool:
    """Whether an exchange before the meal could do what none can after it (A-17.5); `left` is the food then.

    Who is short of food could make some, or beg (A-17.6). Food that goes to a shop is not eaten: who could
    buy more than the food left after the meal pays for is asked, with exactly enough food too. Else
    whatever is bought or made before the meal can be bought or made after it as well.
    """
    more = can_reach(farm, food_price(farm.food() + 1)[0])
    if left < 0 and more:
        return True
    return left_in_shops(farm) > max(left, 0) and (more or farm.food() > 0)
