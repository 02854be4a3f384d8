"""Counters of single tiles, kept in a farm's `memory`."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANES, lane, one
from bocage.core.native import i64
from bocage.games.creatures.rules.farm import Farm

NAMES: Final[list[str]] = []


class Counter:
    """A small number that a tile remembers, named after the tile."""

    def __init__(self, name: str) -> None:
        if len(NAMES) == LANES:
            raise ValueError("a farm's memory has no room for another counter")
        self.place: Final[i64] = len(NAMES)
        NAMES.append(name)

    def read(self, farm: Farm) -> i64:
        """The number now."""
        return lane(farm.memory, self.place)

    def add_one(self, farm: Farm) -> None:
        """Count one more."""
        farm.memory += one(self.place)
