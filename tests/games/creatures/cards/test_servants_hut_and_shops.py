"""Servant's Hut, Woodshop, Workshop: tiles that place borders for nothing."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def with_hut(**farm: object) -> CreaturesTable:
    table = creatures_table().display("servants_hut").given(0, **{"wood": 4, **farm})
    return table.act(0, "space special_building_1; at a1")


@rule("C-4.5", "C-13")
def test_servants_hut_places_two_free_borders_and_a_trough_for_two_wood() -> None:
    table = with_hut().act(0, "border b1n; border b1e; trough b1")
    farm = table.farm(0)
    assert (farm.wood, farm.borders, farm.troughs) == (0, 7, ["b1"])
    assert set(farm.placed) == {"b1n", "b1e"}
    assert table.game.to_act == 1


@rule("C-4.5")
@pytest.mark.parametrize(
    ("answers", "borders", "troughs", "wood"),
    [
        ("stop; stop", 9, 0, 2),
        ("border b1n; stop; stop", 8, 0, 2),
        ("border b1n; border b1e; stop", 7, 0, 2),
        ("stop; trough a1", 9, 1, 0),
    ],
)
def test_servants_hut_effects_are_both_optional(answers: str, borders: int, troughs: int, wood: int) -> None:
    farm = with_hut().act(0, answers).farm(0)
    assert (farm.borders, len(farm.troughs), farm.wood) == (borders, troughs, wood)


@rule("C-5.9", "R-35", "C-10.21")
def test_servants_hut_needs_wood_for_the_trough_and_borders_of_its_owner() -> None:
    table = with_hut(wood=3, borders=1).act(0, "border b1n")
    assert table.game.to_act == 1  # one border, and one wood is not enough
    table = creatures_table().display("servants_hut").given(0, wood=9, borders=0).supply(troughs=0)
    table.act(0, "space special_building_1; at a1")
    assert table.game.to_act == 1
    assert creatures_table().display("servants_hut").given(0, wood=1).refusal("build servants_hut").key == (
        "short-of"
    )


@rule("R-36")
def test_servants_hut_and_its_trough_each_cost_one_wood_with_a_sawmill() -> None:
    table = with_hut(buildings={"b3": "sawmill"}, wood=2).act(0, "stop; trough b1")
    assert (table.farm(0).wood, table.farm(0).troughs) == (0, ["b1"])


@rule("C-13", "C-5.3")
def test_servants_hut_acts_once_and_holds_one_animal() -> None:
    table = with_hut(wood=2)
    assert table.game.prompt[1] == "border"
    table.act(0, "stop").enter("next_round")
    assert (table.farm(0).placed, table.farm(0).troughs, table.farm(1).placed) == ([], [], [])
    assert table.farm(0).holds(sheep=1, cow=1)
    assert not table.farm(0).holds(sheep=3)


def expanding(lying: int, *more: str, **farm: object) -> CreaturesTable:
    """Seat 0 has the Woodshop; so many borders lie on Expand."""
    table = creatures_table().round(4).space("expand", borders=lying).space("two_stone", stone=2)
    return table.given(0, **{"buildings": ["woodshop", *more], "borders": 0, **farm})


@rule("R-07", "C-10.12")
def test_woodshop_places_the_borders_of_expand_on_the_new_column_for_nothing() -> None:
    table = expanding(2).act(0, "space expand; expand right; use woodshop; border c1e; border c1n")
    farm = table.farm(0)
    assert (farm.borders, farm.wood, farm.columns) == (0, 0, 3)
    assert set(farm.placed) == {"c1e", "c1n"}


@rule("R-07")
def test_woodshop_asks_after_the_expansion_only() -> None:
    table = expanding(1).act(0, "space expand")
    assert table.offers(0) == ["expand left", "expand right"]
    table.act(0, "expand left")
    assert table.offers(0) == ["stop", "use woodshop"]


@rule("R-07", "C-4.5")
def test_woodshop_places_as_many_as_were_gained_and_keeps_the_rest() -> None:
    table = expanding(2, borders=3).act(0, "space expand; expand right; use woodshop; border c1e; stop")
    assert table.farm(0).borders == 4
    table = expanding(2, borders=3).act(0, "space expand; expand right; use woodshop")
    table.act(0, "border a1n; border b1n")  # older borders are as good: it is the number that counts
    assert table.game.to_act == 1
    assert table.farm(0).borders == 3


@rule("R-07")
def test_woodshop_may_be_declined_and_the_borders_cost_the_usual_price_later() -> None:
    table = expanding(2, wood=1).act(0, "space expand; expand right; stop").act(1, "space two_stone")
    table.act(0, "space fences; border c1e")
    assert (table.farm(0).wood, table.farm(0).borders) == (0, 1)
    assert table.game.to_act == 1


@rule("R-07", "R-22")
def test_woodshop_works_without_an_expansion_too() -> None:
    table = expanding(2, "corner_house").act(0, "space expand; use woodshop; border b3e; stop")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 1)
    table = expanding(2).supply(expansions=0).act(0, "space expand; use woodshop; border b3e; stop")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 1)


@rule("R-07", "R-39")
def test_woodshop_follows_the_cattle_farm() -> None:
    table = expanding(1, "cattle_farm", sheep=1).act(0, "space expand; expand right")
    assert table.offers(0) == ["stop", "use cattle_farm"]
    table.act(0, "use cattle_farm; use woodshop; border c1e")
    assert table.farm(0).animals == {"cow": 1}


@rule("R-07")
def test_woodshop_of_the_other_seat_and_the_starting_borders_bring_nothing() -> None:
    table = creatures_table().given(1, buildings=["woodshop"]).act(0, "space expand; expand right")
    assert table.offers(1)[0] == "space start_player"
    assert (table.farm(0).borders, table.farm(1).placed) == (10, [])


@rule("R-07", "R-33")
def test_woodshop_does_not_hear_the_country_house_which_brings_no_border() -> None:
    table = creatures_table().display("country_house")
    table.given(0, buildings=["woodshop"], wood=3, stone=3)
    table.act(0, "space special_building_1; at b1; expand right")
    assert table.game.to_act == 1


@rule("R-06", "R-07")
def test_woodshop_answers_the_border_of_an_assembly_hall_on_the_other_turn() -> None:
    table = creatures_table().given(0, buildings=["assembly_hall"]).given(1, buildings=["woodshop"])
    table.act(0, "call assembly_hall")
    assert table.offers(1) == ["stop", "use woodshop"]
    table.act(1, "use woodshop; border b1n")
    assert table.farm(1).placed == ["b1n"]
    assert table.farm(1).borders == 9
    table.act(0, "border b2e")
    assert (table.farm(0).borders, table.farm(0).placed) == (7, ["b2e"])


@rule("R-07", "R-35")
def test_woodshop_is_silent_where_no_edge_is_free() -> None:
    everywhere = [f"{cell}{side}" for cell in ("a1", "a2", "a3", "b1", "b2", "b3") for side in "nesw"]
    table = expanding(1, placed_borders=everywhere).given(1, borders=0).supply(expansions=0)
    table.act(0, "space expand")
    assert (table.game.to_act, table.farm(0).borders) == (1, 1)


@rule("C-5.3", "C-12.6")
def test_woodshop_holds_two_of_one_type_and_scores_one() -> None:
    table = expanding(1)
    assert table.farm(0).holds(sheep=2, cow=1)
    assert not table.farm(0).holds(sheep=2, cow=2)
    assert table.points(0, "woodshop") == 1


def with_workshop(*more: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": ["workshop", *more], "stone": 3, "reed": 1, **farm})


@rule("R-43", "C-10.14")
@pytest.mark.parametrize(
    ("answers", "left"),
    [("stop", 9), ("use workshop; border b3s; stop", 8), ("use workshop; border b3s; border b3e", 7)],
)
def test_workshop_places_up_to_two_free_borders_with_a_stall_action(answers: str, left: int) -> None:
    table = with_workshop().act(0, f"space stall; at b1; {answers}")
    assert table.farm(0).borders == left
    assert table.farm(0).wood == 0
    assert table.game.to_act == 1


@rule("R-43", "C-8.6")
def test_workshop_hears_the_home_workshop() -> None:
    table = with_workshop("home_workshop").after_work()
    table.act(0, "use home_workshop; at b1; use workshop; border b1n; border b1e")
    assert table.farm(0).borders == 7


@rule("R-24")
def test_workshop_does_not_hear_a_building_firm() -> None:
    table = with_workshop("building_firm", troughs=["b1"]).act(0, "call building_firm")
    assert table.farm(0).buildings["b1"] == "stall"
    assert table.game.prompt[1] == "space"


@rule("R-43")
@pytest.mark.parametrize("tile", ["cow_stall", "pig_stall"])
def test_workshop_does_not_hear_a_special_stall_or_an_upgrade(tile: str) -> None:
    table = with_workshop(wood=4).display(tile).act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1
    table = with_workshop("stall", stone=5).act(0, "space stables")
    assert table.game.to_act == 1


@rule("R-43", "C-10.21")
def test_workshop_is_silent_without_borders_and_for_the_other_seat() -> None:
    table = with_workshop(borders=0).act(0, "space stall; at b1")
    assert table.game.to_act == 1
    table = with_workshop().given(1, stone=3, reed=1).act(0, "space two_stone").act(1, "space stall; at b1")
    assert table.game.to_act == 0
    assert table.farm(0).borders == 9


@rule("R-43", "R-25")
def test_workshop_and_barn_both_answer_one_stall_action() -> None:
    table = with_workshop("barn").act(0, "space stall; at b1; yes; use workshop; border b1n; stop")
    assert table.farm(0).buildings["b1"] == "stable"
    assert table.farm(0).placed == ["b1n"]


@rule("C-5.3", "C-12.6")
def test_workshop_holds_one_animal_and_scores_two() -> None:
    table = with_workshop()
    assert table.farm(0).holds(cow=1, pig=1)
    assert not table.farm(0).holds(cow=3)
    assert table.points(0, "workshop") == 2
