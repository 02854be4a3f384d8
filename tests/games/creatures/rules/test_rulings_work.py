"""Work phase, buildings and pieces: rulings R-16 to R-24."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def steward(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": {"b1": "stewards_office"}, **farm})


def full(table: CreaturesTable, *spaces: str) -> CreaturesTable:
    """All six workers stand on these spaces, seat about."""
    for place, space in enumerate(spaces):
        table.space(space, worker=place % 2)
    return table


SIX = ("three_wood", "two_stone", "one_stone", "start_player", "expand", "special_building_1")


@rule("R-16", "C-8.4")
def test_the_steward_uses_a_free_space_without_a_worker() -> None:
    table = full(steward(), *SIX).given(1, buildings={"b1": "timber_shop"})
    assert table.offers(0) == ["stop", "use stewards_office"]
    table.act(0, "use stewards_office")
    offers = table.offers(0)
    assert not {f"space {name}" for name in SIX} & set(offers)  # occupied ones are closed
    table.act(0, "space building_resources")
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).reed) == (1, 1, 1)


@rule("R-16", "R-18")
def test_a_space_the_steward_used_stays_unoccupied() -> None:
    spaces = ("three_wood", "two_stone", "one_stone", "fences", "walls", "expand")
    table = full(steward(), *spaces).given(1, buildings={"b1": "timber_shop"})
    table.space("start_player", wood=1).act(0, "use stewards_office; space start_player")
    assert (table.farm(0).wood, int(table.game.board.marker)) == (1, 0)
    assert table.farm(1).wood == 0  # no Timber Shop: no worker stands there


@rule("R-16", "R-19")
def test_the_steward_and_the_home_depot_work_together() -> None:
    table = steward(buildings={"b1": "stewards_office", "b2": "home_depot"}).after_work()
    table.act(0, "use stewards_office; space building_resources; use home_depot")
    assert table.farm(0).wood == 2


@rule("R-16")
def test_built_with_the_last_worker_the_steward_serves_in_the_same_round() -> None:
    table = creatures_table().given(0, wood=4, stone=3, reed=2).display("stewards_office")
    full(table, *SIX[:4])
    table.act(0, "space special_building_1; at b1").act(1, "space walls; border a1n; stop")
    assert table.offers(0) == ["stop", "use stewards_office"]


@rule("R-16")
def test_with_both_special_building_spaces_taken_the_steward_builds_none() -> None:
    spaces = (*SIX[:4], "special_building_1", "special_building_2")
    table = full(steward(wood=9, stone=9, reed=9), *spaces).display("storage")
    table.act(0, "use stewards_office")
    assert "space special_building_2" not in table.offers(0)
    table = full(steward(wood=9, reed=9), *SIX).display("storage")
    table.act(0, "use stewards_office; space special_building_2; at b2")
    assert table.farm(0).buildings["b2"] == "storage"


@rule("R-16", "C-10.2")
def test_the_steward_needs_an_action_that_can_be_carried_out_and_may_be_declined() -> None:
    table = full(steward(), *SIX).act(0, "use stewards_office")
    assert table.refusal("space stall").key == "short-of"
    table = full(steward(), *SIX).act(0, "stop")
    assert int(table.game.board.round) == 2
    assert full(steward().given(1, wood=3), *SIX).game.to_act == 0  # and only for its owner


@rule("R-17", "C-8.11")
@pytest.mark.parametrize(("switched", "first"), [(False, 0), (True, 1)])
def test_who_began_the_round_resolves_a_window_first_unless_switched(switched: bool, first: int) -> None:
    table = creatures_table(window_order_by_marker=switched).round(3, marker=1, starter=0, first=0)
    table.given(0, buildings={"b1": "joinery"}, wood=2).given(1, buildings={"b1": "trading_station"})
    table.given(1, wood=1, stone=1).after_work()
    assert table.game.prompt[0] == "C-8.6"
    assert table.game.to_act == first


@rule("R-17", "R-35")
def test_the_last_trough_goes_to_who_began_the_round() -> None:
    table = creatures_table().round(5, marker=1, starter=1).supply(troughs=1).after_work()
    table.given(0, buildings={"b1": "joinery"}, wood=2).given(1, buildings={"b1": "cattle_market"}, reed=1)
    table.act(1, "stop").act(0, "use joinery; trough b2")
    assert table.farm(0).troughs == ["b2"]


@rule("R-18")
def test_the_timber_shop_pays_when_the_fourth_space_is_taken_by_anyone() -> None:
    table = creatures_table().given(0, buildings={"b1": "timber_shop"})
    full(table, *SIX[:3]).space("start_player", wood=1).act(1, "space start_player")
    assert (table.farm(0).wood, table.farm(1).wood) == (3, 1)
    table = creatures_table().given(1, buildings={"b1": "timber_shop"})
    full(table, *SIX[:3]).space("start_player", wood=1).act(1, "space start_player")
    assert table.farm(1).wood == 4


@rule("R-18")
@pytest.mark.parametrize(("switched", "wood"), [(False, 0), (True, 3)])
def test_a_timber_shop_built_too_late_pays_only_where_switched(switched: bool, wood: int) -> None:
    table = creatures_table(timber_shop_retroactive=switched).given(0, stone=2).display("timber_shop")
    full(table, *SIX[:4]).act(0, "space special_building_1; at b1")
    assert table.farm(0).wood == wood


@rule("R-19", "C-10.9")
def test_the_home_depot_takes_a_wood_from_the_space_without_occupying_it() -> None:
    table = creatures_table().given(0, buildings={"b1": "home_depot"})
    table.act(0, "space building_resources; use home_depot")
    assert (table.farm(0).wood, table.pile("three_wood")) == (2, {"wood": 2})
    assert "space three_wood" in table.offers(1)
    table = creatures_table().given(0, buildings={"b1": "home_depot"})
    table.act(0, "space building_resources; stop")
    assert table.farm(0).wood == 1


@rule("R-19")
def test_the_home_depot_takes_nothing_from_an_empty_space_nor_with_other_spaces() -> None:
    table = creatures_table().given(0, buildings={"b1": "home_depot"}).space("two_stone", stone=2)
    table.act(0, "space building_resources")
    assert table.game.to_act == 1
    table = creatures_table().given(0, buildings={"b1": "home_depot"}).act(0, "space two_stone")
    assert table.game.to_act == 1


@rule("R-20")
def test_the_conservatory_chain_has_two_links_and_a_barn() -> None:
    table = creatures_table().given(0, wood=9, stone=9, reed=9, buildings={"a1": "barn"})
    table.display("conservatory", "pig_stall", "storage")
    table.act(0, "space special_building_1; build conservatory; at b2; build pig_stall; at b1; yes")
    assert table.farm(0).buildings == {"a3": "cottage", "a1": "barn", "b2": "conservatory", "b1": "stable"}
    assert table.farm(0).animals == {"pig": 1}
    assert table.game.to_act == 1


@rule("R-21")
def test_the_cottage_extension_binds_every_later_building_by_whatever_means() -> None:
    buildings = {"a2": "cottage_extension", "b2": "carpenter", "b1": "building_firm"}
    table = creatures_table().given(0, columns=5, buildings=buildings, stone=9, reed=9, wood=9)
    table.given(0, troughs=["e1"]).display("conservatory", "storage")
    assert "call building_firm" not in table.offers(0)
    table.act(0, "space special_building_1; build conservatory")
    assert table.offers(0) == ["at a1", "at b3", "at c1", "at c2"]
    table.act(0, "at c2; build storage")
    assert table.offers(0) == ["at c1", "at c3", "at d2"]


@rule("R-21", "C-2.1")
def test_the_first_worker_must_fetch_the_wood_for_the_cottage_extension() -> None:
    table = creatures_table(tiles=["cottage_extension"])
    assert table.refusal("build cottage_extension").rule == "R-21"
    table.act(0, "space three_wood").act(1, "space two_stone").act(0, "space special_building_1; at b3")
    assert table.farm(0).buildings == {"a3": "cottage", "b3": "cottage_extension"}
    table = creatures_table(tiles=["cottage_extension"]).act(0, "space expand; expand left")
    table.act(1, "space three_wood")
    assert table.refusal("build cottage_extension").rule == "C-5.9"  # an expansion, but no wood


@rule("R-22", "C-3.8")
def test_the_corner_house_ends_every_way_to_grow() -> None:
    buildings = {"b1": "corner_house", "b2": "cattle_farm"}
    table = creatures_table().given(0, buildings=buildings, sheep=1, wood=3, stone=3).display("country_house")
    table.act(0, "space expand")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 10)
    assert table.game.to_act == 1  # no side to choose, nothing for the Cattle Farm
    table.act(1, "space three_wood").act(0, "space special_building_1; at b3")
    assert (table.farm(0).columns, table.farm(0).animals) == (2, {"sheep": 1, "cow": 1})


@rule("R-23")
def test_the_carpenter_opens_a_pasture_and_leaves_troughs_and_borders_behind() -> None:
    walls = [edge for edge in pasture("b1") if edge != "b1s"]
    buildings = {"a1": "carpenter", "b2": "stall", "a2": "stable", "b3": "shelter"}
    table = creatures_table().given(0, columns=3, buildings=buildings, placed_borders=walls)
    table.given(0, troughs=["b2"], pig=2, cow=5)
    assert table.farm(0).pasture_cells == ["b1"]
    table.act(0, "call carpenter; lift b2; stop")
    assert "at a2" not in table.offers(0)
    table.act(0, "at c1")
    assert (table.farm(0).pasture_cells, table.farm(0).troughs) == ([], ["b2"])
    assert sorted(table.farm(0).placed) == sorted(walls)
    assert table.farm(0).animals == {"pig": 2, "cow": 5}  # the stall took them in


@rule("R-24")
def test_the_building_firm_splits_a_pasture() -> None:
    cells = ("a1", "b1", "c1")
    table = creatures_table().given(0, columns=3, buildings={"b3": "building_firm"}, stone=2, troughs=["b1"])
    table.given(0, placed_borders=pasture(*cells), borders=0, sheep=12)
    assert table.farm(0).pasture_rooms == [12]
    table.act(0, "call building_firm")
    assert table.farm(0).pasture_rooms == [2, 2]
    assert table.farm(0).animals == {"sheep": 8}  # 2 + 2, the stall and the Cottage


@rule("R-24", "R-43")
def test_the_stall_of_the_building_firm_wakes_the_barn_and_not_the_workshop() -> None:
    buildings = {"b1": "building_firm", "a1": "workshop", "a2": "barn"}
    table = creatures_table().given(0, buildings=buildings, stone=2, troughs=["b2"])
    table.act(0, "call building_firm; yes")
    assert table.farm(0).buildings["b2"] == "stable"
    assert table.game.prompt[1] == "space"
