"""The windows of this game."""

from __future__ import annotations

from bocage.core.cards import Catalogue
from bocage.core.kernel import Window
from bocage.core.menu import KINDS, TRIGGER, Menu
from bocage.core.native import i64
from bocage.core.state import Frame, State


class Reactions(Window):
    """A window that closes as soon as none of its effects is possible.

    An effect is possible as soon as exchanges make it so (A-15.6), so none can open it later; and
    exchanges themselves stand beside the questions that follow (A-13.7).
    """

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.skips_forced = True  # moments for exchanges alone are pauses of their own

    def menu(self, s: State, f: Frame, m: Menu) -> None:
        super().menu(s, f, m)
        place: i64 = 0
        while place < m.count:
            if m.kind_at(place) % KINDS == TRIGGER:
                return
            place += 1
        m.clear()
