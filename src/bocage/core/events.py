"""What happened, for logs, animation and statistics. Nothing is built when nobody listens."""

from __future__ import annotations

from bocage.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who follows a game without touching it."""

    def hear(self, key: str, seat: i64, x: i64, y: i64, z: i64) -> None:
        """Something happened to `seat`: message `event-<key>`, numbers as that event documents."""


class Event:
    """One thing that happened."""

    def __init__(self, key: str, seat: int, numbers: tuple[int, int, int]) -> None:
        self.key = key
        self.seat = seat
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"Event({self.key}, seat {self.seat}, {self.numbers})"


class Chronicle(Listener):
    """A listener that keeps everything it hears.

    Attributes:
        events: what was heard, oldest first.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, key: str, seat: i64, x: i64, y: i64, z: i64) -> None:
        self.events.append(Event(key, seat, (x, y, z)))
