"""Adoptive Parents, Master Bricklayer, Scholar."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

THREE_ROOMS = ["a1", "a2", "a3"]
FOUR_ROOMS = ["a1", "a2", "a3", "b2"]

# Adoptive Parents.


def parents(round: int = 5, **farm: object) -> AgricolaTable:
    """A table whose first player owns the Adoptive Parents and a room for a child."""
    table = agricola_table().course(round=round)
    return table.given(0, **{"cards": ["adoptive_parents"], "rooms": THREE_ROOMS, **farm})


@rule("A-A092", "A-9.7", "AR-22")
def test_adoptive_parents_send_the_newborn_home_for_one_food() -> None:
    table = parents(food=1).act(0, "space basic_wish_for_children; call adoptive_parents")
    assert (table.farm(0).people, table.farm(0).newborn, table.farm(0).home) == (3, 0, 2)
    assert table.farm(0).food == 0
    table.act(1, "space forest").act(0, "space fishing").act(1, "space clay_pit")
    assert table.asked == (0, "space")  # a third turn


@rule("A-A092", "AR-22")
def test_adoptive_parents_may_wait_for_a_later_turn_of_the_round() -> None:
    table = parents(food=1).act(0, "space basic_wish_for_children; stop").act(1, "space forest")
    assert "call adoptive_parents" in table.offers()
    table.act(0, "call adoptive_parents; space fishing").act(1, "space clay_pit")
    assert table.asked == (0, "space")


@rule("A-A092", "AR-22")
def test_the_child_of_adoptive_parents_takes_its_turn_after_all_others_have_finished() -> None:
    table = parents(food=1, home=1).given(1, home=0).act(0, "space basic_wish_for_children")
    table.act(0, "call adoptive_parents")
    assert table.asked == (0, "space")


@rule("A-A092", "A-9.4")
def test_without_adoptive_parents_a_newborn_does_not_act() -> None:
    table = parents(cards=["canoe"], food=3, home=1).given(1, cards=["adoptive_parents"], food=3)
    table.act(0, "space basic_wish_for_children")
    assert table.asked == (1, "space")
    assert "call adoptive_parents" not in table.offers()  # nobody else's child either


@rule("A-A092", "AR-22")
def test_adoptive_parents_need_a_newborn_and_a_food() -> None:
    assert parents(food=3).refused("call adoptive_parents") == ("AR-22", "no-newborn")
    poor = parents().act(0, "space basic_wish_for_children")
    assert poor.asked == (1, "space")
    poor.act(1, "space forest")
    assert poor.refused("call adoptive_parents") == ("AR-22", "short-of")


@rule("A-A092", "A-15.6", "AR-22")
def test_adoptive_parents_may_be_paid_with_food_made_of_grain_at_the_end_of_the_turn() -> None:
    table = parents(grain=1, home=1).act(0, "space basic_wish_for_children")
    assert table.offers() == ["stop", "call basics"]
    table.act(0, "call basics; call adoptive_parents")
    assert table.farm(0).goods == {}
    assert table.farm(0).home == 1


@rule("A-A092", "AR-22")
def test_adoptive_parents_pay_one_food_for_each_newborn() -> None:
    table = parents(round=14, rooms=[*THREE_ROOMS, "b3"], people=4, newborn=1, home=2, food=2)
    table.act(0, "space urgent_wish_for_children; call adoptive_parents; call adoptive_parents")
    assert (table.farm(0).newborn, table.farm(0).home, table.farm(0).food) == (0, 3, 0)


@rule("A-A092", "AR-22")
def test_adoptive_parents_played_after_the_birth_still_raise_the_child() -> None:
    table = parents(cards=[], hand=["adoptive_parents"], food=1, home=2)
    table.act(0, "space basic_wish_for_children").act(1, "space forest").act(0, "space lessons")
    assert table.offers() == ["stop", "call adoptive_parents"]
    table.act(0, "call adoptive_parents").act(1, "space fishing")
    assert table.asked == (0, "space")


@rule("A-A092", "AR-22", "A-9.6")
def test_the_wish_space_stays_occupied_when_adoptive_parents_send_the_child_home() -> None:
    table = parents(food=1).given(1, rooms=THREE_ROOMS)
    table.act(0, "space basic_wish_for_children; call adoptive_parents")
    assert table.on("basic_wish_for_children") == {"people": [0]}
    assert table.refused("space basic_wish_for_children") == ("A-6.3", "occupied")


@example("AX-184")
@rule("A-A092", "A-9.7", "AR-22", "A-17.4")
def test_a_child_raised_by_adoptive_parents_eats_like_an_adult(case: Example) -> None:
    round, adults = case.given["round"], case.given["adults_before"]
    for raised in (case.given["paid_1_food"], False):
        table = parents(round=round, rooms=FOUR_ROOMS, people=adults, home=1, food=20).given(1, home=0)
        table.act(0, "space basic_wish_for_children" + ("; call adoptive_parents" if raised else ""))
        assert (table.asked == (0, "space")) == (raised and case.expected["extra_turn_this_round"])
        table.until_round(round + 1)
        eaten = [numbers[0] for seat, numbers in table.heard("fed") if seat == 0]
        assert eaten == [case.expected["need"] - (0 if raised else 1)]


@rule("A-A092", "AR-22", "W-13")
def test_adoptive_parents_are_of_no_use_after_the_work_phase() -> None:
    table = parents(round=7, rooms=FOUR_ROOMS, people=4, newborn=1, food=2, grain=1).after_work(7)
    table.until("feed", 0)
    assert "call adoptive_parents" not in table.offers()


@rule("A-A092", "A-B024", "AR-21")
def test_the_lasso_may_place_a_child_freed_by_the_adoptive_parents() -> None:
    table = parents(cards=["adoptive_parents", "lasso"], food=1, home=1)
    table.act(0, "space basic_wish_for_children; call adoptive_parents; use lasso")
    assert table.farm(0).sheep == 1
    assert table.farm(0).home == 0


# Master Bricklayer.


def bricklayer(**farm: object) -> AgricolaTable:
    """A table whose first player owns the Master Bricklayer."""
    return agricola_table().given(0, **{"cards": ["master_bricklayer"], **farm})


@rule("A-B095", "AR-34")
@pytest.mark.parametrize(("rooms", "stone"), [(["a2", "a3"], 3), (THREE_ROOMS, 2), (FOUR_ROOMS, 1)])
def test_master_bricklayer_saves_one_stone_for_every_room_added(rooms: list[str], stone: int) -> None:
    table = bricklayer(rooms=rooms, wood=1, stone=3).act(0, "space major_improvement")
    assert "well" in table.farm(0).cards
    assert table.farm(0).stone == 3 - stone
    poor = bricklayer(rooms=rooms, wood=1, stone=stone - 1)
    assert "space major_improvement" not in poor.offers()


@rule("A-B095", "AR-34")
@pytest.mark.parametrize("house", ["clay", "stone"])
def test_master_bricklayer_counts_added_rooms_after_a_renovation_too(house: str) -> None:
    table = bricklayer(rooms=FOUR_ROOMS, house=house, wood=1, stone=1)
    assert table.act(0, "space major_improvement").farm(0).cards == ["well", "master_bricklayer"]


@rule("A-B095", "AR-29")
def test_master_bricklayer_never_makes_a_price_less_than_nothing() -> None:
    table = bricklayer(rooms=[*FOUR_ROOMS, "b3"], clay=3, stone=1)
    table.act(0, "space major_improvement; major clay_oven")  # 3 clay and 1 stone, three off
    assert table.farm(0).goods == {"stone": 1}


@rule("A-B095")
def test_master_bricklayer_makes_no_minor_improvement_cheaper() -> None:
    table = bricklayer(rooms=FOUR_ROOMS, hand=["lumber_mill"], stone=1)
    assert table.act(0, "space meeting_place").asked == (1, "space")
    table = bricklayer(rooms=FOUR_ROOMS, hand=["lumber_mill"], stone=2)
    assert table.act(0, "space meeting_place; minor lumber_mill").farm(0).stone == 0


@rule("A-B095", "A-16.1")
def test_master_bricklayer_is_of_no_use_to_the_others() -> None:
    table = bricklayer().given(1, rooms=FOUR_ROOMS, wood=1, stone=2).act(0, "space fishing")
    assert "space major_improvement" not in table.offers()


@rule("A-B095", "AR-44")
def test_master_bricklayer_does_not_take_the_caravan_for_a_room() -> None:
    table = bricklayer(cards=["master_bricklayer", "caravan"], wood=1, stone=2)
    assert "space major_improvement" not in table.offers()


@rule("A-B095", "A-A143", "A-A075", "AR-30", "A-15.3")
def test_master_bricklayer_stonecutter_and_lumber_mill_make_the_well_free() -> None:
    table = agricola_table(3).given(0, cards=["master_bricklayer", "stonecutter", "lumber_mill"])
    table.given(0, rooms=FOUR_ROOMS).act(0, "space major_improvement")
    assert "well" in table.farm(0).cards


# Scholar.


def scholar(round: int = 5, /, **farm: object) -> AgricolaTable:
    """The start of the round after this one, whose first player owns the Scholar."""
    table = agricola_table().given(0, **{"cards": ["scholar"], "house": "stone", **farm})
    table.after_work(round)
    while table.game.board.round == round or table.asked[1] == "reveal":
        table.quietly()
    return table


@rule("A-B097", "A-14.4", "A-5.3")
def test_scholar_plays_an_occupation_for_one_food() -> None:
    table = scholar(hand=["tutor", "groom"], food=2)
    assert table.asked == (0, "window")
    table.act(0, "use scholar; occupation tutor")
    assert table.farm(0).cards == ["scholar", "tutor"]
    assert table.farm(0).food == 1
    assert table.asked == (0, "space")  # one card a round


@rule("A-B097", "A-14.5")
def test_scholar_plays_a_minor_improvement_for_its_cost_instead() -> None:
    table = scholar(hand=["tutor", "canoe"], food=2, wood=2).act(0, "use scholar; option 2")
    assert table.farm(0).cards == ["canoe", "scholar"]
    assert table.farm(0).goods == {"food": 2}
    assert table.asked == (0, "space")


@rule("A-B097", "A-16.8")
def test_scholar_plays_one_card_in_every_round() -> None:
    table = scholar(hand=["tutor", "groom"], food=2).act(0, "use scholar; occupation groom; stop")
    assert table.until("window", 0).read("round") == 7
    assert table.offers("use") == ["use groom", "use scholar"]


@rule("A-B097", "A-16.2")
def test_scholar_may_be_declined() -> None:
    table = scholar(hand=["tutor", "canoe"], food=2, wood=2).act(0, "stop")
    assert table.farm(0).cards == ["scholar"]
    assert table.farm(0).goods == {"wood": 2, "food": 2}


@rule("A-B097", "A-16.9")
@pytest.mark.parametrize(
    "farm",
    [
        {"house": "clay", "hand": ["tutor"], "food": 1},
        {"hand": ["tutor"]},
        {"food": 3},
        {"hand": ["loom"], "wood": 2},
    ],
    ids=["no stone house", "no food", "no card", "condition not met"],
)
def test_scholar_is_not_asked_when_there_is_nothing_to_play(farm: dict[str, object]) -> None:
    assert scholar(**farm).asked == (0, "space")


@rule("A-B097", "A-14.6")
def test_scholar_builds_no_major_improvement() -> None:
    assert scholar(clay=5, stone=5, wood=5, reed=5).asked == (0, "space")


@rule("A-B097", "AR-16")
def test_scholar_may_be_paid_with_food_from_the_round_space() -> None:
    table = scholar(hand=["tutor"], later={"6": {"food": 1}}).act(0, "use scholar")
    assert table.farm(0).cards == ["scholar", "tutor"]
    assert table.farm(0).food == 0


@rule("A-B097", "A-B107", "AR-17", "AR-11")
def test_goods_of_a_card_played_by_the_scholar_begin_with_the_next_round() -> None:
    table = scholar(9, hand=["manservant"], food=5).act(0, "use scholar")
    assert table.read("round") == 10
    assert table.farm(0).later == {number: {"food": 3} for number in (11, 12, 13, 14)}


@rule("A-B097", "A-B114", "AR-17")
def test_a_card_played_by_the_scholar_gains_at_the_start_of_the_same_round() -> None:
    table = scholar(hand=["childless"], rooms=THREE_ROOMS, food=1).act(0, "use scholar; take vegetable")
    assert table.farm(0).goods == {"food": 1, "vegetable": 1}


@rule("A-B097", "A-B118", "AR-17")
@pytest.mark.parametrize(("same_round", "wood"), [(True, 1), (False, 0)])
def test_whether_it_gains_in_the_same_round_can_be_switched(same_round: bool, wood: int) -> None:
    table = agricola_table(scholar_gain_cards_same_round=same_round)
    table.given(0, cards=["scholar"], hand=["small_scale_farmer"], house="stone", food=1)
    table.after_work(5).chance("reveal western_quarry").act(0, "use scholar")
    assert table.farm(0).wood == wood


@rule("A-B097", "A-B109", "AR-77")
def test_the_paper_maker_may_pay_for_the_scholars_occupation() -> None:
    table = scholar(cards=["scholar", "paper_maker"], hand=["tutor"], wood=1).act(0, "use scholar")
    assert table.farm(0).cards == ["scholar", "tutor", "paper_maker"]
    assert table.farm(0).goods == {"food": 1}


@rule("A-B097", "A-A055", "AR-67")
def test_the_junk_room_pays_for_a_minor_improvement_of_the_scholar() -> None:
    table = scholar(cards=["scholar", "junk_room"], hand=["canoe"], wood=2).act(0, "use scholar")
    assert table.farm(0).goods == {"food": 1}
