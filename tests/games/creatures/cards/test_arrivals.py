"""Shelter, Duck Pond, Estate, Farm Shop, Flooring Expert, Fodder Beet Field: something comes when built."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def rich(*display: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"wood": 3, "stone": 3, "reed": 3, **farm}).display(*display)


@rule("C-13", "C-7.4")
@pytest.mark.parametrize("animal", ["sheep", "pig", "cow", "horse"])
def test_the_shelter_brings_any_animal_and_holds_one(animal: str) -> None:
    table = rich("shelter").act(0, f"space special_building_1; at b1; take {animal}")
    assert table.farm(0).animals == {animal: 1}
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).reed) == (1, 2, 3)
    assert table.farm(0).holds(sheep=1, pig=1)
    assert not table.farm(0).holds(sheep=3)


@rule("C-7.4", "C-13")
def test_the_animal_of_the_shelter_may_run_away_and_comes_only_once() -> None:
    table = rich("shelter", cow=1, pig=1, troughs=["b2"])
    table.act(0, "space special_building_1; at b2; take horse")
    assert table.offers(0) == [
        "release pig",
        "release cow",
        "release horse",
    ]  # two of one type, one elsewhere
    table.act(0, "release horse").enter("next_round")
    assert table.farm(0).animals == {"cow": 1, "pig": 1}


@rule("C-5.9", "C-10.16")
def test_a_tile_exists_once_and_must_be_paid() -> None:
    assert rich("shelter", wood=1).refusal("build shelter").key == "short-of"
    table = rich("shelter").given(1, wood=3, stone=3).act(0, "space special_building_1; at b1; take cow")
    assert table.refusal("build shelter").key == "not-displayed"


@rule("C-5.8", "C-13")
@pytest.mark.parametrize(
    ("farm", "unused"), [({"columns": 3}, 8), ({"columns": 3, "troughs": ["c1", "a1"]}, 6)]
)
def test_the_duck_pond_wants_six_unused_cells_and_brings_a_reed(farm: dict[str, object], unused: int) -> None:
    table = rich("duck_pond", wood=0, stone=0, reed=0, **farm)
    assert len(table.farm(0).unused) == unused
    table.act(0, "space special_building_1; at b1")
    assert (table.farm(0).reed, table.points(0, "duck_pond")) == (1, 1)
    assert table.farm(0).buildings["b1"] == "duck_pond"


@rule("C-5.8", "C-12.5")
@pytest.mark.parametrize(
    "farm",
    [
        {},  # the starting farm has five
        {"columns": 3, "troughs": ["c1", "c2", "c3"]},
        {"columns": 3, "placed_borders": pasture("c1", "c2", "c3")},
        {"columns": 3, "buildings": {"c1": "stall", "c2": "storage", "c3": "barn"}},
    ],
)
def test_five_unused_cells_are_too_few_for_the_duck_pond(farm: dict[str, object]) -> None:
    refusal = rich("duck_pond", **farm).refusal("build duck_pond")
    assert (refusal.rule, refusal.key) == ("C-5.8", "too-few-unused")


@rule("R-32", "C-5.8")
def test_cells_with_animals_of_the_dog_house_are_unused_for_the_duck_pond() -> None:
    table = rich("duck_pond", columns=3, buildings={"b2": "dog_house"}, sheep=5, troughs=["a1"])
    table.act(0, "space special_building_1; at c2")
    assert table.farm(0).buildings["c2"] == "duck_pond"


@rule("C-13", "C-7.4")
def test_the_estate_brings_a_horse_and_holds_horses_alone() -> None:
    table = rich("estate").act(0, "space special_building_1; at b1")
    assert table.farm(0).animals == {"horse": 1}
    assert table.farm(0).holds(horse=3)
    assert table.farm(0).holds(horse=2, cow=1)
    assert not table.farm(0).holds(cow=2)
    assert not table.farm(0).holds(horse=4)
    assert rich("estate", stone=1).refusal("build estate").key == "short-of"


@rule("R-30", "C-12.6")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["storage", "barn", "duck_pond"], 3),  # with the Estate and the Cottage five
        (["storage", "barn", "stall"], 0),
        (["storage", "stable", "stall", "duck_pond"], 0),
        (["storage", "barn", "open_stable"], 3),
        (["storage", "barn"], 0),
    ],
)
def test_the_estate_scores_with_five_special_buildings(others: list[str], points: int) -> None:
    table = creatures_table().given(0, columns=3, buildings=["estate", *others])
    assert table.points(0, "estate") == points


@rule("R-30")
@pytest.mark.parametrize(("counted", "points"), [(True, 3), (False, 0)])
def test_cow_and_pig_stall_count_for_the_estate_unless_switched(counted: bool, points: int) -> None:
    table = creatures_table(estate_counts_cow_and_pig_stall=counted)
    table.given(0, buildings=["estate", "storage", "cow_stall"]).given(1, buildings=["barn"])
    assert table.points(0, "estate") == 0
    table = creatures_table(estate_counts_cow_and_pig_stall=counted)
    table.given(0, buildings=["estate", "storage", "cow_stall", "pig_stall"])
    assert table.points(0, "estate") == points


@rule("R-30")
def test_a_cow_stall_turned_into_a_stable_no_longer_counts_for_the_estate() -> None:
    buildings = ["estate", "storage", "barn", "cow_stall"]
    table = creatures_table().given(0, buildings=buildings, wood=5)
    assert table.points(0, "estate") == 3
    table.act(0, "space stables")
    assert table.points(0, "estate") == 0


@rule("C-13", "C-5.8")
@pytest.mark.parametrize("resource", ["wood", "stone", "reed"])
def test_the_farm_shop_by_the_road_brings_a_resource_and_an_animal(resource: str) -> None:
    table = rich("farm_shop", columns=3, wood=1, stone=0, reed=0).act(0, "space special_building_1")
    assert table.offers(0) == ["at b3", "at c3"]
    assert table.refusal("at b2").rule == "C-5.8"
    table.act(0, f"at c3; take {resource}; take pig")
    assert table.farm(0).animals == {"pig": 1}
    supply = {"wood": table.farm(0).wood, "stone": table.farm(0).stone, "reed": table.farm(0).reed}
    assert supply == {"wood": 0, "stone": 0, "reed": 0} | {resource: 1}


@rule("C-5.3", "C-5.2")
def test_the_farm_shop_holds_one_sheep_and_needs_a_place_by_the_road() -> None:
    table = creatures_table().given(0, buildings={"b3": "farm_shop"})
    assert table.farm(0).holds(sheep=2)
    assert not table.farm(0).holds(pig=2)
    assert rich("farm_shop", buildings={"b3": "stall"}).refusal("build farm_shop").key == "by-road"
    assert rich("farm_shop", wood=0).refusal("build farm_shop").key == "short-of"


@rule("R-36")
def test_with_a_sawmill_the_farm_shop_is_free() -> None:
    table = rich("farm_shop", wood=0, buildings={"b1": "sawmill"})
    table.act(0, "space special_building_1; take wood; take sheep")
    assert (table.farm(0).wood, table.farm(0).buildings["b3"]) == (1, "farm_shop")


@rule("C-13")
@pytest.mark.parametrize("animal", ["pig", "cow"])
def test_the_flooring_expert_brings_a_pig_or_a_cow(animal: str) -> None:
    table = rich("flooring_expert").act(0, "space special_building_1; at b1")
    assert table.offers(0) == ["take pig", "take cow"]
    table.act(0, f"take {animal}")
    assert table.farm(0).animals == {animal: 1}
    assert not table.farm(0).holds(**{animal: 2})  # it holds nobody itself
    assert (table.farm(0).stone, table.farm(0).reed) == (2, 2)


@rule("C-7.4", "C-13")
def test_the_flooring_expert_is_no_stall_and_its_animal_may_go() -> None:
    table = rich("flooring_expert", horse=1).act(0, "space special_building_1; at b1; take cow; release cow")
    assert table.farm(0).animals == {"horse": 1}
    table = creatures_table().given(0, buildings={"b1": "flooring_expert"}, wood=9).display("open_stable")
    assert table.refusal("space stables").key == "no-stall"


@rule("R-02", "R-05")
def test_the_animal_of_the_flooring_expert_may_be_traded_before_it_has_a_home() -> None:
    table = rich("flooring_expert", horse=1, buildings={"b2": "animal_trader"}, sheep=2)
    table.act(0, "space special_building_1; at b1; take cow; call animal_trader; give cow; give horse")
    table.act(0, "take pig")
    assert table.farm(0).animals == {"sheep": 2, "pig": 1}


HERD = {"sheep": 2, "pig": 2, "cow": 2, "horse": 2}


def beet(**farm: object) -> CreaturesTable:
    buildings = {"a1": "stall", "a2": "stall", "b1": "stall"}
    return creatures_table().given(0, columns=4, buildings=buildings, placed_borders=pasture("d1"), **farm)


@rule("C-5.8", "R-38", "C-13")
def test_the_fodder_beet_field_brings_one_of_each_to_two_of_each() -> None:
    table = beet(**HERD).display("fodder_beet_field").act(0, "space special_building_1; at c1")
    assert table.game.to_act == 1
    assert table.farm(0).animals == dict.fromkeys(HERD, 3)  # kept, and one each


@rule("C-5.8", "R-38")
@pytest.mark.parametrize("missing", list(HERD))
def test_one_lone_type_keeps_the_fodder_beet_field_away(missing: str) -> None:
    table = beet(**{**HERD, missing: 1}).display("fodder_beet_field")
    refusal = table.refusal("build fodder_beet_field")
    assert (refusal.rule, refusal.key) == ("C-5.8", "short-of-animals")
    table = beet(**{**HERD, missing: 0}).display("fodder_beet_field")
    assert "space special_building_1" not in table.offers(0)


@rule("C-7.4", "R-41")
def test_any_of_the_four_may_run_away() -> None:
    table = beet(**HERD).display("fodder_beet_field").act(0, "space special_building_1; at d1")
    assert table.game.prompt[1] == "release"  # the pasture is gone
    table.act(0, "release sheep; release sheep")
    assert table.farm(0).animals == {"sheep": 1, "pig": 3, "cow": 3, "horse": 3}


@rule("R-02", "C-5.8")
def test_the_cattle_market_fetches_what_the_fodder_beet_field_lacks() -> None:
    table = beet(**{**HERD, "horse": 1}, reed=1).display("fodder_beet_field")
    table.given(0, buildings={"a1": "stall", "a2": "stall", "b1": "stall", "b2": "cattle_market"})
    table.act(0, "call cattle_market; take horse; space special_building_1; at c1")
    assert table.farm(0).animals == dict.fromkeys(HERD, 3)
