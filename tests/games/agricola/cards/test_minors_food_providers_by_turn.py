"""Herring Pot, Butter Churn, Brook, Scullery, Three-Field Rotation, Pitchfork."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import agricola_table, pasture
from tests.rule_marks import rule

# Herring Pot.


@rule("A-B047", "A-16.4", "A-3.8")
def test_the_herring_pot_schedules_food_at_each_use_of_fishing() -> None:
    table = owning("herring_pot").act(0, "space fishing")
    assert table.farm(0).goods == {"food": 1}
    assert table.farm(0).later == {number: {"food": 1} for number in (2, 3, 4)}


@rule("A-B047", "A-16.8")
def test_repeated_uses_of_the_herring_pot_stack() -> None:
    table = owning("herring_pot", later={"3": {"food": 1}, "4": {"food": 1}}, round=2).act(0, "space fishing")
    assert table.farm(0).later == {3: {"food": 2}, 4: {"food": 2}, 5: {"food": 1}}


@rule("A-B047")
def test_the_herring_pot_does_nothing_elsewhere_or_for_others() -> None:
    assert owning("herring_pot").act(0, "space day_laborer").farm(0).later == {}
    table = agricola_table().given(1, cards=["herring_pot"]).act(0, "space fishing")
    assert (table.farm(0).later, table.farm(1).later) == ({}, {})


@rule("A-B047")
def test_the_herring_pot_costs_one_clay() -> None:
    assert playing("herring_pot", clay=1).farm(0).goods == {}
    assert refused_minor("herring_pot") == ("A-14.5", "short-of")


@rule("A-B047", "A-A138", "AR-01")
def test_food_on_round_spaces_pays_nothing_and_the_harpooner_is_paid_beside_it() -> None:
    table = owning("herring_pot", "harpooner", seats=3, wood=1).act(0, "space fishing; use harpooner")
    assert table.farm(0).goods == {"reed": 1, "food": 3}
    assert len(table.farm(0).later) == 3


# Butter Churn.


@rule("A-B050", "A-17.3", "AR-62")
@pytest.mark.parametrize(
    ("sheep", "cattle", "food"), [(2, 1, 0), (3, 0, 1), (0, 2, 1), (5, 3, 2), (6, 4, 4), (9, 0, 3)]
)
def test_the_butter_churn_feeds_by_sheep_and_cattle(sheep: int, cattle: int, food: int) -> None:
    land = sorted({*pasture("e1", "e2", "e3", "d1", "d2", "d3"), *pasture("c1", "c2", "c3")})
    table = owning("butter_churn", sheep=sheep, cattle=cattle, fences=land, food=4)
    assert table.after_work(4).until("space").farm(0).food == food


@rule("A-B050", "A-17.1")
def test_the_butter_churn_waits_for_a_harvest() -> None:
    table = owning("butter_churn", sheep=3, fences=pasture("e1", "e2")).after_work(5).until_round(6)
    assert table.farm(0).food == 0


@rule("A-B050", "A-14.3")
def test_the_butter_churn_needs_three_occupations_at_most() -> None:
    assert refused_minor("butter_churn", wood=1, cards=BYSTANDERS) == ("A-14.3", "too-many-occupations")
    table = playing("butter_churn", wood=1, cards=BYSTANDERS[:3])
    assert (table.farm(0).goods, table.points(0, "butter_churn")) == ({}, 1)


@rule("A-B050", "A-B084")
def test_boar_of_the_acorns_basket_give_no_butter() -> None:
    table = owning("butter_churn", "acorns_basket", boar=6, fences=pasture("e1", "e2", "e3"), food=4)
    assert table.after_work(4).until("space").farm(0).food == 0


# Brook.


@rule("A-B056", "AR-26")
@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("reed_bank", {"reed": 1, "food": 1}),
        ("clay_pit", {"clay": 1, "food": 1}),
        ("forest", {"wood": 3, "food": 1}),
        ("day_laborer", {"food": 2}),
        ("grain_seeds", {"grain": 1}),
        ("fishing", {"food": 1}),
    ],
)
def test_the_brook_brings_food_from_the_spaces_above_fishing(space: str, goods: dict[str, int]) -> None:
    assert owning("brook").act(0, f"space {space}").farm(0).goods == goods


STAGE_1 = ("major_improvement", "fencing", "grain_utilization", "sheep_market")
# Something to do on each of them.
BUSY: dict[str, Any] = {"hand": ["rammed_clay"], "wood": 4, "grain": 1, "fields": {"c1": {}}}


@rule("A-B056", "AR-26", "A-16.1")
@pytest.mark.parametrize("first", STAGE_1)
def test_the_fourth_space_of_the_brook_is_the_card_of_round_one(first: str) -> None:
    for space in STAGE_1:
        table = owning("brook", round=4, **BUSY).course(first_card=first).act(0, f"space {space}")
        assert table.farm(0).food == (1 if space == first else 0)
        table = agricola_table().given(0, **BUSY).given(1, cards=["brook"]).course(round=4, first_card=first)
        assert table.act(0, f"space {space}").farm(1).food == 0


@example("AX-180")
@rule("A-B056", "A-A005", "AR-04", "A-6.4")
def test_food_of_the_brook_pays_for_a_minor_on_the_card_of_round_one(case: Example) -> None:
    space = case.given["round_space_1"]
    table = owning(*case.given["own"], hand=case.given["hand"], **case.given["supply"]).course(
        first_card=space
    )
    assert (f"space {space}" in table.offers()) == case.expected["legal"]
    table.act(0, f"space {space}")
    assert table.farm(0).goods == {}
    assert table.farm(1).hand == case.given["hand"]
    other = owning("brook", round=2, hand=case.given["hand"]).course(first_card="fencing")
    assert f"space {space}" not in other.offers()


@rule("A-B056", "AR-26", "A-14.3")
def test_the_brook_needs_an_own_person_on_fishing_and_costs_nothing() -> None:
    assert refused_minor("brook") == ("A-14.3", "no-person-on")
    table = agricola_table().given(0, hand=["brook", "rammed_clay"]).spaces(fishing={"people": [1]})
    assert table.act(0, "space meeting_place").refused("minor brook") == ("A-14.3", "no-person-on")
    table = agricola_table().given(0, hand=["brook"]).spaces(fishing={"people": [0]})
    assert table.act(0, "space meeting_place; minor brook").farm(0).cards == ["brook"]


@rule("A-B056", "A-16.1")
def test_the_brook_of_another_brings_nothing() -> None:
    table = agricola_table().given(1, cards=["brook"]).act(0, "space forest")
    assert (table.farm(0).food, table.farm(1).food) == (0, 0)


@rule("A-B056", "A-16.7", "AR-05")
def test_the_brook_does_not_react_to_the_use_that_brought_it() -> None:
    table = agricola_table().given(0, hand=["brook"]).spaces(fishing={"people": [0]})
    table.course(first_card="major_improvement").act(0, "space major_improvement")
    assert (table.farm(0).cards, table.farm(0).food) == (["brook"], 0)


# Scullery.


@rule("A-B057", "A-5.3")
@pytest.mark.parametrize(("house", "food"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_the_scullery_feeds_in_a_wooden_house_at_the_start_of_a_round(house: str, food: int) -> None:
    table = owning("scullery", house=house).after_work(1).until_round(2)
    assert (table.farm(0).food, table.farm(1).food) == (food, 0)


@rule("A-B057")
def test_the_scullery_costs_a_wood_and_a_clay() -> None:
    assert playing("scullery", wood=1, clay=1).farm(0).goods == {}  # no food before the next round
    assert refused_minor("scullery", clay=1) == ("A-14.5", "short-of")


@rule("A-B057", "A-B118", "A-5.3")
def test_scullery_and_small_scale_farmer_act_in_one_window() -> None:
    table = owning("scullery", "small_scale_farmer").after_work(1).until_round(2)
    assert table.farm(0).goods == {"food": 1, "wood": 1}


# Three-Field Rotation.

THREE = {"c1": {"grain": 1}, "c2": {"vegetable": 1}, "c3": {}}


@rule("A-B061", "W-16", "AR-50")
@pytest.mark.parametrize(
    ("fields", "food"),
    [
        (THREE, 3),
        ({**THREE, "c3": {"grain": 1}}, 0),
        ({**THREE, "c2": {"grain": 1}}, 0),
        ({**THREE, "c1": {"vegetable": 1}}, 0),
    ],
)
def test_the_rotation_needs_a_grain_field_a_vegetable_field_and_an_empty_one(
    fields: dict[str, dict[str, int]], food: int
) -> None:
    table = owning("three_field_rotation", fields=fields, food=4).after_work(4).until("space")
    assert table.farm(0).food == food


@rule("A-B061", "A-17.1")
def test_the_rotation_waits_for_a_harvest() -> None:
    table = owning("three_field_rotation", fields=THREE).after_work(5).until_round(6)
    assert table.farm(0).food == 0


@rule("A-B061", "A-14.3")
def test_the_rotation_needs_three_occupations_and_costs_nothing() -> None:
    assert refused_minor("three_field_rotation", cards=BYSTANDERS[:2]) == ("A-14.3", "too-few-occupations")
    assert playing("three_field_rotation", cards=BYSTANDERS[:3]).farm(0).goods == {}


@rule("A-B061", "A-B068", "AR-47", "AR-50")
@pytest.mark.parametrize(("card", "food"), [({}, 3), ({"vegetable": 2}, 0)])
def test_the_beanfield_is_a_field_for_the_rotation(card: dict[str, int], food: int) -> None:
    fields = {"c1": {"grain": 1}, "c2": {"vegetable": 1}, "card": card}
    table = owning("three_field_rotation", "beanfield", fields=fields, food=4).after_work(4).until("space")
    assert table.farm(0).food == food


# Pitchfork.


@rule("A-B062", "AR-25")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pitchfork_feeds_when_farmland_is_occupied_by_anybody(seat: int) -> None:
    table = owning("pitchfork").spaces(farmland={"people": [seat]}).act(0, "space grain_seeds")
    assert table.farm(0).goods == {"grain": 1, "food": 3}


@rule("A-B062")
def test_the_pitchfork_does_nothing_while_farmland_is_free_elsewhere_or_for_others() -> None:
    assert owning("pitchfork").act(0, "space grain_seeds").farm(0).goods == {"grain": 1}
    table = owning("pitchfork").spaces(farmland={"people": [1]}).act(0, "space day_laborer")
    assert table.farm(0).goods == {"food": 2}
    table = agricola_table().given(1, cards=["pitchfork"]).spaces(farmland={"people": [1]})
    assert table.act(0, "space grain_seeds").farm(0).goods == {"grain": 1}
    assert table.farm(1).food == 0


@rule("A-B062", "A-B166", "AR-01")
def test_food_of_the_pitchfork_pays_the_cattle_feeder_on_the_same_use() -> None:
    table = owning("pitchfork", "cattle_feeder", seats=4).spaces(farmland={"people": [1]})
    table.act(0, "space grain_seeds; use cattle_feeder")
    assert table.farm(0).goods == {"grain": 1, "food": 2, "cattle": 1}
