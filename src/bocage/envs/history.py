"""What a seat has come to know in the course of a game: the information state of game theory, as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

from bocage.core.game import Game

View = dict[str, object]


def differences(before: object, after: object, path: str = "") -> Iterator[str]:
    """What has changed between two pieces of plain data; what is gone stands after a minus.

    Examples:
        >>> list(differences({"a": [1, 2], "b": {"c": 1}}, {"a": [1, 3], "b": {}}))
        ['a.1=3', '-b.c']
    """
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before | after:
            place = f"{path}.{name}" if path else str(name)
            if name not in after:
                yield f"-{place}"
            elif name not in before:
                yield f"{place}={_written(after[name])}"
            else:
                yield from differences(before[name], after[name], place)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences(old, new, f"{path}.{number}")
    else:
        yield f"{path}={_written(after)}"


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Knowledge:
    """What one seat has known so far, line by line.

    The first line is what it may know at the start. Then there is a line for each action of its own, in
    notation after `>`, and one for each move of anybody that has changed what it may know.
    """

    def __init__(self, seat: int, start: Game) -> None:
        self.seat = seat
        self._view = self._known(start)
        self.lines = [_written(self._view)]

    def _known(self, game: Game) -> View:
        """What the seat may know, who is to decide, and what the seat itself is asked."""
        to_act = game.to_act
        asked = game.prompt[1] if to_act == self.seat else ""
        return {**game.view(self.seat), "to_act": to_act, "asked": asked}

    def hear(self, seat: int, text: str, game: Game) -> None:
        """A seat has made this move, which has led to this position."""
        if seat == self.seat:
            self.lines.append(f"> {text}")
        view = self._known(game)
        changes = " ".join(differences(self._view, view))
        if changes:
            self.lines.append(changes)
        self._view = view

    def copy(self) -> Knowledge:
        """Independent knowledge of the same things."""
        new = Knowledge.__new__(Knowledge)
        new.seat = self.seat
        new._view = self._view
        new.lines = self.lines.copy()
        return new


class History:
    """Follows a game for those who ask what a seat has known; nothing is worked out before somebody asks.

    Args:
        start: the game before its first move.
    """

    def __init__(self, start: Game) -> None:
        self._game = start.copy()
        self._told = 0
        self._seats = [Knowledge(seat, self._game) for seat in range(int(start.state.seats))]

    def known_to(self, seat: int, game: Game) -> str:
        """What a seat has known in a game that began as this one and has gone on since the last time."""
        for mover, action in islice(game.moves(), self._told, None):
            self._game.play(action)
            self._told += 1
            for knowledge in self._seats:
                knowledge.hear(mover, game.codec.text(action), self._game)
        return "\n".join(self._seats[seat].lines)

    def copy(self) -> History:
        """Independent of this one: for a copy of the game that goes its own way."""
        new = History.__new__(History)
        new._game = self._game.copy()
        new._told = self._told
        new._seats = [knowledge.copy() for knowledge in self._seats]
        return new
