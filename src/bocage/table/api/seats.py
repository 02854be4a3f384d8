"""Calls about seats: take, name, hand over, move to another device."""

from __future__ import annotations

import time

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from bocage.table import identity, seating
from bocage.table.api.common import Guest, HouseHere, Person, Tongue, says, with_cookie
from bocage.table.api.models import Handing, Naming, SeatNumber
from bocage.table.api.tables import card_of
from bocage.table.opening import checked_bot
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused
from bocage.table.sheets import StoredTable
from bocage.table.wire.tables import Place, SeatLink, TableCard

router = APIRouter(prefix="/api")
LINK_SECONDS = 24 * 3600


@router.post("/tables/{id}/seats/{seat}/sit", responses=says(TableCard))
async def sit(
    id: str,
    seat: SeatNumber,
    naming: Naming,
    house: HouseHere,
    owner: Person,
    lang: Tongue,
    response: Response,
) -> JSONResponse:
    """Take a free seat."""
    room = await house.rooms.get(id)
    await seating.sit(room, seat, naming.name, owner)
    return with_cookie(JSONResponse(card_of(room, house, owner, lang)), response)


@router.post("/tables/{id}/seats/{seat}/name", responses=says(TableCard))
async def rename(
    id: str, seat: SeatNumber, naming: Naming, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """Change the name of a seat of one's own."""
    room = await house.rooms.get(id)
    await seating.rename(room, seat, naming.name, owner)
    return JSONResponse(card_of(room, house, owner, lang))


@router.post("/tables/{id}/seats/{seat}/hand", responses=says(TableCard))
async def hand(
    id: str, seat: SeatNumber, handing: Handing, house: HouseHere, owner: Guest, lang: Tongue
) -> JSONResponse:
    """Hand a seat over to a bot, or free it."""
    room = await house.rooms.get(id)
    bot = checked_bot(handing.bot, room.sheet.game) if handing.to == "bot" else ""
    await seating.hand(room, seat, bot, owner)
    await house.rooms.get(id)  # it may be the bot's turn
    return JSONResponse(card_of(room, house, owner, lang))


@router.post("/tables/{id}/seats/{seat}/return", responses=says(TableCard))
async def come_back(id: str, seat: SeatNumber, house: HouseHere, owner: Guest, lang: Tongue) -> JSONResponse:
    """Take a seat of one's own back in which a bot decides."""
    room = await house.rooms.get(id)
    await seating.come_back(room, seat, owner)
    return JSONResponse(card_of(room, house, owner, lang))


@router.post("/tables/{id}/seats/{seat}/link", status_code=201, responses=says(SeatLink, 201))
async def make_link(id: str, seat: SeatNumber, house: HouseHere, owner: Guest) -> JSONResponse:
    """A private link, good once, that moves a seat of one's own to another device."""
    room = await house.rooms.get(id)
    seating.check_owner(room.sheet, seat, owner)
    code = identity.fresh_token()
    expires = time.time() + LINK_SECONDS
    await house.store.add_link(identity.owner_of(code), id, seat, owner, expires)
    found: SeatLink = {"path": f"/seat/{code}", "expires": expires}
    return JSONResponse(found, 201)


@router.post("/seats/{code}", responses=says(Place))
async def use_link(code: str, house: HouseHere, owner: Person, response: Response) -> JSONResponse:
    """Take the seat of a private link."""
    found = await house.store.take_link(identity.owner_of(code))
    if found is None:
        raise Refused(NOT_FOUND, "no-link")
    table, seat, maker = found
    room = await house.rooms.get(table)

    def edit(sheet: StoredTable) -> None:
        if not sheet.seats[seat].is_of(maker):
            raise Refused(CONFLICT, "no-link")
        sheet.seats[seat].owner = owner
        if sheet.host == maker:
            sheet.host = owner

    await room.change(edit)
    place: Place = {"table": table, "seat": seat}
    return with_cookie(JSONResponse(place), response)
