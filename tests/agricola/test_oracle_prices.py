"""Prices against all combinations of what the cards allow, told without the engine (A-15.3, AR-29)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from bocage.agricola.catalogue import CARDS, CATALOGUE
from bocage.agricola.farm import START_ROOMS, Farm
from bocage.agricola.prices import Price, card_prices, fence_prices, renovation_prices, room_prices
from bocage.agricola.verbs.house import targets
from bocage.fuzzing.agricola.deck import MAJORS, MINORS, amounts, unpacked
from tests.rule_marks import rule

Goods = tuple[int, int, int, int]  # wood, clay, reed, stone

WOOD, CLAY, REED, STONE = range(4)
HOUSES = (WOOD, CLAY, STONE)
DISCOUNTS = ("stonecutter", "lumber_mill", "master_bricklayer")
SWAPS = ("frame_builder", "brushwood_collector")
ROOM_PRICES = ("carpenter", "carpenters_parlor")
PRICE_CARDS = (*DISCOUNTS, *SWAPS, *ROOM_PRICES)
MORE_ROOMS = {2: 0, 3: 1 << 5, 5: 0b111 << 3}


def every_set(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [some for count in range(len(cards) + 1) for some in combinations(cards, count)]


def farm_with(cards: tuple[str, ...], house: int, rooms: int = 2) -> Farm:
    farm = Farm()
    for card in cards:
        farm.lay_down(CATALOGUE.numbers[card])
    farm.house = house
    farm.rooms = START_ROOMS | MORE_ROOMS[rooms]
    return farm


def of(material: int, count: int, reed: int) -> Goods:
    goods = [0, 0, 0, 0]
    goods[material] += count
    goods[REED] += reed
    return goods[0], goods[1], goods[2], goods[3]


def less(goods: Goods, good: int, count: int) -> Goods:
    """A discount, never below nothing."""
    found = list(goods)
    found[good] = max(0, found[good] - count)
    return found[0], found[1], found[2], found[3]


def swapped(goods: Goods, card: str) -> list[Goods]:
    """What one use of a swap can make of a price."""
    found = []
    wood, clay, reed, stone = goods
    if card == "brushwood_collector" and reed:
        found.append((wood + 1, clay, 0, stone))
    if card == "frame_builder" and clay >= 2:
        found.append((wood + 1, clay - 2, reed, stone))
    if card == "frame_builder" and stone >= 2:
        found.append((wood + 1, clay, reed, stone - 2))
    return found


def all_prices(bases: list[Goods], cards: tuple[str, ...]) -> set[Goods]:
    """Each base, with or without the discount, with or without each swap, in any order."""
    found = set(bases)
    if "stonecutter" in cards:
        found |= {less(goods, STONE, 1) for goods in bases}
    for card in SWAPS:
        if card in cards:
            found |= {after for goods in found for after in swapped(goods, card)}
    return found


def is_worse(goods: Goods, other: Goods) -> bool:
    return goods != other and all(mine >= theirs for mine, theirs in zip(goods, other, strict=True))


def undominated(prices: set[Goods]) -> set[Goods]:
    return {goods for goods in prices if not any(is_worse(goods, other) for other in prices)}


def told(prices: list[Price]) -> set[Goods]:
    """The prices of the engine; none of them twice."""
    found = []
    for price in prices:
        counts = unpacked(int(price.goods), int(price.stock))
        found.append(tuple(counts.get(name, 0) for name in ("wood", "clay", "reed", "stone")))
        assert set(counts) <= {"wood", "clay", "reed", "stone"}
    assert len(set(found)) == len(found)
    return {(wood, clay, reed, stone) for wood, clay, reed, stone in found}


@rule("A-15.3", "A-15.4", "A-8.1", "AR-29", "AR-30")
@pytest.mark.parametrize("house", range(3))
def test_a_room_has_exactly_the_prices_that_no_other_combination_beats(house: int) -> None:
    material = HOUSES[house]
    for cards in every_set(PRICE_CARDS):
        bases = [of(material, 5, 2)]
        if "carpenter" in cards:
            bases.append(of(material, 3, 2))
        if "carpenters_parlor" in cards and material == WOOD:
            bases.append(of(WOOD, 2, 2))
        expected = undominated(all_prices(bases, cards))
        assert told(room_prices(farm_with(cards, house))) == expected, cards


@rule("A-15.3", "A-15.4", "A-8.4", "AR-29")
@pytest.mark.parametrize(("house", "rooms"), list(product(range(2), MORE_ROOMS)))
def test_a_renovation_has_exactly_the_prices_that_no_other_combination_beats(house: int, rooms: int) -> None:
    for cards in every_set((*PRICE_CARDS, "conservator")):
        farm = farm_with(cards, house, rooms)
        reached = [target for target in range(3) if int(targets(farm)) >> target & 1]
        assert reached == ([1, 2] if house == 0 and "conservator" in cards else [house + 1])
        for target in reached:
            expected = undominated(all_prices([of(HOUSES[target], rooms, 1)], cards))
            assert told(renovation_prices(farm, target)) == expected, (cards, target)


@rule("A-15.3", "A-15.7", "A-14.12", "AR-30", "AR-34", "AR-37")
@pytest.mark.parametrize("rooms", MORE_ROOMS)
def test_an_improvement_costs_its_price_less_every_discount(rooms: int) -> None:
    for cards in every_set(DISCOUNTS):
        farm = farm_with((*cards, "fireplace_3"), 0, rooms)
        for card in (*MAJORS, *MINORS):
            number = CATALOGUE.numbers[card]
            price = amounts(CARDS[number].cost)
            if card == "bottles":
                price = {good: count * int(farm.people) for good, count in price.items()}
            stone = int("stonecutter" in cards)
            if "master_bricklayer" in cards and card in MAJORS:
                stone += rooms - 2
            price["stone"] = max(0, price.get("stone", 0) - stone)
            price["wood"] = max(0, price.get("wood", 0) - int("lumber_mill" in cards))
            paid, *returns = card_prices(farm, number)
            expected = {good: count for good, count in price.items() if count}
            assert unpacked(int(paid.goods), int(paid.stock)) == expected, (cards, card)
            given = [MAJORS[int(way.given)] for way in returns]
            assert given == (["fireplace_3"] if card.startswith("cooking_hearth") else []), card


@rule("A-15.5")
def test_fences_are_paid_one_by_one_with_wood_or_clay() -> None:
    for count in range(1, 16):
        assert told(fence_prices(farm_with((), 0), count)) == {(count, 0, 0, 0)}
        ways = {(count - clay, clay, 0, 0) for clay in range(count + 1)}
        assert told(fence_prices(farm_with(("rammed_clay",), 0), count)) == ways
