"""Where animals can stand on a farm (C-4.4, C-6, C-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.core.lanes import FULL, LANE_BITS, bit, lowest, popcount
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.grid import closed_land, neighbours
from bocage.farmland.housing import Homes

if TYPE_CHECKING:
    from bocage.games.creatures.rules.farm import Farm


@mypyc_attr(acyclic=True)
class Census:
    """Counts the homes of a farm, found one by one.

    Attributes:
        base: packed animals that have a place of their own.
        rooms: capacities of homes for one type at a time; singles: how many hold just one animal.
        halls: homes that two types may share: what one has alone, and above it what each of two has.
        closed: cells in pastures; closing: packed room that is closed at the start of breeding.
    """

    def __init__(self) -> None:
        self.base: i64 = 0
        self.rooms: list[i64] = []
        self.halls: list[i64] = []
        self.singles: i64 = 0
        self.closed: i64 = 0
        self.closing: i64 = 0

    def pasture(self, cells: i64, room: i64) -> None:
        """A pasture."""
        self.closed |= cells
        self.rooms.append(room)

    def troughs(self, cells: i64) -> None:
        """Troughs on the open land, one animal each (C-6.4)."""
        self.singles += popcount(cells)

    def reserve(self, cell: i64, animals: i64, closes: bool) -> None:
        """A building with room for given types."""
        self.base += animals
        if closes:
            self.closing += animals

    def room(self, cell: i64, room: i64) -> None:
        """A building with room for one type."""
        if room == 1:
            self.singles += 1
        else:
            self.rooms.append(room)

    def hall(self, cell: i64, alone: i64, each: i64) -> None:
        """A building that one type has alone, or two share."""
        self.halls.append(alone | (each << LANE_BITS))

    def unused(self, cells: i64, animals: i64) -> None:
        """Unused spaces with room for given types, each of them."""
        self.base += popcount(cells) * animals


def survey(farm: Farm) -> Homes:
    """Find all homes of a farm; notes pastures and closing room on the farm."""
    census = Census()
    count_pastures(farm, census)
    farm.pastures = census.closed
    farm.pasture_rooms = census.rooms.copy()
    count_others(farm, census)
    farm.closing = census.closing
    return Homes(census.base, census.rooms, census.singles, census.halls)


def count_pastures(farm: Farm, census: Census) -> None:
    """Find the pastures."""
    land = closed_land(farm.cells() & ~farm.built, farm.borders, farm.columns)
    rest = land.closed
    while rest:
        pasture = land.flood(rest & -rest, rest)
        rest &= ~pasture
        census.pasture(pasture, pasture_room(farm, pasture))


def count_others(farm: Farm, census: Census) -> None:
    """Find what is no pasture, when these are known: troughs, buildings, unused spaces."""
    census.troughs(farm.troughs & ~farm.built & ~census.closed)
    cells = farm.built
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        count_building(farm, cell, census)
    if farm.cards.meets(farm.book.unused_cards):
        unused = farm.cells() & ~(farm.built | farm.troughs | census.closed)
        for room in farm.book.unused_rooms:
            if farm.cards.has(room.tile) and not farm.lifted.has(room.tile):
                near = room.rows if room.rows else neighbours(bit(farm.cell_of(room.tile)))
                census.unused(near & unused, room.animals)


def count_building(farm: Farm, cell: i64, census: Census) -> None:
    """Find the room in the building on a cell."""
    book = farm.book
    tile = farm.tile(cell)
    factor = trough_factor(farm, cell, tile)
    kinds = book.kind_room[tile] * factor
    if kinds:
        census.reserve(cell, kinds, book.closing.has(tile))
    room = tile_room(farm, tile) * factor
    if room == 0:
        return
    if book.stable_like.has(tile) and farm.cards.meets(book.sharing_tiles):
        census.hall(cell, room, factor * shared_room(farm))
    else:
        census.room(cell, room)


def pasture_room(farm: Farm, pasture: i64) -> i64:
    """Two a cell, doubled for every trough in it, and what tiles add (C-4.4, C-6.3)."""
    room = 2 * popcount(pasture)
    troughs = popcount(pasture & farm.troughs)
    doubled: i64 = 0
    while doubled < troughs and room <= FULL:
        room *= 2
        doubled += 1
    if farm.cards.meets(farm.book.pasture_tiles):
        for answer in farm.book.pasture_answers:
            if farm.cards.has(answer.tile):
                room += answer.more(farm, pasture, troughs)
    return min(room, FULL)  # more animals than that cannot come together in eight rounds


def shared_room(farm: Farm) -> i64:
    """How many of each of two types may share a stable without trough."""
    each: i64 = 0
    for answer in farm.book.sharing:
        if farm.cards.has(answer.tile) and answer.each > each:
            each = answer.each
    return each


def tile_room(farm: Farm, tile: i64) -> i64:
    """Animals of one type, any type, that a tile holds without trough."""
    switch = farm.book.room_switch[tile]
    if switch and farm.switches & switch:
        return farm.book.switch_room[tile]
    return farm.book.any_room[tile]


def trough_factor(farm: Farm, cell: i64, tile: i64) -> i64:
    """2 where a trough doubles the tile on this cell, else 1 (C-6.2)."""
    if farm.troughs & bit(cell) == 0:
        return 1
    switch = farm.book.trough_switch[tile]
    return 1 if switch and farm.switches & switch == 0 else 2
