"""Passing until one calls: a player who is not asked again in every pause.

This is no rule but a service of a table: what it answers are ordinary moves, and the record shows them
like any other. A table keeps one waiver for each seat that a person holds:

    waiver = Waiver(seat)
    if asked_to_pass:
        waiver.waive(game, ROUND)          # from this pause on
    while (move := waiver.answer(game)) is not None:
        game.play_offered(move)            # before the person is asked anything
    waiver.call()                          # the person wants to be asked again
"""

from __future__ import annotations

from typing import Final

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, action_of, kind_of

PHASE: Final = "phase"
ROUND: Final = "round"
SPANS: Final = (PHASE, ROUND)


class Waiver:
    """A seat's word that it will use no at-any-time effect until the phase or the round is over.

    It holds for pauses alone, where nothing else is asked (`Game.is_pause`); beside every other
    question the effects stand as ever. It ends by itself when its time is over, or when an effect is on
    offer that was not when the word was given: the player has not said no to that one.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._span = ""
        self._clock = (0, 0)
        self._offered: set[int] = set()

    @property
    def is_on(self) -> bool:
        """Whether the seat has given its word and not taken it back."""
        return self._span != ""

    def waive(self, game: Game, span: str = PHASE) -> bool:
        """Pass this pause and those like it; False where the seat is not asked in a pause.

        Raises:
            ValueError: a span that there is not.
        """
        if span not in SPANS:
            raise ValueError(span)
        if game.to_act != self.seat or not game.is_pause:
            return False
        self._span, self._clock, self._offered = span, game.state.clock(), _offered(game)
        return True

    def call(self) -> None:
        """Be asked again."""
        self._span = ""

    def answer(self, game: Game) -> int | None:
        """The move that passes the open question, or None: ask the player."""
        if not self.is_on or game.to_act is None:
            return None
        if not self._is_running(game.state.clock()):
            self.call()
            return None
        if game.to_act != self.seat or not game.is_pause:
            return None
        if _offered(game) - self._offered:
            self.call()
            return None
        return action_of(STOP, 0)

    def _is_running(self, clock: tuple[int, int]) -> bool:
        return clock[0] == self._clock[0] and (self._span == ROUND or clock == self._clock)


def _offered(game: Game) -> set[int]:
    """The at-any-time effects on offer."""
    return {action for action in game.legal_actions() if kind_of(action) == ANYTIME}
