"""Adding farm expansions (C-3.3, C-10.12)."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.games.creatures.rules.actions import EXPAND
from bocage.games.creatures.rules.events import EXPANDED
from bocage.games.creatures.rules.reasons import MUST_EXPAND, NO_EXPANSIONS_LEFT
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import EXPANSION_MANDATORY_WHEN_AVAILABLE


class Expand(Effect[Board]):
    """Add one expansion on the left or on the right, if one is left and nothing forbids it."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("C-10.12", "expand")

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if s.expansions == 0:
            return refuse(why, "C-1.5", NO_EXPANSIONS_LEFT)
        farm = s.farm(f.seat)
        if farm.cards.meets(s.book.expanding_tiles):
            for answer in s.book.expanding:
                if farm.cards.has(answer.tile) and not answer.may_expand(farm):
                    return refuse(why, answer.rule, answer.reason())
        return True

    def run(self, s: Board, f: Frame) -> None:
        if self.can(s, f, None):
            s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(EXPAND, 3)
        if not s.has_switch(EXPANSION_MANDATORY_WHEN_AVAILABLE):
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        s.expansions -= 1
        s.farm(f.seat).expand(arg == 1)
        s.tell("expanded", f.seat, arg)
        s.book.kernel.fire(s, EXPANDED, f.seat)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("R-09", MUST_EXPAND)
