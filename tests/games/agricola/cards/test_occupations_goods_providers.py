"""Harpooner, Conjurer, Consultant, Storehouse Keeper: the goods providers of a moment."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Harpooner.


def harpooner(more: tuple[str, ...] = (), **farm: object) -> AgricolaTable:
    """Three players, of whom the first owns the Harpooner; 2 food lie on Fishing."""
    table = agricola_table(3).given(0, cards=["harpooner", *more], **farm)
    return table.spaces(fishing={"food": 2}, forest={"wood": 3}, clay_pit={"clay": 1})


@example("AX-171")
@rule("A-A138", "AR-01", "A-9.4")
def test_harpooner_turns_a_wood_into_a_reed_and_food_for_each_person(case: Example) -> None:
    newborns = case.given["newborns"]
    table = harpooner(people=case.given["adults"] + newborns, newborn=newborns, **case.given["supply"])
    assert table.on("fishing") == case.given["on_space"]
    table.act(0, "space fishing; use harpooner")
    assert table.farm(0).goods == case.expected["gained"]
    assert table.farm(0).wood == case.expected["wood_left"]


@rule("A-A138", "A-16.2")
def test_harpooner_may_be_declined() -> None:
    table = harpooner(wood=1).act(0, "space fishing; space fishing")
    assert table.farm(0).goods == {"food": 2, "wood": 1}


@rule("A-A138", "A-16.8")
def test_harpooner_trades_once_a_use() -> None:
    table = harpooner(wood=3).act(0, "space fishing; use harpooner")
    assert table.farm(0).wood == 2
    assert table.asked == (1, "space")


@rule("A-A138", "A-16.1")
def test_harpooner_does_nothing_elsewhere_or_for_others_or_without_wood() -> None:
    table = harpooner(wood=1).given(1, wood=1).act(0, "space clay_pit")
    assert table.asked == (1, "space")
    assert table.act(1, "space fishing").asked == (2, "space")
    assert table.farm(0).goods == {"wood": 1, "clay": 1}
    assert harpooner().act(0, "space fishing").farm(0).goods == {"food": 2}


@rule("A-A138", "A-A078", "AR-06")
def test_harpooner_and_canoe_both_answer_fishing() -> None:
    table = harpooner(("canoe",), wood=1).act(0, "space fishing; use harpooner")
    assert table.farm(0).goods == {"food": 2 + 1 + 2, "reed": 1 + 1}


@rule("A-A138", "A-A102", "AR-13")
def test_harpooner_may_be_paid_with_wood_from_the_grocer() -> None:
    table = harpooner(("grocer",), food=1).act(0, "space fishing; use harpooner; space fishing")
    assert table.farm(0).goods == {"food": 2 + 2, "reed": 1}


# Conjurer.


@rule("A-A155", "A-16.4")
def test_conjurer_adds_a_wood_and_a_grain_on_traveling_players() -> None:
    table = agricola_table(4).given(0, cards=["conjurer"]).act(0, "space traveling_players")
    assert table.farm(0).goods == {"food": 1, "wood": 1, "grain": 1}


@rule("A-A155", "A-16.1")
def test_conjurer_does_nothing_elsewhere_or_when_others_use_the_space() -> None:
    table = agricola_table(4).given(0, cards=["conjurer"]).act(0, "space fishing")
    table.act(1, "space traveling_players")
    assert table.farm(0).goods == {"food": 1}
    assert table.farm(1).goods == {"food": 1}


@rule("A-A155", "A-A160", "AR-09")
def test_conjurer_and_an_opponents_lutenist_both_gain() -> None:
    table = agricola_table(4).given(0, cards=["conjurer"]).given(1, cards=["lutenist"])
    table.act(0, "space traveling_players")
    assert table.farm(0).goods == {"food": 1, "wood": 1, "grain": 1}
    assert table.farm(1).goods == {"food": 1, "wood": 1}


# Consultant.


@example("AX-40")
@rule("A-B102", "A-14.1")
def test_consultant_pays_by_the_number_of_players(case: Example) -> None:
    for seats, gained in zip(case.given["players"], case.expected["gained"], strict=True):
        table = agricola_table(seats).given(0, hand=[case.given["card"]], fences=pasture("e1"))
        assert table.farm(0).goods == {}  # a card in hand does nothing
        assert table.act(0, "space lessons").farm(0).goods == gained


@rule("A-B102", "A-11.5")
def test_the_sheep_of_the_consultant_need_room() -> None:
    table = agricola_table(4).given(0, hand=["consultant"], cattle=1).act(0, "space lessons")
    assert table.asked == (0, "release")
    table.act(0, "release cattle")
    assert table.farm(0).goods == {"sheep": 1}  # the other had to go as well


@rule("A-B102", "A-16.1")
def test_consultant_pays_only_once_and_only_its_owner() -> None:
    table = agricola_table().given(0, hand=["consultant"]).given(1, hand=["groom"])
    table.act(0, "space lessons").act(1, "space forest").act(0, "space fishing").until_round(2)
    assert table.farm(0).clay == 3
    assert table.farm(1).clay == 0


@rule("A-B102", "A-13.2")
def test_a_sheep_of_the_consultant_may_be_cooked_at_once() -> None:
    table = agricola_table(4).given(0, hand=["consultant"], cards=["fireplace_2"])
    table.act(0, "space lessons; call basics.4")
    assert table.farm(0).goods == {"sheep": 1, "food": 2}


# Storehouse Keeper.


@rule("A-B156", "A-16.2", "AR-06")
@pytest.mark.parametrize("good", ["clay", "grain"])
def test_storehouse_keeper_adds_clay_or_grain_on_resource_market(good: str) -> None:
    table = agricola_table(4).given(0, cards=["storehouse_keeper"]).act(0, "space resource_market")
    assert table.offers() == ["take clay", "take grain"]
    table.act(0, f"take {good}")
    assert table.farm(0).goods == {"reed": 1, "stone": 1, "food": 1, good: 1}
    assert table.asked == (1, "space")


@rule("A-B156", "A-16.1")
def test_storehouse_keeper_does_nothing_elsewhere_or_when_others_use_the_space() -> None:
    table = agricola_table(4).given(0, cards=["storehouse_keeper"])
    assert table.act(0, "space clay_pit").asked == (1, "space")
    assert table.act(1, "space resource_market").asked == (2, "space")
    assert table.farm(0).goods == {"clay": 1}
    assert table.farm(1).goods == {"reed": 1, "stone": 1, "food": 1}


@rule("A-B156", "A-A053", "AR-19")
def test_clay_of_the_storehouse_keeper_counts_for_the_claypipe() -> None:
    table = agricola_table(4).given(0, cards=["storehouse_keeper", "claypipe"])
    assert table.act(0, "space resource_market; take clay").farm(0).gained == 3
