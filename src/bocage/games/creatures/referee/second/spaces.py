"""The action spaces: when each may be chosen (C-10.2), and what it does."""

from __future__ import annotations

from bocage.games.creatures.referee.second.asking import STOP, Steps, ask, trough_answers
from bocage.games.creatures.referee.second.building import build, buildable
from bocage.games.creatures.referee.second.farm import Cell, Farm
from bocage.games.creatures.referee.second.pieces import (
    can_place_border,
    can_place_trough,
    can_take_stall_action,
    can_upgrade,
    cheaper,
    expand,
    gain,
    gain_borders,
    pay,
    payable,
    place_borders,
    put_trough,
    stall_action,
    upgrade,
)
from bocage.games.creatures.referee.second.table import ALWAYS, FIRST_THEN, SPACES, Table
from bocage.games.creatures.referee.second.tiles import Price


def open_spaces(table: Table, seat: int) -> list[str]:
    """The unoccupied spaces whose action can be carried out."""
    return [space for space in SPACES if space not in table.workers and can_use(table, seat, space)]


def can_use(table: Table, seat: int, space: str) -> bool:
    """C-10.2: at least one of its actions can be carried out."""
    farm = table.farms[seat]
    if space in ALWAYS or space in FIRST_THEN:
        return any(table.piles[space].values()) or space == "start_player"
    if space == "fences":
        return can_place_border(farm, {"wood": 1})
    if space == "walls":
        return can_place_border(farm, {})
    if space == "feeding_troughs":
        return can_place_trough(table, farm, {})
    if space == "stall":
        return can_take_stall_action(table, farm)
    if space == "stables":
        return bool(upgradable(table, farm))
    if space.startswith("special_building"):
        return bool(buildable(table, seat))
    return True


def use_space(table: Table, seat: int, space: str) -> Steps:
    """Carry out the action of a space."""
    pile = table.piles[space]
    goods = dict(pile)
    pile.clear()
    gain(table, seat, goods)
    if space == "start_player":
        table.marker = seat
    elif space == "expand":
        yield from expand(table, seat)
        yield from gain_borders(table, seat, goods.get("borders", 0))
    elif space == "building_resources":
        gain(table, seat, {"wood": 1, "stone": 1, "reed": 1})
        yield from _home_depot(table, seat)
    elif space == "fences":
        yield from place_borders(table, seat, [], {"wood": 1}, 1)
    elif space == "walls":
        yield from place_borders(table, seat, [{}, {}], {"stone": 2}, 1)
    elif space == "feeding_troughs":
        yield from _feeding_troughs(table, seat)
    elif space == "stall":
        yield from stall_action(table, seat)
    elif space == "stables":
        yield from _stables(table, seat)
    elif space.startswith("special_building"):
        yield from build(table, seat)


def _home_depot(table: Table, seat: int) -> Steps:
    """R-19."""
    pile = table.piles["three_wood"]
    if table.farms[seat].has("home_depot"):
        offer = ["use home_depot", STOP]
        answer = yield from ask(seat, lambda: offer if pile.get("wood") else [STOP])
        if answer != STOP:
            pile["wood"] -= 1
            gain(table, seat, {"wood": 1})


def _feeding_troughs(table: Table, seat: int) -> Steps:
    """C-10.13: the first is free, each further costs 3 wood."""
    farm = table.farms[seat]
    price: Price = {}

    def answers() -> list[str]:
        cells = trough_answers(farm) if can_place_trough(table, farm, price) else []
        return cells + ([STOP] if price or not cells else [])

    while (answer := (yield from ask(seat, answers))) != STOP:
        put_trough(table, seat, answer, price)
        price = cheaper(farm, {"wood": 3})


def upgradable(table: Table, farm: Farm) -> list[Cell]:
    """The stalls that can become stables and can be paid for."""
    cells = [cell for cell in farm.buildings if can_upgrade(table, farm, cell)]
    return cells if payable(farm, "stable") else []


def _stables(table: Table, seat: int) -> Steps:
    """C-10.15: at least one; each is paid in one material."""
    farm = table.farms[seat]
    done = 0

    def answers() -> list[str]:
        cells = [f"upgrade {farm.cell_name(cell)}" for cell in upgradable(table, farm)]
        return cells + ([STOP] if done or not cells else [])

    while (answer := (yield from ask(seat, answers))) != STOP:
        ways = payable(farm, "stable")
        way = yield from ask(seat, lambda: payable(farm, "stable"))
        pay(table, seat, ways[way])
        upgrade(table, seat, farm.cell_named(answer.split()[1]))
        done += 1
