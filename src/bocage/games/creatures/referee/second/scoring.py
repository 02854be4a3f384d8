"""The end (C-12): every line of a score sheet, and who wins."""

from __future__ import annotations

from bocage.games.creatures.referee.second.farm import ROWS, Cell, Farm, around
from bocage.games.creatures.referee.second.homes import Homes
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import STALLS, TILES, TYPES

Lines = list[tuple[str, str, float]]

# C-12.3: how many animals it takes for 0, 1, 2 and 3 points.
STEPS = {"sheep": (4, 8, 11, 13), "pig": (4, 7, 9, 11), "cow": (4, 6, 8, 10), "horse": (4, 5, 7, 9)}


def bonus(kind: str, count: int) -> int:
    """C-12.3."""
    reached = [points for points, least in enumerate(STEPS[kind]) if count >= least]
    further = max(0, count - STEPS[kind][-1])
    return (reached[-1] if reached else -3) + further


def sheet(farm: Farm) -> Lines:
    """The lines of a farm; R-27: with the best that can be made of the Pen."""
    return max((_lines(farm, counted) for counted in _countable(farm)), key=total)


def total(lines: Lines) -> float:
    """Their sum."""
    return sum(points for _, _, points in lines)


def _countable(farm: Farm) -> list[dict[str, int]]:
    """The animals outside the Pen, for each way to fill it."""
    if not farm.has("pen"):
        return [dict(farm.animals)]
    elsewhere = Homes(farm, without="pen")
    (cell,) = [cell for cell, tile in farm.buildings.items() if tile == "pen"]
    room = TILES["pen"].room * (2 if cell in farm.troughs else 1)
    ways = [
        farm.animals | {kind: farm.animals[kind] - inside}
        for kind in TYPES
        for inside in range(min(room, farm.animals[kind]) + 1)
    ]
    return [way for way in ways if elsewhere.hold(tuple(way[kind] for kind in TYPES))]


def _lines(farm: Farm, animals: dict[str, int]) -> Lines:
    lines: Lines = [("animals", kind, animals[kind]) for kind in TYPES]
    lines += [("bonus", kind, bonus(kind, animals[kind])) for kind in TYPES]
    lines.append(("expansions", "expansions", _expansions(farm)))
    lines += [("buildings", tile, points_of(farm, cell, animals)) for cell, tile in farm.buildings.items()]
    return sorted(lines)


def _expansions(farm: Farm) -> int:
    """C-12.4: 4 points for each added column whose cells are all used."""
    unused = set(farm.unused_cells())
    added = [column for column in range(farm.first, farm.last + 1) if column not in (0, 1)]
    return sum(4 for column in added if not any((column, row) in unused for row in ROWS))


def points_of(farm: Farm, cell: Cell, animals: dict[str, int]) -> float:
    """C-12.6: the points of one building."""
    tile = farm.buildings[cell]
    fixed = TILES[tile].points
    if fixed is not None:
        return fixed
    if tile == "storage":
        return sum(farm.goods.values()) / 2
    if tile in ("large_extension", "small_extension"):
        return 2 * sum(other in farm.buildings for other in around(cell))
    if tile == "manor":
        return 7 - 2 * sum(row == ROWS[-1] for _, row in farm.buildings)
    if tile == "office":
        return 6 - 2 * sum(row == ROWS[0] for _, row in farm.buildings)
    if tile == "stone_carver":
        return 2 * farm.stones
    if "pen_animals_count_for_stall_thresholds" in farm.rulings:
        animals = farm.animals
    plain = {"stall", "stable"} if "estate_counts_cow_and_pig_stall" in farm.rulings else {*STALLS, "stable"}
    specials = sum(each not in plain for each in farm.buildings.values())
    reached = {
        "cow_stall": (4, animals["cow"] >= 11),
        "pig_stall": (4, animals["pig"] >= 13),
        "estate": (3, specials >= 5),
        "feed_storehouse": (3, len(farm.troughs) >= 5),
        "log_house": (4, farm.goods["wood"] >= 4),
    }
    points, yes = reached[tile]
    return points if yes else 0


def winner(table: Table) -> int:
    """C-12.7: the higher total; on a tie who did not begin round 1."""
    totals = [total(sheet(farm)) for farm in table.farms]
    return 1 - table.first if totals[0] == totals[1] else totals.index(max(totals))
