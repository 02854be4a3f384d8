"""Wood Cutter, Firewood Collector, Clay Hut Builder, Small-scale Farmer, Geologist."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import owning
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

THREE_ROOMS = ["a1", "a2", "a3"]


# Wood Cutter.


@rule("A-A116", "A-7.36", "A-16.4")
@pytest.mark.parametrize(
    ("seats", "space", "wood"),
    [
        (1, "forest", 2),
        (2, "forest", 3),
        (3, "grove", 2),
        (4, "grove", 2),
        (4, "copse", 1),
        (2, "tile_copse", 1),
    ],
)
def test_wood_cutter_takes_one_more_wood_on_every_wood_space(seats: int, space: str, wood: int) -> None:
    table = agricola_table(seats, additional_actions=seats == 2).given(0, cards=["wood_cutter"])
    assert table.act(0, f"space {space}").farm(0).goods == {"wood": wood + 1}


@rule("A-A116", "A-16.1", "AR-05")
def test_wood_cutter_gets_nothing_elsewhere_or_when_another_takes_wood() -> None:
    for space in ("clay_pit", "reed_bank", "day_laborer"):
        assert owning("wood_cutter").act(0, f"space {space}").farm(0).wood == 0
    table = agricola_table().given(1, cards=["wood_cutter"]).act(0, "space forest")
    assert (table.farm(0).wood, table.farm(1).wood) == (3, 0)
    table = agricola_table().given(0, hand=["wood_cutter"]).act(0, "space forest")
    assert table.farm(0).wood == 3  # a card in hand does nothing


@rule("A-A116", "A-A053", "AR-19")
def test_wood_of_the_wood_cutter_counts_for_the_claypipe() -> None:
    assert owning("wood_cutter", "claypipe").act(0, "space forest").farm(0).gained == 4
    for wood, food in ((5, 0), (6, 2)):
        table = (
            owning("wood_cutter", "claypipe").spaces(forest={"wood": wood}).given(0, home=1).given(1, home=0)
        )
        assert table.act(0, "space forest").until_round(2).farm(0).food == food


# Firewood Collector.


@rule("A-A119", "AR-20", "A-16.4")
@pytest.mark.parametrize("space", ["farmland", "grain_seeds", "grain_utilization", "cultivation"])
def test_firewood_collector_gets_one_wood_at_the_end_of_the_turn(space: str) -> None:
    table = owning("firewood_collector", round=13, grain=1, fields={"b1": {}, "c1": {}}).act(
        0, f"space {space}"
    )
    while table.game.to_act == 0:
        assert table.farm(0).wood == 0  # too late to be spent in that turn
        table.act(0, next(text for text in table.offers() if not text.startswith("call")))
    assert table.farm(0).wood == 1


@rule("A-A119", "A-16.1")
def test_firewood_collector_gets_nothing_on_other_spaces_or_turns() -> None:
    for space in ("vegetable_seeds", "day_laborer", "lessons"):
        table = owning("firewood_collector", round=8, food=1, hand=["priest"]).act(0, f"space {space}")
        assert table.farm(0).wood == 0
    table = agricola_table().given(1, cards=["firewood_collector"]).act(0, "space grain_seeds")
    assert table.farm(1).wood == 0


@rule("A-A119", "AR-20", "AR-21")
def test_wood_of_the_first_person_is_there_when_the_lasso_places_the_second() -> None:
    table = owning("firewood_collector", "lasso", round=4).act(0, "space grain_seeds")
    assert table.farm(0).wood == 1
    table.act(0, "use lasso")
    assert table.farm(0).goods == {"wood": 1, "grain": 1, "sheep": 1}


# Clay Hut Builder.


@rule("A-A120", "AR-11", "A-16.9")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_clay_hut_builder_in_a_house_of_clay_or_stone_acts_at_once(house: str) -> None:
    table = agricola_table().given(0, house=house, hand=["clay_hut_builder"]).act(0, "space lessons")
    assert table.farm(0).later == {number: {"clay": 2} for number in (2, 3, 4, 5, 6)}
    assert table.farm(0).clay == 0


@rule("A-A120", "AR-11", "A-16.9")
def test_clay_hut_builder_waits_until_the_house_is_no_longer_wooden_and_acts_one_time() -> None:
    table = agricola_table().course(round=6).given(0, hand=["clay_hut_builder"], clay=2, reed=2, stone=2)
    table.act(0, "space lessons")
    assert table.farm(0).later == {}
    table.quietly().act(0, "space house_redevelopment")
    assert table.farm(0).later == {number: {"clay": 2} for number in (7, 8, 9, 10, 11)}
    table = owning("clay_hut_builder", round=6, house="clay", reed=1, stone=2)
    assert table.act(0, "space house_redevelopment").farm(0).later == {}


@example("AX-199")
@rule("A-A120", "A-A087", "AR-11", "A-3.8", "A-8.4")
def test_clay_hut_builder_counts_the_step_of_the_conservator_and_drops_rounds_beyond_14(
    case: Example,
) -> None:
    given = case.given
    table = owning(*given["own"], round=given["round"], house=given["renovates"]["from"], stone=2, reed=1)
    table.act(0, "space house_redevelopment")
    assert table.farm(0).house == given["renovates"]["to"]
    assert table.farm(0).later == {
        int(number): {"clay": count} for number, count in case.expected["clay_on_rounds"].items()
    }


@rule("A-A120", "A-16.1")
def test_clay_hut_builder_ignores_rooms_and_the_renovations_of_others() -> None:
    table = owning("clay_hut_builder", wood=5, reed=2).act(0, "space farm_expansion; option 1; room a1")
    assert table.farm(0).later == {}
    table = agricola_table().course(round=6).given(1, cards=["clay_hut_builder"]).given(0, clay=2, reed=1)
    table.act(0, "space house_redevelopment")
    assert (table.farm(0).house, table.farm(1).later) == ("clay", {})


# Small-scale Farmer.


@rule("A-B118", "A-5.3")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_small_scale_farmer_gets_one_wood_each_round_in_a_house_of_two_rooms(house: str) -> None:
    table = owning("small_scale_farmer", house=house).after_work(5).until_round(6)
    assert table.farm(0).goods == {"wood": 1}
    table = owning("small_scale_farmer", house=house, rooms=THREE_ROOMS).after_work(5).until_round(6)
    assert table.farm(0).goods == {}


@rule("A-B118", "A-16.1")
def test_small_scale_farmer_looks_at_no_other_house() -> None:
    table = owning("small_scale_farmer", rooms=THREE_ROOMS).after_work(5).until_round(6)
    assert (table.farm(0).goods, table.farm(1).goods) == ({}, {})


@rule("A-B118", "AR-17")
@pytest.mark.parametrize("same_round", [True, False])
def test_small_scale_farmer_played_by_the_scholar_acts_at_once_where_that_ruling_holds(
    same_round: bool,
) -> None:
    table = agricola_table(scholar_gain_cards_same_round=same_round)
    table.given(0, cards=["scholar"], house="stone", food=1, hand=["small_scale_farmer"]).after_work(5)
    table.until("window", 0).act(0, "use scholar")
    assert table.until_round(6).farm(0).goods == ({"wood": 1} if same_round else {})


# Geologist.


def extra_clay(seats: int, space: str) -> int:
    """How much more clay the Geologist brings on a space."""
    with_card = owning("geologist", seats=seats).act(0, f"space {space}")
    return with_card.farm(0).clay - owning(seats=seats).act(0, f"space {space}").farm(0).clay


@example("AX-225")
@rule("A-B121", "A-16.4")
def test_geologist_by_space_and_player_count(case: Example) -> None:
    for (seats, space), extra in zip(case.given["rows"], case.expected["extra_clay"], strict=True):
        assert extra_clay(seats, space) == extra
    for seats, space, extra in ((4, "clay_pit", 1), (4, "copse", 0), (1, "clay_pit", 0), (1, "forest", 1)):
        assert extra_clay(seats, space) == extra


@rule("A-B121", "A-16.1")
def test_geologist_gets_nothing_from_the_forest_of_others() -> None:
    table = agricola_table().given(1, cards=["geologist"]).act(0, "space forest")
    assert table.farm(1).goods == {}


@rule("A-B121", "A-A116", "AR-06", "A-16.4")
def test_geologist_and_wood_cutter_both_act_in_the_forest_before_its_wood_is_taken() -> None:
    table = owning("geologist", "wood_cutter", "oven_firing_boy", "fireplace_2", grain=1)
    table.act(0, "space forest")
    assert table.farm(0).goods == {"wood": 1, "clay": 1, "grain": 1}  # slot 2
    table.act(0, "space forest; stop")
    assert table.farm(0).goods == {"wood": 4, "clay": 1, "grain": 1}
    table = owning("geologist", seats=3).spaces(clay_pit={"clay": 2}).act(0, "space clay_pit")
    first, second = (goods for _, (goods, _, _) in table.heard("gained"))
    assert second == 2 * first  # the one clay of the card comes before the two of the space
