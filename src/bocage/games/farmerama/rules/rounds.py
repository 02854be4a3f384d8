"""The course of the game for two to four players (F-12 to F-19, F-41, F-50, F-51, F-57, F-58)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Chance, Effect
from bocage.core.lanes import bit, popcount
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Why
from bocage.games.farmerama.rules.actions import CHIEF, DRAW
from bocage.games.farmerama.rules.awards import AWARDS
from bocage.games.farmerama.rules.choosing import CHOICES
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.reasons import NOT_UNSEEN
from bocage.games.farmerama.rules.state import THREE_PLAYERS, Board
from bocage.games.farmerama.rules.work import WORK


class FirstChief(Chance[Board]):
    """Chance names the first holder of the chief sheep (F-55)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-55", "chief")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(CHIEF, bit(s.seats) - 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.chief = arg
        s.tell("chief", arg)


class Round(Effect[Board]):
    """One round: choose, award, carry out, clean up (F-19)."""

    def run(self, s: Board, f: Frame) -> None:
        s.round += 1
        # F-41: an order only for shortages; it begins with the chief sheep or moves on every round.
        s.first = s.chief if s.seats == THREE_PLAYERS else (s.round - 1) % s.seats
        s.tell("round", s.first, s.round)
        s.push(CLEANUP.node, NATURE, NATURE, RUN)
        turn = s.seats - 1
        while turn >= 0:
            seat = (s.first + turn) % s.seats
            s.push(WORK.node, seat, seat, RUN)
            turn -= 1
        s.push(AWARDS.node, NATURE, NATURE, RUN)
        s.push(CHOICES.node, NATURE, NATURE, RUN)


class Cleanup(Effect[Board]):
    """Cards back, the wheel goes on, the display is filled, or the game is over (F-50, F-51, F-58)."""

    def run(self, s: Board, f: Frame) -> None:
        for seat in range(s.seats):
            s.farm(seat).chosen = 0
        s.open_cards = False
        s.wheel = (s.wheel + 1) % s.parts.positions
        fair = s.seats != THREE_PLAYERS or s.round % THREE_PLAYERS == 0
        if s.seats == THREE_PLAYERS:
            s.chief = (s.chief + 1) % s.seats
        if s.last and fair:
            return
        missing = s.parts.display_size - popcount(s.display)
        if missing > s.stack:
            if fair:
                return
            # F-58: the removed buildings join the stack for the rounds that are still due.
            s.last = True
            s.stack = popcount(s.unseen)
        s.push(ROUND.node, NATURE, NATURE, RUN)
        if missing:
            s.push(DEAL.node, NATURE, NATURE, ASK, missing)


class Deal(Chance[Board]):
    """Chance turns up buildings, so many (a); removed ones were never seen, so all unseen are alike."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("F-13", "draw")

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(DRAW, s.unseen)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        s.unseen &= ~bit(arg)
        s.display |= bit(arg)
        s.stack -= 1
        s.tell("drawn", NATURE, arg)
        if f.a > 1:
            s.push(self.node, NATURE, NATURE, ASK, f.a - 1)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == DRAW:
            why.note("F-13", NOT_UNSEEN, arg)


FIRST_CHIEF: Final = FirstChief()
ROUND: Final = Round()
CLEANUP: Final = Cleanup()
DEAL: Final = Deal()
CATALOGUE.add("first_chief", FIRST_CHIEF)
CATALOGUE.add("round", ROUND)
CATALOGUE.add("cleanup", CLEANUP)
CATALOGUE.add("deal", DEAL)
