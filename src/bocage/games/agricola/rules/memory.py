"""Counters of single cards, kept in a farm's `memory`."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANES, lane, times
from bocage.core.native import i64
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.farm import Farm


def remembered(farm: Farm, place: i64) -> i64:
    """What the counter at this place says."""
    if place < LANES:
        return lane(farm.memory, place)
    word = place // LANES - 1
    return lane(farm.more_memory[word], place % LANES) if word < len(farm.more_memory) else 0


def remember(farm: Farm, place: i64, number: i64) -> None:
    """Let the counter at this place say something else."""
    more = number - remembered(farm, place)
    if place < LANES:
        farm.memory += times(more, place)
        return
    words = farm.more_memory.copy()
    word = place // LANES - 1
    while len(words) <= word:
        words.append(0)
    words[word] += times(more, place % LANES)
    while words and words[-1] == 0:
        words.pop()
    farm.more_memory = words


class Counter:
    """A small number that a card remembers, named after the card."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.place: i64 = NOTHING  # known when the card is entered

    def read(self, farm: Farm) -> i64:
        """The number now."""
        return remembered(farm, self.place)

    def add_one(self, farm: Farm) -> None:
        """Count one more."""
        remember(farm, self.place, self.read(farm) + 1)

    def write(self, farm: Farm, number: i64) -> None:
        """Remember this number instead."""
        remember(farm, self.place, number)
