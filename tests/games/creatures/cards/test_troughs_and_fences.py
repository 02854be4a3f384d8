"""Farm Well, Feed Storehouse, Fence Builder."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def before_round(number: int, **farm: object) -> CreaturesTable:
    """The end of the work phase of the round before; then on to the start of this round."""
    table = creatures_table().given(0, **{"buildings": {"b1": "farm_well"}, **farm})
    return table.round(number - 1).after_work()


@rule("C-8.2", "C-13")
@pytest.mark.parametrize("number", [6, 7, 8])
def test_the_farm_well_brings_a_trough_at_the_start_of_the_last_three_rounds(number: int) -> None:
    table = before_round(number)
    assert table.game.prompt[1] == "trough"  # there is nothing else to decide
    assert (int(table.game.board.round), int(table.game.board.turn)) == (number, 0)
    table.act(0, "trough b2")
    assert table.farm(0).troughs == ["b2"]
    assert int(table.game.board.troughs) == 9
    assert table.game.prompt[1] == "space"  # one trough, no more


@rule("C-8.2")
@pytest.mark.parametrize("number", [2, 5])
def test_the_farm_well_is_dry_in_other_rounds(number: int) -> None:
    assert before_round(number).game.prompt[1] == "space"


@rule("C-8.2", "R-37")
def test_the_farm_well_may_not_be_declined_unless_switched() -> None:
    table = before_round(6)
    assert "stop" not in table.offers(0)
    table = creatures_table(forced_free_trough=False).given(0, buildings={"b1": "farm_well"})
    table.round(5).after_work().act(0, "stop")
    assert table.farm(0).troughs == []


@rule("C-8.2", "R-35")
def test_no_trough_left_or_no_cell_left_and_the_farm_well_gives_nothing() -> None:
    table = before_round(7).supply(troughs=0)
    assert table.game.prompt[1] == "space"
    table = before_round(7, troughs=["a1", "a2", "a3", "b1", "b2", "b3"])
    assert table.game.prompt[1] == "space"


@rule("C-8.2")
def test_the_farm_well_is_never_retroactive() -> None:
    table = creatures_table().given(0, wood=1, stone=2).display("farm_well").round(6)
    table.act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1
    assert table.farm(0).troughs == []
    table.enter("trough")
    assert int(table.game.board.round) == 7
    assert table.game.to_act == 0


@rule("C-8.2", "R-17")
def test_the_farm_well_waters_its_own_farm_before_the_first_worker_of_anyone() -> None:
    table = creatures_table().given(1, buildings={"b1": "farm_well"}).round(5).after_work()
    assert table.game.to_act == 1
    table.act(1, "trough b1")  # also on a building, to no use
    assert table.farm(1).troughs == ["b1"]
    assert table.game.to_act == 0


@rule("R-02", "R-24", "C-8.2")
def test_the_building_firm_can_give_back_the_trough_that_the_farm_well_then_takes() -> None:
    table = creatures_table().given(0, buildings={"b1": "farm_well", "b2": "building_firm"}, stone=2)
    table.given(0, troughs=["a1"]).supply(troughs=0).round(5).after_work()
    assert (table.game.prompt[0], table.offers(0)) == ("C-8.2", ["stop", "call building_firm"])
    table.act(0, "call building_firm; trough a2")
    assert (table.farm(0).buildings["a1"], table.farm(0).troughs) == ("stall", ["a2"])


@rule("C-5.9")
def test_the_farm_well_costs_wood_and_stone_and_holds_nobody() -> None:
    assert (
        creatures_table().given(0, wood=1, stone=1).display("farm_well").refusal("build farm_well").key
        == "short-of"
    )
    assert not creatures_table().given(0, buildings={"b1": "farm_well"}).farm(0).holds(sheep=2)


def storehouse(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"wood": 1, "reed": 1, **farm}).display("feed_storehouse")


@rule("C-13", "R-37")
def test_the_feed_storehouse_brings_a_trough_that_must_be_placed() -> None:
    table = storehouse().act(0, "space special_building_1; at b1")
    assert "stop" not in table.offers(0)
    assert table.offers(0) == [f"trough {cell}" for cell in ("a1", "a2", "a3", "b1", "b2", "b3")]
    table.act(0, "trough a3")
    assert (table.farm(0).troughs, table.farm(0).wood) == (["a3"], 0)


@rule("R-37")
def test_where_switched_the_trough_of_the_feed_storehouse_may_stay_away() -> None:
    table = creatures_table(forced_free_trough=False).given(0, wood=1, reed=1).display("feed_storehouse")
    table.act(0, "space special_building_1; at b1; stop")
    assert table.farm(0).troughs == []


@rule("R-35", "C-1.3")
def test_the_feed_storehouse_may_be_built_when_no_trough_is_left() -> None:
    table = storehouse().supply(troughs=0).act(0, "space special_building_1; at b1")
    assert table.farm(0).buildings["b1"] == "feed_storehouse"
    assert table.game.to_act == 1


@rule("C-12.6")
@pytest.mark.parametrize(("troughs", "points"), [(4, 0), (5, 3), (6, 3)])
def test_the_feed_storehouse_scores_with_five_troughs_wherever_they_stand(troughs: int, points: int) -> None:
    cells = ["a1", "a3", "b1", "b2", "b3", "a2"][:troughs]
    table = creatures_table().given(0, buildings={"b1": "feed_storehouse"}, troughs=cells)
    table.given(1, troughs=["a1", "a2"])
    assert table.points(0, "feed_storehouse") == points
    assert not table.farm(0).holds(sheep=9)


@rule("R-36", "C-5.9")
def test_a_sawmill_takes_the_wood_off_the_feed_storehouse() -> None:
    table = storehouse(wood=0, buildings={"b2": "sawmill"}).act(
        0, "space special_building_1; at b1; trough a1"
    )
    assert table.farm(0).troughs == ["a1"]
    assert storehouse(reed=0).refusal("build feed_storehouse").key == "short-of"


def fences(**farm: object) -> CreaturesTable:
    table = creatures_table().given(0, **{"stone": 1, "reed": 1, **farm}).display("fence_builder")
    return table.act(0, "space special_building_1; at b1")


@rule("C-4.5", "C-13")
def test_the_fence_builder_places_any_number_of_borders_for_wood() -> None:
    table = fences(wood=4)
    for edge in pasture("a1"):
        table.act(0, f"border {edge}")
    assert (table.farm(0).wood, table.farm(0).pasture_cells) == (0, ["a1"])
    assert table.game.to_act == 1  # no wood, nothing more to place


@rule("C-4.5")
def test_the_fence_builder_may_place_none_and_stops_at_wood_or_borders() -> None:
    assert fences(wood=2).act(0, "stop").farm(0).placed == []
    assert fences(wood=0).game.to_act == 1
    assert fences(wood=3, borders=0).game.to_act == 1
    table = fences(wood=3, borders=1).act(0, "border a1n")
    assert (table.farm(0).wood, table.game.to_act) == (2, 1)


@rule("C-10.1", "C-10.10")
def test_the_fence_builder_leaves_the_fences_space_free_and_works_once() -> None:
    table = fences(wood=2).act(0, "border a1n; stop").act(1, "space three_wood")
    table.act(0, "space fences; border a1w")
    assert table.farm(0).placed == ["a1w", "a1n"]


@rule("R-36", "C-5.3")
def test_the_fence_builder_holds_one_animal_and_a_sawmill_makes_no_border_cheaper() -> None:
    table = creatures_table().given(0, buildings={"b2": "sawmill"}, stone=1, reed=1, wood=1)
    table.display("fence_builder").act(0, "space special_building_1; at b1; border a1n")
    assert table.farm(0).wood == 0
    assert table.farm(0).holds(cow=1, pig=1)
    assert not table.farm(0).holds(cow=3)


@rule("R-07")
def test_the_woodshop_hears_of_no_borders_when_they_are_only_placed() -> None:
    table = fences(wood=1, buildings={"b2": "woodshop"}).act(0, "border a1n")
    assert table.game.to_act == 1
