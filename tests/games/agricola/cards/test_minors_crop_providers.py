"""Corn Scoop, Large Greenhouse, Clearing Spade, Market Stall, Sack Cart, Beanfield."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, holding, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

# Corn Scoop.


@rule("A-A067", "A-16.4")
def test_the_corn_scoop_brings_one_more_grain() -> None:
    assert owning("corn_scoop").act(0, "space grain_seeds").farm(0).goods == {"grain": 2}


@rule("A-A067")
def test_the_corn_scoop_does_nothing_elsewhere_or_for_others() -> None:
    assert owning("corn_scoop", round=8).act(0, "space vegetable_seeds").farm(0).goods == {"vegetable": 1}
    table = agricola_table().given(1, cards=["corn_scoop"]).act(0, "space grain_seeds")
    assert (table.farm(0).goods, table.farm(1).goods) == ({"grain": 1}, {})


@rule("A-A067")
def test_the_corn_scoop_costs_one_wood() -> None:
    assert playing("corn_scoop", wood=1).farm(0).goods == {}
    assert refused_minor("corn_scoop") == ("A-14.5", "short-of")


@example("AX-177")
@rule("A-A067", "A-B142", "A-16.4", "AR-06")
def test_corn_scoop_and_greengrocer_together(case: Example) -> None:
    table = owning(*case.given["own"], seats=3).act(0, f"space {case.given['space']}")
    assert table.farm(0).goods == case.expected["gained"]


# Goods on round spaces: Large Greenhouse and Sack Cart.


@example("AX-222")
@rule("A-A069", "A-B066", "A-B074", "A-B164", "A-3.8", "AR-51")
def test_goods_on_round_spaces_by_the_round_of_play(case: Example) -> None:
    round = case.given["played_in_round"]
    supply = {"wood": 2, "clay": 5, "cards": BYSTANDERS[:2]}
    found = []
    for card in case.given["cards"]:
        table = holding(card, seats=4, round=round, **supply)
        if card == "sheep_whisperer":
            table.given(0, food=1).act(0, "space lessons")
        else:
            table.act(0, f"space meeting_place; minor {card}")
        found.append(sorted(table.farm(0).later))
    assert found == case.expected["rounds"]


@rule("A-A069", "A-3.8", "A-5.2")
@pytest.mark.parametrize(("round", "comes"), [(1, [5, 8, 10]), (7, [11, 14]), (10, [14]), (11, [])])
def test_the_large_greenhouse_puts_vegetables_four_seven_and_nine_rounds_ahead(
    round: int, comes: list[int]
) -> None:
    table = playing("large_greenhouse", round=round, wood=2, cards=BYSTANDERS[:2])
    assert table.farm(0).later == {number: {"vegetable": 1} for number in comes}
    assert table.farm(0).goods == {}


@rule("A-A069", "A-5.2")
def test_vegetables_of_the_large_greenhouse_are_taken_when_their_round_starts() -> None:
    table = owning("large_greenhouse", later={"2": {"vegetable": 1}, "3": {"vegetable": 1}}).until_round(2)
    assert table.farm(0).vegetable == 1
    assert table.farm(0).later == {3: {"vegetable": 1}}


@rule("A-A069", "A-14.3")
def test_the_large_greenhouse_needs_two_occupations() -> None:
    assert refused_minor("large_greenhouse", wood=2, cards=BYSTANDERS[:1]) == (
        "A-14.3",
        "too-few-occupations",
    )


@example("AX-233")
@rule("A-A069", "A-A102", "A-14.11", "AR-51")
def test_goods_that_wait_do_not_score(case: Example) -> None:
    sold = 8 - len(case.given["on_grocer"])
    table = owning(*case.given["own"], memory={"grocer": sold}, **case.given["supply"])
    table.given(0, later={"9": {"vegetable": 1}})
    assert table.points(0, "vegetables") == case.expected["points"]


@rule("A-B066", "A-3.8")
@pytest.mark.parametrize(("round", "comes"), [(4, [5, 8, 11, 14]), (5, [8, 11, 14]), (13, [14]), (14, [])])
def test_the_sack_cart_puts_grain_on_its_rounds_still_to_come(round: int, comes: list[int]) -> None:
    table = playing("sack_cart", round=round, wood=2, cards=BYSTANDERS[:2])
    assert table.farm(0).later == {number: {"grain": 1} for number in comes}


@rule("A-B066", "A-14.3")
def test_the_sack_cart_needs_two_occupations_and_two_wood() -> None:
    assert refused_minor("sack_cart", wood=2, cards=BYSTANDERS[:1]) == ("A-14.3", "too-few-occupations")
    assert refused_minor("sack_cart", wood=1, cards=BYSTANDERS[:2]) == ("A-14.5", "short-of")


@rule("A-B066", "A-A069", "A-5.2")
def test_goods_of_two_cards_share_a_round_space() -> None:
    table = owning(*BYSTANDERS[:2], hand=["sack_cart", "large_greenhouse"], round=4, wood=4)
    table.act(0, "space meeting_place; minor sack_cart").act(1, "space fishing")
    table.act(0, "space major_improvement")
    assert table.farm(0).later[8] == {"grain": 1, "vegetable": 1}
    assert table.farm(0).later[11] == {"grain": 1, "vegetable": 1}


# Clearing Spade.

SPADE = "call clearing_spade"


@rule("A-A071", "AR-48")
def test_the_clearing_spade_moves_one_crop_to_an_empty_field() -> None:
    fields = {"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {}, "d1": {"grain": 1}}
    table = owning("clearing_spade", fields=fields).act(0, SPADE)
    assert table.offers() == ["lift c1", "lift c2"]  # not the last crop of a field
    table.act(0, "lift c1")
    assert table.farm(0).fields == {**fields, "c1": {"grain": 2}, "c3": {"grain": 1}}
    assert table.offers("call") == []  # no field is empty any more
    assert table.farm(0).goods == {}


@rule("A-A071", "AR-48")
def test_the_clearing_spade_is_used_again_and_again() -> None:
    table = owning("clearing_spade", fields={"c1": {"grain": 3}, "c2": {}, "c3": {}})
    table.act(0, f"{SPADE}; lay c2; {SPADE}")
    assert table.farm(0).fields == {name: {"grain": 1} for name in ("c1", "c2", "c3")}


@rule("A-A071", "AR-48")
@pytest.mark.parametrize("fields", [{"c1": {"grain": 1}, "c2": {}}, {"c1": {"grain": 3}}, {}])
def test_the_clearing_spade_needs_two_crops_and_an_empty_field(fields: dict[str, dict[str, int]]) -> None:
    assert owning("clearing_spade", fields=fields).offers("call") == []


@rule("A-A071")
def test_the_clearing_spade_of_another_moves_nothing_here() -> None:
    table = (
        agricola_table().given(0, fields={"c1": {"grain": 3}, "c2": {}}).given(1, cards=["clearing_spade"])
    )
    assert table.offers("call") == []


@rule("A-A071", "A-A026", "A-14.3")
def test_a_field_made_by_the_clearing_spade_counts_for_a_prerequisite() -> None:
    table = owning("clearing_spade", hand=["sleeping_corner"], fields={"c1": {"grain": 2}, "c2": {}}, wood=1)
    table.act(0, f"{SPADE}; space meeting_place; minor sleeping_corner")
    assert "sleeping_corner" in table.farm(0).cards


def field_phase(table: AgricolaTable) -> AgricolaTable:
    """The field phase of round 4 has begun for seat 0, before the crops are taken."""
    return table.after_work(4).until("pause-fields", 0)


@example("AX-204")
@rule("A-A071", "A-B061", "A-B068", "AR-48", "AR-50", "A-17.2")
def test_rotation_beanfield_and_spade_in_one_field_phase(case: Example) -> None:
    fields = dict(zip(("c1", "c2"), case.given["field_tiles"], strict=True))
    table = field_phase(owning(*case.given["own"], fields={**fields, "card": case.given["on_beanfield"]}))
    assert table.farm(0).food == case.expected["food"]  # the Beanfield was empty
    table.act(0, SPADE)  # only the vegetable has somewhere to go
    assert table.farm(0).goods == {"food": case.expected["food"], **case.expected["gained"]}
    after = dict(zip(("c1", "c2"), case.expected["field_tiles_after"], strict=True))
    assert table.farm(0).fields == {**after, "card": case.expected["beanfield_after"]}


# Market Stall.


@example("AX-30")
@rule("A-B008", "A-14.7", "AR-67", "AR-71")
def test_the_market_stall_travels(case: Example) -> None:
    table = playing(case.given["card"], seats=case.given["players"], **case.given["supply"])
    farm = table.farm(0)
    assert {name: getattr(farm, name) for name in case.expected["supply_after"]} == case.expected[
        "supply_after"
    ]
    assert (farm.cards, table.farm(1).hand) == ([], [case.given["card"]])
    assert case.expected["counts_for_braggart"] is False  # nothing lies in front of the player
    known = table.game.view(2)["farms"]
    assert isinstance(known, list)
    assert known[1]["known"] == [case.given["card"]]  # all have seen where it went


@rule("A-B008", "A-14.5")
def test_the_market_stall_costs_a_grain() -> None:
    assert refused_minor("market_stall", food=9) == ("A-14.5", "short-of")


@rule("A-B008", "A-14.7")
def test_the_market_stall_comes_round_again() -> None:
    table = holding("market_stall", grain=2).given(1, grain=1)
    table.act(0, "space major_improvement").act(1, "space meeting_place; minor market_stall")
    assert table.farm(0).hand == ["market_stall"]


@rule("A-B008", "A-A055", "AR-67")
def test_the_market_stall_is_an_improvement_for_the_junk_room() -> None:
    table = owning("junk_room", hand=["market_stall"], grain=1)
    assert table.act(0, "space meeting_place; minor market_stall").farm(0).goods == {
        "vegetable": 1,
        "food": 1,
    }


# Beanfield.


@rule("A-B068", "A-12.2", "A-12.3", "AR-47")
def test_the_beanfield_is_sown_with_vegetables_only() -> None:
    table = owning("beanfield", round=3, vegetable=1, grain=1, fields={"c1": {}})
    table.act(0, "space grain_utilization")
    assert table.offers("sow_grain") == ["sow_grain c1"]
    assert table.offers("sow_vegetable") == ["sow_vegetable c1", "sow_vegetable card"]
    table.act(0, "sow_vegetable card; sow_grain c1")
    assert table.farm(0).fields == {"c1": {"grain": 3}, "card": {"vegetable": 2}}


@rule("A-B068", "A-12.3")
def test_grain_alone_does_not_open_sowing_on_the_beanfield() -> None:
    assert "space grain_utilization" not in owning("beanfield", round=3, grain=2).offers()
    assert "space grain_utilization" in owning("beanfield", round=3, vegetable=1).offers()


@example("AX-168")
@rule("A-B068", "A-17.2", "A-3.6")
def test_every_field_gives_one_crop_the_beanfield_too(case: Example) -> None:
    names = ("c1", "c2", "c3", "d1")
    fields = dict(zip(names, case.given["field_tiles"], strict=True))
    table = owning(*case.given["own"], fields={**fields, "card": case.given["on_beanfield"]}, food=4)
    table.after_work(4).until("space")
    assert table.farm(0).goods == case.expected["gained"]
    after = dict(zip(names, case.expected["field_tiles_after"], strict=True))
    assert table.farm(0).fields == {**after, "card": case.expected["beanfield_after"]}


@rule("A-B068", "A-18.3", "A-18.5", "AR-47")
def test_the_beanfield_scores_its_vegetables_but_not_as_a_field() -> None:
    table = owning("beanfield", fields={"c1": {}, "card": {"vegetable": 2}})
    assert (table.points(0, "fields"), table.points(0, "vegetables")) == (-1, 2)
    assert table.points(0, "beanfield") == 1


@rule("A-B068", "A-12.1", "AR-47")
def test_the_beanfield_has_no_neighbours() -> None:
    table = owning("beanfield").act(0, "space farmland")
    assert len(table.offers("plow")) == 13  # the first tile may lie anywhere


@rule("A-B068", "A-14.3")
def test_the_beanfield_needs_two_occupations() -> None:
    assert refused_minor("beanfield", food=1, cards=BYSTANDERS[:1]) == ("A-14.3", "too-few-occupations")
    assert playing("beanfield", food=1, cards=BYSTANDERS[:2]).farm(0).fields == {"card": {}}


@rule("A-B068", "A-B045", "AR-47")
def test_a_planted_beanfield_is_a_vegetable_field_for_the_strawberry_patch() -> None:
    fields = {"c1": {"vegetable": 1}, "card": {"vegetable": 1}}
    table = owning("beanfield", hand=["strawberry_patch"], fields=fields, wood=1)
    table.act(0, "space meeting_place; minor strawberry_patch")
    assert "strawberry_patch" in table.farm(0).cards
