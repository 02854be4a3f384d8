"""Shifting Cultivation, Drinking Trough, Rammed Clay, Handplow, Mini Pasture, Caravan."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.lanes import bit
from bocage.farmland.grid import ROWS
from bocage.games.agricola.rules.pastures import Fencing
from tests.games.agricola.cards.playing import (
    FULL_FARM,
    Given,
    holding,
    holds,
    owning,
    playing,
    refused_minor,
)
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Shifting Cultivation.


@rule("A-A002", "A-12.1", "A-14.7")
def test_shifting_cultivation_plows_a_field_and_travels_to_the_left() -> None:
    table = playing("shifting_cultivation", seats=3, food=2)
    assert table.asked == (0, "plow")
    table.act(0, "plow c2")
    assert table.farm(0).fields == {"c2": {}}
    assert table.farm(0).goods == {}
    assert (table.farm(0).cards, table.farm(0).hand) == ([], [])
    assert table.farm(1).hand == ["shifting_cultivation"]
    assert table.farm(2).hand == []


@rule("A-A002", "A-12.1")
def test_shifting_cultivation_plows_beside_the_fields_there_are() -> None:
    table = playing("shifting_cultivation", food=2, fields={"e1": {}})
    assert table.offers() == ["plow d1", "plow e2"]


@rule("A-A002", "A-14.7")
def test_the_neighbour_may_play_shifting_cultivation_in_the_same_round() -> None:
    table = holding("shifting_cultivation", food=2).given(1, food=2)
    table.act(0, "space major_improvement; plow b1").act(
        1, "space meeting_place; minor shifting_cultivation; plow b1"
    )
    assert table.farm(1).fields == {"b1": {}}
    assert table.farm(0).hand == ["shifting_cultivation"]  # back again


@rule("A-A002", "A-15.6")
def test_shifting_cultivation_may_be_paid_with_grain_but_not_with_one_food() -> None:
    assert refused_minor("shifting_cultivation", food=1) == ("A-14.5", "short-of")
    table = playing("shifting_cultivation", food=1, grain=1, vegetable=1)
    assert table.offers() == ["call basics", "call basics.2"]  # either crop makes the missing food
    assert table.act(0, "call basics; pay 0; plow c2").farm(0).goods == {"vegetable": 1}


@example("AX-190")
@rule("A-A002", "AR-65", "A-14.8")
def test_shifting_cultivation_needs_a_place_for_the_field(case: Example) -> None:
    food = case.given["supply"]["food"]
    assert case.expected["legal"] is False
    assert refused_minor("shifting_cultivation", food=food, **FULL_FARM) == ("A-12.1", "no-place-for-field")


@rule("A-A002", "AR-65")
def test_by_the_other_ruling_shifting_cultivation_is_played_for_nothing() -> None:
    table = agricola_table(impossible_effect_blocks_play=False)
    table.given(0, hand=["shifting_cultivation"], food=2, **FULL_FARM)
    table.act(0, "space meeting_place; minor shifting_cultivation")
    assert table.farm(0).food == 0
    assert table.farm(1).hand == ["shifting_cultivation"]


@rule("A-A002", "A-A055", "AR-67")
def test_shifting_cultivation_is_an_improvement_for_the_junk_room() -> None:
    table = owning("junk_room", hand=["shifting_cultivation"], food=2)
    table.act(0, "space meeting_place; minor shifting_cultivation; plow c2")
    assert table.farm(0).goods == {"food": 1}


@rule("A-A002", "A-19.1")
def test_alone_shifting_cultivation_leaves_the_game() -> None:
    table = holding("shifting_cultivation", seats=1, food=2).act(0, "space meeting_place; plow c2")
    box = table.read("box")
    assert isinstance(box, list)
    assert "shifting_cultivation" not in [*table.farm(0).hand, *table.farm(0).cards, *box]


# Drinking Trough.


@example("AX-92")
@rule("A-A012", "AR-64", "A-11.2")
def test_the_drinking_trough_gives_two_more_places_in_each_pasture(case: Example) -> None:
    fences = sorted({*pasture("e1"), *pasture("e2", "e3")})
    table = owning(*case.given["own"], fences=fences, stables=["e2"])
    assert [holds(table, **animals) for animals in case.given["cases"]] == case.expected["legal"]


@rule("A-A012", "A-11.2")
def test_the_drinking_trough_helps_from_the_moment_it_is_played() -> None:
    table = holding("drinking_trough", clay=1, sheep=3, fences=pasture("e1"))
    assert not holds(table, sheep=5)
    table.act(0, "space meeting_place; minor drinking_trough")
    assert holds(table, sheep=5)
    assert not holds(table, sheep=6)
    assert table.farm(0).clay == 0


@rule("A-A012", "AR-64")
def test_the_drinking_trough_gives_nothing_to_the_house_or_to_unfenced_stables() -> None:
    table = owning("drinking_trough", stables=["b1"])
    assert holds(table, sheep=1, boar=1)
    assert not holds(table, sheep=3)


@rule("A-A012")
def test_the_drinking_trough_of_another_helps_nobody_else() -> None:
    table = agricola_table().given(0, fences=pasture("e1")).given(1, cards=["drinking_trough"])
    assert not holds(table, sheep=4)


@rule("A-A012", "A-B002")
def test_a_mini_pasture_with_the_drinking_trough_holds_four() -> None:
    table = owning("drinking_trough", hand=["mini_pasture"], food=2)
    table.act(0, "space meeting_place; minor mini_pasture; enclose e1")
    assert holds(table, sheep=5)
    assert not holds(table, sheep=6)


# Rammed Clay.


@rule("A-A016")
def test_rammed_clay_costs_nothing_and_brings_one_clay() -> None:
    table = playing("rammed_clay")
    assert table.farm(0).goods == {"clay": 1}
    assert table.farm(0).cards == ["rammed_clay"]


@rule("A-A016", "A-15.5")
@pytest.mark.parametrize("clay", range(5))
def test_with_rammed_clay_every_mixture_of_wood_and_clay_pays_for_fences(clay: int) -> None:
    table = owning("rammed_clay", round=2, wood=4, clay=4).act(0, "space fencing; enclose e1; stop")
    assert table.offers("pay") == [f"pay {number}" for number in range(5)]
    table.act(0, f"pay {clay}; stop")
    assert table.farm(0).fences == 4
    assert table.farm(0).goods == {
        good: count for good, count in (("wood", clay), ("clay", 4 - clay)) if count
    }


@rule("A-A016", "A-15.5", "A-6.4")
def test_rammed_clay_makes_fencing_possible_with_clay_alone() -> None:
    assert "space fencing" not in agricola_table().given(0, clay=4).course(round=2).offers()
    assert "space fencing" not in owning("rammed_clay", round=2, clay=3).offers()
    table = owning("rammed_clay", round=2, clay=5).act(0, "space fencing; enclose e1")
    assert table.farm(0).goods == {"clay": 1}


@rule("A-A016")
def test_rammed_clay_is_for_fences_only() -> None:
    table = owning("rammed_clay", clay=9, reed=4)
    assert "space farm_expansion" not in table.offers()  # neither stables nor wooden rooms


@example("AX-129")
@rule("A-A016", "A-A088", "AR-31", "A-15.5")
def test_rammed_clay_with_the_hedge_keeper(case: Example) -> None:
    for supply, legal in zip(case.given["cases"], case.expected["legal"], strict=True):
        table = owning(*case.given["own"], round=2, **supply).act(0, "space fencing; enclose d1; enclose d2")
        assert ("enclose e1" in table.offers()) == legal  # the way to eight fences
        if legal:
            table.act(0, "enclose e1; enclose e2")
            assert (table.farm(0).fences, table.farm(0).goods) == (case.given["fences"], {})
            assert table.farm(0).pastures == [["d1", "d2", "e1", "e2"]]


# Handplow.


def handplow_played(round: int, **farm: Given) -> AgricolaTable:
    return playing("handplow", round=round, wood=1, **farm)


@rule("A-A019", "AR-68", "A-5.2")
def test_the_handplow_offers_its_field_five_rounds_later() -> None:
    table = handplow_played(1).until("window", 0)
    assert table.read("round") == 6
    assert table.offers() == ["stop", "use handplow"]
    table.act(0, "use handplow; plow c2")
    assert table.farm(0).fields == {"c2": {}}
    assert table.asked[1] == "space"


@rule("A-A019", "AR-68", "A-5.2")
def test_a_handplow_that_is_not_used_is_lost() -> None:
    table = handplow_played(1).until("window", 0).act(0, "stop").to_the_end()
    assert table.farm(0).fields == {}
    assert [seat for seat, _ in table.heard("plowed")] == []


@rule("A-A019", "AR-65", "AR-68")
@pytest.mark.parametrize(("round", "comes"), [(9, True), (10, False), (14, False)])
def test_the_handplow_does_nothing_beyond_round_fourteen(round: int, comes: bool) -> None:
    table = handplow_played(round)
    while table.game.to_act is not None and table.asked != (0, "window"):
        table.quietly()
    assert (table.game.to_act is not None) == comes
    assert table.read("round") == 14


@rule("A-A019", "A-12.1")
def test_the_handplow_is_silent_when_there_is_no_place_for_a_field() -> None:
    table = owning("handplow", memory={"handplow": 6}, **FULL_FARM).after_work(5).until_round(6)
    assert table.heard("plowed") == []
    assert table.asked == (0, "space")


@rule("A-A019", "A-A090", "AR-16")
def test_the_handplow_and_the_plow_driver_plow_in_one_window() -> None:
    table = owning("handplow", "plow_driver", house="stone", memory={"handplow": 6}, food=1)
    table.after_work(5).until("window", 0)
    assert table.offers("use") == ["use handplow", "use plow_driver"]
    table.act(0, "use plow_driver; plow c2; use handplow; plow d2")
    assert sorted(table.farm(0).fields) == ["c2", "d2"]
    assert table.farm(0).food == 0


# Mini Pasture.


@rule("A-B002", "AR-40", "A-14.7")
def test_the_mini_pasture_fences_one_space_for_nothing_and_travels() -> None:
    table = playing("mini_pasture", food=2, wood=3)
    table.act(0, "enclose e1")
    assert table.farm(0).pastures == [["e1"]]
    assert (table.farm(0).fences, table.farm(0).wood, table.farm(0).food) == (4, 3, 0)
    assert table.farm(1).hand == ["mini_pasture"]
    assert table.asked == (1, "space")  # one pasture and no more


def cell(at: list[int]) -> str:
    return "abcde"[at[1]] + str(at[0] + 1)


def fenced(spaces: list[list[int]]) -> list[str]:
    return pasture(*map(cell, spaces)) if spaces else []


@example("AX-189")
@rule("A-B002", "AR-40", "A-10.10")
def test_where_the_mini_pasture_may_lie(case: Example) -> None:
    assert case.expected["wood_paid"] == 0
    found = []
    for given in case.given["cases"]:
        table = playing("mini_pasture", food=2, fences=fenced(given["pasture_spaces"]))
        row, column = given["space"]
        # No farm has used up its fences without a pasture: the number left is asked of the engine itself.
        fencing = Fencing(table.game.board.farm(0), given["fences_left"], may_split=False, largest=1)
        enough = fencing.is_valid(bit(column * ROWS + row))
        offered = f"enclose {cell(given['space'])}" in table.offers()
        assert not enough or offered
        found.append(enough)
    assert found == case.expected["legal"]


@rule("A-B002", "AR-40", "AR-65", "AR-41")
def test_the_mini_pasture_cannot_be_played_without_the_fences_for_it() -> None:
    fences = FULL_FARM["fences"]  # fourteen; the space a1 needs three more
    assert refused_minor("mini_pasture", food=2, fences=fences) == ("AR-40", "no-pasture-possible")


@rule("A-B002", "AR-40")
def test_the_mini_pasture_splits_an_old_pasture_only_by_the_other_ruling() -> None:
    given: dict[str, Any] = {"hand": ["mini_pasture"], "food": 2, "fences": pasture("d1", "e1")}
    table = agricola_table().given(0, **given).act(0, "space meeting_place; minor mini_pasture")
    assert table.offers() == ["enclose c1", "enclose d2", "enclose e2"]
    table = agricola_table(mini_pasture_may_split=True).given(0, **given)
    table.act(0, "space meeting_place; minor mini_pasture; enclose e1")
    assert sorted(table.farm(0).pastures) == [["d1"], ["e1"]]


@rule("A-B002", "A-11.8", "AR-43")
def test_animals_are_judged_anew_when_the_mini_pasture_fences_a_stable() -> None:
    table = owning(hand=["mini_pasture"], food=2, stables=["e1"], sheep=1, boar=1)
    table.act(0, "space meeting_place; minor mini_pasture; enclose e1")
    assert table.farm(0).goods == {"sheep": 1, "boar": 1}  # pasture and house
    assert holds(table, sheep=4, boar=1)


@rule("A-B002", "A-A088", "A-10.10")
def test_the_mini_pasture_leaves_the_free_fences_of_the_hedge_keeper_alone() -> None:
    table = owning("hedge_keeper", hand=["mini_pasture"], round=2, food=2, wood=1)
    table.act(0, "space meeting_place; minor mini_pasture; enclose e1").act(1, "space forest")
    table.act(0, "space fencing; enclose d1")
    assert table.farm(0).wood == 1  # three fences, all free in this action
    assert len(table.farm(0).pastures) == 2
