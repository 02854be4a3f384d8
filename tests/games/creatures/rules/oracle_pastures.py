"""Pastures by the letter of C-4.1: spaces in a dictionary, one walk for each group, no masks.

Columns are counted as in C-3.4: the starting board has 0 and 1, the Cottage stands at row 2, column 0,
and an expansion on the left gets the next smaller number.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Space = tuple[int, int]  # row, column
Side = tuple[Space, str]  # an edge, as the north or west side of a space that may lie outside

ROWS = 3


def side(space: Space, name: str) -> Side:
    """The edge on the n, e, s or w side of a space, under the one name that both neighbours share."""
    row, column = space
    return {
        "n": (space, "n"),
        "w": (space, "w"),
        "s": ((row + 1, column), "n"),
        "e": ((row, column + 1), "w"),
    }[name]


@dataclass
class Farm:
    """A farm as one sees it on the table."""

    first: int = 0
    last: int = 1
    buildings: set[Space] = field(default_factory=lambda: {(2, 0)})
    troughs: set[Space] = field(default_factory=set)
    borders: set[Side] = field(default_factory=set)

    def spaces(self) -> list[Space]:
        """All spaces of the farm."""
        return [(row, column) for column in range(self.first, self.last + 1) for row in range(ROWS)]

    def edges(self) -> set[Side]:
        """All edges of the farm."""
        return {side(space, name) for space in self.spaces() for name in "nesw"}

    def pastures(self) -> list[set[Space]]:
        """The groups of spaces without building from which no open edge leads outside."""
        left = set(self.spaces()) - self.buildings
        found = []
        while left:
            group, is_open = self._walk(left.pop())
            left -= group
            if not is_open:
                found.append(group)
        return found

    def _walk(self, start: Space) -> tuple[set[Space], bool]:
        group, waiting, is_open = {start}, [start], False
        while waiting:
            here = waiting.pop()
            for name, (down, across) in {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}.items():
                there = (here[0] + down, here[1] + across)
                if side(here, name) in self.borders or there in self.buildings:
                    continue
                if not (0 <= there[0] < ROWS and self.first <= there[1] <= self.last):
                    is_open = True
                elif there not in group:
                    group.add(there)
                    waiting.append(there)
        return group, is_open

    def rooms(self) -> list[int]:
        """The capacity of each pasture, ascending (C-4.4, C-6.3)."""
        return sorted(2 * len(group) * 2 ** len(group & self.troughs) for group in self.pastures())

    def free_standing(self) -> set[Space]:
        """Troughs on open land (C-6.4)."""
        return self.troughs - self.buildings - set().union(*self.pastures())

    def unused(self) -> set[Space]:
        """Spaces without building and trough that lie in no pasture (C-12.5)."""
        return set(self.spaces()) - self.buildings - self.troughs - set().union(*self.pastures())

    def full_expansions(self) -> int:
        """Expansions without an unused space (C-12.4)."""
        bare = {column for _, column in self.unused()}
        return sum(1 for column in range(self.first, self.last + 1) if column not in {0, 1} | bare)
