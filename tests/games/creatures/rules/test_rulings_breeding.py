"""Breeding: rulings R-10 to R-15."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def breeding(**farm: object) -> CreaturesTable:
    """A farm of seat 0 after the last worker of a round: breeding is near."""
    return creatures_table().given(0, **farm).after_work()


@rule("R-10", "C-11.3")
def test_all_types_are_read_at_once_and_housed_together() -> None:
    stalls = {"a1": "stall", "a2": "stall", "b1": "stall"}
    table = breeding(buildings=stalls, sheep=2, pig=2, cow=1, horse=1).given(1, sheep=1)
    table.enter("space")  # two types breed; a lone cow and a lone horse do not
    assert table.farm(0).animals == {"sheep": 3, "pig": 3, "cow": 1, "horse": 1}
    assert table.farm(1).animals == {"sheep": 1}


@rule("R-10")
def test_a_newborn_without_room_does_not_stop_another_type_from_breeding() -> None:
    # Full to the last place: both lambs and piglets are born before anybody leaves.
    table = breeding(buildings={"a1": "stall", "b1": "stall"}, sheep=3, pig=3, cow=1)
    assert table.game.prompt[1] == "release"
    assert table.farm(0).animals == {"sheep": 4, "pig": 4, "cow": 1}


@rule("R-10", "C-11.2")
@pytest.mark.parametrize(("count", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (6, 7)])
def test_one_newborn_from_two_animals_never_more(count: int, after: int) -> None:
    table = breeding(buildings={"b1": "stable"}, troughs=["b1"], cow=count).enter("space")
    assert table.farm(0).animals.get("cow", 0) == after


@rule("R-11", "C-11.4")
def test_an_old_animal_may_make_way_for_a_newborn_of_another_type() -> None:
    table = breeding(buildings={"a1": "stall", "b1": "stall"}, sheep=3, cow=3)
    # 4 sheep and 4 cows for two stalls and the Cottage.
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"sheep": 3, "cow": 4}
    table = breeding(buildings={"b1": "stall"}, sheep=3, cow=1)
    assert table.offers(0) == ["release sheep", "release cow"]
    table.act(0, "release cow")  # the lamb takes the Cottage from the old cow
    assert table.farm(0).animals == {"sheep": 4}


@rule("R-12", "C-8.7")
def test_the_window_comes_before_the_emptying_and_the_emptying_before_the_births() -> None:
    buildings = {"b1": "rearing_station", "b2": "trading_station"}
    table = breeding(buildings=buildings, sheep=2, pig=1, wood=1, stone=1)
    assert table.game.prompt[0] == "C-8.6"
    table.act(0, "use trading_station; take pig")
    # The Cottage and the Rearing Station: 2 sheep, 2 pigs is one too many.
    assert table.farm(0).animals == {"sheep": 2, "pig": 2}
    assert table.game.prompt[1] == "release"


@rule("R-12", "C-8.7")
def test_surplus_of_the_emptied_station_is_let_go_before_births_are_read() -> None:
    table = breeding(buildings={"b1": "rearing_station", "b2": "shelter"}, sheep=2, pig=2)
    assert table.game.prompt[1] == "release"
    assert table.heard("born") == []  # Cottage and Shelter hold two of the four
    table.act(0, "release pig; release pig")
    # Two sheep bred; the lamb finds the station open again.
    assert table.farm(0).animals == {"sheep": 3}


@rule("R-12")
def test_after_the_births_the_station_takes_anybody_up_to_its_whole_room() -> None:
    table = breeding(buildings={"b1": "rearing_station", "b2": "stall"}, sheep=2, pig=1)
    table.enter("space")  # emptied, the stall and the Cottage housed all
    assert table.farm(0).animals == {"sheep": 3, "pig": 1}
    assert table.farm(0).holds(sheep=4, pig=1, cow=1, horse=1)


@rule("R-12", "R-01")
def test_an_at_any_time_effect_may_make_room_while_the_station_is_empty() -> None:
    buildings = {"b1": "rearing_station", "b2": "building_firm"}
    table = breeding(buildings=buildings, stone=2, troughs=["a1"], sheep=2, pig=2)
    assert table.game.prompt[1] == "release"
    table.act(0, "call building_firm")
    # The stall holds two of a type, the Cottage one: still one too many.
    assert table.offers(0) == ["release sheep", "release pig"]
    table.act(0, "release pig")
    assert table.farm(0).animals == {"sheep": 3, "pig": 1}


@rule("R-13", "C-8.9")
def test_the_extra_phase_is_a_whole_one_for_its_owner_alone() -> None:
    buildings = {"b1": "breeding_station", "b2": "rearing_station", "a1": "trading_station"}
    table = creatures_table().given(0, buildings=buildings, wood=2, stone=2, sheep=2, pig=1)
    table.given(1, buildings={"a1": "stall"}, sheep=2).round(8).after_work()
    assert table.game.prompt[0] == "C-8.6"
    table.act(0, "stop")  # not carried over: one use remains for the second window
    assert table.farm(0).animals == {"sheep": 3, "pig": 1}
    assert table.offers(0) == ["stop", "use trading_station"]
    table.act(0, "use trading_station; take pig")
    assert table.game.prompt[1] == "release"  # emptied again: 3 places for 3 sheep and 2 pigs
    assert table.farm(0).animals == {"sheep": 3, "pig": 2}
    table.act(0, "release sheep; release pig")
    assert table.game.outcome() is not None
    assert table.farm(0).animals == {"sheep": 3, "pig": 1}  # 2 sheep bred, the pig stayed alone
    assert table.farm(1).animals == {"sheep": 3}


@rule("R-14")
def test_the_fertility_center_counts_animals_bought_just_before() -> None:
    buildings = {"a1": "fertility_center", "b1": "cattle_market", "b2": "stall"}
    table = breeding(buildings=buildings, reed=1).act(0, "call cattle_market; take pig")
    assert table.farm(0).animals == {"pig": 2}  # a newborn makes no second newborn
    table = creatures_table().given(0, buildings=buildings).after_work().enter("space")
    assert table.farm(0).animals == {}


def ranch(horses: int, **options: object) -> CreaturesTable:
    """Horses fill the Ranch and the Cottage; b1 lacks one border of being a pasture."""
    walls = [edge for edge in pasture("b1") if edge != "b1n"]
    table = creatures_table(**options).given(0, buildings={"a1": "ranch"}, placed_borders=walls, borders=1)
    return table.given(0, horse=horses).after_work()


@rule("R-15", "C-11.5")
def test_the_border_may_be_what_makes_room_for_the_foal() -> None:
    table = ranch(3)
    assert table.offers(0) == ["stop", "use ranch"]
    table.act(0, "use ranch")
    assert table.farm(0).animals == {"horse": 4}
    assert table.farm(0).placed[-1] in pasture("b1")
    assert "b1n" in table.farm(0).placed  # the only edge with which the foal can stay


@rule("R-15")
def test_no_border_for_a_foal_that_cannot_stay() -> None:
    table = creatures_table().given(0, buildings={"a1": "ranch"}, horse=3, borders=1).after_work()
    assert table.game.prompt[1] == "space"  # nothing was asked, and the foal is gone
    assert table.farm(0).animals == {"horse": 3}
    assert table.farm(0).borders == 1


@rule("R-15")
def test_where_switched_an_older_horse_may_make_way_and_the_border_still_comes() -> None:
    table = creatures_table(ranch_requires_net_horse=False)
    table.given(0, buildings={"a1": "ranch"}, horse=3, borders=1).after_work()
    table.act(0, "use ranch; border b3e")
    assert (table.farm(0).animals, table.farm(0).placed) == ({"horse": 3}, ["b3e"])


@rule("R-15")
def test_a_promised_foal_is_not_let_go_but_others_are() -> None:
    table = creatures_table().given(0, buildings={"a1": "ranch", "b1": "stall"}, borders=1)
    table.given(0, horse=2, sheep=3, cow=1).after_work().act(0, "use ranch; border a1n")
    # 3 horses, 4 sheep, 1 cow for 2 + 3 + 1 places: the horses stay.
    assert table.offers(0) == ["release sheep", "release cow"]
    assert table.refusal("release horse").rule == "R-15"
    table.act(0, "release cow")  # then the lamb, without question
    assert table.farm(0).animals == {"horse": 3, "sheep": 3}


@rule("R-15")
def test_once_per_phase_and_only_with_a_border_and_a_birth() -> None:
    table = ranch(3).act(0, "use ranch")
    assert table.game.prompt[1] == "space"
    assert ranch(1).game.prompt[1] == "space"
    table = creatures_table().given(0, buildings={"a1": "ranch"}, horse=2, borders=0).after_work()
    assert table.game.prompt[1] == "space"
    assert ranch(3).act(0, "stop").farm(0).animals == {"horse": 3}
