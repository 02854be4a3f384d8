"""Where a building may be placed (C-5.2, C-5.6, R-20 to R-22)."""

from __future__ import annotations

from typing import Final

from bocage.core.grid import BOTTOM_ROW, corners_of, neighbours
from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr
from bocage.core.why import Reason, Why
from bocage.creatures.book import BOOK, COTTAGE, NOTHING, STABLE, STALL
from bocage.creatures.farm import Farm
from bocage.creatures.reasons import BUILDING_THERE, MUST_TOUCH, NOT_BESIDE_LAST, WRONG_PLACE


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """A tile's own word on where it may stand."""

    rule: Final = "C-5.8"

    def cells(self, farm: Farm) -> i64:
        """The cells it allows."""
        return farm.cells()


class Corners(Place):
    """One of the four corners of the farm as it stands (C-3.8)."""

    def cells(self, farm: Farm) -> i64:
        return corners_of(farm.columns)


class BottomRow(Place):
    """By the road."""

    def cells(self, farm: Farm) -> i64:
        return BOTTOM_ROW


class BesideCottage(Place):
    """Next to the own Cottage, which must not have been built over."""

    def cells(self, farm: Farm) -> i64:
        cottage = farm.cell_of(COTTAGE)
        return 0 if cottage == NOTHING else neighbours(bit(cottage))


class Asked:
    """Where somebody asks about one cell: the witness and the cell."""

    def __init__(self, why: Why, tile: i64, cell: i64) -> None:
        self.why: Final = why
        self.tile: Final[i64] = tile
        self.cell: Final[i64] = cell


def narrow(cells: i64, allowed: i64, rule: str, reason: Reason, asked: Asked | None) -> i64:
    """Keep the allowed cells; where the cell asked about drops out, say why."""
    left = cells & allowed
    if asked is not None and (cells & ~left) & bit(asked.cell):
        asked.why.note(rule, reason, asked.tile, asked.cell)
    return left


def free_cells(farm: Farm, asked: Asked | None = None) -> i64:
    """Cells for a new building: no building there (C-5.2), and touching one where that is a duty (R-21)."""
    cells = narrow(farm.cells(), ~farm.built, "C-5.2", BUILDING_THERE, asked)
    if farm.cards & BOOK.touching:
        cells = narrow(cells, neighbours(farm.built), "R-21", MUST_TOUCH, asked)
    return cells


def covered_cells(farm: Farm, over: i64) -> i64:
    """Cells with a building that a tile of this sort may replace (C-5.6)."""
    if over == STALL:
        return farm.stalls
    if over == STABLE:
        return farm.stables
    cottage = farm.cell_of(COTTAGE)
    return 0 if cottage == NOTHING else bit(cottage)


def sites(
    farm: Farm, tile: i64, over: i64, place: Place | None, anchor: i64, asked: Asked | None = None
) -> i64:
    """Where a special building may go. `anchor` is a cell it must touch, or NOTHING (R-20)."""
    if over == NOTHING:
        cells = free_cells(farm, asked)
    else:
        cells = narrow(farm.cells(), covered_cells(farm, over), "C-5.6", WRONG_PLACE, asked)
    if place is not None:
        cells = narrow(cells, place.cells(farm), place.rule, WRONG_PLACE, asked)
    if anchor != NOTHING:
        cells = narrow(cells, neighbours(bit(anchor)), "R-20", NOT_BESIDE_LAST, asked)
    return cells
