"""Plain data read field by field: every mistake gets its place and its reason."""

from collections.abc import Callable

import pytest

from bocage.core.errors import BadPosition
from bocage.core.fields import Fields, one_of

TABLE = {
    "round": 3,
    "flag": True,
    "list": [1],
    "table": {"wood": 2},
    "text": "abc",
    "half": 1.5,
    "none": None,
}


@pytest.mark.parametrize(
    ("read", "key", "details"),
    [
        (lambda f: f.number("half", 0, 0, 9), "position-number", {"path": "x.half"}),
        (lambda f: f.number("flag", 0, 0, 9), "position-number", {"path": "x.flag"}),
        (lambda f: f.number("text", 0, 0, 9), "position-number", {"path": "x.text"}),
        (
            lambda f: f.number("round", 0, 4, 9),
            "position-range",
            {"path": "x.round", "value": 3, "low": 4, "high": 9},
        ),
        (lambda f: f.flag("round", True), "position-flag", {"path": "x.round"}),
        (lambda f: f.items("text"), "position-list", {"path": "x.text"}),
        (lambda f: f.items("table"), "position-list", {"path": "x.table"}),
        (lambda f: f.table("list"), "position-not-a-table", {"path": "x.list"}),
        (lambda f: f.text("round"), "position-text", {"path": "x.round"}),
        (lambda f: f.text("missing"), "position-text", {"path": "x.missing"}),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(
    read: Callable[[Fields], object], key: str, details: dict[str, object]
) -> None:
    with pytest.raises(BadPosition) as caught:
        read(Fields(TABLE, "x"))
    assert (caught.value.key, caught.value.details) == (key, details)


def test_right_values_are_read() -> None:
    fields = Fields(TABLE, "")
    assert fields.number("round", 0, 0, 9) == 3
    assert fields.flag("flag", False) is True
    assert fields.items("list") == [1]
    assert fields.table("table").number("wood", 0, 0, 9) == 2
    assert fields.text("text") == "abc"


def test_missing_and_empty_values_give_the_default() -> None:
    fields = Fields(TABLE, "")
    assert fields.number("none", 5, 0, 9) == 5 == fields.number("missing", 5, 0, 9)
    assert fields.flag("missing", True) is True
    assert fields.items("missing") == []
    assert fields.table("missing").names() == []


@pytest.mark.parametrize("value", [None, 3, "text", [1, 2], True])
def test_what_is_no_table_is_refused(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Fields(value, "")
    assert (caught.value.key, caught.value.details) == ("position-not-a-table", {"path": "position"})


def test_a_field_that_nobody_asked_for_is_refused_with_the_nearest_name() -> None:
    fields = Fields({"wod": 3, "stone": 1}, "farms[0]")
    fields.number("wood", 0, 0, 9)
    fields.number("stone", 0, 0, 9)
    with pytest.raises(BadPosition) as caught:
        fields.done()
    assert caught.value.key == "position-field"
    assert caught.value.details == {"path": "farms[0].wod", "suggestion": "wood"}


def test_a_table_of_data_knows_all_its_names() -> None:
    fields = Fields({"a1": "stall", "b2": "stable"}, "")
    assert fields.names() == ["a1", "b2"]
    fields.done()


def test_asking_whether_a_field_is_there_is_asking_for_it() -> None:
    fields = Fields({"worker": 1}, "")
    assert fields.has("worker")
    fields.done()


@pytest.mark.parametrize("value", ["wod", ["wood"]])
def test_an_unknown_name_is_refused_with_one_that_is_near(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        one_of(value, ["stone", "wood"], "goods")
    assert caught.value.key == "position-name"
    assert caught.value.details == {"path": "goods", "value": str(value), "suggestion": "wood"}


@pytest.mark.parametrize("value", ["moon", 3, True, {"wood": 1}])
def test_where_no_name_is_near_nothing_is_guessed(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        one_of(value, ["wood", "stone"], "goods")
    assert caught.value.key == "position-name-none"
    assert caught.value.details == {"path": "goods", "value": str(value), "known": "wood, stone"}
    assert "wood, stone" in str(caught.value)


def test_where_no_field_is_near_those_there_are_are_told() -> None:
    fields = Fields({"moon": 3}, "farms[0]")
    fields.number("wood", 0, 0, 9)
    with pytest.raises(BadPosition) as caught:
        fields.done()
    assert caught.value.key == "position-field-none"
    assert caught.value.details == {"path": "farms[0].moon", "known": "wood"}


def test_a_known_name_is_its_place() -> None:
    assert one_of("stone", ["wood", "stone"], "goods") == 1


@pytest.mark.parametrize("value", [10**5000, [[10**5000]]], ids=["huge", "huge inside"])
def test_a_number_too_long_to_print_is_refused_like_any_other(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        one_of(value, ["wood"], "goods")
    assert len(str(caught.value)) < 200
    with pytest.raises(BadPosition) as caught:
        Fields({"round": value}, "").number("round", 0, 0, 9)
    assert len(str(caught.value)) < 200
