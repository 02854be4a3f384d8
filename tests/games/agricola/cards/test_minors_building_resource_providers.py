"""Clay Embankment, Lumber Mill, Canoe, Stone Tongs, Thick Forest, Loam Pit, Hard Porcelain."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

# Clay Embankment.


@example("AX-187")
@rule("A-A005", "AR-69", "AR-65")
def test_the_clay_embankment_gives_half_the_clay(case: Example) -> None:
    found = []
    for clay in case.given["clay"]:
        table = playing(case.given["card"], clay=clay, food=1)
        found.append(table.farm(0).clay - clay)
        assert table.farm(0).food == 0
        assert table.farm(1).hand == [case.given["card"]]
    assert found == case.expected["gained_clay"]


@rule("A-A005", "A-14.5")
def test_the_clay_embankment_costs_one_food() -> None:
    assert refused_minor("clay_embankment", clay=8) == ("A-14.5", "short-of")


@rule("A-A005", "A-A053", "AR-19")
def test_the_clay_of_the_embankment_counts_for_the_claypipe() -> None:
    table = owning("claypipe", hand=["clay_embankment"], clay=14, food=1, home=1)
    table.act(0, "space meeting_place; minor clay_embankment")
    assert (table.farm(0).clay, table.farm(0).gained) == (21, 7)
    assert table.until_round(2).farm(0).food == 2


# Lumber Mill.


@rule("A-A075", "A-15.3")
def test_with_the_lumber_mill_improvements_cost_one_wood_less() -> None:
    table = owning("lumber_mill", hand=["manger", "corn_scoop"], wood=1)
    table.act(0, "space meeting_place; minor manger").act(1, "space forest")
    assert table.farm(0).goods == {}
    table.act(0, "space major_improvement")
    assert sorted(table.farm(0).cards) == ["corn_scoop", "lumber_mill", "manger"]


@rule("A-A075")
def test_the_lumber_mill_takes_nothing_off_stables_rooms_and_fences() -> None:
    assert "space farm_expansion" not in owning("lumber_mill", wood=1).offers()
    assert "space fencing" not in owning("lumber_mill", round=2, wood=3).offers()


@rule("A-A075")
def test_the_lumber_mill_of_another_lowers_no_price() -> None:
    table = agricola_table().given(0, hand=["manger"], wood=1).given(1, cards=["lumber_mill"])
    assert table.act(0, "space meeting_place").asked == (1, "space")


@rule("A-A075", "A-14.3")
def test_the_lumber_mill_needs_three_occupations_at_most() -> None:
    assert refused_minor("lumber_mill", stone=2, cards=BYSTANDERS) == ("A-14.3", "too-many-occupations")
    table = playing("lumber_mill", stone=2, cards=BYSTANDERS[:3])
    assert (table.farm(0).goods, table.points(0, "lumber_mill")) == ({}, 2)


@example("AX-127")
@rule("A-A075", "A-A143", "A-B095", "A-15.3", "AR-30", "AR-34")
def test_the_well_for_nothing(case: Example) -> None:
    assert (case.given["object"], case.expected["options"]) == ("well", [{}])
    rooms = ["a1", "a2", "a3", "b1"]
    assert len(rooms) == case.given["rooms"]
    table = owning(*case.given["own"], seats=3, rooms=rooms).act(0, "space major_improvement")
    assert table.farm(0).goods == {}
    assert "well" in table.farm(0).cards


# Canoe.


@rule("A-A078", "A-16.4")
def test_the_canoe_brings_a_food_and_a_reed_from_fishing() -> None:
    table = owning("canoe").spaces(fishing={"food": 2}, reed_bank={"reed": 1})
    assert table.act(0, "space fishing").farm(0).goods == {"food": 3, "reed": 1}


@rule("A-A078")
def test_the_canoe_does_nothing_elsewhere_or_for_others() -> None:
    assert owning("canoe").act(0, "space reed_bank").farm(0).goods == {"reed": 1}
    table = agricola_table().given(1, cards=["canoe"]).act(0, "space fishing")
    assert (table.farm(0).goods, table.farm(1).goods) == ({"food": 1}, {})


@rule("A-A078", "A-14.3")
def test_the_canoe_needs_an_occupation() -> None:
    assert refused_minor("canoe", wood=2) == ("A-14.3", "too-few-occupations")
    table = playing("canoe", wood=2, cards=BYSTANDERS[:1])
    assert (table.farm(0).goods, table.points(0, "canoe")) == ({}, 1)


@example("AX-178")
@rule("A-A078", "A-B047", "A-3.8", "A-16.4")
def test_canoe_and_herring_pot_on_fishing(case: Example) -> None:
    table = owning(*case.given["own"], round=case.given["round"]).spaces(fishing=case.given["on_space"])
    table.act(0, f"space {case.given['space']}")
    assert table.farm(0).goods == case.expected["gained"]
    assert table.farm(0).later == {int(round): goods for round, goods in case.expected["scheduled"].items()}


# Stone Tongs.


@rule("A-A080", "A-7.36")
@pytest.mark.parametrize("space", ["western_quarry", "eastern_quarry"])
def test_the_stone_tongs_bring_one_more_stone_from_both_quarries(space: str) -> None:
    table = owning("stone_tongs", round=11).spaces(**{space: {"stone": 2}}).act(0, f"space {space}")
    assert table.farm(0).goods == {"stone": 3}


@rule("A-A080")
def test_the_stone_tongs_take_nothing_from_the_resource_market_or_for_others() -> None:
    table = owning("stone_tongs", seats=4).act(0, "space resource_market")
    assert table.farm(0).stone == 1
    table = agricola_table().given(1, cards=["stone_tongs"]).course(round=7)
    assert table.act(0, "space western_quarry").farm(0).goods == {"stone": 1}
    assert table.farm(1).goods == {}


@rule("A-A080", "A-A053", "AR-19")
def test_the_stone_of_the_tongs_counts_for_the_claypipe() -> None:
    table = owning("stone_tongs", "claypipe", round=7, home=1).spaces(western_quarry={"stone": 6})
    assert table.act(0, "space western_quarry").farm(0).gained == 7


# Thick Forest.


@rule("A-B074", "A-3.8")
@pytest.mark.parametrize(
    ("round", "comes"),
    [(1, [2, 4, 6, 8, 10, 12, 14]), (5, [6, 8, 10, 12, 14]), (12, [14]), (13, [14]), (14, [])],
)
def test_the_thick_forest_puts_wood_on_even_rounds_to_come(round: int, comes: list[int]) -> None:
    table = playing("thick_forest", round=round, clay=5)
    assert table.farm(0).later == {number: {"wood": 1} for number in comes}
    assert table.farm(0).clay == 5  # needed, not paid


@rule("A-B074", "A-14.3")
def test_the_thick_forest_needs_five_clay() -> None:
    assert refused_minor("thick_forest", clay=4) == ("A-14.3", "short-of")


@rule("A-B074", "A-5.2", "A-A053", "AR-19")
def test_the_wood_of_the_thick_forest_comes_before_the_work_phase() -> None:
    table = owning("thick_forest", "claypipe", later={"2": {"wood": 1}}).until_round(2)
    assert (table.farm(0).wood, table.farm(0).gained) == (1, 0)


# Loam Pit.


@rule("A-B077", "A-16.4")
def test_the_loam_pit_brings_three_clay_to_the_day_laborer() -> None:
    assert owning("loam_pit").act(0, "space day_laborer").farm(0).goods == {"clay": 3, "food": 2}


@rule("A-B077")
def test_the_loam_pit_does_nothing_elsewhere_or_for_others() -> None:
    assert owning("loam_pit").act(0, "space clay_pit").farm(0).goods == {"clay": 1}
    table = agricola_table().given(1, cards=["loam_pit"]).act(0, "space day_laborer")
    assert (table.farm(0).goods, table.farm(1).goods) == ({"food": 2}, {})


@rule("A-B077", "A-14.3")
def test_the_loam_pit_needs_three_occupations() -> None:
    assert refused_minor("loam_pit", food=1, cards=BYSTANDERS[:2]) == ("A-14.3", "too-few-occupations")
    table = playing("loam_pit", food=1, cards=BYSTANDERS[:3])
    assert (table.farm(0).goods, table.points(0, "loam_pit")) == ({}, 1)


@rule("A-B077", "A-B087", "A-16.6")
def test_the_clay_of_the_loam_pit_pays_for_the_cottager() -> None:
    table = owning("loam_pit", "cottager", reed=1).act(0, "space day_laborer; use cottager")
    assert table.farm(0).house == "clay"
    assert table.farm(0).goods == {"clay": 1, "food": 2}


# Hard Porcelain.

EXCHANGES = ["call hard_porcelain", "call hard_porcelain.2", "call hard_porcelain.3"]


@rule("A-B080", "A-13.6")
@pytest.mark.parametrize("clay", range(5))
def test_hard_porcelain_exchanges_clay_for_one_stone_less(clay: int) -> None:
    table = owning("hard_porcelain", clay=clay)
    offered = table.offers("call")
    assert offered == EXCHANGES[: max(0, clay - 1)]
    if offered:
        assert table.act(0, offered[-1]).farm(0).goods == {"stone": clay - 1}


@rule("A-B080", "A-13.6")
def test_hard_porcelain_is_used_again_and_again() -> None:
    table = owning("hard_porcelain", clay=8).act(0, f"{EXCHANGES[2]}; {EXCHANGES[2]}")
    assert table.farm(0).goods == {"stone": 6}


@rule("A-B080", "A-13.7", "AR-12")
def test_hard_porcelain_waits_for_a_decision_of_its_owner() -> None:
    table = agricola_table().given(1, cards=["hard_porcelain"], clay=4)
    assert table.offers("call") == []
    assert table.act(0, "space forest").offers("call") == EXCHANGES


@rule("A-B080", "A-15.6", "AR-13")
def test_hard_porcelain_pays_for_a_major_improvement() -> None:
    table = owning("hard_porcelain", clay=6).act(0, "space major_improvement; major clay_oven")
    assert table.offers() == EXCHANGES[:2]  # the third would leave too little clay
    table.act(0, EXCHANGES[0])
    assert table.farm(0).goods == {"clay": 1}
    short = owning("hard_porcelain", clay=4).act(0, "space major_improvement")
    assert short.refused("major clay_oven")[1] == "short-of"


@rule("A-B080", "A-A053", "AR-12", "AR-19")
def test_hard_porcelain_in_the_last_moment_of_work_feeds_the_claypipe() -> None:
    table = owning("hard_porcelain", "claypipe", home=1).given(1, home=0).spaces(clay_pit={"clay": 4})
    table.act(0, "space clay_pit")
    assert table.asked == (0, "pause-work")
    table.act(0, EXCHANGES[2]).until_round(2)
    assert (table.farm(0).stone, table.farm(0).food) == (3, 2)
