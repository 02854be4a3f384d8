"""Ranch and Rearing Station: tiles of the breeding phase."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def breeding_under(switches: dict[str, bool], *buildings: str, **farm: object) -> CreaturesTable:
    """The end of a work phase under these rulings, the listed buildings from a1 on."""
    table = creatures_table(**switches).after_work()
    return table.given(0, **{"buildings": list(buildings), **farm})


def breeding(*buildings: str, **farm: object) -> CreaturesTable:
    return breeding_under({}, *buildings, **farm)


@rule("C-11.5", "R-15")
def test_ranch_places_a_free_border_for_a_newborn_horse() -> None:
    table = breeding("ranch", "stall", horse=2).act(0, "use ranch; border b1n")
    assert table.farm(0).animals == {"horse": 3}
    assert table.farm(0).placed == ["b1n"]
    assert (table.farm(0).borders, table.farm(0).wood) == (8, 0)
    assert table.game.board.round == 2  # once a phase


@rule("C-11.5")
def test_ranch_may_be_declined() -> None:
    table = breeding("ranch", "stall", horse=2).act(0, "stop")
    assert (table.farm(0).animals, table.farm(0).placed) == ({"horse": 3}, [])


@rule("C-11.5", "C-10.21")
@pytest.mark.parametrize(
    "farm",
    [
        {"horse": 1},
        {"sheep": 2, "cow": 2, "pig": 2},
        {"horse": 2, "borders": 0},
    ],
)
def test_ranch_is_silent_without_a_newborn_horse_or_a_border(farm: dict[str, int]) -> None:
    table = breeding("ranch", "stall", "stall", "stall", **farm)
    assert table.game.prompt[1] == "space"
    assert table.farm(0).placed == []


@rule("C-11.5")
def test_ranch_is_silent_for_the_horses_of_the_other_seat() -> None:
    table = breeding("ranch").given(1, buildings=["stall"], horse=2)
    assert table.game.prompt[1] == "space"
    assert table.farm(1).animals == {"horse": 3}


@rule("R-15")
def test_ranch_border_may_be_what_makes_room_and_then_goes_nowhere_else() -> None:
    three_sides = ["b1n", "b1e", "b1w"]
    table = breeding("ranch", horse=3, placed_borders=three_sides).act(0, "use ranch")
    # The only edge that is left: with one edge on offer there is no question.
    assert "b1s" in table.farm(0).placed
    assert table.farm(0).animals == {"horse": 4}


@rule("R-15")
def test_ranch_offers_each_edge_that_leaves_room_and_no_other() -> None:
    # b1 and b2 are open at the bottom only, a2 on the left only: three edges close a pasture.
    table = breeding("ranch", horse=3, placed_borders=["b1n", "b1e", "a2e", "b2e"]).act(0, "use ranch")
    assert table.offers(0) == ["border a2w", "border b1s", "border b2s"]
    assert (table.refusal("border b3e").rule, table.refusal("border b3e").key) == (
        "R-15",
        "horse-has-no-room",
    )
    table.act(0, "border b2s")
    assert table.farm(0).animals == {"horse": 4}


@rule("R-15")
def test_ranch_withholds_the_border_where_the_newborn_has_no_room() -> None:
    table = breeding("ranch", horse=3)
    assert table.game.prompt[1] == "space"
    assert (table.farm(0).animals, table.farm(0).placed) == ({"horse": 3}, [])


@rule("R-15")
def test_ranch_horse_for_which_a_border_was_placed_cannot_be_let_go() -> None:
    table = breeding("ranch", "workshop", horse=2, sheep=1, pig=1).act(0, "use ranch; border b3e")
    assert table.offers(0) == ["release sheep", "release pig"]
    assert (table.refusal("release horse").rule, table.refusal("release horse").key) == ("R-15", "promised")
    table.act(0, "release pig")
    assert table.farm(0).animals == {"sheep": 1, "horse": 3}
    assert "release horse" in table.offers(0)  # the promise ends with the housing


@rule("R-15", "R-01", "R-23")
def test_ranch_horse_is_housed_before_a_carpenter_may_open_the_pasture_again() -> None:
    # The new border and the wall of the stall close b1; without the stall it is open land.
    table = creatures_table().after_work()
    table.given(0, buildings={"a1": "stall", "a2": "ranch", "b3": "carpenter"}, horse=6)
    table.given(0, placed_borders=["b1n", "b1e"]).enter("window")
    while table.game.prompt[0] != "C-11.5":
        table.act(0, "stop")
    table.act(0, "use ranch; border b1s")
    assert table.farm(0).animals == {"horse": 7}
    table.act(0, "call carpenter; at b2; release horse")
    assert table.farm(0).animals == {"horse": 6}  # nobody stays without a home
    assert table.farm(0).holds(**table.farm(0).animals)


@rule("R-15", "R-11")
def test_ranch_declined_leaves_the_newborn_to_run_away() -> None:
    table = breeding("ranch", horse=2, sheep=1).act(0, "stop")
    assert table.offers(0) == ["release sheep", "release horse"]
    table.act(0, "release horse")
    assert table.farm(0).animals == {"sheep": 1, "horse": 2}


@rule("R-15")
def test_ranch_with_the_switch_off_gives_the_border_for_any_birth() -> None:
    off = {"ranch_requires_net_horse": False}
    table = breeding_under(off, "ranch", horse=3).act(0, "use ranch; border b3s")
    assert table.farm(0).placed == ["b3s"]
    assert table.farm(0).animals == {"horse": 3}
    table = breeding_under(off, "ranch", horse=2, sheep=1).act(0, "use ranch; border b3s")
    assert table.offers(0) == ["release sheep", "release horse"]


@rule("C-11.5", "R-15")
def test_ranch_with_the_switch_off_keeps_a_horse_all_the_same() -> None:
    off = {"ranch_requires_net_horse": False}
    table = breeding_under(off, "ranch", "stall", "stall", horse=2, sheep=3, pig=3)
    table.act(0, "use ranch; border b3s")
    table.act(0, "release horse; release horse")
    assert "release horse" not in table.offers(0)
    assert (table.refusal("release horse").rule, table.refusal("release horse").key) == ("R-15", "promised")
    assert type(table.game).from_position(table.game.position()).key() == table.game.key()


@rule("R-13", "R-15", "C-8.9")
def test_ranch_works_again_in_the_extra_breeding_phase() -> None:
    table = breeding("ranch", "stall", "breeding_station", horse=2).round(8)
    table.act(0, "use ranch; border b3s; use ranch; border b3e")
    assert set(table.farm(0).placed) == {"b3s", "b3e"}
    assert table.farm(0).animals == {"horse": 4}
    assert table.game.to_act is None


@rule("C-11.2", "R-14", "R-15")
def test_ranch_hears_of_the_foal_of_a_single_horse_with_a_fertility_center() -> None:
    table = breeding("ranch", "fertility_center", horse=1).act(0, "use ranch; border b1n")
    assert table.farm(0).animals == {"horse": 2}


@rule("C-5.3", "C-5.9")
def test_ranch_holds_two_horses_scores_two_and_has_a_price() -> None:
    table = creatures_table().given(0, buildings=["ranch"])
    assert table.farm(0).holds(horse=3)
    assert not table.farm(0).holds(sheep=2)
    assert table.points(0, "ranch") == 2
    table = creatures_table().display("ranch").given(0, wood=2, stone=2)
    assert table.refusal("build ranch").key == "short-of"


# Rearing Station.


@rule("R-28", "C-7.2")
def test_rearing_station_holds_one_of_each_type() -> None:
    farm = creatures_table().given(0, buildings=["rearing_station"]).farm(0)
    assert farm.holds(sheep=1, pig=1, cow=1, horse=2)  # one horse in the Cottage
    assert not farm.holds(sheep=3)
    assert not farm.holds(sheep=2, pig=2)


@rule("R-28", "C-6.2")
@pytest.mark.parametrize("doubles", [True, False])
def test_rearing_station_with_a_trough_holds_two_of_each_unless_switched_off(doubles: bool) -> None:
    table = creatures_table(rearing_station_trough_doubles=doubles)
    farm = table.given(0, buildings=["rearing_station"], troughs=["a1"]).farm(0)
    assert farm.holds(sheep=2, pig=2, cow=2, horse=3) == doubles
    assert farm.holds(sheep=1, pig=1, cow=1, horse=2)
    assert not farm.holds(sheep=2, pig=2, cow=2, horse=4)


@rule("R-12", "C-8.7", "C-11.3")
def test_rearing_station_is_emptied_before_births_are_read() -> None:
    table = breeding("rearing_station", sheep=2).enter("space")  # Cottage and station: one must go
    assert table.farm(0).animals == {"sheep": 1}
    assert table.heard("born") == []


@rule("R-12", "C-8.7")
def test_rearing_station_takes_newborns_once_it_is_empty() -> None:
    table = breeding("rearing_station", "manor", "reed_hut", sheep=3, pig=2, cow=1).enter("space")
    # Sheep in the Reed Hut, pigs in the Manor, the cow in the Cottage; lamb and piglet in the station.
    assert table.farm(0).animals == {"sheep": 4, "pig": 3, "cow": 1}


@rule("R-12", "C-8.7")
def test_rearing_station_must_be_emptied_of_types_without_newborn_too() -> None:
    table = breeding("rearing_station", sheep=1, cow=1)
    assert table.offers(0) == ["release sheep", "release cow"]
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"cow": 1}


@rule("R-12")
def test_rearing_station_may_take_any_animal_again_after_the_births() -> None:
    # Three sheep in a Reed Hut: the lamb has room because the station is open again.
    table = breeding("rearing_station", "reed_hut", sheep=3, horse=1).enter("space")
    assert table.farm(0).animals == {"sheep": 4, "horse": 1}


@rule("R-12", "C-8.6")
def test_rearing_station_is_emptied_after_the_window_in_which_a_stall_can_be_built() -> None:
    price = {"stone": 3, "reed": 1}
    table = breeding("rearing_station", "home_workshop", sheep=2, **price)
    table.act(0, "use home_workshop; at b3")
    assert table.farm(0).animals == {"sheep": 3}
    table = breeding("rearing_station", "home_workshop", sheep=2, **price).act(0, "stop")
    assert table.farm(0).animals == {"sheep": 1}


@rule("R-12", "R-44")
def test_rearing_station_loses_an_animal_just_bought_that_has_no_other_home() -> None:
    table = breeding("rearing_station", "trading_station", wood=1, reed=1, sheep=1)
    table.act(0, "use trading_station; take pig")
    assert table.offers(0) == ["release sheep", "release pig"]


@rule("R-13", "C-8.9")
def test_rearing_station_is_emptied_again_before_the_extra_breeding() -> None:
    table = breeding("rearing_station", "breeding_station", sheep=3).round(8).enter("window")
    assert table.farm(0).animals == {"sheep": 4}  # two in the other station, Cottage, and the lamb
    assert table.farm(0).animals == {"sheep": 4}  # the lamb was let go, another one was born
    assert table.heard("released") == [(0, (0, 0, 0))]


@rule("R-15", "R-12")
def test_rearing_station_is_room_enough_for_the_foal_of_a_ranch() -> None:
    table = breeding("rearing_station", "ranch", horse=3).act(0, "use ranch; border b3s")
    assert table.farm(0).animals == {"horse": 4}


@rule("C-8.7")
def test_rearing_station_keeps_its_animals_outside_the_breeding_phase_and_the_other_farm_alone() -> None:
    table = creatures_table().given(0, buildings=["rearing_station"], sheep=1, cow=1)
    table.given(1, buildings=["barn"], sheep=1, cow=1)
    table.act(0, "space three_wood").act(1, "space two_stone").act(0, "space one_stone")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1}
    table.enter("release")
    assert table.game.to_act == 0
    table.act(0, "release cow")
    assert table.farm(1).animals == {"sheep": 1, "cow": 1}
