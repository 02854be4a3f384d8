"""The rulings R-25 to R-37: buildings and pieces."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

STALL = {"stone": 3, "reed": 1}


def with_barn(*more: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": ["barn", *more], **STALL, **farm})


@rule("R-25")
def test_barn_turns_the_first_regular_stall_over_and_is_spent() -> None:
    table = with_barn("home_workshop", stone=6, reed=2).act(0, "space stall; at b1; yes")
    assert table.farm(0).buildings["b1"] == "stable"
    assert table.game.board.tiles == 3  # one tile, turned over
    table.enter("window").act(0, "use home_workshop; at b2")
    assert table.farm(0).buildings["b2"] == "stall"
    assert table.game.board.round == 2  # and no question


@rule("R-25")
def test_barn_declined_is_spent() -> None:
    table = with_barn("home_workshop", stone=6, reed=2).act(0, "space stall; at b1; no")
    table.enter("window").act(0, "use home_workshop; at b2")
    assert [table.farm(0).buildings[cell] for cell in ("b1", "b2")] == ["stall", "stall"]
    assert table.game.board.round == 2


@rule("R-25", "R-35")
@pytest.mark.parametrize("tile", ["cow_stall", "pig_stall"])
def test_barn_is_spent_on_a_special_stall_even_where_no_tile_is_left(tile: str) -> None:
    table = with_barn(wood=4, reed=2).display(tile, "open_stable").supply(tiles=0)
    table.given(1, buildings={"b1": "stall"}, stone=3)
    table.act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1  # not asked: it is impossible
    table.act(1, "space special_building_2; take cow")  # the covered stall goes back to the tiles
    table.act(0, "space stall; at b2")
    assert table.game.to_act == 1
    assert (table.farm(0).buildings["b1"], table.farm(0).buildings["b2"]) == (tile, "stall")


@rule("R-25")
@pytest.mark.parametrize(("answer", "tile"), [("yes", "stable"), ("no", "cow_stall")])
def test_barn_replaces_a_cow_stall_after_its_cow_has_come(answer: str, tile: str) -> None:
    table = with_barn(wood=4).display("cow_stall").act(0, f"space special_building_1; at b1; {answer}")
    assert table.farm(0).animals == {"cow": 1}
    assert table.farm(0).buildings["b1"] == tile
    assert table.game.position()["display"] == ([] if answer == "no" else ["cow_stall"])


@rule("R-25")
def test_barn_does_not_hear_a_moved_stall_or_the_open_stable() -> None:
    table = with_barn("carpenter", "stall", wood=3).display("open_stable")
    table.act(0, "call carpenter; at b2")
    assert table.game.prompt[1] == "space"
    table.act(0, "space special_building_1; pay wood; take cow").act(1, "space two_stone")
    table.act(0, "space stall; at b3; yes")
    assert table.farm(0).buildings["b3"] == "stable"


def organic(**farm: object) -> CreaturesTable:
    table = creatures_table().display("organic_farm")
    return table.given(0, **{"wood": 2, "stone": 3, "reed": 1, **farm})


@rule("R-26")
def test_organic_farm_counts_lone_animals_of_pastures_after_free_rearrangement() -> None:
    # Two sheep and a cow: the sheep alone in each pasture, the cow in the Cottage.
    table = organic(placed_borders=pasture("b1") + pasture("b2"), sheep=2, cow=1)
    table.act(0, "space special_building_1; at a1; take sheep; take sheep")
    assert table.farm(0).animals == {"sheep": 4, "cow": 1}
    table = organic(buildings={"b1": "stall"}, troughs=["b2"], sheep=1, cow=1, pig=1)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1, "pig": 1}


@rule("R-27")
@pytest.mark.parametrize(("counting", "points"), [(False, 0), (True, 4)])
def test_pen_animals_are_ignored_except_where_the_switch_counts_them(counting: bool, points: int) -> None:
    table = creatures_table(pen_animals_count_for_stall_thresholds=counting)
    table.given(0, buildings={"a1": "pen", "b1": "cow_stall", "b2": "stable"}, cow=11, troughs=["a1"])
    assert table.points(0, "cow", "animals") == 9  # 3, 5 and 1
    assert table.points(0, "cow", "bonus") == 2
    assert table.points(0, "cow_stall") == points


@rule("R-28")
@pytest.mark.parametrize("doubles", [True, False])
def test_troughs_double_hayrick_stables_always_and_the_rearing_station_by_switch(doubles: bool) -> None:
    table = creatures_table(rearing_station_trough_doubles=doubles)
    table.given(0, buildings={"a1": "hayrick", "b1": "stable"}, troughs=["b1"])
    table.given(1, buildings={"a1": "rearing_station"}, troughs=["a1"])
    assert table.farm(0).holds(sheep=6, cow=6, pig=1)
    assert not table.farm(0).holds(sheep=12)
    assert table.farm(1).holds(sheep=2, pig=2, cow=2, horse=2) == doubles


@rule("R-29")
def test_feeding_station_adds_one_to_pastures_without_trough_alone() -> None:
    def rooms(cells: list[str], **farm: object) -> list[int]:
        table = creatures_table().round(8).given(1, borders=0)
        placed = {"columns": 3, "buildings": {"a1": "feeding_station"}, "placed_borders": pasture(*cells)}
        return table.given(0, **{**placed, **farm}).farm(0).pasture_rooms

    assert rooms(["b1"]) == [3]
    assert rooms(["b1", "b2"]) == [5]
    assert rooms(["b1", "b2"], troughs=["b2"]) == [8]
    assert rooms(["b1", "c1", "c2"]) == [7]
    split = {"a1": "feeding_station", "b2": "hay_rack"}
    assert rooms(["b1", "b2", "b3"], buildings=split) == [3, 3]


@rule("R-29")
def test_feeding_station_itself_is_doubled_by_a_trough_and_open_land_gains_nothing() -> None:
    farm = creatures_table().given(0, buildings={"a1": "feeding_station"}, troughs=["a1", "b3"]).farm(0)
    assert farm.holds(sheep=2, cow=1, pig=1)  # Cottage and free trough hold one each
    assert not farm.holds(sheep=5)


FIVE = {"a1": "estate", "a2": "open_stable", "b1": "cow_stall", "b2": "pig_stall"}


@rule("R-30")
@pytest.mark.parametrize(("counting", "points"), [(True, 3), (False, 0)])
def test_estate_counts_cow_and_pig_stall_unless_switched_off(counting: bool, points: int) -> None:
    table = creatures_table(estate_counts_cow_and_pig_stall=counting).given(0, buildings=FIVE)
    assert table.points(0, "estate") == points


@rule("R-30")
def test_estate_counts_the_cottage_upgrade_but_no_regular_stall_or_stable() -> None:
    four = {"a1": "estate", "a2": "open_stable", "b1": "manor"}
    table = creatures_table().given(0, buildings={**four, "a3": "log_house", "b2": "stall", "b3": "stable"})
    assert table.points(0, "estate") == 0
    table = creatures_table().given(0, buildings={**four, "a3": "log_house", "b2": "office"})
    assert table.points(0, "estate") == 3


@rule("R-30", "R-34")
def test_estate_loses_a_cow_stall_that_became_a_stable() -> None:
    table = creatures_table().given(0, buildings=FIVE, stone=5).act(0, "space stables; upgrade b1")
    assert table.points(0, "estate") == 0


@rule("R-31")
def test_manor_office_and_extensions_count_any_building() -> None:
    row = {"a3": "cottage", "b3": "manor", "c3": "stable", "d3": "stall"}
    table = creatures_table().given(0, columns=4, buildings={**row, "c2": "large_extension", "a1": "office"})
    assert table.points(0, "manor") == 7 - 8
    assert table.points(0, "office") == 6 - 2
    assert table.points(0, "large_extension") == 2


@rule("R-32")
def test_unused_spaces_hold_what_all_tiles_together_allow_and_stay_unused() -> None:
    tiles = {"a1": "dog_house", "b1": "hay_rack", "b2": "dairy_farm", "c3": "stud"}
    table = creatures_table().given(0, columns=3, buildings=tiles, placed_borders=["b2e", "c2s"])
    farm = table.farm(0)
    # c2 is beside Dairy Farm and Stud, whatever borders lie between.
    assert set(farm.unused) == {"a2", "b3", "c1", "c2"}
    cows, horses, sheep = 2 + 2 * 3, 2 + 2 * 2, 3
    assert farm.holds(cow=cows, horse=horses, sheep=sheep, pig=1)
    for more in ({"cow": cows + 1}, {"horse": horses + 1}, {"sheep": sheep + 1}):
        assert not farm.holds(**{"cow": cows, "horse": horses, "sheep": sheep, "pig": 1, **more})
    with_trough = creatures_table().given(0, columns=3, buildings=tiles, troughs=["c2"]).farm(0)
    rest = {"cow": cows - 2, "horse": horses - 2, "sheep": sheep - 1}
    assert with_trough.holds(**rest, pig=2)  # Cottage and trough: one animal each
    assert not with_trough.holds(**rest, pig=3)


@rule("R-33")
def test_country_house_cow_is_housed_after_the_expansion() -> None:
    def build(side: str) -> CreaturesTable:
        table = creatures_table().display("country_house")
        table.given(0, columns=3, buildings={"c2": "dairy_farm", "b3": "stud"}, cow=8, horse=6)
        table.given(0, wood=3, stone=3)
        return table.act(0, f"space special_building_1; at c3; expand {side}")

    table = build("right")  # d2, beside the Dairy Farm, takes two cows
    assert table.game.to_act == 1
    assert table.farm(0).animals == {"cow": 9, "horse": 6}
    assert build("left").offers(0) == ["release cow", "release horse"]


@rule("R-33", "R-39")
def test_country_house_expansion_is_heard_by_the_cattle_farm() -> None:
    table = creatures_table().display("country_house")
    table.given(0, buildings={"a1": "cattle_farm"}, wood=3, stone=3, sheep=1)
    table.act(0, "space special_building_1; at b3; expand right; use cattle_farm")
    assert table.farm(0).animals == {"cow": 2}


@rule("R-34")
def test_cow_stall_overbuilt_returns_to_the_display_with_its_cow_for_either_player() -> None:
    table = creatures_table().display("open_stable").given(1, wood=4, reed=1)
    table.given(0, buildings={"b1": "cow_stall"}, stone=3).act(0, "space special_building_1; take horse")
    table.act(1, "space special_building_2; at a1")
    assert table.farm(1).animals == {"cow": 1}
    assert table.farm(0).buildings["b1"] == "open_stable"


@rule("R-35")
def test_without_pieces_the_spaces_for_them_are_closed() -> None:
    table = creatures_table().supply(troughs=0, tiles=0, expansions=0).given(0, **STALL)
    assert table.refusal("space feeding_troughs").rule == "C-1.3"
    assert table.refusal("space stall").rule == "C-1.4"
    table.act(0, "space expand")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 10)


@rule("R-35")
def test_without_a_tile_regular_stalls_are_still_turned_over() -> None:
    table = creatures_table().supply(tiles=0).given(0, buildings={"b1": "stall", "b2": "pig_stall"}, wood=5)
    table.act(0, "space stables")
    assert table.farm(0).buildings["b1"] == "stable"  # the only one that can be


@rule("R-35")
def test_without_pieces_tiles_do_what_is_left() -> None:
    table = creatures_table().supply(troughs=0, expansions=0).display("feed_storehouse", "country_house")
    table.given(0, wood=4, stone=3, reed=1)
    table.act(0, "space special_building_1; build feed_storehouse; at a1").act(1, "space two_stone")
    table.act(0, "space special_building_2; at b1")
    assert (table.farm(0).troughs, table.farm(0).columns) == ([], 2)
    assert table.farm(0).animals == {"cow": 1}
    idle = creatures_table().after_work().supply(troughs=0, tiles=0)
    idle.given(0, buildings=["joinery", "home_workshop", "building_firm"], wood=9, stone=9, reed=9)
    assert idle.game.prompt[1] == "space"


@rule("R-36")
def test_sawmill_takes_one_wood_off_by_whatever_means() -> None:
    table = creatures_table().after_work().display("dog_house")
    table.given(0, buildings=["sawmill", "joinery", "stewards_office"], wood=1)
    table.act(0, "use stewards_office; space special_building_1; at b3; use joinery; trough b3")
    assert (table.farm(0).wood, table.farm(0).troughs) == (0, ["b3"])


@rule("R-37")
@pytest.mark.parametrize("forced", [True, False])
def test_free_troughs_must_be_placed_unless_switched_off(forced: bool) -> None:
    table = creatures_table(forced_free_trough=forced).display("feed_storehouse").given(0, wood=1, reed=1)
    table.act(0, "space special_building_1; at a1")
    assert ("stop" in table.offers(0)) != forced
    assert "trough a1" in table.offers(0)  # a building that holds nobody can take it
    well = creatures_table(forced_free_trough=forced).round(5).after_work()
    well.given(0, buildings=["farm_well"]).enter("trough")
    assert ("stop" in well.offers(0)) != forced
