"""The objects and the set-up (F-1 to F-18)."""

from random import Random

import pytest

from bocage.core.lanes import lane
from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import CARDS, CROPS, GOODS
from bocage.games.farmerama.rules.choosing import PICKS
from tests.games.farmerama.scenario import BOX, START_BARN, START_FIELDS, farmerama_table
from tests.rule_marks import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("F-1")
def test_water_is_no_crop() -> None:
    assert (*CROPS, "water") == GOODS
    wet = farmerama_table(2).given(0, barn={"water": 9}, fields={})
    assert wet.stars(0, "crops") == 0
    # Nine water count for nothing where crops in the barn are compared: the barn without crops wins.
    wet.given(1, barn={"carrots": 1}, fields={})
    wet.play("sow+water", "sow+feed")
    assert wet.asked == (0, "tile")


@rule("F-2", "F-16", "F-17")
@SEATS
def test_the_supply_holds_what_no_player_has(seats: int) -> None:
    table = farmerama_table(seats)
    for crop in CROPS:
        assert table.supply(crop) == 32 - 2 * seats - 2 * seats
    assert table.supply("water") == 32 - 2 * seats


@rule("F-2")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    table = farmerama_table(2).given(0, barn={"hay": 2, "oats": 2, "water": 1}, fields={})
    table.play("sow+feed", "water+seeds").act(0, "do feed")
    hay, oats, water = (table.supply(good) for good in ("hay", "oats", "water"))
    table.act(0, "feed sheep; turn")
    assert (table.supply("hay"), table.supply("oats")) == (hay + 2, oats + 2)
    assert table.supply("water") == water + 1


@rule("F-3", "F-15", "F-16", "F-17")
@SEATS
def test_every_player_starts_alike(seats: int) -> None:
    game = Game(seats=seats, seed=1, components=BOX)
    farms = game.position()["farms"]
    assert isinstance(farms, list)
    for farm in farms:
        assert farm["barn"] == START_BARN
        assert farm["fields"] == START_FIELDS
        assert farm["pastures"] == {}  # all four animals in the stable
        assert set(farm["products"].values()) == {0}
        assert farm["garden"] == []
        assert farm["turned"] == 0


@rule("F-3")
def test_there_are_five_different_cards() -> None:
    assert CARDS == ("sow", "harvest", "water", "feed", "seeds")
    assert farmerama_table(4).offers() == [f"play {card}" for card in CARDS]


@rule("F-4")
def test_fifteen_fields_lie_unevenly_in_seven_areas() -> None:
    parts = Game(components=BOX).components.parts
    areas = [int(area) for area in parts.field_area]
    assert len(areas) == parts.fields == 15
    assert sorted(set(areas)) == list(range(7))
    assert len({areas.count(area) for area in range(7)}) > 1
    assert parts.pasture_room == 2


@rule("F-5")
def test_one_scarecrow_an_area_is_visible_while_its_field_is_empty() -> None:
    table = farmerama_table(3).given(0, fields={}).given(1, fields={"a1": "hay"})
    table.given(2, fields={"a2": "hay", "a3": "oats", "d2": "corn"})
    assert [table.farm(seat).scarecrows for seat in range(3)] == [7, 6, 7]


@rule("F-5")
def test_two_scarecrows_are_covered_at_the_start() -> None:
    assert farmerama_table().farm(0).scarecrows == 5


@rule("F-6", "F-7")
def test_the_player_wheel_has_four_sow_and_three_harvest_sectors_heads_and_a_pacifier() -> None:
    parts = Game(components=BOX).components.parts
    crops = [int(crop) for crop in parts.sector_crop]
    assert sorted(crops) == [-1, -1, -1, 0, 1, 2, 3]
    assert [sector for sector in range(7) if parts.harvesting >> sector & 1] == [4, 5, 6]
    assert crops[4:] == [-1, -1, -1]
    assert len({int(sector) for sector in parts.head_sector}) == 4
    assert parts.pacifier not in parts.head_sector
    assert parts.bar == 6


@rule("F-8")
def test_each_step_moves_every_area_on_by_one_sector() -> None:
    farm = farmerama_table().game.board.farm(0)
    assert [farm.sector_of(area) for area in range(7)] == [0, 1, 2, 3, 4, 5, 6]
    farm.offset = 3
    assert [farm.sector_of(area) for area in range(7)] == [3, 4, 5, 6, 0, 1, 2]
    assert all(farm.area_at(farm.sector_of(area)) == area for area in range(7))


@rule("F-9")
def test_the_action_wheel_shows_pairs_the_higher_for_who_is_alone() -> None:
    parts = Game(components=BOX).components.parts
    pairs = list(zip(parts.alone, parts.shared, strict=True))
    assert len(pairs) == 3 * parts.positions
    assert all(alone > shared >= 1 for alone, shared in pairs)


@rule("F-9", "F-12")
def test_the_wheel_position_is_public_so_the_next_round_is_known() -> None:
    view = Game(seats=2, seed=1).view(1)
    assert view["wheel"] == 0


@rule("F-10", "F-13", "F-61", "F-77")
@pytest.mark.parametrize(
    ("seats", "mode", "tiles"),
    [(2, "basic", 10), (3, "basic", 13), (4, "basic", 16),
     (2, "advanced", 15), (3, "advanced", 18), (4, "advanced", 21)],
)  # fmt: skip
def test_stack_and_display_hold_what_was_not_removed(seats: int, mode: str, tiles: int) -> None:
    game = Game(seats=seats, seed=3, mode=mode, components=BOX)
    position = game.position()
    display, unseen, stack = position["display"], position["unseen"], position["stack"]
    assert isinstance(display, list)
    assert isinstance(unseen, list)
    assert isinstance(stack, int)
    assert len(display) == 2
    assert stack + 2 == tiles
    assert len(display) + len(unseen) == (25 if mode == "advanced" else 20)


@rule("F-10", "F-13")
def test_dark_buildings_never_come_up_in_the_basic_game() -> None:
    dark = {"market_booth", "orchard_gate", "water_wheel", "fountain", "pavilion"}
    game = Game(seats=2)
    assert game.to_act == NATURE
    assert not dark & {game.codec.text(action).split()[1] for action in game.legal_actions()}
    advanced = Game(seats=2, mode="advanced")
    assert dark <= {advanced.codec.text(action).split()[1] for action in advanced.legal_actions()}


@rule("F-13", "F-14")
def test_any_building_can_be_drawn_since_the_removed_ones_are_unseen() -> None:
    game = Game(seats=4)
    assert len(game.legal_actions()) == 20
    game.play("draw sundial")
    assert game.why_not(game.codec.parse("draw sundial")) is not None
    assert len(game.legal_actions()) == 19
    game.play("draw well")
    assert game.position()["display"] == ["well", "sundial"]
    assert game.to_act == 0


@rule("F-11")
def test_a_garden_takes_more_than_six_buildings() -> None:
    tiles = Game(components=BOX).components.tiles
    table = farmerama_table(4).display("dovecote", "sundial")
    table.given(0, garden=tiles[:6]).given(1, garden=[*tiles[6:13]])
    table.play("sow", "sow", "water", "feed")
    table.act(0, "choose sundial")
    assert len(table.farm(0).garden) == 7


@rule("F-18")
@SEATS
def test_no_seat_sees_anything_before_all_have_chosen(seats: int) -> None:
    game = Game(seats=seats, seed=2)
    rng = Random(1)
    for _ in range(seats):
        seat = game.to_act
        assert seat is not None
        assert game.prompt[1] in PICKS
        farms = game.view(seat)["farms"]
        assert isinstance(farms, list)
        assert all("cards" not in farm for place, farm in enumerate(farms) if place != seat)
        game.play(rng.choice(game.legal_actions()))


@rule("F-12", "F-67")
def test_the_starting_barn_of_a_solo_game_comes_beside_its_four_water() -> None:
    board = Game(seed=1, mode="solo", components=BOX).board
    assert lane(board.supply, GOODS.index("water")) == 4
    assert lane(board.farm(0).barn, GOODS.index("water")) == 2
