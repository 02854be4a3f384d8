"""What things cost a farm now: prices are asked here, buildings only add a line to the answer."""

from __future__ import annotations

from bocage.core.lanes import bit, covers, lane, minus
from bocage.core.native import i64
from bocage.core.why import Why, lack
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, RESOURCES, STONE, WOOD
from bocage.games.creatures.rules.reasons import SHORT_OF, SHORT_OF_ANIMALS, SHORT_OF_EITHER


def price(farm: Farm, what: i64, goods: i64) -> i64:
    """The packed price after discounts; each takes off what it says, never below nothing (R-36)."""
    if farm.cards.meets(farm.book.discount_cards):
        for discount in farm.book.discounts:
            if discount.on & what and farm.cards.has(discount.tile):
                goods = minus(goods, discount.goods)
    return goods


def can_pay(farm: Farm, goods: i64, rule: str, why: Why | None) -> bool:
    """Whether the personal supply covers a packed price."""
    if covers(farm.goods, goods):
        return True
    if why is not None:
        for index in range(len(RESOURCES)):
            if farm.good(index) < lane(goods, index):
                why.add(rule, SHORT_OF, index, farm.good(index), lane(goods, index))
    return False


def has_animals(farm: Farm, animals: i64, rule: str, why: Why | None) -> bool:
    """Whether the farm has these packed animals."""
    if covers(farm.animals, animals):
        return True
    for kind in range(ANIMAL_KINDS):
        if farm.animal(kind) < lane(animals, kind):
            lack(why, rule, SHORT_OF_ANIMALS, kind, farm.animal(kind), lane(animals, kind))
    return False


def materials(goods: i64) -> i64:
    """A mask of the resources in a packed price: 1 wood, 2 stone, 4 reed; how payments are named."""
    mask: i64 = 0
    for index in range(len(RESOURCES)):
        if lane(goods, index):
            mask |= bit(index)
    return mask


def explain_either(farm: Farm, what: i64, prices: list[i64], rule: str, why: Why) -> None:
    """Why something cannot be paid that costs wood or stone, never both: what would do, what there is."""
    wood: i64 = 0
    stone: i64 = 0
    for goods in prices:
        wood = max(wood, lane(price(farm, what, goods), WOOD))
        stone = max(stone, lane(price(farm, what, goods), STONE))
    why.add(rule, SHORT_OF_EITHER, wood, stone, farm.good(WOOD), farm.good(STONE))
