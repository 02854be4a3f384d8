"""Scores in half points, line by line (C-12)."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit, lane, lowest, one, popcount, total
from bocage.core.native import i64, mypyc_attr
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.farmland.grid import column_cells, neighbours
from bocage.farmland.housing import Homes, fits
from bocage.games.creatures.rules.book import NOTHING
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, ANIMALS
from bocage.games.creatures.rules.homes import tile_room, trough_factor
from bocage.games.creatures.rules.state import SEATS, Board
from bocage.games.creatures.rules.switches import PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS

HALVES: Final = 2  # scores are kept in half points

# C-12.3: the first count of each type that earns 0, 1, 2, 3 points; below the first -3, then 1 each.
BONUS_STEPS: Final[list[list[i64]]] = [[4, 8, 11, 13], [4, 7, 9, 11], [4, 6, 8, 10], [4, 5, 7, 9]]
NO_HERD: Final = -3
EXPANSION_POINTS: Final = 4  # C-12.4


@mypyc_attr(allow_interpreted_subclasses=True)
class Score:
    """A line of the building score that is computed at the end."""

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        """Half points for the tile on this farm; `animals` are those that count (R-27)."""
        return 0


def bonus(kind: i64, count: i64) -> i64:
    """The bonus for so many animals of a type (C-12.3)."""
    steps = BONUS_STEPS[kind]
    if count >= steps[3]:
        return 3 + count - steps[3]
    points: i64 = NO_HERD
    place: i64 = 0
    while place < 3 and count >= steps[place]:
        points = place
        place += 1
    return points


def animal_points(animals: i64) -> i64:
    """One point each, and the bonus of each type."""
    points = total(animals)
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        points += bonus(kind, lane(animals, kind))
        kind += 1
    return points


def full_expansions(farm: Farm) -> i64:
    """Expansions whose three spaces are all used (C-12.4)."""
    used = farm.cells() & ~farm.unused()
    count: i64 = 0
    column: i64 = 0
    while column < farm.columns:
        cells = column_cells(column)
        if (column < farm.left or column > farm.left + 1) and used & cells == cells:
            count += 1
        column += 1
    return count


def tile_halves(farm: Farm, tile: i64, animals: i64) -> i64:
    """Half points of one building (C-12.6)."""
    halves = farm.book.points[tile] * HALVES
    for score in farm.book.scores[tile]:
        halves += score.halves(farm, tile, animals)
    return halves


def building_halves(farm: Farm, animals: i64) -> i64:
    """Half points of all buildings."""
    halves: i64 = 0
    cells = farm.built
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        halves += tile_halves(farm, farm.tile(cell), animals)
    return halves


def halves_with(farm: Farm, animals: i64) -> i64:
    """The whole score when these animals count."""
    points = animal_points(animals) + EXPANSION_POINTS * full_expansions(farm)
    return points * HALVES + building_halves(farm, animals)


def counted_animals(farm: Farm) -> i64:
    """The animals that count: as few as possible stand where they are not scored (R-27)."""
    if not farm.cards.meets(farm.book.unscored):
        return farm.animals
    inside: list[i64] = []
    outside = scored_homes(farm, inside)
    best = _best_outside(farm, outside, inside, farm.animals)
    return farm.animals if best == NOTHING else best  # in the middle of a turn not all may have room


def scored_homes(farm: Farm, unscored: list[i64]) -> Homes:
    """The homes whose animals count; the rooms of the others are noted, each for one type."""
    homes = farm.housing()
    rooms = homes.rooms.copy()
    singles = homes.singles
    for tile in farm.cards.common(farm.book.unscored).without(farm.lifted).numbers():
        room = tile_room(farm, tile) * trough_factor(farm, farm.cell_of(tile), tile)
        if room == 1:
            singles -= 1
        else:
            rooms.remove(room)
        unscored.append(room)
    return Homes(homes.base, rooms, singles, homes.halls)


def _best_outside(farm: Farm, outside: Homes, inside: list[i64], animals: i64) -> i64:
    """The animals that count when as few as possible stand inside; NOTHING if not all have room."""
    if fits(outside, animals):
        return animals
    best: i64 = NOTHING
    if not inside:
        return best
    best_halves: i64 = 0
    for kind in range(ANIMAL_KINDS):
        counted = animals
        taken: i64 = 0
        while taken < inside[0] and lane(counted, kind) > 0:
            counted -= one(kind)
            taken += 1
            found = _best_outside(farm, outside, inside[1:], counted)
            halves = halves_with(farm, found) if found != NOTHING else 0
            if found != NOTHING and (best == NOTHING or halves > best_halves):
                best, best_halves = found, halves
            if found == counted:  # more of them inside would only count less
                break
    return best


def score_halves(farm: Farm) -> i64:
    """The final score of a farm in half points (C-12.7)."""
    return halves_with(farm, counted_animals(farm))


def winner(s: Board) -> i64:
    """The higher score; on a tie whoever did not begin round 1 (C-12.7)."""
    margin = score_halves(s.farm0) - score_halves(s.farm1)
    if margin == 0:
        return SEATS - 1 - s.first
    return 0 if margin > 0 else 1


def score_sheet(farm: Farm) -> ScoreSheet:
    """The score line by line."""
    counted = counted_animals(farm)
    lines: list[ScoreLine] = []
    for kind, animal in enumerate(ANIMALS):
        lines.append(ScoreLine("animals", animal, float(lane(counted, kind))))
    for kind, animal in enumerate(ANIMALS):
        lines.append(ScoreLine("bonus", animal, float(bonus(kind, lane(counted, kind)))))
    lines.append(ScoreLine("expansions", "expansions", float(EXPANSION_POINTS * full_expansions(farm))))
    cells = farm.built
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        tile = farm.tile(cell)
        lines.append(ScoreLine("buildings", farm.book.names[tile], tile_halves(farm, tile, counted) / HALVES))
    return ScoreSheet(lines)


# What buildings count at the end.


class PerBuildingBeside(Score):
    """Points for each building beside the tile, itself not counted (R-31)."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        beside = neighbours(bit(farm.cell_of(tile))) & farm.built
        return popcount(beside) * self.points * HALVES


class LessPerBuildingInRow(Score):
    """Points, less so many for each building in a row; may fall below nothing (R-31)."""

    def __init__(self, points: int, less: int, row: int) -> None:
        self.points: Final[i64] = points
        self.less: Final[i64] = less
        self.row: Final[i64] = row

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return (self.points - self.less * popcount(farm.built & self.row)) * HALVES


class PointsIfAnimals(Score):
    """Points with at least so many animals of a type, counting only those that score."""

    def __init__(self, kind: int, at_least: int, points: int) -> None:
        self.kind: Final[i64] = kind
        self.at_least: Final[i64] = at_least
        self.points: Final[i64] = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        if farm.switches & PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS:
            animals = farm.animals
        return self.points * HALVES if lane(animals, self.kind) >= self.at_least else 0


class PointsIfGood(Score):
    """Points with at least so much of a resource in the personal supply."""

    def __init__(self, good: int, at_least: int, points: int) -> None:
        self.good: Final[i64] = good
        self.at_least: Final[i64] = at_least
        self.points: Final[i64] = points

    def halves(self, farm: Farm, tile: i64, animals: i64) -> i64:
        return self.points * HALVES if farm.good(self.good) >= self.at_least else 0
