"""Pastures: closing, dividing, what they hold (C-4)."""

from __future__ import annotations

import pytest

from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

COTTAGE = 1  # the Cottage always holds one animal as well


@rule("C-4.1", "C-4.4")
@pytest.mark.parametrize(
    ("cells", "room"),
    [(["b1"], 2), (["b1", "b2"], 4), (["a1", "b1", "b2"], 6), (["a1", "a2", "b1", "b2", "b3"], 10)],
)
def test_a_pasture_holds_two_animals_a_space(cells: list[str], room: int) -> None:
    table = creatures_table().given(0, placed_borders=pasture(*cells)).given(1, borders=0)
    assert table.farm(0).pasture_cells == sorted(cells)
    assert table.farm(0).pasture_rooms == [room]
    assert most(table, 0, "pig") == room + COTTAGE


@rule("C-4.1")
@pytest.mark.parametrize(("middle", "rooms"), [("storage", [16]), (None, [2, 16])])
def test_a_pasture_may_lie_around_something(middle: str | None, rooms: list[int]) -> None:
    ring = ["b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"]
    outer = pasture(*ring, "c2") if middle else pasture(*ring)  # without walls, borders close the middle
    table = creatures_table().given(0, columns=4, placed_borders=outer).given(1, borders=0)
    table.given(0, buildings={"c2": middle} if middle else {})
    assert table.farm(0).pasture_rooms == rooms


@rule("C-4.2")
def test_open_land_holds_no_animals() -> None:
    open_land = [edge for edge in pasture("b1", "b2") if edge != "b2s"]
    table = creatures_table().given(0, placed_borders=open_land, sheep=1)
    assert most(table, 0, "sheep") == COTTAGE
    table.space("pig_and_sheep", pig=1).act(0, "space pig_and_sheep")
    assert table.offers() == ["release sheep", "release pig"]


@rule("C-4.2", "C-10.21")
def test_borders_need_not_close_anything() -> None:
    table = creatures_table().given(0, wood=2).act(0, "space fences; border a1n; border b3s")
    assert table.farm(0).pasture_rooms == []
    assert table.farm(0).borders == 7


@rule("C-4.3", "C-10.10")
def test_a_border_may_divide_a_pasture() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2"), wood=1, borders=1, sheep=2, pig=1)
    assert not table.farm(0).holds(sheep=2, pig=2)
    table.act(0, "space fences; border b1s")
    assert table.farm(0).pasture_rooms == [2, 2]
    assert table.farm(0).holds(sheep=2, pig=2, cow=1)


@rule("C-4.3", "C-7.5", "C-5.2")
def test_a_building_may_divide_a_pasture() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2", "b3"), stone=3, reed=1, sheep=7)
    table.act(0, "space stall; at b2")
    assert table.farm(0).pasture_rooms == [2, 2]
    assert table.farm(0).animals == {"sheep": 7}
    assert most(table, 0, "sheep") == 2 + 3 + 2 + COTTAGE


@rule("C-4.3")
def test_a_border_that_leaves_a_way_round_divides_nothing() -> None:
    table = creatures_table().given(0, placed_borders=pasture("a1", "a2", "b1", "b2"), wood=2, borders=1)
    table.act(0, "space fences; border a1e")
    assert table.farm(0).pasture_rooms == [8]


@rule("C-4.4", "C-7.2")
def test_all_animals_of_a_pasture_are_of_one_type() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2"))
    assert table.farm(0).holds(sheep=4, horse=1)
    assert not table.farm(0).holds(sheep=2, horse=2)
    assert not table.farm(0).holds(sheep=1, pig=1, cow=1)


@rule("C-4.4", "R-29")
@pytest.mark.parametrize(
    ("troughs", "rooms"), [([], [3, 5]), (["b1"], [3, 8]), (["b1", "b2"], [3, 16]), (["a1"], [4, 5])]
)
def test_a_feeding_station_adds_one_to_each_pasture_without_trough(
    troughs: list[str], rooms: list[int]
) -> None:
    edges = sorted({*pasture("a1"), *pasture("b1", "b2")})
    table = creatures_table().given(
        0, placed_borders=edges, troughs=troughs, buildings={"b3": "feeding_station"}
    )
    assert table.farm(0).pasture_rooms == rooms


@rule("C-4.5")
@pytest.mark.parametrize("space", ["fences", "walls"])
def test_borders_come_from_the_personal_supply_only(space: str) -> None:
    table = creatures_table().given(0, borders=0, placed_borders=["a1n"], wood=9, stone=9)
    refusal = table.refusal(f"space {space}")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("C-10.21", "no-borders", {"have": 0, "need": 1})


@rule("C-4.5", "C-10.12")
def test_neither_expand_nor_a_stall_places_borders_by_itself() -> None:
    table = creatures_table().given(0, stone=3, reed=1).act(0, "space expand; expand left")
    assert table.game.to_act == 1
    table.act(1, "space building_resources").act(0, "space stall; at a1")
    assert table.game.to_act == 1
    assert table.farm(0).placed == []


@rule("C-4.5")
@pytest.mark.parametrize(
    ("before", "line"),
    [
        ({"display": ["fence_builder"], "stone": 1, "reed": 1, "wood": 1}, "space special_building_1; at b1"),
        ({"display": ["servants_hut"], "wood": 2}, "space special_building_1; at b1"),
        ({"buildings": ["workshop"], "stone": 3, "reed": 1}, "space stall; at b1; use workshop"),
        ({"buildings": ["woodshop"]}, "space expand; expand right; use woodshop"),
        ({"buildings": ["assembly_hall"]}, "call assembly_hall"),
    ],
)
def test_these_buildings_place_borders_too(before: dict[str, object], line: str) -> None:
    display = before.pop("display", [])
    assert isinstance(display, list)
    table = creatures_table().given(0, **before).display(*display).act(0, line)
    assert "border b3e" in table.offers()
    table.act(0, "border b3e")
    assert table.farm(0).placed == ["b3e"]


@rule("C-4.5")
def test_wood_or_stone_makes_no_difference_afterwards() -> None:
    table = creatures_table().given(0, wood=2).given(1)
    table.act(0, "space fences; border b1n; border b1e").act(1, "space building_resources")
    table.act(0, "space walls; border b1s; border a1e")
    assert table.farm(0).pasture_rooms == [2]


@rule("C-4.6")
def test_nothing_on_the_farm_can_be_taken_up_again() -> None:
    table = creatures_table().given(
        0, buildings=["stall", "storage"], troughs=["b1"], placed_borders=["b1n"], wood=9, stone=9
    )
    for text in ("lift a1", "lift a2", "lift_trough b1", "call carpenter", "call building_firm"):
        assert table.refusal(text).key in ("not-asked", "not-owned")
    assert not [text for text in table.offers() if not text.startswith("space ")]
