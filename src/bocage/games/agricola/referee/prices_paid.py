"""What was bought and paid, from the events of an action: which cards does the price show?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bocage.games.agricola.referee.deck import (
    BOOK,
    DECK,
    MAJORS,
    OCCUPATIONS,
    Amounts,
    amounts,
    plus,
    unpacked,
)
from bocage.games.agricola.referee.land import Farm
from bocage.games.agricola.rules.book import (
    MAJOR_IMPROVEMENTS,
    MINOR_IMPROVEMENTS,
    RENOVATIONS,
    ROOMS,
)
from bocage.games.agricola.rules.card import FarmCard
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.notation import HOUSES


class SeatEvent(Protocol):
    """Something that happened to a seat."""

    @property
    def key(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


class Bought(NamedTuple):
    """A room, a renovation or an improvement: its sort, its printed price, and what was paid.

    `what` is the id of a card, else the sort in words; `given` says that a card was given back for it.
    """

    seat: int
    what: str
    sort: int
    price: Amounts
    paid: Amounts
    material: str
    given: bool


def purchases(heard: Sequence[SeatEvent], farms: Sequence[Farm]) -> list[Bought]:
    """Everything bought in one action; the farms are those before it."""
    found = []
    paid: Amounts = {}
    given = False
    for event in heard:
        if event.key == "paid":
            paid = unpacked(event.x, event.y)
        elif event.key == "gave_back":
            given = True
        elif event.key in ("room", "renovated", "played"):
            bought = _bought(event, farms[event.seat], paid, given)
            found += [bought] if bought else []
            paid, given = {}, False
    return found


def _bought(event: SeatEvent, farm: Farm, paid: Amounts, given: bool) -> Bought | None:
    rooms = len(farm["rooms"])
    if event.key == "room":
        material = str(farm["house"])
        return Bought(event.seat, "room", ROOMS, {material: 5, "reed": 2}, paid, material, given)
    if event.key == "renovated":
        material = HOUSES[event.x]
        price = {material: rooms, "reed": 1}
        return Bought(event.seat, "renovation", RENOVATIONS, price, paid, material, given)
    card = DECK[BOOK.names[event.x]]
    if card.id in OCCUPATIONS:
        return None
    sort = MAJOR_IMPROVEMENTS if card.id in MAJORS else MINOR_IMPROVEMENTS
    price = amounts(card.cost)
    if card.cost_per_person:
        price = {good: count * farm["people"] for good, count in price.items()}
    return Bought(event.seat, card.id, sort, price, paid, "", given)


def shown_in(card: FarmCard, bought: Bought) -> bool:
    """Whether a price was changed in a way that a card explains."""
    change = plus(bought.paid, bought.price, -1)
    if bought.given or not change or card.id == bought.what:
        return False
    for discount in card.discounts:
        off = unpacked(int(discount.goods), 0)
        if discount.on & bought.sort and any(change.get(good, 0) < 0 for good in off):
            return True
    for swap in card.swaps:
        of, by = GOODS[swap.good], GOODS[swap.by]
        if swap.on & bought.sort and change.get(of, 0) < 0 < change.get(by, 0):
            return True
    rooms = card.rooms_for
    if rooms is None or bought.sort != ROOMS or (rooms.wooden_only and bought.material != "wood"):
        return False
    return bought.paid.get(bought.material, 0) <= rooms.material
