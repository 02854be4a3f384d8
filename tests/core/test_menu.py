"""What is on offer, and what never is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.core.bitset import bitset
from bocage.core.menu import STOP, YES, Menu, action_of, argument_of, kind_of

MASKS = st.integers(1, 2**63 - 1)


def menu(*offers: tuple[int, int], idle: tuple[tuple[int, int], ...] = ()) -> Menu:
    found = Menu()
    for kind, mask in offers:
        found.offer(kind, mask)
    for kind, mask in idle:
        found.offer_idle(kind, mask)
    return found


@given(st.dictionaries(st.integers(0, 30), MASKS, min_size=1, max_size=6))
def test_actions_are_every_bit_of_every_mask_in_order(masks: dict[int, int]) -> None:
    found = menu(*masks.items())
    expected = sorted(
        action_of(kind, place) for kind, mask in masks.items() for place in range(63) if mask >> place & 1
    )
    assert found.actions() == expected
    assert found.size() == len(expected)
    assert sorted(int(found.pick(index)) for index in range(len(expected))) == expected
    assert all(found.has(action) for action in expected)
    assert found.first() in expected


@given(st.dictionaries(st.integers(0, 30), MASKS, min_size=1, max_size=6), st.integers(-100, 2100))
def test_has_means_among_the_actions(masks: dict[int, int], action: int) -> None:
    found = menu(*masks.items())
    assert found.has(action) == (action in found.actions())


@pytest.mark.parametrize("action", [63, 64 * 5 + 63, -1, -64, -63, -(2**40), 64 * 6, 2**40])
def test_the_last_argument_and_negatives_are_never_on_offer(action: int) -> None:
    assert not menu(*((kind, 2**63 - 1) for kind in range(6))).has(action)


def test_an_empty_mask_offers_nothing() -> None:
    found = menu((STOP, 0), idle=((YES, 0),))
    assert found.actions() == []
    assert found.size() == 0
    assert not found.is_forced()


def test_idle_answers_are_legal_but_not_counted() -> None:
    found = menu((5, 0b101), idle=((6, 0b11),))
    assert found.actions() == [320, 322, 384, 385]
    assert found.idle_actions() == [384, 385]
    assert found.size() == 2
    assert [int(found.pick(index)) for index in range(2)] == [320, 322]
    assert found.has(385)


@pytest.mark.parametrize(
    ("offers", "idle", "forced"),
    [
        (((5, 4),), (), True),
        (((5, 6),), (), False),
        (((5, 4), (6, 1)), (), False),
        (((5, 4),), ((6, 1),), False),
    ],
    ids=["one", "two of a kind", "two kinds", "one and an idle one"],
)
def test_an_answer_is_forced_when_there_is_no_other(
    offers: tuple[tuple[int, int], ...], idle: tuple[tuple[int, int], ...], forced: bool
) -> None:
    assert menu(*offers, idle=idle).is_forced() is forced


def test_a_cleared_menu_is_empty() -> None:
    found = menu((5, 7), idle=((6, 1),))
    found.clear()
    assert found.actions() == []
    assert found.idle_actions() == []


def test_one_kind_may_be_offered_twice() -> None:
    assert menu((5, 1), (5, 4)).mask(5) == 5


@given(st.sets(st.integers(0, 200), min_size=1), st.integers(0, 63))
def test_arguments_may_need_several_words(numbers: set[int], kind: int) -> None:
    expected = sorted(action_of(kind, number) for number in numbers)
    by_set, one_by_one = Menu(), Menu()
    by_set.offer_set(kind, bitset(numbers))
    for number in numbers:
        one_by_one.add(kind, number)
    for found in (by_set, one_by_one):
        assert found.actions() == expected
        assert found.size() == len(numbers)
        assert sorted(int(found.pick(index)) for index in range(len(numbers))) == expected
        assert all(found.has(action) for action in expected)
    assert [int(argument_of(action)) for action in expected] == sorted(numbers)
    assert {int(kind_of(action)) for action in expected} == {kind}


def test_a_menu_takes_more_than_six_masks() -> None:
    found = menu(*((kind, 1 << kind) for kind in range(9)), idle=((20, 1), (21, 1)))
    assert found.main_actions() == [action_of(kind, kind) for kind in range(9)]
    assert found.idle_actions() == [action_of(20, 0), action_of(21, 0)]
    found.add(3, 60)
    assert found.has(action_of(3, 60))
    found.clear()
    assert found.actions() == []
