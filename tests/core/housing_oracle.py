"""Housing by brute force: every content of every home, one home after the other.

Plain tuples of four counts, no ranking, no search order, no packed words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

Counts = tuple[int, int, int, int]

NOTHING: Counts = (0, 0, 0, 0)


@dataclass(frozen=True)
class Farm:
    """Homes as a player counts them."""

    reserved: Counts = NOTHING
    rooms: tuple[int, ...] = ()
    singles: int = 0
    halls: tuple[tuple[int, int], ...] = ()

    def contents(self) -> list[set[Counts]]:
        """For every home, everything that may stand in it."""
        return [
            *(set(_one_kind(room)) for room in self.rooms),
            *(set(_one_kind(full)) | set(_two_kinds(half)) for full, half in self.halls),
            *(set(_one_kind(1)) for _ in range(self.singles)),
            set(_below(self.reserved)),
        ]


def _below(counts: Iterable[int]) -> Iterator[Counts]:
    """Every herd with no more of any kind."""
    for a, b, c, d in product(*(range(count + 1) for count in counts)):
        yield a, b, c, d


def _one_kind(capacity: int) -> Iterator[Counts]:
    """Up to `capacity` animals of one kind."""
    for kind in range(4):
        yield from _below(capacity if other == kind else 0 for other in range(4))


def _two_kinds(capacity: int) -> Iterator[Counts]:
    """Up to `capacity` animals of each of two kinds."""
    for pair in combinations(range(4), 2):
        yield from _below(capacity if kind in pair else 0 for kind in range(4))


def herds(farm: Farm, animals: Counts) -> set[Counts]:
    """All herds, among these animals, that have a legal arrangement."""
    found = {NOTHING}
    for contents in farm.contents():
        sums = (tuple(map(sum, zip(herd, content))) for herd in found for content in contents)
        found = {(a, b, c, d) for a, b, c, d in sums if _within((a, b, c, d), animals)}
    return found


def _within(small: Counts, large: Counts) -> bool:
    return all(less <= more for less, more in zip(small, large))


def largest(found: set[Counts]) -> set[Counts]:
    """The herds to which no animal can be added."""
    return {
        herd
        for herd in found
        if not any(
            tuple(count + (other == kind) for other, count in enumerate(herd)) in found for kind in range(4)
        )
    }
