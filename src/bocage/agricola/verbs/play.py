"""Building major improvements and playing cards from the hand (A-14)."""

from __future__ import annotations

from typing import Final

from bocage.agricola.actions import MAJOR, MINOR, OCCUPATION
from bocage.agricola.book import (
    BOOK,
    CARDS,
    FIRST_MAJOR,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    MAJORS,
    MINORS,
    NOTHING,
    OCCUPATIONS,
    minors_of,
    occupations_of,
)
from bocage.agricola.engine import CATALOGUE, KERNEL
from bocage.agricola.events import (
    BEFORE_OCCUPATION,
    IMPROVEMENT,
    OCCUPATION_PLAYED,
    START_OF_ROUND,
)
from bocage.agricola.prices import Price, card_prices, food_price, is_in, is_plainly_too_dear
from bocage.agricola.reach import can_reach, can_reach_any, can_reach_by_selling
from bocage.agricola.reasons import (
    NO_MAJORS_HERE,
    NO_OCCUPATION,
    NO_PLAYABLE_IMPROVEMENT,
    NO_PLAYABLE_MINOR,
    NOT_IN_HAND,
    NOT_ON_BOARD,
)
from bocage.agricola.state import Board
from bocage.agricola.switches import IMPOSSIBLE_EFFECT_BLOCKS_PLAY, SCHOLAR_GAIN_CARDS_SAME_ROUND
from bocage.agricola.verbs.house import Announce
from bocage.agricola.verbs.purchase import PAYING, Purchase
from bocage.agricola.verbs.selling import Sell
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import bit, lowest
from bocage.core.menu import STOP, TRIGGER, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import MUST_CHOOSE, Why, refuse

# What must hold before a card is played, by card.
REQUIRES: Final[list[list[Condition[Board]]]] = [[] for _ in range(CARDS)]


def can_play(s: Board, seat: i64, card: i64, why: Why | None) -> bool:
    """Whether a major or minor improvement could be paid and played by whoever holds it (A-14.2, A-14.8)."""
    farm = s.farm(seat)
    if why is None and is_plainly_too_dear(farm, card):
        return False
    for condition in REQUIRES[card]:
        if not condition.holds(s, seat, why):
            return False
    rule = "A-14.5" if card >= FIRST_MINOR else "A-14.6"
    if not can_reach_any(farm, card_prices(farm, card), rule, why):
        return False
    node = BOOK.nodes[card]
    if card < FIRST_MINOR or node == NOTHING or not s.has_switch(IMPOSSIBLE_EFFECT_BLOCKS_PLAY):
        return True
    return CATALOGUE.nodes[node].can(s, Frame(None, node, seat, seat, RUN, 0, 0, 0), why)


def playable_minors(s: Board, seat: i64) -> i64:
    """The minors in hand that can be played now."""
    found: i64 = 0
    rest = minors_of(s.farm(seat).hand0)
    while rest:
        if can_play(s, seat, FIRST_MINOR + lowest(rest), None):
            found |= rest & -rest
        rest &= rest - 1
    return found


def buildable_majors(s: Board, seat: i64) -> i64:
    """The majors on the supply board that can be built now."""
    found: i64 = 0
    rest = s.majors
    while rest:
        if can_play(s, seat, FIRST_MAJOR + lowest(rest), None):
            found |= rest & -rest
        rest &= rest - 1
    return found


class PassOn(Effect[Board]):
    """A traveling card goes to the left neighbour's hand, or out of a game for one (A-14.7)."""

    def run(self, s: Board, f: Frame) -> None:
        if s.seats > 1:
            left = (f.seat + 1) % s.seats
            s.farm(left).take_in_hand(f.a, True)
            s.tell("passed_on", f.seat, f.a, left)


class Improve(Purchase):
    """Build one major improvement or play one minor improvement.

    Args:
        majors: whether the action allows majors too, not minors alone.
        optional: as a part that may be left out (A-6.6).

    The frame holds the card being paid (a).
    """

    def __init__(self, majors: bool = False, optional: bool = False) -> None:
        super().__init__()
        self.majors: Final = majors
        self.optional: Final = optional
        self.pass_on: Final = PassOn()
        self.over: Final = Announce(IMPROVEMENT)

    def parts(self) -> list[Effect[Board]]:
        return [self.pass_on, self.over]

    def rule(self) -> str:
        return "A-14.6" if self.majors else "A-14.5"

    def prices(self, s: Board, f: Frame) -> list[Price]:
        return card_prices(s.farm(f.seat), f.a)

    def prompt(self, f: Frame) -> tuple[str, str]:
        if f.step == PAYING:
            return (self.rule(), "pay")
        return (self.rule(), "improve" if self.majors else "minor")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step == PAYING or not self.optional

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if self.majors and buildable_majors(s, f.seat):
            return True
        if playable_minors(s, f.seat):
            return True
        reason = NO_PLAYABLE_IMPROVEMENT if self.majors else NO_PLAYABLE_MINOR
        return refuse(why, self.rule(), reason)

    def run(self, s: Board, f: Frame) -> None:
        if not self.optional or self.can(s, f, None):
            s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        if self.majors:
            m.offer(MAJOR, buildable_majors(s, f.seat))
        m.offer(MINOR, playable_minors(s, f.seat))
        if self.optional:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind != STOP:
            card = arg + (FIRST_MAJOR if kind == MAJOR else FIRST_MINOR)
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, card, 0, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        s.push(self.over.node, f.seat, f.actor, RUN, f.a)
        if is_in(BOOK.travels, f.a):
            farm.leave_hand(f.a)
            s.push(self.pass_on.node, f.seat, f.actor, RUN, f.a)
        else:
            farm.lay_down(f.a)
            farm.changed()
        if f.a < FIRST_MINOR:
            s.majors &= ~bit(f.a - FIRST_MAJOR)
        s.tell("played", f.seat, f.a)
        come_into_play(s, f.seat, f.actor, f.a)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == MAJOR and arg < MAJORS:
            if not self.majors:
                why.note("A-14.6", NO_MAJORS_HERE)
            elif (s.majors >> arg) & 1 == 0:
                why.note("A-1.3", NOT_ON_BOARD, FIRST_MAJOR + arg)
            else:
                can_play(s, f.seat, FIRST_MAJOR + arg, why)
        elif kind == MINOR and arg < MINORS:
            if (minors_of(s.farm(f.seat).hand0) >> arg) & 1 == 0:
                why.note("A-14.1", NOT_IN_HAND, FIRST_MINOR + arg)
            else:
                can_play(s, f.seat, FIRST_MINOR + arg, why)
        elif kind == STOP:
            why.note("A-6.2", MUST_CHOOSE)


def come_into_play(s: Board, seat: i64, actor: i64, card: i64) -> None:
    """What a card does at once; one that comes at the start of a round hears that too (AR-17)."""
    if s.starting:
        gains = s.has_switch(SCHOLAR_GAIN_CARDS_SAME_ROUND)
        KERNEL.join_window(s, seat, START_OF_ROUND, card, gains)
    node = BOOK.nodes[card]
    if node != NOTHING:
        s.before_effect(seat, actor)
        s.push(node, seat, actor, RUN)


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

    The frame holds the card being paid (a) and the effects that wait (b).
    """

    def __init__(self, where: int) -> None:
        super().__init__()
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
        if occupations_of(farm.hand0, farm.hand1) == 0:
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
        if s.farm(seat).cards0 & CATALOGUE.listening0[BEFORE_OCCUPATION] or (
            s.farm(seat).cards1 & CATALOGUE.listening1[BEFORE_OCCUPATION]
        ):
            for trigger in CATALOGUE.triggers[BEFORE_OCCUPATION]:
                if trigger.number >= 0 and s.farm(seat).owns(trigger.card):
                    found |= bit(trigger.number)
        return found

    def _possible(self, s: Board, seat: i64, waiting: i64) -> i64:
        found: i64 = 0
        while waiting:
            place = lowest(waiting)
            waiting &= waiting - 1
            effect = CATALOGUE.asking[place].effect
            if effect.can(s, Frame(None, effect.node, seat, seat, RUN, 0, 0, 0), None):
                found |= bit(place)
        return found

    def _after_effects(self, s: Board, seat: i64, waiting: i64) -> bool:
        """Whether the occupation can be paid after one of the effects that wait, perhaps after exchanges."""
        price = food_price(occupation_price(s, seat, self.where))[0]
        while waiting:
            effect = CATALOGUE.asking[lowest(waiting)].effect
            waiting &= waiting - 1
            if isinstance(effect, Sell) and can_reach_by_selling(
                s.farm(seat), price, effect.goods, effect.count(s, seat)
            ):
                return True
        return False

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, 0, self._waiting(s, f.seat))

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.step == PAYING:
            super().menu(s, f, m)
            return
        farm = s.farm(f.seat)
        if self._affordable(s, f.seat):
            m.offer(OCCUPATION, occupations_of(farm.hand0, farm.hand1))
        m.offer(TRIGGER, self._possible(s, f.seat, f.b))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind == TRIGGER:
            trigger = CATALOGUE.asking[arg]
            s.push(self.node, f.seat, f.actor, ASK, 0, f.b & ~bit(arg))
            s.tell("used", f.seat, trigger.card)
            s.push(trigger.effect.node, f.seat, f.actor, RUN)
        else:
            card = FIRST_OCCUPATION + arg
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, card, f.b, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        s.push(self.over.node, f.seat, f.actor, RUN, f.a)
        farm.lay_down(f.a)
        farm.occupations += 1
        farm.changed()
        s.tell("played", f.seat, f.a)
        come_into_play(s, f.seat, f.actor, f.a)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == OCCUPATION and arg < OCCUPATIONS:
            farm = s.farm(f.seat)
            if (occupations_of(farm.hand0, farm.hand1) >> arg) & 1 == 0:
                why.note("A-14.1", NOT_IN_HAND, FIRST_OCCUPATION + arg)
            else:
                self.affords(s, f, why)
        elif kind == TRIGGER and arg < len(CATALOGUE.asking) and (f.b >> arg) & 1:
            CATALOGUE.asking[arg].effect.can(s, f, why)
