"""Which pastures can be fenced: every connected shape of the farmyard with the fences around it (A-10.5).

Each step of a fencing action closes one pasture: a new one on open land, beside the pastures there are, or a
part of an old one. Every valid position can be reached so (A-10.6, AR-42).
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit, popcount
from bocage.core.native import i64, mypyc_attr
from bocage.games.agricola.rules.farm import CELLS, EVERY_CELL, MOST_FENCES, START_ROOMS, Farm, beside


def fences_around(cells: i64) -> i64:
    """The edges that lie between these spaces and all others."""
    west = _west_of(cells)
    return west ^ west << 3 ^ west << 4 ^ west << 7  # what lies between two comes up twice and cancels out


def edges_of(cells: i64) -> i64:
    """All edges of these spaces, those between them too."""
    west = _west_of(cells)
    return west | west << 3 | west << 4 | west << 7


def _west_of(cells: i64) -> i64:
    """The west edges: there are seven edges a column, three to the west, then four from north to south."""
    west = cells & 7 | (cells & 0o70) << 4 | (cells & 0o700) << 8 | (cells & 0o7000) << 12
    return west | (cells & 0o70000) << 16


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


def _ring(shape: i64) -> int:
    """How many fences there are around a shape."""
    return int(popcount(fences_around(shape)))


# no more fences than there are pieces; larger rings can never be closed. The short rings come first,
# so that only those are looked at which there could be fences for.
SHAPES: Final[list[i64]] = sorted(
    (shape for shape in _every_shape() if _ring(shape) <= MOST_FENCES), key=_ring
)
AROUND_ONE: Final = 4  # fences around a single space: the first pasture can lie anywhere


class Region:
    """The shapes inside of some spaces, the short rings first.

    Attributes:
        within: how many of them have rings of at most so many fences.
    """

    def __init__(self, cells: i64) -> None:
        self.shapes: Final[list[i64]] = []
        self.within: Final[list[i64]] = [0] * (MOST_FENCES + 1)
        for shape in SHAPES:
            if shape & ~cells == 0:
                self.shapes.append(shape)
                self.within[popcount(fences_around(shape))] = len(self.shapes)
        for most in range(MOST_FENCES):
            self.within[most + 1] = max(self.within[most], self.within[most + 1])


# Kept once they were asked for: so a few shapes are looked at and not all of them, at many turns.
_REGIONS: Final[list[Region | None]] = [None] * (EVERY_CELL + 1)


def region_of(cells: i64) -> Region:
    """The shapes inside of these spaces."""
    region = _REGIONS[cells]
    if region is None:
        region = Region(cells)
        _REGIONS[cells] = region
    return region


@mypyc_attr(acyclic=True, free_list_len=1)
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
        return popcount(fences_around(shape) & ~self.farm.fences)

    def is_valid(self, shape: i64) -> bool:
        """Whether these spaces can be closed as one pasture."""
        return self._is_site(shape) and 0 < self.fences_for(shape) <= self.most

    def _is_site(self, shape: i64) -> bool:
        """Whether a pasture may lie here: on open land beside the others, or inside an old one (A-10.7)."""
        if popcount(shape) > self.largest:
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
        return self.most > 0 and self.reach(0, True) != 0

    def reach(self, chosen: i64, any_one: bool = False) -> i64:
        """The spaces that can be added to those chosen: some pasture within the means holds them all."""
        if self.farm.fences == 0 and chosen == 0:
            return self.land if self.most >= AROUND_ONE else 0
        return self._reach_among(EVERY_CELL, chosen, any_one)

    def _reach_among(self, wanted: i64, chosen: i64, any_one: bool) -> i64:
        """Those of the wanted spaces that can be reached; the search ends when all, or any one, are found."""
        missing = wanted & ~chosen
        found = self._reach_inside(self.land, missing & self.land, chosen, any_one)
        missing &= ~found & self.divisible
        if missing:
            for pasture in self.farm.pasture_cells:
                if missing & pasture and not (any_one and found):
                    found |= self._reach_inside(pasture, missing & pasture, chosen, any_one)
        return found

    def _reach_inside(self, cells: i64, missing: i64, chosen: i64, any_one: bool) -> i64:
        """The same by pastures that lie inside of these spaces."""
        if missing == 0 or chosen & ~cells:
            return 0
        found: i64 = 0
        fences = self.farm.fences
        region = region_of(cells)
        # A longer ring needs more new fences than there are, even with all old ones that could be part of it.
        end = region.within[min(MOST_FENCES, self.most + popcount(fences & edges_of(cells)))]
        place: i64 = 0
        while place < end:
            shape = region.shapes[place]
            place += 1
            if shape & missing and shape & chosen == chosen and self._is_site(shape):
                needed = popcount(fences_around(shape) & ~fences)
                if 0 < needed <= self.most:
                    found |= shape & missing
                    missing &= ~shape
                    if any_one or missing == 0:
                        break
        return found

    def next_to(self, chosen: i64, any_one: bool = False) -> i64:
        """The spaces that can be added now: all that can be reached at first, then those beside."""
        if chosen:
            return self._reach_among(beside(chosen), chosen, any_one)
        return self.reach(0, any_one)


def could_fence(farm: Farm, most: i64) -> bool:
    """Whether a farm can fence any pasture with so many more fences; `Fencing` says which."""
    if most == 0:
        return False
    if farm.fences == 0:
        return most >= AROUND_ONE and EVERY_CELL & ~farm.tiles() != 0
    return Fencing(farm, most).is_possible()


def new_pastures(farm: Farm, before: i64) -> list[i64]:
    """The pastures made only of spaces that were in none before (AR-39)."""
    farm.enclosed()
    return [pasture for pasture in farm.pasture_cells if pasture & before == 0]
