"""What the seventeen action spaces do (C-10)."""

from __future__ import annotations

import pytest

from bocage.games.creatures.rules.notation import SPACE_NAMES
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule


@rule("C-10.1", "C-10.2")
def test_a_worker_occupies_its_space_and_acts_at_once() -> None:
    table = creatures_table().act(0, "space three_wood")
    assert table.farm(0).wood == 3
    assert table.pile("three_wood") == {"worker": 0}
    assert "space three_wood" not in table.offers(1)


@rule("C-10.1")
def test_an_occupied_space_is_blocked_for_both_until_the_workers_go_home() -> None:
    table = creatures_table().act(0, "space three_wood").act(1, "space two_stone")
    for seat in (0, 1):
        assert table.game.to_act == seat
        for space in ("three_wood", "two_stone"):
            refusal = table.refusal(f"space {space}")
            assert (refusal.rule, refusal.key) == ("C-10.1", "occupied")
            assert refusal.numbers == {"space": SPACE_NAMES.index(space)}
        table.act(seat, ("space one_stone", "space building_resources")[seat])
    table.enter("next_round")
    assert {"space three_wood", "space two_stone"} <= set(table.offers())


@rule("C-10.2", "R-47")
def test_at_the_start_nothing_that_must_be_paid_can_be_chosen() -> None:
    table = creatures_table()
    impossible = {"fences", "stall", "stables", "special_building_1", "special_building_2"}
    assert {f"space {name}" for name in SPACE_NAMES if name not in impossible} == set(table.offers())


@rule("C-10.2")
def test_a_player_always_has_a_legal_space() -> None:
    table = creatures_table()
    while table.game.to_act is not None:
        if table.game.prompt[1] == "space":
            assert [text for text in table.offers() if text.startswith("space ")]
        table.game.play(table.offers()[0])


@rule("C-10.3")
@pytest.mark.parametrize(
    ("space", "content", "gained"),
    [
        ("start_player", {"wood": 6}, {"wood": 6}),
        ("three_wood", {"wood": 24}, {"wood": 24}),
        ("one_stone", {"stone": 8}, {"stone": 8}),
        ("two_stone", {"stone": 16}, {"stone": 16}),
    ],
)
def test_everything_on_a_space_is_taken_without_limit(
    space: str, content: dict[str, int], gained: dict[str, int]
) -> None:
    table = creatures_table().given(0, wood=100, stone=100).space(space, **content).act(0, f"space {space}")
    wood, stone = gained.get("wood", 0), gained.get("stone", 0)
    assert (table.farm(0).wood, table.farm(0).stone) == (100 + wood, 100 + stone)
    assert table.pile(space) == {"worker": 0}
    assert (table.farm(1).wood, table.farm(1).stone) == (0, 0)


@rule("C-10.4")
def test_there_are_seventeen_spaces_of_sixteen_kinds() -> None:
    assert len(SPACE_NAMES) == 17
    assert len({name.rstrip("12").rstrip("_") for name in SPACE_NAMES}) == 16


@rule("C-10.4", "R-18")
def test_the_top_four_are_start_player_three_wood_one_stone_and_two_stone() -> None:
    table = creatures_table().given(1, buildings={"b1": "timber_shop"})
    for seat, space in enumerate(["two_stone", "one_stone", "three_wood"]):
        table.act(seat % 2, f"space {space}")
    assert table.farm(1).wood == 0
    table.act(1, "space start_player")
    assert table.farm(1).wood == 3 + 1


@rule("C-10.5", "C-8.11")
@pytest.mark.parametrize("holder", [0, 1])
def test_start_player_gives_wood_and_the_marker_even_to_its_holder(holder: int) -> None:
    table = creatures_table().round(2, marker=holder, starter=0, first=0).space("start_player", wood=2)
    table.act(0, "space start_player")
    assert (table.farm(0).wood, table.game.position()["marker"]) == (2, 0)
    assert table.game.to_act == 1  # the order of this round does not change


@rule("C-10.6", "C-10.7", "C-10.8")
def test_the_other_top_spaces_leave_the_marker_alone() -> None:
    table = creatures_table().act(0, "space one_stone")
    table.act(1, "space three_wood").act(0, "space two_stone")
    assert (table.farm(0).stone, table.farm(1).wood) == (3, 3)
    assert table.game.position()["marker"] == 0


@rule("C-10.9", "C-9.2")
def test_building_resources_gives_one_of_each_from_the_supply() -> None:
    table = creatures_table().round(8).act(0, "space building_resources")
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).reed) == (1, 1, 1)


@rule("C-10.10")
@pytest.mark.parametrize("borders", [1, 4, 9])
def test_fences_place_any_number_of_borders_for_one_wood_each(borders: int) -> None:
    edges = ["a1n", "a1w", "a1s", "a1e", "b1n", "b1e", "b1s", "b2e", "b2s"][:borders]
    table = creatures_table().given(0, wood=10, stone=5).act(0, "space fences")
    for edge in edges:
        table.act(0, f"border {edge}")
    if borders < 9:
        table.act(0, "stop")
    assert table.game.to_act == 1
    assert sorted(table.farm(0).placed) == sorted(edges)
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).borders) == (10 - borders, 5, 9 - borders)


@rule("C-10.10", "C-10.21")
def test_fences_end_when_the_wood_or_the_borders_end() -> None:
    short_of_wood = creatures_table().given(0, wood=2).act(0, "space fences; border a1n; border a1w")
    assert short_of_wood.game.to_act == 1
    short_of_borders = (
        creatures_table().given(0, wood=9, borders=2).act(0, "space fences; border a1n; border a1w")
    )
    assert short_of_borders.game.to_act == 1
    assert short_of_borders.farm(0).wood == 7


@rule("C-10.11")
@pytest.mark.parametrize(("borders", "stone"), [(1, 0), (2, 0), (3, 2), (4, 4), (5, 6)])
def test_walls_place_two_borders_free_and_each_further_for_two_stone(borders: int, stone: int) -> None:
    edges = ["a1n", "a1w", "a1s", "a1e", "b1n"][:borders]
    table = creatures_table().given(0, wood=9, stone=9).act(0, "space walls")
    for edge in edges:
        table.act(0, f"border {edge}")
    table.act(0, "stop")
    assert (table.farm(0).stone, table.farm(0).wood) == (9 - stone, 9)


@rule("C-10.11")
@pytest.mark.parametrize("stone", [0, 1])
def test_walls_without_two_stone_end_with_the_free_borders(stone: int) -> None:
    table = creatures_table().given(0, wood=9, stone=stone).act(0, "space walls; border a1n; border b1n")
    assert table.game.to_act == 1
    assert table.farm(0).stone == stone


@rule("C-10.12", "R-09")
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("seat", [0, 1])
def test_expand_gives_all_borders_and_one_expansion(side: str, seat: int) -> None:
    table = creatures_table().round(3, marker=seat).space("expand", borders=3)
    table.act(seat, "space expand")
    assert table.offers() == ["expand left", "expand right"]  # not a choice to do without
    table.act(seat, f"expand {side}")
    assert (table.farm(seat).borders, table.farm(seat).columns) == (12, 3)
    assert table.farm(seat).left == (1 if side == "left" else 0)
    assert table.farm(1 - seat).columns == 2
    assert table.game.to_act == 1 - seat


@rule("C-10.12", "C-14")
def test_expand_places_no_borders() -> None:
    table = creatures_table().given(0, wood=9, stone=9).act(0, "space expand; expand left")
    assert table.game.to_act == 1
    assert table.farm(0).placed == []


@rule("C-10.12", "R-07")
def test_with_the_woodshop_the_new_borders_may_be_placed_also_on_the_new_column() -> None:
    table = creatures_table().round(2).given(0, buildings={"b1": "woodshop"}).space("expand", borders=2)
    table.act(0, "space expand; expand left; use woodshop; border a1n; border a1w")
    assert table.game.to_act == 1
    assert table.farm(0).placed == ["a1w", "a1n"]
    assert table.farm(0).borders == 9


@rule("C-10.13")
@pytest.mark.parametrize(("troughs", "wood"), [(1, 0), (2, 3), (3, 6), (4, 9)])
def test_the_first_trough_is_free_and_each_further_costs_three_wood(troughs: int, wood: int) -> None:
    table = creatures_table().given(0, wood=10, stone=5).act(0, "space feeding_troughs")
    for cell in ["a1", "a2", "b1", "b2"][:troughs]:
        table.act(0, f"trough {cell}")
    if troughs < 4:
        table.act(0, "stop")
    assert table.farm(0).wood == 10 - wood
    assert len(table.farm(0).troughs) == troughs
    assert table.game.to_act == 1


@rule("C-10.14")
def test_the_stall_space_builds_exactly_one_stall() -> None:
    table = creatures_table().given(0, stone=9, reed=3).act(0, "space stall; at b2")
    assert table.game.to_act == 1
    assert table.farm(0).buildings == {"a3": "cottage", "b2": "stall"}
    assert (table.farm(0).stone, table.farm(0).reed) == (6, 2)


@rule("C-10.15", "C-5.5")
def test_stables_upgrades_any_number_each_with_one_material() -> None:
    table = creatures_table().given(0, buildings=["stall", "stall", "stall"], wood=5, stone=6)
    table.act(0, "space stables; upgrade a1; pay stone; upgrade b1")  # wood is the only way left
    assert table.farm(0).buildings == {"a1": "stable", "a2": "stall", "a3": "cottage", "b1": "stable"}
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 1)
    assert table.game.to_act == 1


@rule("C-10.15")
def test_stables_may_stop_after_the_first() -> None:
    table = creatures_table().given(0, buildings=["stall", "stall"], wood=10)
    table.act(0, "space stables")
    assert "stop" not in table.offers()
    table.act(0, "upgrade a2; stop")
    assert table.farm(0).buildings["a1"] == "stall"
    assert table.farm(0).wood == 5


@rule("C-10.16")
def test_one_player_may_use_both_special_building_spaces_in_a_round() -> None:
    table = creatures_table().given(0, wood=4, stone=1, reed=1)
    table.act(0, "space special_building_2; build shelter; at b1; take pig")
    table.act(1, "space three_wood").act(0, "space special_building_1; at b2")
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "shelter", "b2": "storage"}


@rule("C-10.16")
def test_a_special_building_space_builds_exactly_one() -> None:
    table = creatures_table().given(0, wood=9, stone=9, reed=9)
    table.act(0, "space special_building_1; build storage; at b1")
    assert table.game.to_act == 1
    assert table.refusal("build storage").key == "not-displayed"


@rule("C-10.17", "C-10.18", "C-10.19", "C-10.20")
@pytest.mark.parametrize(
    ("space", "content"),
    [
        ("reed_and_sheep", {"reed": 1, "sheep": 3}),
        ("pig_and_sheep", {"pig": 1, "sheep": 3}),
        ("cow_and_pigs", {"cow": 1, "pig": 3}),
        ("horse_and_sheep", {"horse": 1, "sheep": 3}),
    ],
)
def test_the_animal_spaces_give_everything_on_them(space: str, content: dict[str, int]) -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2"), reed=2)
    table.space(space, **content).act(0, f"space {space}")
    animals = {good: count for good, count in content.items() if good != "reed"}
    assert table.farm(0).animals == animals
    assert table.farm(0).reed == 2 + content.get("reed", 0)
    assert table.game.to_act == 1


@rule("C-10.17", "C-7.4")
def test_reed_is_kept_when_the_sheep_run_away() -> None:
    table = creatures_table().given(0, cow=1).space("reed_and_sheep", reed=1, sheep=1)
    table.act(0, "space reed_and_sheep; release sheep")
    assert (table.farm(0).reed, table.farm(0).animals) == (1, {"cow": 1})


@rule("C-10.21", "R-08")
def test_a_border_goes_on_any_edge_without_border_also_on_a_wall() -> None:
    table = creatures_table().given(0, wood=1, buildings={"a2": "storage"}).act(0, "space fences")
    assert "border a2s" in table.offers()  # between Storage and Cottage
    table.act(0, "border a2s")
    assert table.farm(0).placed == ["a2s"]
