"""The Barn, and its meetings with every way to build a stall."""

from __future__ import annotations

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def stalls_of(table: CreaturesTable) -> list[str]:
    return sorted(name for name in table.farm(0).buildings.values() if name in ("stall", "stable"))


@rule("R-25", "C-13")
def test_the_next_stall_becomes_a_stable_for_nothing_and_only_that_one() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "building_firm"}, stone=5, reed=1)
    table.given(0, troughs=["a2"]).act(0, "space stall; at b2; yes")
    assert table.farm(0).buildings["b2"] == "stable"
    assert table.farm(0).stone == 2
    assert int(table.game.board.tiles) == 3
    table.act(0, "call building_firm")
    assert table.farm(0).buildings["a2"] == "stall"  # once per game


@rule("R-25")
def test_declined_it_is_spent() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "building_firm"}, stone=5, reed=1)
    table.given(0, troughs=["a2"]).act(0, "space stall; at b2; no; call building_firm")
    assert stalls_of(table) == ["stall", "stall"]


@rule("R-25")
def test_a_spent_barn_asks_no_more_even_where_other_effects_wait() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "assembly_hall"}, stone=3, reed=2)
    table.given(0, memory={"barn": 1}).act(0, "space stall; at b2")
    assert table.offers(0) == ["stop", "call assembly_hall"]


@rule("R-25", "R-02")
def test_no_other_stall_can_slip_in_before_the_answer() -> None:
    buildings = {"b1": "barn", "a1": "building_firm", "a2": "carpenter"}
    table = creatures_table().given(0, columns=3, buildings=buildings, stone=7, reed=1, troughs=["c1", "c2"])
    table.act(0, "space stall; at b2")
    assert table.offers(0) == ["no", "yes"]  # neither the Building Firm nor the Carpenter
    table.act(0, "no; call building_firm; at c1")
    assert stalls_of(table) == ["stall", "stall"]


@rule("R-25", "R-24")
def test_a_stall_of_the_building_firm_is_the_next_stall() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "building_firm"}, stone=2)
    table.given(0, troughs=["b2"]).act(0, "call building_firm; yes")
    assert table.farm(0).buildings["b2"] == "stable"
    assert table.farm(0).troughs == []


@rule("R-25", "R-43")
def test_a_stall_of_the_home_workshop_is_the_next_stall() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "home_workshop"}, stone=3, reed=1)
    table.after_work().act(0, "use home_workshop; at b2; yes")
    assert table.farm(0).buildings["b2"] == "stable"


@rule("R-25", "C-5.7", "R-34")
def test_the_cow_stall_gives_its_cow_then_makes_way_for_a_stable() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn"}, wood=4, reed=1, cow=2)
    table.display("cow_stall").supply(tiles=1).given(1, wood=4, reed=1)
    table.act(0, "space special_building_1; at b2")
    assert table.farm(0).animals == {"cow": 3}
    assert table.offers(0) == ["no", "yes"]
    table.act(0, "yes")
    assert table.farm(0).buildings["b2"] == "stable"
    assert int(table.game.board.tiles) == 0
    assert table.farm(0).holds(pig=5, cow=1, horse=1)
    assert "space special_building_2" in table.offers(1)  # the Cow Stall lies on the display again
    table.act(1, "space special_building_2; at b2")
    assert table.farm(1).buildings["b2"] == "cow_stall"


@rule("R-25", "R-35")
def test_without_a_tile_the_cow_stall_stays_and_the_barn_is_spent() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn", "a1": "stall"}, wood=8, stone=0, reed=1)
    table.display("cow_stall", "open_stable").supply(tiles=0)
    table.act(0, "space special_building_1; build cow_stall; at b2")
    assert table.game.to_act == 1  # nothing was asked
    assert table.farm(0).buildings["b2"] == "cow_stall"
    table.act(1, "space three_wood")
    table.act(0, "space special_building_2; at a1; take cow")  # its stall tile goes back to the supply
    assert int(table.game.board.tiles) == 1
    assert table.game.position()["farms"][0]["memory"] == {"barn": 1}  # type: ignore[index]


@rule("R-25")
def test_an_ordinary_stall_needs_no_further_tile() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn"}, stone=3, reed=1).supply(tiles=1)
    table.act(0, "space stall; at b2; yes")
    assert table.farm(0).buildings["b2"] == "stable"


@rule("R-25", "R-23")
def test_moving_a_stall_or_building_the_open_stable_is_no_stall_built() -> None:
    buildings = {"b1": "barn", "b2": "stall", "a1": "carpenter"}
    table = creatures_table().given(0, buildings=buildings, stone=6, reed=1).display("open_stable")
    table.act(0, "call carpenter; at b3; space special_building_1; take cow")
    assert "memory" not in table.game.position()["farms"][0]  # type: ignore[index]
    table.act(1, "space three_wood").act(0, "space stall; at b2; yes")
    assert table.farm(0).buildings["b2"] == "stable"


@rule("R-25", "C-13")
def test_earlier_stalls_and_those_of_the_other_seat_do_not_concern_it() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=3).display("barn")
    table.given(1, stone=3, reed=1).act(0, "space special_building_1; at b2").act(1, "space stall; at b1")
    assert table.game.to_act == 0
    assert stalls_of(table) == ["stall"]
    assert table.farm(1).buildings["b1"] == "stall"


@rule("R-25", "C-13")
def test_the_barn_holds_one_animal_is_no_stable_and_costs_three_wood() -> None:
    table = creatures_table().given(0, buildings={"b1": "barn"}, reed=1).display("materials_outlet")
    assert table.farm(0).holds(cow=1, pig=1)
    assert not table.farm(0).holds(cow=3)
    assert table.refusal("build materials_outlet").key == "on-stable"
    assert creatures_table().given(0, wood=2).display("barn").refusal("build barn").key == "short-of"
