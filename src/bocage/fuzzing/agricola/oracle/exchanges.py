"""What can be paid through exchanges at any time: every row of exchanges is tried (A-13.6, A-15.6, AR-13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bocage.fuzzing.agricola.oracle.desk import Desk
from bocage.fuzzing.agricola.oracle.figures import (
    CROPS,
    GROCERY,
    PORCELAIN,
    SHEEP_FOR,
    Amounts,
    covers,
    plus,
)

MOST_STANDS = 20_000  # a search that finds more gives up


class Exchange(NamedTuple):
    """Some goods for others; `pile` is a place in Grocer's pile, `once` a use that does not come again."""

    takes: Amounts
    gives: Amounts
    pile: int = -1
    once: bool = False


def exchanges_of(desk: Desk) -> list[Exchange]:
    """All that a player may do at any time (A-13.1, A-13.2, A-13.6)."""
    found = [Exchange({crop: 1}, {"food": 1}) for crop in CROPS]
    found += [Exchange({good: 1}, {"food": food}) for good, food in desk.rates.items()]
    if desk.has("hard_porcelain"):
        found += [Exchange({"clay": clay}, {"stone": stone}) for clay, stone in PORCELAIN]
    if desk.has("sheep_walker"):
        found += [Exchange({"sheep": 1}, {good: 1}) for good in SHEEP_FOR]
    if desk.has("grocer"):
        for place in range(desk.bought(), len(GROCERY)):
            found.append(Exchange({"food": 1}, {GROCERY[place]: 1}, place))
    return found


def paper_of(desk: Desk) -> list[Exchange]:
    """Once before an occupation: a wood for food by the occupations in front of the player (AR-77)."""
    return [Exchange({"wood": 1}, {"food": desk.occupations()}, once=True)] if desk.has("paper_maker") else []


def useful(exchanges: list[Exchange], price: Amounts, goods: Amounts) -> list[Exchange]:
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


def payable(goods: Amounts, price: Amounts, exchanges: list[Exchange], bought: int = 0) -> bool | None:
    """Whether goods can be turned into a price; None when there are too many ways to try.

    Args:
        bought: how many goods of Grocer's pile are gone.
    """
    if covers(goods, price):
        return True
    helping = useful(exchanges, price, goods)
    if not helping:
        return False
    # Food is only eaten up by the price and by the pile: more of it never helps.
    enough = price.get("food", 0) + len(GROCERY) - bought
    seen = {_stand(goods, bought, False)}
    waiting = [(goods, bought, False)]
    while waiting:
        have, gone, used = waiting.pop()
        for exchange in helping:
            if exchange.pile not in (-1, gone) or (exchange.once and used):
                continue
            if not covers(have, exchange.takes) or (
                "food" in exchange.gives and have.get("food", 0) > enough
            ):
                continue
            after = plus(plus(have, exchange.takes, -1), exchange.gives)
            if covers(after, price):
                return True
            following = (after, gone + (exchange.pile >= 0), used or exchange.once)
            if (stand := _stand(*following)) not in seen:
                seen.add(stand)
                waiting.append(following)
        if len(seen) > MOST_STANDS:
            return None
    return False


def _stand(goods: Amounts, bought: int, used: bool) -> tuple[object, ...]:
    return tuple(sorted(goods.items())), bought, used


def any_payable(desk: Desk, prices: Iterable[Amounts], extra: Iterable[Exchange] = ()) -> bool | None:
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


def reachable(desk: Desk, extra: Iterable[Exchange] = ()) -> list[tuple[Amounts, int]] | None:
    """Every supply that a player can come to, with how much of the pile is gone; None when too many."""
    exchanges = [*exchanges_of(desk), *extra]
    start = (desk.goods, desk.bought(), False)
    seen = {_stand(*start): start}
    waiting = [start]
    while waiting:
        have, gone, used = waiting.pop()
        for exchange in exchanges:
            if exchange.pile in (-1, gone) and covers(have, exchange.takes) and not (exchange.once and used):
                after = plus(plus(have, exchange.takes, -1), exchange.gives)
                following = (after, gone + (exchange.pile >= 0), used or exchange.once)
                if (stand := _stand(*following)) not in seen:
                    seen[stand] = following
                    waiting.append(following)
        if len(seen) > MOST_STANDS:
            return None
    return [(goods, gone) for goods, gone, _ in seen.values()]
