"""Materials Outlet, Pig Stall: buildings that replace or are replaced."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def with_stable(**farm: object) -> CreaturesTable:
    table = creatures_table().display("materials_outlet")
    return table.given(0, **{"buildings": {"b1": "stable"}, "reed": 1, **farm})


@rule("C-5.6", "C-1.8", "C-13")
def test_materials_outlet_replaces_a_stable_for_a_reed_and_brings_resources() -> None:
    table = with_stable(troughs=["b1"])
    assert table.game.board.tiles == 3
    table.act(0, "space special_building_1")  # one stable, so one place
    farm = table.farm(0)
    assert farm.buildings == {"a3": "cottage", "b1": "materials_outlet"}
    assert (farm.wood, farm.stone, farm.reed) == (4, 3, 0)
    assert table.game.board.tiles == 4  # a stall again, for either player
    assert table.points(0, "materials_outlet") == 7
    assert farm.troughs == ["b1"]
    assert farm.holds(horse=3)  # the trough stays: two here, one in the Cottage


@rule("C-5.6", "R-47")
@pytest.mark.parametrize("other", ["open_stable", "stall", "manor", "cow_stall"])
def test_materials_outlet_stands_on_no_open_stable_stall_or_stable_roof(other: str) -> None:
    table = with_stable(buildings={"b1": other}, reed=9)
    assert table.refusal("build materials_outlet").key == "on-stable"
    assert "space special_building_1" not in table.offers(0)


@rule("C-5.6")
def test_materials_outlet_needs_an_own_stable_and_a_reed() -> None:
    table = with_stable(buildings={}).given(1, buildings={"b1": "stable"})
    assert table.refusal("build materials_outlet").key == "on-stable"
    assert with_stable(reed=0).refusal("build materials_outlet").key == "short-of"


@rule("C-5.6")
def test_materials_outlet_chooses_among_several_stables() -> None:
    table = with_stable(buildings={"b1": "stable", "b2": "stable", "a1": "open_stable"})
    table.act(0, "space special_building_1")
    assert table.offers(0) == ["at b1", "at b2"]


@rule("R-41", "C-7.5")
def test_materials_outlet_sends_away_whoever_has_no_room_any_more() -> None:
    table = with_stable(horse=5, cow=1).act(0, "space special_building_1")
    assert table.offers(0) == ["release cow", "release horse"]
    table.act(0, "release horse; release horse; release horse; release horse")
    assert table.farm(0).animals == {"cow": 1, "horse": 1}


@rule("C-5.3", "C-10.15")
def test_materials_outlet_holds_one_horse_and_is_neither_stall_nor_stable() -> None:
    table = creatures_table().given(0, buildings={"b1": "materials_outlet", "b2": "hayrick"}, wood=9)
    table.display("open_stable")
    assert table.farm(0).holds(horse=2)
    assert not table.farm(0).holds(horse=3)
    assert not table.farm(0).holds(sheep=2)
    assert table.refusal("space stables").key == "no-stall"
    assert table.refusal("build open_stable").key == "on-stall"


@rule("C-1.8", "C-10.14")
def test_materials_outlet_gives_the_last_tile_back_to_either_player() -> None:
    table = with_stable().supply(tiles=0).given(1, stone=3, reed=1)
    assert table.game.board.tiles == 0
    table.act(0, "space special_building_1").act(1, "space stall; at b2")
    assert table.farm(1).buildings["b2"] == "stall"


@rule("R-20", "C-5.6")
def test_materials_outlet_comes_through_a_conservatory_beside_the_stable_only() -> None:
    table = with_stable(stone=1).display("conservatory", "materials_outlet")
    table.act(0, "space special_building_1; build conservatory; at a1; build materials_outlet")
    assert table.farm(0).buildings["b1"] == "materials_outlet"
    table = with_stable(stone=1).display("conservatory", "materials_outlet")
    table.act(0, "space special_building_1; build conservatory; at a2")
    assert table.game.to_act == 1  # a2 and b1 touch at a corner


@rule("C-13", "C-5.3")
def test_pig_stall_brings_a_pig_and_holds_three_pigs_alone() -> None:
    table = creatures_table().display("pig_stall").given(0, wood=4, reed=1)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).animals == {"pig": 1}
    assert (table.farm(0).wood, table.farm(0).reed) == (0, 0)
    assert table.farm(0).holds(pig=3, sheep=1)
    assert table.farm(0).holds(pig=4)
    assert not table.farm(0).holds(sheep=2)
    assert table.farm(1).animals == {}


@rule("C-5.9")
def test_pig_stall_needs_four_wood_and_a_reed() -> None:
    table = creatures_table().display("pig_stall")
    assert table.given(0, wood=3, reed=1).refusal("build pig_stall").key == "short-of"


@rule("C-12.6")
@pytest.mark.parametrize(("pigs", "points"), [(12, 0), (13, 4), (14, 4)])
def test_pig_stall_scores_four_from_thirteen_pigs_on(pigs: int, points: int) -> None:
    table = creatures_table().given(
        0, buildings={"b1": "pig_stall", "b2": "stable"}, troughs=["b2", "b1"], pig=pigs
    )
    assert table.points(0, "pig_stall") == points


def with_pig_stall(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": {"b1": "pig_stall"}, "pig": 3, **farm})


@rule("C-5.7", "R-34")
def test_pig_stall_upgraded_takes_a_tile_and_goes_back_to_the_display() -> None:
    table = with_pig_stall(stone=5, troughs=["b1"]).display().given(1, wood=4, reed=1)
    tiles = table.game.board.tiles
    table.act(0, "space stables")
    assert table.farm(0).buildings["b1"] == "stable"
    assert table.farm(0).animals == {"pig": 3}
    assert table.game.board.tiles == tiles - 1
    assert table.points(0, "pig_stall") == 0
    assert table.farm(0).holds(cow=10, pig=1)  # an ordinary stable, its trough kept
    table.act(1, "space special_building_1; at b3")  # again with its pig, for either player
    assert table.farm(1).animals == {"pig": 1}


@rule("C-5.7", "R-35")
def test_pig_stall_cannot_become_a_stable_without_a_tile() -> None:
    table = with_pig_stall(stone=5).supply(tiles=0)
    assert table.refusal("space stables").rule == "C-5.7"


@rule("C-5.6", "R-34")
def test_pig_stall_covered_by_the_open_stable_goes_back_to_the_display_not_to_the_tiles() -> None:
    table = with_pig_stall(wood=3).display("open_stable").supply(tiles=1)
    table.act(0, "space special_building_1; take cow")
    assert table.farm(0).buildings["b1"] == "open_stable"
    assert table.game.board.tiles == 1
    assert table.game.position()["display"] == ["pig_stall"]


@rule("R-25")
def test_pig_stall_may_become_a_stable_at_once_through_a_barn() -> None:
    table = creatures_table().display("pig_stall")
    table.given(0, buildings={"a1": "barn"}, wood=4, reed=1, pig=1)
    tiles = table.game.board.tiles
    table.act(0, "space special_building_1; at b1; yes")
    assert table.farm(0).buildings["b1"] == "stable"
    assert table.farm(0).animals == {"pig": 2}
    assert (table.game.board.tiles, table.game.position()["display"]) == (tiles - 1, ["pig_stall"])


@rule("R-23")
def test_pig_stall_may_be_moved_by_a_carpenter_and_is_not_built_anew() -> None:
    table = with_pig_stall(buildings={"b1": "pig_stall", "a1": "carpenter"})
    table.act(0, "call carpenter; at b3")
    assert table.farm(0).buildings["b3"] == "pig_stall"
    assert table.farm(0).animals == {"pig": 3}
    assert table.points(0, "pig_stall") == 0


@rule("R-24")
def test_pig_stall_never_comes_from_a_building_firm() -> None:
    table = creatures_table().display("pig_stall")
    table.given(0, buildings={"a1": "building_firm"}, troughs=["b1"], stone=2)
    table.act(0, "call building_firm")
    assert table.farm(0).buildings["b1"] == "stall"
    assert table.farm(0).animals == {}


@rule("R-27")
@pytest.mark.parametrize(("counting", "points"), [(False, 0), (True, 4)])
def test_pig_stall_ignores_pigs_in_the_pen_unless_that_is_switched(counting: bool, points: int) -> None:
    table = creatures_table(pen_animals_count_for_stall_thresholds=counting)
    table.given(0, buildings={"b1": "pig_stall", "b2": "stable", "b3": "pen"}, troughs=["b2"], pig=15)
    assert table.points(0, "pig_stall") == 4  # 14 outside
    table = creatures_table(pen_animals_count_for_stall_thresholds=counting)
    table.given(0, buildings={"b1": "pig_stall", "b2": "stable", "b3": "pen"}, troughs=["b1"], pig=13)
    assert table.points(0, "pig", "animals") == 12
    assert table.points(0, "pig_stall") == points
