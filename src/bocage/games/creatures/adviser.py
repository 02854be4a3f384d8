"""What a position of All Creatures Big and Small is worth: points in sight, room, goods, hedges begun."""

from __future__ import annotations

from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.core.lanes import bit, lane, lowest, popcount, total
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import State
from bocage.farmland.grid import Land, column_cells, neighbours
from bocage.games.creatures.rules.actions import SPACE
from bocage.games.creatures.rules.breeding import parents_needed
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, BORDERS, REED, STONE, WOOD
from bocage.games.creatures.rules.scoring import (
    BONUS_STEPS,
    EXPANSION_POINTS,
    HALVES,
    NO_HERD,
    building_halves,
    full_expansions,
    score_halves,
)
from bocage.games.creatures.rules.state import ROUNDS, SEATS, TURNS, Board

WORKERS: Final = TURNS // SEATS
LAST_STEP: Final = 3  # of the bonus table
TIE_BREAK: Final = 0.25  # less than the half point that decides otherwise


class Weights:
    """How much the promises of a farm are worth, in points."""

    def __init__(self) -> None:
        self.birth: float = 0.75  # a young one each breeding, for two parents
        self.lonely_birth: float = 0.15  # and for an animal that may yet find a mate
        self.young_room: float = 0.4  # room that will be made for young with each worker still to place
        self.turn: float = 1.4  # a worker still to place
        self.horizon: float = 9.0  # workers still to place from which promises count in full
        self.room: float = 0.4
        self.most_room: float = 12.0
        self.wood: float = 0.45
        self.stone: float = 0.5
        self.reed: float = 0.6
        self.border: float = 0.3
        self.hedge: float = 0.05
        self.used_cell: float = 1.0
        self.column: float = 0.8
        self.marker: float = 0.3


class CreaturesAdviser(Adviser):
    """Points now and the points that animals, room and goods promise for the rounds to come."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights or Weights()

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Board)
        farm = s.farm(seat)
        if s.top is None:  # C-12.7: on a tie whoever did not begin wins
            return float(score_halves(farm)) / HALVES + (0.0 if s.first == seat else TIE_BREAK)
        turns = turns_left(s, seat)
        late = min(1.0, turns / self.weights.horizon)
        room = free_room(farm)
        worth = herd_worth(farm, breedings_left(s), room + self.weights.young_room * turns, self.weights)
        worth += self.weights.turn * turns
        worth += float(building_halves(farm, farm.animals)) / HALVES
        worth += self._land(farm, late) + self._goods(farm, late)
        worth += self.weights.room * min(self.weights.most_room, room) * late
        return worth + (self.weights.marker * late if s.marker == seat else 0.0)

    def _land(self, farm: Farm, late: float) -> float:
        weights = self.weights
        worth = float(EXPANSION_POINTS * full_expansions(farm))
        used = farm.cells() & ~farm.unused()
        column: i64 = 0
        while column < farm.columns:
            if column < farm.left or column > farm.left + 1:
                inside = popcount(used & column_cells(column))
                if inside < 3:
                    worth += weights.used_cell * float(inside)
                worth += weights.column * late
            column += 1
        return worth + weights.hedge * hedges_begun(farm) * late if late > 0.0 else worth

    def _goods(self, farm: Farm, late: float) -> float:
        weights = self.weights
        worth = fading(farm.good(WOOD)) * weights.wood + fading(farm.good(STONE)) * weights.stone
        worth += fading(farm.good(REED)) * weights.reed + float(farm.good(BORDERS)) * weights.border
        return worth * late

    def styles(self) -> list[object]:
        return [self.weights]

    def begins_move(self, s: State, m: Menu) -> bool:
        return m.mask(SPACE) != 0

    def signature(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        farm = s.farm(seat)
        land = (farm.borders, farm.tiles, farm.troughs, farm.left, farm.columns)
        return hash((farm.goods, farm.animals, land, farm.memory, s.round, s.display)) | 1


def breedings_left(board: Board) -> i64:
    """How many times the animals will breed."""
    left = ROUNDS - board.round + 1
    if not board.working and board.round > 0:
        left -= 1
    return max(0, left)


def turns_left(board: Board, seat: i64) -> float:
    """How many workers a seat will still place, as a number to reckon with."""
    return float(workers_left(board, seat))


def workers_left(board: Board, seat: i64) -> i64:
    """How many workers a seat will still place."""
    left = (ROUNDS - board.round) * WORKERS
    if board.working or board.round == 0:
        left += WORKERS - popcount(board.workers0 if seat == 0 else board.workers1)
    return left


def fading(count: i64) -> float:
    """The more there is of a good, the less one more is worth."""
    return float(count) if count <= 5 else 5.0 + float(count - 5) * 0.5


def free_room(farm: Farm) -> float:
    """How many more animals could stand on the farm, roughly."""
    homes = farm.housing()
    return max(0.0, float(homes.room + total(homes.base) - total(farm.animals)))


def herd_worth(farm: Farm, left: i64, room: float, weights: Weights) -> float:
    """Points of the animals with the young they may still have, as far as there will be room."""
    expected: float = 0.0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        expected += births(farm, kind, left, weights)
        kind += 1
    share: float = 0.0
    if expected > 0.0:
        share = min(1.0, room / expected)
    worth: float = 0.0
    kind = 0
    while kind < ANIMAL_KINDS:
        young = births(farm, kind, left, weights) * share
        worth += animal_worth(kind, float(lane(farm.animals, kind)) + young)
        kind += 1
    return worth


def births(farm: Farm, kind: i64, left: i64, weights: Weights) -> float:
    """How many young a type may have until the end (C-11.2)."""
    count = lane(farm.animals, kind)
    if count >= parents_needed(farm):
        return weights.birth * float(left)
    return weights.lonely_birth * float(left) if count else 0.0


def animal_worth(kind: i64, count: float) -> float:
    """Points for so many animals of a type, drawn out between the steps of the table (C-12.3)."""
    steps = BONUS_STEPS[kind]
    last = float(steps[LAST_STEP])
    if count >= last:
        return count + float(LAST_STEP) + count - last
    low: float = 0.0
    points = float(NO_HERD)
    place: i64 = 0
    while True:
        high = float(steps[place])
        if count < high:
            more = 0.0 - points if place == 0 else 1.0
            return count + points + (count - low) / (high - low) * more
        low = high
        points = float(place)
        place += 1


def hedges_begun(farm: Farm) -> float:
    """How far open cells are closed in already: the square of the closed sides of each."""
    land = farm.cells() & ~(farm.built | farm.closed_cells())
    ways = Land(farm.borders, farm.columns)
    found: i64 = 0
    while land:
        cell = lowest(land)
        here = bit(cell)
        land &= land - 1
        sides = popcount(farm.built & neighbours(here))
        sides += 4 - (ways.north >> cell & 1) - (ways.south >> cell & 1)
        sides -= (ways.west >> cell & 1) + (ways.east >> cell & 1)
        found += sides * sides
    return float(found)


ADVISER: Final = CreaturesAdviser()
