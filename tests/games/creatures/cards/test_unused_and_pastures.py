"""Dairy Farm, Dog House, Feeding Station: room on open land and in pastures."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule


@rule("R-32", "C-13")
def test_the_dog_house_lets_a_sheep_stand_on_each_unused_cell_of_two_rows() -> None:
    farm = creatures_table().given(0, columns=3, buildings={"b2": "dog_house"}).farm(0)
    # a2, b3, c2, c3 and the Cottage; not the top row, not the tile itself.
    assert farm.holds(sheep=5)
    assert not farm.holds(sheep=6)
    assert not farm.holds(pig=2)
    assert len(farm.unused) == 7


@rule("R-32", "C-12.5")
@pytest.mark.parametrize("end", ["trough", "building", "pasture"])
def test_a_used_cell_is_lost_to_the_dog_house(end: str) -> None:
    table = creatures_table().given(0, buildings={"b2": "dog_house"})
    assert table.farm(0).holds(sheep=3)  # a2, b3, Cottage
    table = creatures_table().given(0, buildings={"b2": "dog_house"})
    if end == "trough":
        table.given(0, troughs=["b3"])
        assert table.farm(0).holds(sheep=2, cow=1)  # any one animal instead of a sheep
    elif end == "building":
        table.given(0, buildings={"b2": "dog_house", "b3": "storage"})
        assert not table.farm(0).holds(sheep=3)
    else:
        table.given(0, placed_borders=pasture("b3"))
        assert table.farm(0).holds(sheep=4)  # two in the pasture
        assert not table.farm(0).holds(sheep=5)


@rule("C-12.4", "R-32")
def test_cells_of_the_dog_house_stay_unused_for_expansions_and_the_duck_pond() -> None:
    table = creatures_table().given(0, columns=3, buildings={"b2": "dog_house"}, troughs=["c1"], sheep=5)
    table.display("duck_pond")
    assert table.points(0, "expansions", "expansions") == 0
    assert table.farm(0).unused == ["a1", "a2", "b1", "b3", "c2", "c3"]
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).buildings["a1"] == "duck_pond"


@rule("R-32")
def test_the_dog_house_does_nothing_for_the_other_farm_and_holds_nothing_itself() -> None:
    table = creatures_table().given(0, buildings={"b2": "dog_house"}, troughs=["b2", "a2", "b3"])
    assert table.farm(0).holds(sheep=3)
    assert not table.farm(0).holds(sheep=4)  # its own trough doubles nothing
    assert not table.farm(1).holds(sheep=2)


@rule("C-7.4")
def test_sheep_beyond_the_dog_house_run_away_when_a_cell_is_built_on() -> None:
    table = creatures_table().given(0, buildings={"b2": "dog_house"}, sheep=3, stone=3, reed=1)
    table.act(0, "space stall; at b3")
    assert table.farm(0).animals == {"sheep": 3}  # three in the stall
    table = creatures_table().given(0, buildings={"b2": "dog_house"}, sheep=2, pig=1, wood=2, reed=1)
    table.display("storage").act(0, "space special_building_1; at b3")
    assert table.offers(0) == ["release sheep", "release pig"]


@rule("R-32", "C-13")
def test_the_dairy_farm_holds_cows_on_itself_and_beside_it() -> None:
    farm = creatures_table().given(0, columns=3, buildings={"b2": "dairy_farm"}).farm(0)
    # 2 on the tile, 2 on each of a2, b1, b3, c2, 1 in the Cottage.
    assert farm.holds(cow=11)
    assert not farm.holds(cow=12)
    assert not farm.holds(sheep=2)
    assert farm.unused == ["a1", "a2", "b1", "b3", "c1", "c2", "c3"]


@rule("R-32")
def test_borders_between_do_not_matter_to_the_dairy_farm_but_a_pasture_does() -> None:
    table = creatures_table().given(0, buildings={"b2": "dairy_farm"}, placed_borders=["b1s", "b2s", "a2e"])
    assert table.farm(0).holds(cow=9)  # a2, b1, b3
    table = creatures_table().given(0, buildings={"b2": "dairy_farm"}, placed_borders=pasture("b3"))
    assert table.farm(0).holds(cow=7, pig=2)
    assert not table.farm(0).holds(cow=8, pig=2)


@rule("R-32", "C-6.2")
def test_a_trough_doubles_the_tile_and_ends_the_room_of_its_cell() -> None:
    table = creatures_table().given(0, buildings={"b2": "dairy_farm"}, troughs=["b2"])
    assert table.farm(0).holds(cow=11)  # 4 + 3 cells of 2 + 1
    table = creatures_table().given(0, buildings={"b2": "dairy_farm"}, troughs=["b1"])
    assert table.farm(0).holds(cow=8)  # 2 + 2 cells of 2 + the trough + 1
    assert not table.farm(0).holds(cow=9)


@rule("R-32")
def test_dog_house_dairy_farm_stud_and_boar_pen_stack_on_one_cell() -> None:
    buildings = {"b2": "dairy_farm", "d2": "stud", "b1": "dog_house", "d1": "wild_boar_pen"}
    farm = creatures_table().given(0, columns=4, buildings=buildings).farm(0)
    # c2 touches both: 1 sheep, 2 cows, 2 horses; c1 in the top row: 1 pig.
    assert farm.holds(sheep=5, cow=8, horse=6, pig=4)
    for more in ("sheep", "cow", "horse", "pig"):
        counts = {"sheep": 5, "cow": 8, "horse": 6, "pig": 4}
        counts[more] += 2  # one may have the Cottage
        assert not farm.holds(**counts)


@rule("C-5.9")
def test_dairy_farm_and_dog_house_are_paid_in_wood() -> None:
    assert (
        creatures_table().given(0, wood=2, reed=1).display("dairy_farm").refusal("build dairy_farm").key
        == "short-of"
    )
    assert (
        creatures_table().given(0, stone=3, reed=1).display("dairy_farm").refusal("build dairy_farm").key
        == "short-of"
    )
    table = creatures_table().given(0, wood=1).display("dog_house").act(0, "space special_building_1; at b1")
    assert table.farm(0).wood == 0


@rule("R-29", "C-4.4")
@pytest.mark.parametrize(("cells", "room"), [(["a1"], 3), (["a1", "b1"], 5), (["a1", "a2", "b1"], 7)])
def test_the_feeding_station_adds_one_to_each_pasture_without_trough(cells: list[str], room: int) -> None:
    table = creatures_table().given(0, buildings={"b3": "feeding_station"}, placed_borders=pasture(*cells))
    assert table.farm(0).pasture_rooms == [room]
    assert table.farm(0).holds(pig=room, cow=1, horse=1)  # its own capacity is one
    assert not table.farm(0).holds(pig=room + 1, cow=1, horse=1)


@rule("R-29", "C-6.3")
def test_a_single_trough_takes_the_bonus_of_its_pasture_away() -> None:
    farm = {"buildings": {"b3": "feeding_station"}, "placed_borders": pasture("a1") + pasture("b1")}
    table = creatures_table().given(0, **farm, troughs=["b1"])
    assert table.farm(0).pasture_rooms == [3, 4]
    table = creatures_table().given(0, buildings={"b3": "feeding_station"})
    table.given(0, placed_borders=pasture("a1", "b1"), troughs=["b1"])
    assert table.farm(0).pasture_rooms == [8]


@rule("R-29", "C-4.3")
def test_a_split_brings_the_bonus_to_both_parts() -> None:
    table = creatures_table().given(0, buildings={"b3": "feeding_station"}, wood=1)
    table.given(0, placed_borders=pasture("a1", "b1"), borders=1).act(0, "space fences; border a1e")
    assert table.farm(0).pasture_rooms == [3, 3]


@rule("R-29")
def test_no_bonus_for_open_land_buildings_unused_cells_or_the_other_farm() -> None:
    buildings = {"b3": "feeding_station", "b2": "dog_house"}
    table = creatures_table().given(0, buildings=buildings, troughs=["b3"], placed_borders=["a1n", "a1w"])
    table.given(1, placed_borders=pasture("a1"))
    assert table.farm(0).pasture_rooms == []
    assert table.farm(0).holds(sheep=4)  # 2 on the tile with its trough, a2, the Cottage
    assert not table.farm(0).holds(sheep=5)
    assert table.farm(1).pasture_rooms == [2]


@rule("R-29", "R-24")
def test_the_bonus_goes_with_the_pasture_when_the_building_firm_takes_its_trough() -> None:
    table = creatures_table().given(0, buildings={"b3": "feeding_station", "b2": "building_firm"}, stone=2)
    table.given(0, placed_borders=pasture("a1", "b1"), troughs=["a1"])
    table.act(0, "call building_firm")
    assert table.farm(0).pasture_rooms == [3]  # b1 alone, without trough


@rule("C-5.9")
def test_the_feeding_station_costs_two_wood() -> None:
    assert (
        creatures_table().given(0, wood=1).display("feeding_station").refusal("build feeding_station").key
        == "short-of"
    )
