"""Between the two buildings of a Conservatory everybody has a home before the second is paid (C-7.4)."""

from __future__ import annotations

import pytest

from tests.games.creatures.rules.refusing import assert_refused
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def between(second: str, **farm: object) -> CreaturesTable:
    """The Conservatory stands on b1, another building is on display and may follow."""
    table = creatures_table().given(0, **farm).display("conservatory", second)
    table.act(0, "space special_building_1")
    if "build conservatory" in table.offers(0):
        table.act(0, "build conservatory")
    return table.act(0, "at b1")


@rule("R-20", "C-7.4", "R-38")
def test_an_animal_bought_between_the_buildings_is_housed_before_it_pays() -> None:
    table = between("inn", stone=3, reed=1, buildings={"a1": "cattle_market"}, pig=1, horse=2)
    table.act(0, "call cattle_market; take cow")
    assert table.game.prompt == ("C-7.4", "release")
    assert table.offers(0) == ["release pig", "release cow", "release horse"]
    assert_refused(table, "build inn", "C-7.4", "not-asked")
    table.act(0, "release horse; release horse; build inn")  # two homes for pig and cow, none for horses
    assert table.farm(0).animals == {"horse": 1}


@rule("R-20", "C-7.4", "C-5.8")
def test_an_animal_without_a_home_meets_no_condition() -> None:
    buildings = {"a1": "cattle_market", "a2": "cow_stall", "b3": "pig_stall"}
    table = between(
        "fodder_beet_field",
        stone=1,
        reed=1,
        buildings=buildings,
        troughs=["a1"],
        sheep=4,
        pig=3,
        cow=3,
        horse=1,
    )
    table.act(0, "call cattle_market; take horse")
    assert table.game.prompt == ("C-7.4", "release")
    table.act(0, "release horse")
    assert table.game.to_act == 1  # one horse meets no condition, nothing else can be built


@rule("R-20", "C-7.4", "R-38")
def test_an_animal_that_has_room_may_pay_at_once() -> None:
    table = between("inn", stone=3, reed=1, buildings={"a1": "cattle_market"}, pig=1)
    table.act(0, "call cattle_market; take cow; build inn")
    assert table.farm(0).animals == {"horse": 1}


@rule("R-20", "R-02")
def test_room_made_in_the_same_chain_counts() -> None:
    buildings = {"a1": "cattle_market", "a2": "building_firm"}
    table = between("inn", stone=5, reed=1, buildings=buildings, troughs=["b3"], pig=1, horse=3)
    table.act(0, "call cattle_market; take cow")
    assert "call building_firm" in table.offers(0)  # the chain goes on while animals wait
    table.act(0, "call building_firm; build inn")
    assert table.farm(0).animals == {"horse": 4}


@rule("R-20", "C-7.5", "R-23")
def test_whom_the_carpenter_drives_out_is_housed_before_the_next_building() -> None:
    buildings = {"a1": "carpenter", "a2": "stall"}
    table = between("inn", stone=3, buildings=buildings, troughs=["a3"], pig=2, cow=3)
    table.act(0, "call carpenter; lift_trough a3; stop; trough a1")
    assert table.game.prompt == ("C-7.4", "release")
    assert_refused(table, "build inn", "C-7.4", "not-asked")


@rule("R-20", "C-7.5", "R-06")
def test_whom_a_border_drives_out_is_housed_before_the_next_building() -> None:
    table = between(
        "inn",
        stone=3,
        columns=4,
        buildings={"a1": "assembly_hall"},
        placed_borders=pasture("c1", "d1"),
        borders=2,
        troughs=["c1"],
        pig=8,
        cow=1,
    )
    table.act(0, "call assembly_hall; border c1e")
    assert table.game.prompt == ("C-7.4", "release")  # the trough now serves one space of two
    assert_refused(table, "build inn", "C-7.4", "not-asked")


@pytest.mark.parametrize("taken", ["sheep", "pig", "cow", "horse"])
@rule("R-20", "C-7.4")
def test_after_the_second_building_nobody_is_left_without_a_home(taken: str) -> None:
    table = between("shelter", stone=2, wood=2, reed=1, buildings={"a1": "cattle_market"}, pig=1, horse=2)
    table.act(0, f"call cattle_market; take {taken}")
    while table.game.prompt[1] == "release":
        table.act(0, table.offers(0)[0])
    assert table.farm(0).holds(**table.farm(0).animals)
    assert "build shelter" in table.offers(0)
