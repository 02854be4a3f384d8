"""Goods of the game and their places in the packed words."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANE_BITS, times
from bocage.core.native import i64

# Lanes of a farm's `goods`.
WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5

# Lanes of a farm's `stock`.
SHEEP: Final = 0
BOAR: Final = 1
CATTLE: Final = 2
FOOD: Final = 3
ANIMAL_KINDS: Final = 3

RESOURCES: Final = ("wood", "clay", "reed", "stone", "grain", "vegetable")
STOCK: Final = ("sheep", "boar", "cattle", "food")
ANIMALS: Final = STOCK[:ANIMAL_KINDS]
# All goods in one row: the arguments of TAKE, and of "short of" in refusals.
GOODS: Final = RESOURCES + STOCK
FIRST_STOCK: Final = 6

BUILDING: Final = (1 << (4 * LANE_BITS)) - 1  # the lanes of the four building resources
# The lanes of wood, clay, reed and grain: only shops sell these; no exchange makes any.
FOR_SALE: Final = (1 << (3 * LANE_BITS)) - 1 + (511 << (4 * LANE_BITS))
CROPS: Final = ((1 << (2 * LANE_BITS)) - 1) << (GRAIN * LANE_BITS)  # the lanes of grain and vegetables
EVERY_GOOD: Final = (1 << (FIRST_STOCK * LANE_BITS)) - 1
HERD: Final = (1 << (ANIMAL_KINDS * LANE_BITS)) - 1  # the lanes of the animals


class Goods:
    """A frozen amount of goods, for prices and gains."""

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
        amounts = (wood, clay, reed, stone, grain, vegetable)
        self.goods: Final[i64] = sum(times(amount, place) for place, amount in enumerate(amounts))
        stock = (sheep, boar, cattle, food)
        self.stock: Final[i64] = sum(times(amount, place) for place, amount in enumerate(stock))


NO_GOODS: Final = Goods()
