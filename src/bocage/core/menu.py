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
_ROOM: Final = 16  # kinds on offer at once, at most

# Kinds of answers that every game has.
STOP: Final = 0  # enough of this; pass
YES: Final = 1  # argument 1 yes, 0 no
TRIGGER: Final = 2  # use a card's effect in its window
ANYTIME: Final = 3  # use a card's at-any-time effect
OPTION: Final = 4  # the n-th of several effects
FIRST_GAME_KIND: Final = 5


def count_bits(word: i64) -> i64:
    """How many bits are set."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


@mypyc_attr(acyclic=True)
class Menu:
    """One mask per kind on offer.

    Attributes:
        count: how many kinds are on offer.
        main: how many of them are not idle.
    """

    def __init__(self) -> None:
        self.kinds: list[i64] = [0] * _ROOM
        self.masks: list[i64] = [0] * _ROOM
        self.count: i64 = 0
        self.main: i64 = 0

    def clear(self) -> None:
        """Offer nothing."""
        self.count = 0
        self.main = 0

    def offer(self, kind: i64, mask: i64) -> None:
        """Offer these arguments of a kind; an empty mask offers nothing."""
        if mask != 0:
            self.kinds[self.count] = kind
            self.masks[self.count] = mask
            self.count += 1
            self.main = self.count

    def offer_idle(self, kind: i64, mask: i64) -> None:
        """Offer answers that are legal and never needed. To be called after all `offer`s."""
        if mask != 0:
            main = self.main
            self.offer(kind, mask)
            self.main = main

    def mask(self, kind: i64) -> i64:
        """The arguments on offer for a kind."""
        found: i64 = 0
        place: i64 = 0
        while place < self.count:
            if self.kinds[place] == kind:
                found |= self.masks[place]
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
            total += count_bits(self.masks[place])
            place += 1
        return total

    def is_forced(self) -> bool:
        """Whether there is exactly one answer."""
        if self.count != 1:
            return False
        mask = self.masks[0]
        return mask & (mask - 1) == 0

    def first(self) -> i64:
        """The first action on offer."""
        return self.kinds[0] * ARGUMENTS + lowest(self.masks[0])

    def pick(self, index: i64) -> i64:
        """The action with this number among the answers that are not idle, counted from 0."""
        place: i64 = 0
        while True:
            mask = self.masks[place]
            here = count_bits(mask)
            if index < here:
                while index > 0:
                    mask &= mask - 1
                    index -= 1
                return self.kinds[place] * ARGUMENTS + lowest(mask)
            index -= here
            place += 1

    def actions(self) -> list[int]:
        """Every action on offer, in ascending order."""
        found: list[int] = []
        place: i64 = 0
        while place < self.count:
            mask = self.masks[place]
            while mask:
                argument = lowest(mask)
                found.append(self.kinds[place] * ARGUMENTS + argument)
                mask &= mask - 1
            place += 1
        found.sort()
        return found

    def idle_actions(self) -> list[int]:
        """The idle answers alone."""
        found: list[int] = []
        place = self.main
        while place < self.count:
            mask = self.masks[place]
            while mask:
                found.append(self.kinds[place] * ARGUMENTS + lowest(mask))
                mask &= mask - 1
            place += 1
        return found
