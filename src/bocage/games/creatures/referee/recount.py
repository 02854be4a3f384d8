"""The final score, counted a second time from a position (C-12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from bocage.core.lanes import times
from bocage.games.creatures.cards.animals import PointsForSpecials
from bocage.games.creatures.cards.basic import HalfAPointPerResource
from bocage.games.creatures.cards.points import PointsIfTroughs, PointsPerStone
from bocage.games.creatures.referee.land import ROWS, Cell, FarmMap, beside, land_of
from bocage.games.creatures.referee.shelter import Counts, shelter_of, unpack
from bocage.games.creatures.rules.book import COTTAGE, FIRST_SPECIAL, STALL
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, RESOURCES
from bocage.games.creatures.rules.scoring import (
    HALVES,
    LessPerBuildingInRow,
    PerBuildingBeside,
    PointsIfAnimals,
    PointsIfGood,
    Score,
    counted_animals,
)
from bocage.games.creatures.rules.switches import (
    ESTATE_COUNTS_COW_AND_PIG_STALL,
    PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS,
)

# C-12.3: from how many animals on the bonus is 0, 1, 2 and 3; every further one adds 1.
STEPS = {"sheep": (4, 8, 11, 13), "pig": (4, 7, 9, 11), "cow": (4, 6, 8, 10), "horse": (4, 5, 7, 9)}


class FinalFarm(NamedTuple):
    """A farm at the end, as the position shows it and as the engine has it; `counted` score."""

    farm: Mapping[str, object]
    engine: Farm
    land: FarmMap
    switches: int
    counted: Counts

    def good(self, place: int) -> int:
        """How much of a resource is left."""
        return cast(int, self.farm[RESOURCES[place]])

    def animals(self) -> Counts:
        """All animals, by type."""
        herd = cast("Mapping[str, int]", self.farm["animals"])
        return tuple(herd[name] for name in ANIMALS)


def animal_points(counted: Counts) -> int:
    """One each, and the bonus of each type."""
    points = sum(counted)
    for name, count in zip(ANIMALS, counted, strict=True):
        none, one, two, three = STEPS[name]
        if count >= three:
            points += 3 + count - three
        else:
            points += 2 if count >= two else 1 if count >= one else 0 if count >= none else -3
    return points


def expansion_points(land: FarmMap) -> int:
    """Four for each expansion without unused space; the starting board has two columns (C-12.4)."""
    empty = {column for column, _ in land.unused()}
    added = set(range(land.columns)) - {land.left, land.left + 1}
    return 4 * len(added - empty)


def _beside(sheet: FinalFarm, score: PerBuildingBeside, cell: Cell) -> float:
    return float(score.points) * sum(1 for other in beside(cell) if other in sheet.land.buildings)


def _in_row(sheet: FinalFarm, score: LessPerBuildingInRow, cell: Cell) -> float:
    rows = [row for row in range(ROWS) if score.row >> row & 1]
    count = sum(1 for _, row in sheet.land.buildings if row in rows)
    return int(score.points) - int(score.less) * count


def _if_animals(sheet: FinalFarm, score: PointsIfAnimals, cell: Cell) -> float:
    all_count = sheet.switches & PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS
    herd = sheet.animals() if all_count else sheet.counted
    return float(score.points) if herd[score.kind] >= score.at_least else 0


def _if_good(sheet: FinalFarm, score: PointsIfGood, cell: Cell) -> float:
    return float(score.points) if sheet.good(score.good) >= score.at_least else 0


def _per_resource(sheet: FinalFarm, score: HalfAPointPerResource, cell: Cell) -> float:
    return sum(sheet.good(place) for place in range(len(RESOURCES))) / 2


def _if_troughs(sheet: FinalFarm, score: PointsIfTroughs, cell: Cell) -> float:
    return score.points if len(sheet.land.troughs) >= score.at_least else 0


def _per_stone(sheet: FinalFarm, score: PointsPerStone, cell: Cell) -> float:
    memory = cast("Mapping[str, int]", sheet.farm.get("memory", {}))
    return score.points * memory.get(sheet.land.buildings[cell], 0)


def is_special(building: Building, switches: int) -> bool:
    """What is counted as a special building at the end (R-30)."""
    if building.counts_as == STALL and not switches & ESTATE_COUNTS_COW_AND_PIG_STALL:
        return False
    return building.number >= FIRST_SPECIAL or building.number == COTTAGE


def _if_specials(sheet: FinalFarm, score: PointsForSpecials, cell: Cell) -> float:
    count = sum(
        1 for tile in sheet.land.buildings.values() if is_special(sheet.land.building(tile), sheet.switches)
    )
    return score.points if count >= score.at_least else 0


# For each kind of computed points the same, counted from the position.
_RECOUNTS: dict[type[Score], Callable[..., float]] = {
    PerBuildingBeside: _beside,
    LessPerBuildingInRow: _in_row,
    PointsIfAnimals: _if_animals,
    PointsIfGood: _if_good,
    HalfAPointPerResource: _per_resource,
    PointsIfTroughs: _if_troughs,
    PointsPerStone: _per_stone,
    PointsForSpecials: _if_specials,
}


def computed_points(sheet: FinalFarm, cell: Cell) -> float:
    """What a building earns beyond its printed points."""
    building = sheet.land.building(sheet.land.buildings[cell])
    return sum(_recounted(sheet, score, cell, building) for score in building.scores)


def _recounted(sheet: FinalFarm, score: Score, cell: Cell, building: Building) -> float:
    """Counted from the position; a sort of points that is not told here says itself what it comes to."""
    recount = _RECOUNTS.get(type(score))
    if recount is not None:
        return recount(sheet, score, cell)
    counted = sum(int(times(count, kind)) for kind, count in enumerate(sheet.counted))
    return int(score.halves(sheet.engine, building.number, counted)) / HALVES


def total(sheet: FinalFarm) -> float:
    """The whole score with these animals counted."""
    points: float = animal_points(sheet.counted) + expansion_points(sheet.land)
    for cell, tile in sheet.land.buildings.items():
        points += int(sheet.land.building(tile).points) + computed_points(sheet, cell)
    return points


def best_sheet(engine: Farm, farm: Mapping[str, object], switches: int) -> FinalFarm:
    """The farm with its animals arranged so that it scores most (R-27)."""
    land = land_of(engine.book, farm)
    sheet = FinalFarm(farm, engine, land, switches, ())
    choices = [sheet._replace(counted=counted) for counted in counted_herds(sheet)]
    return max(choices, key=total)


def counted_herds(sheet: FinalFarm) -> list[Counts]:
    """Every herd that counts when the rest, of one type, stands where animals do not score."""
    herd = sheet.animals()
    unscored = [tile for tile in sheet.land.buildings.values() if _is_unscored(sheet.land.building(tile))]
    if not unscored:
        return [herd]
    if len(unscored) > 1:  # told here for one such tile, which is all that the game has
        return [unpack(counted_animals(sheet.engine))]
    whole = shelter_of(sheet.land, sheet.switches)
    outside = shelter_of(sheet.land, sheet.switches, without=unscored[0])
    room = sum(whole.rooms) - sum(outside.rooms)
    found = []
    for kind, count in enumerate(herd):
        for inside in range(min(room, count) + 1):
            rest = tuple(number - inside * (other == kind) for other, number in enumerate(herd))
            if outside.holds(rest):
                found.append(rest)
    return found or [herd]


def _is_unscored(building: Building) -> bool:
    return any(isinstance(room, Pen) and room.unscored for room in building.holds)
