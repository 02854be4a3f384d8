"""Which at-any-time effects the owner of some cards has.

Asked at nearly every question, of sets of which few are different: so what was found is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.native import i64

if TYPE_CHECKING:  # cards know their owners
    from bocage.core.cards import Anytime
    from bocage.core.state import State


class Owner:
    """The at-any-time effects of all sets that agree in the cards that decide.

    Args:
        word0, word1: those cards, as words of a set; more: what larger sets have besides, all of it.

    Attributes:
        entries: all, by number; possible: without those that can never be possible with these cards.
    """

    def __init__(
        self,
        word0: i64,
        word1: i64,
        more: list[i64],
        entries: list[Anytime[State]],
        possible: list[Anytime[State]],
    ) -> None:
        self.entries: Final = entries
        self.possible: Final = possible
        self._word0: Final[i64] = word0
        self._word1: Final[i64] = word1
        self._more: Final = more
        self._is_wide: Final = len(more) > 0

    def is_of(self, word0: i64, word1: i64, more: list[i64]) -> bool:
        """Whether these are the cards."""
        if self._word0 != word0 or self._word1 != word1:
            return False
        return not (self._is_wide or more) or self._more == more


NOBODY: Final = Owner(0, 0, [], [], [])
OWNERS: Final = 8192  # kept at a time, many more than a batch has seats; a power of two


class Owners:
    """What is known of the sets that were asked for, each at a place that follows from its members.

    Another set of the same place is looked through anew.
    """

    def __init__(self) -> None:
        self._deciding: BitSet = EMPTY  # the cards with such effects, and those that these need
        self._helpers: dict[int, BitSet] = {}
        self._kept: list[Owner] = [NOBODY] * OWNERS

    def decide(self, cards: BitSet) -> None:
        """On these cards too it depends what their owner can do."""
        self._deciding = self._deciding.joined(cards)
        self._kept = [NOBODY] * OWNERS

    def never_without(self, entry: Anytime[State], helpers: BitSet) -> None:
        """An effect is never possible for anybody who has none of these cards in play."""
        self._helpers[int(entry.number)] = helpers
        self.decide(helpers)

    def of(self, cards: BitSet, entries: list[Anytime[State]]) -> Owner:
        """The effects of these cards, of all these."""
        word0 = cards.word0 & self._deciding.word0
        word1 = cards.word1 & self._deciding.word1
        mixed = word0 ^ (word1 << 5)
        place = (mixed ^ (mixed >> 10) ^ (mixed >> 21) ^ (mixed >> 32) ^ (mixed >> 43)) & (OWNERS - 1)
        owner = self._kept[place]
        if not owner.is_of(word0, word1, cards.more):
            own = [entry for entry in entries if cards.has(entry.card)]
            possible = [entry for entry in own if self._is_possible(entry, cards)]
            owner = Owner(word0, word1, cards.more, own, possible)
            self._kept[place] = owner
        return owner

    def _is_possible(self, entry: Anytime[State], cards: BitSet) -> bool:
        helpers = self._helpers.get(int(entry.number))
        return helpers is None or cards.meets(helpers)
