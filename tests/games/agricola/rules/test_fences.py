"""Stables, fences and pastures (A-10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bocage.core.errors import BadPosition
from bocage.farmland.grid import walls_of
from bocage.games.agricola.referee.land import (
    CELLS,
    around,
    cell_name,
    cell_of,
    fault_of,
    fence_name,
    land_of,
    outline,
)
from bocage.games.agricola.rules.farm import EVERY_CELL
from bocage.games.agricola.rules.notation import CELL_NAMES
from bocage.games.agricola.rules.pastures import SHAPES, fences_around
from tests.games.agricola.rules.sheet import cell, edge
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

ROOMS = {"a2", "a3"}


def fence(table: AgricolaTable, *groups: list[str]) -> AgricolaTable:
    """Seat 0 fences these pastures one after another, on Fencing."""
    table.course(round=4).act(0, "space fencing")
    for cells in groups:
        for name in cells:
            table.act(0, f"enclose {name}")
        if table.asked == (0, "enclose-more"):
            table.act(0, "stop")
    if table.asked[0] == 0:
        table.act(0, "stop")
    return table


@example(
    *("AX-70", "AX-71", "AX-73", "AX-74", "AX-76", "AX-77", "AX-79"),
    *("AX-80", "AX-82", "AX-83", "AX-85", "AX-86"),
)
@rule("A-10.2", "A-10.4", "A-10.5", "A-10.6", "A-10.7", "A-10.8", "A-10.9", "AR-43")
def test_a_layout_of_fences_stands_or_does_not(case: Example) -> None:
    fences = [edge(text) for text in case.given["fences"]]
    assert len(set(fences)) == case.expected["fences_used"]
    farm = {
        "rooms": [cell(at) for at in case.given["rooms"]],
        "fields": {cell(at): {} for at in case.given["fields"]},
        "stables": [cell(at) for at in case.given["stables"]],
    }
    table = agricola_table().given(0, **farm, fences=fences)
    if not case.expected["legal"]:
        with pytest.raises(BadPosition) as refused:
            _ = table.game
        assert refused.value.key == "position-fences"
        return
    expected = case.expected["pastures"]
    cells = [sorted(cell(at) for at in entry["spaces"]) for entry in expected]
    assert sorted(map(sorted, table.farm(0).pastures)) == sorted(cells)
    rooms = sorted(entry["capacity"] for entry in expected)
    assert sorted(int(room) for room in table.game.board.farm(0).pasture_rooms) == rooms
    # And the same by building it.
    built = fence(agricola_table().given(0, **farm, wood=15), *cells)
    assert built.farm(0).fences == len(fences) == 15 - built.farm(0).wood
    assert built.farm(0).pastures == table.farm(0).pastures


def random_layout(rng: Random) -> dict[str, Any]:
    """Some pastures drawn at random, perhaps with a fence missing, and perhaps a field in the way."""
    tiles = {*ROOMS, "c1"} if rng.random() < 0.5 else set(ROOMS)
    fences: set[str] = set()
    for _ in range(rng.randint(1, 3)):
        shape = {cell_of(rng.choice([name for name in CELL_NAMES if name not in tiles]))}
        for _ in range(rng.randint(0, 3)):
            near = {place for name in shape for place in around(name)} - shape
            shape |= {rng.choice(sorted(near))}
        fences |= {fence_name(fence) for fence in outline(shape)}
    if rng.random() < 0.4:
        fences.discard(rng.choice(sorted(fences)))
    fields: dict[str, dict[str, int]] = {name: {} for name in tiles - ROOMS}
    return {"rooms": sorted(ROOMS), "fields": fields, "stables": [], "fences": sorted(fences)}


@rule("A-10.4", "A-10.5", "A-8.6", "AR-42")
def test_layouts_are_judged_as_the_words_of_the_rule_say() -> None:
    rng = Random(10)
    verdicts = []
    for _ in range(400):
        farm = random_layout(rng)
        table = agricola_table().given(0, **farm)
        try:
            found = table.farm(0).pastures
        except BadPosition:
            verdicts.append(False)
        else:
            verdicts.append(True)
            pastures = [[cell_name(place) for place in sorted(cells)] for cells in land_of(farm).pastures]
            assert sorted(found) == sorted(pastures)
        assert verdicts[-1] == (fault_of(land_of(farm)) is None), farm
    assert 80 < sum(verdicts) < 320


@rule("A-10.2")
def test_stables_stay_and_fences_may_come_around_them_later() -> None:
    table = fence(agricola_table().given(0, stables=["e3"], wood=4), ["e3"])
    assert (table.farm(0).stables, table.farm(0).pastures) == (["e3"], [["e3"]])
    assert [int(room) for room in table.game.board.farm(0).pasture_rooms] == [4]


@rule("A-10.4", "A-8.6")
def test_a_side_of_a_room_or_field_closes_no_pasture() -> None:
    ring = ["b1", "c1", "c2", "c3", "b3"]  # b2 lies inside, but open towards the room on a2
    table = fence(agricola_table().given(0, wood=15), ring)
    assert (table.farm(0).pastures, table.farm(0).fences) == ([sorted(ring)], 12)
    assert table.points(0, "unused") == -8
    plowed = table.act(1, "space forest").act(0, "space farmland").offers("plow")
    assert "plow b2" in plowed


@rule("A-10.3")
def test_any_number_of_pastures_may_be_fenced_in_one_action_for_a_wood_a_fence() -> None:
    table = fence(agricola_table().given(0, wood=12), ["c1"], ["d1"], ["d2"])
    assert table.farm(0).pastures == [["c1"], ["d1"], ["d2"]]
    assert (table.farm(0).fences, table.farm(0).wood) == (10, 2)
    poor = agricola_table().given(0, wood=9).course(round=4).act(0, "space fencing; enclose c1; stop")
    poor.act(0, "enclose d1; stop")
    assert poor.asked == (1, "space")  # two wood close nothing more here
    assert poor.farm(0).wood == 2


@rule("A-10.6", "AR-42")
def test_a_corner_is_no_neighbour() -> None:
    table = agricola_table().given(0, fences=pasture("c1"), wood=4).course(round=4).act(0, "space fencing")
    assert table.refused("enclose e3") == ("A-10.5", "not-in-pasture-reach")
    assert table.refused("enclose d2") == ("A-10.5", "not-in-pasture-reach")
    assert table.offers("enclose") == ["enclose b1", "enclose c2", "enclose d1"]
    richer = agricola_table().given(0, fences=pasture("c1"), wood=5).course(round=4).act(0, "space fencing")
    richer.act(0, "enclose d2")  # as a part of something larger
    assert richer.refused("stop") == ("A-10.5", "pasture-unfinished")
    with pytest.raises(BadPosition):
        _ = agricola_table().given(0, fences=[*pasture("c1"), *pasture("d2")]).game


@rule("A-10.7")
def test_a_pasture_is_divided_by_new_fences_alone_and_never_grows() -> None:
    farm = {"fences": pasture("c1", "d1", "c2", "d2"), "wood": 2}
    table = fence(agricola_table().given(0, **farm), ["c1", "c2"])
    assert table.farm(0).pastures == [["c1", "c2"], ["d1", "d2"]]
    assert (table.farm(0).wood, table.farm(0).fences) == (0, 10)
    beside = agricola_table().given(0, fences=pasture("c1"), wood=9).course(round=4).act(0, "space fencing")
    assert beside.refused("enclose c1") == ("A-10.5", "not-in-pasture-reach")


@rule("A-10.8")
def test_no_tile_lies_in_a_pasture_and_none_can_be_ringed() -> None:
    table = agricola_table().given(0, fields={"c2": {}}, wood=15).course(round=4).act(0, "space fencing")
    assert table.refused("enclose c2") == ("A-10.8", "tile-there")
    assert table.refused("enclose a2") == ("A-10.8", "tile-there")
    # A group of spaces with a hole needs 16 fences at least: the fewest go around b2, c2 or d2.
    rings = []
    for hole in CELLS:
        ring = {(hole[0] + east, hole[1] + south) for east in (-1, 0, 1) for south in (-1, 0, 1)} - {hole}
        if ring <= set(CELLS):
            rings.append(len(outline(ring)))
    assert rings == [16, 16, 16]


def test_fences_are_the_edges_that_only_one_of_the_spaces_has() -> None:
    rng = Random(3)
    for spaces in [0, EVERY_CELL, *(rng.getrandbits(15) for _ in range(500))]:
        walls = 0
        for place in range(15):
            walls ^= walls_of(spaces & 1 << place)
        assert fences_around(spaces) == walls


@rule("A-10.9")
@pytest.mark.parametrize(
    ("sizes", "fewest"),
    [((1,), 4), ((2,), 6), ((3, 4), 8), ((5, 6), 10), ((7, 8, 9), 12), ((10, 11, 12), 14)],
)
def test_the_fewest_fences_for_a_pasture(sizes: tuple[int, ...], fewest: int) -> None:
    found = dict.fromkeys(sizes, 99)
    for shape in SHAPES:
        cells = {cell_of(CELL_NAMES[place]) for place in range(15) if shape >> place & 1}
        if len(cells) in found:
            found[len(cells)] = min(found[len(cells)], len(outline(cells)))
    assert set(found.values()) == {fewest}
