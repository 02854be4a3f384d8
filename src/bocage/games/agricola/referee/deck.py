"""The cards by their ids, as the declarations give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.core.lanes import LANE_BITS
from bocage.games.agricola.decks import book_for
from bocage.games.agricola.rules.answers import Answer
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.card import FarmCard
from bocage.games.agricola.rules.goods import GOODS, RESOURCES, Goods

Amounts = dict[str, int]  # goods by name

BOOK = book_for()
DECK: dict[str, FarmCard] = {card.id: card for card in BOOK.declared[RULE_CARD + 1 :]}
MAJORS = [BOOK.names[card] for card in BOOK.majors.numbers()]
MINORS = [BOOK.names[card] for card in BOOK.minors.numbers()]
OCCUPATIONS = [BOOK.names[card] for card in BOOK.occupations.numbers()]


def answers(card: str, *kinds: type[Answer]) -> bool:
    """Whether a card answers one of these questions of the rules for its owner."""
    return any(isinstance(answer, kinds) for answer in DECK[card].answers)


def unpacked(goods: int, stock: int) -> Amounts:
    """Two packed words as goods by name; what is not there is left out."""
    found = {}
    for place, name in enumerate(GOODS):
        word, lane = (goods, place) if place < len(RESOURCES) else (stock, place - len(RESOURCES))
        count = word >> lane * LANE_BITS & (1 << LANE_BITS) - 1
        if count:
            found[name] = count
    return found


def amounts(goods: Goods) -> Amounts:
    """A declared price or gain as goods by name."""
    return unpacked(int(goods.goods), int(goods.stock))


def supply_of(farm: Mapping[str, Any]) -> Amounts:
    """The goods of a farm of a position by name, those that are there."""
    counts = {**{name: farm[name] for name in (*RESOURCES, "food")}, **farm["animals"]}
    return {name: int(count) for name, count in counts.items() if count}


def plus(one: Amounts, other: Amounts, times: int = 1) -> Amounts:
    """The sum of goods, those of the second so many times; nothing that is 0 is kept."""
    names = {*one, *other}
    total = {name: one.get(name, 0) + times * other.get(name, 0) for name in names}
    return {name: count for name, count in total.items() if count}
