"""Calls about learning: lessons, puzzles, links. None keeps anything."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from bocage.learning.lessons import lesson
from bocage.table import lessons, linking
from bocage.table.api.common import Tongue, says
from bocage.table.api.models import Strict
from bocage.table.wire import learning as wire

router = APIRouter(prefix="/api/learn")
Text = Annotated[str, StringConstraints(max_length=2000)]
Code = Annotated[str, StringConstraints(max_length=24_000)]
Seal = Annotated[str, StringConstraints(pattern="^[0-9a-f]*$", max_length=64)]
Day = Annotated[str, Query(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Id = Annotated[str, Path(max_length=60)]


class BoardMessage(Strict):
    """What somebody does at a board: look at it, play, try, or ask why not."""

    do: Literal["look", "play", "try", "why"] = "look"
    action: Text | None = None


class LessonAnswers(BoardMessage):
    """The answers of a lesson so far, and the next one."""

    answers: list[Text] = Field(default_factory=list, max_length=400)


class PuzzleAnswer(Strict):
    """The move that somebody thinks best."""

    move: Text


class LinkWish(Strict):
    """A position or a record to be made a link of; `address` is what stands before it in the picture."""

    position: dict[str, object] | None = None
    record: str | None = None
    address: Annotated[str, StringConstraints(max_length=200)] | None = None


# Lessons.


@router.get("/lessons", responses=says(wire.LessonList))
async def list_lessons(lang: Tongue) -> JSONResponse:
    """All lessons."""
    return JSONResponse(lessons.lesson_list(lang))


@router.post("/lessons/{id}", responses=says(wire.LessonMoment))
async def take_lesson(id: Id, body: LessonAnswers, lang: Tongue) -> JSONResponse:
    """Answer the coach; the answers so far say where the lesson is."""
    return JSONResponse(await asyncio.to_thread(lessons.lesson_moment, lesson(id), body, lang))


# Puzzles.


@router.get("/puzzles/{game}", responses=says(wire.PuzzleList))
async def list_puzzles(game: Id, day: Day) -> JSONResponse:
    """The puzzles of a game, and that of a day."""
    return JSONResponse(lessons.puzzle_list(game, day))


@router.get("/puzzles/{game}/{id}", responses=says(wire.PuzzleMoment))
async def show_puzzle(game: Id, id: Id, lang: Tongue) -> JSONResponse:
    """The position of a puzzle, and the moves to choose from."""
    return JSONResponse(lessons.puzzle_moment(game, id, lang))


@router.post("/puzzles/{game}/{id}", responses=says(wire.PuzzleVerdict))
async def answer_puzzle(game: Id, id: Id, body: PuzzleAnswer, lang: Tongue) -> JSONResponse:
    """Whether a move is the best one, and what all of them are worth."""
    return JSONResponse(lessons.puzzle_verdict(game, id, body.move, lang))


# Links.


@router.post("/links", responses=says(wire.LinkMade))
async def make_link(body: LinkWish) -> JSONResponse:
    """A position or a record as a code for links, and the link as a QR code."""
    return JSONResponse(await asyncio.to_thread(linking.make_link, body))
