"""Whether a game can be played on from a position that somebody wrote: it is tried, on copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bocage.core.chance import Dice
from bocage.core.errors import BadPosition
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.state import State

TRIALS: Final = 2
S = TypeVar("S", bound=State)


def check_playable(
    copy: Callable[[], S],
    kernel: Kernel,
    longest: int,
    is_sound: Callable[[S], bool],
    ends_soundly: Callable[[S], bool],
) -> None:
    """Refuse a state from which random play comes to no sound end within so many decisions.

    Raises:
        BadPosition: the agenda asks for something that is not there.
    """
    for seed in range(TRIALS):
        try:
            sound = _plays_soundly(copy(), kernel, longest, is_sound, ends_soundly, Dice(seed))
        # What effects run into when they meet a state that play never reaches, compiled or not.
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
            sound = False
        if not sound:
            raise BadPosition("position-agenda")


def _plays_soundly(
    state: S,
    kernel: Kernel,
    longest: int,
    is_sound: Callable[[S], bool],
    ends_soundly: Callable[[S], bool],
    dice: Dice,
) -> bool:
    menu = Menu()
    kernel.settle(state, menu)
    for _ in range(longest):
        if not is_sound(state):
            return False
        if menu.count == 0:
            return ends_soundly(state)
        kernel.answer(state, menu.pick(dice.below(menu.size())))
        kernel.settle(state, menu)
    return False
