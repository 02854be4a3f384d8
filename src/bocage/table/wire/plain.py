"""The board of a game that brings no drawing: zones with counters and groups of things, read off its view."""

from __future__ import annotations

from typing_extensions import TypedDict

from bocage.table.wire.common import said
from bocage.table.wire.models import Models


@said
class Thing(TypedDict):
    """A card or a kind of piece."""

    id: str
    count: float


@said
class Group(TypedDict):
    """Things that lie together: a hand, a market, a stock."""

    id: str
    things: list[Thing]


@said
class Counter(TypedDict):
    """A number with a name."""

    id: str
    value: bool | float


@said
class Zone(TypedDict):
    """A part of the table."""

    id: str
    seat: int | None
    """Whose it is; null: common to all."""
    counters: list[Counter]
    groups: list[Group]


@said
class PlainScene(TypedDict):
    """What is needed to draw any game."""

    rounds: int | None
    """How many there are, where the game tells."""
    zones: list[Zone]


MODELS = Models(scene=PlainScene)
