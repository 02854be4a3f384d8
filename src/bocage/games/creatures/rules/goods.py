"""Goods of the game and their places in the packed words (C-1.7)."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import times
from bocage.core.native import i64

# Lanes of a farm's `goods`.
WOOD: Final = 0
STONE: Final = 1
REED: Final = 2
BORDERS: Final = 3  # unused borders of the personal supply

# Lanes of a farm's `animals`.
SHEEP: Final = 0
PIG: Final = 1
COW: Final = 2
HORSE: Final = 3
ANIMAL_KINDS: Final = 4

RESOURCES: Final = ("wood", "stone", "reed")
ANIMALS: Final = ("sheep", "pig", "cow", "horse")
# Resources and animals in one row: the arguments of TAKE and GIVE.
GOODS: Final = RESOURCES + ANIMALS
FIRST_ANIMAL: Final = 3


class Goods:
    """A frozen amount of resources and animals, for prices and gains."""

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
        self.goods: Final[i64] = times(wood, WOOD) + times(stone, STONE) + times(reed, REED)
        self.animals: Final[i64] = (
            times(sheep, SHEEP) + times(pig, PIG) + times(cow, COW) + times(horse, HORSE)
        )
