"""The decks of this game, and the book of what the tiles of a choice of decks do."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Final

from bocage.core.cards import CardError, Text
from bocage.core.decks import BASE, Deck, chosen_decks, decks_of
from bocage.core.errors import BadOption
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.breeding import enter_breeding
from bocage.games.creatures.rules.building import Building, enter
from bocage.games.creatures.rules.notation import make_codec
from bocage.games.creatures.rules.phases import enter_phases
from bocage.games.creatures.rules.spaces import enter_spaces

GAME: Final = "creatures"
BASE_DECK: Final = Deck(
    BASE,
    GAME,
    name=Text(en="Base game", fr="Jeu de base"),
    package="bocage.games.creatures.cards",
    cards=":EVERY_BUILDING",
)


def book_for(decks: Iterable[str] = ()) -> Book:
    """The book of the base deck and these, whatever their order; made once for each choice.

    Raises:
        BadOption: there is no such deck, or its cards cannot be used.
    """
    wanted = [id for id in decks if id != BASE]
    return _book(tuple(chosen_decks(GAME, wanted)) if wanted else ())


def base_book() -> Book:
    """The book of the base deck alone."""
    return _book(())


def building_of(id: str) -> Building:
    """A building by its id, of whatever deck, for what is told without a game.

    Raises:
        KeyError: no deck has it.
    """
    if id in base_book().numbers:
        return base_book().buildings[base_book().numbers[id]]
    for book in books_of_others().values():
        if id in book.numbers:
            return book.buildings[book.numbers[id]]
    raise KeyError(id)


def books_of_others() -> dict[str, Book]:
    """The book of each deck beside the base deck, by its id; of those that can be read."""
    found: dict[str, Book] = {}
    for deck in decks_of(GAME):
        with suppress(BadOption):  # who wants to play with it is told why not
            found[deck] = book_for([deck])
    return found


@cache
def _book(decks: tuple[Deck, ...]) -> Book:
    """What is shared by all books comes first: phases, spaces, the base deck. Then the others by id."""
    book = Book()
    book.decks = (BASE, *(deck.id for deck in decks))
    enter_breeding(book)
    enter_spaces(book)
    enter_phases(book)
    for card in BASE_DECK.shared():
        assert isinstance(card, Building)
        enter(book, card)
    for deck in decks:
        try:
            _add(book, deck)
        except Exception as problem:  # anybody's program
            raise BadOption("option-deck-broken", folder=deck.id, problem=str(problem)) from problem
    book.codec = make_codec(book)
    return book


def _add(book: Book, deck: Deck) -> None:
    for card in deck.declared():
        if not isinstance(card, Building):
            raise CardError(f"{card}: no building of this game")
        enter(book, card)
