"""Calls about learning: lessons, puzzles, links, the desk, the deal of the day. None keeps anything."""

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
from bocage.core.state import NATURE
from bocage.learning import pictures, qr
from bocage.learning.daily import deals
from bocage.learning.errors import BadLink
from bocage.learning.lessons import NEXT, Lesson, LessonRun, every_lesson, lesson
from bocage.learning.links import MARK, Linked, game_code, link, position_code, read_link, record_code
from bocage.learning.puzzles.puzzle import Answer, Puzzle
from bocage.learning.puzzles.shelf import of_the_day, puzzle, puzzles_of
from bocage.learning.variations import branches_of, check_variations, with_variations
from bocage.messages import say
from bocage.table import studies
from bocage.table.api.common import Guest, HouseHere, Tongue, says
from bocage.table.api.models import SeatNumber, Strict
from bocage.table.refusals import NOT_FOUND, UNPROCESSABLE, Refused
from bocage.table.rows import Seat
from bocage.table.studies import ME, Study
from bocage.table.wire import learning as wire
from bocage.table.wire.play import Category, Failure, State, Trial, Why
from bocage.wording import action_sentence, score_name

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


class BoardPlace(BoardMessage):
    """A place at the analysis desk: a beginning, the moves from there, and through whose eyes it is seen."""

    code: Code
    moves: list[Text] = Field(default_factory=list, max_length=2000)
    seat: SeatNumber | None = None


class MoveAbout(Strict):
    """A move about to be made, and how many points it may cost."""

    code: Code
    moves: list[Text] = Field(default_factory=list, max_length=2000)
    action: Text
    limit: Annotated[float, Field(ge=0.5, le=50)] = 3.0


class LinkWish(Strict):
    """A position or a record to be made a link of; `address` is what stands before it in the picture."""

    position: dict[str, object] | None = None
    record: str | None = None
    address: Annotated[str, StringConstraints(max_length=200)] | None = None


class Variations(Strict):
    """A game at the desk with its variations, to be made a record of."""

    code: Code
    moves: list[Text] = Field(default_factory=list, max_length=2000)
    names: list[Annotated[str, StringConstraints(max_length=40)]] = Field(default_factory=list, max_length=9)
    variations: list[dict[str, object]] = Field(default_factory=list, max_length=200)


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
        record = "\n".join(run.record(lesson_study(run).names(lang)).lines()) + "\n"
    return {
        "lesson": lesson_card(one, lang),
        "answers": run.answers,
        "coach": coach,
        "message": message or lesson_study(run).state(lang, min(1, len(run.answers))),
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
            return lesson_study(run).trial(run.trial(text), lang)
        if body.do == "why":
            return lesson_study(run).why(text, lang)
    except BocageError as problem:
        return studies.failure(problem, lang)
    return None


def lesson_study(run: LessonRun) -> Study:
    """The board of a lesson."""
    one = run.lesson
    seats = [
        Seat("person", owner=ME, name="") if seat == one.seat else Seat("bot", bot=one.rival)
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
    study = puzzle_study(one)
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


def puzzle_study(one: Puzzle) -> Study:
    """The board of a puzzle."""
    game = one.begin()
    seats = [
        Seat("person", owner=ME) if seat == one.seat else Seat("bot", bot="champion")
        for seat in range(int(game.state.seats))
    ]
    return Study.of(game, [], seats, one.seat)


@router.post("/puzzles/{game}/{id}", responses=says(wire.PuzzleVerdict))
async def answer_puzzle(game: Id, id: Id, body: PuzzleAnswer, lang: Tongue) -> JSONResponse:
    """Whether a move is the best one, and what all of them are worth."""
    one = puzzle(game, id)
    study = puzzle_study(one)
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
        code = position_code(_kind(str(body.position.get("game"))).from_position(body.position))
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


def _kind(id: str) -> type[Game]:
    found = games.game_class(id)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=id[:40])
    return found


# The analysis desk.


@router.post("/desk", responses=says(wire.BoardMoment))
async def show_board(body: BoardPlace, lang: Tongue) -> JSONResponse:
    """A position at the desk, or what comes of a move there."""
    return JSONResponse(await asyncio.to_thread(board_moment, body, lang))


def board_moment(body: BoardPlace, lang: str) -> wire.BoardMoment:
    """The desk after a message."""
    held = read_link(body.code.removeprefix(MARK))
    fresh = _fresh(held)
    study = _followed(held, fresh, body.moves, body.seat)
    message: State | Trial | Why | Failure | None = None
    try:
        if body.do == "play" and body.action:
            for text in body.action.split(";"):
                _play(study, text.strip())
            _settle(study, body.code)
        elif body.do == "try" and body.action:
            trial = study.game.copy()
            trial.play_line(body.action)
            message = study.trial(trial, lang)
        elif body.do == "why" and body.action:
            message = study.why(body.action, lang)
    except BocageError as problem:
        message = studies.failure(problem, lang)
    made = study.game.moves()[len(fresh.moves()) :]
    return {
        "code": body.code,
        "moves": [study.game.codec.text(action) for _, action in made],
        "sentences": study.sentences(fresh, lang),
        "seats": [seat for seat, _ in made],
        "names": study.names(lang),
        "message": message or study.state(lang),
        "position": studies.code_of(study.game),
    }


def _fresh(held: Linked) -> Game:
    """Where a link begins: its position, or its game before the first move."""
    if held.record is None:
        return held.game
    kind = _kind(held.record.game)
    start = held.record.start
    return kind.from_options(held.record.options) if start is None else kind.from_position(start)


def _followed(held: Linked, fresh: Game, moves: list[str], seat: int | None) -> Study:
    count = int(fresh.state.seats)
    if seat is not None and seat >= count:
        raise BadLink("link-seat", seat=seat + 1, seats=count)
    names = held.record.seats if held.record is not None else [""] * count
    seats = [Seat("person", name=name[:40], owner=ME) for name in names[:count]]
    study = Study.of(fresh.copy(), [], seats, seat)
    for text in moves:
        _play(study, text)
    if not moves:
        _settle(study, position_code(fresh))
    return study


def _play(study: Study, text: str) -> None:
    acting = study.game.to_act
    if acting is None:
        raise BadLink("link-over")
    study.follow(acting, text)


def _settle(study: Study, seed: str) -> None:
    """At the desk chance decides by itself, the same way each time."""
    rng = Random(f"{seed} {len(study.game.moves())}")
    while study.game.to_act == NATURE:
        study.follow(NATURE, study.game.codec.text(rng.choice(study.game.legal_actions())))


@router.post("/desk/weigh", responses=says(wire.WeighedList))
async def weigh_moves(body: BoardPlace, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """The best moves of a position, with worth, interval and score lines; this takes a few seconds."""
    study, game = await asyncio.to_thread(_studied, body)
    found = await house.rooms.study(owner, _asked(body, game, "weigh"))
    seat = game.to_act
    names = study.names(lang)
    moves = cast("list[dict[str, object]]", found) if seat is not None and seat != NATURE else []
    answer: wire.WeighedList = {
        "seat": seat,
        "moves": [studies.weighed(game, cast("int", seat), _answer(move), lang, names) for move in moves],
    }
    return JSONResponse(answer)


@router.post("/desk/line", responses=says(wire.BestLine))
async def best_line(body: BoardPlace, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """What the champion would play from here, answer by answer."""
    study, game = await asyncio.to_thread(_studied, body)
    found = cast("list[dict[str, object]]", await house.rooms.study(owner, _asked(body, game, "line")))
    trial, names = game.copy(), study.names(lang)
    moves: list[wire.LineMove] = []
    for one in found:
        text = str(one["move"])
        sentence = action_sentence(trial, trial.codec.parse(text), lang, names)
        moves.append({"seat": cast("int", one["seat"]), "move": text, "sentence": sentence})
        trial.play(text)
    answer: wire.BestLine = {"moves": moves}
    return JSONResponse(answer)


@router.post("/warning", responses=says(wire.Warned))
async def warn_of_move(body: MoveAbout, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """Whether a move costs more than some points, before it is made, and what would be better."""
    place = BoardPlace(code=body.code, moves=body.moves)
    study, game = await asyncio.to_thread(_studied, place)
    number = game.codec.parse(body.action)
    asked = {**_asked(place, game, "warn"), "action": number, "limit": body.limit}
    found = cast("dict[str, object] | None", await house.rooms.study(owner, asked))
    answer: wire.Warned = {"costs": False, "loss": 0.0, "doubt": 0.0, "better": "", "sentence": ""}
    if found and game.to_act is not None:
        line = cast("list[str]", found["better"])
        lines = cast("dict[str, float]", found["lines"])
        better = studies.line_sentence(game, game.to_act, line[:1], lang, study.names(lang))
        told: list[Category] = [
            {"id": heading, "name": score_name(heading, lang, game.id), "points": points}
            for heading, points in lines.items()
        ]
        loss = cast("float", found["loss"])
        words = say("learn-warning", lang, points=studies.signed(-loss, lang), better=better)
        reason = studies.reason(told, lang, "learn-chosen-lacks")
        answer = {
            "costs": True,
            "loss": loss,
            "doubt": cast("float", found["doubt"]),
            "better": line[0],
            "sentence": f"{words} {reason}".strip(),
        }
    return JSONResponse(answer)


def _studied(body: BoardPlace) -> tuple[Study, Game]:
    held = read_link(body.code)
    study = _followed(held, _fresh(held), body.moves, body.seat)
    return study, study.game


def _asked(body: BoardPlace, game: Game, what: str) -> dict[str, object]:
    """A question for a process that thinks."""
    return {
        "task": "study",
        "table": body.code,
        "what": what,
        "game": game.id,
        "start": game.position(),
        "moves": [],
    }


def _answer(move: dict[str, object]) -> Answer:
    return Answer(
        tuple(cast("list[str]", move["line"])),
        cast("float", move["worth"]),
        cast("float", move["points"]),
        cast("float", move["doubt"]),
        cast("dict[str, float]", move["lines"]),
    )


@router.post("/desk/record", responses=says(wire.RecordMade))
async def keep_variations(body: Variations) -> JSONResponse:
    """The game at the desk as a record, its variations in it."""
    held = read_link(body.code)
    fresh = _fresh(held)
    study = _followed(held, fresh, body.moves, None)
    record = parse_record("\n".join(study.game.record(body.names or study.names("en")).lines()) + "\n")
    branches = branches_of(body.variations, len(record.moves))
    check_variations(fresh, record, branches)
    found: wire.RecordMade = {"record": with_variations(record, branches)}
    return JSONResponse(found)


# The deal of the day.


@router.get("/deals", responses=says(wire.DealList))
async def list_deals(day: Day) -> JSONResponse:
    """Today's deals: each game alone and for two."""
    found: wire.DealList = {
        "deals": [
            {
                "day": one.day,
                "game": one.game,
                "sort": cast("Literal['alone', 'two']", one.sort),
                "rules": one.rules,
                "seed": one.seed,
                "code": game_code(one.begin()),
            }
            for one in await asyncio.to_thread(deals, day)
        ]
    }
    return JSONResponse(found)
