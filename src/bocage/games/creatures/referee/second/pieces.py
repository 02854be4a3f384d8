"""What is done with pieces: paying, placing borders and troughs, stalls, stables and expansions."""

from __future__ import annotations

from bocage.games.creatures.referee.second.asking import (
    STOP,
    Asking,
    Steps,
    ask,
    ask_cell,
    border_answers,
    trough_answers,
)
from bocage.games.creatures.referee.second.farm import Cell, Farm
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import RESOURCES, STALLS, TILES, TYPES, Price


def stock(farm: Farm, good: str) -> int:
    """How much of a good a player has."""
    return farm.goods[good] if good in RESOURCES else farm.animals[good]


def can_pay(farm: Farm, price: Price) -> bool:
    """C-5.9: from the own supply."""
    return all(stock(farm, good) >= count for good, count in price.items())


def gain(table: Table, seat: int, goods: Price, sign: int = 1) -> None:
    """Goods come, or go."""
    farm = table.farms[seat]
    table.rested = False
    for good, count in goods.items():
        if good in TYPES:
            farm.animals[good] += sign * count
        elif good == "borders":
            farm.borders += sign * count
        else:
            farm.goods[good] += sign * count


def pay(table: Table, seat: int, price: Price) -> None:
    """Goods go."""
    gain(table, seat, price, -1)


def cheaper(farm: Farm, price: Price) -> Price:
    """R-36: what a trough, a stable or a special building costs with the Sawmill."""
    if farm.has("sawmill") and price.get("wood"):
        return {good: count - (good == "wood") for good, count in price.items()}
    return dict(price)


def payable(farm: Farm, tile: str) -> dict[str, Price]:
    """The ways to pay for a building, by the answer that names them."""
    ways = [cheaper(farm, price) for price in TILES[tile].prices]
    return {f"pay {next(iter(way), 'nothing')}": way for way in ways if can_pay(farm, way)}


def can_place_border(farm: Farm, price: Price) -> bool:
    """C-10.21."""
    return farm.borders > 0 and bool(farm.free_edges()) and can_pay(farm, price)


def place_borders(table: Table, seat: int, prices: list[Price], more: Price | None, least: int) -> Steps:
    """Place borders one by one; each has a price, those beyond the list cost `more`, if there may be any."""
    farm = table.farms[seat]
    placed = 0

    def price() -> Price | None:
        return prices[placed] if placed < len(prices) else more

    def answers() -> list[str]:
        cost = price()
        possible = cost is not None and can_place_border(farm, cost)
        edges = border_answers(farm, farm.free_edges()) if possible else []
        return ([STOP] if placed >= least or not edges else []) + edges

    while (answer := (yield from ask(seat, answers))) != STOP:
        pay(table, seat, price() or {})
        farm.placed.add(farm.edge_named(answer.split()[1]))
        farm.borders -= 1
        placed += 1


def can_place_trough(table: Table, farm: Farm, price: Price) -> bool:
    """C-1.3, C-6.1."""
    return table.supply["troughs"] > 0 and bool(trough_answers(farm)) and can_pay(farm, price)


def put_trough(table: Table, seat: int, answer: str, price: Price) -> None:
    """Place the trough of an answer."""
    farm = table.farms[seat]
    pay(table, seat, price)
    farm.troughs.add(farm.cell_named(answer.split()[1]))
    table.supply["troughs"] -= 1


def place_trough(table: Table, seat: int, price: Price, *, must: bool) -> Steps:
    """One trough at a price."""
    farm = table.farms[seat]
    cost = cheaper(farm, price)

    def answers() -> list[str]:
        cells = trough_answers(farm) if can_place_trough(table, farm, cost) else []
        return cells + ([] if must and cells else [STOP])

    answer = yield from ask(seat, answers)
    if answer != STOP:
        put_trough(table, seat, answer, cost)


def stall_cells(farm: Farm) -> list[Cell]:
    """C-5.2, R-21: where a new building may go."""
    touching = farm.has("cottage_extension")
    return [cell for cell in farm.empty_cells() if not touching or farm.touches_building(cell)]


def can_take_stall_action(table: Table, farm: Farm) -> bool:
    """C-10.14."""
    affordable = bool(payable(farm, "stall"))
    return table.supply["tiles"] > 0 and affordable and bool(stall_cells(farm))


def stall_action(table: Table, seat: int) -> Steps:
    """R-43: the stall, then the Barn, then up to two borders of the Workshop."""
    farm = table.farms[seat]
    pay(table, seat, TILES["stall"].prices[0])
    cell = yield from ask_cell(table, seat, "at", lambda: stall_cells(farm))
    farm.buildings[cell] = "stall"
    table.supply["tiles"] -= 1
    yield from use_barn(table, seat, cell)
    if farm.has("workshop"):
        offer = ["use workshop", STOP]
        answer = yield from ask(seat, lambda: offer if can_place_border(farm, {}) else [STOP])
        if answer != STOP:
            yield from place_borders(table, seat, [{}, {}], None, 0)


def can_upgrade(table: Table, farm: Farm, cell: Cell) -> bool:
    """C-5.7: a Cow or Pig Stall needs a tile from the supply."""
    tile = farm.buildings.get(cell)
    return tile in STALLS and (tile == "stall" or table.supply["tiles"] > 0)


def upgrade(table: Table, seat: int, cell: Cell) -> None:
    """Turn a stall into a stable."""
    farm = table.farms[seat]
    table.rested = False
    uncover(table, farm, cell)
    farm.buildings[cell] = "stable"
    table.supply["tiles"] -= 1


def uncover(table: Table, farm: Farm, cell: Cell) -> None:
    """C-1.8, D-19: what is built over goes back to where it came from."""
    tile = farm.buildings.pop(cell)
    if tile in ("stall", "stable"):
        table.supply["tiles"] += 1
    elif tile in STALLS:
        table.display.append(tile)


def use_barn(table: Table, seat: int, cell: Cell) -> Steps:
    """R-25: the first stall after the Barn may become a stable for free; then the Barn is spent."""
    farm = table.farms[seat]
    if not farm.has("barn") or farm.barn_spent:
        return
    farm.barn_spent = True
    answer = yield from ask(seat, lambda: ["yes", "no"] if can_upgrade(table, farm, cell) else ["no"])
    if answer == "yes":
        upgrade(table, seat, cell)


def expand(table: Table, seat: int) -> Asking[bool]:
    """C-3.3, R-22: one more column, if there may be one; then the Cattle Farm (R-39)."""
    farm = table.farms[seat]
    if not table.supply["expansions"] or farm.has("corner_house"):
        return False
    free = [] if "expansion_mandatory_when_available" in farm.rulings else [STOP]
    answer = yield from ask(seat, lambda: ["expand left", "expand right", *free])
    if answer == STOP:
        return False
    table.rested = False
    table.supply["expansions"] -= 1
    if answer == "expand left":
        farm.first -= 1
    else:
        farm.last += 1
    if farm.has("cattle_farm"):
        yield from _cattle_farm(table, seat)
    return True


def _cattle_farm(table: Table, seat: int) -> Steps:
    farm = table.farms[seat]

    def others() -> list[str]:
        return [kind for kind in TYPES if kind != "cow" and farm.animals[kind]]

    answer = yield from ask(seat, lambda: ["use cattle_farm", STOP] if others() else [STOP])
    if answer != STOP:
        given = yield from ask(seat, lambda: [f"give {kind}" for kind in others()])
        pay(table, seat, {given.split()[1]: 1})
        gain(table, seat, {"cow": 1})


def gain_borders(table: Table, seat: int, count: int) -> Steps:
    """R-07: the Woodshop may place as many as were gained."""
    farm = table.farms[seat]
    if farm.has("woodshop"):
        offer = ["use woodshop", STOP]
        answer = yield from ask(seat, lambda: offer if can_place_border(farm, {}) else [STOP])
        if answer != STOP:
            yield from place_borders(table, seat, [{}] * count, None, 0)
