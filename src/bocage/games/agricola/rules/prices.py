"""What things cost a farm now: prices are asked here, cards only add a line to the answer (A-15.3, AR-29)."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import FULL, LANES, covers, lane, minus, one, times
from bocage.core.native import i64, mypyc_attr
from bocage.games.agricola.rules.book import (
    DEAREST,
    IMPROVEMENTS,
    MAJOR_IMPROVEMENTS,
    MINOR_IMPROVEMENTS,
    NOTHING,
    RENOVATIONS,
    ROOMS,
)
from bocage.games.agricola.rules.farm import CELLS, MOST_FENCES, Farm
from bocage.games.agricola.rules.goods import EVERY_GOOD, FOOD, FOR_SALE, GRAIN, REED, STONE, VEGETABLE, WOOD
from bocage.games.agricola.rules.memory import remembered

ROOM_MATERIAL: Final = 5
ROOM_REED: Final = 2
STARTING_ROOMS: Final = 2
MATERIALS: Final[list[i64]] = [WOOD, 1, STONE]  # the resource of each house material


@mypyc_attr(acyclic=True, free_list_len=1)
class Price:
    """One way to pay: packed goods and stock, or a card that is given back."""

    def __init__(self, goods: i64, stock: i64, given: i64) -> None:
        self.goods: Final[i64] = goods
        self.stock: Final[i64] = stock
        self.given: Final[i64] = given


def only_goods(goods: i64) -> list[Price]:
    """A price of goods alone, without a choice."""
    return [Price(goods, 0, NOTHING)]


def _room_goods(material: i64) -> i64:
    return times(ROOM_MATERIAL, material) + times(ROOM_REED, REED)


ONE_REED: Final = one(REED)  # part of every renovation
SOME_GRAIN: Final = Price(one(GRAIN), 0, NOTHING)
SOME_VEGETABLE: Final = Price(one(VEGETABLE), 0, NOTHING)
# Prices that no card changes: asked at every turn, so they are made once. Nobody changes such a list.
_ROOMS: Final[list[list[Price]]] = [only_goods(_room_goods(material)) for material in MATERIALS]
_RENOVATIONS: Final[list[list[list[Price]]]] = [
    [only_goods(times(rooms, material) + one(REED)) for rooms in range(CELLS + 1)] for material in MATERIALS
]
_FENCES: Final[list[list[Price]]] = [only_goods(times(count, WOOD)) for count in range(MOST_FENCES + 1)]
_MEALS: Final[list[list[Price]]] = [[Price(0, times(food, FOOD), NOTHING)] for food in range(FULL + 1)]


def is_out_of_reach(farm: Farm, goods: i64) -> bool:
    """Whether goods are missing for a price that no card in play could change. False decides nothing."""
    if covers(farm.goods, goods):
        return False
    return not (farm.has(farm.book.makers) or farm.has(farm.book.price_cards))


def room_goods(farm: Farm) -> i64:
    """What a room costs where no card says otherwise (A-8.1)."""
    return _ROOMS[farm.house][0].goods


def room_prices(farm: Farm) -> list[Price]:
    """The ways to pay for one room (A-8.1)."""
    if not farm.has(farm.book.price_cards):
        return _ROOMS[farm.house]
    material = MATERIALS[farm.house]
    base = _room_goods(material)
    bases: list[i64] = [base]
    for other in farm.book.room_prices:
        if farm.owns(other.card) and (farm.house == 0 or not other.wooden_only):
            bases.append(times(other.material, material) + times(other.reed, REED))
    return undominated(farm, ROOMS, bases)


def renovation_prices(farm: Farm, target: i64) -> list[Price]:
    """The ways to pay for a renovation: one of the new material a room, and one reed (A-8.4)."""
    if not farm.has(farm.book.price_cards):
        return _RENOVATIONS[target][farm.room_count()]
    base = times(farm.room_count(), MATERIALS[target]) + one(REED)
    return undominated(farm, RENOVATIONS, [base])


def card_prices(farm: Farm, card: i64) -> list[Price]:
    """The ways to pay for a major or minor improvement."""
    book = farm.book
    per_person = book.per_person.has(card)
    is_discounted = farm.has(book.cheapeners)
    returns = farm.has(book.returnable) and farm.has(book.given_back[card])
    if not per_person and not is_discounted and not returns:
        return book.printed[card]
    goods = book.goods[card]
    stock = book.stock[card]
    if per_person:
        goods *= farm.people
        stock *= farm.people
    if is_discounted:
        goods = discounted(farm, MAJOR_IMPROVEMENTS if book.majors.has(card) else MINOR_IMPROVEMENTS, goods)
    found = [Price(goods, stock, NOTHING)]
    if returns:
        for given in farm.cards.common(book.given_back[card]).numbers():
            found.append(Price(0, 0, given))
    return found


def is_plainly_payable(farm: Farm, card: i64) -> bool:
    """Whether the supply holds the printed price of an improvement. False decides nothing."""
    if not covers(farm.goods, farm.book.goods[card]) or not covers(farm.stock, farm.book.stock[card]):
        return False
    return not farm.book.per_person.has(card)


def not_too_dear(farm: Farm, cards: i64, word: i64) -> i64:
    """Those of these cards of one word of a set that could be paid for, as far as it is seen at once.

    Left out is an improvement for which goods are missing, where no card in play could change that: most
    improvements most of the time. What is left may still be too dear.
    """
    book = farm.book
    if cards == 0 or farm.has(book.bargainers):
        return cards
    goods = farm.goods
    if farm.has(book.cheapeners):
        goods += _most_taken_off(farm)
    if farm.has(book.makers):
        goods += _left_in_piles(farm)
        goods |= ~FOR_SALE & EVERY_GOOD  # any number of the others could be made
    enough = cards
    good: i64 = 0
    while enough and good < LANES:
        enough &= book.costing[good][min(lane(goods, good), DEAREST)].word(word)
        good += 1
    if farm.has(book.returnable):
        enough |= cards & book.redeemable.word(word)
    return enough


def _most_taken_off(farm: Farm) -> i64:
    """What all discounts on improvements together take off a price at most: as good as more in the supply."""
    less: i64 = 0
    for discount in farm.book.discounts:
        if discount.on & IMPROVEMENTS and farm.owns(discount.card):
            less += discount.goods * (farm.room_count() - STARTING_ROOMS if discount.per_added_room else 1)
    return less


def _left_in_piles(farm: Farm) -> i64:
    """All that can still be bought."""
    goods: i64 = 0
    for shop in farm.book.shops:
        if farm.owns(shop.card):
            for place in range(remembered(farm, shop.counter), len(shop.pile)):
                goods += one(shop.pile[place])
    return goods


def lacks_what_shops_sell(farm: Farm, goods: i64) -> bool:
    """Whether wood, clay, reed or grain is missing that only a shop could sell, and there is no shop."""
    return not covers(farm.goods & FOR_SALE, goods & FOR_SALE) and not farm.has(farm.book.every_shop)


def food_price(food: i64) -> list[Price]:
    """A price of food alone."""
    return _MEALS[food]


def discounted(farm: Farm, what: i64, goods: i64) -> i64:
    """A packed price after all discounts; each takes off what it says, never below nothing."""
    for discount in farm.book.discounts:
        if discount.on & what and farm.owns(discount.card):
            less = discount.goods
            if discount.per_added_room:
                less *= farm.room_count() - STARTING_ROOMS
            goods = minus(goods, less)
    return goods


def undominated(farm: Farm, what: i64, bases: list[i64]) -> list[Price]:
    """Discounts, then swaps in every combination; what is never cheaper is dropped (AR-29).

    A discount may be waived, so that enough is left in the price to be swapped (A-15.4).
    """
    found: list[i64] = []
    for base in bases:
        cheaper = discounted(farm, what, base)
        found.append(cheaper)
        if cheaper != base:
            found.append(base)
    for swap in farm.book.swaps:
        if swap.on & what and farm.owns(swap.card):
            swapped: list[i64] = []
            for goods in found:
                taken = swap.count if swap.count else lane(goods, swap.good)
                if 0 < taken <= lane(goods, swap.good):
                    swapped.append(goods - times(taken, swap.good) + one(swap.by))
            found.extend(swapped)
    kept: list[Price] = []
    place: i64 = 0
    while place < len(found):
        if not _is_dominated(found, place):
            kept.append(Price(found[place], 0, NOTHING))
        place += 1
    return kept


def _is_dominated(prices: list[i64], place: i64) -> bool:
    """Whether another price is nowhere higher; of equal prices the first stays."""
    goods = prices[place]
    index: i64 = 0
    while index < len(prices):
        other = prices[index]
        if index != place and covers(goods, other) and (other != goods or index < place):
            return True
        index += 1
    return False


def fence_prices(farm: Farm, count: i64) -> list[Price]:
    """Fences are paid one by one with wood, or clay: the n-th price has n clay (A-15.5)."""
    if not farm.has(farm.book.clay_fences):
        return _FENCES[count]
    found: list[Price] = []
    clay: i64 = 0
    while clay <= count:
        found.append(Price(times(count - clay, WOOD) + times(clay, 1), 0, NOTHING))
        clay += 1
    return found


def free_fences(farm: Farm) -> i64:
    """How many fences of one Build Fences action cost nothing (AR-31)."""
    free: i64 = 0
    if farm.has(farm.book.fence_givers):
        for giver in farm.book.free_fences:
            if farm.owns(giver.card):
                free += giver.count(farm)
    return free
