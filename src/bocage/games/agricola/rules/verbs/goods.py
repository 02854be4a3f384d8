"""Gaining and paying goods, at once or in later rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.effects import Condition, Effect
from bocage.core.lanes import bit, times
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import TAKE
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.goods import FIRST_STOCK, GOODS, NO_GOODS, Goods
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reasons import NOT_ON_OFFER
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.verbs.purchase import Purchase


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect[Board]):
    """Take goods from the general supply. Animals are housed when the action is over."""

    def __init__(
        self,
        wood: int = 0,
        clay: int = 0,
        reed: int = 0,
        stone: int = 0,
        grain: int = 0,
        vegetable: int = 0,
        sheep: int = 0,
        boar: int = 0,
        cattle: int = 0,
        food: int = 0,
    ) -> None:
        super().__init__()
        self.gain: Final = Goods(wood, clay, reed, stone, grain, vegetable, sheep, boar, cattle, food)

    def run(self, s: Board, f: Frame) -> None:
        s.gain(f.seat, self.gain.goods, self.gain.stock)


@mypyc_attr(allow_interpreted_subclasses=True)
class GainCounted(Effect[Board]):
    """Take as many of one good as a count says: per person, per room, by the number of players."""

    def __init__(self, good: str) -> None:
        super().__init__()
        self.good: Final[i64] = GOODS.index(good)

    def count(self, s: Board, seat: i64) -> i64:
        """How many."""
        return 0

    def run(self, s: Board, f: Frame) -> None:
        give(s, f.seat, self.good, self.count(s, f.seat))


def give(s: Board, seat: i64, good: i64, count: i64) -> None:
    """So many of one good of the row `GOODS` come to a farm."""
    if good < FIRST_STOCK:
        s.gain(seat, times(count, good), 0)
    else:
        s.gain(seat, 0, times(count, good - FIRST_STOCK))


class GainOneOf(Effect[Board]):
    """Take one good of the owner's choice among these."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.skips_forced = True
        offered: i64 = 0
        for name in names:
            offered |= bit(GOODS.index(name))
        self.offered: Final[i64] = offered

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-16.2", "take")

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(TAKE, self.offered)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        give(s, f.seat, arg, 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == TAKE and arg < len(GOODS):
            why.note("A-16.2", NOT_ON_OFFER, arg)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Purchase):
    """Pay a fixed price, then something happens."""

    def __init__(self, price: Goods, then: Effect[Board]) -> None:
        super().__init__()
        self.price: Final = price
        self._prices: Final = [Price(price.goods, price.stock, NOTHING)]
        self.then: Final = then

    def parts(self) -> list[Effect[Board]]:
        return [self.then]

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return self._prices

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self.affords(s, f, why) and self.then.can(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        self.charge(s, f)

    def bought(self, s: Board, f: Frame) -> None:
        s.push(self.then.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


class Schedule(Effect[Board]):
    """Put goods on round spaces still to come; those beyond the last are dropped (A-3.8).

    Args:
        gain: what lies on each.
        ahead: on the spaces so many rounds from now.
        on: on the spaces of these rounds, as far as they are still to come.
    """

    def __init__(self, gain: Goods = NO_GOODS, ahead: Sequence[int] = (), on: Sequence[int] = ()) -> None:
        super().__init__()
        self.gain: Final = gain
        self.ahead: Final = tuple(ahead)
        self.on: Final = tuple(on)

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        for rounds in self.ahead:
            farm.schedule(s.round + rounds, self.gain.goods, self.gain.stock)
        for number in self.on:
            if number > s.round:
                farm.schedule(number, self.gain.goods, self.gain.stock)
        s.tell("scheduled", f.seat, self.gain.goods, self.gain.stock)


NEXT: Final = tuple(range(1, ROUNDS))  # all rounds still to come, for `ahead`


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Effect[Board]):
    """Something happens if a condition holds; else nothing."""

    def __init__(self, condition: Condition[Board], effect: Effect[Board]) -> None:
        super().__init__()
        self.condition: Final = condition
        self.effect: Final = effect

    def parts(self) -> list[Effect[Board]]:
        return [self.effect]

    def run(self, s: Board, f: Frame) -> None:
        if self.condition.holds(s, f.seat, None):
            s.push(self.effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlyIf(Effect[Board]):
    """Something that is possible only while a condition holds."""

    def __init__(self, condition: Condition[Board], effect: Effect[Board]) -> None:
        super().__init__()
        self.condition: Final = condition
        self.effect: Final = effect

    def parts(self) -> list[Effect[Board]]:
        return [self.effect]

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self.condition.holds(s, f.seat, why) and self.effect.can(s, f, why)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.effect.node, f.seat, f.actor, RUN, f.a, f.b, f.c)
