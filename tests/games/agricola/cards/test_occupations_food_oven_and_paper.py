"""Oven Firing Boy and Paper Maker."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import owning
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

# Oven Firing Boy.


@rule("A-B108", "A-13.4", "AR-02", "A-7.36")
@pytest.mark.parametrize(
    ("seats", "space"), [(2, "forest"), (3, "grove"), (4, "grove"), (4, "copse"), (2, "tile_copse")]
)
def test_oven_firing_boy_bakes_before_or_after_the_wood_is_taken(seats: int, space: str) -> None:
    def table() -> AgricolaTable:
        cards = ["oven_firing_boy", "fireplace_2"]
        return agricola_table(seats, additional_actions=seats == 2).given(0, cards=cards, grain=2)

    before = table().act(0, f"space {space}; use oven_firing_boy")
    assert (before.farm(0).wood, before.farm(0).food) == (0, 2)  # one grain at least is baked
    before.act(0, "stop")
    after = table().act(0, f"space {space}; space {space}")
    assert after.farm(0).wood > 0
    after.act(0, "use oven_firing_boy; stop")
    assert before.farm(0).goods == after.farm(0).goods
    assert before.asked == after.asked == (1, "space")


@rule("A-B108", "AR-02")
def test_oven_firing_boy_bakes_only_first_where_that_ruling_is_in_force() -> None:
    table = agricola_table(slot2_actions_after_space=False)
    table.given(0, cards=["oven_firing_boy", "fireplace_2"], grain=1).act(0, "space forest; space forest")
    assert "use oven_firing_boy" not in table.offers()


@rule("A-B108", "A-13.3", "A-16.1", "A-16.2")
def test_oven_firing_boy_needs_an_oven_grain_and_an_own_use_of_a_wood_space() -> None:
    table = owning("oven_firing_boy", "fireplace_2", grain=1).act(0, "space forest; space forest; stop")
    assert table.farm(0).goods == {"wood": 3, "grain": 1}  # declined
    for cards, farm, space in (
        (["fireplace_2"], {}, "forest"),  # no grain
        ([], {"grain": 1}, "forest"),  # no oven
        (["fireplace_2"], {"grain": 1}, "clay_pit"),
    ):
        table = owning("oven_firing_boy", *cards, **farm).act(0, f"space {space}")
        assert "use oven_firing_boy" not in table.offers()
    table = agricola_table().given(1, cards=["oven_firing_boy", "fireplace_2"], grain=1)
    assert table.act(0, "space forest").asked == (1, "space")
    assert "use oven_firing_boy" not in table.offers()


@rule("A-B108", "AR-38", "AR-54")
def test_oven_firing_boy_uses_each_oven_within_its_limit_and_the_dutch_windmill_adds_its_food() -> None:
    cards = ("oven_firing_boy", "clay_oven", "dutch_windmill")
    table = owning(*cards, round=5, grain=2).act(0, "space forest; use oven_firing_boy")
    assert table.farm(0).goods == {"food": 5 + 3, "grain": 1, "wood": 3}
    assert table.asked == (1, "space")


# Paper Maker.


@rule("A-B109", "AR-77")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_paper_maker_turns_one_wood_into_food_for_every_occupation_in_front(others: int) -> None:
    in_front = ["paper_maker", *["wood_cutter", "geologist", "priest"][:others]]
    table = owning(*in_front, wood=2, food=1, hand=["carpenter", "roughcaster"]).act(0, "space lessons")
    assert table.offers("use") == ["use paper_maker"]
    table.act(0, "use paper_maker")
    assert table.farm(0).goods == {"wood": 1, "food": 1 + others + 1}
    assert table.offers("use") == []  # 1 wood for each occupation played
    table.act(0, "occupation carpenter")
    assert table.farm(0).food == others + 1


@rule("A-B109", "AR-05")
def test_paper_maker_does_not_act_for_itself() -> None:
    table = agricola_table().given(0, cards=["wood_cutter"], hand=["paper_maker", "priest"], wood=1, food=1)
    table.act(0, "space lessons")
    assert table.offers("use") == []
    table.act(0, "occupation paper_maker")
    assert table.farm(0).goods == {"wood": 1}


@rule("A-B109", "A-16.1", "A-16.2")
def test_paper_maker_may_be_declined_needs_wood_and_ignores_the_occupations_of_others() -> None:
    table = owning("paper_maker", wood=1, food=1, hand=["carpenter"])
    table.act(0, "space lessons; occupation carpenter")
    assert table.farm(0).goods == {"wood": 1}
    table = owning("paper_maker", food=1, hand=["carpenter", "priest"]).act(0, "space lessons")
    assert table.refused("use paper_maker") == ("AR-77", "nothing-of")
    table = agricola_table().given(1, cards=["paper_maker"], wood=1).given(0, hand=["carpenter", "priest"])
    table.act(0, "space lessons; occupation priest")
    assert table.farm(1).goods == {"wood": 1}


@rule("A-B109", "AR-77", "A-6.4")
def test_food_of_the_paper_maker_counts_when_judging_whether_lessons_can_be_used() -> None:
    table = owning("paper_maker", wood=1, hand=["carpenter"]).act(0, "space lessons")
    assert (table.farm(0).goods, table.farm(0).hand) == ({}, [])  # the wood paid for it in two steps
    assert owning("paper_maker", hand=["carpenter"]).refused("space lessons")[0] == "A-14.4"
    # Two food on the extension: one occupation in front gives too little, two give enough.
    table = owning("paper_maker", seats=3, wood=1, hand=["carpenter"])
    assert "space more_lessons" not in table.offers()
    table = owning("paper_maker", "priest", seats=3, wood=1, hand=["carpenter"])
    assert "space more_lessons" in table.offers()


@rule("A-B109", "A-B097", "AR-77", "A-5.3")
def test_paper_maker_pays_for_the_occupation_of_the_scholar_at_the_start_of_a_round() -> None:
    table = owning("paper_maker", "scholar", house="stone", wood=1, hand=["carpenter"]).after_work(5)
    table.until("window", 0).act(0, "use scholar")  # no food: the wood is sold, and pays
    assert table.farm(0).goods == {"food": 1}
    assert "carpenter" in table.farm(0).cards


@rule("A-B109", "AR-13", "AR-66")
def test_wood_for_the_paper_maker_can_be_bought_from_the_grocer_with_the_food_for_lessons() -> None:
    table = owning("paper_maker", "grocer", food=1, hand=["carpenter"]).act(0, "space lessons; call grocer")
    assert table.farm(0).goods == {"food": 2}  # bought, and sold at once: there was no other way on
    table.act(0, "occupation carpenter")
    assert table.farm(0).goods == {"food": 1}
