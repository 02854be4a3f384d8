"""Names of cells and edges of a farm of three rows.

Columns are lettered from the left end of the farm as it stands, rows numbered from the top: `a3` is the
leftmost cell of the last row. An edge is a cell and a side: `b2e` is the east edge of b2, which is the same
as `c2w`.
"""

from __future__ import annotations

from typing import Final

from bocage.farmland.grid import COLUMN_EDGES, ROWS

LETTERS: Final = "abcdefg"


def cell_name(cell: int) -> str:
    """The name of a cell: `a1` to `g3`."""
    return f"{LETTERS[cell // ROWS]}{cell % ROWS + 1}"


def edge_name(edge: int) -> str:
    """The name of an edge, from the cell to its west or north where there is one."""
    column, place = divmod(edge, COLUMN_EDGES)
    if place < ROWS:
        return f"a{place + 1}w" if column == 0 else f"{LETTERS[column - 1]}{place + 1}e"
    row = place - ROWS
    return f"{LETTERS[column]}1n" if row == 0 else f"{LETTERS[column]}{row}s"


def edge_of(cell: int, side: str) -> int:
    """The edge on one side (n, e, s, w) of a cell."""
    column, row = divmod(cell, ROWS)
    first = column * COLUMN_EDGES
    return {
        "w": first + row,
        "e": first + COLUMN_EDGES + row,
        "n": first + ROWS + row,
        "s": first + ROWS + row + 1,
    }[side]


def edge_aliases(cells: int) -> dict[str, int]:
    """Every name of every edge of so many cells."""
    return {f"{cell_name(cell)}{side}": edge_of(cell, side) for cell in range(cells) for side in "nesw"}
