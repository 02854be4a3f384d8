"""Stall, stable, Open Stable, Cow Stall."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def supply(table: CreaturesTable) -> int:
    """Stall/Stable tiles left in the general supply."""
    return int(table.game.board.tiles)


def displayed(table: CreaturesTable) -> list[str]:
    found = table.game.position()["display"]
    assert isinstance(found, list)
    return found


@rule("C-5.4", "C-10.14")
def test_a_stall_costs_three_stone_and_a_reed_and_holds_three() -> None:
    table = creatures_table().given(0, stone=3, reed=1).act(0, "space stall; at b1")
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "stall"}
    assert (table.farm(0).stone, table.farm(0).reed, supply(table)) == (0, 0, 3)
    assert table.farm(0).holds(sheep=4)  # one in the Cottage
    assert not table.farm(0).holds(sheep=5)
    assert table.points(0, "stall") == 1


@rule("C-10.14", "R-35")
def test_no_stall_without_the_price_or_without_a_tile() -> None:
    assert creatures_table().given(0, stone=2, reed=1).refusal("space stall").key == "short-of"
    assert creatures_table().given(0, stone=3).refusal("space stall").key == "short-of"
    table = creatures_table().given(0, stone=3, reed=1).supply(tiles=0)
    assert table.refusal("space stall").rule == "C-1.4"


@rule("C-5.5", "C-10.15")
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_a_stable_costs_five_of_one_material(material: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, **{material: 5}, sheep=4, troughs=["b1"])
    table.act(0, "space stables")
    assert table.farm(0).buildings["b1"] == "stable"
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 0)
    assert (table.farm(0).animals, table.farm(0).troughs) == ({"sheep": 4}, ["b1"])
    assert table.farm(0).holds(sheep=11)
    assert table.points(0, "stable") == 4
    assert supply(table) == 3  # the tile is turned over


@rule("C-5.5")
def test_a_stable_is_paid_without_mixture_and_never_built_from_nothing() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=4, stone=4)
    assert table.refusal("space stables").rule == "C-5.5"
    assert creatures_table().given(0, wood=9).refusal("space stables").key == "no-stall"
    table = creatures_table().given(0, buildings={"b1": "stable"}, wood=9)
    assert table.refusal("space stables").key == "no-stall"


@rule("C-10.15")
def test_several_stalls_are_upgraded_each_with_its_own_material() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall", "b2": "stall"}, wood=5, stone=5)
    table.act(0, "space stables; upgrade b1; pay stone; upgrade b2")
    assert [table.farm(0).buildings[cell] for cell in ("b1", "b2")] == ["stable", "stable"]


@rule("C-13", "C-1.8")
@pytest.mark.parametrize("animal", ["cow", "horse"])
def test_the_open_stable_replaces_a_stall_which_goes_back_and_brings_an_animal(animal: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=3, stone=3, troughs=["b1"])
    table.display("open_stable").supply(tiles=0)
    table.act(0, f"space special_building_1; pay wood; take {animal}")
    assert table.farm(0).buildings["b1"] == "open_stable"
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 3)
    assert table.farm(0).animals == {animal: 1}
    assert supply(table) == 1  # either player may build it again
    assert table.farm(0).holds(cow=11)
    assert table.points(0, "open_stable") == 2


@rule("C-13")
def test_the_open_stable_offers_only_a_cow_or_a_horse() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, stone=3).display("open_stable")
    table.act(0, "space special_building_1")
    assert table.offers(0) == ["take cow", "take horse"]
    assert table.refusal("take sheep").key == "not-on-offer"


@rule("C-5.6")
def test_the_open_stable_never_stands_on_a_stable_and_is_not_upgraded() -> None:
    table = creatures_table().given(0, buildings={"b1": "stable"}, wood=9).display("open_stable")
    assert table.refusal("build open_stable").key == "on-stall"
    table = creatures_table().given(0, buildings={"b1": "open_stable"}, wood=9, reed=1)
    table.display("materials_outlet")
    assert table.refusal("space stables").key == "no-stall"
    assert table.refusal("build materials_outlet").key == "on-stable"


@rule("R-36")
def test_a_sawmill_makes_the_open_stable_cost_two_wood_or_three_stone() -> None:
    farm = {"buildings": {"b1": "stall", "b2": "sawmill"}, "stone": 2}
    table = creatures_table().given(0, wood=2, **farm).display("open_stable")
    table.act(0, "space special_building_1; take cow")
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 2)
    table = creatures_table().given(0, wood=1, **farm).display("open_stable")
    assert table.refusal("build open_stable").rule == "C-5.9"


@rule("R-28")
def test_a_hayrick_lets_the_open_stable_hold_two_types() -> None:
    table = creatures_table().given(0, buildings={"b1": "open_stable", "b2": "hayrick"})
    assert table.farm(0).holds(cow=3, horse=3, sheep=1)
    assert not table.farm(0).holds(cow=5, horse=3)


@rule("R-34", "C-5.7")
def test_the_open_stable_over_a_cow_stall_returns_it_to_the_display() -> None:
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=3, cow=3).display("open_stable")
    table.given(1, wood=4, reed=1)
    table.act(0, "space special_building_1; take horse")
    assert displayed(table) == ["cow_stall"]
    assert supply(table) == 4
    table.act(1, "space special_building_2; at b1")
    assert table.farm(1).animals == {"cow": 1}  # built again, gained again


@rule("C-13", "C-5.7")
def test_the_cow_stall_brings_a_cow_and_holds_cows_alone() -> None:
    table = creatures_table().given(0, wood=4, reed=1).display("cow_stall")
    table.act(0, "space special_building_1; at b1")
    assert table.farm(0).animals == {"cow": 1}
    assert table.farm(0).holds(cow=4)
    assert not table.farm(0).holds(cow=5)
    assert table.farm(0).holds(cow=3, pig=1)
    assert not table.farm(0).holds(pig=2)
    assert supply(table) == 4  # no Stall/Stable tile


@rule("C-7.4", "C-5.9")
def test_the_cow_may_stand_elsewhere_or_run_away_and_nothing_comes_to_the_poor() -> None:
    table = creatures_table().given(0, wood=4, reed=1, cow=4, buildings={"b1": "stall"}, borders=0)
    table.display("cow_stall").act(0, "space special_building_1; at b2")
    assert table.farm(0).animals == {"cow": 5}
    table = creatures_table().given(0, wood=3, reed=1).display("cow_stall")
    assert table.refusal("build cow_stall").rule == "C-5.9"


@rule("C-12.6")
@pytest.mark.parametrize(("cows", "points"), [(10, 0), (11, 4), (12, 4)])
def test_the_cow_stall_scores_with_eleven_cows(cows: int, points: int) -> None:
    table = creatures_table().given(
        0, buildings={"b1": "cow_stall", "b2": "stable"}, troughs=["b2"], cow=cows
    )
    assert table.points(0, "cow_stall") == points


@rule("R-27")
@pytest.mark.parametrize(("switched", "points"), [(False, 0), (True, 4)])
def test_cows_in_the_pen_do_not_help_the_cow_stall(switched: bool, points: int) -> None:
    table = creatures_table(pen_animals_count_for_stall_thresholds=switched)
    table.given(0, buildings={"b1": "cow_stall", "b2": "pen", "a1": "stable"}, cow=11)
    assert table.farm(0).holds(cow=13)
    assert table.points(0, "cow_stall") == points


@rule("C-5.7", "R-35")
def test_the_stables_action_exchanges_the_cow_stall_for_a_tile_of_the_supply() -> None:
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=5, cow=4).supply(tiles=1)
    table.act(0, "space stables")
    assert table.farm(0).buildings["b1"] == "stable"
    assert supply(table) == 0
    assert "cow_stall" in displayed(table)
    assert table.farm(0).holds(pig=6)
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=5).supply(tiles=0)
    assert table.refusal("space stables").rule == "C-5.7"


@rule("R-24")
def test_the_building_firm_never_brings_a_cow_stall() -> None:
    table = creatures_table().given(0, buildings={"b1": "building_firm"}, stone=2, troughs=["b2"])
    table.display("cow_stall").act(0, "call building_firm")
    assert table.farm(0).buildings["b2"] == "stall"
