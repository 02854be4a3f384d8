"""The dice give the same numbers everywhere."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bocage.core.chance import Dice

ROLLS = {0: [1, 1, 1, 2, 3, 0, 5, 3], 1: [0, 2, 1, 2, 4, 1, 2, 4], 7: [2, 1, 0, 0, 0, 5, 2, 5]}


def test_known_seeds_give_known_numbers() -> None:
    rolls = {seed: [int(dice.below(6)) for _ in range(8)] for seed in (0, 1, 7) for dice in [Dice(seed)]}
    assert rolls == ROLLS


@given(st.integers(), st.integers(1, 10_000))
def test_numbers_are_below_the_limit(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


@given(st.integers())
def test_equal_seeds_give_equal_numbers(seed: int) -> None:
    one, two = Dice(seed), Dice(seed)
    assert [int(one.below(1000)) for _ in range(20)] == [int(two.below(1000)) for _ in range(20)]


def test_every_number_comes_about_equally_often() -> None:
    dice = Dice(2024)
    counts = Counter(int(dice.below(7)) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert max(counts.values()) - min(counts.values()) < 600


def test_neighbouring_seeds_begin_differently() -> None:
    assert len({int(Dice(seed).below(2**30)) for seed in range(1000)}) == 1000
