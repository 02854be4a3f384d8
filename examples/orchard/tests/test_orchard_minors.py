"""The ten minor improvements: what each does, what it does not, and one meeting with another card."""

from __future__ import annotations

import pytest
from orchard_tables import Table, agricola

FREE = "rammed_clay"  # a minor that costs nothing: with it in hand the question is put
FENCES_E1 = ["e1n", "e1e", "e1s", "e1w"]


def plays(*hand: str, **farm: object) -> Table:
    """The first player stands before a minor of the hand on Meeting Place."""
    return agricola({"hand": list(hand), **farm}).act("space meeting_place")


# Pruning Saw.


def test_pruning_saw_takes_a_wood_off_minors() -> None:
    table = plays("scarecrow", cards=["pruning_saw"]).act("minor scarecrow")
    assert "scarecrow" in table.farm()["cards"]


def test_pruning_saw_is_for_minors_alone_and_does_not_pay_for_itself() -> None:
    """A-15.3: majors keep their price, and a card that costs stone too keeps its stone."""
    table = plays("carpenters_parlor", FREE, cards=["pruning_saw"])
    assert table.refused("minor carpenters_parlor") == ("A-14.5", "short-of")
    assert plays("pruning_saw", FREE).refused("minor pruning_saw") == ("A-14.5", "short-of")
    market = agricola({"cards": ["pruning_saw"], "wood": 1, "stone": 1}, round=4)
    assert "space major_improvement" not in market.offers()


def test_pruning_saw_meets_a_card_that_is_paid_for_each_person() -> None:
    """A-15.7, AR-30: Bottles costs clay and food, of which a saw takes nothing off."""
    table = plays("bottles", cards=["pruning_saw"], clay=2, food=2).act("minor bottles")
    assert (table.has("clay"), table.has("food")) == (0, 0)


# Barter Cart.


def test_barter_cart_turns_a_vegetable_into_wood_and_reed() -> None:
    table = agricola({"cards": ["barter_cart"], "vegetable": 2}).act("call barter_cart")
    assert [table.has(good) for good in ("vegetable", "wood", "reed")] == [1, 1, 1]


def test_barter_cart_wants_a_vegetable_and_turns_nothing_back() -> None:
    table = agricola({"cards": ["barter_cart"], "wood": 3, "reed": 3})
    assert table.refused("call barter_cart") == ("A-13.6", "nothing-of")


def test_barter_cart_pays_for_other_cards() -> None:
    """A-15.6: a price can be paid as soon as exchanges bring it in reach: a Canoe for two wood."""
    table = plays("canoe", cards=["barter_cart", "fruit_picker"], vegetable=2)
    while "canoe" not in table.farm()["cards"]:
        table.quietly("minor canoe", "call barter_cart", "pay 0")
    assert [table.has(good) for good in ("vegetable", "wood", "reed")] == [0, 0, 2]


# Dovecote.


def test_dovecote_turns_grain_into_two_food() -> None:
    table = agricola({"cards": ["dovecote", "fruit_picker"], "grain": 1}).act("call dovecote")
    assert (table.has("grain"), table.has("food")) == (0, 2)


def test_dovecote_needs_an_occupation() -> None:
    """A-14.3."""
    assert plays("dovecote", FREE, stone=2).refused("minor dovecote") == ("A-14.3", "too-few-occupations")
    assert "minor dovecote" in plays("dovecote", FREE, stone=2, cards=["fruit_picker"]).offers()


def test_dovecote_brings_the_food_for_a_lesson() -> None:
    """A-7.5, A-15.6: the second occupation costs one food, and there is grain alone."""
    farm = {"cards": ["dovecote", "fruit_picker"], "hand": ["pruner"], "grain": 1}
    table = agricola(farm).act("space lessons")
    assert "occupation pruner" in table.offers()


# Drystone Fold.


def test_drystone_fold_brings_a_sheep_and_holds_an_animal() -> None:
    table = plays("drystone_fold", stone=1, animals={"boar": 1}).act("minor drystone_fold")
    assert (table.has("sheep"), table.has("boar")) == (1, 1), "one in the house, one on the card"


def test_drystone_fold_holds_no_second_animal() -> None:
    """A-11.1."""
    table = plays("drystone_fold", stone=1, cards=["drinking_trough"], animals={"cattle": 1})
    table.act("minor drystone_fold")
    assert (table.has("sheep"), table.has("cattle")) == (1, 1)
    market = agricola({"cards": ["drystone_fold"], "animals": {"sheep": 2}}, round=4)
    market.act("space sheep_market")
    assert market.has("sheep") == 2, "one in the house, one on the card; the third goes"


def test_drystone_fold_and_animal_tamer_add_up() -> None:
    """A-11.3: one animal in each room, and one on the card."""
    table = agricola({"cards": ["drystone_fold", "animal_tamer"], "animals": {"sheep": 2, "boar": 1}})
    assert table.has("sheep") == 2


# Seed List.


def test_seed_list_draws_two_minors_unseen_and_goes_on() -> None:
    """A-2.3, A-14.7."""
    table = plays("seed_list", food=1).act("minor seed_list")
    assert table.game.prompt == ("A-2.3", "deal")
    table.act("deal_minor canoe; deal_minor basket")
    assert table.farm()["hand"] == ["basket", "canoe"]
    assert "canoe" not in str(table.game.view(1)["farms"])
    assert table.farm(1)["hand"] == ["seed_list"]
    assert table.told("drew", "en") == ["Ada draws 2 cards from the box."]
    assert table.told("drew", "fr") == ["Ada pioche 2 cartes dans la boîte."]


def test_seed_list_draws_no_card_that_somebody_holds() -> None:
    table = agricola({"hand": ["seed_list"], "food": 1}, {"hand": ["canoe"]})
    table.act("space meeting_place; minor seed_list")
    assert table.refused("deal_minor canoe") == ("A-2.3", "not-in-deck")
    assert "deal_minor basket" in table.offers()


def test_seed_list_is_heard_by_a_junk_room() -> None:
    """A-14.2: an improvement was played, though it went on."""
    table = plays("seed_list", food=1, cards=["junk_room"]).act("minor seed_list")
    table.act("deal_minor canoe; deal_minor basket")
    assert table.has("food") == 1


# Kitchen Garden.


@pytest.mark.parametrize(
    ("fields", "points"),
    [([], 0), (["b2"], 1), (["b2", "b3", "b1", "a1"], 3), (["c2", "d2"], 0), (["b2", "c2"], 1)],
)
def test_kitchen_garden_counts_fields_beside_the_house(fields: list[str], points: int) -> None:
    table = agricola({"cards": ["kitchen_garden"], "fields": {field: {} for field in fields}})
    assert table.points("kitchen_garden") == points


def test_kitchen_garden_counts_three_at_most() -> None:
    farm = {"rooms": ["a1", "a2", "a3"], "fields": {"b1": {}, "b2": {}, "b3": {}}}
    assert agricola({**farm, "cards": ["kitchen_garden"]}).points("kitchen_garden") == 3
    wide = {
        "rooms": ["a2", "a3", "b2"],
        "fields": {name: {} for name in ("a1", "b1", "c1", "c2", "c3", "b3")},
    }
    assert agricola({**wide, "cards": ["kitchen_garden"]}).points("kitchen_garden") == 3


def test_kitchen_garden_does_not_count_the_field_of_a_card() -> None:
    """A-3.6: the Beanfield lies beside no house."""
    table = agricola({"cards": ["kitchen_garden", "beanfield"]})
    assert table.points("kitchen_garden") == 0


# Scarecrow.


@pytest.mark.parametrize("space", ["grain_seeds", "vegetable_seeds"])
def test_scarecrow_puts_food_on_two_rounds(space: str) -> None:
    table = agricola({"cards": ["scarecrow"]}, round=9).act(f"space {space}")
    assert table.farm()["later"] == {"10": {"food": 1}, "11": {"food": 1}}


def test_scarecrow_does_not_hear_the_other_player_or_other_spaces() -> None:
    table = agricola({"cards": ["scarecrow"]}, {}).act("space farmland")
    table.quietly("plow b2")
    table.act("space grain_seeds")
    assert table.farm()["later"] == {}


def test_scarecrow_drops_what_lies_beyond_the_last_round_and_meets_the_pitchfork() -> None:
    """A-3.8; a card that hears the same space gives its own beside it."""
    table = agricola(
        {"cards": ["scarecrow", "pitchfork"]}, {"home": 1}, round=13, spaces={"farmland": {"people": [1]}}
    )
    table.act("space grain_seeds")
    assert table.farm()["later"] == {"14": {"food": 1}}
    assert table.has("food") == 3


# Wicker Hurdle.


def test_wicker_hurdle_gives_one_fence() -> None:
    table = agricola({"cards": ["wicker_hurdle"], "wood": 3}, round=4).act("space fencing; enclose e1")
    assert table.has("wood") == 0
    assert len(table.farm()["fences"]) == 4


def test_wicker_hurdle_gives_no_second_fence_and_nothing_else() -> None:
    """A-15.5: with two wood no pasture can be fenced; stables keep their price."""
    assert "space fencing" not in agricola({"cards": ["wicker_hurdle"], "wood": 2}, round=4).offers()
    assert "space farm_expansion" not in agricola({"cards": ["wicker_hurdle"], "wood": 1}).offers()


def test_wicker_hurdle_and_hedge_keeper_add_up() -> None:
    """AR-31: three and one."""
    cards = ["wicker_hurdle", "hedge_keeper"]
    table = agricola({"cards": cards}, round=4).act("space fencing; enclose e1")
    assert len(table.farm()["fences"]) == 4


# Meadow Spring.


def test_meadow_spring_makes_room_in_a_pasture_without_stable() -> None:
    table = agricola({"cards": ["meadow_spring"], "fences": FENCES_E1, "animals": {"sheep": 4}})
    assert table.has("sheep") == 4, "two, one more, and one in the house"


def test_meadow_spring_does_nothing_for_a_pasture_with_a_stable() -> None:
    with pytest.raises(Exception, match="room"):
        agricola(
            {"cards": ["meadow_spring"], "fences": FENCES_E1, "stables": ["e1"], "animals": {"sheep": 6}}
        )
    table = agricola(
        {"cards": ["meadow_spring"], "fences": FENCES_E1, "stables": ["e1"], "animals": {"sheep": 5}}
    )
    assert table.has("sheep") == 5


def test_meadow_spring_and_drinking_trough_add_up() -> None:
    """A-11.2: two, two more, one more; and one in the house."""
    cards = ["meadow_spring", "drinking_trough"]
    assert agricola({"cards": cards, "fences": FENCES_E1, "animals": {"sheep": 6}}).has("sheep") == 6


# Cider Cellar.


def harvest(**farm: object) -> Table:
    """The work of round 4 is done; the field phase comes."""
    return agricola({"home": 0, "food": 4, **farm}, {"home": 0, "food": 4}, round=4)


def test_cider_cellar_turns_a_vegetable_into_food_and_a_point() -> None:
    table = harvest(cards=["cider_cellar"], vegetable=1)
    while "use cider_cellar" not in table.offers():
        table.quietly()
    table.act("use cider_cellar")
    assert (table.has("vegetable"), table.has("food"), table.farm()["bonus"]) == (0, 2, 1), (
        "then four are eaten"
    )


def test_cider_cellar_may_be_left_and_needs_two_occupations() -> None:
    table = harvest(cards=["cider_cellar"], vegetable=1)
    while table.game.to_act is not None and table.farm()["food"] == 4:
        table.quietly()
    assert (table.has("vegetable"), table.farm()["bonus"]) == (1, 0)
    refused = plays("cider_cellar", FREE, clay=2, cards=["fruit_picker"])
    assert refused.refused("minor cider_cellar") == ("A-14.3", "too-few-occupations")


def test_cider_cellar_waits_beside_the_three_field_rotation() -> None:
    """W-16: both are at the start of the field phase; the owner chooses when to pay."""
    fields = {"b2": {"grain": 1}, "b3": {"vegetable": 1}, "c3": {}}
    table = harvest(cards=["cider_cellar", "three_field_rotation"], vegetable=1, fields=fields)
    while "use cider_cellar" not in table.offers():
        table.quietly()
    table.act("use cider_cellar")
    assert table.has("food") == 4 + 3 + 2 - 4
    assert table.farm()["bonus"] == 1
