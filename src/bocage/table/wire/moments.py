"""A moment of a game: what is drawn of it, and what that is made of."""

from __future__ import annotations

from typing_extensions import TypedDict

from bocage.table.wire.common import said
from bocage.table.wire.models import Scene, View


@said
class Action(TypedDict):
    """One action in all its forms."""

    action: int
    """Its number; number or notation may be sent."""
    notation: str
    sentence: str
    kind: str
    sort: str
    """What its argument is: a space, a cell, a card and so on."""
    word: str
    """Its argument by name."""
    argument: int
    idle: bool
    """Legal and never needed."""
    anytime: bool
    """An exchange that is possible at any time."""


@said
class Question(TypedDict):
    """What is asked, and what helps to answer: how many, what it costs, what there is to pay with."""

    key: str
    rule: str
    sentence: str
    counsel: str


@said
class RunningScore(TypedDict):
    """A score as it stands."""

    seat: int
    total: float
    categories: dict[str, float]
    counts: dict[str, int]
    """How many there are of what a category counts; none of one that has points alone."""


@said
class LogEntry(TypedDict):
    """One event."""

    n: int
    key: str
    seat: int
    numbers: list[int]
    """As the engine tells it, for animation."""
    sentence: str
    """Empty where there is nothing to tell."""
    seq: int
    """The decision that brought it about."""


# The name `from` is a word of Python, so this one is written as a call.
Log = TypedDict("Log", {"from": int, "entries": list[LogEntry]})
said(Log)
Log.__doc__ = "What happened. Older entries with the number `from` or a greater one were taken back."


@said
class Category(TypedDict):
    """Points of one category."""

    id: str
    name: str
    points: float


@said
class ScoreLine(TypedDict):
    """One line of a score."""

    category: str
    key: str
    name: str
    points: float


@said
class ScoreSheet(TypedDict):
    """The final score of a seat."""

    seat: int
    total: float
    categories: list[Category]
    counts: dict[str, int]
    """How many there are of what a category counts, by its id."""
    lines: list[ScoreLine]


@said
class Outcome(TypedDict):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    reason: str
    sentence: str
    sheets: list[ScoreSheet]
    replay: str
    """The id of its replay."""


@said
class Forecast(TypedDict):
    """What the viewer will soon have to give."""

    sentence: str
    rounds: int
    """How many rounds end before it is due."""
    due: int
    have: int
    more: int
    """What could be made of what else is there."""
    short: int
    """What will be missing whatever is done with what is there."""


@said
class Moment(TypedDict):
    """What is drawn: shared by the state of a table and a trial."""

    game: str
    viewer: int | None
    """The seat through whose eyes this is; null for a guest."""
    to_act: int | None
    """Who must decide: a seat, -1 for chance, null when the game is over."""
    round: int
    phase: str
    question: Question | None
    """Null where it is secret, and where nobody is asked."""
    actions: list[Action]
    """Every legal answer; empty unless the viewer's seat must decide."""
    view: View
    """What the viewer may know: a position without what is hidden."""
    scene: Scene
    """What is needed to draw it and cannot be read off the view."""
    scores: list[RunningScore] | None
    """As the setting `score` says."""
    forecast: Forecast | None
    """What the viewer will soon have to give; null where nothing is due."""
