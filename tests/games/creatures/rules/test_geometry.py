"""The grid of the farm: spaces, edges, rows, corners, expansions on both sides (C-3)."""

from __future__ import annotations

import pytest

from bocage.farmland.grid import corners_of, neighbours
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, edge_of
from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

START = ["a1", "a2", "a3", "b1", "b2", "b3"]


def _names(mask: int) -> list[str]:
    return [name for cell, name in enumerate(CELL_NAMES) if mask >> cell & 1]


def _edges_offered(table: CreaturesTable) -> list[str]:
    return [text.removeprefix("border ") for text in table.offers() if text.startswith("border ")]


@rule("C-3.1", "C-6.1")
def test_the_starting_farm_has_three_rows_and_two_columns() -> None:
    table = creatures_table().act(0, "space feeding_troughs")
    assert [text for text in table.offers() if text.startswith("trough")] == [f"trough {c}" for c in START]


@rule("C-3.2", "C-5.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_cottage_stands_bottom_left_and_leaves_five_spaces(seat: int) -> None:
    table = creatures_table(first_player=seat).round(1, marker=seat).given(seat, stone=3, reed=1)
    assert table.farm(seat).buildings == {"a3": "cottage"}
    table.act(seat, "space stall")
    assert table.offers() == ["at a1", "at a2", "at b1", "at b2", "at b3"]


@rule("C-3.3", "C-3.4", "R-48")
@pytest.mark.parametrize(
    ("sides", "cottage", "left"),
    [
        (["right"], "a3", 0),
        (["left"], "b3", 1),
        (["left", "left"], "c3", 2),
        (["right", "right"], "a3", 0),
        (["left", "right", "left"], "c3", 2),
        (["right", "left", "right", "left"], "c3", 2),
    ],
)
def test_an_expansion_goes_to_either_end_of_the_farm_as_it_stands(
    sides: list[str], cottage: str, left: int
) -> None:
    table = creatures_table()
    for side in sides:
        table.act(0, f"space expand; expand {side}").enter("next_round")
        table.enter("space")
        if table.game.to_act == 1:
            table.act(1, "space building_resources")
    assert table.farm(0).columns == 2 + len(sides)
    assert table.farm(0).left == left
    assert table.farm(0).buildings == {cottage: "cottage"}


@rule("C-3.3")
def test_one_player_may_own_all_five_expansions() -> None:
    table = creatures_table(mode="advanced").given(0, columns=6, left=4).act(0, "space expand; expand left")
    assert (table.farm(0).columns, table.farm(0).left) == (7, 5)
    assert table.farm(0).buildings == {"f3": "cottage"}
    assert len(table.farm(0).unused) == 20


@rule("C-3.3", "C-10.12")
def test_the_expansion_is_at_once_part_of_the_farm() -> None:
    table = creatures_table().given(0, stone=3, reed=1).act(0, "space expand; expand right")
    table.act(1, "space building_resources").act(0, "space stall")
    assert "at c3" in table.offers()
    assert "at d1" not in table.offers()


@rule("C-3.4", "C-3.6", "C-4.6")
def test_an_expansion_on_the_left_shifts_names_and_nothing_else() -> None:
    closed = pasture("a1", "a2")
    table = creatures_table().given(
        0, placed_borders=[*closed, "b3e"], buildings={"b1": "stall"}, troughs=["a1", "b2"], sheep=8, cow=3
    )
    before = table.farm(0)
    score, unused = table.score(0), before.unused
    table.act(0, "space expand; expand left")
    after = table.farm(0)
    assert after.buildings == {"b3": "cottage", "c1": "stall"}
    assert after.troughs == ["b1", "c2"]
    assert sorted(after.placed) == sorted(EDGE_NAMES[edge_of(CELL_NAMES.index(c), s)] for c, s in _moved())
    assert after.animals == {"sheep": 8, "cow": 3}
    assert after.unused == ["a1", "a2", "a3", *(f"{chr(ord(c[0]) + 1)}{c[1]}" for c in unused)]
    assert table.score(0) == score
    assert table.game.to_act == 1  # nobody lost a home


@rule("C-3.4", "C-5.6", "C-10.15")
def test_stalls_and_stables_are_still_that_after_an_expansion_on_the_left() -> None:
    table = creatures_table().given(0, buildings={"a1": "stall", "b2": "stable"}, wood=5, reed=1)
    table.display("materials_outlet").act(0, "space expand; expand left").act(1, "space one_stone")
    table.act(0, "space stables").act(1, "space two_stone")
    assert table.farm(0).buildings == {"b1": "stable", "b3": "cottage", "c2": "stable"}
    table.act(0, "space special_building_1")
    assert table.offers() == ["at b1", "at c2"]


def _moved() -> list[tuple[str, str]]:
    """The borders of the test above after the shift: around b1 and b2, and the outer edge of c3."""
    around = [("b1", "n"), ("b1", "w"), ("b1", "e"), ("b2", "w"), ("b2", "e"), ("b2", "s")]
    return [*around, ("c3", "e")]


@rule("C-3.5")
def test_the_starting_farm_has_seventeen_edges_each_for_one_border() -> None:
    table = creatures_table().given(0, wood=9).act(0, "space fences")
    edges = _edges_offered(table)
    assert len(edges) == 17
    table.act(0, "border a1e")
    assert len(_edges_offered(table)) == 16
    again = table.refusal("border b1w")  # the same edge, seen from the other side
    assert (again.rule, again.key) == ("C-3.5", "border-there")


@rule("C-3.5", "C-4.1", "C-4.2")
@pytest.mark.parametrize("missing", pasture("a1", "b1"))
def test_outer_edges_are_open_until_something_closes_them(missing: str) -> None:
    edges = [edge for edge in pasture("a1", "b1") if edge != missing]
    table = creatures_table().given(0, placed_borders=edges, wood=1)
    assert table.farm(0).pasture_cells == []
    table.act(0, f"space fences; border {missing}")
    assert table.farm(0).pasture_rooms == [4]


@rule("C-3.6")
@pytest.mark.parametrize(("side", "column"), [("left", "a"), ("right", "b")])
def test_borders_on_the_old_outer_edge_stay_between_the_columns(side: str, column: str) -> None:
    table = creatures_table().given(0, placed_borders=pasture(f"{column}1"), sheep=2, columns=2)
    assert table.farm(0).pasture_rooms == [2]
    table.act(0, f"space expand; expand {side}")
    assert table.farm(0).pasture_rooms == [2]
    assert table.farm(0).animals == {"sheep": 2}


@rule("C-3.6", "C-3.5")
def test_an_open_old_outer_edge_opens_to_the_new_column() -> None:
    table = creatures_table().given(0, columns=3, placed_borders=pasture("b1", "b2", "c1", "c2"))
    assert table.farm(0).pasture_rooms == [8]
    assert "b1e" not in table.farm(0).placed


@rule("C-3.7", "C-4.6")
def test_all_four_walls_of_a_building_act_as_borders() -> None:
    outer = ["a1n", "b1n", "c1n", "a1w", "a2w", "c1e", "c2e", "c3e", "b3s", "c3s"]
    table = creatures_table().given(0, columns=3, placed_borders=outer, buildings={"b2": "storage"})
    table.given(1, borders=0)
    # The Cottage closes the way out below a2 and beside b3; nobody walks through the Storage in the middle.
    assert set(table.farm(0).pasture_cells) == {"a1", "b1", "c1", "a2", "c2", "b3", "c3"}
    assert table.farm(0).pasture_rooms == [14]


@rule("C-3.7")
def test_a_border_beside_a_wall_adds_nothing_and_stays() -> None:
    table = creatures_table().given(0, wood=2).act(0, "space fences; border a2s; border a3e")
    assert table.farm(0).placed == ["a2s", "a3e"]
    assert table.farm(0).pasture_rooms == []
    assert most(table, 0, "cow") == 1


@rule("C-3.7", "C-4.6", "C-5.2")
def test_borders_under_a_new_building_do_not_come_back() -> None:
    table = creatures_table().given(0, stone=3, reed=1, placed_borders=pasture("b1"))
    table.act(0, "space stall; at b1")
    assert (table.farm(0).borders, len(table.farm(0).placed)) == (5, 4)


@rule("C-3.8", "R-22")
@pytest.mark.parametrize("columns", range(2, 8))
def test_corners_are_the_ends_of_the_top_and_bottom_rows(columns: int) -> None:
    last = "abcdefg"[columns - 1]
    assert _names(corners_of(columns)) == sorted(["a1", "a3", f"{last}1", f"{last}3"])


@rule("C-3.8", "R-22")
@pytest.mark.parametrize(
    ("columns", "left", "cells"),
    [(2, 0, ["a1", "b1", "b3"]), (3, 0, ["a1", "c1", "c3"]), (3, 1, ["a1", "a3", "c1", "c3"])],
)
def test_corners_move_with_the_expansions(columns: int, left: int, cells: list[str]) -> None:
    table = creatures_table().given(0, columns=columns, left=left, stone=2, reed=1).display("corner_house")
    table.act(0, "space special_building_1")
    assert table.offers() == [f"at {cell}" for cell in cells]


@rule("C-3.1")
def test_adjacent_never_means_diagonal() -> None:
    centre = 1 << CELL_NAMES.index("b2")
    assert _names(neighbours(centre)) == ["a2", "b1", "b3", "c2"]
    assert _names(neighbours(1 << CELL_NAMES.index("a1"))) == ["a2", "b1"]
    assert _names(neighbours(1 << CELL_NAMES.index("g3"))) == ["f3", "g2"]


@rule("C-3.1", "C-4.1")
def test_two_spaces_that_meet_at_a_corner_are_two_pastures() -> None:
    edges = sorted({*pasture("a1"), *pasture("b2")})
    table = creatures_table().given(0, placed_borders=edges)
    assert table.farm(0).pasture_rooms == [2, 2]
    assert table.farm(0).holds(sheep=2, pig=2, cow=1)
    assert not table.farm(0).holds(sheep=4, pig=2)


@rule("C-3.3", "C-3.1")
def test_what_lies_beyond_the_farm_cannot_be_built_on() -> None:
    table = creatures_table().given(0, columns=3, left=1, wood=9).act(0, "space fences")
    for edge in ("d1n", "d3e", "g2s"):
        refusal = table.refusal(f"border {edge}")
        assert (refusal.rule, refusal.key) == ("C-3.5", "not-on-farm")
    assert "border c1e" in table.offers()
    assert "border a1w" in table.offers()
