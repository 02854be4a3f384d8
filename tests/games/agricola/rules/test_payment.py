"""Costs and how they are paid (A-15)."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.sheet import sheet
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

MAJORS = sheet("majors")["majors"]


@rule("A-15.1")
def test_goods_are_paid_from_the_supply_and_animals_from_the_farm() -> None:
    table = agricola_table().given(0, hand=["young_animal_market"], sheep=1)
    table.act(0, "space meeting_place; minor young_animal_market")
    assert table.farm(0).goods == {"cattle": 1}
    # Neither what grows on a field nor what waits on a round space can be paid.
    farm = {"hand": ["market_stall"], "fields": {"c1": {"grain": 3}}, "later": {"3": {"grain": 2}}}
    assert agricola_table(1).given(0, **farm).refused("space meeting_place") == (
        "A-14.5",
        "no-playable-minor",
    )


@rule("A-15.2")
@pytest.mark.parametrize("row", MAJORS, ids=[row["id"] for row in MAJORS])
def test_a_major_is_paid_in_full_and_not_built_for_less(row: dict[str, object]) -> None:
    cost = row["cost"]
    assert isinstance(cost, dict)
    table = agricola_table().given(0, **cost).act(0, "space major_improvement")
    if table.asked == (0, "improve"):
        table.act(0, f"major {row['id']}")
    if table.asked == (0, "choose"):
        table.act(0, "no")
    assert (table.farm(0).cards, table.farm(0).goods) == ([row["id"]], {})
    for good, count in cost.items():
        short = agricola_table().given(0, **{**cost, good: count - 1})
        assert f"major {row['id']}" not in _majors(short)


def _majors(table: AgricolaTable) -> list[str]:
    """The majors that seat 0 can build, or has built where nothing was to choose."""
    if "space major_improvement" not in table.offers():
        return []
    table.act(0, "space major_improvement")
    return table.offers("major") or [f"major {card}" for card in table.farm(0).cards]


@rule("A-15.2", "A-5.2")
def test_what_an_improvement_brings_cannot_pay_for_it() -> None:
    farm = {"cards": ["junk_room"], "hand": ["clay_embankment"]}
    table = agricola_table().given(0, **farm).act(0, "space meeting_place")
    assert table.asked == (1, "space")  # the food of the Junk Room would come too late


@rule("A-15.3", "AR-29")
def test_the_payer_chooses_among_all_ways_that_none_other_beats() -> None:
    farm = {"cards": ["frame_builder"], "clay": 5, "wood": 1, "reed": 2, "house": "clay"}
    table = agricola_table().given(0, **farm).act(0, "space farm_expansion; room a1")
    assert table.offers("pay") == ["pay 0", "pay 1"]
    table.act(0, "pay 1")
    assert table.farm(0).goods == {"clay": 2}  # one wood stood for two clay


@rule("A-15.4")
def test_a_swap_may_be_left_out() -> None:
    farm = {"cards": ["brushwood_collector"], "wood": 9, "reed": 2}
    table = agricola_table(3).given(0, **farm).act(0, "space farm_expansion; option 1; room a1; pay 0")
    assert (table.farm(0).wood, table.farm(0).reed) == (4, 0)
    swapped = agricola_table(3).given(0, **farm).act(0, "space farm_expansion; option 1; room a1; pay 1")
    assert (swapped.farm(0).wood, swapped.farm(0).reed) == (3, 2)


@rule("A-15.5")
def test_fences_are_paid_in_any_mixture_where_clay_serves() -> None:
    farm = {"cards": ["rammed_clay"], "wood": 4, "clay": 4}
    table = agricola_table().given(0, **farm).course(round=4).act(0, "space fencing; enclose e1; stop")
    assert table.offers("pay") == [f"pay {clay}" for clay in range(5)]
    table.act(0, "pay 3")
    assert table.farm(0).goods == {"wood": 3, "clay": 1}


@rule("A-15.6", "AR-13")
def test_while_paying_exchanges_are_moves_and_the_payment_comes_when_it_is_covered() -> None:
    farm = {"cards": ["tutor", "fireplace_2"], "hand": ["priest"], "sheep": 1, "grain": 1, "vegetable": 1}
    table = agricola_table().given(0, **farm).act(0, "space lessons")
    assert table.asked == (0, "pay")
    assert table.offers() == ["call basics", "call basics.2", "call basics.3", "call basics.4"]
    assert table.refusal("pay 0").numbers == {"good": 9, "have": 0, "need": 1}
    table.act(0, "call basics.4; pay 0")
    assert (table.farm(0).food, table.farm(0).occupations) == (1, 2)


@rule("A-15.7", "A-9.4")
def test_bottles_cost_a_clay_and_a_food_for_every_person_newborns_too() -> None:
    farm = {"hand": ["bottles"], "clay": 3, "food": 3, "people": 3, "newborn": 1}
    table = agricola_table().given(0, **farm).act(0, "space meeting_place; minor bottles")
    assert table.farm(0).goods == {}
    short = agricola_table(1).given(0, **{**farm, "clay": 2})
    assert short.refused("space meeting_place") == ("A-14.5", "no-playable-minor")


@rule("AR-13", "A-15.6")
@pytest.mark.parametrize(
    ("line", "farm", "forbidden"),
    [
        # The clay is needed for the room.
        (
            "space farm_expansion",
            {"house": "clay", "clay": 6, "reed": 2, "cards": ["hard_porcelain"]},
            "call hard_porcelain",
        ),
        # The food is needed for the occupation.
        (
            "space lessons",
            {"cards": ["tutor", "grocer"], "hand": ["priest", "wood_cutter"], "food": 1},
            "call grocer",
        ),
        # The one seed is needed for the field.
        (
            "space grain_utilization",
            {"vegetable": 1, "fields": {"c1": {}, "c2": {}}, "cards": ["fireplace_2"]},
            "call basics.3",
        ),
    ],
    ids=["clay for a room", "food for an occupation", "a seed for a field"],
)
def test_no_exchange_is_offered_that_would_strand_what_was_begun(
    line: str, farm: dict[str, object], forbidden: str
) -> None:
    table = agricola_table().given(0, **farm).course(round=3)
    assert forbidden in table.offers()  # before the placement it is free
    table.act(0, line)
    assert table.game.to_act == 0
    assert forbidden not in table.offers()
    assert table.refusal(forbidden).key == "not-asked"


@rule("AR-13", "A-15.6")
def test_an_exchange_that_closes_a_space_is_allowed_before_the_placement() -> None:
    farm = {"house": "clay", "clay": 6, "reed": 2, "cards": ["hard_porcelain"]}
    table = agricola_table().given(0, **farm)
    assert "space farm_expansion" in table.offers()
    table.act(0, "call hard_porcelain")
    assert table.refusal("space farm_expansion").key == "short-of"
