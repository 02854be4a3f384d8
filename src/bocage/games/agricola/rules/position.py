"""Positions as plain data that a person can read (docs/position.md); `reading.py` is the way back."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.cards import CARD_WORD
from bocage.core.lanes import lane, lowest, popcount
from bocage.core.native import i64
from bocage.games.agricola.rules.book import minors_of, occupations_of
from bocage.games.agricola.rules.catalogue import CATALOGUE
from bocage.games.agricola.rules.farm import SOWN_GRAIN, Farm
from bocage.games.agricola.rules.goods import GOODS, RESOURCES, STOCK
from bocage.games.agricola.rules.memory import NAMES
from bocage.games.agricola.rules.mulligan import PUT_BACK
from bocage.games.agricola.rules.notation import (
    CARD_NAMES,
    CELL_NAMES,
    EDGE_NAMES,
    FIELD_NAMES,
    HOUSES,
    MAJOR_NAMES,
    MINOR_NAMES,
    OCCUPATION_NAMES,
    SPACE_NAMES,
)
from bocage.games.agricola.rules.spaces import HEAP_OF, HEAPS, ROUND_CARDS
from bocage.games.agricola.rules.state import Board

OPEN_EYES = -1  # nobody's eyes: everything is shown


def write_position(
    board: Board, options: Mapping[str, object], seat: int | None = OPEN_EYES
) -> dict[str, object]:
    """The whole position, or what one seat may know of it (A-1.6); None: somebody who only looks on."""
    found: dict[str, object] = {
        "game": "agricola",
        "options": dict(options),
        "round": int(board.round),
        "marker": int(board.marker),
        "moment": int(board.moment),
        "working": board.working,
        "starting": board.starting,
        "revealed": names_of(board.spaces & ROUND_CARDS, SPACE_NAMES),
        "tile_used": board.tile_used,
        "spaces": _spaces(board),
        "majors": names_of(board.majors, MAJOR_NAMES),
        "farms": [_farm(board.farm(other), seat in (OPEN_EYES, other)) for other in range(board.seats)],
        "spent": int(board.spent),
        "agenda": _agenda(board, seat != OPEN_EYES),
    }
    if board.first_card >= 0:
        found["first_card"] = SPACE_NAMES[board.first_card]
    if seat == OPEN_EYES:
        found["box"] = names_of(board.minors, MINOR_NAMES) + names_of(board.occupations, OCCUPATION_NAMES)
    return found


def names_of(mask: i64, names: list[str]) -> list[str]:
    """The names of the bits of a mask."""
    found: list[str] = []
    while mask:
        found.append(names[lowest(mask)])
        mask &= mask - 1
    return found


def cards_of(word0: i64, word1: i64) -> list[str]:
    """The names of the cards of a pair of masks."""
    return names_of(word0, CARD_NAMES) + names_of(word1, CARD_NAMES[CARD_WORD:])


def goods_of(goods: i64, stock: i64) -> dict[str, int]:
    """The goods of two packed words that are there."""
    counts = {name: int(lane(goods, place)) for place, name in enumerate(RESOURCES)}
    counts.update({name: int(lane(stock, place)) for place, name in enumerate(STOCK)})
    return {name: count for name, count in counts.items() if count}


def _spaces(board: Board) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for space, name in enumerate(SPACE_NAMES):
        content: dict[str, object] = {}
        if HEAP_OF[space] >= 0 and board.pile(HEAP_OF[space]):
            content[GOODS[HEAPS[HEAP_OF[space]].good]] = int(board.pile(HEAP_OF[space]))
        people = [seat for seat in range(board.seats) if board.people_of(seat) >> space & 1]
        if people:
            content["people"] = people
        if content:
            found[name] = content
    return found


def _farm(farm: Farm, own: bool) -> dict[str, object]:
    found: dict[str, object] = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
    found["food"] = int(farm.food())
    found["animals"] = {name: int(farm.animal(kind)) for kind, name in enumerate(STOCK[:3])}
    found["house"] = HOUSES[farm.house]
    found["rooms"] = names_of(farm.rooms, CELL_NAMES)
    found["fields"] = {FIELD_NAMES[field]: _crop(farm, field) for field in _fields(farm)}
    found["stables"] = names_of(farm.stables, CELL_NAMES)
    found["fences"] = names_of(farm.fences, EDGE_NAMES)
    found["people"] = int(farm.people)
    found["newborn"] = int(farm.newborn)
    found["home"] = int(farm.home)
    found["begging"] = int(farm.begging)
    found["bonus"] = int(farm.bonus)
    found["cards"] = [name for name in cards_of(farm.cards0, farm.cards1) if name != CARD_NAMES[0]]
    found["gained"] = int(farm.gained)
    found["crafted"] = cards_of(farm.crafted, 0)
    found["later"] = {
        str(number): goods_of(farm.later_goods[number], farm.later_stock[number])
        for number in range(len(farm.later_goods))
        if farm.later_goods[number] or farm.later_stock[number]
    }
    found["memory"] = {
        name: int(lane(farm.memory, place)) for place, name in enumerate(NAMES) if lane(farm.memory, place)
    }
    found.update(_cards_in_hand(farm, own))
    return found


def _cards_in_hand(farm: Farm, own: bool) -> dict[str, object]:
    """Cards in hand: by name for their owner, by number and what everybody has seen for the others."""
    known = cards_of(farm.known0, farm.known1)
    if own:
        found: dict[str, object] = {"hand": cards_of(farm.hand0, farm.hand1), "known": known}
        if farm.looks0:
            found["pack"] = cards_of(farm.pack0, farm.pack1)
            looks = zip(farm.looks0, farm.looks1, strict=True)
            found["seen"] = [cards_of(word0, word1) for word0, word1 in looks]
        return found
    return {
        "hidden": {
            "minors": int(popcount(minors_of(farm.hand0))),
            "occupations": int(popcount(occupations_of(farm.hand0, farm.hand1))),
        },
        "known": known,
    }


def _fields(farm: Farm) -> list[int]:
    every = int(farm.every_field())
    return [field for field in range(len(FIELD_NAMES)) if every >> field & 1]


def _crop(farm: Farm, field: int) -> dict[str, int]:
    crop = int(farm.crop_at(field))
    if crop == 0:
        return {}
    return {"grain": crop} if crop <= SOWN_GRAIN else {"vegetable": crop - SOWN_GRAIN}


def _agenda(board: Board, hiding: bool) -> list[list[str | int]]:
    """What is still to happen, the next thing first: address, seat, actor, step, and its numbers.

    Cards thrown back are known to nobody but who threw them.
    """
    found: list[list[str | int]] = []
    frame = board.top
    while frame is not None:
        address = CATALOGUE.addresses[frame.node]
        secret = hiding and frame.node == PUT_BACK.node
        numbers = (frame.seat, frame.actor, frame.step, 0 if secret else frame.a, frame.b, frame.c)
        found.append([address, *(int(number) for number in numbers)])
        frame = frame.below
    return found
