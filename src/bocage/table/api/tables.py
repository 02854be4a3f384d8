"""Calls about tables: open, list, join, hand over, play."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response

from bocage.core.errors import BocageError
from bocage.core.state import NATURE
from bocage.table import entries, identity, schema
from bocage.table.api.common import (
    Answer,
    Guest,
    House,
    HouseHere,
    Person,
    Tongue,
    address_of,
    status_of,
)
from bocage.table.api.models import (
    Action,
    Changes,
    Message,
    NewTable,
    SeatNumber,
    Token,
)
from bocage.table.boxes.box import Json
from bocage.table.course import OtherRules
from bocage.table.desk import Desk
from bocage.table.opening import changed, set_up
from bocage.table.refusals import CONFLICT, FORBIDDEN, Refused
from bocage.table.room import Room
from bocage.table.states import seats_json
from bocage.table.store import Sheet, at_table

router = APIRouter(prefix="/api")
Limit = Annotated[int, Query(ge=1, le=100)]


@router.post("/token", status_code=201)
async def make_token() -> Token:
    """A token for a program: keep it, and send it as `Authorization: Bearer …`."""
    return Token(token=identity.fresh_token())


@router.post("/tables", status_code=201, response_class=Answer)
async def open_table(
    wishes: NewTable, house: HouseHere, owner: Person, lang: Tongue, request: Request, response: Response
) -> Response:
    """Open a table."""
    house.new_tables.take(address_of(request))
    sheet, made = set_up(wishes, owner)
    await house.store.create(sheet, made)
    house.metrics.counts["bocage_tables_opened_total"] += 1
    await house.rooms.get(sheet.id)  # a bot may begin
    answer = Answer(card(sheet, len(made), house, owner, lang), status_code=201)
    answer.raw_headers += [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]
    return answer


@router.get("/tables", response_class=Answer)
async def list_tables(
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    list: Literal["mine", "open", "watch", "over"] = "mine",
    game: str | None = None,
    limit: Limit = 50,
) -> Response:
    """Tables, latest first."""
    listed = schema.tables.c.is_open == 1
    status = schema.tables.c.status
    conditions = {
        "mine": sa.and_(at_table(owner) if owner else sa.false(), status.in_(("waiting", "playing"))),
        "open": sa.and_(listed, status == "waiting"),
        "watch": sa.and_(listed, status == "playing"),
        "over": sa.and_(at_table(owner) if owner else sa.false(), status == "over"),
    }
    condition = conditions[list]
    if game is not None:
        condition = sa.and_(condition, schema.tables.c.game == game)
    found = await house.store.find(condition, limit)
    if list == "watch":
        found = [sheet for sheet in found if sheet.settings.get("watch")]
    return Answer({"tables": [card(sheet, None, house, owner, lang) for sheet in found]})


@router.get("/tables/{id}", response_class=Answer)
async def show_table(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The card of a table."""
    room = await house.rooms.visit(id)
    return Answer(card_of(room, house, owner, lang))


@router.patch("/tables/{id}", response_class=Answer)
async def change_table(id: str, changes: Changes, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """Change settings; only whoever opened the table may."""
    room = await house.rooms.get(id)

    def edit(sheet: Sheet) -> None:
        check_host(sheet, owner)
        sheet.settings = changed(sheet.settings, changes.settings)

    await room.change(edit)
    return Answer(card_of(room, house, owner, lang))


@router.delete("/tables/{id}", status_code=204)
async def close_table(id: str, house: HouseHere, owner: Guest) -> None:
    """Close a table; only whoever opened it may."""
    try:
        room = await house.rooms.get(id)
    except OtherRules:
        await _shut(id, house, owner)
        return

    def edit(sheet: Sheet) -> None:
        _check_may_close(sheet, owner)

    await room.change(edit, entries.CLOSE)


def _check_may_close(sheet: Sheet, owner: str) -> None:
    check_host(sheet, owner)
    if sheet.status not in ("waiting", "playing"):
        raise Refused(CONFLICT, "table-closed")


async def _shut(id: str, house: House, owner: str) -> None:
    """Close a table whose game cannot be played here."""
    found = await house.store.load(id)
    assert found is not None
    sheet, past = found
    _check_may_close(sheet, owner)
    sheet.status, sheet.touched = "closed", time.time()
    await house.store.append(sheet, len(past), [entries.Entry(entries.CLOSE, NATURE)])


@router.get("/tables/{id}/state", response_class=Answer)
async def show_state(
    id: str,
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    seat: SeatNumber | None = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """The state of a table, as the WebSocket sends it."""
    desk = await _desk(id, house, owner, lang, seat)
    return Answer(await desk.state(since))


@router.post("/tables/{id}/do", response_class=Answer)
async def do(id: str, message: Message, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """One message of a player; answers as the WebSocket would."""
    desk = await _desk(id, house, owner, lang, message.seat)
    try:
        answer = await desk.answer(message)
        found = await desk.state() if answer is None else answer
        status = 200
    except BocageError as problem:
        found, status = desk.problem(problem), status_of(problem)
    return Answer(found if message.id is None else {**found, "id": message.id}, status_code=status)


@router.get("/tables/{id}/why", response_class=Answer)
async def explain(
    id: str,
    action: Annotated[str, Query(max_length=200)],
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    seat: SeatNumber | None = None,
) -> Response:
    """Why an action is not possible now."""
    desk = await _desk(id, house, owner, lang, seat)
    number: Action = int(action) if action.isascii() and action.isdigit() and len(action) < 10 else action
    return Answer(await desk.answer(Message(do="why", action=number)))


async def _desk(id: str, house: House, owner: str, lang: str, seat: int | None) -> Desk:
    desk = Desk(house.rooms, await house.rooms.visit(id), owner, lang, seat)
    desk.check_may_watch()
    return desk


def card_of(room: Room, house: House, owner: str, lang: str) -> Json:
    """The card of a table in memory."""
    return card(room.sheet, room.course.seq, house, owner, lang)


def card(sheet: Sheet, seq: int | None, house: House, owner: str, lang: str) -> Json:
    """What everybody may know of a table without looking at its game."""
    return {
        "id": sheet.id,
        "game": sheet.game,
        "options": sheet.options,
        "mode": sheet.options.get("mode"),
        "status": sheet.status,
        "seq": seq,
        "created": sheet.created,
        "touched": sheet.touched,
        "to_act": sheet.to_act,
        "round": sheet.round,
        "host": bool(owner) and sheet.host == owner,
        "seats": seats_json(sheet.seats, owner, house.rooms.here(sheet.id), lang),
        "settings": sheet.settings,
        "winners": sheet.winners,
        "scores": sheet.scores,
    }


def check_host(sheet: Sheet, owner: str) -> None:
    """Refuse everybody but whoever opened the table.

    Raises:
        Refused: it is somebody else.
    """
    if not owner or sheet.host != owner:
        raise Refused(FORBIDDEN, "not-the-host")
