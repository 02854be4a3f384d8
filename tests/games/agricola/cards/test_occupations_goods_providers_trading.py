"""Grocer, Sheep Walker: the goods providers that trade at any time."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

PILE = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")

# Grocer.


def grocer(bought: int = 0, more: tuple[str, ...] = (), **farm: object) -> AgricolaTable:
    """A table whose first player owns the Grocer and has bought so many goods."""
    return agricola_table().given(0, cards=["grocer", *more], memory={"grocer": bought}, **farm)


@example("AX-208")
@rule("A-A102", "AR-66")
def test_grocer_sells_only_the_top_of_the_pile(case: Example) -> None:
    table = grocer(bought=case.given["bought_so_far"], **case.given["supply"])
    order = []
    while table.offers("call") and "call grocer" in table.offers():
        before = table.farm(0).goods
        table.act(0, "call grocer")
        order += [good for good, count in table.farm(0).goods.items() if count > before.get(good, 0)]
    assert order == case.expected["purchasable_in_order"]
    assert PILE[len(order)] == case.expected["next_after_that"]
    assert table.farm(0).clay == 0


@rule("A-A102", "AR-66")
def test_grocer_sells_the_whole_pile_from_top_to_bottom_for_one_food_each() -> None:
    table = grocer(food=9)
    for number, good in enumerate(PILE):
        before = table.farm(0).goods.get(good, 0)
        table.act(0, "call grocer")
        assert table.farm(0).goods[good] == before + 1
        assert table.farm(0).food == 8 - number
    assert table.refused("call grocer") == ("AR-66", "card-empty")


@rule("A-A102", "AR-66")
def test_grocer_gives_no_credit() -> None:
    table = grocer(wood=3)
    assert table.refused("call grocer") == ("AR-66", "nothing-of")
    assert grocer(food=1).act(0, "call grocer").refused("call grocer") == ("AR-66", "nothing-of")


@rule("A-A102", "A-16.1")
def test_grocer_sells_to_nobody_else() -> None:
    table = grocer(food=1).given(1, food=1).act(0, "space fishing")
    assert "call grocer" not in table.offers()


@rule("A-A102", "AR-13", "A-15.6")
def test_a_cost_may_be_paid_with_goods_from_the_grocer() -> None:
    table = grocer(bought=2, wood=5, reed=1, food=1).act(0, "space farm_expansion; option 1; room a1")
    assert table.farm(0).rooms == ["a1", "a2", "a3"]
    assert table.farm(0).goods == {}


@rule("A-A102", "AR-66", "AR-13")
def test_a_good_below_the_top_of_the_grocers_pile_is_out_of_reach() -> None:
    table = grocer(wood=5, reed=1, food=1).act(0, "space farm_expansion")
    assert table.offers() == ["call grocer", "option 2"]  # the wood and the grain lie above the reed: no room


@rule("A-A102", "A-14.11", "AR-51")
def test_goods_on_the_grocers_pile_do_not_score() -> None:
    assert grocer(bought=4).points(0, "vegetables") == -1


@rule("A-A102", "A-13.7", "A-17.5")
def test_grocer_sells_while_the_family_is_fed_but_not_while_animals_breed() -> None:
    table = grocer(bought=4, more=("fireplace_2",), food=3).after_work(4).until("feed", 0)
    table.act(0, "call grocer; call basics.3; stop")  # a vegetable for 2 food
    assert table.farm(0).begging == 0
    table = grocer(food=9, fences=pasture("e1"), sheep=2, boar=1).after_work(4).until("release-young", 0)
    assert table.offers() == ["release sheep", "release boar"]


@rule("A-A102", "A-A053", "AR-19", "AR-66")
@pytest.mark.parametrize(("bought", "food"), [(2, 2), (1, 0)])
def test_goods_bought_from_the_grocer_count_for_the_claypipe(bought: int, food: int) -> None:
    table = grocer(bought=2, more=("claypipe",), food=bought, home=1).given(1, home=0)
    table.spaces(forest={"wood": 5})
    for _ in range(bought):  # reed, then stone
        table.act(0, "call grocer")
    table.act(0, "space forest")
    assert table.farm(0).food == food


# Sheep Walker.


def walker(more: tuple[str, ...] = (), **farm: object) -> AgricolaTable:
    """A table whose first player owns the Sheep Walker and a pasture for two."""
    return agricola_table().given(0, cards=["sheep_walker", *more], **{"fences": pasture("e1"), **farm})


@rule("A-B104", "A-13.6")
@pytest.mark.parametrize(
    ("call", "good"), [("sheep_walker", "boar"), ("sheep_walker.2", "vegetable"), ("sheep_walker.3", "stone")]
)
def test_sheep_walker_turns_a_sheep_into_a_boar_a_vegetable_or_a_stone(call: str, good: str) -> None:
    table = walker(sheep=2).act(0, f"call {call}")
    assert table.farm(0).goods == {"sheep": 1, good: 1}
    assert table.asked == (0, "space")


@rule("A-B104", "A-13.6")
def test_sheep_walker_exchanges_as_often_as_there_are_sheep() -> None:
    table = walker(sheep=2).act(0, "call sheep_walker.3; call sheep_walker.3")
    assert table.farm(0).goods == {"stone": 2}
    assert table.refused("call sheep_walker.3") == ("A-13.6", "nothing-of")


@rule("A-B104", "A-16.1")
def test_sheep_walker_exchanges_no_other_animals_and_none_of_the_others() -> None:
    table = walker(boar=2).given(1, sheep=1)
    assert table.offers("call") == []
    assert table.act(0, "space fishing").offers("call") == []


def walking_moments() -> list[AgricolaTable]:
    """The four moments of the worked example, in its order."""
    own_turn = walker(sheep=1)
    homeless = walker(fences=[], cattle=1).course(round=4).spaces(sheep_market={"sheep": 1})
    homeless.act(0, "space sheep_market")
    breeding = walker(sheep=2, boar=1, food=9).after_work(4).until("release-young", 0)
    last = walker(sheep=3, food=9).after_work(14)
    while last.game.prompt != ("A-18.1", "pause-counting"):
        last.quietly()
    return [own_turn, homeless, breeding, last]


@example("AX-207")
@rule("A-B104", "AR-61", "A-17.10", "W-21", "W-22")
def test_sheep_walker_exchanges_housed_sheep_only_and_not_while_animals_breed(case: Example) -> None:
    legal = ["call sheep_walker" in table.offers() for table in walking_moments()]
    assert legal == case.expected["legal"]


@rule("A-B104", "AR-61", "A-17.10")
def test_sheep_walkers_refusals_say_why() -> None:
    _, homeless, breeding, _ = walking_moments()
    assert homeless.offers() == ["release sheep", "release cattle"]
    assert homeless.refused("call sheep_walker") == ("AR-61", "animals-homeless")
    assert breeding.offers() == ["release sheep", "release boar"]
    assert breeding.refused("call sheep_walker") == ("A-17.10", "not-while-breeding")


@rule("A-B104", "AR-61", "A-18.1")
def test_a_sheep_may_become_a_vegetable_before_the_count() -> None:
    last = walking_moments()[3]
    assert last.points(0, "vegetables") == -1
    last.act(0, "call sheep_walker.2; stop")
    assert last.points(0, "vegetables") == 1
    assert last.game.outcome() is not None


@rule("A-B104", "A-11.5")
def test_a_boar_from_the_sheep_walker_needs_room() -> None:
    table = walker(sheep=2, cattle=1).act(0, "call sheep_walker")
    assert table.asked == (0, "release")
    assert table.act(0, "release cattle").farm(0).goods == {"sheep": 1, "boar": 1}


@rule("A-B104", "A-15.6", "AR-13")
def test_a_stone_from_the_sheep_walker_may_pay_a_cost() -> None:
    table = walker(sheep=2, wood=1, stone=1).act(0, "space major_improvement; major well")
    assert "well" in table.farm(0).cards
    assert table.farm(0).goods == {}


@rule("A-B104", "A-A086", "A-B039")
def test_exchanged_sheep_no_longer_count_for_the_loom() -> None:
    table = walker(("animal_tamer", "loom"), sheep=4)
    assert table.points(0, "loom") == 1 + 1
    assert table.act(0, "call sheep_walker; call sheep_walker").points(0, "loom") == 1
