"""Troughs: where they may stand and what they do there (C-6)."""

from __future__ import annotations

import pytest

from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

COTTAGE = 1
ANIMALS = ("sheep", "pig", "cow", "horse")


@rule("C-6.1", "C-10.13")
def test_a_trough_may_stand_anywhere_but_only_one_a_space() -> None:
    table = creatures_table().given(
        0, columns=3, placed_borders=pasture("b1", "b2"), buildings={"c1": "stall"}, troughs=["c3"], wood=9
    )
    table.act(0, "space feeding_troughs; trough b1; trough c1; trough a3; trough a1")
    assert table.farm(0).troughs == ["a1", "a3", "b1", "c1", "c3"]
    assert table.farm(0).wood == 0


@rule("C-6.1")
def test_a_second_trough_on_a_space_is_refused() -> None:
    table = creatures_table().given(0, troughs=["a1"], wood=3).act(0, "space feeding_troughs")
    refusal = table.refusal("trough a1")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("C-6.1", "trough-there", {"cell": 0})


@rule("C-6.2")
@pytest.mark.parametrize(
    ("buildings", "cell", "room"),
    [
        ({"b1": "stall"}, "b1", 6),
        ({"b1": "stable"}, "b1", 10),
        ({"b1": "open_stable"}, "b1", 10),
        ({"b1": "shelter"}, "b1", 2),
        ({"b1": "storage"}, "b1", 0),
    ],
)
def test_a_trough_doubles_the_building_it_stands_on(buildings: dict[str, str], cell: str, room: int) -> None:
    table = creatures_table().given(0, buildings=buildings, troughs=[cell])
    for animal in ANIMALS:
        assert most(table, 0, animal) == room + COTTAGE
    assert not table.farm(0).holds(sheep=2, pig=2, cow=2)


@rule("C-6.2")
def test_the_cottage_with_a_trough_holds_two_of_one_type() -> None:
    table = creatures_table().given(0, troughs=["a3"])
    assert table.farm(0).holds(horse=2)
    assert not table.farm(0).holds(horse=1, sheep=1)
    assert not table.farm(0).holds(horse=3)


@rule("C-6.2")
def test_a_trough_on_another_space_leaves_a_building_as_it_is() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, troughs=["b2"])
    assert most(table, 0, "cow") == 3 + 1 + COTTAGE


@rule("C-6.3")
@pytest.mark.parametrize(
    ("cells", "troughs", "room"),
    [
        (["b1"], 1, 4),
        (["b1", "b2"], 1, 8),
        (["b1", "b2"], 2, 16),
        (["b1", "b2", "b3"], 1, 12),
        (["b1", "b2", "b3"], 2, 24),
        (["b1", "b2", "b3"], 3, 48),
        (["a1", "a2", "b1", "b2"], 4, 128),
    ],
)
def test_every_trough_doubles_the_whole_pasture_again(cells: list[str], troughs: int, room: int) -> None:
    table = creatures_table().given(0, placed_borders=pasture(*cells), troughs=cells[:troughs])
    assert table.farm(0).pasture_rooms == [room]
    assert most(table, 0, "sheep") == room + COTTAGE


@rule("C-6.3")
def test_a_trough_counts_in_its_own_pasture_only() -> None:
    edges = sorted({*pasture("a1"), *pasture("b1")})
    table = creatures_table().given(0, placed_borders=edges, troughs=["a1"])
    assert table.farm(0).pasture_rooms == [2, 4]


@rule("C-6.4", "C-7.1")
@pytest.mark.parametrize("animal", ANIMALS)
def test_a_free_standing_trough_holds_one_animal_of_any_type(animal: str) -> None:
    table = creatures_table().given(0, troughs=["b2"])
    assert most(table, 0, animal) == 1 + COTTAGE


@rule("C-6.4")
def test_free_standing_troughs_do_not_help_each_other() -> None:
    half_closed = [edge for edge in pasture("b1", "b2") if edge != "b1n"]
    table = creatures_table().given(0, placed_borders=half_closed, troughs=["b1", "b2"])
    assert table.farm(0).holds(sheep=1, pig=1, cow=1)
    assert most(table, 0, "sheep") == 2 + COTTAGE


@rule("C-6.5")
def test_a_trough_changes_its_effect_with_its_surroundings() -> None:
    open_side = [edge for edge in pasture("b1", "b2") if edge != "b1n"]
    table = creatures_table().given(
        0, placed_borders=open_side, borders=2, troughs=["b1"], wood=7, stone=3, reed=1
    )
    assert most(table, 0, "cow") == 1 + COTTAGE
    table.act(0, "space fences; border b1n; stop").act(1, "space building_resources")
    assert table.farm(0).pasture_rooms == [8]
    table.act(0, "space stall; at b1").act(1, "space two_stone")
    assert table.farm(0).troughs == ["b1"]
    assert table.farm(0).pasture_rooms == [2]
    assert most(table, 0, "cow") == 6 + 2 + COTTAGE
    table.act(0, "space stables")
    assert most(table, 0, "cow") == 10 + 2 + COTTAGE


@rule("C-6.5", "C-4.3")
def test_a_trough_stays_with_its_half_when_a_pasture_is_split() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1", "b2"), troughs=["b1"], wood=1)
    table.act(0, "space fences; border b1s")
    assert table.farm(0).pasture_rooms == [2, 4]


@rule("C-6.5", "C-7.5")
def test_a_stall_may_leave_less_room_than_the_trough_and_the_pasture() -> None:
    table = creatures_table().given(
        0, placed_borders=pasture("b1", "b2"), troughs=["b1"], stone=3, reed=1, sheep=8, pig=1
    )
    table.act(0, "space stall; at b2")
    assert table.farm(0).pasture_rooms == [4]
    assert set(table.offers()) == {"release sheep", "release pig"}
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"sheep": 7, "pig": 1}
    assert table.game.to_act == 1
