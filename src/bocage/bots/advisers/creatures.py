"""What a position of All Creatures Big and Small is worth: points in sight, room, goods, hedges begun."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.bots.advice import Adviser
from bocage.core.grid import column_cells
from bocage.core.lanes import lane, popcount, total
from bocage.core.menu import Menu
from bocage.core.state import State
from bocage.creatures.actions import SPACE
from bocage.creatures.book import BOOK
from bocage.creatures.farm import Farm
from bocage.creatures.goods import ANIMAL_KINDS, BORDERS, REED, STONE, WOOD
from bocage.creatures.notation import edge_of
from bocage.creatures.scoring import (
    BONUS_STEPS,
    EXPANSION_POINTS,
    HALVES,
    NO_HERD,
    building_halves,
    full_expansions,
)
from bocage.creatures.state import ROUNDS, Board


@dataclass(frozen=True)
class Weights:
    """How much the promises of a farm are worth, in points."""

    birth: float = 0.75
    lonely_birth: float = 0.15
    room: float = 0.4
    most_room: float = 12.0
    wood: float = 0.45
    stone: float = 0.5
    reed: float = 0.6
    border: float = 0.3
    hedge: float = 0.05
    used_cell: float = 1.0
    column: float = 0.8
    marker: float = 0.3


class CreaturesAdviser(Adviser):
    """Points now and the points that animals, room and goods promise for the rounds to come."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        farm = state.farm(seat)
        left = breedings_left(state)
        late = min(1.0, left / 3)
        worth = herd_worth(farm, left, self.weights)
        worth += float(building_halves(farm, farm.animals)) / HALVES
        worth += self._land(farm, late) + self._goods(farm, late)
        return worth + (self.weights.marker * late if state.marker == seat else 0.0)

    def _land(self, farm: Farm, late: float) -> float:
        weights = self.weights
        worth = float(EXPANSION_POINTS * full_expansions(farm))
        used = farm.cells() & ~farm.unused()
        for column in range(farm.columns):
            if column < farm.left or column > farm.left + 1:
                inside = int(popcount(used & column_cells(column)))
                worth += weights.used_cell * inside * (inside < 3) + weights.column * late
        worth += weights.room * min(weights.most_room, free_room(farm)) * late
        return worth + weights.hedge * hedges_begun(farm) * late

    def _goods(self, farm: Farm, late: float) -> float:
        weights = self.weights
        worth = fading(int(farm.good(WOOD))) * weights.wood + fading(int(farm.good(STONE))) * weights.stone
        worth += fading(int(farm.good(REED))) * weights.reed + int(farm.good(BORDERS)) * weights.border
        return worth * late

    def is_new_move(self, menu: Menu) -> bool:
        return menu.mask(SPACE) != 0


def breedings_left(board: Board) -> int:
    """How many times the animals will breed."""
    bred = 0 if board.working or board.round == 0 else 1
    return max(0, ROUNDS - int(board.round) + 1 - bred)


def fading(count: int) -> float:
    """The more there is of a good, the less one more is worth."""
    return count if count <= 5 else 5 + (count - 5) * 0.5


def free_room(farm: Farm) -> float:
    """How many more animals could stand on the farm, roughly."""
    homes = farm.housing()
    return max(0.0, float(homes.room + total(homes.base) - total(farm.animals)))


def herd_worth(farm: Farm, left: int, weights: Weights) -> float:
    """Points of the animals with the young they may still have, as far as there is room."""
    enough = 1 if farm.cards & BOOK.one_parent else 2
    births = []
    for kind in range(ANIMAL_KINDS):
        count = int(lane(farm.animals, kind))
        chance = weights.birth if count >= enough else weights.lonely_birth * min(count, 1)
        births.append(chance * left)
    expected = sum(births)
    share = min(1.0, (free_room(farm) + 1.2 * left) / expected) if expected else 0.0
    return sum(
        animal_worth(kind, int(lane(farm.animals, kind)) + births[kind] * share)
        for kind in range(ANIMAL_KINDS)
    )


def animal_worth(kind: int, count: float) -> float:
    """Points for so many animals of a type, drawn out between the steps of the table (C-12.3)."""
    steps = [0.0, *(float(step) for step in BONUS_STEPS[kind])]
    bonus = [float(NO_HERD), 0.0, 1.0, 2.0, 3.0]
    if count >= steps[-1]:
        return count + bonus[-1] + count - steps[-1]
    for place in range(len(steps) - 1):
        if count < steps[place + 1]:
            part = (count - steps[place]) / (steps[place + 1] - steps[place])
            return count + bonus[place] + part * (bonus[place + 1] - bonus[place])
    return count


def hedges_begun(farm: Farm) -> float:
    """How far open cells are closed in already: the square of the closed sides of each."""
    found = 0.0
    land = farm.cells() & ~(farm.built | farm.closed_cells())
    for cell in range(3 * farm.columns):
        if land >> cell & 1:
            sides = sum(1 for side in "nesw" if farm.borders >> edge_of(cell, side) & 1)
            walls = int(popcount(farm.built & _beside(cell)))
            found += (sides + walls) ** 2
    return found


def _beside(cell: int) -> int:
    row = cell % 3
    found = 1 << cell >> 3 | 1 << cell << 3
    return found | (1 << cell >> 1 if row > 0 else 0) | (1 << cell << 1 if row < 2 else 0)


ADVISER = CreaturesAdviser()
