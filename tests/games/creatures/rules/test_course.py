"""The course of a round and of the game, with its windows (C-8)."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

TOP = ("start_player", "three_wood", "one_stone", "two_stone")
QUIET_SIX = (
    "three_wood",
    "one_stone",
    "two_stone",
    "building_resources",
    "expand; expand right",
    "reed_and_sheep",
)


def _play_round(table: CreaturesTable, *spaces: str) -> CreaturesTable:
    """Six workers in turn, on these spaces; nothing else is asked."""
    for space in spaces:
        table.act(int(table.game.to_act or 0), f"space {space}")
    return table


def _round(table: CreaturesTable) -> int:
    number = table.game.position()["round"]
    assert isinstance(number, int)
    return number


@rule("C-8.1", "C-9.1")
def test_a_round_begins_with_the_refill() -> None:
    table = creatures_table().enter("next_round")
    assert _round(table) == 2
    assert table.pile("horse_and_sheep") == {"horse": 1, "sheep": 1}
    assert table.game.to_act == int(table.game.board.marker)


@rule("C-8.1", "C-8.2")
def test_the_window_at_the_start_of_a_round_comes_after_the_refill() -> None:
    table = creatures_table().round(5).given(0, buildings={"b1": "farm_well"}).enter("next_round")
    assert table.game.prompt == ("R-37", "trough")
    assert table.pile("pig_and_sheep") == {"pig": 1, "sheep": 1}


@rule("C-8.2")
@pytest.mark.parametrize(("before", "troughs"), [(1, 0), (4, 0), (5, 1), (6, 1), (7, 1)])
def test_farm_well_gives_a_trough_at_the_start_of_rounds_six_to_eight(before: int, troughs: int) -> None:
    table = creatures_table().round(before).given(0, buildings={"b1": "farm_well"}).enter("next_round")
    if troughs:
        table.act(0, "trough b2")
    assert table.farm(0).troughs == ["b2"] * troughs
    assert table.game.prompt == ("C-10.1", "space")


@rule("C-8.3", "C-1.1")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_players_alternate_from_the_start_player_until_six_workers_stand(starter: int) -> None:
    table = creatures_table(first_player=starter).round(1, marker=starter)
    order = []
    for space in (*TOP, "building_resources", "reed_and_sheep"):
        order.append(table.game.to_act)
        table.act(int(table.game.to_act or 0), f"space {space}")
    assert order == [starter, 1 - starter] * 3
    assert _round(table) == 2


@rule("C-8.4", "C-8.5", "R-16")
def test_the_stewards_window_comes_after_the_last_worker_and_before_they_go_home() -> None:
    table = creatures_table().given(0, buildings={"b1": "stewards_office"})
    _play_round(table, *TOP, "building_resources", "reed_and_sheep")
    assert table.game.to_act == 0
    assert table.game.prompt[0] == "C-8.4"
    table.act(0, "use stewards_office")
    for space in TOP:
        assert table.refusal(f"space {space}").key == "occupied"
    table.act(0, "space horse_and_sheep")
    assert table.farm(0).animals == {"horse": 1}
    assert _round(table) == 2


@rule("C-8.5", "C-10.1")
def test_all_workers_return_and_all_spaces_are_free_again() -> None:
    table = _play_round(creatures_table(), *TOP, "building_resources", "reed_and_sheep")
    spaces = table.game.position()["spaces"]
    assert isinstance(spaces, dict)
    assert not [name for name, content in spaces.items() if "worker" in content]
    assert {f"space {space}" for space in TOP} <= set(table.offers())


@rule("C-8.6")
def test_before_breeding_the_owner_uses_each_building_once_in_any_order() -> None:
    buildings = {"b1": "home_workshop", "b2": "joinery", "b3": "trading_station"}
    table = creatures_table().given(0, buildings=buildings, wood=6, stone=9, reed=3).after_work()
    windows = {"use home_workshop", "use joinery", "use trading_station", "stop"}
    assert table.game.prompt[0] == "C-8.6"
    assert set(table.offers()) == windows
    table.act(0, "use trading_station; pay wood+stone; take cow")
    assert set(table.offers()) == windows - {"use trading_station"}
    table.act(0, "use joinery; trough a1")
    assert set(table.offers()) == {"use home_workshop", "stop"}
    table.act(0, "use home_workshop; at a2")
    assert _round(table) == 2
    assert table.farm(0).buildings["a2"] == "stall"


@rule("C-8.6")
def test_the_buildings_of_the_window_are_optional_and_of_the_owner_alone() -> None:
    table = creatures_table().given(0, buildings={"b2": "joinery"}, wood=2).given(1, wood=2).after_work()
    assert table.refusal("use home_workshop").key == "not-owned"
    table.act(0, "stop")
    assert _round(table) == 2
    assert (table.farm(0).wood, table.farm(1).wood) == (2, 2)


@rule("C-8.6", "C-8.7", "R-44")
def test_an_animal_bought_before_breeding_breeds() -> None:
    table = creatures_table().given(
        0, buildings={"b1": "trading_station", "b2": "stall"}, wood=1, reed=1, cow=1
    )
    table.after_work().act(0, "use trading_station; take cow")
    assert table.farm(0).animals == {"cow": 3}


@rule("C-8.7", "R-12")
def test_breeding_begins_with_emptying_the_rearing_station() -> None:
    table = creatures_table().given(0, buildings={"b1": "rearing_station"}, sheep=2, pig=1).after_work()
    # Cottage and Rearing Station hold them; without it one animal alone has a home, and nothing breeds.
    assert table.offers() == ["release sheep", "release pig"]
    table.act(0, "release sheep; release pig")
    assert table.farm(0).animals == {"sheep": 1}
    assert _round(table) == 2


@rule("C-8.8", "R-04", "C-13")
@pytest.mark.parametrize("number", [1, 8])
def test_the_end_of_a_round_comes_after_both_have_bred(number: int) -> None:
    table = creatures_table().round(number).given(0, buildings={"b1": "stone_carver"}, stone=1)
    table.given(1, buildings={"b1": "stall"}, pig=2).after_work()
    assert table.game.prompt[0] == "C-8.8"
    assert table.farm(1).animals == {"pig": 3}
    before = table.score(0)
    table.act(0, "use stone_carver")
    assert (table.farm(0).stone, table.score(0)) == (0, before + 2)


@rule("C-8.9", "R-13")
def test_after_round_eight_the_breeding_station_breeds_once_more_before_the_round_ends() -> None:
    buildings = {"a1": "breeding_station", "a2": "stone_carver", "b1": "joinery", "b2": "stable"}
    table = creatures_table().round(8).given(0, buildings=buildings, stone=2, wood=4, sheep=2)
    table.given(1, buildings={"b1": "stall"}, pig=2).after_work()
    table.act(0, "use joinery; trough b3")
    assert table.game.prompt[0] == "C-8.6"  # the window before breeding opens again
    assert table.farm(0).animals == {"sheep": 3}
    table.act(0, "use joinery; trough b2")
    assert table.game.prompt[0] == "C-8.8"
    assert table.farm(0).animals == {"sheep": 4}
    assert table.farm(1).animals == {"pig": 3}
    table.act(0, "use stone_carver")
    assert table.game.to_act is None


@rule("C-8.9")
@pytest.mark.parametrize("number", [1, 7])
def test_there_is_no_second_breeding_in_an_earlier_round(number: int) -> None:
    table = creatures_table().round(number).given(0, buildings=["breeding_station", "stable"], sheep=2)
    table.after_work()
    assert _round(table) == number + 1
    assert table.farm(0).animals == {"sheep": 3}


@rule("C-8.10", "R-01")
def test_at_any_time_means_before_between_and_after_the_own_steps() -> None:
    table = creatures_table().given(0, buildings={"b1": "building_firm"}, stone=9, wood=9, troughs=["b2"])
    assert "call building_firm" in table.offers()
    table.act(0, "space fences; border b2e")
    assert "call building_firm" in table.offers()
    table.act(0, "stop")
    assert (table.game.to_act, table.game.prompt[1]) == (0, "pause")
    assert "call building_firm" in table.offers()
    table.act(0, "stop")
    assert "call building_firm" not in table.offers(1)


@rule("C-8.10")
def test_cattle_market_works_outside_the_work_phase_and_the_animal_trader_does_not() -> None:
    buildings = {"b1": "cattle_market", "b2": "animal_trader"}
    table = creatures_table().given(0, buildings=buildings, reed=1, sheep=1, cow=1)
    assert {"call cattle_market", "call animal_trader"} <= set(table.offers())
    late = creatures_table().given(0, buildings=buildings, reed=1, sheep=1, cow=1).after_work()
    assert late.game.prompt[0] == "C-8.4"  # the end of the work phase belongs to it
    assert "call animal_trader" in late.offers()
    late.act(0, "stop")
    assert late.game.prompt[0] == "C-8.6"
    assert "call cattle_market" in late.offers()
    assert "call animal_trader" not in late.offers()


@rule("C-8.11", "C-10.5")
@pytest.mark.parametrize("starter", [0, 1])
def test_without_the_action_the_start_player_does_not_change(starter: int) -> None:
    table = creatures_table(first_player=starter).round(1, marker=starter)
    for _ in range(2):
        _play_round(table, *QUIET_SIX)
        assert table.game.to_act == starter
    assert _round(table) == 3


@rule("C-8.11", "C-10.5")
def test_the_new_start_player_begins_from_the_next_round_on() -> None:
    table = creatures_table()
    _play_round(table, "three_wood", "start_player", *QUIET_SIX[1:5])
    assert (_round(table), table.game.to_act) == (2, 1)
    _play_round(table, *QUIET_SIX)
    assert (_round(table), table.game.to_act) == (3, 1)  # and remains it


@rule("C-8.11", "C-12.7")
def test_the_marker_moves_at_once_but_not_the_memory_of_who_began() -> None:
    table = creatures_table()
    _play_round(table, "three_wood", "start_player")
    position = table.game.position()
    assert (position["marker"], position["starter"], position["first"]) == (1, 0, 0)
    assert table.game.to_act == 0


@rule("C-8.3", "C-8.8", "C-12.1")
def test_a_game_has_eight_rounds_of_six_turns() -> None:
    table = creatures_table().enter("end")
    assert len(table.heard("space")) == 48
    assert [numbers[0] for _, numbers in table.heard("round")] == [2, 3, 4, 5, 6, 7, 8]
    assert table.game.outcome() is not None
