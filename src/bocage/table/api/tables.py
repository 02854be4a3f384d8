"""Calls about tables: open, list, join, hand over, play."""

from __future__ import annotations

from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from bocage.core.errors import BocageError
from bocage.table import cards, entries, identity, schema
from bocage.table.api.common import (
    ERRORS,
    Guest,
    HouseHere,
    Person,
    ServerParts,
    Tongue,
    address_of,
    record_file,
    says,
    with_cookie,
)
from bocage.table.api.models import (
    Action,
    Changes,
    Message,
    NewTable,
    SeatNumber,
)
from bocage.table.belonging import record_from
from bocage.table.bots import seat_names
from bocage.table.cards import check_host, check_may_close
from bocage.table.clocks import checked
from bocage.table.desk import Desk, check_may_watch
from bocage.table.invitations import invitation
from bocage.table.opening import changed, set_up
from bocage.table.refusals import CONFLICT, Refused, status_of
from bocage.table.room import Room
from bocage.table.rows import at_table
from bocage.table.sheets import StoredTable
from bocage.table.taking_up import OtherRules
from bocage.table.wire.play import Refusal, Reply, TableState, Why
from bocage.table.wire.tables import Invitation, TableCard, TableList, Token

router = APIRouter(prefix="/api")
Limit = Annotated[int, Query(ge=1, le=100)]


@router.post("/token", status_code=201, responses=says(Token, 201))
async def make_token() -> JSONResponse:
    """A token for a program: keep it, and send it as `Authorization: Bearer …`."""
    found: Token = {"token": identity.fresh_token()}
    return JSONResponse(found, 201)


@router.post("/tables", status_code=201, responses=says(TableCard, 201))
async def open_table(
    wishes: NewTable, house: HouseHere, owner: Person, lang: Tongue, request: Request, response: Response
) -> JSONResponse:
    """Open a table."""
    house.new_tables.take(address_of(request))
    sheet, made = set_up(wishes, owner, house.rooms.now())
    await house.store.create(sheet, made)
    house.metrics.tables_opened.inc()
    await house.rooms.get(sheet.id)  # a bot may begin
    return with_cookie(JSONResponse(card(sheet, len(made), house, owner, lang), 201), response)


@router.get("/tables", responses=says(TableList))
async def list_tables(
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    list: Literal["mine", "open", "watch", "over"] = "mine",
    game: str | None = None,
    limit: Limit = 50,
) -> JSONResponse:
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
    listed_cards: TableList = {"tables": [card(sheet, None, house, owner, lang) for sheet in found]}
    return JSONResponse(listed_cards)


@router.get("/tables/{id}", responses=says(TableCard))
async def show_table(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """The card of a table."""
    try:
        room = await house.rooms.visit(id)
    except OtherRules:
        sheet, past = await house.rooms.kept(id)
        return JSONResponse(card(sheet, len(past), house, owner, lang))
    return JSONResponse(card_of(room, house, owner, lang))


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(id: str, house: HouseHere, owner: Guest, lang: Tongue) -> Response:
    """The record of a table that was closed before its end, as text for download."""
    sheet, past = await house.rooms.kept(id)
    check_may_watch(sheet, owner)
    if sheet.status != "closed":
        raise Refused(CONFLICT, "not-closed")
    return record_file(record_from(sheet, past, seat_names(sheet.seats, lang)), id)


@router.get("/tables/{id}/invitation", responses=says(Invitation))
async def invite(id: str, request: Request, house: HouseHere, lang: Tongue) -> JSONResponse:
    """The addresses of a table for others, each with its QR code, and who asks them to come."""
    room = await house.rooms.visit(id)
    called = f"{request.url.scheme}://{request.url.netloc}"
    return JSONResponse(invitation(room.sheet, lang, called, house.settings.home))


@router.patch("/tables/{id}", responses=says(TableCard))
async def change_table(
    id: str, changes: Changes, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """Change settings; only whoever opened the table may."""
    room = await house.rooms.get(id)

    def edit(sheet: StoredTable) -> None:
        check_host(sheet, owner)
        if changes.settings.clock is not None and sheet.status != "waiting":
            raise Refused(CONFLICT, "clock-fixed")
        before = sheet.settings["clock"]
        sheet.settings = changed(sheet.settings, changes.settings)
        sheet.settings["clock"] = checked(sheet.settings["clock"], sheet.game)
        if sheet.settings["clock"] != before:
            sheet.clock = None  # everybody begins anew

    await room.change(edit)
    return JSONResponse(card_of(room, house, owner, lang))


@router.delete("/tables/{id}", status_code=204)
async def close_table(id: str, house: HouseHere, owner: Guest) -> None:
    """Close a table; only whoever opened it may."""
    try:
        room = await house.rooms.get(id)
    except OtherRules:
        await house.rooms.shut(id, lambda sheet: check_may_close(sheet, owner))
        return

    def edit(sheet: StoredTable) -> None:
        check_may_close(sheet, owner)

    await room.change(edit, entries.CLOSE)


@router.get("/tables/{id}/state", responses=says(TableState))
async def show_state(
    id: str,
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    seat: SeatNumber | None = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> JSONResponse:
    """The state of a table, as the WebSocket sends it."""
    desk = await _desk(id, house, owner, lang, seat)
    return JSONResponse(await desk.state(since))


@router.post("/tables/{id}/do", responses=says(Reply) | says(Refusal, *ERRORS))
async def do(id: str, message: Message, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """One message of a player; answers as the WebSocket would."""
    desk = await _desk(id, house, owner, lang, message.seat)
    try:
        answer = await desk.answer(message)
        found = await desk.state() if answer is None else answer
    except BocageError as problem:
        return JSONResponse(desk.failure(problem, message.id), status_of(problem))
    found["id"] = message.id
    return JSONResponse(found)


@router.get("/tables/{id}/why", responses=says(Why))
async def explain(
    id: str,
    action: Annotated[str, Query(max_length=200)],
    house: HouseHere,
    owner: Guest,
    lang: Tongue,
    seat: SeatNumber | None = None,
) -> JSONResponse:
    """Why an action is not possible now."""
    desk = await _desk(id, house, owner, lang, seat)
    number: Action = int(action) if action.isascii() and action.isdigit() and len(action) < 10 else action
    return JSONResponse(await desk.answer(Message(do="why", action=number)))


async def _desk(id: str, house: ServerParts, owner: str, lang: str, seat: int | None) -> Desk:
    desk = Desk(house.rooms, await house.rooms.visit(id), owner, lang, seat)
    desk.check_may_watch()
    return desk


def card_of(room: Room, house: ServerParts, owner: str, lang: str) -> TableCard:
    """The card of a table in memory."""
    return card(room.sheet, room.course.seq, house, owner, lang)


def card(sheet: StoredTable, seq: int | None, house: ServerParts, owner: str, lang: str) -> TableCard:
    """What everybody may know of a table without looking at its game."""
    return cards.card(sheet, seq, house.rooms.here(sheet.id), owner, lang, house.rooms.now())
