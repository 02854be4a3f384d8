"""A card is a declaration: one slot for each kind of effect, empty slots left out.

CANOE = Minor(
    id="canoe",
    code="A078",
    name=Text(en="Canoe", fr="Canoë"),
    text=Text(en="…", fr="…"),
    cost=Goods(wood=2),
    points=1,
    requires=(Occupations(at_least=1),),
    whenever=(On(USES + FISHING, Gain(food=1, reed=1)),),
)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.cards import Anytime, Card, CardError, On, Text
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import covers, lane, one, times
from bocage.core.native import i64
from bocage.games.agricola.rules.answers import Answer
from bocage.games.agricola.rules.book import Bargain, Book, Drover, Kiln
from bocage.games.agricola.rules.conditions import AllHoused
from bocage.games.agricola.rules.events import CLOSING, COOKING, FEEDING, LAST, OPEN
from bocage.games.agricola.rules.goods import (
    BOAR,
    CLAY,
    FIRST_STOCK,
    GOODS,
    HERD,
    NO_GOODS,
    SHEEP,
    STONE,
    VEGETABLE,
    Goods,
)
from bocage.games.agricola.rules.memory import Counter
from bocage.games.agricola.rules.scoring import Score
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.exchanges import BuyTop, Craft, Exchange
from bocage.games.agricola.rules.verbs.goods import OnlyIf

TRADING: Final = OPEN | CLOSING | FEEDING | LAST  # when goods other than food can be made


class Cheaper:
    """A discount on each price of these sorts (AR-30), perhaps for every room added to the house."""

    def __init__(self, on: int, wood: int = 0, stone: int = 0, per_added_room: bool = False) -> None:
        self.on: Final[i64] = on
        self.goods: Final[i64] = Goods(wood=wood, stone=stone).goods
        self.per_added_room: Final = per_added_room


class Instead:
    """So much of a resource in a price, or all of it, may be replaced by one of another (AR-29)."""

    def __init__(self, on: int, of: str, by: str, count: int = 0) -> None:
        self.on: Final[i64] = on
        self.good: Final[i64] = GOODS.index(of)
        self.by: Final[i64] = GOODS.index(by)
        self.count: Final[i64] = count


class RoomsFor:
    """Rooms at another price: so much of the house material, and reed."""

    def __init__(self, material: int, reed: int, wooden_only: bool = False) -> None:
        self.material: Final[i64] = material
        self.reed: Final[i64] = reed
        self.wooden_only: Final = wooden_only


class Baking:
    """Bread: food for each grain, at most so many grain an action; 0 for any number (A-13.3)."""

    def __init__(self, food: int, at_most: int = 0) -> None:
        self.food: Final[i64] = food
        self.at_most: Final[i64] = at_most


class Cooking:
    """Food for a vegetable and for each animal, at any time (A-13.2)."""

    def __init__(self, vegetable: int, sheep: int, boar: int, cattle: int) -> None:
        rates = (sheep, boar, cattle, vegetable)
        self.rates: Final[i64] = sum(times(rate, place) for place, rate in enumerate(rates))


# What a sheep can be traded for, packed, and the place of that good.
FOR_A_SHEEP: Final = {
    (int(one(STONE)), 0): STONE,
    (int(one(VEGETABLE)), 0): VEGETABLE,
    (0, int(one(BOAR))): FIRST_STOCK + BOAR,
}


class Trade:
    """An exchange at any time that makes something else than food alone: clay to stone, a sheep to a boar."""

    def __init__(self, pay: Goods, gain: Goods) -> None:
        self.pay: Final = pay
        self.gain: Final = gain

    def entry(self) -> Anytime[Board]:
        """The exchange as the owner uses it; animals must be housed first (AR-61)."""
        if self.pay.stock & HERD:
            return Anytime(OnlyIf(AllHoused(), Exchange(self.pay, self.gain)), TRADING | COOKING)
        return Anytime(Exchange(self.pay, self.gain), TRADING)

    def enter(self, book: Book, card: i64) -> None:
        """Let the search for a payment know of it (A-15.6).

        Raises:
            CardError: it gives something for nothing.
        """
        clay = lane(self.pay.goods, CLAY)
        stone = lane(self.gain.goods, STONE)
        pay = (int(self.pay.goods), int(self.pay.stock))
        gain = (int(self.gain.goods), int(self.gain.stock))
        if clay and pay == (times(clay, CLAY), 0) and gain == (times(stone, STONE), 0):
            book.kilns.append(Kiln(card, clay, stone))
        elif pay == (0, one(SHEEP)) and gain in FOR_A_SHEEP:
            book.drovers.append(Drover(card, FOR_A_SHEEP[gain]))
        else:
            if covers(self.gain.goods, self.pay.goods) and covers(self.gain.stock, self.pay.stock):
                raise CardError("a trade gives something for nothing")
            book.bargains.append(Bargain(card, *pay, *gain))
            book.bargainers = book.bargainers.plus(card)
            book.every_shop = book.every_shop.plus(card)
        book.makers = book.makers.plus(card)


class Pile:
    """Goods on a card, bought from the top at any time for one food each; a counter remembers how many."""

    def __init__(self, counter: Counter, *goods: str) -> None:
        self.counter: Final = counter
        self.goods: Final = goods


class FarmCard(Card[Board]):
    """A major or minor improvement or an occupation.

    Args:
        code: the number printed on the card.
        cost: the price; cost_per_person: it is for each person in play.
        requires: what must hold before it is paid. points: printed points; scores: computed at the end.
        answers: lasting changes to the owner's rules. discounts, swaps, rooms_for: changes to prices.
        bakes: a way to food, likewise `cooks` and `crafts`. trades, pile: ways to other goods.
        travels: it goes to the left neighbour after use. paid_with: majors that can be given back for it.
        players: the smallest number of players it is used with. dead_alone: without effect in the solo game.
        remembers: its counters; that of a pile is known.
        french_attested: whether its French name is printed somewhere we know; else it is ours.
    """

    def __init__(
        self,
        id: str,
        code: str,
        name: Text,
        text: Text,
        cost: Goods = NO_GOODS,
        cost_per_person: bool = False,
        requires: Sequence[Condition[Board]] = (),
        points: int = 0,
        scores: Sequence[Score] = (),
        on_play: Effect[Board] | None = None,
        whenever: Sequence[On[Board]] = (),
        anytime: Sequence[Anytime[Board]] = (),
        answers: Sequence[Answer] = (),
        discounts: Sequence[Cheaper] = (),
        swaps: Sequence[Instead] = (),
        rooms_for: RoomsFor | None = None,
        bakes: Baking | None = None,
        cooks: Cooking | None = None,
        crafts: Craft | None = None,
        trades: Sequence[Trade] = (),
        pile: Pile | None = None,
        travels: bool = False,
        paid_with: Sequence[str] = (),
        players: int = 1,
        dead_alone: bool = False,
        remembers: Sequence[Counter] = (),
        french_attested: bool = False,
    ) -> None:
        entries = [*anytime, *(trade.entry() for trade in trades)]
        if pile is not None:
            entries.append(Anytime(BuyTop(pile.counter, pile.goods), TRADING))
        if crafts is not None:
            entries.append(Anytime(crafts, FEEDING, rule="A-13.5"))
        super().__init__(id, name, text, on_play, whenever, entries)
        self.code: Final = code
        self.cost: Final = cost
        self.cost_per_person: Final = cost_per_person
        self.requires: Final = tuple(requires)
        self.points: Final[i64] = points
        self.scores: Final = tuple(scores)
        self.answers: Final = tuple(answers)
        self.discounts: Final = tuple(discounts)
        self.swaps: Final = tuple(swaps)
        self.rooms_for: Final = rooms_for
        self.bakes: Final = bakes
        self.cooks: Final = cooks
        self.crafts: Final = crafts
        self.trades: Final = tuple(trades)
        self.pile: Final = pile
        self.travels: Final = travels
        self.paid_with: Final = tuple(paid_with)
        self.players: Final[i64] = players
        self.dead_alone: Final = dead_alone
        self.remembers: Final = (*remembers, *(() if pile is None else (pile.counter,)))
        self.french_attested: Final = french_attested


class Major(FarmCard):
    """A major improvement."""


class Minor(FarmCard):
    """A minor improvement."""


class Occupation(FarmCard):
    """An occupation."""
