"""Calls about replays: finished games, and records that people bring."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request, Response

from bocage.table import schema
from bocage.table.api.common import Answer, Guest, House, HouseHere, Person, Tongue, address_of
from bocage.table.api.models import LONGEST_NAME, Made, RecordText
from bocage.table.api.tables import Limit, card
from bocage.table.course import Course, begin, note
from bocage.table.desk import Desk
from bocage.table.hints import review_of
from bocage.table.identity import fresh_id
from bocage.table.opening import USUAL, open_seat, past_of, read
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused
from bocage.table.replays import Replay, Shelf
from bocage.table.store import Seat, Sheet, at_table
from bocage.table.texts import printable

router = APIRouter(prefix="/api/replays")
SHELF = Shelf()


@router.get("", response_class=Answer)
async def list_replays(
    house: HouseHere, owner: Guest, lang: Tongue, list: Literal["mine", "open"] = "mine", limit: Limit = 50
) -> Response:
    """Finished games, latest first."""
    over = schema.tables.c.status == "over"
    mine = sa.or_(at_table(owner), schema.tables.c.host == owner) if owner else sa.false()
    condition = sa.and_(over, mine if list == "mine" else schema.tables.c.is_open == 1)
    found = await house.store.find(condition, limit)
    return Answer({"replays": [card(sheet, None, house, owner, lang) for sheet in found]})


@router.post("", status_code=201)
async def keep_record(body: RecordText, house: HouseHere, owner: Person, request: Request) -> Made:
    """Keep a record for looking at."""
    house.new_tables.take(address_of(request))
    record = read(body.record)
    sheet = Sheet(
        id=fresh_id(),
        game=record.game,
        rules=record.rules,
        options=dict(record.options),
        start=None if record.start is None else dict(record.start),
        settings=dict(USUAL),
        status="over",
        host=owner,
        created=time.time(),
        touched=time.time(),
    )
    course = Course(begin(sheet))
    made = past_of(record, course.game)
    for entry in made:
        course.apply(entry)
    sheet.seats = [_seat(record.seats, number) for number in range(int(course.game.state.seats))]
    note(sheet, course)
    sheet.status = "over"
    await house.store.create(sheet, made)
    return Made(id=sheet.id)


def _seat(names: list[str], number: int) -> Seat:
    """A seat that nobody owns: the game is for looking at."""
    seat = open_seat()
    seat.kind = "person"
    seat.name = printable(names[number])[:LONGEST_NAME] if number < len(names) else ""
    return seat


@router.get("/{id}", response_class=Answer)
async def show_replay(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The whole story of a game."""
    replay = await _replay(id, house, owner, lang)
    return Answer(await asyncio.to_thread(replay.story, lang))


@router.get("/{id}/at/{n}", response_class=Answer)
async def show_position(
    id: str,
    n: Annotated[int, Path(ge=0, le=100_000)],
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    viewer: Literal["open", "0", "1", "2", "3"] = "open",
) -> Response:
    """The position after so many moves."""
    replay = await _replay(id, house, owner, lang)
    seat = None if viewer == "open" else int(viewer)
    if n > len(replay.moves) or (seat is not None and seat >= len(replay.sheet.seats)):
        raise Refused(NOT_FOUND, "no-move")
    return Answer(replay.at(n, seat, lang))


@router.get("/{id}/review", response_class=Answer)
async def show_review(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The costliest moves of a game, and what would have been better; the first time this takes a while."""
    replay = await _replay(id, house, owner, lang)
    return Answer(await review_of(house.rooms, await house.rooms.get(id), replay, lang))


@router.get("/{id}/record")
async def download(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The record as text, for download."""
    replay = await _replay(id, house, owner, lang)
    name = f"{replay.sheet.game}-{id}.bocage"
    return Response(
        replay.record(lang),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _replay(id: str, house: House, owner: str, lang: str) -> Replay:
    room = await house.rooms.get(id)
    Desk(house.rooms, room, owner, lang).check_may_watch()
    if room.sheet.status != "over":
        raise Refused(CONFLICT, "not-over")
    return await asyncio.to_thread(SHELF.replay, room)
