"""Pond Hut, Milk Jug, Claypipe, Junk Room, Basket, Dutch Windmill, Strawberry Patch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, Given, holding, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Pond Hut.


@example("AX-31")
@rule("A-A044", "A-3.8", "A-5.2")
def test_the_pond_hut_puts_food_on_the_next_three_rounds(case: Example) -> None:
    for round, comes in zip(case.given["played_in_round"], case.expected["food_on_rounds"], strict=True):
        table = playing(case.given["card"], round=round, wood=1, cards=BYSTANDERS[:2])
        assert table.farm(0).later == {number: {"food": 1} for number in comes}
        assert table.farm(0).goods == {}


@example("AX-223")
@rule("A-A044", "A-14.3")
def test_the_pond_hut_needs_exactly_two_occupations(case: Example) -> None:
    for count, playable in zip(case.given["occupations_in_front"], case.expected["playable"], strict=True):
        table = holding("pond_hut", "rammed_clay", wood=1, cards=BYSTANDERS[:count])
        assert ("minor pond_hut" in table.act(0, "space meeting_place").offers()) == playable


@rule("A-A044", "A-20")
@pytest.mark.parametrize(("count", "playable"), [(0, True), (2, True), (3, False)])
def test_by_the_french_print_two_occupations_are_the_most_for_the_pond_hut(
    count: int, playable: bool
) -> None:
    table = agricola_table(pond_hut_at_most_two=True)
    table.given(0, hand=["pond_hut", "rammed_clay"], wood=1, cards=BYSTANDERS[:count])
    assert ("minor pond_hut" in table.act(0, "space meeting_place").offers()) == playable


@rule("A-A044", "A-5.2")
def test_food_of_the_pond_hut_comes_when_its_round_starts() -> None:
    table = owning("pond_hut", later={"2": {"food": 1}}).after_work(1).until_round(2)
    assert table.farm(0).food == 1


@rule("A-A044", "A-A090", "AR-16")
def test_food_of_the_pond_hut_pays_the_plow_driver_in_the_same_window() -> None:
    table = owning("pond_hut", "plow_driver", house="stone", later={"6": {"food": 1}})
    table.after_work(5).until("window", 0).act(0, "use plow_driver; plow c2")
    assert (table.farm(0).food, table.farm(0).fields) == (0, {"c2": {}})


# Milk Jug.


@example("AX-201")
@rule("A-A050", "AR-08", "A-16.1")
def test_the_milk_jug_pays_when_another_uses_the_cattle_market(case: Example) -> None:
    seats = len(case.given["players"])
    table = owning("milk_jug", seats=seats, round=10).course(turn=1).act(1, f"space {case.given['P2_uses']}")
    food = {name: table.farm(seat).food for seat, name in enumerate(case.given["players"])}
    assert food == case.expected["food"]


@rule("A-A050", "AR-08")
def test_the_milk_jug_pays_when_its_owner_uses_the_cattle_market() -> None:
    table = owning("milk_jug", round=10).act(0, "space cattle_market")
    assert (table.farm(0).food, table.farm(1).food) == (3, 1)


@rule("A-A050", "AR-78")
def test_alone_the_milk_jug_gives_three_food() -> None:
    assert owning("milk_jug", seats=1, round=10).act(0, "space cattle_market").farm(0).food == 3


@rule("A-A050")
def test_the_milk_jug_hears_no_other_market() -> None:
    table = owning("milk_jug", round=10).act(0, "space sheep_market")
    assert (table.farm(0).food, table.farm(1).food) == (0, 0)


@rule("A-A050", "A-A147", "AR-01")
def test_food_of_the_milk_jug_pays_the_animal_dealer() -> None:
    table = agricola_table(3).course(round=10).given(0, cards=["animal_dealer"], fences=pasture("e1"))
    table.given(1, cards=["milk_jug"]).act(0, "space cattle_market; use animal_dealer.3")
    assert table.farm(0).goods == {"cattle": 2}


# Claypipe.


def piping(gains: int, **farm: Given) -> AgricolaTable:
    """Seat 0 takes so much clay with its last person, and the round ends."""
    table = owning("claypipe", home=1, **farm).given(1, home=0).spaces(clay_pit={"clay": gains})
    return table.act(0, "space clay_pit").until_round(2)


@rule("A-A053", "W-13", "AR-19")
@pytest.mark.parametrize(("gains", "food"), [(6, 0), (7, 2), (14, 2)])
def test_the_claypipe_gives_two_food_for_seven_building_resources(gains: int, food: int) -> None:
    assert piping(gains).farm(0).food == food


@rule("A-A053", "AR-19")
def test_building_resources_of_earlier_do_not_count_for_the_claypipe() -> None:
    assert piping(3, wood=9, stone=9).farm(0).food == 0


@rule("A-A053", "AR-19")
def test_the_claypipe_counts_all_sources_of_the_phase_and_what_was_spent() -> None:
    table = owning("claypipe", hand=["corn_scoop", "manger"], seats=4).spaces(forest={"wood": 4})
    table.act(0, "space forest").act(1, "space fishing").act(2, "space day_laborer").act(
        3, "space grain_seeds"
    )
    table.act(0, "space resource_market")  # reed and stone: six in all
    assert table.farm(0).gained == 6
    table = owning("claypipe", hand=["manger"], people=3).spaces(forest={"wood": 5}, clay_pit={"clay": 2})
    table.act(0, "space forest").act(1, "space fishing").act(0, "space major_improvement")
    table.act(1, "space day_laborer").act(0, "space clay_pit")
    assert table.until_round(2).farm(0).goods == {"wood": 3, "clay": 2, "food": 2}


@rule("A-A053", "A-A160", "AR-19")
def test_wood_gained_on_the_turn_of_another_counts_for_the_claypipe() -> None:
    table = owning("claypipe", "lutenist", seats=4).course(turn=1).act(1, "space traveling_players")
    assert (table.farm(0).wood, table.farm(0).gained) == (1, 1)


# Junk Room.


JUNK_ROOM_STEPS: dict[str, tuple[str, dict[str, Any]]] = {
    "market_stall": ("space meeting_place; minor market_stall", {"hand": ["market_stall"], "grain": 1}),
    "fireplace_2": ("space major_improvement", {"clay": 2}),
    "cooking_hearth_4 by returning fireplace_2": ("space major_improvement; major cooking_hearth_4", {}),
    "wood_cutter": ("space lessons", {"hand": ["wood_cutter"]}),
}


@example("AX-195")
@rule("A-A055", "AR-05", "AR-37", "A-14.2")
def test_the_junk_room_gives_food_for_each_improvement(case: Example) -> None:
    found = [playing(case.given["card"], wood=1, clay=1).farm(0).food]  # for itself
    for step in case.given["then"]:
        line, farm = JUNK_ROOM_STEPS[step]
        before = ["fireplace_2"] if "returning" in step else []
        table = owning("junk_room", *before, **farm).act(0, line)
        assert table.asked == (1, "space")
        found.append(table.farm(0).food)
    assert found == case.expected["food_from_junk_room"]


@rule("A-A055", "A-15.2")
def test_food_of_the_junk_room_does_not_pay_for_the_improvement() -> None:
    table = owning("junk_room", hand=["clay_embankment"]).act(0, "space meeting_place")
    assert table.asked == (1, "space")  # nothing could be played


@rule("A-A055", "A-16.1")
def test_the_junk_room_does_not_hear_the_improvements_of_others() -> None:
    table = agricola_table().given(0, hand=["rammed_clay"]).given(1, cards=["junk_room"])
    assert table.act(0, "space meeting_place; minor rammed_clay").farm(1).food == 0


@rule("A-A055")
def test_the_junk_room_costs_a_wood_and_a_clay() -> None:
    assert playing("junk_room", wood=1, clay=1).farm(0).goods == {"food": 1}
    assert refused_minor("junk_room", wood=1) == ("A-14.5", "short-of")


# Basket.


@rule("A-A056", "A-16.4", "A-7.36")
@pytest.mark.parametrize(("seats", "space"), [(2, "forest"), (3, "grove"), (4, "copse"), (2, "tile_copse")])
def test_the_basket_puts_two_wood_back_for_three_food(seats: int, space: str) -> None:
    table = agricola_table(seats, additional_actions=seats == 2).given(0, cards=["basket"], wood=1)
    table.spaces(**{space: {"wood": 2}}).act(0, f"space {space}")
    assert table.farm(0).goods == {"wood": 3}
    table.act(0, "use basket")
    assert table.farm(0).goods == {"wood": 1, "food": 3}
    assert table.on(space) == {"wood": 2, "people": [0]}
    assert table.asked == (1, "space")  # once for each use


@rule("A-A056", "A-16.2")
def test_the_basket_may_be_left_alone_and_needs_two_wood() -> None:
    table = owning("basket").act(0, "space forest; stop")
    assert (table.farm(0).goods, table.on("forest")) == ({"wood": 3}, {"people": [0]})
    table = owning("basket").spaces(forest={"wood": 1}).act(0, "space forest")
    assert table.asked == (1, "space")


@rule("A-A056")
def test_any_wood_of_the_supply_goes_into_the_basket() -> None:
    table = owning("basket", wood=1).spaces(forest={"wood": 1}).act(0, "space forest; use basket")
    assert (table.farm(0).goods, table.on("forest")["wood"]) == ({"food": 3}, 2)


@rule("A-A056")
def test_the_basket_does_nothing_on_other_spaces_or_for_others() -> None:
    assert owning("basket", wood=5).act(0, "space clay_pit").asked == (1, "space")
    table = agricola_table().given(1, cards=["basket"], wood=5).act(0, "space forest")
    assert (table.asked, table.farm(0).goods) == ((1, "space"), {"wood": 3})


@rule("A-A056", "A-5.5")
def test_wood_in_the_basket_waits_for_the_next_user() -> None:
    table = owning("basket").act(0, "space forest; use basket").until_round(2)
    assert table.on("forest") == {"wood": 5}


# Dutch Windmill.


def milling(round: int, *cards: str, grain: int = 1) -> AgricolaTable:
    """Seat 0 bakes bread on Grain Utilization, all its grain on a Fireplace."""
    table = owning("dutch_windmill", *cards, round=round, grain=grain).act(0, "space grain_utilization")
    while table.game.to_act == 0:
        table.act(0, (table.offers("option") + table.offers("bake"))[0])
    return table


@example("AX-210")
@rule("A-A063", "AR-38", "AR-52")
def test_the_dutch_windmill_turns_in_the_rounds_after_a_harvest(case: Example) -> None:
    found = [
        milling(round, *case.given["improvements"], grain=case.given["grain_baked"]).farm(0).food
        for round in case.given["round"]
    ]
    assert found == case.expected["food"]


@rule("A-A063", "AR-52")
def test_the_dutch_windmill_gives_three_food_for_an_action_however_many_grain() -> None:
    assert milling(5, "fireplace_2", grain=2).farm(0).goods == {"food": 7}


@rule("A-A063", "A-13.1")
def test_raw_grain_does_not_turn_the_dutch_windmill() -> None:
    table = owning("dutch_windmill", "fireplace_2", round=5, grain=1).act(0, "call basics")
    assert table.farm(0).goods == {"food": 1}


@rule("A-A063")
def test_the_dutch_windmill_does_not_turn_for_others() -> None:
    table = agricola_table().given(0, cards=["fireplace_2"], grain=1).given(1, cards=["dutch_windmill"])
    table.course(round=5).act(0, "space grain_utilization")
    assert (table.farm(0).food, table.farm(1).food) == (2, 0)


@rule("A-A063", "AR-38")
def test_the_dutch_windmill_turns_when_a_new_oven_bakes() -> None:
    table = owning("dutch_windmill", round=8, clay=3, stone=1, grain=1)
    table.act(0, "space major_improvement; major clay_oven; yes")
    assert table.farm(0).goods == {"food": 8}
    assert table.points(0, "dutch_windmill") == 2


# Strawberry Patch.


@rule("A-B045", "A-3.8")
def test_the_strawberry_patch_puts_food_on_the_next_three_rounds() -> None:
    fields = {"c1": {"vegetable": 1}, "c2": {"vegetable": 2}}
    table = playing("strawberry_patch", round=12, wood=1, fields=fields)
    assert table.farm(0).later == {13: {"food": 1}, 14: {"food": 1}}
    assert (table.farm(0).goods, table.points(0, "strawberry_patch")) == ({}, 2)


@rule("A-B045", "A-14.3")
def test_the_strawberry_patch_needs_two_vegetable_fields() -> None:
    fields = {"c1": {"vegetable": 1}, "c2": {"grain": 2}, "c3": {}}
    assert refused_minor("strawberry_patch", wood=1, fields=fields) == ("A-14.3", "too-few-fields")


@rule("A-B045", "A-A071", "AR-48")
def test_the_clearing_spade_makes_the_second_field_for_the_strawberry_patch() -> None:
    table = owning(
        "clearing_spade", hand=["strawberry_patch"], wood=1, fields={"c1": {"vegetable": 2}, "c2": {}}
    )
    table.act(0, "call clearing_spade; space meeting_place; minor strawberry_patch")
    assert len(table.farm(0).later) == 3
