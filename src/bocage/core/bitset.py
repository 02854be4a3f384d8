"""Sets of small numbers, such as the cards a player has: bitsets of as many words as they need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bocage.core.lanes import bit, lowest, popcount
from bocage.core.native import i64, mypyc_attr

WORD: Final = 63  # bits of a word that are used: the sign is left alone
NO_WORDS: Final[list[i64]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class BitSet:
    """A set that is never changed, so that copies of a game can share it.

    Two words serve the decks of today and are fields; the list holds what larger decks need.

    Attributes:
        word0: the numbers 0 to 62; word1: 63 to 125; more: a word for each further 63, the last not empty.
    """

    def __init__(self, word0: i64 = 0, word1: i64 = 0, more: list[i64] = NO_WORDS) -> None:
        self.word0: Final[i64] = word0
        self.word1: Final[i64] = word1
        self.more: Final = more
        self._is_wide: Final = len(more) > 0

    def has(self, number: i64) -> bool:
        """Whether a number is in the set."""
        if number < WORD:
            return (self.word0 >> number) & 1 == 1
        if number < 2 * WORD:
            return (self.word1 >> (number - WORD)) & 1 == 1
        return (self.word(number // WORD) >> (number % WORD)) & 1 == 1

    def meets(self, other: BitSet) -> bool:
        """Whether the two have a number in common."""
        if self.word0 & other.word0 or self.word1 & other.word1:
            return True
        return self._is_wide and other._is_wide and self._meets_further(other)

    def _meets_further(self, other: BitSet) -> bool:
        for place in range(min(len(self.more), len(other.more))):
            if self.more[place] & other.more[place]:
                return True
        return False

    def is_empty(self) -> bool:
        """Whether there is no number in it."""
        return self.word0 == 0 and self.word1 == 0 and not self.more

    def words(self) -> i64:
        """How many words there are."""
        return 2 + len(self.more)

    def word(self, place: i64) -> i64:
        """One word; words that the set does not need are 0."""
        if place == 0:
            return self.word0
        if place == 1:
            return self.word1
        return self.more[place - 2] if place - 2 < len(self.more) else 0

    def size(self) -> i64:
        """How many numbers are in it."""
        count = popcount(self.word0) + popcount(self.word1)
        for word in self.more:
            count += popcount(word)
        return count

    def plus(self, number: i64) -> BitSet:
        """The set with this number in it."""
        if number < WORD:
            return BitSet(self.word0 | bit(number), self.word1, self.more)
        if number < 2 * WORD:
            return BitSet(self.word0, self.word1 | bit(number - WORD), self.more)
        place = number // WORD - 2
        more = self.more.copy()
        while len(more) <= place:
            more.append(0)
        more[place] |= bit(number % WORD)
        return BitSet(self.word0, self.word1, more)

    def minus(self, number: i64) -> BitSet:
        """The set without this number."""
        if number < WORD:
            return BitSet(self.word0 & ~bit(number), self.word1, self.more)
        if number < 2 * WORD:
            return BitSet(self.word0, self.word1 & ~bit(number - WORD), self.more)
        place = number // WORD - 2
        if place >= len(self.more):
            return self
        more = self.more.copy()
        more[place] &= ~bit(number % WORD)
        return BitSet(self.word0, self.word1, _trimmed(more))

    def joined(self, other: BitSet) -> BitSet:
        """What is in one of the two."""
        more: list[i64] = NO_WORDS
        if self.more or other.more:
            more = [
                self.word(place) | other.word(place) for place in range(2, max(self.words(), other.words()))
            ]
        return BitSet(self.word0 | other.word0, self.word1 | other.word1, more)

    def common(self, other: BitSet) -> BitSet:
        """What is in both."""
        more: list[i64] = NO_WORDS
        if self.more and other.more:
            more = [
                self.word(place) & other.word(place) for place in range(2, min(self.words(), other.words()))
            ]
        return BitSet(self.word0 & other.word0, self.word1 & other.word1, _trimmed(more))

    def without(self, other: BitSet) -> BitSet:
        """What is in this one and not in the other."""
        more: list[i64] = NO_WORDS
        if self.more:
            more = [self.word(place) & ~other.word(place) for place in range(2, self.words())]
        return BitSet(self.word0 & ~other.word0, self.word1 & ~other.word1, _trimmed(more))

    def numbers(self) -> list[int]:
        """The numbers, ascending."""
        found: list[int] = []
        for place in range(self.words()):
            rest = self.word(place)
            while rest:
                found.append(place * WORD + lowest(rest))
                rest &= rest - 1
        return found

    def key(self) -> tuple[int, ...]:
        """Equal sets have equal keys."""
        return (self.word0, self.word1, *self.more)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BitSet) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"BitSet({self.numbers()})"


EMPTY: Final = BitSet()


def bitset(numbers: Iterable[int]) -> BitSet:
    """The set of these numbers."""
    found = EMPTY
    for number in numbers:
        found = found.plus(number)
    return found


def _trimmed(words: list[i64]) -> list[i64]:
    """Without empty words at the end, so that equal sets look alike."""
    while words and words[-1] == 0:
        words = words[:-1]
    return words if words else NO_WORDS
