"""The end of the game and the score (A-18)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.agricola.rules.scoring import PASTURE_STEPS, score_sheet, step_points
from tests.games.agricola.rules.sheet import sheet
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

FIELDS = ["b1", "c1", "d1", "e1", "e2", "d2", "c2", "b2"]
SMALL = ["e1", "e2", "d1", "d2", "e3"]  # one space each; the fences are enough for no sixth
LARGE = pasture("b1", "b2", "b3", "c1", "c2", "c3")  # room for twelve animals
ROWS = {"field_tiles": "fields", "unused_spaces": "unused"}  # rows of the sheet by another name


def counted(category: str, count: int) -> dict[str, Any]:
    """A farm with so many of something that scores."""
    if category == "field_tiles":
        return {"fields": {name: {} for name in FIELDS[:count]}}
    if category == "pastures":
        return {"fences": sorted({edge for name in SMALL[:count] for edge in pasture(name)})}
    if category == "unused_spaces":
        lines = pasture(*(column + row for column in "cde" for row in "123"))
        rooms = ["a1", "a2", "a3", *["b1", "b2", "b3"][count:]]
        return {"fences": lines, "rooms": rooms}
    if category in ("sheep", "boar", "cattle"):
        return {category: count, "fences": LARGE}
    return {{"vegetables": "vegetable"}.get(category, category): count}


def points(farm: dict[str, Any], row: str) -> float:
    return agricola_table().given(0, **farm).points(0, ROWS.get(row, row))


@example("AX-01", "AX-02", "AX-05", "AX-07")
@rule("A-18.2", "A-18.3", "A-18.4", "A-18.7", "A-18.8", "A-3.2")
def test_a_number_of_something_is_worth_points(case: Example) -> None:
    category, count = case.given["category"], case.given["count"]
    assert points(counted(category, count), category) == case.expected["points"]


@example("AX-03", "AX-04")
@rule("A-18.2", "A-18.5", "A-18.6")
def test_rows_of_the_table_add_up(case: Example) -> None:
    found = {}
    for row, count in case.given.items():
        found[row] = points(counted(row, count), row)
    assert found == case.expected["points"]
    assert sum(found.values()) == case.expected["sum"]


@example("AX-06")
@rule("A-18.7")
def test_a_fenced_stable_is_worth_a_point_and_an_unfenced_one_uses_its_space(case: Example) -> None:
    fenced = [entry["fenced"] for entry in case.given["stables"]]
    assert fenced == [True, False]
    table = agricola_table().given(0, stables=["e1", "e3"], fences=pasture("e1"))
    assert table.points(0, "fenced_stables") == case.expected["points"]
    without = agricola_table().given(0)
    penalty = table.points(0, "unused") - without.points(0, "unused")
    assert 2 - penalty == case.expected["unused_penalty_of_their_spaces"]


@example("AX-20")
@rule("A-18.8")
def test_rooms_score_by_their_material(case: Example) -> None:
    rooms = ["a1", "a2", "a3", "b1"]
    assert len(rooms) == case.given["rooms"]
    tables = [agricola_table().given(0, rooms=rooms, house=house) for house in case.given["house"]]
    assert [table.points(0, "clay_rooms") + table.points(0, "stone_rooms") for table in tables] == (
        case.expected["points"]
    )
    assert [table.points(0, "stone_rooms") for table in tables] == [0, 0, 8]


@rule("A-18.8", "A-9.4")
def test_every_person_is_worth_three_points_the_newborn_too() -> None:
    assert agricola_table().given(0, people=4, newborn=2).points(0, "people") == 12


@example("AX-25")
@rule("A-1.1", "A-18.7", "A-18.8")
def test_five_people_and_four_fenced_stables_are_the_most(case: Example) -> None:
    stables = ["d1", "d2", "e1", "e2"]
    assert len(stables) == case.given["fenced_stables"]
    table = agricola_table().given(
        0, people=case.given["people"], stables=stables, fences=pasture("d1", "d2", "e1", "e2")
    )
    found = {row: table.points(0, row) for row in ("people", "fenced_stables")}
    assert found == case.expected["points"]


@example("AX-50", "AX-51", "AX-53", "AX-54", "AX-56")
@rule("A-18.2")
def test_the_edges_of_the_table(case: Example) -> None:
    category = case.given["category"]
    counts, expected = case.given["counts"], case.expected["points"]
    if category == "pastures":
        *counts, beyond = counts
        *expected, most = expected
        assert (beyond > len(SMALL), step_points(beyond, PASTURE_STEPS)) == (True, most)
    assert [points(counted(category, count), category) for count in counts] == expected


@rule("A-18.4")
def test_of_pastures_the_number_counts_and_not_the_size() -> None:
    assert points({"fences": pasture("d1", "d2", "d3", "e1", "e2", "e3")}, "pastures") == 1
    assert points({"fences": sorted({*pasture("e1"), *pasture("e2")})}, "pastures") == 2


@rule("A-18.5", "AR-51")
def test_crops_count_in_the_supply_and_on_every_field_but_not_on_round_spaces() -> None:
    fields = {"c1": {"grain": 3}, "c2": {"vegetable": 1}, "card": {"vegetable": 2}}
    later = {"3": {"grain": 5, "vegetable": 5}}
    table = agricola_table().given(0, fields=fields, cards=["beanfield"], grain=1, later=later)
    assert (table.points(0, "grain"), table.points(0, "vegetables")) == (2, 3)


@rule("A-18.6")
def test_pets_and_animals_in_stables_count_like_all_others() -> None:
    table = agricola_table().given(0, sheep=1, boar=1, cattle=2, stables=["e3"], fences=pasture("c1"))
    assert [table.points(0, kind) for kind in ("sheep", "boar", "cattle")] == [1, 1, 2]


@example("AX-38", "AX-57")
@rule("A-18.10")
def test_craft_buildings_value_what_is_left_in_the_supply(case: Example) -> None:
    columns = {
        key: values for key, values in case.given.items() if key != "improvement" and isinstance(values, list)
    }
    for key, counts in columns.items():
        card, good = (case.given["improvement"], key) if key == "wood" else key.rsplit("_", 1)
        tables = [agricola_table().given(0, cards=[card], **{good: count}) for count in counts]
        printed = next(row["points"] for row in sheet("majors")["majors"] if row["id"] == card)
        found = [table.points(0, card) - printed for table in tables]
        assert found == (case.expected["points"] if key == "wood" else case.expected[card])
        assert [getattr(table.farm(0), good) for table in tables] == counts  # nothing is spent


def tied(total: dict[str, int], supplies: list[dict[str, int]]) -> AgricolaTable:
    """The game is over with these totals; begging markers and noted points make them up."""
    table = agricola_table(len(supplies)).after_work(14)
    for seat, (points, supply) in enumerate(zip(total.values(), supplies, strict=True)):
        table.given(seat, **{**supply, "food": 4 + supply.get("food", 0)})
        bare = agricola_table().given(0, **{**supply, "grain": 0}).score(0)
        table.given(seat, bonus=int(points - bare) - (3 if supply.get("grain") else 0))
    return table


@example("AX-59", "AX-60")
@rule("A-18.10", "A-18.11", "AR-76")
def test_in_a_tie_building_resources_decide(case: Example) -> None:
    totals, supply = case.given["totals"], case.given["supply"]
    table = tied(totals, list(supply.values())).to_the_end()
    outcome = table.game.outcome()
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == list(totals.values())
    first = case.expected["ranking"][0]
    assert outcome.winners == tuple(list(totals).index(name) for name in first)
    assert outcome.reason == ("resources" if len(first) == 1 else "all-equal")


@rule("A-18.11")
def test_a_total_may_be_negative_and_the_highest_wins() -> None:
    table = agricola_table().after_work(14).given(0, people=2).given(1, food=4).to_the_end()
    assert table.game.scores() == (-7 - 13 + 6 - 12, -7 - 13 + 6)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "score")


@rule("A-18.10", "A-18.11", "AR-76")
@pytest.mark.parametrize(
    ("counts", "winners"), [(True, (0,)), (False, (1,))], ids=["they break ties", "they do not"]
)
def test_a_switch_says_whether_resources_that_score_still_break_ties(
    counts: bool, winners: tuple[int, ...]
) -> None:
    table = agricola_table(craft_bonus_counts_for_tiebreak=counts).after_work(14)
    # Four wood: three of them are worth a point in the Joinery, one is left over.
    table.given(0, cards=["joinery"], wood=4, food=4).given(1, bonus=3, clay=2, food=4).to_the_end()
    assert table.game.scores()[0] == table.game.scores()[1]
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "resources")


@rule("AR-76")
def test_what_lies_beyond_the_step_that_scores_breaks_ties_in_any_case() -> None:
    table = agricola_table(craft_bonus_counts_for_tiebreak=False).after_work(14)
    table.given(0, cards=["joinery"], wood=4, food=4).given(1, bonus=3, food=4).to_the_end()
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "resources")  # the fourth wood was not needed


@rule("A-18.9", "A-14.9", "A-14.10")
def test_cards_bonus_points_and_begging_markers_are_counted_and_food_is_not() -> None:
    table = agricola_table().given(0, cards=["well", "fireplace_2"], bonus=2, begging=3, food=50)
    keys = ("well", "fireplace_2", "noted", "begging")
    assert [table.points(0, key) for key in keys] == [4, 1, 2, -9]
    assert table.score(0) == -7 - 13 + 6 + 4 + 1 + 2 - 9


@rule("A-18.12")
def test_the_score_sheet_goes_in_the_order_of_the_printed_one() -> None:
    table = agricola_table().given(0, cards=["well", "joinery"], bonus=1, begging=1, wood=3)
    lines = score_sheet(table.game.board, 0).lines
    rows = [
        *("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused"),
        *("fenced_stables", "clay_rooms", "stone_rooms", "people"),
    ]
    assert [line.key for line in lines] == [*rows, "well", "joinery", "joinery", "noted", "begging"]
    assert sum(line.points for line in lines) == table.score(0)
