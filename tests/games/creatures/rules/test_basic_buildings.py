"""Stalls, stables, the Cottage and the four basic special buildings (C-5)."""

from __future__ import annotations

import pytest

from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

COTTAGE = 1  # room in the Cottage


@rule("C-5.1", "C-12.5")
def test_a_building_takes_its_space_out_of_the_pasture() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2"), wood=2, reed=1)
    table.act(0, "space special_building_1; at b2")
    assert table.farm(0).buildings["b2"] == "storage"
    assert table.farm(0).pasture_cells == ["b1"]


@rule("C-5.1", "C-5.2")
def test_there_is_one_building_a_space() -> None:
    table = creatures_table().given(0, buildings={"a1": "stall", "b3": "stable"}, stone=3, reed=1)
    table.act(0, "space stall")
    assert table.offers() == ["at a2", "at b1", "at b2"]


@rule("C-5.2", "C-6.5")
@pytest.mark.parametrize(
    ("land", "trough", "room"),
    [(None, False, 3), (None, True, 6), (["b2"], False, 3), (["b2"], True, 6), (["b1", "b2"], False, 5)],
)
def test_a_building_goes_on_open_land_in_a_pasture_or_on_a_trough(
    land: list[str] | None, trough: bool, room: int
) -> None:
    table = creatures_table().given(0, placed_borders=pasture(*land) if land else [], stone=3, reed=1)
    table.given(0, troughs=["b2"] if trough else []).act(0, "space stall; at b2")
    assert table.farm(0).buildings == {"a3": "cottage", "b2": "stall"}
    assert table.farm(0).troughs == (["b2"] if trough else [])
    assert most(table, 0, "cow") == room + COTTAGE


@rule("C-5.3", "C-7.2")
@pytest.mark.parametrize(
    ("building", "room", "points"),
    [
        ({"b1": "stall"}, 3, 1),
        ({"b1": "stable"}, 5, 4),
        ({"b1": "shelter"}, 1, 0),
        ({"b1": "storage"}, 0, 0),
        ({"b1": "open_stable"}, 5, 2),
        ({"a3": "half_timbered_house"}, 2 - COTTAGE, 5),
        ({}, 0, 0),
    ],
)
def test_each_basic_building_has_its_capacity_and_points(
    building: dict[str, str], room: int, points: int
) -> None:
    table = creatures_table().given(0, buildings=building)
    for animal in ("sheep", "pig", "cow", "horse"):
        assert most(table, 0, animal) == room + COTTAGE
    assert table.score(0) == points - 12
    assert table.score(1) == -12


@rule("C-5.3", "C-7.2")
@pytest.mark.parametrize("building", ["stall", "stable", "open_stable"])
def test_the_animals_of_a_building_are_of_one_type(building: str) -> None:
    table = creatures_table().given(0, buildings={"b1": building})
    assert table.farm(0).holds(sheep=3, pig=1)
    assert not table.farm(0).holds(sheep=2, pig=2)
    assert not table.farm(0).holds(sheep=1, pig=1, cow=1)


@rule("C-5.4", "C-10.14")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_stall_costs_three_stone_and_one_reed(seat: int) -> None:
    table = creatures_table().round(2, marker=seat).given(seat, wood=2, stone=4, reed=2)
    table.act(seat, "space stall; at b1")
    farm = table.farm(seat)
    assert (farm.wood, farm.stone, farm.reed) == (2, 1, 1)
    assert table.farm(1 - seat).buildings == {"a3": "cottage"}


@rule("C-5.4")
@pytest.mark.parametrize(("stone", "reed", "good", "have", "need"), [(2, 1, 1, 2, 3), (3, 0, 2, 0, 1)])
def test_a_stall_that_cannot_be_paid_is_refused(
    stone: int, reed: int, good: int, have: int, need: int
) -> None:
    refusal = creatures_table().given(0, wood=9, stone=stone, reed=reed).refusal("space stall")
    assert (refusal.rule, refusal.key) == ("C-5.4", "short-of")
    assert refusal.numbers == {"good": good, "have": have, "need": need}


@rule("C-5.5", "C-10.15")
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_a_stable_costs_five_wood_or_five_stone(material: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=6, stone=6)
    table.act(0, f"space stables; pay {material}")
    assert table.farm(0).buildings["b1"] == "stable"
    assert {"wood": table.farm(0).wood, "stone": table.farm(0).stone} == {"wood": 6, "stone": 6, material: 1}


@rule("C-5.5")
def test_a_stable_is_never_built_without_a_stall() -> None:
    table = creatures_table().given(0, wood=9, stone=9)
    refusal = table.refusal("space stables")
    assert (refusal.rule, refusal.key) == ("C-10.15", "no-stall")


@rule("C-5.5", "C-6.5")
def test_trough_and_animals_stay_when_a_stall_becomes_a_stable() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, troughs=["b1"], wood=5, horse=6)
    assert most(table, 0, "horse") == 6 + COTTAGE
    table.act(0, "space stables")
    assert table.farm(0).animals == {"horse": 6}
    assert table.farm(0).troughs == ["b1"]
    assert most(table, 0, "horse") == 10 + COTTAGE


@rule("C-5.5")
def test_a_stable_cannot_be_upgraded_again() -> None:
    table = creatures_table().given(0, buildings=["stable", "open_stable"], wood=9, stone=9)
    assert table.refusal("space stables").key == "no-stall"


@rule("C-5.6", "R-46")
@pytest.mark.parametrize("building", ["half_timbered_house", "byre_dwelling", "log_house"])
def test_the_cottage_is_upgraded_in_its_place_and_keeps_its_trough(building: str) -> None:
    table = creatures_table().given(0, wood=3, stone=3, reed=1, troughs=["a3"], pig=2).display(building)
    table.act(0, "space special_building_1")
    assert table.farm(0).buildings == {"a3": building}
    assert table.farm(0).troughs == ["a3"]
    assert table.farm(0).animals == {"pig": 2}
    assert most(table, 0, "pig") == (4 if building == "half_timbered_house" else 8)


@rule("C-5.6")
def test_an_upgraded_cottage_cannot_be_upgraded_by_another_house() -> None:
    table = creatures_table().given(0, buildings={"a3": "half_timbered_house"}, wood=9, stone=9, reed=9)
    table.display("byre_dwelling", "log_house")
    for building in ("byre_dwelling", "log_house"):
        assert table.refusal(f"build {building}").key == "on-cottage"


@rule("C-5.6", "C-10.16")
def test_open_stable_goes_on_a_stall_and_nowhere_else() -> None:
    table = creatures_table().given(0, buildings={"a1": "stall", "b1": "stall", "b2": "stable"}, wood=3)
    table.display("open_stable").act(0, "space special_building_1")
    assert table.offers() == ["at a1", "at b1"]
    for cell in ("a2", "a3", "b2"):
        refusal = table.refusal(f"at {cell}")
        assert (refusal.rule, refusal.key) == ("C-5.6", "on-stall")


@rule("C-5.6", "C-7.5")
def test_open_stable_keeps_trough_and_animals_and_brings_one_more() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, troughs=["b1"], stone=3, cow=6)
    table.display("open_stable").act(0, "space special_building_1; take cow")
    assert table.farm(0).animals == {"cow": 7}
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "open_stable"}
    assert most(table, 0, "cow") == 10 + COTTAGE


@rule("C-5.6", "C-7.5")
def test_animals_beyond_the_new_capacity_leave() -> None:
    table = creatures_table().given(0, buildings={"b1": "stable"}, reed=1, cow=6).display("materials_outlet")
    table.act(0, "space special_building_1")
    assert table.farm(0).animals == {"cow": 1}  # one in the Cottage; the Materials Outlet takes a horse only


@rule("C-5.7")
@pytest.mark.parametrize("building", ["cow_stall", "pig_stall"])
def test_cow_and_pig_stall_count_as_stalls(building: str) -> None:
    table = creatures_table().given(0, buildings={"b1": building}, wood=5).display()
    table.act(0, "space stables")
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "stable"}
    supply = table.game.position()["supply"]
    assert isinstance(supply, dict)
    assert supply["tiles"] == 3


@rule("C-5.7", "R-34")
def test_a_returned_cow_stall_can_be_built_by_either_player_with_its_cow() -> None:
    table = (
        creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=5).given(1, wood=4, reed=1).display()
    )
    table.act(0, "space stables").act(1, "space special_building_1; at b1")
    assert table.farm(1).buildings == {"a3": "cottage", "b1": "cow_stall"}
    assert table.farm(1).animals == {"cow": 1}


@rule("C-5.7", "C-1.4")
def test_without_a_tile_only_ordinary_stalls_become_stables() -> None:
    table = creatures_table().given(0, buildings={"a1": "stall", "b1": "pig_stall"}, wood=15).supply(tiles=0)
    table.act(0, "space stables")
    assert table.farm(0).buildings == {"a1": "stable", "a3": "cottage", "b1": "pig_stall"}
    alone = creatures_table().given(0, buildings={"b1": "pig_stall"}, wood=15).supply(tiles=0)
    refusal = alone.refusal("space stables")
    assert (refusal.rule, refusal.key) == ("C-5.7", "no-tiles-left")


@rule("C-5.8")
def test_a_prerequisite_is_asked_before_the_price_is_paid() -> None:
    herd = {"sheep": 2, "pig": 2, "cow": 2, "horse": 2}
    homes = {"a1": "stall", "a2": "stall", "b1": "stall", "b2": "stall"}
    table = creatures_table().given(0, buildings=homes, **herd).display("fodder_beet_field")
    table.act(0, "space special_building_1")
    assert table.farm(0).animals == {"sheep": 3, "pig": 3, "cow": 3, "horse": 3}
    poor = creatures_table().given(0, buildings=homes, sheep=2, pig=2, cow=2, horse=1)
    refusal = poor.display("fodder_beet_field").refusal("build fodder_beet_field")
    assert (refusal.rule, refusal.key) == ("C-5.8", "short-of-animals")
    assert refusal.numbers == {"animal": 3, "have": 1, "need": 2}


@rule("C-5.9")
@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("half_timbered_house", {"wood": 3, "stone": 2, "reed": 1}),
        ("shelter", {"wood": 2, "stone": 1}),
        ("storage", {"wood": 2, "reed": 1}),
    ],
)
def test_special_buildings_are_paid_from_the_personal_supply(building: str, price: dict[str, int]) -> None:
    table = creatures_table().given(0, wood=9, stone=9, reed=9).display(building)
    table.act(0, "space special_building_1")
    farm = table.farm(0)
    paid = {"wood": 9 - farm.wood, "stone": 9 - farm.stone, "reed": 9 - farm.reed}
    assert {good: count for good, count in paid.items() if count} == price
    for good, count in price.items():
        short = creatures_table().given(0, **{**price, good: count - 1}).display(building)
        refusal = short.refusal(f"build {building}")
        assert (refusal.rule, refusal.key) == ("C-5.9", "short-of")
        number = ("wood", "stone", "reed").index(good)
        assert refusal.numbers == {"good": number, "have": count - 1, "need": count}


@rule("C-5.9")
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_open_stable_costs_three_wood_or_three_stone(material: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=3, stone=3).display("open_stable")
    table.act(0, "space special_building_1")
    assert table.offers() == ["pay wood", "pay stone"]
    table.act(0, f"pay {material}; take horse")
    assert {"wood": table.farm(0).wood, "stone": table.farm(0).stone} == {"wood": 3, "stone": 3, material: 0}


@rule("C-5.9", "R-36")
@pytest.mark.parametrize(
    ("line", "paid"),
    [
        ("space stables; upgrade b1; pay wood; stop", {"wood": 4}),
        ("space stables; upgrade b1; pay stone; stop", {"stone": 5}),
        ("space feeding_troughs; trough a1; trough a2; stop", {"wood": 2}),
        ("space special_building_1; build storage; at a1", {"wood": 1, "reed": 1}),
        ("space stall; at a1", {"stone": 3, "reed": 1}),
        ("space fences; border a1n; stop", {"wood": 1}),
    ],
)
def test_sawmill_takes_one_wood_off_troughs_stables_and_special_buildings(
    line: str, paid: dict[str, int]
) -> None:
    table = creatures_table().given(
        0, buildings={"b1": "stall", "b2": "stall", "b3": "sawmill"}, wood=20, stone=20, reed=20
    )
    table.act(0, line)
    farm = table.farm(0)
    spent = {"wood": 20 - farm.wood, "stone": 20 - farm.stone, "reed": 20 - farm.reed}
    assert {good: count for good, count in spent.items() if count} == paid


@rule("C-5.8", "C-13")
@pytest.mark.parametrize("animal", ["sheep", "pig", "cow", "horse"])
def test_shelter_brings_an_animal_of_any_type_once(animal: str) -> None:
    table = creatures_table().given(0, wood=2, stone=1)
    table.act(0, "space special_building_1; at b2")
    assert table.offers() == ["take sheep", "take pig", "take cow", "take horse"]
    table.act(0, f"take {animal}")
    assert table.farm(0).animals == {animal: 1}
    table.enter("next_round")
    assert table.farm(0).animals == {animal: 1}


@rule("C-5.8", "C-13")
def test_open_stable_brings_a_cow_or_a_horse_only() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=3).display("open_stable")
    table.act(0, "space special_building_1")
    assert table.offers() == ["take cow", "take horse"]
    for good, number in (("wood", 0), ("sheep", 3), ("pig", 4)):
        refusal = table.refusal(f"take {good}")
        assert (refusal.rule, refusal.key, refusal.numbers) == ("C-5.8", "not-on-offer", {"goods": number})
