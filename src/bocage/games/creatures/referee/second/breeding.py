"""The breeding phase of one farm (C-11)."""

from __future__ import annotations

from bocage.games.creatures.referee.second.asking import STOP, Steps, ask, border_answers, house, pause
from bocage.games.creatures.referee.second.farm import Edge, Farm
from bocage.games.creatures.referee.second.homes import Homes
from bocage.games.creatures.referee.second.pieces import can_place_border, gain
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import TYPES


def breed(table: Table, seat: int) -> Steps:
    """R-12: the Rearing Station is emptied, births are read, everybody is housed."""
    farm = table.farms[seat]
    table.moment = seat
    yield from house(table, seat, closed=True)
    parents = 1 if farm.has("fertility_center") else 2
    born = [kind for kind in TYPES if farm.animals[kind] >= parents]
    horses = farm.animals["horse"]
    gain(table, seat, dict.fromkeys(born, 1))
    table.busy = True
    if "horse" in born and farm.has("ranch"):
        net = "ranch_requires_net_horse" in farm.rulings
        yield from _ranch(table, seat, horses + 1 if net else 1)
    yield from pause(table, seat)
    table.busy = False
    table.moment = None


def _ranch(table: Table, seat: int, horses: int) -> Steps:
    """R-15: a border, if with it there are more horses in the end than there were."""
    farm = table.farms[seat]

    def edges() -> list[Edge]:
        return [edge for edge in farm.free_edges() if _keeps(farm, edge, horses)]

    def answers() -> list[str]:
        return [STOP] + (["use ranch"] if can_place_border(farm, {}) and edges() else [])

    if (yield from ask(seat, answers)) != STOP:
        answer = yield from ask(seat, lambda: border_answers(farm, edges()))
        farm.placed.add(farm.edge_named(answer.split()[1]))
        farm.borders -= 1
        table.rested = False
        farm.promised, table.moment = horses, None  # nothing may take its room away in between
        yield from house(table, seat)
        farm.promised, table.moment = 0, seat


def _keeps(farm: Farm, edge: Edge, horses: int) -> bool:
    """Whether with a border on an edge so many horses would have room, others going where they must."""
    farm.placed.add(edge)
    kept = Homes(farm).hold((0, 0, 0, horses))
    farm.placed.remove(edge)
    return kept
