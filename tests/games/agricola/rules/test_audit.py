"""Moves that exchanges open, and those they must not spoil; cards nobody may see (A-6.4, AR-13, A-1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.goods import GOODS, Goods
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reach import can_reach_by_selling
from tests.games.agricola.cards.playing import FULL_FARM
from tests.games.agricola.rules.test_reach import (
    FOOD,
    STOVES,
    WOOD,
    Kitchen,
    Supply,
    changed,
    farm_with,
    random_case,
)
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Selling wood before an occupation.


class KitchenWithPaper(Kitchen):
    """A kitchen that sells wood once; the last number of its supply says whether it did."""

    def __init__(self, cards: tuple[str, ...], singles: int, proceeds: int) -> None:
        super().__init__(cards, singles)
        self.proceeds = proceeds

    def exchanges(self, supply: Supply) -> Iterator[Supply]:
        yield from super().exchanges(supply)
        if supply[-1] == 0:
            yield changed(supply, {WOOD: -1, FOOD: self.proceeds, len(supply) - 1: 1})


@rule("AR-77", "A-6.4", "AR-13", "A-B109")
@pytest.mark.parametrize("stoves", STOVES, ids=lambda cards: "+".join(cards) or "raw")
@pytest.mark.parametrize("makers", [(), ("grocer",), ("grocer", "sheep_walker")], ids="+".join)
def test_wood_may_be_bought_before_it_is_sold_for_food(
    makers: tuple[str, ...], stoves: tuple[str, ...]
) -> None:
    rng = Random(f"paper {makers} {stoves}")
    answers = []
    for _ in range(150):
        singles = rng.randint(1, 4)
        supply = random_case(rng, singles)[0]
        supply = changed(supply, {WOOD: -rng.choice([0, supply[WOOD]])})
        proceeds = rng.randint(1, 3)
        need = supply[FOOD] + rng.randint(1, 6)
        farm = farm_with((*makers, *stoves), supply, singles)
        price = Price(0, Goods(food=need).stock, NOTHING)
        price_row = tuple(need if good == FOOD else 0 for good in range(len(GOODS)))
        kitchen = KitchenWithPaper((*makers, *stoves), singles, proceeds)
        expected = kitchen.reaches((*supply, 0), price_row)
        # Without the sale it may be in reach as well: the engine asks for that apart.
        plain = Kitchen((*makers, *stoves), singles).reaches(supply, price_row)
        found = can_reach_by_selling(farm, price, Goods(wood=1).goods, proceeds)
        assert found or plain or not expected, f"{supply} {need}"
        assert expected or not found, f"{supply} {need}"
        answers.append(found)
    assert any(answers)
    assert not all(answers)


@rule("AR-77", "A-6.4", "A-B109", "A-A102")
def test_paper_may_be_made_of_wood_from_the_grocer() -> None:
    table = agricola_table(3).given(0, cards=["grocer", "paper_maker"], hand=["priest"], food=1)
    table.act(0, "space more_lessons; occupation priest")  # 1 food to wood, wood to 2 food, 2 food
    assert "priest" in table.farm(0).cards
    assert table.farm(0).goods == {}


@rule("AR-77", "A-6.4", "A-B109")
def test_without_food_for_the_wood_there_is_no_paper() -> None:
    table = agricola_table(3).given(0, cards=["grocer", "paper_maker"], hand=["priest"])
    assert "space more_lessons" not in table.offers()
    assert table.refused("space more_lessons") == ("A-14.4", "short-of")


# Seed and grain that must be bought.


def brook_on_grain_utilization(**farm: object) -> AgricolaTable:
    """The only food of seat 0 is that of the Brook, the next good of its pile is grain."""
    table = agricola_table().course(round=1, revealed=["grain_utilization"], first_card="grain_utilization")
    return table.given(0, memory={"grocer": 1}, **farm)


@rule("AR-04", "A-6.4", "A-12.3", "A-A102", "A-B056")
def test_food_of_this_very_use_may_buy_the_seed() -> None:
    table = brook_on_grain_utilization(cards=["grocer", "brook"], fields={"c1": {}})
    table.act(0, "space grain_utilization; option 1")
    assert table.farm(0).fields == {"c1": {"grain": 3}}
    assert table.farm(0).food == 0


@rule("AR-04", "A-6.4", "A-13.3", "A-A102", "A-B056")
def test_food_of_this_very_use_may_buy_the_grain_for_a_loaf() -> None:
    table = brook_on_grain_utilization(cards=["grocer", "brook", "clay_oven"])
    table.act(0, "space grain_utilization; option 2")
    assert table.farm(0).food == 5


@rule("A-6.4", "A-12.3")
@pytest.mark.parametrize("cards", [["grocer"], ["brook"], []])
def test_without_food_or_pile_there_is_no_seed_to_buy(cards: list[str]) -> None:
    table = brook_on_grain_utilization(cards=cards, fields={"c1": {}})
    assert "space grain_utilization" not in table.offers()


@rule("A-12.3", "A-6.4", "A-B104")
def test_a_field_card_is_sown_with_a_vegetable_for_a_sheep() -> None:
    table = agricola_table().course(round=4).given(0, cards=["beanfield", "sheep_walker"], sheep=1)
    table.act(0, "space grain_utilization; option 1")
    assert table.farm(0).fields == {"card": {"vegetable": 2}}


# What exchanges must not spoil.


@rule("A-16.5", "AR-03", "AR-13", "A-A024")
def test_the_last_seed_is_not_eaten_while_the_own_action_of_the_space_waits() -> None:
    farm = {**FULL_FARM, "fields": {"b1": {}}, "fences": pasture("b2", "b3", *cells("cde"))}
    cards = ["threshing_board", "fireplace_2", "hard_porcelain"]
    table = agricola_table().course(round=13).given(0, cards=cards, grain=2, clay=2, **farm)
    table.act(0, "space cultivation; use threshing_board")
    assert table.offers() == ["call hard_porcelain", "bake fireplace_2"]  # one to bake, one to sow
    table.act(0, "bake fireplace_2")
    assert table.offers() == ["stop", "call hard_porcelain"]
    table.act(0, "stop; space cultivation; option 2; sow_grain b1")
    assert table.farm(0).fields == {"b1": {"grain": 3}}


def cells(columns: str) -> list[str]:
    return [column + row for column in columns for row in "123"]


@rule("AR-49", "A-A112", "A-A071")
def test_a_field_that_was_cleared_to_one_grain_gives_no_second() -> None:
    fields = {"c1": {"grain": 2}, "c2": {}, "d1": {"grain": 3}}
    table = agricola_table().after_work(4)
    table.given(0, cards=["scythe_worker", "clearing_spade"], fields=fields, food=9).given(1, food=9)
    table.act(0, "stop; call clearing_spade; lift c1")
    assert table.offers() == ["stop", "reap d1"]


# Moments that come again.


@rule("AR-22", "A-9.7", "A-A092", "A-A050")
def test_a_newborn_may_be_raised_with_food_that_comes_on_a_later_turn() -> None:
    table = agricola_table().course(round=12).given(0, cards=["adoptive_parents", "milk_jug"], home=1)
    table.act(0, "space urgent_wish_for_children").act(1, "space cattle_market")
    assert table.asked == (0, "pause-newborn")
    table.act(0, "call adoptive_parents; space day_laborer")
    assert (table.farm(0).newborn, table.farm(0).food) == (0, 4)


@rule("AR-22", "A-6.1", "A-A092")
def test_whoever_lets_the_newborn_be_is_passed_over_and_asked_again_after_other_turns() -> None:
    table = agricola_table().course(round=12).given(0, cards=["adoptive_parents"], home=1, food=1)
    table.given(1, people=3, home=3, rooms=["a1", "a2", "a3"])
    table.act(0, "space urgent_wish_for_children; stop").act(1, "space forest")
    table.act(0, "stop").act(1, "space clay_pit")
    table.act(0, "call adoptive_parents; space fishing")
    assert table.on("fishing")["people"] == [0]
    assert table.asked == (1, "space")


@rule("AR-56", "A-17.5", "A-A102")
def test_a_workshop_may_be_used_with_what_is_bought_in_the_feeding_phase() -> None:
    table = agricola_table().after_work(4).given(1, food=4)
    table.given(0, cards=["grocer", "pottery"], food=4, memory={"grocer": 5})
    assert table.asked == (0, "feed")
    table.act(0, "call grocer; call pottery; stop")
    assert (table.farm(0).food, table.farm(0).begging) == (1, 0)


@rule("AR-56", "A-17.5")
def test_a_workshop_out_of_reach_is_not_asked_about() -> None:
    table = agricola_table().after_work(4).given(1, food=4)
    table.given(0, cards=["grocer", "basketmakers_workshop"], food=4, memory={"grocer": 8})
    assert table.asked[1] != "feed"
    assert table.farm(0).food == 0


# Drafts.


@rule("A-1.6", "A-19.6")
@pytest.mark.parametrize(("draft", "seats"), [("choose_7_of_10", 2), ("sequential_8", 4)])
def test_cards_put_aside_at_the_end_of_a_draft_are_not_shown_to_the_neighbour(draft: str, seats: int) -> None:
    game = Game(seats=seats, seed=1, draft=draft)
    rng = Random(1)
    handled: list[set[str]] = [set() for _ in range(seats)]
    while game.prompt[1] == "keep":
        seat = game.to_act
        assert seat is not None
        handled[seat] |= set(own_cards(game, seat, "pack"))
        game.play(rng.choice(game.legal_actions()))
    for seat in range(seats):
        assert set().union(*own_cards(game, seat, "seen")) <= handled[seat]


def own_cards(game: Game, seat: int, name: str) -> list[str]:
    farms = game.view(seat)["farms"]
    assert isinstance(farms, list)
    cards = farms[seat][name]
    assert isinstance(cards, list)
    return cards


# Samples.


@rule("A-1.6")
def test_a_sample_of_a_game_from_a_position_does_not_hold_that_position() -> None:
    table = agricola_table().given(0, hand=["priest"]).given(1, hand=["grocer"])
    sample = table.game.sample(0, Random(1))
    assert sample.start is None
    assert table.game.start is not None
