"""Farms that cannot stand: more pieces than the box holds, things out of place, animals without room."""

import pytest

from tests.contract.refusals import HUGE, refused, refused_farm
from tests.games.creatures.scenario import pasture
from tests.rule_marks import rule


@rule("C-1.3")
def test_there_are_ten_troughs() -> None:
    cells = ["a1", "a2", "a3", "b1", "b2", "b3"]
    assert refused(farms=[{"troughs": cells}, {"troughs": cells}]) == (
        "position-too-many",
        {"piece": "troughs", "over": 2},
    )


@rule("C-1.4")
def test_there_are_four_stall_tiles_in_the_standard_game() -> None:
    stalls = {"a3": "cottage", "a1": "stall", "a2": "stable", "b1": "stall"}
    assert refused(farms=[{"buildings": stalls}, {"buildings": stalls}]) == (
        "position-too-many",
        {"piece": "tiles", "over": 2},
    )


@rule("C-1.5")
@pytest.mark.parametrize(("mode", "columns", "over"), [("standard", 5, 2), ("expert", 6, 3)])
def test_there_are_only_so_many_expansions(mode: str, columns: int, over: int) -> None:
    assert refused(options={"mode": mode}, farms=[{"columns": columns}] * 2) == (
        "position-too-many",
        {"piece": "expansions", "over": over},
    )


@rule("C-1.2")
def test_there_are_26_borders() -> None:
    # 7 are still to come to Expand after round 1, and 1 lies there.
    assert refused(farms=[{"borders": 10}, {"borders": 9}]) == (
        "position-too-many",
        {"piece": "borders", "over": 1},
    )
    assert refused(round=8, spaces={"expand": {"borders": 8}}, farms=[{"borders": 19}, {"borders": 0}]) == (
        "position-too-many",
        {"piece": "borders", "over": 1},
    )


@rule("C-1.2")
def test_placed_borders_count_among_the_26() -> None:
    key, details = refused_farm(borders=9, placed_borders=pasture("a1"))
    assert (key, details) == ("position-too-many", {"piece": "borders", "over": 4})


@rule("C-1.6")
@pytest.mark.parametrize(
    "fields",
    [
        {"farms": [{"buildings": {"a3": "cottage", "a1": "sawmill", "b1": "sawmill"}}]},
        {"farms": [{"buildings": {"a3": "cottage", "a1": "sawmill"}}] * 2},
        {"farms": [{"buildings": {"a3": "cottage", "a1": "sawmill"}}], "display": ["sawmill"]},
        {"display": ["sawmill", "sawmill"]},
    ],
    ids=["on one farm", "on both farms", "on a farm and on the display", "on the display"],
)
def test_each_special_building_exists_once(fields: dict[str, object]) -> None:
    assert refused(options={"mode": "expert"}, **fields) == (
        "position-building-twice",
        {"building": "sawmill"},
    )


@rule("C-10.16")
@pytest.mark.parametrize("tile", ["stall", "stable", "cottage"])
def test_only_special_buildings_lie_on_the_display(tile: str) -> None:
    assert refused(display=[tile]) == ("position-building-twice", {"building": tile})


@rule("C-3.2")
@pytest.mark.parametrize(
    ("farm", "cell"),
    [
        ({"buildings": {"a1": "stall"}}, "a3"),
        ({"buildings": {}}, "a3"),
        ({"buildings": {"b3": "cottage"}}, "a3"),
        ({"columns": 3, "left": 1, "buildings": {"a3": "cottage"}}, "b3"),
        ({"buildings": {"a3": "cottage", "a2": "cottage"}}, "a3"),
        ({"buildings": {"a3": "half_timbered_house", "a2": "cottage"}}, "a3"),
    ],
)
def test_the_cottage_stands_in_its_place(farm: dict[str, object], cell: str) -> None:
    assert refused_farm(**farm) in [
        ("position-cottage", {"path": "farms[0].buildings", "cell": cell}),
        ("position-building-twice", {"building": "cottage"}),
    ]


@rule("C-3.3")
@pytest.mark.parametrize("field", ["buildings", "troughs"])
def test_a_cell_off_the_farm_is_refused(field: str) -> None:
    value: object = {"a3": "cottage", "c1": "stall"} if field == "buildings" else ["c1"]
    assert refused_farm(**{field: value}) == ("position-cell", {"path": f"farms[0].{field}", "value": "c1"})


@rule("C-3.5")
@pytest.mark.parametrize("edge", ["c1e", "c1n", "a1x", "", 3, None, HUGE, ["a1n"]])
def test_an_edge_off_the_farm_is_refused(edge: object) -> None:
    key, details = refused_farm(placed_borders=[edge])
    assert (key, details["path"]) == ("position-edge", "farms[0].placed_borders")


@rule("C-7.1", "C-7.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_animals_need_room(seat: int) -> None:
    farms: list[dict[str, object]] = [{}, {}]
    farms[seat] = {"animals": {"sheep": 2}}
    assert refused(farms=farms) == ("position-animals", {"seat": seat + 1})


@rule("R-15")
@pytest.mark.parametrize("promised", [{"horse": 1}, {"sheep": 2}])
def test_a_promise_needs_a_birth(promised: dict[str, int]) -> None:
    count = sum(promised.values())
    assert refused_farm(promised=promised) == (
        "position-range",
        {"path": "farms[0].promised", "value": count, "low": 0, "high": 0},
    )
