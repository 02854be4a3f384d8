"""Every way to share out homes among kinds of animals, as the bits of long integers.

The search of `housing` is quick where a farm is simple. This is for the others: its cost grows with
the number of homes and the counts of three kinds, never with the number of ways.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANE_BITS, lane
from bocage.core.native import i64, mypyc_attr

KINDS: Final = 4
COLUMNS: Final = 3
COUNT: Final = 511  # the bits of one lane


@mypyc_attr(acyclic=True)
class CapacityBitset:
    """What homes can give to the kinds of a ranked need (neediest kind in the lowest lane).

    A bit is an entry: "there is a way to give these amounts to the second, third and fourth kind". The
    neediest kind has no column: all homes are given away, so it gets the rest. A kind that has
    enough gets no more, so its column ends `spare` above what it needs.

    Halls give more or less, depending on how they are used: there is a page for each amount.
    """

    def __init__(self, need: i64, spare: i64) -> None:
        #: How much the neediest kind needs; no home is worth more to anyone.
        self.most: i64 = lane(need, 0)
        #: How much the second, third and fourth kind need.
        self.needs: list[i64] = [lane(need, kind) for kind in range(1, KINDS)]
        #: How many entries their columns have.
        self.heights: list[i64] = [1 + count + spare if count else 1 for count in self.needs]
        row = (self.heights[0] + 7) & -8  # rows begin at whole bytes
        #: How far apart two entries are that differ by 1 in a column.
        self.strides: list[i64] = [1, row, row * self.heights[1]]
        #: How many bits a page has.
        self.size: i64 = self.strides[2] * self.heights[2]
        #: For each column, one bit wherever it begins.
        self.feet: list[int] = [self._comb(self.strides[1]), self._comb(self.strides[2]), 1]
        #: What the homes give in all on the first page; on every further page 1 more.
        self.given: i64 = 0
        self.pages: list[int] = [1]

    def _comb(self, period: i64) -> int:
        """A bit at every beginning of a period."""
        return int.from_bytes((b"\1" + bytes(period // 8 - 1)) * (self.size // period), "little")

    def add_rooms(self, rooms: list[i64]) -> None:
        """Give each room to one kind. Quicker if equal rooms follow each other."""
        before: i64 = 0
        able: list[int] = []
        for capacity in rooms:
            room = min(capacity, self.most)
            self.given += room
            if room != before:
                able = [self._able(column, room) for column in range(COLUMNS)]
                before = room
            for number in range(len(self.pages)):
                page = self.pages[number]
                after = page
                for column in range(COLUMNS):
                    after |= moved(page & able[column], room * self.strides[column])
                self.pages[number] = after

    def add_hall(self, hall: i64) -> None:
        """Give a hall to one kind, or share it between two."""
        full = min(hall & COUNT, self.most)
        half = min(hall >> LANE_BITS, self.most)
        least = min(full, 2 * half)
        self.given += least
        before = self.pages
        self.pages = [0] * (len(before) + max(full, 2 * half) - least)
        for number in range(len(before)):
            self.pages[number + full - least] |= self._alone(before[number], full)
            self.pages[number + 2 * half - least] |= self._shared(before[number], half)

    def _alone(self, page: int, amount: i64) -> int:
        """A page after one kind got this much more."""
        after = page
        for column in range(COLUMNS):
            after |= self._with(page, column, amount)
        return after

    def _shared(self, page: int, amount: i64) -> int:
        """A page after two kinds got this much more each."""
        after = 0
        for column in range(COLUMNS):
            gone = self._with(page, column, amount)
            after |= gone
            for other in range(column + 1, COLUMNS):
                after |= self._with(gone, other, amount)
        return after

    def _with(self, page: int, column: i64, amount: i64) -> int:
        """A page after the kind of a column got this much more."""
        return moved(page & self._able(column, amount), amount * self.strides[column])

    def _able(self, column: i64, amount: i64) -> int:
        """The entries in which a kind still needs something and may get this much."""
        steps = min(self.needs[column], self.heights[column] - amount)
        if steps <= 0:
            return 0
        return moved(self.feet[column], steps * self.strides[column]) - self.feet[column]

    def fits(self, needs: list[i64]) -> bool:
        """Whether the first page has room for one of these ranked needs, none larger than the bitset's."""
        page = self._bytes(self.pages[0])
        return any(self._fits(page, need) for need in needs)

    def _bytes(self, page: int) -> bytes:
        return page.to_bytes(self.size // 8 + 1, "little")

    def _fits(self, page: bytes, need: i64) -> bool:
        """Whether there is an entry with enough for all."""
        third = lane(need, 2)
        fourth = lane(need, 3)
        waste = self.given - lane(need, 0) - lane(need, 1) - third - fourth  # there may be so much
        for much in range(min(waste + 1, self.heights[2] - fourth)):
            for more in range(min(waste + 1 - much, self.heights[1] - third)):
                row = (fourth + much) * self.strides[2] + (third + more) * self.strides[1]
                if self._has(page, row, lane(need, 1), waste - much - more):
                    return True
        return False

    def _has(self, page: bytes, row: i64, second: i64, waste: i64) -> bool:
        """Whether a row has an entry with that much for the second kind, or up to `waste` more."""
        last = min(second + waste, self.heights[0] - 1)
        return any(page[entry >> 3] >> (entry & 7) & 1 for entry in range(row + second, row + last + 1))

    def reached(self) -> list[i64]:
        """How much is left for the neediest kind beside every herd of the others; -1: not possible.

        Herds follow each other as numbers do: the second kind is the lowest digit, the fourth the highest.
        """
        reached: list[i64] = [-1] * ((1 + self.needs[0]) * (1 + self.needs[1]) * (1 + self.needs[2]))
        seen = 0
        for number in range(len(self.pages) - 1, -1, -1):
            page = self.pages[number]
            self._draw(reached, self._bytes(page ^ (page & seen)), self.given + number)
            seen |= page
        return reached

    def _draw(self, reached: list[i64], page: bytes, given: i64) -> None:
        """Enter what the entries of a page leave."""
        for fourth in range(self.heights[2]):
            layer = (1 + self.needs[1]) * min(fourth, self.needs[2])
            for third in range(min(self.heights[1], given - fourth + 1)):
                start = (1 + self.needs[0]) * (layer + min(third, self.needs[1]))
                row = (fourth * self.strides[2] + third * self.strides[1]) >> 3
                self._draw_row(reached, start, page, row, given - third - fourth)

    def _draw_row(self, reached: list[i64], start: i64, page: bytes, row: i64, given: i64) -> None:
        """Enter what the entries of one row leave of what is given."""
        for place in range(self.strides[1] >> 3):
            byte: i64 = page[row + place]
            second: i64 = 8 * place
            while byte:
                if byte & 1:
                    left = min(given - second, self.most)
                    spot = start + min(second, self.needs[0])
                    if reached[spot] < left:
                        reached[spot] = left
                byte >>= 1
                second += 1


def moved(page: int, places: int) -> int:
    """`page << places`, which as one expression with an `i64` would be cut to 64 bits."""
    return page << places
