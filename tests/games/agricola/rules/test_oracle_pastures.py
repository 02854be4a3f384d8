"""Fencing and homes against the rules told naively: every set of spaces is tried (A-10.4, A-10.5, A-11.4)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from bocage.core.lanes import times
from bocage.games.agricola.referee.farmyards import random_farmyard
from bocage.games.agricola.referee.land import (
    CELLS,
    Cell,
    FarmyardMap,
    cell_of,
    fault_of,
    is_connected,
    land_of,
    outline,
    pastures_of,
)
from bocage.games.agricola.referee.shelter import capacities, fits, singles
from bocage.games.agricola.rules.farm import MOST_FENCES, Farm
from bocage.games.agricola.rules.notation import CELL_NAMES
from bocage.games.agricola.rules.pastures import Fencing
from bocage.games.agricola.rules.verbs.animals import have_room
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

CARDS: tuple[list[str], ...] = (
    [],
    ["drinking_trough"],
    ["animal_tamer"],
    ["drinking_trough", "animal_tamer"],
)


def random_farm(seed: int, crowded: bool = False) -> tuple[Farm, FarmyardMap]:
    """A farmyard in the engine and as drawn; `crowded`: with little land left, so that all can be tried."""
    rng = Random(f"farmyard {seed}")
    while True:
        drawn: dict[str, Any] = random_farmyard([], rng)
        land = land_of(drawn)
        if not crowded or len(land.rooms | land.fields) >= 6:
            return agricola_table().given(0, **drawn).game.board.farm(0), land


def cells_of(mask: int) -> frozenset[Cell]:
    return frozenset(cell_of(name) for place, name in enumerate(CELL_NAMES) if mask >> place & 1)


def mask_of(cells: frozenset[Cell]) -> int:
    return sum(1 << place for place, name in enumerate(CELL_NAMES) if cell_of(name) in cells)


def possible_pastures(land: FarmyardMap, most: int) -> set[frozenset[Cell]]:
    """Every set of spaces that a legal layout with so many fences more would close as one new pasture."""
    free = [cell for cell in CELLS if cell not in land.rooms | land.fields]
    found = set()
    for chosen in product((False, True), repeat=len(free)):
        cells = frozenset(cell for cell, is_in in zip(free, chosen, strict=True) if is_in)
        fences = land.fences | outline(cells)
        new = len(fences) - len(land.fences)
        if not cells or not 0 < new <= most or len(fences) > MOST_FENCES or not is_connected(cells):
            continue
        pastures = pastures_of.__wrapped__(fences, land.rooms | land.fields)
        if cells in pastures and fault_of(land._replace(fences=fences, pastures=pastures)) is None:
            found.add(cells)
    return found


@rule("A-10.3", "A-10.4", "A-10.5", "A-10.6", "A-10.7", "A-10.8", "AR-42")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_legal_pastures_are_valid(seed: int) -> None:
    farm, land = random_farm(seed)
    most = Random(seed).randint(3, 15)
    most = min(most, MOST_FENCES - len(land.fences))
    fencing = Fencing(farm, most)
    valid = {cells_of(mask) for mask in range(1, 1 << len(CELLS)) if _may_be(mask, land, fencing)}
    expected = possible_pastures(land, most)
    assert valid == expected
    assert fencing.is_possible() == bool(expected)


def _may_be(mask: int, land: FarmyardMap, fencing: Fencing) -> bool:
    """The engine is only asked about connected spaces without tiles: it goes on from space to space."""
    cells = cells_of(mask)
    return not cells & (land.rooms | land.fields) and is_connected(cells) and fencing.is_valid(mask)


@rule("A-10.3", "A-10.5", "A-10.6")
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_pasture_and_no_other_is_reached_space_by_space(seed: int) -> None:
    farm, land = random_farm(seed, crowded=True)
    most = min(Random(seed).randint(4, 15), MOST_FENCES - len(land.fences))
    fencing = Fencing(farm, most)
    expected = possible_pastures(land, most)
    seen, waiting = {0}, [0]
    while waiting:
        chosen = waiting.pop()
        more = int(fencing.next_to(chosen))
        assert more & chosen == 0
        for place in range(len(CELLS)):
            after = chosen | 1 << place
            if more >> place & 1 and after not in seen:
                seen.add(after)
                waiting.append(after)
    finished = {cells_of(chosen) for chosen in seen if chosen and fencing.is_valid(chosen)}
    assert finished == expected
    # Nobody is led astray: whatever was chosen so far is part of a legal pasture.
    wholes = {mask_of(cells) for cells in expected}
    assert all(any(chosen & whole == chosen for whole in wholes) for chosen in seen if chosen)


@rule("A-10.4", "A-11.2", "A-11.3", "A-11.4", "A-3.2", "A-8.6")
@pytest.mark.parametrize("cards", CARDS, ids="+".join)
def test_pastures_unused_spaces_and_homes_are_those_of_the_drawing(cards: list[str]) -> None:
    rng = Random(f"homes {cards}")
    answers = []
    for _ in range(60):
        drawn: dict[str, Any] = random_farmyard(cards, rng)
        land = land_of(drawn)
        farm = agricola_table().given(0, cards=cards, **drawn).game.board.farm(0)
        assert cells_of(int(farm.enclosed())) == frozenset(land.enclosed())
        assert {cells_of(int(mask)) for mask in farm.pasture_cells} == set(land.pastures)
        assert cells_of(int(farm.unused())) == frozenset(land.unused())
        assert sorted(int(room) for room in farm.pasture_rooms) == sorted(capacities(land, cards))
        for _ in range(12):
            room = sum(capacities(land, cards)) + singles(land, cards)
            herd = tuple(rng.randint(0, max(1, room // 2)) for _ in range(3))
            farm.stock = sum(times(count, kind) for kind, count in enumerate(herd))
            answers.append(have_room(farm))
            assert answers[-1] == fits(land, cards, herd), (land, herd)
    assert any(answers)
    assert not all(answers)
