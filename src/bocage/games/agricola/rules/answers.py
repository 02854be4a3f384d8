"""Questions of the rules that cards may answer otherwise, for as long as they lie in front of their owner.

A question is there because the rules have such a moment; a card declares its answer. A deck may bring
answers of its own kind: it overrides what is asked. Where nobody's card answers, a question costs one look.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr
from bocage.games.agricola.rules.book import NOTHING, Book
from bocage.games.agricola.rules.farm import STONE_HOUSE, WOODEN, Farm
from bocage.games.agricola.rules.state import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """What a card answers to one question of the rules."""

    def __init__(self) -> None:
        self.card: i64 = NOTHING  # known when the card is entered

    def enter(self, book: Book) -> None:
        """Stand in the book where the question is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AnimalsInHouse(Answer):
    """How many animals does the house hold, of any types (A-11.3)? One, or so many for each room."""

    def __init__(self, each_room: int = 1) -> None:
        super().__init__()
        self.each_room: Final[i64] = each_room

    def count(self, farm: Farm) -> i64:
        """How many."""
        return self.each_room * farm.room_count()

    def enter(self, book: Book) -> None:
        book.animals_in_house.append(self)
        book.tamers = book.tamers.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomInPastures(Answer):
    """How many more animals does a pasture hold (A-11.2)?"""

    def __init__(self, more: int = 0) -> None:
        super().__init__()
        self.more: Final[i64] = more

    def count(self, farm: Farm, pasture: i64) -> i64:
        """How many more in the pasture on these spaces."""
        return self.more

    def enter(self, book: Book) -> None:
        book.room_in_pastures.append(self)
        book.troughs = book.troughs.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldsAnimals(Answer):
    """How many single animals of any type does the card itself hold (A-11.1)?"""

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.most: Final[i64] = count

    def count(self, farm: Farm) -> i64:
        """How many, each in a place of its own."""
        return self.most

    def enter(self, book: Book) -> None:
        book.holders_of_animals.append(self)
        book.pens = book.pens.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomForPeople(Answer):
    """For how many people is there room beside the rooms of the house (A-9.2, AR-44)?"""

    def __init__(self, more: int = 1) -> None:
        super().__init__()
        self.more: Final[i64] = more

    def count(self, farm: Farm) -> i64:
        """For how many more."""
        return self.more

    def enter(self, book: Book) -> None:
        book.room_for_people.append(self)
        book.extra_room = book.extra_room.plus(self.card)


class CountsAsField(Answer):
    """Is the card a field? One for vegetables alone, which does not score as a field (A-3.6)."""

    def enter(self, book: Book) -> None:
        book.field_cards = book.field_cards.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForbidsRenovation(Answer):
    """May the house be renovated (AR-36)?"""

    def forbids(self, farm: Farm) -> bool:
        """Whether it may not."""
        return True

    def enter(self, book: Book) -> None:
        book.renovation_bans.append(self)
        book.no_renovation = book.no_renovation.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class RenovatesTo(Answer):
    """To what other materials may a house be renovated (A-8.4)? A wooden one straight to stone."""

    def materials(self, farm: Farm) -> i64:
        """A mask of house materials."""
        return bit(STONE_HOUSE) if farm.house == WOODEN else 0

    def enter(self, book: Book) -> None:
        book.renovations.append(self)
        book.renovators = book.renovators.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersSpaces(Answer):
    """Which action spaces may be used though they are occupied or closed (A-6.3, A-19.4)?"""

    def joins(self, s: Board, seat: i64) -> i64:
        """A mask of occupied spaces."""
        return 0

    def opens(self, s: Board, seat: i64) -> i64:
        """A mask of spaces on a tile that is used already."""
        return 0

    def enter(self, book: Book) -> None:
        book.entrances.append(self)
        book.joiners = book.joiners.plus(self.card)


class FencesOfClay(Answer):
    """What are fences paid with? Each with wood or clay (A-15.5)."""

    def enter(self, book: Book) -> None:
        book.clay_fences = book.clay_fences.plus(self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeFences(Answer):
    """How many fences of one Build Fences action cost nothing (A-15.5, AR-31)?"""

    def __init__(self, up_to: int = 0) -> None:
        super().__init__()
        self.up_to: Final[i64] = up_to

    def count(self, farm: Farm) -> i64:
        """How many."""
        return self.up_to

    def enter(self, book: Book) -> None:
        book.free_fences.append(self)
        book.fence_givers = book.fence_givers.plus(self.card)
