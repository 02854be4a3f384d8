"""The answers open to the seat that must decide: scratch paper, not state.

An action says its kind and its argument in one integer: `(word * 64 + kind) * 64 + place`, where the argument
is `word * 63 + place`. Most kinds have fewer than 63 arguments; the number of a card may be any. A menu holds
one mask of places for each kind and word on offer. Idle answers (legal, never needed, such as letting animals
go for nothing) come last, so that random play and search can leave them out.
"""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD, BitSet
from bocage.core.lanes import bit, lowest, popcount
from bocage.core.native import i64, mypyc_attr

PLACES: Final = 64  # of an argument in its word; the last is never used
KINDS: Final = 64  # of a game, at the most

# Kinds of answers that every game has.
STOP: Final = 0  # enough of this; pass
YES: Final = 1  # argument 1 yes, 0 no
TRIGGER: Final = 2  # use a card's effect in its window
ANYTIME: Final = 3  # use a card's at-any-time effect
OPTION: Final = 4  # the n-th of several effects
FIRST_GAME_KIND: Final = 5

_NO_MORE: Final[list[i64]] = []  # of every menu with few kinds: making lists takes longer than making a menu


def action_of(kind: i64, argument: i64) -> i64:
    """The action with this kind and argument."""
    if argument < WORD:
        return kind * PLACES + argument
    return (argument // WORD * KINDS + kind) * PLACES + argument % WORD


def kind_of(action: i64) -> i64:
    """The kind of an action."""
    return (action >> 6) & 63


def argument_of(action: i64) -> i64:
    """The argument of an action."""
    return (action >> 12) * WORD + (action & 63)


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """One mask for each kind on offer, and for each word of its arguments.

    The first six masks are fields and not a list: a list would hold each of them as a Python object. More
    come only where arguments need several words.

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
        self._more_kinds: list[i64] = _NO_MORE
        self._more_masks: list[i64] = _NO_MORE

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

    def offer_set(self, kind: i64, arguments: BitSet) -> None:
        """Offer all arguments in a set."""
        self.offer(kind, arguments.word0)
        self.offer(kind + KINDS, arguments.word1)
        if arguments.more:
            for place in range(2, arguments.words()):
                self.offer(kind + place * KINDS, arguments.word(place))

    def add(self, kind: i64, argument: i64) -> None:
        """Offer one more argument of a kind, which is not idle."""
        wanted = kind + argument // WORD * KINDS
        place: i64 = 0
        while place < self.main:
            if self.kind_at(place) == wanted:
                self._write(place, wanted, self.mask_at(place) | bit(argument % WORD))
                return
            place += 1
        self.offer(wanted, bit(argument % WORD))

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
            self._write_more(place - 6, kind, mask)

    def _write_more(self, place: i64, kind: i64, mask: i64) -> None:
        if self._more_kinds is _NO_MORE:
            self._more_kinds = []
            self._more_masks = []
        while len(self._more_kinds) <= place:
            self._more_kinds.append(0)
            self._more_masks.append(0)
        self._more_kinds[place] = kind
        self._more_masks[place] = mask

    def kind_at(self, place: i64) -> i64:
        """The kind on offer at this place; for arguments in a further word, with KINDS times that word."""
        if place == 0:
            return self._kind0
        if place == 1:
            return self._kind1
        if place == 2:
            return self._kind2
        if place == 3:
            return self._kind3
        if place == 4:
            return self._kind4
        return self._kind5 if place == 5 else self._more_kinds[place - 6]

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
        if place == 4:
            return self._mask4
        return self._mask5 if place == 5 else self._more_masks[place - 6]

    def mask(self, kind: i64) -> i64:
        """All arguments below 63 that are on offer for a kind."""
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
            total += popcount(self.mask_at(place))
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
        return self.kind_at(0) * PLACES + lowest(self.mask_at(0))

    def pick(self, index: i64) -> i64:
        """The action with this number among the answers that are not idle, counted from 0."""
        place: i64 = 0
        while True:
            mask = self.mask_at(place)
            here = popcount(mask)
            if index < here:
                while index > 0:
                    mask &= mask - 1
                    index -= 1
                return self.kind_at(place) * PLACES + lowest(mask)
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
                found.append(self.kind_at(place) * PLACES + lowest(mask))
                mask &= mask - 1
            place += 1
        return found
