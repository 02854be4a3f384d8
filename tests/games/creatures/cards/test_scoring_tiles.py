"""Large Extension, Small Extension, Manor, Office, Log House, Stone Carver."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

EXTENSIONS = ["large_extension", "small_extension"]


@rule("R-31", "C-12.6")
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_extension_scores_two_for_each_building_beside_it_and_eight_at_most(extension: str) -> None:
    around = {"b1": "stall", "c2": "stable", "b3": "dog_house", "a2": "hay_rack"}
    table = creatures_table().given(0, columns=3, buildings={"b2": extension, **around})
    assert table.points(0, extension) == 8


@rule("R-31")
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_extension_counts_the_cottage_but_no_diagonal_no_pasture_and_no_trough(extension: str) -> None:
    table = creatures_table().given(
        0, buildings={"a2": extension, "b1": "stall", "b3": "stable"}, troughs=["b2"], borders=0
    )
    assert table.points(0, extension) == 2


@rule("R-31")
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_extension_at_the_edge_of_a_column_has_no_neighbour_around_the_corner(extension: str) -> None:
    # b3 is the last cell of its column, c1 the first of the next.
    table = creatures_table().given(0, columns=3, buildings={"b3": extension, "c1": "stall", "b1": "stall"})
    assert table.points(0, extension) == 2  # the Cottage alone
    table = creatures_table().given(0, columns=3, buildings={"c1": extension, "b3": "stall", "a1": "stall"})
    assert table.points(0, extension) == 0


@rule("R-31")
def test_extension_counts_a_cottage_upgrade_once() -> None:
    table = creatures_table().given(0, buildings={"a2": "large_extension", "a3": "log_house"})
    assert table.points(0, "large_extension") == 2


@rule("R-31")
def test_extensions_side_by_side_score_for_one_another_on_their_own_farm_only() -> None:
    table = creatures_table().given(0, buildings={"a1": "large_extension", "b1": "small_extension"})
    assert (table.points(0, "large_extension"), table.points(0, "small_extension")) == (2, 2)
    table = creatures_table().given(0, buildings={"a1": "large_extension"})
    table.given(1, buildings={"b1": "small_extension"})
    assert (table.points(0, "large_extension"), table.points(1, "small_extension")) == (0, 0)


@rule("C-5.3", "R-40")
def test_large_extension_holds_two_of_one_type_and_small_extension_one() -> None:
    large = creatures_table().given(0, buildings=["large_extension"]).farm(0)
    assert large.holds(pig=2, cow=1)
    assert not large.holds(pig=2, cow=2)
    small = creatures_table().given(0, buildings=["small_extension"]).farm(0)
    assert small.holds(pig=1, cow=1)
    assert not small.holds(pig=2, cow=1)


@rule("C-5.9", "R-36")
def test_extensions_cost_three_wood_and_one_stone() -> None:
    table = creatures_table().display(*EXTENSIONS).given(0, wood=3, stone=1)
    table.act(0, "space special_building_1; build large_extension; at a1").act(1, "space two_stone")
    table.act(0, "space special_building_2; at b1")
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 0)
    poor = creatures_table().display(*EXTENSIONS).given(0, wood=2, reed=9)
    assert [poor.refusal(f"build {tile}").key for tile in EXTENSIONS] == ["short-of", "short-of"]


@rule("R-31", "R-23", "R-03")
def test_extension_gains_from_a_stall_that_a_carpenter_brings_beside_it() -> None:
    table = creatures_table().round(8).after_work()
    table.given(0, buildings={"a1": "large_extension", "b3": "stall", "b2": "carpenter"})
    assert table.points(0, "large_extension") == 0
    while table.game.prompt[0] != "R-03":
        table.act(0, "stop")
    table.act(0, "call carpenter; at b1")  # after the last breeding
    assert table.points(0, "large_extension") == 2


@rule("R-31", "C-12.6")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ({"a1": "manor"}, 5),
        ({"b3": "manor"}, 3),  # it counts itself
        ({"a1": "manor", "a3": "log_house"}, 5),  # the upgrade counts, the Cottage under it does not
        ({"a1": "manor", "b3": "stall", "c3": "stable"}, 1),
        ({"d3": "manor", "b3": "stall", "c3": "stable"}, -1),
        ({"a1": "manor", "a2": "stall", "b2": "stable", "b1": "hay_rack"}, 5),  # other rows
    ],
)
def test_manor_loses_two_points_for_each_building_by_the_road(buildings: dict[str, str], points: int) -> None:
    table = creatures_table().given(0, columns=4, buildings=buildings)
    assert table.points(0, "manor") == points


@rule("R-31", "C-12.6")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ({"a2": "office"}, 6),
        ({"a1": "office"}, 4),
        ({"b3": "office", "a2": "stall"}, 6),
        ({"b3": "office", "a1": "stall", "c1": "manor"}, 2),
        ({"a1": "office", "b1": "stall", "c1": "stable", "d1": "manor"}, -2),
    ],
)
def test_office_loses_two_points_for_each_building_by_the_forest(
    buildings: dict[str, str], points: int
) -> None:
    table = creatures_table().given(0, columns=4, buildings=buildings)
    assert table.points(0, "office") == points


@rule("R-31", "C-3.3")
def test_manor_and_office_rows_run_over_expansions_on_the_left() -> None:
    table = creatures_table().given(
        0, columns=4, left=2, buildings={"a3": "stall", "a1": "stall", "b2": "manor", "c2": "office"}
    )
    assert (table.points(0, "manor"), table.points(0, "office")) == (3, 4)


@rule("C-5.3", "C-10.15")
def test_manor_and_office_hold_two_and_are_no_stables() -> None:
    table = creatures_table().given(0, buildings={"a1": "manor", "b1": "office"}, reed=1)
    table.display("materials_outlet")
    assert table.farm(0).holds(sheep=2, horse=2, cow=1)
    assert not table.farm(0).holds(sheep=4)
    assert not table.farm(0).holds(cow=2, sheep=2)
    assert table.refusal("build materials_outlet").key == "on-stable"


@rule("R-31", "R-23")
def test_manor_gains_when_a_carpenter_takes_a_stall_off_the_road() -> None:
    table = creatures_table().round(8).after_work()
    table.given(0, buildings={"a1": "manor", "b3": "stall", "b2": "carpenter"})
    assert table.points(0, "manor") == 3
    table.act(0, "call carpenter; at a2")
    assert table.points(0, "manor") == 5


@rule("C-5.6", "R-45")
def test_log_house_stands_on_the_cottage_alone_and_holds_four() -> None:
    table = creatures_table().display("log_house").given(0, wood=2, reed=1, troughs=["a3"])
    table.act(0, "space special_building_1")  # there is one place only
    assert table.farm(0).buildings == {"a3": "log_house"}
    assert table.farm(0).holds(sheep=8)  # the trough stays and doubles it
    assert not table.farm(0).holds(sheep=9)
    assert not table.farm(0).holds(sheep=1, pig=1)


@rule("C-5.6")
@pytest.mark.parametrize("upgrade", ["half_timbered_house", "byre_dwelling"])
def test_log_house_never_replaces_another_cottage_upgrade(upgrade: str) -> None:
    table = creatures_table().display("log_house").given(0, buildings={"a3": upgrade}, wood=9, reed=9)
    assert table.refusal("build log_house").key == "on-cottage"
    table = (
        creatures_table().display(upgrade).given(0, buildings={"a3": "log_house"}, wood=9, stone=9, reed=9)
    )
    assert table.refusal(f"build {upgrade}").key == "on-cottage"


@rule("R-45", "C-12.8")
@pytest.mark.parametrize(("wood", "points"), [(0, 0), (3, 0), (4, 4), (9, 4)])
def test_log_house_scores_four_with_four_wood_which_also_counts_for_storage(wood: int, points: int) -> None:
    table = creatures_table().given(0, buildings={"a3": "log_house", "a1": "storage"}, wood=wood, stone=9)
    assert table.points(0, "log_house") == points
    assert table.points(0, "storage") == (wood + 9) / 2
    assert table.farm(0).wood == wood


def with_stone_carver(**farm: object) -> CreaturesTable:
    return creatures_table().after_work().given(0, **{"buildings": ["stone_carver", "storage"], **farm})


@rule("C-8.8", "R-04")
def test_stone_carver_takes_a_stone_at_the_end_of_the_round_for_two_points() -> None:
    table = with_stone_carver(stone=3).act(0, "use stone_carver")
    assert table.farm(0).stone == 2
    assert table.points(0, "stone_carver") == 2
    assert table.points(0, "storage") == 1  # that stone is out of play


@rule("C-8.8")
def test_stone_carver_may_be_left_needs_a_stone_and_serves_its_owner_alone() -> None:
    table = with_stone_carver(stone=1).given(1, stone=5).act(0, "stop")
    assert (table.farm(0).stone, table.farm(1).stone) == (1, 5)
    assert table.points(0, "stone_carver") == 0
    assert with_stone_carver(wood=5).game.prompt[1] == "space"
    assert not table.farm(0).holds(sheep=2)


@rule("C-8.8", "R-04", "C-13")
def test_stone_carver_built_in_round_two_ends_with_seven_stones_and_fourteen_points() -> None:
    table = creatures_table().round(2).display("stone_carver").given(0, wood=5, stone=20)
    table.act(0, "space special_building_1; at a1")
    for used in range(7):
        table.enter("window")
        assert int(table.game.board.round) == 2 + used
        table.act(0, "use stone_carver")
    assert table.game.to_act is None
    assert table.points(0, "stone_carver") == 14


@rule("C-8.9", "R-13")
def test_stone_carver_has_one_end_of_round_after_the_extra_breeding() -> None:
    table = creatures_table().round(8).after_work()
    table.given(0, buildings=["stone_carver", "breeding_station", "stable"], stone=5, sheep=2)
    assert table.game.prompt[0] == "C-8.8"
    assert table.farm(0).animals == {"sheep": 4}
    table.act(0, "use stone_carver")
    assert table.game.to_act is None
    assert table.points(0, "stone_carver") == 2


@rule("C-8.8")
def test_stone_carver_can_use_the_stones_taken_in_this_round_and_keeps_them() -> None:
    table = creatures_table().given(0, buildings=["stone_carver"])
    table.enter("window").act(0, "use stone_carver")
    kept = table.game.position()["farms"]
    assert isinstance(kept, list)
    assert kept[0]["memory"] == {"stone_carver": 1}
