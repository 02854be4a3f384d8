"""Pen and Organic Farm: the two tiles for which it matters where animals stand."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

KINDS = ("sheep", "pig", "cow", "horse")


def farm_of(*buildings: str, **farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": list(buildings), **farm})


def with_pen(*more: str, **farm: object) -> CreaturesTable:
    return farm_of("pen", *more, **farm)


def counted(table: CreaturesTable) -> dict[str, float]:
    """The animals that score."""
    found = {kind: table.points(0, kind, "animals") for kind in KINDS}
    return {kind: count for kind, count in found.items() if count}


@rule("C-5.3", "C-6.2")
def test_pen_holds_four_of_one_type_and_eight_with_a_trough() -> None:
    assert with_pen().farm(0).holds(cow=4, pig=1)
    assert not with_pen().farm(0).holds(cow=3, pig=2)
    assert with_pen(troughs=["a1"]).farm(0).holds(cow=8, pig=1)
    assert not with_pen(troughs=["a1"]).farm(0).holds(cow=10)


@rule("R-27", "C-12.2")
def test_pen_keeps_only_the_surplus_out_of_the_score() -> None:
    assert counted(with_pen(sheep=1)) == {"sheep": 1}  # in the Cottage
    assert counted(with_pen(sheep=5)) == {"sheep": 1}
    assert counted(with_pen("stall", sheep=5)) == {"sheep": 4}
    assert counted(with_pen(sheep=9, troughs=["a1"])) == {"sheep": 1}


@rule("R-27", "C-12.3")
def test_pen_animals_neither_score_nor_avoid_the_penalty() -> None:
    table = with_pen("stall", sheep=7)
    assert counted(table) == {"sheep": 4}
    assert table.points(0, "sheep", "bonus") == 0
    assert table.score(0) == 4 - 9 + 1  # the stall
    table = with_pen("manor", sheep=7)
    assert counted(table) == {"sheep": 3}
    assert table.points(0, "sheep", "bonus") == -3


@rule("R-27")
def test_pen_takes_the_type_that_costs_least() -> None:
    # Stall, Manor, Cottage and Pen: 4 horses outside are worth 3 points more than 3 sheep and 3 horses.
    assert counted(with_pen("stall", "manor", sheep=3, horse=4)) == {"sheep": 2, "horse": 4}


CASES = list(range(24))


@rule("R-27")
@pytest.mark.parametrize("seed", CASES)
def test_pen_score_is_the_best_over_all_ways_to_fill_it(seed: int) -> None:
    chance = Random(seed)
    homes = chance.sample(["stall", "manor", "pig_stall", "reed_hut", "rearing_station"], 3)
    herd = {kind: chance.randrange(7) for kind in KINDS}
    while not with_pen(*homes).farm(0).holds(**herd):
        kind = max(KINDS, key=lambda name: herd[name])
        herd[kind] -= 1
    bare = farm_of("hay_rack", *homes).farm(0)  # the same farm with a tile that holds nothing
    scores = []
    for kind in KINDS:
        for inside in range(min(4, herd[kind]) + 1):
            outside = {**herd, kind: herd[kind] - inside}
            if bare.holds(**outside):
                scores.append(farm_of("hay_rack", *homes, **outside).score(0))
    assert with_pen(*homes, **herd).score(0) == max(scores)


@rule("R-27", "C-7.4")
def test_pen_score_can_be_told_while_animals_still_wait_for_a_home() -> None:
    table = with_pen(sheep=5, wood=3, reed=1).display("hay_rack").act(0, "space special_building_1; at b1")
    assert table.game.prompt[1] == "release"
    assert counted(table) == {"sheep": 6, "cow": 1, "horse": 1}


@rule("R-27", "C-11.2")
def test_pen_animals_breed() -> None:
    table = with_pen(sheep=4, pig=1).after_work()
    assert table.enter("next_round").farm(0).animals["sheep"] == 4  # born, without room
    assert table.heard("born") == [(0, (1, 0, 0))]


@rule("R-27", "C-5.8")
def test_pen_animals_count_for_prerequisites() -> None:
    table = with_pen("manor", "rearing_station", "inn", sheep=3, cow=2, horse=2, pig=2)
    table.display("fodder_beet_field").act(0, "space special_building_1")
    assert table.game.prompt[1] == "release"  # it was built and its animals came


@rule("C-4.1", "R-26", "R-29")
def test_pen_is_no_pasture() -> None:
    table = with_pen("feeding_station", sheep=1, cow=1, horse=1, wood=2, stone=3, reed=1)
    table.display("organic_farm")
    assert table.farm(0).pasture_cells == []
    assert not table.farm(0).holds(cow=5, pig=1, sheep=1)
    table.act(0, "space special_building_1; at b3")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1, "horse": 1}


def with_organic_farm(**farm: object) -> CreaturesTable:
    table = creatures_table().round(8).display("organic_farm").given(1, borders=0)
    return table.given(0, **{"wood": 2, "stone": 3, "reed": 1, **farm})


TWO_PASTURES = pasture("b1") + pasture("b2")
BUILD = "space special_building_1; at a1"


@rule("R-26", "C-13")
def test_organic_farm_adds_one_to_each_pasture_with_a_lone_animal() -> None:
    table = with_organic_farm(placed_borders=TWO_PASTURES, sheep=1, cow=1, horse=1)
    table.act(0, BUILD)
    assert table.offers(0) == ["stop", "take sheep", "take cow", "take horse"]
    table.act(0, "take sheep; take horse")  # the cow is thought of as standing in the Cottage
    assert table.farm(0).animals == {"sheep": 2, "cow": 1, "horse": 2}
    assert table.points(0, "organic_farm") == 4


@rule("R-26")
def test_organic_farm_may_count_two_pastures_of_the_same_type() -> None:
    table = with_organic_farm(placed_borders=TWO_PASTURES, sheep=3).act(0, BUILD)
    table.act(0, "take sheep; take sheep")
    assert table.farm(0).animals == {"sheep": 5}


@rule("R-26")
def test_organic_farm_offers_only_what_one_arrangement_shows_together() -> None:
    # Cottage and one pasture: the sheep or the cow is alone in the pasture, never both.
    table = with_organic_farm(placed_borders=pasture("b1"), sheep=1, cow=1).act(0, BUILD)
    assert table.offers(0) == ["stop", "take sheep", "take cow"]
    table.act(0, "take cow")
    assert table.farm(0).animals == {"sheep": 1, "cow": 2}


@rule("R-26")
@pytest.mark.parametrize(
    ("borders", "herd"),
    [
        ([], {"sheep": 1}),  # the Cottage is no pasture
        (pasture("b1"), {}),
        (pasture("b1"), {"sheep": 2, "cow": 1}),  # two have to share the pasture
        (TWO_PASTURES, {"sheep": 4, "cow": 1}),
    ],
)
def test_organic_farm_gives_nothing_without_a_lone_animal(borders: list[str], herd: dict[str, int]) -> None:
    table = with_organic_farm(placed_borders=borders, **herd).act(0, BUILD)
    assert table.game.to_act == 1
    assert table.farm(0).animals == herd


@rule("R-26")
def test_organic_farm_ignores_buildings_free_troughs_and_unused_spaces() -> None:
    table = with_organic_farm(
        columns=3,
        buildings={"b1": "workshop", "b2": "dog_house", "c2": "stud"},
        troughs=["a2"],
        sheep=1,
        pig=1,
        cow=1,
        horse=1,
    )
    table.act(0, BUILD)
    assert table.game.to_act == 1
    assert table.farm(0).animals == {"sheep": 1, "pig": 1, "cow": 1, "horse": 1}


@rule("R-26", "C-4.3")
def test_organic_farm_splits_a_pasture_before_it_counts() -> None:
    table = with_organic_farm(placed_borders=pasture("b1", "b2", "b3"), sheep=2, pig=1)
    table.act(0, "space special_building_1; at b2; take sheep; take sheep")
    assert table.farm(0).animals == {"sheep": 4, "pig": 1}
    assert table.farm(0).pasture_rooms == [2, 2]


@rule("R-26", "C-7.5")
def test_organic_farm_sends_away_whoever_lost_room_before_it_counts() -> None:
    table = with_organic_farm(placed_borders=pasture("b1", "b2"), sheep=4, cow=1)
    table.act(0, "space special_building_1; at b2")
    assert table.game.prompt == ("C-7.4", "release")
    table.act(0, "release sheep; release sheep")
    assert table.game.to_act == 1  # two sheep in the pasture, the cow in the Cottage: nobody is alone
    assert table.farm(0).animals == {"sheep": 2, "cow": 1}


@rule("R-26")
def test_organic_farm_uses_the_large_pasture_for_the_herd_and_the_small_one_for_the_lone_animal() -> None:
    table = with_organic_farm(placed_borders=[*pasture("b1", "b2"), *pasture("b3")], sheep=6)
    table.act(0, BUILD + "; take sheep")
    assert table.game.to_act == 1  # four, one and the one in the Cottage: the arrangement is used up
    assert table.farm(0).animals == {"sheep": 7}


@rule("R-26")
def test_organic_farm_never_needs_more_room_than_a_pasture_has() -> None:
    table = with_organic_farm(placed_borders=TWO_PASTURES, troughs=["b1"], pig=2, cow=1)
    table.act(0, BUILD + "; take pig; take pig")
    assert table.game.to_act == 1
    assert table.farm(0).animals == {"pig": 4, "cow": 1}


@rule("R-26", "C-7.4")
def test_organic_farm_owner_may_take_less_or_nothing() -> None:
    table = with_organic_farm(placed_borders=TWO_PASTURES, sheep=1, cow=1).act(0, BUILD)
    table.act(0, "take sheep; stop")
    assert table.farm(0).animals == {"sheep": 2, "cow": 1}
    table = with_organic_farm(placed_borders=TWO_PASTURES, sheep=1, cow=1).act(0, BUILD)
    table.act(0, "stop")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1}


@rule("C-5.9", "R-26", "R-36")
def test_organic_farm_is_for_its_builder_has_a_price_and_holds_nobody() -> None:
    table = with_organic_farm(wood=1)
    assert table.refusal("build organic_farm").key == "short-of"
    table = with_organic_farm(wood=1, buildings={"b1": "sawmill"})
    table.given(1, placed_borders=pasture("b1"), sheep=1).act(0, BUILD)
    assert table.game.to_act == 1
    assert table.farm(1).animals == {"sheep": 1}
    assert not table.farm(0).holds(sheep=2)


@rule("R-26", "R-29")
def test_organic_farm_beside_a_feeding_station_still_doubles_only_lone_animals() -> None:
    table = with_organic_farm(placed_borders=pasture("b1"), buildings={"b3": "feeding_station"}, sheep=3)
    table.act(0, BUILD + "; take sheep")
    assert table.farm(0).animals == {"sheep": 4}


@rule("R-01", "R-26")
def test_organic_farm_leaves_a_moment_for_other_tiles_between_its_place_and_its_count() -> None:
    # The new pasture, made by the tile itself, can take the cow that the Cattle Market sells.
    table = with_organic_farm(
        placed_borders=pasture("b1", "b2", "b3"), buildings={"a1": "cattle_market"}, reed=3, sheep=1, pig=3
    )
    table.act(0, "space special_building_1; at b2; call cattle_market; take cow; stop")
    assert "call cattle_market" not in table.offers(0)  # while it counts nothing moves
    table.act(0, "take sheep; take cow")
    assert table.farm(0).animals == {"sheep": 2, "pig": 3, "cow": 2}
