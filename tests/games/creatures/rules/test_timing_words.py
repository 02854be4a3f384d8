"""When the words on the tiles take effect, and what the three rulebooks come to (C-13, C-14)."""

from __future__ import annotations

import pytest

from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.events import (
    AFTER_LAST_BREEDING,
    BEFORE_BREEDING,
    BORDERS_GAINED,
    END_OF_ROUND,
    END_OF_WORK,
    EXPANDED,
    HORSE_BORN,
    STALL_ACTION,
    STALL_BUILT,
    START_OF_ROUND,
    TOP_FOUR_OCCUPIED,
    USES,
    WHOLE_GAME,
    WORK_PHASE,
)
from bocage.games.creatures.rules.spaces import BUILDING_RESOURCES
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

IMMEDIATELY = [
    "shelter",
    "open_stable",
    "country_house",
    "cow_stall",
    "pig_stall",
    "duck_pond",
    "estate",
    "farm_shop",
    "feed_storehouse",
    "fence_builder",
    "flooring_expert",
    "fodder_beet_field",
    "hay_rack",
    "inn",
    "materials_outlet",
    "organic_farm",
    "reed_hut",
    "servants_hut",
    "conservatory",
]
EVENTS = {
    "start of rounds 6-8": (START_OF_ROUND, {"farm_well"}),
    "end of each work phase": (END_OF_WORK, {"stewards_office"}),
    "before each breeding phase": (BEFORE_BREEDING, {"home_workshop", "joinery", "trading_station"}),
    "during breeding": (HORSE_BORN, {"ranch"}),
    "end of each round": (END_OF_ROUND, {"stone_carver"}),
    "after round 8": (AFTER_LAST_BREEDING, {"breeding_station"}),
    "each time you expand": (EXPANDED, {"cattle_farm"}),
    "each time you gain borders": (BORDERS_GAINED, {"woodshop"}),
    "each Stall action": (STALL_ACTION, {"workshop"}),
    "next stall built": (STALL_BUILT, {"barn"}),
    "each use of Building Resources": (USES + BUILDING_RESOURCES, {"home_depot"}),
    "top four occupied": (TOP_FOUR_OCCUPIED, {"timber_shop"}),
}
SCORING = [
    "storage",
    "cow_stall",
    "pig_stall",
    "estate",
    "feed_storehouse",
    "large_extension",
    "small_extension",
    "log_house",
    "manor",
    "office",
    "stone_carver",
]


def _names(numbers: set[int]) -> set[str]:
    return {base_book().buildings[number].id for number in numbers}


@rule("C-13")
def test_exactly_these_tiles_do_something_immediately() -> None:
    acting = {tile.id for tile in base_book().buildings if tile.on_play is not None}
    # The Timber Shop looks at once whether the four are occupied, for the other reading of R-18 alone.
    assert acting - {"timber_shop"} == set(IMMEDIATELY)


@rule("C-13")
@pytest.mark.parametrize("word", EVENTS)
def test_each_window_belongs_to_its_tiles_alone(word: str) -> None:
    event, tiles = EVENTS[word]
    assert _names({int(trigger.card) for trigger in base_book().triggers[event]}) == tiles


@rule("C-13")
def test_no_tile_waits_for_any_other_event() -> None:
    known = {event for event, _ in EVENTS.values()}
    assert all(not triggers for event, triggers in enumerate(base_book().triggers) if event not in known)


@rule("C-13", "C-8.10")
def test_at_any_time_means_the_whole_game_for_four_tiles_and_the_work_phase_for_one() -> None:
    moments = {base_book().buildings[entry.card].id: entry.moments for entry in base_book().anytime}
    whole = dict.fromkeys(["assembly_hall", "building_firm", "carpenter", "cattle_market"], WHOLE_GAME)
    assert moments == {**whole, "animal_trader": WORK_PHASE}


@rule("C-13", "C-12.6")
def test_exactly_these_tiles_count_at_the_end_beside_the_pen() -> None:
    assert {tile.id for tile in base_book().buildings if tile.scores} == set(SCORING)


@rule("C-13")
def test_an_immediate_effect_comes_once_for_each_build_of_the_tile() -> None:
    table = creatures_table().given(0, wood=9, reed=1, buildings={"b1": "stall"}).display("cow_stall")
    table.act(0, "space special_building_1; at b2")
    assert table.farm(0).animals == {"cow": 1}
    table.act(1, "space building_resources").act(0, "space stables; upgrade b2")
    assert table.farm(0).animals == {"cow": 1}  # the upgrade brings none
    table.enter("next_round")
    assert table.farm(0).animals == {"cow": 1}


@rule("C-13", "R-34")
def test_a_tile_built_again_takes_effect_again() -> None:
    table = creatures_table().given(0, wood=13, reed=2).display("cow_stall")
    table.act(0, "space special_building_1; at b2").act(1, "space building_resources")
    table.act(0, "space stables").act(1, "space one_stone")
    table.act(0, "space special_building_2; at b1")
    assert table.farm(0).animals == {"cow": 2}
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "cow_stall", "b2": "stable"}


def _last_worker(tile: str) -> CreaturesTable:
    """Seat 1 builds a tile with the last worker of a round, with plenty to pay its effects."""
    table = creatures_table().round(2).display(tile).given(1, wood=12, stone=12, reed=6)
    for seat, space in enumerate(["three_wood", "one_stone", "two_stone", "building_resources", "expand"]):
        table.space(space, worker=seat % 2)
    table.space("start_player", wood=2).act(1, "space special_building_1; at b1")
    return table


@rule("C-13", "C-8.4", "C-8.6", "C-8.8")
@pytest.mark.parametrize(
    ("tile", "window"),
    [
        ("home_workshop", "C-8.6"),
        ("joinery", "C-8.6"),
        ("trading_station", "C-8.6"),
        ("stewards_office", "C-8.4"),
        ("stone_carver", "C-8.8"),
    ],
)
def test_these_tiles_work_in_the_round_in_which_they_are_built(tile: str, window: str) -> None:
    table = _last_worker(tile)
    assert (table.game.to_act, table.game.prompt[0]) == (1, window)
    assert f"use {tile}" in table.offers()
    assert table.game.position()["round"] == 2


@rule("C-13", "C-8.2")
def test_the_farm_well_does_not_work_in_the_round_in_which_it_is_built() -> None:
    table = creatures_table().round(6).given(0, wood=1, stone=2).display("farm_well")
    table.act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1
    assert table.farm(0).troughs == []
    table.enter("next_round")
    table.act(0, "trough b1")
    assert table.farm(0).troughs == ["b1"]


@rule("C-13")
@pytest.mark.parametrize(
    "tile",
    [
        "corner_house",
        "cottage_extension",
        "dairy_farm",
        "dog_house",
        "feeding_station",
        "fertility_center",
        "hayrick",
        "sawmill",
        "stud",
        "wild_boar_pen",
    ],
)
def test_permanent_tiles_ask_nothing(tile: str) -> None:
    declared = next(building for building in base_book().buildings if building.id == tile)
    assert declared.on_play is None
    assert not declared.whenever
    assert not declared.anytime


@rule("C-14", "C-1.4", "C-1.5")
@pytest.mark.parametrize(("mode", "pieces"), [("standard", 4), ("advanced", 5), ("expert", 5)])
def test_the_number_of_pieces_goes_by_the_mode(mode: str, pieces: int) -> None:
    supply = creatures_table(mode=mode).game.position()["supply"]
    assert supply == {"troughs": 10, "tiles": pieces, "expansions": pieces}


@rule("C-14", "C-10.11")
def test_walls_and_troughs_ask_for_at_least_one() -> None:
    for space in ("walls", "feeding_troughs"):
        assert "stop" not in creatures_table().act(0, f"space {space}").offers()


@rule("C-14", "C-10.12")
def test_expand_forbids_placing_and_gives_borders_alone_when_no_expansion_is_left() -> None:
    table = creatures_table().given(0, wood=9).supply(expansions=0).act(0, "space expand")
    assert (table.game.to_act, table.farm(0).borders, table.farm(0).placed) == (1, 10, [])


@rule("C-14", "C-5.2")
def test_buildings_may_stand_on_open_land() -> None:
    table = creatures_table().given(0, stone=3, reed=1, placed_borders=["b1n", "b1e"])
    table.act(0, "space stall; at b1")
    assert table.farm(0).buildings["b1"] == "stall"
