"""Special buildings: which can be built where, and what they do at once (C-5.8, C-13)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.creatures.referee.second.asking import STOP, Question, Steps, ask, ask_cell, house, pause
from bocage.games.creatures.referee.second.farm import ROWS, Cell, Farm, around
from bocage.games.creatures.referee.second.homes import Homes
from bocage.games.creatures.referee.second.pieces import (
    expand,
    gain,
    pay,
    payable,
    place_borders,
    place_trough,
    uncover,
    use_barn,
)
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import RESOURCES, STALLS, TILES, TYPES, Price


def cells_for(farm: Farm, tile: str, near: Cell | None) -> list[Cell]:
    """Where a special building may go; `near`: only beside that cell (R-20)."""
    over = TILES[tile].over
    if over is None:
        cells = [cell for cell in farm.empty_cells() if _may_stand(farm, tile, cell)]
    else:
        covered = STALLS if over == "stall" else (over,)
        cells = [cell for cell, standing in farm.buildings.items() if standing in covered]
    return [cell for cell in cells if near is None or near in around(cell)]


def _may_stand(farm: Farm, tile: str, cell: Cell) -> bool:
    """The conditions of single tiles, and R-21 for all that follow the Cottage Extension."""
    if farm.has("cottage_extension") and not farm.touches_building(cell):
        return False
    if tile == "corner_house":
        return farm.is_corner(cell)
    if tile == "farm_shop":
        return cell[1] == ROWS[-1]
    if tile == "cottage_extension":
        return any(farm.buildings.get(other) == "cottage" for other in around(cell))
    return True


def meets_condition(table: Table, seat: int, tile: str) -> bool:
    """The prerequisites (C-5.8)."""
    farm = table.farms[seat]
    if tile == "cottage_extension":
        return table.round == 1 and table.working and table.turn // 2 == 1
    if tile == "duck_pond":
        return len(farm.unused_cells()) >= 6
    if tile == "fodder_beet_field":
        return all(farm.animals[kind] >= 2 for kind in TYPES)
    return True


def buildable(table: Table, seat: int, near: Cell | None = None) -> list[str]:
    """The displayed buildings that can be built now."""
    farm = table.farms[seat]
    return [
        tile
        for tile in table.display
        if payable(farm, tile) and meets_condition(table, seat, tile) and cells_for(farm, tile, near)
    ]


def build(table: Table, seat: int, near: Cell | None = None) -> Steps:
    """Build one of them; with `near` it is no duty, and nobody may be without a home before it (R-20)."""
    farm = table.farms[seat]
    answer = None
    while answer is None:
        if near is not None:
            yield from house(table, seat)
        tiles = [f"build {tile}" for tile in buildable(table, seat, near)]
        answer = yield Question(seat, frozenset(tiles if near is None else [*tiles, STOP]))
    if answer == STOP:
        return
    tile = answer.split()[1]
    ways = payable(farm, tile)
    way = yield from ask(seat, lambda: ways)
    pay(table, seat, ways[way])
    cell = yield from ask_cell(table, seat, "at", lambda: cells_for(farm, tile, near))
    if cell in farm.buildings:
        uncover(table, farm, cell)
    farm.buildings[cell] = tile
    table.display.remove(tile)
    table.rested = False
    if tile == "conservatory":
        yield from build(table, seat, near=cell)
    elif tile in AT_ONCE:
        yield from AT_ONCE[tile](table, seat)
    if tile in STALLS:
        yield from use_barn(table, seat, cell)


# What tiles do when they are built.

Effect = Callable[[Table, int], Steps]


def _get(**goods: int) -> Effect:
    def effect(table: Table, seat: int) -> Steps:
        gain(table, seat, goods)
        yield from ()

    return effect


def choose_one(table: Table, seat: int, goods: tuple[str, ...]) -> Steps:
    """Take one good of several."""
    answer = yield from ask(seat, lambda: [f"take {good}" for good in goods])
    gain(table, seat, {answer.split()[1]: 1})


def _one_of(*goods: str) -> Effect:
    return lambda table, seat: choose_one(table, seat, goods)


def _country_house(table: Table, seat: int) -> Steps:
    """R-33: the cow and the expansion; the cow is housed after both."""
    gain(table, seat, {"cow": 1})
    yield from expand(table, seat)


def _farm_shop(table: Table, seat: int) -> Steps:
    yield from choose_one(table, seat, RESOURCES)
    yield from choose_one(table, seat, TYPES)


def free_trough(table: Table, seat: int) -> Steps:
    """R-37: it must be placed if one is left."""
    must = "forced_free_trough" in table.farms[seat].rulings
    yield from place_trough(table, seat, {}, must=must)


def _timber_shop(table: Table, seat: int) -> Steps:
    """R-18: by one reading it pays for spaces that are full already."""
    if "timber_shop_retroactive" in table.farms[seat].rulings and table.top_four_occupied():
        gain(table, seat, {"wood": 3})
    yield from ()


def _fence_builder(table: Table, seat: int) -> Steps:
    yield from place_borders(table, seat, [], {"wood": 1}, 0)


def _servants_hut(table: Table, seat: int) -> Steps:
    yield from place_borders(table, seat, [{}, {}], None, 0)
    yield from place_trough(table, seat, {"wood": 2}, must=False)


def _organic_farm(table: Table, seat: int) -> Steps:
    """R-26: rearrange, then every pasture with exactly one animal gains one of its type."""
    yield from pause(table, seat)
    farm = table.farms[seat]
    lone: Price = dict.fromkeys(TYPES, 0)

    def possible(kind: str) -> bool:
        """Whether one more animal can stand alone in a pasture of its own, the others living elsewhere."""
        homes, chosen = Homes(farm), lone | {kind: lone[kind] + 1}
        alone = sum(chosen.values())
        rest = tuple(farm.animals[each] - chosen[each] for each in TYPES)
        return alone <= len(homes.pastures) and min(rest) >= 0 and homes.hold(rest, lone=alone)

    def answers() -> list[str]:
        return [STOP] + [f"take {kind}" for kind in TYPES if possible(kind)]

    while (answer := (yield from ask(seat, answers))) != STOP:
        lone[answer.split()[1]] += 1
    gain(table, seat, lone)


AT_ONCE: dict[str, Effect] = {
    "shelter": _one_of(*TYPES),
    "open_stable": _one_of("cow", "horse"),
    "country_house": _country_house,
    "cow_stall": _get(cow=1),
    "pig_stall": _get(pig=1),
    "duck_pond": _get(reed=1),
    "estate": _get(horse=1),
    "farm_shop": _farm_shop,
    "feed_storehouse": free_trough,
    "fence_builder": _fence_builder,
    "flooring_expert": _one_of("pig", "cow"),
    "fodder_beet_field": _get(sheep=1, pig=1, cow=1, horse=1),
    "hay_rack": _get(sheep=1, cow=1, horse=1),
    "inn": _get(horse=1),
    "materials_outlet": _get(wood=4, stone=3),
    "organic_farm": _organic_farm,
    "reed_hut": _get(reed=3),
    "servants_hut": _servants_hut,
    "timber_shop": _timber_shop,
}
