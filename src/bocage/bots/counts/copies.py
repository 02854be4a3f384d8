"""For the copies of counts that a game keeps, since a search meets the same farm many times."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import BitSet
from bocage.core.native import i64

COPIES: Final = 256  # places for copies; a power of 2
_SPREAD: Final = 0x1E3779B97F4A7C15  # odd, and every bit of a number changes the high bits of the product
_HIGH: Final = 48


def blended(mixed: i64, number: i64) -> i64:
    """A number that depends on one more number."""
    return (mixed + number) * _SPREAD


def place_of(mixed: i64) -> i64:
    """The place for a copy; those of numbers that differ are seldom the same."""
    return (mixed >> _HIGH) & (COPIES - 1)


def is_same(one: BitSet, other: BitSet) -> bool:
    """Whether two sets are equal; mostly they are one."""
    if one is other:
        return True
    if one.word0 != other.word0 or one.word1 != other.word1:
        return False
    return one.more is other.more or one.more == other.more
