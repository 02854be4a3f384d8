"""One game at a time: what a seat sees and may do, and playing by the numbers of actions."""

from __future__ import annotations

from typing import Final

from bocage.core.game import Game
from bocage.core.native import i64, mypyc_attr
from bocage.envs.stepping.rows import ActionTable, Encoder, RowWriter

# Answers of `Sight.play` that are no seat; -1 is chance's.
OVER: Final = -2
REFUSED: Final = -3


@mypyc_attr(acyclic=True)
class Sight:
    """Looks at games of one kind. What it gives is nobody else's: it may be kept and changed."""

    def __init__(self, encoder: Encoder, table: ActionTable) -> None:
        self.encoder: Final = encoder
        self.table: Final = table
        self._row: Final = RowWriter(is_open=True)
        self._nothing: Final = bytearray()  # and bytes make a new one, quicker than a call

    def seen(self, game: Game, seat: i64) -> bytearray:
        """What a seat sees: one byte for each count and flag."""
        row = self._row
        row.clear()
        game.menu()
        self.encoder.write(game.state, seat, row)
        row.end_flags()
        return self._nothing + row.numbers.getvalue()

    def allowed(self, game: Game) -> bytearray:
        """What is open to whoever is to decide: one byte for each action."""
        row = self._row
        row.clear()
        row.mask(game.menu(), self.table)
        return self._nothing + row.numbers.getvalue()

    def both(self, game: Game, seat: i64) -> tuple[bytearray, bytearray]:
        """What the seat that is to decide sees, and what is open to it."""
        return self.seen(game, seat), self.allowed(game)

    def play(self, game: Game, number: i64) -> i64:
        """Carry out the action with this number; returns the seat that is to decide then, or OVER.

        REFUSED if it is not allowed: nothing has changed.
        """
        actions = self.table.actions
        if number < 0 or number >= len(actions) or not game.menu().has(actions[number]):
            return REFUSED
        game.play_offered(actions[number])
        top = game.state.top
        if top is None or game.menu().count == 0:
            return OVER
        return top.seat
