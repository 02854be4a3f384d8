"""The breeding phase (C-11)."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

ANIMALS = ("sheep", "pig", "cow", "horse")
# Four stables and the Cottage: room enough.
ROOMY: dict[str, object] = {"buildings": {"a1": "stable", "a2": "stable", "b1": "stable", "b2": "stable"}}


def _bred(table: CreaturesTable) -> CreaturesTable:
    """The work phase is over; nobody has anything to decide before breeding."""
    table.after_work()
    assert table.game.to_act is not None
    return table


@rule("C-11.1")
def test_both_players_breed_and_their_farms_do_not_meet() -> None:
    table = (
        creatures_table()
        .given(0, buildings=["stable"], sheep=2)
        .given(1, buildings=["stable"], sheep=1, cow=3)
    )
    _bred(table)
    assert table.farm(0).animals == {"sheep": 3}
    assert table.farm(1).animals == {"sheep": 1, "cow": 4}


@rule("C-11.2")
@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (8, 9), (20, 21)])
def test_two_animals_of_a_type_have_exactly_one_young(animal: str, before: int, after: int) -> None:
    table = creatures_table().given(0, **ROOMY, troughs=["a1", "a2"], **{animal: before} if before else {})
    _bred(table)
    assert table.farm(0).animals == ({animal: after} if after else {})


@rule("C-11.2")
def test_the_parents_need_not_share_a_home() -> None:
    table = creatures_table().given(0, troughs=["b1", "b2"], cow=2)
    _bred(table)
    assert table.farm(0).animals == {"cow": 3}


@rule("C-11.2")
def test_every_type_may_have_its_own_young() -> None:
    table = creatures_table().given(0, **ROOMY, sheep=2, pig=2, cow=2, horse=2)
    _bred(table)
    assert table.farm(0).animals == dict.fromkeys(ANIMALS, 3)


@rule("C-11.2", "R-14")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3)])
def test_with_the_fertility_center_one_animal_is_enough(before: int, after: int) -> None:
    table = creatures_table().given(0, buildings=["fertility_center", "stall"], pig=before)
    table.given(1, buildings=["stall"], pig=1)
    _bred(table)
    assert table.farm(0).animals == {"pig": after}
    assert table.farm(1).animals == {"pig": 1}  # for its owner only


@rule("C-11.3", "R-10")
def test_newborns_do_not_breed_in_the_phase_of_their_birth() -> None:
    table = creatures_table().given(0, buildings=["fertility_center", "stable"], horse=1)
    _bred(table)
    assert table.farm(0).animals == {"horse": 2}


@rule("C-11.3", "R-12")
def test_eligibility_is_read_when_the_rearing_station_is_empty() -> None:
    table = creatures_table().given(0, buildings=["rearing_station", "shelter"], sheep=2, pig=1)
    _bred(table)
    assert set(table.offers()) == {"release sheep", "release pig"}
    table.act(0, "release pig")  # two sheep remain, in Cottage and Shelter, and have young
    assert table.farm(0).animals == {"sheep": 3}


@rule("C-11.4")
def test_a_newborn_without_room_runs_away() -> None:
    table = creatures_table().given(0, placed_borders=pasture("b1"), sheep=3)
    _bred(table)
    assert table.farm(0).animals == {"sheep": 3}


@rule("C-11.4", "R-11")
def test_an_older_animal_may_make_room_for_a_newborn() -> None:
    table = creatures_table().given(
        0, placed_borders=pasture("b1"), buildings=["stall"], sheep=3, pig=2, cow=1
    )
    _bred(table)
    # Stall, pasture and Cottage are full; one of two newborns at most could stay for somebody else.
    assert set(table.offers()) == {"release sheep", "release pig", "release cow"}
    table.act(0, "release cow; release pig")
    assert table.farm(0).animals == {"sheep": 4, "pig": 2}


@rule("C-11.4")
def test_animals_move_freely_to_house_the_newborns() -> None:
    table = creatures_table().given(
        0, placed_borders=pasture("b1", "b2"), buildings=["stall"], sheep=3, pig=2
    )
    _bred(table)
    assert table.farm(0).animals == {"sheep": 4, "pig": 3}


@rule("C-11.5", "R-15")
def test_the_ranch_gives_a_border_that_may_make_room_for_the_foal() -> None:
    nearly = [edge for edge in pasture("b2") if edge != "b2e"]
    table = creatures_table().given(0, buildings={"b1": "ranch"}, placed_borders=nearly, horse=3)
    _bred(table)
    table.act(0, "use ranch")  # one edge alone makes room
    assert table.farm(0).animals == {"horse": 4}
    assert "b2e" in table.farm(0).placed


@rule("C-11.5", "R-15")
def test_without_a_kept_foal_there_is_no_border() -> None:
    full = creatures_table().given(0, buildings={"b1": "ranch"}, horse=3)
    _bred(full)
    assert full.game.board.round == 2
    assert (full.farm(0).animals, full.farm(0).placed) == ({"horse": 3}, [])
    calf = creatures_table().given(0, buildings=["ranch", "stall"], cow=2)
    _bred(calf)
    assert (calf.farm(0).animals, calf.farm(0).placed) == ({"cow": 3}, [])


@rule("C-11.6", "C-12.1")
def test_animals_breed_in_every_round_the_eighth_included() -> None:
    table = creatures_table().given(0, **ROOMY, troughs=["a1"], cow=2)
    for number in range(2, 9):
        table.enter("next_round")
        assert table.farm(0).animals["cow"] == number + 1
    table.enter("end")
    assert table.farm(0).animals["cow"] == 10
    assert len(table.heard("born")) == 8
