"""Playing cards and building majors (A-14)."""

from __future__ import annotations

import pytest

from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule


@rule("A-14.1")
def test_a_card_in_hand_does_nothing_and_a_played_one_works_from_then_on() -> None:
    table = agricola_table().given(0, hand=["wood_cutter"]).act(0, "space forest")
    assert table.farm(0).wood == 3
    played = agricola_table().given(0, cards=["wood_cutter"]).act(0, "space forest")
    assert played.farm(0).wood == 4


@rule("A-14.1")
def test_only_cards_in_hand_are_played() -> None:
    table = agricola_table().given(0, hand=["manger", "loom"], wood=4).act(0, "space meeting_place")
    assert table.refused("minor canoe") == ("A-14.1", "not-in-hand")
    lessons = agricola_table().given(0, hand=["tutor", "priest"]).act(0, "space lessons")
    assert lessons.refused("occupation grocer") == ("A-14.1", "not-in-hand")


@rule("A-14.2", "A-15.2")
def test_a_prerequisite_is_checked_before_the_price_and_is_not_spent() -> None:
    # The Herring Pot asks for nothing of its own; the Wool Blankets ask for five sheep and cost nothing.
    farm = {"hand": ["wool_blankets"], "sheep": 5, "stables": ["b1", "b2", "b3", "c1"]}
    table = agricola_table().given(0, **farm).act(0, "space meeting_place; minor wool_blankets")
    assert (table.farm(0).sheep, table.farm(0).cards) == (5, ["wool_blankets"])


@rule("A-14.4", "A-7.5")
def test_one_action_plays_exactly_one_occupation() -> None:
    table = agricola_table().given(0, hand=["tutor", "priest", "grocer"], food=5).act(0, "space lessons")
    assert table.refusal("stop").key == "not-asked"
    table.act(0, "occupation tutor")
    assert (table.farm(0).cards, table.asked) == (["tutor"], (1, "space"))


@rule("A-14.5", "A-7.21")
def test_minors_are_played_where_the_rules_say() -> None:
    table = agricola_table().given(0, hand=["manger", "canoe"], wood=4).act(0, "space meeting_place")
    assert table.refused("major fireplace_2") == ("A-14.6", "no-majors-here")
    assert table.refused("minor canoe") == ("A-14.3", "too-few-occupations")
    nothing = agricola_table().given(0, rooms=["a1", "a2", "a3"]).course(round=7)
    nothing.act(0, "space basic_wish_for_children")
    assert nothing.asked == (1, "space")  # without a card to play there is no question


@rule("A-14.6", "A-1.3", "A-7.22")
def test_majors_are_built_on_two_spaces() -> None:
    table = agricola_table().given(0, clay=7, reed=1).course(round=6).act(0, "space house_redevelopment")
    assert [text for text in table.offers() if "major" in text] == [
        "major fireplace_2",
        "major fireplace_3",
        "major cooking_hearth_4",
        "major cooking_hearth_5",
    ]
    table.act(0, "major cooking_hearth_4")
    assert "cooking_hearth_4" not in str(table.read("majors"))


@rule("A-14.8", "AR-65")
def test_an_effect_that_must_happen_must_be_possible_and_one_that_gives_goods_always_is() -> None:
    full = {"fields": {"b1": {}}, "stables": ["a1", "b2", "c1"], "food": 2}
    table = agricola_table().given(0, hand=["shifting_cultivation", "clay_embankment"], **full)
    table.act(0, "space meeting_place")
    assert table.refused("minor shifting_cultivation") == ("A-12.1", "no-place-for-field")
    table.act(0, "minor clay_embankment")
    assert table.farm(1).hand == ["clay_embankment"]  # played with no clay at all


@rule("A-14.9")
def test_printed_points_are_for_improvements_in_front_of_the_player_alone() -> None:
    table = agricola_table().given(0, hand=["canoe"], cards=["wood_cutter"])
    assert (table.points(0, "canoe"), table.points(0, "wood_cutter")) == (0, 0)
    assert agricola_table().given(0, cards=["canoe"]).points(0, "canoe") == 1


@rule("A-14.12", "AR-37")
@pytest.mark.parametrize("given", ["fireplace_2", "fireplace_3"])
def test_a_fireplace_may_pay_for_a_hearth_and_goes_back_to_the_board(given: str) -> None:
    farm = {"cards": ["fireplace_2", "fireplace_3"], "clay": 5}
    table = agricola_table().given(0, **farm).act(0, "space major_improvement; major cooking_hearth_5")
    assert table.offers() == ["pay 0", "give_back fireplace_2", "give_back fireplace_3"]
    table.act(0, f"give_back {given}")
    assert (given in table.farm(0).cards, table.farm(0).clay) == (False, 5)
    assert table.points(0, given) == 0  # its point is lost
    majors = table.read("majors")
    assert isinstance(majors, list)
    assert given in majors
    assert "cooking_hearth_5" not in majors
    other = agricola_table().given(0, **farm).given(1, clay=3)
    other.act(0, f"space major_improvement; major cooking_hearth_5; give_back {given}").until_round(2)
    other.until("space", 1).act(1, "space major_improvement")
    assert f"major {given}" in other.offers() or given in other.farm(1).cards


@rule("A-14.12", "A-13.2")
def test_a_player_may_own_any_number_of_stoves() -> None:
    cards = ["fireplace_2", "fireplace_3", "cooking_hearth_4"]
    table = agricola_table().given(0, cards=cards, clay=5).act(0, "space major_improvement")
    if table.asked[1] == "pay":
        table.act(0, "pay 0")
    assert table.farm(0).cards == [*cards, "cooking_hearth_5"]


@rule("A-14.13", "AR-51")
def test_the_food_of_the_well_belongs_to_nobody_yet() -> None:
    table = agricola_table().given(0, wood=1, stone=3).act(0, "space major_improvement")
    assert (table.farm(0).food, sorted(table.farm(0).later)) == (0, [2, 3, 4, 5, 6])
    table.act(1, "space fishing").act(0, "space forest")
    table.until_round(2)
    assert table.farm(0).food == 1


@rule("A-14.7", "AR-67")
def test_a_traveling_card_goes_to_the_left_and_may_come_round() -> None:
    table = agricola_table(3).given(2, hand=["clay_embankment"], clay=4, food=1).course(turn=2)
    table.act(2, "space meeting_place; minor clay_embankment")
    assert (table.farm(2).clay, table.farm(2).cards, table.farm(0).hand) == (6, [], ["clay_embankment"])
    farms = table.game.view(1)["farms"]
    assert isinstance(farms, list)
    assert farms[0]["known"] == ["clay_embankment"]  # everybody knows who holds it
