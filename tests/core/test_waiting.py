"""A payment that is short waits for exchanges instead of being passed silently."""

from __future__ import annotations

from bocage.core.bitset import BitSet, bitset
from bocage.core.cards import Anytime, Card, Catalogue, Text
from bocage.core.effects import Effect
from bocage.core.kernel import Kernel
from bocage.core.menu import ANYTIME, YES, Menu
from bocage.core.state import ASK, Frame, State

PRICE = 2


class Purse(State):
    """One player with coins, and grain that can be sold."""

    def __init__(self, coins: int, grain: int) -> None:
        super().__init__(1)
        self.coins = coins
        self.grain = grain

    def copy(self) -> Purse:
        new = Purse(self.coins, self.grain)
        new.top = self.top
        return new

    def cards(self, seat: int) -> BitSet:
        return bitset([0])

    def moments(self, seat: int) -> int:
        return 1


class Sell(Effect[Purse]):
    def can(self, s: Purse, f: Frame, why: object) -> bool:
        return s.grain > 0

    def run(self, s: Purse, f: Frame) -> None:
        s.grain -= 1
        s.coins += 1


class PayPrice(Effect[Purse]):
    def asks_itself(self) -> bool:
        return True

    def waits(self, s: Purse, f: Frame) -> bool:
        return s.coins + s.grain >= PRICE

    def menu(self, s: Purse, f: Frame, m: Menu) -> None:
        if s.coins >= PRICE:
            m.offer(YES, 2)

    def answer(self, s: Purse, f: Frame, kind: int, arg: int) -> None:
        s.coins -= PRICE


def asked(purse: Purse) -> tuple[Kernel, Menu]:
    catalogue = Catalogue(())
    kernel = Kernel(catalogue)
    text = Text(en="Sell.", fr="Vendez.")
    catalogue.add_card(Card(id="market", name=text, text=text, anytime=(Anytime(Sell()),)))
    payment = PayPrice()
    catalogue.add("payment", payment)
    purse.push(payment.node, 0, 0, ASK)
    menu = Menu()
    kernel.settle(purse, menu)
    return kernel, menu


def test_a_payment_that_exchanges_can_meet_waits_for_them() -> None:
    purse = Purse(coins=1, grain=1)
    _, menu = asked(purse)
    # The only answer is the exchange; it is forced, and then so is the payment.
    assert (purse.coins, purse.grain, purse.top) == (0, 0, None)
    assert menu.count == 0


def test_the_exchange_is_offered_beside_a_payment_that_is_covered() -> None:
    purse = Purse(coins=2, grain=1)
    _, menu = asked(purse)
    assert menu.mask(YES) == 2
    assert menu.mask(ANYTIME) == 1


def test_a_payment_that_nothing_can_meet_is_passed() -> None:
    purse = Purse(coins=1, grain=0)
    _, menu = asked(purse)
    assert menu.count == 0
    assert purse.coins == 1
