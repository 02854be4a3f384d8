"""Caravan, Carpenter's Parlor, Mining Hammer, Moldboard Plow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, Given, holding, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

THREE_ROOMS = ["a1", "a2", "a3"]

# Caravan.


@example("AX-186")
@rule("A-B010", "A-9.2", "AR-44")
def test_the_caravan_counts_as_a_room_for_family_growth(case: Example) -> None:
    space = f"space {case.given['action']}"
    found = []
    for given in case.given["cases"]:
        rooms = THREE_ROOMS[3 - given["rooms"] :]
        table = owning(*case.given["own"], round=5, rooms=rooms, people=given["people"])
        found.append(space in table.offers())
    assert found == case.expected["legal"]


@rule("A-B010")
def test_the_caravan_costs_three_wood_and_three_food() -> None:
    assert playing("caravan", wood=3, food=4).farm(0).goods == {"food": 1}
    assert refused_minor("caravan", wood=2, food=3) == ("A-14.5", "short-of")
    assert refused_minor("caravan", wood=3, food=2) == ("A-14.5", "short-of")


@rule("A-B010")
def test_the_caravan_of_another_gives_no_room() -> None:
    table = agricola_table().given(1, cards=["caravan"]).course(round=5)
    assert table.refused("space basic_wish_for_children") == ("A-9.2", "no-room-for-child")


@rule("A-B010", "AR-44", "A-8.4")
def test_the_caravan_is_not_renovated_and_scores_nothing() -> None:
    table = owning("caravan", round=6, clay=2, reed=1).act(0, "space house_redevelopment")
    assert table.farm(0).house == "clay"
    assert table.farm(0).goods == {}
    assert table.points(0, "clay_rooms") == 2


@rule("A-B010", "A-A086", "AR-44")
def test_no_animal_lives_in_the_caravan() -> None:
    table = owning("caravan", "animal_tamer", round=4, boar=2).spaces(sheep_market={"sheep": 1})
    assert table.act(0, "space sheep_market").asked == (0, "release")


# Carpenter's Parlor.


@rule("A-B013", "A-15.3")
def test_with_the_carpenters_parlor_a_wooden_room_costs_two_wood_and_two_reed() -> None:
    table = owning("carpenters_parlor", wood=4, reed=4).act(
        0, "space farm_expansion; option 1; room a1; room b1"
    )
    assert table.farm(0).goods == {}
    assert table.farm(0).rooms == ["a1", "a2", "a3", "b1"]


@rule("A-B013")
def test_the_carpenters_parlor_lowers_no_reed_and_serves_only_its_owner() -> None:
    assert "space farm_expansion" not in owning("carpenters_parlor", wood=1, reed=9).offers()
    table = owning("carpenters_parlor", wood=2, reed=1)
    assert table.act(0, "space farm_expansion").offers() == table.offers("stable")  # a stable at best
    other = agricola_table().given(0, wood=4, reed=2).given(1, cards=["carpenters_parlor"])
    assert other.act(0, "space farm_expansion").offers() == other.offers("stable")


@rule("A-B013")
def test_the_carpenters_parlor_is_for_wooden_houses() -> None:
    table = owning("carpenters_parlor", house="clay", clay=4, reed=2)
    assert table.refused("space farm_expansion") == ("A-8.1", "short-of")


@rule("A-B013", "A-B126", "AR-29")
def test_of_carpenter_and_parlor_only_the_cheaper_price_is_left() -> None:
    table = owning("carpenters_parlor", "carpenter", wood=2, reed=2).act(
        0, "space farm_expansion; option 1; room a1"
    )
    assert table.farm(0).goods == {}


@rule("A-B013", "A-B145", "A-15.3")
def test_the_brushwood_collector_replaces_the_reed_of_the_parlors_price() -> None:
    table = owning("carpenters_parlor", "brushwood_collector", seats=3, wood=3, reed=2)
    table.act(0, "space farm_expansion; option 1; room a1")
    assert table.offers("pay") == ["pay 0", "pay 1"]
    table.act(0, "pay 1")
    assert table.farm(0).goods == {"reed": 2}


# Mining Hammer.


def renovating(*cards: str, **farm: Given) -> AgricolaTable:
    """Seat 0 has just renovated its two rooms to clay on House Redevelopment."""
    table = owning("mining_hammer", *cards, round=6, clay=2, reed=1, **farm)
    return table.act(0, "space house_redevelopment")


@rule("A-B016")
def test_the_mining_hammer_brings_one_food() -> None:
    assert playing("mining_hammer", wood=1).farm(0).goods == {"food": 1}


@rule("A-B016", "AR-35")
def test_after_a_renovation_the_mining_hammer_builds_one_stable_for_nothing() -> None:
    table = renovating(hand=["rammed_clay"])
    assert table.offers() == ["stop", "use mining_hammer"]  # before the second part of the space
    table.act(0, "use mining_hammer; stable e1")
    assert table.farm(0).stables == ["e1"]
    assert table.farm(0).goods == {}
    assert table.asked == (0, "improve")
    assert "minor rammed_clay" in table.offers()


@rule("A-B016")
def test_the_mining_hammer_may_be_left_alone() -> None:
    table = renovating().act(0, "stop")
    assert table.farm(0).stables == []
    assert table.asked == (1, "space")


@rule("A-B016", "A-1.1")
def test_the_mining_hammer_is_silent_without_stables_in_the_supply() -> None:
    table = renovating(stables=["b1", "c1", "d1", "e1"])
    assert table.asked == (1, "space")


@rule("A-B016", "A-10.1")
def test_the_mining_hammer_needs_a_space_without_tile_and_stable() -> None:
    fields: dict[str, Any] = {
        column + row: {} for column in "abcde" for row in "123" if column + row not in ("a2", "a3")
    }
    assert renovating(fields=fields).asked == (1, "space")


@rule("A-B016", "A-16.7", "AR-05")
def test_the_mining_hammer_does_not_react_to_the_renovation_before_it() -> None:
    table = holding("mining_hammer", round=6, clay=2, reed=1, wood=1)
    table.act(0, "space house_redevelopment; minor mining_hammer")
    assert table.farm(0).goods == {"food": 1}
    assert table.asked == (1, "space")


@rule("A-B016")
def test_the_mining_hammer_does_not_react_to_the_renovation_of_another() -> None:
    table = agricola_table().given(0, clay=2, reed=1).given(1, cards=["mining_hammer"]).course(round=6)
    assert table.act(0, "space house_redevelopment").asked == (1, "space")


@rule("A-B016", "A-B087", "AR-35")
def test_the_mining_hammer_reacts_to_the_renovation_of_the_cottager() -> None:
    table = owning("mining_hammer", "cottager", clay=2, reed=1)
    table.act(0, "space day_laborer; use cottager; use mining_hammer; stable b1")
    assert table.farm(0).stables == ["b1"]
    assert table.farm(0).goods == {"food": 2}


# Moldboard Plow.


@example("AX-175")
@rule("A-B019", "AR-02", "AR-03")
def test_the_moldboard_plow_plows_twice_in_the_game_and_only_on_farmland(case: Example) -> None:
    used = 0
    found = []
    for space in case.given["space"]:
        table = owning("moldboard_plow", round=13, memory={"moldboard_plow": used}).act(0, f"space {space}")
        if "use moldboard_plow" in table.offers():
            table.act(0, "use moldboard_plow; plow c2")
            used += 1
        while table.game.to_act == 0:
            table.act(0, (table.offers("space") + table.offers("plow") + table.offers())[0])
        found.append(len(table.farm(0).fields))
    assert found == case.expected["max_fields_plowed"]
    assert used == case.given["tiles_on_card"]


@rule("A-B019", "AR-02", "A-16.4")
def test_the_moldboard_plow_plows_before_or_after_the_space() -> None:
    table = owning("moldboard_plow").act(0, "space farmland")
    assert table.offers() == ["use moldboard_plow", "space farmland"]
    table.act(0, "space farmland; plow c2")
    assert table.offers() == ["stop", "use moldboard_plow"]
    table.act(0, "use moldboard_plow; plow d2")
    assert sorted(table.farm(0).fields) == ["c2", "d2"]
    assert table.asked == (1, "space")  # once for each use


@rule("A-B019")
def test_a_moldboard_plow_that_is_not_used_keeps_its_field() -> None:
    table = owning("moldboard_plow").act(0, "space farmland; space farmland; plow c2; stop")
    table.until_round(2).act(0, "space farmland; use moldboard_plow; plow c1; plow c3")
    assert sorted(table.farm(0).fields) == ["c1", "c2", "c3"]


@rule("A-B019", "AR-03")
def test_the_moldboard_plow_leaves_a_place_for_the_field_of_the_space() -> None:
    rooms = ["a1", "a2", "a3"]
    fields: dict[str, Any] = {
        column + row: {} for column in "bcde" for row in "123" if column + row not in ("e2", "e3")
    }
    table = owning("moldboard_plow", rooms=rooms, fields={**fields, "e2": {}}).act(0, "space farmland")
    assert table.asked == (1, "space")  # one place only: it goes to the space, nothing is asked
    table = owning("moldboard_plow", rooms=rooms, fields=fields)
    table.act(0, "space farmland; use moldboard_plow; plow e2")
    assert table.farm(0).fields.keys() >= {"e2", "e3"}


@rule("A-B019", "A-14.3")
def test_the_moldboard_plow_needs_an_occupation_and_two_wood() -> None:
    assert refused_minor("moldboard_plow", wood=2) == ("A-14.3", "too-few-occupations")
    assert refused_minor("moldboard_plow", wood=1, cards=BYSTANDERS[:1]) == ("A-14.5", "short-of")
    assert playing("moldboard_plow", wood=2, cards=BYSTANDERS[:1]).farm(0).goods == {}


@rule("A-B019")
def test_the_moldboard_plow_of_another_does_not_plow() -> None:
    table = agricola_table().given(1, cards=["moldboard_plow"]).act(0, "space farmland; plow c2")
    assert table.asked == (1, "space")


@rule("A-B019", "A-A024", "AR-02")
def test_moldboard_plow_and_threshing_board_are_used_in_any_order() -> None:
    table = owning("moldboard_plow", "threshing_board", "fireplace_2", grain=1).act(0, "space farmland")
    assert sorted(table.offers("use")) == ["use moldboard_plow", "use threshing_board"]
    table.act(0, "use threshing_board; space farmland; plow c2; use moldboard_plow; plow d2")
    assert table.farm(0).goods == {"food": 2}
    assert len(table.farm(0).fields) == 2


@pytest.mark.parametrize("card", ["caravan", "carpenters_parlor", "mining_hammer", "moldboard_plow"])
@rule("A-14.9")
def test_these_cards_have_no_points(card: str) -> None:
    assert owning(card).points(0, card) == 0
