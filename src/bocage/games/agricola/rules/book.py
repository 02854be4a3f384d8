"""What the declarations of the cards say, as tables the engine can look up.

The book is written once, when the catalogue is loaded. No card is known here by name.
"""

from __future__ import annotations

from typing import Final

from bocage.core.cards import CARD_WORD
from bocage.core.lanes import bit
from bocage.core.native import i64

NOTHING: Final = -1
CARDS: Final = 107

# The order of the catalogue: the rule card, then the majors, minors and occupations as printed.
RULE_CARD: Final = 0
FIRST_MAJOR: Final = 1
MAJORS: Final = 10
FIRST_MINOR: Final = 11
MINORS: Final = 48
FIRST_OCCUPATION: Final = 59
OCCUPATIONS: Final = 48
EVERY_MAJOR: Final = (1 << MAJORS) - 1

# What a change of price can apply to.
ROOMS: Final = 1
RENOVATIONS: Final = 2
MAJOR_IMPROVEMENTS: Final = 4
MINOR_IMPROVEMENTS: Final = 8
IMPROVEMENTS: Final = 12


class CardSet:
    """A set of cards, as a pair of masks."""

    def __init__(self) -> None:
        self.word0: i64 = 0
        self.word1: i64 = 0

    def add(self, card: i64) -> None:
        """Put a card into the set."""
        if card < CARD_WORD:
            self.word0 |= bit(card)
        else:
            self.word1 |= bit(card - CARD_WORD)


class Discount:
    """A card that takes something off each price of these sorts, perhaps once for each added room (AR-34)."""

    def __init__(self, card: i64, on: i64, goods: i64, per_added_room: bool) -> None:
        self.card: Final[i64] = card
        self.on: Final[i64] = on
        self.goods: Final[i64] = goods
        self.per_added_room: Final = per_added_room


class Swap:
    """A card that lets so much of a resource in a price, or all of it (0), be replaced by one other."""

    def __init__(self, card: i64, on: i64, good: i64, count: i64, by: i64) -> None:
        self.card: Final[i64] = card
        self.on: Final[i64] = on
        self.good: Final[i64] = good
        self.count: Final[i64] = count
        self.by: Final[i64] = by


class RoomPrice:
    """A card that gives a room another price: so much of the house material, and reed."""

    def __init__(self, card: i64, material: i64, reed: i64, wooden_only: bool) -> None:
        self.card: Final[i64] = card
        self.material: Final[i64] = material
        self.reed: Final[i64] = reed
        self.wooden_only: Final = wooden_only


class Oven:
    """A card that bakes: food for each grain, so many grain in an action (A-13.3)."""

    def __init__(self, card: i64, food: i64, most: i64) -> None:
        self.card: Final[i64] = card
        self.food: Final[i64] = food
        self.most: Final[i64] = most


class Stove:
    """A card that cooks at any time: food for a sheep, a boar, a cattle and a vegetable, packed so."""

    def __init__(self, card: i64, rates: i64) -> None:
        self.card: Final[i64] = card
        self.rates: Final[i64] = rates


class Shop:
    """A card with a pile of goods that are bought from the top, for one food each (AR-66)."""

    def __init__(self, card: i64, pile: list[i64], counter: i64) -> None:
        self.card: Final[i64] = card
        self.pile: Final = pile
        self.counter: Final[i64] = counter  # the lane of `memory` that counts what was bought


class Kiln:
    """A card that turns so much clay into so much stone."""

    def __init__(self, card: i64, clay: i64, stone: i64) -> None:
        self.card: Final[i64] = card
        self.clay: Final[i64] = clay
        self.stone: Final[i64] = stone


class Drover:
    """A card that turns a housed sheep into one other good of the row `GOODS`."""

    def __init__(self, card: i64, good: i64) -> None:
        self.card: Final[i64] = card
        self.good: Final[i64] = good


class Book:
    """Tables and sets of cards, by what their slots say.

    Attributes:
        goods, stock: the packed price of each card; per_person: cards whose price is for each person.
        points: printed points; travels: whether a card goes on to the left neighbour.
        players: how many players a card needs at least.
        nodes: the address of what happens when a card is played, or NOTHING.
        makers: cards with exchanges that make something else than food.
    """

    def __init__(self) -> None:
        self.goods: list[i64] = [0] * CARDS
        self.stock: list[i64] = [0] * CARDS
        self.points: list[i64] = [0] * CARDS
        self.players: list[i64] = [1] * CARDS
        self.nodes: list[i64] = [NOTHING] * CARDS
        self.per_person: CardSet = CardSet()
        self.travels: CardSet = CardSet()
        self.dead_alone: CardSet = CardSet()  # without effect in the solo game (AR-78)
        self.field_cards: CardSet = CardSet()
        self.tamers: CardSet = CardSet()
        self.troughs: CardSet = CardSet()
        self.extra_room: CardSet = CardSet()
        self.no_renovation: CardSet = CardSet()
        self.shares_wish: CardSet = CardSet()
        self.straight_to_stone: CardSet = CardSet()
        self.clay_fences: CardSet = CardSet()
        self.three_free_fences: CardSet = CardSet()
        self.turn_only: CardSet = CardSet()  # at-any-time effects of the own turn alone
        self.crafts: CardSet = CardSet()  # exchanges of the feeding phase alone
        self.makers: CardSet = CardSet()
        self.shops: list[Shop] = []
        self.every_shop: CardSet = CardSet()
        self.kilns: list[Kiln] = []
        self.drovers: list[Drover] = []
        self.price_cards: CardSet = CardSet()
        self.discounts: list[Discount] = []
        self.swaps: list[Swap] = []
        self.room_prices: list[RoomPrice] = []
        self.ovens: list[Oven] = []
        self.every_oven: i64 = 0  # as a mask of majors
        self.stoves: list[Stove] = []
        self.every_stove: CardSet = CardSet()
        self.given_back: list[i64] = [0] * CARDS  # majors that pay for a card, as a mask
        self.house_node: i64 = NOTHING


BOOK: Final = Book()


def minors_of(word0: i64) -> i64:
    """The minor improvements of a pair of masks, as arguments of actions; all are in the first word."""
    return (word0 >> FIRST_MINOR) & ((1 << MINORS) - 1)


def occupations_of(word0: i64, word1: i64) -> i64:
    """The occupations of a pair of masks, as arguments of actions."""
    return (word0 >> FIRST_OCCUPATION) | (word1 << (CARD_WORD - FIRST_OCCUPATION))
