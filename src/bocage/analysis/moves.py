"""The moves of a finished or running game, compound ones as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bocage.bots.advice import adviser_for
from bocage.core.game import Game
from bocage.core.state import NATURE


@dataclass(frozen=True)
class WholeMove:
    """All answers that a seat gave in a row for one move.

    Attributes:
        number: of the first answer in the record, from 1.
        seat: who moved; actions: the answers.
        before: the game when the first question was asked.
    """

    number: int
    seat: int
    actions: tuple[int, ...]
    before: Game


def moves_of(fresh: Game, played: list[tuple[int, int]]) -> Iterator[WholeMove]:
    """Group (seat, action) pairs into moves; chance is played and left out. Changes `fresh`."""
    adviser = adviser_for(fresh.id)
    begun: WholeMove | None = None
    for number, (seat, action) in enumerate(played, start=1):
        new = begun is None or seat != begun.seat or adviser.begins_move(fresh.state, fresh.menu())
        if begun is not None and new:
            yield begun
            begun = None
        if seat != NATURE:
            actions = (action,) if begun is None else (*begun.actions, action)
            begun = (
                WholeMove(number, seat, actions, fresh.copy())
                if begun is None
                else WholeMove(begun.number, seat, actions, begun.before)
            )
        fresh.play(action)
    if begun is not None:
        yield begun
