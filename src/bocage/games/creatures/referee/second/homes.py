"""Where animals can live (C-6, C-7): the homes of a farm, and whether a herd finds room in them."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.creatures.referee.second.farm import ROWS, Cell, Farm, around
from bocage.games.creatures.referee.second.tiles import STABLES, TILES, TYPES

Herd = tuple[int, ...]  # how many of each type


def herd_of(animals: dict[str, int]) -> Herd:
    """The numbers in the order of the types."""
    return tuple(animals[kind] for kind in TYPES)


class Homes:
    """The homes of a farm.

    Attributes:
        own: for each type the room that no other type can have.
        rooms: homes for one type at a time, each with its size; pastures: those of them that are pastures.
        halls: stables of a Hayrick: for one type, or for two with so many of each.
    """

    def __init__(self, farm: Farm, *, closed: bool = False, without: str = "") -> None:
        """`closed`: while the Rearing Station is emptied; `without` leaves out one building."""
        self.own = dict.fromkeys(TYPES, 0)
        self.rooms: list[int] = []
        self.pastures: list[int] = []
        self.halls: list[tuple[int, int]] = []
        for cell, tile in farm.buildings.items():
            if tile != without:
                self._building(farm, cell, tile, closed)
        for group, is_pasture in farm.groups():
            if is_pasture:
                self._pasture(farm, group)
                continue
            for cell in group:
                if cell in farm.troughs:
                    self.rooms.append(1)  # C-6.4
                else:
                    self._unused(farm, cell)

    def _building(self, farm: Farm, cell: Cell, tile: str, closed: bool) -> None:
        double = 2 if cell in farm.troughs else 1
        room = TILES[tile].room * double
        if tile == "small_extension" and "small_extension_holds_two" in farm.rulings:
            room *= 2
        kind = TILES[tile].kind
        if tile == "rearing_station":
            each_type = double if "rearing_station_trough_doubles" in farm.rulings else 1
            for each in TYPES:
                self.own[each] += 0 if closed else each_type  # R-28, C-8.7
        elif tile in STABLES and farm.has("hayrick"):
            self.halls.append((room, 3 * double))
        elif kind is not None:
            self.own[kind] += room
        elif room:
            self.rooms.append(room)

    def _pasture(self, farm: Farm, pasture: set[Cell]) -> None:
        troughs = len(pasture & farm.troughs)
        room = 2 * len(pasture) * 2**troughs
        if farm.has("feeding_station") and not troughs:
            room += 1
        self.rooms.append(room)
        self.pastures.append(room)

    def _unused(self, farm: Farm, cell: Cell) -> None:
        """R-32: what the four tiles allow on unused land."""
        top, beside = cell[1] == ROWS[0], {farm.buildings.get(other) for other in around(cell)}
        self.own["sheep"] += 1 if farm.has("dog_house") and not top else 0
        self.own["pig"] += 1 if farm.has("wild_boar_pen") and top else 0
        self.own["cow"] += 2 if "dairy_farm" in beside else 0
        self.own["horse"] += 2 if "stud" in beside else 0

    def hold(self, herd: Herd, *, lone: int = 0) -> bool:
        """Whether a herd finds room; `lone` pastures, the smallest, are taken by one animal each."""
        rooms = list(self.rooms)
        for pasture in sorted(self.pastures)[:lone]:
            rooms.remove(pasture)
        need = (max(0, count - self.own[kind]) for kind, count in zip(TYPES, herd, strict=True))
        return _find_room(tuple(sorted(rooms, reverse=True)), tuple(self.halls), tuple(sorted(need)))


@lru_cache(maxsize=200_000)
def _find_room(rooms: tuple[int, ...], halls: tuple[tuple[int, int], ...], need: Herd) -> bool:
    """Try every type in every home."""
    if not any(need):
        return True
    if halls:
        whole, half = halls[0]
        ways = [_less(need, one, whole) for one in range(len(need))]
        pairs = [(one, two) for one in range(len(need)) for two in range(one)]
        ways += [_less(_less(need, one, half), two, half) for one, two in pairs]
        return any(_find_room(rooms, halls[1:], tuple(sorted(way))) for way in ways)
    if sum(rooms) < sum(need):
        return False
    ways = [_less(need, one, rooms[0]) for one in range(len(need)) if need[one]]
    return any(_find_room(rooms[1:], halls, tuple(sorted(way))) for way in ways)


def _less(need: Herd, one: int, room: int) -> Herd:
    """What is left to house when one type gets a home."""
    return (*need[:one], max(0, need[one] - room), *need[one + 1 :])


def is_housed(farm: Farm, *, closed: bool = False) -> bool:
    """C-7.2: whether all animals of a farm have room."""
    return Homes(farm, closed=closed).hold(herd_of(farm.animals))
