"""Passing until one calls: a player who is not asked again in every pause.

This is no rule but a service of a table: what it answers are ordinary moves, and the record shows them
like any other. A table keeps one waiver for each seat that a person holds:

    waiver = Waiver(seat)
    if asked_to_pass:
        waiver.waive(game, ROUND)          # from now on
    while (move := waiver.answer(game)) is not None:
        game.play_offered(move)            # before the person is asked anything
    waiver.call()                          # the person wants to be asked again
"""

from __future__ import annotations

from typing import Final

from bocage.core.game import Game
from bocage.core.kernel import owns
from bocage.core.menu import STOP, action_of

PHASE: Final = "phase"
ROUND: Final = "round"
SPANS: Final = (PHASE, ROUND)


class Waiver:
    """A seat's word that it will use no at-any-time effect until the phase or the round is over.

    It holds for pauses alone, where nothing else is asked (`Game.is_pause`); beside every other
    question the effects stand as ever. It ends by itself when its time is over, or when the seat gets a
    card with such an effect: the player has not said no to that one.

    Attributes:
        seat: whose word it is.
        span: until when it is given, one of SPANS; empty: the seat is asked.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.span = ""
        self._clock = (0, 0)
        self._cards: set[int] = set()

    @property
    def is_on(self) -> bool:
        """Whether the seat has given its word and not taken it back."""
        return self.span != ""

    def waive(self, game: Game, span: str = PHASE) -> None:
        """Pass all pauses from now on.

        Raises:
            ValueError: a span that there is not.
        """
        if span not in SPANS:
            raise ValueError(span)
        game.menu()
        self.span, self._clock, self._cards = span, game.state.clock(), _cards(game, self.seat)

    def call(self) -> None:
        """Be asked again."""
        self.span = ""

    def heed(self, game: Game) -> None:
        """End the word where it does not reach so far."""
        if self.is_on and (
            game.to_act is None
            or not self._is_running(game.state.clock())
            or not _cards(game, self.seat) <= self._cards
        ):
            self.call()

    def answer(self, game: Game) -> int | None:
        """The move that passes the open question, or None: ask the player."""
        self.heed(game)
        if not self.is_on or game.to_act != self.seat or not game.is_pause:
            return None
        return action_of(STOP, 0)

    def _is_running(self, clock: tuple[int, int]) -> bool:
        return clock[0] == self._clock[0] and (self.span == ROUND or clock == self._clock)


def _cards(game: Game, seat: int) -> set[int]:
    """The cards of a seat that have an at-any-time effect."""
    found: set[int] = set()
    for entry in game.kernel.catalogue.anytime:
        if owns(game.state, seat, entry.card):
            found.add(int(entry.card))
    return found
