"""The loaded game: importing this module enters every phase, space and building."""

from bocage.creatures import breeding, phases, spaces
from bocage.creatures.building import Building, enter
from bocage.creatures.buildings import EVERY_BUILDING
from bocage.creatures.engine import CATALOGUE, KERNEL

__all__ = ["BUILDINGS", "CATALOGUE", "KERNEL", "breeding", "phases", "spaces"]

BUILDINGS: list[Building] = list(EVERY_BUILDING)
for _building in BUILDINGS:
    enter(_building)
