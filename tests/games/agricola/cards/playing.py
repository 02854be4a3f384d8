"""Tables on which seat 0 owns or plays minor improvements."""

from __future__ import annotations

from typing import Any, TypeAlias

from bocage.farmland.housing import fits
from bocage.games.agricola.rules.goods import Goods
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture

Given: TypeAlias = Any  # a field of a farm: a number, a list of names, a table
# Occupations that change nothing in these tests, for prerequisites and prices that count them.
BYSTANDERS = ["priest", "consultant", "roof_ballaster", "stable_architect"]
# A pasture of twelve spaces and three rooms: no unused space.
FULL_FARM: dict[str, Any] = {
    "rooms": ["a1", "a2", "a3"],
    "fences": pasture(*(column + row for column in "bcde" for row in "123")),
}


def owning(*cards: str, seats: int = 2, round: int = 1, **farm: Given) -> AgricolaTable:
    """Seat 0 has these cards in front of it."""
    return agricola_table(seats).course(round=round).given(0, cards=list(cards), **farm)


def holding(*hand: str, seats: int = 2, round: int = 1, **farm: Given) -> AgricolaTable:
    """Seat 0 has these cards in hand."""
    return agricola_table(seats).course(round=round).given(0, hand=list(hand), **farm)


def playing(card: str, seats: int = 2, round: int = 1, **farm: Given) -> AgricolaTable:
    """Seat 0 has played this minor improvement on the Meeting Place."""
    return holding(card, seats=seats, round=round, **farm).act(0, f"space meeting_place; minor {card}")


def refused_minor(card: str, round: int = 1, **farm: Given) -> tuple[str, str]:
    """The rule and the reason why seat 0 cannot play this minor on the Meeting Place."""
    table = holding(card, "rammed_clay", round=round, **farm).act(0, "space meeting_place")
    return table.refused(f"minor {card}")


def holds(table: AgricolaTable, **animals: int) -> bool:
    """Whether these animals would all have room on the farm of seat 0 together."""
    return fits(table.game.board.farm(0).housing(), Goods(**animals).stock)
