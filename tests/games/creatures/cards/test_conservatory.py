"""The Conservatory and its chains, with the Cottage Extension."""

from __future__ import annotations

import json

import pytest

from bocage.games.creatures import Game
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def rich(*display: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"wood": 6, "stone": 6, "reed": 3, **farm}).display(*display)


def second_turn(*display: str, **farm: object) -> CreaturesTable:
    """Round 1, seat 0 about to place the second worker."""
    table = creatures_table().given(0, **farm).display(*display)
    return table.space("building_resources", worker=0).space("three_wood", worker=1, wood=0)


@rule("R-20", "C-13")
def test_the_conservatory_lets_its_owner_build_one_more_beside_it() -> None:
    table = rich("conservatory", "storage", "shelter")
    table.act(0, "space special_building_1; build conservatory; at b1")
    assert table.offers(0) == ["stop", "build storage", "build shelter"]
    table.act(0, "build shelter")
    assert table.offers(0) == ["at a1", "at b2"]
    assert table.refusal("at a2").rule == "R-20"
    table.act(0, "at b2; take cow")
    assert table.farm(0).animals == {"cow": 1}
    assert (table.farm(0).wood, table.farm(0).stone) == (4, 4)
    assert table.game.to_act == 1  # the chain ends with two


@rule("R-20")
def test_the_second_building_may_be_declined_or_too_dear() -> None:
    table = rich("conservatory", "storage").act(
        0, "space special_building_1; build conservatory; at b1; stop"
    )
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "conservatory"}
    table = rich("conservatory", "storage", wood=1).act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1
    table = creatures_table().given(0, wood=9).display("conservatory")
    assert table.refusal("build conservatory").key == "short-of"


@rule("R-20", "C-5.3")
def test_the_conservatory_holds_one_sheep_and_nothing_else() -> None:
    table = creatures_table().given(0, buildings={"b1": "conservatory"})
    assert table.farm(0).holds(sheep=2)
    assert table.farm(0).holds(sheep=1, cow=1)
    assert not table.farm(0).holds(cow=2)


@rule("R-20", "R-36")
def test_the_sawmill_serves_the_second_building_too() -> None:
    table = rich("conservatory", "shelter", wood=1, buildings={"b3": "sawmill"})
    table.act(0, "space special_building_1; build conservatory; at b1; build shelter; at b2; take pig")
    assert table.farm(0).wood == 0


@rule("R-20", "C-5.6")
def test_the_open_stable_covers_an_adjacent_stall_only() -> None:
    table = rich("conservatory", "open_stable", columns=4, buildings={"d1": "stall", "b2": "stall"})
    table.act(
        0, "space special_building_1; build conservatory; at b1; build open_stable; pay wood; take horse"
    )
    assert table.farm(0).buildings["b2"] == "open_stable"  # d1 was no choice
    table = rich("conservatory", "open_stable", columns=4, buildings={"d1": "stall"})
    table.act(0, "space special_building_1; build conservatory; at b1")
    assert table.game.to_act == 1


@rule("R-20", "R-35")
def test_the_materials_outlet_covers_an_adjacent_stable() -> None:
    table = rich("conservatory", "materials_outlet", buildings={"b2": "stable"})
    table.act(0, "space special_building_1; build conservatory; at b1; build materials_outlet")
    assert table.farm(0).buildings["b2"] == "materials_outlet"
    assert (table.farm(0).wood, table.farm(0).stone) == (10, 8)


@rule("R-20", "R-22")
def test_the_corner_house_needs_a_corner_beside_the_conservatory() -> None:
    table = rich("conservatory", "corner_house", columns=3)
    table.act(0, "space special_building_1; build conservatory; at b1; build corner_house")
    assert table.offers(0) == ["at a1", "at c1"]
    table = rich("conservatory", "corner_house", columns=3)
    table.act(0, "space special_building_1; build conservatory; at b2")
    assert table.game.to_act == 1


@rule("R-20")
def test_the_farm_shop_needs_the_road_beside_the_conservatory() -> None:
    table = rich("conservatory", "farm_shop", columns=3)
    table.act(0, "space special_building_1; build conservatory; at b2; build farm_shop")
    assert table.farm(0).buildings["b3"] == "farm_shop"
    table = rich("conservatory", "farm_shop", columns=3)
    table.act(0, "space special_building_1; build conservatory; at b1")
    assert table.game.to_act == 1


@rule("R-20", "R-33")
def test_a_country_house_beside_it_may_push_the_whole_farm_to_the_right() -> None:
    table = rich("conservatory", "country_house", sheep=1, troughs=["b1"])
    table.act(
        0, "space special_building_1; build conservatory; at b1; build country_house; at b2; expand left"
    )
    assert table.farm(0).buildings == {"b3": "cottage", "c1": "conservatory", "c2": "country_house"}
    assert table.farm(0).troughs == ["c1"]
    assert table.farm(0).animals == {"sheep": 1, "cow": 1}


@rule("R-20", "R-25")
def test_a_cow_stall_as_second_building_meets_the_barn() -> None:
    table = rich("conservatory", "cow_stall", buildings={"a1": "barn"})
    table.act(0, "space special_building_1; build conservatory; at b1; build cow_stall; yes")
    assert table.farm(0).buildings["b2"] == "stable"
    assert table.farm(0).animals == {"cow": 1}


@rule("R-20")
def test_a_second_building_with_borders_of_its_own_resolves_fully() -> None:
    table = rich("conservatory", "fence_builder")
    table.act(0, "space special_building_1; build conservatory; at b1; build fence_builder; at b2")
    table.act(0, "border a1n; border a1w; stop")
    assert (table.farm(0).placed, table.farm(0).wood) == (["a1w", "a1n"], 4)


@rule("R-20", "C-5.8")
def test_the_conditions_of_the_second_building_are_read_after_the_first_stands() -> None:
    table = rich("conservatory", "duck_pond", columns=3)  # 8 unused cells, 7 with the Conservatory
    table.act(0, "space special_building_1; build conservatory; at b1; build duck_pond; at b2")
    assert table.farm(0).reed == 4
    table = rich("conservatory", "duck_pond", columns=3, troughs=["c1", "c2"])  # 6, then 5
    table.act(0, "space special_building_1; build conservatory; at b1")
    assert table.game.to_act == 1


@rule("R-41", "R-20", "C-5.8")
def test_animals_the_first_building_drives_out_are_let_go_before_the_second() -> None:
    buildings = {"a1": "stall", "b1": "stall", "a2": "stall"}
    table = rich("conservatory", "fodder_beet_field", columns=4, buildings=buildings)
    table.given(0, placed_borders=pasture("c1"), borders=0, sheep=2, pig=2, cow=2, horse=2)
    table.act(0, "space special_building_1; build conservatory; at c1; build fodder_beet_field")
    table = rich("conservatory", "fodder_beet_field", columns=4, buildings=buildings)
    table.given(0, placed_borders=pasture("c1"), borders=0, sheep=2, pig=2, cow=2, horse=4)
    table.act(0, "space special_building_1; build conservatory; at c1")
    assert table.game.prompt[1] == "release"  # 10 places, but four types for three stalls
    table.act(0, "release sheep")
    assert table.game.to_act == 1  # with a single sheep the Fodder Beet Field is out of reach


@rule("R-20")
def test_the_chain_is_saved_and_reloaded_before_the_second_building() -> None:
    table = rich("conservatory", "shelter")
    table.act(0, "space special_building_1; build conservatory; at b1")
    again = Game.from_position(json.loads(json.dumps(table.game.position())))
    for text in ("build shelter", "at b2", "take cow"):
        table.act(0, text)
        again.play(text)
    assert again.key() == table.game.key()


@rule("R-21", "C-5.8")
def test_the_cottage_extension_comes_with_the_second_worker_of_round_one() -> None:
    table = second_turn("cottage_extension", wood=1)
    table.act(0, "space special_building_1")
    assert table.offers(0) == ["at a2", "at b3"]
    assert table.refusal("at b2").rule == "C-5.8"
    table.act(0, "at a2")
    assert table.points(0, "cottage_extension") == 4
    assert table.farm(0).holds(cow=3, pig=1)
    assert not table.farm(0).holds(cow=5)


@rule("R-21")
@pytest.mark.parametrize(("round_", "workers"), [(1, 0), (1, 2), (2, 1)])
def test_with_no_other_worker_and_in_no_other_round(round_: int, workers: int) -> None:
    table = creatures_table().given(0, wood=9).display("cottage_extension").round(round_)
    spaces = ["three_wood", "two_stone", "one_stone", "expand"][: 2 * workers]
    for place, space in enumerate(spaces):
        table.space(space, worker=place % 2)
    assert table.refusal("build cottage_extension").key == "only-second-worker"
    assert "space special_building_1" not in table.offers(0)


@rule("R-21", "R-16")
def test_not_through_the_stewards_office() -> None:
    table = creatures_table().given(0, buildings={"b1": "stewards_office"}, wood=1).after_work()
    table.display("cottage_extension").act(0, "use stewards_office")
    assert "space special_building_1" not in table.offers(0)


@rule("R-21", "C-8.3")
def test_the_second_seat_has_its_own_second_worker() -> None:
    table = creatures_table().given(1, wood=1).display("cottage_extension")
    table.act(0, "space building_resources").act(1, "space three_wood").act(0, "space two_stone")
    table.act(1, "space special_building_1; at b3")
    assert table.farm(1).buildings["b3"] == "cottage_extension"


@rule("R-20", "R-21")
def test_through_the_conservatory_it_touches_both_cottage_and_conservatory() -> None:
    table = second_turn("conservatory", "cottage_extension", wood=1, stone=1)
    table.act(0, "space special_building_1; build conservatory; at b2; build cottage_extension")
    assert table.offers(0) == ["at a2", "at b3"]
    table.act(0, "at a2")
    assert table.farm(0).buildings == {"a3": "cottage", "b2": "conservatory", "a2": "cottage_extension"}
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 0)


@rule("R-20", "R-21")
def test_not_with_a_conservatory_in_the_far_corner_nor_on_the_first_turn() -> None:
    table = second_turn("conservatory", "cottage_extension", wood=1, stone=1)
    table.act(0, "space special_building_1; build conservatory; at b1")
    assert table.game.to_act == 1
    table = rich("conservatory", "cottage_extension").act(0, "space special_building_1; at b2")
    assert table.game.to_act == 1


@rule("R-21", "R-20")
def test_a_conservatory_beside_the_cottage_leaves_no_cell_that_touches_both() -> None:
    table = second_turn("conservatory", "cottage_extension", wood=1, stone=1)
    table.act(0, "space special_building_1; build conservatory; at b3")
    assert table.game.to_act == 1
