"""Inn, Reed Hut, Joinery, Trading Station: prices, and what is bought before breeding."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


@rule("R-38", "C-13")
def test_inn_costs_a_pig_and_a_cow_whose_room_the_horse_may_take() -> None:
    table = creatures_table().display("inn")
    table.given(0, buildings={"b1": "workshop"}, stone=2, pig=1, cow=1)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).animals == {"horse": 1}
    assert table.farm(0).stone == 0
    assert table.points(0, "inn") == 4


@rule("R-38")
@pytest.mark.parametrize(
    ("have", "rule_id"),
    [
        ({"stone": 2, "pig": 1}, "R-38"),
        ({"stone": 2, "cow": 1}, "R-38"),
        ({"stone": 1, "pig": 1, "cow": 1}, "C-5.9"),
        ({"stone": 2, "horse": 1, "sheep": 1}, "R-38"),
    ],
)
def test_inn_needs_stone_and_both_animals(have: dict[str, int], rule_id: str) -> None:
    table = creatures_table().display("inn").given(0, buildings={"b1": "workshop"}, **have)
    table.given(1, buildings={"b1": "manor"}, pig=1, cow=1, stone=2)  # the other farm cannot pay
    assert table.refusal("build inn").rule == rule_id
    assert "space special_building_1" not in table.offers(0)


@rule("R-38", "C-7.4")
def test_inn_horse_runs_away_where_only_pig_and_cow_room_came_free() -> None:
    table = creatures_table().display("inn")
    table.given(0, buildings={"b1": "wild_boar_pen", "b2": "trading_station"}, stone=2, pig=1, cow=1, sheep=1)
    table.act(0, "space special_building_1; at b3")
    assert table.offers(0) == ["release sheep", "release horse"]
    table.act(0, "release horse")
    assert table.farm(0).animals == {"sheep": 1}


@rule("C-5.3", "C-6.2")
def test_inn_holds_two_pigs_and_four_with_a_trough() -> None:
    farm = creatures_table().given(0, buildings={"a1": "inn"}).farm(0)
    assert farm.holds(pig=2, sheep=1)
    assert not farm.holds(pig=4)
    assert not farm.holds(sheep=2)
    farm = creatures_table().given(0, buildings={"a1": "inn"}, troughs=["a1"]).farm(0)
    assert farm.holds(pig=4, sheep=1)


@rule("R-27", "R-38")
def test_inn_is_paid_with_animals_from_the_pen_too() -> None:
    table = creatures_table().display("inn")
    table.given(0, buildings={"b1": "pen"}, stone=2, pig=1, cow=1)
    table.act(0, "space special_building_1; at a1")
    assert table.farm(0).animals == {"horse": 1}


@rule("R-38", "C-13")
def test_reed_hut_gives_the_reed_back() -> None:
    table = creatures_table().display("reed_hut").given(0, wood=1, reed=3)
    table.act(0, "space special_building_1; at a1")
    assert (table.farm(0).wood, table.farm(0).reed) == (0, 3)
    assert table.points(0, "reed_hut") == 0


@rule("R-38")
@pytest.mark.parametrize("have", [{"wood": 1, "reed": 2}, {"wood": 0, "reed": 3}])
def test_reed_hut_needs_three_reed_and_a_wood_in_hand(have: dict[str, int]) -> None:
    table = creatures_table().display("reed_hut").given(0, **have)
    assert table.refusal("build reed_hut").key == "short-of"


@rule("C-5.3", "C-10.15", "C-13")
def test_reed_hut_holds_three_of_one_type_gives_once_and_is_no_stall() -> None:
    table = creatures_table().given(0, buildings=["reed_hut"], stone=5).display("open_stable")
    assert table.farm(0).holds(pig=3, cow=1)
    assert not table.farm(0).holds(pig=2, cow=2)
    assert table.refusal("space stables").key == "no-stall"
    assert table.refusal("build open_stable").key == "on-stall"
    table.enter("next_round")
    assert table.farm(0).reed == 1  # that of Building Resources


@rule("R-36", "R-38")
def test_reed_hut_with_a_sawmill_needs_the_reed_alone() -> None:
    table = creatures_table().display("reed_hut").given(0, buildings=["sawmill"], reed=3)
    table.act(0, "space special_building_1; at b1")
    assert (table.farm(0).wood, table.farm(0).reed) == (0, 3)


def before_breeding(*buildings: str, **farm: object) -> CreaturesTable:
    return creatures_table().after_work().given(0, **{"buildings": list(buildings), **farm})


@rule("C-8.6", "C-6.5")
def test_joinery_pays_two_wood_for_a_trough_in_time_for_the_newborns() -> None:
    table = before_breeding("joinery", "stall", wood=2, sheep=4)
    table.act(0, "use joinery; trough a2")
    assert table.farm(0).wood == 0
    assert table.farm(0).animals == {"sheep": 5}


@rule("C-8.6")
def test_joinery_may_be_declined_and_comes_again_in_the_next_round() -> None:
    table = before_breeding("joinery", wood=2).act(0, "stop")
    assert (table.farm(0).wood, table.farm(0).troughs) == (2, [])
    table.enter("window")
    assert "use joinery" in table.offers(0)


@rule("C-8.6", "R-35")
def test_joinery_needs_wood_a_trough_in_the_supply_and_a_cell() -> None:
    everywhere = ["a1", "a2", "a3", "b1", "b2", "b3"]
    assert before_breeding("joinery", wood=1).game.prompt[1] == "space"
    assert before_breeding("joinery", wood=2).supply(troughs=0).game.prompt[1] == "space"
    assert before_breeding("joinery", wood=2, troughs=everywhere).game.prompt[1] == "space"


@rule("C-8.6")
def test_joinery_places_one_trough_a_phase_for_its_owner_alone() -> None:
    table = before_breeding("joinery", wood=9).given(1, wood=9)
    table.act(0, "use joinery; trough a3")
    assert table.game.board.round == 2
    assert (table.farm(0).troughs, table.farm(1).troughs) == (["a3"], [])


@rule("R-36")
def test_joinery_with_a_sawmill_takes_one_wood() -> None:
    table = before_breeding("joinery", "sawmill", wood=1).act(0, "use joinery; trough b3")
    assert (table.farm(0).wood, table.farm(0).troughs) == (0, ["b3"])


@rule("R-13", "C-8.9")
def test_joinery_comes_once_more_before_the_extra_breeding() -> None:
    table = before_breeding("joinery", "breeding_station", wood=9).round(8)
    table.act(0, "use joinery; trough b3; use joinery; trough b2")
    assert (table.farm(0).wood, table.farm(0).troughs) == (5, ["b2", "b3"])
    assert table.game.to_act is None


PAIRS = [("wood+stone", (1, 1, 2)), ("wood+reed", (1, 2, 1)), ("stone+reed", (2, 1, 1))]


@rule("R-44", "C-8.6")
@pytest.mark.parametrize(("pair", "left"), PAIRS)
@pytest.mark.parametrize("animal", ["sheep", "pig", "cow", "horse"])
def test_trading_station_takes_any_two_different_resources_for_any_animal(
    pair: str, left: tuple[int, int, int], animal: str
) -> None:
    table = before_breeding("trading_station", wood=2, stone=2, reed=2).act(0, "use trading_station")
    assert table.offers(0) == [f"pay {name}" for name, _ in PAIRS]
    table.act(0, f"pay {pair}; take {animal}")
    farm = table.farm(0)
    assert (farm.wood, farm.stone, farm.reed) == left
    assert farm.animals == {animal: 1}


@rule("R-44")
def test_trading_station_never_takes_two_of_a_kind() -> None:
    assert before_breeding("trading_station", wood=9).game.prompt[1] == "space"
    table = before_breeding("trading_station", wood=9, reed=1).act(0, "use trading_station; take sheep")
    assert (table.farm(0).wood, table.farm(0).reed) == (8, 0)  # the only pair was paid


@rule("R-44", "C-8.6")
def test_trading_station_may_be_declined_is_no_work_and_serves_its_owner_alone() -> None:
    table = before_breeding("trading_station", wood=9, stone=9, reed=9)
    table.given(1, wood=9, stone=9, reed=9).act(0, "stop")
    assert table.game.board.round == 2
    assert table.refusal("use trading_station").asked == "space"
    assert table.farm(0).animals == {}


@rule("R-44", "C-11.2")
def test_trading_station_animal_is_the_second_parent() -> None:
    table = before_breeding("trading_station", "manor", wood=1, stone=1, sheep=1)
    table.act(0, "use trading_station; take sheep")
    assert table.farm(0).animals == {"sheep": 3}


@rule("R-14", "R-44")
def test_trading_station_animal_alone_is_enough_for_a_fertility_center() -> None:
    table = before_breeding("trading_station", "manor", "fertility_center", wood=1, stone=1)
    table.act(0, "use trading_station; take horse")
    assert table.farm(0).animals == {"horse": 2}


@rule("R-13", "R-44")
def test_trading_station_takes_the_same_pair_again_before_the_extra_breeding() -> None:
    table = before_breeding("trading_station", "manor", "breeding_station", wood=3, stone=3).round(8)
    table.act(0, "use trading_station; take pig; use trading_station; take cow")
    assert (table.farm(0).wood, table.farm(0).stone) == (1, 1)
    assert table.farm(0).animals == {"pig": 1, "cow": 1}
    assert table.game.to_act is None


@rule("C-8.6", "C-7.4")
def test_trading_station_animal_needs_a_home_at_once_so_the_stall_is_better_built_first() -> None:
    farm: dict[str, object] = {"wood": 1, "stone": 4, "reed": 1, "sheep": 1}
    table = before_breeding("trading_station", "home_workshop", **farm)
    table.act(0, "use trading_station; pay wood+stone; take pig")
    assert table.game.prompt[1] == "release"
    table = before_breeding("trading_station", "home_workshop", **farm)
    table.act(0, "use home_workshop; at b3; use trading_station; take pig")
    assert table.farm(0).animals == {"sheep": 1, "pig": 1}


@rule("C-5.3", "C-6.2")
def test_trading_station_holds_one_cow() -> None:
    farm = creatures_table().given(0, buildings={"a1": "trading_station"}).farm(0)
    assert farm.holds(cow=2)  # one in the Cottage
    assert not farm.holds(cow=3)
    assert not farm.holds(sheep=2)
