"""Whether an exchange now could do what it could not do at its owner's next question (A-13.7, AR-12).

At-any-time effects stand beside every question of their owner. Between those questions a pause is worth its
while only where something happens before the next one that an exchange would change; else both are the same,
and the later one is kept. What an exchange could only make worse is no reason to ask either: more food, more
animals and more resources never hurt, for all of them can be given away later. Exchanges of kinds that only
other decks bring are not foreseen: who has one is asked.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import lane, one, times
from bocage.core.native import i64
from bocage.farmland.housing import Homes, fits
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import ANIMAL_KINDS, CLAY, FIRST_STOCK, SHEEP, STONE
from bocage.games.agricola.rules.memory import remembered
from bocage.games.agricola.rules.prices import food_price
from bocage.games.agricola.rules.reach import can_reach, rates_of
from bocage.games.agricola.rules.state import Board

PARENTS: Final = 2
ONE_FOOD: Final = food_price(1)[0]


def left_in_shops(farm: Farm) -> i64:
    """How many goods can still be bought."""
    count: i64 = 0
    for shop in farm.book.shops:
        if farm.owns(shop.card):
            count += len(shop.pile) - remembered(farm, shop.counter)
    return count


def most_resources(farm: Farm) -> i64:
    """No more building resources than that can come in by exchanges."""
    clay = farm.good(CLAY)
    most: i64 = 0
    for shop in farm.book.shops:
        if farm.owns(shop.card):
            place = remembered(farm, shop.counter)
            while place < len(shop.pile):
                most += 1 if shop.pile[place] <= STONE else 0
                clay += 1 if shop.pile[place] == CLAY else 0
                place += 1
    if drives(farm):
        most += farm.animal(SHEEP)
    for kiln in farm.book.kilns:
        if farm.owns(kiln.card):
            return most + clay  # never more stone than clay
    return most


def return_could_change(s: Board, seat: i64, event: i64) -> bool:
    """Whether a card hears the people return that would hear it only after more gains (W-12, AR-19)."""
    farm = s.farm(seat)
    if farm.has(s.book.bargainers):
        return True
    trial: Board | None = None
    for trigger in s.book.triggers[event]:
        condition = trigger.when
        if condition is None or not farm.owns(trigger.card) or condition.holds(s, seat, None):
            continue
        if trial is None:
            trial = s.copy()
            trial.farm(seat).gained += most_resources(farm)
        if condition.holds(trial, seat, None):
            return True
    return False


def meal_could_change(farm: Farm, left: i64) -> bool:
    """Whether an exchange before the meal could do what none can after it (A-17.5); `left` is the food then.

    Who is short of food could make some, or beg (A-17.6). Food that goes to a shop is not eaten: who could
    buy more than the food left after the meal pays for is asked, with exactly enough food too. Else
    whatever is bought or made before the meal can be bought or made after it as well.
    """
    more = can_reach(farm, food_price(farm.food() + 1)[0])
    if left < 0 and more:
        return True
    if farm.has(farm.book.bargainers):
        return True
    return left_in_shops(farm) > max(left, 0) and (more or farm.food() > 0)


def count_could_change(farm: Farm) -> bool:
    """Whether an exchange could still bring points or win a tie (A-18.1).

    Food counts for nothing (A-18.12). Stone burnt of clay is never more than the clay, which breaks ties
    just as well and may score besides (A-18.10, A-18.11).
    """
    if farm.has(farm.book.bargainers) or (left_in_shops(farm) and can_reach(farm, ONE_FOOD)):
        return True
    return farm.animal(SHEEP) > 0 and drives(farm)


def drives(farm: Farm) -> bool:
    """Whether the owner has a card that turns sheep into something else (AR-61)."""
    found = False
    for drover in farm.book.drovers:
        found = found or farm.owns(drover.card)
    return found


def arrival_could_change(farm: Farm, coming: i64) -> bool:
    """Whether a sheep could be exchanged while all animals are housed, before others come (AR-61, W-03)."""
    if coming == 0 or not (farm.has(farm.book.bargainers) or (farm.animal(SHEEP) and drives(farm))):
        return False
    return not fits(farm.housing(), farm.herd() + coming)


def births(herd: i64, kinds: i64) -> i64:
    """The young of these kinds, packed (A-17.9)."""
    young: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if (kinds >> kind) & 1 and lane(herd, kind) >= PARENTS:
            young += one(kind)
        kind += 1
    return young


def breeding_could_change(farm: Farm, kinds: i64) -> bool:
    """Whether cooking or exchanging an animal before the breeding could bring more than after (W-20, AR-58).

    Where all animals and all young find room, what is cooked now can be cooked later too; where not,
    an animal that goes now makes room for a young one, and none may go for food meanwhile (A-17.10).
    """
    herd = farm.herd()
    if herd == 0:
        return False
    if farm.has(farm.book.bargainers):
        return True
    rates = rates_of(farm)
    turned = _turned(farm, herd, kinds)
    if rates == one(ANIMAL_KINDS) and turned == 0:
        return False
    if turned < 0:
        return True
    homes = farm.housing()
    if fits(homes, herd + births(herd, kinds)):
        return False
    if turned > 0:
        return True
    for kind in range(ANIMAL_KINDS):
        if lane(herd, kind) and lane(rates, kind):
            less = herd - one(kind)
            if _is_worth(homes, less + births(less, kinds), kind):
                return True
    return False


def _turned(farm: Farm, herd: i64, kinds: i64) -> i64:
    """What exchanged sheep can do: nothing (0), make room (1), or become parents of another kind (-1)."""
    sheep = lane(herd, SHEEP)
    found: i64 = 0
    if sheep:
        for drover in farm.book.drovers:
            if farm.owns(drover.card):
                found = 1
                kind = drover.good - FIRST_STOCK
                if kind >= 0 and (kinds >> kind) & 1 and PARENTS - sheep <= lane(herd, kind) < PARENTS:
                    return -1
    return found


def _is_worth(homes: Homes, most: i64, kind: i64) -> bool:
    """Whether an animal of this kind could go so that others can be kept which have no room beside it.

    `most` are the others, all young included. One animal is enough to look at: if several went for
    something that one of them need not have gone for, that one could as well have gone later.
    """
    first: i64 = (kind + 1) % ANIMAL_KINDS
    second: i64 = (kind + 2) % ANIMAL_KINDS
    own = times(lane(most, kind) + 1, kind)
    count: i64 = 0
    while count <= lane(most, first):
        more: i64 = 0
        while more <= lane(most, second):
            others = times(count, first) + times(more, second)
            if fits(homes, others) and not fits(homes, others + own):
                return True
            more += 1
        count += 1
    return False
