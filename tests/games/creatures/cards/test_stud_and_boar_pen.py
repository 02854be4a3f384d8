"""Stud and Wild Boar Pen: room on unused spaces."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, FarmReader, creatures_table, pasture
from tests.rule_marks import rule


def farm_with(**farm: object) -> FarmReader:
    """The farm of seat 0; whatever else stands on it, its Cottage holds one animal."""
    return creatures_table().round(8).given(1, borders=0).given(0, **farm).farm(0)


@rule("R-32", "C-5.3")
def test_stud_holds_two_horses_and_two_on_each_unused_space_beside_it() -> None:
    farm = farm_with(columns=3, buildings={"b2": "stud"})
    assert farm.holds(horse=2 + 4 * 2, sheep=1)
    assert not farm.holds(horse=2 + 4 * 2 + 2)
    assert not farm.holds(sheep=2)


@rule("R-32", "C-5.1")
def test_stud_does_not_reach_diagonals_or_built_spaces() -> None:
    farm = farm_with(buildings={"a2": "stud", "b2": "dog_house"})
    assert farm.holds(horse=2 + 2 + 1)  # a1, and one in the Cottage
    assert not farm.holds(horse=2 + 2 + 2)


@rule("R-32", "C-6.4")
def test_stud_space_with_a_trough_holds_one_animal_instead() -> None:
    farm = farm_with(buildings={"a1": "stud"}, troughs=["b1"])
    assert farm.holds(horse=2 + 2 + 1 + 1)  # a2, the trough on b1, the Cottage
    assert not farm.holds(horse=7)
    assert farm.holds(horse=4, sheep=1, cow=1)


@rule("R-32", "C-4.1")
def test_stud_space_in_a_pasture_counts_as_pasture_alone() -> None:
    farm = farm_with(buildings={"a1": "stud"}, placed_borders=pasture("b1"))
    assert farm.holds(horse=2 + 2 + 1, pig=2)  # pigs in the pasture
    assert not farm.holds(horse=2 + 2 + 1 + 1, pig=2)


@rule("R-32")
def test_stud_reaches_over_borders_and_over_half_fenced_land() -> None:
    farm = farm_with(buildings={"a1": "stud"}, placed_borders=["b1w", "b1n", "b1e"])
    assert farm.holds(horse=2 + 4 + 1)


@rule("R-32", "C-6.2")
def test_stud_trough_doubles_the_tile_and_not_the_spaces() -> None:
    farm = farm_with(buildings={"a1": "stud"}, troughs=["a1"])
    assert farm.holds(horse=4 + 4 + 1)
    assert not farm.holds(horse=4 + 4 + 2)


@rule("R-32", "C-7.5")
def test_stud_loses_the_room_of_a_space_that_is_built_on() -> None:
    table = creatures_table().given(0, buildings={"a1": "stud"}, horse=7, wood=1).display("dog_house")
    table.act(0, "space special_building_1; at b1")
    assert table.farm(0).animals == {"horse": 5}  # nobody else could go: two ran away


@rule("R-32", "C-12.4", "C-12.5")
def test_stud_and_boar_pen_leave_their_spaces_unused() -> None:
    table = creatures_table().given(
        0,
        columns=3,
        buildings={"b1": "stud", "b2": "wild_boar_pen", "c2": "dairy_farm"},
        troughs=["c3"],
        horse=4,
        pig=3,
    )
    assert "c1" in table.farm(0).unused
    assert table.points(0, "expansions", "expansions") == 0
    full = creatures_table().given(0, columns=3, buildings={"c2": "dairy_farm"}, troughs=["c1", "c3"])
    assert full.points(0, "expansions", "expansions") == 4


@rule("C-5.9", "R-32")
def test_stud_price_points_and_owner() -> None:
    table = creatures_table().display("stud").given(0, wood=1, stone=3, reed=1)
    table.act(0, "space special_building_1; at a1")
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).reed) == (0, 0, 0)
    assert table.points(0, "stud") == 3
    assert not table.farm(1).holds(horse=2)
    assert creatures_table().display("stud").given(0, wood=1, stone=2, reed=1).refusal("build stud").key == (
        "short-of"
    )


@rule("R-32", "C-5.3")
def test_wild_boar_pen_holds_two_pigs_and_one_on_each_unused_space_of_the_top_row() -> None:
    farm = farm_with(columns=3, buildings={"b2": "wild_boar_pen"})
    assert farm.holds(pig=2 + 3, sheep=1)
    assert not farm.holds(pig=2 + 3 + 2)
    assert not farm.holds(cow=2)


@rule("R-32")
@pytest.mark.parametrize(
    ("farm", "spaces"),
    [
        ({"buildings": {"a1": "wild_boar_pen"}}, 1),  # its own space is built on
        ({"buildings": {"b3": "wild_boar_pen", "a1": "stall"}}, 1),
        ({"buildings": {"d3": "wild_boar_pen"}, "columns": 4, "left": 1}, 4),
    ],
)
def test_wild_boar_pen_counts_the_top_row_as_it_stands(farm: dict[str, object], spaces: int) -> None:
    found = farm_with(**farm)
    stall = 3 if "stall" in found.buildings.values() else 0
    assert found.holds(pig=2 + spaces + 1 + stall)
    assert not found.holds(pig=2 + spaces + 2 + stall)


@rule("R-32", "C-4.1", "C-6.4")
def test_wild_boar_pen_space_with_trough_or_in_a_pasture_is_used() -> None:
    farm = farm_with(buildings={"b3": "wild_boar_pen"}, troughs=["a1"], placed_borders=pasture("b1"))
    assert farm.holds(pig=2 + 1, sheep=2, cow=1)  # trough or Cottage for the third pig and the cow
    assert not farm.holds(pig=2 + 3, sheep=2)


@rule("C-4.1", "R-26")
def test_wild_boar_pen_is_no_pasture() -> None:
    table = creatures_table().display("organic_farm")
    table.given(0, buildings={"b3": "wild_boar_pen"}, pig=1, wood=2, stone=3, reed=1)
    table.act(0, "space special_building_1; at b2")
    assert table.farm(0).pasture_cells == []
    assert table.farm(0).animals == {"pig": 1}


def stacked(*tiles: str) -> CreaturesTable:
    """Tiles on the cells around a2, the only unused space of the middle row."""
    table = creatures_table().round(8)
    cells = dict(zip(("a1", "b2"), tiles, strict=False))
    return table.given(0, buildings={"b1": "dog_house", "b3": "hay_rack", **cells})


@rule("R-32")
@pytest.mark.parametrize(
    ("animals", "legal"),
    [
        ({"sheep": 1, "cow": 2, "horse": 2}, True),
        ({"sheep": 2}, False),
        ({"pig": 1}, False),
        ({"cow": 3}, False),
        ({"horse": 3}, False),
    ],
)
def test_stud_dairy_farm_and_dog_house_stack_on_one_space(animals: dict[str, int], legal: bool) -> None:
    """X-78. The tiles' own room and the Cottage are filled with others first."""
    farm = stacked("dairy_farm", "stud").farm(0)
    assert farm.unused == ["a2"]
    own = {"cow": 2, "horse": 2, "pig": 1}  # Dairy Farm, Stud, Cottage
    herd = {kind: own.get(kind, 0) + animals.get(kind, 0) for kind in {*own, *animals}}
    assert farm.holds(**herd) == legal


@rule("R-32")
def test_wild_boar_pen_stud_and_dairy_farm_stack_on_a_top_row_space() -> None:
    table = creatures_table().round(8)
    table.given(0, buildings={"a1": "stud", "b2": "dairy_farm", "a2": "wild_boar_pen", "b3": "dog_house"})
    farm = table.farm(0)
    assert farm.unused == ["b1"]
    assert farm.holds(horse=2 + 2, cow=2 + 2, pig=2 + 1, sheep=1)  # the sheep in the Cottage
    assert not farm.holds(horse=2 + 2, cow=2 + 2, pig=2 + 1, sheep=2)  # no Dog House up there
    assert not farm.holds(horse=2 + 2, cow=2 + 2, pig=2 + 2, sheep=1)


@rule("C-5.8", "R-32")
def test_stud_and_boar_pen_spaces_with_animals_count_for_the_duck_pond() -> None:
    table = creatures_table().display("duck_pond")
    table.given(0, columns=3, buildings={"b2": "stud", "a2": "wild_boar_pen"}, horse=6, pig=4)
    assert len(table.farm(0).unused) == 6
    table.act(0, "space special_building_1; at c3")
    assert table.farm(0).reed == 1


@rule("C-5.9", "R-36")
def test_wild_boar_pen_costs_two_wood_and_scores_nothing() -> None:
    table = creatures_table().display("wild_boar_pen").given(0, wood=2)
    table.act(0, "space special_building_1; at b3")
    assert table.farm(0).wood == 0
    assert table.points(0, "wild_boar_pen") == 0
    assert not table.farm(1).holds(pig=2)
