"""A farm as drawn on the table, read from a position: cells, walls, pastures.

Nothing here is the engine's geometry: it is written from C-3, C-4 and C-12.5. A cell is (column, row); an
edge is the pair of cells on its two sides, one of which may lie outside the farm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.building import Building

Cell = tuple[int, int]
Edge = frozenset[Cell]

ROWS = 3
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class FarmMap(NamedTuple):
    """One farm: `buildings` by cell, `pastures` as sets of cells, and the book that says what they do."""

    book: Book
    columns: int
    left: int
    buildings: dict[Cell, str]
    troughs: frozenset[Cell]
    borders: frozenset[Edge]
    pastures: tuple[frozenset[Cell], ...]

    def building(self, tile: str) -> Building:
        """The declaration of a building, by its id."""
        return self.book.buildings[self.book.numbers[tile]]

    def cells(self) -> list[Cell]:
        """All cells of the farm."""
        return [(column, row) for column in range(self.columns) for row in range(ROWS)]

    def unused(self) -> set[Cell]:
        """Cells without building and trough that lie in no pasture (C-12.5)."""
        closed = {cell for pasture in self.pastures for cell in pasture}
        return {
            cell
            for cell in self.cells()
            if cell not in self.buildings and cell not in self.troughs and cell not in closed
        }


@cache
def cell_of(name: str) -> Cell:
    """`b3` is the second column from the left, by the road."""
    return ord(name[0]) - ord("a"), int(name[1]) - 1


@cache
def beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells around one, on the farm or not."""
    return tuple((cell[0] + east, cell[1] + south) for east, south in SIDES.values())


@cache
def edge_of(name: str) -> Edge:
    """`b3e` lies between b3 and c3."""
    column, row = cell_of(name)
    east, south = SIDES[name[2]]
    return frozenset([(column, row), (column + east, row + south)])


def land_of(book: Book, farm: Mapping[str, object]) -> FarmMap:
    """Read the farm of a position."""
    columns = cast(int, farm["columns"])
    buildings = {cell_of(name): tile for name, tile in cast("Mapping[str, str]", farm["buildings"]).items()}
    borders = frozenset(edge_of(name) for name in cast("Sequence[str]", farm["placed_borders"]))
    return FarmMap(
        book,
        columns,
        cast(int, farm["left"]),
        buildings,
        frozenset(cell_of(name) for name in cast("Sequence[str]", farm["troughs"])),
        borders,
        tuple(pastures(columns, buildings, borders)),
    )


def pastures(columns: int, buildings: Mapping[Cell, str], borders: frozenset[Edge]) -> list[frozenset[Cell]]:
    """Groups of cells without building that one cannot leave without crossing a border or a wall (C-4.1)."""
    found: list[frozenset[Cell]] = []
    seen: set[Cell] = set(buildings)
    for start in ((column, row) for column in range(columns) for row in range(ROWS)):
        if start in seen:
            continue
        group, is_open = walk(start, columns, buildings, borders)
        seen |= group
        if not is_open:
            found.append(frozenset(group))
    return found


def walk(
    start: Cell, columns: int, buildings: Mapping[Cell, str], borders: frozenset[Edge]
) -> tuple[set[Cell], bool]:
    """Everywhere one can go from a cell, and whether one can leave the farm."""
    group, waiting, is_open = {start}, [start], False
    while waiting:
        cell = waiting.pop()
        for other in beside(cell):
            if other in group or other in buildings or frozenset((cell, other)) in borders:
                continue
            if 0 <= other[0] < columns and 0 <= other[1] < ROWS:
                group.add(other)
                waiting.append(other)
            else:
                is_open = True
    return group, is_open
