"""Animal Dealer, Pig Breeder, Sheep Whisperer, Cattle Feeder."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import holding, owning
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

# One pasture of two spaces, which holds four animals of a kind.
PASTURE = ["d1n", "e1n", "d1w", "e1e", "d1s", "e1s"]
MARKETS = [
    ("sheep_market", "sheep", "animal_dealer"),
    ("pig_market", "boar", "animal_dealer.2"),
    ("cattle_market", "cattle", "animal_dealer.3"),
]


def at_work(*cards: str, **farm: object) -> AgricolaTable:
    """Seat 0 of four has these cards in front of it; all three markets have come."""
    return owning(*cards, seats=4, round=10, **farm)


# Animal Dealer.


@rule("A-A147", "AR-01", "A-16.4")
@pytest.mark.parametrize(("market", "animal", "offer"), MARKETS)
def test_animal_dealer_buys_one_more_animal_of_the_kind_of_the_market(
    market: str, animal: str, offer: str
) -> None:
    table = at_work("animal_dealer", food=3, fences=PASTURE).act(0, f"space {market}")
    assert table.offers("use") == [f"use {offer}"]
    assert table.farm(0).goods == {"food": 3}  # slot 2: the animals of the space are still to come
    table.act(0, f"use {offer}")
    assert table.farm(0).goods == {animal: 2, "food": 2}
    assert table.asked == (1, "space")  # once per use


@rule("A-A147", "A-16.2", "AR-01")
def test_animal_dealer_may_decline_and_is_not_offered_afterwards() -> None:
    table = at_work("animal_dealer", food=3, grain=1).act(0, "space sheep_market; space sheep_market")
    assert table.farm(0).goods == {"sheep": 1, "grain": 1, "food": 3}
    assert table.asked == (1, "space")


@rule("A-A147", "AR-01")
def test_animal_dealer_cannot_be_paid_with_the_animals_of_the_space() -> None:
    table = at_work("animal_dealer", "fireplace_2").act(0, "space sheep_market")
    assert "use animal_dealer" not in table.offers()
    table = at_work("animal_dealer", "fireplace_2", sheep=1).act(0, "space sheep_market; use animal_dealer")
    assert table.farm(0).goods == {"sheep": 2, "food": 1}  # the older sheep was cooked for it


@rule("A-A147", "AR-01")
def test_animal_dealer_pays_after_the_animals_where_that_ruling_is_in_force() -> None:
    table = agricola_table(3, slot2_payment_after_space=True).course(round=10)
    table.given(0, cards=["animal_dealer"], food=1, fences=PASTURE)
    table.act(0, "space pig_market; use animal_dealer.2")
    assert table.farm(0).goods == {"boar": 2}


@rule("A-A147", "A-11.5", "A-6.10")
def test_animal_dealer_houses_the_bought_animal_together_with_the_others() -> None:
    table = at_work("animal_dealer", food=1).act(0, "space sheep_market; use animal_dealer")
    assert table.asked == (1, "space")  # of two sheep one is the pet, the other cannot stay
    assert table.farm(0).goods == {"sheep": 1}
    table = at_work("animal_dealer", boar=1, food=1).act(0, "space sheep_market; use animal_dealer")
    assert table.asked == (0, "release")
    table.act(0, "release boar")  # now there are only sheep, and one of them goes as well
    assert table.farm(0).goods == {"sheep": 1}


@rule("A-A147", "A-16.1", "A-7.36")
def test_animal_dealer_ignores_the_animal_market_of_the_tile_and_the_markets_of_others() -> None:
    table = agricola_table(3, additional_actions=True).given(0, cards=["animal_dealer"], food=3)
    assert table.act(0, "space animal_market").offers("use") == []
    table = agricola_table(3).course(round=10).given(1, cards=["animal_dealer"], food=3)
    assert table.act(0, "space sheep_market").asked == (1, "space")


@rule("A-A147", "A-A050", "AR-01", "AR-08")
def test_food_from_the_milk_jug_of_another_pays_the_animal_dealer() -> None:
    table = at_work("animal_dealer", fences=PASTURE).given(1, cards=["milk_jug"])
    table.act(0, "space cattle_market; use animal_dealer.3")
    assert table.farm(0).goods == {"cattle": 2}
    assert (table.farm(1).food, table.farm(2).food, table.farm(3).food) == (3, 1, 1)


# Pig Breeder.


@rule("A-A165", "A-11.5")
def test_pig_breeder_brings_one_boar_when_played() -> None:
    table = holding("pig_breeder", seats=4, fences=PASTURE).act(0, "space lessons")
    assert table.farm(0).goods == {"boar": 1}
    table = agricola_table(4).given(0, hand=["pig_breeder"], sheep=1).act(0, "space lessons")
    assert table.asked == (0, "release")
    assert table.act(0, "release sheep").farm(0).goods == {"boar": 1}


@rule("A-A165", "AR-18")
@pytest.mark.parametrize(
    ("round", "before", "after"), [(12, 2, 3), (12, 3, 4), (12, 1, 1), (10, 2, 2), (8, 2, 2)]
)
def test_boar_of_the_pig_breeder_breed_at_the_end_of_round_12_alone(
    round: int, before: int, after: int
) -> None:
    table = at_work("pig_breeder", boar=before, fences=PASTURE).after_work(round).until_round(round + 1)
    assert table.farm(0).boar == after


@rule("A-A165", "AR-18", "A-17.9")
def test_no_other_animal_breeds_then_and_nobody_elses() -> None:
    table = at_work("pig_breeder", sheep=2, boar=1, fences=PASTURE).given(1, boar=2, fences=PASTURE)
    table.after_work(12).until_round(13)
    assert (table.farm(0).sheep, table.farm(0).boar, table.farm(1).boar) == (2, 1, 2)


@rule("A-A165", "AR-18", "A-17.10")
def test_a_young_boar_without_room_is_lost_or_another_animal_goes_for_it() -> None:
    table = at_work("pig_breeder", boar=4, sheep=1, fences=PASTURE).after_work(12).until("release-young", 0)
    assert table.offers() == ["release sheep", "release boar"]  # nothing may be cooked meanwhile
    assert table.act(0, "release sheep").farm(0).goods == {"boar": 5}
    table = at_work("pig_breeder", boar=4, sheep=1, fences=PASTURE).after_work(12).until("release-young", 0)
    assert table.act(0, "release boar").farm(0).goods == {"boar": 4, "sheep": 1}


@rule("A-A165", "AR-18", "A-13.8")
def test_with_a_fireplace_animals_are_cooked_before_the_young_boar_comes_and_not_while_it_is_housed() -> None:
    def table() -> AgricolaTable:
        table = at_work("pig_breeder", "fireplace_2", boar=4, sheep=1, fences=PASTURE)
        return table.after_work(12).until("pause-breeding", 0)

    while_waiting = table()
    assert while_waiting.offers() == ["stop", "call basics.4", "call basics.5"]
    while_waiting.act(0, "stop")
    assert while_waiting.offers() == ["release sheep", "release boar"]
    cooked = table().act(0, "call basics.4")  # now all have room: the boar breed
    assert cooked.farm(0).goods == {"boar": 5, "food": 2}
    roomy = at_work("pig_breeder", "fireplace_2", boar=3, sheep=1, fences=PASTURE).after_work(12)
    assert roomy.asked[0] != 0  # where all find room, whatever is cooked can be cooked later


@rule("A-A165", "A-B104", "AR-18", "AR-61")
def test_a_sheep_may_become_the_second_boar_before_the_boar_breed() -> None:
    table = at_work("pig_breeder", "sheep_walker", boar=1, sheep=1, fences=PASTURE).after_work(12)
    assert table.asked == (0, "pause-breeding")
    assert table.act(0, "call sheep_walker").farm(0).goods == {"boar": 3}


@rule("A-A165", "A-A086", "AR-18", "AR-63")
def test_the_rooms_of_the_animal_tamer_take_the_young_boar_in() -> None:
    table = at_work("pig_breeder", "animal_tamer", boar=2, rooms=["a1", "a2", "a3"])
    assert table.after_work(12).until_round(13).farm(0).boar == 3
    table = at_work("pig_breeder", "animal_tamer", boar=2)
    assert table.after_work(12).until_round(13).farm(0).boar == 2


# Sheep Whisperer.


def sheep_rounds(round: int) -> list[int]:
    """The rounds on whose spaces sheep lie when the card was played in this one."""
    table = holding("sheep_whisperer", seats=4, round=round).act(0, "space lessons")
    assert table.farm(0).sheep == 0
    assert all(goods == {"sheep": 1} for goods in table.farm(0).later.values())
    return list(table.farm(0).later)


@rule("A-B164", "A-3.8", "AR-51")
def test_sheep_whisperer_puts_sheep_two_five_eight_and_ten_rounds_ahead() -> None:
    assert sheep_rounds(1) == [3, 6, 9, 11]
    assert sheep_rounds(4) == [6, 9, 12, 14]
    assert (sheep_rounds(12), sheep_rounds(13)) == ([14], [])


@rule("A-B164", "AR-60", "A-5.4")
def test_sheep_that_arrive_are_housed_or_let_go_at_the_start_of_the_round() -> None:
    later = {"6": {"sheep": 1}}
    table = at_work("sheep_whisperer", later=later).after_work(5).until_round(6)
    assert (table.farm(0).sheep, table.farm(0).later) == (1, {})
    table = at_work("sheep_whisperer", later=later, cattle=1).after_work(5).until("release", 0)
    assert table.offers() == ["release sheep", "release cattle"]
    assert table.act(0, "release cattle").farm(0).goods == {"sheep": 1}


@rule("A-B164", "AR-60", "A-13.2")
def test_sheep_that_arrive_can_be_cooked_at_once_with_a_fireplace() -> None:
    table = at_work("sheep_whisperer", "fireplace_3", later={"6": {"sheep": 1}}, sheep=1).after_work(5)
    table.until("release", 0).act(0, "call basics.4")
    assert table.farm(0).goods == {"sheep": 1, "food": 2}


@rule("A-B164", "A-16.1", "AR-51")
def test_sheep_on_round_spaces_belong_to_their_owner_and_do_not_score() -> None:
    table = at_work("sheep_whisperer", later={"6": {"sheep": 1}}).after_work(5)
    assert table.points(0, "sheep") == -1
    table.until_round(6)
    assert (table.farm(1).sheep, table.points(0, "sheep")) == (0, 1)


# Cattle Feeder.


@example("AX-172")
@rule("A-B166", "AR-01", "A-15.6")
def test_cattle_feeder_may_be_paid_with_the_old_grain_and_not_with_the_new(case: Example) -> None:
    table = at_work(*case.given["own"], **case.given["supply"])
    table.act(0, f"space {case.given['space']}; use cattle_feeder")
    after = {**case.expected["supply_after"], **case.expected["animals_after"]}
    assert table.farm(0).goods == {name: count for name, count in after.items() if count}
    table = at_work("cattle_feeder").act(0, "space grain_seeds")
    assert (table.farm(0).goods, table.asked) == ({"grain": 1}, (1, "space"))


@rule("A-B166", "A-16.2", "A-16.8")
def test_cattle_feeder_buys_one_cattle_a_use_or_none() -> None:
    table = at_work("cattle_feeder", food=3, fences=PASTURE).act(0, "space grain_seeds; use cattle_feeder")
    assert table.farm(0).goods == {"grain": 1, "cattle": 1, "food": 2}
    assert table.asked == (1, "space")
    table = at_work("cattle_feeder", food=3).act(0, "space grain_seeds; space grain_seeds")
    assert table.farm(0).goods == {"grain": 1, "food": 3}


@rule("A-B166", "A-16.1")
def test_cattle_feeder_ignores_other_spaces_and_the_grain_of_others() -> None:
    for space in ("vegetable_seeds", "sheep_market", "day_laborer"):
        table = at_work("cattle_feeder", food=3).act(0, f"space {space}")
        assert (table.asked, table.farm(0).cattle) == ((1, "space"), 0)
    table = agricola_table(4).given(1, cards=["cattle_feeder"], food=3).act(0, "space grain_seeds")
    assert table.asked == (1, "space")


@rule("A-B166", "A-A067", "A-11.5")
def test_cattle_feeder_beside_the_corn_scoop_houses_cooks_or_lets_go_what_it_buys() -> None:
    table = at_work("cattle_feeder", "corn_scoop", "cooking_hearth_4", food=1, sheep=1)
    table.act(0, "space grain_seeds; use cattle_feeder")
    assert table.asked == (0, "release")
    table.act(0, "call basics.6")
    assert table.farm(0).goods == {"grain": 2, "sheep": 1, "food": 4}
