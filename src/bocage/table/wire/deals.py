"""The deals of the day, and what people and levels score."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from bocage.table.wire.common import said
from bocage.table.wire.learning import BoardAnswer
from bocage.table.wire.moments import Category


@said
class DealCard(TypedDict):
    """The deal of a day."""

    day: str
    game: str
    sort: Literal["alone", "two"]
    rules: int
    seed: str
    code: str
    """The game as it begins, for links."""


@said
class DealList(TypedDict):
    """All deals of a day."""

    deals: list[DealCard]


@said
class DealMoment(TypedDict):
    """A deal of the day that is being played."""

    deal: DealCard
    moves: list[str]
    """All moves so far, chance and the champion included; keep them to go on."""
    message: BoardAnswer
    scores: list[float] | None
    """Once it is over."""
    record: str | None
    seal: str
    """Shows that the champion's moves were made here; send it back with them. Empty where they were not."""


@said
class DealScores(TypedDict):
    """What champions score with the same deal."""

    scores: list[float]


@said
class DealResult(TypedDict):
    """What somebody has made of a deal."""

    name: str
    scores: list[float]
    """Their own first."""
    mine: bool
    elsewhere: bool
    """Whether it was not played here: the champion's moves may be anybody's."""


@said
class DealResults(TypedDict):
    """What everybody on this server has made of a deal, the best first; those played elsewhere follow."""

    results: list[DealResult]
    count: int
    """Of those that were played here."""
    mean: float
    """Of the same: points alone, points ahead of the champion where that one sits opposite."""


@said
class TypicalLevel(TypedDict):
    """What a level scores on average in the usual game."""

    id: str
    name: str
    games: int
    """How many were played to know it."""
    points: float
    lines: list[Category]


@said
class TypicalLevels(TypedDict):
    """What the levels score on average, weakest first; the champion is the last."""

    levels: list[TypicalLevel]
