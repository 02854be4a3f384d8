"""The base deck of Agricola as tests name its cards."""

from __future__ import annotations

from bocage.games.agricola.rules.book import BOOK
from bocage.games.agricola.rules.catalogue import CARDS, CATALOGUE
from bocage.games.agricola.rules.notation import CARD_NAMES, CODEC

__all__ = (
    "BOOK",
    "CARDS",
    "CARD_NAMES",
    "CATALOGUE",
    "CODEC",
    "MAJOR_NAMES",
    "MINOR_NAMES",
    "OCCUPATION_NAMES",
)

MAJOR_NAMES = [CARD_NAMES[card] for card in BOOK.majors.numbers()]
MINOR_NAMES = [CARD_NAMES[card] for card in BOOK.minors.numbers()]
OCCUPATION_NAMES = [CARD_NAMES[card] for card in BOOK.occupations.numbers()]
