"""Sawmill and Timber Shop."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def sawmill_table(*more: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": ["sawmill", *more], **farm})


@rule("C-5.9", "R-36")
def test_sawmill_costs_five_stone_scores_four_and_holds_nobody() -> None:
    table = creatures_table().display("sawmill").given(0, stone=5)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).stone == 0
    assert table.points(0, "sawmill") == 4
    assert not table.farm(0).holds(sheep=2)
    assert creatures_table().display("sawmill").given(0, stone=4, wood=9).refusal(
        "build sawmill"
    ).numbers == {
        "good": 1,
        "have": 4,
        "need": 5,
    }


@rule("R-36", "C-10.13")
def test_sawmill_takes_one_wood_off_each_further_trough_and_nothing_off_the_free_one() -> None:
    table = sawmill_table(wood=4).act(0, "space feeding_troughs; trough a1; trough b1; trough b2")
    assert (table.farm(0).wood, len(table.farm(0).troughs)) == (0, 3)
    assert table.game.to_act == 1  # no wood is left for another
    table = sawmill_table(wood=1).act(0, "space feeding_troughs; trough a1")
    assert table.farm(0).wood == 1


@rule("R-36", "C-10.15")
def test_sawmill_makes_each_stable_cost_four_wood_and_still_five_stone() -> None:
    table = sawmill_table("stall", "stall", wood=8).act(0, "space stables; upgrade a2")
    assert table.farm(0).wood == 4
    table.act(0, "upgrade b1")
    assert table.farm(0).wood == 0
    assert sawmill_table("stall", wood=3, stone=4).refusal("space stables").rule == "C-5.5"
    table = sawmill_table("stall", wood=4, stone=5).act(0, "space stables")
    assert table.offers(0) == ["pay wood", "pay stone"]
    table.act(0, "pay stone")
    assert (table.farm(0).wood, table.farm(0).stone) == (4, 0)


@rule("R-36")
@pytest.mark.parametrize(
    ("tile", "have", "left"),
    [
        ("dog_house", {"wood": 0}, (0, 0, 0)),  # one less than one
        ("duck_pond", {"wood": 1, "columns": 3}, (1, 0, 1)),  # free all the same, never below nothing
        ("conservatory", {"wood": 1, "stone": 1}, (1, 0, 0)),  # no wood in the price
        ("manor", {"stone": 3}, (0, 0, 0)),
        ("wild_boar_pen", {"wood": 1}, (0, 0, 0)),
        ("cattle_market", {"wood": 4, "stone": 1}, (1, 0, 0)),
    ],
)
def test_sawmill_lowers_special_buildings_that_cost_wood(
    tile: str, have: dict[str, int], left: tuple[int, int, int]
) -> None:
    table = sawmill_table(**have).display(tile).act(0, "space special_building_1; at b1")
    farm = table.farm(0)
    assert farm.buildings["b1"] == tile
    assert (farm.wood, farm.stone, farm.reed) == left


@rule("R-36", "C-5.6")
def test_sawmill_makes_the_open_stable_cost_two_wood_or_three_stone() -> None:
    table = sawmill_table("stall", wood=2, stone=3).display("open_stable").act(0, "space special_building_1")
    assert table.offers(0) == ["pay wood", "pay stone"]
    table.act(0, "pay wood; take cow")
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 3)


@rule("R-36", "R-20")
def test_sawmill_lowers_the_second_building_of_a_conservatory() -> None:
    table = sawmill_table(wood=2, stone=1).display("conservatory", "large_extension")
    table.act(0, "space special_building_1; build conservatory; at b1; build large_extension")
    assert table.farm(0).wood == 0


@rule("R-36")
def test_sawmill_makes_the_trough_of_a_servants_hut_cost_one_wood() -> None:
    table = sawmill_table(wood=2).display("servants_hut")
    table.act(0, "space special_building_1; at b1; stop; trough b3")
    assert (table.farm(0).wood, table.farm(0).troughs) == (0, ["b3"])


@rule("R-36", "C-10.10")
def test_sawmill_changes_neither_borders_nor_stalls() -> None:
    table = sawmill_table(wood=1).act(0, "space fences; border b1n")
    assert (table.farm(0).wood, table.game.to_act) == (0, 1)
    table = sawmill_table(wood=9, stone=2, reed=1)
    assert table.refusal("space stall").key == "short-of"


@rule("R-36", "C-5.9")
def test_sawmill_serves_its_owner_alone() -> None:
    table = sawmill_table().given(1, wood=1).display("wild_boar_pen").act(0, "space two_stone")
    assert table.refusal("build wild_boar_pen").numbers == {"good": 0, "have": 1, "need": 2}


# Timber Shop.

TOP_FOUR = ("start_player", "three_wood", "one_stone", "two_stone")


def timber_table(*taken: str, owner: int = 0, **options: bool) -> CreaturesTable:
    """The Timber Shop on one farm and workers on these spaces, by turns from seat 0."""
    table = creatures_table(**options).given(owner, buildings=["timber_shop"])
    for place, space in enumerate(taken):
        table.space(space, worker=place % 2)
    for space, good in zip(TOP_FOUR, ("wood", "wood", "stone", "stone"), strict=True):
        if space not in taken:
            table.space(space, **{good: 3})
    return table


@rule("R-18", "C-10.4")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("last", TOP_FOUR)
def test_timber_shop_brings_three_wood_whoever_fills_the_fourth_space(owner: int, last: str) -> None:
    others = [space for space in TOP_FOUR if space != last]
    table = timber_table(*others, owner=owner)
    assert table.farm(owner).wood == 0
    table.act(1, f"space {last}")
    taken = 3 if owner == 1 and last in ("start_player", "three_wood") else 0
    assert table.farm(owner).wood == 3 + taken


@rule("R-18", "C-10.4")
def test_timber_shop_waits_for_the_fourth_and_hears_no_other_space() -> None:
    table = timber_table("three_wood", "one_stone").space("building_resources").space("expand", borders=1)
    table.act(0, "space building_resources").act(1, "space two_stone")
    assert table.farm(0).wood == 1
    table.act(0, "space expand; expand left")
    assert table.farm(0).wood == 1


@rule("R-18")
def test_timber_shop_gives_once_a_round_and_again_in_the_next() -> None:
    table = timber_table("start_player", "three_wood", "one_stone")
    table.act(1, "space two_stone").act(0, "space building_resources").act(1, "space expand; expand left")
    assert table.farm(0).wood == 4
    table.act(0, "space start_player").act(1, "space three_wood").act(0, "space one_stone")
    before = table.farm(0).wood
    table.act(1, "space two_stone")
    assert table.farm(0).wood == before + 3


@rule("R-18")
@pytest.mark.parametrize(("retroactive", "wood"), [(False, 0), (True, 3)])
def test_timber_shop_built_late_gives_nothing_for_that_round_unless_switched(
    retroactive: bool, wood: int
) -> None:
    table = creatures_table(timber_shop_retroactive=retroactive).display("timber_shop").given(0, stone=2)
    for place, space in enumerate(TOP_FOUR):
        table.space(space, worker=place % 2)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).wood == wood


@rule("R-18")
def test_timber_shop_with_that_switch_still_waits_where_a_space_is_free() -> None:
    table = creatures_table(timber_shop_retroactive=True).display("timber_shop").given(0, stone=2)
    for place, space in enumerate(TOP_FOUR[:3]):
        table.space(space, worker=1 - place % 2)
    table.space("two_stone", stone=2).space("expand", borders=1)
    table.round(1, starter=1, marker=1).act(0, "space special_building_1; at a1")
    assert table.farm(0).wood == 0
    table.act(1, "space two_stone")
    assert table.farm(0).wood == 3


@rule("R-16", "R-18")
def test_timber_shop_does_not_hear_a_stewards_office() -> None:
    table = creatures_table().given(0, buildings=["timber_shop", "stewards_office"])
    for place, space in enumerate((*TOP_FOUR[:3], "expand", "building_resources")):
        table.space(space, worker=place % 2)
    table.space("two_stone", stone=2).space("reed_and_sheep", reed=1)
    table.act(1, "space reed_and_sheep").act(0, "use stewards_office; space two_stone")
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 2)


@rule("R-18", "C-10.5")
def test_timber_shop_pays_its_builder_who_fills_the_fourth_space_with_a_later_worker() -> None:
    table = creatures_table().display("timber_shop").given(0, stone=2)
    for place, space in enumerate(("three_wood", "one_stone", "two_stone")):
        table.space(space, worker=1 - place % 2)
    table.space("start_player", wood=2).space("expand", borders=1)
    table.round(1, starter=1, marker=1).act(0, "space special_building_1; at a1")
    table.act(1, "space expand; expand right").act(0, "space start_player")
    assert table.farm(0).wood == 5
    assert table.points(0, "timber_shop") == 1
