"""What happened at the table, and the way back within a turn."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.core.events import Chronicle, Event
from bocage.core.game import Game


@dataclass
class _Step:
    """A position to go back to: the game and how much had happened."""

    game: Game
    events: int


class TableHistory:
    """Follows one game: its events, what each seat has been told, and the steps of the running turn.

    A turn ends for the way back when anybody else, or chance, has decided, or something was revealed.

    Args:
        barriers: the events that reveal something.

    Attributes:
        game: the game as it stands.
    """

    def __init__(self, game: Game, barriers: frozenset[str] = frozenset()) -> None:
        self.game = game
        self._barriers = barriers
        self._chronicle = Chronicle()
        self._steps: list[_Step] = []
        self._seat: int | None = None
        self._told: dict[int, int] = {}
        game.listen(self._chronicle)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, oldest first."""
        return self._chronicle.events

    @property
    def steps(self) -> int:
        """How many decisions can be taken back."""
        return len(self._steps) if self.game.to_act == self._seat else 0

    def news(self, seat: int) -> list[Event]:
        """What happened since this was last asked for the seat."""
        since = self._told.get(seat, 0)
        self._told[seat] = len(self.events)
        return self.events[since:]

    def play(self, action: int, can_go_back: bool) -> None:
        """Play an action; remember the position before it where a person may go back to it."""
        seat = self.game.to_act
        if seat != self._seat or not can_go_back:
            self._steps.clear()
        self._seat = seat if can_go_back else None
        if can_go_back:
            self._steps.append(_Step(self.game.copy(), len(self.events)))
        if is_final(self.game, action, self._chronicle, self._barriers):
            self._steps.clear()

    def undo(self, steps: int = 1) -> None:
        """Take back so many decisions."""
        for _ in range(min(steps, self.steps)):
            step = self._steps.pop()
            self.game = step.game
            del self.events[step.events :]
            for seat, told in self._told.items():
                self._told[seat] = min(told, step.events)
        self.game.listen(self._chronicle)


def is_final(game: Game, action: int, chronicle: Chronicle, barriers: frozenset[str]) -> bool:
    """Play an action; whether it cannot be taken back: somebody else or chance has decided, or something
    hidden was revealed.

    Args:
        chronicle: what listens to this game.
    """
    seat = game.to_act
    before, heard = game.trail, len(chronicle.events)
    game.play(action)
    move = game.trail
    while move is not None and move is not before:
        if move.seat != seat:
            return True
        move = move.before
    return any(event.key in barriers for event in chronicle.events[heard:])


class TriedLine:
    """Answers tried one after the other on a copy of a game, so that all are played or none.

    Attributes:
        game: the copy; actions: what was played on it.
        is_over: whether the last one cannot be taken back.
    """

    def __init__(self, game: Game, barriers: frozenset[str]) -> None:
        self.game = game.copy()
        self.actions: list[int] = []
        self.is_over = False
        self._barriers = barriers
        self._chronicle = Chronicle()
        self.game.listen(self._chronicle)

    def play(self, action: int) -> None:
        """Play one more.

        Raises:
            IllegalAction: it is not possible.
        """
        self.is_over = is_final(self.game, action, self._chronicle, self._barriers)
        self.actions.append(action)
