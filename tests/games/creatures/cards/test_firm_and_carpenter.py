"""Building Firm and Carpenter: what changes a farm at any time."""

from __future__ import annotations

import json

from bocage.games.creatures import Game
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def firm(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": {"b1": "building_firm"}, "stone": 2, **farm})


@rule("R-24", "C-13")
def test_the_building_firm_puts_a_stall_in_place_of_a_trough() -> None:
    table = firm(troughs=["b2", "a1"]).act(0, "call building_firm; at b2")
    assert table.farm(0).buildings["b2"] == "stall"
    assert (table.farm(0).stone, table.farm(0).troughs) == (0, ["a1"])
    assert (int(table.game.board.troughs), int(table.game.board.tiles)) == (9, 3)
    assert table.game.to_act == 0  # no worker is needed


@rule("R-24", "R-35")
def test_the_building_firm_wants_stone_a_tile_and_a_trough_on_no_building() -> None:
    assert firm(stone=1, troughs=["b2"]).refusal("call building_firm").key == "short-of"
    assert firm(troughs=["a3", "b1"]).refusal("call building_firm").rule == "R-24"
    assert firm(troughs=["b2"]).supply(tiles=0).refusal("call building_firm").rule == "C-1.4"
    assert "call building_firm" not in firm().offers(0)


@rule("R-24", "C-4.3")
def test_inside_a_pasture_the_stall_takes_room_and_animals_are_judged_afterwards() -> None:
    table = firm(placed_borders=pasture("a1", "a2"), troughs=["a2"], sheep=8)
    assert table.farm(0).pasture_rooms == [8]
    table.act(0, "call building_firm")
    assert table.farm(0).pasture_rooms == [2]
    assert table.farm(0).holds(sheep=6)
    assert table.farm(0).animals == {"sheep": 6}  # the two sheep without room are gone


@rule("R-24")
def test_a_pasture_of_one_cell_disappears() -> None:
    table = firm(placed_borders=pasture("a1"), troughs=["a1"], pig=4).act(0, "call building_firm")
    assert table.farm(0).pasture_cells == []
    assert table.farm(0).animals == {"pig": 4}  # three in the stall, one in the Cottage


@rule("R-24", "R-43")
def test_the_building_firm_is_no_stall_action() -> None:
    table = firm(buildings={"b1": "building_firm", "a1": "workshop"}, troughs=["b2"])
    table.act(0, "call building_firm")
    assert table.game.prompt[1] == "space"


@rule("R-24", "R-21")
def test_with_a_cottage_extension_the_new_stall_must_touch_a_building() -> None:
    buildings = {"a2": "cottage_extension", "b2": "building_firm"}
    table = firm(columns=4, buildings=buildings, troughs=["d1", "c2"]).act(0, "call building_firm")
    assert table.farm(0).buildings["c2"] == "stall"  # d1 was no choice
    table = firm(columns=4, buildings=buildings, troughs=["d1"])
    assert "call building_firm" not in table.offers(0)


@rule("R-24", "C-12.6", "C-12.4")
def test_the_trough_no_longer_counts_but_the_cell_stays_used() -> None:
    cells = ["a1", "a2", "c1", "c2", "c3"]
    buildings = {"b1": "building_firm", "b2": "feed_storehouse"}
    table = firm(columns=3, buildings=buildings, troughs=cells)
    assert (table.points(0, "feed_storehouse"), table.points(0, "expansions", "expansions")) == (3, 4)
    table.act(0, "call building_firm; at c1")
    assert (table.points(0, "feed_storehouse"), table.points(0, "expansions", "expansions")) == (0, 4)


def carpenter(**farm: object) -> CreaturesTable:
    return creatures_table().given(
        0, **{"columns": 4, "buildings": {"b1": "carpenter", "c1": "stall"}, **farm}
    )


@rule("R-23", "C-13")
def test_the_carpenter_moves_stalls_and_troughs_on_the_own_farm() -> None:
    table = carpenter(troughs=["c1", "d3"])
    table.act(0, "call carpenter; lift c1; lift_trough d3; stop; at d2; trough a1")
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "carpenter", "d2": "stall"}
    assert table.farm(0).troughs == ["a1", "c1"]  # the trough on the moved stall stays behind
    assert (int(table.game.board.tiles), int(table.game.board.troughs)) == (3, 8)


@rule("R-23", "C-5.2", "C-6.1")
def test_a_stall_needs_a_cell_without_building_and_a_trough_one_without_trough() -> None:
    table = carpenter(troughs=["d3"]).act(0, "call carpenter; lift c1; stop")
    assert "at b1" not in table.offers(0)
    assert table.refusal("at b1").rule == "C-5.2"
    table.act(0, "at d3")  # a stall may move onto a trough
    assert table.farm(0).holds(sheep=7)
    table = carpenter(troughs=["d3", "d2"]).act(0, "call carpenter; lift_trough d3; stop")
    assert "trough d2" not in table.offers(0)
    assert table.refusal("trough d2").rule == "C-6.1"
    assert "trough c1" in table.offers(0)  # on a building, why not


@rule("R-23")
def test_the_carpenter_moves_no_stable_no_open_stable_and_no_other_building() -> None:
    buildings = {"b1": "carpenter", "c1": "stable", "c2": "open_stable", "d1": "cow_stall", "d2": "pig_stall"}
    table = carpenter(buildings=buildings).act(0, "call carpenter")
    assert table.offers(0) == ["lift d1", "lift d2"]
    assert carpenter(buildings={"b1": "carpenter"}).refusal("call carpenter").key == "nothing-to-move"


@rule("R-23")
def test_the_carpenter_never_moves_a_stall_of_the_other_seat() -> None:
    table = carpenter(troughs=["a1"]).given(1, buildings={"b1": "stall"}, troughs=["b2"])
    table.act(0, "call carpenter")
    assert table.offers(0) == ["lift c1", "lift_trough a1"]
    table.act(0, "lift c1; lift_trough a1; at d1; trough a1; space three_wood")
    assert table.refusal("call carpenter").key == "not-owned"


@rule("R-23")
def test_cow_stall_and_stall_change_places_in_one_relocation() -> None:
    buildings = {"b1": "carpenter", "c1": "stall", "d1": "cow_stall"}
    table = carpenter(buildings=buildings, sheep=3, cow=3)
    table.act(0, "call carpenter; lift c1; lift d1; at c1; at d1")
    assert [table.farm(0).buildings[cell] for cell in ("c1", "d1")] == ["cow_stall", "stall"]
    assert table.farm(0).animals == {"sheep": 3, "cow": 3}
    assert table.points(0, "cow_stall") == 0


@rule("R-23", "C-7.5")
def test_a_moved_stall_opens_its_pasture_and_animals_are_judged_at_the_end() -> None:
    walls = [edge for edge in pasture("d1") if edge != "c1e"]  # the stall on c1 closes the west side
    table = carpenter(placed_borders=walls, sheep=3, pig=2)
    assert table.farm(0).pasture_cells == ["d1"]
    table.act(0, "call carpenter; at c3")
    assert table.farm(0).pasture_cells == []
    assert table.game.prompt[1] == "release"
    table = carpenter(placed_borders=walls, sheep=3, pig=2)
    table.act(0, "call carpenter; at c1")  # back where it was: nobody runs away
    assert table.game.prompt[1] == "space"


@rule("R-08", "R-23")
def test_a_border_under_the_wall_keeps_the_pasture_closed() -> None:
    table = carpenter(placed_borders=pasture("d1"), pig=2).act(0, "call carpenter; at c3")
    assert table.farm(0).pasture_cells == ["d1"]
    assert sorted(table.farm(0).placed) == sorted(pasture("d1"))  # borders never move


@rule("R-02", "R-23")
def test_a_relocation_is_not_repeated_before_something_else_is_done() -> None:
    table = carpenter().act(0, "call carpenter; at c2")
    assert "call carpenter" not in table.offers(0)
    assert table.refusal("call carpenter").key == "just-done"
    table.act(0, "space three_wood").act(1, "space two_stone")
    table.act(0, "call carpenter; at c3")
    assert table.refusal("call carpenter").key == "just-done"
    assert table.farm(0).buildings["c3"] == "stall"


@rule("R-02")
def test_other_effects_open_the_carpenter_again() -> None:
    buildings = {"b1": "carpenter", "c1": "stall", "b2": "cattle_market"}
    table = carpenter(buildings=buildings, reed=1).act(0, "call carpenter; at c2")
    table.act(0, "call cattle_market; take cow; call carpenter; at c3")
    assert table.farm(0).buildings["c3"] == "stall"


@rule("R-23")
def test_everything_lifted_must_be_put_down() -> None:
    table = carpenter(troughs=["d3"]).act(0, "call carpenter; lift c1; stop")
    assert "stop" not in table.offers(0)
    assert table.refusal("stop").key == "must-place-all"
    table = carpenter(troughs=["d3"]).act(0, "call carpenter")
    assert table.refusal("stop").key == "nothing-to-move"


@rule("R-21", "R-23")
def test_with_a_cottage_extension_the_buildings_end_as_one_cluster() -> None:
    #  a2 and a3 hold together; b2 is the bridge to c2.
    buildings = {"a2": "cottage_extension", "b2": "stall", "c2": "carpenter"}
    table = carpenter(buildings=buildings).act(0, "call carpenter")
    assert table.game.prompt[1] == "space"  # there was no choice: the only place was its own
    assert table.farm(0).buildings == {"a3": "cottage", **buildings}


@rule("R-21", "R-23")
def test_the_cluster_is_judged_after_the_whole_relocation() -> None:
    buildings = {"a2": "cottage_extension", "b2": "stall", "c2": "stall", "d2": "carpenter"}
    table = carpenter(buildings=buildings)
    table.act(0, "call carpenter; lift b2; lift c2")
    # Far from everything is no place; a cell that the second stall can still join is.
    assert "at d1" not in table.offers(0)
    assert table.refusal("at c1").rule == "R-21"
    assert set(table.offers(0)) == {"at b2", "at c2"}
    buildings["c1"] = "cow_stall"
    table = carpenter(buildings=buildings).act(0, "call carpenter; lift b2; lift c1; lift c2; at b1")
    assert table.farm(0).buildings["b1"] == "cow_stall"  # touches nothing yet: the two stalls join it
    assert set(table.offers(0)) == {"at b2", "at c2"}
    table.act(0, "at c2")
    assert table.farm(0).buildings["b2"] == table.farm(0).buildings["c2"] == "stall"


@rule("R-21")
def test_troughs_are_free_of_the_cluster() -> None:
    buildings = {"a2": "cottage_extension", "b2": "carpenter"}
    table = carpenter(buildings=buildings, troughs=["d1"]).act(0, "call carpenter; trough d3")
    assert table.farm(0).troughs == ["d3"]


@rule("R-23", "C-12.4", "R-31")
def test_a_move_before_scoring_pays() -> None:
    buildings = {"b1": "carpenter", "b2": "large_extension", "c1": "stall", "c2": "stall", "a1": "office"}
    table = carpenter(columns=3, buildings=buildings, troughs=["a2"]).round(8).after_work()
    while table.game.prompt[0] != "R-03":
        table.act(0, "stop")
    before = table.score(0)
    table.act(0, "call carpenter; lift_trough a2; stop; trough c3")
    assert table.score(0) == before + 4  # the expansion is full now


@rule("R-23", "R-02")
def test_a_relocation_is_saved_and_reloaded_half_way() -> None:
    buildings = {"b1": "carpenter", "c1": "stall", "d1": "cow_stall"}
    table = carpenter(buildings=buildings, sheep=3, cow=3, troughs=["a1"])
    table.act(0, "call carpenter; lift c1; lift_trough a1; lift d1; at b2")
    again = Game.from_position(json.loads(json.dumps(table.game.position())))
    assert again.key() == table.game.key()
    for text in ("at b3", "trough b2"):
        table.act(0, text)
        again.play(text)
    assert again.key() == table.game.key()
    assert table.farm(0).buildings["b2"] == "cow_stall"
    assert table.farm(0).animals == {"sheep": 3, "cow": 3}
