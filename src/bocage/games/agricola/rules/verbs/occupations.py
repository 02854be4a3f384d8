"""Playing occupations (A-14.4): lessons, and cards that teach."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import On
from bocage.core.effects import Effect
from bocage.core.lanes import bit
from bocage.core.menu import KINDS, TRIGGER, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame, State
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import OCCUPATION
from bocage.games.agricola.rules.events import BEFORE_OCCUPATION, OCCUPATION_PLAYED
from bocage.games.agricola.rules.prices import Price, food_price
from bocage.games.agricola.rules.reach import can_reach, can_reach_by_selling
from bocage.games.agricola.rules.reasons import NO_OCCUPATION, NOT_IN_HAND
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.house import Announce
from bocage.games.agricola.rules.verbs.play import come_into_play
from bocage.games.agricola.rules.verbs.purchase import PAYING, Purchase
from bocage.games.agricola.rules.verbs.selling import Sell

# Where an occupation is played, which sets its price.
LESSONS: Final = 0
MORE_LESSONS: Final = 1
BY_A_CARD: Final = 2


def occupation_price(s: Board, seat: i64, where: i64) -> i64:
    """The food for the next occupation (A-7.5, A-7.15)."""
    played = s.farm(seat).occupations
    if where == LESSONS:
        return 0 if played == 0 else 1
    if where == MORE_LESSONS:
        return 1 if s.seats > 3 and played < 2 else 2
    return 1


class PlayOccupation(Purchase):
    """Play one occupation (A-14.4). Effects immediately before it are answers to the same question.

    Args:
        where: LESSONS, MORE_LESSONS or BY_A_CARD.
        gains_with: a ruling without which a card played at the start of a round brings nothing then (AR-17).

    The frame holds the card being paid (a) and the effects that wait (b).
    """

    def __init__(self, where: int, gains_with: int = 0) -> None:
        super().__init__()
        self.gains_with: Final[i64] = gains_with
        self.where: Final[i64] = where
        self.over: Final = Announce(OCCUPATION_PLAYED)

    def parts(self) -> list[Effect[Board]]:
        return [self.over]

    def rule(self) -> str:
        return "A-14.4"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return food_price(occupation_price(s, f.seat, self.where))

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-14.4", "pay" if f.step == PAYING else "occupation")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def is_answerable(self, s: Board, f: Frame) -> bool:
        if f.step == PAYING:
            return self.is_payable(s, f)
        return self._affordable(s, f.seat) or self._after_effects(s, f.seat, f.b)

    def waits(self, s: Board, f: Frame) -> bool:
        return self.is_answerable(s, f)

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if not farm.hand.meets(s.book.occupations):
            return refuse(why, "A-14.4", NO_OCCUPATION)
        if self._affordable(s, f.seat):
            return True
        # AR-77: food that comes immediately before counts.
        if self._after_effects(s, f.seat, self._waiting(s, f.seat)):
            return True
        return self.affords(s, f, why)

    def _affordable(self, s: Board, seat: i64) -> bool:
        price = occupation_price(s, seat, self.where)
        return price == 0 or can_reach(s.farm(seat), food_price(price)[0])

    def _waiting(self, s: Board, seat: i64) -> i64:
        """The effects of the owner that come before an occupation."""
        found: i64 = 0
        if s.farm(seat).has(s.book.listening[BEFORE_OCCUPATION]):
            for place, trigger in enumerate(s.book.askers[BEFORE_OCCUPATION]):
                if s.farm(seat).owns(trigger.card):
                    found |= bit(place)
        return found

    def _offer_effects(self, s: Board, f: Frame, m: Menu) -> None:
        """Offer the effects that wait and are possible."""
        for place, trigger in enumerate(s.book.askers[BEFORE_OCCUPATION]):
            effect = trigger.effect
            if f.b & bit(place) and effect.can(
                s, Frame(None, effect.node, f.seat, f.seat, RUN, 0, 0, 0), None
            ):
                m.add(TRIGGER, trigger.number)

    def _after_effects(self, s: Board, seat: i64, waiting: i64) -> bool:
        """Whether the occupation can be paid after one of the effects that wait, perhaps after exchanges."""
        if waiting == 0:
            return False
        price = food_price(occupation_price(s, seat, self.where))[0]
        for place, trigger in enumerate(s.book.askers[BEFORE_OCCUPATION]):
            effect = trigger.effect
            if waiting & bit(place) and isinstance(effect, Sell):
                count = effect.count(s, seat)
                if can_reach_by_selling(s.farm(seat), price, effect.goods, count):
                    return True
        return False

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, 0, self._waiting(s, f.seat))

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        if self._affordable(s, f.seat):
            hand = s.farm(f.seat).hand
            for word in range(hand.words()):
                m.offer(OCCUPATION + word * KINDS, hand.word(word) & s.book.occupations.word(word))
        if f.b:
            self._offer_effects(s, f, m)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind == TRIGGER:
            trigger = s.book.asking[arg]
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b & ~_bit_of(s, trigger))
            s.tell("used", f.seat, trigger.card)
            s.push(trigger.effect.node, f.seat, f.actor, RUN)
        else:
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, arg, f.b, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        s.push(self.over.node, f.seat, f.actor, RUN, f.a)
        farm.lay_down(f.a)
        farm.occupations += 1
        farm.changed()
        s.tell("played", f.seat, f.a)
        come_into_play(s, f.seat, f.actor, f.a, self.gains_with)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == OCCUPATION and s.book.occupations.has(arg):
            if not s.farm(f.seat).hand.has(arg):
                why.note("A-14.1", NOT_IN_HAND, arg)
            else:
                self.affords(s, f, why)
        elif kind == TRIGGER and arg < len(s.book.asking):
            trigger = s.book.asking[arg]
            if f.b & _bit_of(s, trigger):
                trigger.effect.can(s, f, why)


def _bit_of(s: Board, trigger: On[State]) -> i64:
    """Where an effect stands among those that come before an occupation."""
    return s.book.kernel.window.bit_of(trigger, BEFORE_OCCUPATION)
