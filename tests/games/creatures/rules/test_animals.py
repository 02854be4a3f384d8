"""Homes, free movement, letting go (C-7)."""

from __future__ import annotations

import pytest

from bocage.core.errors import BadPosition
from tests.games.creatures.rules.room import most
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

ANIMALS = ("sheep", "pig", "cow", "horse")


@rule("C-7.1")
def test_pastures_buildings_and_free_troughs_are_homes() -> None:
    table = creatures_table().given(
        0, placed_borders=pasture("b1"), buildings={"b2": "stall"}, troughs=["a1"]
    )
    assert table.farm(0).holds(sheep=2, pig=3, cow=1, horse=1)
    assert most(table, 0, "sheep") == 2 + 3 + 1 + 1


@rule("C-7.1", "R-32")
@pytest.mark.parametrize(
    ("building", "animal", "own", "spaces"),
    [
        ("dog_house", "sheep", 0, 3),
        ("wild_boar_pen", "pig", 2, 1),
        ("dairy_farm", "cow", 2, 4),
        ("stud", "horse", 2, 4),
    ],
)
def test_some_buildings_make_unused_spaces_homes(building: str, animal: str, own: int, spaces: int) -> None:
    table = creatures_table().given(0, buildings={"b1": building})
    assert most(table, 0, animal) == own + spaces + 1
    others = [kind for kind in ANIMALS if kind != animal]
    assert [most(table, 0, kind) for kind in others] == [1, 1, 1]


@rule("C-7.2")
def test_a_position_whose_animals_have_no_room_is_refused() -> None:
    with pytest.raises(BadPosition):
        _ = creatures_table().given(0, sheep=2).game
    with pytest.raises(BadPosition):
        _ = creatures_table().given(1, buildings={"b1": "stall"}, sheep=2, pig=2).game


@rule("C-7.2")
def test_every_home_keeps_its_own_limit() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), buildings={"b2": "stall"})
    assert table.farm(0).holds(sheep=5, pig=1)
    assert table.farm(0).holds(sheep=3, pig=2, cow=1)
    assert not table.farm(0).holds(sheep=4, pig=1, cow=1)
    assert not table.farm(0).holds(sheep=6, pig=1)


@rule("C-7.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_let_animals_go_on_the_own_turn_for_nothing(seat: int) -> None:
    table = creatures_table().round(2, marker=seat).given(seat, buildings={"b1": "stall"}, sheep=2, cow=1)
    assert {"release sheep", "release cow"} <= set(table.offers(seat))
    assert "release pig" not in table.offers(seat)
    table.act(seat, "release sheep; release cow; release sheep; space three_wood")
    assert table.farm(seat).animals == {}
    assert table.game.to_act == 1 - seat


@rule("C-7.3", "C-7.4")
def test_animals_move_to_make_room() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), pig=1)
    table.space("pig_and_sheep", pig=1, sheep=1).act(0, "space pig_and_sheep")
    assert table.farm(0).animals == {"pig": 2, "sheep": 1}
    assert table.game.to_act == 1


@rule("C-7.4", "C-10.18")
def test_whoever_has_no_room_is_let_go_by_choice() -> None:
    table = creatures_table().given(0, cow=1).space("pig_and_sheep", pig=1, sheep=1)
    table.act(0, "space pig_and_sheep")
    assert table.offers() == ["release sheep", "release pig", "release cow"]
    table.act(0, "release cow; release pig")
    assert table.farm(0).animals == {"sheep": 1}


@rule("C-7.4", "R-11")
def test_older_animals_may_go_in_favour_of_new_ones() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), sheep=3)
    table.space("horse_and_sheep", horse=1).act(0, "space horse_and_sheep")
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"sheep": 2, "horse": 1}


@rule("C-7.4")
def test_the_animals_of_one_type_that_have_no_room_leave_without_a_question() -> None:
    table = creatures_table().space("reed_and_sheep", reed=1, sheep=4).act(0, "space reed_and_sheep")
    assert (table.farm(0).animals, table.farm(0).reed) == ({"sheep": 1}, 1)
    assert table.game.to_act == 1


@rule("C-7.4")
def test_an_animal_space_may_be_used_although_no_animal_has_room() -> None:
    table = creatures_table().given(0, cow=1).space("horse_and_sheep", horse=1)
    table.act(0, "space horse_and_sheep; release horse")
    assert table.farm(0).animals == {"cow": 1}


@rule("C-7.4", "C-5.8")
def test_an_animal_from_a_building_must_be_housed_too() -> None:
    table = creatures_table().given(0, wood=2, stone=1, buildings={"b1": "storage"}, sheep=1)
    table.act(0, "space special_building_1; at b2; take cow")
    assert table.farm(0).animals == {"sheep": 1, "cow": 1}
    full = (
        creatures_table().given(0, buildings={"b1": "stall"}, wood=3, sheep=3, pig=1).display("open_stable")
    )
    full.act(0, "space special_building_1; take cow; release pig")
    assert full.farm(0).animals == {"sheep": 3, "cow": 1}


@rule("C-7.5", "R-41")
def test_building_on_a_full_pasture_sends_the_surplus_away() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), wood=2, reed=1, sheep=2, cow=1)
    table.act(0, "space special_building_1; at b1")
    assert table.offers() == ["release sheep", "release cow"]
    table.act(0, "release sheep; release sheep")
    assert table.farm(0).animals == {"cow": 1}


@rule("C-7.5", "C-4.3")
def test_dividing_a_pasture_may_cost_room_too() -> None:
    cells = ["b1", "b2", "b3"]
    table = creatures_table().given(0, placed_borders=pasture(*cells), troughs=["b1"], wood=1, sheep=13)
    table.act(0, "space fences; border b1s")
    assert table.farm(0).pasture_rooms == [4, 4]
    assert table.farm(0).animals == {"sheep": 9}


@rule("C-7.6")
def test_animals_have_no_fixed_place() -> None:
    table = creatures_table().given(
        0, placed_borders=pasture("b1"), buildings={"b2": "stall", "a1": "shelter"}, sheep=3, pig=2
    )
    table.space("cow_and_pigs", cow=1, pig=1).act(0, "space cow_and_pigs")
    # Sheep 2 in the pasture and 1 in the Shelter, pigs in the stall, the cow in the Cottage.
    assert table.farm(0).animals == {"sheep": 3, "pig": 3, "cow": 1}
    assert table.game.to_act == 1


@rule("C-7.6")
def test_the_position_keeps_counts_and_no_places() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), sheep=2, cow=1)
    farms = table.game.position()["farms"]
    assert isinstance(farms, list)
    assert farms[0]["animals"] == {"sheep": 2, "pig": 0, "cow": 1, "horse": 0}


@rule("C-7.3")
def test_the_other_player_cannot_touch_my_animals() -> None:
    table = creatures_table().given(1, buildings={"b1": "stall"}, sheep=3)
    refusal = table.refusal("release sheep")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("C-7.3", "no-such-animal", {"animal": 0})
