"""A farmyard as drawn on the table, read from a position: spaces, fences, pastures.

Nothing here is the engine's geometry: it is written from A-3 and A-10. A space is (column, row); a fence is
the pair of places on its two sides, one of which may lie around the farmyard.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from bocage.fuzzing.report import Broken

Cell = tuple[int, int]
Fence = frozenset[Cell]
Farm = Mapping[str, Any]  # one farm of a position

COLUMNS = 5
ROWS = 3
CELLS: tuple[Cell, ...] = tuple((column, row) for column in range(COLUMNS) for row in range(ROWS))
OUTSIDE: Cell = (-1, -1)  # one place for all that lies around the farmyard
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
MOST_FENCES = 15
CARD_FIELD = "card"  # the field that is a card and no space


class FarmyardMap(NamedTuple):
    """One farmyard; `pastures` as sets of spaces."""

    rooms: frozenset[Cell]
    fields: frozenset[Cell]
    stables: frozenset[Cell]
    fences: frozenset[Fence]
    pastures: tuple[frozenset[Cell], ...]

    def enclosed(self) -> set[Cell]:
        """The spaces inside pastures."""
        return {cell for pasture in self.pastures for cell in pasture}

    def unused(self) -> set[Cell]:
        """Spaces without tile or stable outside pastures: also those free for a tile (A-3.2, A-3.3)."""
        return set(CELLS) - self.rooms - self.fields - self.stables - self.enclosed()

    def room_sites(self) -> set[Cell]:
        """Where a room could be built (A-8.2)."""
        return {cell for cell in self.unused() if self.rooms & set(around(cell))}

    def field_sites(self) -> set[Cell]:
        """Where a field could be plowed (A-12.1)."""
        if not self.fields:
            return self.unused()
        return {cell for cell in self.unused() if self.fields & set(around(cell))}


@cache
def cell_of(name: str) -> Cell:
    """`b3` is the lowest space of the second column."""
    return "abcde".index(name[0]), int(name[1]) - 1


def cell_name(cell: Cell) -> str:
    """The name of a space in positions and notation."""
    return f"{'abcde'[cell[0]]}{cell[1] + 1}"


@cache
def places_around(cell: Cell) -> tuple[Cell, ...]:
    """The four places around a space, on the farmyard or not."""
    return tuple((cell[0] + east, cell[1] + south) for east, south in SIDES.values())


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The spaces that share a side with one."""
    return tuple(place for place in places_around(cell) if place in CELLS)


@cache
def fence_of(name: str) -> Fence:
    """`b3e` lies between b3 and c3."""
    column, row = cell_of(name[:2])
    east, south = SIDES[name[2]]
    return frozenset([(column, row), (column + east, row + south)])


@cache
def fence_name(fence: Fence) -> str:
    """A name of a fence: a space and a side."""
    cell = min(place for place in fence if place in CELLS)
    (other,) = fence - {cell}
    side = next(name for name, way in SIDES.items() if (cell[0] + way[0], cell[1] + way[1]) == other)
    return cell_name(cell) + side


def outline(cells: Iterable[Cell]) -> frozenset[Fence]:
    """The fences that close a group of spaces."""
    inside = set(cells)
    return frozenset(
        frozenset([cell, place]) for cell in inside for place in places_around(cell) if place not in inside
    )


def groups(fences: frozenset[Fence]) -> list[frozenset[Cell]]:
    """Spread over the 15 spaces and the outside across all edges without a fence (A-10.4)."""
    ways: dict[Cell, set[Cell]] = {place: set() for place in (*CELLS, OUTSIDE)}
    for cell in CELLS:
        for place in places_around(cell):
            if frozenset([cell, place]) not in fences:
                other = place if place in CELLS else OUTSIDE
                ways[cell].add(other)
                ways[other].add(cell)
    found: list[frozenset[Cell]] = []
    left = set(ways)
    while left:
        group = spread(next(iter(left)), ways)
        found.append(group)
        left -= group
    return found


def spread(start: Cell, ways: Mapping[Cell, Iterable[Cell]]) -> frozenset[Cell]:
    """Everything that can be reached."""
    group, waiting = {start}, [start]
    while waiting:
        for place in ways[waiting.pop()]:
            if place not in group:
                group.add(place)
                waiting.append(place)
    return frozenset(group)


def is_connected(cells: Iterable[Cell]) -> bool:
    """Whether spaces form one group; none at all do."""
    inside = set(cells)
    ways = {cell: set(around(cell)) & inside for cell in inside}
    return not inside or spread(min(inside), ways) == inside


@lru_cache(maxsize=20_000)
def pastures_of(fences: frozenset[Fence], tiles: frozenset[Cell]) -> tuple[frozenset[Cell], ...]:
    """Groups without tiles that do not reach the outside."""
    found = [group for group in groups(fences) if OUTSIDE not in group and not group & tiles]
    return tuple(sorted(found, key=sorted))


def land_of(farm: Farm) -> FarmyardMap:
    """Read the farm of a position."""
    rooms = frozenset(cell_of(name) for name in farm["rooms"])
    fields = frozenset(cell_of(name) for name in farm["fields"] if name != CARD_FIELD)
    fences = frozenset(fence_of(name) for name in farm["fences"])
    stables = frozenset(cell_of(name) for name in farm["stables"])
    return FarmyardMap(rooms, fields, stables, fences, pastures_of(fences, rooms | fields))


def fault_of(land: FarmyardMap) -> str | None:
    """What is wrong with the fences of a farmyard (A-10.5); None when they are legal."""
    if len(land.fences) > MOST_FENCES:
        return f"{len(land.fences)} fences (A-1.1)"
    group_of = {place: number for number, group in enumerate(groups(land.fences)) for place in group}
    enclosed = land.enclosed()
    for fence in land.fences:
        one, other = (place if place in CELLS else OUTSIDE for place in fence)
        if group_of[one] == group_of[other]:
            return f"the fence {fence_name(fence)} leads nowhere"
        if not {one, other} & enclosed:
            return f"the fence {fence_name(fence)} closes no pasture"
    if not is_connected(enclosed):
        return "the pastures do not hang together"
    return None


def check_land(land: FarmyardMap) -> None:
    """Nothing stands twice on a space; rooms, fields and pastures each hang together (A-3.4, A-10.5)."""
    if land.rooms & land.fields or (land.rooms | land.fields) & land.stables:
        raise Broken("farmyard", f"two things on one space: {land}")
    if land.enclosed() & (land.rooms | land.fields):
        raise Broken("farmyard", f"a tile in a pasture: {land}")
    if not is_connected(land.rooms) or not is_connected(land.fields):
        raise Broken("farmyard", f"rooms or fields apart: {land}")
    fault = fault_of(land)
    if fault is not None:
        raise Broken("fences", fault)
