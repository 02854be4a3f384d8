"""Components, set-up and terms (A-1 to A-3)."""

from __future__ import annotations

import pytest

from bocage.games.agricola import Game
from tests.games.agricola.deck import BOOK, MINOR_NAMES
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule


def hands(game: Game) -> list[list[str]]:
    farms = game.position()["farms"]
    assert isinstance(farms, list)
    return [farm["hand"] for farm in farms]


@rule("A-1.1", "AR-41")
def test_a_fifth_stable_a_sixth_person_and_a_sixteenth_fence_do_not_exist() -> None:
    table = agricola_table().given(0, wood=20, reed=9, stables=["b1", "b2", "b3", "c1"], people=5)
    table.course(
        round=5,
        revealed=[
            "fencing",
            "sheep_market",
            "grain_utilization",
            "major_improvement",
            "basic_wish_for_children",
        ],
    )
    assert table.refused("space basic_wish_for_children") == ("A-9.1", "all-people-born")
    table.act(0, "space farm_expansion")
    assert table.asked == (1, "space")  # no stables are left, and a1 is the one place for a room
    assert (table.farm(0).rooms, len(table.farm(0).stables)) == (["a1", "a2", "a3"], 4)
    fenced = agricola_table().given(0, wood=30).course(round=2, revealed=["fencing", "sheep_market"])
    fenced.act(
        0, "space fencing; enclose c1; enclose d1; enclose e1; enclose c2; enclose d2; enclose e2; stop"
    )
    assert fenced.farm(0).fences == 10
    for cell in ("e3", "d3"):
        fenced.act(0, f"enclose {cell}")
    fenced.act(0, "stop")
    assert fenced.farm(0).fences == 14
    # One piece is left: what needs two more cannot be closed, however much wood there is.
    assert "enclose b1" not in fenced.offers()
    assert fenced.refused("enclose b1") == ("A-10.5", "not-in-pasture-reach")


@rule("A-1.2")
def test_goods_and_begging_markers_never_run_out() -> None:
    table = agricola_table().given(0, wood=150).spaces(forest={"wood": 90}).act(0, "space forest")
    assert table.farm(0).wood == 240
    hungry = agricola_table().after_work(4).given(0, people=5, begging=40).given(1, food=9)
    hungry.until("space")
    assert hungry.farm(0).begging == 50


@rule("A-1.3", "A-14.6")
def test_a_major_that_somebody_has_is_not_there_for_others() -> None:
    table = agricola_table().given(0, cards=["fireplace_2"]).given(1, clay=9).course(turn=1)
    table.act(1, "space major_improvement")
    assert table.refused("major fireplace_2") == ("A-1.3", "not-on-board")
    assert "major fireplace_3" in table.offers()


@rule("A-1.4")
def test_nothing_that_was_built_is_ever_taken_away() -> None:
    game = Game(seats=2, seed=11, mode="beginner")
    built = [0, 0]
    while game.to_act is not None:
        game.play(game.legal_actions()[-1])
        for seat in range(2):
            farm = game.board.farm(seat)
            pieces = int(farm.rooms | farm.fields << 15 | farm.stables << 30)
            assert built[seat] & ~pieces == 0
            built[seat] = pieces


@rule("A-1.5", "A-11.7")
def test_animals_may_be_let_go_for_nothing_but_no_other_goods() -> None:
    table = agricola_table().given(0, sheep=1, grain=3, wood=3, reed=1)
    assert table.offers("release") == ["release sheep"]
    table.act(0, "release sheep")
    assert (table.farm(0).sheep, table.asked) == (0, (0, "space"))


@rule("A-1.6")
def test_a_seat_sees_everything_but_the_hands_of_others_and_the_order_to_come() -> None:
    game = Game(seats=3, seed=5, first_player=0)
    view = game.view(0)
    farms = view["farms"]
    assert isinstance(farms, list)
    assert len(farms[0]["hand"]) == 14
    assert farms[1]["hidden"] == {"minors": 7, "occupations": 7}
    assert "hand" not in farms[1]
    assert "box" not in view


@rule("A-1.6")
@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_only_in_secrets_look_the_same(seed: int) -> None:
    import json
    from random import Random

    game = Game(seats=3, seed=seed)
    rng = Random(seed)
    for _ in range(120):
        if game.to_act is None:
            break
        seat = rng.randrange(3)
        other = game.sample(seat, rng)
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        game.play(rng.choice(game.legal_actions()))


@rule("A-2.1", "A-5.1")
def test_round_cards_come_up_stage_by_stage_in_any_order() -> None:
    game = Game(seats=2, mode="beginner", first_player=0)
    assert game.to_act == -1
    offers = [game.codec.text(action) for action in game.legal_actions()]
    stage_1 = ["major_improvement", "fencing", "grain_utilization", "sheep_market"]
    assert offers == [f"reveal {name}" for name in stage_1]
    assert game.why_not(game.codec.parse("reveal western_quarry")) is not None


@rule("A-2.2", "A-3.1")
def test_everybody_starts_with_two_people_in_two_wooden_rooms_and_nothing_else() -> None:
    farm = agricola_table().farm(1)
    assert (farm.people, farm.home, farm.house, farm.rooms) == (2, 2, "wood", ["a2", "a3"])
    assert (farm.goods, farm.stables, farm.fences, farm.fields) == ({}, [], 0, {})


@rule("A-2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seven_minors_and_seven_occupations_are_dealt_and_never_twice(seats: int) -> None:
    dealt = hands(Game(seats=seats, seed=3))
    assert [sum(card in MINOR_NAMES for card in hand) for hand in dealt] == [7] * seats
    assert [len(hand) for hand in dealt] == [14] * seats
    assert len({card for hand in dealt for card in hand}) == 14 * seats


@rule("A-2.4")
@pytest.mark.parametrize(("seats", "pool"), [(1, 34), (2, 34), (3, 41), (4, 48)])
def test_some_occupations_wait_for_more_players(seats: int, pool: int) -> None:
    game = Game(seats=seats, first_player=0)
    assert pool <= BOOK.occupations.size()
    assert (
        sum(game.codec.text(action).startswith("deal_occupation") for action in game.legal_actions()) == pool
    )


@rule("A-2.5")
def test_the_starting_player_gets_two_food_and_the_others_three() -> None:
    game = Game(seats=4, seed=2, mode="beginner", first_player=2)
    assert [int(game.board.farm(seat).food()) for seat in range(4)] == [3, 3, 2, 3]
    assert game.to_act == 2
    assert int(Game(seats=1, seed=2).board.farm(0).food()) == 0


@rule("A-2.6", "A-7.11", "A-7.12", "A-7.13", "A-7.16")
@pytest.mark.parametrize(
    ("seats", "extension"),
    [
        (1, []),
        (2, []),
        (3, ["grove", "hollow", "resource_market", "more_lessons"]),
        (4, ["grove", "copse", "hollow", "resource_market", "more_lessons", "traveling_players"]),
    ],
)
def test_the_extension_of_the_board_depends_on_the_number_of_players(
    seats: int, extension: list[str]
) -> None:
    table = agricola_table(seats).given(0, food=9, hand=["tutor"])
    always = [
        "grain_seeds",
        "farmland",
        "lessons",
        "day_laborer",
        "forest",
        "clay_pit",
        "reed_bank",
        "fishing",
    ]
    for space in (*always, *extension):
        assert f"space {space}" in table.offers("space")
    if "copse" not in extension:
        assert table.refused("space copse") == ("A-2.6", "not-in-play")


@rule("A-2.7", "A-6.1")
def test_turns_go_round_clockwise() -> None:
    table = agricola_table(3).course(marker=1, turn=1)
    order = []
    for _ in range(4):
        order.append(table.asked[0])
        table.quietly()
    assert order == [1, 2, 0, 1]


@rule("A-3.2", "A-18.7")
def test_a_space_is_used_by_a_tile_a_stable_or_fences_around_it_not_by_animals() -> None:
    table = agricola_table().given(0, fields={"b1": {}}, stables=["c1"], sheep=1)
    assert table.points(0, "unused") == -11
    fences = ["d1n", "d1w", "d1e", "d1s"]
    assert agricola_table().given(0, fences=fences).points(0, "unused") == -12


@rule("A-3.3", "A-8.2")
def test_tiles_need_a_space_without_tile_stable_or_fences_and_stables_may_stand_in_pastures() -> None:
    fences = ["c1n", "c1w", "c1e", "c1s"]
    farm = {"fields": {"b1": {}, "b2": {}}, "stables": ["b3"], "fences": fences, "wood": 9}
    table = agricola_table().given(0, **farm)
    table.act(0, "space farmland")
    assert table.offers("plow") == ["plow a1", "plow c2"]
    assert table.refused("plow c1") == ("A-3.3", "pasture-there")
    assert table.refused("plow b3") == ("A-3.3", "stable-there")
    assert table.refused("plow b1") == ("A-3.3", "tile-there")
    stables = agricola_table().given(0, **farm).act(0, "space farm_expansion")
    assert "stable c1" in stables.offers()


@rule("A-3.4")
def test_rooms_and_fields_each_hang_together_and_stables_stand_anywhere() -> None:
    table = agricola_table().given(0, wood=20, reed=9).act(0, "space farm_expansion; option 1")
    assert table.offers("room") == ["room a1", "room b2", "room b3"]
    table.act(0, "room b2; stop; option 2")
    assert "stable e3" in table.offers()
    table.act(0, "stop" if "stop" in table.offers() else "stable e3")
    fields = agricola_table().act(0, "space farmland")
    assert len(fields.offers("plow")) == 13  # the first one anywhere
    fields.act(0, "plow d2").act(1, "space forest").act(0, "space grain_seeds")
    later = agricola_table().given(0, fields={"d2": {}}).act(0, "space farmland")
    assert later.offers("plow") == ["plow c2", "plow d1", "plow d3", "plow e2"]
    assert later.refused("plow b1") == ("A-12.1", "not-beside-field")


@rule("A-3.5", "A-8.3")
def test_all_rooms_are_of_one_material_and_new_ones_too() -> None:
    table = agricola_table().given(0, house="clay", wood=9, clay=5, reed=2)
    table.act(0, "space farm_expansion; option 1; room a1")
    assert table.farm(0).goods == {"wood": 9}
    assert table.points(0, "clay_rooms") == 3


@rule("A-3.6", "AR-47")
def test_a_card_can_be_a_field_for_vegetables() -> None:
    table = agricola_table().given(0, cards=["beanfield"], grain=1, vegetable=1).course(round=3)
    table.act(0, "space grain_utilization")
    assert table.asked == (1, "space")  # nothing to choose: the one vegetable can only go there
    assert table.farm(0).fields == {"card": {"vegetable": 2}}


@rule("A-3.7", "A-9.4")
def test_a_newborn_stays_one_until_the_round_ends_harvest_included() -> None:
    table = agricola_table().given(0, rooms=["a1", "a2", "a3"], food=20).given(1, food=20)
    table.course(round=7).act(0, "space basic_wish_for_children")
    assert (table.farm(0).newborn, table.farm(0).people) == (1, 3)
    table.until_round(8)
    assert table.farm(0).newborn == 0
    assert [numbers[0] for seat, numbers in table.heard("fed") if seat == 0] == [5]  # two adults and a child


@rule("A-3.8", "A-14.13", "AR-51")
def test_goods_for_coming_rounds_never_lie_on_this_one_or_beyond_the_last() -> None:
    table = agricola_table().given(0, wood=1, stone=3).course(round=11).act(0, "space major_improvement")
    assert table.farm(0).later == {12: {"food": 1}, 13: {"food": 1}, 14: {"food": 1}}
    assert table.farm(0).food == 0
