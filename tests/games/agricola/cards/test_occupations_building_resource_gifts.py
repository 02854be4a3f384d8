"""Priest, Roof Ballaster, Pastor: building resources one time."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import holding, owning
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

HOUSE = ["a2", "a3", "a1", "b1"]
THREE_ROOMS = ["a1", "a2", "a3"]
FOUR_ROOMS = ["a1", "a2", "a3", "b1"]

# Priest.


@example("AX-219")
@rule("A-A125", "AR-65")
def test_priest_looks_for_a_clay_house_of_two_rooms(case: Example) -> None:
    cases = list(zip(case.given["cases"], case.expected["gained"], strict=True))
    for situation, gained in [*cases, ({"house": "stone", "rooms": 2}, {})]:
        rooms = THREE_ROOMS[3 - situation["rooms"] :]
        table = holding(case.given["card"], house=situation["house"], rooms=rooms).act(0, "space lessons")
        assert table.farm(0).cards == ["priest"]
        assert table.farm(0).goods == gained


@rule("A-A125", "A-16.9")
def test_priest_looks_only_when_played() -> None:
    table = owning("priest", round=6, clay=2, reed=1).act(0, "space house_redevelopment")
    assert (table.farm(0).house, table.farm(0).goods) == ("clay", {})


@rule("A-A125", "A-B010", "AR-44")
def test_priest_does_not_take_the_caravan_for_a_third_room() -> None:
    table = (
        agricola_table().given(0, house="clay", cards=["caravan"], hand=["priest"]).act(0, "space lessons")
    )
    assert table.farm(0).goods == {"clay": 3, "reed": 2, "stone": 2}


# Roof Ballaster.


@example("AX-228")
@rule("A-B123", "A-14.8", "AR-65")
def test_roof_ballaster_may_pay_one_food_for_stone_by_rooms(case: Example) -> None:
    expected = zip(case.expected["stone"], case.expected["food_paid"], strict=True)
    for rooms, pays, (stone, paid) in zip(case.given["rooms"], case.given["pay_food"], expected, strict=True):
        table = holding(case.given["card"], rooms=HOUSE[:rooms], food=1).act(0, "space lessons")
        assert table.offers() == ["no", "yes"]
        table.act(0, "yes" if pays else "no")
        assert (table.farm(0).stone, table.farm(0).food) == (stone, 1 - paid)
    table = holding("roof_ballaster", rooms=HOUSE, food=1).act(0, "space lessons; yes")
    assert table.farm(0).goods == {"stone": 4}


@rule("A-B123", "A-15.6", "A-15.2")
def test_the_food_of_the_roof_ballaster_comes_on_top_of_the_price_of_the_occupation() -> None:
    table = agricola_table().given(0, cards=["wood_cutter"], food=1, hand=["roof_ballaster"])
    table.act(0, "space lessons")
    assert (table.farm(0).goods, table.asked) == ({}, (1, "space"))  # nothing is left to pay with
    table = agricola_table().given(
        0, cards=["wood_cutter"], food=1, grain=1, hand=["roof_ballaster", "priest"]
    )
    table.act(0, "space lessons; occupation roof_ballaster; yes")
    assert table.farm(0).goods == {"stone": 2}  # raw grain is food too


@rule("A-B123", "A-B010", "AR-44")
def test_roof_ballaster_does_not_count_the_caravan() -> None:
    table = agricola_table().given(0, cards=["caravan"], food=1, hand=["roof_ballaster"])
    assert table.act(0, "space lessons; yes").farm(0).stone == 2


@rule("A-B123", "A-B109", "AR-77")
def test_food_of_the_paper_maker_pays_for_the_roof_ballaster_and_its_stone() -> None:
    table = agricola_table().given(0, cards=["paper_maker", "priest"], wood=1, hand=["roof_ballaster"])
    table.act(0, "space lessons; yes")
    assert table.farm(0).goods == {"stone": 2}


# Pastor.

GIFT = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}


def neighbours(*rooms: list[str], **owner: object) -> AgricolaTable:
    """Seat 0 will be, or is, the Pastor's; the others have these rooms."""
    table = agricola_table(4).given(0, **owner)
    for seat, cells in enumerate(rooms, 1):
        table.given(seat, rooms=cells)
    return table


@rule("A-B163", "AR-10", "A-16.9")
@pytest.mark.parametrize(
    ("own", "third", "goods"),
    [(["a2", "a3"], THREE_ROOMS, GIFT), (["a2", "a3"], ["a2", "a3"], {}), (THREE_ROOMS, FOUR_ROOMS, {})],
)
def test_pastor_looks_when_played(own: list[str], third: list[str], goods: dict[str, int]) -> None:
    table = neighbours(THREE_ROOMS, FOUR_ROOMS, third, rooms=own, hand=["pastor"]).act(0, "space lessons")
    assert table.farm(0).goods == goods


@rule("A-B163", "AR-10", "A-16.1")
def test_pastor_acts_on_the_turn_of_the_last_other_player_to_build_a_third_room() -> None:
    table = neighbours(THREE_ROOMS, ["a2", "a3"], ["a2", "a3"], cards=["pastor"]).course(turn=2)
    table.given(2, wood=5, reed=2).given(3, house="clay", clay=5, reed=2, cards=["cottager"])
    table.act(2, "space farm_expansion; option 1; room a1")
    assert table.farm(0).goods == {}  # seat 3 still has two rooms
    table.act(3, "space day_laborer; use cottager; room a1")
    assert table.farm(0).goods == GIFT
    assert table.farm(0).gained == 7  # AR-19: on another's turn too


@rule("A-B163", "AR-10")
def test_pastor_is_paid_one_time() -> None:
    table = neighbours(THREE_ROOMS, THREE_ROOMS, THREE_ROOMS, hand=["pastor"]).given(1, wood=5, reed=2)
    table.act(0, "space lessons").act(1, "space farm_expansion; option 1; room b1")
    assert table.farm(0).goods == GIFT


@rule("A-B163", "AR-10")
def test_pastor_with_a_third_room_has_lost_the_gift() -> None:
    table = neighbours(THREE_ROOMS, THREE_ROOMS, ["a2", "a3"], cards=["pastor"], wood=5, reed=2)
    table.given(3, house="clay", clay=5, reed=2, cards=["cottager"])
    table.act(0, "space farm_expansion; option 1; room a1").act(1, "space forest").act(2, "space clay_pit")
    table.act(3, "space day_laborer; use cottager; room a1")
    assert table.farm(0).goods == {}


@rule("A-B163", "A-B010", "AR-44")
def test_the_caravan_of_another_is_no_third_room_for_the_pastor() -> None:
    table = neighbours(THREE_ROOMS, THREE_ROOMS, ["a2", "a3"], hand=["pastor"]).given(3, cards=["caravan"])
    assert table.act(0, "space lessons").farm(0).goods == {}
