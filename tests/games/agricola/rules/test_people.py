"""People and family growth (A-9)."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

ROOMS = ["a2", "a3", "a1", "b1", "b2"]
BASIC, URGENT = "space basic_wish_for_children", "space urgent_wish_for_children"


@example("AX-17")
@rule("A-9.2", "A-9.3")
def test_growth_with_room_needs_more_rooms_than_people(case: Example) -> None:
    found = []
    for entry in case.given["cases"]:
        table = agricola_table().given(0, rooms=ROOMS[: entry["rooms"]], people=entry["people"])
        found.append(f"space {case.given['action']}" in table.course(round=7).offers())
    assert found == case.expected["legal"]


@example("AX-39")
@rule("A-9.1", "A-9.3")
def test_growth_without_room_goes_up_to_five_people(case: Example) -> None:
    found = []
    for people in case.given["people"]:
        table = agricola_table().given(0, rooms=ROOMS[: case.given["rooms"]], people=people)
        found.append(f"space {case.given['action']}" in table.course(round=13).offers())
    assert found == case.expected["legal"]


@rule("A-9.4", "A-9.6")
def test_a_newborn_is_a_person_at_once_but_takes_no_turn_in_its_round() -> None:
    table = agricola_table().given(0, rooms=ROOMS[:3]).course(round=5)
    table.course(revealed=["fencing", "sheep_market", "grain_utilization", "major_improvement", BASIC[6:]])
    table.act(0, BASIC)
    assert (table.farm(0).people, table.farm(0).home) == (3, 1)
    assert table.on("basic_wish_for_children") == {"people": [0]}  # one player, parent and newborn
    assert table.points(0, "people") == 9
    table.until_round(6)
    assert [seat for seat, _ in table.heard("space")] == [0, 1, 0, 1]


@rule("A-9.5", "W-23")
def test_a_newborn_becomes_an_adult_when_the_round_ends_and_not_by_going_home() -> None:
    table = agricola_table().given(0, people=3, newborn=1, food=1, grain=9).given(1, food=9)
    table.after_work(7)
    table.until("feed", 0)  # all have gone home
    assert table.farm(0).newborn == 1
    table.until("reveal")
    assert [numbers for seat, numbers in table.heard("fed") if seat == 0] == [(1, 4, 0)]  # five, not six
    table.until_round(8)
    assert (table.farm(0).newborn, table.farm(0).home) == (0, 3)
    without = agricola_table().given(0, people=3, newborn=1).after_work(5).until_round(6)
    assert (without.farm(0).newborn, without.farm(0).home) == (0, 3)


@rule("AR-45", "A-9.2", "A-9.3")
def test_who_was_born_without_room_takes_the_next_room() -> None:
    table = agricola_table().given(0, people=4, rooms=ROOMS[:4]).course(round=13)
    assert table.refused(BASIC) == ("A-9.2", "no-room-for-child")
    refusal = table.refusal(BASIC)
    assert refusal.numbers == {"rooms": 4, "people": 4}
    # A newborn of this round counts: with three rooms the second growth finds no room.
    growing = agricola_table(additional_actions=True).given(0, people=2, rooms=ROOMS[:3]).course(round=13)
    growing.act(0, BASIC).act(1, "space fishing")
    assert growing.refused("space modest_wish_for_children") == ("A-9.2", "no-room-for-child")
    assert URGENT in growing.offers()


@rule("AR-46", "A-9.1")
@pytest.mark.parametrize("space", ["basic_wish_for_children", "urgent_wish_for_children"])
def test_with_five_people_no_wish_can_be_used_not_even_for_its_minor(space: str) -> None:
    farm = {"people": 5, "rooms": [*ROOMS, "c1"], "hand": ["manger"], "wood": 2}
    table = agricola_table().given(0, **farm).course(round=13)
    refusal = table.refusal(f"space {space}")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("A-9.1", "all-people-born", {"people": 5})


@rule("A-9.1", "A-9.6")
def test_five_people_work_five_times_a_round() -> None:
    table = agricola_table().given(0, people=5).until_round(2)
    assert [seat for seat, _ in table.heard("space")] == [0, 1, 0, 1, 0, 0, 0]
