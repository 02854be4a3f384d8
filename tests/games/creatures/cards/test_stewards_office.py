"""Steward's Office: one more action at the end of each work phase."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

# The refill of a first round, for tables on which workers stand.
PILES: dict[str, dict[str, int]] = {
    "start_player": {"wood": 1},
    "three_wood": {"wood": 3},
    "one_stone": {"stone": 1},
    "two_stone": {"stone": 2},
    "expand": {"borders": 1},
    "reed_and_sheep": {"reed": 1},
    "pig_and_sheep": {"pig": 1},
    "cow_and_pigs": {"cow": 1},
    "horse_and_sheep": {"horse": 1},
}


def after_six(*taken: str, more: tuple[str, ...] = (), **farm: object) -> CreaturesTable:
    """All workers stand, by turns, on these spaces; seat 0 has the Steward's Office."""
    table = creatures_table().given(0, **{"buildings": ["stewards_office", *more], **farm})
    for place, space in enumerate(taken):
        table.space(space, worker=place % 2)
    for space, goods in PILES.items():
        if space not in taken:
            table.space(space, **goods)
    return table


SIX = ("one_stone", "two_stone", "building_resources", "expand", "reed_and_sheep", "cow_and_pigs")


@rule("R-16", "C-8.4")
def test_stewards_office_uses_a_free_space_without_occupying_it() -> None:
    table = after_six(*SIX).act(0, "use stewards_office; space three_wood")
    assert table.farm(0).wood == 3
    assert table.pile("three_wood") == {"wood": 3}  # the refill of the next round
    assert table.game.board.round == 2  # once a round, then home and breeding


@rule("R-16")
def test_stewards_office_leaves_the_occupied_spaces_closed() -> None:
    table = after_six(*SIX).act(0, "use stewards_office")
    offered = {text.removeprefix("space ") for text in table.offers(0)}
    assert offered.isdisjoint(SIX)
    assert offered == {
        "start_player",
        "three_wood",
        "walls",
        "feeding_troughs",
        "pig_and_sheep",
        "horse_and_sheep",
    }
    assert table.refusal("space one_stone").rule == "C-10.1"
    assert table.refusal("space fences").key == "short-of"  # unoccupied, but not to be carried out


@rule("R-16", "C-8.4")
def test_stewards_office_may_be_left_unused_and_is_asked_every_round() -> None:
    table = after_six(*SIX).act(0, "stop")
    assert (table.farm(0).wood, table.game.board.round) == (0, 2)
    table.enter("window")
    assert table.game.prompt[0] == "C-8.4"
    assert "use stewards_office" in table.offers(0)


@rule("R-16")
def test_stewards_office_serves_its_owner_alone() -> None:
    table = creatures_table().after_work().given(1, buildings=["stewards_office"])
    table.act(1, "use stewards_office; space two_stone")
    assert (table.farm(0).stone, table.farm(1).stone) == (0, 2)
    assert table.game.to_act == 0


@rule("R-16", "C-8.11")
def test_stewards_office_may_take_the_start_player_marker() -> None:
    table = creatures_table().after_work().given(1, buildings=["stewards_office"])
    table.act(1, "use stewards_office; space start_player")
    assert table.farm(1).wood == 1
    assert table.game.to_act == 1  # begins round 2


@rule("R-16", "C-13")
def test_stewards_office_built_with_the_last_worker_works_in_the_same_round() -> None:
    table = creatures_table().display("stewards_office").given(0, wood=4, stone=3, reed=2)
    for place, space in enumerate(("one_stone", "two_stone", "three_wood", "expand")):
        table.space(space, worker=place % 2)
    table.space("start_player", wood=1)
    table.act(0, "space special_building_2; at a1").act(1, "space building_resources")
    table.act(0, "use stewards_office; space start_player")
    assert table.farm(0).wood == 1
    assert table.points(0, "stewards_office") == -3


@rule("R-16", "R-19")
@pytest.mark.parametrize(("answer", "wood", "left"), [("use home_depot", 2, 5), ("stop", 1, 6)])
def test_stewards_office_on_building_resources_meets_the_home_depot(
    answer: str, wood: int, left: int
) -> None:
    table = creatures_table().after_work().given(0, buildings=["stewards_office", "home_depot"])
    table.act(0, f"use stewards_office; space building_resources; {answer}")
    assert (table.farm(0).wood, table.farm(0).stone, table.farm(0).reed) == (wood, 1, 1)
    assert table.pile("three_wood") == {"wood": left}


@rule("R-16", "C-10.16")
def test_stewards_office_builds_on_either_special_building_space() -> None:
    for free in ("special_building_1", "special_building_2"):
        taken = "special_building_2" if free == "special_building_1" else "special_building_1"
        table = after_six(*SIX[:5], taken, wood=1).display("dog_house").act(0, "use stewards_office")
        assert f"space {taken}" not in table.offers(0)
        table.act(0, f"space {free}; at b1")
        assert table.farm(0).buildings["b1"] == "dog_house"


@rule("R-16", "C-10.1")
def test_stewards_office_builds_nothing_special_when_both_spaces_are_occupied() -> None:
    table = after_six(*SIX[:4], "special_building_1", "special_building_2", wood=9, stone=9, reed=9)
    table.display("dog_house", "storage").act(0, "use stewards_office")
    assert not any("special" in text for text in table.offers(0))
    assert table.refusal("space special_building_1").key == "occupied"


@rule("R-16", "C-7.4")
def test_stewards_office_houses_the_animals_it_brings() -> None:
    table = after_six(*SIX, sheep=1, cow=1).act(0, "use stewards_office; space pig_and_sheep")
    assert table.offers(0) == ["release sheep", "release pig", "release cow"]
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"pig": 1, "cow": 1}


@rule("R-16", "C-8.6")
def test_stewards_office_comes_before_the_window_of_a_tile_it_builds() -> None:
    table = after_six(*SIX, wood=2, reed=2, stone=3).display("home_workshop")
    table.act(0, "use stewards_office; space special_building_1; at a2; use home_workshop; at b2")
    assert table.farm(0).buildings["b2"] == "stall"


@rule("R-16", "C-8.10", "R-05")
def test_stewards_office_belongs_to_the_work_phase_for_the_animal_trader() -> None:
    table = after_six(*SIX, more=("animal_trader",), sheep=1, pig=1)
    assert "call animal_trader" in table.offers(0)
    table.act(
        0, "use stewards_office; space horse_and_sheep; call animal_trader; give pig; give horse; take cow"
    )
    assert table.farm(0).animals == {"sheep": 1, "cow": 1}


@rule("R-16", "R-43")
def test_stewards_office_on_the_stall_space_is_a_stall_action() -> None:
    table = after_six(*SIX, more=("workshop",), stone=3, reed=1)
    table.act(0, "use stewards_office; space stall; at b3; use workshop; border b1n; border b1e")
    assert table.farm(0).buildings["b3"] == "stall"
    assert table.farm(0).borders == 7


@rule("C-5.3", "C-5.9")
def test_stewards_office_holds_one_animal_and_is_dear() -> None:
    table = creatures_table().given(0, buildings=["stewards_office"])
    assert table.farm(0).holds(sheep=1, pig=1)
    assert not table.farm(0).holds(sheep=3)
    poor = creatures_table().display("stewards_office").given(0, wood=4, stone=3, reed=1)
    assert poor.refusal("build stewards_office").numbers == {"good": 2, "have": 1, "need": 2}
