"""The course of a round: all its windows, preparation and work phase (A-4 to A-6)."""

from __future__ import annotations

from random import Random

from bocage.games.agricola import Game
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule


@rule("W-01", "W-02", "W-03", "W-04", "W-05", "A-4.1", "A-5.5", "A-5.6")
def test_a_round_is_prepared_reveal_goods_then_replenishing() -> None:
    table = agricola_table().after_work(1).given(0, later={"2": {"wood": 1}})
    table.chance("reveal sheep_market")
    told = [event.key for event in table.chronicle.events]
    assert told.index("round") < told.index("revealed") < told.index("gained")
    assert table.on("sheep_market") == {"sheep": 1}  # the new card as well
    assert table.on("forest") == {"wood": 6}
    assert (table.asked, table.farm(0).wood) == ((0, "space"), 1)


@rule("W-06", "W-07", "W-08", "W-09", "W-10", "W-11", "A-16.4")
def test_a_turn_is_placing_then_reactions_then_the_action_then_what_follows() -> None:
    cards = ["wood_cutter", "mushroom_collector", "oven_firing_boy", "fireplace_2"]
    table = agricola_table().given(0, cards=cards, grain=2)
    table.act(0, "call basics; space forest")  # W-06, W-07
    assert table.farm(0).wood == 1  # W-08: the Wood Cutter, before the wood of the space
    assert table.offers() == ["use oven_firing_boy", "call basics", "space forest"]
    table.act(0, "space forest; stop")  # W-09, the granted action is left out
    assert (table.farm(0).wood, table.asked) == (4, (0, "window"))
    assert table.offers("use") == ["use mushroom_collector"]  # W-10
    collector = agricola_table().given(0, cards=["firewood_collector"]).act(0, "space grain_seeds")
    assert (collector.farm(0).wood, collector.asked) == (1, (1, "space"))  # W-11


@rule("W-12", "W-13", "W-14", "A-13.7", "AR-19")
def test_the_work_phase_closes_then_people_return_then_rounds_without_harvest_end() -> None:
    farm = {"cards": ["claypipe", "grocer"], "food": 1, "gained": 6}
    table = agricola_table().after_work(5).given(0, **farm)
    assert (table.asked, table.offers("call")) == ((0, "pause-work"), ["call grocer"])  # W-12
    table.act(0, "call grocer")  # the seventh building resource of this work phase
    assert table.farm(0).food == 2  # W-13: the Claypipe pays
    assert not any("people" in table.on(space) for space in ("forest", "fishing"))
    breeder = agricola_table(4).after_work(12).given(0, cards=["pig_breeder"], boar=2, stables=["b1", "b2"])
    breeder.until("space")
    assert breeder.farm(0).boar == 3  # W-14


@rule("W-15", "W-16", "W-17", "W-18", "A-17.3", "A-13.7")
def test_the_field_phase_pays_then_moves_then_takes() -> None:
    fields = {"b1": {"grain": 3}, "b2": {"vegetable": 1}, "b3": {}}
    cards = ["three_field_rotation", "clearing_spade", "loom"]
    table = agricola_table().after_work(4).given(0, cards=cards, fields=fields, sheep=1, food=9)
    assert table.offers("call") == ["call clearing_spade"]
    assert table.farm(0).food == 12  # W-16: the rotation has paid for the empty field
    table.act(0, "call clearing_spade")
    table.until("reveal")
    # W-17: one crop from each field, the moved one included, and the Loom.
    assert table.farm(0).fields == {"b1": {"grain": 1}, "b2": {}, "b3": {}}
    assert (table.farm(0).grain, table.farm(0).vegetable) == (2, 1)
    assert table.farm(0).food == 12 + 1 - 4


@rule("W-19", "W-20", "W-21", "AR-58", "AR-59", "A-13.8", "A-17.10")
def test_one_may_cook_while_feeding_and_after_it_but_not_while_animals_breed() -> None:
    table = (
        agricola_table().after_work(4).given(0, cards=["fireplace_2"], sheep=3, food=4, stables=["b1", "b2"])
    )
    assert table.asked == (0, "pause-breeding")  # W-20: fed from the supply, then a last chance to cook
    table.act(0, "call basics.4")
    assert (table.farm(0).sheep, table.farm(0).food) == (3, 2)  # W-21: the young one has its place
    crowded = agricola_table().after_work(4).given(0, cards=["fireplace_2"], sheep=2, food=4, stables=["b1"])
    assert crowded.asked[0] != 0  # who of two is cooked has no young: that can wait
    # W-21: the newborn has no room, and nothing may be cooked now.
    assert (crowded.farm(0).sheep, crowded.farm(0).food) == (2, 0)
    assert crowded.heard("released") == [(0, (0, 0, 0))]


@rule("W-22", "W-23", "A-18.1", "A-17.11")
def test_after_the_last_harvest_exchanges_are_open_once_more_before_the_points_are_counted() -> None:
    table = agricola_table().after_work(14).given(0, cards=["sheep_walker"], sheep=2, food=8, stables=["b1"])
    table.given(1, food=8)
    while table.asked != (0, "pause-counting") or table.game.board.moment != 64:
        table.quietly()
    table.act(0, "call sheep_walker.3")
    assert (table.farm(0).stone, table.game.board.round) == (1, 14)
    table.to_the_end()
    assert table.game.outcome() is not None
    growing = agricola_table().after_work(5).given(0, people=3, newborn=1)
    assert growing.until_round(6).farm(0).newborn == 0
    assert growing.farm(0).home == 3


@rule("A-4.2", "A-4.4", "AR-07", "AR-14", "AR-15")
def test_windows_begin_with_the_holder_of_the_token_which_changes_hands_at_once() -> None:
    table = agricola_table(3).course(round=4).act(0, "space forest").act(1, "space meeting_place")
    assert table.read("marker") == 1
    assert table.asked == (2, "space")  # the turn order of the running phase stays
    table.until("reveal")
    assert [seat for seat, _ in table.heard("fed")] == [1, 2, 0]


@rule("A-4.3", "AR-06", "A-16.2")
def test_automatic_gains_come_before_what_their_owner_may_choose_in_any_order() -> None:
    farm = {"house": "stone", "cards": ["small_scale_farmer", "plow_driver", "groom"], "food": 1}
    table = agricola_table().after_work(1).given(0, **farm).chance("reveal fencing")
    assert table.farm(0).wood == 1  # the Small-scale Farmer was not asked
    assert table.offers("use") == ["use plow_driver", "use groom"]
    table.act(0, "use groom; stable b1; use plow_driver; plow c1")
    assert (table.farm(0).stables, list(table.farm(0).fields)) == (["b1"], ["c1"])


@rule("A-4.5", "A-16.9", "AR-11")
def test_what_waits_for_a_state_happens_the_moment_it_becomes_true() -> None:
    table = agricola_table().given(0, cards=["clay_hut_builder"], clay=2, reed=1)
    table.course(round=6).act(0, "space house_redevelopment")
    assert table.farm(0).later == {number: {"clay": 2} for number in range(7, 12)}


@rule("A-5.2", "AR-68", "AR-16")
def test_goods_on_a_round_space_are_taken_and_a_field_waiting_there_is_now_or_never() -> None:
    farm = {"cards": ["handplow"], "memory": {"handplow": 2}, "later": {"2": {"food": 1}}}
    table = agricola_table().after_work(1).given(0, **farm).chance("reveal fencing")
    assert (table.farm(0).food, table.offers()) == (1, ["stop", "use handplow"])
    table.act(0, "stop").until_round(3)
    assert (table.farm(0).fields, table.farm(0).later) == ({}, {})


@rule("A-5.3", "AR-16", "AR-17")
def test_food_from_the_round_space_may_pay_at_the_start_of_the_round() -> None:
    farm = {"house": "stone", "cards": ["plow_driver"], "later": {"2": {"food": 1}}}
    table = agricola_table().after_work(1).given(0, **farm).chance("reveal fencing")
    table.act(0, "use plow_driver; plow e1")
    assert (table.farm(0).food, list(table.farm(0).fields)) == (0, ["e1"])


@rule("A-5.4", "AR-60")
def test_animals_that_arrive_at_the_start_of_a_round_are_housed_or_lost() -> None:
    table = agricola_table().after_work(1).given(0, later={"2": {"boar": 2}}).chance("reveal fencing")
    assert (table.farm(0).boar, table.heard("released")) == (1, [(0, (1, 0, 0))])


@rule("A-5.6")
def test_a_switch_replenishes_before_the_goods_are_taken() -> None:
    table = agricola_table(replenish_before_goods=True).after_work(1).given(0, later={"2": {"wood": 1}})
    table.chance("reveal fencing")
    assert (table.farm(0).wood, table.on("forest")) == (1, {"wood": 6})


@rule("A-6.1")
def test_who_has_nobody_at_home_is_skipped_and_the_phase_ends_when_nobody_has() -> None:
    table = agricola_table().given(0, people=3).given(1, people=2)
    order = []
    while table.asked[1] == "space":
        order.append(table.asked[0])
        table.quietly()
    assert order == [0, 1, 0, 1, 0]


@rule("A-6.2", "A-7.38")
def test_a_person_is_not_placed_where_nothing_can_be_done() -> None:
    table = agricola_table().course(round=6)
    assert table.refused("space fencing") == ("A-10.3", "fences-cost-wood")
    assert table.refused("space house_redevelopment") == ("A-8.4", "short-of")
    assert table.refused("space farm_expansion") == ("A-8.1", "short-of")


@rule("A-6.3", "A-9.6")
def test_an_occupied_space_is_closed_to_everybody_until_all_return() -> None:
    table = agricola_table().act(0, "space forest")
    assert table.refused("space forest") == ("A-6.3", "occupied")
    table.act(1, "space fishing")
    assert table.refused("space forest") == ("A-6.3", "occupied")
    assert "space forest" in table.until_round(2).offers()


@rule("A-6.4", "AR-04", "AR-26")
def test_what_the_use_itself_brings_counts_for_whether_a_space_can_be_used() -> None:
    hand = {"hand": ["clay_embankment"], "cards": ["brook"]}
    table = agricola_table().given(0, **hand).act(0, "space major_improvement")  # 1 food from the Brook
    assert (table.farm(0).food, table.farm(1).hand) == (0, ["clay_embankment"])
    without = agricola_table().given(0, hand=["clay_embankment"])
    assert without.refused("space major_improvement") == ("A-14.6", "no-playable-improvement")


@rule("A-6.4", "A-15.6", "AR-13")
def test_exchanges_count_for_whether_a_space_can_be_used() -> None:
    table = agricola_table().given(0, hand=["shifting_cultivation"], grain=1, vegetable=1)
    table.act(0, "space major_improvement")
    assert table.asked == (0, "pay")
    assert table.offers() == ["call basics", "call basics.2"]  # both are needed
    table.act(0, "call basics; plow c2")  # then only one way is left
    assert (table.farm(0).goods, list(table.farm(0).fields)) == ({}, ["c2"])


@rule("A-6.5")
def test_everything_is_taken_from_an_accumulation_space() -> None:
    table = agricola_table().spaces(clay_pit={"clay": 4}).act(0, "space clay_pit")
    assert (table.farm(0).clay, table.on("clay_pit")) == (4, {"people": [0]})


@rule("A-6.6", "AR-32")
def test_two_actions_in_either_order_each_once() -> None:
    farm = {"wood": 30, "reed": 9}
    table = (
        agricola_table().given(0, **farm).act(0, "space farm_expansion; option 2; stable e1; stop; option 1")
    )
    table.act(0, "room a1; stop")
    assert table.asked == (1, "space")  # no way back to the stables
    back = agricola_table(farm_expansion_switch_back=True).given(0, **farm)
    back.act(
        0, "space farm_expansion; option 2; stable e1; stop; option 1; room a1; stop; option 2; stable e2"
    )
    assert back.farm(0).stables == ["e1", "e2"]
    first = agricola_table().given(0, **farm).act(0, "space farm_expansion; option 1; room a1; stop; stop")
    assert first.asked == (1, "space")  # one of the two is enough


@rule("A-6.7", "AR-52")
def test_any_number_means_at_least_one() -> None:
    table = agricola_table().given(0, wood=10, reed=2).act(0, "space farm_expansion; option 2")
    assert table.refused("stop") == ("A-6.7", "at-least-one")


@rule("A-6.8", "AR-27")
def test_who_can_place_nobody_passes_and_the_phase_ends_when_all_do() -> None:
    usable = ("meeting_place", "grain_seeds", "farmland", "day_laborer", "forest", "clay_pit", "reed_bank")
    spaces = {name: {"people": [place % 2]} for place, name in enumerate((*usable, "fishing"))}
    table = agricola_table().given(0, people=5).given(1, people=5).spaces(**spaces)
    assert table.asked == (-1, "reveal")  # Lessons, rooms and improvements are out of reach: nobody is placed
    richer = agricola_table().given(0, people=5).given(1, people=5, hand=["tutor"]).spaces(**spaces)
    assert richer.offers() == ["space lessons"]  # one of them goes on alone
    richer.act(1, "space lessons")
    assert richer.asked == (-1, "reveal")


@rule("A-6.9", "AR-20")
def test_an_action_granted_by_a_card_is_no_use_of_a_space() -> None:
    farm = {"house": "stone", "cards": ["plow_driver", "firewood_collector"], "food": 1}
    table = agricola_table().after_work(1).given(0, **farm).chance("reveal fencing")
    table.act(0, "use plow_driver; plow e1")
    assert table.farm(0).wood == 0  # plowed, but without Farmland


@rule("A-6.10", "A-7.39", "AR-28")
def test_animals_are_dealt_with_before_the_turn_goes_on() -> None:
    table = agricola_table().given(0, cards=["fireplace_2"]).spaces(sheep_market={"sheep": 3})
    table.course(round=4).act(0, "space sheep_market")
    assert table.asked == (0, "release")
    table.act(0, "call basics.4; release sheep")
    assert (table.farm(0).sheep, table.farm(0).food, table.asked) == (1, 2, (1, "space"))


VARIANTS: list[dict[str, object]] = [
    {"seats": 1, "choose_round_order": True},
    {"seats": 2},
    {"seats": 2, "at_any_time_on_other_turns": True},
    {"seats": 3, "replenish_before_goods": True},
    {"seats": 4, "mode": "beginner"},
]


def agendas(orders: list[int]) -> list[list[object]]:
    """What waits and is offered in games of all variants, question by question; they step in this order."""
    games = [Game.from_options(options, seed=number) for number, options in enumerate(VARIANTS)]
    dice = [Random(number) for number in range(len(games))]
    found: list[list[object]] = [[] for _ in games]
    for number in orders:
        game = games[number]
        if game.to_act is not None:
            offered = [game.codec.text(action) for action in game.legal_actions()]
            found[number].append((game.state.agenda_key(), offered))
            game.play(dice[number].choice(game.legal_actions()))
    return found


def test_games_that_share_what_waits_do_not_change_it_for_each_other() -> None:
    steps = 400
    one_by_one = [number for number in range(len(VARIANTS)) for _ in range(steps)]
    in_turn = one_by_one.copy()
    Random(1).shuffle(in_turn)
    found = agendas(in_turn)
    assert found == agendas(one_by_one)
    assert ["'reveal " in str(questions) for questions in found] == [True, False, False, False, False]
    for options in VARIANTS:
        game = Game.from_options(options, seed=3)
        rng = Random(7)
        while game.to_act is not None:  # read from a position, nothing is shared
            read = Game.from_position(game.position())
            assert read.state.agenda_key() == game.state.agenda_key()
            assert read.legal_actions() == game.legal_actions()
            for _ in range(5):
                if game.to_act is not None:
                    game.play(rng.choice(game.legal_actions()))
