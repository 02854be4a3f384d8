"""Whether a price can be met after exchanges: `can_reach` against a search over all exchanges (A-15.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bocage.core.lanes import times
from bocage.games.agricola.rules.bargains import Bargaining
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import GOODS, Goods
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reach import can_reach, rates_of
from tests.games.agricola.deck import BOOK
from tests.rule_marks import rule

Supply = tuple[int, ...]  # in the order of GOODS, then how much of the pile was bought

WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE, FOOD, BOUGHT = range(11)
MAKERS = ("grocer", "hard_porcelain", "sheep_walker")
STOVES = ((), ("fireplace_2",), ("cooking_hearth_4",), ("fireplace_3", "cooking_hearth_5"))
# The cards as the rules sheet has them, told without the engine.
RATES = {"fireplace": (2, 2, 2, 3), "cooking_hearth": (3, 2, 3, 4)}  # vegetable, sheep, boar, cattle
PILE = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)
KILN = ((2, 1), (3, 2), (4, 3))
CASES = 80  # for each set of cards


class Kitchen:
    """A player with cards and homes for some animals, who exchanges one thing after another."""

    def __init__(self, cards: tuple[str, ...], singles: int) -> None:
        self.cards = cards
        self.singles = singles
        rows = [RATES[card.rpartition("_")[0]] for card in cards if card.rpartition("_")[0] in RATES]
        self.rates = [max(column) for column in zip(*rows, strict=True)] if rows else [1, 0, 0, 0]

    def exchanges(self, supply: Supply) -> Iterator[Supply]:
        """Everything one exchange can make of a supply (A-13.6)."""
        yield changed(supply, {GRAIN: -1, FOOD: 1})
        for good, rate in zip((VEGETABLE, SHEEP, BOAR, CATTLE), self.rates, strict=True):
            if rate:
                yield changed(supply, {good: -1, FOOD: rate})
        if "grocer" in self.cards and supply[BOUGHT] < len(PILE):
            yield changed(supply, {FOOD: -1, PILE[supply[BOUGHT]]: 1, BOUGHT: 1})
        if "hard_porcelain" in self.cards:
            for clay, stone in KILN:
                yield changed(supply, {CLAY: -clay, STONE: stone})
        if "sheep_walker" in self.cards and sum(supply[SHEEP:FOOD]) <= self.singles:  # AR-61
            for good in (BOAR, VEGETABLE, STONE):
                yield changed(supply, {SHEEP: -1, good: 1})

    def reaches(self, supply: Supply, price: Supply) -> bool:
        """Whether some sequence of exchanges leads to a supply that covers a price."""
        seen = {supply}
        waiting = [supply]
        while waiting:
            now = waiting.pop()
            if all(have >= need for have, need in zip(now, price, strict=False)):
                return True
            for after in self.exchanges(now):
                if min(after) >= 0 and after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return False


def changed(supply: Supply, change: dict[int, int]) -> Supply:
    """A supply after an exchange; less than nothing is found out later."""
    return tuple(count + change.get(good, 0) for good, count in enumerate(supply))


def farm_with(cards: tuple[str, ...], supply: Supply, singles: int) -> Farm:
    """A farm with these cards and goods and so many single places, the house among them."""
    farm = Farm(BOOK)
    for card in cards:
        farm.lay_down(BOOK.numbers[card])
    farm.stables = sum(1 << 3 * column for column in range(singles - 1))
    goods = Goods(**dict(zip(GOODS, supply, strict=False)))
    farm.goods, farm.stock = goods.goods, goods.stock
    farm.memory = times(supply[BOUGHT], BOOK.shops[0].counter)
    farm.changed()
    return farm


def random_case(rng: Random, singles: int) -> tuple[Supply, Supply]:
    """A small supply whose animals have homes, and a price a little above it."""
    supply = [rng.choice([0, 0, 1, 2]) for _ in GOODS]
    supply[CLAY] = rng.choice([0, 1, 2, 3, 4, 5])
    while sum(supply[SHEEP:FOOD]) > singles:
        supply[rng.choice([kind for kind in (SHEEP, BOAR, CATTLE) if supply[kind]])] -= 1
    price = [0] * len(GOODS)
    for good in rng.sample([WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, SHEEP, FOOD, FOOD, STONE], 3):
        price[good] = max(0, supply[good] + rng.choice([-1, 0, 1, 1, 2, 3]))
    price[SHEEP] = min(price[SHEEP], supply[SHEEP])
    return (*supply, rng.choice([0, 0, 0, 1, 2, 3, 5, 7, 8])), tuple(price)


def sets_of_cards() -> list[tuple[str, ...]]:
    found = []
    for count in range(len(MAKERS) + 1):
        for makers in combinations(MAKERS, count):
            found += [(*makers, *stoves) for stoves in STOVES]
    return found


@rule("A-15.6", "A-13.1", "A-13.2", "A-13.6", "AR-13", "AR-61", "AR-66")
@pytest.mark.parametrize("cards", sets_of_cards(), ids=lambda cards: "+".join(cards) or "nothing")
def test_a_price_can_be_reached_exactly_when_some_sequence_of_exchanges_leads_there(
    cards: tuple[str, ...],
) -> None:
    rng = Random(f"reach {cards}")
    answers = []
    for _ in range(CASES):
        singles = rng.randint(1, 5)
        supply, price = random_case(rng, singles)
        asked = Goods(**dict(zip(GOODS, price, strict=True)))
        farm, wanted = farm_with(cards, supply, singles), Price(asked.goods, asked.stock, NOTHING)
        found = can_reach(farm, wanted)
        # What decks with exchanges of other kinds are searched with finds the same for these.
        assert Bargaining(farm, wanted, rates_of(farm), 0).succeeds() == found, (cards, supply, price)
        expected = Kitchen(cards, singles).reaches(supply, price)
        assert found == expected, (
            f"{dict(zip(GOODS, supply, strict=False))}, {supply[BOUGHT]} bought: {price}"
        )
        answers.append(found)
    assert any(answers)
    assert not all(answers)


def test_the_pile_of_the_search_is_that_of_the_card() -> None:
    (shop,) = BOOK.shops
    assert tuple(shop.pile) == PILE
