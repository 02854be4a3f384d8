"""The house: rooms and renovation (A-8)."""

from __future__ import annotations

import pytest

from bocage.games.agricola.rules.notation import HOUSES
from tests.games.agricola.cards.playing import Given
from tests.games.agricola.rules.sheet import cell
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

PLENTY = {"wood": 20, "clay": 20, "stone": 20, "reed": 20}
ROOMS = ["a2", "a3", "a1", "b1", "b2"]


def expanding(**farm: Given) -> AgricolaTable:
    """Seat 0 builds rooms on Farm Expansion."""
    table = agricola_table().given(0, **farm).act(0, "space farm_expansion")
    return table.act(0, "option 1") if table.asked[1] == "and-or" else table


def renovating(**farm: Given) -> AgricolaTable:
    return agricola_table().given(0, **farm).course(round=6)


def paid(before: dict[str, int], table: AgricolaTable) -> dict[str, int]:
    """What seat 0 has no longer."""
    now = table.farm(0).goods
    return {good: count - now.get(good, 0) for good, count in before.items() if count != now.get(good, 0)}


@example("AX-120")
@rule("A-8.1", "A-8.3")
def test_a_room_costs_five_of_the_house_material_and_two_reed(case: Example) -> None:
    found = [
        paid(PLENTY, expanding(**PLENTY, house=house).act(0, "room a1")) for house in case.given["house"]
    ]
    assert found == case.expected["options"]


@rule("A-8.1", "A-6.7")
def test_any_number_of_rooms_is_built_one_after_another() -> None:
    table = expanding(wood=15, reed=6).act(0, "room a1; room b1; room c1")
    assert (table.farm(0).rooms, table.farm(0).goods) == (["a1", "a2", "a3", "b1", "c1"], {})


@example("AX-88")
@rule("A-8.1", "A-8.2")
def test_a_room_may_stand_beside_one_built_in_the_same_action(case: Example) -> None:
    supply = case.given["supply"]
    table = expanding(**supply, house=case.given["house"])
    assert table.refused("room b1") == ("A-8.2", "not-beside-house")
    for at in case.given["build_in_order"]:
        table.act(0, f"room {cell(at)}")
    assert case.expected["legal"]
    assert paid(supply, table) == case.expected["paid"]


@rule("A-8.2", "A-3.3")
def test_a_room_needs_a_space_free_for_a_tile() -> None:
    farm = {"fields": {"a1": {}}, "stables": ["b2"], "fences": pasture("b3")}
    table = agricola_table().given(0, **farm, wood=5, reed=2).act(0, "space farm_expansion")
    assert table.asked == (0, "stable")  # nothing to choose: there is no place for a room
    full = agricola_table().given(0, **{**farm, "stables": ["b2", "e1", "e2", "e3"]}, wood=5, reed=2)
    assert full.refused("space farm_expansion") == ("A-8.2", "no-place-for-room")


@example("AX-18")
@rule("A-8.3")
def test_only_rooms_of_the_house_material_are_built(case: Example) -> None:
    found = []
    for house in case.given["house"]:
        table = agricola_table().given(0, house=house, **{case.given["room"]: 5}, reed=2)
        found.append("space farm_expansion" in table.offers())
    assert found == case.expected["legal"]


@example("AX-121")
@rule("A-8.4")
def test_a_renovation_costs_one_of_the_new_material_a_room_and_one_reed(case: Example) -> None:
    found = []
    for entry in case.given["cases"]:
        table = renovating(**PLENTY, house=entry["house"], rooms=ROOMS[: entry["rooms"]])
        table.act(0, "space house_redevelopment; stop")
        assert table.farm(0).house == HOUSES[HOUSES.index(entry["house"]) + 1]
        found.append(paid(PLENTY, table))
    assert found == case.expected["options"]


@example("AX-19")
@rule("A-8.4")
def test_the_whole_house_moves_one_step(case: Example) -> None:
    rooms = ROOMS[: case.given["rooms"]]
    found = []
    for request in case.given["requests"]:
        # For a part of the house the goods would be there, for the whole they are not.
        supply = {request["to"]: request["rooms"], "reed": 1}
        table = renovating(house=case.given["house"], rooms=rooms, **supply)
        found.append("space house_redevelopment" in table.offers())
    assert found == case.expected["legal"]
    table = renovating(**PLENTY, house="wood", cards=["conservator"], rooms=rooms)
    table.act(0, "space house_redevelopment")
    assert table.offers() == ["renovate clay", "renovate stone"]  # that card alone leaps


@rule("A-8.4")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_a_renovation_needs_its_one_reed(house: str, material: str) -> None:
    table = renovating(house=house, **{material: 9})
    refusal = table.refusal("space house_redevelopment")
    assert (refusal.rule, refusal.key, refusal.numbers) == (
        "A-8.4",
        "short-of",
        {"good": 2, "have": 0, "need": 1},
    )


@rule("A-8.5", "A-7.38")
@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_a_stone_house_is_not_renovated(space: str) -> None:
    table = renovating(**PLENTY, house="stone").course(round=14)
    assert table.refused(f"space {space}") == ("A-8.5", "stone-already")


@rule("A-8.6", "A-9.2")
def test_a_room_holds_one_person_and_its_sides_are_no_fences() -> None:
    wish = "space basic_wish_for_children"
    three = agricola_table().given(0, rooms=ROOMS[:3], people=2).course(round=7)
    assert wish in three.offers()
    full = agricola_table().given(0, rooms=ROOMS[:3], people=3).course(round=7)
    assert full.refused(wish) == ("A-9.2", "no-room-for-child")
    # b2 lies between the house and a pasture on three sides.
    ring = pasture("b1", "c1", "c2", "c3", "b3")
    assert len(agricola_table().given(0, fences=ring).farm(0).pastures) == 1
