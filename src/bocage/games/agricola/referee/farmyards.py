"""Random farmyards: a house, fields with crops, pastures with legal fences, stables, animals that fit."""

from __future__ import annotations

from random import Random

from bocage.games.agricola.referee.land import (
    CELLS,
    Cell,
    FarmyardMap,
    Fence,
    around,
    cell_name,
    fault_of,
    fence_name,
    outline,
    pastures_of,
)
from bocage.games.agricola.referee.shelter import KINDS, fits

HOUSE: frozenset[Cell] = frozenset([(0, 1), (0, 2)])
MOST_STABLES = 4
GRAIN: tuple[dict[str, int], ...] = ({"grain": 3}, {"grain": 2}, {"grain": 1})
VEGETABLES: tuple[dict[str, int], ...] = ({"vegetable": 2}, {"vegetable": 1})
CROPS = (({}, {}, *GRAIN, *VEGETABLES), GRAIN, VEGETABLES)  # of everything, or of one sort
HERDS = ((0, 0, 1, 2, 3, 5, 9), (0,), (5, 6, 8))


def random_farmyard(cards: list[str], rng: Random, more_rooms: int = 1) -> dict[str, object]:
    """The fields of a farm that describe its farmyard and animals, for an owner of these cards.

    Args:
        more_rooms: how many the house has beyond the first two.
    """
    rooms = grow(set(HOUSE), set(CELLS), more_rooms, rng)
    free = set(CELLS) - rooms
    size = rng.choice([0, 0, 1, 2, 3, 5, len(CELLS)])
    start = {rng.choice(sorted(free))}
    fields = grow(start, free, size - 1, rng) if size else set()
    fences = random_fences(frozenset(rooms | fields), rng.choice([0, 1, 2, 3, 5]), rng)
    pastures = pastures_of(fences, frozenset(rooms | fields))
    spots = sorted(free - fields)
    stables = set(rng.sample(spots, min(len(spots), rng.choice([0, 0, 1, 2, MOST_STABLES]))))
    land = FarmyardMap(frozenset(rooms), frozenset(fields), frozenset(stables), fences, pastures)
    crops = rng.choice(CROPS)
    return {
        "house": rng.choice(["wood", "wood", "clay", "clay", "stone"]),
        "rooms": sorted(cell_name(cell) for cell in rooms),
        "fields": {cell_name(cell): dict(rng.choice(crops)) for cell in sorted(fields)},
        "stables": sorted(cell_name(cell) for cell in stables),
        "fences": sorted(fence_name(fence) for fence in fences),
        "animals": dict(zip(KINDS, random_herd(land, cards, rng), strict=True)),
    }


def grow(cells: set[Cell], within: set[Cell], more: int, rng: Random) -> set[Cell]:
    """So many spaces more, each beside one that is there."""
    grown = set(cells)
    for _ in range(more):
        beside = sorted({other for cell in grown for other in around(cell)} & within - grown)
        if beside:
            grown.add(rng.choice(beside))
    return grown


def random_fences(tiles: frozenset[Cell], tries: int, rng: Random) -> frozenset[Fence]:
    """Pastures put one after another, new ones or parts of old ones; what is not legal is left out."""
    fences: frozenset[Fence] = frozenset()
    free = sorted(set(CELLS) - tiles)
    for _ in range(tries if free else 0):
        cells = grow({rng.choice(free)}, set(free), rng.choice([0, 0, 1, 1, 2, 3, 5]), rng)
        trial = fences | outline(cells)
        land = FarmyardMap(frozenset(), tiles, frozenset(), trial, pastures_of(trial, tiles))
        if fault_of(land) is None:
            fences = trial
    return fences


def random_herd(land: FarmyardMap, cards: list[str], rng: Random) -> list[int]:
    """Animals, let go one by one until the rest fit."""
    herd = [rng.choice(rng.choice(HERDS)) for _ in KINDS]
    while not fits(land, cards, tuple(herd)):
        kind = rng.choice([kind for kind, count in enumerate(herd) if count])
        herd[kind] -= 1
    return herd
