"""Breeding Station and Fertility Center."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def last_round(**farm: object) -> CreaturesTable:
    """After the last worker of round 8, on a farm with a Breeding Station."""
    return (
        creatures_table().given(0, **{"buildings": {"b1": "breeding_station"}, **farm}).round(8).after_work()
    )


def births(table: CreaturesTable, seat: int = 0) -> int:
    return len([who for who, _ in table.heard("born") if who == seat])


@rule("R-13", "C-8.9")
def test_the_breeding_station_gives_its_owner_a_second_breeding_in_round_eight() -> None:
    table = last_round(cow=2, buildings={"b1": "breeding_station", "b2": "stall"})
    table.given(1, buildings={"b1": "stall"}, cow=2)
    assert table.game.to_act is None  # nothing was asked
    assert births(table) == 2
    assert table.farm(0).animals == {"cow": 4}
    assert table.farm(1).animals == {"cow": 3}  # the other seat breeds once


@rule("R-13", "R-09")
def test_the_second_breeding_happens_and_is_no_choice() -> None:
    buildings = {"b1": "breeding_station", "b2": "stall", "a1": "cattle_market", "a2": "stall"}
    table = last_round(cow=2, reed=1, buildings=buildings)
    while table.game.to_act is not None:
        assert not any("breeding_station" in offer for offer in table.offers())
        table.act(0, "stop")  # whoever passes everything has the second young all the same
    assert births(table) == 2
    assert table.farm(0).animals == {"cow": 4}


@rule("R-13", "R-14", "C-8.6")
def test_an_animal_can_be_bought_between_the_two_breedings() -> None:
    buildings = {"b1": "breeding_station", "b2": "stall", "a1": "cattle_market"}
    table = last_round(cow=1, reed=1, buildings=buildings).act(0, "stop")  # before the first
    assert table.game.prompt == ("C-8.6", "window")
    table.act(0, "call cattle_market; take cow").enter("end")
    assert births(table) == 1
    assert table.farm(0).animals == {"cow": 3}


@rule("C-8.9")
def test_the_breeding_station_does_nothing_before_round_eight() -> None:
    table = creatures_table().given(0, buildings={"b1": "breeding_station", "b2": "stall"}, cow=2)
    table.round(7).after_work()
    assert table.game.prompt[1] == "space"
    assert births(table) == 1


@rule("R-13", "C-5.3")
def test_the_breeding_station_holds_two_and_costs_wood_and_stone() -> None:
    farm = creatures_table().given(0, buildings={"b1": "breeding_station"}).farm(0)
    assert farm.holds(cow=2, pig=1)
    assert not farm.holds(cow=4)
    table = creatures_table().given(0, wood=2, stone=2).display("breeding_station")
    assert table.refusal("build breeding_station").key == "short-of"


@rule("R-13", "C-8.6")
def test_each_breeding_has_its_own_window_and_no_use_is_carried_over() -> None:
    buildings = {"b1": "breeding_station", "a1": "home_workshop", "a2": "joinery"}
    table = last_round(columns=4, buildings=buildings, stone=6, reed=2, wood=6)
    assert table.offers(0) == ["stop", "use home_workshop", "use joinery"]
    table.act(0, "use home_workshop; at b2; use joinery; trough b3")
    # The window has closed after one of each; the next one is that of the second breeding.
    assert table.offers(0) == ["stop", "use home_workshop", "use joinery"]
    table.act(0, "use home_workshop; at c1; use joinery; trough c2")
    assert [table.farm(0).buildings[cell] for cell in ("b2", "c1")] == ["stall", "stall"]
    assert table.farm(0).troughs == ["b3", "c2"]
    table = last_round(columns=4, buildings=buildings, stone=6, reed=2).act(0, "stop")
    table.act(0, "use home_workshop; at b2").enter("end")
    assert list(table.farm(0).buildings.values()).count("stall") == 1  # the first chance is gone


@rule("R-13", "R-44")
def test_the_trading_station_may_pay_the_same_pair_again() -> None:
    buildings = {"b1": "breeding_station", "b2": "trading_station", "a1": "stall"}
    table = last_round(buildings=buildings, wood=2, stone=2)
    table.act(0, "use trading_station; take cow; use trading_station; take cow")
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 0)
    assert table.enter("end").farm(0).animals == {"cow": 3}  # both together had a calf


@rule("R-13", "C-7.4", "R-12")
def test_an_animal_bought_before_the_second_breeding_needs_a_home_before_it_is_a_parent() -> None:
    buildings = {"b1": "breeding_station", "b2": "trading_station"}
    table = last_round(buildings=buildings, wood=1, stone=1, sheep=2, cow=1)
    table.act(0, "stop; use trading_station; take cow")
    assert table.farm(0).animals == {"sheep": 3, "cow": 2}  # nobody is born yet
    assert table.game.prompt[1] == "release"
    assert births(table) == 1


@rule("R-13", "R-12")
def test_the_rearing_station_is_emptied_again_before_the_second_breeding() -> None:
    # Room for one sheep and one pig outside: the Rearing Station holds the second of each.
    buildings = {"b1": "breeding_station", "b2": "rearing_station"}
    table = last_round(buildings=buildings, sheep=2, pig=2, cow=1)
    assert table.game.prompt[1] == "release"  # 2 places in the tile, 1 in the Cottage, for 5 animals
    table.act(0, "release cow; release pig")
    # Two sheep bred; lamb, sheep and pig have all the room again.
    assert table.farm(0).animals == {"sheep": 3, "pig": 1}
    assert table.game.prompt[1] == "release"  # emptied: 4 animals, 3 places
    table.act(0, "release pig")
    assert table.game.outcome() is not None
    assert table.farm(0).animals == {"sheep": 4}


@rule("R-13", "R-15")
def test_the_ranch_may_place_one_border_in_each_breeding() -> None:
    buildings = {"b1": "breeding_station", "b2": "ranch", "a1": "stall"}
    table = last_round(buildings=buildings, horse=2, borders=3)
    table.act(0, "use ranch; border a2w")
    assert births(table) == 2  # one border, not two: the next offer comes with the next foal
    table.act(0, "use ranch; border a2e")
    assert table.farm(0).placed == ["a2w", "a2e"]
    assert table.farm(0).animals == {"horse": 4}


@rule("R-13", "R-04", "C-8.8")
def test_the_end_of_round_comes_once_and_after_the_second_breeding() -> None:
    buildings = {"b1": "breeding_station", "b2": "stone_carver", "a1": "stall"}
    table = last_round(buildings=buildings, cow=2, stone=2)
    assert table.game.prompt[0] == "C-8.8"
    assert births(table) == 2
    table.act(0, "use stone_carver").enter("end")
    assert table.points(0, "stone_carver") == 2


@rule("R-13", "R-14")
def test_breeding_station_and_fertility_center_let_a_lone_animal_have_two_young() -> None:
    buildings = {"b1": "breeding_station", "b2": "fertility_center", "a1": "stall"}
    table = last_round(buildings=buildings, pig=1).enter("end")
    assert table.farm(0).animals == {"pig": 3}


def fertile(**farm: object) -> CreaturesTable:
    buildings = {"b1": "fertility_center", "b2": "stall", "a1": "stall", "a2": "stall"}
    return creatures_table().given(0, **{"buildings": buildings, **farm}).after_work()


@rule("R-14", "C-11.2")
@pytest.mark.parametrize("count", [1, 2])
def test_with_a_fertility_center_one_animal_is_enough_and_still_has_one_young(count: int) -> None:
    table = fertile(cow=count, pig=1, sheep=1).enter("space")
    assert table.farm(0).animals == {"cow": count + 1, "pig": 2, "sheep": 2}


@rule("R-14")
def test_no_animal_no_young_and_none_for_the_other_seat() -> None:
    table = fertile(cow=1).given(1, cow=1).enter("space")
    assert table.farm(0).animals == {"cow": 2}
    assert table.farm(1).animals == {"cow": 1}


@rule("R-14", "R-44")
def test_an_animal_bought_just_before_is_enough() -> None:
    buildings = {"b1": "fertility_center", "b2": "stall", "a1": "trading_station"}
    table = fertile(buildings=buildings, wood=1, reed=1).act(0, "use trading_station; take horse")
    assert table.enter("space").farm(0).animals == {"horse": 2}


@rule("R-14", "C-7.4")
def test_the_young_of_a_lone_animal_need_room_like_any_other() -> None:
    table = creatures_table().given(0, buildings={"b1": "fertility_center"}, cow=1).after_work()
    assert table.enter("space").farm(0).animals == {"cow": 1}
    assert births(table) == 1
    table = creatures_table().given(0, buildings={"b1": "fertility_center"}, placed_borders=pasture("b3"))
    assert table.given(0, cow=1).after_work().enter("space").farm(0).animals == {"cow": 2}


@rule("R-14", "C-5.3")
def test_the_fertility_center_costs_two_stone_and_holds_nobody() -> None:
    assert not creatures_table().given(0, buildings={"b1": "fertility_center"}).farm(0).holds(cow=2)
    table = creatures_table().given(0, stone=1).display("fertility_center")
    assert table.refusal("build fertility_center").key == "short-of"
