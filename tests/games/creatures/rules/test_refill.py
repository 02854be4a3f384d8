"""What comes to the action spaces each round (C-9)."""

from __future__ import annotations

import pytest

from bocage.games.creatures.rules.notation import SPACE_NAMES
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

# Spaces that two quiet players may fill a round with, without touching the one under test.
SPARE = (
    "building_resources",
    "walls",
    "feeding_troughs",
    "expand",
    "two_stone",
    "one_stone",
    "three_wood",
    "start_player",
)


def _pass_round(table: CreaturesTable, *, spare: str) -> None:
    """Place workers until the next round begins, never on the space `spare`."""
    number = table.game.position()["round"]
    while table.game.position()["round"] == number and table.game.to_act is not None:
        offers = table.offers()
        spaces = [f"space {name}" for name in SPARE if name != spare]
        answers = ["stop", *spaces, "border a1n", "border a1e", "trough a1", "trough b1", "expand right"]
        table.game.play(next((text for text in answers if text in offers), offers[-1]))


@rule("C-9.1")
def test_the_first_round_is_refilled_too() -> None:
    table = creatures_table()
    assert {name: table.pile(name) for name in SPACE_NAMES if table.pile(name)} == {
        "start_player": {"wood": 1},
        "three_wood": {"wood": 3},
        "one_stone": {"stone": 1},
        "two_stone": {"stone": 2},
        "expand": {"borders": 1},
        "reed_and_sheep": {"reed": 1},
        "pig_and_sheep": {"pig": 1},
        "cow_and_pigs": {"cow": 1},
        "horse_and_sheep": {"horse": 1},
    }


@rule("C-9.1")
@pytest.mark.parametrize(
    ("space", "good", "each"),
    [
        ("start_player", "wood", 1),
        ("three_wood", "wood", 3),
        ("one_stone", "stone", 1),
        ("two_stone", "stone", 2),
        ("expand", "borders", 1),
    ],
)
def test_these_spaces_get_the_same_every_round_whatever_is_left(space: str, good: str, each: int) -> None:
    table = creatures_table()
    for number in range(1, 9):
        assert table.pile(space) == {good: each * number}
        _pass_round(table, spare=space)


@rule("C-9.1")
@pytest.mark.parametrize(
    ("space", "first", "further"),
    [
        ("reed_and_sheep", "reed", "sheep"),
        ("pig_and_sheep", "pig", "sheep"),
        ("cow_and_pigs", "cow", "pig"),
        ("horse_and_sheep", "horse", "sheep"),
    ],
)
def test_the_animal_spaces_get_their_first_good_when_empty_and_the_other_one_else(
    space: str, first: str, further: str
) -> None:
    table = creatures_table()
    assert table.pile(space) == {first: 1}
    for extra in (1, 2, 3):
        _pass_round(table, spare=space)
        assert table.pile(space) == {first: 1, further: extra}
    table.act(int(table.game.to_act or 0), f"space {space}")
    assert table.pile(space).keys() <= {"worker"}
    while table.game.prompt[1] == "release":
        table.game.play(table.offers()[0])
    _pass_round(table, spare=space)
    assert table.pile(space) == {first: 1}


@rule("C-9.1")
def test_the_refill_looks_at_the_space_not_at_the_good_in_parentheses() -> None:
    """A space on which only the second good lies is not empty."""
    table = creatures_table().space("pig_and_sheep", sheep=1).space("building_resources")
    _pass_round(table, spare="pig_and_sheep")
    assert table.pile("pig_and_sheep") == {"sheep": 2}


@rule("C-9.2", "C-10.9")
@pytest.mark.parametrize(
    "space",
    ["building_resources", "fences", "walls", "feeding_troughs", "stall", "stables", "special_building_1"],
)
def test_no_other_space_is_refilled(space: str) -> None:
    table = creatures_table()
    for _ in range(3):
        assert table.pile(space) == {}
        _pass_round(table, spare=space)


@rule("C-9.3", "C-1.2")
def test_the_borders_beside_the_board_are_the_rounds_to_come() -> None:
    table = creatures_table()
    for number in range(1, 9):
        owned = sum(table.farm(seat).borders + len(table.farm(seat).placed) for seat in (0, 1))
        beside = 26 - owned - table.pile("expand").get("borders", 0)
        assert beside == 8 - number
        _pass_round(table, spare="stall")  # whoever likes may expand
    assert table.game.to_act is None
