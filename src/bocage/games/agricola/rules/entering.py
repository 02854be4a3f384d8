"""Entering cards: what a declaration says is written into the tables of a book."""

from __future__ import annotations

from typing import cast

from bocage.core.bitset import bitset
from bocage.core.cards import CardError
from bocage.core.effects import Condition
from bocage.core.lanes import lane
from bocage.core.native import i64
from bocage.core.state import State
from bocage.games.agricola.rules.book import (
    DEAREST,
    IMPROVEMENTS,
    NOTHING,
    RULE_CARD,
    Book,
    Discount,
    Oven,
    RoomPrice,
    Shop,
    Stove,
    Swap,
)
from bocage.games.agricola.rules.card import FarmCard, Major, Minor, Occupation
from bocage.games.agricola.rules.events import TURN, TURN_DONE
from bocage.games.agricola.rules.goods import GOODS
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.verbs.baking import MOST_BAKED, MOST_OVENS
from bocage.games.agricola.rules.verbs.exchanges import CookOne


def enter(book: Book, card: FarmCard) -> None:
    """Take a card into a book with all that it says.

    Raises:
        CardError: the declaration cannot be, or belongs to another book.
    """
    book.add_card(card)
    number = card.number
    book.goods.append(card.cost.goods)
    book.stock.append(card.cost.stock)
    book.printed.append([Price(card.cost.goods, card.cost.stock, NOTHING)])
    book.points.append(card.points)
    book.players.append(card.players)
    book.declared.append(card)
    book.names.append(card.id)
    book.on_play.append(NOTHING if card.on_play is None else card.on_play.node)
    book.requires.append([cast("Condition[State]", condition) for condition in card.requires])
    book.scores.append(list(card.scores))
    if any(score.for_all for score in card.scores):
        book.for_all.append(number)
    elif card.scores:
        book.scoring = book.scoring.plus(number)
    for counter in card.remembers:
        enter_counter(book, counter)
    _enter_sorts(book, card, number)
    for answer in card.answers:
        answer.card = number
        answer.enter(book)
    _enter_prices(book, card, number)
    _enter_kitchen(book, card, number)


def enter_counter(book: Book, counter: Counter) -> None:
    """Give a counter its place in a farm's memory.

    Raises:
        CardError: another counter has its name, or it belongs to another book.
    """
    place: i64 = len(book.counters)
    if counter.name in book.counters:
        place = book.counters.index(counter.name)
    else:
        book.counters.append(counter.name)
    if counter.place not in (NOTHING, place):
        raise CardError(f"{counter.name}: the counter belongs to another card")
    counter.place = place


def _enter_sorts(book: Book, card: FarmCard, number: i64) -> None:
    """The sets that a card belongs to."""
    if isinstance(card, Major):
        book.first_major = number if book.majors.is_empty() else book.first_major
        book.majors = book.majors.plus(number)
    elif isinstance(card, Minor):
        book.first_minor = number if book.minors.is_empty() else book.first_minor
        book.minors = book.minors.plus(number)
    elif isinstance(card, Occupation):
        book.first_occupation = number if book.occupations.is_empty() else book.first_occupation
        book.occupations = book.occupations.plus(number)
    if card.cost_per_person:
        book.per_person = book.per_person.plus(number)
    if card.travels:
        book.travels = book.travels.plus(number)
    if card.dead_alone:
        book.dead_alone = book.dead_alone.plus(number)
    if card.anytime and number != RULE_CARD:
        book.callers = book.callers.plus(number)
    if any(event < TURN_DONE for trigger in card.whenever for event in trigger.events):
        book.reactors = book.reactors.plus(number)
    if any(entry.moments == TURN for entry in card.anytime):
        book.turn_only = book.turn_only.plus(number)


def _enter_prices(book: Book, card: FarmCard, number: i64) -> None:
    if card.discounts or card.swaps or card.rooms_for is not None:
        book.price_cards = book.price_cards.plus(number)
    if any(discount.on & IMPROVEMENTS for discount in card.discounts):
        book.cheapeners = book.cheapeners.plus(number)
    for discount in card.discounts:
        book.discounts.append(Discount(number, discount.on, discount.goods, discount.per_added_room))
    for swap in card.swaps:
        book.swaps.append(Swap(number, swap.on, swap.good, swap.count, swap.by))
    if card.rooms_for is not None:
        rooms = card.rooms_for
        book.room_prices.append(RoomPrice(number, rooms.material, rooms.reed, rooms.wooden_only))
    given = bitset(book.numbers[name] for name in card.paid_with)
    if not given.without(book.majors).is_empty():
        raise CardError(f"{card.id}: only a major improvement can be given back")
    book.given_back.append(given)
    if not given.is_empty():
        book.redeemable = book.redeemable.plus(number)
        book.returnable = book.returnable.joined(given)
    _enter_cost(book, card, number)


def _enter_cost(book: Book, card: FarmCard, number: i64) -> None:
    """For each good, with how many of it a card is not too dear."""
    for good, costing in enumerate(book.costing):
        for count in range(int(min(lane(card.cost.goods, good), DEAREST)), DEAREST + 1):
            costing[count] = costing[count].plus(number)


def _enter_kitchen(book: Book, card: FarmCard, number: i64) -> None:
    if card.bakes is not None:
        if card.bakes.at_most > MOST_BAKED or len(book.ovens) == MOST_OVENS:
            raise CardError(f"{card.id}: ovens have no limit or at most {MOST_BAKED}; there are {MOST_OVENS}")
        book.ovens.append(Oven(number, card.bakes.food, card.bakes.at_most))
        book.every_oven = book.every_oven.plus(number)
    if card.cooks is not None:
        book.stoves.append(Stove(number, card.cooks.rates))
        book.every_stove = book.every_stove.plus(number)
        for entry in book.anytime:  # nothing is cooked without a stove: all wait for one
            if isinstance(entry.effect, CookOne):
                book.owners.never_without(entry, book.every_stove)
    if card.crafts is not None:
        card.crafts.card = number
        book.crafts = book.crafts.plus(number)
    for trade in card.trades:
        trade.enter(book, number)
    if card.pile is not None:
        book.makers = book.makers.plus(number)
        goods: list[i64] = [GOODS.index(name) for name in card.pile.goods]
        book.shops.append(Shop(number, goods, card.pile.counter.place))
        book.every_shop = book.every_shop.plus(number)
