"""Hay Rack, Hayrick, Home Depot, Home Workshop."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def with_hay_rack(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"wood": 3, "reed": 1, **farm}).display("hay_rack")


@rule("C-13")
def test_hay_rack_brings_a_sheep_a_cow_and_a_horse() -> None:
    table = with_hay_rack(buildings={"b1": "stall", "b2": "stall"})
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1, "horse": 1}
    assert (table.farm(0).wood, table.farm(0).reed) == (0, 0)
    assert table.farm(1).animals == {}


@rule("C-7.4")
def test_hay_rack_animals_without_room_run_away_as_the_owner_likes() -> None:
    table = with_hay_rack(pig=1)
    table.act(0, "space special_building_1; at a1")
    assert table.offers(0) == ["release sheep", "release pig", "release cow", "release horse"]
    table.act(0, "release pig; release sheep; release cow")  # an older animal makes way for a new one
    assert table.farm(0).animals == {"horse": 1}


@rule("C-13", "C-6.2")
def test_hay_rack_holds_nothing_and_its_trough_changes_nothing() -> None:
    table = creatures_table().given(0, buildings={"a1": "hay_rack"}, troughs=["a1"])
    assert table.farm(0).holds(sheep=1)  # in the Cottage
    assert not table.farm(0).holds(sheep=2)


@rule("C-13", "C-10.15")
def test_hay_rack_gives_once_and_is_no_stall() -> None:
    table = creatures_table().given(0, buildings={"a1": "hay_rack"}, wood=10).display("open_stable")
    assert table.refusal("space stables").key == "no-stall"
    assert table.refusal("build open_stable").key == "on-stall"
    table.enter("next_round")
    assert table.farm(0).animals == {}


@rule("C-5.9", "R-36")
def test_hay_rack_needs_its_whole_price_and_a_sawmill_lowers_it() -> None:
    table = with_hay_rack(wood=2)
    assert table.refusal("build hay_rack").rule == "C-5.9"
    table = with_hay_rack(wood=2, buildings={"b1": "sawmill"})
    table.act(0, "space special_building_2; at a1; release sheep; release cow")
    assert table.farm(0).wood == 0


# In the following cases a horse fills the Cottage, unless it finds room beside another type.
SHARED = [
    ({"sheep": 5}, True),
    ({"sheep": 6}, False),
    ({"sheep": 3, "pig": 3}, True),
    ({"sheep": 4, "pig": 3}, False),
    ({"sheep": 4, "pig": 1}, False),
    ({"sheep": 1, "pig": 1, "cow": 1}, False),
]


@rule("R-28")
@pytest.mark.parametrize("stable", ["stable", "open_stable"])
@pytest.mark.parametrize(("animals", "legal"), SHARED)
def test_hayrick_lets_three_and_three_share_a_stable(
    stable: str, animals: dict[str, int], legal: bool
) -> None:
    table = creatures_table().given(0, buildings={"a1": "hayrick", "b1": stable})
    assert table.farm(0).holds(horse=1, **animals) == legal


@rule("R-28")
@pytest.mark.parametrize("stable", ["stable", "open_stable"])
@pytest.mark.parametrize(
    ("animals", "legal"),
    [
        ({"sheep": 10}, True),
        ({"sheep": 11}, False),
        ({"sheep": 6, "pig": 6}, True),
        ({"sheep": 7, "pig": 5}, False),
        ({"sheep": 7, "pig": 1}, False),
        ({"sheep": 2, "pig": 2, "cow": 2}, False),
    ],
)
def test_hayrick_with_a_trough_lets_six_and_six_share_a_stable(
    stable: str, animals: dict[str, int], legal: bool
) -> None:
    table = creatures_table().given(0, buildings={"a1": "hayrick", "b1": stable}, troughs=["b1"])
    assert table.farm(0).holds(horse=1, **animals) == legal


@rule("R-28")
def test_hayrick_serves_each_stable_for_itself_and_changes_freely() -> None:
    table = creatures_table().given(0, buildings={"a1": "hayrick", "b1": "stable", "b2": "open_stable"})
    farm = table.farm(0)
    assert farm.holds(sheep=3, pig=6, cow=3, horse=1)
    assert farm.holds(sheep=5, pig=3, cow=3, horse=1)
    assert farm.holds(sheep=10, horse=1)
    assert not farm.holds(sheep=12)
    assert not farm.holds(sheep=7, pig=5, horse=1)


@rule("R-28", "C-5.3")
def test_hayrick_does_nothing_for_stalls_other_buildings_or_the_other_seat() -> None:
    table = creatures_table().given(0, buildings={"a1": "hayrick", "b1": "stall", "b2": "manor"})
    table.given(1, buildings={"b1": "stable"})
    assert not table.farm(0).holds(sheep=2, pig=2, cow=1, horse=1)
    assert table.farm(1).holds(sheep=5, horse=1)
    assert not table.farm(1).holds(sheep=2, pig=2, horse=1)


@rule("C-5.9", "C-10.15", "R-28")
def test_hayrick_costs_nothing_waits_for_stables_and_scores_one() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, stone=5, sheep=2, pig=1)
    table.display("hayrick").act(0, "space special_building_1; at a1")
    assert table.points(0, "hayrick") == 1
    assert not table.farm(0).holds(sheep=3, pig=3, horse=1)
    table.act(1, "space three_wood").act(0, "space stables")
    assert table.farm(0).buildings["b1"] == "stable"
    assert table.farm(0).holds(sheep=3, pig=3, horse=1)


@rule("C-11.4", "R-28")
def test_hayrick_makes_room_for_the_newborns_of_two_types() -> None:
    table = creatures_table().after_work()
    table.given(0, buildings={"a1": "hayrick", "b1": "stable"}, sheep=2, pig=2, horse=1)
    table.enter("next_round")
    assert table.farm(0).animals == {"sheep": 3, "pig": 3, "horse": 1}


@rule("R-28", "R-41")
def test_hayrick_loses_a_stable_that_becomes_a_materials_outlet() -> None:
    table = creatures_table().display("materials_outlet")
    table.given(0, buildings={"a1": "hayrick", "b1": "stable"}, sheep=3, pig=3, reed=1)
    table.act(0, "space special_building_1")
    assert table.offers(0) == ["release sheep", "release pig"]


@rule("R-19", "C-10.9")
def test_home_depot_may_take_one_wood_from_three_wood() -> None:
    table = creatures_table().given(0, buildings=["home_depot"])
    table.act(0, "space building_resources; use home_depot")
    farm = table.farm(0)
    assert (farm.wood, farm.stone, farm.reed) == (2, 1, 1)
    assert table.pile("three_wood") == {"wood": 2}
    table.act(1, "space three_wood")  # it was not occupied
    assert table.farm(1).wood == 2


@rule("R-19")
def test_home_depot_may_be_declined() -> None:
    table = creatures_table().given(0, buildings=["home_depot"])
    table.act(0, "space building_resources; stop")
    assert table.farm(0).wood == 1
    assert table.pile("three_wood") == {"wood": 3}


@rule("R-19")
def test_home_depot_finds_nothing_on_an_occupied_three_wood() -> None:
    table = creatures_table().round(2, marker=1, starter=1).given(0, buildings=["home_depot"])
    table.act(1, "space three_wood").act(0, "space building_resources")
    assert table.game.to_act == 1  # no question was asked
    assert (table.farm(0).wood, table.farm(1).wood) == (1, 3)


@rule("R-19")
def test_home_depot_is_silent_on_other_spaces_and_for_the_other_seat() -> None:
    table = creatures_table().given(0, buildings=["home_depot"])
    table.act(0, "space two_stone").act(1, "space building_resources").act(0, "space one_stone")
    assert (table.farm(0).wood, table.farm(1).wood) == (0, 1)
    assert table.farm(0).holds(horse=2)  # one in the Cottage
    assert not table.farm(0).holds(sheep=2)


STALL_PRICE = {"stone": 3, "reed": 1}


def with_home_workshop(*more: str, seat: int = 0, **farm: object) -> CreaturesTable:
    table = creatures_table().after_work()
    return table.given(seat, **{"buildings": ["home_workshop", *more], **STALL_PRICE, **farm})


@rule("C-8.6")
def test_home_workshop_builds_a_stall_in_time_for_the_newborns() -> None:
    table = with_home_workshop(sheep=2, buildings=["home_workshop", "feeding_station", "servants_hut"])
    table.act(0, "use home_workshop; at b3")
    assert table.farm(0).buildings["b3"] == "stall"
    assert (table.farm(0).stone, table.farm(0).reed) == (0, 0)
    assert table.farm(0).animals == {"sheep": 3}


@rule("C-8.6")
def test_home_workshop_may_be_declined_and_comes_again_next_round() -> None:
    table = with_home_workshop().act(0, "stop")
    assert table.farm(0).stone == 3
    table.enter("window")
    assert "use home_workshop" in table.offers(0)


@rule("C-8.6", "C-10.14")
def test_home_workshop_needs_the_full_price_and_a_tile() -> None:
    assert with_home_workshop(stone=2).game.prompt[1] == "space"
    assert with_home_workshop(reed=0).game.prompt[1] == "space"
    assert with_home_workshop().supply(tiles=0).game.prompt[1] == "space"


@rule("C-8.6")
def test_home_workshop_serves_its_owner_alone_and_once_a_phase() -> None:
    table = with_home_workshop(seat=1, stone=9, reed=3).given(0, **STALL_PRICE)
    table.act(1, "use home_workshop; at b3")
    assert table.game.board.round == 2


@rule("C-8.6", "C-13")
def test_home_workshop_works_in_the_round_in_which_it_is_built_needing_no_free_space() -> None:
    table = creatures_table().display("home_workshop").given(0, wood=2, reed=2, stone=3)
    for space, seat in (("stall", 1), ("two_stone", 0), ("one_stone", 1), ("three_wood", 0)):
        table.space(space, worker=seat)
    table.act(0, "space special_building_1; at a1").act(1, "space building_resources")
    assert table.offers(0) == ["stop", "use home_workshop"]


@rule("R-21", "C-8.6")
def test_home_workshop_stall_must_touch_a_building_with_a_cottage_extension() -> None:
    table = with_home_workshop(buildings={"a2": "cottage_extension", "a1": "home_workshop"}, columns=4)
    table.act(0, "use home_workshop")
    assert table.offers(0) == ["at b1", "at b2", "at b3"]


@rule("R-13", "C-8.9")
def test_home_workshop_comes_once_more_before_the_extra_breeding() -> None:
    table = with_home_workshop("breeding_station", stone=9, reed=3).round(8)
    table.act(0, "use home_workshop; at b2")
    assert table.offers(0) == ["stop", "use home_workshop"]
    table.act(0, "use home_workshop; at b3")
    assert list(table.farm(0).buildings.values()).count("stall") == 2
    assert table.game.to_act is None
