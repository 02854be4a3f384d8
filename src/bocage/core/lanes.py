"""Small counts packed into one integer.

A word holds six lanes of nine bits: a count of 0 to 255 and a guard bit. Adding goods is one
addition, "can this be paid?" one subtraction: a lane that went below zero shows in its guard bit.
(A seventh lane would need constants above 62 bits, which the compiler keeps as Python objects.)
"""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64

LANE_BITS: Final = 9
LANES: Final = 6
FULL: Final = 255  # the largest count of a lane
GUARDS: Final = 0o400400400400400400  # the top bit of each of the six lanes


def shifted(word: i64, places: i64) -> i64:
    """`word << places`. A literal shifted by a variable is miscompiled as a 32-bit number (mypyc 2.4)."""
    return word << places


def bit(place: i64) -> i64:
    """The word with this one bit set, 0 to 62."""
    return shifted(1, place)


def lane(word: i64, index: i64) -> i64:
    """The count in one lane."""
    return (word >> (index * LANE_BITS)) & 255


def one(index: i64) -> i64:
    """A word with 1 in this lane and 0 elsewhere."""
    return shifted(1, index * LANE_BITS)


def times(count: i64, index: i64) -> i64:
    """A word with `count` in this lane and 0 elsewhere."""
    return shifted(count, index * LANE_BITS)


def covers(have: i64, need: i64) -> bool:
    """Whether every lane of `have` is at least that of `need`."""
    return ((have | GUARDS) - need) & GUARDS == GUARDS


def minus(have: i64, less: i64) -> i64:
    """Lane by lane `have - less`, never below zero."""
    rest = (have | GUARDS) - less
    kept = rest & GUARDS
    return rest & (kept - (kept >> 8))


def total(word: i64) -> i64:
    """The sum of all lanes."""
    count: i64 = 0
    while word:
        count += word & 511
        word >>= LANE_BITS
    return count


def popcount(mask: i64) -> i64:
    """How many bits are set. Compilers know this loop: to them it is one instruction."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The place of the lowest bit of a mask that is not empty."""
    return int(mask & -mask).bit_length() - 1
