"""The harvest: field phase, feeding, breeding (A-17)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.agricola.rules.harvest import has_harvest
from tests.games.agricola.cards.playing import Given
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Exchanges as the sheet names them.
CALLS = {
    "grain": "call basics",
    "vegetable": "call basics.2",
    "cook vegetable": "call basics.3",
    "cook sheep": "call basics.4",
    "cook boar": "call basics.5",
    "cook cattle": "call basics.6",
}
HARVEST_ROUND = 4


def harvest(seats: int = 2, round: int = HARVEST_ROUND, **farm: Given) -> AgricolaTable:
    """The work phase is over; seat 0 has this farm, the others have food enough."""
    table = agricola_table(seats).given(0, **farm)
    for other in range(1, seats):
        table.given(other, food=20)
    return table.after_work(round)


def family(given: dict[str, Any]) -> dict[str, Any]:
    """The people, supply and cards of a case of feeding."""
    people = given["adults"] + given.get("newborns", 0)
    cards = given.get("improvements", [])
    farm = {"people": people, "newborn": given.get("newborns", 0), "cards": cards}
    return {**farm, **given.get("supply", {}), **given.get("animals", {})}


def eaten(table: AgricolaTable) -> tuple[int, int]:
    """What seat 0 has eaten, and for how much it begged."""
    ((food, begged),) = [numbers[:2] for seat, numbers in table.heard("fed") if seat == 0]
    return food, begged


@example("AX-13")
@rule("A-17.1")
def test_six_rounds_end_with_a_harvest(case: Example) -> None:
    rounds = range(1, case.given["rounds"] + 1)
    assert [number for number in rounds if has_harvest(number)] == case.expected["harvest_after"]
    table = agricola_table().given(0, food=40).given(1, food=40)
    fed = []
    while table.game.to_act is not None:
        before = len(table.heard("fed"))
        number = int(table.game.board.round)
        table.quietly()
        if len(table.heard("fed")) > before:
            fed.append(number)
    assert sorted(set(fed)) == case.expected["harvest_after"]


@rule("A-17.1", "AR-15")
def test_each_phase_is_finished_by_all_before_the_next_begins() -> None:
    farm = {"fields": {"c1": {"grain": 1}}, "food": 9, "sheep": 2, "fences": pasture("e1", "e2")}
    table = agricola_table().given(0, **farm).given(1, **farm).after_work(HARVEST_ROUND)
    table.until("reveal")
    told = [
        (event.key, event.seat)
        for event in table.chronicle.events
        if event.key in ("harvested", "fed", "bred")
    ]
    assert told == [(key, seat) for key in ("harvested", "fed", "bred") for seat in (0, 1)]


@rule("A-17.2")
def test_exactly_one_crop_comes_from_every_planted_field() -> None:
    fields = {"c1": {"grain": 3}, "c2": {"grain": 1}, "d1": {"vegetable": 2}, "d2": {}}
    table = harvest(fields=fields, food=9).until("reveal")
    assert table.farm(0).fields == {"c1": {"grain": 2}, "c2": {}, "d1": {"vegetable": 1}, "d2": {}}
    assert (table.farm(0).grain, table.farm(0).vegetable) == (2, 1)


@example("AX-14")
@rule("A-17.4", "A-9.4")
def test_adults_eat_two_and_newborns_one(case: Example) -> None:
    found = []
    for people in case.given["cases"]:
        table = harvest(case.given["players"], **family(people), food=20).until("reveal")
        found.append(eaten(table)[0])
    assert found == case.expected["need"]


@example("AX-15", "AX-100", "AX-101", "AX-103", "AX-106")
@rule("A-17.4", "A-17.5", "A-17.6", "A-17.7", "A-17.8", "A-13.2", "A-19.1")
def test_food_is_paid_as_far_as_it_goes_and_the_rest_is_begged_for(case: Example) -> None:
    table = harvest(case.given["players"], **family(case.given))
    for exchange in case.given.get("conversions", []):
        table.act(0, CALLS[exchange])
    table.until("reveal")
    food, begged = eaten(table)
    assert begged == case.expected["begging_markers"] == table.farm(0).begging
    assert food + begged == case.expected.get("need", food + begged)
    assert food == case.expected.get("food_paid", food)
    assert table.farm(0).food == case.expected.get("food_left", table.farm(0).food)
    assert table.points(0, "begging") == case.expected.get("points", -3 * begged)


@rule("A-17.6", "AR-55", "A-13.9")
def test_one_may_beg_and_keep_goods_that_would_make_food_but_food_must_be_used() -> None:
    table = harvest(grain=3, vegetable=2, food=1, cards=["fireplace_2"])
    assert table.asked == (0, "feed")
    table.act(0, "call basics; stop")  # the food just made must be used too
    assert (eaten(table), table.farm(0).goods) == ((2, 2), {"grain": 2, "vegetable": 2})


@rule("A-17.7", "A-18.9")
def test_begging_markers_stay_to_the_end() -> None:
    table = harvest(round=13, begging=1, food=20).to_the_end()
    assert table.farm(0).begging == 1
    assert table.points(0, "begging") == -3


@rule("A-17.8")
def test_food_beyond_the_need_stays() -> None:
    assert harvest(food=9).until("reveal").farm(0).food == 5


@example("AX-104")
@rule("A-13.5", "A-17.5", "AR-56")
def test_each_craft_building_serves_once_a_harvest(case: Example) -> None:
    table = harvest(case.given["players"], **family(case.given))
    before = table.farm(0).food
    first, *others = case.given["conversions"]
    table.act(0, f"call {first}")
    assert case.expected["second_joinery_use"] == "illegal"
    assert table.refused(f"call {first}") == ("A-13.5", "already-crafted")
    for card in others:
        table.act(0, f"call {card}")
    # Nothing is left to exchange: the family has been fed.
    assert eaten(table) == (case.expected["need"], case.expected["begging_markers"])
    assert table.farm(0).food == case.expected["food_left"]
    assert eaten(table)[0] + table.farm(0).food - before == case.expected["food_made"]


@rule("A-13.5", "AR-56")
def test_a_craft_building_may_be_used_when_no_food_is_missing_and_in_feeding_alone() -> None:
    table = harvest(cards=["pottery"], clay=2, food=4)
    assert table.asked == (0, "feed")
    table.act(0, "call pottery").until("reveal")
    assert (table.farm(0).food, table.farm(0).clay) == (2, 1)
    table.until_round(7).until("feed", 0)
    assert "call pottery" in table.offers()  # once more in the next harvest
    turn = agricola_table().given(0, cards=["joinery"], wood=1)
    assert turn.refused("call joinery") == ("A-13.5", "wrong-moment")


@example("AX-107")
@rule("A-13.4", "AR-53", "A-20")
def test_nobody_bakes_in_the_feeding_phase(case: Example) -> None:
    table = harvest(case.given["players"], **family(case.given))
    assert table.offers("bake") == []
    for exchange in case.given["conversions"]:
        table.act(0, CALLS[exchange])
    assert eaten(table) == (case.expected["food_made"], case.expected["begging_markers"])
    assert table.farm(0).goods == {}


@example("AX-235")
@rule("A-12.4", "A-15.1")
def test_crops_on_fields_are_out_of_reach(case: Example) -> None:
    (field,) = case.given["field_tiles"]
    # The field phase takes one grain, so that the case begins after it.
    fields = {"c1": {"grain": field["grain"] + 1}}
    supply = {"grain": case.given["supply"]["grain"] - 1, "food": case.given["supply"]["food"]}
    table = harvest(case.given["players"], fields=fields, **supply)
    assert (table.farm(0).grain, table.asked) == (case.given["supply"]["grain"], (0, "feed"))
    for exchange in case.given["conversions"]:
        table.act(0, CALLS[exchange])
    # No exchange is left, though two grain lie on the field.
    assert eaten(table) == (case.expected["food_made"], case.expected["begging_markers"])
    assert table.farm(0).fields == {"c1": case.expected["field_tiles_after"][0]}


@rule("A-17.11")
def test_the_last_harvest_has_all_its_phases() -> None:
    farm = {"fields": {"c1": {"grain": 1}}, "food": 4, "sheep": 2, "fences": pasture("e1", "e2")}
    table = agricola_table().given(0, **farm).given(1, food=4).after_work(14).to_the_end()
    assert (table.farm(0).grain, table.farm(0).sheep) == (1, 3)
    assert eaten(table) == (4, 0)


@rule("A-17.4")
@pytest.mark.parametrize(("seats", "need"), [(1, 6), (2, 4), (3, 4), (4, 4)])
def test_alone_an_adult_eats_three(seats: int, need: int) -> None:
    assert eaten(harvest(seats, food=20).until("reveal")) == (need, 0)


FIELDS = {"b1": {"grain": 1}, "b2": {"vegetable": 1}, "b3": {}}
SHOPPING = ["grocer", "cooking_hearth_4", "three_field_rotation", "loom"]


def at_the_meal(**farm: object) -> AgricolaTable:
    """Seat 0 is asked before its meal, if it is."""
    table = agricola_table().given(0, **farm).given(1, food=4).after_work(4)
    while table.asked[0] == 0 and table.asked[1] != "feed":
        table.act(0, "stop")
    return table


@rule("A-17.5", "A-13.7", "W-19", "A-A102")
def test_who_has_exactly_enough_food_may_still_buy_and_cook_before_the_meal() -> None:
    table = at_the_meal(cards=SHOPPING, fields=FIELDS, sheep=1, memory={"grocer": 4})
    assert (table.asked, table.farm(0).food) == ((0, "feed"), 4)  # the field phase gave 3 and 1
    table.act(0, "call grocer; call basics.3; stop")  # the vegetable on top, cooked
    assert (table.farm(0).food, table.farm(0).begging) == (2, 0)


@rule("A-17.5", "A-17.6")
@pytest.mark.parametrize(
    ("farm", "asked"),
    [
        ({"food": 4}, False),
        (
            {"food": 4, "grain": 2, "sheep": 1, "cards": ["fireplace_2"]},  # worth as much after the meal
            False,
        ),
        ({"food": 4, "cards": ["grocer"], "memory": {"grocer": 8}}, False),  # nothing is left to buy
        ({"food": 4, "cards": ["grocer"], "memory": {"grocer": 7}}, True),
        ({"food": 5, "cards": ["grocer"], "memory": {"grocer": 7}}, False),  # the food left buys it as well
        ({"food": 5, "cards": ["grocer"], "memory": {"grocer": 6}}, True),
        ({"food": 3}, False),  # begging is all there is
        ({"food": 3, "clay": 4, "cards": ["hard_porcelain"]}, False),  # stone is no food
        ({"food": 3, "grain": 1}, True),
        ({"food": 0, "cards": ["grocer"]}, False),  # nothing to buy it with
    ],
)
def test_feeding_is_asked_about_where_an_exchange_could_matter(farm: dict[str, object], asked: bool) -> None:
    assert (at_the_meal(**farm).asked == (0, "feed")) is asked


@rule("A-17.5", "A-17.6")
def test_the_meal_follows_as_soon_as_no_exchange_before_it_could_matter() -> None:
    table = at_the_meal(food=3, grain=2)
    assert table.act(0, "call basics").asked == (-1, "reveal")
    assert (table.farm(0).food, table.farm(0).grain, table.farm(0).begging) == (0, 1, 0)
