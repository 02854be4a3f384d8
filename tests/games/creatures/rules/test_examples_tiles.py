"""The worked examples on special buildings: what they do, cost and count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.rules.room import most
from tests.games.creatures.rules.worked_examples import Example, cell, example
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

GOODS = ("wood", "stone", "reed")
NO_ANIMALS = -12
# A pasture of 4 spaces with troughs, for any herd of one type.
WIDE: dict[str, Any] = {"placed_borders": pasture("a1", "a2", "b1", "b2"), "troughs": ["a1", "a2"]}


def _goods(table: CreaturesTable) -> dict[str, int]:
    farm = table.farm(0)
    return {"wood": farm.wood, "stone": farm.stone, "reed": farm.reed}


def _supply(table: CreaturesTable) -> dict[str, int]:
    supply = table.game.position()["supply"]
    assert isinstance(supply, dict)
    return supply


@example("X-14")
@rule("C-12.2", "C-12.3", "C-12.4", "C-12.6")
def test_the_sample_farm_scores_forty_two(case: Example) -> None:
    # Two stables and two stalls are worth 10 points; troughs fill the expansions c and d.
    troughs = ["b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3"]
    assert case.given["buildings_points"] == 10
    tiles = {"b1": "stable", "b2": "stable", "c1": "stall", "d1": "stall"}
    table = creatures_table().given(0, columns=4, buildings=tiles, troughs=troughs, **case.given["animals"])
    expected = case.expected
    for kind in ("sheep", "pig", "cow", "horse"):
        assert table.points(0, kind, "animals") == expected["animal_points"][kind]
        assert table.points(0, kind, "bonus") == expected["bonus_points"][kind]
    assert sum(table.points(0, kind, "animals") for kind in case.given["animals"]) == expected["animal_score"]
    assert sum(table.points(0, kind, "bonus") for kind in case.given["animals"]) == expected["bonus_score"]
    assert case.given["expansions_fully_used"] * 4 == expected["expansion_score"]
    assert table.points(0, "expansions", "expansions") == expected["expansion_score"]
    assert sum(table.points(0, tile) for tile in ("stable", "stall", "cottage")) == expected["building_score"]
    assert table.score(0) == expected["total"]


@example("X-17")
@rule("C-12.6")
def test_printed_points(case: Example) -> None:
    cells = ("b1", "a3")
    table = creatures_table().given(0, buildings=dict(zip(cells, case.given["buildings"], strict=True)))
    assert [table.points(0, tile) for tile in case.given["buildings"]] == case.expected["points"]


@example("X-22")
@rule("C-12.3")
def test_the_first_count_of_each_bonus(case: Example) -> None:
    for place, kind in enumerate(case.given["types"]):
        found: dict[str, list[int]] = {}
        for count in range(17):
            table = creatures_table().given(0, **WIDE, **{kind: count})
            found.setdefault(f"{table.points(0, kind, 'bonus'):g}", []).append(count)
        first = {bonus: counts[0] for bonus, counts in found.items()}
        assert {bonus: first[bonus] for bonus in case.expected["first_count_for_bonus"]} == {
            bonus: counts[place] for bonus, counts in case.expected["first_count_for_bonus"].items()
        }
        assert found[str(case.expected["below_4"])] == [0, 1, 2, 3]


@example("X-23")
@rule("C-12.7")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_whoever_did_not_begin(case: Example, first: int) -> None:
    seats = {case.given["start_player_round_1"]: first, case.expected["winner"]: 1 - first}
    table = creatures_table().round(8, first=first).after_work()
    for seat in seats.values():  # both reach the same total
        table.given(seat, buildings=["stall"])
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (seats[case.expected["winner"]],)


@example("X-42")
@rule("R-04")
def test_the_stone_carver_takes_seven_stones_at_most(case: Example) -> None:
    table = creatures_table().round(case.given["built_in_round"]).given(0, wood=5, stone=20)
    table.display(case.given["building"]).act(0, "space special_building_1; at b1")
    while table.game.to_act is not None:
        offers = table.offers()
        wanted = (
            "use stone_carver",
            "stop",
            "space three_wood",
            "space building_resources",
            "space two_stone",
        )
        table.game.play(next((text for text in wanted if text in offers), offers[0]))
    assert len([card for card in table.heard("used") if card[0] == 0]) == case.expected["stones"]
    assert table.points(0, "stone_carver") == case.expected["points"]


@example("X-43")
@rule("R-31")
def test_the_manor_loses_two_points_a_building_by_the_road(case: Example) -> None:
    points = []
    for count in case.given["buildings_in_bottom_row"]:
        others = dict(
            zip(("b3", "c3", "d3"), ["stall"] * (count - 1), strict=False)
        )  # the Cottage is the first
        table = creatures_table().given(0, columns=4, buildings={"a1": case.given["building"], **others})
        points.append(table.points(0, "manor"))
    assert points == case.expected["points"]


@example("X-45", "X-46", "X-48")
@rule("C-12.6")
def test_points_from_a_threshold_on(case: Example) -> None:
    points = []
    tile = case.given["building"]
    counted = next(word for word in ("cows", "pigs", "troughs") if word in case.given)
    for count in case.given[counted]:
        table = creatures_table().given(0, buildings={"b3": tile})
        if counted == "troughs":
            table.given(0, troughs=["a1", "a2", "b1", "b2", "b3"][:count])
        else:
            table.given(0, **WIDE, **{counted.removesuffix("s"): count})
        points.append(table.points(0, tile))
    assert points == case.expected["points"]


@example("X-49")
@rule("R-45")
def test_log_house_and_storage_look_at_the_same_wood(case: Example) -> None:
    log_house, storage = case.given["own"]
    found: dict[str, list[float]] = {log_house: [], storage: []}
    for goods in case.given["personal_supply"]:
        table = creatures_table().given(0, buildings={"a3": log_house, "b1": storage}, **goods)
        for tile, points in found.items():
            points.append(table.points(0, tile))
    assert {f"points_{tile}": points for tile, points in found.items()} == case.expected


@example("X-51")
@rule("R-31")
def test_extensions_side_by_side(case: Example) -> None:
    tiles = {cell(entry["at"]): entry["building"] for entry in case.given["buildings"]}
    table = creatures_table().given(0, buildings=tiles)
    assert {tile: table.points(0, tile) for tile in case.expected["points"]} == case.expected["points"]


@example("X-52")
@rule("R-32")
def test_the_duck_pond_needs_six_unused_spaces(case: Example) -> None:
    legal = []
    for unused in case.given["unused_spaces_before"]:
        table = creatures_table().given(0, columns=3, troughs=["c1", "c2", "c3"][: 8 - unused])
        table.display(case.given["building"])
        assert len(table.farm(0).unused) == unused
        legal.append("space special_building_1" in table.offers())
    assert legal == case.expected["legal"]


@example("X-54", "X-55")
@rule("R-38", "C-1.8")
def test_a_building_that_gives_something_back(case: Example) -> None:
    tile = case.given["building"]
    before = {"b1": case.given["over"]} if "over" in case.given else {}
    table = creatures_table().display(tile).given(0, buildings=before, **case.given["supply_before"])
    tiles = _supply(table)["tiles"]
    assert ("space special_building_1" in table.offers()) == case.expected["legal"]
    table.act(0, "space special_building_1")
    if not before:
        table.act(0, "at b1")
    assert _goods(table) == {**dict.fromkeys(GOODS, 0), **case.expected["supply_after"]}
    assert _supply(table)["tiles"] - tiles == case.expected.get("stall_tiles_in_supply_change", 0)
    assert table.points(0, tile) == case.expected.get("points", 0)


@example("X-57")
@rule("C-1.8")
def test_the_open_stable_replaces_a_stall(case: Example) -> None:
    tile = case.given["building"]
    table = (
        creatures_table()
        .display(tile)
        .given(0, buildings={"b1": case.given["over"]}, **case.given["payment"])
    )
    tiles = _supply(table)["tiles"]
    assert ("space special_building_1" in table.offers()) == case.expected["legal"]
    table.act(0, "space special_building_1")
    assert table.offers() == [f"take {animal}" for animal in case.expected["gain_one_of"]]
    table.act(0, table.offers()[0])
    assert _supply(table)["tiles"] - tiles == case.expected["stall_tiles_in_supply_change"]
    assert most(table, 0, "sheep") - 1 == case.expected["capacity"]
    assert table.points(0, tile) == case.expected["points"]
    assert _goods(table) == dict.fromkeys(GOODS, 0)


@example("X-75")
@rule("R-27")
def test_animals_in_the_pen_do_not_count(case: Example) -> None:
    inside, outside = case.given["in_pen"]["sheep"], case.given["elsewhere"]["sheep"]
    # Cottage 1, a pasture of 2 and a stable of 5: room for exactly those elsewhere.
    tiles = {"b3": case.given["own"][0], "a1": "stable"}
    table = creatures_table().given(0, buildings=tiles, placed_borders=pasture("b1"), sheep=inside + outside)
    assert table.points(0, "sheep", "animals") == case.expected["sheep_points"]
    assert table.points(0, "sheep", "bonus") == case.expected["sheep_bonus"]
