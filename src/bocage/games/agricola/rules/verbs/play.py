"""Building major improvements and playing minor ones from the hand (A-14)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD, BitSet
from bocage.core.effects import Effect
from bocage.core.lanes import lowest
from bocage.core.menu import KINDS, STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import MUST_CHOOSE, Why, refuse
from bocage.games.agricola.rules.actions import MAJOR, MINOR
from bocage.games.agricola.rules.book import NOTHING
from bocage.games.agricola.rules.events import (
    IMPROVEMENT,
    START_OF_ROUND,
)
from bocage.games.agricola.rules.prices import (
    Price,
    card_prices,
    is_plainly_payable,
    not_too_dear,
)
from bocage.games.agricola.rules.reach import can_reach_any
from bocage.games.agricola.rules.reasons import (
    NO_MAJORS_HERE,
    NO_PLAYABLE_IMPROVEMENT,
    NO_PLAYABLE_MINOR,
    NOT_IN_HAND,
    NOT_ON_BOARD,
)
from bocage.games.agricola.rules.state import Board, context_of
from bocage.games.agricola.rules.switches import IMPOSSIBLE_EFFECT_BLOCKS_PLAY
from bocage.games.agricola.rules.verbs.house import Announce
from bocage.games.agricola.rules.verbs.purchase import PAYING, Purchase


def can_play(s: Board, seat: i64, card: i64, why: Why | None) -> bool:
    """Whether a major or minor improvement could be paid and played by whoever holds it (A-14.2, A-14.8)."""
    farm = s.farm(seat)
    for condition in s.book.requires[card]:
        if not condition.holds(s, seat, why):
            return False
    is_major = s.book.majors.has(card)
    rule = "A-14.6" if is_major else "A-14.5"
    if not is_plainly_payable(farm, card) and not can_reach_any(farm, card_prices(farm, card), rule, why):
        return False
    node = s.book.on_play[card]
    if is_major or node == NOTHING or not s.has_switch(IMPOSSIBLE_EFFECT_BLOCKS_PLAY):
        return True
    return s.book.stations[node].effect.can(s, context_of(seat), why)


def is_one_playable(s: Board, seat: i64, cards: BitSet, among: BitSet) -> bool:
    """Whether one of these cards that are of a sort can be played now."""
    farm = s.farm(seat)
    for word in range(cards.words()):
        rest = not_too_dear(farm, cards.word(word) & among.word(word), word)
        while rest:
            if can_play(s, seat, word * WORD + lowest(rest), None):
                return True
            rest &= rest - 1
    return False


def offer_playable(s: Board, seat: i64, cards: BitSet, among: BitSet, kind: i64, m: Menu) -> None:
    """Offer those of these cards of a sort that can be played now."""
    farm = s.farm(seat)
    for word in range(cards.words()):
        found: i64 = 0
        rest = not_too_dear(farm, cards.word(word) & among.word(word), word)
        while rest:
            if can_play(s, seat, word * WORD + lowest(rest), None):
                found |= rest & -rest
            rest &= rest - 1
        m.offer(kind + word * KINDS, found)


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
        gains_with: a ruling without which a card played at the start of a round brings nothing then (AR-17).

    The frame holds the card being paid (a).
    """

    def __init__(self, majors: bool = False, optional: bool = False, gains_with: int = 0) -> None:
        super().__init__()
        self.gains_with: Final[i64] = gains_with
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

    def is_answerable(self, s: Board, f: Frame) -> bool:
        """The same as by the menu, but one card is enough: looked for beside every exchange."""
        if f.step == PAYING:
            return super().is_answerable(s, f)
        return self.optional or self.can(s, f, None)

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if self.majors and is_one_playable(s, f.seat, s.majors, s.book.majors):
            return True
        if is_one_playable(s, f.seat, s.farm(f.seat).hand, s.book.minors):
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
            offer_playable(s, f.seat, s.majors, s.book.majors, MAJOR, m)
        offer_playable(s, f.seat, s.farm(f.seat).hand, s.book.minors, MINOR, m)
        if self.optional:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.step == PAYING:
            super().answer(s, f, kind, arg)
        elif kind != STOP:
            self.charge(s, Frame(None, self.node, f.seat, f.actor, ASK, arg, 0, 0))

    def bought(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        s.push(self.over.node, f.seat, f.actor, RUN, f.a)
        if s.book.travels.has(f.a):
            farm.leave_hand(f.a)
            s.push(self.pass_on.node, f.seat, f.actor, RUN, f.a)
        else:
            farm.lay_down(f.a)
            farm.changed()
        if s.book.majors.has(f.a):
            s.majors = s.majors.minus(f.a)
        s.tell("played", f.seat, f.a)
        come_into_play(s, f.seat, f.actor, f.a, self.gains_with)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if f.step == PAYING:
            super().explain(s, f, kind, arg, why)
        elif kind == MAJOR and s.book.majors.has(arg):
            if not self.majors:
                why.note("A-14.6", NO_MAJORS_HERE)
            elif not s.majors.has(arg):
                why.note("A-1.3", NOT_ON_BOARD, arg)
            else:
                can_play(s, f.seat, arg, why)
        elif kind == MINOR and s.book.minors.has(arg):
            if not s.farm(f.seat).hand.has(arg):
                why.note("A-14.1", NOT_IN_HAND, arg)
            else:
                can_play(s, f.seat, arg, why)
        elif kind == STOP:
            why.note("A-6.2", MUST_CHOOSE)


def come_into_play(s: Board, seat: i64, actor: i64, card: i64, gains_with: i64) -> None:
    """What a card does at once; one that comes at the start of a round hears that too (AR-17)."""
    if s.starting:
        gains = gains_with == 0 or s.has_switch(gains_with)
        s.book.kernel.join_window(s, seat, START_OF_ROUND, card, gains)
    node = s.book.on_play[card]
    if node != NOTHING:
        s.before_effect(seat, actor)
        s.push(node, seat, actor, RUN)
