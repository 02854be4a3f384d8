"""Passing until one calls: a person who is not asked in every pause whether an effect is used.

No rule but a service of the table: what it answers are ordinary moves.
"""

from __future__ import annotations

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, action_of, kind_of
from bocage.terminal.screen import Screen
from bocage.wording import phase_name

PHASE = "phase"
ROUND = "round"
PAUSES = ("window", "pause")  # the questions whether something is used at all
GO_ON = action_of(STOP, 0)


def is_pause(game: Game) -> bool:
    """Whether nothing is asked but whether at-any-time effects are used now."""
    if game.prompt[1] not in PAUSES:
        return False
    idle = set(game.idle_actions())
    kinds = {kind_of(action) for action in game.legal_actions() if action not in idle}
    return STOP in kinds and kinds <= {STOP, ANYTIME}


class Passing:
    """The word of a person to use no at-any-time effect until the phase or the round is over.

    It ends by itself with that, or when an effect is on offer that was not when the word was given: the
    person has not said no to that one.

    Attributes:
        count: how often was passed since the person was last asked something.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._span = ""
        self._moment = (0, "")
        self._declined: set[int] = set()
        self.count = 0

    def begin(self, game: Game, span: str) -> bool:
        """Pass this pause and those that follow; False where something else is asked."""
        if not is_pause(game):
            return False
        self._span, self._moment, self._declined = span, self._now(game), _effects(game)
        return True

    def end(self) -> None:
        """Be asked again."""
        self._span = ""

    def answer(self, game: Game) -> int | None:
        """What passes the open question of this person; None: ask."""
        if not self._span:
            return None
        now = self._now(game)
        is_over = now[0] != self._moment[0] or (self._span == PHASE and now != self._moment)
        if is_over or (is_pause(game) and not _effects(game) <= self._declined):
            self.end()
            return None
        if not is_pause(game):
            return None
        self.count += 1
        return GO_ON

    def _now(self, game: Game) -> tuple[int, str]:
        return self._screen.round(game), phase_name(game, self._screen.lang)


def _effects(game: Game) -> set[int]:
    return {action for action in game.legal_actions() if kind_of(action) == ANYTIME}
