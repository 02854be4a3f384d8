"""Bitsets beside Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bocage.core.bitset import EMPTY, WORD, BitSet, bitset

NUMBERS = st.sets(st.integers(0, 5 * WORD))
NUMBER = st.integers(0, 6 * WORD)


@given(NUMBERS, NUMBERS, NUMBER)
def test_a_bitset_is_a_set_of_numbers(first: set[int], second: set[int], number: int) -> None:
    one, two = bitset(first), bitset(second)
    assert one.numbers() == sorted(first)
    assert one.size() == len(first)
    assert one.has(number) == (number in first)
    assert one.is_empty() == (not first)
    assert one.meets(two) == bool(first & second)
    assert one.plus(number).numbers() == sorted(first | {number})
    assert one.minus(number).numbers() == sorted(first - {number})
    assert one.joined(two).numbers() == sorted(first | second)
    assert one.common(two).numbers() == sorted(first & second)
    assert one.without(two).numbers() == sorted(first - second)


@given(NUMBERS, NUMBERS, st.randoms())
def test_equal_sets_are_equal_however_they_came_about(first: set[int], second: set[int], rng: object) -> None:
    there = bitset(first)
    and_back = bitset(first | second)
    for number in second - first:
        and_back = and_back.minus(number)
    assert and_back == there
    assert and_back.key() == there.key()
    assert hash(and_back) == hash(there)
    assert bitset(first).joined(bitset(second)).without(bitset(second - first)) == there


@given(NUMBERS, NUMBER)
def test_a_bitset_is_never_changed(numbers: set[int], number: int) -> None:
    one = bitset(numbers)
    one.plus(number), one.minus(number), one.joined(bitset([number]))
    assert one.numbers() == sorted(numbers)


def test_small_sets_have_two_words() -> None:
    assert bitset([2 * WORD - 1]).more == []
    assert BitSet(1, 0).key() == (1, 0)
    assert EMPTY.is_empty()
