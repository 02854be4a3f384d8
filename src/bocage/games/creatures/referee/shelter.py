"""Whether animals have homes, told a second time: plain counts, plain search (C-4, C-6, C-7, R-28 to R-32).

The tiles' own room is read from their declarations; how rooms add up and who may stand where is written
here from the rules alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from bocage.games.creatures.cards.room import OneMoreWithoutTrough
from bocage.games.creatures.referee.land import Cell, FarmMap, beside
from bocage.games.creatures.rules.book import STABLE
from bocage.games.creatures.rules.building import (
    Building,
    OnUnused,
    Pen,
)
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.questions import MoreInPasture, Sharing

Counts = tuple[int, ...]

NOBODY: Counts = (0,) * len(ANIMALS)


def unpack(packed: int) -> Counts:
    """The counts of a packed word: nine bits each, the top one a guard."""
    return tuple(packed >> 9 * kind & 255 for kind in range(len(ANIMALS)))


@dataclass
class Shelter:
    """The homes of a farm.

    Attributes:
        reserved: how many of each type have a place of their own.
        rooms: capacities of homes for one type at a time, single places included.
        halls: homes for one type, or for two that share: (alone, each of two).
        is_told: whether the room of all tiles is told here; what another deck invents is left aside.
    """

    reserved: list[int] = field(default_factory=lambda: list(NOBODY))
    rooms: list[int] = field(default_factory=list)
    halls: list[tuple[int, int]] = field(default_factory=list)
    is_told: bool = True

    def holds(self, animals: Counts) -> bool:
        """Whether all these animals can be housed together."""
        if not self.is_told:
            return True
        need = tuple(
            sorted(
                (max(0, count - own) for count, own in zip(animals, self.reserved, strict=True)), reverse=True
            )
        )
        return can_house(
            tuple(sorted(self.rooms, reverse=True)), tuple(sorted(self.halls, reverse=True)), need
        )


def shelter_of(land: FarmMap, switches: int, closed: bool = False, without: str = "") -> Shelter:
    """All homes of a farm.

    Args:
        switches: the rulings in force.
        closed: leave out what is closed at the start of breeding (C-8.7).
        without: leave out what this building adds; its walls stay.
    """
    found = Shelter()
    tiles = [land.building(tile) for tile in land.buildings.values() if tile != without]
    found.is_told = all(_is_told(building) for building in tiles)
    answers = [answer for building in tiles for answer in building.answers]
    bonus = sum(isinstance(answer, OneMoreWithoutTrough) for answer in answers)
    halves = max((int(answer.each) for answer in answers if isinstance(answer, Sharing)), default=0)
    for pasture in land.pastures:
        troughs = len(pasture & land.troughs)
        found.rooms.append(2 * len(pasture) * 2**troughs if troughs else 2 * len(pasture) + bonus)
    for cell, tile in land.buildings.items():
        if tile != without:
            add_building(found, land, cell, tile, switches, closed, halves)
    closed_cells = {cell for pasture in land.pastures for cell in pasture}
    found.rooms += [1] * len(land.troughs - closed_cells - set(land.buildings))  # C-6.4
    return found


class Shelters:
    """The homes of a farm that stays as it is, with and without single buildings, each found once."""

    def __init__(self, land: FarmMap, switches: int) -> None:
        self.land = land
        self.switches = switches
        self._found: dict[str, Shelter] = {}

    def without(self, tile: str) -> Shelter:
        """All homes but those that a building makes; an empty name leaves nothing out."""
        if tile not in self._found:
            self._found[tile] = shelter_of(self.land, self.switches, without=tile)
        return self._found[tile]

    def all(self) -> Shelter:
        """All homes."""
        return self.without("")


def add_building(
    found: Shelter, land: FarmMap, cell: Cell, tile: str, switches: int, closed: bool, half: int
) -> None:
    """Add the room that one building makes."""
    for room in land.building(tile).holds:
        if isinstance(room, OnUnused):
            spaces = sum(1 for space in land.unused() if _speaks_of(room, cell, space))
            for kind, count in enumerate(unpack(room.animals)):
                found.reserved[kind] += spaces * count
        if not isinstance(room, Pen) or (closed and room.closing):
            continue
        factor = 2 if cell in land.troughs and _doubles(room, switches) else 1
        for kind, count in enumerate(unpack(room.kinds)):
            found.reserved[kind] += factor * count
        alone = factor * (room.switched if room.switch & switches else room.any_type)
        if half and is_stable(land.building(tile)):
            found.halls.append((alone, factor * half))
        elif alone:
            found.rooms.append(alone)


def _is_told(building: Building) -> bool:
    """Whether the room that a tile makes is of a sort that is told here."""
    rooms = all(type(room) in (Pen, OnUnused) for room in building.holds)
    answers = (answer for answer in building.answers if isinstance(answer, MoreInPasture))
    return rooms and all(isinstance(answer, OneMoreWithoutTrough) for answer in answers)


def is_stable(building: Building) -> bool:
    """Whether a building is a stable, or other rules treat it as one."""
    return building.number == STABLE or building.counts_as == STABLE


def _doubles(room: Pen, switches: int) -> bool:
    return room.doubles_with == 0 or bool(room.doubles_with & switches)


def _speaks_of(room: OnUnused, cell: Cell, space: Cell) -> bool:
    """Whether a tile on a cell lets animals stand on this unused space."""
    return bool(room.rows >> space[1] & 1) if room.rows else space in beside(cell)


@lru_cache(maxsize=200_000)
def can_house(rooms: Counts, halls: tuple[tuple[int, int], ...], need: Counts) -> bool:
    """Whether rooms and halls meet a need. Any type may take any of them, so `need` is in falling order."""
    if need[0] == 0:
        return True
    if sum(need) > sum(rooms) + sum(max(alone, 2 * half) for alone, half in halls):
        return False
    if halls:
        alone, half = halls[0]
        return any(can_house(rooms, halls[1:], left) for left in after_hall(need, alone, half))
    # A home that stands empty, or half empty while its type still waits, helps nobody.
    return any(can_house(rooms[1:], halls, left) for left in after_room(need, rooms[0]))


def after_room(need: Counts, room: int) -> list[Counts]:
    """What may still be needed when one type has taken a room."""
    return [_less(need, {kind: room}) for kind, count in enumerate(need) if count]


def after_hall(need: Counts, alone: int, half: int) -> list[Counts]:
    """What may still be needed when one type has taken a hall, or two share it."""
    found = after_room(need, alone)
    for kind in range(len(need)):
        found += [_less(need, {kind: half, other: half}) for other in range(kind)]
    return found


def _less(need: Counts, housed: dict[int, int]) -> Counts:
    left = (max(0, count - housed.get(kind, 0)) for kind, count in enumerate(need))
    return tuple(sorted(left, reverse=True))
