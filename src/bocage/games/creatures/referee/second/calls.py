"""The effects that work at any time (R-01, R-02)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bocage.games.creatures.referee.second.asking import (
    STOP,
    Question,
    Steps,
    ask,
    ask_cell,
    house,
    trough_answers,
)
from bocage.games.creatures.referee.second.building import choose_one
from bocage.games.creatures.referee.second.farm import Cell, Farm, around
from bocage.games.creatures.referee.second.pieces import (
    can_pay,
    gain,
    gain_borders,
    pay,
    place_borders,
    stall_cells,
    use_barn,
)
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import STALLS, TYPES


@dataclass(frozen=True)
class Call:
    """An effect: when it can be used, and what it does."""

    usable: Callable[[Table, int], bool]
    effect: Callable[[Table, int], Steps]


def usable_calls(table: Table, question: Question) -> frozenset[str]:
    """The effects that may be used beside the answers of a question."""
    seat = question.seat
    if table.moment != seat:
        return frozenset()
    farm = table.farms[seat]
    return frozenset(
        f"call {tile}" for tile, call in CALLS.items() if farm.has(tile) and call.usable(table, seat)
    )


def required_calls(table: Table, question: Question) -> frozenset[str]:
    """Those that must be on offer; R-02: a relocation that just took place need not be offered again."""
    wanted = question.calls - ({"carpenter"} if table.rested else set())
    return usable_calls(table, question) & {f"call {tile}" for tile in wanted}


def carry_out(table: Table, seat: int, answer: str) -> Steps:
    """Use one; outside an action the animals are judged when the chain stops (R-02)."""
    outermost, table.busy = not table.busy, True
    yield from CALLS[answer.split()[1]].effect(table, seat)
    table.busy = not outermost
    if outermost:
        yield from house(table, seat)


def _two_types(table: Table, seat: int) -> bool:
    """R-05: in the work phase only."""
    return table.working and len(_owned(table.farms[seat])) > 1


def _owned(farm: Farm) -> list[str]:
    return [kind for kind in TYPES if farm.animals[kind]]


def _trade(table: Table, seat: int) -> Steps:
    """Two animals of two types for one of a third."""
    farm = table.farms[seat]
    given: list[str] = []
    for _ in range(2):
        answer = yield from ask(seat, lambda: [f"give {kind}" for kind in _owned(farm) if kind not in given])
        given.append(answer.split()[1])
        pay(table, seat, {given[-1]: 1})
    yield from choose_one(table, seat, tuple(kind for kind in TYPES if kind not in given))


def _can_give_border(table: Table, seat: int) -> bool:
    """R-06."""
    farm = table.farms[seat]
    if "assembly_hall_gift_without_placing" in farm.rulings:
        return farm.borders > 0
    return farm.borders > 1 and bool(farm.free_edges())


def _give_border(table: Table, seat: int) -> Steps:
    """The border reaches the other at once, with the Woodshop's leave to place it (R-07)."""
    pay(table, seat, {"borders": 1})
    gain(table, 1 - seat, {"borders": 1})
    yield from gain_borders(table, 1 - seat, 1)
    least = 0 if "assembly_hall_gift_without_placing" in table.farms[seat].rulings else 1
    yield from place_borders(table, seat, [{}], None, least)


def _firm_cells(farm: Farm) -> list[Cell]:
    """R-24: troughs that stand on no building."""
    return [cell for cell in stall_cells(farm) if cell in farm.troughs]


def _can_found_stall(table: Table, seat: int) -> bool:
    farm = table.farms[seat]
    return can_pay(farm, {"stone": 2}) and table.supply["tiles"] > 0 and bool(_firm_cells(farm))


def _found_stall(table: Table, seat: int) -> Steps:
    """A trough becomes a stall."""
    farm = table.farms[seat]
    pay(table, seat, {"stone": 2})
    cell = yield from ask_cell(table, seat, "at", lambda: _firm_cells(farm))
    farm.troughs.discard(cell)
    farm.buildings[cell] = "stall"
    table.supply["troughs"] += 1
    table.supply["tiles"] -= 1
    yield from use_barn(table, seat, cell)


def _has_reed(table: Table, seat: int) -> bool:
    return can_pay(table.farms[seat], {"reed": 1})


def _buy_animal(table: Table, seat: int) -> Steps:
    pay(table, seat, {"reed": 1})
    yield from choose_one(table, seat, TYPES)


def _can_relocate(table: Table, seat: int) -> bool:
    farm = table.farms[seat]
    return bool(_stalls(farm) or farm.troughs)


def _stalls(farm: Farm) -> list[Cell]:
    """R-23: stalls move, stables do not."""
    return [cell for cell, tile in farm.buildings.items() if tile in STALLS]


def _relocate(table: Table, seat: int) -> Steps:
    """R-23: lift any number of stalls and troughs, then put them down: one step (R-02)."""
    table.moment = None
    farm = table.farms[seat]
    stalls: list[str] = []
    troughs = 0

    def answers() -> list[str]:
        pieces = [f"lift {farm.cell_name(cell)}" for cell in _stalls(farm)]
        pieces += [f"lift_trough {farm.cell_name(cell)}" for cell in farm.troughs]
        return pieces + ([STOP] if stalls or troughs or not pieces else [])

    while (answer := (yield from ask(seat, answers))) != STOP:
        word, name = answer.split()
        if word == "lift":
            stalls.append(farm.buildings.pop(farm.cell_named(name)))
        else:
            farm.troughs.remove(farm.cell_named(name))
            troughs += 1
    stalls.sort()
    while stalls:
        cell = yield from ask_cell(table, seat, "at", lambda: _sites(farm, len(stalls)))
        farm.buildings[cell] = stalls.pop(0)
    for _ in range(troughs):
        answer = yield from ask(seat, lambda: trough_answers(farm))
        farm.troughs.add(farm.cell_named(answer.split()[1]))
    table.moment, table.rested = seat, True


def _sites(farm: Farm, count: int) -> list[Cell]:
    """Where the next of so many stalls can go; R-21: after the Cottage Extension all must hang together."""
    if not farm.has("cottage_extension"):
        return farm.empty_cells()
    standing = frozenset(farm.buildings)
    return [cell for cell in farm.empty_cells() if _can_hang(farm, standing | {cell}, count - 1)]


def _can_hang(farm: Farm, standing: frozenset[Cell], count: int) -> bool:
    """Whether so many more buildings can make one group of all."""
    if not count:
        return _is_one_group(standing)
    return any(_can_hang(farm, standing | {cell}, count - 1) for cell in farm.cells() if cell not in standing)


def _is_one_group(cells: frozenset[Cell]) -> bool:
    fresh, seen = [next(iter(cells))], set[Cell]()
    while fresh:
        cell = fresh.pop()
        seen.add(cell)
        fresh += [other for other in around(cell) if other in cells and other not in seen]
    return seen == cells


CALLS = {
    "animal_trader": Call(_two_types, _trade),
    "assembly_hall": Call(_can_give_border, _give_border),
    "building_firm": Call(_can_found_stall, _found_stall),
    "carpenter": Call(_can_relocate, _relocate),
    "cattle_market": Call(_has_reed, _buy_animal),
}
