"""Corner House, Country House, Cottage Extension: buildings that bind the shape of the farm."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def corner(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"stone": 2, "reed": 1, **farm}).display("corner_house")


@rule("R-22", "C-3.8")
@pytest.mark.parametrize(
    ("shape", "cells"),
    [
        ({}, ["at a1", "at b1", "at b3"]),  # the fourth corner is the Cottage
        ({"columns": 3}, ["at a1", "at c1", "at c3"]),
        ({"columns": 3, "left": 1}, ["at a1", "at a3", "at c1", "at c3"]),
        ({"columns": 5, "left": 2, "buildings": {"a1": "stall"}}, ["at a3", "at e1", "at e3"]),
    ],
)
def test_the_corner_house_stands_in_a_corner_of_the_farm_as_it_is(
    shape: dict[str, object], cells: list[str]
) -> None:
    table = corner(**shape).act(0, "space special_building_1")
    assert table.offers(0) == cells
    assert table.refusal("at b2").key in ("in-corner", "building-there")


@rule("R-22", "C-5.3")
def test_the_corner_house_is_worth_four_points_and_holds_three() -> None:
    table = corner().act(0, "space special_building_1; at b1")
    assert table.points(0, "corner_house") == 4
    assert table.farm(0).holds(horse=4)
    assert not table.farm(0).holds(horse=5)
    assert corner(stone=1).refusal("build corner_house").key == "short-of"


@rule("R-22", "C-5.2")
def test_no_free_corner_no_corner_house() -> None:
    table = corner(buildings={"a1": "stall", "b1": "stall", "b3": "stall"})
    assert table.refusal("build corner_house").key == "in-corner"


@rule("R-22", "C-10.12")
def test_after_the_corner_house_expand_brings_borders_alone() -> None:
    table = creatures_table().given(0, buildings={"b1": "corner_house"})
    table.round(2).space("expand", borders=2).act(0, "space expand")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 11)
    assert table.game.to_act == 1
    assert int(table.game.board.expansions) == 4


@rule("R-22", "R-07")
def test_a_woodshop_still_places_the_borders_of_that_expand() -> None:
    table = creatures_table().given(0, buildings={"b1": "corner_house", "b2": "woodshop"})
    table.act(0, "space expand; use woodshop; border a1n")
    assert table.farm(0).placed == ["a1n"]


@rule("R-22", "R-33")
def test_with_a_corner_house_the_country_house_brings_its_cow_alone() -> None:
    table = creatures_table().given(0, buildings={"b1": "corner_house"}, wood=3, stone=3)
    table.display("country_house").act(0, "space special_building_1; at b2")
    assert (table.farm(0).columns, table.farm(0).animals) == (2, {"cow": 1})


@rule("R-22")
def test_the_corner_house_binds_its_owner_alone() -> None:
    table = creatures_table().given(0, buildings={"b1": "corner_house"})
    table.act(0, "space three_wood").act(1, "space expand; expand left")
    assert table.farm(1).columns == 3


def country(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"wood": 3, "stone": 3, **farm}).display("country_house")


@rule("R-33", "C-13")
@pytest.mark.parametrize(("side", "home"), [("left", "b3"), ("right", "a3")])
def test_the_country_house_brings_a_cow_and_an_expansion(side: str, home: str) -> None:
    table = country().act(0, f"space special_building_1; at b1; expand {side}")
    assert table.farm(0).columns == 3
    assert table.farm(0).animals == {"cow": 1}
    assert table.farm(0).buildings[home] == "cottage"
    assert int(table.game.board.expansions) == 3
    assert table.farm(0).borders == 9  # no border comes with it
    assert table.points(0, "country_house") == 1


@rule("R-33")
def test_the_country_house_never_stands_on_the_expansion_it_brings() -> None:
    table = country().act(0, "space special_building_1")
    assert table.offers(0) == ["at a1", "at a2", "at b1", "at b2", "at b3"]
    full = dict.fromkeys(("a1", "a2", "b1"), "stall") | {"b2": "storage", "b3": "barn"}
    assert country(buildings=full).refusal("build country_house").key == "no-place"


@rule("R-35", "R-33")
def test_without_an_expansion_left_only_the_cow_comes() -> None:
    table = country().supply(expansions=0).act(0, "space special_building_1; at b1")
    assert (table.farm(0).columns, table.farm(0).animals) == (2, {"cow": 1})
    assert table.game.to_act == 1


@rule("R-33", "R-32")
def test_the_cow_may_stand_on_the_new_expansion() -> None:
    # Every place for a cow is taken; the Dairy Farm finds two more beside it on the new column.
    buildings = {"a1": "stall", "a2": "stall", "b2": "dairy_farm", "b3": "storage"}
    table = country(buildings=buildings, troughs=["a3"], cow=2, pig=3, horse=3, sheep=2)
    table.act(0, "space special_building_1; expand right")
    assert table.farm(0).animals == {"cow": 3, "pig": 3, "horse": 3, "sheep": 2}


@rule("R-33", "R-07")
def test_the_country_house_brings_no_border_to_the_woodshop() -> None:
    table = country(buildings={"b1": "woodshop"}).act(0, "space special_building_1; at b2; expand left")
    assert table.game.to_act == 1


@rule("R-09", "R-33")
def test_the_expansion_of_the_country_house_is_no_choice_unless_switched() -> None:
    table = country().act(0, "space special_building_1; at b1")
    assert table.offers(0) == ["expand left", "expand right"]
    table = creatures_table(expansion_mandatory_when_available=False).given(0, wood=3, stone=3)
    table.display("country_house").act(0, "space special_building_1; at b1")
    assert "stop" in table.offers(0)


@rule("C-13", "C-5.9")
def test_the_country_house_is_no_stable_and_is_paid_in_full() -> None:
    table = creatures_table().given(0, buildings={"b1": "country_house"}, reed=1).display("materials_outlet")
    assert table.refusal("build materials_outlet").key == "on-stable"
    assert country(stone=2).refusal("build country_house").key == "short-of"


def cluster(**farm: object) -> CreaturesTable:
    buildings = {"a2": "cottage_extension"}
    return creatures_table().given(0, **{"columns": 4, "buildings": buildings, **farm})


@rule("R-21")
def test_after_the_cottage_extension_stalls_touch_a_building() -> None:
    table = cluster(stone=3, reed=1).act(0, "space stall")
    assert table.offers(0) == ["at a1", "at b2", "at b3"]
    refusal = table.refusal("at d1")
    assert (refusal.rule, refusal.key) == ("R-21", "must-touch")


@rule("R-21")
def test_after_the_cottage_extension_special_buildings_touch_a_building() -> None:
    table = cluster(wood=2, reed=1).display("storage").act(0, "space special_building_1")
    assert table.offers(0) == ["at a1", "at b2", "at b3"]


@rule("R-21", "R-43")
def test_after_the_cottage_extension_the_home_workshop_obeys_too() -> None:
    buildings = {"a2": "cottage_extension", "a1": "home_workshop"}
    table = cluster(buildings=buildings, stone=3, reed=1).after_work().act(0, "use home_workshop")
    assert table.offers(0) == ["at b1", "at b2", "at b3"]


@rule("R-21", "R-22")
def test_a_corner_house_of_the_cluster_must_touch_it() -> None:
    table = cluster(stone=2, reed=1).display("corner_house").act(0, "space special_building_1")
    assert table.farm(0).buildings["a1"] == "corner_house"  # d1 and d3 touch nothing


@rule("R-21", "C-5.6")
def test_upgrades_in_place_are_free_of_the_cluster() -> None:
    table = cluster(buildings={"a2": "cottage_extension", "b2": "stall"}, wood=5)
    table.act(0, "space stables")
    assert table.farm(0).buildings["b2"] == "stable"


@rule("R-21")
def test_borders_troughs_and_the_other_seat_are_free_of_the_cluster() -> None:
    table = cluster(wood=1).given(1, stone=3, reed=1, columns=3)
    table.act(0, "space feeding_troughs; trough d1").act(1, "space stall; at c1")
    table.act(0, "space fences; border d3e")
    assert (table.farm(0).troughs, table.farm(0).placed) == (["d1"], ["d3e"])
    assert table.farm(1).buildings["c1"] == "stall"
