"""The base deck of Agricola as tests name its cards."""

from __future__ import annotations

from bocage.games.agricola.decks import book_for

BOOK = book_for()
CARDS = BOOK.declared
CODEC = BOOK.codec
CARD_NAMES = BOOK.names
MAJOR_NAMES = [CARD_NAMES[card] for card in BOOK.majors.numbers()]
MINOR_NAMES = [CARD_NAMES[card] for card in BOOK.minors.numbers()]
OCCUPATION_NAMES = [CARD_NAMES[card] for card in BOOK.occupations.numbers()]
