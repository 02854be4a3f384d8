"""The rules for fences once more, slowly and from the words of the sheet (A-10.4, A-10.5)."""

from __future__ import annotations

from bocage.agricola.notation import EDGE_ALIASES

ROWS, COLUMNS, FENCES = 3, 5, 15
CELLS = [f"{column}{row}" for column in "abcde" for row in "123"]
OUTSIDE = "outside"
STEPS = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}


def across(cell: str, side: str) -> str:
    """What lies on the other side of an edge."""
    column, row = "abcde".index(cell[0]) + STEPS[side][0], int(cell[1]) + STEPS[side][1]
    return f"{'abcde'[column]}{row}" if 0 <= column < COLUMNS and 1 <= row <= ROWS else OUTSIDE


def outline(cells: set[str]) -> set[int]:
    """The edges between these spaces and everything else."""
    return {EDGE_ALIASES[cell + side] for cell in cells for side in STEPS if across(cell, side) not in cells}


def groups(fences: set[int]) -> list[set[str]]:
    """What hangs together across edges without a fence; the outside is a place too."""
    rest = {*CELLS, OUTSIDE}
    found = []
    while rest:
        group: set[str] = set()
        border = [rest.pop()]
        while border:
            place = border.pop()
            group.add(place)
            border += [near for near in _neighbours(place, fences) if near in rest]
            rest -= set(border)
        found.append(group)
    return found


def _neighbours(place: str, fences: set[int]) -> list[str]:
    if place == OUTSIDE:
        return [cell for cell in CELLS if OUTSIDE in _neighbours(cell, fences)]
    return [across(place, side) for side in STEPS if EDGE_ALIASES[place + side] not in fences]


def pastures(fences: set[int], tiles: set[str]) -> list[set[str]]:
    """The groups that are closed and hold no room or field."""
    return [group for group in groups(fences) if OUTSIDE not in group and not group & tiles]


def is_joined(cells: set[str]) -> bool:
    """Whether spaces form one group connected by sides."""
    inner = {EDGE_ALIASES[cell + side] for cell in cells for side in STEPS} - outline(cells)
    every = {EDGE_ALIASES[cell + side] for cell in CELLS for side in STEPS}
    return any(group >= cells for group in groups(every - inner))


def is_legal(fences: set[int], tiles: set[str]) -> bool:
    """Whether a layout may stand: no loose fence, one group of pastures, enough pieces."""
    found = pastures(fences, tiles)
    useful = {edge for group in found for edge in outline(group)}
    return fences == useful and len(fences) <= FENCES and is_joined({cell for group in found for cell in group})
