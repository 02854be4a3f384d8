"""Solo, beginner game and additional actions (A-19.1 to A-19.5)."""

from __future__ import annotations

import pytest

from bocage.games.agricola import Game
from bocage.games.agricola.rules.spaces import SIDE_JOB, TILE
from tests.games.agricola.deck import MINOR_NAMES, OCCUPATION_NAMES
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

ROOMS = ["a1", "a2", "a3"]


@rule("A-19.1", "AR-78")
def test_alone_the_meeting_place_is_for_a_minor_and_the_token_for_nothing() -> None:
    table = agricola_table(1).given(0, hand=["manger"], wood=2)
    table.act(0, "space meeting_place")
    assert (table.farm(0).cards, table.heard("starter")) == (["manger"], [])
    assert agricola_table(1).refused("space meeting_place") == ("A-14.5", "no-playable-minor")
    milk = agricola_table(1).given(0, cards=["milk_jug"]).course(round=10).act(0, "space cattle_market")
    assert milk.farm(0).food == 3


@rule("A-19.2")
def test_a_player_alone_may_choose_the_hand() -> None:
    game = Game(seats=1, seed=4, choose_hand=True)
    for kind, names in (("keep_minor", MINOR_NAMES[:7]), ("keep_occupation", OCCUPATION_NAMES[:7])):
        for name in names:
            assert game.to_act == 0
            game.play(f"{kind} {name}")
    farms = game.position()["farms"]
    assert isinstance(farms, list)
    assert farms[0]["hand"] == [*MINOR_NAMES[:7], *OCCUPATION_NAMES[:7]]
    assert game.prompt[1] == "space"
    assert "seen" not in farms[0] or farms[0]["pack"] == []  # the rest has left the game


@rule("A-19.2")
def test_a_player_alone_must_keep_seven_of_each() -> None:
    game = Game(seats=1, seed=4, choose_hand=True)
    for name in MINOR_NAMES[:7]:
        game.play(f"keep_minor {name}")
    refusal = game.why_not(game.codec.parse("keep_minor " + MINOR_NAMES[9]))
    assert refusal is not None
    stop = game.why_not(game.codec.parse("stop"))
    assert stop is not None
    assert (stop.rule, stop.key, stop.numbers) == ("A-19.6", "must-keep", {"left": 7})


@rule("A-19.2", "A-5.1")
def test_a_player_alone_may_choose_the_order_inside_each_stage() -> None:
    game = Game(seats=1, seed=4, choose_round_order=True)
    assert (game.to_act, game.prompt) == (0, ("A-5.1", "reveal"))
    offers = [game.codec.text(action) for action in game.legal_actions()]
    assert offers == [
        f"reveal {name}" for name in ("major_improvement", "fencing", "grain_utilization", "sheep_market")
    ]
    game.play("reveal sheep_market")
    assert game.position()["revealed"] == ["sheep_market"]
    other = Game(seats=1, seed=4)
    assert other.prompt[1] == "space"  # otherwise chance decides
    plain = game.options
    assert plain == {"seats": 1, "mode": "full", "choose_round_order": True}


@rule("A-19.3", "AR-79")
def test_the_beginner_game_has_no_hand_cards_and_improvement_spaces_are_for_majors() -> None:
    table = agricola_table(mode="beginner").given(0, clay=9, reed=1).course(round=7)
    table.act(0, "space house_redevelopment")
    assert table.offers("minor") == []
    assert table.refused("minor manger") == ("A-14.1", "not-in-hand")
    table.act(0, "major fireplace_2")
    growing = agricola_table(mode="beginner").given(0, rooms=ROOMS).course(round=7)
    assert growing.act(0, "space basic_wish_for_children").asked == (1, "space")
    assert growing.farm(0).people == 3


@rule("A-19.3", "AR-79", "A-4.4")
def test_food_gathers_on_the_meeting_place_and_comes_with_the_token() -> None:
    table = agricola_table(mode="beginner").act(0, "space forest").act(1, "space clay_pit")
    table.act(0, "space reed_bank").act(1, "space grain_seeds")
    table.until_round(2)
    assert table.on("meeting_place") == {"food": 2}
    table.act(0, "space forest").act(1, "space meeting_place")
    assert (table.farm(1).food, table.read("marker")) == (2, 1)


@rule("A-19.3", "AR-79")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_side_job_is_in_play_from_the_first_round_of_a_beginner_game(seats: int) -> None:
    assert Game(seats=seats, mode="beginner").board.spaces >> SIDE_JOB & 1
    assert not Game(seats=seats, mode="full").board.spaces >> SIDE_JOB & 1


@rule("A-19.3", "A-19.4", "AR-79")
def test_a_beginner_game_may_have_the_tile() -> None:
    table = agricola_table(mode="beginner", additional_actions=True).given(0, wood=1)
    assert {"space side_job", "space tile_copse", "space tile_resource_market"} <= set(table.offers())


@rule("A-19.4")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 2), (4, 2)])
def test_the_tile_has_four_spaces_for_two_and_two_for_more(seats: int, spaces: int) -> None:
    board = Game(seats=seats, additional_actions=True).board
    assert int(board.spaces & TILE).bit_count() == spaces
    assert Game(seats=seats).board.spaces & TILE == 0


@rule("A-19.4", "A-6.3")
def test_the_tile_opens_again_when_all_return() -> None:
    table = agricola_table(3, additional_actions=True).act(0, "space animal_market; option 2")
    assert table.refused("space modest_wish_for_children") == ("A-19.4", "tile-closed")
    table.until_round(2)
    assert "space animal_market" in table.offers()


@rule("AR-24", "A-19.4")
def test_a_closed_space_of_the_tile_is_not_occupied() -> None:
    table = agricola_table(additional_actions=True).act(0, "space tile_resource_market")
    assert table.on("tile_copse") == {"wood": 1}  # its wood stays
    assert int(table.game.board.occupied()).bit_count() == 1
    assert table.refused("space tile_copse") == ("A-19.4", "tile-closed")
    assert table.refused("space tile_resource_market") == ("A-6.3", "occupied")
    # The Sleeping Corner looks for a person: a closed space has none.
    wish = agricola_table(additional_actions=True).given(1, cards=["sleeping_corner"], rooms=ROOMS)
    wish.course(round=6).act(0, "space tile_copse")
    assert wish.refused("space modest_wish_for_children") == ("A-19.4", "tile-closed")


@rule("A-19.5")
def test_suggestion_markers_change_no_rule_and_are_no_option() -> None:
    # A game with children is the same game: nothing of it is in the position.
    assert set(Game(seats=2, seed=1, mode="beginner").options) == {"seats", "mode"}


@rule("A-19.1", "A-2.4")
def test_alone_only_the_first_occupations_are_dealt() -> None:
    game = Game(seats=1)
    assert game.board.occupations.size() == 34
    assert game.board.is_solo()
