"""Paying: silent when there is one way to pay and it is covered, else a question (A-15)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import GIVE_BACK, PAY
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reach import can_reach_any, explain_shortage, is_covered
from bocage.games.agricola.rules.reasons import NOT_A_PAYMENT, WRONG_PAYMENT
from bocage.games.agricola.rules.state import Board

PAYING: Final = 2  # the step of a frame that waits for its payment


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase(Effect[Board]):
    """Something that is paid for. The frame says what; subclasses say its price and what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def prices(self, s: Board, f: Frame) -> list[Price]:
        """The ways to pay."""
        return []

    def bought(self, s: Board, f: Frame) -> None:
        """The price is paid."""

    def rule(self) -> str:
        """The rule that sets the price."""
        return "A-15.2"

    def asks_itself(self) -> bool:
        return True

    def charge(self, s: Board, f: Frame) -> None:
        """Let the owner pay for what the frame says."""
        prices = self.prices(s, f)
        if len(prices) == 1 and prices[0].given == NOTHING and is_covered(s.farm(f.seat), prices[0]):
            pay(s, f.seat, prices[0])
            self.bought(s, f)
        else:
            s.push(self.node, f.seat, f.actor, PAYING, f.a, f.b, f.c)

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule(), "pay")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING

    def waits(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING and self.is_payable(s, f)

    def is_answerable(self, s: Board, f: Frame) -> bool:
        if f.step == PAYING:
            return self.is_payable(s, f)
        m = Menu()
        self.menu(s, f, m)
        return m.count > 0

    def is_payable(self, s: Board, f: Frame) -> bool:
        """Whether one way to pay can be met, perhaps after exchanges."""
        return can_reach_any(s.farm(f.seat), self.prices(s, f), "", None)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        ways: i64 = 0
        prices = self.prices(s, f)
        for place, price in enumerate(prices):
            if price.given == NOTHING and is_covered(farm, price):
                ways |= bit(place)
        m.offer(PAY, ways)
        for price in prices:
            if price.given != NOTHING:
                m.add(GIVE_BACK, price.given)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == PAY:
            pay(s, f.seat, self.prices(s, f)[arg])
        else:
            give_back(s, f.seat, arg)
        self.bought(s, f)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == GIVE_BACK and arg < len(s.book.goods):
            why.note("A-14.12", NOT_A_PAYMENT, arg)
        elif kind == PAY:
            prices = self.prices(s, f)
            if arg < len(prices) and prices[arg].given == NOTHING:
                explain_shortage(s.farm(f.seat), prices[arg], self.rule(), why)
            why.note(self.rule(), WRONG_PAYMENT)

    def affords(self, s: Board, f: Frame, why: Why | None) -> bool:
        """Whether the price can be met, perhaps after exchanges."""
        return can_reach_any(s.farm(f.seat), self.prices(s, f), self.rule(), why)


def pay(s: Board, seat: i64, price: Price) -> None:
    """Goods leave the supply, animals the farm (A-15.1)."""
    farm = s.farm(seat)
    farm.goods -= price.goods
    farm.stock -= price.stock
    if s.listener is not None and (price.goods or price.stock):
        s.tell("paid", seat, price.goods, price.stock)


def give_back(s: Board, seat: i64, card: i64) -> None:
    """A major improvement goes back to the supply board (A-14.12)."""
    farm = s.farm(seat)
    farm.cards = farm.cards.minus(card)
    s.majors = s.majors.plus(card)
    s.tell("gave_back", seat, card)
