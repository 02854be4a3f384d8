"""Which pastures can be fenced: every connected shape of the farmyard with the fences around it (A-10.5).

Each step of a fencing action closes one pasture: a new one on open land, beside the pastures there are, or a
part of an old one. Every valid position can be reached so (A-10.6, AR-42).
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit, lowest
from bocage.core.menu import count_bits
from bocage.core.native import i64
from bocage.farmland.grid import walls_of
from bocage.games.agricola.rules.farm import CELLS, EVERY_CELL, MOST_FENCES, START_ROOMS, Farm, beside


def fences_around(cells: i64) -> i64:
    """The edges that lie between these spaces and all others."""
    found: i64 = 0
    while cells:
        found ^= walls_of(cells & -cells)
        cells &= cells - 1
    return found


def _every_shape() -> list[i64]:
    """All connected sets of spaces without the first two rooms, the small ones first."""
    found: list[i64] = []
    land = EVERY_CELL & ~START_ROOMS
    level = [int(bit(cell)) for cell in range(CELLS) if land >> cell & 1]
    while level:
        found.extend(level)
        larger: set[int] = set()
        for shape in level:
            rest = int(beside(shape)) & land & ~shape
            while rest:
                larger.add(shape | (rest & -rest))
                rest &= rest - 1
        level = sorted(larger)
    return found


# no more fences than there are pieces; larger rings can never be closed.
SHAPES: Final[list[i64]] = [
    shape for shape in _every_shape() if count_bits(fences_around(shape)) <= MOST_FENCES
]
# The shapes that hold a space, for each space; at last, for no space in particular, all of them.
SHAPES_WITH: Final[list[list[i64]]] = [
    *([shape for shape in SHAPES if shape >> cell & 1] for cell in range(CELLS)),
    SHAPES,
]
AROUND: Final[list[list[i64]]] = [[fences_around(shape) for shape in shapes] for shapes in SHAPES_WITH]
ANY_SPACE: Final = CELLS


class Fencing:
    """The pastures that a farm can fence with so many more fences.

    Args:
        most: how many fences there are to build with.
        may_split: whether old pastures may be divided.
        largest: how many spaces a new pasture may have.
    """

    def __init__(self, farm: Farm, most: i64, may_split: bool = True, largest: i64 = CELLS) -> None:
        self.farm = farm
        self.most: i64 = most
        self.largest: i64 = largest
        self.land: i64 = EVERY_CELL & ~(farm.tiles() | farm.enclosed())
        self.near: i64 = EVERY_CELL
        if farm.enclosed():
            self.near = beside(farm.enclosed())
        self.divisible: i64 = 0
        if may_split:
            self.divisible = farm.enclosed()

    def fences_for(self, shape: i64) -> i64:
        """How many fences a pasture of these spaces needs."""
        return count_bits(fences_around(shape) & ~self.farm.fences)

    def is_valid(self, shape: i64) -> bool:
        """Whether these spaces can be closed as one pasture."""
        return self._is_site(shape) and 0 < self.fences_for(shape) <= self.most

    def _is_site(self, shape: i64) -> bool:
        """Whether a pasture may lie here: on open land beside the others, or inside an old one (A-10.7)."""
        if count_bits(shape) > self.largest:
            return False
        if shape & ~self.land == 0:
            return shape & self.near != 0
        if shape & ~self.divisible:
            return False
        for pasture in self.farm.pasture_cells:
            if shape & ~pasture == 0:
                return shape != pasture
        return False

    def is_possible(self) -> bool:
        """Whether any pasture can be fenced."""
        if self.farm.fences == 0:
            return self.most >= 4 and self.land != 0  # around one space
        return self.most > 0 and self.reach(0, True) != 0

    def reach(self, chosen: i64, any_one: bool = False) -> i64:
        """The spaces that can be added to those chosen: some pasture within the means holds them all."""
        found: i64 = 0
        fences = self.farm.fences
        not_land = ~self.land
        not_divisible = ~self.divisible
        everywhere = self.land | self.divisible
        first: i64 = ANY_SPACE
        if chosen:
            first = lowest(chosen)
        around = AROUND[first]
        place: i64 = -1
        for shape in SHAPES_WITH[first]:
            place += 1
            if shape & not_land and shape & not_divisible:
                continue  # neither open land nor in a pasture, as most are: seen at once
            if shape & chosen == chosen and shape & ~found & ~chosen and self._is_site(shape):
                needed = count_bits(around[place] & ~fences)
                if 0 < needed <= self.most:
                    found |= shape
                    if any_one or found == everywhere:
                        break
        return found & ~chosen

    def next_to(self, chosen: i64) -> i64:
        """The spaces that can be added now: all that can be reached at first, then those beside."""
        found = self.reach(chosen)
        return found & beside(chosen) if chosen else found


def new_pastures(farm: Farm, before: i64) -> list[i64]:
    """The pastures made only of spaces that were in none before (AR-39)."""
    farm.enclosed()
    return [pasture for pasture in farm.pasture_cells if pasture & before == 0]
