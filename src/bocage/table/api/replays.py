"""Calls about replays: finished games, and records that people bring."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from bocage.table import schema
from bocage.table.api.common import (
    Guest,
    HouseHere,
    Person,
    ServerParts,
    Tongue,
    address_of,
    says,
    with_cookie,
)
from bocage.table.api.models import RecordText
from bocage.table.api.tables import Limit, card
from bocage.table.bringing import brought
from bocage.table.desk import Desk
from bocage.table.hints import review_of
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused
from bocage.table.replays import Replay, ReplayCache
from bocage.table.rows import at_table
from bocage.table.wire import replays as wire
from bocage.table.wire.tables import Made, ReplayList

router = APIRouter(prefix="/api/replays")
SHELF = ReplayCache()


@router.get("", responses=says(ReplayList))
async def list_replays(
    house: HouseHere, owner: Guest, lang: Tongue, list: Literal["mine", "open"] = "mine", limit: Limit = 50
) -> JSONResponse:
    """Finished games, latest first."""
    over = schema.tables.c.status == "over"
    mine = sa.or_(at_table(owner), schema.tables.c.host == owner) if owner else sa.false()
    condition = sa.and_(over, mine if list == "mine" else schema.tables.c.is_open == 1)
    found = await house.store.find(condition, limit)
    cards: ReplayList = {"replays": [card(sheet, None, house, owner, lang) for sheet in found]}
    return JSONResponse(cards)


@router.post("", status_code=201, responses=says(Made, 201))
async def keep_record(
    body: RecordText, house: HouseHere, owner: Person, request: Request, response: Response
) -> JSONResponse:
    """Keep a record for looking at."""
    house.new_tables.take(address_of(request))
    sheet, made = brought(body.record, owner)
    await house.store.create(sheet, made)
    found: Made = {"id": sheet.id}
    return with_cookie(JSONResponse(found, 201), response)


@router.get("/{id}", responses=says(wire.Replay))
async def show_replay(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """The whole story of a game."""
    replay = await _replay(id, house, owner, lang)
    return JSONResponse(await asyncio.to_thread(replay.story, lang))


@router.get("/{id}/at/{n}", responses=says(wire.ReplayMoment))
async def show_position(
    id: str,
    n: Annotated[int, Path(ge=0, le=100_000)],
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    viewer: Literal["open", "0", "1", "2", "3"] = "open",
) -> JSONResponse:
    """The position after so many moves."""
    replay = await _replay(id, house, owner, lang)
    seat = None if viewer == "open" else int(viewer)
    if n > len(replay.moves) or (seat is not None and seat >= len(replay.sheet.seats)):
        raise Refused(NOT_FOUND, "no-move")
    return JSONResponse(replay.at(n, seat, lang))


@router.get("/{id}/review", responses={**says(wire.Review), **says(wire.ReviewProgress, 202)})
async def show_review(
    id: str,
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    request: Request,
    wait: Annotated[float, Query(ge=0, le=30)] = 10,
) -> JSONResponse:
    """The costliest moves of a game, and what would have been better.

    The first time this takes a while: 202 and how far it has come, after `wait` seconds. Ask again.
    """
    replay = await _replay(id, house, owner, lang)
    room = await house.rooms.get(id)
    found = await review_of(house.rooms, room, replay, lang, owner or address_of(request), wait)
    return JSONResponse(found, 200 if "losses" in found else 202)


@router.get("/{id}/record", response_class=PlainTextResponse)
async def download(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The record as text, for download."""
    replay = await _replay(id, house, owner, lang)
    name = f"{replay.sheet.game}-{id}.bocage"
    return Response(
        replay.record(lang),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _replay(id: str, house: ServerParts, owner: str, lang: str) -> Replay:
    room = await house.rooms.get(id)
    Desk(house.rooms, room, owner, lang).check_may_watch()
    if room.sheet.status != "over":
        raise Refused(CONFLICT, "not-over")
    return await asyncio.to_thread(SHELF.replay, room)
