"""What the declarations of the cards say, as tables the engine can look up.

A book is written once, from the decks that a game is played with. No card is known here by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.cards import Catalogue
from bocage.core.codec import Codec
from bocage.core.effects import Condition
from bocage.core.kernel import Kernel
from bocage.core.lanes import LANES
from bocage.core.native import i64
from bocage.core.state import State
from bocage.games.agricola.rules.engine import Reactions
from bocage.games.agricola.rules.events import EVENT_RULES

if TYPE_CHECKING:  # all of them know the book
    from bocage.games.agricola.rules.answers import (
        AnimalsInHouse,
        EntersSpaces,
        ForbidsRenovation,
        FreeFences,
        HoldsAnimals,
        RenovatesTo,
        RoomForPeople,
        RoomInPastures,
    )
    from bocage.games.agricola.rules.card import FarmCard
    from bocage.games.agricola.rules.prices import Price
    from bocage.games.agricola.rules.scoring import Score

NOTHING: Final = -1
DEAREST: Final = 15  # as many of one good are enough for the printed price of nearly every improvement
RULE_CARD: Final = 0  # what everybody may do stands on a card that all have in front of them

# What a change of price can apply to.
ROOMS: Final = 1
RENOVATIONS: Final = 2
MAJOR_IMPROVEMENTS: Final = 4
MINOR_IMPROVEMENTS: Final = 8
IMPROVEMENTS: Final = 12


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


class Bargain:
    """A card that turns goods into others in a way that no card of the base deck does."""

    def __init__(self, card: i64, pay_goods: i64, pay_stock: i64, gain_goods: i64, gain_stock: i64) -> None:
        self.card: Final[i64] = card
        self.pay_goods: Final[i64] = pay_goods
        self.pay_stock: Final[i64] = pay_stock
        self.gain_goods: Final[i64] = gain_goods
        self.gain_stock: Final[i64] = gain_stock


class Book(Catalogue):
    """All that the cards of some decks say, as tables and sets of cards by what their slots say.

    Attributes:
        decks: the ids of the decks; declared: the cards, by number; names: their ids.
        kernel: carries out what they do; codec: every action as integer and as text.
        majors, minors, occupations: the cards of each sort; first_major …: the first of each.
        goods, stock: the packed price of each card; printed: the same as a way to pay.
        per_person: cards whose price is for each person.
        requires: what must hold before a card is played (A-14.3). points: printed points.
        scores: bonus points of each card; for_all: cards with points for every player.
        travels: whether a card goes on to the left neighbour.
        players: how many players a card needs at least.
        reactors: cards that hear of the use of a space, whatever space it is.
        on_play: the address of what happens when a card is played, or NOTHING.
        makers: cards with exchanges that make something else than food.
        given_back: for each card those that pay for it by going back to the supply board (A-14.12).
        redeemable: the cards that can be paid for so; returnable: all that pay so for one of them.
        costing: for each good the cards that cost at most so many of it, by that number; with the largest
            number all.
        use_node, house_node, work_node: the addresses of the use of a space, of housing animals, of the next
            turn.
    """

    def __init__(self, decks: tuple[str, ...]) -> None:
        super().__init__(EVENT_RULES)
        self.decks: tuple[str, ...] = decks
        self.kernel: Kernel = Kernel(self, Reactions(self))
        self.codec: Codec = Codec([])
        self.declared: list[FarmCard] = []
        self.names: list[str] = []
        self.requires: list[list[Condition[State]]] = []
        self.scores: list[list[Score]] = []
        self.for_all: list[i64] = []
        self.first_major: i64 = NOTHING
        self.first_minor: i64 = NOTHING
        self.first_occupation: i64 = NOTHING
        self.majors: BitSet = EMPTY
        self.minors: BitSet = EMPTY
        self.occupations: BitSet = EMPTY
        self.goods: list[i64] = []
        self.stock: list[i64] = []
        self.points: list[i64] = []
        self.players: list[i64] = []
        self.on_play: list[i64] = []
        self.printed: list[list[Price]] = []
        self.given_back: list[BitSet] = []
        self.redeemable: BitSet = EMPTY
        self.returnable: BitSet = EMPTY
        self.costing: list[list[BitSet]] = [[EMPTY] * (DEAREST + 1) for _ in range(LANES)]
        self.per_person: BitSet = EMPTY
        self.travels: BitSet = EMPTY
        self.dead_alone: BitSet = EMPTY  # without effect in the solo game (AR-78)
        # Who answers a question of the rules otherwise: the cards, and what they answer (`answers.py`).
        self.reactors: BitSet = EMPTY
        self.field_cards: BitSet = EMPTY
        self.tamers: BitSet = EMPTY
        self.animals_in_house: list[AnimalsInHouse] = []
        self.troughs: BitSet = EMPTY
        self.room_in_pastures: list[RoomInPastures] = []
        self.pens: BitSet = EMPTY
        self.holders_of_animals: list[HoldsAnimals] = []
        self.extra_room: BitSet = EMPTY
        self.room_for_people: list[RoomForPeople] = []
        self.no_renovation: BitSet = EMPTY
        self.renovation_bans: list[ForbidsRenovation] = []
        self.renovators: BitSet = EMPTY
        self.renovations: list[RenovatesTo] = []
        self.joiners: BitSet = EMPTY
        self.entrances: list[EntersSpaces] = []
        self.clay_fences: BitSet = EMPTY
        self.fence_givers: BitSet = EMPTY
        self.free_fences: list[FreeFences] = []
        self.callers: BitSet = EMPTY  # cards with at-any-time effects, but for the card that all have
        self.turn_only: BitSet = EMPTY  # at-any-time effects of the own turn alone
        self.crafts: BitSet = EMPTY  # exchanges of the feeding phase alone
        self.makers: BitSet = EMPTY
        self.shops: list[Shop] = []
        self.bargains: list[Bargain] = []
        self.bargainers: BitSet = EMPTY
        self.every_shop: BitSet = EMPTY  # cards that can bring wood, clay, reed or grain
        self.kilns: list[Kiln] = []
        self.drovers: list[Drover] = []
        self.price_cards: BitSet = EMPTY
        self.cheapeners: BitSet = EMPTY  # those of them that change what improvements cost
        self.discounts: list[Discount] = []
        self.swaps: list[Swap] = []
        self.room_prices: list[RoomPrice] = []
        self.ovens: list[Oven] = []
        self.every_oven: BitSet = EMPTY
        self.stoves: list[Stove] = []
        self.every_stove: BitSet = EMPTY
        self.scoring: BitSet = EMPTY  # cards with points that are computed at the end for their owner
        self.counters: list[str] = []  # the names of what cards remember, by place in a farm's memory
        self.use_node: i64 = NOTHING
        self.house_node: i64 = NOTHING
        self.work_node: i64 = NOTHING
