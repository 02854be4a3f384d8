"""Positions as plain data, whole or as one seat may see it; `reading.py` is the way back."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.lanes import lane, lowest, one, popcount
from bocage.core.native import i64
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, CROPS, GOODS, WHEEL_CARDS
from bocage.games.farmerama.rules.components import BoxFigures
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.notation import LETTERS, field_names
from bocage.games.farmerama.rules.parts import NOBODY
from bocage.games.farmerama.rules.state import Board

EVERYBODY = -2


def write_position(
    board: Board, components: BoxFigures, options: Mapping[str, object], seat: int | None = EVERYBODY
) -> dict[str, object]:
    """The position as one seat may know it; EVERYBODY: with all secrets and the agenda.

    None is somebody who only looks on.
    """
    whole = seat == EVERYBODY
    found: dict[str, object] = {
        "game": "farmerama",
        "options": dict(options),
        "round": int(board.round),
        "first": int(board.first),
        "wheel": int(board.wheel),
        "supply": goods_table(board.supply),
        "cards_open": board.open_cards,
        "farms": [
            _farm(board.farm(place), components, whole or board.open_cards or place == seat)
            for place in range(board.seats)
        ],
    }
    if board.is_solo():
        found["solo"] = _solo(board, whole)
    else:
        found["display"] = _names(board.display, components.tiles)
        found["unseen"] = _names(board.unseen, components.tiles)
        found["stack"] = int(board.stack)
        found["last_rounds"] = board.last
        if board.seats == 3:
            found["chief"] = int(board.chief)
    if whole:
        found["agenda"] = _agenda(board)
    return found


def seen_by(board: Board, seat: int, public: Mapping[str, object]) -> dict[str, object]:
    """What one seat may know, from what somebody may who only looks on: the cards it has laid are added."""
    farms = public["farms"]
    assert isinstance(farms, list)
    own = {**farms[seat], "cards": _names(board.farm(seat).chosen, list(CARDS))}
    return {**public, "farms": [*farms[:seat], own, *farms[seat + 1 :]]}


def goods_table(packed: i64) -> dict[str, int]:
    """Goods by name."""
    return {name: int(lane(packed, place)) for place, name in enumerate(GOODS)}


def cards_table(packed: i64) -> dict[str, int]:
    """Solo cards by name."""
    return {CARDS[kind]: int(lane(packed, kind)) for kind in range(WHEEL_CARDS)}


def _names(mask: i64, names: list[str]) -> list[str]:
    found: list[str] = []
    while mask:
        found.append(names[lowest(mask)])
        mask &= mask - 1
    return found


def _farm(farm: Farm, components: BoxFigures, is_open: bool) -> dict[str, object]:
    fields = field_names(components)
    found: dict[str, object] = {
        "barn": goods_table(farm.barn),
        "fields": {
            name: CROPS[farm.crop_on(place)]
            for place, name in enumerate(fields)
            if farm.crop_on(place) != NOBODY
        },
        "turned": int(farm.offset),
        "pastures": {
            name: LETTERS[farm.place_of(place) - 1]
            for place, name in enumerate(ANIMALS)
            if farm.place_of(place) != STABLE
        },
        "products": {name: int(lane(farm.ranks, place)) for place, name in enumerate(ANIMALS)},
        "garden": _names(farm.garden, components.tiles),
        "special": int(farm.special),
        "laid": int(popcount(farm.chosen)),
    }
    if is_open:
        found["cards"] = _names(farm.chosen, list(CARDS))
    return found


def _solo(board: Board, whole: bool) -> dict[str, object]:
    """The piles. What joined the running pile unseen is known to nobody until the pile is used up; it counts
    among the unseen cards, with the replenishing pile."""
    under: list[str] = []
    rest = int(board.under)
    while rest:
        under.append(CARDS[(rest & 3) - 1])
        rest >>= 2
    found: dict[str, object] = {
        "favoured": CARDS[board.favoured - 1] if board.favoured else None,
        "discard": cards_table(board.discard),
        "under": under,
        "pile_size": sum(cards_table(board.pile).values()),
        "replenishing_size": sum(cards_table(board.more).values()),
        "unseen": cards_table(board.more + (one(board.added - 1) if board.added else 0)),
    }
    if whole:
        found["pile"] = cards_table(board.pile)
        found["replenishing"] = cards_table(board.more)
        found["added"] = CARDS[board.added - 1] if board.added else None
    return found


def _agenda(board: Board) -> list[list[str | int]]:
    found: list[list[str | int]] = []
    frame = board.top
    while frame is not None:
        numbers = (frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c)
        found.append([CATALOGUE.addresses[frame.node], *(int(number) for number in numbers)])
        frame = frame.below
    return found
