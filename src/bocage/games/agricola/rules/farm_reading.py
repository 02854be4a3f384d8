"""Making a farm of a position (docs/position.md)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.errors import BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.lanes import FULL, times
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import MOST_PEOPLE, Farm
from bocage.games.agricola.rules.farmyard import read_farmyard
from bocage.games.agricola.rules.goods import ANIMALS, FOOD, RESOURCES, STOCK
from bocage.games.agricola.rules.memory import remember
from bocage.games.agricola.rules.state import ROUNDS

MANY: Final = FULL  # what a lane holds: whatever play has brought together can be read


def read_farm(table: Fields, farm: Farm) -> None:
    """Fill a farm; how many people are at home is found out when all are placed.

    Raises:
        BadPosition: something is missing, unknown or impossible; says where and why.
    """
    farm.goods = table.packed(RESOURCES, MANY)
    farm.stock = times(table.number("food", 0, 0, MANY), FOOD) + table.counts("animals", ANIMALS, MANY)
    farm.people = table.number("people", 2, 2, MOST_PEOPLE)
    farm.newborn = table.number("newborn", 0, 0, int(farm.people) - 2)
    table.number("home", 0, 0, MOST_PEOPLE)
    farm.begging = table.number("begging", 0, 0, MANY)
    farm.bonus = table.number("bonus", 0, 0, MANY)
    farm.gained = table.number("gained", 0, 0, 10 * MANY)
    farm.cards = read_cards(farm.book, table, "cards").plus(RULE_CARD)
    farm.hand = read_cards(farm.book, table, "hand")
    farm.known = read_cards(farm.book, table, "known")
    farm.pack = read_cards(farm.book, table, "pack")
    farm.looks = [_cards(farm.book, value, table.where("seen")) for value in table.items("seen")]
    farm.crafted = read_cards(farm.book, table, "crafted")
    farm.occupations = farm.cards.common(farm.book.occupations).size()
    _read_memory(table, farm)
    _read_later(table.table("later"), farm)
    read_farmyard(table, farm)
    table.done()
    farm.changed()


def read_cards(book: Book, table: Fields, name: str) -> BitSet:
    """The cards that a field lists, each named once."""
    return _cards(book, table.items(name), table.where(name))


def card_named(book: Book, value: object, path: str) -> int:
    """The number of a card."""
    return RULE_CARD + 1 + one_of(value, book.names[RULE_CARD + 1 :], path)


def _cards(book: Book, values: object, path: str) -> BitSet:
    if not isinstance(values, list | tuple):
        raise BadPosition("position-list", path=path)
    found = EMPTY
    for value in values:
        card = card_named(book, value, path)
        if found.has(card):
            raise BadPosition("position-card-twice", card=str(value))
        found = found.plus(card)
    return found


def _read_memory(table: Fields, farm: Farm) -> None:
    memory = table.table("memory")
    for place, name in enumerate(farm.book.counters):
        remember(farm, place, memory.number(name, 0, 0, MANY))
    memory.done()


def _read_later(table: Fields, farm: Farm) -> None:
    for name in table.names():
        if not name.isdecimal() or not 1 <= int(name) <= ROUNDS:
            raise BadPosition("position-name", path=table.path, value=shown(name), suggestion="1")
        content = table.table(name)
        goods, stock = content.packed(RESOURCES, MANY), content.packed(STOCK, MANY)
        content.done()
        if goods or stock:
            farm.schedule(int(name), goods, stock)
