"""Refusals: the first reason, and everything else that is in the way."""

from bocage.core.why import Reason, Refusal, Why, refuse

POOR = Reason("poor", "have", "need")
FULL = Reason("full")
FOUR = Reason("four", "a", "b", "c", "d")


def test_the_first_reason_noted_stays() -> None:
    why = Why()
    assert refuse(why, "T-1", POOR, 1, 2) is False
    why.note("T-2", FULL)
    assert why.refusal == Refusal("T-1", "poor", {"have": 1, "need": 2})


def test_what_is_added_comes_after_it_and_once() -> None:
    why = Why()
    why.add("T-1", POOR, 1, 2)
    why.add("T-2", FULL)
    why.add("T-1", POOR, 1, 2)
    why.add("T-1", POOR, 0, 2)
    assert why.refusal is not None
    assert (why.refusal.rule, why.refusal.key) == ("T-1", "poor")
    assert [(reason.rule, reason.key, reason.numbers) for reason in why.refusal.all] == [
        ("T-1", "poor", {"have": 1, "need": 2}),
        ("T-2", "full", {}),
        ("T-1", "poor", {"have": 0, "need": 2}),
    ]


def test_refusals_with_other_reasons_beside_them_differ() -> None:
    one, two = Why(), Why()
    one.note("T-1", FULL)
    two.note("T-1", FULL)
    assert one.refusal == two.refusal
    two.add("T-2", FULL)
    assert one.refusal != two.refusal
    assert "T-2" in repr(two.refusal)


def test_a_reason_has_up_to_four_numbers() -> None:
    why = Why()
    why.note("T-1", FOUR, 1, 2, 3, 4)
    assert why.refusal is not None
    assert why.refusal.numbers == {"a": 1, "b": 2, "c": 3, "d": 4}


def test_nobody_is_told_where_nobody_asks() -> None:
    assert refuse(None, "T-1", POOR, 1, 2) is False
