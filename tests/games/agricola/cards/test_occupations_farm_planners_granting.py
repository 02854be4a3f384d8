"""Plow Driver, Cottager, Groom, Assistant Tiller: the farm planners that grant an action."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

ONE_ROOM = {"wood": 5, "reed": 2}  # the price of a wooden room


def round_six(table: AgricolaTable) -> AgricolaTable:
    """The start of round 6; round 5 has no harvest."""
    return table.after_work(5).chance("reveal western_quarry")


# Plow Driver.


@rule("A-A090", "A-5.3", "A-16.9")
def test_plow_driver_plows_for_one_food_at_the_start_of_each_round_in_a_stone_house() -> None:
    table = round_six(agricola_table().given(0, cards=["plow_driver"], house="stone", food=2))
    assert table.asked == (0, "window")
    table.act(0, "use plow_driver; plow c1")
    assert table.asked == (0, "space")  # once a round
    assert list(table.farm(0).fields) == ["c1"]
    assert table.farm(0).food == 1
    table.until("window", 0)
    assert table.read("round") == 7


@rule("A-A090", "A-16.2")
def test_plow_driver_may_be_declined() -> None:
    table = round_six(agricola_table().given(0, cards=["plow_driver"], house="stone", food=2))
    table.act(0, "stop")
    assert table.farm(0).fields == {}
    assert table.farm(0).food == 2


@rule("A-A090", "A-16.9")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_plow_driver_waits_for_a_stone_house(house: str) -> None:
    table = round_six(agricola_table().given(0, cards=["plow_driver"], house=house, food=2))
    assert table.asked == (0, "space")


@rule("A-A090", "A-12.1")
def test_plow_driver_needs_food_and_a_place() -> None:
    poor = agricola_table().given(0, cards=["plow_driver"], house="stone")
    assert round_six(poor).asked == (0, "space")
    full = agricola_table().given(0, cards=["plow_driver"], house="stone", food=1, fields={"a1": {}})
    full.given(0, stables=["b1"])
    assert round_six(full).asked == (0, "space")


@rule("A-A090", "AR-16")
def test_plow_driver_may_be_paid_with_food_from_the_round_space_or_made_of_grain() -> None:
    table = agricola_table().given(0, cards=["plow_driver"], house="stone", later={"6": {"food": 1}})
    assert round_six(table).act(0, "use plow_driver; plow c1").farm(0).food == 0
    table = agricola_table().given(0, cards=["plow_driver"], house="stone", grain=1)
    table = round_six(table).act(0, "use plow_driver; plow c1")
    assert table.farm(0).goods == {}


@rule("A-A090", "A-B097", "AR-17")
def test_plow_driver_played_by_the_scholar_plows_in_the_same_round() -> None:
    table = agricola_table().given(0, cards=["scholar"], hand=["plow_driver"], house="stone", food=2)
    round_six(table).act(0, "use scholar")
    assert table.offers() == ["stop", "use plow_driver"]
    table.act(0, "use plow_driver; plow c1")
    assert table.farm(0).food == 0


# Cottager.


@rule("A-B087", "A-8.1", "AR-02")
@pytest.mark.parametrize("line", ["use cottager; room a1", "space day_laborer; use cottager; room a1"])
def test_cottager_builds_one_room_before_or_after_day_laborer(line: str) -> None:
    table = (
        agricola_table().given(0, cards=["cottager"], wood=10, reed=4).act(0, f"space day_laborer; {line}")
    )
    assert table.farm(0).rooms == ["a1", "a2", "a3"]
    assert table.farm(0).goods == {"wood": 5, "reed": 2, "food": 2}
    assert table.asked == (1, "space")  # no second room


@rule("A-B087", "A-8.4")
def test_cottager_renovates_once_instead() -> None:
    table = agricola_table().given(0, cards=["cottager"], wood=5, clay=2, stone=2, reed=4)
    table.act(0, "space day_laborer; use cottager; option 2")
    assert table.farm(0).house == "clay"
    assert table.farm(0).goods == {"wood": 5, "stone": 2, "reed": 3, "food": 2}
    assert table.asked == (1, "space")  # neither a room nor the step to stone


@rule("A-B087", "A-16.2")
def test_cottager_may_be_declined() -> None:
    table = agricola_table().given(0, cards=["cottager"], **ONE_ROOM).act(0, "space day_laborer")
    table.act(0, "space day_laborer; stop")
    assert table.farm(0).rooms == ["a2", "a3"]


@rule("A-B087", "A-16.1")
def test_cottager_does_nothing_elsewhere_or_for_others_or_without_means() -> None:
    table = agricola_table().given(0, cards=["cottager"], **ONE_ROOM).given(1, **ONE_ROOM)
    assert table.act(0, "space fishing").asked == (1, "space")
    assert table.act(1, "space day_laborer").asked == (0, "space")
    poor = agricola_table().given(0, cards=["cottager"], wood=5, reed=1).act(0, "space day_laborer")
    assert poor.asked == (1, "space")


@rule("A-B087", "A-B077", "A-16.4")
def test_cottager_may_spend_the_clay_of_the_loam_pit() -> None:
    table = agricola_table().given(0, cards=["cottager", "loam_pit"], reed=1)
    table.act(0, "space day_laborer; use cottager")
    assert table.farm(0).house == "clay"
    assert table.farm(0).goods == {"clay": 1, "food": 2}


@rule("A-B087", "A-A102", "AR-02")
def test_cottager_after_the_space_may_buy_from_the_grocer_with_its_food() -> None:
    table = agricola_table().given(0, cards=["cottager", "grocer"], memory={"grocer": 1}, wood=5, reed=1)
    table.act(0, "space day_laborer")  # at first there was no food to buy grain and reed with
    assert table.offers("use") == ["use cottager"]
    assert table.farm(0).food == 2
    table.act(0, "use cottager; option 1; room a1; call grocer; pay 0")
    assert table.farm(0).goods == {"grain": 1}


@rule("A-B087", "AR-02")
def test_cottager_comes_before_the_space_alone_where_the_other_reading_is_chosen() -> None:
    table = agricola_table(slot2_actions_after_space=False).given(0, cards=["cottager"], **ONE_ROOM)
    table.act(0, "space day_laborer; space day_laborer")
    assert table.asked == (1, "space")


@rule("A-B087", "A-B033", "AR-36")
def test_cottager_builds_only_rooms_with_the_mantlepiece() -> None:
    table = agricola_table().given(
        0, cards=["cottager", "mantlepiece"], house="clay", clay=5, stone=2, reed=2
    )
    table.act(0, "space day_laborer; use cottager")
    assert table.asked == (0, "room")


@rule("A-B087", "A-A111", "AR-33")
def test_the_wall_builder_takes_cottagers_room_for_a_building_action() -> None:
    table = agricola_table().given(0, cards=["cottager", "wall_builder"], **ONE_ROOM)
    table.act(0, "space day_laborer; use cottager; room a1")
    assert table.farm(0).later == {number: {"food": 1} for number in (2, 3, 4, 5)}


# Groom.


@rule("A-B089", "A-14.2")
def test_groom_brings_one_wood_when_played() -> None:
    table = agricola_table().given(0, hand=["groom"]).act(0, "space lessons")
    assert table.farm(0).goods == {"wood": 1}


@rule("A-B089", "A-5.3", "A-10.1")
def test_groom_builds_one_stable_for_one_wood_at_the_start_of_each_round_in_a_stone_house() -> None:
    table = round_six(agricola_table().given(0, cards=["groom"], house="stone", wood=3))
    table.act(0, "use groom; stable c1")
    assert table.asked == (0, "space")
    assert table.farm(0).stables == ["c1"]
    assert table.farm(0).wood == 2
    assert table.until("window", 0).read("round") == 7


@rule("A-B089", "A-16.2")
def test_groom_may_be_declined() -> None:
    table = round_six(agricola_table().given(0, cards=["groom"], house="stone", wood=3)).act(0, "stop")
    assert table.farm(0).stables == []
    assert table.farm(0).wood == 3


@rule("A-B089", "A-16.9", "A-1.1")
@pytest.mark.parametrize(
    "farm",
    [
        {"house": "clay", "wood": 3},
        {"house": "stone"},
        {"house": "stone", "wood": 3, "stables": ["b1", "c1", "d1", "e1"]},
    ],
    ids=["no stone house", "no wood", "no stable left"],
)
def test_groom_is_not_asked_when_he_cannot_build(farm: dict[str, object]) -> None:
    assert round_six(agricola_table().given(0, cards=["groom"], **farm)).asked == (0, "space")


@rule("A-B089", "A-B097", "AR-17")
def test_groom_played_by_the_scholar_builds_in_the_same_round_with_his_own_wood() -> None:
    table = agricola_table().given(0, cards=["scholar"], hand=["groom"], house="stone", food=1)
    round_six(table).act(0, "use scholar; use groom; stable e3")
    assert table.farm(0).stables == ["e3"]
    assert table.farm(0).goods == {}


# Assistant Tiller.


@rule("A-B091", "AR-02", "A-12.1")
@pytest.mark.parametrize(
    "line", ["use assistant_tiller; plow c1", "space day_laborer; use assistant_tiller; plow c1"]
)
def test_assistant_tiller_plows_one_field_before_or_after_day_laborer(line: str) -> None:
    table = agricola_table().given(0, cards=["assistant_tiller"]).act(0, f"space day_laborer; {line}")
    assert list(table.farm(0).fields) == ["c1"]
    assert table.farm(0).food == 2
    assert table.asked == (1, "space")


@rule("A-B091", "A-16.2")
def test_assistant_tiller_may_be_declined() -> None:
    table = agricola_table().given(0, cards=["assistant_tiller"]).act(0, "space day_laborer")
    table.act(0, "space day_laborer; stop")
    assert table.farm(0).fields == {}


@rule("A-B091", "A-16.1", "A-12.1")
def test_assistant_tiller_does_nothing_elsewhere_or_for_others_or_without_a_place() -> None:
    table = agricola_table().given(0, cards=["assistant_tiller"]).act(0, "space fishing")
    assert table.act(1, "space day_laborer").asked == (0, "space")
    full = agricola_table().given(0, cards=["assistant_tiller"], fields={"a1": {}}, stables=["b1"])
    assert full.act(0, "space day_laborer").asked == (1, "space")


@rule("A-B091", "A-B087", "AR-02")
def test_assistant_tiller_and_cottager_act_in_any_order_around_the_space() -> None:
    table = agricola_table().given(0, cards=["assistant_tiller", "cottager"], **ONE_ROOM)
    table.act(0, "space day_laborer; use assistant_tiller; plow a1; space day_laborer; use cottager")
    assert table.offers() == ["room b2", "room b3"]  # the field lies where a room could have been
    table.act(0, "room b3")
    assert table.farm(0).goods == {"food": 2}


@example("AX-236")
@rule("A-A120", "A-B107", "A-A090", "A-B089", "A-16.9", "AR-11")
def test_some_cards_pay_once_and_others_give_a_lasting_permission(case: Example) -> None:
    tables = {}
    for card, house in zip(case.given["cards"], case.given["house_when_played"], strict=True):
        table = agricola_table().course(round=2).given(0, house=house, hand=[card], food=9, wood=5)
        tables[card] = table.act(0, "space lessons")
    assert tables["clay_hut_builder"].farm(0).later == {number: {"clay": 2} for number in range(3, 8)}
    assert tables["manservant"].farm(0).later == {}
    assert tables["groom"].farm(0).wood == 5 + 1
    for card, rounds in (("groom", (3, 4)), ("plow_driver", ())):
        offered = []
        while tables[card].read("round") != 5:
            if tables[card].offers("use"):
                offered.append(tables[card].read("round"))
            tables[card].quietly()
        assert tuple(offered) == rounds
