"""Calls of the analysis desk, warnings, and the deal of the day. None keeps anything."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from bocage.learning import daily
from bocage.table import dealing, studying
from bocage.table.api.common import Guest, HouseHere, Tongue, says
from bocage.table.api.learning import BoardMessage, Code, Day, Id, Seal, Text
from bocage.table.api.models import SeatNumber, Strict
from bocage.table.wire import deals
from bocage.table.wire import learning as wire

router = APIRouter(prefix="/api/learn")


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
    seal: Seal = ""


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
    return JSONResponse(await asyncio.to_thread(studying.board_moment, body, lang))


@router.post("/desk/weigh", responses=says(wire.WeighedList))
async def weigh_moves(body: BoardPlace, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """The best moves of a position, with worth, interval and score lines; this takes a few seconds."""
    study = await asyncio.to_thread(studying.studied, body)
    return JSONResponse(await studying.weigh(house.rooms, owner, body.code, study, lang))


@router.post("/desk/line", responses=says(wire.BestLine))
async def best_line(body: BoardPlace, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """What the champion would play from here, answer by answer."""
    study = await asyncio.to_thread(studying.studied, body)
    return JSONResponse(await studying.best_line(house.rooms, owner, body.code, study, lang))


@router.post("/warning", responses=says(wire.Warned))
async def warn_of_move(body: MoveAbout, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """Whether a move costs more than some points, before it is made, and what would be better."""
    study = await asyncio.to_thread(studying.studied, BoardPlace(code=body.code, moves=body.moves))
    found = await studying.warn(house.rooms, owner, body.code, study, body.action, body.limit, lang)
    return JSONResponse(found)


@router.post("/tables/{id}/warning", responses=says(wire.Warned))
async def warn_at_table(
    id: Id, body: MoveAtTable, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """The same at a table, where everybody else is a bot and hints are allowed."""
    room = await house.rooms.get(id)
    return JSONResponse(await studying.warn_at_table(house.rooms, room, owner, body.action, body.limit, lang))


@router.post("/desk/record", responses=says(wire.RecordMade))
async def keep_variations(body: Variations) -> JSONResponse:
    """The game at the desk as a record, its variations in it."""
    return JSONResponse(studying.keep_variations(body))


# The deal of the day.


@router.get("/deals", responses=says(deals.DealList))
async def list_deals(day: Day) -> JSONResponse:
    """Today's deals: each game alone and for two."""
    cards = [dealing.deal_card(one) for one in await asyncio.to_thread(daily.deals, day)]
    found: deals.DealList = {"deals": cards}
    return JSONResponse(found)


@router.post("/deals/{game}/{sort}", responses=says(deals.DealMoment))
async def play_deal(
    game: Id, sort: Id, day: Day, body: DealMoves, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """Play a deal; the champion answers, and chance goes by the order of the day."""
    one = dealing.deal_of(day, game, sort)
    study = await asyncio.to_thread(dealing.dealt, one, body.moves, lang)
    is_ours = await house.seals.holds(one, body.moves, body.seal)
    found = await dealing.deal_moment(house.rooms, owner, one, study, body, lang)
    found["seal"] = await house.seals.seal(one, found["moves"]) if is_ours else ""
    return JSONResponse(found)


@router.get("/deals/{game}/{sort}/champion", responses=says(deals.DealScores))
async def champions_deal(game: Id, sort: Id, day: Day, house: HouseHere, owner: Guest) -> JSONResponse:
    """What champions score with the same deal; this takes a while, once a day."""
    found = await dealing.champions_scores(house.rooms, owner, dealing.deal_of(day, game, sort))
    return JSONResponse(found)
