"""Names of cells, edges and everything else in the notation (docs/notation.md).

Columns are lettered from the left end of the farm as it stands, rows numbered from the forest:
`a3` is the leftmost cell by the road. An edge is a cell and a side: `b2e` is the east edge of b2,
which is the same as `c2w`.
"""

from __future__ import annotations

from typing import Final

from bocage.core.codec import Codec, Kind
from bocage.core.grid import CELLS, COLUMN_EDGES, COLUMNS, EDGES, ROWS
from bocage.creatures.book import BOOK
from bocage.creatures.catalogue import BUILDINGS, CATALOGUE
from bocage.creatures.goods import ANIMALS, GOODS, RESOURCES
from bocage.creatures.spaces import ACTION_SPACES
from bocage.creatures.state import SEATS

LETTERS: Final = "abcdefg"
PAYMENTS: Final = 8


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


CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]
EDGE_NAMES: Final = [edge_name(edge) for edge in range(EDGES)]
EDGE_ALIASES: Final = {
    f"{cell_name(cell)}{side}": edge_of(cell, side) for cell in range(COLUMNS * ROWS) for side in "nesw"
}
SPACE_NAMES: Final = [space.id for space in ACTION_SPACES]
BUILDING_NAMES: Final = [building.id for building in BUILDINGS]


def payment_name(mask: int) -> str:
    """What is paid: `wood`, `wood+reed`, or `nothing`."""
    paid = [name for place, name in enumerate(RESOURCES) if mask >> place & 1]
    return "+".join(paid) if paid else "nothing"


def _numbered(owners: list[int]) -> list[str]:
    """Card ids; where a card has several entries, the further ones are numbered."""
    names: list[str] = []
    for place, owner in enumerate(owners):
        before = owners[:place].count(owner)
        names.append(BUILDING_NAMES[owner] + (f".{before + 1}" if before else ""))
    return names


def _specials(mask: int) -> list[str | None]:
    return [name if mask >> number & 1 else None for number, name in enumerate(BUILDING_NAMES)]


def make_codec() -> Codec:
    """The action set of this rules version, in the order of `actions.py`."""
    buildings = _specials(BOOK.specials & ~1)
    return Codec(
        [
            Kind("stop", ["stop"], bare=True),
            Kind("answer", ["no", "yes"], bare=True),
            Kind("use", _numbered([trigger.card for trigger in CATALOGUE.asking]), "building"),
            Kind("call", _numbered([entry.card for entry in CATALOGUE.anytime]), "building"),
            Kind("option", []),
            Kind("space", SPACE_NAMES, "space"),
            Kind("build", buildings, "building"),
            Kind("at", CELL_NAMES, "cell"),
            Kind("border", EDGE_NAMES, "edge", aliases=EDGE_ALIASES),
            Kind("trough", CELL_NAMES, "cell"),
            Kind("upgrade", CELL_NAMES, "cell"),
            Kind("pay", [payment_name(mask) for mask in range(PAYMENTS)], "payment"),
            Kind("take", GOODS, "good"),
            Kind("give", [None, None, None, *ANIMALS], "good"),
            Kind("release", ANIMALS, "animal"),
            Kind("expand", ["left", "right"], "side"),
            Kind("lift", CELL_NAMES, "cell"),
            Kind("lift_trough", CELL_NAMES, "cell"),
            Kind("draw", buildings, "building"),
            Kind("starter", [str(seat + 1) for seat in range(SEATS)], "seat"),
        ]
    )


CODEC: Final = make_codec()
