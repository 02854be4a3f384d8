"""Where animals can stand on a farm (C-4.4, C-6, C-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.core.lanes import FULL, LANE_BITS, bit, lowest, popcount
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.grid import closed_land, neighbours
from bocage.farmland.housing import Homes
from bocage.games.creatures.rules.book import BOOK

if TYPE_CHECKING:
    from bocage.games.creatures.rules.farm import Farm

_SPLIT_OF_FIVE: Final = 3  # 3 and 3 instead of 5, 6 and 6 instead of 10


def survey(farm: Farm) -> Homes:
    """Find all homes of a farm; notes pastures and closing room on the farm."""
    land = closed_land(farm.cells() & ~farm.built, farm.borders, farm.columns)
    farm.pastures = land.closed
    rooms: list[i64] = []
    rest = land.closed
    while rest:
        pasture = land.flood(rest & -rest, rest)
        rest &= ~pasture
        rooms.append(pasture_room(farm, pasture))
    farm.pasture_rooms = rooms
    crew = _Crew(list(rooms))
    crew.singles = popcount(farm.troughs & ~farm.built & ~land.closed)  # C-6.4
    farm.closing = 0
    cells = farm.built
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        crew.enter(farm, cell)
    if farm.cards.meets(BOOK.unused_cards):
        crew.base += unused_room(farm, farm.cells() & ~(farm.built | farm.troughs | land.closed))
    return Homes(crew.base, crew.rooms, crew.singles, crew.halls)


def pasture_room(farm: Farm, pasture: i64) -> i64:
    """Two a cell, doubled for every trough in it; one more without trough for a bonus tile (C-4.4, C-6.3)."""
    room = 2 * popcount(pasture)
    troughs = popcount(pasture & farm.troughs)
    if troughs == 0 and farm.cards.meets(BOOK.pasture_bonus):
        return room + 1
    while troughs > 0 and room <= FULL:
        room *= 2
        troughs -= 1
    return min(room, FULL)  # more animals than that cannot come together in eight rounds


def tile_room(farm: Farm, tile: i64) -> i64:
    """Animals of one type, any type, that a tile holds without trough."""
    switch = BOOK.room_switch[tile]
    if switch and farm.switches & switch:
        return BOOK.switch_room[tile]
    return BOOK.any_room[tile]


def trough_factor(farm: Farm, cell: i64, tile: i64) -> i64:
    """2 where a trough doubles the tile on this cell, else 1 (C-6.2)."""
    if farm.troughs & bit(cell) == 0:
        return 1
    switch = BOOK.trough_switch[tile]
    return 1 if switch and farm.switches & switch == 0 else 2


def unused_room(farm: Farm, unused: i64) -> i64:
    """What the unused spaces hold through tiles such as a kennel or a dairy, packed (R-32)."""
    base: i64 = 0
    for room in BOOK.unused_rooms:
        if farm.cards.has(room.tile):
            cells = room.rows if room.rows else neighbours(bit(farm.cell_of(room.tile)))
            base += popcount(cells & unused) * room.animals
    return base


@mypyc_attr(acyclic=True, free_list_len=1)
class _Crew:
    """The homes found so far."""

    def __init__(self, rooms: list[i64]) -> None:
        self.base: i64 = 0
        self.rooms: list[i64] = rooms
        self.halls: list[i64] = []
        self.singles: i64 = 0

    def enter(self, farm: Farm, cell: i64) -> None:
        """Add the building on a cell."""
        tile = farm.tile(cell)
        factor = trough_factor(farm, cell, tile)
        kinds = BOOK.kind_room[tile] * factor
        self.base += kinds
        if kinds and BOOK.closing.has(tile):
            farm.closing += kinds
        room = tile_room(farm, tile) * factor
        if room == 0:
            return
        if farm.cards.meets(BOOK.splitting) and BOOK.stable_like.has(tile):
            self.halls.append(room | ((factor * _SPLIT_OF_FIVE) << LANE_BITS))
        elif room == 1:
            self.singles += 1
        else:
            self.rooms.append(room)
