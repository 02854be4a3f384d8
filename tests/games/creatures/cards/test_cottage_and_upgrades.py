"""Cottage, Half-Timbered House, Byre Dwelling, Storage."""

from __future__ import annotations

import pytest

from bocage.core.errors import BadNotation
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

UPGRADES = ["half_timbered_house", "byre_dwelling"]
ROOM = {"half_timbered_house": 2, "byre_dwelling": 4}
POINTS = {"half_timbered_house": 5.0, "byre_dwelling": 3.0}


def rich(*display: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, wood=6, stone=6, reed=3, **farm).display(*display)


@rule("C-3.2", "C-2.1")
def test_the_cottage_stands_by_the_road_on_both_farms() -> None:
    table = creatures_table()
    assert table.farm(0).buildings == table.farm(1).buildings == {"a3": "cottage"}
    assert table.points(0, "cottage") == 0


@rule("C-5.3", "C-6.2")
def test_the_cottage_holds_one_animal_and_two_with_a_trough() -> None:
    table = creatures_table().given(1, troughs=["a3"])
    assert table.farm(0).holds(horse=1)
    assert not table.farm(0).holds(horse=2)
    assert table.farm(1).holds(horse=2)
    assert not table.farm(1).holds(horse=1, sheep=1)
    assert not table.farm(1).holds(horse=3)


@rule("C-3.7")
def test_the_walls_of_the_cottage_close_a_pasture() -> None:
    edges = [edge for edge in pasture("a2") if edge != "a2s"]
    assert creatures_table().given(0, placed_borders=edges).farm(0).pasture_cells == ["a2"]


@rule("C-10.16", "R-23")
def test_the_cottage_can_be_neither_built_nor_moved() -> None:
    table = creatures_table().given(0, buildings={"b1": "carpenter", "b2": "stall", "b3": "stall"})
    with pytest.raises(BadNotation):
        table.game.play("build cottage")
    table.act(0, "call carpenter")
    assert table.offers(0) == ["lift b2", "lift b3"]


@rule("C-5.6")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_an_upgrade_stands_where_the_cottage_stood(upgrade: str) -> None:
    table = rich(upgrade, columns=3, left=1, buildings={})
    table.act(0, "space special_building_1")
    assert table.farm(0).buildings == {"b3": upgrade}
    assert table.farm(0).holds(cow=ROOM[upgrade])
    assert not table.farm(0).holds(cow=ROOM[upgrade] + 1)
    assert not table.farm(0).holds(cow=1, sheep=1)
    assert table.points(0, upgrade) == POINTS[upgrade]
    assert table.farm(1).buildings == {"a3": "cottage"}


@rule("C-5.6", "C-6.5")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_a_trough_on_the_cottage_stays_and_doubles_the_upgrade(upgrade: str) -> None:
    table = rich(upgrade, troughs=["a3"], pig=2).act(0, "space special_building_1")
    assert table.farm(0).troughs == ["a3"]
    assert table.farm(0).animals == {"pig": 2}
    assert table.farm(0).holds(pig=2 * ROOM[upgrade])


@rule("C-5.6")
@pytest.mark.parametrize("upgrade", [*UPGRADES, "log_house"])
@pytest.mark.parametrize("other", [*UPGRADES, "log_house"])
def test_upgrades_never_replace_one_another(upgrade: str, other: str) -> None:
    if upgrade == other:
        return
    table = rich(other, buildings={"a3": upgrade})
    assert table.refusal(f"build {other}").key == "on-cottage"
    assert "space special_building_1" not in table.offers(0)


@rule("C-5.9", "C-10.16")
@pytest.mark.parametrize(("upgrade", "short"), [("half_timbered_house", 1), ("byre_dwelling", 2)])
def test_an_upgrade_needs_all_its_stone(upgrade: str, short: int) -> None:
    table = creatures_table().given(0, wood=3, stone=short, reed=1).display(upgrade)
    refusal = table.refusal(f"build {upgrade}")
    assert (refusal.rule, refusal.key) == ("C-5.9", "short-of")


@rule("R-31", "R-30")
def test_a_covered_cottage_counts_for_nothing_and_its_upgrade_in_its_place() -> None:
    standing = {"a2": "large_extension", "b1": "manor", "b3": "estate"}
    plain = creatures_table().given(0, buildings=standing)
    covered = creatures_table().given(0, buildings={**standing, "a3": "byre_dwelling"})
    for tile in ("large_extension", "manor", "estate"):
        assert plain.points(0, tile) == covered.points(0, tile)
    assert covered.points(0, "large_extension") == 2  # the upgrade below
    assert covered.points(0, "manor") == 7 - 2 * 2


@rule("C-13")
def test_the_byre_dwelling_is_no_stall() -> None:
    table = creatures_table().given(0, buildings={"a3": "byre_dwelling"}, wood=9).display("open_stable")
    assert table.refusal("space stables").key == "no-stall"
    assert table.refusal("build open_stable").key == "on-stall"


@rule("R-21", "R-20")
def test_an_upgrade_through_the_conservatory_needs_the_conservatory_beside_the_cottage() -> None:
    table = rich("conservatory", "half_timbered_house")
    table.act(0, "space special_building_1; build conservatory; at b2")
    assert "build half_timbered_house" not in table.offers(0)
    table = rich("conservatory", "half_timbered_house")
    table.act(0, "space special_building_1; build conservatory; at b3; build half_timbered_house")
    assert table.farm(0).buildings == {"b3": "conservatory", "a3": "half_timbered_house"}


@rule("C-12.6", "R-42")
@pytest.mark.parametrize(
    ("supply", "points"),
    [({}, 0.0), ({"wood": 1}, 0.5), ({"wood": 2, "stone": 2, "reed": 1}, 2.5), ({"reed": 4}, 2.0)],
)
def test_storage_scores_half_a_point_for_each_resource(supply: dict[str, int], points: float) -> None:
    table = creatures_table().given(0, buildings={"b2": "storage"}, **supply)
    assert table.points(0, "storage") == points
    assert table.score(0) == table.score(1) + points


@rule("C-12.8")
def test_storage_counts_no_borders_animals_or_stone_on_a_tile() -> None:
    buildings = {"b2": "storage", "b1": "stone_carver", "a1": "stall"}
    table = creatures_table().given(
        0, buildings=buildings, borders=5, sheep=3, stone=1, memory={"stone_carver": 3}
    )
    assert table.points(0, "storage") == 0.5
    assert table.points(0, "stone_carver") == 6


@rule("C-12.8", "R-45")
def test_the_same_wood_counts_for_storage_and_log_house() -> None:
    table = creatures_table().given(0, buildings={"b2": "storage", "a3": "log_house"}, wood=4)
    assert (table.points(0, "storage"), table.points(0, "log_house")) == (2, 4)


@rule("C-12.8")
def test_leftovers_score_nothing_without_storage_or_for_the_other_seat() -> None:
    table = creatures_table().given(0, wood=5).given(1, buildings={"b2": "storage"}, reed=1)
    assert table.score(1) - table.score(0) == 0.5


@rule("C-5.9")
def test_storage_is_paid_from_the_supply_it_will_count() -> None:
    table = creatures_table().given(0, wood=2, reed=1).display("storage")
    table.act(0, "space special_building_2; at b1")
    assert table.points(0, "storage") == 0
    assert creatures_table().given(0, wood=2).display("storage").refusal("build storage").key == "short-of"
