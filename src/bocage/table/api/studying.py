"""Calls of the analysis desk, warnings, and the deal of the day. None keeps anything."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Annotated, Literal, cast

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.record import parse_record
from bocage.core.state import NATURE
from bocage.learning.daily import Deal, deal, deals, settle
from bocage.learning.errors import BadLink
from bocage.learning.links import MARK, Linked, game_code, position_code, read_link
from bocage.learning.puzzles.puzzle import Answer
from bocage.learning.variations import branches_of, check_variations, with_variations
from bocage.messages import say
from bocage.table import studies
from bocage.table.api.common import Guest, House, HouseHere, Tongue, says
from bocage.table.api.learning import BoardMessage, Code, Day, Id, Text, kind_of_game
from bocage.table.api.models import SeatNumber, Strict
from bocage.table.bots import seat_names
from bocage.table.refusals import FORBIDDEN, NOT_FOUND, Refused
from bocage.table.sheets import Seat
from bocage.table.studies import ME, Study
from bocage.table.wire import learning as wire
from bocage.table.wire.play import Category, Failure, State, Trial, Why
from bocage.wording import action_sentence, score_name

router = APIRouter(prefix="/api/learn")
LEARNER = 0  # who plays a deal
REMEMBERED = 100  # deals of which the champions' scores are kept
CHAMPIONS: dict[tuple[str, str], list[float]] = {}


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


class MoveAtTable(Strict):
    """A move about to be made at a table."""

    action: Text
    limit: Annotated[float, Field(ge=0.5, le=50)] = 3.0


class DealMoves(BoardMessage):
    """The moves of a deal so far, and the next one."""

    moves: list[Text] = Field(default_factory=list, max_length=2000)


class Variations(Strict):
    """A game at the desk with its variations, to be made a record of."""

    code: Code
    moves: list[Text] = Field(default_factory=list, max_length=2000)
    names: list[Annotated[str, StringConstraints(max_length=40)]] = Field(default_factory=list, max_length=9)
    variations: list[dict[str, object]] = Field(default_factory=list, max_length=200)


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
    kind = kind_of_game(held.record.game)
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
    found = await house.rooms.study(owner, _asked(body.code, game, "weigh"))
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
    found = cast("list[dict[str, object]]", await house.rooms.study(owner, _asked(body.code, game, "line")))
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
    asked = {**_asked(body.code, game, "warn"), "action": number, "limit": body.limit}
    return JSONResponse(_warned(await house.rooms.study(owner, asked), game, study.names(lang), lang))


@router.post("/tables/{id}/warning", responses=says(wire.Warned))
async def warn_at_table(
    id: Id, body: MoveAtTable, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """The same at a table, where everybody else is a bot and hints are allowed."""
    room = await house.rooms.get(id)
    acting = room.game.to_act
    seats = room.sheet.seats
    is_mine = acting is not None and acting >= 0 and seats[acting].is_of(owner)
    others = [seat for number, seat in enumerate(seats) if number != acting]
    if not is_mine or not room.sheet.settings["hints"] or any(seat.kind != "bot" for seat in others):
        raise Refused(FORBIDDEN, "hints-off")
    game = room.game.copy()
    number = game.codec.parse(body.action)
    asked = {**_asked(id, game, "warn"), "action": number, "limit": body.limit}
    found = await house.rooms.study(owner, asked)
    return JSONResponse(_warned(found, game, seat_names(seats, lang), lang))


def _warned(said: object, game: Game, names: list[str], lang: str) -> wire.Warned:
    """What a move costs, in words."""
    found = cast("dict[str, object] | None", said)
    answer: wire.Warned = {"costs": False, "loss": 0.0, "doubt": 0.0, "better": "", "sentence": ""}
    if found and game.to_act is not None:
        line = cast("list[str]", found["better"])
        lines = cast("dict[str, float]", found["lines"])
        better = studies.line_sentence(game, game.to_act, line[:1], lang, names)
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
    return answer


def _studied(body: BoardPlace) -> tuple[Study, Game]:
    held = read_link(body.code)
    study = _followed(held, _fresh(held), body.moves, body.seat)
    return study, study.game


def _asked(table: str, game: Game, what: str) -> dict[str, object]:
    """A question for a process that thinks."""
    return {
        "task": "study",
        "table": table,
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
    cards = [deal_card(one) for one in await asyncio.to_thread(deals, day)]
    found: wire.DealList = {"deals": cards}
    return JSONResponse(found)


def deal_card(one: Deal) -> wire.DealCard:
    """A deal in the list."""
    return {
        "day": one.day,
        "game": one.game,
        "sort": cast("Literal['alone', 'two']", one.sort),
        "rules": one.rules,
        "seed": one.seed,
        "code": game_code(one.begin()),
    }


@router.post("/deals/{game}/{sort}", responses=says(wire.DealMoment))
async def play_deal(
    game: Id, sort: Id, day: Day, body: DealMoves, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """Play a deal; the champion answers, and chance goes by the order of the day."""
    one = _deal(day, game, sort)
    study = await asyncio.to_thread(_dealt, one, body.moves, lang)
    message: State | Trial | Why | Failure | None = None
    try:
        if body.do == "play" and body.action:
            for text in body.action.split(";"):
                _play(study, text.strip())
            await _answer_deal(study, one, house, owner)
        elif body.do == "try" and body.action:
            trial = study.game.copy()
            trial.play_line(body.action)
            message = study.trial(trial, lang)
        elif body.do == "why" and body.action:
            message = study.why(body.action, lang)
        elif study.game.to_act != LEARNER:
            await _answer_deal(study, one, house, owner)
    except BocageError as problem:
        study = await asyncio.to_thread(_dealt, one, body.moves, lang)
        message = studies.failure(problem, lang)
    outcome = study.game.outcome()
    record = study.game.record(study.names(lang))
    found: wire.DealMoment = {
        "deal": deal_card(one),
        "moves": [text for _, text in record.moves],
        "message": message or study.state(lang),
        "scores": None if outcome is None else list(outcome.scores),
        "record": None if outcome is None else "\n".join(record.lines()) + "\n",
    }
    return JSONResponse(found)


@router.get("/deals/{game}/{sort}/champion", responses=says(wire.DealScores))
async def champions_deal(game: Id, sort: Id, day: Day, house: HouseHere, owner: Guest) -> JSONResponse:
    """What champions score with the same deal; this takes a while, once a day."""
    one = _deal(day, game, sort)
    key = (one.game, one.seed)
    if key not in CHAMPIONS:
        asked = {**_asked(one.seed, one.begin(), "own"), "chance": one.seed}
        CHAMPIONS[key] = cast("list[float]", await house.rooms.study(owner, asked))
        while len(CHAMPIONS) > REMEMBERED:
            CHAMPIONS.pop(next(iter(CHAMPIONS)))
    found: wire.DealScores = {"scores": CHAMPIONS[key]}
    return JSONResponse(found)


def _deal(day: str, game: str, sort: str) -> Deal:
    found = deal(day, game, sort)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=game[:40])
    return found


def _dealt(one: Deal, moves: list[str], lang: str) -> Study:
    """A deal after some moves, as the person sees it who plays it."""
    start = one.begin()
    seats = [studies.me(lang)]
    seats += [Seat("bot", bot="champion")] * (int(start.state.seats) - 1)
    fresh = kind_of_game(one.game).from_options(one.options)
    study = Study.of(fresh, [], seats, LEARNER)
    for text in moves or [start.codec.text(action) for _, action in start.moves()]:
        _play(study, text)
    return study


async def _answer_deal(study: Study, one: Deal, house: House, owner: str) -> None:
    """Let chance, the champion and whatever leaves no choice answer, until the person must."""
    while (acting := study.game.to_act) is not None:
        game = study.game
        if acting == NATURE:
            trial = game.copy()
            settle(trial, one.seed)
            for _, action in trial.moves()[len(game.moves()) :]:
                study.follow(NATURE, game.codec.text(action))
        elif len(game.legal_actions()) == 1:
            study.follow(acting, game.codec.text(game.legal_actions()[0]))
        elif acting == LEARNER:
            return
        else:
            found = cast(
                "list[dict[str, object]]", await house.rooms.study(owner, _asked(one.seed, game, "line"))
            )
            for move in found:
                if study.game.to_act != acting or move["seat"] != acting:
                    break
                study.follow(acting, str(move["move"]))
