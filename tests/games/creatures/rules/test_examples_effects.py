"""The worked examples on the lasting effects of special buildings: limits, triggers, discounts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.rules.worked_examples import Example, cell, example
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

GOODS = ("wood", "stone", "reed")
SPACES = {
    "start_player_and_1_wood": "start_player",
    "3_wood": "three_wood",
    "1_stone": "one_stone",
    "2_stone": "two_stone",
}


def _goods(table: CreaturesTable) -> dict[str, int]:
    farm = table.farm(0)
    return {"wood": farm.wood, "stone": farm.stone, "reed": farm.reed}


@example("X-58")
@rule("R-22")
def test_the_corner_house_stops_expansions(case: Example) -> None:
    table = creatures_table().round(3).given(0, buildings={"b1": case.given["own"][0]})
    table.supply(expansions=case.given["expansions_left"])
    table.space("expand", borders=case.given["borders_on_space"]).act(0, f"space {case.given['action']}")
    assert table.farm(0).borders - 9 == case.expected["borders_gained"]
    assert (table.farm(0).columns > 2) == case.expected["expansion_added"]
    assert table.game.to_act == 1


@example("X-63")
@rule("R-24", "R-35")
def test_the_building_firm_needs_a_tile(case: Example) -> None:
    table = creatures_table().given(0, buildings={"b1": case.given["own"][0]}, troughs=["a1"], stone=2)
    table.supply(tiles=case.given["stall_tiles_in_supply"])
    assert ("call building_firm" in table.offers()) == case.expected["legal"]
    refusal = table.refusal("call building_firm")
    assert (refusal.rule, refusal.key) == ("C-1.4", "no-tiles-left")


@example("X-64")
@rule("R-19")
def test_the_home_depot_takes_wood_that_is_there(case: Example) -> None:
    gained = []
    for wood in case.given["wood_on_3_wood"]:
        table = creatures_table().round(2).given(0, buildings={"b1": case.given["own"][0]})
        table.space("three_wood", wood=wood).act(0, f"space {case.given['action']}")
        if table.game.to_act == 0:
            table.act(0, "use home_depot")
        gained.append(_goods(table))
        assert table.pile("three_wood").get("wood", 0) == max(0, wood - 1)
    assert gained == case.expected["gained"]


def _cottage_extension(number: int, worker: int, **tiles: str) -> CreaturesTable:
    """Seat 0 is about to place a worker with this number in a round."""
    table = (
        creatures_table()
        .round(number)
        .given(0, wood=1, stone=1)
        .display("cottage_extension", *tiles.values())
    )
    placed = ["start_player", "three_wood", "one_stone", "two_stone"][: 2 * worker - 2]
    for turn, space in enumerate(placed):
        table.space(space, worker=turn % 2)
    return table.space("building_resources")


@example("X-69")
@rule("R-21")
def test_the_cottage_extension_comes_with_the_second_worker_of_round_one(case: Example) -> None:
    legal = []
    for number, worker in zip(case.given["round"], case.given["worker"], strict=True):
        table = _cottage_extension(number, worker)
        legal.append("space special_building_1" in table.offers())
        if not legal[-1]:
            refusal = table.refusal("build cottage_extension")
            assert (refusal.rule, refusal.key) == ("R-21", "only-second-worker")
            assert refusal.numbers == {"round": number, "worker": worker}
    assert legal == case.expected["legal"]


@example("X-70")
@rule("R-20", "R-21")
def test_the_conservatory_may_lead_to_the_cottage_extension(case: Example) -> None:
    table = _cottage_extension(case.given["round"], case.given["worker"], more="conservatory")
    table.act(0, "space special_building_1; build conservatory")
    table.act(0, f"at {cell(case.given['conservatory_at'])}; build cottage_extension")
    places = [f"at {cell(at)}" for at in case.given["cottage_extension_at"]]
    assert [place in table.offers() for place in places] == case.expected["legal"]


@example("X-72")
@rule("C-5.7")
def test_a_cow_stall_is_not_upgraded_without_a_tile(case: Example) -> None:
    table = creatures_table().given(0, buildings={"b1": case.given["own"][0]}, wood=9, stone=9)
    table.supply(tiles=case.given["stall_tiles_in_supply"])
    assert (f"space {case.given['action']}" in table.offers()) == case.expected["legal"]
    refusal = table.refusal(f"space {case.given['action']}")
    assert (refusal.rule, refusal.key) == ("C-5.7", "no-tiles-left")


@example("X-73")
@rule("R-18")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_timber_shop_waits_for_the_fourth_space(case: Example, owner: int) -> None:
    table = creatures_table().given(owner, buildings={"b1": case.given["own"][0]})
    gained = []
    for turn, name in enumerate(case.given["occupied_in_order"]):
        taken = table.pile(SPACES[name]).get("wood", 0) if turn % 2 == owner else 0
        before = table.farm(owner).wood + taken
        table.act(turn % 2, f"space {SPACES[name]}")
        gained.append(table.farm(owner).wood - before)
    assert gained == case.expected["wood_gained_after_each"]
    table.act(0, "space building_resources").act(1, "space reed_and_sheep")
    assert len([seat for seat, _ in table.heard("used") if seat == owner]) == case.expected["limit_per_round"]


STALL_LINES = {
    "stall_action_space": "space stall; at b2",
    "home_workshop_stall": "use home_workshop; at b2",
    "building_firm_stall": "call building_firm",
}


def _free_borders(own: str, event: str) -> int:
    """How many borders the owner may place for nothing with this stall."""
    tiles = {"a1": own, "a2": "home_workshop", "b1": "building_firm"}
    table = creatures_table().given(0, buildings=tiles, troughs=["b3"], stone=5, reed=1)
    if event == "home_workshop_stall":
        table.after_work()
    table.act(0, STALL_LINES[event])
    assert "stall" in table.farm(0).buildings.values()
    if "use workshop" in table.offers():
        table.act(0, "use workshop")
    while any(text.startswith("border ") for text in table.offers()):
        table.act(0, next(text for text in table.offers() if text.startswith("border ")))
    return len(table.farm(0).placed)


@example("X-76")
@rule("R-24", "R-43")
def test_the_workshop_goes_with_each_stall_action(case: Example) -> None:
    borders = [_free_borders(case.given["own"][0], event) for event in case.given["events"]]
    assert borders == case.expected["free_borders_max"]


SAWMILL_LINES: dict[str, tuple[dict[str, Any], str]] = {
    "feeding_troughs_second": ({}, "space feeding_troughs; trough a1; trough a2; stop"),
    "joinery": ({"buildings": {"b2": "joinery"}}, "use joinery; trough a1"),
    "servants_hut_trough": ({"display": "servants_hut"}, "trough a1"),
    "stable_in_wood": ({"buildings": {"b2": "stall"}}, "space stables; pay wood"),
    "stable_in_stone": ({"buildings": {"b2": "stall"}}, "space stables; pay stone"),
    "storage": ({"display": "storage"}, "space special_building_1; at b2"),
    "shelter": ({"display": "shelter"}, "space special_building_1; at b2"),
    "reed_hut": ({"display": "reed_hut"}, "space special_building_1; at b2"),
    "manor": ({"display": "manor"}, "space special_building_1; at b2"),
}


def _sawmill_cost(case: Example, item: str) -> dict[str, int]:
    """What an item costs the owner of the Sawmill, read from the personal supply."""
    before, line = SAWMILL_LINES[item]
    buildings = {"b1": case.given["own"][0], **before.get("buildings", {})}
    table = creatures_table().given(0, buildings=buildings, wood=9, stone=9, reed=9)
    if "display" in before:
        table.display(before["display"])
    if item == "joinery":
        table.after_work()
    elif item == "servants_hut_trough":
        table.act(0, "space special_building_1; at b2; stop")  # no borders
    spent = _goods(table)
    table.act(0, line)
    gained = 3 if item == "reed_hut" else 0  # it gives its reed back
    left = _goods(table)
    cost = {good: spent[good] - left[good] + (gained if good == "reed" else 0) for good in GOODS}
    return {good: count for good, count in cost.items() if count}


@example("X-79")
@rule("R-36")
def test_the_sawmill_takes_off_one_wood(case: Example) -> None:
    assert [_sawmill_cost(case, item) for item in case.given["items"]] == case.expected["costs"]
