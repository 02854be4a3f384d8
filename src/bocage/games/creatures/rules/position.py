"""Positions as plain data that a person can read (docs/position.md); `reading.py` is the way back."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.bitset import BitSet
from bocage.core.kernel import Window, spent_number
from bocage.core.lanes import lane, lowest
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, BORDERS, RESOURCES
from bocage.games.creatures.rules.memory import remembered
from bocage.games.creatures.rules.notation import (
    CELL_NAMES,
    EDGE_NAMES,
    SPACE_NAMES,
    anytime_names,
    asker_names,
)
from bocage.games.creatures.rules.spaces import (
    BORDER_PILE,
    EXPAND_SPACE,
    EXTRA_ANIMALS,
    FIRST_ANIMAL_SPACE,
    FIRST_GOODS,
    PILE_GOODS,
)
from bocage.games.creatures.rules.state import SEATS, Board
from bocage.games.creatures.rules.verbs.construction import ASK_PAYMENT, ASK_SITE, BuildSpecial


def write_position(board: Board, options: Mapping[str, object]) -> dict[str, object]:
    """The whole position. Nothing of it is secret in this game."""
    return {
        "game": "creatures",
        "options": dict(options),
        "round": int(board.round),
        "marker": int(board.marker),
        "starter": int(board.starter),
        "first": int(board.first),
        "working": board.working,
        "turn": int(board.turn),
        "spaces": _spaces(board),
        "display": _tiles(board.book, board.display),
        "supply": {
            "troughs": int(board.troughs),
            "tiles": int(board.tiles),
            "expansions": int(board.expansions),
        },
        "farms": [_farm(board.farm(seat)) for seat in range(SEATS)],
        "spent": _spent(board),
        "agenda": _agenda(board),
    }


def _names(mask: i64, names: list[str]) -> list[str]:
    found: list[str] = []
    while mask:
        found.append(names[lowest(mask)])
        mask &= mask - 1
    return found


def _tiles(book: Book, tiles: BitSet) -> list[str]:
    return [book.names[tile] for tile in tiles.numbers()]


def _spent(board: Board) -> list[list[str]]:
    """For each seat the free at-any-time effects that are closed until it does something else."""
    names = anytime_names(board.book)
    spent = [
        [names[entry.number] for entry in board.book.anytime if board.spent.has(spent_number(seat, entry))]
        for seat in range(SEATS)
    ]
    return spent if any(spent) else []


def pile_of(board: Board, space: int) -> dict[str, int]:
    """The goods that lie on a space."""
    if space < len(PILE_GOODS):
        return {RESOURCES[PILE_GOODS[space]]: int(lane(board.piles, space))}
    if space == EXPAND_SPACE:
        return {"borders": int(lane(board.piles, BORDER_PILE))}
    place = space - FIRST_ANIMAL_SPACE
    if place < 0:
        return {}
    first = RESOURCES[FIRST_GOODS[0]] if place == 0 else ANIMALS[FIRST_GOODS[place]]
    return {
        first: int(board.firsts >> place & 1),
        ANIMALS[EXTRA_ANIMALS[place]]: int(lane(board.extras, place)),
    }


def _spaces(board: Board) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for space, name in enumerate(SPACE_NAMES):
        content = {good: count for good, count in pile_of(board, space).items() if count}
        if board.occupied >> space & 1:
            content["worker"] = int(board.workers1 >> space & 1)
        if content:
            found[name] = content
    return found


def _farm(farm: Farm) -> dict[str, object]:
    found: dict[str, object] = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
    found["borders"] = int(farm.good(BORDERS))
    found["animals"] = {name: int(farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
    found["columns"] = int(farm.columns)
    found["left"] = int(farm.left)
    found["buildings"] = {
        CELL_NAMES[cell]: farm.book.names[farm.tile(cell)]
        for cell in range(len(CELL_NAMES))
        if farm.built >> cell & 1
    }
    found["troughs"] = _names(farm.troughs, CELL_NAMES)
    found["placed_borders"] = _names(farm.borders, EDGE_NAMES)
    memory = {name: int(remembered(farm, place)) for place, name in enumerate(farm.book.counters)}
    if any(memory.values()):
        found["memory"] = {name: count for name, count in memory.items() if count}
    if not farm.lifted.is_empty():
        found["lifted"] = _tiles(farm.book, farm.lifted)
    if farm.promised:
        found["promised"] = {name: int(lane(farm.promised, kind)) for kind, name in enumerate(ANIMALS)}
    return found


def _agenda(board: Board) -> list[list[object]]:
    """What is still to happen, the next thing first: address, seat, actor, step, and its numbers."""
    found: list[list[object]] = []
    frame = board.top
    while frame is not None:
        address = board.book.addresses[frame.node]
        numbers = [int(number) for number in (frame.seat, frame.actor, frame.step, frame.a)]
        found.append([address, *numbers, _named(board.book, frame), int(frame.c)])
        frame = frame.below
    return found


def _named(book: Book, frame: Frame) -> object:
    """The second number of a frame: as a name, where it stands for a building or for effects that wait."""
    effect = book.nodes[frame.node]
    if isinstance(effect, Window):
        return [name for place, name in enumerate(asker_names(book, frame.c)) if frame.b >> place & 1]
    if isinstance(effect, BuildSpecial) and frame.step in (ASK_PAYMENT, ASK_SITE):
        return book.names[frame.b]
    return int(frame.b)
