"""The worked examples on room: pastures, troughs, buildings, housing; and that none is left out."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from tests.games.creatures.rules.room import most
from tests.games.creatures.rules.worked_examples import (
    CLAIMED,
    EXAMPLES,
    Example,
    cell,
    example,
    farm_of,
    home_of,
)
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

HERE = Path(__file__).parent
ANIMALS = ("sheep", "pig", "cow", "horse")
COTTAGE = 1  # room in the Cottage, which stands on every farm


def _claim_all() -> None:
    """Read all files of examples, so that their tests have said which example they play."""
    for file in sorted(HERE.glob("test_examples*.py")):
        importlib.import_module(f"tests.games.creatures.rules.{file.stem}")


def test_every_worked_example_is_played_by_exactly_one_test() -> None:
    _claim_all()
    assert CLAIMED.keys() == EXAMPLES.keys()
    assert {id: tests for id, tests in CLAIMED.items() if len(tests) != 1} == {}


@pytest.mark.parametrize("id", EXAMPLES)
def test_the_test_of_an_example_names_its_rules(id: str) -> None:
    _claim_all()
    marks = getattr(CLAIMED[id][0], "pytestmark", [])
    named = {number for mark in marks if mark.name == "rule" for number in mark.args}
    assert set(EXAMPLES[id].rules) <= named


def _assert_pastures(table: CreaturesTable, pastures: list[dict[str, Any]]) -> None:
    """These pastures, no others, each with its capacity."""
    spaces = [cell(at) for entry in pastures for at in entry["spaces"]]
    assert table.farm(0).pasture_cells == sorted(spaces)
    assert table.farm(0).pasture_rooms == sorted(entry["capacity"] for entry in pastures)


def _closes(table: CreaturesTable, borders: list[str], without: str = "") -> bool:
    """Whether these borders close a pasture on a farm with the same buildings, one of them left out."""
    buildings = {at: tile for at, tile in table.farm(0).buildings.items() if tile != without}
    trial = creatures_table().given(0, buildings=buildings, placed_borders=borders)
    return trial.farm(0).pasture_rooms != []


@example("X-01", "X-02")
@rule("C-3.5", "C-3.7", "C-4.1", "C-4.4")
def test_a_pasture_of_two_spaces_is_closed_by_borders_and_walls(case: Example) -> None:
    table = farm_of(case.given)
    _assert_pastures(table, case.expected["pastures"])
    outline = pasture(*(cell(at) for at in case.expected["pastures"][0]["spaces"]))
    placed = table.farm(0).placed
    assert len(outline) == case.expected["outline_edges"]
    assert len(placed) == case.expected["borders_used"]
    assert len(set(outline) - set(placed)) == case.expected["edges_closed_by_walls"]
    assert not [missing for missing in placed if _closes(table, [edge for edge in placed if edge != missing])]
    if "borders_needed_without_stall" in case.expected:
        assert not _closes(table, placed, without="stall")
        one_more = [*placed, "b1s"]  # where the stall's wall was
        assert _closes(table, one_more, without="stall")
        assert len(one_more) == case.expected["borders_needed_without_stall"]
        apart = pasture("c1", "c2")  # beside no building at all
        assert len(apart) == case.expected["borders_needed_without_stall_and_cottage"]
        far = creatures_table().given(0, columns=3, placed_borders=apart)
        assert far.farm(0).pasture_rooms == [4]


@example("X-03")
@rule("C-4.3", "C-5.2")
def test_a_stall_splits_a_pasture_of_three(case: Example) -> None:
    table = farm_of(case.given)
    _assert_pastures(table, case.expected["before"]["pastures"])
    after = case.expected["after"]
    table.act(0, f"space stall; at {cell(case.given['then_build']['at'])}")
    _assert_pastures(table, after["pastures"])
    total = most(table, 0, "sheep") - COTTAGE
    assert total == after["total_capacity_of_the_three_spaces"]
    assert total - sum(table.farm(0).pasture_rooms) == after["stall_capacity"]
    assert table.farm(0).holds(sheep=2, pig=2, cow=3, horse=1)  # three types, and the pet
    assert after["types_max"] == 3


def _capacity(given: dict[str, Any], own: list[str]) -> int:
    """How many animals the home holds, the same for each type."""
    table, bare = home_of(given, own)
    rest = 0 if given.get("building") == "cottage" else most(bare, 0, "sheep")
    found = {most(table, 0, animal) - rest for animal in ANIMALS}
    assert len(found) == 1
    return found.pop()


def _types(given: dict[str, Any], room: int) -> int:
    """How many types the home holds at the same time; in the Cottage beside it stands a horse."""
    table, _ = home_of(given, [])
    pet = {} if given.get("building") == "cottage" else {"horse": 1}
    assert table.farm(0).holds(sheep=room, **pet)
    return 2 if room > 1 and table.farm(0).holds(sheep=room - 1, pig=1, **pet) else 1


@example("X-04", "X-05a", "X-05b", "X-05c", "X-06", "X-07", "X-16", "X-18")
@rule("C-4.4", "C-5.5", "C-6.2", "C-6.3", "C-6.4", "C-7.1")
def test_a_home_holds_so_many(case: Example) -> None:
    capacity = _capacity(case.given, [])
    assert capacity == case.expected["capacity"]
    assert _types(case.given, capacity) == case.expected.get("types_max", 1)
    if "example_animal" in case.expected:
        table, _ = home_of(case.given, [])
        assert table.farm(0).holds(**{case.expected["example_animal"]: capacity})
    if "steps" in case.expected:
        steps = [_capacity({**case.given, "troughs": troughs}, []) for troughs in (0, 1, 2)]
        assert steps == case.expected["steps"]


@example("X-15", "X-40")
@rule("C-4.4", "C-5.4", "C-6.2", "R-29")
def test_homes_hold_so_many(case: Example) -> None:
    own = case.given.get("own", [])
    assert [_capacity(item, own) for item in case.given["items"]] == case.expected["capacities"]


@example("X-08")
@rule("C-7.3", "C-7.4")
def test_moving_makes_room(case: Example) -> None:
    cottage, land = case.given["homes"]
    assert (cottage["building"], land["pasture_size"], land["troughs"]) == ("cottage", 1, 0)
    table = creatures_table().given(0, placed_borders=pasture("b1"), **case.given["animals_before"])
    table.space("pig_and_sheep", **case.given["gained"])
    assert most(table, 0, "sheep") == cottage["capacity"] + 2 * land["pasture_size"]
    table.act(0, "space pig_and_sheep")
    assert case.expected["all_kept"]
    assert table.farm(0).animals == case.expected["animals_after"]
    assert table.heard("released") == []


@example("X-78")
@rule("R-32")
def test_effects_stack_on_one_unused_space(case: Example) -> None:
    # b2 lies between Dairy Farm and Stud; every other space of the farm is built on.
    tiles = dict(zip(("b1", "a2", "b3"), case.given["own"], strict=True))
    alone = {**tiles, "a1": "storage", "a3": "half_timbered_house"}
    table = creatures_table().given(0, buildings=alone)
    assert table.farm(0).unused == ["b2"]
    # Cows and horses fill Dairy Farm and Stud, two pigs the house: pigs could not stand on b2 instead.
    elsewhere = {"cow": 2, "horse": 2, "pig": 2}
    legal = []
    for entry in case.given["cases"]:
        wanted = {kind: entry["animals"].get(kind, 0) + elsewhere.get(kind, 0) for kind in ANIMALS}
        legal.append(table.farm(0).holds(**wanted))
    assert legal == case.expected["legal"]
    assert ("b2" in table.farm(0).unused) == case.expected["space_still_unused"]
