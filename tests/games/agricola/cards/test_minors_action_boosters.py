"""Threshing Board, Sleeping Corner, Lasso, Bread Paddle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.playing import (
    BYSTANDERS,
    FULL_FARM,
    Given,
    holding,
    owning,
    playing,
    refused_minor,
)
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

# Threshing Board.


@rule("A-A024", "AR-02", "A-13.4")
@pytest.mark.parametrize(
    "line", ["use threshing_board; plow c2", "space farmland; plow c2; use threshing_board"]
)
def test_the_threshing_board_bakes_before_or_after_the_field(line: str) -> None:
    table = owning("threshing_board", "clay_oven", grain=1).act(0, "space farmland")
    assert table.offers("use") + table.offers("space") == ["use threshing_board", "space farmland"]
    table.act(0, line)
    assert table.farm(0).goods == {"food": 5}
    assert table.farm(0).fields == {"c2": {}}
    assert table.asked == (1, "space")


@rule("A-A024", "A-16.2")
def test_the_threshing_board_may_be_left_alone() -> None:
    table = owning("threshing_board", "clay_oven", grain=1).act(
        0, "space farmland; space farmland; plow c2; stop"
    )
    assert table.farm(0).goods == {"grain": 1}


@rule("A-A024")
def test_the_threshing_board_bakes_on_cultivation_and_on_no_other_space() -> None:
    table = owning("threshing_board", "clay_oven", round=13, grain=2)
    table.act(0, "space cultivation; use threshing_board")
    assert table.farm(0).goods == {"grain": 1, "food": 5}
    table = owning("threshing_board", "clay_oven", grain=1).act(0, "space grain_seeds")
    assert (table.asked, table.farm(0).goods) == ((1, "space"), {"grain": 2})


@rule("A-A024", "AR-03")
def test_the_threshing_board_leaves_the_seed_that_cultivation_needs() -> None:
    fields = {
        column + row: {"grain": 1} for column in "abcde" for row in "123" if column + row not in ("a2", "a3")
    }
    table = owning("threshing_board", "clay_oven", round=13, grain=1, fields={**fields, "e1": {}})
    table.act(0, "space cultivation")  # the only thing to do there is to sow this grain
    assert table.farm(0).fields["e1"] == {"grain": 3}
    assert table.farm(0).goods == {}


@example("AX-174")
@rule("A-A024", "AR-03", "A-6.2")
def test_the_threshing_board_does_not_make_farmland_usable(case: Example) -> None:
    table = owning(*case.given["own"], *case.given["improvements"], **case.given["supply"], **FULL_FARM)
    assert (f"space {case.given['space']}" in table.offers()) == case.expected["legal"]


@rule("A-A024", "A-14.3")
def test_the_threshing_board_needs_two_occupations() -> None:
    assert refused_minor("threshing_board", wood=1, cards=BYSTANDERS[:1]) == ("A-14.3", "too-few-occupations")
    table = playing("threshing_board", wood=1, cards=BYSTANDERS[:2])
    assert (table.farm(0).goods, table.points(0, "threshing_board")) == ({}, 1)


@rule("A-A024", "A-A063", "AR-54")
def test_baking_with_the_threshing_board_turns_the_dutch_windmill() -> None:
    table = owning("threshing_board", "dutch_windmill", "fireplace_2", round=5, grain=1)
    table.act(0, "space farmland; use threshing_board; plow c2")
    assert table.farm(0).goods == {"food": 5}


# Sleeping Corner.

WISH = "space basic_wish_for_children"
ROOMY: dict[str, Any] = {"rooms": ["a1", "a2", "a3"]}


def wish_taken(*by: int, cards: tuple[str, ...] = (), seats: int = 2, **farm: Given) -> AgricolaTable:
    """Basic Wish for Children is occupied by these players, and seat 0 has a room to spare."""
    table = owning("sleeping_corner", *cards, seats=seats, round=5, **{**ROOMY, **farm})
    for seat in by:
        table.given(seat, people=3, newborn=1)
    return table.spaces(basic_wish_for_children={"people": list(by)})


@rule("A-A026", "A-9.8", "AR-23")
def test_the_sleeping_corner_joins_one_other_player_on_a_wish_for_children() -> None:
    table = wish_taken(1).act(0, WISH)
    assert (table.farm(0).people, table.farm(0).newborn) == (3, 1)
    assert table.on("basic_wish_for_children") == {"people": [0, 1]}


@rule("A-A026", "A-9.8")
def test_the_sleeping_corner_joins_neither_two_others_nor_its_owner() -> None:
    assert WISH in wish_taken(1, seats=3).offers()
    assert wish_taken(1, 2, seats=3).refused(WISH) == ("A-6.3", "occupied")
    assert wish_taken(0).refused(WISH) == ("A-6.3", "occupied")


@rule("A-A026", "A-6.3", "A-7.36")
def test_without_the_card_or_on_another_space_the_sleeping_corner_does_not_help() -> None:
    table = agricola_table().given(0, **ROOMY).given(1, cards=["sleeping_corner"], people=3, newborn=1)
    table.course(round=5).spaces(basic_wish_for_children={"people": [1]})
    assert table.refused(WISH) == ("A-6.3", "occupied")
    table = owning("sleeping_corner").spaces(day_laborer={"people": [1]})
    assert table.refused("space day_laborer") == ("A-6.3", "occupied")


@rule("A-A026", "AR-23", "A-9.2")
def test_the_sleeping_corner_still_needs_a_room() -> None:
    table = wish_taken(1, rooms=["a2", "a3"])
    assert table.refused(WISH) == ("A-9.2", "no-room-for-child")


@rule("A-A026", "A-7.28")
def test_the_sleeping_corner_covers_urgent_wish_for_children() -> None:
    table = owning("sleeping_corner", round=12).given(1, people=3, newborn=1)
    table.spaces(urgent_wish_for_children={"people": [1]}).act(0, "space urgent_wish_for_children")
    assert table.farm(0).people == 3


@rule("A-A026", "AR-23", "A-19.4")
@pytest.mark.parametrize(
    ("occupied", "switch", "joins"),
    [
        ("modest_wish_for_children", False, True),
        ("tile_resource_market", False, False),
        ("tile_resource_market", True, True),
    ],
)
def test_the_sleeping_corner_and_the_tile(occupied: str, switch: bool, joins: bool) -> None:
    table = agricola_table(additional_actions=True, sleeping_corner_opens_closed_tile=switch)
    table.given(0, cards=["sleeping_corner"], **ROOMY).course(round=5, tile_used=True)
    table.spaces(**{occupied: {"people": [1]}})
    assert ("space modest_wish_for_children" in table.offers()) == joins
    assert "space tile_copse" not in table.offers()


@rule("A-A026", "A-14.3")
def test_the_sleeping_corner_needs_two_grain_fields() -> None:
    fields = {"c1": {"grain": 1}, "c2": {"vegetable": 2}, "c3": {}}
    assert refused_minor("sleeping_corner", wood=1, fields=fields) == ("A-14.3", "too-few-fields")
    table = playing("sleeping_corner", wood=1, fields={**fields, "c3": {"grain": 3}})
    assert (table.farm(0).goods, table.points(0, "sleeping_corner")) == ({}, 1)


@rule("A-A026", "A-B010", "AR-44")
def test_the_caravan_gives_the_room_that_the_sleeping_corner_needs() -> None:
    table = wish_taken(1, cards=("caravan",), rooms=["a2", "a3"]).act(0, WISH)
    assert table.farm(0).people == 3


# Lasso.

MARKETS = {"sheep_market": {"sheep": 1}, "pig_market": {"boar": 1}, "cattle_market": {"cattle": 1}}


def lassoing(*cards: str, seats: int = 2, round: int = 10, **farm: Given) -> AgricolaTable:
    table = owning("lasso", *cards, seats=seats, round=round, **farm)
    return table.spaces(forest={"wood": 3}, clay_pit={"clay": 1}, **MARKETS)


@example("AX-183")
@rule("A-B024", "AR-21")
def test_one_of_the_two_people_of_the_lasso_uses_an_animal_market(case: Example) -> None:
    found = []
    for first, second in case.given["pairs"]:
        table = lassoing().act(0, f"space {first}")
        assert table.asked == (0, "window")
        table.act(0, "use lasso")
        found.append(f"space {second}" in table.offers())
    assert found == case.expected["legal"]


@rule("A-B024", "AR-21")
def test_the_lasso_places_two_people_and_never_three() -> None:
    table = lassoing(people=3).act(0, "space sheep_market; use lasso; space pig_market")
    assert table.asked == (0, "release")  # one animal too many for the house
    table.act(0, "release sheep")
    assert table.asked == (1, "space")
    assert (table.farm(0).home, table.farm(0).goods) == (1, {"boar": 1})


@rule("A-B024", "AR-21", "A-6.1")
def test_later_turns_are_not_skipped_after_the_lasso() -> None:
    table = lassoing(people=3).act(0, "space forest; use lasso; space sheep_market").act(1, "space fishing")
    assert table.asked == (0, "space")
    table.act(0, "space clay_pit")
    assert table.asked == (1, "space")


@rule("A-B024", "A-16.2")
def test_the_lasso_may_be_left_alone() -> None:
    assert lassoing().act(0, "space sheep_market; stop").asked == (1, "space")


@rule("A-B024", "AR-21")
def test_the_lasso_is_silent_without_a_second_person_or_an_open_market() -> None:
    assert lassoing(home=1).act(0, "space forest").asked == (1, "space")
    table = owning("lasso").spaces(forest={"wood": 3})  # round 1: no market yet
    assert table.act(0, "space forest").asked == (1, "space")


@rule("A-B024", "AR-21", "A-7.36")
def test_the_animal_market_of_the_tile_is_none_of_the_three() -> None:
    table = agricola_table(additional_actions=True).given(0, cards=["lasso"]).spaces(forest={"wood": 3})
    assert table.act(0, "space animal_market; option 1").asked == (1, "space")


@rule("A-B024", "AR-21", "A-16.7")
def test_a_lasso_played_in_this_very_turn_places_nobody() -> None:
    table = holding("lasso", round=10, reed=1).spaces(**MARKETS)
    table.act(0, "space meeting_place; minor lasso")
    assert table.asked == (1, "space")


@rule("A-B024", "AR-78")
def test_alone_the_lasso_has_no_effect() -> None:
    table = lassoing(seats=1).act(0, "space forest")
    assert table.asked == (0, "space")


@rule("A-B024", "AR-78")
def test_lasso_and_sleeping_corner_leave_the_solo_pool_when_dead_cards_are_filtered() -> None:
    box = agricola_table(1, solo_filter_dead_cards=True).read("box")
    assert isinstance(box, list)
    assert {"lasso", "sleeping_corner"}.isdisjoint(box)
    everything = agricola_table(1).read("box")
    assert isinstance(everything, list)
    assert {"lasso", "sleeping_corner"} <= set(everything)


@rule("A-B024", "A-A119", "AR-20", "AR-21")
def test_the_first_turn_of_the_lasso_is_over_before_the_second_begins() -> None:
    table = lassoing("firewood_collector").act(0, "space farmland; plow c2")
    assert table.asked == (0, "window")
    assert table.farm(0).goods == {"wood": 1}  # the end of a turn


# Bread Paddle.


@rule("A-B025")
def test_the_bread_paddle_brings_one_food() -> None:
    assert playing("bread_paddle", wood=1).farm(0).goods == {"food": 1}


@rule("A-B025", "A-13.4", "A-14.2")
def test_after_each_occupation_the_bread_paddle_may_bake() -> None:
    table = owning("bread_paddle", "clay_oven", hand=["consultant", "priest"], grain=1)
    table.act(0, "space lessons; occupation consultant")
    assert table.farm(0).clay == 3  # the occupation has done its part
    assert table.offers("stop") + table.offers("use") == ["stop", "use bread_paddle"]
    table.act(0, "use bread_paddle")
    assert table.farm(0).goods == {"clay": 3, "food": 5}


@rule("A-B025", "A-16.2")
def test_the_bread_paddle_may_be_left_alone_and_needs_oven_and_grain() -> None:
    table = owning("bread_paddle", "clay_oven", hand=["priest"], grain=1)
    assert table.act(0, "space lessons; stop").farm(0).goods == {"grain": 1}
    assert owning("bread_paddle", "clay_oven", hand=["priest"]).act(0, "space lessons").asked == (1, "space")
    table = owning("bread_paddle", hand=["priest"], grain=1)
    assert table.act(0, "space lessons").asked == (1, "space")


@rule("A-B025", "A-16.1")
def test_the_bread_paddle_does_not_hear_the_occupations_of_others() -> None:
    table = agricola_table().given(0, hand=["priest"]).given(1, cards=["bread_paddle", "clay_oven"], grain=1)
    assert table.act(0, "space lessons").asked == (1, "space")


@example("AX-196")
@rule("A-B025", "A-B109", "AR-05", "AR-77")
def test_paper_maker_before_and_bread_paddle_after_an_occupation(case: Example) -> None:
    given, expected = case.given, case.expected
    others = BYSTANDERS[: given["occupations_in_front"] - 1]
    table = owning(*given["own"], *others, *given["improvements"], hand=[given["play"]], **given["supply"])
    table.act(0, f"space {given['space']}; use paper_maker")
    if table.offers("occupation"):
        table.act(0, f"occupation {given['play']}")
    assert table.farm(0).food == expected["paper_maker_food"] - expected["occupation_cost"]
    assert table.act(0, "use bread_paddle").farm(0).food == expected["food_after"]
