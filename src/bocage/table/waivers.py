"""Passing until one calls: the table answers for a player who is asked about what is always possible.

A window is **pure** when nothing but at-any-time effects is offered: passing it loses nothing that will not
be offered again. Windows that belong to one moment, with effects that happen then or never, are never passed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, ARGUMENTS, STOP
from bocage.table.wire.play import Span
from bocage.wording import phase_name

PHASE: Final = "phase"
ROUND: Final = "round"
QUESTIONS: Final = frozenset({"window", "pause"})


@dataclass(frozen=True)
class Waiver:
    """Not to be asked again in this phase, or in this round.

    Attributes:
        until: the end of which it lasts to, PHASE or ROUND.
        round, phase: those in which it was said.
    """

    until: Span
    round: int
    phase: str

    def holds(self, round: int, phase: str) -> bool:
        """Whether it still lasts."""
        return self.round == round and (self.until == ROUND or self.phase == phase)


def phase_of(game: Game) -> str:
    """What tells one phase from the next."""
    return phase_name(game, "en")


def is_pure_window(game: Game) -> bool:
    """Whether the open question only offers what may be done at any time, and can be passed."""
    if game.to_act is None or game.to_act < 0 or game.prompt[1] not in QUESTIONS:
        return False
    can_stop = False
    for action in game.legal_actions():
        kind = action // ARGUMENTS
        can_stop = can_stop or kind == STOP
        if kind not in (STOP, ANYTIME):
            return False
    return can_stop
