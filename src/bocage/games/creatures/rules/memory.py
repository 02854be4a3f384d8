"""Counters of single tiles, kept in a farm's `memory`."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import CardError
from bocage.core.lanes import LANES, lane, one
from bocage.core.native import i64
from bocage.games.creatures.rules.book import NOTHING, Book
from bocage.games.creatures.rules.farm import Farm


class Counter:
    """A small number that a tile remembers, named after the tile (its slot `remembers`)."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.place: i64 = NOTHING

    def enter(self, book: Book) -> None:
        """Find a place in the memory of the farms."""
        place = len(book.counters)
        if self.name in book.counters or (self.place != NOTHING and self.place != place):
            raise CardError(f"{self.name}: the counter belongs to another tile or book")
        self.place = place
        book.counters.append(self.name)

    def read(self, farm: Farm) -> i64:
        """The number now."""
        return remembered(farm, self.place)

    def add_one(self, farm: Farm) -> None:
        """Count one more."""
        remember(farm, self.place, remembered(farm, self.place) + 1)


def remembered(farm: Farm, place: i64) -> i64:
    """The number in one place of a farm's memory."""
    if place < LANES:
        return lane(farm.memory, place)
    return farm.further[place - LANES] if place - LANES < len(farm.further) else 0


def remember(farm: Farm, place: i64, number: i64) -> None:
    """Write a number, 255 at the most, into the memory of a farm."""
    if place < LANES:
        farm.memory += (number - lane(farm.memory, place)) * one(place)
        return
    here: int = place - LANES
    before = farm.further.ljust(here + 1, b"\0")
    farm.further = before[:here] + bytes([number]) + before[here + 1 :]
