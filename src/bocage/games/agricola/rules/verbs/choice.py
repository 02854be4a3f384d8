"""One of several effects, or one or both of two actions (A-6.6)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Choose, Effect
from bocage.core.lanes import bit
from bocage.core.menu import OPTION, STOP, Menu, action_of
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why
from bocage.games.agricola.rules.reasons import AT_LEAST_ONE, tell_also
from bocage.games.agricola.rules.state import Board, context_of


class OneOf(Choose[Board]):
    """One of several effects. What can be eaten beside it does not make one possible answer a question.

    An exchange opens none that was closed: each effect is possible as soon as exchanges make it so (A-15.6).
    """

    def __init__(self, *effects: Effect[Board], rule: str = "") -> None:
        super().__init__(*effects, rule=rule)
        self.skips_forced = True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (super().prompt(f)[0], "which")


class AndOr(Effect[Board]):
    """Carry out one or both of two actions, in either order, each once (A-6.6).

    Args:
        switch: a ruling with which one may change back to the first (AR-32).

    The frame says which are done (b).
    """

    def __init__(self, first: Effect[Board], second: Effect[Board], rule: str, switch: int = 0) -> None:
        super().__init__()
        self.skips_forced = True
        self.first: Final = first
        self.second: Final = second
        self.effects: Final[list[Effect[Board]]] = [first, second]
        self.rule: Final = rule
        self.switch: Final[i64] = switch

    def parts(self) -> list[Effect[Board]]:
        return self.effects

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, "and-or")

    def binds(self, s: Board, f: Frame) -> bool:
        return f.b == 0

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        context = context_of(f.seat)
        if self.first.can(s, context, None) or self.second.can(s, context, None):
            return True
        if why is not None:  # neither is possible: both are told
            for effect in self.effects:
                half = Why()
                effect.can(s, f, half)
                tell_also(why, half)
        return False

    def _open(self, s: Board, f: Frame) -> i64:
        """Which of the two are possible."""
        context = context_of(f.seat)
        found: i64 = 1 if self.first.can(s, context, None) else 0
        if self.second.can(s, context, None):
            found |= 2
        return found

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        done = f.b
        if self.switch and s.has_switch(self.switch) and done:
            done = bit(f.a)  # back to the other one, as often as one likes
        m.offer(OPTION, self._open(s, f) & ~done)
        if f.b:
            m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == STOP:
            return
        s.push(self.node, f.seat, f.actor, ASK, arg, f.b | bit(arg))
        s.push(self.effects[arg].node, f.seat, f.actor, RUN)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == STOP:
            why.note("A-6.7", AT_LEAST_ONE)
        elif kind == OPTION:
            if arg < 2 and not (f.b >> arg) & 1:
                self.effects[arg].can(s, f, why)
        else:
            self._explain_ahead(s, f, kind, arg, why)

    def _explain_ahead(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        """What the two actions themselves would say, as far as they are not done."""
        for place in range(2):
            effect = self.effects[place]
            context = Frame(None, effect.node, f.seat, f.actor, ASK, 0, 0, 0)
            menu = Menu()
            effect.menu(s, context, menu)
            if not (f.b >> place) & 1 and not menu.has(action_of(kind, arg)):
                effect.explain(s, context, kind, arg, why)
