"""Calls about learning: lessons, puzzles, links. None keeps anything."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from bocage import games
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.learning import pictures, qr
from bocage.learning.lessons import NEXT, Lesson, LessonRun, every_lesson, lesson
from bocage.learning.links import link, position_code, read_link, record_code
from bocage.learning.puzzles.puzzle import Answer, Puzzle
from bocage.learning.puzzles.shelf import of_the_day, puzzle, puzzles_of
from bocage.messages import say
from bocage.table import studies
from bocage.table.api.common import Tongue, says
from bocage.table.api.models import Strict
from bocage.table.refusals import NOT_FOUND, UNPROCESSABLE, Refused
from bocage.table.sheets import Seat
from bocage.table.studies import ME, Study
from bocage.table.wire import learning as wire
from bocage.table.wire.play import Failure, Trial, Why

router = APIRouter(prefix="/api/learn")
Text = Annotated[str, StringConstraints(max_length=2000)]
Code = Annotated[str, StringConstraints(max_length=24_000)]
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
    found: wire.LessonList = {"lessons": [lesson_card(one, lang) for one in every_lesson()]}
    return JSONResponse(found)


def lesson_card(one: Lesson, lang: str) -> wire.LessonCard:
    """A lesson in words."""
    return {
        "id": one.id,
        "game": one.game,
        "title": one.title.said(lang, {}),
        "about": one.about.said(lang, {}),
        "minutes": one.minutes,
        "steps": len(one.steps),
        "first": one.first,
        "picture": one.picture,
    }


@router.post("/lessons/{id}", responses=says(wire.LessonMoment))
async def take_lesson(id: Id, body: LessonAnswers, lang: Tongue) -> JSONResponse:
    """Answer the coach; the answers so far say where the lesson is."""
    return JSONResponse(await asyncio.to_thread(lesson_moment, lesson(id), body, lang))


def lesson_moment(one: Lesson, body: LessonAnswers, lang: str) -> wire.LessonMoment:
    """Where a lesson is after another answer."""
    run = LessonRun(one, body.answers)
    message = _answered(run, body, lang)
    coach = cast("wire.Coach", run.coach(lang).as_json())
    record = None
    if coach["goes_on"]:
        record = "\n".join(run.record(lesson_study(run, lang).names(lang)).lines()) + "\n"
    return {
        "lesson": lesson_card(one, lang),
        "answers": run.answers,
        "coach": coach,
        "message": message or lesson_study(run, lang).state(lang, min(1, len(run.answers))),
        "record": record,
    }


def _answered(run: LessonRun, body: LessonAnswers, lang: str) -> Trial | Why | Failure | None:
    """What comes of a message; None: the state of the board."""
    text = body.action or NEXT
    if body.do == "play":
        reply = run.give(text, lang)
        return None if reply.is_right else studies.failure(reply.sentence, lang, reply.rule)
    try:
        if body.do == "try":
            return lesson_study(run, lang).trial(run.trial(text), lang)
        if body.do == "why":
            return lesson_study(run, lang).why(text, lang)
    except BocageError as problem:
        return studies.failure(problem, lang)
    return None


def lesson_study(run: LessonRun, lang: str) -> Study:
    """The board of a lesson."""
    one = run.lesson
    seats = [
        Seat("person", owner=ME, name=say("learn-you", lang))
        if seat == one.seat
        else Seat("bot", bot=one.rival)
        for seat in range(int(run.game.state.seats))
    ]
    moves = [(seat, run.game.codec.text(action)) for seat, action in run.game.moves()]
    return Study.of(one.begin(), moves, seats, one.seat)


# Puzzles.


@router.get("/puzzles/{game}", responses=says(wire.PuzzleList))
async def list_puzzles(game: Id, day: Day) -> JSONResponse:
    """The puzzles of a game, and that of a day."""
    book = puzzles_of(game)
    today = of_the_day(day, book)
    found: wire.PuzzleList = {
        "puzzles": [puzzle_card(one) for one in book],
        "today": None if today is None else puzzle_card(today),
    }
    return JSONResponse(found)


def puzzle_card(one: Puzzle) -> wire.PuzzleCard:
    """A puzzle in the list: nothing that would give it away."""
    now = one.position.get("round")
    return {
        "id": one.id,
        "game": one.game,
        "grade": cast("wire.Grade", one.grade),
        "rating": one.rating,
        "round": now if isinstance(now, int) else 0,
    }


@router.get("/puzzles/{game}/{id}", responses=says(wire.PuzzleMoment))
async def show_puzzle(game: Id, id: Id, lang: Tongue) -> JSONResponse:
    """The position of a puzzle, and the moves to choose from."""
    one = puzzle(game, id)
    study = puzzle_study(one, lang)
    choices = [_choice(one, answer, study, lang) for answer in one.answers]
    Random(one.id).shuffle(choices)  # everybody has them in the same order, and it tells nothing
    found: wire.PuzzleMoment = {
        "puzzle": puzzle_card(one),
        "code": position_code(study.game),
        "choices": choices,
        "state": study.state(lang),
    }
    return JSONResponse(found)


def _choice(one: Puzzle, answer: Answer, study: Study, lang: str) -> wire.PuzzleChoice:
    line = (answer.move,)
    return {
        "move": answer.move,
        "sentence": studies.line_sentence(study.game, one.seat, line, lang, study.names(lang)),
    }


def puzzle_study(one: Puzzle, lang: str) -> Study:
    """The board of a puzzle."""
    game = one.begin()
    seats = [
        Seat("person", owner=ME, name=say("learn-you", lang))
        if seat == one.seat
        else Seat("bot", bot="champion")
        for seat in range(int(game.state.seats))
    ]
    return Study.of(game, [], seats, one.seat)


@router.post("/puzzles/{game}/{id}", responses=says(wire.PuzzleVerdict))
async def answer_puzzle(game: Id, id: Id, body: PuzzleAnswer, lang: Tongue) -> JSONResponse:
    """Whether a move is the best one, and what all of them are worth."""
    one = puzzle(game, id)
    study = puzzle_study(one, lang)
    names = study.names(lang)
    moves = [studies.weighed(study.game, one.seat, answer, lang, names) for answer in one.answers]
    chosen = next((move for move in moves if move["move"] == body.move), None)
    solved = chosen is moves[0]
    compared = moves[1] if solved or chosen is None else chosen
    key = "learn-best-brings" if solved or chosen is None else "learn-chosen-lacks"
    found: wire.PuzzleVerdict = {
        "solved": solved,
        "rating": one.rating,
        "best": one.best.move,
        "sentence": studies.reason(compared["lines"], lang, key),
        "moves": moves,
        "code": position_code(study.game),
    }
    return JSONResponse(found)


# Links.


@router.post("/links", responses=says(wire.LinkMade))
async def make_link(body: LinkWish) -> JSONResponse:
    """A position or a record as a code for links, and the link as a QR code."""
    if body.record is not None:
        code = record_code(parse_record(body.record))
        await asyncio.to_thread(read_link, code)
    elif body.position is not None:
        code = position_code(kind_of_game(str(body.position.get("game"))).from_position(body.position))
    else:
        raise Refused(UNPROCESSABLE, "field", field="position")
    svg = None
    if body.address is not None:
        svg = await asyncio.to_thread(code_picture, link(code, body.address))
    found: wire.LinkMade = {"code": code, "svg": svg}
    return JSONResponse(found)


def code_picture(text: str) -> str | None:
    """A QR code; None for what none can hold."""
    try:
        return pictures.svg(qr.matrix(text))
    except qr.TooMuch:
        return None


def kind_of_game(id: str) -> type[Game]:
    """A game by its id.

    Raises:
        Refused: it is not here.
    """
    found = games.game_class(id)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=id[:40])
    return found
