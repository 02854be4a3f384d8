"""What is in the box, what is limited, and how a game is set up (C-1, C-2)."""

from __future__ import annotations

import pytest

from bocage.core.errors import BadOption, BadPosition
from bocage.core.state import NATURE
from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

BASIC = {"half_timbered_house", "open_stable", "shelter", "storage"}


def _numbers(game: Game, key: str) -> dict[str, int]:
    found = game.position()[key]
    assert isinstance(found, dict)
    return found


def _shown(game: Game) -> list[str]:
    shown = game.position()["display"]
    assert isinstance(shown, list)
    return shown


def _supply(table: CreaturesTable) -> dict[str, int]:
    return _numbers(table.game, "supply")


@rule("C-1.1")
def test_each_player_has_a_farm_and_three_workers_and_there_is_one_marker() -> None:
    table = creatures_table().enter("next_round")
    seats = [seat for seat, _ in table.heard("space")]
    assert seats == [0, 1, 0, 1, 0, 1]
    assert len(table.game.scores()) == 2
    assert table.game.position()["marker"] in (0, 1)


@rule("C-1.1")
def test_the_game_is_for_two() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(BadOption):
            Game(seats=seats)


@rule("C-1.2")
def test_there_are_always_twenty_six_borders_in_the_game() -> None:
    table = creatures_table()
    while table.game.to_act is not None:
        board = table.game.board
        farms = sum(table.farm(seat).borders + len(table.farm(seat).placed) for seat in (0, 1))
        assert farms + table.pile("expand").get("borders", 0) + 8 - int(board.round) == 26
        offers = table.offers()
        wanted = ("space expand", "space fences", "space walls", "border a1n", "stop", "expand left")
        table.game.play(next((text for text in wanted if text in offers), offers[0]))


@rule("C-1.2")
def test_a_twenty_seventh_border_is_refused() -> None:
    with pytest.raises(BadPosition):
        _ = creatures_table().given(0, borders=10).game


@rule("C-1.3")
def test_the_ten_troughs_are_shared_and_there_is_no_eleventh() -> None:
    cells = ["a1", "a2", "a3", "b1", "b2", "b3"]
    table = creatures_table().given(1, columns=3, troughs=[*cells, "c1", "c2"]).given(0, wood=30)
    table.act(0, "space feeding_troughs; trough a1; trough a2")
    assert _supply(table)["troughs"] == 0
    assert table.game.to_act == 1  # with nothing left to place, the action is over
    assert (table.farm(0).troughs, table.farm(0).wood) == (["a1", "a2"], 27)


@rule("C-1.4", "C-2.4")
@pytest.mark.parametrize(("mode", "tiles"), [("standard", 4), ("advanced", 5), ("expert", 5)])
def test_stalls_and_stables_come_from_one_pool_of_four_or_five(mode: str, tiles: int) -> None:
    others = ["stable", "stable", "stall", "stall"][: tiles - 1]
    table = creatures_table(mode=mode).given(0, stone=3, reed=1).given(1, buildings=others, stone=3, reed=1)
    assert _supply(table)["tiles"] == 1
    table.act(0, "space stall; at a1")
    assert _supply(table)["tiles"] == 0
    with pytest.raises(BadPosition):
        _ = creatures_table(mode=mode).given(1, buildings=["stall"] * (tiles + 1), columns=4).game


@rule("C-1.4")
def test_turning_a_stall_over_takes_no_tile() -> None:
    table = creatures_table().given(0, buildings=["stall"], wood=5).supply(tiles=0)
    table.act(0, "space stables")
    assert table.farm(0).buildings == {"a1": "stable", "a3": "cottage"}
    assert _supply(table)["tiles"] == 0


@rule("C-1.5", "C-2.4")
@pytest.mark.parametrize(("mode", "pieces"), [("standard", 4), ("advanced", 5), ("expert", 5)])
def test_both_players_share_four_or_five_expansions(mode: str, pieces: int) -> None:
    table = creatures_table(mode=mode).given(1, columns=1 + pieces)
    assert _supply(table)["expansions"] == 1
    table.act(0, "space expand; expand left")
    assert _supply(table)["expansions"] == 0
    with pytest.raises(BadPosition):
        _ = creatures_table(mode=mode).given(0, columns=3).given(1, columns=2 + pieces).game


@rule("C-1.5", "C-10.12")
def test_without_an_expansion_left_expand_gives_the_borders_alone() -> None:
    table = creatures_table().supply(expansions=0).round(3).space("expand", borders=3)
    table.act(0, "space expand")
    assert (table.farm(0).borders, table.farm(0).columns) == (12, 2)
    assert table.game.to_act == 1


@rule("C-1.6")
def test_four_special_buildings_are_basic_and_fifty_four_are_not() -> None:
    specials = [tile for tile in base_book().buildings if tile.id not in ("cottage", "stall", "stable")]
    assert {tile.id for tile in specials if tile.basic} == BASIC
    assert len(specials) == 4 + 54


@rule("C-1.6")
def test_a_tile_exists_once_and_is_gone_when_somebody_has_built_it() -> None:
    table = creatures_table().given(0, wood=4, reed=2).given(1, wood=4, reed=2)
    table.act(0, "space special_building_1; at a1")
    assert "storage" not in _shown(table.game)
    assert table.refusal("build storage").key == "not-displayed"
    assert table.refusal("space special_building_2").key == "nothing-to-build"


@rule("C-1.6")
def test_one_tile_cannot_stand_on_both_farms() -> None:
    with pytest.raises(BadPosition):
        _ = creatures_table().given(0, buildings=["storage"]).given(1, buildings=["storage"]).game


@rule("C-1.6", "C-10.16")
def test_only_the_tiles_laid_out_can_be_built() -> None:
    table = creatures_table().given(0, wood=20, stone=20, reed=20)
    table.act(0, "space special_building_1")
    assert set(table.offers()) == {"build half_timbered_house", "build shelter", "build storage"}


@rule("C-1.7")
def test_goods_never_run_out() -> None:
    closed = pasture("a1", "a2", "b1", "b2")
    table = creatures_table().given(
        0, placed_borders=closed, troughs=["a1", "a2"], sheep=30, reed=40, wood=90
    )
    table.space("pig_and_sheep", sheep=2).space("three_wood", wood=24)
    table.act(0, "space pig_and_sheep")
    assert table.farm(0).animals == {"sheep": 32}
    table.act(1, "space three_wood")
    assert table.farm(1).wood == 24


@rule("C-1.8", "C-5.6")
def test_open_stable_brings_a_tile_back_that_either_player_may_use() -> None:
    table = creatures_table().given(0, buildings=["stall"], stone=3).given(1, stone=3, reed=1).supply(tiles=0)
    table.act(0, "space special_building_1; take cow")
    assert _supply(table)["tiles"] == 1
    table.act(1, "space stall; at b2")
    assert _supply(table)["tiles"] == 0


@rule("C-1.8", "C-5.6")
def test_materials_outlet_brings_a_tile_back() -> None:
    table = creatures_table().display("materials_outlet").supply(tiles=0)
    table.given(0, buildings=["stable"], reed=1).act(0, "space special_building_1")
    assert _supply(table)["tiles"] == 1


@rule("C-1.8")
def test_building_firm_brings_a_trough_back() -> None:
    table = creatures_table().given(0, buildings={"b1": "building_firm"}, troughs=["a1"], stone=2)
    table.supply(troughs=0).act(0, "call building_firm")
    assert (_supply(table)["troughs"], table.farm(0).troughs) == (1, [])


@rule("C-1.8", "C-5.7")
def test_an_upgraded_cow_stall_goes_back_to_the_display() -> None:
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, wood=5).display()
    table.act(0, "space stables")
    assert _shown(table.game) == ["cow_stall"]
    assert _supply(table)["tiles"] == 3


@rule("C-1.8", "C-5.7")
def test_an_overbuilt_pig_stall_goes_back_to_the_display_and_brings_no_tile() -> None:
    table = creatures_table().given(0, buildings={"b1": "pig_stall"}, wood=3).display("open_stable")
    table.act(0, "space special_building_1; take horse")
    assert _shown(table.game) == ["pig_stall"]
    assert _supply(table)["tiles"] == 4


@rule("C-1.8")
def test_a_covered_cottage_comes_back_nowhere() -> None:
    table = creatures_table().given(0, wood=3, stone=2, reed=1)
    table.act(0, "space special_building_1; build half_timbered_house")
    assert "cottage" not in _shown(table.game)
    assert _supply(table) == {"troughs": 10, "tiles": 4, "expansions": 4}


@rule("C-2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_players_start_with_the_cottage_and_nine_borders_and_nothing_else(seat: int) -> None:
    farm = CreaturesTable().farm(seat)
    assert farm.buildings == {"a3": "cottage"}
    assert (farm.wood, farm.stone, farm.reed, farm.borders) == (0, 0, 0, 9)
    assert (farm.animals, farm.troughs, farm.placed) == ({}, [], [])


@rule("C-2.2", "C-9.3")
def test_eight_borders_lie_beside_expand_before_the_first_refill() -> None:
    game = Game(first_player=0)
    assert game.to_act == 0
    assert _numbers(game, "supply") == {"troughs": 10, "tiles": 4, "expansions": 4}
    spaces = game.position()["spaces"]
    assert isinstance(spaces, dict)
    assert spaces["expand"] == {"borders": 1}  # 7 are left beside the board (C-9.3)


@rule("C-2.3", "C-3.1")
def test_the_road_is_at_the_bottom_and_the_forest_at_the_top() -> None:
    table = creatures_table().given(0, wood=1, columns=3, left=1).display("farm_shop")
    table.act(0, "space special_building_1")
    assert table.offers() == ["at a3", "at c3"]
    office = creatures_table().given(0, buildings={"a1": "office"})
    manor = creatures_table().given(0, buildings={"a1": "manor"})
    assert office.score(0) == 6 - 2 - 12  # it stands by the forest itself
    assert manor.score(0) == 7 - 2 - 12  # the Cottage alone stands by the road


@rule("C-2.4")
@pytest.mark.parametrize(
    ("mode", "tiles", "pieces"), [("standard", 4, 4), ("advanced", 8, 5), ("expert", 12, 5)]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_each_mode_lays_out_its_tiles(mode: str, tiles: int, pieces: int, seed: int) -> None:
    game = Game(mode=mode, seed=seed)
    shown = set(_shown(game))
    assert len(shown) == tiles
    assert shown >= BASIC
    assert _numbers(game, "supply") == {"troughs": 10, "tiles": pieces, "expansions": pieces}


@rule("C-2.4")
def test_chance_draws_green_tiles_one_by_one_and_none_twice() -> None:
    game = Game(mode="advanced", first_player=1)
    drawn: list[str] = []
    while game.to_act == NATURE:
        offers = [game.codec.text(action) for action in game.legal_actions()]
        assert len(offers) == 54 - len(drawn)
        drawn.append(offers[0])
        game.play(offers[0])
        if game.to_act == NATURE:
            refusal = game.why_not(game.codec.parse(drawn[0]))
            assert refusal is not None
            assert (refusal.rule, refusal.key) == ("C-2.4", "not-in-deck")
    assert len(set(drawn)) == 4
    assert game.to_act == 1


@rule("C-2.4")
def test_no_tile_replaces_one_that_was_built() -> None:
    game = Game(mode="expert", seed=5, first_player=0)
    table_before = set(_shown(game))
    position = game.position()
    farms = position["farms"]
    assert isinstance(farms, list)
    farms[0].update({"wood": 9, "reed": 9})
    position.pop("agenda")
    later = Game.from_position(position)
    later.play_line("space special_building_1; build storage; at a1")
    assert set(_shown(later)) == table_before - {"storage"}


@rule("C-2.5", "C-12.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_chance_or_the_players_name_who_begins(seat: int) -> None:
    drawn = Game()
    assert drawn.to_act == NATURE
    drawn.play(f"starter {seat + 1}")
    for game in (drawn, Game(first_player=seat)):
        assert game.to_act == seat
        position = game.position()
        assert (position["marker"], position["starter"], position["first"]) == (seat, seat, seat)


@rule("C-2.1", "C-7.1")
def test_an_empty_farm_has_room_for_one_animal() -> None:
    assert [most(creatures_table(), 0, kind) for kind in ("sheep", "pig", "cow", "horse")] == [1, 1, 1, 1]
