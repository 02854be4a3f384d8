"""Animal Tamer, Conservator, Hedge Keeper: the farm planners that change a rule."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

ONE_ROOM = {"wood": 5, "reed": 2}  # the price of a wooden room


# Animal Tamer.


@rule("A-A086", "A-16.2")
@pytest.mark.parametrize("good", ["wood", "grain"])
def test_animal_tamer_brings_one_wood_or_one_grain(good: str) -> None:
    table = agricola_table().given(0, hand=["animal_tamer"]).act(0, "space lessons")
    assert table.offers() == ["take wood", "take grain"]  # a choice, but no refusal
    assert table.act(0, f"take {good}").farm(0).goods == {good: 1}


@rule("A-A086", "AR-63", "A-11.3")
def test_animal_tamer_lets_one_animal_of_any_type_live_in_each_room() -> None:
    table = agricola_table().given(0, cards=["animal_tamer"], cattle=1).course(round=4)
    table.spaces(sheep_market={"sheep": 1}).act(0, "space sheep_market")
    assert table.farm(0).goods == {"sheep": 1, "cattle": 1}
    assert table.asked == (1, "space")


@rule("A-A086", "A-11.3")
def test_without_animal_tamer_the_house_holds_a_single_pet() -> None:
    table = agricola_table().given(0, cattle=1).given(1, cards=["animal_tamer"]).course(round=4)
    table.spaces(sheep_market={"sheep": 1}).act(0, "space sheep_market")
    assert table.asked == (0, "release")
    assert table.act(0, "release sheep").farm(0).goods == {"cattle": 1}


@rule("A-A086", "AR-63")
def test_animal_tamer_has_a_place_more_as_soon_as_a_room_is_built() -> None:
    table = agricola_table().given(0, cards=["animal_tamer"], sheep=2, **ONE_ROOM).course(round=4)
    table.spaces(sheep_market={"sheep": 1})
    table.act(0, "space farm_expansion; option 1; room a1").act(1, "space fishing").act(
        0, "space sheep_market"
    )
    assert table.farm(0).sheep == 3
    assert table.asked == (1, "space")


@rule("A-A086", "AR-44")
def test_animal_tamer_keeps_no_animal_in_the_caravan() -> None:
    table = agricola_table().given(0, cards=["animal_tamer", "caravan"], boar=2).course(round=4)
    table.spaces(sheep_market={"sheep": 1}).act(0, "space sheep_market")
    assert table.asked == (0, "release")


# Conservator.


def renovates(table: AgricolaTable, round: int = 6) -> AgricolaTable:
    """The owner stands on House Redevelopment."""
    return table.course(round=round).act(0, "space house_redevelopment")


@rule("A-A087", "A-8.4")
def test_conservator_renovates_straight_from_wood_to_stone() -> None:
    table = renovates(agricola_table().given(0, cards=["conservator"], clay=2, stone=2, reed=1))
    assert table.offers() == ["renovate clay", "renovate stone"]
    table.act(0, "renovate stone; stop")
    assert table.farm(0).house == "stone"
    assert table.farm(0).goods == {"clay": 2}


@rule("A-A087", "A-8.4")
def test_conservator_leaves_the_step_to_clay_open() -> None:
    table = renovates(agricola_table().given(0, cards=["conservator"], clay=2, stone=2, reed=1))
    table.act(0, "renovate clay")
    assert table.farm(0).house == "clay"
    assert table.farm(0).goods == {"stone": 2}


@rule("A-A087", "A-8.4")
def test_without_conservator_a_wooden_house_cannot_become_stone_at_once() -> None:
    table = agricola_table().given(0, stone=2, reed=1).given(1, cards=["conservator"]).course(round=6)
    assert table.refused("space house_redevelopment") == ("A-8.4", "short-of")
    table = agricola_table().given(0, clay=2, stone=2, reed=1, cards=["joinery"]).course(round=6)
    table.act(0, "space house_redevelopment")
    assert table.farm(0).house == "clay"  # there was nothing to choose


@rule("A-A087", "A-8.4")
def test_conservator_needs_a_stone_for_every_room() -> None:
    table = agricola_table().course(round=6)
    table.given(0, cards=["conservator"], rooms=["a1", "a2", "a3"], stone=2, reed=1)
    assert table.refused("space house_redevelopment") == ("A-8.4", "short-of")


@rule("A-A087", "A-8.5")
def test_conservator_is_no_help_to_a_stone_house() -> None:
    table = agricola_table().given(0, cards=["conservator"], house="stone", stone=3, reed=1).course(round=6)
    assert table.refused("space house_redevelopment") == ("A-8.5", "stone-already")


@rule("A-A087", "A-A110", "AR-33")
def test_conservators_jump_gives_the_roughcaster_nothing() -> None:
    table = renovates(agricola_table().given(0, cards=["conservator", "roughcaster"], stone=2, reed=1))
    assert table.farm(0).house == "stone"
    assert table.farm(0).goods == {}


@rule("A-A087", "A-A120", "AR-11")
def test_conservators_jump_counts_as_leaving_the_wooden_house() -> None:
    table = agricola_table().given(0, cards=["conservator", "clay_hut_builder"], stone=2, reed=1)
    renovates(table, round=11)
    assert table.farm(0).house == "stone"
    assert table.farm(0).later == {12: {"clay": 2}, 13: {"clay": 2}, 14: {"clay": 2}}


# Hedge Keeper.

FOUR_SPACES = "enclose d1; enclose d2; enclose e1; enclose e2"  # eight fences


def keeper(*more: str, seats: int = 2, **farm: object) -> AgricolaTable:
    """A table with Fencing open, whose first player owns the Hedge Keeper."""
    return agricola_table(seats).course(round=2).given(0, cards=["hedge_keeper", *more], **farm)


@rule("A-A088", "AR-31", "A-15.5")
def test_hedge_keeper_builds_three_fences_for_nothing() -> None:
    table = keeper(wood=6).act(0, f"space fencing; {FOUR_SPACES}")
    assert table.farm(0).fences == 8
    assert table.farm(0).wood == 1


@rule("A-A088", "AR-31")
def test_the_free_fences_of_the_hedge_keeper_are_for_the_whole_action() -> None:
    table = keeper(wood=9).act(0, f"space fencing; {FOUR_SPACES}; stop")
    table.act(0, "enclose d3; enclose e3")
    assert table.farm(0).pastures == [["d1", "d2", "e1", "e2"], ["d3", "e3"]]
    assert table.farm(0).wood == 9 - (8 - 3) - 4  # nothing is free any more


@example("AX-192")
@rule("A-A088", "AR-31", "A-10.9", "A-10.10")
def test_hedge_keeper_without_wood_adds_to_an_old_pasture_but_makes_no_first_one(case: Example) -> None:
    for given, legal in zip(case.given["cases"], case.expected["legal"], strict=True):
        old = pasture("e1") if given["existing_pastures"] else []
        table = keeper(fences=old, wood=given.get("wood", 0))
        assert (f"space {given['action']}" in table.offers()) == legal
        if legal:
            table.act(0, "space fencing; enclose d1")
            assert table.farm(0).fences == len(old) + given["fences"]
            assert table.farm(0).goods == {}


@rule("A-A088", "A-1.1", "AR-41")
def test_hedge_keeper_still_needs_fences_in_the_supply() -> None:
    table = keeper(wood=9, fences=pasture("c1", "d1", "e1", "c2", "d2"))  # ten of fifteen
    table.act(0, "space fencing; enclose e2; enclose e3; enclose d3")
    assert table.farm(0).fences == 15
    assert table.asked == (1, "space")  # to divide a pasture would take one more


@rule("A-A088", "A-10.3")
def test_the_others_pay_for_every_fence() -> None:
    table = keeper().given(1, wood=7).act(0, "space fishing")
    table.act(1, "space fencing; enclose e1; enclose e2; stop")
    assert table.farm(1).wood == 1


@rule("A-A088", "A-B002", "A-10.10", "AR-40")
def test_hedge_keeper_does_not_count_the_fences_of_mini_pasture() -> None:
    table = keeper(hand=["mini_pasture"], food=2).act(
        0, "space meeting_place; minor mini_pasture; enclose e1"
    )
    assert table.farm(0).fences == 4
    table.act(1, "space fishing").act(0, "space fencing; enclose d1")
    assert table.farm(0).fences == 7  # all three are still free


@rule("A-A088", "A-7.30")
def test_hedge_keeper_helps_on_farm_redevelopment_too() -> None:
    table = agricola_table().course(round=14).given(0, cards=["hedge_keeper"], clay=2, reed=1, wood=1)
    table.act(0, "space farm_redevelopment; enclose e1")
    assert table.farm(0).fences == 4
    assert table.farm(0).goods == {}
