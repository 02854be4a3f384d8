"""Reading a farmyard of a position: rooms, fields, stables, fences (A-3, A-10.5)."""

from __future__ import annotations

from bocage.core.errors import BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.lanes import bit
from bocage.farmland.grid import Land, is_connected
from bocage.games.agricola.rules.farm import (
    COLUMNS,
    EVERY_CELL,
    FIELD_CARD,
    SOWN_GRAIN,
    START_ROOMS,
    Farm,
    survey,
)
from bocage.games.agricola.rules.notation import CELL_NAMES, EDGE_ALIASES, FIELD_NAMES, HOUSES
from bocage.games.agricola.rules.pastures import fences_around


def read_farmyard(table: Fields, farm: Farm) -> None:
    """Put rooms, fields, stables and fences on a farm whose cards are known.

    Raises:
        BadPosition: the farmyard cannot stand.
    """
    if table.has("house"):
        farm.house = one_of(table.text("house"), list(HOUSES), table.where("house"))
    if table.has("rooms"):
        farm.rooms = _cells(table, "rooms")
    farm.stables = _cells(table, "stables")
    _read_fields(table.table("fields"), farm)
    for value in table.items("fences"):
        edge = EDGE_ALIASES.get(shown(value), -1)
        if edge < 0:
            raise BadPosition("position-edge", path=table.where("fences"), value=shown(value))
        farm.fences |= bit(edge)
    _check_spaces(table, farm)
    _check_fences(table, farm)


def _cells(table: Fields, name: str) -> int:
    mask = 0
    for value in table.items(name):
        mask |= 1 << one_of(value, CELL_NAMES, table.where(name))
    return mask


def _read_fields(table: Fields, farm: Farm) -> None:
    for name in table.names():
        field = one_of(name, FIELD_NAMES, table.path)
        content = table.table(name)
        grain = content.number("grain", 0, 0, SOWN_GRAIN)
        vegetables = content.number("vegetable", 0, 0, 2)
        content.done()
        if field == FIELD_CARD:
            if not farm.has(farm.book.field_cards) or grain:
                raise BadPosition("position-field-card", path=table.path)
        else:
            farm.fields |= bit(field)
        if grain and vegetables:
            raise BadPosition("position-two-crops", path=table.where(name))
        farm.set_crop(field, SOWN_GRAIN + vegetables if vegetables else grain)


def _check_spaces(table: Fields, farm: Farm) -> None:
    """Nothing twice on one space; rooms and fields each hang together (A-3.4)."""
    if farm.rooms & START_ROOMS != START_ROOMS or not is_connected(farm.rooms):
        raise BadPosition("position-rooms", path=table.where("rooms"))
    if farm.fields and not is_connected(farm.fields):
        raise BadPosition("position-fields-apart", path=table.where("fields"))
    twice = farm.rooms & farm.fields | farm.tiles() & farm.stables
    if twice:
        cell = CELL_NAMES[int(twice & -twice).bit_length() - 1]
        raise BadPosition("position-cell-twice", path=table.path, cell=cell)


def _check_fences(table: Fields, farm: Farm) -> None:
    """Every fence belongs to a pasture, and the pastures hang together (A-10.5)."""
    survey(farm)
    if not farm.fences:
        return
    land = Land(farm.fences, COLUMNS)
    useful = 0
    rest = farm.pastures
    while rest:
        pasture = land.flood(rest & -rest, EVERY_CELL)
        rest &= ~pasture
        useful |= fences_around(pasture)
    if farm.fences & ~useful or not is_connected(farm.pastures) or not farm.pastures:
        raise BadPosition("position-fences", path=table.where("fences"))
