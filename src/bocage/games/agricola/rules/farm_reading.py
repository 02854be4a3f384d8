"""Making a farm of a position (docs/position.md)."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import CARD_WORD
from bocage.core.errors import BadPosition
from bocage.core.fields import Fields, one_of, shown
from bocage.core.lanes import FULL, bit, popcount, times
from bocage.games.agricola.rules.book import FIRST_MAJOR, RULE_CARD, occupations_of
from bocage.games.agricola.rules.farm import MOST_PEOPLE, Farm
from bocage.games.agricola.rules.farmyard import read_farmyard
from bocage.games.agricola.rules.goods import ANIMALS, FOOD, RESOURCES, STOCK
from bocage.games.agricola.rules.memory import NAMES
from bocage.games.agricola.rules.notation import CARD_NAMES
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
    farm.cards0, farm.cards1 = _cards(table, "cards")
    farm.cards0 |= bit(RULE_CARD)
    farm.hand0, farm.hand1 = _cards(table, "hand")
    farm.known0, farm.known1 = _cards(table, "known")
    farm.pack0, farm.pack1 = _cards(table, "pack")
    _read_looks(table, farm)
    farm.crafted = _cards(table, "crafted")[0]
    farm.occupations = popcount(occupations_of(farm.cards0, farm.cards1))
    farm.memory = table.counts("memory", NAMES, MANY)
    _read_later(table.table("later"), farm)
    read_farmyard(table, farm)
    table.done()
    farm.changed()


def _cards(table: Fields, name: str) -> tuple[int, int]:
    return _card_masks(table.items(name), table.where(name))


def card_named(value: object, path: str) -> int:
    """The number of a card."""
    return FIRST_MAJOR + one_of(value, CARD_NAMES[FIRST_MAJOR:], path)


def _card_masks(values: object, path: str) -> tuple[int, int]:
    """The masks of a list of cards, each named once."""
    if not isinstance(values, list | tuple):
        raise BadPosition("position-list", path=path)
    word0, word1 = 0, 0
    for value in values:
        card = card_named(value, path)
        if (word0 | word1 << CARD_WORD) >> card & 1:
            raise BadPosition("position-card-twice", card=str(value))
        if card < CARD_WORD:
            word0 |= 1 << card
        else:
            word1 |= 1 << (card - CARD_WORD)
    return word0, word1


def _read_looks(table: Fields, farm: Farm) -> None:
    """The packs that the player has seen, one after another."""
    looks = [_card_masks(value, table.where("seen")) for value in table.items("seen")]
    farm.looks0 = [word0 for word0, _ in looks]
    farm.looks1 = [word1 for _, word1 in looks]


def _read_later(table: Fields, farm: Farm) -> None:
    for name in table.names():
        if not name.isdigit() or not 1 <= int(name) <= ROUNDS:
            raise BadPosition("position-name", path=table.path, value=shown(name), suggestion="1")
        content = table.table(name)
        goods, stock = content.packed(RESOURCES, MANY), content.packed(STOCK, MANY)
        content.done()
        if goods or stock:
            farm.schedule(int(name), goods, stock)
