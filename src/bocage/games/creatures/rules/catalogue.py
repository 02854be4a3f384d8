"""The loaded game: importing this module enters every phase, space and building."""

from bocage.games.creatures.cards import EVERY_BUILDING
from bocage.games.creatures.rules import breeding, phases, spaces
from bocage.games.creatures.rules.building import Building, enter
from bocage.games.creatures.rules.engine import CATALOGUE, KERNEL

__all__ = ["BUILDINGS", "CATALOGUE", "KERNEL", "breeding", "phases", "spaces"]

BUILDINGS: list[Building] = list(EVERY_BUILDING)
for _building in BUILDINGS:
    enter(_building)
