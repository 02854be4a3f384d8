"""Fences: every set of spaces is tried as a pasture, every division of the land as a layout (A-10, AR-40)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bocage.games.agricola.referee.land import (
    CELLS,
    MOST_FENCES,
    Cell,
    FarmyardMap,
    Fence,
    fault_of,
    is_connected,
    outline,
    pastures_of,
)
from bocage.games.agricola.referee.oracle.desk import OraclePlayer
from bocage.games.agricola.referee.oracle.exchanges import any_payable
from bocage.games.agricola.referee.oracle.figures import CROPS, GROCERY, Amounts, covers, plus
from bocage.games.agricola.referee.oracle.prices import fence_prices, fences_to_pay

Fences = frozenset[Fence]
NEW_SHEEP = 2  # of Shepherd's Crook, for a new pasture of
NEW_SPACES = 4


def fenced(land: FarmyardMap, fences: Fences) -> FarmyardMap:
    """The same land with other fences."""
    return land._replace(fences=fences, pastures=pastures_of(fences, land.rooms | land.fields))


def free_cells(land: FarmyardMap) -> list[Cell]:
    """The spaces that can lie in a pasture (A-10.4)."""
    return [cell for cell in CELLS if cell not in land.rooms | land.fields]


# One pasture.


@lru_cache(maxsize=4096)
def fewest_fences(tiles: frozenset[Cell], fences: Fences) -> int | None:
    """The fewest new fences that make a new pasture, or None: every set of spaces is tried."""
    land = FarmyardMap(frozenset(), tiles, frozenset(), fences, pastures_of(fences, tiles))
    best: int | None = None
    for new, cells in sorted(_sets(land), key=lambda found: found[0]):
        if best is None and is_connected(cells) and is_pasture(land, frozenset(cells)):
            best = new
    return best


def _sets(land: FarmyardMap) -> Iterator[tuple[int, list[Cell]]]:
    """Every set of spaces that takes at least one new fence, and not more than there are pieces."""
    grown: list[tuple[Fences, list[Cell]]] = [(frozenset(), [])]
    for cell in free_cells(land):
        # A fence between two spaces of the set drops out: each of them names it.
        sides = outline([cell])
        grown += [(closing ^ sides, [*cells, cell]) for closing, cells in grown]
    for closing, cells in grown:
        new = len(closing - land.fences)
        if 0 < new <= MOST_FENCES - len(land.fences):
            yield new, cells


def is_pasture(land: FarmyardMap, cells: frozenset[Cell]) -> bool:
    """Whether fences around these spaces make a legal layout with exactly this pasture in it (A-10.5)."""
    after = fenced(land, land.fences | outline(cells))
    return fault_of(after) is None and cells in after.pastures and cells not in land.pastures


def mini_pastures(desk: OraclePlayer) -> set[Cell]:
    """The single spaces that Mini Pasture can fence (AR-40)."""
    land = desk.land
    free = set(free_cells(land))
    if not desk.switch("mini_pasture_may_split", False):
        free -= land.enclosed()
    return {cell for cell in free if is_pasture(land, frozenset([cell]))}


def can_fence(desk: OraclePlayer) -> bool | None:
    """Whether a Build Fences action can build anything."""
    fewest = fewest_fences(desk.land.rooms | desk.land.fields, desk.land.fences)
    if fewest is None:
        return False
    paid = fences_to_pay(0, fewest, desk.cards)
    return any_payable(desk, fence_prices(paid, desk.cards))


# Whole actions.


def layouts(land: FarmyardMap) -> set[Fences]:
    """Every legal set of fences that a whole action can lead to, with the pieces there are (AR-42).

    The land is divided in every way into pastures and the rest; few spaces must be free.
    """
    found = set()
    for groups in divisions(free_cells(land)):
        fences = frozenset(fence for group in groups for fence in outline(group))
        pieces = fences > land.fences and len(fences) <= MOST_FENCES
        if pieces and all(map(is_connected, groups)) and fault_of(fenced(land, fences)) is None:
            found.add(fences)
    return found


def divisions(cells: list[Cell]) -> Iterator[list[list[Cell]]]:
    """Every way to put some of the spaces into groups."""
    if not cells:
        yield []
        return
    first, *others = cells
    for groups in divisions(others):
        yield groups
        yield [[first], *groups]
        for place, group in enumerate(groups):
            yield [*groups[:place], [first, *group], *groups[place + 1 :]]


def sheep_for(before: FarmyardMap, fences: Fences) -> int:
    """What Shepherd's Crook gives for an action that led to these fences (AR-39)."""
    old = before.enclosed()
    new = [
        pasture
        for pasture in fenced(before, fences).pastures
        if len(pasture) >= NEW_SPACES and not pasture & old
    ]
    return NEW_SHEEP * len(new)


class Fenced(NamedTuple):
    """How a farm stands after building fences; the sheep that came with it may have gone again."""

    fences: Fences
    wood: int
    clay: int
    bought: int


def outcomes(desk: OraclePlayer) -> set[Fenced]:
    """Every end of a Build Fences action: each layout, each payment, after each row of purchases."""
    every = layouts(desk.land)
    found = set()
    for goods, bought in supplies(desk):
        for fences in every:
            paid = fences_to_pay(0, len(fences) - len(desk.land.fences), desk.cards)
            for price in fence_prices(paid, desk.cards):
                if covers(goods, price):
                    left = plus(goods, price, -1)
                    found.add(Fenced(fences, left.get("wood", 0), left.get("clay", 0), bought))
    return found


def supplies(desk: OraclePlayer) -> list[tuple[Amounts, int]]:
    """Each supply that comes of buying from Grocer and eating raw crops, with what of the pile is gone."""
    found = [(desk.goods, desk.bought())]
    for goods, bought in found:  # it grows on the way
        steps = [(plus(goods, {crop: -1, "food": 1}), bought) for crop in CROPS if goods.get(crop)]
        if desk.has("grocer") and bought < len(GROCERY) and goods.get("food"):
            steps.append((plus(goods, {"food": -1, GROCERY[bought]: 1}), bought + 1))
        found += [step for step in steps if step not in found]
    return found
