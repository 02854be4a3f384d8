"""Housing by brute force: every content of every home, one home after the other.

Plain tuples of four counts; no packed words, no order of search, no exchange of kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations, product

Herd = tuple[int, int, int, int]

NOBODY: Herd = (0, 0, 0, 0)


@dataclass(frozen=True)
class Farm:
    """Homes as a player counts them."""

    reserved: Herd = NOBODY
    rooms: tuple[int, ...] = ()
    singles: int = 0
    halls: tuple[tuple[int, int], ...] = ()

    def contents(self) -> list[set[Herd]]:
        """For every home, everything that may stand in it: rooms, halls, singles, reserved homes."""
        return [
            *(set(_one_kind(room)) for room in self.rooms),
            *(set(_one_kind(full)) | set(_two_kinds(half)) for full, half in self.halls),
            *(set(_one_kind(1)) for _ in range(self.singles)),
            set(_below(self.reserved)),
        ]


def _below(counts: Iterable[int]) -> Iterator[Herd]:
    """Every herd with no more of any kind."""
    sheep, pigs, cows, horses = (range(count + 1) for count in counts)
    yield from product(sheep, pigs, cows, horses)


def _one_kind(capacity: int) -> Iterator[Herd]:
    """Up to `capacity` animals of one kind."""
    for kind in range(4):
        yield from _below(capacity if other == kind else 0 for other in range(4))


def _two_kinds(capacity: int) -> Iterator[Herd]:
    """Up to `capacity` animals of each of two kinds."""
    for pair in combinations(range(4), 2):
        yield from _below(capacity if kind in pair else 0 for kind in range(4))


def sum_of(herds: Iterable[Herd]) -> Herd:
    """All these herds together."""
    a, b, c, d = (sum(counts) for counts in zip(NOBODY, *herds, strict=True))
    return a, b, c, d


def is_within(herd: Herd, animals: Herd) -> bool:
    """Whether a herd has no more of any kind."""
    return all(less <= more for less, more in zip(herd, animals, strict=True))


def herds(farm: Farm, animals: Herd) -> set[Herd]:
    """All herds, among these animals, that have a legal arrangement."""
    found = {NOBODY}
    for contents in farm.contents():
        sums = {sum_of((herd, content)) for herd in found for content in contents}
        found = {herd for herd in sums if is_within(herd, animals)}
    return found


def largest(found: set[Herd]) -> set[Herd]:
    """The herds to which no animal can be added."""
    newcomers: list[Herd] = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    return {herd for herd in found if not any(sum_of((herd, one)) in found for one in newcomers)}


def can_single_out(farm: Farm, pastures: tuple[int, ...], animals: Herd, wanted: Herd) -> bool:
    """Whether so many pastures can hold exactly one animal of a kind; tries all of them."""
    if not is_within(wanted, animals):
        return False
    a, b, c, d = (have - less for have, less in zip(animals, wanted, strict=True))
    for chosen in set(permutations(sorted(pastures), sum(wanted))):
        rooms = list(farm.rooms)
        for pasture in chosen:
            rooms.remove(pasture)
        if (a, b, c, d) in herds(replace(farm, rooms=tuple(rooms)), animals):
            return True
    return False
