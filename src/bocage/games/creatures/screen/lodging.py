"""Where the animals of a farm stand: one good arrangement, home by home."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.core.lanes import LANE_BITS, bit, lane, lowest, times, total
from bocage.farmland.grid import closed_land, neighbours
from bocage.farmland.housing import Homes
from bocage.farmland.keeping import arrange, keepable
from bocage.games.creatures.rules.book import BOOK
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS
from bocage.games.creatures.rules.homes import pasture_room, tile_room, trough_factor


@dataclass
class Home:
    """A place for animals.

    Attributes:
        cells: the spaces it covers, as a mask; room: how many animals it takes at most.
        animals: who stands there, packed.
        reserved: packed room for given types, where it is not for all.
        is_pasture: whether it is one; is_closed: whether it takes nobody just now.
    """

    cells: int
    room: int
    animals: int = 0
    reserved: int = 0
    is_pasture: bool = False
    is_closed: bool = False

    @property
    def cell(self) -> int:
        """The first of its spaces."""
        return int(lowest(self.cells))


def open_homes(farm: Farm, emptied: bool = False) -> Homes:
    """The room there is; `emptied` leaves out what is closed at the start of breeding (C-8.7)."""
    homes = farm.housing()
    return Homes(homes.base - farm.closing, homes.rooms, homes.singles, homes.halls) if emptied else homes


def housed(farm: Farm, emptied: bool = False) -> int:
    """The animals that have room, packed: all of them, or as many as can stay together."""
    return int(max(keepable(open_homes(farm, emptied), farm.animals), key=total))


def lodgings(farm: Farm, emptied: bool = False) -> list[Home]:
    """All homes of a farm and who stands in them. While some lack room, as many stand as can."""
    rooms, halls, singles = _pastures(farm), list[Home](), _troughs(farm)
    reserved = _unused(farm)
    for cell in _bits(int(farm.built)):
        tile = farm.tile(cell)
        factor = trough_factor(farm, cell, tile)
        if BOOK.kind_room[tile]:
            kinds = int(BOOK.kind_room[tile] * factor)
            home = Home(1 << cell, sum(_counts(kinds)), reserved=kinds)
            home.is_closed = emptied and BOOK.closing.has(tile)
            reserved.append(home)
        room = int(tile_room(farm, tile) * factor)
        if room and farm.cards.meets(BOOK.splitting) and BOOK.stable_like.has(tile):
            halls.append(Home(1 << cell, room))
        elif room:
            (singles if room == 1 else rooms).append(Home(1 << cell, room))
    rooms.sort(key=lambda home: -home.room)
    _place(farm, [*rooms, *halls, *singles], reserved, emptied)
    for hall in halls:  # two types have more room there than one
        hall.room = max(hall.room, sum(_counts(hall.animals)))
    return [*rooms, *halls, *singles, *reserved]


def _place(farm: Farm, homes: list[Home], reserved: list[Home], emptied: bool) -> None:
    contents = arrange(open_homes(farm, emptied), housed(farm, emptied))
    assert contents is not None
    for home, content in zip(homes, contents[:-1], strict=True):
        home.animals = int(content)
    left = _counts(int(contents[-1]))
    for home in (home for home in reserved if not home.is_closed):
        for kind in range(ANIMAL_KINDS):
            count = min(left[kind], int(lane(home.reserved, kind)))
            left[kind] -= count
            home.animals += int(times(count, kind))


def _pastures(farm: Farm) -> list[Home]:
    land = closed_land(farm.cells() & ~farm.built, farm.borders, farm.columns)
    found: list[Home] = []
    rest = land.closed
    while rest:
        pasture = land.flood(rest & -rest, rest)
        rest &= ~pasture
        found.append(Home(int(pasture), int(pasture_room(farm, pasture)), is_pasture=True))
    return found


def _troughs(farm: Farm) -> list[Home]:
    free = int(farm.troughs & ~farm.built & ~farm.closed_cells())
    return [Home(1 << cell, 1) for cell in _bits(free)]


def _unused(farm: Farm) -> list[Home]:
    unused = int(farm.unused())
    found: list[Home] = []
    for room in BOOK.unused_rooms:
        if farm.cards.has(room.tile):
            cells = room.rows if room.rows else neighbours(bit(farm.cell_of(room.tile)))
            for cell in _bits(int(cells) & unused):
                found.append(Home(1 << cell, sum(_counts(int(room.animals))), reserved=int(room.animals)))
    return found


def _counts(packed: int) -> list[int]:
    return [packed >> (kind * LANE_BITS) & 255 for kind in range(ANIMAL_KINDS)]


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
