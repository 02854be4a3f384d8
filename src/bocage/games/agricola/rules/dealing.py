"""Dealing hand cards (A-2.3)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Chance
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.actions import DEAL_MINOR, DEAL_OCCUPATION
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.reasons import NOT_IN_DECK
from bocage.games.agricola.rules.state import Board

HAND: Final = 7  # cards of each type


class DealCards(Chance[Board]):
    """Chance deals one card to a seat (a); so many are to come (b); minors (1) or occupations (0) (c).

    Args:
        to_pack: into a pack to choose from, not into the hand (A-19.6).
    """

    def __init__(self, to_pack: bool) -> None:
        super().__init__()
        self.to_pack: Final = to_pack

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-2.3", "deal")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if f.c:
            m.offer_set(DEAL_MINOR, s.minors)
        else:
            m.offer_set(DEAL_OCCUPATION, s.occupations)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if f.b > 1:
            s.push(self.node, NATURE, NATURE, ASK, f.a, f.b - 1, f.c)
        if kind == DEAL_MINOR:
            s.minors = s.minors.minus(arg)
        else:
            s.occupations = s.occupations.minus(arg)
        if self.to_pack:
            s.farm(f.a).take_in_pack(arg)
        else:
            s.farm(f.a).take_in_hand(arg, False)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        cards = s.book.minors if kind == DEAL_MINOR else s.book.occupations
        if kind in (DEAL_MINOR, DEAL_OCCUPATION) and cards.has(arg):
            why.note("A-2.3", NOT_IN_DECK, arg)


DEAL: Final = DealCards(to_pack=False)
DEAL_PACK: Final = DealCards(to_pack=True)


def enter_dealing(book: Book) -> None:
    """Give the dealing of cards its addresses."""
    book.add("deal", DEAL)
    book.add("deal_pack", DEAL_PACK)


def schedule_deal(s: Board, count: i64) -> None:
    """So many occupations and minors into the hand of every seat."""
    for seat in range(s.seats - 1, -1, -1):
        s.push(DEAL.node, NATURE, NATURE, ASK, seat, count, 1)
        s.push(DEAL.node, NATURE, NATURE, ASK, seat, count, 0)


def schedule_packs(s: Board, count: i64, minors: bool, occupations: bool) -> None:
    """So many cards of a type, or of both, into a pack for every seat."""
    for seat in range(s.seats - 1, -1, -1):
        if minors:
            s.push(DEAL_PACK.node, NATURE, NATURE, ASK, seat, count, 1)
        if occupations:
            s.push(DEAL_PACK.node, NATURE, NATURE, ASK, seat, count, 0)
