"""Which action spaces cannot be chosen, and the reason given (C-10)."""

from __future__ import annotations

import pytest

from tests.games.creatures.rules.refusing import assert_refused
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

ALL_BUILT = ["storage", "shelter", "workshop", "sawmill", "hay_rack"]
ALL_EDGES = [
    "a1w",
    "a2w",
    "a3w",
    "a1n",
    "a1s",
    "a2s",
    "a3s",
    "a1e",
    "a2e",
    "a3e",
    "b1n",
    "b1s",
    "b2s",
    "b3s",
    "b1e",
    "b2e",
    "b3e",
]


def _fenced_in() -> CreaturesTable:
    """A farm of two columns with a border on every edge, and one more to place."""
    table = creatures_table().round(8).given(0, placed_borders=ALL_EDGES, borders=1, wood=9, stone=9)
    return table.given(1, borders=8).space("expand", borders=0)


@rule("C-10.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_occupied_space_is_refused_to_either_player(seat: int) -> None:
    table = (
        creatures_table().round(2, marker=seat).space("fences", worker=1 - seat).space("expand", worker=seat)
    )
    table.given(seat, wood=9)
    decides = table.game.to_act
    assert decides == seat
    assert_refused(table, "space fences", "C-10.1", "occupied", space="fences")
    assert_refused(table, "space expand", "C-10.1", "occupied", space="expand")


@rule("C-10.2", "C-10.10")
def test_fences_need_wood() -> None:
    table = creatures_table().given(0, stone=9, reed=9)
    assert_refused(table, "space fences", "C-10.10", "short-of", good="wood", have=0, need=1)


@rule("C-10.2", "C-10.10", "C-10.11", "C-10.21", "R-47")
@pytest.mark.parametrize("space", ["fences", "walls"])
def test_fences_and_walls_need_an_unused_border(space: str) -> None:
    table = creatures_table().given(0, borders=0, wood=9, stone=9)
    assert_refused(table, f"space {space}", "C-10.21", "no-borders", have=0, need=1)


@rule("C-10.2", "C-10.10", "C-10.11", "C-3.5", "R-47")
@pytest.mark.parametrize(("space", "number"), [("fences", "C-10.10"), ("walls", "C-10.11")])
def test_fences_and_walls_need_a_free_edge(space: str, number: str) -> None:
    assert_refused(_fenced_in(), f"space {space}", number, "no-free-edge")


@rule("C-10.2", "C-10.13", "C-1.3", "R-35")
def test_feeding_troughs_needs_a_trough() -> None:
    table = creatures_table().given(0, wood=9).supply(troughs=0)
    assert_refused(table, "space feeding_troughs", "C-1.3", "no-troughs-left")


@rule("C-10.2", "C-10.13", "C-6.1")
def test_feeding_troughs_needs_a_space_without_trough() -> None:
    table = creatures_table().given(0, troughs=["a1", "a2", "a3", "b1", "b2", "b3"], wood=9)
    assert_refused(table, "space feeding_troughs", "C-6.1", "no-cell-for-trough")


@rule("C-10.13")
def test_feeding_troughs_needs_no_wood() -> None:
    assert "space feeding_troughs" in creatures_table().offers()


@rule("C-10.2", "C-10.14", "C-1.4", "R-35")
def test_stall_needs_a_tile() -> None:
    table = creatures_table().given(0, stone=9, reed=9).supply(tiles=0)
    assert_refused(table, "space stall", "C-1.4", "no-tiles-left")


@rule("C-10.2", "C-10.14", "C-5.4")
@pytest.mark.parametrize(
    ("stone", "reed", "good", "have", "need"),
    [(0, 0, "stone", 0, 3), (2, 1, "stone", 2, 3), (3, 0, "reed", 0, 1)],
)
def test_stall_needs_its_price(stone: int, reed: int, good: str, have: int, need: int) -> None:
    table = creatures_table().given(0, wood=9, stone=stone, reed=reed)
    assert_refused(table, "space stall", "C-5.4", "short-of", good=good, have=have, need=need)


@rule("C-10.2", "C-10.14", "C-5.2")
def test_stall_needs_a_space_without_building() -> None:
    table = creatures_table().given(0, buildings=ALL_BUILT, stone=9, reed=9)
    assert_refused(table, "space stall", "C-10.14", "no-free-cell")


@rule("C-10.2", "C-10.15")
def test_stables_needs_a_stall() -> None:
    table = creatures_table().given(0, wood=9, stone=9).given(1, buildings=["stall"])
    assert_refused(table, "space stables", "C-10.15", "no-stall")


@rule("C-10.2", "C-10.15", "C-5.5")
@pytest.mark.parametrize(("wood", "stone"), [(4, 0), (0, 4), (3, 2), (2, 3)])
def test_stables_needs_five_of_one_material(wood: int, stone: int) -> None:
    table = creatures_table().given(0, buildings=["stall"], wood=wood, stone=stone, reed=9)
    numbers = {"wood": 5, "stone": 5, "have_wood": wood, "have_stone": stone}
    assert_refused(table, "space stables", "C-5.5", "short-of-either", **numbers)


@rule("C-10.2", "C-10.15", "C-5.7", "R-35")
def test_stables_needs_a_tile_for_a_cow_stall() -> None:
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=9).supply(tiles=0)
    assert_refused(table, "space stables", "C-5.7", "no-tiles-left")


@rule("C-10.2", "C-10.16")
@pytest.mark.parametrize("space", ["special_building_1", "special_building_2"])
def test_special_building_needs_a_tile_that_can_be_built(space: str) -> None:
    assert_refused(creatures_table(), f"space {space}", "C-10.16", "nothing-to-build")
    sold_out = creatures_table().given(0, wood=9, stone=9, reed=9).display()
    assert_refused(sold_out, f"space {space}", "C-10.16", "nothing-to-build")
    built_up = (
        creatures_table().given(0, buildings=ALL_BUILT, wood=9, stone=9, reed=9).display("conservatory")
    )
    assert_refused(built_up, f"space {space}", "C-10.16", "nothing-to-build")


@rule("C-10.16", "C-5.6")
def test_a_full_farm_may_still_upgrade_its_cottage() -> None:
    table = creatures_table().given(0, buildings=ALL_BUILT, wood=9, stone=9, reed=9)
    table.display("half_timbered_house").act(0, "space special_building_1")
    assert table.farm(0).buildings["a3"] == "half_timbered_house"


@rule("C-10.1", "C-10.2")
@pytest.mark.parametrize(
    "space",
    [
        "start_player",
        "three_wood",
        "one_stone",
        "two_stone",
        "building_resources",
        "expand",
        "reed_and_sheep",
        "pig_and_sheep",
        "cow_and_pigs",
        "horse_and_sheep",
    ],
)
def test_these_spaces_are_refused_only_when_occupied(space: str) -> None:
    table = creatures_table()
    assert f"space {space}" in table.offers()
    table.game.play(f"space {space}")
    if table.game.to_act == 0:
        table.act(0, "expand left")
    assert_refused(table, f"space {space}", "C-10.1", "occupied", space=space)
