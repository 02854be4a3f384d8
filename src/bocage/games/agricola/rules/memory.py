"""Counters of single cards, kept in a farm's `memory`."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANES, lane, one, times
from bocage.core.native import i64
from bocage.games.agricola.rules.farm import Farm

NAMES: Final[list[str]] = []


class Counter:
    """A small number that a card remembers, named after the card."""

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

    def write(self, farm: Farm, number: i64) -> None:
        """Remember this number instead."""
        farm.memory += times(number, self.place) - times(self.read(farm), self.place)
