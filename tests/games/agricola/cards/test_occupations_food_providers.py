"""Mushroom Collector, Roughcaster, Wall Builder, Manservant."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import owning
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

FOUR_ROUNDS = {number: {"food": 1} for number in (2, 3, 4, 5)}


def built(table: AgricolaTable, *cells: str) -> AgricolaTable:
    """Seat 0 builds rooms on Farm Expansion, where stables could be built as well if there is wood."""
    table.act(0, "space farm_expansion")
    if table.asked == (0, "and-or"):
        table.act(0, "option 1")
    return table.act(0, "; ".join(f"room {cell}" for cell in cells))


# Mushroom Collector.


@rule("A-A108", "A-16.4", "A-7.36")
@pytest.mark.parametrize(
    ("seats", "space", "wood"),
    [(2, "forest", 3), (3, "grove", 2), (4, "grove", 2), (4, "copse", 1), (2, "tile_copse", 1)],
)
def test_mushroom_collector_puts_one_wood_back_for_two_food_on_every_wood_space(
    seats: int, space: str, wood: int
) -> None:
    table = agricola_table(seats, additional_actions=seats == 2).given(0, cards=["mushroom_collector"])
    table.act(0, f"space {space}")
    assert table.farm(0).goods == {"wood": wood}  # slot 4: the wood of the space is there already
    assert table.offers() == ["stop", "use mushroom_collector"]
    table.act(0, "use mushroom_collector")
    assert table.farm(0).goods == {"wood": wood - 1, "food": 2} if wood > 1 else {"food": 2}
    assert table.on(space)["wood"] == 1
    assert table.asked == (1, "space")  # once per use


@rule("A-A108", "A-5.5")
def test_the_wood_of_the_mushroom_collector_waits_for_whoever_comes_next() -> None:
    table = owning("mushroom_collector").act(0, "space forest; use mushroom_collector")
    table.until_round(2)
    assert table.on("forest") == {"wood": 4}


@rule("A-A108", "A-16.1", "A-16.2")
def test_mushroom_collector_may_keep_the_wood_and_is_silent_on_other_spaces_and_turns() -> None:
    table = owning("mushroom_collector", wood=2).act(0, "space forest; stop")
    assert table.farm(0).goods == {"wood": 5}
    assert table.on("forest") == {"people": [0]}
    for space in ("clay_pit", "reed_bank", "day_laborer"):
        assert owning("mushroom_collector", wood=2).act(0, f"space {space}").asked == (1, "space")
    table = agricola_table().given(1, cards=["mushroom_collector"], wood=2).act(0, "space forest")
    assert table.asked == (1, "space")


@rule("A-A108", "A-6.10")
def test_mushroom_collector_without_any_wood_is_not_asked() -> None:
    table = owning("mushroom_collector").spaces(forest={}).act(0, "space forest")
    assert (table.asked, table.farm(0).goods) == ((1, "space"), {})


@example("AX-181")
@rule("A-A108", "A-A056", "A-16.4", "AR-06")
@pytest.mark.parametrize("step", [1, -1])
def test_mushroom_collector_and_basket_both_act_on_one_use_in_either_order(case: Example, step: int) -> None:
    given, expected = case.given, case.expected
    table = owning(*given["own"], **given["supply"]).spaces(forest=given["on_space"])
    table.act(0, f"space {given['space']}")
    table.act(0, "; ".join(f"use {card}" for card in given["own"][::step]))
    assert (table.farm(0).food, table.farm(0).wood) == (expected["gained_food"], expected["wood_left"])
    assert table.on("forest")["wood"] == expected["space_after"]["wood"]


@rule("A-A108", "AR-13", "AR-66")
def test_mushroom_collector_can_put_back_wood_that_the_grocer_sells_meanwhile() -> None:
    table = owning("mushroom_collector", "grocer", food=1).spaces(forest={}).act(0, "space forest")
    table.act(0, "use mushroom_collector")  # there is no other way to the wood
    assert table.farm(0).goods == {"food": 2}
    assert table.on("forest")["wood"] == 1


# Roughcaster.


@example("AX-211")
@rule("A-A110", "A-A111", "AR-33", "A-3.8")
def test_roughcaster_and_wall_builder_act_once_for_a_building_action_of_two_rooms(case: Example) -> None:
    given, expected = case.given, case.expected
    table = owning(*given["own"], round=given["round"], house=given["house"], clay=10, reed=4)
    built(table, *["a1", "b1"][: given["rooms_built"]])
    assert table.farm(0).goods == {"food": expected["food_now"]}
    assert table.farm(0).later == {
        int(number): {"food": count} for number, count in expected["food_on_rounds"].items()
    }


@rule("A-A110", "AR-33")
@pytest.mark.parametrize(("house", "food"), [("wood", 0), ("clay", 3), ("stone", 0)])
def test_roughcaster_pays_for_rooms_of_clay_alone(house: str, food: int) -> None:
    table = built(owning("roughcaster", house=house, **{house: 5}, reed=2), "a1")
    assert table.farm(0).food == food


@rule("A-A110", "AR-33", "A-8.4")
@pytest.mark.parametrize(
    ("house", "new", "food"), [("wood", "clay", 0), ("clay", "stone", 3), ("wood", "stone", 0)]
)
def test_roughcaster_pays_for_a_renovation_from_clay_to_stone_and_for_no_other(
    house: str, new: str, food: int
) -> None:
    table = owning("roughcaster", "conservator", round=6, house=house, **{new: 2}, reed=1)
    table.act(0, "space house_redevelopment")
    assert table.farm(0).house == new
    assert table.farm(0).food == food


@rule("A-A110", "A-16.1")
def test_roughcaster_gets_nothing_for_the_clay_rooms_of_others() -> None:
    table = agricola_table().given(1, cards=["roughcaster"]).given(0, house="clay", clay=5, reed=2)
    built(table, "a1")
    assert table.farm(1).food == 0


@rule("A-A110", "A-B087", "AR-33")
def test_roughcaster_counts_the_room_of_the_cottager_as_a_building_action() -> None:
    table = owning("roughcaster", "cottager", house="clay", clay=5, reed=2)
    table.act(0, "space day_laborer; use cottager; room a1")
    assert table.farm(0).food == 3 + 2


# Wall Builder.


@rule("A-A111", "A-3.8", "A-5.2")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_wall_builder_puts_food_on_the_next_four_rounds_for_a_room_of_any_material(house: str) -> None:
    table = built(owning("wall_builder", house=house, **{house: 5}, reed=2), "a1")
    assert (table.farm(0).food, table.farm(0).later) == (0, FOUR_ROUNDS)
    without = built(owning(house=house, **{house: 5}, reed=2), "a1")
    assert table.until_round(2).farm(0).food == without.until_round(2).farm(0).food + 1
    assert list(table.farm(0).later) == [3, 4, 5]


@rule("A-A111", "A-3.8")
@pytest.mark.parametrize(("round", "rounds"), [(10, [11, 12, 13, 14]), (12, [13, 14]), (14, [])])
def test_wall_builder_drops_what_would_lie_beyond_round_14(round: int, rounds: list[int]) -> None:
    table = built(owning("wall_builder", round=round, wood=5, reed=2), "a1")
    assert list(table.farm(0).later) == rounds


@rule("A-A111", "A-16.1", "AR-33")
def test_wall_builder_ignores_stables_renovations_and_the_rooms_of_others() -> None:
    table = owning("wall_builder", wood=2).act(0, "space farm_expansion; stable b2")
    assert table.farm(0).later == {}
    table = owning("wall_builder", round=6, clay=2, reed=1).act(0, "space house_redevelopment")
    assert (table.farm(0).house, table.farm(0).later) == ("clay", {})
    table = agricola_table().given(1, cards=["wall_builder"]).given(0, wood=5, reed=2)
    assert built(table, "a1").farm(1).later == {}


@rule("A-A111", "A-B087", "A-16.8")
def test_wall_builder_acts_again_for_the_room_of_the_cottager() -> None:
    table = owning("wall_builder", "cottager", wood=10, reed=4)
    table.act(0, "space day_laborer; use cottager; room a1")
    built(table.quietly(), "b1")
    assert table.farm(0).later == {number: {"food": 2} for number in FOUR_ROUNDS}


# Manservant.


@rule("A-B107", "A-16.9", "AR-11")
def test_manservant_in_a_stone_house_puts_food_on_every_round_still_to_come() -> None:
    table = agricola_table().course(round=10).given(0, house="stone", hand=["manservant"])
    table.act(0, "space lessons")
    assert table.farm(0).later == {number: {"food": 3} for number in (11, 12, 13, 14)}
    assert table.farm(0).food == 0  # the current round is not among them


@rule("A-B107", "A-16.9", "AR-11")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_manservant_waits_for_a_stone_house(house: str) -> None:
    table = agricola_table().course(round=10).given(0, house=house, hand=["manservant"], stone=2, reed=1)
    table.act(0, "space lessons")
    assert table.farm(0).later == {}
    if house == "clay":
        table.quietly().act(0, "space house_redevelopment")
        assert table.farm(0).later == {number: {"food": 3} for number in (11, 12, 13, 14)}


@rule("A-B107", "AR-11", "A-16.1")
def test_manservant_ignores_a_clay_house_and_the_stone_houses_of_others() -> None:
    table = owning("manservant", round=6, clay=2, reed=1).act(0, "space house_redevelopment")
    assert (table.farm(0).house, table.farm(0).later) == ("clay", {})
    table = agricola_table().course(round=6).given(1, cards=["manservant"])
    table.given(0, house="clay", stone=2, reed=1).act(0, "space house_redevelopment")
    assert (table.farm(1).later, table.farm(0).later) == ({}, {})


@rule("A-B107", "A-3.8", "AR-65")
def test_manservant_can_be_played_in_the_last_round_for_nothing() -> None:
    table = agricola_table().course(round=14).given(0, house="stone", hand=["manservant"])
    assert table.act(0, "space lessons").farm(0).later == {}
    assert table.farm(0).cards == ["manservant"]


@rule("A-B107", "AR-11", "A-8.4")
def test_manservant_acts_when_the_conservator_goes_straight_to_stone() -> None:
    table = owning("manservant", "conservator", round=12, stone=2, reed=1)
    table.act(0, "space house_redevelopment")
    assert table.farm(0).later == {number: {"food": 3} for number in (13, 14)}


@example("AX-198")
@rule("A-B107", "A-B097", "AR-17", "AR-11")
def test_manservant_played_by_the_scholar_begins_with_the_round_after_this_one(case: Example) -> None:
    given = case.given
    table = owning(*given["own"], house=given["house"], food=5, hand=[given["plays"]])
    table.after_work(given["round"] - 1).until("window", 0)  # four food were eaten, the fifth pays
    assert table.game.board.round == given["round"]
    table.act(0, "use scholar")
    assert table.farm(0).food == 0
    assert table.farm(0).later == {
        int(number): {"food": count} for number, count in case.expected["food_on_rounds"].items()
    }
