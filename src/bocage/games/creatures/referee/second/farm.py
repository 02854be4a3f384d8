"""A farm as a drawing: cells by column and row, edges as pairs of cells, pastures by flooding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bocage.games.creatures.referee.second.tiles import TYPES

Cell = tuple[int, int]  # column and row; the Cottage is printed on column 0, row 2 (C-3.4)
Edge = frozenset[Cell]  # the two cells beside it, one of them perhaps outside the farm

COTTAGE_CELL: Cell = (0, 2)
ROWS = (0, 1, 2)
LETTERS = "abcdefg"


def around(cell: Cell) -> list[Cell]:
    """The four cells beside a cell, on the farm or not."""
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


@dataclass
class Farm:
    """What a player has.

    Attributes:
        borders: those unused; placed: edges with a border.
        first, last: the outermost columns.
        barn_spent, stones: what the Barn and the Stone Carver remember.
        promised: horses that must stay in the housing that is on (R-15).
        rulings: the switches that are on.
    """

    goods: dict[str, int] = field(default_factory=lambda: {"wood": 0, "stone": 0, "reed": 0})
    animals: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    borders: int = 9
    first: int = 0
    last: int = 1
    buildings: dict[Cell, str] = field(default_factory=lambda: {COTTAGE_CELL: "cottage"})
    troughs: set[Cell] = field(default_factory=set)
    placed: set[Edge] = field(default_factory=set)
    barn_spent: bool = False
    stones: int = 0
    promised: int = 0
    rulings: frozenset[str] = frozenset()

    def cells(self) -> list[Cell]:
        """All cells, column by column."""
        return [(column, row) for column in range(self.first, self.last + 1) for row in ROWS]

    def has(self, tile: str) -> bool:
        """Whether a building stands here."""
        return tile in self.buildings.values()

    def empty_cells(self) -> list[Cell]:
        """Those without a building."""
        return [cell for cell in self.cells() if cell not in self.buildings]

    def edges(self) -> set[Edge]:
        """All edges."""
        return {frozenset([cell, other]) for cell in self.cells() for other in around(cell)}

    def free_edges(self) -> set[Edge]:
        """R-08: those without a border, walls included or not."""
        walls = "border_on_wall_edge" in self.rulings
        return {edge for edge in self.edges() - self.placed if walls or not self.is_closed(edge)}

    def is_closed(self, edge: Edge) -> bool:
        """C-3.7: a border, or the wall of a building."""
        return edge in self.placed or any(cell in self.buildings for cell in edge)

    def groups(self) -> Iterator[tuple[set[Cell], bool]]:
        """C-4.1: the groups of cells without buildings, and whether their whole outline is closed."""
        left = set(self.empty_cells())
        whole = set(self.cells())
        while left:
            group, fresh, closed = set[Cell](), {left.pop()}, True
            while fresh:
                cell = fresh.pop()
                group.add(cell)
                for other in around(cell):
                    if self.is_closed(frozenset([cell, other])):
                        continue
                    if other not in whole:
                        closed = False
                    elif other not in group:
                        fresh.add(other)
            left -= group
            yield group, closed

    def pastures(self) -> list[set[Cell]]:
        """The closed groups."""
        return [group for group, closed in self.groups() if closed]

    def unused_cells(self) -> list[Cell]:
        """C-12.5: no building, no trough, in no pasture."""
        fenced = set().union(*self.pastures())
        return [cell for cell in self.empty_cells() if cell not in self.troughs and cell not in fenced]

    def is_corner(self, cell: Cell) -> bool:
        """C-3.8."""
        return cell[0] in (self.first, self.last) and cell[1] in (ROWS[0], ROWS[-1])

    def touches_building(self, cell: Cell) -> bool:
        """Whether a building stands beside a cell."""
        return any(other in self.buildings for other in around(cell))

    # Names, which count from the left end of the farm as it stands.

    def cell_name(self, cell: Cell) -> str:
        """As in `a3`."""
        return f"{LETTERS[cell[0] - self.first]}{cell[1] + 1}"

    def cell_named(self, name: str) -> Cell:
        """The cell of a name."""
        return LETTERS.index(name[0]) + self.first, int(name[1]) - 1

    def edge_name(self, edge: Edge) -> str:
        """From the cell to its west or north, else from the only cell of the farm."""
        one, two = sorted(edge)
        flat = one[1] == two[1]
        inside = self.first <= one[0] <= self.last and one[1] in ROWS
        if inside:
            return self.cell_name(one) + ("e" if flat else "s")
        return self.cell_name(two) + ("w" if flat else "n")

    def edge_named(self, name: str) -> Edge:
        """The edge of a name."""
        cell = self.cell_named(name[:2])
        return frozenset([cell, around(cell)["nesw".index(name[2])]])
