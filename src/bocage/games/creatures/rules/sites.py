"""Where a building may be placed (C-5.2, C-5.6, R-20 to R-22)."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr
from bocage.core.why import Reason, Why
from bocage.farmland.grid import BOTTOM_ROW, corners_of, neighbours
from bocage.games.creatures.rules.book import COTTAGE, NOTHING, STABLE, STALL
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.reasons import (
    BESIDE_COTTAGE,
    BUILDING_THERE,
    BY_ROAD,
    IN_CORNER,
    NO_COTTAGE,
    NO_PLACE,
    NO_PLACE_BESIDE,
    NO_STABLE,
    NO_STALL,
    NONE_FREE_THERE,
    NOT_BESIDE_LAST,
    ON_COTTAGE,
    ON_STABLE,
    ON_STALL,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceRule:
    """A tile's own word on where it may stand."""

    rule: Final = "C-5.8"

    def reason(self) -> Reason:
        """What to tell somebody who wants it elsewhere."""
        return NO_PLACE

    def cells(self, farm: Farm) -> i64:
        """The cells it allows."""
        return farm.cells()


class Corners(PlaceRule):
    """One of the four corners of the farm as it stands (C-3.8)."""

    def reason(self) -> Reason:
        return IN_CORNER

    def cells(self, farm: Farm) -> i64:
        return corners_of(farm.columns)


class BottomRow(PlaceRule):
    """By the road."""

    def reason(self) -> Reason:
        return BY_ROAD

    def cells(self, farm: Farm) -> i64:
        return BOTTOM_ROW


class BesideCottage(PlaceRule):
    """Next to the own Cottage, which must not have been built over."""

    def reason(self) -> Reason:
        return BESIDE_COTTAGE

    def cells(self, farm: Farm) -> i64:
        cottage = farm.cell_of(COTTAGE)
        return 0 if cottage == NOTHING else neighbours(bit(cottage))


class AskedCell:
    """Where somebody asks about one cell: the witness and the cell."""

    def __init__(self, why: Why, tile: i64, cell: i64) -> None:
        self.why: Final = why
        self.tile: Final[i64] = tile
        self.cell: Final[i64] = cell


def narrow(cells: i64, allowed: i64, rule: str, reason: Reason, asked: AskedCell | None) -> i64:
    """Keep the allowed cells; where the cell asked about is none of them, say why."""
    if asked is not None and ~allowed & bit(asked.cell):
        asked.why.add(rule, reason, asked.tile, asked.cell)
    return cells & allowed


def free_cells(farm: Farm, asked: AskedCell | None = None) -> i64:
    """Cells for a new building: no building there (C-5.2), and nothing that stands forbids it."""
    cells = narrow(farm.cells(), ~farm.built, "C-5.2", BUILDING_THERE, asked)
    if farm.cards.meets(farm.book.standing_tiles):
        for answer in farm.book.standing:
            if farm.cards.has(answer.tile):
                cells = narrow(cells, answer.cells(farm), answer.rule, answer.reason(), asked)
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
    farm: Farm, tile: i64, over: i64, place: PlaceRule | None, anchor: i64, asked: AskedCell | None = None
) -> i64:
    """Where a special building may go. `anchor` is a cell it must touch, or NOTHING (R-20)."""
    if over == NOTHING:
        cells = free_cells(farm, asked)
    else:
        cells = narrow(farm.cells(), covered_cells(farm, over), "C-5.6", cover_reason(over), asked)
    if place is not None:
        cells = narrow(cells, place.cells(farm), place.rule, place.reason(), asked)
    if anchor != NOTHING:
        cells = narrow(cells, neighbours(bit(anchor)), "R-20", NOT_BESIDE_LAST, asked)
    return cells


def cover_reason(over: i64) -> Reason:
    """What a tile of this sort is built on."""
    if over == STALL:
        return ON_STALL
    return ON_STABLE if over == STABLE else ON_COTTAGE


def explain_no_site(farm: Farm, tile: i64, over: i64, place: PlaceRule | None, anchor: i64, why: Why) -> None:
    """Why a special building can go nowhere: the first demand that leaves no space, and what it is."""
    if over != NOTHING and covered_cells(farm, over) == 0:
        why.add("C-5.6", cover_reason(over), tile)
        if over == STALL:
            why.add("C-5.6", NO_STALL)
        else:
            why.add("C-5.6", NO_STABLE if over == STABLE else NO_COTTAGE)
    elif sites(farm, tile, over, None, NOTHING) == 0:
        why.add("C-5.2", NO_PLACE, tile)
    elif place is not None and sites(farm, tile, over, place, NOTHING) == 0:
        why.add(place.rule, place.reason(), tile)
        why.add(place.rule, NONE_FREE_THERE)
    else:
        why.add("R-20" if anchor != NOTHING else "C-5.2", NO_PLACE_BESIDE, tile)
