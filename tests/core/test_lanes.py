"""Packed counts against lists of counts."""

from hypothesis import given
from hypothesis import strategies as st

from bocage.core import lanes

COUNTS = st.lists(st.integers(0, lanes.FULL), min_size=lanes.LANES, max_size=lanes.LANES)
SMALL = st.lists(st.integers(0, 60), min_size=lanes.LANES, max_size=lanes.LANES)
WORDS = st.integers(1, 2**63 - 1)


def pack(counts: list[int]) -> int:
    return sum(int(lanes.times(count, index)) for index, count in enumerate(counts))


def unpack(word: int) -> list[int]:
    return [int(lanes.lane(word, index)) for index in range(lanes.LANES)]


@given(COUNTS)
def test_packing_and_reading_are_inverses(counts: list[int]) -> None:
    assert unpack(pack(counts)) == counts
    assert lanes.total(pack(counts)) == sum(counts)


@given(SMALL, SMALL)
def test_adding_is_lane_by_lane(one: list[int], two: list[int]) -> None:
    assert unpack(pack(one) + pack(two)) == [a + b for a, b in zip(one, two, strict=True)]


@given(COUNTS, COUNTS)
def test_covers_means_enough_in_every_lane(have: list[int], need: list[int]) -> None:
    assert lanes.covers(pack(have), pack(need)) == all(a >= b for a, b in zip(have, need, strict=True))


@given(COUNTS)
def test_everything_covers_itself_and_nothing(counts: list[int]) -> None:
    assert lanes.covers(pack(counts), pack(counts))
    assert lanes.covers(pack(counts), 0)


@given(COUNTS, COUNTS)
def test_minus_stops_at_zero_in_every_lane(have: list[int], less: list[int]) -> None:
    assert unpack(lanes.minus(pack(have), pack(less))) == [
        max(0, a - b) for a, b in zip(have, less, strict=True)
    ]


@given(st.integers(0, lanes.LANES - 1))
def test_one_is_one_in_its_lane_alone(index: int) -> None:
    assert unpack(lanes.one(index)) == [int(place == index) for place in range(lanes.LANES)]


@given(WORDS)
def test_the_lowest_bit_and_the_number_of_bits(word: int) -> None:
    assert lanes.lowest(word) == (word & -word).bit_length() - 1
    assert lanes.popcount(word) == word.bit_count()


def test_every_single_bit() -> None:
    for place in range(63):
        assert lanes.bit(place) == 2**place
        assert lanes.lowest(lanes.bit(place)) == place
        assert lanes.shifted(1, place) == 2**place


def test_the_guards_are_the_top_bits_of_the_lanes() -> None:
    assert sum(256 << 9 * index for index in range(lanes.LANES)) == lanes.GUARDS
