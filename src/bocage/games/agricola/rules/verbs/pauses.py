"""Pauses between the turns, in which only at-any-time effects happen (A-13.7)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Pause
from bocage.core.lanes import bit
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, Frame
from bocage.games.agricola.rules.foresight import breeding_could_change
from bocage.games.agricola.rules.goods import ANIMALS
from bocage.games.agricola.rules.state import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class SilentPause(Pause[Board]):
    """A pause that is put while it matters, and passed silently else.

    Args:
        key: what comes next, for the message `ask-agricola-pause-<key>`.
    """

    def __init__(self, rule: str, key: str) -> None:
        super().__init__(rule)
        self.name: Final = f"pause-{key}"

    def matters(self, s: Board, f: Frame) -> bool:
        """Whether something can be done here that could not be done at the next question."""
        return True

    def run(self, s: Board, f: Frame) -> None:
        if self.matters(s, f):
            s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c)

    def prompt(self, f: Frame) -> tuple[str, str]:
        return (self.rule, self.name)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if self.matters(s, f):
            m.offer(STOP, 1)


class BeforeBreeding(SilentPause):
    """The last chance to cook or exchange animals before these kinds, or all, breed (W-20, AR-58)."""

    def __init__(self, rule: str, *names: str) -> None:
        super().__init__(rule, "breeding")
        kinds: i64 = 0
        for name in names or ANIMALS:
            kinds |= bit(ANIMALS.index(name))
        self.kinds: Final[i64] = kinds

    def matters(self, s: Board, f: Frame) -> bool:
        return breeding_could_change(s.farm(f.seat), self.kinds)
