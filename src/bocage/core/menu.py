"""The answers open to the seat that must decide: scratch paper, not state.

An action is `kind * 64 + argument`, arguments 0 to 62. A menu holds one mask of arguments for
each kind on offer. Idle answers (legal, never needed, such as letting animals go for nothing)
come last, so that random play and search can leave them out.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import lowest
from bocage.core.native import i64, mypyc_attr

ARGUMENTS: Final = 64  # action = kind * ARGUMENTS + argument

# Kinds of answers that every game has.
STOP: Final = 0  # enough of this; pass
YES: Final = 1  # argument 1 yes, 0 no
TRIGGER: Final = 2  # use a card's effect in its window
ANYTIME: Final = 3  # use a card's at-any-time effect
OPTION: Final = 4  # the n-th of several effects
FIRST_GAME_KIND: Final = 5


def count_bits(word: i64) -> i64:
    """How many bits are set. In halves: larger constants would be Python objects once compiled."""
    return _count_half(word & 0xFFFFFFFF) + _count_half(word >> 32)


def _count_half(word: i64) -> i64:
    word -= (word >> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return ((word * 0x01010101) & 0xFFFFFFFF) >> 24


@mypyc_attr(acyclic=True)
class Menu:
    """One mask per kind on offer.

    The masks are fields and not a list: a list would hold each of them as a Python object.

    Attributes:
        count: how many kinds are on offer.
        main: how many of them are not idle.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.main: i64 = 0
        self._kind0: i64 = 0
        self._kind1: i64 = 0
        self._kind2: i64 = 0
        self._kind3: i64 = 0
        self._kind4: i64 = 0
        self._kind5: i64 = 0
        self._mask0: i64 = 0
        self._mask1: i64 = 0
        self._mask2: i64 = 0
        self._mask3: i64 = 0
        self._mask4: i64 = 0
        self._mask5: i64 = 0

    def clear(self) -> None:
        """Offer nothing."""
        self.count = 0
        self.main = 0

    def offer(self, kind: i64, mask: i64) -> None:
        """Offer these arguments of a kind; an empty mask offers nothing. Idle answers stay the last."""
        if mask != 0:
            place = self.count
            while place > self.main:
                self._write(place, self.kind_at(place - 1), self.mask_at(place - 1))
                place -= 1
            self._write(place, kind, mask)
            self.count += 1
            self.main += 1

    def offer_idle(self, kind: i64, mask: i64) -> None:
        """Offer answers that are legal and never needed."""
        if mask != 0:
            self._write(self.count, kind, mask)
            self.count += 1

    def _write(self, place: i64, kind: i64, mask: i64) -> None:
        if place == 0:
            self._kind0 = kind
            self._mask0 = mask
        elif place == 1:
            self._kind1 = kind
            self._mask1 = mask
        elif place == 2:
            self._kind2 = kind
            self._mask2 = mask
        elif place == 3:
            self._kind3 = kind
            self._mask3 = mask
        elif place == 4:
            self._kind4 = kind
            self._mask4 = mask
        elif place == 5:
            self._kind5 = kind
            self._mask5 = mask
        else:
            raise OverflowError("a question has at most six kinds of answers")

    def kind_at(self, place: i64) -> i64:
        """The kind on offer at this place."""
        if place == 0:
            return self._kind0
        if place == 1:
            return self._kind1
        if place == 2:
            return self._kind2
        if place == 3:
            return self._kind3
        return self._kind4 if place == 4 else self._kind5

    def mask_at(self, place: i64) -> i64:
        """The arguments on offer at this place."""
        if place == 0:
            return self._mask0
        if place == 1:
            return self._mask1
        if place == 2:
            return self._mask2
        if place == 3:
            return self._mask3
        return self._mask4 if place == 4 else self._mask5

    def mask(self, kind: i64) -> i64:
        """All arguments on offer for a kind."""
        found: i64 = 0
        place: i64 = 0
        while place < self.count:
            if self.kind_at(place) == kind:
                found |= self.mask_at(place)
            place += 1
        return found

    def has(self, action: i64) -> bool:
        """Whether this action is on offer."""
        argument = action & 63
        if action < 0 or argument == 63:
            return False
        return (self.mask(action >> 6) >> argument) & 1 == 1

    def size(self) -> i64:
        """How many answers there are, idle ones left out unless there is nothing else."""
        total: i64 = 0
        place: i64 = 0
        while place < self.main:
            total += count_bits(self.mask_at(place))
            place += 1
        return total

    def is_forced(self) -> bool:
        """Whether there is exactly one answer."""
        if self.count != 1:
            return False
        mask = self.mask_at(0)
        return mask & (mask - 1) == 0

    def first(self) -> i64:
        """The first action on offer."""
        return self.kind_at(0) * ARGUMENTS + lowest(self.mask_at(0))

    def pick(self, index: i64) -> i64:
        """The action with this number among the answers that are not idle, counted from 0."""
        place: i64 = 0
        while True:
            mask = self.mask_at(place)
            here = count_bits(mask)
            if index < here:
                while index > 0:
                    mask &= mask - 1
                    index -= 1
                return self.kind_at(place) * ARGUMENTS + lowest(mask)
            index -= here
            place += 1

    def actions(self) -> list[int]:
        """Every action on offer, in ascending order."""
        found = self._listed(0, self.count)
        found.sort()
        return found

    def main_actions(self) -> list[int]:
        """The answers that are not idle, in the order of offering."""
        return self._listed(0, self.main)

    def idle_actions(self) -> list[int]:
        """The idle answers alone."""
        return self._listed(self.main, self.count)

    def _listed(self, place: i64, end: i64) -> list[int]:
        found: list[int] = []
        while place < end:
            mask = self.mask_at(place)
            while mask:
                found.append(self.kind_at(place) * ARGUMENTS + lowest(mask))
                mask &= mask - 1
            place += 1
        return found
