"""Cells and edges of a farm of three rows.

Rows count from the top, columns from the left end of the farm as it stands; there are up to seven.
A cell is `column * 3 + row`. Each column brings seven edges: the west edges of its three cells, then
the four horizontal edges from north to south; the east edges of the last column are the west edges
of the next. So a column added on the left is a shift by one column.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit, shifted
from bocage.core.native import i64, mypyc_attr

ROWS: Final = 3
COLUMNS: Final = 7
CELLS: Final = 21
EDGES: Final = 52
COLUMN_EDGES: Final = 7

TOP_ROW: Final = 0o1111111  # bits of the cells
MIDDLE_ROW: Final = 0o2222222
BOTTOM_ROW: Final = 0o4444444


def cells_of(columns: i64) -> i64:
    """All cells of a farm with so many columns."""
    return shifted(1, columns * ROWS) - 1


def edges_of(columns: i64) -> i64:
    """All edges of a farm with so many columns."""
    return shifted(1, columns * COLUMN_EDGES + ROWS) - 1


def corners_of(columns: i64) -> i64:
    """The four corner cells."""
    return 0b101 | shifted(0b101, (columns - 1) * ROWS)


def column_cells(column: i64) -> i64:
    """The three cells of a column."""
    return shifted(7, column * ROWS)


def neighbours(cells: i64) -> i64:
    """All cells beside these, never diagonally, within the largest farm."""
    north = (cells & ~TOP_ROW) >> 1
    south = (cells & ~BOTTOM_ROW) << 1
    return (north | south | (cells >> ROWS) | (cells << ROWS)) & ((1 << CELLS) - 1)


def is_connected(cells: i64) -> bool:
    """Whether these cells hang together."""
    seen = cells & -cells
    while True:
        grown = (seen | neighbours(seen)) & cells
        if grown == seen:
            return seen == cells
        seen = grown


def walls_of(cells: i64) -> i64:
    """All edges of these cells."""
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if (cells >> cell) & 1:
            column = cell // ROWS
            row = cell % ROWS
            first = column * COLUMN_EDGES
            found |= bit(first + row) | bit(first + COLUMN_EDGES + row)
            found |= bit(first + ROWS + row) | bit(first + ROWS + row + 1)
        cell += 1
    return found


def closed_land(land: i64, borders: i64, columns: i64) -> Land:
    """Which of the cells without building lie in pastures, and how they hang together."""
    ways = Land(borders, columns)
    seeds = (TOP_ROW & ways.north) | (BOTTOM_ROW & ways.south)
    seeds |= (7 & ways.west) | (column_cells(columns - 1) & ways.east)
    outside = ways.flood(seeds & land, land)
    ways.closed = land & ~outside
    return ways


@mypyc_attr(acyclic=True, free_list_len=1)
class Land:
    """Where one can walk on a farm: for each direction the cells that have no border there.

    Attributes:
        closed: the cells that lie in pastures.
    """

    def __init__(self, borders: i64, columns: i64) -> None:
        self.closed: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.east: i64 = 0
        column: i64 = 0
        while column < columns:
            edges = borders >> (column * COLUMN_EDGES)
            place = column * ROWS
            self.west |= (~edges & 7) << place
            self.north |= (~(edges >> 3) & 7) << place
            self.south |= (~(edges >> 4) & 7) << place
            self.east |= (~(edges >> 7) & 7) << place
            column += 1

    def flood(self, start: i64, land: i64) -> i64:
        """All land that can be reached from these cells."""
        seen = start
        while True:
            grown = seen | ((seen & self.south & ~BOTTOM_ROW) << 1) | ((seen & self.north & ~TOP_ROW) >> 1)
            grown |= ((seen & self.east) << ROWS) | ((seen & self.west) >> ROWS)
            grown &= land
            if grown == seen:
                return seen
            seen = grown
