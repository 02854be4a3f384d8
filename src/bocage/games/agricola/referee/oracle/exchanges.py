"""What can be paid through exchanges at any time: every row of exchanges is tried (A-13.6, A-15.6, AR-13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add, ge, lt, sub
from typing import NamedTuple

from bocage.games.agricola.referee.oracle.desk import OraclePlayer
from bocage.games.agricola.referee.oracle.figures import (
    CROPS,
    GOODS,
    GROCERY,
    PORCELAIN,
    SHEEP_FOR,
    Amounts,
    covers,
    plus,
)

MOST_STANDS = 20_000  # a search that finds more gives up
FOOD = GOODS.index("food")

Counts = tuple[int, ...]  # of each of the goods
Step = tuple[Counts, Counts, int, bool]  # an exchange, counted


class OracleExchange(NamedTuple):
    """Some goods for others; `pile` is a place in Grocer's pile, `once` a use that does not come again."""

    takes: Amounts
    gives: Amounts
    pile: int = -1
    once: bool = False


def exchanges_of(desk: OraclePlayer) -> list[OracleExchange]:
    """All that a player may do at any time (A-13.1, A-13.2, A-13.6)."""
    found = [OracleExchange({crop: 1}, {"food": 1}) for crop in CROPS]
    found += [OracleExchange({good: 1}, {"food": food}) for good, food in desk.rates.items()]
    if desk.has("hard_porcelain"):
        found += [OracleExchange({"clay": clay}, {"stone": stone}) for clay, stone in PORCELAIN]
    if desk.has("sheep_walker"):
        found += [OracleExchange({"sheep": 1}, {good: 1}) for good in SHEEP_FOR]
    if desk.has("grocer"):
        for place in range(desk.bought(), len(GROCERY)):
            found.append(OracleExchange({"food": 1}, {GROCERY[place]: 1}, place))
    return found


def paper_of(desk: OraclePlayer) -> list[OracleExchange]:
    """Once before an occupation: a wood for food by the occupations in front of the player (AR-77)."""
    return (
        [OracleExchange({"wood": 1}, {"food": desk.occupations()}, once=True)]
        if desk.has("paper_maker")
        else []
    )


def useful(exchanges: list[OracleExchange], price: Amounts, goods: Amounts) -> list[OracleExchange]:
    """Those that can help to what is missing, straight or through others."""
    wanted = {name for name, count in price.items() if goods.get(name, 0) < count}
    while True:
        helping = [exchange for exchange in exchanges if wanted & set(exchange.gives)]
        # What lies deeper in the pile is reached through all that lies above.
        deepest = max((exchange.pile for exchange in helping), default=-1)
        helping += [other for other in exchanges if 0 <= other.pile < deepest and other not in helping]
        more = wanted | {name for exchange in helping for name in exchange.takes}
        if more == wanted:
            return helping
        wanted = more


def payable(goods: Amounts, price: Amounts, exchanges: list[OracleExchange], bought: int = 0) -> bool | None:
    """Whether goods can be turned into a price; None when there are too many ways to try.

    Args:
        bought: how many goods of Grocer's pile are gone.
    """
    if covers(goods, price):
        return True
    helping = useful(exchanges, price, goods)
    if not helping or not covers(ceiling(goods, helping), {**price, "food": 0}):
        return False
    steps = tuple((counted(each.takes), counted(each.gives), each.pile, each.once) for each in helping)
    return search(counted(goods), counted(price), steps, bought)


def ceiling(goods: Amounts, exchanges: list[OracleExchange]) -> Amounts:
    """Of everything but food at least as much as exchanges can ever bring."""
    found = dict(goods)
    for exchange in exchanges:
        times = 1 if exchange.pile >= 0 else goods.get("sheep", 0)
        if "clay" in exchange.takes:  # less stone than clay comes of it
            times = goods.get("clay", 0) + len(GROCERY)
        found = plus(found, exchange.gives, times)
    return found


@lru_cache(maxsize=20_000)
def search(start: Counts, price: Counts, steps: tuple[Step, ...], bought: int) -> bool | None:
    """Try every row of exchanges."""
    # Food is only eaten up by the price and by the pile: more of it never helps.
    enough = price[FOOD] + len(GROCERY) - bought
    seen = {(start, bought, False)}
    waiting = list(seen)
    while waiting:
        have, gone, used = waiting.pop()
        for takes, gives, pile, once in steps:
            if pile not in (-1, gone) or (once and used) or (gives[FOOD] and have[FOOD] > enough):
                continue
            after = tuple(map(sub, map(add, have, gives), takes))
            if min(after) < 0 or any(map(lt, have, takes)):
                continue
            if all(map(ge, after, price)):
                return True
            following = (after, gone + (pile >= 0), used or once)
            if following not in seen:
                seen.add(following)
                waiting.append(following)
        if len(seen) > MOST_STANDS:
            return None
    return False


def counted(goods: Amounts) -> Counts:
    """Goods in the order of `GOODS`."""
    return tuple(goods.get(name, 0) for name in GOODS)


def any_payable(
    desk: OraclePlayer, prices: Iterable[Amounts], extra: Iterable[OracleExchange] = ()
) -> bool | None:
    """Whether a player can pay one of several prices."""
    exchanges = [*exchanges_of(desk), *extra]
    return any_of(payable(desk.goods, price, exchanges, desk.bought()) for price in prices)


def any_of(answers: Iterable[bool | None]) -> bool | None:
    """True if one is; otherwise None if one is unknown."""
    found: bool | None = False
    for answer in answers:
        if answer:
            return True
        if answer is None:
            found = None
    return found
