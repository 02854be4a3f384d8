"""Lessons, puzzles, links and the analysis desk."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import said
from bocage.table.wire.play import Category, Failure, State, Trial, Why

Grade = TypeAliasType("Grade", Literal["easy", "medium", "hard", "very-hard"])


@said
class LessonCard(TypedDict):
    """A lesson in the list."""

    id: str
    game: str
    title: str
    about: str
    minutes: int
    steps: int
    first: bool
    """Whether it is the guided first game."""
    picture: str
    """The symbol that stands for it."""


@said
class LessonList(TypedDict):
    """All lessons, in the order in which they are taken."""

    lessons: list[LessonCard]


@said
class Coach(TypedDict):
    """What the coach says now."""

    step: int
    steps: int
    sentence: str
    """The task stands between two stars: `**Sow.**`"""
    point: list[str]
    """What it points at: notations of actions, or a part of the table, `view farm`."""
    task: bool
    """Whether something must be done; else one reads on."""
    is_over: bool
    goes_on: bool
    """Whether a game against the first level follows."""
    rule: str


BoardAnswer = TypeAliasType("BoardAnswer", State | Trial | Why | Failure)


@said
class LessonMoment(TypedDict):
    """Where a lesson is after some answers."""

    lesson: LessonCard
    answers: list[str]
    """What leads here; keep it to take the lesson up again."""
    coach: Coach
    message: BoardAnswer
    record: str | None
    """Once a guided game is over: the game so far, to be played on."""


@said
class PuzzleCard(TypedDict):
    """A puzzle in the list."""

    id: str
    game: str
    grade: Grade
    rating: int
    round: int


@said
class PuzzleList(TypedDict):
    """The puzzles of a game, easier ones first, and today's."""

    puzzles: list[PuzzleCard]
    today: PuzzleCard | None


@said
class Weighed(TypedDict):
    """A move and what it is worth."""

    move: str
    """Its first answer, in notation."""
    line: list[str]
    """All its answers."""
    sentence: str
    worth: float
    """Points ahead of the best other seat that it leads to."""
    doubt: float
    """The worth lies within so much of it, 95 times of 100."""
    points: float
    """What the seat may score."""
    lines: list[Category]
    """Where the points lie that the best move brings more; together what this one gives away."""


@said
class PuzzleMoment(TypedDict):
    """A puzzle: the position and the moves to choose from, in no order."""

    puzzle: PuzzleCard
    code: str
    """The position as a link holds it."""
    choices: list[PuzzleChoice]
    state: State


@said
class PuzzleChoice(TypedDict):
    """A move to choose from."""

    move: str
    sentence: str


@said
class PuzzleVerdict(TypedDict):
    """What an answer to a puzzle is worth."""

    solved: bool
    rating: int
    best: str
    """The best move, in notation."""
    sentence: str
    """Why: where its points lie."""
    moves: list[Weighed]
    code: str


@said
class LinkMade(TypedDict):
    """A position or a game as a code for links, and the link as a picture where one was asked for."""

    code: str
    svg: str | None


@said
class BoardMoment(TypedDict):
    """A position of the analysis desk."""

    code: str
    """Where it begins."""
    moves: list[str]
    """The moves from there, chance included."""
    sentences: list[str]
    """The same in words."""
    seats: list[int]
    """Who made each of them; -1 is chance."""
    names: list[str]
    message: BoardAnswer
    position: str
    """The code of the position that is shown."""


@said
class LinkMoves(TypedDict):
    """The moves of the game that a link holds, chance included; none where it holds a position."""

    moves: list[str]


@said
class SetUp(TypedDict):
    """What the rules say to a position that somebody has set up."""

    moment: BoardMoment | None
    """How it stands; null where it cannot."""
    sentence: str
    """What is against it; empty where nothing is."""
    rule: str | None


@said
class WeighedList(TypedDict):
    """The best moves of a position, the best first."""

    seat: int | None
    moves: list[Weighed]


@said
class LineMove(TypedDict):
    """One answer of a line."""

    seat: int
    move: str
    sentence: str


@said
class BestLine(TypedDict):
    """What the champion would play, answer by answer."""

    moves: list[LineMove]


@said
class Warned(TypedDict):
    """What a move would give away."""

    costs: bool
    """Whether it costs more than was asked."""
    loss: float
    doubt: float
    better: str
    sentence: str


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


@said
class RecordMade(TypedDict):
    """A record with its variations."""

    record: str
