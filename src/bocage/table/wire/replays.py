"""Games that are over, move by move."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from bocage.table.wire.common import Options, said
from bocage.table.wire.models import Scene, View
from bocage.table.wire.moments import Action, Category, Log, Outcome, Question, RunningScore


@said
class ReplayMove(TypedDict):
    """One move."""

    n: int
    seat: int
    notation: str
    sentence: str
    round: int
    starts: bool
    """Whether it begins a turn."""


@said
class NextMove(Action):
    """The move that follows, in all its forms."""

    n: int
    seat: int


@said
class RoundStart(TypedDict):
    """Where a round begins: after so many moves."""

    round: int
    n: int


@said
class CurvePoint(TypedDict):
    """The scores after so many moves."""

    n: int
    scores: list[float]


@said
class TurningPoint(TypedDict):
    """A turn after which a player gained most on the others."""

    n: int
    seat: int
    swing: float
    sentence: str


@said
class Replay(TypedDict):
    """The whole story of a game."""

    id: str
    game: str
    options: Options
    mode: str | None
    names: list[str]
    finished: bool
    moves: list[ReplayMove]
    rounds: list[RoundStart]
    curve: list[CurvePoint]
    """One point a turn."""
    turning_points: list[TurningPoint]
    outcome: Outcome | None


@said
class ReplayMoment(TypedDict):
    """The position after so many moves."""

    type: Literal["replay"]
    table: str
    game: str
    n: int
    count: int
    """How many moves there are."""
    viewer: Literal["open"] | int
    names: list[str]
    to_act: int | None
    round: int
    phase: str
    question: Question | None
    view: View
    scene: Scene
    scores: list[RunningScore]
    move: ReplayMove | None
    """The one that led here."""
    next: NextMove | None
    log: Log
    """The events of that move alone."""
    outcome: Outcome | None


@said
class JudgedMove(TypedDict):
    """A move that cost points."""

    n: int
    """The move it began with."""
    seat: int
    loss: float
    doubt: float
    """The loss lies within so much of it, 95 times of 100."""
    played: list[Action]
    better: list[Action]
    lines: list[Category]
    """Where the better move would have scored more."""


@said
class ReviewProgress(TypedDict):
    """How far a review has come: ask again."""

    id: str
    done: int
    """Moves that were looked at."""
    of: int


@said
class Review(TypedDict):
    """The costliest moves of a game, and what would have been better."""

    id: str
    losses: list[float]
    moves: list[JudgedMove]
