"""The mulligan: throwing back all cards of one type for a set one card smaller (A-19.6)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.effects import Effect
from bocage.core.menu import OPTION, STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.dealing import DEAL, HAND, schedule_deal
from bocage.games.agricola.rules.reasons import NO_CARD_YET
from bocage.games.agricola.rules.state import Board

THROW_OCCUPATIONS: Final = 0
THROW_MINORS: Final = 1


class Mulligan(Effect[Board]):
    """A seat keeps its hand, or throws back one type; then it is asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-19.6", "mulligan")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        types: i64 = 0
        if _can_deal(farm.hand.common(s.book.occupations), s.occupations):
            types |= 1
        if _can_deal(farm.hand.common(s.book.minors), s.minors):
            types |= 2
        m.offer(OPTION, types)
        m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        farm = s.farm(f.seat)
        s.push(self.node, f.seat, f.actor, ASK)
        s.thrown = farm.hand.common(s.book.minors if arg == THROW_MINORS else s.book.occupations)
        farm.hand = farm.hand.without(s.thrown)
        s.push(PUT_BACK.node, NATURE, NATURE, RUN, 0, arg)
        dealt = s.thrown.size() - 1
        if dealt > 0:
            s.push(DEAL.node, NATURE, NATURE, ASK, f.seat, dealt, arg)
        s.tell("mulligan", f.seat, arg, dealt)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == OPTION and arg <= THROW_MINORS:
            why.note("A-19.6", NO_CARD_YET)


def _can_deal(held: BitSet, box: BitSet) -> bool:
    """Whether there is a set to throw back, and enough cards for a new one."""
    return not held.is_empty() and box.size() >= held.size() - 1


class ReturnThrown(Effect[Board]):
    """Thrown cards go back to the box once the new ones are dealt; minors (1) or occupations (b)."""

    def run(self, s: Board, f: Frame) -> None:
        if f.b == THROW_MINORS:
            s.minors = s.minors.joined(s.thrown)
        else:
            s.occupations = s.occupations.joined(s.thrown)
        s.thrown = EMPTY


MULLIGAN: Final = Mulligan()
PUT_BACK: Final = ReturnThrown()


def enter_mulligan(book: Book) -> None:
    """Give the mulligan its addresses."""
    book.add("mulligan", MULLIGAN)
    book.add("put_back", PUT_BACK)


def schedule_mulligans(s: Board) -> None:
    """All are dealt a hand, then each in turn may throw cards back."""
    for seat in range(s.seats - 1, -1, -1):
        s.push(MULLIGAN.node, seat, seat, ASK)
    schedule_deal(s, HAND)
