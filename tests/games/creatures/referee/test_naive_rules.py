"""The rules told a second time: homes and scores of the campaigns, checked on drawings and by brute force."""

from random import Random

import pytest

from bocage.core.options import read_switches
from bocage.core.record import record_of
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.referee.land import edge_of, land_of
from bocage.games.creatures.referee.recount import animal_points, best_sheet, expansion_points, total
from bocage.games.creatures.referee.setups import random_options, random_position
from bocage.games.creatures.referee.shelter import can_house, shelter_of
from bocage.games.creatures.referee.watch import farm_of
from bocage.games.creatures.rules import switches
from tests.farmland.housing_oracle import Farm, herds
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

SWITCHES = read_switches({}, switches.SWITCHES)


def drawn(**fields: object) -> dict[str, object]:
    """A farm as a position shows it."""
    return dict(farm_of(creatures_table(mode="expert").given(0, **fields).game, 0))


@rule("C-3.5", "C-4.1")
def test_an_edge_has_two_names_and_a_wall_closes() -> None:
    assert edge_of("b2e") == edge_of("c2w")
    # C-3.5: five borders and the Cottage's right wall close b2 and b3.
    five = [edge for edge in pasture("b2", "b3") if edge != "a3e"]
    assert len(five) == 5
    assert land_of(base_book(), drawn(placed_borders=five)).pastures == (frozenset([(1, 1), (1, 2)]),)
    assert land_of(base_book(), drawn(placed_borders=five[1:])).pastures == ()


@rule("C-4.4", "C-6.2", "C-6.3", "C-6.4")
def test_troughs_double_pastures_and_buildings_and_stand_free() -> None:
    farm = drawn(placed_borders=pasture("b2", "b3"), troughs=["a1", "a3", "b2", "b3"])
    assert sorted(shelter_of(land_of(base_book(), farm), SWITCHES).rooms) == [1, 2, 16]


@rule("R-28", "R-29", "R-32")
def test_tiles_add_room_and_can_be_left_out() -> None:
    farm = drawn(
        columns=3, buildings={"b1": "hayrick", "b2": "stable", "c1": "dairy_farm", "c3": "feeding_station"},
        troughs=["b2"], placed_borders=pasture("a1"),
    )  # fmt: skip
    land = land_of(base_book(), farm)
    whole = shelter_of(land, SWITCHES)
    assert whole.halls == [(10, 6)]
    assert whole.reserved == [0, 0, 2 + 2, 0]  # c2 is unused
    assert sorted(whole.rooms) == [1, 1, 3]
    assert shelter_of(land, SWITCHES, without="hayrick").halls == []
    assert sorted(shelter_of(land, SWITCHES, without="feeding_station").rooms) == [1, 2]


@rule("C-8.7", "R-28")
def test_what_is_closed_before_breeding_is_left_out() -> None:
    land = land_of(base_book(), drawn(buildings={"b1": "rearing_station"}, troughs=["b1"]))
    assert shelter_of(land, SWITCHES).reserved == [2, 2, 2, 2]
    assert shelter_of(land, SWITCHES, closed=True).reserved == [0, 0, 0, 0]


@rule("C-7.2")
@pytest.mark.parametrize("seed", range(40))
def test_the_plain_search_agrees_with_brute_force(seed: int) -> None:
    rng = Random(seed)
    rooms = tuple(sorted((rng.randint(1, 4) for _ in range(rng.randint(0, 4))), reverse=True))
    halls = tuple((5, 3) for _ in range(rng.randint(0, 2)))
    limit = (4, 4, 4, 4)
    possible = herds(Farm(rooms=rooms, halls=halls), limit)
    for _ in range(60):
        a, b, c, d = (rng.randint(0, 4) for _ in range(4))
        need = tuple(sorted((a, b, c, d), reverse=True))
        assert can_house(rooms, halls, need) == ((a, b, c, d) in possible)


@rule("C-12.2", "C-12.3")
@pytest.mark.parametrize(
    ("herd", "points"),
    [
        ((0, 0, 0, 0), -12),
        ((4, 4, 4, 4), 16),
        ((8, 7, 6, 5), 26 + 4),
        ((11, 9, 8, 7), 35 + 8),
        ((13, 11, 10, 9), 43 + 12),
        ((14, 11, 10, 11), 46 + 12 + 1 + 2),
    ],
)
def test_animals_and_bonus_are_counted_by_the_table(herd: tuple[int, ...], points: int) -> None:
    assert animal_points(herd) == points


@rule("C-12.4")
def test_an_expansion_scores_when_all_its_spaces_are_used() -> None:
    farm = drawn(columns=4, left=1, placed_borders=pasture("a1", "a2", "a3"), troughs=["d1", "d2"])
    assert expansion_points(land_of(base_book(), farm)) == 4
    assert expansion_points(land_of(base_book(), farm | {"troughs": ["d1", "d2", "d3"]})) == 8


@rule("R-27")
def test_animals_that_fit_nowhere_else_stand_where_they_do_not_count() -> None:
    game = creatures_table(mode="expert").given(0, buildings={"b1": "pen"}, sheep=1, pig=4).game
    sheet = best_sheet(game.board.farm0, farm_of(game, 0), SWITCHES)
    assert sheet.counted == (1, 0, 0, 0)
    assert total(sheet) == 1 - 12


def test_random_set_ups_can_be_played() -> None:
    from bocage.games.creatures import Game

    rng = Random(4)
    for _ in range(150):
        game = Game.from_position(random_position(rng, None))
        assert game.to_act in (0, 1)
        assert record_of(game, ["1", "2"]).start is not None
        assert Game.from_options(random_options(rng, "expert")).options["mode"] == "expert"
