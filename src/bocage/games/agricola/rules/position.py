"""Positions as plain data that a person can read (docs/position.md); `reading.py` is the way back."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.bitset import BitSet
from bocage.core.kernel import MOST_SEATS
from bocage.core.lanes import lane, lowest
from bocage.core.native import i64
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import SOWN_GRAIN, Farm
from bocage.games.agricola.rules.goods import GOODS, RESOURCES, STOCK
from bocage.games.agricola.rules.memory import remembered
from bocage.games.agricola.rules.notation import (
    CELL_NAMES,
    EDGE_NAMES,
    FIELD_NAMES,
    HOUSES,
    SPACE_NAMES,
)
from bocage.games.agricola.rules.registers import Register, call_word, write_registers
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
        "majors": cards_of(board.book, board.majors),
        "farms": [_farm(board.farm(other), seat in (OPEN_EYES, other)) for other in range(board.seats)],
        "spent": _spent(board),
        "agenda": _agenda(board),
    }
    if board.first_card >= 0:
        found["first_card"] = SPACE_NAMES[board.first_card]
    if seat == OPEN_EYES:
        found["box"] = cards_of(board.book, board.minors) + cards_of(board.book, board.occupations)
        if not board.thrown.is_empty():
            found["thrown"] = cards_of(board.book, board.thrown)
    return found


def seen_by(board: Board, seat: int, public: Mapping[str, object]) -> dict[str, object]:
    """What one seat may know, from what somebody may who only looks on: its own hand is added (A-1.6)."""
    farms = public["farms"]
    assert isinstance(farms, list)
    own = {name: content for name, content in farms[seat].items() if name not in ("hidden", "known")}
    own.update(_cards_in_hand(board.farm(seat), True))
    return {**public, "farms": [*farms[:seat], own, *farms[seat + 1 :]]}


def _spent(board: Board) -> int | list[list[str | int]]:
    """Free at-any-time effects that their owners have just used: the effect and the seat."""
    if board.spent.is_empty():
        return 0
    found = [divmod(number, MOST_SEATS) for number in board.spent.numbers()]
    return [[call_word(board.book, entry), seat] for entry, seat in found]


def names_of(mask: i64, names: list[str]) -> list[str]:
    """The names of the bits of a mask."""
    found: list[str] = []
    while mask:
        found.append(names[lowest(mask)])
        mask &= mask - 1
    return found


def cards_of(book: Book, cards: BitSet) -> list[str]:
    """The names of a set of cards."""
    return [book.names[card] for card in cards.numbers()]


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
    found["cards"] = cards_of(farm.book, farm.cards.minus(RULE_CARD))
    found["gained"] = int(farm.gained)
    found["crafted"] = cards_of(farm.book, farm.crafted)
    found["later"] = {
        str(number): goods_of(farm.later_goods[number], farm.later_stock[number])
        for number in range(len(farm.later_goods))
        if farm.later_goods[number] or farm.later_stock[number]
    }
    found["memory"] = {
        name: int(remembered(farm, place))
        for place, name in enumerate(farm.book.counters)
        if remembered(farm, place)
    }
    found.update(_cards_in_hand(farm, own))
    return found


def _cards_in_hand(farm: Farm, own: bool) -> dict[str, object]:
    """Cards in hand: by name for their owner, by number and what everybody has seen for the others."""
    known = cards_of(farm.book, farm.known)
    if own:
        found: dict[str, object] = {"hand": cards_of(farm.book, farm.hand), "known": known}
        if farm.looks:
            found["pack"] = cards_of(farm.book, farm.pack)
            found["seen"] = [cards_of(farm.book, look) for look in farm.looks]
        return found
    return {
        "hidden": {
            "minors": int(farm.hand.common(farm.book.minors).size()),
            "occupations": int(farm.hand.common(farm.book.occupations).size()),
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


def _agenda(board: Board) -> list[list[Register]]:
    """What is still to happen, the next thing first: address, seat, actor, step, and its registers."""
    found: list[list[Register]] = []
    frame = board.top
    while frame is not None:
        address = board.book.addresses[frame.node]
        numbers = (int(frame.seat), int(frame.actor), int(frame.step))
        found.append([address, *numbers, *write_registers(board.book, frame)])
        frame = frame.below
    return found
