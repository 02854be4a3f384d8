"""Random play, compiled with the engine: for simulation, measurement and search."""

from __future__ import annotations

from typing import Final

from bocage.core.chance import Dice
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import State

_PRIME: Final = 16777619
_WORD: Final = 0xFFFFFFFF


class Playout:
    """What came of playing on at random.

    Attributes:
        decisions: how many there were, chance included.
        checksum: depends on every action.
    """

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.checksum: i64 = 2166136261

    def note(self, action: i64) -> None:
        """Count one action."""
        self.decisions += 1
        self.checksum = ((self.checksum ^ action) * _PRIME) & _WORD


def play_out(kernel: Kernel, state: State, dice: Dice, limit: int = 1_000_000) -> Playout:
    """Play on at random, idle actions left out, to the end of the game or the limit of decisions."""
    result = Playout()
    menu = Menu()
    kernel.settle(state, menu)
    most: i64 = limit
    while menu.count and result.decisions < most:
        action = menu.pick(dice.below(menu.size()))
        result.note(action)
        kernel.answer(state, action)
        kernel.settle(state, menu)
    return result
