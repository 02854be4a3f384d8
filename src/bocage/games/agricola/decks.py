"""The base deck of Agricola, and the books of what decks are chosen with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from typing import Final

from bocage.core.cards import CardError
from bocage.core.decks import BASE, Deck, chosen_decks, decks_of, read_decks
from bocage.core.errors import BadOption
from bocage.games.agricola.cards import EVERY_CARD, EVERY_COUNTER
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.card import FarmCard, Major, Minor, Occupation
from bocage.games.agricola.rules.dealing import enter_dealing
from bocage.games.agricola.rules.drafting import enter_drafts
from bocage.games.agricola.rules.entering import enter, enter_counter
from bocage.games.agricola.rules.mulligan import enter_mulligan
from bocage.games.agricola.rules.notation import make_codec
from bocage.games.agricola.rules.phases import enter_late_phases, enter_phases
from bocage.games.agricola.rules.placing import enter_placing
from bocage.games.agricola.rules.spaces import enter_spaces

GAME: Final = "agricola"


def book_for(decks: Iterable[str] = (BASE,)) -> Book:
    """The book of the base deck and these; the same one for the same decks.

    Raises:
        BadOption: there is no such deck, or it cannot be read.
    """
    wanted = [id for id in decks if id != BASE]
    return _book(tuple(chosen_decks(GAME, wanted)) if wanted else ())


def card_of(id: str) -> FarmCard | None:
    """A card by its id, of whatever deck, for what is told without a game; None when no deck has it."""
    for book in (book_for(), *books_of_others().values()):
        if id in book.numbers:
            return book.declared[book.numbers[id]]
    return None


def books_of_others() -> dict[str, Book]:
    """The book of each deck beside the base deck, by its id; of those that can be read."""
    found: dict[str, Book] = {}
    for deck in decks_of(GAME):
        with suppress(BadOption):  # who wants to play with it is told why not
            found[deck] = book_for([deck])
    return found


def book_of(options: Mapping[str, object]) -> Book:
    """The book of the decks that options name.

    Raises:
        BadOption: there is no such deck, or it cannot be read.
    """
    return book_for(read_decks(options))


@cache
def _book(decks: tuple[Deck, ...]) -> Book:
    """Phases, spaces and the base deck come first in every book, so all books share them."""
    book = Book((BASE, *(deck.id for deck in decks)))
    enter_spaces(book)
    enter_placing(book)
    enter_dealing(book)
    enter_mulligan(book)
    enter_drafts(book)
    enter_phases(book)
    for counter in EVERY_COUNTER:
        enter_counter(book, counter)
    for card in EVERY_CARD:
        enter(book, card)
    enter_late_phases(book)
    for deck in decks:
        _enter_deck(book, deck)
    book.codec = make_codec(book)
    return book


def _enter_deck(book: Book, deck: Deck) -> None:
    try:
        for card in deck.declared():
            if not isinstance(card, Major | Minor | Occupation):
                raise CardError(f"{card.id}: neither a Major nor a Minor nor an Occupation")
            enter(book, card)
    except Exception as problem:  # anybody's program
        raise BadOption("option-deck-broken", folder=deck.id, problem=str(problem)) from problem
