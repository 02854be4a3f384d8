"""Where the animals of a farm stand: one good arrangement, home by home."""

from __future__ import annotations

from bocage.core.lanes import lane, lowest, one, times, total
from bocage.core.native import i64
from bocage.farmland.housing import Homes
from bocage.farmland.keeping import arrange, keepable
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS
from bocage.games.creatures.rules.homes import Census, count_others, count_pastures


class Home:
    """A place for animals.

    Attributes:
        cells: the spaces it covers, as a mask; room: how many animals it takes at most.
        animals: who stands there, packed.
        reserved: packed room for given types, where it is not for all.
        is_pasture: whether it is one; is_closed: whether it takes nobody just now.
    """

    def __init__(
        self, cells: int, room: int, reserved: int = 0, is_pasture: bool = False, is_closed: bool = False
    ) -> None:
        self.cells = cells
        self.room = room
        self.animals = 0
        self.reserved = reserved
        self.is_pasture = is_pasture
        self.is_closed = is_closed

    @property
    def cell(self) -> int:
        """The first of its spaces."""
        return int(lowest(self.cells))


class Lodgings(Census):
    """Notes every home for itself, in the order in which an arrangement fills them."""

    def __init__(self, emptied: bool) -> None:
        super().__init__()
        self.emptied = emptied
        self.large: list[Home] = []
        self.shared: list[Home] = []
        self.small: list[Home] = []
        self.on_land: list[Home] = []
        self.own: list[Home] = []

    def pasture(self, cells: i64, room: i64) -> None:
        super().pasture(cells, room)
        self.large.append(Home(cells, room, is_pasture=True))

    def troughs(self, cells: i64) -> None:
        self.small += [Home(1 << cell, 1) for cell in _bits(cells)]

    def reserve(self, cell: i64, animals: i64, closes: bool) -> None:
        is_closed = self.emptied and closes
        self.own.append(Home(1 << int(cell), int(total(animals)), int(animals), is_closed=is_closed))

    def room(self, cell: i64, room: i64) -> None:
        (self.small if room == 1 else self.large).append(Home(1 << int(cell), room))

    def hall(self, cell: i64, alone: i64, each: i64) -> None:
        self.shared.append(Home(1 << int(cell), alone))

    def unused(self, cells: i64, animals: i64) -> None:
        self.on_land += [Home(1 << cell, int(total(animals)), int(animals)) for cell in _bits(cells)]


def open_homes(farm: Farm, emptied: bool = False) -> Homes:
    """The room there is; `emptied` leaves out what is closed at the start of breeding (C-8.7)."""
    homes = farm.housing()
    return Homes(homes.base - farm.closing, homes.rooms, homes.singles, homes.halls) if emptied else homes


def housed(farm: Farm, emptied: bool = False) -> int:
    """The animals that have room, packed: all of them, or as many as can stay together."""
    return int(max(keepable(open_homes(farm, emptied), farm.animals), key=total))


def lodgings(farm: Farm, emptied: bool = False) -> list[Home]:
    """All homes of a farm and who stands in them. While some lack room, as many stand as can."""
    found = Lodgings(emptied)
    count_pastures(farm, found)
    count_others(farm, found)
    found.large.sort(key=lambda home: -home.room)
    reserved = [*found.on_land, *found.own]
    _place(farm, [*found.large, *found.shared, *found.small], reserved, emptied)
    for hall in found.shared:  # two types have more room there than one
        hall.room = max(hall.room, int(total(hall.animals)))
    return [*found.large, *found.shared, *found.small, *reserved]


def _place(farm: Farm, homes: list[Home], reserved: list[Home], emptied: bool) -> None:
    contents = arrange(open_homes(farm, emptied), housed(farm, emptied))
    assert contents is not None
    for home, content in zip(homes, contents[:-1], strict=True):
        home.animals = int(content)
    left = int(contents[-1])
    for home in reserved:
        if home.is_closed:
            continue
        for kind in range(ANIMAL_KINDS):
            count = min(int(lane(left, kind)), int(lane(home.reserved, kind)))
            left -= count * int(one(kind))
            home.animals += int(times(count, kind))


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
