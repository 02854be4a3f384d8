"""All buildings, in the order of their numbers.

The order is fixed for a rules version: the pieces of the basic rules, the four basic buildings,
then the others by id.
"""

from bocage.games.creatures.cards import animals, basic, breeding, construction, points, room, trade
from bocage.games.creatures.rules.building import Building

_GREEN = (
    animals.BUILDINGS
    + breeding.BUILDINGS
    + construction.BUILDINGS
    + points.BUILDINGS
    + room.BUILDINGS
    + trade.BUILDINGS
)

EVERY_BUILDING: tuple[Building, ...] = (
    basic.COTTAGE_TILE,
    basic.STALL_TILE,
    basic.STABLE_TILE,
    basic.HALF_TIMBERED_HOUSE,
    basic.STORAGE,
    basic.SHELTER,
    basic.OPEN_STABLE,
    *sorted(_GREEN, key=lambda building: building.id),
)
